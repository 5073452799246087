"""Templates for many games side by side: thousands of positions in one compiled call."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from ..kernel.dice import Dice
from ..kernel.fetching import fetch
from ..kernel.log import Log
from ..kernel.record import Array, i1, i8
from ..kernel.results import f8
from ..kernel.templates import bind

if TYPE_CHECKING:
    from .game_names import (
        Action,
        Choices,
        Position,
        Scratch,
        World,
        apply,
        begin,
        choose,
        hides,
        legal,
        observe,
        outcome,
        over,
        steer,
    )

T = TypeVar("T")


class Table(Array[T]):
    """An array of two dimensions."""


RANDOM = 0
"""The level of bots that need not look at a position."""
NOTHING = -1
NOBODY = -1
"""As the seat in turn: the game is over."""
KEPT, ANEW = -1, -2
"""Instead of the place of an action: a game stays as it is, or it is only listed anew."""
IN_TURN = -2
"""As a viewer: in each position the seat in turn."""


def begin_one(
    world: World, positions: Array[Position], rows: Table[i1], number: int, dice: Array[Dice], log: Log
) -> None:
    """Begin a game with its dice, whatever its position was; `rows` are the bytes of the positions."""
    for place in range(rows.shape[1]):
        rows[number, place] = 0
    log.count = 0
    begin(world, positions[number], dice[number], log)


def begin_many(
    world: World, numbers: Array[i8], positions: Array[Position], rows: Table[i1], dice: Array[Dice], log: Log
) -> None:
    """Begin some games, each with its own dice."""
    for place in range(len(numbers)):
        begin_one(world, positions, rows, numbers[place], dice, log)


def step_many(
    world: World,
    positions: Array[Position],
    moves: Array[i1],
    actions: Array[Action],
    dice: Array[Dice],
    logs: Array[Log],
) -> None:
    """Carry out an action in each position that `moves`; finished positions are not changed.

    With as many logs as positions, each log holds the events of one; with fewer (one is enough) they are overwritten.
    """
    for number in range(len(positions)):
        if moves[number] and not over(positions[number]):
            log = logs[number % len(logs)]
            log.count = 0
            dice[number].count = 0
            apply(world, positions[number], actions[number], dice[number], log)


def advance_many(
    worlds: Array[World],
    positions: Array[Position],
    rows: Table[i1],
    places: Array[i8],
    again: int,
    dice: Array[Dice],
    logs: Array[Log],
    spaces: Array[Choices],
    old_starts: Array[i8],
    old: Array[Action],
    counts: Array[i8],
    starts: Array[i8],
    listed: Array[Action],
    first: int,
) -> int:
    """Step many positions from the `first` on, and write their next lists one after another into `listed`.

    `places` says where in its `old` list the action of each lies, or that it is KEPT, or only listed ANEW. With `again`
    those that are over begin again. The list of a position begins at its place of `starts` and ends where the next
    begins. Returns how many positions are done; it stops before one whose list might not fit.

    There is one world, one log and one space for choices; Python passes an array of one sooner than a record.
    """
    world, log, choices = worlds[0], logs[0], spaces[0]
    for number in range(first, len(positions)):
        filled = starts[number]
        if filled + len(choices.actions) > len(listed):
            return number
        if number + 1 < len(positions) and places[number + 1] != KEPT:
            fetch(positions, number + 1)
            fetch(dice, number + 1)
        place, start, count = places[number], old_starts[number], counts[number]
        renewed = again and over(positions[number])
        if place == KEPT and not renewed:
            for each in range(count):
                listed[filled + each] = old[start + each]
        else:
            if renewed:
                begin_one(world, positions, rows, number, dice, log)
            elif place >= 0 and count > 0:
                log.count = 0
                dice[number].count = 0
                apply(world, positions[number], old[start + place], dice[number], log)
            count = 0 if over(positions[number]) else legal(world, positions[number], choices)
            for each in range(count):
                listed[filled + each] = choices.actions[each]
        counts[number] = count
        starts[number + 1] = filled + count
    return len(positions)


def choose_many(
    world: World,
    positions: Array[Position],
    seen: Array[Position],
    level: int,
    plans: Array[f8],
    own: Array[Dice],
    choices: Choices,
    scratch: Scratch,
    moves: Array[i1],
    actions: Array[Action],
) -> int:
    """A bot's action in each of many positions, observed in the one position `seen`; returns how many it chooses."""
    found = 0
    steer(scratch, plans, 0)
    for number in range(len(positions)):
        moves[number] = 0
        if over(positions[number]):
            continue
        seen[0] = positions[number]
        if level != RANDOM and hides(world, positions[number]):
            observe(world, seen[0], positions[number].seat)
        place = choose(world, seen[0], choices, level, own[number], scratch)
        if place != NOTHING:
            actions[number] = choices.actions[place]
            moves[number] = 1
            found += 1
    return found


def play_out_many(
    world: World,
    positions: Array[Position],
    seen: Array[Position],
    level: int,
    plans: Array[f8],
    own: Array[Dice],
    dice: Array[Dice],
    log: Log,
    choices: Choices,
    scratch: Scratch,
    made: Array[i8],
    most: int,
) -> None:
    """Let bots of one level play many positions to their end; `made` counts the choices in each, at the `most`."""
    steer(scratch, plans, 0)
    for number in range(len(positions)):
        position = positions[number]
        while not over(position) and made[number] < most:
            seen[0] = positions[number]
            if level != RANDOM and hides(world, position):
                observe(world, seen[0], position.seat)
            place = choose(world, seen[0], choices, level, own[number], scratch)
            if place == NOTHING:
                break
            log.count = 0
            dice[number].count = 0
            apply(world, position, choices.actions[place], dice[number], log)
            made[number] += 1


def observe_many(world: World, positions: Array[Position], seat: int, seen: Array[Position]) -> None:
    """Many positions as a seat sees them, or each as the seat in turn does."""
    for number in range(len(positions)):
        seen[number] = positions[number]
        observe(world, seen[number], positions[number].seat if seat == IN_TURN else seat)


def stand_many(world: World, positions: Array[Position], turns: Array[i8], results: Array[f8]) -> None:
    """Who is in turn in many positions, and the results of those that are over."""
    for number in range(len(positions)):
        turns[number] = NOBODY if over(positions[number]) else positions[number].seat
        outcome(world, positions[number], results[number])


class BatchKernels(NamedTuple):
    """The templates, bound to a game."""

    begin: Callable[..., None]
    step: Callable[..., None]
    advance: Callable[..., int]
    choose: Callable[..., int]
    play_out: Callable[..., None]
    observe: Callable[..., None]
    stand: Callable[..., None]


def bound(module: str, names: Mapping[str, Any]) -> BatchKernels:
    """The templates, compiled as a part of one of a game's modules."""
    templates = (begin_one, begin_many, step_many, advance_many, choose_many, play_out_many, observe_many, stand_many)
    _, *kernels = bind(module, templates, names)
    return BatchKernels(*kernels)
