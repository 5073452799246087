"""Chapter 9: the missile impulse."""

from __future__ import annotations

from typing import Any

import pytest

from bellona import Match

from .battles import allowed, asked, battle, commander, disorder, play, refusal, unit

# A shot elsewhere on the field keeps the impulse open whatever happens in the case under test.
ELSEWHERE = {"C-Ti-2": "2010 N", "R-Tr-2": "2009 S", "R-Ve-2": "2410 N", "C-Vt-2": "2409 S"}


def volley(units: dict[str, str], active: str = "carthage", **more: Any) -> Match:
    """A missile impulse of the active side."""
    return battle(ELSEWHERE | units, phase="missiles", active=active, **more)


@pytest.mark.rule("de_bello_punico 9a")
def test_the_side_that_has_not_moved_shoots():
    match = battle({"R-Ve-1": "1010 N", "C-Ti-1": "1009 S"})
    play(match, "done")
    assert asked(match) == ("carthage", "shoot")
    assert allowed(match, "shoot C-Ti-1 R-Ve-1")
    assert not allowed(match, "shoot R-Ve-1 C-Ti-1")


@pytest.mark.rule("de_bello_punico 9b")
@pytest.mark.parametrize(
    ("hex_", "front"),
    [("0910", True), ("1009", True), ("1110", True), ("0911", False), ("1011", False), ("1111", False)],
)
def test_a_unit_shoots_only_to_its_front(hex_, front):
    match = volley({"R-Ve-1": "1010 N", "C-F-1": f"{hex_} S"}, "rome")
    assert refusal(match, "shoot R-Ve-1 C-F-1") == (None if front else "9b")


@pytest.mark.rule("de_bello_punico 9c")
def test_each_unit_shoots_singly():
    match = volley({"R-Ve-1": "1010 N", "R-Ve-3": "0910 NE", "C-F-1": "1009 S"}, "rome")
    play(match, "shoot R-Ve-1 C-F-1", dice=[2])
    assert disorder(match, "C-F-1") == [1]
    play(match, "shoot R-Ve-3 C-F-1", dice=[2])
    assert disorder(match, "C-F-1") == [2]


@pytest.mark.rule("de_bello_punico 9d")
def test_a_unit_shoots_once_a_turn():
    match = volley({"C-Ti-1": "1009 S", "R-Ha-1": "1010 N", "R-Ha-2": "0910 N"})
    play(match, "shoot C-Ti-1 R-Ha-1", dice=[6])
    assert refusal(match, "shoot C-Ti-1 R-Ha-1") == "9d"
    assert refusal(match, "shoot C-Ti-1 R-Ha-2") == "9d"
    assert allowed(match, "shoot C-Ti-2 R-Tr-2")


@pytest.mark.rule("de_bello_punico 9.1a")
@pytest.mark.parametrize(("hex_", "reached"), [("1009", True), ("1008", True), ("1007", False)])
def test_tiratori_reach_two_hexes(hex_, reached):
    match = volley({"C-Ti-1": "1010 N", "R-Ha-1": f"{hex_} S"})
    assert refusal(match, "shoot C-Ti-1 R-Ha-1") == (None if reached else "9.1a")


@pytest.mark.rule("de_bello_punico 9.1b")
@pytest.mark.parametrize("shooter", ["R-Ve-1", "R-CN-1"])
def test_all_others_shoot_at_adjacent_units_only(shooter):
    match = volley({shooter: "1010 N", "C-F-1": "1009 S"}, "rome")
    assert allowed(match, f"shoot {shooter} C-F-1")
    match = volley({shooter: "1010 N", "C-F-1": "1008 S"}, "rome")
    assert refusal(match, f"shoot {shooter} C-F-1") == "9.1b"


@pytest.mark.rule("de_bello_punico 9.1c")
def test_a_target_is_in_range_and_visible():
    match = volley({"C-Ti-1": "1010 N", "R-Ha-1": "1008 S", "C-M-1": "1009 N"})
    assert refusal(match, "shoot C-Ti-1 R-Ha-1") in {"9.1c", "9.2a"}, "in range, not visible"
    match = volley({"C-Ti-1": "1010 N", "R-Ha-1": "1007 S"})
    assert refusal(match, "shoot C-Ti-1 R-Ha-1") in {"9.1a", "9.1c"}, "visible, not in range"


@pytest.mark.rule("de_bello_punico 9.2a")
@pytest.mark.parametrize("between", ["C-M-1", "R-Ve-1"])
def test_friend_and_foe_block_the_line_of_sight(between):
    units = {"C-Ti-1": "1010 N", "R-Ha-1": "1008 S"}
    assert allowed(volley(units), "shoot C-Ti-1 R-Ha-1")
    assert refusal(volley(units | {between: "1009 N"}), "shoot C-Ti-1 R-Ha-1") in {"9.2a", "9.1c"}


@pytest.mark.rule("de_bello_punico 9.2b")
def test_the_line_of_sight_runs_from_centre_to_centre():
    beside = {"R-Ve-1": "0910 N", "R-Ve-3": "1110 N", "C-M-1": "0909 N", "C-M-2": "1109 N"}
    match = volley({"C-Ti-1": "1010 N", "R-Ha-1": "1008 S"} | beside)
    assert allowed(match, "shoot C-Ti-1 R-Ha-1"), "only 1009 is crossed"


HITS = {  # shooter and range: the number to roll, or less, against each class of target
    ("R-Ve-1", 1): {"C-Vt-1": 2, "C-F-1": 2, "C-M-1": 2, "C-Ti-1": 2, "C-E-1": 3, "C-CN-1": 2, "C-El-1": 4},
    ("R-CN-1", 1): {"C-Vt-1": 1, "C-F-1": 2, "C-M-1": 2, "C-Ti-1": 2, "C-E-1": 2, "C-CN-1": 2, "C-El-1": 3},
    ("C-Ti-1", 1): {"R-Ha-1": 2, "R-Tr-1": 2, "R-Al-1": 3, "R-Ve-1": 2, "R-E-1": 3, "R-SC-1": 3, "R-CN-1": 2},
    ("C-Ti-1", 2): {"R-Ha-1": 1, "R-Pr-1": 1, "R-Al-1": 2, "R-Ve-1": 1, "R-E-1": 2, "R-SC-1": 2, "R-CN-1": 1},
    ("C-CN-1", 1): {"R-Ha-1": 1, "R-Pr-1": 1, "R-Al-1": 2, "R-Ve-1": 2, "R-E-1": 2, "R-SC-1": 2, "R-CN-1": 2},
}


@pytest.mark.rule("de_bello_punico 9.3")
@pytest.mark.parametrize(
    ("shooter", "distance", "target", "number"),
    [(shooter, reach, target, n) for (shooter, reach), row in HITS.items() for target, n in row.items()],
)
def test_the_number_of_the_table_or_less_hits(shooter, distance, target, number):
    active = "rome" if shooter[0] == "R" else "carthage"
    for die, points in ((number, 1), (number + 1, 0)):
        match = volley({shooter: "1010 N", target: f"10{10 - distance:02} S"}, active)
        play(match, f"shoot {shooter} {target}", dice=[die])
        assert disorder(match, target) == [points]


@pytest.mark.rule("de_bello_punico R15")
def test_at_range_two_the_arc_is_five_hexes():
    ring = {
        "0809": True, "0909": True, "1008": True, "1109": True, "1209": True, "1210": False,
        "1211": False, "1112": False, "1012": False, "0912": False, "0811": False, "0810": False,
    }  # fmt: skip
    for hex_, in_arc in ring.items():
        match = volley({"C-Ti-1": "1010 N", "R-Ha-1": f"{hex_} S"})
        assert allowed(match, "shoot C-Ti-1 R-Ha-1") is in_arc, hex_


@pytest.mark.rule("de_bello_punico R16")
def test_a_line_along_a_hexside_is_blocked_only_from_both_sides():
    units = {"C-Ti-1": "1010 N", "R-Ha-1": "0909 S"}
    for blockers, free in [
        ({"R-Ve-1": "0910 N"}, True),
        ({"C-M-1": "1009 N"}, True),
        ({"R-Ve-1": "0910 N", "C-M-1": "1009 N"}, False),
    ]:
        assert allowed(volley(units | blockers), "shoot C-Ti-1 R-Ha-1") is free


@pytest.mark.rule("de_bello_punico R16")
def test_lone_commanders_and_ground_never_block():
    units = {"C-Ti-1": "1010 N", "R-Ha-1": "1008 S"}
    assert allowed(volley(units, commanders={"C-CMD": "1009"}), "shoot C-Ti-1 R-Ha-1")
    over_a_hill = {"C-Ti-1": "0712 N", "R-Ha-1": "0710 S"}  # 0711 is a hill
    assert allowed(volley(over_a_hill, scenario="trebbia"), "shoot C-Ti-1 R-Ha-1")


@pytest.mark.rule("de_bello_punico R17")
def test_fugitives_and_lone_commanders_are_no_targets():
    match = volley({"C-Ti-1": "1010 N", "R-Ha-1": "1009 S panicked"})
    assert refusal(match, "shoot C-Ti-1 R-Ha-1") == "R17"
    match = volley({"C-Ti-1": "1010 N"}, commanders={"R-CMD": "1009"})
    assert refusal(match, "shoot C-Ti-1 R-CMD") == "R17"


@pytest.mark.rule("de_bello_punico R17")
def test_disordered_shooters_shoot_also_in_an_enemy_zone_of_control_but_fugitives_do_not():
    match = volley({"C-Ti-1": "1010 N disorder 1", "R-Ha-1": "1009 S"})
    assert allowed(match, "shoot C-Ti-1 R-Ha-1")
    match = volley({"R-Ve-1": "1010 N panicked", "C-F-1": "1009 S"}, "rome")
    assert not allowed(match, "shoot R-Ve-1 C-F-1")


@pytest.mark.rule("de_bello_punico R17")
@pytest.mark.parametrize(("dice", "fate"), [([2, 1], "dead"), ([2, 2], "1009"), ([3], "1009")])
def test_a_commander_with_the_unit_hit_must_roll(dice, fate):
    match = volley({"C-Ti-1": "1010 N", "R-Ha-1": "1009 S"}, commanders={"R-CMD": "1009"})
    play(match, "shoot C-Ti-1 R-Ha-1", dice=dice)
    assert commander(match, "R-CMD") == fate
    assert unit(match, "R-Ha-1").disorder == (1 if len(dice) == 2 else 0)
