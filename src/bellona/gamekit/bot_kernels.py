"""Templates for bots: whole games, thousands of positions stepped in one call, lists ranked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ..kernel.dice import Dice
from ..kernel.jit import kernel
from ..kernel.log import Log
from ..kernel.record import Array, i1, record
from ..kernel.results import f8
from ..kernel.templates import bind
from .engine import AnyEngine

if TYPE_CHECKING:
    from .game_names import (
        MOST_CHOICES,
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
        over,
        pick,
    )

LEVELS = ("random", "greedy")
RANDOM, GREEDY = 0, 1
"""Their numbers."""
NOTHING = -1
RANKED = 6
"""This many choices of a list are ranked above the others."""


@record
class Chronicle:
    """The record of a game's course while bots play it; empty by default."""

    nothing: i1


@kernel
def follow(world: Any, position: Any, chronicle: Any) -> None:
    """Record the course of a game, after each choice; by default nothing is recorded."""
    return


# The templates


def choose_listed(world: World, position: Position, choices: Choices, level: int, dice: Dice, scratch: Scratch) -> int:
    """List the choices, and pick one."""
    if legal(world, position, choices) == 0:
        return NOTHING
    return pick(world, position, choices, level, dice, scratch)


def play_out(
    world: World,
    positions: Array[Position],
    dice: Dice,
    own: Dice,
    log: Log,
    choices: Choices,
    levels: Array[int],
    scratch: Scratch,
    chronicle: Chronicle,
) -> int:
    """Play a game from its beginning to its end, as `play_on` does."""
    begin(world, positions[0], dice, log)
    return play_on(world, positions, dice, own, log, choices, levels, scratch, chronicle)


def play_on(
    world: World,
    positions: Array[Position],
    dice: Dice,
    own: Dice,
    log: Log,
    choices: Choices,
    levels: Array[int],
    scratch: Scratch,
    chronicle: Chronicle,
) -> int:
    """Play the first position to its end, with a level for each seat: the number of choices, or -1 minus it if stuck.

    A bot sees only what its seat may see, in a separate copy of the position, and rolls its own dice.
    """
    position, made = positions[0], 0
    while not over(position):
        level = levels[position.seat]
        seen = positions[0]
        if level != RANDOM and hides(world, position):
            positions[1] = positions[0]
            seen = positions[1]
            observe(world, seen, position.seat)
        place = choose(world, seen, choices, level, own, scratch)
        if place == NOTHING or made >= MOST_CHOICES:
            return -made - 1
        dice.count = 0
        log.count = 0
        apply(world, position, choices.actions[place], dice, log)
        made += 1
        follow(world, position, chronicle)
    return made


def copy_many(positions: Array[Position], times: int) -> None:
    """Copy positions around, never the same one twice: LLVM takes minutes over a copy that it can hoist."""
    for number in range(times):
        positions[(number + 1) % len(positions)] = positions[number % len(positions)]


def step_many(
    world: World, positions: Array[Position], actions: Array[Action], dice: Array[Dice], logs: Array[Log]
) -> None:
    """Carry out an action in each of many positions, each with its own dice; finished positions are not changed.

    With as many logs as positions, each log holds the events of one; with fewer (one is enough) they are overwritten.
    """
    for number in range(len(positions)):
        if not over(positions[number]):
            log = logs[number % len(logs)]
            log.count = 0
            dice[number].count = 0
            apply(world, positions[number], actions[number], dice[number], log)


def take_many(
    world: World, positions: Array[Position], places: Array[int], choices: Choices, actions: Array[Action]
) -> int:
    """The actions at these places of the lists of many positions; how many of them there are."""
    found = 0
    for number in range(len(positions)):
        if not over(positions[number]) and 0 <= places[number] < legal(world, positions[number], choices):
            actions[number] = choices.actions[places[number]]
            found += 1
    return found


def choose_many(
    world: World,
    positions: Array[Position],
    seen: Array[Position],
    level: int,
    own: Dice,
    choices: Choices,
    scratch: Scratch,
    actions: Array[Action],
) -> int:
    """A bot's action in each of many positions, observed in the one position `seen`; returns how many it chooses."""
    found = 0
    for number in range(len(positions)):
        if over(positions[number]):
            continue
        seen[0] = positions[number]
        if level != RANDOM and hides(world, positions[number]):
            observe(world, seen[0], positions[number].seat)
        place = choose(world, seen[0], choices, level, own, scratch)
        if place != NOTHING:
            actions[number] = choices.actions[place]
            found += 1
    return found


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

    choose: Callable[..., int]
    play_out: Callable[..., int]
    play_on: Callable[..., int]
    copy_many: Callable[..., None]
    step_many: Callable[..., None]
    take_many: Callable[..., int]
    choose_many: Callable[..., int]


def bound(module: str, engine: AnyEngine, choose: Callable[..., int], **names: Any) -> Kernels:
    """How bots play a game, compiled as a part of one of its modules.

    Besides `choose` (see `gamekit.engine.Choose`) a game gives `hides`, `MOST_CHOICES` and, if it records the course of
    games, `Chronicle` and `follow`.
    """
    around = engine.names() | {"choose": choose} | names
    return Kernels(choose, *bind(module, (play_out, play_on, copy_many, step_many, take_many, choose_many), around))


def bound_to_list(module: str, names: Mapping[str, Any]) -> tuple[Any, Any]:
    """How a bot that picks from the list chooses, and how its list is ranked: `choose` and `rank`.

    `names` are the game's `pick`, `legal`, and its records `World`, `Position`, `Choices` and `Scratch`.
    """
    choose, rank = bind(module, (choose_listed, rank_by_picking), names)
    return choose, rank
