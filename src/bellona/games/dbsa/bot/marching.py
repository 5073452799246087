"""Moves: every candidate is tried on a copy, and the resulting position valued; so are the best in pairs."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions import flow
from ..actions.checking import examine_order
from ..actions.moves import Action, Choices, Verb
from ..position.bases import penetration_of, place
from ..position.records import ARMY, NONE, Battle, World
from ..rules.c03_moves.contraction import forget
from .spots import begin_spots, begin_standing, spot_of
from .standing import value_of
from .ties import forget_ties, note_place, tie_all, tie_among, tie_as_known
from .weights import Weight
from .workspace import PICKED, Ends, Workspace

ALIKE = 2
"""How many candidates of the same movers are tried together with others."""
WORST = -(1 << 30)


@kernel
def choose_move(world: World, battle: Battle, choices: Choices, space: Workspace) -> int:
    """The move after which the side stands best, perhaps with a second one, or to hold if none is better."""
    best, most = 0, WORST
    begin_standing(world, battle, space)
    begin_spots(world, battle, space)
    for number in range(choices.count):
        value = value_after_move(world, battle, choices.actions[number], space)
        space.value[number] = value
        if value > most:
            best, most = number, value
    if battle.points < 2 or space.weights[Weight.PAIRS] < 2:
        return best
    pick_best(choices, space)
    note_ends(world, battle, choices, space)
    return best_of_pairs(world, battle, choices, space, best, most)


@kernel
def value_after_move(world: World, battle: Battle, action: Action, space: Workspace) -> int:
    """What a side has after a move; it must be better than holding by a margin."""
    if action.verb == Verb.OFFER:
        return WORST
    begin_trial(battle, space)
    if action.verb == Verb.DONE:
        return value_of(world, space.tried[0], battle.active, space)
    carry_out(world, space.tried[0], action)
    note_moved(world, battle.active, action.movers, space)
    cost = space.weights[Weight.MARGIN] + space.weights[Weight.POINT] * action.extra
    return value_of(world, space.tried[0], battle.active, space) - cost


@kernel
def begin_trial(battle: Battle, space: Workspace) -> None:
    """Everybody stands as in the battle."""
    space.tried[0] = battle
    space.ties[0] = space.ties[1]
    for n in range(ARMY):
        space.known[n].at = space.known[n].home


@kernel
def note_moved(world: World, side: int, movers: int, space: Workspace) -> None:
    """Look again at those who have moved in what is tried."""
    tried, ties, moved = space.tried[0], space.ties[0], movers << side * ARMY
    inside = ties.inside
    for n in range(ARMY):
        if movers >> n & 1:
            e, spots = side * ARMY + n, space.known[n]
            spots.at = spot_of(world, tried, e, space)
            note_place(ties, e, spots.spots[spots.at].ground)
            forget_ties(ties, e)
    if ties.inside != inside:
        tie_all(world, tried, ties)
        return
    for n in range(ARMY):
        if movers >> n & 1:
            spots = space.known[n]
            tie_as_known(ties, side * ARMY + n, spots.spots[spots.at].tie, ~moved)
    tie_among(world, tried, ties, moved)


@kernel
def carry_out(world: World, battle: Battle, action: Action) -> None:
    """Put the movers where they end."""
    flow.find_ends(world, battle, action)
    side, movers = battle.active, action.movers
    for n in range(ARMY):
        if movers >> n & 1:
            element = battle.elements[side * ARMY + n]
            place(battle, side * ARMY + n, element.to_x, element.to_y, element.to_facing)
            element.moved = 1
    forget(battle)
    battle.points -= 1 + action.extra


# Two moves together


@kernel
def pick_best(choices: Choices, space: Workspace) -> None:
    """Record the best moves, the best first, not too many of the same movers."""
    space.picked_count = 0
    for _ in range(min(PICKED, space.weights[Weight.PAIRS])):
        best = NONE
        for number in range(choices.count):
            if choices.actions[number].movers == 0 or not is_worth_picking(choices, space, number):
                continue
            if best == NONE or space.value[number] > space.value[best]:
                best = number
        if best == NONE:
            return
        space.picked[space.picked_count] = best
        space.picked_count += 1


@kernel
def note_ends(world: World, battle: Battle, choices: Choices, space: Workspace) -> None:
    """Note where the movers of the best moves end; those who contract may end elsewhere after another move."""
    for place_in_list in range(space.picked_count):
        space.tried[0] = battle
        tried, action = space.tried[0], choices.actions[space.picked[place_in_list]]
        carry_out(world, tried, action)
        for n in range(ARMY):
            if action.movers >> n & 1:
                here, pose = tried.elements[battle.active * ARMY + n], space.ends[place_in_list].poses[n]
                pose.x = here.x
                pose.y = here.y
                pose.facing = here.facing


@kernel
def carry_out_noted(world: World, battle: Battle, action: Action, ends: Ends) -> None:
    """Put the movers where they end, as noted."""
    if action.verb != Verb.MOVE:
        carry_out(world, battle, action)
        return
    side = battle.active
    for n in range(ARMY):
        if action.movers >> n & 1:
            pose = ends.poses[n]
            place(battle, side * ARMY + n, pose.x, pose.y, pose.facing)
            battle.elements[side * ARMY + n].moved = 1
    battle.points -= 1 + action.extra


@kernel
def is_worth_picking(choices: Choices, space: Workspace, number: int) -> bool:
    """Whether a move is not picked yet, nor too many others of its movers."""
    alike = 0
    for place_in_list in range(space.picked_count):
        other = space.picked[place_in_list]
        if other == number:
            return False
        if choices.actions[other].movers == choices.actions[number].movers:
            alike += 1
    return alike < ALIKE


@kernel
def best_of_pairs(world: World, battle: Battle, choices: Choices, space: Workspace, best: int, most: int) -> int:
    """The first of the two moves that are best together, if they are better than the best one."""
    for second in range(1, space.picked_count):
        for first in range(second):
            one, two = space.picked[first], space.picked[second]
            if choices.actions[one].movers & choices.actions[two].movers:
                continue
            value = value_of_pair(world, battle, choices, first, second, space)
            if value <= most:
                continue
            if may_follow(world, battle, choices.actions[one], choices.actions[two], space):
                best, most = one, value
            elif may_follow(world, battle, choices.actions[two], choices.actions[one], space):
                best, most = two, value
    return best


@kernel
def value_of_pair(world: World, battle: Battle, choices: Choices, first: int, second: int, space: Workspace) -> int:
    """What a side has after two of the best moves, of different elements."""
    begin_trial(battle, space)
    tried, side = space.tried[0], battle.active
    one, two = choices.actions[space.picked[first]], choices.actions[space.picked[second]]
    carry_out_noted(world, tried, one, space.ends[first])
    carry_out_noted(world, tried, two, space.ends[second])
    if tried.points < 0 or are_in_each_other(world, tried, side, one.movers, two.movers):
        return WORST
    note_moved(world, side, one.movers | two.movers, space)
    cost = 2 * space.weights[Weight.MARGIN] + space.weights[Weight.POINT] * (one.extra + two.extra)
    return value_of(world, tried, side, space) - cost


@kernel
def are_in_each_other(world: World, battle: Battle, side: int, some: int, others: int) -> bool:
    """Whether two groups of movers collide."""
    for n in range(ARMY):
        for m in range(ARMY):
            if some >> n & 1 and others >> m & 1:
                if penetration_of(world, battle, side * ARMY + n, side * ARMY + m) > world.touch:
                    return True
    return False


@kernel
def may_follow(world: World, battle: Battle, one: Action, two: Action, space: Workspace) -> bool:
    """Whether a move is still allowed after another."""
    space.tried[0] = battle
    carry_out(world, space.tried[0], one)
    return examine_order(world, space.tried[0], two, False)[0] == 0
