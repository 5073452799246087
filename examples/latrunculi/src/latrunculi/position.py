"""The records of a position, and the codes of the rules."""

from __future__ import annotations

from enum import IntEnum

from bellona.gamekit.rule_codes import RuleCode
from bellona.gamekit.square_grid import SquareGrid
from bellona.gamekit.verbs import Row, Slot, VerbTable
from bellona.kernel.record import Array, among, i1, i2, record, times, within

from .scenarios import SIDE

SEATS = ("black", "white")
BLACK, WHITE, NOBODY = 0, 1, -1
EMPTY = 0
"""A square without a man; else it holds its owner's seat and one more."""
SQUARES = SIDE * SIDE
GRID = SquareGrid(SIDE, SIDE)
MOST_TURNS = 9_999


class Ask(IntEnum):
    NOTHING, MOVE = range(2)


class Phase(IntEnum):
    PLAY, OVER = range(2)


class Reason(IntEnum):
    NONE, MEN, INCITUS, QUIET = range(4)


class Verb(VerbTable):
    NOTHING = Row()
    MOVE = Row(
        (Slot("square", "unit", within=(0, SQUARES - 1), called="from"),
         Slot("square", "at", within=(0, SQUARES - 1), called="to")),
        (Ask.MOVE,),
    )  # fmt: skip


class EventKind(RuleCode):
    NOTHING = ""
    MOVED = "2.2", "side:side from:hex to:hex"
    CAPTURED = "3.1", "side:side at:hex"
    CORNERED = "3.2", "side:side at:hex"
    FEW_MEN = "4.1", "side:side"
    INCITUS = "4.2", "side:side"
    QUIET = "4.3", "white black"


class Cause(RuleCode):
    NOTHING = ""


class Part(RuleCode):
    NOTHING = ""


class Refusal(RuleCode):
    ALLOWED = ""
    IS_OVER = "4.1"
    NOT_YOURS = "2.1"
    NOT_STRAIGHT = "2.2"
    IN_THE_WAY = "2.3"


@record
class World:
    """The data that stays the same during the game."""

    scenario: i2
    quiet: i2
    """After this many moves without a capture the game ends."""
    start: Array[i1] = times(SQUARES)


@record
class Position:
    """The board, whose move it is, and how it ended."""

    scenario: i2 = within(0, 99, same="scenario")
    turn: i2 = within(1, MOST_TURNS)
    phase: i2 = among(Phase)
    ask: i2 = among(Ask)
    seat: i2 = within(NOBODY, WHITE)
    mover: i2 = within(BLACK, WHITE)
    """Whose move it is, or would be if the game were not over."""
    quiet: i2 = within(0, 99)
    """Moves since the last capture."""
    winner: i2 = within(NOBODY, WHITE)
    reason: i2 = among(Reason)
    squares: Array[i1] = times(SQUARES, each=within(EMPTY, WHITE + 1))


@record
class PromptFacts:
    """The arguments of a prompt."""

    turn: i2
    phase: i2
    ask: i2
    seat: i2
