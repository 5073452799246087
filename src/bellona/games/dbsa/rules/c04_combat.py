"""4, combat: who fights whom, what makes up a score, and the fight itself."""

from __future__ import annotations

from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.plane import HALF_TURN, centre, corner, local
from bellona.kernel.rules import rule

from ..position.bases import depth_of, is_mounted, is_there, same_facing, side_of
from ..position.records import ARMY, HALF, NONE, Battle, Contact, Kind, World
from .c03_moves.going import at_ford, height_at, in_bad_going, in_river
from .c04_contact import (
    REAR_LEFT,
    REAR_RIGHT,
    attacks_camp,
    contact,
    contacted_behind,
    contacts_behind,
    corners_match,
    enemies_of,
    fights_for_camp,
    front_enemy,
    is_contacted,
    occupant,
)
from .c05_outcome import carry_out, grade_of
from .events import Cause, EventKind, Part

DIE = 6
PARTS = len(Part)
IN_CAMP = 2
WITH_GENERAL = 1
ON_HIGHER_GROUND = 1
OVERLAPPED = -1
CONTACTED_BEHIND = -1
HINDERED = -2
ROUNDED = 4
"""More than all that is lost in rounding."""


# Who fights whom


@rule("2.5", "4.1", "4.2", "4.15", "4.16", "R31", "R36", "R37", "R67")
def list_fights(world: World, battle: Battle, n: int) -> tuple[int, int]:
    """The n-th fight open now, the element of the side whose bound it is first; (NONE, NONE) past the end.

    Nobody fights without contact, and an element that overlaps, or contacts an enemy that fights another, rolls no die.
    """
    first = battle.active * ARMY
    for own in range(first, first + ARMY):
        if not is_there(battle, own) or battle.elements[own].fought:
            continue
        foes = enemies_of(own)
        for enemy in range(foes, foes + ARMY):
            if are_paired(world, battle, own, enemy):
                if n == 0:
                    return own, enemy
                n -= 1
    return NONE, NONE


@rule("4.1", "R36", "R62")
def are_paired(world: World, battle: Battle, e: int, enemy: int) -> bool:
    """Whether two who have not fought yet fight each other: front to front, for a camp, or for want of room."""
    if battle.elements[e].fought or battle.elements[enemy].fought:
        return False
    if contact(world, battle, e, enemy) == Contact.FRONT or fights_for_camp(world, battle, e, enemy):
        return True
    return is_caught(world, battle, e, enemy) or is_caught(world, battle, enemy, e)


@rule("R35", "R36")
def is_caught(world: World, battle: Battle, e: int, enemy: int) -> bool:
    """Whether an element that found no room to turn is contacted by an enemy, and neither has another to its front."""
    if not battle.elements[e].braced or not contacts_behind(world, battle, enemy, e):
        return False
    return front_enemy(world, battle, e) == NONE and front_enemy(world, battle, enemy) == NONE


# Factors and support


@rule("4.4", "4.5", "4.6", "4.7", "4.8", "4.9", "4.10", "4.11", "4.12", "4.13", "4.14", "R44")
def combat_factor(world: World, battle: Battle, e: int, enemy: int) -> int:
    """What a type is worth against foot or against mounted."""
    troop = world.troops[battle.elements[e].kind]
    return troop.factor_mounted if is_mounted(world, battle, enemy) else troop.factor_foot


@rule("R41")
def stands_behind(world: World, battle: Battle, rear: int, e: int) -> bool:
    """Whether an element stands contiguous behind another."""
    if rear == e or not is_there(battle, rear):
        return False
    here = battle.elements[rear]
    x, y, facing = here.x, here.y, here.facing
    if not same_facing(world, facing, battle.elements[e].facing):
        return False
    return corners_match(world, battle, x, y, facing, e, REAR_LEFT, REAR_RIGHT)


@kernel
def is_in_bad_going(world: World, battle: Battle, e: int) -> bool:
    """Whether any part of an element is in bad going."""
    here = battle.elements[e]
    return in_bad_going(world, here.x, here.y, here.facing, depth_of(world, battle, e))


@rule("4.20", "R62")
def attacks_camp_of(world: World, battle: Battle, e: int, enemy: int) -> bool:
    """Whether an element attacks the camp that its enemy occupies."""
    return attacks_camp(world, battle, e) and occupant(world, battle, side_of(enemy)) == enemy


@rule("4.17", "4.18", "4.19", "4.20", "R43", "R76")
def support_between(world: World, battle: Battle, rear: int, e: int, enemy: int) -> int:
    """What an element behind would add against this enemy: pikes to pikes, spears to spears, shooters sometimes."""
    own, behind = battle.elements[e].kind, battle.elements[rear].kind
    bonus = world.support[own, behind]
    if bonus == 0 or not world.support_conditional[own, behind]:
        return bonus
    helps = is_mounted(world, battle, enemy) or attacks_camp_of(world, battle, e, enemy)
    return bonus if helps else 0


@rule("4.21", "R41", "R42")
def supporter(world: World, battle: Battle, e: int, enemy: int) -> int:
    """The element whose support counts in a fight, or NONE."""
    first = side_of(e) * ARMY
    for rear in range(first, first + ARMY):
        if not stands_behind(world, battle, rear, e) or support_between(world, battle, rear, e, enemy) == 0:
            continue
        bad = is_in_bad_going(world, battle, e) or is_in_bad_going(world, battle, rear)
        return NONE if bad or is_contacted(world, battle, rear) else rear
    return NONE


@rule("4.17", "4.18", "4.19", "4.20", "R42", "R76")
def support_part(world: World, battle: Battle, e: int, enemy: int) -> tuple[int, int]:
    """Which support an element has in a fight, and what it adds; (0, 0) without any."""
    rear = supporter(world, battle, e, enemy)
    if rear == NONE:
        return 0, 0
    bonus = support_between(world, battle, rear, e, enemy)
    own = battle.elements[e].kind
    if world.support_conditional[own, battle.elements[rear].kind]:
        if attacks_camp_of(world, battle, e, enemy):
            return Part.CAMP_ATTACK_SUPPORT, bonus
        return Part.SHOOTER_SUPPORT, bonus
    if own == Kind.PK:
        return Part.PIKE_SUPPORT, bonus
    return Part.SPEAR_SUPPORT, bonus


# Overlaps


@rule("4.15", "4.28", "R38", "R39", "R40")
def is_overlapped(world: World, battle: Battle, e: int, left: bool) -> bool:
    """Whether an enemy overlaps a flank of an element; those who fight to their own front or support do not."""
    if occupant(world, battle, side_of(e)) == e:
        return False
    first = enemies_of(e)
    for enemy in range(first, first + ARMY):
        if not is_level_with(world, battle, enemy, e, left):
            continue
        if front_enemy(world, battle, enemy) == NONE and not supports_another(world, battle, enemy):
            return True
    return False


@rule("R38")
def is_level_with(world: World, battle: Battle, enemy: int, e: int, left: bool) -> bool:
    """Whether an enemy, facing the other way, stands with its near side along a flank of an element."""
    here, there = battle.elements[e], battle.elements[enemy]
    if not is_there(battle, enemy) or not same_facing(world, there.facing, here.facing + HALF_TURN):
        return False
    depth, deep = depth_of(world, battle, e), depth_of(world, battle, enemy)
    x, y, facing = here.x, here.y, here.facing
    dx, dy, reach = there.x - x, there.y - y, 2 * HALF + depth + deep
    if dx * dx + dy * dy > reach * reach:
        return False
    u, _ = local(there.x, there.y, x, y, facing)
    if (u if left else -u) > world.touch + ROUNDED - HALF:
        return False
    nearest, low, high = -reach, reach, -reach
    for which in range(4):
        cx, cy = corner(there.x, there.y, there.facing, HALF, deep, which)
        u, v = local(cx, cy, x, y, facing)
        nearest = max(nearest, u if left else -u)
        low, high = min(low, v), max(high, v)
    return abs(nearest + HALF) <= world.touch and low <= world.touch and high >= -depth - world.touch


@rule("R39")
def supports_another(world: World, battle: Battle, e: int) -> bool:
    """Whether an element supports a friend who fights."""
    first = side_of(e) * ARMY
    for friend in range(first, first + ARMY):
        if is_there(battle, friend) and stands_behind(world, battle, e, friend):
            enemy = front_enemy(world, battle, friend)
            if enemy != NONE and supporter(world, battle, friend, enemy) == e:
                return True
    return False


# Ground


@rule("4.22", "R61", "R62")
def camp_bonus(world: World, battle: Battle, e: int) -> int:
    """What foot gain in their camp."""
    if is_mounted(world, battle, e) or occupant(world, battle, side_of(e)) != e:
        return 0
    return IN_CAMP


@rule("4.24", "4.25", "4.26", "R46")
def defends_bank(world: World, battle: Battle, e: int, enemy: int) -> bool:
    """Whether an element out of a river fights one in it, not at a ford and not against shooters."""
    if world.river_count == 0 or battle.elements[enemy].kind == Kind.SH:
        return False
    if is_in_river(world, battle, e) or not is_in_river(world, battle, enemy):
        return False
    edge = battle.elements[e]
    if contact(world, battle, e, enemy) == Contact.NONE and not attacks_camp_of(world, battle, e, enemy):
        edge = battle.elements[enemy]
    there = battle.elements[enemy]
    cx, cy = centre(there.x, there.y, there.facing, depth_of(world, battle, enemy))
    return not at_ford(world, edge.x, edge.y) and not at_ford(world, cx, cy)


@kernel
def is_in_river(world: World, battle: Battle, e: int) -> bool:
    """Whether any part of an element is in a river."""
    here = battle.elements[e]
    return in_river(world, here.x, here.y, here.facing, depth_of(world, battle, e))


@rule("4.27", "R45", "R75")
def is_uphill(world: World, battle: Battle, e: int, enemy: int) -> bool:
    """Whether the middle of an element lies higher than its enemy's, shooters or not."""
    return height_of(world, battle, e) > height_of(world, battle, enemy) + world.touch


@kernel
def height_of(world: World, battle: Battle, e: int) -> int:
    """How high the middle of an element lies."""
    here = battle.elements[e]
    cx, cy = centre(here.x, here.y, here.facing, depth_of(world, battle, e))
    return height_at(world, cx, cy)


# The score


@rule("4.22", "4.23", "4.24", "4.27", "4.28", "4.29", "4.30", "4.31", "R40", "R70", "R73", "R74")
def tactical_part(world: World, battle: Battle, e: int, enemy: int, part: int) -> int:
    """What one tactical factor adds to the score of an element; a bank and higher ground count once together."""
    if part == Part.CAMP:
        return camp_bonus(world, battle, e)
    if part == Part.GENERAL:
        return WITH_GENERAL if battle.elements[e].general else 0
    if part == Part.BANK:
        return ON_HIGHER_GROUND if defends_bank(world, battle, e, enemy) else 0
    if part == Part.UPHILL:
        counts = is_uphill(world, battle, e, enemy) and not defends_bank(world, battle, e, enemy)
        return ON_HIGHER_GROUND if counts else 0
    if part == Part.OVERLAP_LEFT or part == Part.OVERLAP_RIGHT:
        return OVERLAPPED if is_overlapped(world, battle, e, part == Part.OVERLAP_LEFT) else 0
    if part == Part.FLANK_OR_REAR:
        return CONTACTED_BEHIND * contacted_behind(world, battle, e)
    hindered = world.troops[battle.elements[e].kind].hindered and is_in_bad_going(world, battle, e)
    return HINDERED if hindered else 0


@rule("4.32")
def score_part(world: World, battle: Battle, e: int, enemy: int, part: int) -> int:
    """What one part adds to the score of an element against an enemy."""
    if part == Part.FACTOR:
        return combat_factor(world, battle, e, enemy)
    if part >= Part.CAMP:
        return tactical_part(world, battle, e, enemy, part)
    support, bonus = support_part(world, battle, e, enemy)
    return bonus if support == part and part != Part.NOTHING else 0


@rule("4.32")
def score(world: World, battle: Battle, e: int, enemy: int) -> int:
    """All that an element adds to its die against an enemy."""
    _, support = support_part(world, battle, e, enemy)
    total = combat_factor(world, battle, e, enemy) + support
    for part in range(Part.CAMP, PARTS):
        total += tactical_part(world, battle, e, enemy, part)
    return total


# The fight


@rule("2.5", "2.6", "2.7", "4.4", "4.32", "5.1", "5.2", "R36", "R69")
def fight(world: World, battle: Battle, own: int, enemy: int, dice: Dice, log: Log) -> None:
    """Two elements roll, add up and compare; the loser's outcome follows at once, and the winner stays where it is."""
    for_camp = contact(world, battle, own, enemy) != Contact.FRONT and fights_for_camp(world, battle, own, enemy)
    emit(log, EventKind.FIGHT, Cause.FOR_CAMP if for_camp else Cause.NONE, own, enemy, 0, 0)
    die = roll(dice, DIE)
    emit(log, EventKind.DICE, 0, own, die, 0, 0)
    other = roll(dice, DIE)
    emit(log, EventKind.DICE, 0, enemy, other, 0, 0)
    total = die + tell_score(world, battle, own, enemy, log)
    against = other + tell_score(world, battle, enemy, own, log)
    emit(log, EventKind.SCORE, 0, own, total, enemy, against)
    settle(world, battle, own, enemy, total, against, log)


@rule("5.1", "5.2", "5.3", "R36", "R60")
def settle(world: World, battle: Battle, own: int, enemy: int, total: int, against: int, log: Log) -> None:
    """The result of two totals."""
    battle.elements[own].fought = 1
    battle.elements[enemy].fought = 1
    if total == against:
        emit(log, EventKind.EVEN, 0, own, enemy, 0, 0)
        return
    loser, winner = (own, enemy) if total < against else (enemy, own)
    grade = grade_of(min(total, against), max(total, against))
    carry_out(world, battle, loser, winner, grade, supporter(world, battle, loser, winner), log)


@kernel
def tell_score(world: World, battle: Battle, e: int, enemy: int, log: Log) -> int:
    """Everything an element adds to its die, reported part by part."""
    total = 0
    for part in range(Part.FACTOR, PARTS):
        value = score_part(world, battle, e, enemy, part)
        if value != 0:
            emit(log, EventKind.MODIFIER, 0, e, part, value, 0)
            total += value
    return total
