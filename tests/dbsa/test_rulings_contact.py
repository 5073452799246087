"""Rulings on contact, lining up, turning to face and the pairing of fights: R29 to R37."""

from __future__ import annotations

import pytest

from .battles import Field, any_way, at, battle, box, clash

Y = "A1 Bd 1200,1000,0"
IDLE = "A9 Bd 500,1300,0"


def settled(field: Field) -> Field:
    """All turns to face are made, in the order in which they are offered."""
    while field.asked[1] == "face":
        field.play(sorted(field.legal)[0])
    return field


def contacted(enemy: str, way, target: str = Y) -> bool:
    """Whether an enemy contacts A1: it would make A1 turn, stand fast or fight."""
    field = battle(target, f"T1 {enemy}", way=way, active="teal").play("done")
    return bool(field.fights)


# --- R29 contact


@pytest.mark.rule("dbsa R29")
@any_way
@pytest.mark.parametrize(
    ("enemy", "contact"),
    [
        ("Cv 1280,920,270", True),  # right side, y 940..1000, is covered by y 840..1000
        ("Cv 1280,919,270", True),
        ("Cv 1280,915,270", False),
        ("Cv 1280,970,270", True),
        ("Cv 1280,1021,270", True),
        ("Cv 1280,1026,270", False),
        ("Cv 1280,800,270", False),
        ("Cv 1281.5,920,270", True),
        ("Cv 1284,920,270", False),
        ("Cv 1279.2,920,270.5", True),
        ("Cv 1278.8,920,270.95", False),  # along the side well enough, but its far corner is 2.5p off that line
        ("Cv 1120,920,90", True),
        ("Cv 1120,1030,90", False),
        ("Cv 1200,940,0", True),  # rear
        ("Cv 1201.5,940,0", True),
        ("Cv 1204,940,0", False),
        ("Cv 1200,938.5,0", True),
        ("Cv 1200,936,0", False),
        ("Cv 1200,1000,180", True),
        ("Cv 1198.5,1001,180", True),
        ("Cv 1204,1000,180", False),
        ("Cv 1200,1004,180", False),
    ],
)
def test_a_front_edge_lies_on_an_edge_of_the_enemy(way, enemy, contact):
    assert contacted(enemy, way) == contact


@pytest.mark.rule("dbsa R29")
@any_way
@pytest.mark.parametrize(("y", "contact"), [(920, True), (921.5, True), (918.5, True), (925, False), (915, False)])
def test_the_side_of_elephants_is_as_long_as_a_front(way, y, contact):
    assert contacted(f"Cv 1280,{y},270", way, target="A1 El 1200,1000,0") == contact


@pytest.mark.rule("dbsa R29")
@any_way
@pytest.mark.parametrize("enemy", ["Cv 1400,920,90", "Cv 1360,1000,0", "Cv 1360,1120,0"])
def test_only_the_front_edge_of_the_enemy_contacts(way, enemy):
    """Rear, side or corner on the target's side is no contact."""
    assert not contacted(enemy, way)


# --- R30 lining up


@pytest.mark.rule("dbsa R30")
@any_way
@pytest.mark.parametrize(
    ("x", "rule"),
    [(1250, None), (1150, None), (1279, None), (1121, None), (1283, "R30"), (1117, "R30"), (1290, "R30")],
)
def test_the_mover_slides_up_to_80_paces(way, x, rule):
    field = battle(f"A1 Sp {x},900,0", IDLE, "T1 Sp 1200,1000,180", way=way)
    assert field.refusal("move A1 ahead 100 line T1 front") == rule
    if rule is None:
        field.play("move A1 ahead 100 line T1 front")
        assert field.pose("A1") == at(1200, 1000, 0)
        assert field.event("lined_up")["enemy"] == "T1"


@pytest.mark.rule("dbsa R30")
@any_way
def test_lining_up_is_free(way):
    field = battle("A1 Sp 1250,800,0", "T1 Sp 1200,1000,180", way=way)
    assert field.refusal("move A1 ahead 200 line T1 front") is None


@pytest.mark.rule("dbsa R30")
@any_way
def test_the_mover_is_turned_too(way):
    """Ten degrees askew, its right front corner touches the enemy; no corner goes further than 80p."""
    field = battle("A1 Cv 1190,900,350", IDLE, "T1 Sp 1200,1000,180", way=way)
    field.play("move A1 to 1180,986,350 line T1 front")
    assert field.pose("A1") == at(1200, 1000, 0)


@pytest.mark.rule("dbsa R30")
@any_way
@pytest.mark.parametrize("far", [80, 90, 95])
def test_who_does_not_touch_is_not_lined_up(way, far):
    field = battle("A1 Sp 1250,900,0", "T1 Sp 1200,1000,180", way=way)
    assert field.refusal(f"move A1 ahead {far} line T1 front") == "R30"


@pytest.mark.rule("dbsa R30")
@any_way
def test_the_place_must_be_clear(way):
    field = battle("A1 Sp 1250,900,0", "A2 Sp 1085,1000,0", "T1 Sp 1200,1000,180", way=way)
    assert field.refusal("move A1 ahead 100 line T1 front") == "R30"
    field = battle("A1 Sp 1250,900,0", "A2 Sp 1040,1000,0", "T1 Sp 1200,1000,180", way=way)
    assert field.refusal("move A1 ahead 100 line T1 front") is None


@pytest.mark.rule("dbsa R30")
@any_way
def test_a_group_is_shifted_rigidly(way):
    field = battle("A1 Sp 1250,900,0", "A2 Sp 1410,900,0", "A3 Sp 1250,840,0", IDLE, "T1 Sp 1200,1000,180", way=way)
    field.play("move A1+A2+A3 ahead 100 line T1 front")
    assert field.pose("A1") == at(1200, 1000, 0)
    assert field.pose("A2") == at(1360, 1000, 0)
    assert field.pose("A3") == at(1200, 940, 0)


@pytest.mark.rule("dbsa R30")
@any_way
def test_a_group_lines_up_with_one_enemy_of_its_choice(way):
    line = ["A1 Sp 1150,900,0", "A2 Sp 1310,900,0", IDLE, "T1 Sp 1120,1000,180", "T2 Sp 1290,1000,180"]
    field = battle(*line, way=way)
    field.play("move A1+A2 ahead 100 line T2 front")
    assert field.pose("A2") == at(1290, 1000, 0)
    field = battle(*line, way=way).play("move A1+A2 ahead 100 line T1 front")
    assert field.pose("A1") == at(1120, 1000, 0)


@pytest.mark.rule("dbsa R30")
@any_way
@pytest.mark.parametrize(
    ("edge", "approach", "pose"),
    [
        ("left", "1300,1100,270 ahead 20", (1280, 1080, 270)),  # T1 looks south, its left is east
        ("right", "1100,1060,90 ahead 20", (1120, 1080, 90)),
        ("rear", "1220,1080,180 ahead 20", (1200, 1060, 180)),
    ],
)
def test_flanks_and_rear_are_lined_up_with(way, edge, approach, pose):
    start = approach.split()[0]
    field = battle(f"A1 Ax {start}", IDLE, "T1 Sp 1200,1000,180", way=way)
    field.play(f"move A1 ahead 20 line T1 {edge}")
    assert field.pose("A1") == at(*pose)


# --- R31, R32


@pytest.mark.rule("dbsa R31")
@any_way
@pytest.mark.parametrize("x", [1260, 1210, 1140, 1340])
def test_fronts_that_touch_in_part_do_not_fight(way, x):
    field = battle(f"A1 Sp {x},1000,0", "T1 Sp 1200,1000,180", way=way).play("done")
    assert field.fights == []
    assert field.pose("T1") == at(1200, 1000, 180), "nobody is obliged to line up"


@pytest.mark.rule("dbsa R32")
@any_way
def test_light_horse_level_with_the_enemy_reach_its_flank(way):
    field = battle("A1 LH 1500,1000,0", "T1 Sp 1200,1000,180", way=way)
    assert field.refusal("move A1 to 1280,1080,270") is None


@pytest.mark.rule("dbsa R32")
@any_way
def test_even_the_rear_can_be_reached(way):
    field = battle("A1 LH 1200,1300,180", "T1 Sp 1200,1000,180", way=way)
    assert field.refusal("move A1 ahead 240") is None


# --- R33-R35 turning


@pytest.mark.rule("dbsa R33")
@any_way
def test_who_is_hit_in_front_too_does_not_turn(way):
    field = battle("A1 LH 1500,1080,270", "A2 Bd 1200,850,0", IDLE, "T1 Sp 1200,1000,180", way=way, die=3)
    field.play("move A1 ahead 220", "move A2 ahead 150").play("done", dice=[1, 3])
    assert "faced" not in field.kinds
    assert field.pose("T1") == at(1200, 1000, 180)
    assert field.fights == [("A2", "T1")]


@pytest.mark.rule("dbsa R33")
@any_way
@pytest.mark.parametrize(("named", "pose"), [("A1", (1280, 1080, 90)), ("A2", (1120, 1080, 270))])
def test_of_several_contacting_enemies_the_active_side_names_one(way, named, pose):
    field = battle("A1 Cv 1280,1080,270", "A2 Cv 1120,1080,90", "T1 Sp 1200,1000,180", way=way).play("done")
    assert field.asked == ("amber", "face")
    field.play(f"face T1 {named}", dice=[3, 2])
    assert field.fights == [(named, "T1")]
    assert field.fate("T1") == "even"
    assert field.pose("T1") == at(*pose)


@pytest.mark.rule("dbsa R33")
def test_elements_turn_in_the_order_named():
    elements = ["A1 Cv 880,1080,270", "A2 Cv 1480,1080,270", "T1 Sp 800,1000,180", "T2 Sp 1400,1000,180"]
    for order in (("face T2 A2", "T2"), ("face T1 A1", "T1")):
        field = battle(*elements).play("done")
        assert field.asked == ("amber", "face")
        field.play(order[0])
        assert field.happened("faced")[0]["element"] == order[1]
        assert len(field.happened("faced")) == 2, "the last one turns by itself"


BETWEEN = ("A1 Cv 1280,1080,270", "T1 Sp 1200,1000,180", "T2 Cv 1400,1080,270")


@pytest.mark.rule("dbsa R33")
@any_way
def test_contacts_are_read_again_before_each_turn(way):
    """A1 is on the flank of T1 and has T2 on its rear: who turns first leaves the other nothing to turn to."""
    field = battle(*BETWEEN, way=way).play("done")
    assert field.asked == ("amber", "face")
    field.play("face T1 A1", dice=[4, 2])
    assert (field.pose("T1"), field.pose("A1")) == (at(1280, 1080, 90), at(1280, 1080, 270))
    assert (field.fights, field.parts("A1")) == ([("A1", "T1")], {"flank_or_rear": -1})
    field = battle(*BETWEEN, way=way).play("done").play("face A1 T2", dice=[3, 3])
    assert (field.pose("T1"), field.pose("A1")) == (at(1200, 1000, 180), at(1400, 1080, 90))
    assert (field.fights, field.parts("A1")) == ([("A1", "T2")], {})


@pytest.mark.rule("dbsa R33")
def test_the_active_sides_elements_turn_too():
    field = battle("A1 Sp 1200,1000,0", "T1 Cv 1280,920,270", active="amber").play("done", dice=[2, 3])
    assert field.pose("A1") == (1280, 920, 90)
    assert field.fights == [("A1", "T1")]


@pytest.mark.rule("dbsa R33")
def test_nobody_turns_to_an_enemy_that_does_not_contact_it():
    field = battle("A1 Cv 880,1080,270", "A2 Cv 1480,1080,270", "T1 Sp 800,1000,180", "T2 Sp 1400,1000,180")
    field.play("done")
    assert field.refusal("face T1 A2") == "R33"
    assert field.refusal("face A1 T1") == "R33"


@pytest.mark.rule("dbsa R34")
@any_way
def test_where_there_is_no_room_it_stays_and_fights_with_one_less(way):
    field = clash(Y, "A2 Bd 1190,930,0", "T1 Cv 1280,920,270", active="teal", dice=[3, 4], way=way)
    assert field.event("no_room_to_face")["element"] == "A1"
    assert field.fights == [("T1", "A1")]
    assert (field.total("A1"), field.total("T1")) == (3 + 4 - 1, 3 + 3)
    assert field.pose("A1") == at(1200, 1000, 0)


@pytest.mark.rule("dbsa R34")
@any_way
def test_impassable_ground_leaves_no_room(way):
    lake = box("impassable", 1100, 860, 1270, 930)
    field = clash(Y, "T1 Cv 1280,920,270", terrain=[lake], active="teal", dice=[3, 4], way=way)
    assert field.event("no_room_to_face")["element"] == "A1"
    assert field.parts("A1") == {"flank_or_rear": -1}


BESET = ("A1 Bd 1200,1000,0", "T1 Cv 1280,920,270", "T2 Cv 1200,940,0")


@pytest.mark.rule("dbsa R34")
@any_way
def test_an_enemy_on_the_rear_leaves_no_room_to_turn_to_one_on_the_flank(way):
    field = battle(*BESET, way=way, active="teal").play("done")
    assert field.asked == ("teal", "face")
    field.play("face A1 T1")
    assert field.event("no_room_to_face")["enemy"] == "T1"
    assert field.pose("A1") == at(1200, 1000, 0)
    assert field.asked == ("teal", "fight")
    field.play("fight T2 A1", dice=[1, 3])
    assert (field.parts("A1"), field.total("A1")) == ({"flank_or_rear": -2}, 3 + 3 - 2)
    assert field.fights == [("T2", "A1")]


@pytest.mark.rule("dbsa R34")
@any_way
def test_but_it_turns_to_the_one_on_its_rear(way):
    field = battle(*BESET, way=way, active="teal").play("done").play("face A1 T2", dice=[2, 3])
    assert field.pose("A1") == at(1200, 940, 180)
    assert (field.fights, field.parts("A1")) == ([("T2", "A1")], {"flank_or_rear": -1})


@pytest.mark.rule("dbsa R35")
@any_way
def test_who_only_lends_a_factor_turns_when_contacted(way):
    elements = ("A1 Sp 1200,1000,0", "A2 Cv 1280,1080,270", "T1 Sp 1200,1000,180", "T2 Cv 1400,1080,270")
    field = battle(*elements, way=way, active="teal").play("done")
    assert field.event("faced")["element"] == "A2"
    assert field.pose("A2") == at(1400, 1080, 90)
    field.play("fight T1 A1", dice=[3, 3, 3, 3])
    assert field.fights == [("T1", "A1"), ("T2", "A2")]
    assert field.parts("T1") == {}, "A2 has left its flank"


@pytest.mark.rule("dbsa R35")
@pytest.mark.rule("dbsa R40")
@any_way
@pytest.mark.parametrize("active", ["amber", "teal"])
def test_who_found_no_room_and_has_an_enemy_to_its_front_fights_that_one_alone(way, active):
    elements = ("A1 Sp 1200,1000,0 braced", "T1 Sp 1200,1000,180", "T2 Cv 1280,920,270", "T3 Cv 1120,920,90")
    others = ("A2 Sp 1700,1000,0", "T4 Sp 1700,1000,180")
    field = battle(*elements, *others, way=way, active=active, phase="fights")
    pair = ("A1", "T1") if active == "amber" else ("T1", "A1")
    assert len(field.legal) == 2
    field.play(f"fight {pair[0]} {pair[1]}", dice=[3, 3, 3, 3, 4])
    assert field.fights[0] == pair
    assert field.parts("A1") == {"flank_or_rear": -2}


# --- R36, R37 fights


@pytest.mark.rule("dbsa R36")
def test_three_pairs_are_three_fights():
    line = [f"A{n} Sp {880 + 160 * n},1000,0" for n in (1, 2, 3)]
    line += [f"T{n} Sp {880 + 160 * n},1000,180" for n in (1, 2, 3)]
    field = battle(*line).play("done")
    assert {action for action in field.legal if action.startswith("fight")} == {f"fight A{n} T{n}" for n in (1, 2, 3)}
    field.play("fight A2 T2", dice=[3, 3])
    field.play("fight A1 T1", dice=[2, 2, 4, 4, 5])
    assert field.fights == [("A1", "T1"), ("A3", "T3")]
    assert field.points == 5


@pytest.mark.rule("dbsa R36")
@any_way
@pytest.mark.parametrize("named", ["A1", "A2"])
@pytest.mark.parametrize("active", ["amber", "teal"])
def test_one_enemy_on_the_sides_of_two_fights_one_of_them(way, named, active):
    elements = ("A1 Bd 1200,1000,0", "A2 Bd 1200,940,0", "T1 LH 1280,920,270")
    field = settled(battle(*elements, way=way, active=active).play("done"))
    assert field.asked == (active, "fight")
    pair = ("T1", named) if active == "teal" else (named, "T1")
    field.play(f"fight {pair[0]} {pair[1]}", dice=[3, 3, 4])
    assert field.fights == [pair]
    assert field.rolls == 3
    assert field.parts(named) == {"flank_or_rear": -1}


@pytest.mark.rule("dbsa R36")
def test_nobody_fights_twice_in_a_bound():
    elements = ("A1 Bd 1200,1000,0", "A2 Bd 1200,940,0", "T1 LH 1280,920,270", "A3 Sp 600,1000,0", "T3 Sp 600,1000,180")
    field = settled(battle(*elements, active="teal").play("done"))
    field.play("fight T1 A1", dice=[3, 3, 2, 2, 6])
    assert field.fights == [("T1", "A1"), ("T3", "A3")]


@pytest.mark.rule("dbsa R36")
def test_a_fight_that_is_none_is_refused():
    line = ["A1 Sp 1040,1000,0", "A2 Sp 1200,1000,0", "T1 Sp 1040,1000,180", "T2 Sp 1200,1000,180", "A3 Sp 1360,1000,0"]
    field = battle(*line).play("done")
    assert field.refusal("fight A1 T2") == "4.1"
    assert field.refusal("fight A3 T2") == "4.1"


@pytest.mark.rule("dbsa R37")
def test_who_was_pushed_does_not_fight_any_more_in_this_bound():
    pairs = [f"{side}{n} Sp {200 + 400 * n},1000,{way}" for n in (1, 2, 3) for side, way in (("A", 0), ("T", 180))]
    field = battle(*pairs, "A4 Wb 600,940,0").play("done").play("fight A1 T1", dice=[1, 3])
    assert field.fate("A1") == "recoiled 100"
    assert field.document["elements"]["A4"]["fought"] is True


@pytest.mark.rule("dbsa R37")
@any_way
def test_a_recoil_may_give_a_neighbours_enemy_an_overlapper(way):
    elements = ("A1 Sp 1200,1000,0", "A2 Sp 1360,1000,0", "T1 Sp 1200,1000,180", "T2 Sp 1360,1000,180")
    field = battle(*elements, way=way).play("done").play("fight A2 T2", dice=[1, 4, 3, 3])
    assert field.happened("score")[1]["total"] == 4 + 3 - 1
    field = battle(*elements, way=way).play("done").play("fight A1 T1", dice=[3, 3, 1, 4])
    assert field.happened("score")[0]["total"] == 4 + 3


PUSHED = ("A1 Pk 1200,1000,0", "A2 Pk 1200,940,0", "T1 Bd 1200,1000,180", "T2 Sp 1280,920,270")


@pytest.mark.rule("dbsa R37")
@any_way
def test_a_pair_no_longer_in_contact_does_not_fight(way):
    field = battle(*PUSHED, way=way).play("done")
    assert field.asked == ("amber", "fight")
    field.play("fight A1 T1", dice=[4, 3, 6])
    assert field.fate("A1") == "recoiled 100"
    assert (field.pose("A1"), field.pose("A2")) == (at(1200, 900, 0), at(1200, 840, 0))
    assert field.fights == [("A1", "T1")]
    assert field.points == 6


@pytest.mark.rule("dbsa R37")
@any_way
def test_an_element_moved_by_an_outcome_does_not_fight_again(way):
    """A1 recoils before the front of T2, which has it by the flank then."""
    elements = ("A1 Sp 1200,1000,0", "T1 Bd 1200,1000,180", "T2 Cv 1280,820,270", "A3 Bd 600,1000,0")
    field = battle(*elements, way=way).play("done", dice=[1, 2])
    assert field.pose("A1") == at(1200, 900, 0)
    assert field.fights == [("A1", "T1")]
