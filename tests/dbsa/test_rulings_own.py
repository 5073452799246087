"""Rulings of our own on columns, camps and contraction: B1, B2, B3, B5 (B4 is with the end of a battle)."""

from __future__ import annotations

import pytest

from .battles import any_way, at, battle, box, clash, corners, moved_on, river, road, square_way, wheeled

FAR = "T1 Sp 1700,1900,180"
IDLE = "A9 Bd 500,1300,0"
CV_COLUMN = ("A1 Cv 1200,1000,0", "A2 Cv 1200,880,0")
STREAM = river((500, 1250), (1900, 1250), width=60)
BEND = road((1200, 200), (1200, 1000), (2100, 1000))


# --- B1 bent columns


@pytest.mark.rule("dbsa B1")
@pytest.mark.rule("dbsa R20")
@any_way
def test_a_bent_column_may_stand_and_march_on(way):
    field = battle("A1 Bd 1200,900,0", "A2 Bd 1200,840,0", IDLE, FAR, terrain=[BEND], way=way)
    field.play("march A1+A2 road 130", "done").play("done", dice=[4])
    assert field.document["elements"]["A2"]["follows"] == "A1"
    assert field.refusal("march A1+A2 ahead 200") is None
    field.play("march A1+A2 ahead 200")
    assert field.pose("A1") == at(1430, 1000, 90)
    assert field.pose("A2") == at(1370, 1000, 90, within=2), "straightened out, they do not overlap any more"


@pytest.mark.rule("dbsa B1")
@any_way
def test_the_track_of_a_standing_column_is_the_line_through_its_front_midpoints(way):
    """The follower at (1200, 970) goes straight to where its leader stood, and after it; a base is 60p deep."""
    elements = ("A1 Bd 1230,1000,90", "A2 Bd 1200,970,0 follows=A1")
    field = battle(*elements, FAR, way=way).play("march A1+A2 ahead 100")
    assert field.pose("A1") == at(1330, 1000, 90)
    assert field.pose("A2") == at(1270, 1000, 90, within=2)


@pytest.mark.rule("dbsa B1")
@any_way
def test_only_columns_may_overlap(way):
    with pytest.raises(ValueError, match=r"."):
        battle("A1 Bd 1230,1000,90", "A2 Bd 1200,970,0", FAR, way=way)


@pytest.mark.rule("dbsa B1")
def test_who_moves_otherwise_follows_no_more():
    field = battle(*CV_COLUMN, IDLE, FAR).play("march A1+A2 ahead 100")
    assert field.document["elements"]["A2"]["follows"] == "A1"
    field.play("done").play("done", dice=[4]).play("move A2 ahead -50")
    assert "follows" not in field.document["elements"]["A2"]


@pytest.mark.rule("dbsa B1")
def test_a_straight_column_that_moves_as_a_block_is_a_block():
    field = battle(*CV_COLUMN, IDLE, FAR).play("march A1+A2 ahead 100", "done").play("done", dice=[4])
    field.play("move A1+A2 ahead 50")
    assert "follows" not in field.document["elements"]["A2"]


@pytest.mark.rule("dbsa B1")
def test_a_follower_whose_leader_goes_off_follows_no_more():
    field = battle(*CV_COLUMN, IDLE, FAR).play("march A1+A2 ahead 100", "done").play("done", dice=[4])
    field.play("move A1 ahead 100")
    assert "follows" not in field.document["elements"]["A2"]


@pytest.mark.rule("dbsa B1")
@any_way
def test_a_column_that_moves_as_a_block_keeps_its_bend(way):
    field = battle("A1 Bd 1200,1000,0", "A2 Bd 1205,975,0 follows=A1", FAR, way=way).play("move A1+A2 ahead 100")
    assert (field.pose("A1"), field.pose("A2")) == (at(1200, 1100, 0), at(1205, 1075, 0))
    assert field.document["elements"]["A2"]["follows"] == "A1"


@pytest.mark.rule("dbsa B1")
@pytest.mark.rule("dbsa R20")
def test_of_a_column_only_neighbours_may_end_in_each_other():
    """Two that wait beside a column since it was formed would fall in on top of its second."""
    elements = ("A1 Bd 1419.67,1155.02,290", "A2 Cv 1476.05,1134.5,290 follows=A1",
                "A3 Sp 1364.95,1004.67,290 follows=A2", "A4 Ax 1458.91,970.47,290 follows=A3")  # fmt: skip
    assert battle(*elements, FAR).refusal("march A1+A2+A3+A4 left 30 ahead 116.22") == "R26"


@pytest.mark.rule("dbsa B1")
def test_who_is_pushed_follows_no_more():
    elements = ("A1 Sp 1200,1000,0", "A2 Wb 1200,940,0 follows=A1", "T1 Bd 1200,1000,180")
    field = clash(*elements, dice=[1, 2])
    assert field.pose("A2") == (1200, 840, 0)
    assert "follows" not in field.document["elements"]["A2"]


@pytest.mark.rule("dbsa B1")
def test_who_turns_to_face_follows_no_more():
    elements = ("A1 Bd 1200,1000,0", "A2 Bd 1200,940,0 follows=A1", "T1 Cv 1280,860,270")
    field = clash(*elements, dice=[3, 3], active="teal")
    assert field.event("faced")["element"] == "A2"
    assert "follows" not in field.document["elements"]["A2"]


# --- B2 lining up with a camp


@pytest.mark.rule("dbsa B2")
@square_way
@pytest.mark.parametrize(
    ("start", "far", "line", "pose"),
    [
        ("1200,2000,0", 280, "front", (1200, 2280, 0)),
        ("1250,2000,0", 280, "front", (1220, 2280, 0)),
        ("1130,2000,0", 280, "front", (1180, 2280, 0)),
        ("1500,2290,270", 200, "left", (1300, 2320, 270)),
        ("900,2290,90", 200, "right", (1100, 2320, 90)),
    ],
)
def test_a_front_slides_as_little_as_possible_until_it_attacks(way, start, far, line, pose):
    field = battle(f"A1 LH {start}", IDLE, "T1 Bd 400,1600,180", camps={"teal": 1200}, way=way)
    field.play(f"move A1 ahead {far} line teal-camp {line}")
    assert field.event("lined_up")["enemy"] == "camp-teal"
    assert field.pose("A1") == at(*pose, within=2.1)
    field.play("done")
    assert field.won == ("amber", "camp")


@pytest.mark.rule("dbsa B2")
@square_way
@pytest.mark.parametrize(("x", "rule"), [(1290, None), (1310, "R30"), (1360, "R30")])
def test_a_camp_is_not_lined_up_with_from_too_far(way, x, rule):
    field = battle(f"A1 LH {x},2000,0", "T1 Bd 400,1500,180", camps={"teal": 1200}, way=way)
    assert field.refusal("move A1 ahead 280 line teal-camp front") == rule


# --- B3 contraction


@pytest.mark.rule("dbsa B3")
@any_way
def test_the_nearest_falls_in_first(way):
    """Light horse, 500p in good going: the leader's neighbour comes second, the far end third."""
    line = ("A1 LH 1040,900,0", "A2 LH 1200,900,0", "A3 LH 1360,900,0")
    field = battle(*line, FAR, terrain=[STREAM], way=way)
    field.play("contract A1+A2+A3 ahead 400")
    assert field.pose("A1") == at(1040, 1300, 0)
    assert field.pose("A2") == at(1040, 1180, 0)
    assert field.pose("A3") == at(1040, 1060, 0)


@pytest.mark.rule("dbsa B3")
@any_way
def test_from_both_sides_the_nearer_comes_first(way):
    line = ("A1 Ax 880,900,0", "A2 Ax 1040,900,0", "A3 Ax 1200,900,0")
    field = battle(*line, FAR, terrain=[box("wood", 700, 950, 1700, 1500)], way=way)
    field.play("contract A3+A1+A2 ahead 200")
    assert field.pose("A2") == at(1200, 1020, 0)


# --- B5 a column as a block


@pytest.mark.rule("dbsa B5")
@any_way
def test_a_column_may_wheel_as_a_block(way):
    start = {"A1": (1200.0, 1000.0, 0.0), "A2": (1200.0, 880.0, 0.0)}
    pivot = corners(start["A1"], 120)[0]
    field = battle(*CV_COLUMN, FAR, way=way).play("move A1+A2 left 20 ahead 100")
    for name, pose in start.items():
        assert field.pose(name) == at(*moved_on(wheeled(pose, pivot, -20), 100))


@pytest.mark.rule("dbsa B5")
@any_way
def test_a_block_one_element_wide_is_a_column_for_woods_and_rivers(way):
    field = battle("A1 Ax 1200,900,0", "A2 Ax 1200,820,0", FAR, terrain=[box("wood", 800, 1000, 1600, 1500)], way=way)
    assert field.refusal("move A1+A2 ahead 200") is None
