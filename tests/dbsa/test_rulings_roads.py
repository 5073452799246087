"""R23 and R26 on the way: bends, ends and meetings of roads, and what a turning column sweeps over."""

from __future__ import annotations

import pytest

from .battles import any_way, at, battle, box, road

FAR = "A9 Bd 500,1500,0"
LEFT_TURN = [road((1200, 500), (1200, 1000), (700, 1000))]


# --- R26 turning on the way


@pytest.mark.rule("dbsa R26")
@any_way
@pytest.mark.parametrize("verb", ["move", "march"])
def test_a_wheel_is_as_clear_in_a_march_as_in_a_move(way, verb):
    """Light horse wheel with their rear over blades that they touch neither before nor after."""
    field = battle("A1 LH 1200,1000,0", FAR, "T1 Bd 1053.2,823.91,275.5", way=way)
    assert field.refusal(f"{verb} A1 right 22.93") == "R26"


@pytest.mark.rule("dbsa R26")
@any_way
def test_a_leader_who_wheels_in_a_contraction_is_looked_at_as_closely(way):
    """The same blades are in the way of one who leads a group onto bad going."""
    group = ("A1 LH 1200,1000,0", "A2 LH 1360,1000,0")
    wood = box("wood", 1150, 1020, 1700, 1200)
    field = battle(*group, FAR, "T1 Bd 1053.2,823.91,275.5", terrain=[wood], way=way)
    assert field.refusal("contract A1+A2 right 22.93 ahead 60") == "R26"
    field = battle(*group, FAR, "T1 Bd 953.2,823.91,275.5", terrain=[wood], way=way)
    assert field.refusal("contract A1+A2 right 22.93 ahead 60") != "R26"


@pytest.mark.rule("dbsa R26")
@any_way
@pytest.mark.parametrize(("gap", "rule"), [(7, "R26"), (-1, None)])
def test_the_corner_of_a_road_is_gone_to_the_end(way, gap, rule):
    """An enemy beside the corner is met by an element that comes up to it, but not ten paces to either side."""
    field = battle("A1 Sp 1200,795,0", FAR, f"T1 Bd 1342,{1000 - gap},180", terrain=LEFT_TURN, way=way)
    assert field.refusal("march A1 road 300") == rule


# --- R23 where roads meet

NORTH = road((1200, 500), (1200, 1000))
ON = road((1200, 1000), (1200, 1500))
ASIDE = road((1200, 1000), (1600, 1400))


@pytest.mark.rule("dbsa R23")
@any_way
@pytest.mark.parametrize("roads", [[NORTH, ON], [ON, NORTH], [road((1200, 1000), (1200, 500)), ON]])
@pytest.mark.parametrize(("y", "far"), [(1000, 300), (980, 400), (700, 400)])
def test_roads_that_meet_end_to_end_are_one(way, roads, y, far):
    field = battle(f"A1 Sp 1200,{y},0", FAR, terrain=roads, way=way)
    field.play(f"march A1 road {far}")
    assert field.pose("A1") == at(1200, y + far, 0)


@pytest.mark.rule("dbsa R23")
@any_way
def test_a_column_marches_on_across_the_joint(way):
    field = battle("A1 Sp 1200,1020,0", "A2 Sp 1200,960,0", "A3 Sp 1200,900,0", FAR, terrain=[NORTH, ON], way=way)
    field.play("march A1+A2+A3 road 200")
    assert [field.pose(name) for name in ("A1", "A2", "A3")] == [at(1200, y, 0) for y in (1220, 1160, 1100)]


@pytest.mark.rule("dbsa R23")
@any_way
@pytest.mark.parametrize("roads", [[NORTH, ON, ASIDE], [ASIDE, NORTH, ON], [ON, ASIDE, NORTH]])
@pytest.mark.parametrize(("facing", "end"), [(0, (1200, 1200, 0)), (20, (1200, 1200, 0)), (30, (1341.42, 1141.42, 45))])
def test_at_a_fork_the_road_is_taken_that_leads_where_one_faces(way, roads, facing, end):
    field = battle(f"A1 Sp 1200,1000,{facing}", FAR, terrain=roads, way=way)
    field.play("march A1 road 200")
    assert field.pose("A1") == at(*end)


@pytest.mark.rule("dbsa R23")
@any_way
def test_of_two_roads_one_that_is_long_enough_is_taken(way):
    short = road((1200, 900), (1200, 1100))
    field = battle("A1 Sp 1200,1000,10", FAR, terrain=[short, road((1100, 600), (1300, 1400))], way=way)
    assert field.refusal("march A1 road 90") is None
    assert field.refusal("march A1 road 250") is None


@pytest.mark.rule("dbsa R23")
@any_way
@pytest.mark.parametrize(("pose", "end"), [("1200,1000,270", (1000, 1000, 270)), ("1200,1000,0", (1000, 1000, 270))])
def test_at_a_bend_either_stretch_will_do(way, pose, end):
    field = battle(f"A1 Sp {pose}", FAR, terrain=LEFT_TURN, way=way).play("march A1 road 200")
    assert field.pose("A1") == at(*end)


@pytest.mark.rule("dbsa R23")
def test_nobody_forms_column_beyond_the_end_of_a_road():
    group = ("A1 Sp 1200,600,0", "A2 Sp 1360,600,0")
    field = battle(*group, FAR, terrain=[road((1200, 500), (1200, 700))])
    assert field.refusal("contract A1+A2 road 200") == "R23"
    assert field.match.check("contract A1+A2 road 200").at == ("1200,700",)


@pytest.mark.rule("dbsa R23")
@pytest.mark.parametrize("far", [350, 300.01])
def test_where_a_road_ends_is_told(far):
    field = battle("A1 Bd 1200,900,0", FAR, terrain=[road((1200, 400), (1200, 1200))])
    assert field.match.check(f"march A1 road {far}").at == ("1200,1200",)
