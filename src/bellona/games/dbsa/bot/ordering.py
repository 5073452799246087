"""Turns to face and the order of fights: the value of each, and of what it opens for the others."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Choices
from ..position.records import NOBODY, Battle, Phase, World
from ..rules.c04_combat import settle
from ..rules.c04_facing import turn_to_face
from .clashes import face_all, open_fights
from .scores import score
from .spots import begin_standing
from .ties import EVERYBODY, tie_all, tie_changed
from .weights import Weight
from .workspace import Workspace
from .worth import throws

THROWS = 36
"""Of two dice."""
LESS, HALF, EVEN = (3, 4), (1, 2), (1, 1)
"""Totals that stand for the ways in which a fight can end."""


@kernel
def choose_turn(world: World, battle: Battle, choices: Choices, space: Workspace) -> int:
    """The turn to face after which the fights promise most."""
    side, best, most = battle.active, 0, 0
    for place in range(choices.count):
        space.tried[0] = battle
        tried, action = space.tried[0], choices.actions[place]
        space.log.count = 0
        turn_to_face(world, tried, action.lead, action.extra, space.log)
        tie_all(world, tried, space.ties[0])
        face_all(world, tried, EVERYBODY, space)
        value = open_fights(world, tried, side, space)
        space.value[place] = value
        if place == 0 or value > most:
            best, most = place, value
    return best


@kernel
def choose_fight(world: World, battle: Battle, choices: Choices, space: Workspace) -> int:
    """The fight to be fought first: the one after which this and the others together promise most."""
    best, most = 0, 0
    begin_standing(world, battle, space)
    for place in range(choices.count):
        action = choices.actions[place]
        value = value_first(world, battle, action.lead, action.extra, space)
        space.value[place] = value // THROWS
        if place == 0 or value > most:
            best, most = place, value
    return best


@kernel
def value_first(world: World, battle: Battle, own: int, enemy: int, space: Workspace) -> int:
    """The value of a fight and of those after it, summed over the thirty-six throws."""
    ties = space.ties[1]
    score_own, score_enemy = score(world, battle, ties, own, enemy), score(world, battle, ties, enemy, own)
    less, half = throws(space, score_own, score_enemy)
    less_other, half_other = throws(space, score_enemy, score_own)
    even = 36 - less - half - less_other - half_other
    value = even * value_after(world, battle, own, enemy, EVEN[0], EVEN[1], space) if even else 0
    if less:
        value += less * value_after(world, battle, own, enemy, LESS[0], LESS[1], space)
    if half:
        value += half * value_after(world, battle, own, enemy, HALF[0], HALF[1], space)
    if less_other:
        value += less_other * value_after(world, battle, own, enemy, LESS[1], LESS[0], space)
    if half_other:
        value += half_other * value_after(world, battle, own, enemy, HALF[1], HALF[0], space)
    return value


@kernel
def value_after(world: World, battle: Battle, own: int, enemy: int, total: int, against: int, space: Workspace) -> int:
    """The value for the active side after a fight with these totals: losses, and the fights still open."""
    side = battle.active
    space.tried[0] = battle
    tried = space.tried[0]
    space.log.count = 0
    settle(world, tried, own, enemy, total, against, space.log)
    if tried.phase == Phase.OVER:
        won = 2 * space.weights[Weight.DECISIVE]
        return 0 if tried.winner == NOBODY else (won if tried.winner == side else -won)
    space.ties[0] = space.ties[1]
    tie_changed(world, tried, space.tried[1], space.ties[0])
    return material(tried, side) + open_fights(world, tried, side, space)


@kernel
def material(battle: Battle, side: int) -> int:
    """The difference in losses."""
    return 1000 * (battle.lost[1 - side] - battle.lost[side])
