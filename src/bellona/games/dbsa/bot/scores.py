"""What fights come to, read off the ties between elements: the same scores as the rules give."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.bases import is_mounted, lowest, side_of
from ..position.records import NONE, Battle, World
from ..rules.c04_combat import (
    CONTACTED_BEHIND,
    HINDERED,
    IN_CAMP,
    ON_HIGHER_GROUND,
    OVERLAPPED,
    WITH_GENERAL,
    combat_factor,
    defends_bank,
    is_uphill,
)
from ..rules.c05_outcome import is_worse
from .ties import Ties, of_side


@kernel
def holder(ties: Ties, side: int) -> int:
    """The element inside a side's camp, or NONE."""
    return lowest(of_side(ties.inside, side))


@kernel
def front_enemy(ties: Ties, e: int) -> int:
    """The enemy that an element has to its front, or NONE; whoever attacks or defends a camp has one too."""
    if ties.of[e].faces:
        return lowest(ties.of[e].faces)
    if ties.inside == 0:
        return NONE
    side = side_of(e)
    within = holder(ties, 1 - side)
    if within != NONE and ties.attackers >> e & 1:
        return within
    return lowest(of_side(ties.attackers, 1 - side)) if holder(ties, side) == e else NONE


@kernel
def attacks_camp_of(ties: Ties, e: int, enemy: int) -> bool:
    """Whether an element attacks the camp that its enemy occupies."""
    return ties.attackers >> e & 1 == 1 and holder(ties, side_of(enemy)) == enemy


@kernel
def supporter(world: World, battle: Battle, ties: Ties, e: int, enemy: int) -> tuple[int, int]:
    """The element whose support counts in a fight, or NONE, and what it adds."""
    own, left = battle.elements[e].kind, ties.of[e].backed
    while left:
        rear = lowest(left)
        left &= left - 1
        behind = battle.elements[rear].kind
        bonus = world.support[own, behind]
        if bonus != 0 and world.support_conditional[own, behind]:
            if not is_mounted(world, battle, enemy) and not attacks_camp_of(ties, e, enemy):
                bonus = 0
        if bonus != 0:
            hampered = ties.bad & (1 << e | 1 << rear) or ties.of[rear].touched
            return (NONE, 0) if hampered else (rear, bonus)
    return NONE, 0


@kernel
def supports_another(world: World, battle: Battle, ties: Ties, e: int) -> bool:
    """Whether an element supports a friend who fights."""
    left = ties.of[e].backs
    while left:
        friend = lowest(left)
        left &= left - 1
        enemy = front_enemy(ties, friend)
        if enemy != NONE and supporter(world, battle, ties, friend, enemy)[0] == e:
            return True
    return False


@kernel
def is_overlapped(world: World, battle: Battle, ties: Ties, beside: int) -> bool:
    """Whether one of the enemies along a flank overlaps it; those who fight to their own front or support do not."""
    while beside:
        enemy = lowest(beside)
        beside &= beside - 1
        if front_enemy(ties, enemy) == NONE and not supports_another(world, battle, ties, enemy):
            return True
    return False


@kernel
def score(world: World, battle: Battle, ties: Ties, e: int, enemy: int) -> int:
    """All that an element adds to its die against an enemy."""
    own, is_holder = ties.of[e], holder(ties, side_of(e)) == e
    total = combat_factor(world, battle, e, enemy) + supporter(world, battle, ties, e, enemy)[1]
    if is_holder and not is_mounted(world, battle, e):
        total += IN_CAMP
    if battle.elements[e].general:
        total += WITH_GENERAL
    may_defend = ties.wet >> enemy & ~(ties.wet >> e) & 1
    if (may_defend and defends_bank(world, battle, e, enemy)) or is_uphill(world, battle, e, enemy):
        total += ON_HIGHER_GROUND
    if not is_holder and is_overlapped(world, battle, ties, own.level_left):
        total += OVERLAPPED
    if not is_holder and is_overlapped(world, battle, ties, own.level_right):
        total += OVERLAPPED
    left = own.struck
    while left:
        left &= left - 1
        total += CONTACTED_BEHIND
    if ties.bad >> e & 1 and world.troops[battle.elements[e].kind].hindered:
        total += HINDERED
    return total


@kernel
def outcome_of(world: World, battle: Battle, ties: Ties, loser: int, opponent: int, grade: int) -> int:
    """What becomes of a loser: DESTROYED, HELD, or the length of its recoil, by the enemy that hurts it most."""
    own, bad = battle.elements[loser].kind, ties.bad >> loser & 1
    worst = world.outcome[grade, own, battle.elements[opponent].kind, bad]
    left = ties.of[loser].touched
    while left:
        outcome = world.outcome[grade, own, battle.elements[lowest(left)].kind, bad]
        left &= left - 1
        if is_worse(outcome, worst):
            worst = outcome
    return worst
