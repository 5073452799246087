"""The facts about a position besides its map: who has to choose, and the arguments of the prompt."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import i2, record

from ..position.records import NONE, Ask, Battle, Die, Field
from ..rules.c10_combat import own_fighter
from ..rules.c17_scenarios import next_to_deploy


@record
class PromptFacts:
    """The facts about a position besides its pieces: who has to choose, and the arguments of the prompt."""

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
    """The unit of the seat in turn in the current combat."""
    to_deploy: i2
    left: i2
    """Markers in hand."""
    die: i2
    """What the die that may be rerolled was rolled for."""
    shows: i2


@kernel
def note(field: Field, battle: Battle, found: PromptFacts) -> None:
    """Record the arguments of a prompt."""
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
def note_die(battle: Battle, found: PromptFacts) -> None:
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
