"""A match at a table is the same match: steps, prompts, choices and views as in `Match`, in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from msgspec.json import decode

import bellona
from bellona.gamekit.catalog import Text
from bellona.gamekit.live import Live
from bellona.gamekit.schema import schema_of
from bellona.kernel.record import dtype_of
from bellona.match import Match
from bellona.registry import game_slugs, package_of, scenarios_of
from tests.golden import recorded

PLACES = [(slug, scenario) for slug in game_slugs() for scenario in scenarios_of(slug)]
LONGEST = {slug: scenarios_of(slug)[-1] for slug in game_slugs()}
SILENT = ("latium",)
"""Games whose buttons show no dice: whether one is rolled may depend on what others hold."""
every_scenario = pytest.mark.parametrize(("slug", "scenario"), PLACES)
every_game = pytest.mark.parametrize("slug", game_slugs())


def live_of(slug: str) -> type[Live]:
    """How a game is played at a table."""
    found: type[Live] = package_of(slug).live
    return found


def side_by_side(slug: str, scenario: str, steps: int) -> Iterator[tuple[Match, Live]]:
    """A match and a live one with the same seed, step by step, with choices made at random."""
    match = bellona.game(slug).start(scenario, seed="side by side")
    live = live_of(slug)(match.setting)
    live.begin(match.seed.key(0))
    chooser = random.Random(scenario)
    for number in range(1, steps + 1):
        yield match, live
        if match.result is not None:
            return
        text = chooser.choice([text for text in live.codes if text not in ("agree", "offer")])
        events = match.play(text, seat=match.seat)
        rolls, told = live.play(live.codes[text], match.seed.key(number))
        assert tuple(rolls) == match.steps[-1].rolls
        assert [event.kind for event in told] == [event.kind for event in events]
        assert [event.rule for event in told] == [event.rule for event in events]


def views_of(match: Match, live: Live) -> list[str]:
    """The views that somebody can have of a match: not those of seats that its scenario leaves empty."""
    empty = set(live.views) & set(match.game.seats) - set(match.setting.playing)
    return [view for view in live.views if view not in empty]


def seen_by(match: Match, view: str) -> bytes:
    """The position as a view knows it."""
    raw: bytes = (match.position if view == "all" else match.observe(None if view == "public" else view)).tobytes()
    return raw


@every_scenario
def test_a_live_match_is_the_match(slug: str, scenario: str) -> None:
    for match, live in side_by_side(slug, scenario, 400):
        assert live.raw() == match.position.tobytes()
        assert list(live.codes) == [str(action) for action in match.legal(match.seat)]
        assert (live.seat, live.is_over) == (match.seat, match.result is not None)
        assert live.prompt()["message"] == match.prompt.wire
        for view in views_of(match, live):
            assert live.bytes_for(view) == seen_by(match, view)


@every_scenario
def test_what_a_step_changes_for_a_view_and_nothing_else_is_told(slug: str, scenario: str) -> None:
    known: dict[str, bytearray] = {}
    for match, live in side_by_side(slug, scenario, 300):
        for view in views_of(match, live):
            if view in known:
                patch, data = live.patch(view), known[view]
                assert all(data[at] != value for at, value in zip(patch["at"], patch["to"], strict=True))
                for at, value in zip(patch["at"], patch["to"], strict=True):
                    data[at] = value
                assert bytes(data) == seen_by(match, view)
            known[view] = bytearray(seen_by(match, view))


@every_game
def test_steps_are_taken_back_to_the_first(slug: str) -> None:
    taken: list[tuple[bytes, dict[str, int | bytes], tuple[bytes, bytes]]] = []
    before: tuple[bytes, dict[str, int | bytes]] | None = None
    for _, live in side_by_side(slug, LONGEST[slug], 120):
        if before is not None:
            taken.append((*before, live.change()))
        before = live.raw(), dict(live.codes)
    assert before is not None
    taken.append((*before, live.change()))
    for raw, choices, change in reversed(taken):
        live.undo(change)
        assert live.raw() == raw
        assert live.codes == choices


@every_game
def test_a_button_says_beforehand_whether_it_rolls(slug: str) -> None:
    for match, live in side_by_side(slug, LONGEST[slug], 300):
        for button in map(decode, live.buttons()):
            tried = live_of(slug)(match.setting, match.position)
            rolls, _ = tried.play(tried.codes[button["action"]], 12345)
            assert button["rolls"] == (bool(rolls) and slug not in SILENT), button


@every_game
def test_an_event_that_was_told_before_reads_as_if_it_were_told_anew(slug: str) -> None:
    setting, chooser = bellona.game(slug).start(LONGEST[slug], seed=1).setting, random.Random(slug)
    told_before = 0
    for seed in range(5):
        live = live_of(slug)(setting)
        live.begin(seed)
        for step in range(150):
            if live.is_over:
                break
            known = set(setting.told)
            _, told = live.play(chooser.choice(live.choosing(live.seat or "").keys), 1000 * seed + step)
            numbers = list(live._last.events())
            told_before += sum(event in known for event in numbers)
            assert [event.said for event in told] == [worded(setting, live.position, event) for event in numbers]
            assert [event.readers for event in told] == [setting.happened(event).readers for event in numbers]
    assert told_before > 20, "events came again"


def worded(setting: Any, position: Any, event: tuple[int, ...]) -> dict[str, Any]:
    """An event as a client reads it, without anything that was written before."""
    happened = setting.happened(event)
    message: dict[str, Any] = {"$": happened.name}
    for (arg, what), value in zip(happened.slots, happened.numbers, strict=False):
        said = value if what == "number" else setting.say_number(position, what, value)
        wire = {"hex": said} if what == "hex" and value >= 0 else said
        message[arg] = said.wire if isinstance(said, Text) else wire
    if happened.cause:
        message["cause"] = {"$": happened.cause}
    return {"kind": happened.kind, "message": message, "rule": happened.rule}


@every_game
def test_what_is_offered_is_the_list_and_its_buttons_however_often_it_came(slug: str) -> None:
    for _ in range(2):
        for _, live in side_by_side(slug, LONGEST[slug], 200):
            if live.seat is not None:
                offered = decode(b"{" + live.offered(live.seat))
                assert offered == {"choices": list(live.codes), "buttons": list(map(decode, live.buttons()))}


@every_game
def test_a_recorded_game_is_followed_to_its_last_byte(slug: str) -> None:
    match: Match = bellona.replay(recorded(slug, LONGEST[slug], ".bell.json"))
    live = live_of(slug)(match.setting)
    live.begin(match.seed.key(0))
    for number, step in enumerate(match.steps, 1):
        code = live.code_of(str(step.action))
        assert code is not None
        live.play(code, match.seed.key(number), step.rolls)
    assert live.raw() == match.position.tobytes()


@every_scenario
def test_a_position_is_restored_with_its_choices(slug: str, scenario: str) -> None:
    match = bellona.game(slug).start(scenario, seed=1)
    live = live_of(slug)(match.setting)
    live.begin(match.seed.key(0))
    before, seat, choices = live.raw(), live.seat, dict(live.codes)
    live.play(next(iter(live.codes.values())), 1)
    assert (live.seat, live.codes) != (seat, choices)
    live.restore(before)
    assert (live.seat, live.codes) == (seat, choices)


def decoded(schema: dict[str, Any], data: bytes) -> dict[str, Any]:
    """What a client makes of the bytes of a record and its layout."""
    found = {}
    for field in schema["fields"]:
        kind, shape = field["type"], field["shape"] or []
        count = int(np.prod(shape)) if shape else 1
        size = kind["size"] if isinstance(kind, dict) else int(kind[1:])
        parts = [data[field["offset"] + size * n : field["offset"] + size * (n + 1)] for n in range(count)]
        if isinstance(kind, dict):
            values: Any = [decoded(kind, part) for part in parts]
        else:
            values = [int.from_bytes(part, "little", signed=kind[0] == "i") for part in parts]
        found[field["name"]] = values if shape else values[0]
    return found


def plain(value: Any) -> Any:
    """A field of a record as plain numbers, nested arrays flattened."""
    if isinstance(value, np.ndarray):
        return [plain(each) for each in value.reshape(-1)]
    if isinstance(value, np.void):
        return {name: plain(value[name]) for name in value.dtype.names or ()}
    return int(value)


@every_game
def test_a_client_can_read_the_record_by_its_layout(slug: str) -> None:
    match = bellona.game(slug).start(scenarios_of(slug)[0], seed=1)
    match.play(match.legal(match.seat)[0])
    declared = live_of(slug).served.engine.position
    assert match.position.dtype == dtype_of(declared)
    assert decoded(schema_of(dtype_of(declared)), match.position.tobytes()) == plain(match.position)


@every_scenario
def test_the_board_is_a_map_whose_hexes_know_their_neighbours(slug: str, scenario: str) -> None:
    match = bellona.game(slug).start(scenario, seed=1)
    board = live_of(slug)(match.setting, match.position).board()
    assert board["order"] == list(board["hexes"])
    for name, there in board["hexes"].items():
        for direction, neighbour in there["near"].items():
            back = board["directions"][(board["directions"].index(direction) + 3) % 6]
            assert board["hexes"][neighbour]["near"][back] == name
