"""Members of enumerations and named values in compiled functions behave as in plain Python."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple

import pytest

from bellona.kernel.jit import interpreted, kernel
from bellona.kernel.record import Array, i1, one, record, times

pytestmark = pytest.mark.skipif(interpreted(), reason="nothing is compiled")


class Arm(IntEnum):
    """An enumeration."""

    FOOT = 1
    HORSE = 2
    LEADER = 5


class Mood(IntEnum):
    """Another."""

    CALM = 1
    ANGRY = 2


ARMS = (Arm.FOOT, (Mood.ANGRY, Arm.LEADER))
FIRST = Arm.LEADER


class Point(NamedTuple):
    """A named value."""

    x: int
    y: int


@record
class Troop:
    """Fields of eight bits."""

    arm: i1
    men: Array[i1] = times(6)


@kernel
def mixed(troop: Troop, number: int) -> int:
    return Arm.HORSE if number else Mood.ANGRY


@kernel
def with_a_field(troop: Troop, number: int) -> int:
    return troop.arm if number else Arm.LEADER


@kernel
def least(troop: Troop, number: int) -> int:
    return min(Arm.LEADER, number) + max(Arm.FOOT, troop.arm)


@kernel
def in_places(troop: Troop, number: int) -> int:
    troop.men[Arm.LEADER] = Arm.HORSE
    troop.men[Arm.FOOT] += Arm.LEADER
    return troop.men[Arm.LEADER] * 10 + troop.men[Arm.FOOT]


@kernel
def in_bits(troop: Troop, number: int) -> int:
    return (number | 1 << Arm.LEADER) & ~Arm.HORSE


@kernel
def in_range(troop: Troop, number: int) -> int:
    total = 0
    for arm in range(Arm.FOOT, Arm.LEADER + 1):
        total += arm * number
    return total


@kernel
def from_constants(troop: Troop, number: int) -> int:
    return ARMS[0] + ARMS[1][1] + FIRST


@kernel
def if_not_zero(troop: Troop, number: int) -> int:
    return 1 if Arm.FOOT else 0


@kernel
def point(x: int, y: int) -> Point:
    return Point(x, y)


@kernel
def area(corner: Point) -> int:
    return corner.x * corner.y


@kernel
def named_value(troop: Troop, number: int) -> int:
    return area(point(troop.arm, number))


@pytest.mark.parametrize("number", [0, 3])
@pytest.mark.parametrize(
    "function",
    [mixed, with_a_field, least, in_places, in_bits, in_range, from_constants, if_not_zero, named_value],
)
def test_compiled_code_does_what_python_does(function: Any, number: int) -> None:
    def filled() -> Troop:
        troop = one(Troop)
        troop.arm, troop.men[Arm.FOOT] = 100, 90
        return troop

    compiled, plain = filled(), filled()
    assert function(compiled, number) == function.py_func(plain, number)
    assert compiled.tobytes() == plain.tobytes()  # type: ignore[attr-defined]
