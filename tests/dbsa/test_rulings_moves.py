"""Rulings on measuring moves, groups, going and clear paths: R11 to R18, R22, R26 to R28, R65, R66, R68, R77."""

from __future__ import annotations

from math import degrees

import pytest

from .battles import (
    GAME,
    Field,
    any_way,
    at,
    battle,
    box,
    clash,
    corner_cost,
    corners,
    duel,
    everywhere,
    moved_on,
    river,
    square_way,
    wheeled,
)

FAR = "T1 Sp 1700,1900,180"


LIMIT = {"LH": 500, "Cv": 400, "El": 300, "Ax": 300, "Bd": 200}


def costs(kind: str, start: str, legs: str, cost: float, way) -> bool:
    """Whether legs use so much of an element's limit that exactly the rest is left."""
    field = battle(f"A1 {kind} {start}", FAR, way=way)
    rest = LIMIT[kind] - cost
    enough, too_much = f"move A1 {legs} ahead {rest:.2f}", f"move A1 {legs} ahead {rest + 1.5:.2f}"
    return field.refusal(enough) is None and field.refusal(too_much) is not None


# --- R11 straight and oblique


@pytest.mark.rule("dbsa R11")
@any_way
def test_an_oblique_move_costs_its_length(way):
    field = battle("A1 Ax 1000,500,0", FAR, way=way)
    assert field.refusal("move A1 to 1183,744") == "3.15"
    field.play("move A1 to 1180,740")
    assert field.pose("A1") == at(1180, 740, 0)
    assert field.event("moved")["distance"] == 300


@pytest.mark.rule("dbsa R11")
@any_way
@pytest.mark.parametrize("place", ["1200,700", "1000,900", "1400,900", "1060,760", "1340,1040"])
def test_a_single_element_goes_in_any_direction(way, place):
    field = battle("A1 Bd 1200,900,0", FAR, way=way)
    assert field.refusal(f"move A1 to {place}") is None


@pytest.mark.rule("dbsa R11")
@any_way
def test_a_group_does_not_go_obliquely(way):
    field = battle("A1 Bd 1120,900,0", "A2 Bd 1280,900,0", FAR, way=way)
    assert field.refusal("move A1+A2 to 1180,980") == "R11"
    assert field.refusal("move A1+A2 to 1220,900") == "R11"


# --- R12 free moves


@pytest.mark.rule("dbsa R12")
@any_way
@pytest.mark.parametrize(
    ("kind", "depth", "cost"), [("Cv", 120, 200), ("Bd", 60, 170.9), ("El", 160, 226.3), ("Ax", 80, 178.9)]
)
def test_turning_about_on_the_centre_costs_the_diagonal(way, kind, depth, cost):
    legs = f"to 1200,{1000 - depth},180"
    assert costs(kind, "1200,1000,0", legs, cost, way)
    assert battle(f"A1 {kind} 1200,1000,0", FAR, way=way).play(f"move A1 {legs}").pose("A1") == at(
        1200, 1000 - depth, 180
    )


@pytest.mark.rule("dbsa R12")
@any_way
def test_the_costs_of_legs_add_up(way):
    field = battle("A1 Cv 1200,1000,0", "A2 Bd 800,1000,0", FAR, way=way)
    assert field.refusal("move A1 to 1200,880,180 ahead 200") is None
    assert field.refusal("move A1 to 1200,880,180 ahead 205") == "3.12"
    assert field.refusal("move A2 to 800,940,180 ahead 29") is None
    assert field.refusal("move A2 to 800,940,180 ahead 30.5") == "3.16"


@pytest.mark.rule("dbsa R12")
@any_way
@pytest.mark.parametrize(
    "end", [(1250, 1250, 45), (1000, 1150, 320), (1200, 1000, 90), (1300, 900, 250), (1100, 1000, 15.5)]
)
def test_the_corner_that_goes_farthest_is_measured(way, end):
    cost = corner_cost((1200, 1000, 0), end, 120)
    text = ",".join(f"{value:g}" for value in end)
    assert costs("LH", "1200,1000,0", f"to {text}", cost, way)
    assert battle("A1 LH 1200,1000,0", FAR, way=way).play(f"move A1 to {text}").pose("A1") == at(*end)


@pytest.mark.rule("dbsa R12")
@any_way
def test_the_limit_binds_the_corner_not_the_middle(way):
    """The front midpoint goes 269p, but the rear left corner 454p."""
    assert corner_cost((1200, 1000, 0), (1300, 1250, 90), 120) == pytest.approx(454, abs=1)
    field = battle("A1 LH 1200,1000,0", "A2 Cv 800,1000,0", FAR, way=way)
    assert field.refusal("move A1 to 1300,1250,90") is None
    assert field.refusal("move A2 to 900,1250,90") == "3.12"


# --- R13 wheels


@pytest.mark.rule("dbsa R13")
@any_way
@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize(("angle", "rule"), [(23.8, None), (23.9, None), (24, "3.16")])
def test_the_outer_corner_of_a_line_marches(way, side, angle, rule):
    line = ["A1 Bd 1040,900,0", "A2 Bd 1200,900,0", "A3 Bd 1360,900,0"]
    assert battle(*line, FAR, way=way).refusal(f"move A1+A2+A3 {side} {angle}") == rule


@pytest.mark.rule("dbsa R13")
@any_way
@pytest.mark.parametrize(("side", "corner", "angle"), [("left", 0, -90), ("right", 1, 90)])
def test_one_element_wheels(way, side, corner, angle):
    start = (1200.0, 1000.0, 0.0)
    field = battle("A1 Cv 1200,1000,0", FAR, way=way)
    assert field.refusal(f"move A1 {side} 90 ahead 148") is None
    assert field.refusal(f"move A1 {side} 90 ahead 150") == "3.12"
    assert costs("Cv", "1200,1000,0", f"{side} 90", 251.3, way)
    assert field.play(f"move A1 {side} 90").pose("A1") == at(*wheeled(start, corners(start, 120)[corner], angle))


# --- R14 groups


@pytest.mark.rule("dbsa R14")
def test_two_pairs_apart_are_no_group():
    field = battle("A1 Bd 900,900,0", "A2 Bd 1060,900,0", "A3 Bd 1300,900,0", "A4 Bd 1460,900,0", FAR)
    assert field.refusal("move A1+A2+A3+A4 ahead 50") == "3.2"
    assert field.refusal("move A1+A2 ahead 50") is None
    assert field.refusal("move A3+A4 ahead 50") is None


@pytest.mark.rule("dbsa R14")
@any_way
def test_corners_touch(way):
    field = battle("A1 Bd 1200,1000,0", "A2 Bd 1360,940,0", FAR, way=way)
    assert field.refusal("move A1+A2 ahead 100") is None


@pytest.mark.rule("dbsa R14")
@any_way
@pytest.mark.parametrize(
    ("facing", "rules"), [(0.7, (None,)), (359.3, (None,)), (356, ("R14", "3.2")), (350, ("R14", "3.2"))]
)
def test_members_face_alike(way, facing, rules):
    """The second has its left front corner on the right one of the first."""
    pose = wheeled((1360, 1000, 0), (1280, 1000), facing)
    field = battle("A1 Bd 1200,1000,0", "A2 Bd " + ",".join(f"{value:.2f}" for value in pose), FAR, way=way)
    assert field.refusal("move A1+A2 ahead 100") in rules


@pytest.mark.rule("dbsa R14")
@any_way
def test_nobody_moves_together_with_an_element_in_combat(way):
    line = ["A1 Bd 1040,1000,0", "A2 Bd 1200,1000,0", "A3 Bd 1360,1000,0", "T1 Sp 1200,1000,180"]
    field = battle(*line, way=way)
    assert field.refusal("move A1+A2+A3 ahead 50") == "R14"
    assert field.refusal("move A1+A2 ahead 50") == "R14"
    assert field.refusal("move A2+A3 left 5") == "R14"
    assert field.refusal("move A1+A3 ahead 50") == "3.2"
    assert field.refusal("move A1 ahead 50") is None


@pytest.mark.rule("dbsa R14")
@any_way
def test_who_only_overlaps_is_free_to_move_in_a_group(way):
    field = battle("A1 Bd 1200,1000,0", "A2 Bd 1360,1000,0", "A3 Bd 1520,1000,0", "T1 Sp 1200,1000,180", way=way)
    assert field.refusal("move A2+A3 ahead 50") is None


# --- R15 legs


@pytest.mark.rule("dbsa R15")
@any_way
@pytest.mark.parametrize(("arc", "rule"), [(100, None), (110, "3.16")])
def test_the_legs_of_a_group_add_up(way, arc, rule):
    angle = round(degrees(arc / 320), 2)
    field = battle("A1 Sp 1120,900,0", "A2 Sp 1280,900,0", FAR, way=way)
    assert field.refusal(f"move A1+A2 ahead 100 left {angle}") == rule
    assert field.refusal(f"move A1+A2 right {angle} ahead 100") == rule


@pytest.mark.rule("dbsa R15")
@any_way
def test_a_block_is_rigid(way):
    start = {"A1": (1120, 900, 0), "A2": (1280, 900, 0), "A3": (1120, 840, 0), "A4": (1280, 840, 0)}
    told = [f"{name} Pk {x},{y},{facing}" for name, (x, y, facing) in start.items()]
    field = battle(*told, FAR, way=way).play("move A1+A2+A3+A4 ahead 50 left 10 ahead 30 right 5")
    turned = {name: wheeled(moved_on(pose, 50), (1040, 950), -10) for name, pose in start.items()}
    ahead = {name: moved_on(pose, 30) for name, pose in turned.items()}
    pivot = corners(ahead["A2"], 60)[1]
    for name, pose in ahead.items():
        assert field.pose(name) == at(*wheeled(pose, pivot, 5))


# --- R16-R18 going


@pytest.mark.rule("dbsa R16")
@any_way
def test_who_enters_bad_going_has_its_limit_for_the_whole_move(way):
    field = battle("A1 Cv 1200,850,0", FAR, terrain=[box("wood", 800, 1000, 1600, 1500)], way=way)
    assert field.refusal("move A1 ahead 250") == "3.17"
    assert field.refusal("move A1 ahead 200") is None
    assert field.refusal("move A1 ahead 151") is None


@pytest.mark.rule("dbsa R16")
@any_way
def test_a_column_of_which_one_enters_bad_going_has_its_limit(way):
    column = ("A1 Cv 1200,850,0", "A2 Cv 1200,730,0")
    field = battle(*column, FAR, terrain=[box("wood", 800, 1000, 1600, 1500)], way=way)
    assert field.refusal("march A1+A2 ahead 250") == "3.17"
    assert field.refusal("march A1+A2 ahead 200") is None


@pytest.mark.rule("dbsa R16")
@any_way
def test_bad_going_on_the_way_counts(way):
    field = battle("A1 LH 1200,850,0", FAR, terrain=[box("marsh", 800, 870, 1600, 890)], way=way)
    assert field.refusal("move A1 ahead 300") == "3.17"
    assert field.refusal("move A1 ahead 200") is None


@pytest.mark.rule("dbsa R16")
@any_way
def test_a_corner_in_bad_going_is_enough(way):
    """Straight ahead the right front corner clips the wood by 10 paces; one pace is within the tolerance."""
    clipped = [box("wood", 1270, 1000, 1600, 1300)]
    assert battle("A1 LH 1200,850,0", FAR, terrain=clipped, way=way).refusal("move A1 ahead 400") == "3.17"
    beside = [box("wood", 1279, 1000, 1600, 1300)]
    assert battle("A1 LH 1200,850,0", FAR, terrain=beside, way=way).refusal("move A1 ahead 400") is None


@pytest.mark.rule("dbsa R17")
@any_way
@pytest.mark.parametrize("kind", ["wood", "rough", "marsh", "steep_hill", "built_up"])
@pytest.mark.parametrize(("y", "bad"), [(1010, True), (1001, False), (1005, True), (1400, True)])
def test_any_part_of_the_base_beyond_the_tolerance_is_in_bad_going(way, kind, y, bad):
    ground = box(kind, 600, 1000, 1800, 1800)
    field = clash(f"A1 Bd 1200,{y},0", f"T1 Bd 1200,{y},180", terrain=[ground], dice=[3, 3], way=way)
    assert ("bad_going" in field.parts("A1")) == bad


@pytest.mark.rule("dbsa R17")
@any_way
@pytest.mark.parametrize(
    "ground", [everywhere("gentle_hill"), river((500, 1200), (1900, 1200), width=80)], ids=["hill", "river"]
)
def test_rivers_and_gentle_hills_are_good_going(way, ground):
    field = duel("Bd", 3, "Kn", 3, terrain=[ground], way=way)
    assert "bad_going" not in field.parts("A1")
    assert "bad_going" not in field.parts("T1")


@pytest.mark.rule("dbsa R18")
@any_way
def test_a_member_that_clips_a_marsh_holds_the_group_up(way):
    line = [f"A{n} Bd {800 + 160 * n},900,0" for n in (1, 2, 3, 4)]
    field = battle(*line, FAR, terrain=[box("marsh", 700, 1000, 900, 1200)], way=way)
    assert field.refusal("move A1+A2+A3+A4 ahead 150") == "3.6"
    assert field.refusal("move A2+A3+A4 ahead 150") is None


@pytest.mark.rule("dbsa R18")
@any_way
def test_a_group_that_starts_in_bad_going_crosses_it(way):
    field = battle("A1 Ax 1120,900,0", "A2 Ax 1280,900,0", FAR, terrain=[box("rough", 900, 700, 1100, 860)], way=way)
    assert field.refusal("move A1+A2 ahead 100") == "3.6"
    assert field.refusal("move A1 ahead 100") is None


@pytest.mark.rule("dbsa R18")
@any_way
def test_a_group_that_starts_in_a_river_crosses_it(way):
    field = battle("A1 Ax 1120,900,0", "A2 Ax 1280,900,0", FAR, terrain=[river((500, 800), (1900, 800))], way=way)
    assert field.refusal("move A1+A2 ahead 100") == "3.7"


# --- R22 retiring


@pytest.mark.rule("dbsa R22")
@any_way
def test_a_single_element_turns_about_and_walks_off(way):
    field = battle("A1 Bd 1200,1000,0", FAR, way=way).play("move A1 to 1200,940,180 ahead 29")
    assert field.pose("A1") == at(1200, 911, 180)


@pytest.mark.rule("dbsa R22")
@pytest.mark.parametrize("action", ["move A1+A2 left -10", "move A1+A2 ahead 50 right -10", "move A1+A2 ahead -1"])
def test_a_group_wheels_forwards_only(action):
    field = battle("A1 Bd 1120,900,0", "A2 Bd 1280,900,0", FAR)
    assert field.refusal(action) in ("3.10", "R13")


@pytest.mark.rule("dbsa R22")
@any_way
@pytest.mark.parametrize(("wheel", "rule"), [("left", "3.10"), ("right", None)])
def test_a_rear_rank_wider_than_the_front_would_go_back_in_a_wheel(way, wheel, rule):
    field = battle("A1 Bd 1200,1000,0", "A2 Bd 1060,940,0", FAR, way=way)
    assert field.refusal(f"move A1+A2 {wheel} 10") == rule


# --- R26 clear paths


@pytest.mark.rule("dbsa R26")
@any_way
@pytest.mark.parametrize(("gap", "rule"), [(120, "R26"), (150, "R26"), (165, None)])
def test_a_gap_must_be_wide_enough(way, gap, rule):
    west, east = 1200 - gap / 2 - 80, 1200 + gap / 2 + 80
    field = battle("A1 LH 1200,800,0", f"T1 Sp {west},1000,180", f"T2 Sp {east},1000,180", way=way)
    assert field.refusal("move A1 ahead 450") == rule


@pytest.mark.rule("dbsa R26")
@any_way
def test_nobody_jumps_over_an_enemy(way):
    field = battle("A1 LH 1200,800,0", "T1 Sp 1200,900,180", way=way)
    assert field.refusal("move A1 ahead 400") == "R26"
    assert field.refusal("move A1 to 1200,1200") == "R26"
    assert field.refusal("move A1 ahead 100") is None


@pytest.mark.rule("dbsa R26")
@any_way
def test_nobody_turns_on_his_way_and_jumps_over_an_enemy_far_off(way):
    for x, rule in ((1200, "R26"), (1370, None)):
        field = battle("A1 LH 1200,600,0", f"T1 Sp {x},965,0", way=way)
        assert field.refusal("move A1 to 1200,1092,2") == rule


@pytest.mark.rule("dbsa R26")
@any_way
def test_a_refused_path_is_told_where_it_fails(way):
    field = battle("A1 LH 1200,700,0", "T1 Sp 1200,1000,180", way=way)
    x, y = field.stopped_at("move A1 ahead 450")
    assert (x, y) == pytest.approx((1200, 1000), abs=90)


@pytest.mark.rule("dbsa R26")
@pytest.mark.parametrize("mover", ["Sp", "Pk", "Wb", "Ax"])
def test_friends_block_as_enemies_do(mover):
    field = battle(f"A1 {mover} 1200,800,0", "A2 Sp 1200,900,0", FAR)
    assert field.refusal("move A1 ahead 160") in ("R26", "R27")
    assert field.refusal("move A1 ahead 40") is None


@pytest.mark.rule("dbsa R26")
@any_way
def test_members_do_not_block_each_other(way):
    field = battle("A1 Pk 1200,900,0", "A2 Pk 1200,840,0", FAR, way=way)
    assert field.refusal("move A1+A2 ahead 200") is None
    assert field.refusal("move A1+A2 left 30") is None


@pytest.mark.rule("dbsa R26")
@any_way
@pytest.mark.parametrize(("y", "rule"), [(1090, "R26"), (1105, None)])
def test_on_a_free_leg_the_base_turns_evenly(way, y, rule):
    """Turned on its centre (1200, 1000), the base reaches to 1060 and in the end to 1080, but to 1100 on the way."""
    field = battle("A1 LH 1200,1060,0", f"T1 Sp 1200,{y},180", way=way)
    assert field.refusal("move A1 to 1260,1000,90") == rule


@pytest.mark.rule("dbsa R26")
@square_way
def test_ones_own_camp_is_no_obstacle(way):
    field = battle("A1 Bd 1200,250,180", "T1 Sp 600,2000,180", camps={"amber": 1200}, way=way)
    assert field.refusal("move A1 ahead 190") is None


@pytest.mark.rule("dbsa R26")
@any_way
def test_a_column_needs_a_clear_path(way):
    column = ("A1 LH 1200,1000,0", "A2 LH 1200,880,0")
    assert battle(*column, "T1 Sp 1450,1010,270", way=way).refusal("march A1+A2 left 45 ahead 250") is None
    assert battle(*column, "T1 Sp 1200,1110,180", way=way).refusal("march A1+A2 ahead 250") == "R26"


# --- R27, R28 passing


@pytest.mark.rule("dbsa R27")
@pytest.mark.parametrize("mover", ["Wb", "Sp", "Pk", "Ax"])
@pytest.mark.parametrize("friend", ["Sh", "Sp"])
def test_nobody_else_passes_through_anybody(mover, friend):
    field = battle(f"A1 {mover} 1200,900,0", f"A2 {friend} 1200,980,0", FAR)
    assert field.refusal("move A1 ahead 160") in ("R26", "R27")


@pytest.mark.rule("dbsa R27")
@any_way
def test_a_line_of_blades_passes_a_line_of_shooters(way):
    line = ["A1 Bd 1120,900,0", "A2 Bd 1280,900,0", "A3 Sh 1120,980,0", "A4 Sh 1280,980,0"]
    field = battle(*line, FAR, way=way)
    assert field.refusal("move A1+A2 ahead 140") is None


@pytest.mark.rule("dbsa R27")
@any_way
def test_shooters_and_mounted_pass_any_number(way):
    field = battle("A1 Sh 1200,880,0", "A2 Pk 1200,1000,0", "A3 Pk 1200,940,0", FAR, way=way)
    assert field.refusal("move A1 ahead 200") is None
    field = battle("A1 Kn 1200,840,0", "A2 Sh 1200,1000,0", "A3 Sh 1200,920,0", FAR, way=way)
    assert field.refusal("move A1 ahead 280") is None


@pytest.mark.rule("dbsa R27")
@any_way
def test_in_a_group_each_blade_has_its_one(way):
    """A2 has two ranks of spears before it, A1 only one."""
    line = ["A1 Bd 1120,860,0", "A2 Bd 1280,860,0", "A3 Sp 1120,920,0", "A4 Sp 1280,920,0", "A5 Sp 1280,980,0"]
    field = battle(*line, FAR, way=way)
    assert field.refusal("move A1+A2 ahead 190") == "3.21"
    assert field.refusal("move A1 ahead 190") is None


@pytest.mark.rule("dbsa R28")
@any_way
@pytest.mark.parametrize(("paces", "rule"), [(140, None), (139, None), (137, "3.23"), (80, "3.23"), (200, None)])
def test_a_passing_move_ends_clear(way, paces, rule):
    field = battle("A1 Bd 1200,920,0", "A2 Sh 1200,1000,0", FAR, way=way)
    assert field.refusal(f"move A1 ahead {paces}") == rule


# --- R65 breaking off


@pytest.mark.rule("dbsa R65")
@any_way
def test_an_element_in_front_contact_may_go_straight_back(way):
    field = battle("A1 Cv 1200,1000,0", "T1 Sp 1200,1000,180", way=way)
    assert field.refusal("move A1 ahead -300") is None
    assert field.refusal("move A1 ahead -400") is None
    assert field.refusal("move A1 ahead -410") == "3.12"
    field.play("move A1 ahead -300")
    assert field.event("broke_off")["element"] == "A1"
    assert field.pose("A1") == at(1200, 700, 0)


@pytest.mark.rule("dbsa R65")
@any_way
@pytest.mark.parametrize("legs", ["to 1400,1000", "to 1100,900", "left 20", "to 1200,900,90", "to 1200,880,180"])
def test_a_break_off_begins_straight_to_the_rear(way, legs):
    field = battle("A1 LH 1200,1000,0", "T1 Sp 1200,1000,180", way=way)
    assert field.refusal(f"move A1 {legs}") in ("R65", "R26")


@pytest.mark.rule("dbsa R65")
@any_way
def test_after_going_back_it_may_go_anywhere(way):
    field = battle("A1 LH 1200,1000,0", "T1 Sp 1200,1000,180", way=way)
    assert field.refusal("move A1 ahead -100 to 1400,900") is None


@pytest.mark.rule("dbsa R65")
@any_way
@pytest.mark.parametrize("pose", ["1200,880,0", "1280,920,270", "1120,920,90"], ids=["rear", "right", "left"])
def test_who_has_an_enemy_on_flank_or_rear_does_not_move(way, pose):
    field = battle("A1 Cv 1200,1000,0", "T1 Sp 1200,1000,180", f"T2 LH {pose}", way=way)
    assert field.refusal("move A1 ahead -50") == "R65"
    assert field.refusal("move A1 ahead -300") == "R65"


@pytest.mark.rule("dbsa R65")
@any_way
def test_it_does_not_come_back_to_the_same_enemy(way):
    field = battle("A1 LH 1200,1000,0", "T1 Sp 1200,1000,180", "T2 Sp 1440,1000,180", way=way)
    assert field.refusal("move A1 ahead -50 ahead 50") == "R65"
    assert field.refusal("move A1 ahead -50 to 1440,950 ahead 50") is None, "another enemy"


@pytest.mark.rule("dbsa R65")
@any_way
def test_nor_by_lining_up_with_it(way):
    field = battle("A1 LH 1200,1000,0", "T1 Sp 1200,1000,180", way=way)
    assert field.refusal("move A1 ahead -50 to 1240,950 ahead 50 line T1 front") == "R65"


@pytest.mark.rule("dbsa R65")
def test_groups_do_not_break_off():
    field = battle("A1 Cv 1200,1000,0", "A2 Cv 1360,1000,0", "T1 Sp 1200,1000,180", "T2 Sp 1360,1000,180")
    assert field.refusal("move A1+A2 ahead -50") in ("R14", "3.10")


# --- R66, R77 board and impassable ground


@pytest.mark.rule("dbsa R66")
@square_way
@pytest.mark.parametrize(("paces", "rule"), [(50, None), (51.5, None), (60, "R66"), (100, "R66")])
def test_nobody_leaves_the_board(way, paces, rule):
    field = battle("A1 LH 1200,2350,0", "T1 Sp 600,600,0", way=way)
    assert field.refusal(f"move A1 ahead {paces}") == rule


@pytest.mark.rule("dbsa R66")
@square_way
def test_not_even_a_corner_on_the_way(way):
    field = battle("A1 LH 1200,2390,0", "T1 Sp 600,600,0", way=way)
    assert field.refusal("move A1 left 30") == "R66"
    assert field.refusal("move A1 ahead -100 left 30") is None
    assert field.refusal("move A1 ahead 60 ahead -200") == "R66"


@pytest.mark.rule("dbsa R66")
@pytest.mark.rule("dbsa R77")
@any_way
def test_nobody_moves_into_or_through_impassable_ground(way):
    lake = box("impassable", 1100, 1000, 1300, 1100)
    field = battle("A1 LH 1200,900,0", FAR, terrain=[lake], way=way)
    assert field.refusal("move A1 ahead 100") is None
    assert field.refusal("move A1 ahead 150") == "R66"
    assert field.refusal("move A1 ahead 400") == "R66", "nor over it"
    assert field.refusal("move A1 to 1400,900 ahead 300") is None


@pytest.mark.rule("dbsa R77")
def test_the_cliff_in_samnium_is_impassable():
    """It stands at the western edge, from y 1750 to 1950."""
    document = {
        "game": "dbsa",
        "scenario": "samnite_valley",
        "phase": "moves",
        "elements": {
            "A1": {"type": "LH", "x": 300, "y": 1850, "facing": 270},
            "T1": {"type": "Sp", "x": 1200, "y": 2200, "facing": 180},
        },
    }
    field = Field(GAME.load(document))
    assert field.refusal("move A1 ahead 175") is None
    assert field.refusal("move A1 ahead 190") == "R66"


# --- R68 no zone of control


@pytest.mark.rule("dbsa R68")
@any_way
def test_nothing_forbids_riding_past_an_enemys_front(way):
    field = battle("A1 LH 900,900,90", "T1 Sp 1200,1030,180", "T2 Sp 1360,1030,180", way=way)
    assert field.refusal("move A1 ahead 500") is None
    field.play("move A1 ahead 300")
    assert field.pose("A1") == at(1200, 900, 90)


@pytest.mark.rule("dbsa R68")
def test_an_enemy_close_by_does_not_bind():
    field = battle("A1 Bd 1200,990,0", "T1 Sp 1200,1000,180")
    assert field.refusal("move A1 to 1390,990") is None
    assert field.refusal("move A1 ahead -100") is None
