"""8.9 to 8.14: alliances bind Reges, and a Rex driven out may come back where the players agreed to it."""

from __future__ import annotations

from typing import Any

import pytest

from bellona import Event, Match
from bellona.games.latium.rules.c07_houses.exile import lead_out, restore
from bellona.games.latium.text.names import COUNTER_NAMES, TOWN_NAMES
from bellona.kernel.log import Log
from bellona.kernel.record import one

from .games import (
    SEATS,
    aes,
    arms,
    asked,
    at,
    bond,
    close_of,
    end_turn,
    event,
    hand,
    holder,
    ira,
    kinds,
    legal,
    piece,
    play,
    realm,
    reign,
    reigning,
    rex,
    signa,
    wedding,
)
from .test_ch10_war import army

AGREED = f"{'-'.join(SEATS)}:60:exile"
HUNGRY = {"roma": {"cives": 33}}
ANGRY = {"aes": 5, "ira": 2}
FOEDUS = {"1": {"state": 1, "a": "roma", "b": "caere", "bond": "foedus", "since": 1}}
SOCIA = {"ties": {"tusculum": {"bond": "foedus", "since": 1}}}


def driven_out(scenario: str = AGREED, king: dict[str, Any] | None = None, **more):
    """The end of a turn in which Roma's people drive their Rex out."""
    return close_of(4, scenario=scenario, towns=HUNGRY, reges={"roma": ANGRY | (king or {})}, **more)


def restored(match: Match, exile: str, lord: str) -> list[Event]:
    """What is told when an exile is brought back by a socius."""
    log = one(Log)
    restore(match.setting.world, match.position, SEATS.index(exile), SEATS.index(lord), log)
    return list(match.setting.events(match.position, log))


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
    match, _ = driven_out(accords=FOEDUS)
    restored(match, "roma", "caere")
    king = rex(match, "roma")
    assert (reign(match, "roma"), ira(match, "roma"), SEATS[king.lord]) == ("reigns", 2, "caere")
    assert (holder(match, "roma"), aes(match, "roma")) == ("roma", 5)


@pytest.mark.rule("latium 8.13")
def test_a_second_expulsion_is_final():
    match, _ = driven_out(king={"restored": 1, "lord": "caere"}, accords=FOEDUS)
    assert reign(match, "roma") == "fallen"
    assert asked(match)[1] != "exile"


# --- whose the Signa of an exile are in the end


def conquered(**more: Any) -> list[Any]:
    """The end of a turn in which Nomentum takes Roma, whose exile Caere has promised to bring back."""
    siege = army("nomentum", "0708", pedites=8)
    siege["pieces"]["rex"]["blockades"] = "roma"
    exile = {
        "reign": "exiled", "fall": "expelled", "signa": ["pax", "dolum"], "aes": 31,
        "pieces": {name: {"errand": "gone", "cell": "none"} for name in COUNTER_NAMES},
    }  # fmt: skip
    war = {"state": 1, "enemy": "none", "town": "roma", "declared": 3, "stirred": 3}
    return close_of(
        4, scenario=AGREED, reges={"roma": exile, "nomentum": siege},
        towns={
            "roma": {"holder": "none", "hold": "free", "blockader": "nomentum", "blockade_turn": 4, "relief": 1},
            "nomentum": {"garrison": arms()},
        },
        wars={"1": war | {"aggressor": "caere", "restores": "roma"}, "2": war | {"aggressor": "nomentum"}},
        **more,
    )  # fmt: skip


@pytest.mark.rule("latium 8.11", "latium B24", "latium B31")
def test_who_conquers_the_caput_of_an_exile_takes_his_signa_and_half_his_treasury():
    match, events = conquered()
    assert event(events, "town_fell")["seat"] == "nomentum"
    assert event(events, "exile_ended")["seat"] == "roma"
    assert (holder(match, "roma"), reign(match, "roma")) == ("nomentum", "fallen")
    assert (signa(match, "nomentum"), signa(match, "roma")) == (["pax", "dolum"], [])
    assert int(rex(match, "nomentum").signa_count) == 2
    spoils = event(events, "spoils_taken")["aes"]
    assert (aes(match, "nomentum"), aes(match, "roma")) == (40 + spoils + 31 // 2, 0)
    assert not [war for war in match.position.wars if war.state == 1]


@pytest.mark.rule("latium 7.7", "latium B31")
def test_the_marriage_of_an_exiles_daughter_gives_nobody_the_caput_of_the_new_rex():
    match, _ = driven_out(
        accords=FOEDUS, filii={"roma": ["daughter"], "caere": ["son"]}, persons=wedding("filius-2", "filius-1", 2)
    )
    play(match, "ask-socius rex-caere")
    play(match, *(legal(match) - {"pass"}))
    assert holder(match, "roma") is None
    wars = [war for war in match.position.wars if war.state == 1]
    assert [(SEATS[war.aggressor], int(war.enemy)) for war in wars] == [("caere", -1)]


# --- who answers to whom afterwards


def lords(match: Match) -> dict[str, str]:
    """Every subject and his lord."""
    return {seat: SEATS[rex(match, seat).lord] for seat in SEATS if rex(match, seat).lord >= 0}


@pytest.mark.rule("latium 8.14")
@pytest.mark.parametrize(("language", "said"), [
    ("en", "The Rex who has lost Roma goes to war to win it back."),
    ("it", "Il Rex che ha perduto Roma entra in guerra per riaverla."),
])  # fmt: skip
def test_no_town_declares_war_on_itself(language: str, said: str):
    match, _ = driven_out(king=SOCIA)
    events = play(match, "ask-socius tusculum", dice=[4])
    assert [told.say(language) for told in events if told.kind == "war_declared"] == [said]


@pytest.mark.rule("latium 8.12", "latium D59", "latium B79")
@pytest.mark.parametrize(("subjects", "after"), [
    ({"caere": "roma"}, {"roma": "caere"}),
    ({"caere": "ecetra", "ecetra": "roma"}, {"caere": "ecetra", "roma": "caere"}),
    ({"caere": "ecetra"}, {"caere": "ecetra", "roma": "caere"}),
])  # fmt: skip
def test_who_brings_his_own_lord_back_is_no_longer_under_him(subjects: dict[str, str], after: dict[str, str]):
    match = realm(
        phase="reign", active="nersae", accords=FOEDUS, reges={seat: {"lord": lord} for seat, lord in subjects.items()}
    )
    restored(match, "roma", "caere")
    assert lords(match) == after


# --- the army of a civitas


@pytest.mark.rule("latium 8.14", "latium D44", "latium B81")
@pytest.mark.parametrize(("garrison", "marches"), [
    ((9, 2, 3), (5, 1, 1)), ((1, 3, 3), (1, 1, 1)), ((0, 3, 3), (0, 1, 2)),
])  # fmt: skip
def test_half_of_the_army_of_a_civitas_marches_to_the_last_centuria(garrison, marches):
    match = reigning("nersae")
    world, now, town = match.setting.world, match.position, TOWN_NAMES.index("tusculum")
    now.towns[town].garrison[:] = garrison
    lead_out(world, now, SEATS.index("roma"), town, SEATS.index("roma"))
    assert tuple(int(number) for number in piece(match, "roma", "rex").ranks[town]) == marches
    assert sum(marches) == sum(garrison) // 2


@pytest.mark.rule("latium 8.14", "latium 10.3")
def test_the_call_of_an_exile_names_the_place_where_he_stands():
    match, _ = driven_out(king=SOCIA)
    play(match, "ask-socius tusculum", dice=[4])
    stands = at(match, "roma", "rex")
    called = event(end_turn(match), "town_called")
    assert (called["seat"], called["casella"]) == ("roma", stands)
