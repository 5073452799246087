"""Impossible positions are refused on loading, and automatic steps are carried out."""

from __future__ import annotations

import re
from typing import Any

import pytest

import bellona
from bellona import Match
from bellona.games.dbsa.position.records import CampState

GAME = bellona.game("dbsa")
BLADES: dict[str, Any] = {"type": "Bd", "x": 1200, "y": 1000, "facing": 0}
WARBAND: dict[str, Any] = {"type": "Wb", "x": 1200, "y": 1600, "facing": 180}
LOST: dict[str, Any] = {"type": "Sp", "lost": True}
WAITING: dict[str, Any] = {"type": "Sp", "waiting": True}
SEEN = {"A1": BLADES, "T1": WARBAND}
LAKE = {"kind": "impassable", "polygon": [[1000, 900], [1400, 900], [1400, 970], [1000, 970]]}
TEAL_HIGH = {"setup": {"high": "teal"}}
DEPLOYED = {"type": "Wb", "x": 1200, "y": 2000, "facing": 180}


def load(dice: tuple[int, ...] = (), **fields: Any) -> Match:
    return GAME.load({"scenario": "open_plain", "elements": SEEN} | fields, dice)


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    # the ground
    ({"terrain": [LAKE]}, "elements.A1: its base is on impassable ground"),
    # bounds, dice and points
    ({"bound": 0}, "bound: 0 does not fit the phase; bounds are counted from 1"),
    ({"bound": 61, "limit": 60}, "bound: 61 is beyond the last bound, 60"),
    ({"bound": 1, "elements": {}, "phase": "edges"} | TEAL_HIGH, "bound: 1 does not fit the phase"),
    ({"die": 0}, "die: 0 does not fit the phase"),
    ({"die": 3, "points": 4}, "points: 4 are more than the die gave, 3"),
    ({"phase": "fights", "points": 1}, "points: none are left once the moves are over"),
    ({"offered": ["amber"], "bound": 59}, "offered: nobody offers a draw before bound 60"),
    ({"offered": ["amber"], "bound": 59, "ask": "agree"}, "offered: nobody offers a draw before bound 60"),
    # who is where, and when
    ({"elements": SEEN | {"A2": WAITING}}, "elements.A2: nobody waits any more once the set-up is over"),
    ({"elements": {"A2": LOST}, "phase": "edges"} | TEAL_HIGH, "elements.A2: nobody is lost in the set-up"),
    ({"phase": "edges"} | TEAL_HIGH, "elements.A1: nobody is deployed before the edges are known"),
    ({"elements": {"A1": WAITING}, "phase": "edges", "active": "amber"} | TEAL_HIGH, "active: the one who threw"),
    (
        {"elements": {"A1": WAITING, "T1": WAITING}, "phase": "deployment", "active": "amber"} | TEAL_HIGH,
        "active: teal threw higher, and deploys its camp and its whole army first",
    ),
    (
        {"elements": {"A1": BLADES | {"y": 400}, "T1": WAITING}, "phase": "deployment", "active": "teal"} | TEAL_HIGH,
        "active: amber deploys nothing before teal is ready",
    ),
    (
        {"elements": {"T1": DEPLOYED | {"y": 1700}, "T2": WAITING}, "phase": "deployment"} | TEAL_HIGH,
        "elements.T1: its base is not wholly in the deployment strip",
    ),
    ({"elements": SEEN | {"A2": LOST | {"x": 5}}}, "elements.A2.x: an element that is not on the board has no such"),
    ({"elements": SEEN | {"A2": LOST | {"moved": True}}}, "elements.A2.moved: an element that is not on the board"),
    ({"elements": SEEN | {"A2": LOST | {"follows": "A1"}}}, "elements.A2.follows: an element that is not on the board"),
    # memories of the bound
    ({"elements": {"A1": BLADES, "T1": WARBAND | {"moved": True}}}, "elements.T1.moved: it is amber's bound"),
    ({"elements": {"A1": BLADES | {"fought": True}}}, "elements.A1.fought: this cannot be before the phase fights"),
    ({"elements": {"A1": BLADES | {"braced": True}}}, "elements.A1.braced: this cannot be before the phase facing"),
    (
        {"elements": {"A1": BLADES | {"fought": True}}, "phase": "facing"},
        "elements.A1.fought: this cannot be before the phase fights",
    ),
    # columns
    (
        {"elements": {"A1": BLADES | {"follows": "A2"}, "A2": BLADES | {"y": 940, "follows": "A1"}}},
        "elements.A1.follows: it would follow itself",
    ),
    (
        {"elements": {
            "A1": BLADES, "A2": BLADES | {"y": 940, "follows": "A1"}, "A3": BLADES | {"y": 880, "follows": "A1"},
        }},
        "elements.A3.follows: A2 and A3 cannot both follow A1",
    ),
    # losses
    ({"elements": SEEN | {"A2": LOST}, "lost": {"amber": 0}}, "lost.amber: 0 does not fit the elements"),
    ({"elements": {f"A{n}": BLADES | {"y": 100 + 70 * n} for n in range(1, 13)}, "lost": {"amber": 1}},
     "lost.amber: 1 does not fit the elements"),
    # battles that are lost already
    ({"elements": SEEN | {"A2": LOST | {"general": True}}}, "phase: amber has lost its general, and so the battle"),
    ({"lost": {"teal": 4}}, "phase: teal has lost too many elements, and so the battle; it is over, won by amber"),
    ({"camps": {"amber": {"at": 1200, "fallen": True}}}, "phase: amber has lost its camp, and so the battle"),
    ({"phase": "over", "winner": "teal", "reason": "general"}, "reason: amber has not lost the battle by general"),
    ({"phase": "over", "winner": "teal", "reason": "losses", "lost": {"teal": 4}}, "reason: amber has not lost"),
    ({"phase": "over", "reason": "agreement"}, "reason: nobody agrees on a draw before bound 60"),
    ({"phase": "over", "reason": "last_bound", "bound": 3}, "reason: bound and limit say that this was not the last"),
    ({"phase": "over", "reason": "agreement", "bound": 60, "lost": {"amber": 5}}, "reason: one side has lost"),
    # set-up
    ({"setup": {"high": "teal", "five": "east"}}, "setup: the edges for 5 and 6 are named together"),
    ({"setup": {"high": "teal", "five": "east", "six": "west"}}, "setup: the edges for 5 and 6 do not share a corner"),
    (
        {"elements": {}, "phase": "edges", "setup": {"high": "teal", "five": "east", "six": "south"}},
        "setup.five: nobody has named edges yet in this phase",
    ),
    ({"scenario": "cannae"} | TEAL_HIGH, "setup: on this field edges are given"),
    ({"scenario": "cannae", "phase": "edges", "elements": {}}, "phase: on this field edges and deployment are given"),
    ({"scenario": "cannae", "terrain": [], "edges": {"amber": "east"}}, "edges.amber: on this field the edge is "),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "complaint"), IMPOSSIBLE, ids=lambda value: value if isinstance(value, str) else "")
def test_what_cannot_be_is_refused_in_one_sentence(fields: dict[str, Any], complaint: str) -> None:
    with pytest.raises(bellona.BadPosition, match=re.escape(complaint)) as caught:
        load(**fields)
    assert "\n" not in str(caught.value)


def test_a_straggler_may_be_told_of_without_those_who_were_lost_before() -> None:
    assert tuple(load(lost={"amber": 3, "teal": 2}).position.lost) == (3, 2)


@pytest.mark.rule("dbsa R63")
def test_an_empty_camp_that_is_attacked_falls_when_the_fights_are_loaded() -> None:
    horse = {"type": "LH", "x": 1200, "y": 120, "facing": 180}
    match = load(elements={"A1": BLADES, "T1": horse}, camps={"amber": {"at": 1200}}, phase="fights", active="teal")
    assert match.result is not None
    assert (match.result.winner, match.result.reason) == ("teal", "camp")
    assert match.position.camps[0].state == CampState.FALLEN


# --- set-up dice


@pytest.mark.rule("dbsa 1.1")
@pytest.mark.rule("dbsa R3")
@pytest.mark.parametrize(("dice", "high"), [((5, 2), "amber"), ((4, 4, 3, 6), "teal"), ((1, 1, 2, 2, 6, 5), "amber")])
def test_the_dice_of_the_set_up_can_be_dictated(dice: tuple[int, ...], high: str) -> None:
    match = GAME.load({"scenario": "open_plain", "phase": "edges"}, dice)
    assert (match.prompt.seat, match.prompt.ask) == (high, "edges")
    assert match.dump()["setup"] == {"high": high}
    match.play("edges east south", dice=[6])
    assert match.dump()["edges"][high] == "south"


@pytest.mark.parametrize(
    ("dice", "complaint"),
    [
        ((5, 2, 3), "dice: 3 dice were dictated for 'load', but only 2 were rolled"),
        ((7, 1), "dice: 7 cannot be drawn"),
    ],
)
def test_dice_that_do_not_fit_the_set_up_are_refused(dice: tuple[int, ...], complaint: str) -> None:
    with pytest.raises(bellona.BadPosition, match=re.escape(complaint)):
        GAME.load({"scenario": "open_plain", "phase": "edges"}, dice)


def test_the_whole_set_up_can_be_dictated() -> None:
    match = GAME.load({"scenario": "open_plain", "phase": "edges"}, (2, 5))
    match.play("edges north east", dice=[1])
    for order in ("suggested", "ready", "suggested"):
        match.play(order)
    match.play("ready", dice=[4])
    assert (match.seat, match.dump()["bound"], match.dump()["points"]) == ("amber", 1, 4)
