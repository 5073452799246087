"""Templates for bots: whole games, and lists ranked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ..kernel.dice import Dice, draw
from ..kernel.jit import kernel
from ..kernel.log import Log
from ..kernel.record import Array, i1, i8, record
from ..kernel.results import f8
from ..kernel.templates import bind
from . import batch_kernels, search_kernels
from .batch_kernels import BatchKernels
from .engine import AnyEngine
from .search_kernels import SearchKernels

if TYPE_CHECKING:
    from .game_names import (
        MOST_CHOICES,
        Choices,
        Position,
        Scratch,
        World,
        apply,
        begin,
        choose,
        hides,
        impulse,
        is_weighty,
        legal,
        observe,
        over,
        pick,
    )

LEVELS = ("random", "greedy")
"""The levels of a game whose bots follow no plans."""
RANDOM, GREEDY = 0, 1
"""Their numbers: how a bot chooses."""
NOTHING, WEIGHED = -1, -2
MILLION = 1_000_000
RANKED = 6
"""This many choices of a list are ranked above the others."""


@record
class Chronicle:
    """The record of a game's course while bots play it; empty by default."""

    nothing: i1


@record
class Player:
    """The bot of a seat while a game is played."""

    level: i8
    """RANDOM or GREEDY."""
    slips: i8
    """How many of a million choices it makes at random."""
    plans: i8
    """1 if it wants a new plan at each impulse,"""
    weighs: i8
    """and 1 if it wants to weigh weighty choices."""
    impulse: i8
    """The impulse that its plan is for."""


@record
class Course:
    """How far a game between bots has come."""

    made: i8
    """How many choices have been made."""
    state: i8
    """PLAYED, STUCK, or what the seat in turn wants before it chooses."""
    forced: i8
    """The place of the next choice in its list, if it has been weighed; WEIGHED if the plan decides it, or NOTHING."""
    pauses: i8
    """1 if somebody watches, and wants to look at the game after every choice."""
    place: i8
    """The place of the last choice in its list."""


PLAYED, STUCK, WANTS_PLAN, WANTS_CHOICE, PAUSED = range(5)


@kernel
def follow(world: Any, position: Any, chronicle: Any) -> None:
    """Record the course of a game, after each choice; by default nothing is recorded."""
    return


@kernel
def one_impulse(world: Any, position: Any) -> int:
    """The impulse of a game whose bots follow no plans."""
    return 0


@kernel
def never_weighty(world: Any, position: Any) -> bool:
    """Where no choice is worth weighing by itself."""
    return False


@kernel
def leave_unsteered(scratch: Any, plans: Any, row: int) -> None:
    """Where bots follow no plans."""
    return


# The templates


def choose_listed(world: World, position: Position, choices: Choices, level: int, dice: Dice, scratch: Scratch) -> int:
    """List the choices, and pick one."""
    if legal(world, position, choices) == 0:
        return NOTHING
    return pick(world, position, choices, level, dice, scratch)


def steer(scratch: Scratch, plans: Array[f8], row: int) -> None:
    """Let a bot follow one of several plans."""
    for weight in range(len(scratch.plan)):
        scratch.plan[weight] = plans[row, weight]


def play_out(
    world: World,
    positions: Array[Position],
    dice: Dice,
    own: Dice,
    log: Log,
    choices: Choices,
    players: Array[Player],
    plans: Array[f8],
    scratch: Scratch,
    chronicle: Chronicle,
    course: Course,
) -> None:
    """Play a game from its beginning, as `play_on` does."""
    begin(world, positions[0], dice, log)
    play_on(world, positions, dice, own, log, choices, players, plans, scratch, chronicle, course)


def play_on(
    world: World,
    positions: Array[Position],
    dice: Dice,
    own: Dice,
    log: Log,
    choices: Choices,
    players: Array[Player],
    plans: Array[f8],
    scratch: Scratch,
    chronicle: Chronicle,
    course: Course,
) -> None:
    """Play the first position, each seat with its plan, to its end or until a bot wants to think or somebody to look.

    A bot sees only what its seat may see, in a separate copy of the position, and rolls its own dice.
    """
    position = positions[0]
    course.state = PLAYED
    while not over(position):
        player, seen = players[position.seat], positions[0]
        if course.forced == NOTHING:
            if player.plans and impulse(world, position) != player.impulse:
                course.state = WANTS_PLAN
                return
            if player.weighs and is_weighty(world, position):
                course.state = WANTS_CHOICE
                return
        if player.level != RANDOM and hides(world, position):
            positions[1] = positions[0]
            seen = positions[1]
            observe(world, seen, position.seat)
        place = course.forced
        course.forced = NOTHING
        if place >= 0:
            place = place if place < legal(world, seen, choices) else NOTHING
        else:
            steer(scratch, plans, position.seat)
            slips = player.slips > 0 and draw(own, MILLION) <= player.slips
            place = choose(world, seen, choices, RANDOM if slips else player.level, own, scratch)
        if place == NOTHING or course.made >= MOST_CHOICES:
            course.state = STUCK
            return
        dice.count = 0
        log.count = 0
        apply(world, position, choices.actions[place], dice, log)
        course.made += 1
        follow(world, position, chronicle)
        if course.pauses:
            course.place = place
            course.state = PAUSED
            return


def copy_many(positions: Array[Position], times: int) -> None:
    """Copy positions around, never the same one twice: LLVM takes minutes over a copy that it can hoist."""
    for number in range(times):
        positions[(number + 1) % len(positions)] = positions[number % len(positions)]


def rank_by_picking(
    world: World, position: Position, choices: Choices, dice: Dice, scratch: Scratch, scores: Array[f8]
) -> None:
    """Rank the pick of a greedy bot first, then its pick if that were not listed, and so on."""
    count = choices.count
    for place in range(count):
        scores[place] = 0.0
    for number in range(min(count, RANKED)):
        place = pick(world, position, choices, GREEDY, dice, scratch)
        if place < 0 or place >= choices.count:
            break
        for later in range(place, choices.count - 1):
            choices.actions[later] = choices.actions[later + 1]
        choices.count -= 1
        listed = 0
        while scores[listed] > 0.0 or place > 0:
            place -= 0 if scores[listed] > 0.0 else 1
            listed += 1
        scores[listed] = 1.0 / (1 + number)
    legal(world, position, choices)


# Binding them


class Kernels(NamedTuple):
    """How bots play a game: the choice of one bot, and the bound templates."""

    search: SearchKernels | None
    """How plans and choices are tried out, in a game whose bots follow plans."""
    choose: Callable[..., int]
    steer: Callable[..., None]
    play_out: Callable[..., None]
    play_on: Callable[..., None]
    copy_many: Callable[..., None]
    follow: Callable[..., None]
    """Records the course of a game, after each choice."""
    batch: BatchKernels
    """How many games are played side by side."""
    names: Mapping[str, Any]
    """What these templates are bound to, for templates that are bound later."""


def bound(module: str, engine: AnyEngine, choose: Callable[..., int], **names: Any) -> Kernels:
    """How bots play a game, compiled as a part of one of its modules.

    Besides `choose` (see `gamekit.engine.Choose`) a game gives `hides`, `MOST_CHOICES` and, if it records the course of
    games, `Chronicle` and `follow`. A game whose bots follow plans has a field `plan` in its scratch space, and gives
    `impulse` and `clock` and, if single choices are worth weighing, `is_weighty`.
    """
    planned = "impulse" in names
    around = engine.names() | {"choose": choose, "is_weighty": never_weighty} | names
    if planned:
        (steering,) = bind(module, (steer,), around)
    else:
        steering, around = leave_unsteered, around | {"impulse": one_impulse}
    around |= {"steer": steering}
    search = search_kernels.bound(module, around) if planned else None
    playing, going_on, copying = bind(module, (play_out, play_on, copy_many), around)
    around |= {"outcome": engine.outcome}
    batch = batch_kernels.bound(module, around)
    return Kernels(search, choose, steering, playing, going_on, copying, around.get("follow", follow), batch, around)


def bound_to_list(module: str, names: Mapping[str, Any]) -> tuple[Any, Any]:
    """How a bot that picks from the list chooses, and how its list is ranked: `choose` and `rank`.

    `names` are the game's `pick`, `legal`, and its records `World`, `Position`, `Choices` and `Scratch`.
    """
    choose, rank = bind(module, (choose_listed, rank_by_picking), names)
    return choose, rank
