"""Chapter 8: front, facing and zone of control."""

from __future__ import annotations

import pytest

from bellona import Match

from .battles import (
    FACINGS,
    allowed,
    asked,
    battle,
    disorder,
    fight,
    legal,
    place,
    play,
    refusal,
    stride,
    unit,
    until,
    walk,
)


@pytest.mark.rule("de_bello_punico 8a")
@pytest.mark.parametrize(
    ("where", "front", "rear"),
    [
        ("1010 N", ["0910", "1009", "1110"], ["0911", "1011", "1111"]),
        ("1110 S", ["1010", "1111", "1210"], ["1009", "1109", "1209"]),
    ],
)
def test_three_hexes_are_the_front_and_three_the_rear(where, front, rear):
    match = battle({"R-Ha-1": where, "C-F-1": "2902 S"})
    reached = set()
    for action in legal(match):
        if action.startswith("step"):
            again = battle({"R-Ha-1": where, "C-F-1": "2902 S"})
            play(again, action)
            reached.add(place(again, "R-Ha-1")[0])
    assert reached == set(front)
    for hexes, attackable in ((front, True), (rear, False)):
        for hex_ in hexes:
            units = {"R-Ha-1": where, "C-F-1": f"{hex_} S", "R-Ha-2": "2010 N", "C-F-2": "2009 S"}
            assert allowed(fight(units), "attack R-Ha-1 C-F-1") is attackable


@pytest.mark.rule("de_bello_punico 8b")
def test_a_commander_looks_all_round():
    match = battle({"R-Ha-1": "2015 N", "C-F-1": "2902 S"}, commanders={"R-CMD": "1010"})
    assert {action for action in legal(match) if "R-CMD" in action} == {f"step R-CMD {d}" for d in FACINGS}
    assert refusal(match, "turn R-CMD N") == "8b"


@pytest.mark.rule("de_bello_punico 8b")
@pytest.mark.parametrize("facing", FACINGS)
def test_a_panicked_unit_has_no_rear(facing):
    match = fight({"R-E-1": "1010 N", "C-F-1": f"1009 {facing} panicked"})
    play(match, "attack R-E-1 C-F-1")  # it dies from whatever side, without dice and bonus
    assert unit(match, "C-F-1").status == "gone"
    assert disorder(match, "R-E-1") == [0]


@pytest.mark.rule("de_bello_punico 8.1")
def test_turning_costs_one_movement_point_whatever_the_angle():
    for facing in set(FACINGS) - {"N"}:
        match = battle({"R-Ha-1": "1010 N", "C-F-1": "2902 S"})
        play(match, f"turn R-Ha-1 {facing}")
        assert place(match, "R-Ha-1") == ("1010", facing)
        assert stride(match, "R-Ha-1", facing) == 3


@pytest.mark.rule("de_bello_punico 8.1")
def test_a_unit_turns_also_in_an_enemy_zone_of_control():
    match = battle({"R-Ha-1": "1014 N", "C-F-1": "1010 S"})
    walk(match, "R-Ha-1", "N", "N", "N")
    assert place(match, "R-Ha-1")[0] == "1011"
    play(match, "turn R-Ha-1 SE")
    assert place(match, "R-Ha-1") == ("1011", "SE")


@pytest.mark.rule("de_bello_punico 8.2a")
@pytest.mark.parametrize(
    ("start", "direction", "entered", "controlled"),
    [
        ("1008", "S", "1009", True),
        ("1209", "SW", "1110", True),
        ("0809", "SE", "0910", True),
        ("1211", "NW", "1111", False),
        ("1012", "N", "1011", False),
        ("0811", "NE", "0911", False),
    ],
)
def test_the_zone_of_control_is_the_three_front_hexes(start, direction, entered, controlled):
    match = battle({"R-Ve-1": f"{start} {direction}", "C-F-1": "1010 N"})
    walk(match, "R-Ve-1", direction)
    assert place(match, "R-Ve-1")[0] == entered
    assert any(action.startswith("step R-Ve-1") for action in legal(match)) is not controlled


@pytest.mark.rule("de_bello_punico 8.2b")
def test_a_unit_stops_on_entering_an_enemy_zone_of_control():
    match = battle({"R-Ha-1": "1013 N", "C-F-1": "1010 S"})
    walk(match, "R-Ha-1", "N", "N")
    assert place(match, "R-Ha-1")[0] == "1011"
    assert refusal(match, "step R-Ha-1 NW") == "8.2b"
    assert refusal(match, "step R-Ha-1 NE") == "8.2b"


# R-E-1 begins before C-F-1, goes round by 1111 and comes to stand before C-F-2.
MELEE = {"R-E-1": "1010 N", "R-Ha-1": "0910 NE", "C-F-1": "1009 S", "C-F-2": "1310 SW"}


def sidestep() -> Match:
    match = battle(MELEE)
    play(match, "turn R-E-1 S")
    walk(match, "R-E-1", "SE", "NE")
    assert place(match, "R-E-1") == ("1210", "NE")
    return until(match, "rome", "attack")


@pytest.mark.rule("de_bello_punico 8.2c")
def test_a_unit_that_leaves_an_enemy_zone_of_control_does_not_attack():
    match = sidestep()
    assert refusal(match, "attack R-E-1 C-F-2") == "8.2c"
    assert allowed(match, "attack R-Ha-1 C-F-1"), "this one never moved"


@pytest.mark.rule("de_bello_punico 8.2c")
def test_a_unit_that_left_a_zone_of_control_defends_as_usual():
    match = until(sidestep(), "carthage", "attack")
    play(match, "attack C-F-2 R-E-1", "stand", dice=[3, 2])
    assert disorder(match, "C-F-2", "R-E-1") == [1, 1], "3 + 3 against 4 + 2"


@pytest.mark.rule("de_bello_punico 8.2c")
def test_the_bar_lasts_only_for_the_next_combat_impulse():
    match = until(sidestep(), "rome", "move")
    match = until(match, "rome", "attack")
    assert allowed(match, "attack R-E-1 C-F-2")


@pytest.mark.rule("de_bello_punico 8.2.1")
def test_a_unit_that_only_turns_in_a_zone_of_control_may_attack():
    match = battle({"R-Ha-1": "1010 N", "C-F-1": "1111 NW"})
    play(match, "turn R-Ha-1 SE")
    until(match, "rome", "attack")
    assert allowed(match, "attack R-Ha-1 C-F-1")


@pytest.mark.rule("de_bello_punico R3")
def test_the_stop_forbids_steps_but_not_turns():
    match = battle({"R-E-1": "1015 N", "C-F-1": "1010 S", "R-Ha-1": "2015 N"})
    walk(match, "R-E-1", "N", "N", "N", "N")
    for facing in ("S", "NE", "N"):  # three points are left, for three turns
        assert not any(action.startswith("step R-E-1") for action in legal(match))
        play(match, f"turn R-E-1 {facing}")
    assert place(match, "R-E-1") == ("1011", "N")
    assert asked(match) == ("rome", "move")
    assert not any("R-E-1" in action for action in legal(match))


@pytest.mark.rule("de_bello_punico R3")
def test_a_unit_turns_before_between_and_after_steps():
    match = battle({"R-E-1": "1015 N", "C-F-1": "2902 S", "R-Ha-1": "2015 N"})
    play(
        match,
        "turn R-E-1 S",
        "step R-E-1 S",
        "turn R-E-1 N",
        "step R-E-1 N",
        "turn R-E-1 NE",
        "turn R-E-1 SW",
    )
    assert place(match, "R-E-1") == ("1015", "SW")
    assert stride(match, "R-E-1", "SW") == 1


@pytest.mark.rule("de_bello_punico R14")
def test_a_unit_that_enters_a_zone_of_control_from_outside_may_attack():
    match = battle({"R-Ha-1": "1012 N", "C-F-1": "1010 S"})
    walk(match, "R-Ha-1", "N")
    until(match, "rome", "attack")
    assert allowed(match, "attack R-Ha-1 C-F-1")


@pytest.mark.rule("de_bello_punico R14")
def test_a_step_within_the_same_zone_of_control_also_bars_the_attack():
    match = battle({"R-Ha-1": "1011 N", "R-Ha-2": "1110 SW", "C-F-1": "1010 SE"})
    walk(match, "R-Ha-1", "NE")
    play(match, "turn R-Ha-1 NW")
    until(match, "rome", "attack")
    assert refusal(match, "attack R-Ha-1 C-F-1") in {"8.2c", "R14"}
    assert allowed(match, "attack R-Ha-2 C-F-1")


@pytest.mark.rule("de_bello_punico R14")
def test_coming_back_to_the_hex_it_left_does_not_give_the_attack_back():
    match = battle({"R-E-1": "1010 N", "R-Ha-1": "0910 NE", "C-F-1": "1009 S"})
    play(match, "turn R-E-1 S", "step R-E-1 S", "turn R-E-1 N", "step R-E-1 N")
    assert place(match, "R-E-1") == ("1010", "N")
    until(match, "rome", "attack")
    assert refusal(match, "attack R-E-1 C-F-1") in {"8.2c", "R14"}
    assert allowed(match, "attack R-Ha-1 C-F-1")


@pytest.mark.rule("de_bello_punico R14")
def test_lone_commanders_and_fugitives_have_no_zone_of_control():
    units = {"R-Ha-1": "1012 N", "C-F-1": "1010 S panicked", "C-F-2": "2902 S"}
    match = battle(units)
    walk(match, "R-Ha-1", "N", "NW")
    assert place(match, "R-Ha-1")[0] == "0911"
    match = battle({"R-Ha-1": "1012 N", "C-F-2": "2902 S"}, commanders={"C-CMD": "1010"})
    walk(match, "R-Ha-1", "N", "NW")
    assert place(match, "R-Ha-1")[0] == "0911"


@pytest.mark.rule("de_bello_punico R14")
def test_a_friend_does_not_cancel_a_zone_of_control():
    units = {"R-Ha-1": "1012 N", "R-Ve-1": "1011 N", "C-F-1": "1010 S"}
    assert not allowed(battle(units), "step R-Ha-1 N"), "it would have to stop on the velites"
    units["C-F-1"] = "1010 N"
    assert allowed(battle(units), "step R-Ha-1 N")


@pytest.mark.rule("de_bello_punico R14")
def test_fugitives_are_not_stopped_by_a_zone_of_control():
    units = {"R-Ha-1": "1110 N panicked", "R-Ha-2": "2015 N", "C-F-1": "1212 SW"}
    match = battle(units)  # 1112 and 1113 are in front of C-F-1
    assert place(match, "R-Ha-1")[0] == "1114"
