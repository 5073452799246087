"""The vocabulary of the rule tests: a battle is written as text, placed on the board in any orientation, and read back.

A situation is written once, in paces, mostly for Amber facing north. A `Way` places it on the board, turned about its
middle and perhaps mirrored; actions and poses are translated in both directions, so that one test covers all
orientations.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from math import cos, hypot, radians, sin
from typing import Any, NamedTuple, TypeVar
from zlib import crc32

import pytest

import bellona
from bellona import Event, Match
from bellona.gamekit.catalog import Text
from tests.loading import loaded

GAME = bellona.game("dbsa")
SCENARIOS = ("open_plain", "trebbia", "cannae", "zama", "siris_fords", "samnite_valley")
SIZE = 2400.0
MIDDLE = SIZE / 2
EDGES = ("north", "east", "south", "west")
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}
SWAPPED = {"left": "right", "right": "left"}
HALF = 80.0
DEPTH = {"El": 160, "Kn": 120, "Cv": 120, "LH": 120, "Bd": 60, "Sp": 60, "Pk": 60, "Wb": 60, "Ax": 80, "Sh": 80}
TYPES = tuple(DEPTH)
MOUNTED = ("El", "Kn", "Cv", "LH")
FOOT = ("Bd", "Sp", "Pk", "Wb", "Ax", "Sh")
NAMES = ("modifier", "kind", "contact", "reason", "edge", "side", "troop", "cause")

Pose = tuple[float, float, float]
Terrain = dict[str, Any]
Test = TypeVar("Test", bound=Callable[..., None])


class Way(NamedTuple):
    """The orientation of a situation on the board: mirrored or not, then turned clockwise about the middle."""

    turn: float = 0.0
    mirrored: bool = False

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the situation lies on the board."""
        return spun((SIZE - x if self.mirrored else x), y, MIDDLE, MIDDLE, self.turn)

    def pose(self, x: float, y: float, facing: float) -> Pose:
        """Where a pose of the situation lies on the board."""
        return (*self.point(x, y), ((-facing if self.mirrored else facing) + self.turn) % 360)

    def back(self, x: float, y: float, facing: float) -> Pose:
        """The pose of the situation that lies there on the board."""
        x, y = spun(x, y, MIDDLE, MIDDLE, -self.turn)
        facing = (facing - self.turn) % 360
        if self.mirrored:
            x, facing = SIZE - x, -facing % 360
        return x, y, facing - 360 if facing > 359.5 else facing

    def edge(self, name: str) -> str:
        """Where an edge lies after quarter turns."""
        place = EDGES.index(name)
        if self.mirrored:
            place = -place % 4
        return EDGES[(place + round(self.turn / 90)) % 4]

    def along(self, at: float, edge: str) -> float:
        """Where a point of the south or north edge lies, along the edge on which it comes to lie."""
        x, y = self.point(at, 0.0 if edge == "south" else SIZE)
        return x if self.edge(edge) in ("north", "south") else y


STRAIGHT = Way()
WAYS = (STRAIGHT, Way(90), Way(37), Way(mirrored=True), Way(217, mirrored=True))
SQUARE_WAYS = (STRAIGHT, Way(90), Way(180), Way(mirrored=True), Way(270, mirrored=True))


def _named(way: Way) -> str:
    return f"{'mirrored' if way.mirrored else 'turned'}-{way.turn:g}"


def sampled(ways: Sequence[Way], test: Callable[..., None]) -> Sequence[Way]:
    """Straight, and one other way that differs from test to test; all of them where BELLONA_ALL_WAYS is set."""
    if os.environ.get("BELLONA_ALL_WAYS"):
        return ways
    return ways[0], ways[1 + crc32(test.__qualname__.encode()) % (len(ways) - 1)]


def any_way(test: Test) -> Test:
    """For situations in the middle of the board."""
    return pytest.mark.parametrize("way", sampled(WAYS, test), ids=_named)(test)


def square_way(test: Test) -> Test:
    """For situations at the edges: quarter turns only."""
    return pytest.mark.parametrize("way", sampled(SQUARE_WAYS, test), ids=_named)(test)


# --- the tests' own geometry, in floating point


def spun(x: float, y: float, cx: float, cy: float, angle: float) -> tuple[float, float]:
    """A point turned clockwise about another."""
    s, c, dx, dy = sin(radians(angle)), cos(radians(angle)), x - cx, y - cy
    return cx + dx * c + dy * s, cy - dx * s + dy * c


def corners(pose: Pose, depth: float) -> list[tuple[float, float]]:
    """Front left, front right, rear right, rear left."""
    x, y, facing = pose
    local = ((-HALF, 0.0), (HALF, 0.0), (HALF, -depth), (-HALF, -depth))
    return [spun(x + u, y + v, x, y, facing) for u, v in local]


def wheeled(pose: Pose, pivot: tuple[float, float], angle: float) -> Pose:
    """A pose wheeled clockwise about a point."""
    return (*spun(pose[0], pose[1], *pivot, angle), (pose[2] + angle) % 360)


def moved_on(pose: Pose, distance: float) -> Pose:
    """A pose moved straight ahead."""
    x, y, facing = pose
    return x + distance * sin(radians(facing)), y + distance * cos(radians(facing)), facing


def corner_cost(start: Pose, end: Pose, depth: float) -> float:
    """The way of the corner that goes farthest."""
    pairs = zip(corners(start, depth), corners(end, depth), strict=True)
    return max(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairs)


def at(x: float, y: float, facing: float, within: float = 0.1) -> Any:
    """A pose to compare with: the board knows hundredths, and turning a situation rounds twice."""
    return pytest.approx((x, y, facing), abs=within)


# --- ground


def area(kind: str, *points: tuple[float, float]) -> Terrain:
    """A piece of ground."""
    return {"kind": kind, "polygon": [list(point) for point in points]}


def box(kind: str, west: float, south: float, east: float, north: float) -> Terrain:
    """A rectangle of ground."""
    return area(kind, (west, south), (east, south), (east, north), (west, north))


def river(*points: tuple[float, float], width: float = 80, fords: Sequence[Terrain] = ()) -> Terrain:
    """A river, with fords that are `box("ford", ...)`."""
    courses = {"kind": "river", "polyline": [list(point) for point in points], "width": width}
    return courses | {"fords": [{"polygon": ford["polygon"]} for ford in fords]}


def road(*points: tuple[float, float]) -> Terrain:
    """A road."""
    return {"kind": "road", "polyline": [list(point) for point in points], "width": 40}


def everywhere(kind: str) -> Terrain:
    """Ground under both sides of a duel."""
    return box(kind, 400, 400, 2000, 2000)


def south_of(kind: str, y: float) -> Terrain:
    """Ground up to a line."""
    return box(kind, 400, 400, 2000, y)


def north_of(kind: str, y: float) -> Terrain:
    """Ground from a line on."""
    return box(kind, 400, y, 2000, 2000)


def _laid(ground: Terrain, way: Way) -> Terrain:
    """A piece of ground as it lies on the board."""
    laid = dict(ground)
    for shape in ("polygon", "polyline"):
        if shape in ground:
            laid[shape] = [_hundredths(*way.point(*point)) for point in ground[shape]]
    if "fords" in ground:
        laid["fords"] = [_laid(ford, way) for ford in ground["fords"]]
    return laid


def _hundredths(*values: float) -> list[float]:
    return [round(value, 2) + 0.0 for value in values]


# --- making a battle


class Field:
    """A match in which everything is written and read as if it were straight on the board."""

    def __init__(self, match: Match, way: Way = STRAIGHT) -> None:
        self.match = match
        self.way = way
        self.events: list[Event] = []

    # doing

    def play(self, *actions: str, dice: Sequence[int] = ()) -> Field:
        """Play the actions in order; the dice fall in the last of them, and its events are kept.

        The result must be a position that can be read back: no bases overlap, none has left the board.
        """
        for action in actions[:-1]:
            self.match.play(self.laid(action))
        self.events = self.match.play(self.laid(actions[-1]), dice=list(dice) or None)
        GAME.load(self.match.dump())
        return self

    def laid(self, action: str) -> str:
        """An action as it must be written for the board."""
        words = action.split()
        if words[0] == "camp":
            side = str(self.match.seat)
            return f"camp {_number(self.way.along(float(words[1]), 'south' if side == 'amber' else 'north'))}"
        return " ".join(self._word(word) for word in words)

    def _word(self, word: str) -> str:
        if self.way.mirrored and word in SWAPPED:
            return SWAPPED[word]
        values = word.split(",")
        if len(values) == 2:
            return ",".join(_number(value) for value in self.way.point(float(values[0]), float(values[1])))
        if len(values) == 3:
            x, y, facing = (float(value) for value in values)
            return ",".join(_number(value) for value in self.way.pose(x, y, facing))
        return word

    # asking

    def refusal(self, action: str) -> str | None:
        """The rule against an action; None if it is allowed."""
        refused = self.match.check(self.laid(action))
        return None if refused is None else refused.rule

    def stopped_at(self, action: str) -> tuple[float, float]:
        """Where the path of a refused action fails."""
        refused = self.match.check(self.laid(action))
        assert refused is not None, f"{action} is allowed"
        assert refused.at, f"{action} is refused by {refused.rule}, but no place is named"
        x, y = (float(value) for value in refused.at[-1].split(","))
        return self.way.back(x, y, 0)[:2]

    @property
    def asked(self) -> tuple[str | None, str]:
        """Whose choice it is, and of what kind."""
        return self.match.prompt.seat, self.match.prompt.ask

    @property
    def legal(self) -> set[str]:
        """The choices offered, as they are written for the board."""
        return {str(action) for action in self.match.legal()}

    @property
    def document(self) -> dict[str, Any]:
        return self.match.dump()

    def pose(self, element: str) -> Pose:
        told = self.document["elements"][element]
        return self.way.back(told["x"], told["y"], told.get("facing", 0))

    def stands(self, element: str) -> bool:
        """Whether an element is on the board."""
        return "x" in self.document["elements"].get(element, {})

    @property
    def points(self) -> int:
        return int(self.document["points"])

    @property
    def active(self) -> str:
        return str(self.document["active"])

    @property
    def losses(self) -> tuple[int, int]:
        lost = self.document.get("lost", {})
        return int(lost.get("amber", 0)), int(lost.get("teal", 0))

    @property
    def won(self) -> tuple[str | None, str] | None:
        """Winner and reason, None while the battle continues."""
        result = self.match.result
        return None if result is None else (result.winner, result.reason)

    # what happened

    @property
    def rolls(self) -> int:
        """How many dice fell in the last step."""
        return len(self.match.steps[-1].rolls)

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """The arguments of all events of a kind, as plain values, with their rules."""
        return [_plain(event) for event in self.events if event.kind == kind]

    def event(self, kind: str) -> dict[str, Any]:
        """The first event of a kind."""
        found = self.happened(kind)
        assert found, f"no event {kind} among {self.kinds}"
        return found[0]

    @property
    def fights(self) -> list[tuple[str, str]]:
        """Who fought whom in the last step."""
        return [(told["element"], told["enemy"]) for told in self.happened("fight")]

    def total(self, element: str) -> int:
        """What an element scored in its fight, die included."""
        for told in self.happened("score"):
            if told["element"] == element:
                return int(told["total"])
            if told["enemy"] == element:
                return int(told["other"])
        raise AssertionError(f"{element} did not fight: {self.kinds}")

    def parts(self, element: str) -> dict[str, int]:
        """What an element's score was made of, besides die and combat factor."""
        told = [each for each in self.happened("modifier") if each["element"] == element]
        summed: dict[str, int] = {}
        for each in told:
            summed[each["part"]] = summed.get(each["part"], 0) + int(each["value"])
        summed.pop("factor", None)
        return summed

    def fate(self, element: str) -> str:
        """The result of a fight for an element: `even`, `held`, `recoiled N`, `destroyed`, `lost`, `stood`."""
        for kind in ("lost", "destroyed", "recoiled", "held"):
            for told in self.happened(kind):
                if told["element"] == element:
                    return f"recoiled {told['distance']}" if kind == "recoiled" else kind
        return "even" if "even" in self.kinds else "stood"

    def cause(self, element: str) -> str:
        """The rule by which an element was lost."""
        found = [told for told in self.happened("lost") + self.happened("destroyed") if told["element"] == element]
        assert found, f"{element} was not lost: {self.kinds}"
        return str(found[0]["rule"])


def battle(
    *elements: str,
    terrain: Sequence[Terrain] = (),
    way: Way = STRAIGHT,
    camps: Mapping[str, Any] | None = None,
    active: str = "amber",
    phase: str = "moves",
    **more: Any,
) -> Field:
    """A battle in which these elements stand: `"A1 Bd 1200,1000,0 general"`; camps by their middle along the edge."""
    document: dict[str, Any] = {"game": "dbsa", "scenario": "open_plain", "phase": phase, "active": active}
    document["terrain"] = [_laid(ground, way) for ground in terrain]
    document["edges"] = {"amber": way.edge("south"), "teal": way.edge("north")}
    document["elements"] = dict(_element(text, way) for text in elements)
    document["camps"] = {side: _camp(told, side, way) for side, told in (camps or {}).items()}
    return Field(loaded(GAME, document | more, 7), way)


def _element(text: str, way: Way) -> tuple[str, dict[str, Any]]:
    name, kind, *words = text.split()
    told: dict[str, Any] = {"type": kind}
    for word in words:
        if "," in word:
            x, y, facing = (float(value) for value in word.split(","))
            told |= dict(zip(("x", "y", "facing"), _hundredths(*way.pose(x, y, facing)), strict=True))
        elif word.startswith("follows="):
            told["follows"] = word.removeprefix("follows=")
        else:
            told[word] = True
    if told.get("facing") == 360:
        told["facing"] = 0.0
    return name, told


def _camp(told: Any, side: str, way: Way) -> dict[str, Any]:
    camp = dict(told) if isinstance(told, Mapping) else {"at": told}
    return camp | {"at": round(way.along(camp["at"], "south" if side == "amber" else "north"), 2)}


def _number(value: float) -> str:
    """A number as actions write it: at most two decimals."""
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")


# --- fights


def clash(*elements: str, dice: Sequence[int], **more: Any) -> Field:
    """The elements stand, nobody moves, and the one fight there is gets these dice, the active side's first."""
    return battle(*elements, **more).play("done", dice=dice)


def duel(own: str, own_die: int, enemy: str, enemy_die: int, *others: str, active: str = "amber", **more: Any) -> Field:
    """A1 looks north at (1200, 1200) and fights T1; `own` and `enemy` are types, perhaps `Bd general`."""
    one, two = (*own.split(), ""), (*enemy.split(), "")
    mine = f"A1 {one[0]} 1200,1200,0 {one[1]}"
    theirs = f"T1 {two[0]} 1200,1200,180 {two[1]}"
    dice = (own_die, enemy_die) if active == "amber" else (enemy_die, own_die)
    return clash(mine, theirs, *others, dice=dice, active=active, **more)


# --- events


def _plain(event: Event) -> dict[str, Any]:
    return {name: _value(value) for name, value in event.args.items()} | {"rule": event.rule}


def _value(value: Any) -> Any:
    """A worded argument as its code: an element as its id, `part-overlap-left` as overlap_left."""
    if not isinstance(value, Text):
        return value
    if "id" in value.args:
        return value.args["id"]
    family, _, rest = value.name.partition("-")
    return rest.replace("-", "_") if family in NAMES else value.name


# --- set-up


def opened(scenario: str = "open_plain", high: str = "amber") -> Field:
    """A free battle at its first question, in which this side threw higher."""
    for seed in range(100):
        match = GAME.start(scenario, seed=seed)
        if match.seat == high:
            return Field(match)
    raise AssertionError(f"{high} never threw higher")


def based(edge: str, high: str = "amber", scenario: str = "open_plain") -> Field:
    """A free battle in which the high scorer has got this base edge and has to place his camp."""
    field = opened(scenario, high)
    following = EDGES[(EDGES.index(edge) + 1) % 4]
    return field.play(f"edges {edge} {following}", dice=[5])
