"""Chapter 6: movement, and the grid it happens on."""

from __future__ import annotations

import pytest

from bellona import Match

from .battles import FACINGS, allowed, asked, battle, legal, place, play, refusal, stride, unit, walk


def steps(match: Match, name: str) -> set[str]:
    """The directions a unit may step in."""
    return {action.split()[2] for action in legal(match) if action.startswith(f"step {name} ")}


@pytest.mark.rule("de_bello_punico 6a")
def test_any_number_of_units_may_move():
    units = {"R-Ha-1": "1015 N", "R-Ha-2": "1215 N", "C-F-1": "1002 S"}
    match = battle(units)
    play(match, "done")
    assert asked(match) == ("carthage", "move"), "none at all"
    match = battle(units)
    walk(match, "R-Ha-1", "N")
    play(match, "halt R-Ha-1", "done")
    assert [place(match, name)[0] for name in ("R-Ha-1", "R-Ha-2")] == ["1014", "1215"]


@pytest.mark.rule("de_bello_punico 6a")
def test_a_unit_under_way_halts_before_another_moves():
    match = battle({"R-Ha-1": "1015 N", "R-Ha-2": "1215 N", "C-F-1": "1002 S"})
    walk(match, "R-Ha-1", "N")
    assert not allowed(match, "step R-Ha-2 N")
    play(match, "halt R-Ha-1")
    assert refusal(match, "step R-Ha-1 N") == "2.4b", "a unit moves once in an impulse"
    assert allowed(match, "step R-Ha-2 N")


@pytest.mark.rule("de_bello_punico 6b")
def test_no_hex_is_skipped():
    match = battle({"R-Ha-1": "1010 N", "R-Ha-2": "2010 N", "C-F-1": "2009 N"})
    walk(match, "R-Ha-1", "N")
    assert place(match, "R-Ha-1") == ("1009", "N")
    walk(match, "R-Ha-1", "N")
    assert place(match, "R-Ha-1") == ("1008", "N")
    play(match, "halt R-Ha-1")
    assert not allowed(match, "step R-Ha-2 N"), "2008 is empty, but 2009 lies before it"


@pytest.mark.rule("de_bello_punico 6c")
@pytest.mark.parametrize(("facing", "front"), [("N", {"NW", "N", "NE"}), ("S", {"SE", "S", "SW"})])
def test_a_unit_steps_only_into_its_front_hexes(facing, front):
    match = battle({"R-Ha-1": f"1010 {facing}", "C-F-1": "2002 S"})
    assert steps(match, "R-Ha-1") == front
    for direction in set(FACINGS) - front:
        assert refusal(match, f"step R-Ha-1 {direction}") == "6c"


@pytest.mark.rule("de_bello_punico 6d")
@pytest.mark.parametrize(("direction", "hex_"), [("NE", "1110"), ("N", "1009"), ("NW", "0910")])
def test_a_step_leaves_the_rear_towards_the_hex_just_left(direction, hex_):
    match = battle({"R-Ha-1": "1010 N", "C-F-1": "2002 S"})
    walk(match, "R-Ha-1", direction)
    assert place(match, "R-Ha-1") == (hex_, direction)


@pytest.mark.rule("de_bello_punico R2")
def test_a_step_leaves_the_unit_facing_the_way_it_went():
    match = battle({"R-Ha-1": "1110 N", "C-F-1": "2002 S"})
    walk(match, "R-Ha-1", "NW")
    assert place(match, "R-Ha-1") == ("1009", "NW")
    assert steps(match, "R-Ha-1") == {"SW", "NW", "N"}
    reached = {}
    for direction in ("SW", "NW", "N"):
        again = battle({"R-Ha-1": "1009 NW", "C-F-1": "2002 S"})
        walk(again, "R-Ha-1", direction)
        reached[direction] = place(again, "R-Ha-1")[0]
    assert reached == {"SW": "0910", "NW": "0909", "N": "1008"}


@pytest.mark.rule("de_bello_punico R1")
@pytest.mark.parametrize(
    ("hex_", "neighbours"),
    [
        ("1010", ["1009", "1110", "1111", "1011", "0911", "0910"]),
        ("1110", ["1109", "1209", "1210", "1111", "1010", "1009"]),
    ],
)
def test_the_six_neighbours_of_a_hex(hex_, neighbours):
    for facing, neighbour in zip(FACINGS, neighbours, strict=True):
        match = battle({"R-Ha-1": f"{hex_} {facing}", "C-F-1": "2002 S"})
        walk(match, "R-Ha-1", facing)
        assert place(match, "R-Ha-1") == (neighbour, facing)


@pytest.mark.rule("de_bello_punico R1")
def test_fugitives_run_to_their_own_edge():
    units = {"R-Ha-1": "1110 N panicked", "R-Ha-2": "2015 N", "C-F-1": "1210 S panicked", "C-F-2": "2005 S"}
    match = battle(units)
    assert place(match, "R-Ha-1")[0] == "1114", "Rome's home edge is the south"
    play(match, "done")
    assert place(match, "C-F-1")[0] == "1206", "Carthage's is the north"


@pytest.mark.rule("de_bello_punico 6e")
def test_a_step_costs_the_ground_entered_and_there_is_no_minimum_move():
    match = battle({"R-Ha-1": "0715 N", "R-Ha-2": "1515 N", "C-F-1": "2002 S"}, scenario="trebbia")  # hill in 0711
    walk(match, "R-Ha-1", "N", "N", "N")
    assert place(match, "R-Ha-1")[0] == "0712"
    assert refusal(match, "step R-Ha-1 N") == "6e", "one point left, two needed"
    match = battle({"R-Ha-1": "0714 N", "R-Ha-2": "1515 N", "C-F-1": "2002 S"}, scenario="trebbia")
    walk(match, "R-Ha-1", "N", "N", "N")
    assert place(match, "R-Ha-1")[0] == "0711"
    assert not allowed(match, "turn R-Ha-1 S"), "nothing is left"


@pytest.mark.rule("de_bello_punico 6f")
@pytest.mark.parametrize(("scenario", "count"), [("trebbia", 2), ("zama", 4)])
def test_the_scenario_sets_the_cost_of_the_ground(scenario, count):
    match = battle({"R-Ha-1": "0405 N", "C-F-1": "2002 S"}, scenario=scenario)  # 0403 and 0402 are rocky
    assert stride(match, "R-Ha-1", "N") == count
    assert unit(match, "R-Ha-1").hex == f"04{5 - count:02}"
