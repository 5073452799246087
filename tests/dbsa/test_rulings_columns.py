"""Rulings on columns, contractions, roads and rivers: R19 to R21, R23 to R25, R47."""

from __future__ import annotations

from math import degrees, pi, radians

import pytest

from .battles import any_way, at, battle, box, moved_on, river, road, wheeled

FAR = "T1 Sp 1700,1900,180"
IDLE = "A9 Bd 500,1300,0"
STREET = road((1200, 200), (1200, 2200))
BEND = road((1200, 200), (1200, 1000), (2100, 1000))
CV_COLUMN = ["A1 Cv 1200,1000,0", "A2 Cv 1200,880,0"]


# --- R19 what a column is


@pytest.mark.rule("dbsa R19")
@any_way
@pytest.mark.parametrize(
    ("second", "rules"),
    [
        ("600,540,0", (None,)),
        ("601.5,540,0", (None,)),
        ("600,538.5,0", (None,)),
        ("630,540,0", ("R19",)),
        ("760,600,0", ("R19",)),
        ("760,540,0", ("R19",)),
        ("600,500,0", ("R19", "3.2")),
    ],
)
def test_a_column_is_one_element_wide(way, second, rules):
    field = battle("A1 Bd 600,600,0", f"A2 Bd {second}", FAR, way=way)
    assert field.refusal("march A1+A2 ahead 100") in rules


@pytest.mark.rule("dbsa R19")
def test_of_three_every_one_stands_behind_another():
    field = battle("A1 Bd 1200,900,0", "A2 Bd 1200,840,0", "A3 Bd 1360,840,0", FAR)
    assert field.refusal("march A1+A2+A3 ahead 100") == "R19"
    assert field.refusal("march A1+A2 ahead 100") is None
    assert field.refusal("move A1+A2+A3 ahead 100") is None, "as a block"


@pytest.mark.rule("dbsa R19")
def test_a_ring_of_followers_is_no_column():
    field = battle("A1 Bd 1200,900,0 follows=A2", "A2 Bd 1200,840,0", "A3 Bd 1360,900,0", FAR)
    assert field.refusal("march A1+A2+A3 ahead 100") == "R19"
    assert field.refusal("march A1+A2+A3 road 100") == "3.5"


@pytest.mark.rule("dbsa R19")
@any_way
def test_types_may_be_mixed(way):
    field = battle("A1 Cv 1200,900,0", "A2 Bd 1200,780,0", "A3 El 1200,720,0", FAR, way=way)
    field.play("march A1+A2+A3 ahead 200")
    assert [field.pose(name) for name in ("A1", "A2", "A3")] == [at(1200, y, 0) for y in (1100, 980, 920)]


# --- R20 following


@pytest.mark.rule("dbsa R20")
@any_way
def test_a_column_follows_a_bend_of_the_road(way):
    field = battle("A1 Bd 1200,900,0", "A2 Bd 1200,840,0", FAR, terrain=[BEND], way=way)
    field.play("march A1+A2 road 200")
    assert (field.pose("A1"), field.pose("A2")) == (at(1300, 1000, 90), at(1240, 1000, 90))


@pytest.mark.rule("dbsa R20")
@any_way
def test_neighbours_may_overlap_in_the_bend(way):
    field = battle("A1 Bd 1200,900,0", "A2 Bd 1200,840,0", FAR, terrain=[BEND], way=way)
    field.play("march A1+A2 road 130")
    assert (field.pose("A1"), field.pose("A2")) == (at(1230, 1000, 90), at(1200, 970, 0))


@pytest.mark.rule("dbsa R20")
@any_way
@pytest.mark.parametrize(("side", "pivot", "sign"), [("right", (1280, 1000), 1), ("left", (1120, 1000), -1)])
def test_a_follower_runs_along_the_leaders_track(way, side, pivot, sign):
    """The leader's front midpoint wheels on an arc of radius 80 and goes on 100p; the follower is 120p behind."""
    start = (1200.0, 1000.0, 0.0)
    field = battle(*CV_COLUMN, FAR, way=way).play(f"march A1+A2 {side} 45 ahead 100")
    assert field.pose("A1") == at(*moved_on(wheeled(start, pivot, sign * 45), 100))
    behind = degrees((80 * pi / 4 + 100 - 120) / 80)
    assert field.pose("A2") == at(*wheeled(start, pivot, sign * behind), within=1)


@pytest.mark.rule("dbsa R20")
@any_way
def test_a_leaders_wheel_costs_the_arc_of_its_outer_corner(way):
    field = battle(*CV_COLUMN, FAR, way=way)
    arc = 160 * radians(45)
    assert field.refusal(f"march A1+A2 right 45 ahead {400 - arc:.0f}") is None
    assert field.refusal(f"march A1+A2 right 45 ahead {402 - arc:.0f}") == "3.12"


@pytest.mark.rule("dbsa R20")
@any_way
def test_on_a_straight_track_all_go_the_same_way(way):
    field = battle(*CV_COLUMN, FAR, way=way).play("march A1+A2 ahead 250")
    assert (field.pose("A1"), field.pose("A2")) == (at(1200, 1250, 0), at(1200, 1130, 0))


@pytest.mark.rule("dbsa R20")
@any_way
def test_the_slowest_holds_the_column_back(way):
    field = battle("A1 LH 1200,1000,0", "A2 Bd 1200,880,0", FAR, way=way)
    assert field.refusal("march A1+A2 ahead 200") is None
    assert field.refusal("march A1+A2 ahead 250") == "3.16"


# --- R21 contracting


@pytest.mark.rule("dbsa R21")
@any_way
def test_a_line_falls_in_behind_the_leader(way):
    line = ["A1 Ax 1040,900,0", "A2 Ax 1200,900,0", "A3 Ax 1360,900,0"]
    field = battle(*line, IDLE, FAR, terrain=[box("wood", 700, 950, 1700, 1500)], way=way, die=4)
    field.play("contract A2+A1+A3 ahead 200")
    assert field.points == 3
    assert field.pose("A2") == at(1200, 1100, 0)
    assert sorted(round(field.pose(name)[1]) for name in ("A1", "A3")) == [940, 1020]
    assert [round(field.pose(name)[0]) for name in ("A1", "A3")] == [1200, 1200]


@pytest.mark.rule("dbsa R21")
@any_way
@pytest.mark.parametrize("leader", ["A2", "A3"])
def test_who_cannot_reach_the_column_stays_with_the_group(way, leader):
    """Four in line before a wood: the last one's place is too far, so it ends beside the others, out of the wood."""
    line = {f"A{n}": (800.0 + 160 * n, 900.0) for n in (1, 2, 3, 4)}
    told = [f"{name} Ax {x},{y},0" for name, (x, y) in line.items()]
    field = battle(*told, FAR, terrain=[box("wood", 700, 1000, 1700, 1500)], way=way)
    others = [name for name in line if name != leader]
    field.play(f"contract {leader}+{'+'.join(others)} ahead 300")
    assert field.pose(leader) == at(line[leader][0], 1200, 0)
    for name in others:
        x, y, facing = field.pose(name)
        assert facing == pytest.approx(0, abs=0.1)
        assert y >= line[name][1] - 0.5, "nobody ends further to the rear"
        assert ((x - line[name][0]) ** 2 + (y - line[name][1]) ** 2) ** 0.5 <= 300.6
        in_column = abs(x - line[leader][0]) <= 2
        assert in_column or y <= 1002.1, "who is not in the column stays out of the wood"
    assert len(together(field, list(line))) == 4


def together(field, names: list[str]) -> set[str]:
    """Those of the elements, all auxilia facing north, that are connected with the first by touching."""
    poses = {name: field.pose(name) for name in names}
    joined, grown = {names[0]}, True
    while grown:
        near = {
            other
            for other in names
            for name in joined
            if abs(poses[other][0] - poses[name][0]) <= 162.1 and abs(poses[other][1] - poses[name][1]) <= 82.1
        }
        grown = not near <= joined
        joined |= near
    return joined


@pytest.mark.rule("dbsa R21")
@pytest.mark.rule("dbsa R28")
@any_way
@pytest.mark.parametrize(("far", "rule"), [(160, "3.23"), (280, "R21")])
def test_a_leader_ends_clear_of_the_friend_it_passes(way, far, rule):
    """The shooters pass through A3 on their way into the wood; beyond it only A2 fails, who passes nobody."""
    elements = ("A1 Sh 1200,900,0", "A2 Ax 1040,900,0", "A3 Sp 1200,1060,0")
    field = battle(*elements, FAR, terrain=[box("wood", 900, 1030, 1500, 1400)], way=way)
    assert field.refusal(f"contract A1+A2 ahead {far}") == rule


@pytest.mark.rule("dbsa R21")
def test_nobody_ends_further_to_the_rear():
    """Behind a leader that goes only 60p both others would have to fall back."""
    line = ["A1 Ax 1040,900,0", "A2 Ax 1200,900,0", "A3 Ax 1360,900,0"]
    field = battle(*line, FAR, terrain=[box("wood", 700, 910, 1700, 1500)])
    field.play("contract A2+A1+A3 ahead 60")
    assert min(field.pose(name)[1] for name in ("A1", "A3")) >= 899.5


# --- R23, R24 roads


@pytest.mark.rule("dbsa R23")
@any_way
@pytest.mark.parametrize(
    ("pose", "rule"),
    [
        ("1210,400,0", None),
        ("1200,400,0", None),
        ("1239,400,0", None),
        ("1161,400,0", None),
        ("1244,400,0", "R23"),
        ("1300,400,0", "R23"),
        ("1200,400,44", None),
        ("1200,400,316", None),
        ("1200,400,48", "R23"),
        ("1200,400,90", "R23"),
    ],
)
def test_a_road_move_starts_on_the_road_and_along_it(way, pose, rule):
    field = battle(f"A1 Sp {pose}", FAR, terrain=[STREET], way=way)
    assert field.refusal("march A1 road 400") == rule
    if rule is None:
        field.play("march A1 road 400")
        assert field.pose("A1") == at(1200, 800, 0), "it ends centred on the road"


@pytest.mark.rule("dbsa R23")
@any_way
def test_a_road_is_travelled_both_ways(way):
    field = battle("A1 Sp 1200,1000,180", FAR, terrain=[STREET], way=way).play("march A1 road 300")
    assert field.pose("A1") == at(1200, 700, 180)


@pytest.mark.rule("dbsa R23")
@any_way
def test_a_road_move_is_measured_along_the_road(way):
    field = battle("A1 Bd 1200,800,0", FAR, terrain=[BEND], way=way)
    field.play("march A1 road 400")
    assert field.pose("A1") == at(1400, 1000, 90)


@pytest.mark.rule("dbsa R23")
@any_way
def test_a_road_ends(way):
    field = battle("A1 Bd 1200,900,0", FAR, terrain=[road((1200, 400), (1200, 1200))], way=way)
    assert field.refusal("march A1 road 300") is None
    assert field.refusal("march A1 road 350") == "R23"


@pytest.mark.rule("dbsa R23")
def test_without_a_road_there_is_no_road_move():
    assert battle("A1 Bd 1200,900,0", FAR).refusal("march A1 road 100") == "R23"


@pytest.mark.rule("dbsa R23")
@any_way
def test_every_element_of_the_column_is_on_the_road(way):
    """The road begins beside the leader; the follower stands 60p before its beginning."""
    field = battle("A1 Bd 1200,900,0", "A2 Bd 1200,840,0", FAR, terrain=[road((1200, 890), (1200, 1800))], way=way)
    assert field.refusal("march A1 road 200") is None
    assert field.refusal("march A1+A2 road 200") == "R23"


@pytest.mark.rule("dbsa R24")
@any_way
def test_light_horse_may_ride_beside_the_road(way):
    field = battle("A1 LH 1200,600,0", FAR, terrain=[STREET], way=way)
    assert field.refusal("move A1 ahead 500") is None
    assert field.refusal("march A1 road 500") == "3.13"


# --- R25 paying for length


@pytest.mark.rule("dbsa R25")
@any_way
def test_extra_points_are_spent_with_the_move(way):
    column = ["A1 Cv 1200,500,0 general", "A2 Cv 1200,380,0"]
    field = battle(*column, IDLE, FAR, terrain=[STREET], way=way, die=6, points=5)
    field.play("march A1+A2 road 1000 extra 3")
    assert field.points == 1
    assert (field.pose("A1"), field.pose("A2")) == (at(1200, 1500, 0), at(1200, 1380, 0))


@pytest.mark.rule("dbsa R25")
@pytest.mark.parametrize(("extra", "rule"), [(3, None), (4, "R25"), (5, "R25")])
def test_nobody_pays_more_than_there_is(extra, rule):
    field = battle("A1 Cv 1200,500,0 general", FAR, terrain=[STREET], die=4)
    assert field.refusal(f"march A1 road 700 extra {extra}") == rule


@pytest.mark.rule("dbsa R25")
def test_with_four_points_a_thousand_paces_leave_none():
    field = battle("A1 Cv 1200,500,0 general", FAR, terrain=[STREET], die=4).play("march A1 road 1000 extra 3")
    assert field.event("road_moved")["points"] in (3, 4)
    assert field.active == "teal", "nothing is left to do"


@pytest.mark.rule("dbsa R25")
def test_extra_points_are_for_roads():
    field = battle("A1 Cv 1200,500,0 general", "A2 Cv 1200,380,0", FAR, terrain=[STREET], die=4)
    assert field.refusal("march A1+A2 ahead 500 extra 1") == "2.4"


# --- R47 rivers


@pytest.mark.rule("dbsa R47")
@any_way
@pytest.mark.parametrize("ford", [False, True])
def test_single_elements_cross_without_slowing_or_dice(way, ford):
    fords = [box("ford", 1100, 950, 1300, 1090)] if ford else []
    ground = [river((500, 1035), (1900, 1035), width=70, fords=fords)]
    field = battle("A1 Cv 1200,900,0", IDLE, FAR, terrain=ground, way=way)
    field.play("move A1 ahead 400")
    assert field.rolls == 0
    assert field.pose("A1") == at(1200, 1300, 0)


@pytest.mark.rule("dbsa R47")
@any_way
def test_a_line_does_not_cross_at_a_ford_either(way):
    ground = [river((500, 1035), (1900, 1035), width=70, fords=[box("ford", 900, 950, 1500, 1120)])]
    field = battle("A1 Sp 1120,990,0", "A2 Sp 1280,990,0", FAR, terrain=ground, way=way)
    assert field.refusal("move A1+A2 ahead 150") == "3.7"


@pytest.mark.rule("dbsa R47")
@any_way
def test_a_column_crosses_at_full_speed(way):
    ground = [river((500, 1035), (1900, 1035), width=70)]
    field = battle("A1 Cv 1200,900,0", "A2 Cv 1200,780,0", FAR, terrain=ground, way=way)
    assert field.refusal("march A1+A2 ahead 400") is None
