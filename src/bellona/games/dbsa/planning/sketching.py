"""The result of an action: where its movers would stand, what they would touch, and how far they may go."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import Array, i4, record, times

from ..actions.checking import examine, is_well_formed, path_end
from ..actions.moves import LEGS, Action, Refusal, Verb
from ..position.bases import depth_of, is_there
from ..position.records import ARMY, ELEMENTS, NONE, Battle, Contact, World
from ..rules.c03_moves.column import is_by_road
from ..rules.c03_moves.groups import column_leader, first_of
from ..rules.c03_moves.path import BAD, ground_at, off_road_limit
from ..rules.c04_contact import attacks_camp_at, contact_at

NO_LIMIT = 1 << 30


@record
class Sketch:
    """A sketched action; movers are numbered within their side."""

    why: i4
    x: i4
    y: i4
    """Where it fails."""
    other: i4
    spent: i4
    limit: i4
    movers: i4
    """Those with a known end, a bit for each."""
    lead: i4
    end: Array[i4] = times(ARMY, 3)
    touched: Array[i4] = times(ARMY)
    """Whom a mover's front would contact (24 and 25: a camp), else NONE."""
    contact: Array[i4] = times(ARMY)


@kernel
def copy_action(action: Action, copied: Action) -> None:
    """Copy an action."""
    copied.verb = action.verb
    copied.movers = action.movers
    copied.lead = action.lead
    copied.extra = action.extra
    copied.count = action.count
    for number in range(LEGS):
        set_leg(copied, number, action.legs[number].kind, action.legs[number].x, action.legs[number].y,
                action.legs[number].turn)  # fmt: skip


@kernel
def set_leg(action: Action, number: int, kind: int, x: int, y: int, turn: int) -> None:
    """Write one leg."""
    leg = action.legs[number]
    leg.kind = kind
    leg.x = x
    leg.y = y
    leg.turn = turn


@kernel
def cut_legs(action: Action, count: int) -> None:
    """Leave only the first legs."""
    for number in range(count, LEGS):
        set_leg(action, number, 0, 0, 0, 0)
    action.count = count


@kernel
def is_move(action: Action) -> bool:
    """Whether elements move in it."""
    return action.verb == Verb.MOVE or action.verb == Verb.MARCH or action.verb == Verb.CONTRACT


@kernel
def has_ends(battle: Battle, action: Action) -> bool:
    """Whether the ends of its movers are known."""
    if not is_well_formed(action) or not is_move(action) or action.count < 1 or action.movers < 1:
        return False
    for n in range(ARMY):
        if action.movers >> n & 1 and not is_there(battle, battle.active * ARMY + n):
            return False
    return action.verb != Verb.CONTRACT or action.lead // ARMY == battle.active


@kernel
def lead_of(world: World, battle: Battle, action: Action) -> int:
    """The mover that represents all of them."""
    side, movers = battle.active, action.movers
    if action.verb == Verb.CONTRACT or action.verb == Verb.DEPLOY:
        return action.lead
    leader = column_leader(world, battle, side, movers) if action.verb == Verb.MARCH else NONE
    return first_of(side, movers) if leader == NONE else leader


@kernel
def sketch(world: World, battle: Battle, action: Action, found: Sketch) -> None:
    """Sketch an action."""
    why, x, y, other, spent = examine(world, battle, action)
    found.why = why
    found.x = x
    found.y = y
    found.other = other
    found.spent = spent
    found.limit = 0
    found.movers = 0
    found.lead = NONE
    if action.verb == Verb.DEPLOY and is_well_formed(action):
        found.lead = action.lead
        note_end(world, battle, found, action.lead, action.legs[0].x, action.legs[0].y, action.legs[0].turn)
    elif has_ends(battle, action):
        found.lead = lead_of(world, battle, action)
        for n in range(ARMY):
            if action.movers >> n & 1:
                e = battle.active * ARMY + n
                x, y, facing = path_end(world, battle, action, e)
                if x != 0 or y != 0:
                    note_end(world, battle, found, e, x, y, facing)
        found.limit = limit_of(world, battle, action, found)


@kernel
def note_end(world: World, battle: Battle, found: Sketch, e: int, x: int, y: int, facing: int) -> None:
    """Record where a mover would end, and what its front would contact there."""
    n, side = e % ARMY, e // ARMY
    found.movers |= 1 << n
    found.end[n, 0] = x
    found.end[n, 1] = y
    found.end[n, 2] = facing
    found.touched[n] = NONE
    found.contact[n] = Contact.NONE
    for enemy in range((1 - side) * ARMY, (1 - side) * ARMY + ARMY):
        contact = contact_at(world, battle, x, y, facing, enemy)
        if contact != Contact.NONE:
            found.touched[n] = enemy
            found.contact[n] = contact
            return
    if attacks_camp_at(world, battle, x, y, facing, 1 - side):
        found.touched[n] = ELEMENTS + 1 - side
        found.contact[n] = Contact.FRONT


@kernel
def farthest_of(world: World, battle: Battle, movers: int) -> int:
    """The longest off-road path of the slowest of some elements."""
    least = world.width
    for n in range(ARMY):
        if movers >> n & 1:
            least = min(least, world.troops[battle.elements[battle.active * ARMY + n].kind].move_good)
    return least


@kernel
def limit_of(world: World, battle: Battle, action: Action, found: Sketch) -> int:
    """How far the slowest of the movers may go over the ground at both ends of the way."""
    if is_by_road(action):
        return world.road_limit + action.extra * world.road_extra
    least = NO_LIMIT
    for n in range(ARMY):
        if not found.movers >> n & 1:
            continue
        e = battle.active * ARMY + n
        here, depth = battle.elements[e], depth_of(world, battle, e)
        ground = ground_at(world, here.x, here.y, here.facing, depth)
        ground |= ground_at(world, found.end[n, 0], found.end[n, 1], found.end[n, 2], depth)
        if found.why == Refusal.TOO_FAR_BAD_GOING:
            ground |= BAD
        least = min(least, off_road_limit(world, battle, e, ground))
    return 0 if least == NO_LIMIT else least
