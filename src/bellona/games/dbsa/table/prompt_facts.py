"""The facts about a position besides its board: who has to choose, and the arguments of the prompt."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import i4, record

from ..position.records import ARMY, NONE, Ask, Battle, Status, World
from ..rules.c04_combat import list_fights
from ..rules.c04_facing import list_turns


@record
class PromptFacts:
    """The numbers of a prompt."""

    bound: i4
    phase: i4
    ask: i4
    seat: i4
    winner: i4
    reason: i4
    active: i4
    die: i4
    points: i4
    waiting: i4
    """Elements that the seat has still to place."""
    number: i4
    """How many fights are open, or turns to face."""
    amber_lost: i4
    teal_lost: i4


@kernel
def note(world: World, battle: Battle, found: PromptFacts) -> None:
    """Survey a position."""
    found.bound = battle.bound
    found.phase = battle.phase
    found.ask = battle.ask
    found.seat = battle.seat
    found.winner = battle.winner
    found.reason = battle.reason
    found.active = battle.active
    found.die = battle.die
    found.points = battle.points
    found.waiting = count_waiting(battle)
    found.number = count_open(world, battle)
    found.amber_lost = battle.lost[0]
    found.teal_lost = battle.lost[1]


@kernel
def count_waiting(battle: Battle) -> int:
    """The elements that the side being asked has still to place."""
    count = 0
    if battle.ask == Ask.DEPLOY or battle.ask == Ask.CAMP:
        for n in range(ARMY):
            if battle.elements[battle.seat * ARMY + n].status == Status.WAITING:
                count += 1
    return count


@kernel
def count_open(world: World, battle: Battle) -> int:
    """The fights, or the turns to face, that there are to choose from."""
    count = 0
    if battle.ask == Ask.FIGHT:
        while list_fights(world, battle, count)[0] != NONE:
            count += 1
    elif battle.ask == Ask.FACE:
        while list_turns(world, battle, count)[0] != NONE:
            count += 1
    return count
