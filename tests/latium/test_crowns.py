"""7.10 to 7.13, D52: who inherits a crown, who may fight for it, and with which centuriae."""

from __future__ import annotations

from typing import Any

import pytest

from bellona import Event, Match
from bellona.games.latium.rules.c07_houses.family import kill_rex
from bellona.games.latium.rules.c07_houses.succession import fill_throne
from bellona.games.latium.rules.events import Cause
from bellona.games.latium.text.names import TOWN_NAMES
from bellona.kernel.log import Log
from bellona.kernel.record import one

from .games import (
    arms,
    close_of,
    event,
    filii,
    garrison,
    hold,
    holder,
    kinds,
    legal,
    person,
    play,
    refusal,
    reign,
    reigning,
    spouse,
    standing,
    wedding,
)
from .test_ch10_war import army

CROWN_WAR = {
    "state": 1, "aggressor": "ecetra", "enemy": "roma", "town": "caere", "declared": 3, "stirred": 3, "crown": "caere",
}  # fmt: skip
FELL = {"reign": "fallen", "fall": "no-heir"}
INHERITED = {"holder": "roma", "crown": "roma", "garrison": arms(pedites=4)}


def claiming(cell: str = "0708", **told: Any) -> Match:
    """Ecetra fights Roma, who holds the colonia Veii, for the crown of Caere; both have centuriae of other towns."""
    reges = {"caere": FELL, "ecetra": army("ecetra", cell, pedites=9)} | told.pop("reges", {})
    towns = {"caere": INHERITED, "veii": {"holder": "roma"}, "ecetra": {"garrison": arms()}}
    towns |= told.pop("towns", {})
    return reigning("ecetra", turn=4, reges=reges, towns=towns, wars={"1": CROWN_WAR}, **told)


def mustered(match: Match) -> Any:
    """The centuriae that both sides have written down."""
    while match.prompt.ask == "muster":
        play(match, "ready", seat=match.waiting[0])
    return match.position.battle.levy


def led(seat: str, cell: str, **homes: int) -> dict[str, Any]:
    """A Rex on a casella with pedites of several towns."""
    told = army(seat, cell)
    told["pieces"]["rex"]["ranks"] = {town: arms(pedites=number) for town, number in homes.items()}
    return told


# --- whose centuriae fight


@pytest.mark.rule("latium 7.12", "latium D52", "latium B77")
def test_centuriae_of_a_colonia_stay_out_of_a_war_for_a_crown() -> None:
    roma = led("roma", "0808", roma=6, veii=3, caere=2)
    match = claiming(reges={"roma": roma}, towns={"roma": {"garrison": arms()}})
    play(match, "call rex rex-roma", "fight rex")
    levy = mustered(match)
    assert int(levy[1, TOWN_NAMES.index("roma")].sum()) == 6
    assert int(levy[1].sum()) == 6, "neither those of Veii nor those of Caere"


@pytest.mark.rule("latium 7.12", "latium B77")
def test_who_leads_no_centuria_of_his_seat_cannot_accept() -> None:
    roma = led("roma", "0808", veii=3, caere=2)
    match = claiming(reges={"roma": roma}, towns={"roma": {"garrison": arms()}})
    play(match, "call rex rex-roma")
    assert legal(match) == {"decline-battle"}
    assert refusal(match, "fight rex") == "10.5"
    play(match, "decline-battle")
    assert holder(match, "caere") == "roma"


@pytest.mark.rule("latium 7.12", "latium B77")
def test_nor_can_he_call_a_battle() -> None:
    match = claiming(reges={"ecetra": led("ecetra", "0708", tibur=3)}, towns={"tibur": {"holder": "ecetra"}})
    assert refusal(match, "call rex roma") == "7.12"
    roma = army("roma", "0808", pedites=6)
    match = claiming(
        reges={"ecetra": led("ecetra", "0708", tibur=3), "roma": roma}, towns={"tibur": {"holder": "ecetra"}}
    )
    assert refusal(match, "call rex rex-roma") == "7.12"


@pytest.mark.rule("latium 7.12", "latium B77")
def test_a_garrison_is_not_left_behind_by_one_who_would_field_nobody() -> None:
    match = claiming(reges={"roma": led("roma", "0709", veii=3)}, towns={"roma": {"garrison": arms(pedites=1)}})
    play(match, "call rex roma", "fight rex")
    refused = match.check("levy roma pedites 0", seat="roma")
    assert refused is not None
    assert refused.rule == "10.5"


@pytest.mark.rule("latium 7.12", "latium B77")
def test_a_colonia_that_may_not_fight_is_not_attacked_for_a_crown() -> None:
    match = claiming()
    assert refusal(match, "call rex veii") == "7.12"
    assert refusal(match, "call rex caere") is None
    assert refusal(match, "call rex roma") is None
    assert refusal(match, "declare veii") == "10.1", "the war is on already"


@pytest.mark.rule("latium D52", "latium D54", "latium B77")
def test_who_takes_the_disputed_town_has_won_its_crown() -> None:
    siege = army("ecetra", "0508", pedites=9)
    siege["pieces"]["rex"]["blockades"] = "caere"
    shut = INHERITED | {"blockader": "ecetra", "blockade_turn": 3, "relief": 1}
    match, events = close_of(
        4, reges={"caere": FELL, "ecetra": siege}, towns={"caere": shut, "ecetra": {"garrison": arms()}},
        wars={"1": CROWN_WAR}, filii={"caere": ["daughter"], "ecetra": ["son"]},
        persons=wedding("filius-2", "filius-1", 2),
    )  # fmt: skip
    assert event(events, "crown_inherited")["seat"] == "ecetra"
    assert (holder(match, "caere"), hold(match, "caere")) == ("ecetra", "dynasty")
    assert garrison(match, "caere") == (4, 0, 0), "the army of the wives' city took no part"
    assert match.position.wars[0].state == 2


@pytest.mark.rule("latium 7.11", "latium B72")
def test_a_claim_is_not_filed_where_no_war_can_be_recorded() -> None:
    wars = {
        str(number + 1): {"state": 1, "aggressor": "nersae", "enemy": "none", "town": town, "declared": 3, "stirred": 3}
        for number, town in enumerate(TOWN_NAMES[6:])
    }
    claims = {"claim-1": {"town": "caere", "claimant": "ecetra", "reigning": "roma", "until": 24}}
    match = reigning("ecetra", turn=4, towns={"caere": INHERITED}, claims=claims, reges={"caere": FELL}, wars=wars)
    assert refusal(match, "claim claim-1") == "B72"


# --- sons-in-law of free houses


def bereaved(town: str, **told: Any) -> tuple[Match, list[Event]]:
    """The Rex of a town dies, and the line of succession is evaluated: the match, and its events."""
    match, log = reigning("roma", turn=22, **told), one(Log)
    world, now, number = match.setting.world, match.position, TOWN_NAMES.index(town)
    kill_rex(world, now, number, Cause.ILLNESS.value, log)
    fill_throne(world, now, number, log)
    return match, list(match.setting.events(now, log))


@pytest.mark.rule("latium 7.10", "latium 7.11", "latium B23")
def test_the_heir_of_a_rex_goes_before_a_son_in_law_of_a_free_house() -> None:
    match, events = bereaved(
        "caere", filii={"caere": ["daughter", "daughter"], "roma": ["son"], "veii": ["son"]},
        persons=wedding("filius-4", "filius-2", 8, dynastic=0) | wedding("filius-3", "filius-1", 20, dynastic=0),
    )  # fmt: skip
    assert (reign(match, "caere"), holder(match, "caere")) == ("fallen", "roma")
    inherited = event(events, "crown_inherited")
    assert (inherited["person"], inherited["seat"]) == ("filius-3", "roma")
    assert "people_chose_rex" not in kinds(events)
    assert not [claim for claim in match.position.claims if claim.town >= 0], "nobody has a claim for a free house"
    assert (spouse(match, "filius-3"), spouse(match, "filius-4")) == ("filius-1", "filius-2"), "both stay married"


@pytest.mark.rule("latium B23")
def test_a_son_in_law_of_a_free_house_takes_the_throne_for_himself() -> None:
    match, events = bereaved(
        "caere", filii={"caere": ["daughter"], "veii": ["son", "daughter"]},
        persons=wedding("filius-2", "filius-1", 8, dynastic=0),
    )  # fmt: skip
    taken = event(events, "throne_taken")
    assert (taken["town"], taken["person"], taken["rule"]) == ("caere", "filius-2", "B23")
    (said,) = (told for told in events if told.kind == "throne_taken")
    assert said.say("en") == "A son-in-law from Veii takes the throne of Caere for himself."
    assert said.say("it") == "Un genero venuto da Veii prende per sé il trono di Caere."
    assert "people_chose_rex" not in kinds(events)
    assert (reign(match, "caere"), holder(match, "caere")) == ("fallen", None)
    assert (standing(match, "filius-2"), filii(match, "veii")) == ("rex", [("filius-3", "daughter")])
    assert TOWN_NAMES[person(match, "filius-2").court] == "caere"


@pytest.mark.rule("latium B23", "latium 7.8")
def test_in_a_civitas_too_the_heir_of_a_rex_goes_first() -> None:
    match, _ = bereaved(
        "tusculum", filii={"roma": ["son"], "tusculum": ["daughter", "daughter"], "veii": ["son"]},
        persons=wedding("filius-4", "filius-2", 3, dynastic=0) | wedding("filius-1", "filius-3", 8, dynastic=0),
    )  # fmt: skip
    assert (holder(match, "tusculum"), hold(match, "tusculum")) == ("roma", "dynasty")
