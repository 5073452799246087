"""D53, D54 and the ruling on relief: a besieger who is called to battle fights for his siege, or gives it up."""

from __future__ import annotations

from typing import Any

import pytest

from bellona import Match

from .games import (
    arms,
    asked,
    at,
    casella,
    end_turn,
    event,
    happened,
    holder,
    kinds,
    legal,
    piece,
    play,
    refusal,
    reigning,
    town,
    until,
)
from .test_ch10_war import DECLARED, army
from .test_rare_turns import fight_out

BESIDE = "0508"


def besieged(relief: dict[str, Any] | None = None, *, turn: int = 4, centuriae: int = 4, **told: Any) -> Match:
    """Caere's phase, while the Dux of Roma shuts Caere, a vicus, in; thirteen centuriae march to its relief."""
    siege = army("roma", BESIDE, "dux", pedites=centuriae)
    siege["pieces"]["dux"]["blockades"] = "caere"
    shut = {"blockader": "roma", "blockade_turn": turn - 1, "garrison": arms()}
    army_of_relief = relief or army("caere", "0506", "dux", pedites=13)
    reges = {"roma": siege, "caere": army_of_relief} | told.pop("reges", {})
    towns = {"caere": shut, "roma": {"garrison": arms()}} | told.pop("towns", {})
    return reigning("caere", turn=turn, wars=DECLARED, reges=reges, towns=towns, **told)


@pytest.mark.rule("latium D54", "latium B80")
def test_a_besieger_who_declines_the_battle_of_a_relief_gives_up_his_siege() -> None:
    match = besieged()
    play(match, "call dux dux-roma")
    assert asked(match) == ("roma", "summons")
    events = play(match, "decline-battle")
    assert event(events, "blockade_ended")["town"] == "caere"
    assert int(piece(match, "roma", "dux").blockades) == -1
    assert at(match, "roma", "dux") == BESIDE, "he stays where he is"
    end_turn(match)
    assert holder(match, "caere") == "caere"


@pytest.mark.rule("latium D54", "latium B80")
def test_without_a_relief_the_town_falls() -> None:
    match = besieged()
    until(match, "sack")
    assert holder(match, "caere") == "roma"


@pytest.mark.rule("latium D54", "latium B80")
def test_who_gave_a_siege_up_may_begin_another_and_the_owner_has_a_phase_again() -> None:
    match = besieged(turn=5)
    play(match, "call dux dux-roma", "decline-battle")
    until(match, "reign", "roma")
    play(match, "call dux caere", "decline-battle")
    assert (int(town(match, "caere").blockade_turn), int(town(match, "caere").relief)) == (5, 0)
    end_turn(match)
    assert holder(match, "caere") == "caere"


@pytest.mark.rule("latium D53", "latium D54", "latium B80")
@pytest.mark.parametrize(("loser", "kept"), [("caere", True), ("roma", False)])
def test_who_accepts_and_wins_keeps_his_siege(loser: str, kept: bool) -> None:
    match = besieged(centuriae=12)
    events = play(match, "call dux dux-roma", "fight dux")
    assert "blockade_ended" not in kinds(events)
    events = fight_out(match, loser)
    assert (int(piece(match, "roma", "dux").blockades) == 4) == kept
    assert (int(town(match, "caere").blockader) == 3) == kept
    assert ("blockade_ended" in kinds(events)) != kept
    if kept:
        assert at(match, "roma", "dux") == BESIDE, "he is back at his siege"
        assert int(town(match, "caere").blockade_turn) == 3, "it was never broken"


@pytest.mark.rule("latium D54", "latium B80")
def test_the_town_falls_in_the_turn_in_which_its_relief_was_beaten() -> None:
    match = besieged(centuriae=12)
    play(match, "call dux dux-roma", "fight dux")
    fight_out(match, "caere")
    until(match, "sack")
    assert (holder(match, "caere"), int(match.position.turn)) == ("roma", 4)


@pytest.mark.rule("latium D54", "latium B80")
def test_those_within_may_sally() -> None:
    inside = army("caere", casella(besieged(), "caere"), "dux", pedites=5)
    inside["pieces"]["dux"]["errand"] = "home"
    match = besieged(inside)
    events = play(match, "call dux dux-roma", "decline-battle")
    assert event(events, "blockade_ended")["town"] == "caere"


@pytest.mark.rule("latium D54", "latium B80")
def test_of_two_leaders_before_a_town_each_answers_for_himself() -> None:
    siege = army("roma", BESIDE, "dux", pedites=4)
    siege["pieces"]["dux"]["blockades"] = "caere"
    siege["pieces"]["rex"] = siege["pieces"]["dux"] | {"ranks": {"roma": arms(pedites=3)}}
    both = army("caere", "0506", "dux", pedites=8)
    both["pieces"]["rex"] = army("caere", "0506", pedites=5)["pieces"]["rex"]
    match = besieged(both, reges={"roma": siege})
    assert "blockade_ended" not in kinds(play(match, "call dux dux-roma", "decline-battle"))
    assert "blockade_ended" in kinds(play(match, "call rex rex-roma", "decline-battle"))


@pytest.mark.rule("latium D54", "latium B80")
def test_a_socius_may_relieve_a_civitas() -> None:
    siege = army("roma", "0708", "dux", pedites=4)
    siege["pieces"]["dux"]["blockades"] = "veii"
    war = {"state": 1, "aggressor": "roma", "enemy": "none", "town": "veii", "declared": 3, "stirred": 3}
    match = reigning(
        "caere", turn=4, wars={"1": war}, reges={"roma": siege, "caere": army("caere", "0608", "dux", pedites=8)},
        towns={"veii": {"blockader": "roma", "blockade_turn": 4, "relief": 1, "garrison": arms()}},
    )  # fmt: skip
    assert refusal(match, "call dux dux-roma") is None
    events = play(match, "call dux dux-roma", "decline-battle")
    assert event(events, "blockade_ended")["town"] == "veii"


@pytest.mark.rule("latium D54", "latium B80")
def test_a_sick_besieger_cannot_fight_for_his_siege() -> None:
    siege = army("roma", BESIDE, pedites=4)
    siege["pieces"]["rex"] |= {"blockades": "caere", "until": 9}
    match = besieged(reges={"roma": siege})
    play(match, "call dux rex-roma")
    assert legal(match) == {"decline-battle"}
    assert "blockade_ended" in kinds(play(match, "decline-battle"))


@pytest.mark.rule("latium D54", "latium D74", "latium B80")
def test_a_siege_ends_at_once_with_the_capture_of_the_besieger() -> None:
    far = army("roma", "1706", "dux", pedites=4)
    far["pieces"]["dux"]["blockades"] = "alba"
    shut = {"holder": "caere", "blockader": "roma", "blockade_turn": 3, "level": "civitas"}
    towns = {"alba": shut, "caere": {"garrison": arms()}}
    match = besieged(army("caere", "1605", "dux", pedites=9), reges={"roma": far}, towns=towns)
    play(match, "call dux dux-roma", "fight dux")
    events = fight_out(match, "roma")
    assert event(events, "captured")["seat"] == "roma"
    assert int(town(match, "alba").blockader) == -1
    assert "alba" in {one["town"] for one in happened(events, "blockade_ended")}
