"""Rare events, played from their cause to their end: exile, claims, help denied, captives, rebellion."""

from __future__ import annotations

from typing import Any

import pytest

from bellona import Event, Match
from bellona.games.latium.text.names import TOWN_NAMES

from .games import (
    SEATS,
    arms,
    asked,
    at,
    bond,
    casella,
    close_of,
    end_turn,
    event,
    happened,
    hold,
    holder,
    ira,
    kinds,
    legal,
    piece,
    play,
    reign,
    reigning,
    rex,
    signa,
    until,
)
from .test_ch07_dynasty import RIVALS, dead
from .test_ch10_war import army, rule_of
from .test_exile import AGREED, FOEDUS, SOCIA

WISHES = ("ready", "pass", "edge far", "delegate", "fight rex", "fight dux", "fight nobody", "watch")


def fight_out(match: Match, loser: str = "") -> list[Event]:
    """Go through a battle: its loser leaves the field as soon as he may, the others leave it to the program."""
    events: list[Event] = []
    for _ in range(400):
        if match.position.battle.stage == 0:
            return events
        seat = match.waiting[0]
        choices = legal(match, seat)
        placing = [text for text in sorted(choices) if text.startswith(("deploy", "lead"))]
        wishes = ("abandon", *placing, *WISHES) if seat == loser else WISHES
        wished = [wish for wish in wishes if wish in choices]
        events += play(match, (wished or sorted(choices))[0], seat=seat)
    raise AssertionError("the battle does not end")


def told(match: Match, kind: str) -> dict[str, Any]:
    """The first event of a kind in the whole match."""
    return event([one for step in match.steps for one in step.events], kind)


# --- exile and restoration


LAST_ERROR = {"ira": 2, "ties": {"cures": {"bond": "pactum", "since": 1}}}


def expelled(king: dict[str, Any] | None = None, *, scenario: str = AGREED, **more: Any) -> Match:
    """Roma's Rex has betrayed Cures, and his people have driven him out; possible helpers stand as given."""
    mine = dict(LAST_ERROR) | {name: told for name, told in (king or {}).items() if name != "ties"}
    mine["ties"] = LAST_ERROR["ties"] | (king or {}).get("ties", {})  # type: ignore[operator]
    towns = {"roma": {"garrison": arms(pedites=1)}} | more.pop("towns", {})
    reges = {"roma": mine} | more.pop("reges", {})
    match = reigning("roma", turn=4, scenario=scenario, towns=towns, reges=reges, **more)
    assert "exiled" in kinds(play(match, "renounce-town cures"))
    assert asked(match) == ("roma", "exile")
    return match


def helped_by_caere(match: Match) -> None:
    """Caere promises to bring the exile back."""
    play(match, "ask-socius rex-caere")
    assert asked(match) == ("caere", "restore")
    play(match, next(text for text in legal(match) if text != "pass"))


@pytest.mark.rule("latium 8.10", "latium 8.12", "latium 8.13", "latium B31")
def test_the_army_of_a_socius_brings_an_exile_back() -> None:
    match = expelled({"signa": ["pax"]}, reges={"caere": army("caere", "0708", pedites=8)}, accords=FOEDUS)
    helped_by_caere(match)
    assert (reign(match, "roma"), holder(match, "roma")) == ("exiled", None)
    until(match, "reign", "caere")
    play(match, "call rex roma")
    fight_out(match)
    if reign(match, "roma") == "exiled":
        end_turn(match)
    restored = told(match, "restored")
    assert (restored["seat"], restored["lord"]) == ("roma", "caere")
    assert (reign(match, "roma"), ira(match, "roma"), SEATS[rex(match, "roma").lord]) == ("reigns", 2, "caere")
    assert (holder(match, "roma"), hold(match, "roma")) == ("roma", "own")
    assert (signa(match, "roma"), int(rex(match, "roma").aes)) == (["pax"], 40), "what stayed in the city is his again"
    until(match, "reign", "roma")


@pytest.mark.rule("latium 8.14", "latium 8.12", "latium B31")
def test_the_army_of_a_civitas_brings_an_exile_back_as_nobodys_subject() -> None:
    match = expelled(SOCIA, towns={"tusculum": {"garrison": arms(pedites=12)}})
    play(match, "ask-socius tusculum", dice=[4])
    end_turn(match)
    assert reign(match, "roma") == "exiled"
    end_turn(match)
    assert told(match, "restored")["seat"] == "roma"
    assert (reign(match, "roma"), ira(match, "roma"), int(rex(match, "roma").lord)) == ("reigns", 2, -1)
    assert piece(match, "roma", "rex").ranks.sum() == 0, "the army of the civitas is home again"


@pytest.mark.rule("latium B31")
def test_a_socius_who_does_not_come_for_a_year_has_failed_the_exile() -> None:
    match = expelled(accords=FOEDUS)
    helped_by_caere(match)
    for _ in range(12):
        assert reign(match, "roma") == "exiled"
        end_turn(match)
    end_turn(match)
    assert reign(match, "roma") == "fallen"


@pytest.mark.rule("latium B8")
def test_a_game_goes_on_while_an_exile_may_come_back() -> None:
    match = expelled(scenario="roma-caere:48:exile", accords=FOEDUS)
    assert match.result is None
    helped_by_caere(match)
    assert match.result is None, "while somebody fights for him"
    match = expelled(scenario="roma-caere:48:exile", accords=FOEDUS)
    play(match, "pass")
    assert match.result is not None
    assert match.result.reason == "solus_rex"


# --- a contested crown


@pytest.mark.rule("latium 7.11", "latium 7.12", "latium D52")
@pytest.mark.parametrize(("loser", "wearer"), [("roma", "ecetra"), ("ecetra", "roma")])
def test_a_claim_is_settled_by_one_battle(loser: str, wearer: str) -> None:
    garrisons = {"ecetra": {"garrison": arms()}, "caere": {"garrison": arms(pedites=5)}}
    match = dead("caere", reges={"ecetra": army("ecetra", "0708", pedites=9)}, towns=garrisons, **RIVALS)
    assert holder(match, "caere") == "roma"
    until(match, "reign", "ecetra")
    play(match, "claim claim-1")
    play(match, "call rex roma", "fight rex")
    fight_out(match, loser)
    if match.prompt.ask == "victory":
        play(match, "pursue")
    assert holder(match, "caere") == wearer
    assert int(match.position.towns[4].rex) == {"ecetra": 2, "roma": 3}[wearer], "his own son sits on the throne"
    assert not [war for war in match.position.wars if war.state == 1]
    assert not [one for step in match.steps for one in step.events if one.kind == "contingent_came"]


@pytest.mark.rule("latium 7.12")
def test_for_a_crown_the_two_claimants_fight_alone() -> None:
    garrisons = {"ecetra": {"garrison": arms()}, "caere": {"garrison": arms(pedites=5)}}
    king = army("ecetra", "0508", pedites=9) | {"ties": {"tibur": {"bond": "foedus", "since": 2}}}
    foedus = {"1": {"state": 1, "a": "ecetra", "b": "nersae", "bond": "foedus", "since": 2}}
    match = dead("caere", reges={"ecetra": king}, accords=foedus, towns=garrisons, **RIVALS)
    until(match, "reign", "ecetra")
    play(match, "claim claim-1", "call rex caere", "fight rex")
    assert rule_of(match, "contingent tibur", "ecetra") == "7.12"
    assert rule_of(match, "contingent rex-nersae", "ecetra") == "7.12"
    while match.prompt.ask == "muster":
        play(match, "ready", seat=match.waiting[0])
    levy = match.position.battle.levy
    assert int(levy[:, 4].sum()) == 0
    assert (int(levy[0, 5].sum()), int(levy[1, 3].sum())) == (9, 13), "the legions of the two capita fight"


# --- help denied


@pytest.mark.rule("latium 8.1", "latium D45")
def test_a_socia_that_is_left_alone_breaks_with_its_rex() -> None:
    ties = {"cures": {"bond": "pactum", "since": 1}}
    war = {"1": {"state": 1, "aggressor": "nersae", "enemy": "none", "town": "cures", "declared": 5, "stirred": 5}}
    reges = {"roma": army("roma", "0709") | {"ties": ties}, "nersae": army("nersae", "1204")}
    match = reigning("nersae", turn=7, wars=war, reges=reges, towns={"cures": {"garrison": arms()}})
    play(match, "call rex cures")
    end_turn(match)
    end_turn(match)
    assert bond(match, "roma", "cures") == "pactum", "there is time until the turn 9 ends"
    end_turn(match)
    assert told(match, "help_failed")["town"] == "cures"
    assert bond(match, "roma", "cures") == "none"


@pytest.mark.rule("latium D45", "latium B70")
def test_a_leader_with_a_centuria_beside_a_socia_has_helped_it() -> None:
    ties = {"cures": {"bond": "pactum", "since": 1, "help_due": 9}}
    war = {"1": {"state": 1, "aggressor": "nersae", "enemy": "none", "town": "cures", "declared": 5, "stirred": 7}}
    for pedites, due in ((1, 0), (0, 9)):
        match = reigning(
            "roma", turn=8, wars=war, towns={"roma": {"garrison": arms(pedites=3)}},
            reges={"roma": army("roma", "0805", pedites=pedites) | {"ties": ties}},
        )  # fmt: skip
        play(match, "move rex 0904")
        assert rex(match, "roma").ties[TOWN_NAMES.index("cures")].help_due == due


# --- captives


def held(turn: int) -> Match:
    """The last phase of a turn; the term of Caere's Rex, a captive of Roma, runs out with it."""
    rex = {"cell": "0709", "errand": "captive", "captor": "roma", "until": turn}
    match, _ = close_of(turn, reges={"caere": {"pieces": {"rex": rex}}}, filii={"caere": ["son"]})
    return match


@pytest.mark.rule("latium D75")
def test_a_captor_keeps_his_captive_for_another_term() -> None:
    match = held(7)
    assert asked(match) == ("roma", "captive")
    kept = event(play(match, "keep caere rex"), "captive_kept")
    assert (kept["seat"], kept["counter"], kept["captor"]) == ("caere", "rex", "roma")
    until_turn = int(piece(match, "caere", "rex").until)
    assert until_turn > 7
    while match.prompt.ask != "captive":
        end_turn_or_captive(match)
    assert int(match.position.turn) == until_turn, "and is asked again when that has run"


def end_turn_or_captive(match: Match) -> None:
    """Decline one choice."""
    choices = legal(match, match.waiting[0])
    wish = next(wish for wish in ("offer 0", "pass", "done", "refuse") if wish in choices)
    play(match, wish, seat=match.waiting[0])


@pytest.mark.rule("latium D75")
def test_a_captor_releases_or_kills_his_captive() -> None:
    match = held(7)
    play(match, "release caere rex")
    assert at(match, "caere", "rex") == casella(match, "caere")
    match = held(7)
    events = play(match, "kill caere rex")
    assert "captive_killed" in kinds(events)
    assert reign(match, "caere") == "reigns", "his son follows him"
    assert match.position.towns[4].rex == 0


@pytest.mark.rule("latium D75")
def test_who_kills_a_captive_rex_may_lose_the_civitates_in_foedus_with_him() -> None:
    ties = {name: {"bond": "foedus", "since": 1} for name in ("veii", "cures")} | {"tibur": {"bond": "pactum"}}
    rex = {"cell": "0709", "errand": "captive", "captor": "roma", "until": 7}
    match, _ = close_of(7, reges={"caere": {"pieces": {"rex": rex}}, "roma": {"ties": ties}}, filii={"caere": ["son"]})
    first, second = sorted(("veii", "cures"), key=TOWN_NAMES.index)
    events = play(match, "kill caere rex", dice=[1, 2])
    assert [(told["town"], told["die"]) for told in happened(events, "foedus_tested")] == [(first, 1), (second, 2)]
    assert [bond(match, "roma", town) for town in (first, second, "tibur")] == ["none", "foedus", "pactum"]


@pytest.mark.rule("latium B66")
def test_a_civitas_lets_its_captive_go_when_the_term_has_run() -> None:
    captive = {"cell": "0708", "errand": "captive", "captor": "none", "until": 7}
    match = reigning("caere", turn=7, reges={"caere": {"pieces": {"rex": captive}}})
    assert "ransom rex" in legal(match)
    play(match, "ransom rex")
    assert (int(rex(match, "caere").aes), at(match, "caere", "rex")) == (0, casella(match, "caere"))
    match, events = close_of(7, reges={"caere": {"pieces": {"rex": captive}}})
    assert event(events, "captive_released")["seat"] == "caere"
    assert at(match, "caere", "rex") == casella(match, "caere")


# --- rebellion


@pytest.mark.rule("latium D59")
def test_a_rebel_who_beats_his_lord_is_free() -> None:
    subject = army("caere", "0608") | {"lord": "roma"}
    towns = {"caere": {"garrison": arms()}, "roma": {"garrison": arms(pedites=2)}}
    match = reigning("caere", turn=5, reges={"caere": subject}, towns=towns)
    play(match, "rebel")
    end_turn(match)
    until(match, "reign", "caere")
    play(match, "call rex roma", "fight rex")
    fight_out(match, loser="roma")
    shaken = told(match, "lord_shaken_off")
    assert (shaken["seat"], shaken["lord"]) == ("caere", "roma")
    assert int(rex(match, "caere").lord) == -1
    assert asked(match) == ("caere", "victory")
