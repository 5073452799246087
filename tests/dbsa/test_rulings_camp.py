"""Rulings on camps: R61 to R64."""

from __future__ import annotations

import pytest

from .battles import based, battle, clash, square_way

CAMP = {"amber": 1200}
OUTSIDE = "A9 Bd 400,900,0"


@pytest.mark.rule("dbsa R61")
@square_way
@pytest.mark.parametrize(
    ("occupant", "occupied"),
    [
        ("Ax 1200,110,0", True),
        ("Ax 1200,120,0", True),
        ("Ax 1200,80,0", True),
        ("Ax 1219,110,0", True),
        ("Ax 1225,110,0", False),
        ("Bd 1200,60,180", True),
        ("Ax 1200,130,90", False),
        ("Cv 1200,120,0", True),
    ],
)
def test_who_is_wholly_inside_occupies_the_camp(way, occupant, occupied):
    field = battle(f"A1 {occupant}", "T1 Bd 1100,80,90", OUTSIDE, camps=CAMP, way=way, active="teal")
    field.play("done")
    assert (field.fights == [("T1", "A1")]) == occupied
    if not occupied:
        assert field.won == ("teal", "camp")


@pytest.mark.rule("dbsa R61")
@square_way
def test_elephants_do_not_fit(way):
    field = battle("A1 El 1200,160,0", "T1 Bd 1300,80,270", OUTSIDE, camps=CAMP, way=way, active="teal").play("done")
    assert field.won == ("teal", "camp")


@pytest.mark.rule("dbsa R61")
@pytest.mark.parametrize(("occupant", "bonus"), [("Ax 1200,110,0", {"camp": 2}), ("Cv 1200,120,0", {})])
def test_only_foot_have_the_bonus(occupant, bonus):
    field = clash(f"A1 {occupant}", "T1 Bd 1200,120,180", camps=CAMP, active="teal", dice=[3, 3])
    assert field.parts("A1") == bonus


@pytest.mark.rule("dbsa R61")
def test_the_enemys_camp_is_not_occupied():
    """An element of Amber's before Teal's camp has none of its bonus."""
    field = clash("A1 Sp 1200,2280,0", "T1 Ax 1200,2290,180", camps={"teal": 1200}, dice=[3, 3])
    assert field.parts("A1") == {}


@pytest.mark.rule("dbsa R61")
@square_way
@pytest.mark.parametrize(
    ("order", "rule"),
    [
        ("move A2 ahead 140", "R61"),
        ("move A2 ahead 130", None),
        ("march A2 ahead 140", "R61"),
        ("move A1 to 1200,140", None),
    ],
)
def test_nobody_joins_the_one_in_the_camp(way, order, rule):
    field = battle("A1 Bd 1200,60,0", "A2 Bd 1200,200,180", OUTSIDE, camps=CAMP, way=way)
    assert field.refusal(order) == rule


@pytest.mark.rule("dbsa R61")
@square_way
@pytest.mark.parametrize("verb", ["move", "march"])
def test_no_two_enter_the_camp_together(way, verb):
    field = battle("A1 Bd 1200,200,180", "A2 Bd 1200,260,180", OUTSIDE, camps=CAMP, way=way)
    assert field.refusal(f"{verb} A1+A2 ahead 200") == "R61"
    assert field.refusal(f"{verb} A1+A2 ahead 190") is None


@pytest.mark.rule("dbsa R61")
def test_no_second_element_is_deployed_in_the_camp_nor_the_camp_pitched_round_two():
    field = based("south").play("camp 1200", "deploy A1 1200,60,0")
    assert field.refusal("deploy A2 1200,120,0") == "R61"
    assert field.refusal("deploy A2 1200,130,0") is None
    assert field.refusal("deploy A1 1200,120,0") is None
    field.play("deploy A2 1200,130,0", "deploy A3 400,60,0", "deploy A4 400,120,0")
    assert field.refusal("camp 400") == "R61"
    assert field.refusal("camp 500") is None


# --- R62 attacks


@pytest.mark.rule("dbsa R62")
@square_way
@pytest.mark.parametrize(
    ("attacker", "attacks"),
    [
        ("1200,120,180", True),
        ("1219,120,180", True),
        ("1221.5,120,180", True),
        ("1225,120,180", False),
        ("1181,120,180", True),
        ("1320,120,180", False),
        ("1200,121.5,180", True),
        ("1200,124,180", False),
        ("1300,80,270", True),
        ("1300,81.5,270", True),
        ("1300,85,270", False),
        ("1100,80,90", True),
    ],
)
def test_an_attackers_front_lies_on_the_camps_side(way, attacker, attacks):
    field = battle("A1 Sp 1200,100,0", f"T1 Bd {attacker}", OUTSIDE, camps=CAMP, way=way, active="teal").play("done")
    assert (field.fights == [("T1", "A1")]) == attacks


@pytest.mark.rule("dbsa R62")
@square_way
@pytest.mark.parametrize("facing", ["1200,100,0", "1200,40,180"])
def test_an_occupant_faces_every_attacker(way, facing):
    field = clash(f"A1 Sp {facing}", "T1 Bd 1300,80,270", camps=CAMP, way=way, active="teal", dice=[3, 2])
    assert (field.total("T1"), field.total("A1")) == (8, 8)
    assert "faced" not in field.kinds


@pytest.mark.rule("dbsa R62")
@square_way
def test_an_occupant_has_no_flank_or_rear(way):
    elements = ("A1 Sp 1200,100,0", "T1 Bd 1200,120,180", "T2 Bd 1300,80,270", "T3 Bd 1100,80,90")
    field = battle(*elements, camps=CAMP, way=way, active="teal").play("done")
    assert field.asked == ("teal", "fight")
    field.play("fight T2 A1", dice=[3, 2])
    assert field.parts("A1") == {"camp": 2}
    assert field.fights == [("T2", "A1")], "it fights one of them"


@pytest.mark.rule("dbsa R62")
def test_an_attacker_keeps_its_own_flanks():
    elements = ("A1 Sp 1200,100,0", "A2 Cv 1280,200,270", "T1 Bd 1200,120,180")
    field = clash(*elements, camps=CAMP, active="teal", dice=[3, 2])
    assert field.parts("T1") == {"flank_or_rear": -1}


# --- R63 falling


@pytest.mark.rule("dbsa R63")
@square_way
@pytest.mark.parametrize(("start", "far"), [("1200,400,180", 280), ("1600,80,270", 300), ("800,80,90", 300)])
def test_an_empty_camp_falls_before_any_die(way, start, far):
    field = battle(f"T1 LH {start}", "T9 Bd 400,1900,180", OUTSIDE, camps=CAMP, way=way, active="teal", die=2)
    field.play(f"move T1 ahead {far}", "done")
    assert field.won == ("teal", "camp")
    assert field.rolls == 0
    assert field.document["camps"]["amber"]["fallen"] is True


@pytest.mark.rule("dbsa R63")
def test_a_camp_falls_before_other_fights():
    elements = ("T1 LH 1200,120,180", "A1 Bd 600,1000,0", "T2 Wb 600,1000,180")
    field = battle(*elements, camps=CAMP, active="teal").play("done")
    assert (field.won, field.fights) == (("teal", "camp"), [])


@pytest.mark.rule("dbsa R63")
def test_a_camp_attacked_in_its_own_sides_bound_falls_too():
    field = battle("T1 LH 1200,120,180", OUTSIDE, camps=CAMP, active="amber").play("done")
    assert field.won == ("teal", "camp")


@pytest.mark.rule("dbsa R63")
def test_ones_own_element_before_the_camp_takes_nothing():
    field = battle("A1 LH 1200,120,180", "T1 Bd 400,2000,180", camps=CAMP).play("done")
    assert field.won is None


# --- R64 occupants


@pytest.mark.rule("dbsa R64")
@square_way
def test_an_occupant_that_recoils_is_lost_with_the_camp(way):
    field = clash("A1 Sp 1200,100,0", "T1 Bd 1200,120,180", OUTSIDE, camps=CAMP, way=way, active="teal", dice=[4, 1])
    assert (field.total("A1"), field.total("T1")) == (7, 9)
    assert not field.stands("A1")
    assert field.losses == (1, 0)
    assert field.won == ("teal", "camp")


@pytest.mark.rule("dbsa R64")
def test_an_occupant_may_be_held():
    elements = ("A1 Sp 1200,100,0", "T1 Sh 1200,120,180 general", OUTSIDE)
    field = clash(*elements, camps=CAMP, active="teal", dice=[6, 1])
    assert (field.total("A1"), field.total("T1")) == (7, 9)
    assert field.fate("A1") == "held"
    assert field.won is None


# --- R62 with R14 and R65: an attack on a camp is no contact


@pytest.mark.rule("dbsa R14")
@pytest.mark.rule("dbsa R62")
@square_way
def test_who_attacks_a_camp_may_move_with_a_group(way):
    """The defender stands back from the outline, so that no base touches another."""
    elements = ("A1 Sp 1200,100,0", "T1 Bd 1200,120,180", "T2 Bd 1040,120,180", "T3 Bd 400,1900,180")
    field = battle(*elements, camps=CAMP, way=way, active="teal")
    assert field.refusal("move T1+T2 right 5") != "R14"
    assert field.refusal("move T1 to 1260,220") is None, "nor need it begin to its rear"


@pytest.mark.rule("dbsa R65")
@pytest.mark.rule("dbsa R62")
@square_way
def test_who_is_attacked_in_a_camp_may_leave_it(way):
    elements = ("A1 Sp 1200,100,0", "T1 Bd 1100,80,90", OUTSIDE, "T3 Bd 400,1900,180")
    field = battle(*elements, camps=CAMP, way=way)
    assert field.refusal("move A1 ahead 100") is None


@pytest.mark.rule("dbsa R65")
@pytest.mark.rule("dbsa R29")
def test_base_against_base_binds_at_a_camp_as_elsewhere():
    elements = ("A1 Sp 1200,120,0", "T1 Bd 1200,120,180", "T2 Bd 1040,120,180", "T3 Bd 400,1900,180")
    field = battle(*elements, camps=CAMP, active="teal")
    assert field.refusal("move T1+T2 right 5") == "R14"
    assert field.refusal("move T1 to 1260,220") == "R65"
