"""Chapter 4: who fights whom, turning to face, and those who only lend a factor."""

from __future__ import annotations

import pytest

from .battles import any_way, at, battle, clash


@pytest.mark.rule("dbsa 4.1")
@any_way
def test_full_contact_is_a_fight(way):
    field = clash("A1 Bd 1200,1000,0", "T1 Sp 1200,1000,180", dice=[1, 2], way=way)
    assert field.fights == [("A1", "T1")]


@pytest.mark.rule("dbsa 4.1")
@any_way
@pytest.mark.parametrize("enemy", ["1230,1000,180", "1170,1000,180", "1200,1004,180", "1200,1050,180"])
def test_anything_less_is_none(way, enemy):
    field = battle("A1 Bd 1200,1000,0", f"T1 Sp {enemy}", way=way).play("done", dice=[4])
    assert field.fights == []
    assert (field.rolls, field.points) == (1, 4), "the one die is for the next bound's moves"


@pytest.mark.rule("dbsa 4.1")
@any_way
def test_an_element_that_moves_into_contact_fights(way):
    field = battle("A1 Bd 1200,850,0", "T1 Sp 1200,1000,180", way=way, die=1).play("move A1 ahead 150", dice=[1, 2])
    assert field.fights == [("A1", "T1")]


@pytest.mark.rule("dbsa 4.2")
@any_way
def test_contact_that_remains_is_fought_again(way):
    field = clash("A1 Bd 1200,1000,0", "T1 Sh 1200,1000,180", dice=[1, 6, 3], way=way)
    assert (field.fights, field.fate("A1")) == ([("A1", "T1")], "held")
    field.play("done", dice=[4, 1])
    assert field.fights == [("T1", "A1")]


# --- 4.3 turning to face


@pytest.mark.rule("dbsa 4.3")
@any_way
@pytest.mark.parametrize(
    ("attacker", "turned"),
    [
        ("1280,920,270", (1280, 920, 90)),  # right flank
        ("1120,920,90", (1120, 920, 270)),  # left flank
        ("1200,940,0", (1200, 940, 180)),  # rear
    ],
)
def test_an_element_contacted_elsewhere_turns_to_face(way, attacker, turned):
    field = clash("A1 Bd 1200,1000,0", f"T1 Cv {attacker}", active="teal", dice=[3, 3], way=way, die=3, points=3)
    assert (field.event("faced")["element"], field.event("faced")["enemy"]) == ("A1", "T1")
    assert field.fate("A1") == "even"
    assert field.pose("A1") == at(*turned)
    assert field.parts("A1") == {}, "it has nobody on its flank any more"


@pytest.mark.rule("dbsa 4.3")
def test_turning_costs_no_point_and_is_no_move():
    field = battle("A1 Bd 1200,1000,0", "T1 Cv 1280,920,270", active="teal").play("done", dice=[3, 3, 5])
    assert field.points == 5
    assert field.refusal("move A1 ahead -100") is None


@pytest.mark.rule("dbsa 4.3")
def test_an_element_in_combat_does_not_turn():
    field = clash("A1 Bd 1200,1000,0", "T1 Sp 1200,1000,180", "T2 Cv 1280,920,270", dice=[3, 3], active="teal")
    assert "faced" not in field.kinds
    assert field.fights == [("T1", "A1")]
    assert field.parts("A1") == {"flank_or_rear": -1}


# --- 4.15, 4.16 those who do not dice


@pytest.mark.rule("dbsa 4.15")
@any_way
def test_an_overlapper_throws_no_die(way):
    field = clash("A1 Bd 1200,1000,0", "A2 Bd 1360,1000,0", "T1 Sp 1200,1000,180", dice=[3, 4, 2], way=way)
    assert {told["element"] for told in field.happened("dice")} == {"A1", "T1"}
    assert field.rolls == 3
    assert field.total("T1") == 4 + 4 - 1
    assert field.total("A1") == 5 + 3, "it adds nothing to its friend"


@pytest.mark.rule("dbsa 4.16")
@any_way
@pytest.mark.parametrize("pose", ["1280,1080,270", "1120,1080,90", "1200,1060,180"], ids=["left", "right", "rear"])
def test_an_element_on_a_flank_throws_no_die(way, pose):
    field = clash("A1 Bd 1200,1000,0", f"A2 Cv {pose}", "T1 Sp 1200,1000,180", dice=[2, 4, 2], way=way)
    assert {told["element"] for told in field.happened("dice")} == {"A1", "T1"}
    assert field.rolls == 3
    assert (field.total("A1"), field.total("T1")) == (5 + 2, 4 + 4 - 1)
