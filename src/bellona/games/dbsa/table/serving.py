"""A served battle: one compiled call plays a step and notes all that a table must be told of what came of it."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array, i1, i8, record, times, u8

from ..actions.flow import apply
from ..actions.listing import legal
from ..actions.moves import CHOICES, Action, Choices, Verb
from ..position.records import Battle, World
from .prompt_facts import Brief, note

ANYWHERE = sum(1 << verb for verb in (Verb.SUGGESTED, Verb.READY, Verb.DONE, Verb.OFFER, Verb.AGREE, Verb.REFUSE))
"""The verbs, as bits, of choices that name no element and no place."""

EVERYTHING = 3
"""The view that hides nothing, after those of the two sides and of the public."""


@record
class Desk:
    """What a table is told of a position: the brief, the choices, and which of them roll."""

    brief: Brief
    choices: Choices
    rolls: Array[i1] = times(CHOICES)
    """1 for a choice of those anywhere that rolls a die."""


@kernel
def serve(
    worlds: Array[World],
    battles: Array[Battle],
    actions: Array[Action],
    dice: Array[Dice],
    logs: Array[Log],
    desks: Array[Desk],
    trials: Array[Dice],
    before: Array[Battle],
    after: Array[Battle],
) -> None:
    """Carry out a legal action, and look at what came of it; everything comes in arrays of one."""
    show(worlds, battles, before)
    logs[0].count = 0
    apply(worlds[0], battles[0], actions[0], dice[0], logs[0])
    told = logs[0].count
    look(worlds, battles, logs, desks, trials, after)
    logs[0].count = told


@kernel
def look(
    worlds: Array[World],
    battles: Array[Battle],
    logs: Array[Log],
    desks: Array[Desk],
    trials: Array[Dice],
    after: Array[Battle],
) -> None:
    """List the choices, note the prompt, and show the position."""
    world, battle, desk = worlds[0], battles[0], desks[0]
    count = legal(world, battle, desk.choices)
    note(world, battle, desk.brief)
    for place in range(count):
        action = desk.choices.actions[place]
        desk.rolls[place] = 0
        if ANYWHERE >> i8(action.verb) & 1:
            after[0] = battle
            desk.rolls[place] = will_roll(world, after[0], action, logs[0], trials[0])
    show(worlds, battles, after)


@kernel
def show(worlds: Array[World], battles: Array[Battle], shown: Array[Battle]) -> None:
    """The position as both sides and the public see it, and as it is: nothing is hidden in this game."""
    for view in range(EVERYTHING + 1):
        shown[view] = battles[0]


@kernel
def will_roll(world: World, tried: Battle, action: Action, log: Log, trial: Dice) -> bool:
    """Whether an action rolls dice: one trial tells, since nothing is left to chance before the first die.

    The position it is tried on is spoilt; what the trial tells comes after the present end of the log.
    """
    trial.key = u8(1)
    trial.counter = u8(0)
    trial.count = 0
    apply(world, tried, action, trial, log)
    return trial.count > 0
