"""Takes the pictures of Latium that the documents show: `python -m tests.browser.realm_pictures [FOLDER]`."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser

from bellona.match import Match

from ..latium.battles import equites, fight, leader, pedites, sagittarii
from ..latium.games import reigning
from ..server.serving import Running
from .chromium import chromium
from .pictures import DESK, PHONE, Pictures, folder_wanted, take
from .realm import Realm, open_realm, sit_at_realm
from .visitor import Visitor


def reign() -> Match:
    """Roma in the middle of a game, with a hand of Signa, a family and towns that are bound to it."""
    return reigning(
        "roma", turn=8, filii={"roma": ["son", "daughter"], "caere": ["daughter"], "nomentum": ["son"]},
        reges={
            "roma": {
                "aes": 57, "signa": ["eloquentia", "fertilitas", "egida"],
                "ties": {"veii": {"bond": "pactum", "since": 3}, "tusculum": {"bond": "foedus", "since": 2}},
            },
            "caere": {"signa": ["pax", "dolum"]}, "nersae": {"signa": ["fides"]},
        },
    )  # fmt: skip


def drawn_up() -> Match:
    """Two armies that are about to meet."""
    return fight(
        A1=leader("c0705"), A2=pedites("c0711"), A3=pedites("c0610"), A4=pedites("c0810"), A5=equites("c1209"),
        A6=sagittarii("c0708"), A7=pedites("c0509"), D1=leader("c0719"), D2=pedites("c0713"), D3=pedites("c0814"),
        D4=equites("c0313"), D5=sagittarii("c0816"), D6=pedites("c0614"), D7=pedites("c0915"),
        terrain=dict.fromkeys(("c0211", "c0212", "c0312"), "silva") | dict.fromkeys(("c1106", "c1107"), "colle"),
    )  # fmt: skip


def town(server: Running, visitor: Visitor) -> None:
    """The phase of Roma, one of its counters in hand."""
    screen = _sit(server, visitor, reign())
    visitor.by("counter-legatus-1-roma").click(force=True)
    screen.page.get_by_test_id("reach").wait_for(state="attached")


def house(server: Running, visitor: Visitor) -> None:
    """The houses, in the dark."""
    screen = _sit(server, visitor, reign())
    screen.part("house")


def clash(server: Running, visitor: Visitor) -> None:
    """A battle, with two cards of a duel on the table."""
    screen = _sit(server, visitor, drawn_up(), caere=True)
    screen.unit("A2").click()
    with screen.stepping():
        screen.unit("D2").click()
    screen.page.keyboard.press("Escape")


def hand(server: Running, visitor: Visitor) -> None:
    """The Signa, on a phone."""
    _sit(server, visitor, reign()).part("signa")


def _sit(server: Running, visitor: Visitor, match: Match, caere: bool = False) -> Realm:
    sitting = {"roma": visitor} | ({"caere": visitor} if caere else {})
    screen = sit_at_realm(visitor, open_realm(server, sitting, match, seed=1))
    screen.my_turn()
    return screen


SHOWN: dict[str, tuple[Callable[[Running, Visitor], None], Mapping[str, object]]] = {
    "latium": (town, DESK),
    "latium-dark": (house, DESK | {"color_scheme": "dark"}),
    "latium-battle": (clash, DESK),
    "latium-phone": (hand, PHONE),
}


def take_all(server: Running, browser: Browser, folder: Path) -> None:
    """Take all pictures at a server."""
    pictures: Pictures = {name: (partial(show, server), options) for name, (show, options) in SHOWN.items()}
    take(pictures, browser, server.url, folder)


if __name__ == "__main__":
    folder = folder_wanted(__doc__)
    with tempfile.TemporaryDirectory() as data, Running(Path(data)) as running, chromium() as launched:
        take_all(running, launched, folder)
