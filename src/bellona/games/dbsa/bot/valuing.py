"""What a standing is worth: that in the battle in parts, and those after orders by the parts that they change.

A part depends on the ties of some elements, on who has an enemy to its front, and on who stands in some box.
"""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.bases import depth_of, lowest
from ..position.records import ARMY, HALF, NONE, Battle, World
from .clashes import camp_prize, clash, face_all, open_fights, opponent
from .guarding import look_out, neglect
from .recoils import empty
from .standing import camp_danger, in_fights, place_of
from .ties import EVERYBODY, Ties, of_side
from .weights import Weight
from .workspace import Bout, Box, Workspace

HOPS = 3
"""A fight depends on an element that supports one beside one who is level with one of the two."""


@kernel
def weigh_holding(world: World, battle: Battle, side: int, space: Workspace) -> None:
    """Value a standing, whose ties are known, part by part."""
    holding, ties = space.holding, space.ties[0]
    holding.is_kept = 0
    space.watch.count = 0
    holding.worth = camp_prize(battle, ties, side, space)
    if holding.worth:
        return
    turned = face_all(world, battle, EVERYBODY, space)
    holding.is_kept = int(turned == 0 and ties.inside == 0)
    holding.engaged = in_fights(ties, EVERYBODY)
    fights = 0
    for n in range(ARMY):
        weigh_bout(world, battle, side * ARMY + n, holding.bouts[n], space)
        fights += holding.bouts[n].worth
    holding.all_places = 0
    for n in range(ARMY):
        holding.places[n] = 0
        if ties.there >> side * ARMY + n & 1:
            place = place_of(world, battle, side * ARMY + n, holding.engaged, of_side(turned, 1 - side), space)
            holding.places[n] = place
            holding.all_places += place
    holding.fights = fights
    look_out(world, battle, side, holding.engaged, space)
    holding.danger = camp_danger(world, battle, ties, side, holding.engaged, space)
    holding.danger += neglect(world, battle, side, 0, holding.engaged, space)
    value = space.weights[Weight.FIGHTS_GO_ON] * fights // 100 + holding.all_places
    holding.worth = value - holding.danger


@kernel
def weigh_bout(world: World, battle: Battle, own: int, bout: Bout, space: Workspace) -> None:
    """Value the fight of an element, and note what that depends on."""
    ties = space.ties[0]
    enemy = opponent(battle, ties, own)
    empty(space.swept)
    bout.worth = 0
    bout.ties = 1 << own | ties.of[own].near
    if enemy != NONE:
        bout.worth = clash(world, battle, own, enemy, space)
        bout.ties = all_near(ties, 1 << own | 1 << enemy)
    bout.box = space.swept


@kernel
def all_near(ties: Ties, found: int) -> int:
    """Some elements with all who have to do with them, directly or through others."""
    fresh = found
    for _ in range(HOPS):
        reached = 0
        while fresh:
            reached |= ties.of[lowest(fresh)].near
            fresh &= fresh - 1
        fresh = reached & ~found
        found |= reached
    return found


@kernel
def value_of(world: World, battle: Battle, side: int, movers: int, changed: int, space: Workspace) -> int:
    """What a standing, whose ties are known, is worth to a side at the end of its moves; those contacted turn in it.

    Some have moved, and those who `changed` stand otherwise to others than in the battle.
    """
    holding, ties, change = space.holding, space.ties[0], space.change
    change.is_simple = 0
    prize = camp_prize(battle, ties, side, space)
    if prize:
        return prize
    if not holding.is_kept:
        changed = EVERYBODY
    turned = face_all(world, battle, changed, space)
    if turned:
        changed = EVERYBODY
    if changed == EVERYBODY:
        fights, engaged = open_fights(world, battle, side, space), in_fights(ties, EVERYBODY)
        places = all_places(world, battle, side, engaged, of_side(turned, 1 - side), space)
    else:
        change.changed = changed
        note_way(battle, side, movers, space)
        fights, engaged = fights_after(world, battle, side, space), engaged_after(ties, space)
        places = places_after(world, battle, side, engaged, space)
    danger = camp_danger(world, battle, ties, side, engaged, space)
    danger += neglect(world, battle, side, movers, engaged, space)
    if danger or holding.danger or (movers << side * ARMY) & engaged:
        change.is_simple = 0
    return space.weights[Weight.FIGHTS_GO_ON] * fights // 100 + places - danger


@kernel
def all_places(world: World, battle: Battle, side: int, engaged: int, turned: int, space: Workspace) -> int:
    """What the places of all elements of a side are worth."""
    value, left = 0, of_side(space.ties[0].there, side)
    while left:
        value += place_of(world, battle, lowest(left), engaged, turned, space)
        left &= left - 1
    return value


# By what is changed


@kernel
def engaged_after(ties: Ties, space: Workspace) -> int:
    """The elements with an enemy to their front, by those who have changed."""
    changed = space.change.changed
    return (space.holding.engaged & ~changed) | in_fights(ties, changed)


@kernel
def places_after(world: World, battle: Battle, side: int, engaged: int, space: Workspace) -> int:
    """What all places are worth: if those in fights are those of the battle, by the places that have changed."""
    holding, change = space.holding, space.change
    if engaged != holding.engaged:
        return all_places(world, battle, side, engaged, 0, space)
    value, left = holding.all_places, of_side(change.changed | engaged, side)
    change.places = 0
    while left:
        e = lowest(left)
        left &= left - 1
        if change.changed >> e & 1 or is_near_way(world, battle, e, change.way):
            change.places |= 1 << e
            value += place_of(world, battle, e, engaged, 0, space) - holding.places[e - side * ARMY]
    change.all_places = value
    change.is_simple = 1
    return value


@kernel
def is_near_way(world: World, battle: Battle, e: int, way: Box) -> bool:
    """Whether somebody in a box can be beside or behind an element, or where an enemy would come to it."""
    here, far = battle.elements[e], 5 * HALF + depth_of(world, battle, e)
    across = here.x >= way.left - far and here.x <= way.right + far
    return across and here.y >= way.bottom - far and here.y <= way.top + far


@kernel
def fights_after(world: World, battle: Battle, side: int, space: Workspace) -> int:
    """The value of all open fights, by those that have changed."""
    total, change, ties = 0, space.change, space.ties[0]
    empty(space.swept)
    change.bouts = 0
    change.ties = 0
    for n in range(ARMY):
        bout, own = space.holding.bouts[n], side * ARMY + n
        if not bout.ties & change.changed and not meet(bout.box, change.way):
            total += bout.worth
            continue
        enemy = opponent(battle, ties, own)
        change.bouts |= 1 << own
        change.ties |= 1 << own | ties.of[own].near
        if enemy != NONE:
            change.ties |= all_near(ties, 1 << own | 1 << enemy)
            total += clash(world, battle, own, enemy, space)
    change.swept = space.swept
    change.fights = total
    return total


@kernel
def note_way(battle: Battle, side: int, movers: int, space: Workspace) -> None:
    """Note a box in which all movers stand, and have stood in the battle."""
    way, left = space.change.way, movers
    empty(way)
    while left:
        e = side * ARMY + lowest(left)
        left &= left - 1
        here, there = battle.elements[e], space.tried[1].elements[e]
        way.left = min(way.left, here.x, there.x)
        way.bottom = min(way.bottom, here.y, there.y)
        way.right = max(way.right, here.x, there.x)
        way.top = max(way.top, here.y, there.y)


@kernel
def meet(box: Box, other: Box) -> bool:
    """Whether two boxes meet."""
    if box.left > other.right or box.right < other.left:
        return False
    return box.bottom <= other.top and box.top >= other.bottom
