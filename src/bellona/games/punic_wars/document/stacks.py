"""Stacks as text: `4 land inside, 2 naval, R-C, R-D 9mp, R-E finished`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from bellona.gamekit.values import BadPosition
from bellona.kernel.rules import enforces

from ..position.records import MOST_POINTS, MOVEMENT_POINTS
from ..text.notation import ARMS, LEADER_NAMES

MOST_DIGITS = 3
ALLOWANCES = tuple(str(points) for points in range(MOVEMENT_POINTS + 1))


class Points(NamedTuple):
    """Points of one type: how many, and whether they are inverted."""

    number: int
    inside: bool


class Marcher(NamedTuple):
    """A leader in a stack: his name, the movement points he has left, and whether his move is over."""

    name: str
    points: int
    finished: bool


class Stack(NamedTuple):
    """What a side has in a hex."""

    land: Points
    naval: Points
    leaders: tuple[Marcher, ...]


EMPTY = Points(0, False)


@enforces("7.32")
def write_stack(stack: Stack) -> str:
    """A stack as text; the order does not matter."""
    return ", ".join(_parts(stack))


def _parts(stack: Stack) -> Iterator[str]:
    for arm, points in zip(ARMS, stack[:2], strict=True):
        if points.number > 0:
            yield f"{points.number} {arm}{' inside' if points.inside else ''}"
    for leader in stack.leaders:
        left = "" if leader.points == MOVEMENT_POINTS else f" {leader.points}mp"
        yield f"{leader.name}{left}{' finished' if leader.finished else ''}"


def read_stack(place: str, text: Any, names: Sequence[str]) -> Stack:
    """A stack from its text; `names` are the leaders who may be in it."""
    if not isinstance(text, str):
        raise BadPosition(f"{place}: a text is expected here, not {text!r}")
    points: dict[str, Points] = {}
    leaders: list[Marcher] = []
    for part in text.split(","):
        words = part.split()
        if words and words[0] in names:
            leaders.append(_leader(place, words))
        elif len(words) in (2, 3) and words[1] in ARMS and words[1] not in points:
            points[words[1]] = _points(place, words)
        else:
            raise BadPosition(f"{place}: {_complaint(part.strip(), words, points, names)}")
    return Stack(points.get("land", EMPTY), points.get("naval", EMPTY), tuple(leaders))


def _complaint(part: str, words: list[str], points: Collection[str], names: Sequence[str]) -> str:
    """What is wrong with a part of a stack."""
    if not words:
        return "points or leaders are expected here"
    if len(words) > 1 and words[1] in points:
        return f"the {words[1]} points are told twice"
    if words[0] not in LEADER_NAMES:
        return f"{part!r} is neither points of a type, such as '4 land', nor a leader, such as {LEADER_NAMES[2]!r}"
    if not names or words[0][0] != names[0][0]:
        return f"{words[0]} is no leader of this side"
    return f"{words[0]} takes no part in this war; there is {', '.join(names)}"


def _points(place: str, words: list[str]) -> Points:
    count = int(words[0]) if words[0].isascii() and words[0].isdigit() and len(words[0]) <= MOST_DIGITS else 0
    if not 1 <= count <= MOST_POINTS:
        raise BadPosition(f"{place}: 1 to {MOST_POINTS} points are expected, not {words[0]!r}")
    if words[2:] not in ([], ["inside"]):
        raise BadPosition(f"{place}: after {words[1]} only 'inside' may follow, not {words[2]!r}")
    return Points(count, bool(words[2:]))


def _leader(place: str, words: list[str]) -> Marcher:
    left, finished = MOVEMENT_POINTS, False
    for word in words[1:]:
        number = word.removesuffix("mp")
        if word == "finished":
            finished = True
        elif number != word and number in ALLOWANCES:
            left = int(number)
        else:
            raise BadPosition(f"{place}: {word!r} is not understood of {words[0]}; 9mp or finished may follow")
    return Marcher(words[0], left, finished)
