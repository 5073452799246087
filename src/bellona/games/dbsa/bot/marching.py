"""Moves: every candidate is tried on a copy, and the resulting position valued."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions import flow
from ..actions.moves import Action, Verb
from ..position.bases import lowest, place
from ..position.records import ARMY, Battle, World
from ..rules.c03_moves.contraction import forget
from .spots import spot_of
from .ties import EVERYBODY, forget_movers, note_place, tie_all, tie_among, tie_as_known, tie_to
from .valuing import value_of
from .weights import Weight
from .workspace import Ends, Workspace

WORST = -(1 << 30)


@kernel
def value_after_move(world: World, battle: Battle, action: Action, ends: Ends, space: Workspace) -> int:
    """What a side has after a move, whose ends are noted; it must be better than holding by a margin."""
    if action.verb == Verb.OFFER:
        return WORST
    if action.verb == Verb.DONE:
        return space.holding.worth
    begin_trial(battle, space)
    carry_out(world, space.tried[0], action)
    note_ends(space.tried[0], action, ends)
    changed = note_moved(world, battle.active, action.movers, 0, space)
    cost = space.weights[Weight.MARGIN] + space.weights[Weight.POINT] * action.extra
    return value_of(world, space.tried[0], battle.active, action.movers, changed, space) - cost


@kernel
def begin_trial(battle: Battle, space: Workspace) -> None:
    """Everybody stands as in the battle."""
    space.tried[0] = battle
    space.ties[0] = space.ties[1]
    for n in range(ARMY):
        space.at[n] = space.home[n]


@kernel
def note_moved(world: World, side: int, movers: int, before: int, space: Workspace) -> int:
    """Look again at those who have moved in what is tried, while others have moved before.

    Returns those who now stand otherwise to others, a bit for each, or EVERYBODY.
    """
    tried, ties, moved = space.tried[0], space.ties[0], movers << side * ARMY
    inside, others = ties.inside, before << side * ARMY
    for n in range(ARMY):
        if movers >> n & 1:
            e, spots = side * ARMY + n, space.known[n]
            space.at[n] = spot_of(world, tried, e, space)
            note_place(ties, e, spots.spots[space.at[n]].ground)
    if ties.inside != inside:
        tie_all(world, tried, ties)
        return EVERYBODY
    changed = moved | forget_movers(ties, moved)
    for n in range(ARMY):
        if movers >> n & 1:
            spot = space.known[n].spots[space.at[n]]
            tie_as_known(ties, side * ARMY + n, spot.tie, ~(moved | others))
            tie_to(world, tried, ties, side * ARMY + n, others)
            changed |= ties.of[side * ARMY + n].near
    tie_among(world, tried, ties, moved)
    return changed


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


@kernel
def note_ends(battle: Battle, action: Action, ends: Ends) -> None:
    """Note where movers have ended; those who contract may end elsewhere after another move."""
    left = action.movers
    while left:
        n = lowest(left)
        left &= left - 1
        here, pose = battle.elements[battle.active * ARMY + n], ends.poses[n]
        pose.x = here.x
        pose.y = here.y
        pose.facing = here.facing
