"""Chapter 3: single elements and groups, what a group may and may not do."""

from __future__ import annotations

import pytest

from .battles import any_way, at, battle, box, corners, river, road, wheeled

FAR = "T1 Sp 1200,1900,180"
FOUR = ["A1 Bd 960,900,0", "A2 Bd 1120,900,0", "A3 Bd 1280,900,0", "A4 Bd 1440,900,0"]
WOOD = box("wood", 800, 1000, 1600, 1500)
STREAM = river((500, 990), (1900, 990), width=80)
STREET = road((1200, 200), (1200, 2200))
AX_LINE = ["A1 Ax 1120,900,0", "A2 Ax 1280,900,0"]
AX_COLUMN = ["A1 Ax 1200,900,0", "A2 Ax 1200,820,0"]
SP_LINE = ["A1 Sp 1040,900,0", "A2 Sp 1200,900,0", "A3 Sp 1360,900,0"]
SP_COLUMN = ["A1 Sp 1200,900,0", "A2 Sp 1200,840,0", "A3 Sp 1200,780,0"]


# --- 3.1 elements and groups


@pytest.mark.rule("dbsa 3.1")
@any_way
def test_part_of_a_line_moves_as_a_group_for_one_point(way):
    field = battle(*FOUR, FAR, way=way, die=4).play("move A1+A2 ahead 100")
    assert field.points == 3
    assert [field.pose(f"A{n}")[1] for n in (1, 2, 3, 4)] == pytest.approx([1000, 1000, 900, 900], abs=0.1)


@pytest.mark.rule("dbsa 3.1")
def test_one_element_of_a_line_moves_alone():
    field = battle(*FOUR, FAR, die=4).play("move A2 ahead 100")
    assert field.points == 3
    assert [field.pose(f"A{n}")[1] for n in (1, 2, 3, 4)] == [900, 1000, 900, 900]


@pytest.mark.rule("dbsa 3.1")
def test_nobody_moves_the_enemy_or_what_is_not_there():
    field = battle(*FOUR, FAR, "A5 Bd lost")
    assert field.refusal("move T1 ahead 50") == "3.1"
    assert field.refusal("move A5 ahead 50") == "3.1"
    assert field.refusal("move A9 ahead 50") == "3.1"


# --- 3.2 touching


@pytest.mark.rule("dbsa 3.2")
@any_way
@pytest.mark.parametrize(("x", "rule"), [(1200, None), (1201.5, None), (1203.5, "3.2"), (1230, "3.2"), (1400, "3.2")])
def test_members_touch(way, x, rule):
    field = battle("A1 Bd 1040,900,0", f"A2 Bd {x},900,0", FAR, way=way)
    assert field.refusal("move A1+A2 ahead 50") == rule


@pytest.mark.rule("dbsa 3.2")
def test_the_ends_of_a_line_are_no_group_without_its_middle():
    field = battle(*FOUR, FAR)
    assert field.refusal("move A1+A3 ahead 50") == "3.2"
    assert field.refusal("move A1+A2+A4 ahead 50") == "3.2"
    assert field.refusal("move A1+A2+A3+A4 ahead 50") is None


@pytest.mark.rule("dbsa 3.2")
@any_way
def test_ranks_touch_as_neighbours_do(way):
    field = battle("A1 Pk 1200,900,0", "A2 Pk 1200,840,0", "A3 Pk 1360,900,0", "A4 Pk 1360,840,0", FAR, way=way)
    assert field.refusal("move A1+A2+A3+A4 ahead 200") is None


# --- 3.3, 3.4 together


@pytest.mark.rule("dbsa 3.3")
@any_way
def test_all_members_are_displaced_alike(way):
    field = battle(*SP_LINE, FAR, way=way).play("move A1+A2+A3 ahead 150")
    assert field.pose("A1") == at(1040, 1050, 0)
    assert field.pose("A2") == at(1200, 1050, 0)
    assert field.pose("A3") == at(1360, 1050, 0)


@pytest.mark.rule("dbsa 3.3")
def test_members_of_a_group_do_not_turn_each_by_itself():
    field = battle(*AX_LINE, FAR)
    assert field.refusal("move A1+A2 to 1120,950,20") in ("3.3", "R11")


@pytest.mark.rule("dbsa 3.4")
@any_way
@pytest.mark.parametrize(("side", "corner", "angle"), [("left", 0, -20), ("right", 1, 20)])
def test_all_members_wheel_through_the_same_angle(way, side, corner, angle):
    start = {"A1": (1120, 900, 0), "A2": (1280, 900, 0)}
    pivot = corners(start["A1" if side == "left" else "A2"], 60)[corner]
    field = battle("A1 Bd 1120,900,0", "A2 Bd 1280,900,0", FAR, way=way).play(f"move A1+A2 {side} 20")
    for name, pose in start.items():
        assert field.pose(name) == at(*wheeled(pose, pivot, angle))


# --- 3.5 roads


@pytest.mark.rule("dbsa 3.5")
@any_way
def test_a_line_does_not_move_by_road(way):
    field = battle(*SP_LINE, FAR, terrain=[STREET], way=way)
    assert field.refusal("march A1+A2+A3 road 200") == "3.5"
    assert field.refusal("move A1+A2+A3 road 200") == "3.5"


@pytest.mark.rule("dbsa 3.5")
@any_way
def test_a_column_moves_by_road(way):
    field = battle(*SP_COLUMN, "T1 Sp 600,1600,180", terrain=[STREET], way=way)
    assert field.refusal("march A1+A2+A3 road 410") == "3.13"
    field.play("march A1+A2+A3 road 400")
    assert [field.pose(f"A{n}") for n in (1, 2, 3)] == [at(1200, y, 0) for y in (1300, 1240, 1180)]


# --- 3.6 bad going


@pytest.mark.rule("dbsa 3.6")
@any_way
@pytest.mark.parametrize("kind", ["wood", "rough", "marsh", "steep_hill", "built_up"])
def test_a_line_stops_at_bad_going(way, kind):
    field = battle(*AX_LINE, FAR, terrain=[box(kind, 800, 1000, 1600, 1500)], way=way)
    assert field.refusal("move A1+A2 ahead 200") == "3.6"
    assert field.refusal("move A1+A2 ahead 101") is None, "within the tolerance"
    assert field.refusal("move A1+A2 ahead 104") == "3.6"


@pytest.mark.rule("dbsa 3.6")
@any_way
def test_a_refused_line_is_told_where_the_wood_begins(way):
    field = battle(*AX_LINE, FAR, terrain=[WOOD], way=way)
    x, y = field.stopped_at("move A1+A2 ahead 200")
    assert y == pytest.approx(1000, abs=15)
    assert 1000 < x < 1400


@pytest.mark.rule("dbsa 3.6")
@any_way
def test_a_column_enters_bad_going(way):
    field = battle(*AX_COLUMN, FAR, terrain=[WOOD], way=way)
    field.play("march A1+A2 ahead 200")
    assert (field.pose("A1"), field.pose("A2")) == (at(1200, 1100, 0), at(1200, 1020, 0))


@pytest.mark.rule("dbsa 3.6")
def test_good_ground_does_not_stop_a_line():
    field = battle(*AX_LINE, FAR, terrain=[box("gentle_hill", 800, 1000, 1600, 1500)])
    assert field.refusal("move A1+A2 ahead 200") is None


@pytest.mark.rule("dbsa 3.6")
def test_a_single_element_enters_bad_going():
    field = battle(*AX_LINE, FAR, terrain=[WOOD])
    assert field.refusal("move A1 ahead 200") is None


# --- 3.7 rivers


@pytest.mark.rule("dbsa 3.7")
@any_way
def test_a_line_does_not_cross_a_river(way):
    field = battle(*SP_LINE, FAR, terrain=[STREAM], way=way)
    assert field.refusal("move A1+A2+A3 ahead 200") == "3.7"
    assert field.refusal("move A1+A2+A3 ahead 50") is None
    assert field.refusal("move A1+A2+A3 ahead 60") == "3.7"


@pytest.mark.rule("dbsa 3.7")
@any_way
def test_a_column_crosses_a_river(way):
    field = battle(*SP_COLUMN, FAR, terrain=[STREAM], way=way)
    field.play("march A1+A2+A3 ahead 200")
    assert field.pose("A3") == at(1200, 980, 0)


# --- 3.8 contraction


@pytest.mark.rule("dbsa 3.8")
@any_way
def test_nobody_contracts_in_the_open(way):
    line = [f"A{n} Ax {880 + 160 * n},900,0" for n in (1, 2, 3, 4)]
    field = battle(*line, FAR, way=way)
    assert field.refusal("contract A2+A1+A3+A4 ahead 200") == "3.8"


@pytest.mark.rule("dbsa 3.8")
@any_way
@pytest.mark.parametrize("ground", [WOOD, river((500, 1040), (1900, 1040), width=80)], ids=["wood", "river"])
def test_a_line_contracts_to_enter(way, ground):
    line = ["A1 Ax 1040,900,0", "A2 Ax 1200,900,0", "A3 Ax 1360,900,0"]
    field = battle(*line, FAR, terrain=[ground], way=way)
    assert field.refusal("contract A2+A1+A3 ahead 200") is None


@pytest.mark.rule("dbsa 3.8")
def test_a_line_that_stops_short_of_the_wood_does_not_contract():
    line = ["A1 Ax 1040,700,0", "A2 Ax 1200,700,0", "A3 Ax 1360,700,0"]
    field = battle(*line, FAR, terrain=[WOOD])
    assert field.refusal("contract A2+A1+A3 ahead 200") == "3.8"
    assert field.refusal("contract A2+A1+A3 ahead 300") == "3.8", "it would only come up to the edge"


# --- 3.9 expansion


@pytest.mark.rule("dbsa 3.9")
@any_way
def test_a_column_does_not_form_line_as_a_group(way):
    field = battle(*SP_COLUMN, FAR, way=way)
    assert field.refusal("contract A2+A1+A3 ahead 60") == "3.8"
    assert field.refusal("move A1+A2+A3 to 1360,900") == "R11"
    assert field.refusal("march A1+A2+A3 to 1360,900") is not None


@pytest.mark.rule("dbsa 3.9")
@any_way
def test_a_column_forms_line_by_single_moves(way):
    column = ["A1 LH 1200,900,0", "A2 LH 1200,780,0", "A3 LH 1200,660,0"]
    field = battle(*column, FAR, way=way, die=3, points=3)
    field.play("move A2 to 1360,780 ahead 120")
    assert field.points == 2
    field.play("move A3 to 1040,660 ahead 240")
    assert field.points == 1
    assert field.refusal("move A1+A2+A3 ahead 50") == "R9"


# --- 3.10 retiring


@pytest.mark.rule("dbsa 3.10")
@any_way
def test_a_group_does_not_retire(way):
    field = battle(*SP_LINE, FAR, way=way)
    assert field.refusal("move A1+A2+A3 ahead -50") == "3.10"
    assert field.refusal("move A1+A2+A3 ahead 100 ahead -50") == "3.10"


@pytest.mark.rule("dbsa 3.10")
def test_a_column_does_not_retire():
    field = battle(*SP_COLUMN, FAR)
    assert field.refusal("march A1+A2+A3 ahead -50") == "3.10"


@pytest.mark.rule("dbsa 3.10")
@any_way
def test_a_single_element_may_go_back(way):
    field = battle(*SP_LINE, FAR, way=way)
    field.play("move A2 ahead -50")
    assert field.pose("A2") == at(1200, 850, 0)
