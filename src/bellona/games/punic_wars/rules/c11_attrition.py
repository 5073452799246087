"""Chapter 11: attrition, and how losses are taken."""

from __future__ import annotations

from bellona.kernel.choices import Choices, offer
from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import (
    ATTRITION_DICE,
    HEXES,
    LAND,
    LOWEST_ATTRITION,
    MOST_COUNT,
    NAVAL,
    NONE,
    ROME,
    SYRACUSAN_LAND,
    SYRACUSAN_NAVAL,
    Ask,
    Phase,
    Terrain,
    War,
    World,
)
from .c03_components import enemy_of, face_up, is_manned, points_of_kind, serves, take_points
from .c05_command import syracusans_fight, tagged_to_others, untag
from .c08_leaders import best_value
from .events import Cause, EventKind, Part

KINDS = 4
OWN_KINDS = 1 << LAND | 1 << NAVAL
ALL_KINDS = OWN_KINDS | 1 << SYRACUSAN_LAND | 1 << SYRACUSAN_NAVAL
SHIPWRECK = 75
DIE = 6


# The table


@rule("9.31", "R1")
def loss_of(percent: int, strength: int) -> int:
    """The points that a percentage of a strength comes to, to the nearest, halves up."""
    return (2 * percent * strength + 100) // 200


@rule("11.0b", "R56")
def attrition_percent(world: World, row: int) -> int:
    """The percentage in a row of the attrition table; beyond its ends the end rows count."""
    place = min(max(row - LOWEST_ATTRITION, 0), ATTRITION_DICE - 1)
    return world.attrition[place]


# What is at risk


@rule("5.33b", "5.34", "5.35b", "5.36b", "11.0a", "11.11a", "11.12", "R53")
def entering_risk(world: World, h: int, land: int, naval: int) -> int:
    """The points whose percentage a force loses on entering a hex, 0 without a roll."""
    terrain = world.terrain[h]
    if terrain == Terrain.SEA:
        return naval
    if terrain == Terrain.MOUNTAIN:
        return land
    if terrain == Terrain.COAST_MOUNTAIN:
        return max(0, land - naval)
    return 0


@kernel
def entering_cause(world: World, h: int) -> int:
    """Why a force suffers on entering a hex."""
    terrain = world.terrain[h]
    if terrain == Terrain.SEA:
        return Cause.SEA
    return Cause.MOUNTAIN if terrain == Terrain.MOUNTAIN else Cause.COAST_MOUNTAIN


@rule("5.23b", "5.41", "5.42", "5.43a", "5.43b", "7.12", "11.13a", "11.13b", "11.14", "11.15", "R6", "R7", "R8")
def hindering(world: World, war: War, side: int, h: int, land: int, naval: int) -> int:
    """The enemy points that count when a force leaves a hex: face-up, and of a type that the force has."""
    enemy = enemy_of(side)
    found = 0
    if land > 0:
        found += face_up(world, war, enemy, LAND, h)
    if naval > 0:
        found += face_up(world, war, enemy, NAVAL, h)
    return found


@rule("5.43a", "5.43b", "5.45", "11.13b", "11.13c", "R6", "R7", "R8")
def at_risk(world: World, war: War, side: int, h: int, land: int, naval: int, arm: int) -> int:
    """How many points of a type a force may lose on leaving a hex."""
    enemy = enemy_of(side)
    by_land = land > 0 and face_up(world, war, enemy, LAND, h) > 0
    by_sea = naval > 0 and face_up(world, war, enemy, NAVAL, h) > 0
    if arm == NAVAL:
        return naval if by_sea else 0
    if not by_land:
        return 0
    return land if by_sea or naval == 0 else max(0, land - naval)


@rule("5.44", "5.45", "R9")
def leaving_risk(world: World, war: War, side: int, h: int, land: int, naval: int) -> int:
    """The enemy points whose percentage a force loses on leaving a hex, 0 without a roll."""
    base = hindering(world, war, side, h, land, naval)
    if base == 0 or land + naval >= 10 * base:
        return 0
    most = at_risk(world, war, side, h, land, naval, LAND) + at_risk(world, war, side, h, land, naval, NAVAL)
    return base if most > 0 else 0


@rule("11.13a", "11.13b", "R6", "R7", "R8")
def leaving_cause(world: World, war: War, side: int, h: int, land: int, naval: int) -> int:
    """Why a force suffers on leaving a hex: a mixed one has separate rules."""
    if land == 0 or naval == 0:
        return Cause.LEAVING
    enemy = enemy_of(side)
    if face_up(world, war, enemy, LAND, h) == 0:
        return Cause.LEAVING_FLEET
    return Cause.LEAVING_ARMY if face_up(world, war, enemy, NAVAL, h) == 0 else Cause.LEAVING_BOTH


@kernel
def is_leaving(cause: int) -> bool:
    """Whether points are at risk because they leave enemies behind."""
    return Cause.LEAVING <= cause <= Cause.LEAVING_BOTH


# Rolling


@kernel
def tell_part(log: Log, side: int, part: int, value: int) -> int:
    """Report what is added to a die, and return it."""
    if value != 0:
        emit(log, EventKind.MODIFIER, 0, side, part, value, 0)
    return value


@kernel
def leader_part(cause: int) -> int:
    """The rule by which the side's own leader helps."""
    if cause == Cause.UNSUPPLIED:
        return Part.UNSUPPLIED_LEADER
    return Part.REVOLT_LEADER if cause == Cause.REVOLT else Part.ATTRITION_LEADER


@rule("11.0b", "11.16", "11.22", "11.32", "19.14C")
def roll_attrition(world: World, side: int, h: int, own: int, enemy: int, cause: int, dice: Dice, log: Log) -> int:
    """Roll for attrition with the values of the side's own leader and of an enemy's; returns the percentage."""
    die = roll(dice, DIE)
    row = die + tell_part(log, side, leader_part(cause), own)
    row += tell_part(log, side, Part.LEADER_LEFT_BEHIND, -enemy)
    if cause == Cause.SEA and side == ROME:
        row += tell_part(log, side, Part.SEAMANSHIP, world.roman_seamanship)
    emit(log, EventKind.ATTRITION, cause, side, h, die, row)
    return attrition_percent(world, row)


@rule("11.21a", "11.22", "11.31a", "11.31b", "11.32", "17.22a", "R32")
def suffer_in_hex(world: World, war: War, side: int, h: int, points: int, cause: int, dice: Dice, log: Log) -> None:
    """All of a side's points in a hex undergo attrition; the owner chooses what is lost."""
    percent = roll_attrition(world, side, h, best_value(world, war, side, h), 0, cause, dice, log)
    loss = loss_of(percent, points)
    toll = Cause.REVOLT_TOLL if cause == Cause.REVOLT else cause
    emit(log, EventKind.PERCENT, toll, side, percent, points, loss)
    owe(war, side, loss, h, ALL_KINDS, toll)


# Paying


@rule("11.13b", "11.21b", "11.31b", "12.32", "R60")
def owe(war: War, side: int, points: int, h: int, kinds: int, cause: int) -> None:
    """A side must lose points, of certain kinds, in a hex or anywhere."""
    due = war.due[side]
    due.points = points
    due.hex = h
    due.kinds = kinds
    due.cause = cause


@kernel
def can_lose(world: World, war: War, side: int, kind: int, h: int) -> int:
    """How many points of a kind in a hex may go towards what a side owes."""
    due = war.due[side]
    if not due.kinds >> kind & 1 or (due.hex != NONE and due.hex != h):
        return 0
    if is_leaving(due.cause):
        leader = war.leaders[war.marching]
        return at_risk(world, war, side, h, war.force[LAND], war.force[NAVAL], kind) if leader.hex == h else 0
    found = points_of_kind(world, war, side, kind, h)
    if due.cause != Cause.ATTACK:
        return found
    if kind < SYRACUSAN_LAND:
        return found - tagged_to_others(war, war.marching, kind, h)
    return found if syracusans_fight(world, war, kind - SYRACUSAN_LAND, h) else 0


@kernel
def pay(world: World, war: War, side: int, kind: int, h: int, number: int, log: Log) -> None:
    """Lose points towards what is owed."""
    due = war.due[side]
    due.points -= number
    lose(world, war, side, kind, h, number, due.cause, log)


@rule("16.21a", "17.42", "R30", "R61")
def lose(world: World, war: War, side: int, kind: int, h: int, number: int, cause: int, log: Log) -> None:
    """Points are lost, and tallied."""
    if number <= 0:
        return
    if side == war.active and war.phase == Phase.CAMPAIGN and kind < SYRACUSAN_LAND:
        if cause != Cause.ATTACK and cause != Cause.TRAPPED:
            war.force[kind] -= number
        untag(war, kind, h, number)
    take_points(world, war, side, kind, h, number)
    war.losses[side] = min(war.losses[side] + number, MOST_COUNT)
    war.disturbed = h
    emit(log, EventKind.LOST, cause, side, number, kind, h)


@kernel
def settle_due(world: World, war: War, side: int, log: Log) -> None:
    """Take a loss in which there is nothing to choose; otherwise ask its bearer."""
    due = war.due[side]
    options, most, only_kind, only_hex = 0, 0, NONE, NONE
    if due.hex != NONE:
        first, last = due.hex, due.hex + 1
    else:
        first, last = 0, HEXES
    for h in range(first, last):
        if not is_manned(world, war, side, h):
            continue
        for kind in range(KINDS):
            here = can_lose(world, war, side, kind, h)
            if here > 0:
                options += 1
                most += here
                only_kind, only_hex = kind, h
    if options == 0:
        due.points = 0
    elif options == 1:
        pay(world, war, side, only_kind, only_hex, min(due.points, most), log)
        due.points = 0
    elif most <= due.points:
        pay_with_all(world, war, side, first, last, log)
    else:
        war.ask = Ask.LOSSES
        war.seat = side


@rule("11.13c")
def pay_with_all(world: World, war: War, side: int, first: int, last: int, log: Log) -> None:
    """The first hex with something to lose loses all of it; what is owed beyond all there is, is ignored."""
    for h in range(first, last):
        before = war.due[side].points
        for kind in range(KINDS):
            pay(world, war, side, kind, h, can_lose(world, war, side, kind, h), log)
        if war.due[side].points < before:
            break
    if war.due[side].hex != NONE:
        war.due[side].points = 0


@rule("11.13b", "11.13c", "11.21b", "12.32", "R32", "R60")
def check_lose(world: World, war: War, kind: int, h: int, number: int) -> Refusal:
    """Whether points may be taken towards what is owed."""
    if kind < 0 or kind >= KINDS or h < 0 or h >= world.hexes or number < 1:
        return Refusal.MALFORMED
    here = can_lose(world, war, war.seat, kind, h)
    if here == 0:
        return Refusal.WRONG_LOSS
    return Refusal.NONE if number <= min(here, war.due[war.seat].points) else Refusal.TOO_MUCH_LOSS


@kernel
def list_losses(world: World, war: War, choices: Choices) -> None:
    """Every way of taking a part of what is owed, or all of it."""
    due = war.due[war.seat]
    first = 0 if due.hex == NONE else due.hex
    last = HEXES if due.hex == NONE else first + 1
    for h in range(first, last):
        if not is_manned(world, war, war.seat, h):
            continue
        for kind in range(KINDS):
            here = can_lose(world, war, war.seat, kind, h)
            for number in range(1, min(here, due.points) + 1):
                offer(choices, Verb.LOSE, kind, h, number)


@kernel
def owed(war: War) -> int:
    """Which side has a loss to take, the one in its phase first; NONE."""
    if war.due[war.active].points > 0:
        return war.active
    other = enemy_of(war.active)
    return other if war.due[other].points > 0 else NONE


@kernel
def serves_in(world: World, war: War, side: int, arm: int, h: int) -> int:
    """The kinds of points, as bits, that fight for a side in a hex."""
    kinds = 1 << arm
    if serves(world, war, side, h) and war.syracusans[arm] > 0:
        kinds |= 1 << (SYRACUSAN_LAND + arm)
    return kinds
