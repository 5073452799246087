"""The relations between all elements: contacts, support, overlaps, ground and groups, computed together."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import Array, i4, record, times

from ..position.bases import is_there, same_facing, side_of
from ..position.records import ARMY, ELEMENTS, NONE, Battle, Contact, World
from ..rules.c03_moves.groups import spread
from ..rules.c04_combat import (
    height_of,
    is_in_bad_going,
    is_in_river,
    is_level_with,
    stands_behind,
    supporter,
    supports_another,
)
from ..rules.c04_contact import attacks_camp, contact, front_enemy, in_contact, is_engaged, occupant


@record
class Survey:
    """Values that follow from the poses; NONE means nobody."""

    edge: Array[i4] = times(ELEMENTS, ELEMENTS)
    """The Contact of a front edge (first) with an enemy (second)."""
    engaged: Array[i4] = times(ELEMENTS)
    """Whether it is in contact at all, or fights for a camp."""
    foe: Array[i4] = times(ELEMENTS)
    """The enemy to its front."""
    backs: Array[i4] = times(ELEMENTS)
    """The friend straight before it that it could support."""
    supports: Array[i4] = times(ELEMENTS)
    """The friend that it would support in a fight now."""
    overlaps: Array[i4] = times(ELEMENTS, 2)
    """The enemies whose left and right flank it overlaps."""
    bad: Array[i4] = times(ELEMENTS)
    river: Array[i4] = times(ELEMENTS)
    height: Array[i4] = times(ELEMENTS)
    group: Array[i4] = times(ELEMENTS)
    """Those of its side with whom it could move now, a bit for each."""
    camp: Array[i4] = times(ELEMENTS)
    """1 where it attacks the enemy camp, 2 where it holds its own."""


@kernel
def survey(world: World, battle: Battle, found: Survey) -> None:
    """Look at everybody."""
    for e in range(ELEMENTS):
        clear_row(found, e)
        if is_there(battle, e):
            survey_one(world, battle, found, e)
    for e in range(ELEMENTS):
        if is_there(battle, e):
            found.group[e] = group_of(world, battle, e)


@kernel
def clear_row(found: Survey, e: int) -> None:
    """Clear the entries of an element."""
    for other in range(ELEMENTS):
        found.edge[e, other] = Contact.NONE
    found.engaged[e] = 0
    found.foe[e] = NONE
    found.backs[e] = NONE
    found.supports[e] = NONE
    found.overlaps[e, 0] = NONE
    found.overlaps[e, 1] = NONE
    found.bad[e] = 0
    found.river[e] = 0
    found.height[e] = 0
    found.group[e] = 0
    found.camp[e] = 0


@kernel
def survey_one(world: World, battle: Battle, found: Survey, e: int) -> None:
    """Look at one element."""
    side = side_of(e)
    found.engaged[e] = is_engaged(world, battle, e)
    found.foe[e] = front_enemy(world, battle, e)
    found.bad[e] = is_in_bad_going(world, battle, e)
    found.river[e] = is_in_river(world, battle, e)
    found.height[e] = height_of(world, battle, e)
    if attacks_camp(world, battle, e):
        found.camp[e] = 1
    elif occupant(world, battle, side) == e:
        found.camp[e] = 2
    overlapping = found.foe[e] == NONE and not supports_another(world, battle, e)
    for other in range(ELEMENTS):
        if other == e or not is_there(battle, other):
            continue
        if side_of(other) == side:
            look_ahead(world, battle, found, e, other)
            continue
        found.edge[e, other] = contact(world, battle, e, other)
        if overlapping and is_level_with(world, battle, e, other, True):
            found.overlaps[e, 0] = other
        if overlapping and is_level_with(world, battle, e, other, False):
            found.overlaps[e, 1] = other


@kernel
def look_ahead(world: World, battle: Battle, found: Survey, e: int, friend: int) -> None:
    """Whether an element stands straight behind a friend, and what for."""
    able = world.support[battle.elements[friend].kind, battle.elements[e].kind] != 0
    if able and stands_behind(world, battle, e, friend):
        found.backs[e] = friend
        enemy = front_enemy(world, battle, friend)
        if enemy != NONE and supporter(world, battle, friend, enemy) == e:
            found.supports[e] = friend


@kernel
def group_of(world: World, battle: Battle, e: int) -> int:
    """All with whom an element could move as a group in its side's bound, itself among them."""
    side, allowed = side_of(e), 0
    for n in range(ARMY):
        other = side * ARMY + n
        if not is_there(battle, other) or battle.elements[other].moved or in_contact(world, battle, other):
            continue
        if same_facing(world, battle.elements[other].facing, battle.elements[e].facing):
            allowed |= 1 << n
    own = 1 << (e - side * ARMY)
    return spread(world, battle, side, allowed, own) if allowed & own else own
