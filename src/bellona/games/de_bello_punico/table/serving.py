"""A served position: one compiled call plays a step and notes all that a table must be told of what came of it."""

from __future__ import annotations

from bellona.kernel.choices import ACTIONS, Action, Choices
from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array, i1, i2, i8, record, times, u8

from ..actions.flow import apply, observe
from ..actions.listing import legal
from ..actions.moves import Verb
from ..position.records import NOBODY, NONE, Ask, Battle, Die, Field
from ..rules.c10_combat import own_fighter
from ..rules.c17_scenarios import next_to_deploy

ANYWHERE = sum(
    1 << verb
    for verb in (
        Verb.SUGGESTED, Verb.FIRST, Verb.SECOND, Verb.REROLL, Verb.ACCEPT, Verb.DONE, Verb.STAND, Verb.COMMIT,
        Verb.KEEP, Verb.SUPPORT, Verb.PURSUE, Verb.RECALL, Verb.STAY,
    )
)  # fmt: skip
"""The verbs, as bits, of choices that are not about a place on the map."""


EVERYTHING = 3
"""The view that hides nothing, after those of the two sides and of the public."""


@record
class Brief:
    """What there is to say of a position besides its pieces: whose choice it is, and what the prompt speaks of."""

    turn: i2
    phase: i2
    impulse: i2
    ask: i2
    seat: i2
    winner: i2
    moving: i2
    testing: i2
    attacker: i2
    target: i2
    pursuer: i2
    quarry: i2
    fighter: i2
    """The unit of the seat in turn in the combat that is being settled."""
    to_deploy: i2
    left: i2
    """Markers in hand."""
    die: i2
    """What the die that may be rerolled was rolled for."""
    shows: i2


@record
class Desk:
    """What a table is told of a position: the brief, the choices, and which of them roll."""

    brief: Brief
    choices: Choices
    rolls: Array[i1] = times(ACTIONS)
    """1 for a choice that is not about a place and rolls a die."""


@kernel
def serve(
    fields: Array[Field],
    battles: Array[Battle],
    actions: Array[Action],
    dice: Array[Dice],
    logs: Array[Log],
    desks: Array[Desk],
    trials: Array[Dice],
    before: Array[Battle],
    after: Array[Battle],
) -> None:
    """Carry out a legal action, and look at what came of it.

    Everything comes in arrays of one: handing a record over to compiled code costs microseconds, an array does not.
    """
    show(fields, battles, before)
    log = logs[0]
    log.count = 0
    apply(fields[0], battles[0], actions[0], dice[0], log)
    told = log.count
    look(fields, battles, logs, desks, trials, after)
    log.count = told


@kernel
def look(
    fields: Array[Field],
    battles: Array[Battle],
    logs: Array[Log],
    desks: Array[Desk],
    trials: Array[Dice],
    after: Array[Battle],
) -> None:
    """List the choices, note the prompt, and show the position."""
    field, battle, desk = fields[0], battles[0], desks[0]
    count = legal(field, battle, desk.choices)
    brief(field, battle, desk.brief)
    for place in range(count):
        desk.rolls[place] = 0
        if ANYWHERE >> i8(desk.choices.actions[place].verb) & 1:
            after[NOBODY] = battle
            desk.rolls[place] = will_roll(field, after[NOBODY], desk.choices.actions[place], logs[0], trials[0])
    show(fields, battles, after)


@kernel
def show(_: Array[Field], battles: Array[Battle], shown: Array[Battle]) -> None:
    """The position as Rome, Carthage and the public see it, and as it is."""
    for seat in range(EVERYTHING):
        shown[seat] = battles[0]
        observe(shown[seat], seat)
    shown[EVERYTHING] = battles[0]


@kernel
def will_roll(field: Field, tried: Battle, action: Action, log: Log, trial: Dice) -> bool:
    """Whether an action rolls dice: up to the first die nothing is left to chance, so one trial tells.

    The position it is tried on is spoilt; what the trial tells comes after the present end of the log.
    """
    trial.key = u8(1)
    trial.counter = u8(0)
    trial.count = 0
    apply(field, tried, action, trial, log)
    return trial.count > 0


@kernel
def brief(field: Field, battle: Battle, found: Brief) -> None:
    """Note what a prompt may speak of."""
    found.turn = battle.turn
    found.phase = battle.phase
    found.impulse = battle.impulse
    found.ask = battle.ask
    found.seat = battle.seat
    found.winner = battle.winner
    found.moving = battle.moving
    found.testing = battle.testing
    found.attacker = battle.attack.attacker
    found.target = battle.attack.target
    found.pursuer = battle.pursuer
    found.quarry = battle.quarry
    found.fighter = own_fighter(battle) if battle.attack.attacker != NONE and battle.seat != NONE else NONE
    found.to_deploy = next_to_deploy(field, battle, battle.seat) if battle.ask == Ask.DEPLOY else NONE
    found.left = battle.unplaced[battle.seat] if battle.ask == Ask.PLACE else 0
    found.die = Die.NOTHING
    found.shows = 0
    if battle.ask == Ask.REROLL:
        note_die(battle, found)


@kernel
def note_die(battle: Battle, found: Brief) -> None:
    """Which die may be rerolled, and what it shows."""
    if battle.die == Die.INITIATIVE:
        found.die = Die.INITIATIVE
        found.shows = battle.initiative[battle.seat]
    elif battle.die != Die.NOTHING:
        found.die = battle.die
        found.shows = battle.die_value
    elif found.fighter == battle.attack.attacker:
        found.die = Die.ATTACK
        found.shows = battle.attack.dice[0]
    else:
        found.die = Die.DEFENCE
        found.shows = battle.attack.dice[1]
