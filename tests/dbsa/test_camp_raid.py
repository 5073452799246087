"""The raid by which bots are measured: the element that is there first goes straight to the enemy's camp."""

from __future__ import annotations

from math import hypot

from bench.opponents.camp_raid import Raider

from bellona.match import game

FIELD = {
    "scenario": "open_plain",
    "bound": 5,
    "active": "teal",
    "die": 4,
    "points": 4,
    "camps": {"amber": {"at": 1800}, "teal": {"at": 1200}},
}


def test_the_nearest_goes_straight_to_the_camp_and_takes_it() -> None:
    elements = {
        "A1": {"type": "Bd", "x": 1200, "y": 900, "facing": 0, "general": True},
        "T1": {"type": "Sh", "x": 2060, "y": 500, "facing": 270},
        "T2": {"type": "Cv", "x": 1200, "y": 1800, "facing": 180, "general": True},
        "T3": {"type": "Ax", "x": 1000, "y": 1800, "facing": 180},
    }
    match, raider = game("dbsa").load({**FIELD, "elements": elements}), Raider("teal")
    order = raider.order(match)
    assert order is not None
    assert order.startswith("move T1 to ")
    match.play(order)
    there = match.situation("teal").elements["T1"]
    assert hypot(there.x - 1800, there.y - 60) < hypot(2060 - 1800, 500 - 60) - 250

    match.play("done", dice=[4])
    match.play("done", dice=[4])
    last = raider.order(match)
    assert last is not None
    match.play(last)
    match.play("done")
    assert match.result is not None
    assert (match.result.winner, match.result.reason) == ("teal", "camp")
