"""9: movements on the tabula."""

from __future__ import annotations

from typing import Any

import pytest

from bellona import Match
from bellona.games.latium.position.vocabulary import TOO_FAR, Terrain
from bellona.games.latium.text.names import TOWN_NAMES

from .games import allowed, arms, at, casella, end_turn, event, happened, legal, play, refusal, reigning, until


def standing_at(cell: str, *, counter: str = "legatus-1", origin: str = "roma", **king: object) -> Match:
    """A counter of Roma that rested on a casella, on its Rex's phase."""
    piece = {"cell": cell, "origin": origin, "errand": "afield"}
    return reigning("roma", turn=4, reges={"roma": {"pieces": {counter: piece}} | king})


def walk(match: Match, goal: str, counter: str = "legatus-1") -> int | None:
    """March; the milia if the counter is still on the way, None where it arrives."""
    events = play(match, f"move {counter} {goal}")
    under_way = happened(events, "still_on_the_way")
    return under_way[0]["milia"] if under_way else None


def leaving_tusculum(**king: object) -> Match:
    """Roma holds Tusculum, and a legatus of his stands there."""
    piece = {"cell": "1010", "origin": "tusculum", "errand": "afield"}
    return reigning(
        "roma", turn=5, towns={"tusculum": {"holder": "roma"}}, reges={"roma": {"pieces": {"legatus-1": piece}} | king}
    )


@pytest.mark.rule("latium 9.1")
def test_twelve_caselle_of_plain_are_a_march_of_one_turn() -> None:
    match = reigning("roma", turn=4)
    assert walk(match, "1517") is None
    assert at(match, "roma", "legatus-1") == "1517"


@pytest.mark.rule("latium 9.1", "latium 9.14")
def test_thirteen_caselle_of_plain_take_two_turns() -> None:
    match = standing_at("0908")
    assert walk(match, "1517") == 104
    assert at(match, "roma", "legatus-1") != "1517"
    end_turn(match)
    until(match, "reign", "roma")
    assert walk(match, "1517") is None
    assert at(match, "roma", "legatus-1") == "1517"


@pytest.mark.rule("latium 9.2")
def test_a_casella_of_plateau_costs_sixteen() -> None:
    assert walk(standing_at("1203"), "1706") is None, "six of them are 96"
    assert walk(standing_at("1203"), "1708") == 7 * 16


@pytest.mark.rule("latium 9.3")
def test_a_casella_of_mountain_costs_twenty_four() -> None:
    assert walk(standing_at("1300"), "1700") is None, "four of them are 96"
    assert walk(standing_at("1300"), "1800") == 5 * 24


@pytest.mark.rule("latium 9.4")
def test_a_river_costs_sixteen() -> None:
    assert walk(standing_at("0600"), "0710") is None, "ten caselle of plain and a river are 96"
    assert walk(standing_at("0600"), "0711") == 11 * 8 + 16


@pytest.mark.rule("latium 9.5")
@pytest.mark.parametrize("lake", ["0505", "0911", "1100", "1707"])
def test_lakes_are_gone_round(lake: str) -> None:
    match = reigning("caere", turn=5)
    assert refusal(match, f"move legatus-1 {lake}") == "9.5"


@pytest.mark.rule("latium 9.5")
def test_no_way_leads_into_a_lake() -> None:
    world = reigning("roma").setting.world
    lakes = [cell for cell, ground in enumerate(world.terrain) if ground == Terrain.LACUS]
    assert len(lakes) == 6
    assert all(world.steps[start, lake] == TOO_FAR for lake in lakes for start in (0, 189, 210))


@pytest.mark.rule("latium 9.6")
@pytest.mark.parametrize("counter", ["rex", "dux", "legatus-1", "legatus-2"])
def test_counters_move_in_the_sight_of_all(counter: str) -> None:
    match = reigning("roma", turn=4)
    events = play(match, f"move {counter} 0809")
    moved = event(events, "moved")
    assert (moved["seat"], moved["counter"], moved["from"], moved["to"]) == ("roma", counter, "0709", "0809")
    assert "reader" not in moved, "no secret is made of it"
    for seat in ("caere", None):
        told = match.view(seat)["position"]["reges"]["roma"]["pieces"][counter]
        assert told["cell"] == "0809"


@pytest.mark.rule("latium 9.7")
@pytest.mark.parametrize(("town", "goal"), [("nomentum", "tibur"), ("roma", "veii"), ("ecetra", "velitrae")])
def test_towns_of_departure_and_arrival_are_not_counted(town: str, goal: str) -> None:
    assert milia(town, goal) == 8


def milia(town: str, goal: str) -> int:
    """The cheapest way between two towns, all others open."""
    return int(reigning("roma").setting.world.distance[TOWN_NAMES.index(town), TOWN_NAMES.index(goal)])


@pytest.mark.rule("latium 9.8", "latium 8.29")
def test_from_caere_to_tusculum_it_is_eighty() -> None:
    match = reigning("caere", turn=5)
    assert milia("caere", "tusculum") == 6 * 8 + 2 * 16 == 80
    assert walk(match, casella(match, "tusculum")) is None
    assert at(match, "caere", "legatus-1") == casella(match, "tusculum")


@pytest.mark.rule("latium 9.9", "latium 9.10")
def test_from_alatrium_to_cures_it_is_sixty_four() -> None:
    match = reigning("alatrium", turn=2)
    assert milia("alatrium", "cures") == 4 * 16 == 64, "the Anio at Alatrium is crossed for nothing"
    assert walk(match, casella(match, "cures")) is None


@pytest.mark.rule("latium 9.9", "latium D10", "latium D11")
def test_a_river_away_from_the_town_of_departure_is_paid() -> None:
    # 0402 lies beyond the Tiberis: six caselle of plain and two of plateau from Roma, which stands on the river.
    assert walk(standing_at("0709"), "0402") is None, "80 milia"
    assert walk(standing_at("0710"), "0402") == 7 * 8 + 2 * 16 + 16


@pytest.mark.rule("latium 9.11", "latium 9.14", "latium 8.29", "latium D11")
def test_from_tusculum_to_cliternia_it_is_a_hundred_and_four() -> None:
    match = leaving_tusculum(ties={"cures": {"friction_until": 9}})
    assert walk(match, "1103") == 3 * 8 + 16 + 3 * 16 + 16 == 104
    assert at(match, "roma", "legatus-1") != "1103"
    end_turn(match)
    until(match, "reign", "roma")
    assert walk(match, "1103") is None
    assert at(match, "roma", "legatus-1") == "1103"


@pytest.mark.rule("latium 9.12", "latium 9.13", "latium 9.14", "latium 8.29")
def test_through_cures_it_is_ninety_six() -> None:
    match = leaving_tusculum()
    assert milia("tusculum", "cliternia") == 6 * 8 + 2 * 16 + 16 == 96
    assert walk(match, "1103") is None
    assert at(match, "roma", "legatus-1") == "1103"


@pytest.mark.rule("latium 9.12")
def test_a_town_with_friction_lets_no_legatus_in() -> None:
    friction = {"cures": {"friction_until": 9}}
    match = reigning("nomentum", turn=3, reges={"nomentum": {"ties": friction}})
    assert refusal(match, "move legatus-1 1004") is not None
    assert "move legatus-1 1004" not in legal(match)
    assert allowed(reigning("nomentum", turn=3), "move legatus-1 1004")


def with_legion(cell: str, **king: Any) -> Match:
    """The Rex of Roma rested on a casella with a legion."""
    rex = {"cell": cell, "origin": "roma", "errand": "afield", "ranks": {"roma": arms(pedites=8)}}
    return reigning(
        "roma", turn=4, reges={"roma": {"pieces": {"rex": rex}} | king}, towns={"roma": {"garrison": arms()}}
    )


@pytest.mark.rule("latium D13", "latium 9.1")
def test_a_legion_marches_like_a_legatus() -> None:
    match = with_legion("0709")
    assert walk(match, "1517", "rex") is None, "96 milia of plain"
    assert walk(with_legion("0908"), "1517", "rex") == 104


@pytest.mark.rule("latium D14")
@pytest.mark.parametrize("king", [{"bond": "foedus", "since": 2}, {"transit_until": 9}])
def test_an_army_enters_only_open_towns(king: dict[str, Any]) -> None:
    assert refusal(with_legion("0708"), "move rex 0707") == "D14"
    assert refusal(with_legion("0708"), "move rex 0709") is None, "his own"
    assert refusal(with_legion("0708", ties={"veii": king}), "move rex 0707") is None
