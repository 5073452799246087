"""Chapter 7: one unit per hex, and the cost of passing through a friend."""

from __future__ import annotations

import pytest

from .battles import allowed, battle, disorder, place, play, refusal, rout, unit, walk

FAR_ENEMY = {"C-F-1": "2902 S"}


@pytest.mark.rule("de_bello_punico 7")
def test_a_unit_never_ends_its_move_on_a_friend():
    match = battle({"R-Ha-1": "1013 N", "R-Pr-1": "1009 N"} | FAR_ENEMY)
    walk(match, "R-Ha-1", "N", "N", "N")
    assert refusal(match, "step R-Ha-1 N") in {"7", "R12"}
    match = battle({"R-Ha-1": "1011 N", "R-Pr-1": "1010 N"} | FAR_ENEMY)
    walk(match, "R-Ha-1", "N")
    assert refusal(match, "halt R-Ha-1") in {"7", "R12"}
    walk(match, "R-Ha-1", "N")
    assert allowed(match, "halt R-Ha-1")


@pytest.mark.rule("de_bello_punico 7")
def test_an_enemy_hex_is_never_entered_by_movement():
    match = battle({"R-Ha-1": "1010 N", "C-F-1": "1009 N"})
    assert refusal(match, "step R-Ha-1 N") == "7"


def pass_through(mover: str, passed: str) -> list[int]:
    """Disorder of both units after one has passed the other."""
    if mover.startswith("R"):
        match = battle({mover: "1010 N", passed: "1009 N", "C-F-1": "2902 S"})
        walk(match, mover, "N", "N")
    else:
        match = battle({mover: "1010 S", passed: "1011 S", "R-Ha-1": "2919 N"}, active="carthage")
        walk(match, mover, "S", "S")
    return disorder(match, mover, passed)


@pytest.mark.rule("de_bello_punico 7.1a")
@pytest.mark.parametrize(
    ("mover", "passed"),
    [("C-F-1", "C-Vt-1"), ("R-Tr-1", "R-Ha-1"), ("R-E-1", "R-Al-1"), ("C-El-1", "C-CN-1")],
)
def test_passing_a_friend_disorders_both(mover, passed):
    assert pass_through(mover, passed) == [1, 1]


@pytest.mark.rule("de_bello_punico 7.1a")
def test_each_friend_passed_costs_one_more():
    match = battle({"R-Tr-1": "1012 N", "R-Ha-1": "1011 N", "R-Ha-2": "1010 N"} | FAR_ENEMY)
    walk(match, "R-Tr-1", "N", "N", "N")
    assert disorder(match, "R-Tr-1", "R-Ha-1", "R-Ha-2") == [2, 1, 1]


@pytest.mark.rule("de_bello_punico 7.1b")
@pytest.mark.parametrize(
    ("mover", "passed"),
    [("R-Ha-1", "R-Ve-1"), ("R-Ve-1", "R-Tr-1"), ("C-Ti-1", "C-F-1"), ("C-El-1", "C-Ti-1")],
)
def test_velites_and_tiratori_pass_and_are_passed_freely(mover, passed):
    assert pass_through(mover, passed) == [0, 0]


@pytest.mark.rule("de_bello_punico 7.1c")
@pytest.mark.parametrize(("mover", "passed"), [("R-Ha-1", "R-Pr-1"), ("R-Pr-1", "R-Ha-1")])
def test_hastati_and_principes_pass_each_other_freely(mover, passed):
    assert pass_through(mover, passed) == [0, 0]


@pytest.mark.rule("de_bello_punico R12")
@pytest.mark.parametrize(
    ("mover", "passed"),
    [("R-Ha-1", "R-Ha-2"), ("R-Pr-1", "R-Pr-2"), ("C-F-1", "C-F-2"), ("R-Pr-1", "R-Tr-1")],
)
def test_a_unit_does_not_pass_its_own_kind_freely(mover, passed):
    assert pass_through(mover, passed) == [1, 1]


@pytest.mark.rule("de_bello_punico R12")
def test_disorder_falls_as_the_mover_enters_the_friends_hex():
    match = battle({"R-Ha-1": "1012 N", "R-Ha-2": "1010 N"} | FAR_ENEMY)
    walk(match, "R-Ha-1", "N")
    assert disorder(match, "R-Ha-1", "R-Ha-2") == [0, 0]
    walk(match, "R-Ha-1", "N")
    assert disorder(match, "R-Ha-1", "R-Ha-2") == [1, 1]
    walk(match, "R-Ha-1", "N")
    assert disorder(match, "R-Ha-1", "R-Ha-2") == [1, 1]
    assert place(match, "R-Ha-1")[0] == "1009"


@pytest.mark.rule("de_bello_punico R12")
def test_a_friends_hex_is_entered_only_if_one_can_go_on():
    beyond = {"R-Ve-1": "0910 N", "R-Ve-2": "1009 N", "R-Ve-3": "1110 N"}
    wall = {"C-F-2": "0910 N", "C-F-3": "1009 N", "C-F-4": "1110 N"}
    for others, start, free in [
        ({}, "1012 N", True),
        ({}, "1014 N", False),  # one point left: it would have to stay there
        (beyond, "1013 N", False),  # two points left, but the three hexes beyond are held
        (beyond, "1012 N", True),  # three points left: out by the hexes behind those
        (wall, "1013 N", False),  # two points left, and nowhere ahead to go
        (wall, "1012 N", True),  # three points left: in, about and back
    ]:
        match = battle({"R-Ha-1": start, "R-Ha-2": "1010 N"} | others | FAR_ENEMY)
        walk(match, "R-Ha-1", *["N"] * (int(start[2:4]) - 11))
        assert allowed(match, "step R-Ha-1 N") is free, (others, start)


@pytest.mark.rule("de_bello_punico R12")
def test_a_friend_in_contact_is_not_reached_from_behind_but_may_fall_back():
    units = {"R-Ha-1": "1010 N", "R-Pr-1": "1011 N", "C-F-1": "1009 S"}
    match = battle(units)
    assert refusal(match, "step R-Pr-1 N") in {"R12", "8.2b", "7"}
    play(match, "turn R-Ha-1 S")
    walk(match, "R-Ha-1", "S", "S")
    assert place(match, "R-Ha-1") == ("1012", "S")
    assert disorder(match, "R-Ha-1", "R-Pr-1") == [0, 0]


@pytest.mark.rule("de_bello_punico R12")
def test_passing_a_fugitive_costs_the_mover_one_disorder():
    units = {"C-F-1": "1010 N panicked", "C-M-1": "1107 NW", "R-Ha-1": "2915 N"}
    match = battle(units, active="carthage")
    assert place(match, "C-F-1")[0] == "1006", "fugitives have run already"
    walk(match, "C-M-1", "NW", "NW")
    assert disorder(match, "C-M-1") == [1]


@pytest.mark.rule("de_bello_punico R12")
def test_a_mover_that_panics_flees_from_the_hex_it_is_in():
    match = battle({"R-Al-1": "1110 N disorder 1", "R-Tr-1": "1109 N"} | FAR_ENEMY)
    walk(match, "R-Al-1", "N")
    assert unit(match, "R-Al-1").panicked
    assert place(match, "R-Al-1")[0] == "1113", "four hexes from 1109"
    assert disorder(match, "R-Tr-1") == [1]
    assert rout(match, "rome") == 1


@pytest.mark.rule("de_bello_punico R12")
def test_a_passed_friend_that_panics_flees_and_the_mover_goes_on():
    match = battle({"R-Tr-1": "1110 N", "R-Al-1": "1109 N disorder 1"} | FAR_ENEMY)
    walk(match, "R-Tr-1", "N")
    assert unit(match, "R-Al-1").panicked
    assert place(match, "R-Al-1")[0] == "1113"
    walk(match, "R-Tr-1", "N")
    assert place(match, "R-Tr-1") == ("1108", "N")
    assert disorder(match, "R-Tr-1") == [1]


@pytest.mark.rule("de_bello_punico R12")
def test_on_a_friends_hex_a_unit_keeps_enough_to_get_away():
    match = battle({"R-Ha-1": "1013 N", "R-Ve-1": "1010 N"} | FAR_ENEMY)
    walk(match, "R-Ha-1", "N", "N", "N")
    assert place(match, "R-Ha-1")[0] == "1010"
    assert not allowed(match, "turn R-Ha-1 S"), "the last point is needed to leave"
    match = battle({"R-Ha-1": "1012 N", "R-Ve-1": "1010 N"} | FAR_ENEMY)
    walk(match, "R-Ha-1", "N", "N")
    play(match, "turn R-Ha-1 S")
    assert refusal(match, "halt R-Ha-1") in {"7", "R12"}
    walk(match, "R-Ha-1", "S")
    assert place(match, "R-Ha-1") == ("1011", "S")


@pytest.mark.rule("de_bello_punico R12")
def test_behind_the_friend_a_zone_of_control_may_stop_the_mover():
    match = battle({"R-Ha-1": "1012 N", "R-Ve-1": "1011 N", "C-F-1": "1009 S"})
    walk(match, "R-Ha-1", "N", "N")
    assert place(match, "R-Ha-1")[0] == "1010"
    assert disorder(match, "R-Ha-1", "R-Ve-1") == [0, 0]
