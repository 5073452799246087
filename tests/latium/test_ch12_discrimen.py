"""12: the discrimen of a unit that has lost a centuria."""

from __future__ import annotations

from typing import Any

import pytest

from bellona import Event, Match

from .battles import alive, duel, edge_units, fight, leader, on_field, pedites, points
from .games import event, happened, kinds, play


def shaken(dice: int, **told: Any) -> tuple[Match, list[Event]]:
    """A unit of Caere loses one of two centuriae; before it is charged again it stands its discrimen."""
    units = {
        "A2": pedites("c0711", centuriae=1), "A3": pedites("c0911"), "A4": pedites("c0103"), "D2": pedites("c0713"),
        "D3": pedites("c0120"),
    }  # fmt: skip
    match = fight(**(units | told))
    play(match, "charge A2 D2 c0712")
    events = duel(match, "G-C-L", "L-G-C")
    while match.prompt.ask in ("shoot", "damnum"):
        events += play(match, "pass")
    return match, events + play(match, "charge A3 D2 c0812", dice=[dice])


@pytest.mark.rule("latium 12.1", "latium 11.38")
def test_whoever_lost_a_centuria_tests_before_he_is_charged() -> None:
    match, events = shaken(4)
    told = kinds(events)
    assert told.index("discrimen_stood") < told.index("charged")
    assert match.prompt.ask == "cards"


@pytest.mark.rule("latium 12.1")
def test_points_alone_demand_no_discrimen() -> None:
    match = fight(
        A2=pedites("c0711", centuriae=1), A3=pedites("c0911"), D2=pedites("c0713", points=[1, 0]), D3=pedites("c0120")
    )
    play(match, "charge A2 D2 c0712")
    if match.prompt.ask == "struck":
        play(match, "name first")
    duel(match, "G-C-L", "G-C-L")
    events = play(match, "charge A3 D2 c0812")
    assert "discrimen_stood" not in kinds(events)


@pytest.mark.rule("latium 12.2", "latium 12.3", "latium 12.4", "latium 12.5", "latium 12.6")
@pytest.mark.parametrize(("die", "score"), [(1, -1), (2, 1), (3, 4), (4, 6)])
def test_the_table_changes_the_die(die: int, score: int) -> None:
    _, events = shaken(die)
    told = event(events, "discrimen_stood")
    assert (told["unit"], told["die"], told["score"]) == ("D2", die, score)


@pytest.mark.rule("latium 12.7", "latium 12.4", "latium 11.39", "latium D70")
def test_two_less_one_is_a_rout() -> None:
    match, events = shaken(2)
    assert event(events, "discrimen_stood")["score"] == 1
    assert event(events, "unit_routed")["unit"] == "D2"
    assert "D2" not in on_field(match)
    assert "charged" not in kinds(events)


@pytest.mark.rule("latium D70")
def test_four_or_more_holds() -> None:
    match, events = shaken(3)
    assert event(events, "unit_held")["unit"] == "D2"
    assert "D2" in on_field(match)
    assert alive(match, "D2") == 1


@pytest.mark.rule("latium D69", "latium D70", "latium 11.23")
def test_the_rex_behind_sustains_his_men() -> None:
    match, events = shaken(2, D1=leader("c0714"))
    assert event(events, "discrimen_stood")["score"] == 2
    assert event(events, "unit_fell_back")["unit"] == "D2"
    assert edge_units(match) == ["D2"]


@pytest.mark.rule("latium D69", "latium 11.23")
@pytest.mark.parametrize("place", ["c0715", "c0614", "c0613"])
def test_the_rex_elsewhere_does_not(place: str) -> None:
    _, events = shaken(2, D1=leader(place))
    assert event(events, "discrimen_stood")["score"] == 1


@pytest.mark.rule("latium D69")
def test_every_point_counts_against_the_unit() -> None:
    match = fight(
        A2=pedites("c0711", centuriae=1), A3=pedites("c0911"), A4=pedites("c0103"), D2=pedites("c0713", points=[0, 2]),
        D3=pedites("c0120"),
    )  # fmt: skip
    play(match, "charge A2 D2 c0712")
    if match.prompt.ask == "struck":
        play(match, "name first")
    duel(match, "G-C-L", "L-G-C")
    while match.prompt.ask == "shoot":
        play(match, "pass")
    events = play(match, "charge A3 D2 c0812", dice=[3])
    assert event(events, "discrimen_stood")["score"] == 3 + 1 - 2
    assert "unit_fell_back" in kinds(events)


@pytest.mark.rule("latium D69")
def test_mars_steadies_those_whom_he_protects() -> None:
    _, events = shaken(2, towns={"caere": {"sacred": "templum", "god": "mars"}})
    assert event(events, "discrimen_stood")["score"] == 2


@pytest.mark.rule("latium D70", "latium 11.35")
def test_a_score_of_two_or_three_falls_back_without_points() -> None:
    match, events = shaken(2, D1=leader("c0714"))
    assert "unit_fell_back" in kinds(events)
    assert points(match, "D2") == (0, 0) or sum(points(match, "D2")) == 0
    assert not happened(events, "points_marked")


@pytest.mark.rule("latium D23", "latium 12.1")
def test_constantia_adds_two() -> None:
    units = {
        "A2": pedites("c0711", centuriae=1), "A3": pedites("c0911"), "A4": pedites("c0103"), "D2": pedites("c0713"),
        "D3": pedites("c0120"),
    }  # fmt: skip
    match = fight(signa={"aggressor": [], "defender": ["constantia"]}, **units)
    play(match, "charge A2 D2 c0712")
    duel(match, "G-C-L", "L-G-C")
    while match.prompt.ask == "shoot":
        play(match, "pass")
    play(match, "charge A3 D2 c0812")
    assert match.prompt.ask == "constantia"
    events = play(match, "play constantia", dice=[2])
    assert event(events, "discrimen_stood")["score"] == 3


@pytest.mark.rule("latium D23", "latium 6.3")
def test_constantia_raised_by_mars_spares_the_die() -> None:
    match = fight(
        signa={"aggressor": [], "defender": ["constantia"]}, towns={"caere": {"sacred": "templum", "god": "mars"}},
        A2=pedites("c0711"), A3=pedites("c0103"), D2=pedites("c0713", centuriae=1, shaken=1), D3=pedites("c0120"),
    )  # fmt: skip
    play(match, "charge A2 D2 c0712")
    events = play(match, "play constantia")
    assert "discrimen_spared" in kinds(events)
    assert "discrimen_stood" not in kinds(events)
    assert "charged" in kinds(events)


@pytest.mark.rule("latium D21", "latium D69")
def test_what_mars_promised_counts_in_every_discrimen_of_the_battle() -> None:
    _, events = shaken(2, steadiness=[0, 1])
    assert event(events, "discrimen_stood")["score"] == 2


@pytest.mark.rule("latium 12.1")
def test_a_discrimen_is_put_off_to_the_end_of_the_next_action_and_no_longer() -> None:
    units = {
        "A2": pedites("c0711", centuriae=1), "A3": pedites("c0103"), "D2": pedites("c0713"), "D3": pedites("c0120"),
    }  # fmt: skip
    match = fight(**units)
    play(match, "charge A2 D2 c0712")
    events = duel(match, "G-C-L", "L-G-C")
    while match.prompt.ask == "shoot":
        events += play(match, "pass")
    assert "discrimen_stood" not in kinds(events)
    events = play(match, "advance A3 alone 0 1", dice=[4])
    assert event(events, "discrimen_stood")["unit"] == "D2"
    assert kinds(events).index("unit_moved") < kinds(events).index("discrimen_stood")


@pytest.mark.rule("latium D74", "latium 12.1")
def test_when_the_rex_falls_every_unit_of_his_stands_a_discrimen() -> None:
    match = fight(
        A2=pedites("c0711"), A3=pedites("c0103"), D1=leader("c0713"), D2=pedites("c0122"), D3=pedites("c0322"),
    )  # fmt: skip
    play(match, "charge A2 D1 c0712")
    duel(match, "G-C-L", "L-G-C")
    play(match, "pass")
    events = play(match, "advance A3 alone 0 1", dice=[4, 3])
    stood = [(told["unit"], told["die"]) for told in happened(events, "discrimen_stood")]
    assert stood == [("D2", 4), ("D3", 3)]
