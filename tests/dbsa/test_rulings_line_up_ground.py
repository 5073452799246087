"""R30 with R16 and R18: the ground where lining up ends counts for the whole move."""

from __future__ import annotations

from typing import Any

import pytest

from bellona.games.dbsa.planning.plan import plan

from .battles import Field, any_way, at, battle, box, river

WOOD = box("wood", 1282, 600, 1600, 1100)
IDLE = "A9 Bd 800,1300,0"


def lined_up(field: Field) -> list[str]:
    """The listed moves that line up; each of them is allowed."""
    found = [action for action in field.legal if " line " in action]
    assert all(field.match.check(action) is None for action in found)
    return found


def planned(field: Field, wish: str) -> dict[str, Any]:
    """The answer for a dragged path."""
    return plan(field.match.setting, field.match.position, field.laid(wish), True)


@pytest.mark.rule("dbsa R16")
@pytest.mark.rule("dbsa R30")
@any_way
@pytest.mark.parametrize("start", [1190, 1215])
def test_mounted_that_line_up_into_bad_going_have_its_limit(way, start):
    field = battle(f"A1 LH {start},520,0", IDLE, "T1 Sp 1240,1000,180", terrain=[WOOD], way=way)
    assert field.refusal("move A1 to 1240,1000") == "3.17"
    if start == 1190:
        assert field.refusal("move A1 ahead 480") is None
    assert field.refusal("move A1 ahead 480 line T1 front") == "3.17"


@pytest.mark.rule("dbsa R16")
@any_way
@pytest.mark.parametrize(("y", "rule"), [(800, None), (799, "3.17")])
def test_within_that_limit_they_may(way, y, rule):
    field = battle(f"A1 LH 1190,{y},0", IDLE, "T1 Sp 1240,1000,180", terrain=[WOOD], way=way)
    assert field.refusal(f"move A1 ahead {1000 - y} line T1 front") == rule
    if rule is None:
        field.play(f"move A1 ahead {1000 - y} line T1 front")
        assert field.pose("A1") == at(1240, 1000, 0)


@pytest.mark.rule("dbsa R30")
def test_foot_are_no_slower_there():
    field = battle("A1 Ax 1190,700,0", IDLE, "T1 Sp 1240,1000,180", terrain=[WOOD])
    assert field.refusal("move A1 ahead 300 line T1 front") is None


@pytest.mark.rule("dbsa R18")
@pytest.mark.rule("dbsa R30")
@any_way
@pytest.mark.parametrize(
    ("ground", "rule"),
    [(WOOD, "3.6"), (river((1322, 400), (1322, 1400)), "3.7"), (box("gentle_hill", 1282, 600, 1600, 1100), None)],
    ids=["wood", "river", "hill"],
)
def test_a_group_does_not_line_up_across_such_ground(way, ground, rule):
    line = ("A1 Bd 1030,850,0", "A2 Bd 1190,850,0", IDLE, "T1 Sp 1240,1000,180")
    field = battle(*line, terrain=[ground], way=way)
    assert field.refusal("move A1+A2 ahead 150") is None
    assert field.refusal("move A1+A2 ahead 150 line T1 front") == rule
    if rule:
        assert field.match.check(field.laid("move A1+A2 ahead 150 line T1 front")).args["element"].args["id"] == "A2"


@pytest.mark.rule("dbsa R18")
def test_a_column_may():
    field = battle("A1 Bd 1190,850,0", "A2 Bd 1190,790,0", IDLE, "T1 Sp 1240,1000,180", terrain=[WOOD])
    assert field.refusal("move A1+A2 ahead 150 line T1 front") is None


@pytest.mark.rule("dbsa R16")
def test_mounted_in_a_column_have_the_limit_of_bad_going():
    field = battle("A1 Cv 1190,750,0", "A2 Cv 1190,630,0", IDLE, "T1 Sp 1240,1000,180", terrain=[WOOD])
    assert field.refusal("move A1+A2 ahead 250 line T1 front") == "3.17"


@pytest.mark.rule("dbsa R30")
def test_impassable_ground_leaves_no_room():
    field = battle("A1 Ax 1190,900,0", IDLE, "T1 Sp 1240,1000,180", terrain=[box("impassable", 1282, 600, 1600, 990)])
    assert field.refusal("move A1 ahead 100 line T1 front") == "R30"


@pytest.mark.rule("dbsa R30")
@pytest.mark.parametrize(
    "ground", [WOOD, river((1322, 400), (1322, 1400)), box("impassable", 1282, 600, 1600, 990)], ids=lambda g: g["kind"]
)
def test_no_such_move_is_listed_nor_snapped_to(ground):
    line = ("A1 Bd 1030,850,0", "A2 Bd 1190,850,0", IDLE, "T1 Sp 1240,1000,180")
    field = battle(*line, terrain=[ground])
    assert [action for action in lined_up(field) if "A1+A2" in action] == []
    snaps = planned(field, "move A1+A2 ahead 150")["snaps"]
    assert [snap["action"] for snap in snaps if " line " in snap["action"]] == []
    field = battle(*line)
    assert any("A1+A2" in action for action in lined_up(field))
    assert any(" line " in snap["action"] for snap in planned(field, "move A1+A2 ahead 150")["snaps"])


@pytest.mark.rule("dbsa R16")
def test_a_hand_is_not_led_farther_than_the_ground_allows():
    field = battle("A1 LH 1190,520,0", IDLE, "T1 Sp 1240,1000,180", terrain=[WOOD])
    found = planned(field, "move A1 ahead 480 line T1 front")
    assert found["asked"]["refusal"]["rule"] == "3.17"
    assert all(field.match.check(snap["action"]) is None for snap in found["snaps"])
    assert found["legal"]["action"] == "move A1 ahead 480"
