"""Positions as JSON: defaults, what is refused and where, and exactness."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import bellona
from bellona import Match
from bellona.games.dbsa.document.codec import ENTRY, TOP
from bellona.games.dbsa.position.records import NOBODY, NONE, Ask, Battle, CampState, Edge, Phase, Status
from bellona.games.dbsa.text.notation import ELEMENT_NAMES
from bellona.kernel.record import dtype_of

GAME = bellona.game("dbsa")
BLADES: dict[str, Any] = {"type": "Bd", "x": 1200, "y": 1000, "facing": 0}
WARBAND: dict[str, Any] = {"type": "Wb", "x": 1200, "y": 1600, "facing": 180}
SEEN = {"A1": BLADES, "T1": WARBAND}


def load(elements: dict[str, Any] | None = None, dice: tuple[int, ...] = (), **fields: Any) -> Match:
    return GAME.load({"scenario": "open_plain", "elements": SEEN if elements is None else elements} | fields, dice)


def element(match: Match, name: str) -> Any:
    return match.position.elements[ELEMENT_NAMES.index(name)]


def again(match: Match) -> None:
    """The position comes back from its document to the byte."""
    doc = json.loads(json.dumps(match.setting.dump(match.position)))
    setting, position = GAME.rules.load(doc)
    assert position.tobytes() == match.position.tobytes()
    assert setting.dump(position) == doc


# --- defaults -----------------------------------------------------------------------------------------------


def test_a_document_needs_only_its_scenario_and_somebody() -> None:
    battle = load().position
    assert (battle.phase, battle.ask, battle.seat, battle.active) == (Phase.MOVES, Ask.MOVE, 0, 0)
    assert (battle.bound, battle.die, battle.points, battle.limit) == (1, 6, 6, 0)
    assert (battle.winner, battle.high, battle.reason) == (NONE, NONE, 0)
    assert tuple(battle.edge) == (Edge.SOUTH, Edge.NORTH)
    assert [camp.state for camp in battle.camps] == [CampState.ABSENT] * 2
    assert sum(each.status == Status.ON_BOARD for each in battle.elements) == 2
    assert all(each.follows == NONE for each in battle.elements)


def test_points_are_the_die_unless_told() -> None:
    assert load(die=3).position.points == 3
    assert load(die=3, points=1).position.points == 1


def test_everything_that_is_told_stands() -> None:
    match = load(
        {
            "A1": BLADES | {"general": True, "moved": True},
            "A2": {"type": "Sp", "x": 1200.25, "y": 940, "facing": 359.5, "follows": "A1"},
            "A3": {"type": "Cv", "lost": True},
            "T1": WARBAND | {"facing": -180},
        },
        bound=61, active="amber", die=5, points=2, limit=70, camps={"amber": {"at": 900}, "teal": {"at": 1500}},
        lost={"amber": 2}, offered=["teal"], setup={"high": "teal", "five": "east", "six": "south"},
        edges={"amber": "west", "teal": "east"},
    )  # fmt: skip
    battle = match.position
    assert (battle.bound, battle.die, battle.points, battle.limit) == (61, 5, 2, 70)
    assert (battle.high, battle.five, battle.six) == (1, Edge.EAST, Edge.SOUTH)
    assert (tuple(battle.lost), tuple(battle.offered)) == ((2, 0), (0, 1))
    first, second, third, enemy = (element(match, name) for name in ("A1", "A2", "A3", "T1"))
    assert (first.general, first.moved, first.fought) == (1, 1, 0)
    assert (second.x, second.y, second.facing, second.follows) == (120_025, 94_000, 35_950, 0)
    assert (third.status, third.kind) == (Status.LOST, 2)
    assert (enemy.fought, enemy.braced, enemy.facing) == (0, 0, 18_000)
    camp = battle.camps[0]
    assert (camp.x, camp.y, camp.facing, camp.state) == (12_000, 90_000, 9_000, CampState.STANDS)
    again(match)


@pytest.mark.rule("dbsa R8")
@pytest.mark.parametrize(
    ("edge", "other", "pose"),
    [
        ("south", "north", (120_000, 12_000, 0)),
        ("north", "south", (120_000, 228_000, 18_000)),
        ("west", "east", (12_000, 120_000, 9_000)),
        ("east", "west", (228_000, 120_000, 27_000)),
    ],
)
def test_where_a_camp_lies(edge: str, other: str, pose: tuple[int, int, int]) -> None:
    match = load(edges={"amber": edge}, camps={"amber": {"at": 1200}})
    camp = match.position.camps[0]
    assert (camp.x, camp.y, camp.facing) == pose
    assert match.setting.dump(match.position)["edges"] == {"amber": edge, "teal": other}
    again(match)


def test_numbers_are_taken_to_the_hundredth() -> None:
    match = load({"A1": BLADES | {"x": 1200.004, "y": 999.996}, "T1": WARBAND})
    assert (element(match, "A1").x, element(match, "A1").y) == (120_000, 100_000)


def test_losses_are_those_marked_unless_told() -> None:
    gone = {"A2": {"type": "Sp", "lost": True}, "A3": {"type": "Sp", "lost": True}}
    assert tuple(load(SEEN | gone).position.lost) == (2, 0)


# --- ground -------------------------------------------------------------------------------------------------

WOOD = {"kind": "wood", "polygon": [[900, 1100], [1500, 1100], [1500, 1300.5], [900, 1300]]}
RIVER = {
    "kind": "river", "polyline": [[0, 700], [2400, 720]], "width": 60,
    "fords": [{"polygon": [[1100, 650], [1300, 650], [1300, 760], [1100, 760]]}],
}  # fmt: skip


def test_a_document_may_bring_its_own_ground() -> None:
    match = load(terrain=[WOOD, RIVER, {"kind": "road", "polyline": [[1200, 0], [1200, 2400]]}])
    world = match.setting.world
    assert (world.area_count, world.river_count, world.ford_count, world.road_count) == (1, 1, 1, 1)
    assert (world.rivers[0].half, world.roads[0].half) == (3_000, 2_000)
    assert match.setting.dump(match.position)["terrain"][:2] == [WOOD, RIVER]
    assert GAME.rules.setting("open_plain").world.area_count == 0
    again(match)


def test_no_ground_at_all() -> None:
    match = GAME.load({"scenario": "trebbia", "terrain": [], "elements": SEEN})
    assert (match.setting.world.area_count, match.setting.world.river_count) == (0, 0)
    again(match)


@pytest.mark.parametrize(
    ("terrain", "complaint"),
    [
        (5, "terrain: expected a list"),
        (
            [{"kind": "jungle"}],
            "terrain[0].kind: 'jungle' is not one of the words allowed here: built_up, gentle_hill, imp",
        ),
        ([{"kind": "wood"}], "terrain[0].polygon: a polygon has 3 to 32 points, not 0"),
        ([WOOD | {"width": 3}], "terrain[0]: wood is an area"),
        ([WOOD, {"kind": "road", "polygon": WOOD["polygon"]}], "terrain[1]: road is a line"),
        ([WOOD | {"trees": 5}], "terrain[0].trees: there is no such key"),
    ],
)
def test_ground_that_is_none(terrain: Any, complaint: str) -> None:
    with pytest.raises(bellona.BadPosition, match=re.escape(complaint)):
        load(terrain=terrain)


# --- phases -------------------------------------------------------------------------------------------------


def test_the_set_up_waits_with_the_armies_of_the_scenario() -> None:
    match = GAME.load({"scenario": "open_plain", "phase": "edges", "setup": {"high": "teal"}})
    battle = match.position
    assert (battle.ask, battle.seat, battle.bound) == (Ask.EDGES, 1, 0)
    assert all(each.status == Status.WAITING for each in battle.elements)
    assert tuple(battle.edge) == (0, 0)
    again(match)


def test_who_still_has_to_deploy() -> None:
    doc: dict[str, Any] = {"scenario": "open_plain", "phase": "deployment", "setup": {"high": "teal"}}
    assert (GAME.load(doc).prompt.seat, GAME.load(doc).prompt.ask) == ("teal", "camp")
    waiting = {"A1": {"type": "Bd", "waiting": True}, "T1": WARBAND | {"y": 2000}}
    camps = {"teal": {"at": 1200}}
    match = GAME.load(doc | {"elements": waiting, "camps": camps})
    assert (match.prompt.seat, match.prompt.ask) == ("amber", "camp")
    again(match)
    match = GAME.load(doc | {"elements": waiting, "camps": camps, "active": "teal"})
    assert (match.prompt.seat, match.prompt.ask) == ("teal", "deploy")
    again(match)


def test_a_single_fight_is_fought_on_loading() -> None:
    touching = {"A1": BLADES, "T1": WARBAND | {"y": 1000}, "T2": WARBAND}
    match = load(touching, dice=(6, 1, 3), phase="fights")
    assert (match.position.bound, match.position.active, match.position.die) == (2, 1, 3)
    with pytest.raises(bellona.BadPosition, match="dice: 4 dice were dictated"):
        load(touching, dice=(6, 1, 3, 2), phase="fights")


def test_an_open_offer() -> None:
    match = load(bound=60, offered=["amber"], ask="agree")
    assert (match.prompt.ask, match.prompt.seat) == ("agree", "teal")
    again(match)


def test_a_battle_that_is_over() -> None:
    match = load(phase="over", winner="teal", reason="camp", camps={"amber": {"at": 1200, "fallen": True}})
    assert match.result is not None
    assert (match.result.winner, match.result.reason) == ("teal", "camp")
    assert match.position.camps[0].state == CampState.FALLEN
    again(match)
    drawn = load(phase="over", reason="agreement", bound=60)
    assert drawn.result is not None
    assert drawn.result.winner is None
    assert drawn.position.winner == NOBODY
    again(drawn)


# --- what is refused ----------------------------------------------------------------------------------------

BREACHES: list[tuple[dict[str, Any], str]] = [
    ({"weather": "fine"}, "weather: a position has no such field"),
    ({"phase": "lunch"}, "phase: edges or deployment or moves"),
    ({"elements": {}}, "elements: nobody is on the board"),
    ({"elements": {"B1": BLADES}}, "elements: A1 or A2"),
    ({"elements": {"A1": 5}}, "elements.A1: an object is expected here, not 5"),
    ({"elements": {"A1": {"type": "Ogre"}}}, "elements.A1.type: El or Kn"),
    ({"elements": {"A1": {"type": "Bd"}}}, "elements.A1.x: a number is expected here, not None"),
    ({"elements": {"A1": BLADES | {"x": "far"}}}, "elements.A1.x: a number is expected here, not 'far'"),
    ({"elements": {"A1": BLADES | {"x": float("nan")}}}, "elements.A1.x: a number is expected here, not nan"),
    ({"elements": {"A1": BLADES | {"mood": 1}}}, "elements.A1.mood: an element has no such field"),
    ({"elements": {"A1": BLADES | {"moved": 1}}}, "elements.A1.moved: true or false is expected here, not 1"),
    ({"elements": {"A1": {"type": "Bd", "lost": True, "waiting": True}}}, "elements.A1: an element that is lost does"),
    ({"elements": {"A1": BLADES | {"x": 70}}}, "elements.A1: its base is not wholly on the board"),
    ({"elements": {"A1": BLADES, "T1": WARBAND | {"y": 990}}}, "elements.T1: its base overlaps that of A1"),
    ({"elements": {"A1": BLADES, "A2": BLADES | {"y": 950}}}, "elements.A2: its base overlaps that of A1"),
    ({"elements": {"A1": BLADES | {"follows": "T1"}, "T1": WARBAND}}, "elements.A1.follows: T1 is no other element"),
    ({"elements": {"A1": BLADES | {"follows": "A1"}}}, "elements.A1.follows: A1 is no other element"),
    ({"elements": {"A1": BLADES | {"general": True}, "A2": {"type": "Sp", "general": True, "lost": True}}},
     "elements: amber has 2 generals"),
    (
        {"elements": {"A1": BLADES | {"y": 60}, "A2": BLADES | {"y": 120}}, "camps": {"amber": {"at": 1200}}},
        "camps.amber.at: a camp at 1200 holds more than one element",
    ),
    ({"elements": {"A1": BLADES | {"y": 2330}}, "camps": {"teal": {"at": 1200}}}, "elements.A1: its base overlaps"),
    ({"edges": {"amber": "north", "teal": "east"}}, "edges: the two base edges are not opposite"),
    ({"edges": {"amber": "up"}}, "edges.amber: north or east or south or west"),
    ({"edges": {"blue": "north"}}, "edges.blue: there is no such field here"),
    ({"camps": {"amber": {"at": 99}}}, "camps.amber.at: a camp at 99 is off the board"),
    ({"camps": {"amber": 5}}, "camps.amber: an object is expected here, not 5"),
    ({"camps": {"amber": {"at": 1e9}}}, "camps.amber.at: 1000000000.0 is too large"),
    ({"elements": {"A1": BLADES | {"x": 10**20}}}, "is too large; nothing is farther than 99999"),
    ({"elements": {1: BLADES}}, "elements: A1 or A2"),
    ({"camps": {"amber": {}}}, "camps.amber.at: a number is expected here, not None"),
    ({"camps": {"amber": {"at": 1200, "size": 3}}}, "camps.amber.size: there is no such field here"),
    ({"bound": -1}, "bound: a number from 0 to 9999 is expected here"),
    ({"die": 7}, "die: a number from 0 to 6"),
    ({"lost": {"amber": 13}}, "lost.amber: a number from 0 to 12"),
    ({"offered": "amber"}, "offered: a list is expected here"),
    ({"offered": ["blue"]}, "offered: amber or teal is expected here"),
    ({"ask": "agree"}, "ask: there is no offer to answer"),
    ({"ask": "move"}, "ask: agree is expected here"),
    ({"winner": "amber"}, "winner: nobody has won before the battle is over"),
    ({"phase": "over"}, "reason: general or camp"),
    ({"phase": "over", "reason": "camp"}, "winner: nobody cannot have won by camp"),
    ({"phase": "over", "reason": "agreement", "winner": "teal"}, "winner: teal cannot have won by agreement"),
    ({"phase": "deployment"}, "setup.high: in this phase it is known who threw higher"),
    ({"phase": "edges", "setup": {"high": "teal"}, "edges": {"amber": "south"}}, "edges: nobody has an edge yet"),
    ({"phase": "edges", "setup": {"high": "teal"}, "camps": {"amber": {"at": 1200}}}, "camps: there are none yet"),
    ({"setup": {"seven": "east"}}, "setup.seven: there is no such field here"),
    ({"game": "chess"}, "game: this is no position of dbsa"),
    ({"game": "chess", "terrain": []}, "game: this is no position of dbsa"),
    ({"scenario": 5}, "scenario: a position names its scenario"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "complaint"), BREACHES)
def test_what_is_no_position_is_told_in_one_sentence(fields: dict[str, Any], complaint: str) -> None:
    with pytest.raises(bellona.BadPosition, match=re.escape(complaint)) as caught:
        GAME.load({"scenario": "open_plain", "elements": SEEN} | fields)
    assert "\n" not in str(caught.value)


@pytest.mark.rule("dbsa R2")
def test_bases_may_overlap_by_the_tolerance() -> None:
    load({"A1": BLADES, "T1": WARBAND | {"y": 998}})
    with pytest.raises(bellona.BadPosition, match="overlaps"):
        load({"A1": BLADES, "T1": WARBAND | {"y": 997.9}})


@pytest.mark.rule("dbsa B1")
def test_neighbours_in_a_column_may_overlap() -> None:
    bent = {"type": "Bd", "x": 1200, "y": 950, "facing": 30, "follows": "A1"}
    again(load({"A1": BLADES, "A2": bent, "T1": WARBAND}))


# --- exactness ----------------------------------------------------------------------------------------------


def courses() -> Iterator[tuple[str, list[str]]]:
    """Beginnings of battles."""
    setup = ["edges east south", "suggested", "ready", "suggested", "ready"]
    yield "open_plain", [*setup, "done", "done"]
    yield "samnite_valley", [*setup, "done"]
    yield "random-7:gallic:parthian", [*setup, "done"]
    yield "trebbia", ["move A1+A2+A3 ahead 100", "done", "move T1 ahead 77.77", "done"]
    yield "zama", ["move T9 to 1200,2060,170", "done", "done"]


@pytest.mark.parametrize(
    ("scenario", "course"), list(courses()), ids=lambda value: value if isinstance(value, str) else ""
)
def test_every_position_of_a_battle_comes_back(scenario: str, course: list[str]) -> None:
    match = GAME.start(scenario, seed=3)
    again(match)
    for text in course:
        match.play(text)
        again(match)


def test_a_dumped_position_says_everything_with_the_fields_there_are() -> None:
    match = GAME.start("zama", seed=1)
    doc = match.setting.dump(match.position)
    assert set(doc) <= set(TOP)
    assert all(set(entry) <= set(ENTRY) for entry in doc["elements"].values())
    assert json.loads(json.dumps(doc)) == doc


def test_every_field_of_the_record_is_told_or_follows() -> None:
    told = {"phase", "ask", "winner", "reason", "bound", "active", "die", "points", "limit", "lost", "offered", "camps"}
    told |= {"elements", "edge", "high", "five", "six"}
    names = dtype_of(Battle).names
    assert names is not None
    assert set(names) - told == {"scenario", "seat"}
