"""8.9 to 8.14: alliances bind Reges, and a Rex driven out may come back where the players agreed to it."""

from __future__ import annotations

import pytest

from bellona.games.latium.names import TOWN_NAMES

from .games import (
    SEATS,
    aes,
    asked,
    bond,
    close_of,
    event,
    hand,
    holder,
    ira,
    kinds,
    legal,
    piece,
    play,
    reign,
    rex,
    signa,
)

AGREED = f"{'-'.join(SEATS)}:60:exile"
HUNGRY = {"roma": {"cives": 33}}
ANGRY = {"aes": 5, "ira": 2}
FOEDUS = {"1": {"state": 1, "a": "roma", "b": "caere", "bond": "foedus", "since": 1}}
SOCIA = {"ties": {"tusculum": {"bond": "foedus", "since": 1}}}


def driven_out(scenario: str = AGREED, king: dict | None = None, **more):
    """The end of a turn in which Roma's people drive their Rex out."""
    return close_of(4, scenario=scenario, towns=HUNGRY, reges={"roma": ANGRY | (king or {})}, **more)


@pytest.mark.rule("latium 8.9", "latium 5.10")
def test_accords_end_with_the_rex_who_made_them():
    match, _ = driven_out("six_kings", SOCIA, accords=FOEDUS)
    assert reign(match, "roma") == "fallen"
    assert bond(match, "roma", "tusculum") == "none"
    assert all(accord.state != 1 for accord in match.position.accords)


@pytest.mark.rule("latium 8.10")
def test_without_the_option_nobody_returns():
    match, events = driven_out("six_kings", accords=FOEDUS)
    assert "exiled" not in kinds(events)
    assert asked(match)[1] == "offer"
    assert "roma" not in match.waiting


@pytest.mark.rule("latium 8.10")
def test_without_a_foedus_nobody_returns():
    match, events = driven_out()
    assert reign(match, "roma") == "fallen"
    assert "exile" not in asked(match)[1]
    assert event(events, "rex_fell")["fall"] == "expelled"


@pytest.mark.rule("latium 8.10", "latium 8.11")
def test_an_exile_asks_his_socius():
    match, _ = driven_out(king={"signa": ["damnum", "pax"]}, accords=FOEDUS)
    assert (asked(match), reign(match, "roma")) == (("roma", "exile"), "exiled")
    assert "ask-socius rex-caere" in legal(match)
    play(match, "ask-socius rex-caere")
    assert asked(match) == ("caere", "restore")
    (answer,) = legal(match) - {"pass"}
    events = play(match, answer)
    assert "exile_helped" in kinds(events)
    wars = [war for war in match.position.wars if war.state == 1]
    assert [(SEATS[war.aggressor], int(war.town), SEATS[war.restores]) for war in wars] == [("caere", 3, "roma")]
    assert holder(match, "roma") is None, "a new Rex whom the people chose"


@pytest.mark.rule("latium 8.11")
def test_the_signa_stay_with_the_city_and_of_a_town_sine_duce_are_discarded():
    match, _ = driven_out("six_kings", king={"signa": ["damnum", "pax", "dolum", "fides"]})
    assert signa(match, "roma") == []
    assert hand(match.position.signa_spent) == ["pax", "damnum", "dolum", "fides"], (
        "of a town sine duce to the discards"
    )


@pytest.mark.rule("latium 8.10")
def test_a_socius_may_refuse():
    match, _ = driven_out(accords=FOEDUS)
    play(match, "ask-socius rex-caere")
    play(match, "pass")
    assert reign(match, "roma") == "fallen"


@pytest.mark.rule("latium 8.14")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_civitas_helps_on_a_four_alone(die):
    match, _ = driven_out(king=SOCIA)
    assert "ask-socius tusculum" in legal(match)
    events = play(match, "ask-socius tusculum", dice=[die])
    assert event(events, "exile_asked_town")["die"] == die
    assert (reign(match, "roma"), match.position.battle.stage) == ("fallen", 0)


@pytest.mark.rule("latium 8.14")
def test_on_a_four_its_army_marches():
    match, _ = driven_out(king=SOCIA)
    events = play(match, "ask-socius tusculum", dice=[4])
    assert event(events, "exile_asked_town")["die"] == 4
    assert reign(match, "roma") == "exiled"
    wars = [war for war in match.position.wars if war.state == 1]
    assert [(SEATS[war.restores], int(war.town)) for war in wars] == [("roma", 3)]
    assert piece(match, "roma", "rex").ranks[TOWN_NAMES.index("tusculum")].sum() == 6, "half of its thirteen centuriae"


@pytest.mark.rule("latium 8.12", "latium 8.13")
def test_a_restored_rex_is_subject_and_barely_borne():
    from bellona.games.latium.rules.c07_exile import restore
    from bellona.kernel.log import Log
    from bellona.kernel.record import one

    match, _ = driven_out(accords=FOEDUS)
    restore(match.setting.world, match.position, SEATS.index("roma"), SEATS.index("caere"), one(Log))
    king = rex(match, "roma")
    assert (reign(match, "roma"), ira(match, "roma"), SEATS[king.lord]) == ("reigns", 2, "caere")
    assert (holder(match, "roma"), aes(match, "roma")) == ("roma", 5)


@pytest.mark.rule("latium 8.13")
def test_a_second_expulsion_is_final():
    match, _ = driven_out(king={"restored": 1, "lord": "caere"}, accords=FOEDUS)
    assert reign(match, "roma") == "fallen"
    assert asked(match)[1] != "exile"
