"""The rules, each tied to its number in the rulebook."""

from __future__ import annotations

from bellona.kernel.choices import Action, Choices, offer
from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.record import Array
from bellona.kernel.results import f8, settle_two, share_by_odds
from bellona.kernel.rules import rule

from .position import (
    BLACK,
    EMPTY,
    NOBODY,
    SQUARES,
    WHITE,
    Ask,
    EventKind,
    Phase,
    Position,
    PromptFacts,
    Reason,
    Refusal,
    Verb,
    World,
)  # fmt: skip
from .scenarios import SIDE

WAYS = 4
FEWEST = 2
MAN = 0.35
"""The effect of one more man on the odds."""


# The board


@rule("1.1")
def beside(square: int, way: int) -> int:
    """The next square upwards, to the right, downwards, to the left; NOBODY beyond the edge."""
    column, row = square % SIDE, square // SIDE
    if way == 0:
        return square + SIDE if row < SIDE - 1 else NOBODY
    if way == 1:
        return square + 1 if column < SIDE - 1 else NOBODY
    if way == 2:
        return square - SIDE if row > 0 else NOBODY
    return square - 1 if column > 0 else NOBODY


@kernel
def men_of(position: Position, side: int) -> int:
    """How many men a side has."""
    count = 0
    for square in range(SQUARES):
        if position.squares[square] == side + 1:
            count += 1
    return count


@rule("1.2", "1.3")
def begin(world: World, position: Position, dice: Dice, log: Log) -> None:
    """The men stand as the scenario has them, and White moves first."""
    position.scenario = world.scenario
    position.turn = 1
    for square in range(SQUARES):
        position.squares[square] = world.start[square]
    position.mover = WHITE
    settle(world, position, log)


# Moving


@rule("2.2", "2.3")
def legal(world: World, position: Position, choices: Choices) -> int:
    """Every man may go straight ahead as far as the squares are empty."""
    choices.count = 0
    if position.phase == Phase.PLAY:
        for square in range(SQUARES):
            if position.squares[square] == position.mover + 1:
                for way in range(WAYS):
                    at = beside(square, way)
                    while at != NOBODY and position.squares[at] == EMPTY:
                        offer(choices, Verb.MOVE, square, at, 0)
                        at = beside(at, way)
    return choices.count


@rule("2.1", "2.2", "2.3")
def check(world: World, position: Position, action: Action) -> int:
    """Why a man may not go somewhere."""
    if position.phase == Phase.OVER:
        return Refusal.IS_OVER
    start, end = action.unit, action.at
    known = action.verb == Verb.MOVE and 0 <= start < SQUARES and 0 <= end < SQUARES
    if not known or position.squares[start] != position.mover + 1:
        return Refusal.NOT_YOURS
    way = way_to(start, end)
    if way == NOBODY:
        return Refusal.NOT_STRAIGHT
    at = beside(start, way)
    while at != end and position.squares[at] == EMPTY:
        at = beside(at, way)
    return Refusal.ALLOWED if position.squares[at] == EMPTY else Refusal.IN_THE_WAY


@kernel
def way_to(start: int, end: int) -> int:
    """The direction that leads straight from one square to another, NOBODY if none does."""
    if start == end:
        return NOBODY
    if start % SIDE == end % SIDE:
        return 0 if end > start else 2
    if start // SIDE == end // SIDE:
        return 1 if end > start else 3
    return NOBODY


@rule("1.3", "2.1")
def apply(world: World, position: Position, action: Action, dice: Dice, log: Log) -> None:
    """A man moves and encloses; then it is the other side's move."""
    side, start, end = position.mover, action.unit, action.at
    position.squares[start] = EMPTY
    position.squares[end] = side + 1
    position.quiet += 1
    emit(log, EventKind.MOVED, 0, side, start, end, 0)
    for way in range(WAYS):
        taken = enclosed(position, side, start, end, way)
        if taken != NOBODY:
            position.squares[taken] = EMPTY
            position.quiet = 0
            kind = EventKind.CORNERED if is_corner(taken) else EventKind.CAPTURED
            emit(log, kind, 0, 1 - side, taken, 0, 0)
    if side == BLACK:
        position.turn += 1
    position.mover = 1 - side
    settle(world, position, log)


# Capturing


@rule("3.1", "3.3")
def enclosed(position: Position, side: int, start: int, end: int, way: int) -> int:
    """The enemy man beside `end` that is enclosed by a man of `side` who comes there from `start`; NOBODY if none."""
    near = beside(end, way)
    if near == NOBODY or position.squares[near] != 2 - side:
        return NOBODY
    far = corner_partner(near, way) if is_corner(near) else beside(near, way)
    return near if far != NOBODY and far != start and position.squares[far] == side + 1 else NOBODY


@rule("3.2")
def corner_partner(corner: int, way: int) -> int:
    """The other square beside a corner that is reached in a direction."""
    across = beside(corner, (way + 1) % WAYS)
    return across if across != NOBODY else beside(corner, (way + 3) % WAYS)


@kernel
def is_corner(square: int) -> bool:
    """Whether a square is one of the four corners."""
    column, row = square % SIDE, square // SIDE
    return (column == 0 or column == SIDE - 1) and (row == 0 or row == SIDE - 1)


# The end


@rule("4.1", "4.2", "4.3")
def settle(world: World, position: Position, log: Log) -> None:
    """Whether the side to move still plays."""
    position.phase = Phase.PLAY
    position.ask = Ask.MOVE
    position.seat = position.mover
    position.winner = NOBODY
    position.reason = Reason.NONE
    if men_of(position, position.mover) < FEWEST:
        emit(log, EventKind.FEW_MEN, 0, position.mover, 0, 0, 0)
        end(position, 1 - position.mover, Reason.MEN)
    elif not can_move(position):
        emit(log, EventKind.INCITUS, 0, position.mover, 0, 0, 0)
        end(position, 1 - position.mover, Reason.INCITUS)
    elif position.quiet >= world.quiet:
        white, black = men_of(position, WHITE), men_of(position, BLACK)
        emit(log, EventKind.QUIET, 0, white, black, 0, 0)
        end(position, WHITE if white > black else BLACK if black > white else NOBODY, Reason.QUIET)


@kernel
def can_move(position: Position) -> bool:
    """Whether any man of the side to move has an empty square beside it."""
    for square in range(SQUARES):
        if position.squares[square] == position.mover + 1:
            for way in range(WAYS):
                at = beside(square, way)
                if at != NOBODY and position.squares[at] == EMPTY:
                    return True
    return False


@kernel
def end(position: Position, winner: int, reason: int) -> None:
    """Nobody moves any more."""
    position.phase = Phase.OVER
    position.ask = Ask.NOTHING
    position.seat = NOBODY
    position.winner = winner
    position.reason = reason


# The functions that the engine asks of every game


@kernel
def over(position: Position) -> bool:
    """Whether it has ended."""
    return position.phase == Phase.OVER


@kernel
def outcome(world: World, position: Position, results: Array[f8]) -> None:
    """The result of both sides, nothing before the end."""
    settle_two(results, position.winner, over(position))


@kernel
def evaluate(world: World, position: Position, values: Array[f8]) -> None:
    """The expectation of both sides, by the men they have."""
    if over(position):
        settle_two(values, position.winner, True)
    else:
        share_by_odds(values, MAN * (men_of(position, BLACK) - men_of(position, WHITE)))


@kernel
def note(world: World, position: Position, facts: PromptFacts) -> None:
    """Record the arguments of the prompt."""
    facts.turn = position.turn
    facts.phase = position.phase
    facts.ask = position.ask
    facts.seat = position.seat
