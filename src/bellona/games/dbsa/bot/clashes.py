"""The value of the fights of a position: every throw of the dice, with its exact outcome."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import HALF_TURN, bearing

from ..position.bases import is_there, side_of
from ..position.records import ARMY, DESTROYED, ELEMENTS, HELD, NONE, PACE, Battle, CampState, Grade, World
from ..rules.c04_combat import are_paired, score, supporter
from ..rules.c04_contact import enemies_of, first_attacker, occupant
from ..rules.c04_facing import list_turns, turn_to_face
from ..rules.c05_outcome import outcome_of
from ..rules.c05_recoil import try_recoil
from ..rules.events import Cause
from .workspace import Workspace
from .worth import DECISIVE, DRIVEN_OFF, HELD_BACK, LONG_WAY, SET_BACK, losing_throws, price

NEAR = 400 * PACE
"""Elements farther apart than this do not fight each other."""


@kernel
def are_near(battle: Battle, e: int, other: int) -> bool:
    """Whether two elements are near enough to affect each other."""
    here, there = battle.elements[e], battle.elements[other]
    return abs(here.x - there.x) <= NEAR and abs(here.y - there.y) <= NEAR


@kernel
def survives_recoil(world: World, battle: Battle, e: int, length: int) -> bool:
    """Whether an element has the room to recoil."""
    cause = try_recoil(world, battle, e, length, bearing(battle.elements[e].facing + HALF_TURN))
    for other in range(ELEMENTS):
        battle.elements[other].shift = 0
    return cause == Cause.NONE


@kernel
def loss(world: World, battle: Battle, e: int, enemy: int, grade: int) -> int:
    """The cost of losing a fight by a grade."""
    outcome = outcome_of(world, battle, e, enemy, grade)
    if outcome == HELD:
        return HELD_BACK
    if outcome != DESTROYED and survives_recoil(world, battle, e, outcome):
        return DRIVEN_OFF if outcome > LONG_WAY else SET_BACK
    helper = supporter(world, battle, e, enemy)
    general, fallen = battle.elements[e].general, 1
    if helper != NONE:
        general |= battle.elements[helper].general
        fallen = 2
    return price(world, battle, side_of(e), general, fallen)


@kernel
def expected_loss(world: World, battle: Battle, e: int, enemy: int, own: int, other: int) -> int:
    """The cost of a fight with these scores for an element, summed over the thirty-six throws."""
    less, half = losing_throws(own, other)
    total = 0
    if less:
        total += less * loss(world, battle, e, enemy, Grade.LESS)
    if half:
        total += half * loss(world, battle, e, enemy, Grade.HALF)
    return total


@kernel
def clash(world: World, battle: Battle, own: int, enemy: int) -> int:
    """The average value of a fight for the first of two."""
    score_own, score_enemy = score(world, battle, own, enemy), score(world, battle, enemy, own)
    gain = expected_loss(world, battle, enemy, own, score_enemy, score_own)
    return (gain - expected_loss(world, battle, own, enemy, score_own, score_enemy)) // 36


@kernel
def opponent(world: World, battle: Battle, own: int) -> int:
    """The enemy that an element fights, or NONE."""
    if not is_there(battle, own) or battle.elements[own].fought:
        return NONE
    first = enemies_of(own)
    for enemy in range(first, first + ARMY):
        if is_there(battle, enemy) and are_near(battle, own, enemy) and are_paired(world, battle, own, enemy):
            return enemy
    return NONE


@kernel
def open_fights(world: World, battle: Battle, side: int) -> int:
    """The value of all open fights for a side, each by itself."""
    total = 0
    for own in range(side * ARMY, side * ARMY + ARMY):
        enemy = opponent(world, battle, own)
        if enemy != NONE:
            total += clash(world, battle, own, enemy)
    return total


@kernel
def face_all(world: World, battle: Battle, space: Workspace) -> None:
    """Every contacted element turns to face the first that contacts it."""
    space.log.count = 0
    for _ in range(ELEMENTS):
        who, whom = list_turns(world, battle, 0)
        if who == NONE:
            return
        turn_to_face(world, battle, who, whom, space.log)


@kernel
def camp_prize(world: World, battle: Battle, side: int) -> int:
    """The value of standing before the enemy's empty camp."""
    if battle.camps[1 - side].state != CampState.STANDS or occupant(world, battle, 1 - side) != NONE:
        return 0
    return 2 * DECISIVE if first_attacker(world, battle, 1 - side) != NONE else 0
