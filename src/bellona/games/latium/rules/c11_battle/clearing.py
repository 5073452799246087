"""An empty pugnae tabula, before the first battle and after each."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ...position.battlefield import (
    ARMS,
    CARDS,
    CENTURIAE,
    OFF,
    ORDER,
    SQUARES,
    UNITS,
    Battle,
    Fight,
    Ground,
    Stage,
    Standing,
)
from ...position.vocabulary import NONE, SEAT_COUNT, SIGNA_KINDS, TOWNS


@kernel
def clear_battle(battle: Battle) -> None:
    """No battle is in progress, and nothing is left of the last."""
    clear_record(battle)
    clear_signa(battle)
    clear_fight(battle.fight)
    for side in range(2):
        clear_side(battle, side)
    for number in range(UNITS):
        clear_unit(battle, number)
    for square in range(SQUARES):
        battle.terrain[square] = Ground.OPEN
        battle.occupant[square] = NONE


@kernel
def clear_record(battle: Battle) -> None:
    """The numbers that a battle has but once."""
    battle.stage = Stage.NONE
    battle.moment = 0
    battle.cell = NONE
    battle.town = NONE
    battle.war = NONE
    battle.fixed = 0
    battle.holder = NONE
    battle.asked = 0
    battle.front = 0
    battle.depth = 0
    battle.zone = 0
    battle.stream = NONE
    battle.turned = 0
    battle.number = 0
    battle.actions = 0
    battle.moving = 0
    battle.placing = 0
    battle.shooter = NONE
    battle.testing = NONE
    battle.victor = NONE
    battle.abandoned = 0


@kernel
def clear_signa(battle: Battle) -> None:
    """No order and no Signum is in progress."""
    battle.forming = 0
    battle.exchange = 0
    battle.played = 0
    battle.played_by = 0
    battle.played_raised = 0
    battle.plunder = 0
    for place in range(ORDER):
        battle.order[place] = 0


@kernel
def clear_fight(fight: Fight) -> None:
    """No fight is in progress."""
    fight.clash = 0
    fight.moment = 0
    fight.attacker = NONE
    fight.target = NONE
    fight.duel = 0
    fight.duels = 0
    fight.struck = NONE
    fight.pair = 0
    fight.flank = 0
    fight.damnum = 0
    fight.hitter = NONE
    for role in range(2):
        fight.sealed[role] = 0
        fight.given[role] = 0
        for pair in range(CARDS):
            fight.card[role, pair] = 0


@kernel
def clear_side(battle: Battle, side: int) -> None:
    """The numbers that a battle has for each side."""
    battle.seat[side] = NONE
    battle.leader[side] = NONE
    battle.delegated[side] = 0
    battle.ready[side] = 0
    battle.ally[side] = 0
    battle.allied_rex[side] = 0
    battle.from_town[side] = NONE
    battle.called[side] = 0
    battle.invited[side] = 0
    for seat in range(SEAT_COUNT):
        battle.joined[side, seat] = 0
    battle.alacritas[side] = 0
    battle.rolled[side] = 0
    battle.engaged[side] = 0
    battle.suffered[side] = 0
    battle.lost[side] = 0
    battle.hurt[side] = 0
    battle.bonus[side] = 0
    battle.steadiness[side] = 0
    battle.count[side] = 0
    for home in range(TOWNS):
        for arm in range(ARMS):
            battle.levy[side, home, arm] = 0
    for kind in range(SIGNA_KINDS):
        battle.signa[side, kind] = 0
    battle.signa_count[side] = 0


@kernel
def clear_unit(battle: Battle, number: int) -> None:
    """A place for a unit is empty."""
    unit = battle.units[number]
    unit.side = 0
    unit.arm = 0
    unit.standing = Standing.ABSENT
    unit.schiera = NONE
    unit.square = OFF
    unit.facing = 0
    unit.wait = 0
    unit.volleys = 0
    unit.rest = 0
    unit.acted = 0
    unit.shaken = 0
    unit.shot = 0
    unit.fresh = 0
    unit.seat = NONE
    unit.counter = NONE
    for place in range(CENTURIAE):
        unit.alive[place] = 0
        unit.points[place] = 0
        unit.home[place] = NONE
