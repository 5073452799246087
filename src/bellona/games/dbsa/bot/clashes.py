"""The value of the fights of a position: every throw of the dice, with its exact outcome."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.bases import lowest, side_of
from ..position.records import ARMY, DESTROYED, ELEMENTS, HELD, NONE, Battle, CampState, Grade, World
from ..rules.c04_facing import turn_to_face
from .recoils import survives_recoil
from .scores import attacks_camp_of, front_enemy, holder, outcome_of, score, supporter
from .ties import EVERYBODY, Ties, are_near, ground_of, note_place, of_side, tie_again
from .weights import Weight
from .workspace import Workspace
from .worth import price, survivor_loss, throws


@kernel
def loss(world: World, battle: Battle, e: int, enemy: int, grade: int, space: Workspace) -> int:
    """The cost of losing a fight by a grade."""
    ties = space.ties[0]
    outcome = outcome_of(world, battle, ties, e, enemy, grade)
    if outcome == HELD:
        return survivor_loss(outcome, space)
    if outcome != DESTROYED and survives_recoil(world, battle, ties, e, outcome, space):
        return survivor_loss(outcome, space)
    helper = supporter(world, battle, ties, e, enemy)[0]
    general, fallen = battle.elements[e].general, 1
    if space.weights[Weight.GUARD] != 0 and ties.inside >> e & 1:
        general = 1  # the camp falls
    if helper != NONE:
        general |= battle.elements[helper].general
        fallen = 2
    return price(world, battle, side_of(e), general, fallen, space)


@kernel
def expected_loss(world: World, battle: Battle, e: int, enemy: int, own: int, other: int, space: Workspace) -> int:
    """The cost of a fight with these scores for an element, summed over the thirty-six throws."""
    less, half = throws(space, own, other)
    total = 0
    if less:
        total += less * loss(world, battle, e, enemy, Grade.LESS, space)
    if half:
        total += half * loss(world, battle, e, enemy, Grade.HALF, space)
    return total


@kernel
def clash(world: World, battle: Battle, own: int, enemy: int, space: Workspace) -> int:
    """The average value of a fight for the first of two."""
    ties = space.ties[0]
    score_own, score_enemy = score(world, battle, ties, own, enemy), score(world, battle, ties, enemy, own)
    gain = expected_loss(world, battle, enemy, own, score_enemy, score_own, space)
    lost = expected_loss(world, battle, own, enemy, score_own, score_enemy, space)
    return (gain - lost * share_of_loss(battle, side_of(own), space) // 100) // 36


@kernel
def share_of_loss(battle: Battle, side: int, space: Workspace) -> int:
    """The percent of its own losses that a side counts: more while it has the upper hand."""
    ahead = max(0, battle.lost[1 - side] - battle.lost[side])
    return space.weights[Weight.OWN_LOSS] + space.weights[Weight.OWN_LOSS_AHEAD] * ahead


@kernel
def opponent(battle: Battle, ties: Ties, own: int) -> int:
    """The enemy that an element fights, or NONE."""
    tie, for_camps = ties.of[own], ties.inside and ties.attackers
    if not for_camps and (tie.faces | tie.strikes | tie.struck) == 0:
        return NONE
    if not ties.there >> own & 1 or battle.elements[own].fought:
        return NONE
    foes = ties.of[own].faces | camp_foes(ties, own) | foes_caught(battle, ties, own)
    while foes:
        enemy = lowest(foes)
        foes &= foes - 1
        if not battle.elements[enemy].fought and are_near(battle, own, enemy):
            return enemy
    return NONE


@kernel
def camp_foes(ties: Ties, own: int) -> int:
    """The enemies whom an element fights for a camp."""
    found, side = 0, side_of(own)
    if ties.inside and ties.attackers:
        for enemy in range((1 - side) * ARMY, (2 - side) * ARMY):
            if attacks_camp_of(ties, own, enemy) or attacks_camp_of(ties, enemy, own):
                found |= 1 << enemy
    return found


@kernel
def foes_caught(battle: Battle, ties: Ties, own: int) -> int:
    """The enemies whom an element fights since it, or they, found no room to turn."""
    tie, found = ties.of[own], 0
    left = tie.strikes | tie.struck
    if left == 0 or front_enemy(ties, own) != NONE:
        return 0
    while left:
        enemy = lowest(left)
        left &= left - 1
        own_caught = tie.struck >> enemy & 1 and battle.elements[own].braced
        caught = own_caught or (tie.strikes >> enemy & 1 and battle.elements[enemy].braced)
        if caught and front_enemy(ties, enemy) == NONE:
            found |= 1 << enemy
    return found


@kernel
def open_fights(world: World, battle: Battle, side: int, space: Workspace) -> int:
    """The value of all open fights for a side, each by itself."""
    total = 0
    for own in range(side * ARMY, side * ARMY + ARMY):
        enemy = opponent(battle, space.ties[0], own)
        if enemy != NONE:
            total += clash(world, battle, own, enemy, space)
    return total


@kernel
def face_all(world: World, battle: Battle, some: int, space: Workspace) -> int:
    """Of some who might have to, all turn to face the first who contacts them, and whoever has to then.

    Returns those who did, a bit for each.
    """
    space.log.count = 0
    ties, turned = space.ties[0], 0
    for _ in range(ELEMENTS):
        who = next_to_turn(battle, ties, EVERYBODY if turned else some)
        if who == NONE:
            return turned
        turn_to_face(world, battle, who, lowest(ties.of[who].struck), space.log)
        inside = ties.inside
        note_place(ties, who, ground_of(world, battle, who))
        tie_again(world, battle, ties, 1 << who, inside)
        turned |= 1 << who
    return turned


@kernel
def next_to_turn(battle: Battle, ties: Ties, some: int) -> int:
    """The first element of a set that has to turn to face, or NONE."""
    while some:
        e = lowest(some)
        some &= some - 1
        if ties.of[e].struck and not battle.elements[e].braced and front_enemy(ties, e) == NONE:
            return e
    return NONE


@kernel
def camp_prize(battle: Battle, ties: Ties, side: int, space: Workspace) -> int:
    """The value of standing before the enemy's empty camp."""
    if battle.camps[1 - side].state != CampState.STANDS or holder(ties, 1 - side) != NONE:
        return 0
    return 2 * space.weights[Weight.DECISIVE] if of_side(ties.attackers, side) else 0
