"""Templates for bots that think: plans and single choices tried out in games played a little way on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ..kernel.dice import Dice, mix
from ..kernel.jit import kernel
from ..kernel.log import Log
from ..kernel.record import Array, i8, record, times, u8
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
        choose,
        clock,
        evaluate,
        fortune,
        hides,
        impulse,
        over,
        redeal,
        steer,
    )

FOLLOWED = 1
"""The level at which a bot follows its plan."""
NOTHING = -1
OWN, GAME = u8(1), u8(2)
"""Where the dice of a trial come from in its stream: the bots' and the game's."""
LUCKS = 2
MOST_STEPS = 20_000
"""After so many choices a trial is valued where it stands."""


@record
class Trial:
    """A game to be played a little way on, to try out a plan or a choice."""

    plan: i8
    """The row of the plan that the seat follows until its impulse ends; then it follows the first row, as others do."""
    first: i8
    """Its first choice among those given, NOTHING if the plan decides that too."""
    key: u8
    """The dice: trials with the same key are played with the same luck."""
    made: i8
    """After the trial: how many choices were made,"""
    luck: Array[f8] = times(LUCKS)
    """and how lucky the first seat was, by kinds of luck, each of which is 0 in the mean."""


@record
class Roots:
    """Where trials begin: the seat that thinks, and how far they go on the game's clock."""

    seat: i8
    horizon: i8
    whole: i8
    """1 if nothing is hidden in the position, so that nothing is dealt anew."""


@kernel
def renew(dice: Dice, key: u8, time: int) -> None:
    """Dice for the next stretch of a trial: trials of the same luck have it again after they have parted."""
    dice.key = mix(key, u8(time))
    dice.counter = u8(0)
    dice.aside = u8(0)


@kernel
def untold(world: Any, position: Any, log: Any, luck: Any) -> None:
    """Where nobody tells how lucky a seat was."""
    return


# The templates


def begin_trial(
    world: World, positions: Array[Position], root: Array[Position], roots: Roots, key: u8, dice: Dice, own: Dice
) -> None:
    """Lay out the position of a trial, with what is hidden from the seat dealt at random."""
    positions[0] = root[0]
    own.key = mix(key, OWN)
    own.counter = u8(0)
    own.aside = u8(0)
    dice.key = mix(key, GAME)
    dice.counter = u8(0)
    dice.aside = u8(0)
    if not roots.whole and hides(world, positions[0]):
        redeal(world, positions[0], roots.seat, own)


def play_trial(
    world: World,
    positions: Array[Position],
    plans: Array[f8],
    firsts: Array[Action],
    trial: Trial,
    roots: Roots,
    dice: Dice,
    own: Dice,
    log: Log,
    choices: Choices,
    scratch: Scratch,
) -> int:
    """Play a trial until its horizon; returns how many choices were made."""
    position, made, steered = positions[0], 0, NOTHING
    began, now = impulse(world, position), clock(world, position)
    until, under_way = now + roots.horizon, True
    while not over(position) and made < MOST_STEPS and clock(world, position) < until:
        if clock(world, position) != now:
            now = clock(world, position)
            renew(dice, mix(trial.key, GAME), now)
            renew(own, mix(trial.key, OWN), now)
        under_way = under_way and (position.seat != roots.seat or impulse(world, position) == began)
        row = trial.plan if under_way and position.seat == roots.seat else 0
        if row != steered:
            steer(scratch, plans, row)
            steered = row
        if made == 0 and trial.first != NOTHING:
            choices.actions[0] = firsts[trial.first]
            place = 0
        else:
            place = choose(world, position, choices, FOLLOWED, own, scratch)
        if place == NOTHING:
            break
        dice.count = 0
        log.count = 0
        apply(world, position, choices.actions[place], dice, log)
        fortune(world, position, log, trial.luck)
        made += 1
    return made


def play_trials(
    world: World,
    root: Array[Position],
    positions: Array[Position],
    plans: Array[f8],
    firsts: Array[Action],
    trials: Array[Trial],
    values: Array[f8],
    roots: Roots,
    dice: Dice,
    own: Dice,
    log: Log,
    choices: Choices,
    scratch: Scratch,
) -> None:
    """Play trials; `values` gets a row for each: the expected result of every seat where it ended."""
    for number in range(len(trials)):
        trial = trials[number]
        begin_trial(world, positions, root, roots, trial.key, dice, own)
        trial.made = play_trial(world, positions, plans, firsts, trial, roots, dice, own, log, choices, scratch)
        evaluate(world, positions[0], values[number])


# Binding them


class SearchKernels(NamedTuple):
    """The bound templates."""

    begin_trial: Callable[..., None]
    play_trial: Callable[..., int]
    play_trials: Callable[..., None]
    impulse: Callable[..., int]
    is_weighty: Callable[..., bool]


def bound(module: str, names: Mapping[str, Any]) -> SearchKernels:
    """How plans of a game are tried out, compiled as a part of one of its modules."""
    begun, played, trials = bind(module, (begin_trial, play_trial, play_trials), {"fortune": untold} | dict(names))
    return SearchKernels(begun, played, trials, names["impulse"], names["is_weighty"])
