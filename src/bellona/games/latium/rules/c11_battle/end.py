"""11.40, D36, D73, D74: how a battle ends, and what is left of the armies."""

from __future__ import annotations

from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...position.battlefield import CENTURIAE, LEADER, Battle, Stage, Standing
from ...position.records import Realm
from ...position.vocabulary import LEADERS, NONE, SEAT_COUNT, SIGNA_KINDS, TOWNS, Counter
from ...position.world_record import World
from ..c05_legion import lose_centuriae
from ..c07_houses.family import kill_dux, kill_rex
from ..events import Cause, EventKind
from .field import commander, first_unit, is_troop, last_unit, squares_between, troops

DRAWN = 2
"""As victor."""
CAPTURE_DIE = 4
CAPTURED_AT = 1
CAPTURE_DISTANCE = 2
PHASES = 12


# The decision


@rule("11.40", "B48")
def look_for_victor(battle: Battle) -> bool:
    """Whether a side has no unit left on the field, and so has lost."""
    first, second = troops(battle, 0), troops(battle, 1)
    if first > 0 and second > 0:
        return False
    settle(battle, DRAWN if first == second else 0 if first > 0 else 1)
    return True


@rule("D73")
def night(battle: Battle, log: Log) -> None:
    """After twelve phases the side that lost fewer centuriae has won."""
    emit(log, EventKind.NIGHT_FELL, 0, 0, 0, 0, 0)
    if battle.lost[0] == battle.lost[1]:
        settle(battle, DRAWN)
    else:
        settle(battle, 0 if battle.lost[0] < battle.lost[1] else 1)


@kernel
def settle(battle: Battle, victor: int) -> None:
    """The battle is decided."""
    battle.victor = victor
    battle.stage = Stage.SETTLED


# What is left


@rule("D36", "D74")
def count_losses(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """Report the result; capture commanders, remove the dead, and give back unused Signa."""
    battle = realm.battle
    victor = battle.victor
    if victor == DRAWN:
        cause = Cause.NONE if troops(battle, 0) > 0 else Cause.BOTH_GONE
        emit(log, EventKind.BATTLE_DRAWN, cause, battle.lost[0], battle.lost[1], 0, 0)
    else:
        by_night = battle.abandoned == 0 and troops(battle, 1 - victor) > 0
        cause = Cause.NIGHT if by_night else Cause.NONE
        emit(log, EventKind.BATTLE_WON, cause, victor, battle.lost[victor], battle.lost[1 - victor], 0)
        catch_commander(battle, 1 - victor, dice, log)
    for side in range(2):
        bury_dead(world, realm, side, log)
        return_signa(realm, side)
        mourn_commander(world, realm, side, log)


@rule("D74")
def catch_commander(battle: Battle, side: int, dice: Dice, log: Log) -> None:
    """The commander of the beaten, near an enemy unit, is captured on a 1."""
    number = commander(battle, side)
    if number == NONE or not is_near_enemy(battle, side, battle.units[number].square):
        return
    die = roll(dice, CAPTURE_DIE)
    emit(log, EventKind.COMMANDER_CAUGHT, 0, number, die, 0, 0)
    if die <= CAPTURED_AT:
        battle.units[number].standing = Standing.CAPTURED


@kernel
def is_near_enemy(battle: Battle, side: int, square: int) -> bool:
    """Whether an enemy unit is within two squares."""
    for number in range(first_unit(1 - side), last_unit(battle, 1 - side)):
        unit = battle.units[number]
        if is_troop(unit) and squares_between(square, unit.square) <= CAPTURE_DISTANCE:
            return True
    return False


@rule("D36", "11.39")
def bury_dead(world: World, realm: Realm, side: int, log: Log) -> None:
    """Destroyed centuriae are lost and, if the field is lost, half of those that fled, rounded up; others go home."""
    battle = realm.battle
    fled = 0
    for home in range(TOWNS):
        log.scratch[home] = 0
    for number in range(first_unit(side), last_unit(battle, side)):
        unit = battle.units[number]
        if unit.arm == LEADER:
            continue
        for place in range(CENTURIAE):
            home = unit.home[place]
            if home == NONE:
                continue
            dead = unit.alive[place] == 0
            routed = not dead and unit.standing == Standing.ROUTED
            if routed and battle.victor == 1 - side:
                fled += 1
                dead = fled % 2 == 1
            if dead:
                strike_off(realm, side, home, unit.arm)
                log.scratch[home] += 1
            elif routed and strike_off(realm, side, home, unit.arm):
                realm.towns[home].garrison[unit.arm] += 1
    for home in range(TOWNS):
        if log.scratch[home] > 0:
            lose_centuriae(world, realm, home, log.scratch[home], log)


@rule("D36", "11.39")
def strike_off(realm: Realm, side: int, home: int, arm: int) -> bool:
    """A centuria is no longer counted with its commander, an ally's leader, or in the garrison; whether it was."""
    battle = realm.battle
    seat, leader = battle.seat[side], battle.leader[side]
    if seat != NONE and leader != NONE and leave_ranks(realm, seat, leader, home, arm):
        return True
    for ally in range(SEAT_COUNT):
        joined = battle.joined[side, ally]
        if 0 < joined <= LEADERS and leave_ranks(realm, ally, joined - 1, home, arm):
            return True
    if realm.towns[home].garrison[arm] <= 0:
        return False
    realm.towns[home].garrison[arm] -= 1
    return True


@kernel
def leave_ranks(realm: Realm, seat: int, counter: int, home: int, arm: int) -> bool:
    """Whether a centuria followed a leader; it does so no longer."""
    piece = realm.reges[seat].pieces[counter]
    if piece.ranks[home, arm] <= 0:
        return False
    piece.ranks[home, arm] -= 1
    return True


@rule("3.9", "B41")
def return_signa(realm: Realm, side: int) -> None:
    """Signa that were not played go back to the store of the Rex who has them now."""
    battle = realm.battle
    if battle.seat[side] == NONE:
        return
    rex = realm.reges[battle.seat[side]]
    for kind in range(1, SIGNA_KINDS):
        rex.signa[kind] += battle.signa[side, kind]
        battle.signa[side, kind] = 0
    rex.signa_count += battle.signa_count[side]
    battle.signa_count[side] = 0


@rule("D74", "7.1")
def mourn_commander(world: World, realm: Realm, side: int, log: Log) -> None:
    """A commander who fell is dead for his house too."""
    battle = realm.battle
    unit = battle.units[first_unit(side)]
    seat = battle.seat[side]
    if seat == NONE or unit.arm != LEADER or unit.standing != Standing.DEAD:
        return
    if battle.leader[side] == Counter.REX:
        kill_rex(world, realm, realm.reges[seat].court, Cause.FELL_IN_BATTLE, log)
    else:
        kill_dux(world, realm, seat, Cause.FELL_IN_BATTLE, log)
