"""A served game: one compiled call plays a step and notes all that a table must be told of what came of it."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array, i1, record, times

from ..actions.flow import apply
from ..actions.listing import legal
from ..actions.moves import CHOICES, Action, Choices
from ..position.observing import observe
from ..position.records import Realm
from ..position.vocabulary import NONE, SEAT_COUNT
from ..position.world_record import World
from .prompt_facts import Brief, brief

PUBLIC = SEAT_COUNT
"""The view of those who hold no seat, after the views of the seats."""
EVERYTHING = SEAT_COUNT + 1
"""The view that hides nothing."""


@record
class Desk:
    """What a table is told of a position: the brief, the choices, and which of them roll."""

    brief: Brief
    choices: Choices
    rolls: Array[i1] = times(CHOICES)
    """0 for every choice: whether an answer rolls may hang on what others hold, so no button tells it."""


@kernel
def serve(
    worlds: Array[World],
    realms: Array[Realm],
    actions: Array[Action],
    dice: Array[Dice],
    logs: Array[Log],
    desks: Array[Desk],
    trials: Array[Dice],
    before: Array[Realm],
    after: Array[Realm],
) -> None:
    """Carry out a legal action, and look at what came of it; everything comes in arrays of one."""
    show(worlds, realms, before)
    logs[0].count = 0
    apply(worlds[0], realms[0], actions[0], dice[0], logs[0])
    told = logs[0].count
    look(worlds, realms, logs, desks, trials, after)
    logs[0].count = told


@kernel
def look(
    worlds: Array[World],
    realms: Array[Realm],
    logs: Array[Log],
    desks: Array[Desk],
    trials: Array[Dice],
    after: Array[Realm],
) -> None:
    """List the choices, note the prompt, and show the position."""
    world, realm, desk = worlds[0], realms[0], desks[0]
    count = legal(world, realm, desk.choices)
    brief(world, realm, desk.brief)
    for place in range(count):
        desk.rolls[place] = 0
    show(worlds, realms, after)


@kernel
def show(worlds: Array[World], realms: Array[Realm], shown: Array[Realm]) -> None:
    """The position as each Rex and the public see it, and as it is."""
    for seat in range(SEAT_COUNT):
        shown[seat] = realms[0]
        observe(worlds[0], shown[seat], seat)
    shown[PUBLIC] = realms[0]
    observe(worlds[0], shown[PUBLIC], NONE)
    shown[EVERYTHING] = realms[0]
