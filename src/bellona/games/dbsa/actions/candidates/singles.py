"""Candidate moves of one element: into contact, beside or behind friends, ahead, back and about."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import along, bearing, beside, centre, distance, local, reach_of, root, sine_cosine
from bellona.kernel.record import i8

from ...position.bases import base_of, depth_of, is_there, side_of
from ...position.records import ARMY, ELEMENTS, HALF, NONE, PACE, Battle, CampState, Contact, World
from ...rules.c03_moves.going import is_open
from ...rules.c03_moves.hull import hull_box
from ...rules.c03_moves.legs import free_cost
from ...rules.c03_moves.path import blocked_straight, check_standing, near_straight
from ...rules.c04_contact import camp_pose, contact_pose, occupant
from ..moves import Choices, LegKind, Verb
from .memory import SINGLE, add_way, begin_scope, recall, remember
from .offering import add_leg, keep, keep_if_clear, keep_if_open, start
from .survey import is_taken

MOST = 12
"""Candidates of one element."""
RUN_UP = 60 * PACE
"""How far before a pose a path may turn, if the straight path to it is barred."""
BACK = 100 * PACE
"""How far back an element is offered to go."""
BEHIND = 700 * PACE
"""An enemy behind that is farther away than this is no reason to turn round."""
HALF_TURN = 18000


@kernel
def list_single(world: World, battle: Battle, choices: Choices, e: int) -> None:
    """The candidates of one element, the most pressing first."""
    since, movers = choices.count, own_bit(e)
    if choices.survey.pinned & movers:
        return
    key = facts_about(battle, choices, e)
    if recall(battle, choices, SINGLE, movers, key):
        return
    begin_single(world, battle, choices, e)
    if choices.survey.fronted & movers:
        list_breaking_off(world, battle, choices, e)
    else:
        list_free(world, battle, choices, e, since)
    remember(battle, choices, SINGLE, movers, key, since)


@kernel
def facts_about(battle: Battle, choices: Choices, e: int) -> int:
    """What the candidates of an element depend on besides the places of those near it, as bits."""
    fronted, filed = choices.survey.fronted & own_bit(e) != 0, choices.survey.filed & own_bit(e) != 0
    own = int(fronted) | int(filed) << 1 | int(is_alone(choices, e)) << 2
    return own | int(has_enemy_behind(battle, e)) << 3


@kernel
def is_alone(choices: Choices, e: int) -> bool:
    """Whether an element touches no friend."""
    return choices.survey.joined[e - side_of(e) * ARMY] == 0


@kernel
def begin_single(world: World, battle: Battle, choices: Choices, e: int) -> None:
    """Begin the scope of an element: enemies may be its targets, and friends beside or behind whom it may go."""
    here, side, scope = battle.elements[e], side_of(e), choices.scope
    troop = world.troops[here.kind]
    begin_scope(choices, base_of(world, battle, e), max(BACK, troop.move_bad), troop.move_good)
    scope.from_x = here.x
    scope.from_y = here.y
    scope.reach = reach_of_targets(world, battle, e)
    scope.radius = reach_of(HALF, troop.depth)
    alone = is_alone(choices, e)
    for other in range(ELEMENTS):
        if side_of(other) != side or alone or world.support[battle.elements[other].kind, here.kind] > 0:
            scope.awaited |= 1 << other


@kernel
def look_at(world: World, battle: Battle, choices: Choices, e: int, x: int, y: int, facing: int) -> None:
    """Extend the scope over an element's way to a pose."""
    here, depth = battle.elements[e], depth_of(world, battle, e)
    from_x, from_y = centre(here.x, here.y, here.facing, depth)
    to_x, to_y = centre(x, y, facing, depth)
    add_way(choices, from_x, from_y, to_x, to_y)


@kernel
def list_free(world: World, battle: Battle, choices: Choices, e: int, since: int) -> None:
    """The candidates of an element that is in no contact."""
    list_contacts(world, battle, choices, e, since)
    list_camp_attacks(world, battle, choices, e)
    list_beside_enemies(world, battle, choices, e, since)
    list_straight(world, battle, choices, e)
    list_guarding(world, battle, choices, e)
    list_beside_friends(world, battle, choices, e, since)


@kernel
def is_full(choices: Choices, since: int) -> bool:
    """Whether an element has enough candidates."""
    return choices.count - since >= MOST


@kernel
def own_bit(e: int) -> int:
    """An element as a set of movers."""
    return 1 << (e - side_of(e) * ARMY)


@kernel
def may_reach(world: World, battle: Battle, e: int, x: int, y: int) -> bool:
    """Whether a place is near enough to be worth a closer look."""
    here, far = battle.elements[e], reach_of_targets(world, battle, e)
    dx, dy = x - here.x, y - here.y
    return dx * dx + dy * dy <= far * far


@kernel
def reach_of_targets(world: World, battle: Battle, e: int) -> int:
    """What is farther away than this is not worth a closer look."""
    return world.troops[battle.elements[e].kind].move_good + HALF


@kernel
def offer_pose(
    world: World, battle: Battle, choices: Choices, e: int, x: int, y: int, facing: int, run_up: bool
) -> None:
    """Offer a path to a pose, if it is not too far and free."""
    cost = cost_to(world, battle, e, x, y, facing, run_up)
    if cost != NONE:
        look_at(world, battle, choices, e, x, y, facing)
        offer_path(world, battle, choices, e, x, y, facing, cost, run_up)


@kernel
def cost_to(world: World, battle: Battle, e: int, x: int, y: int, facing: int, run_up: bool) -> int:
    """What a path to another pose costs, NONE if it is too long, perhaps with a run-up."""
    here = battle.elements[e]
    limit = world.troops[here.kind].move_good + world.slack
    dx, dy, most = x - here.x, y - here.y, limit + RUN_UP
    if dx * dx + dy * dy > most * most:
        return NONE
    if here.facing == facing:
        cost = root(dx * dx + dy * dy)
    else:
        cost = free_cost(here.x, here.y, here.facing, x, y, facing, depth_of(world, battle, e))
    return NONE if cost == 0 or cost > (limit + RUN_UP if run_up else limit) else cost


@kernel
def offer_path(
    world: World, battle: Battle, choices: Choices, e: int, x: int, y: int, facing: int, cost: int, run_up: bool
) -> None:
    """Offer a path to a pose, if it is free: directly, or turning before it and approaching straight."""
    here = battle.elements[e]
    limit = world.troops[here.kind].move_good + world.slack
    if check_standing(world, battle, e, own_bit(e), x, y, facing)[0]:
        return
    if cost <= limit:
        start(choices, Verb.MOVE, own_bit(e))
        if here.facing == facing:
            add_leg(choices, LegKind.TO, x, y, 0)
        else:
            add_leg(choices, LegKind.POSE, x, y, facing)
        if keep_if_clear(world, battle, choices, e):
            return
    if run_up:
        offer_run_up(world, battle, choices, e, x, y, facing, limit)


@kernel
def offer_run_up(
    world: World, battle: Battle, choices: Choices, e: int, x: int, y: int, facing: int, limit: int
) -> None:
    """Offer to turn before a pose and to approach it straight."""
    here = battle.elements[e]
    before_x, before_y = along(x, y, facing, -RUN_UP)
    depth = depth_of(world, battle, e)
    cost = free_cost(here.x, here.y, here.facing, before_x, before_y, facing, depth)
    if cost + RUN_UP <= limit:
        look_at(world, battle, choices, e, before_x, before_y, facing)
        at_x, at_y = centre(x, y, facing, depth)
        from_x, from_y = centre(before_x, before_y, facing, depth)
        add_way(choices, from_x, from_y, at_x, at_y)
        start(choices, Verb.MOVE, own_bit(e))
        add_leg(choices, LegKind.POSE, before_x, before_y, facing)
        add_leg(choices, LegKind.AHEAD, RUN_UP, 0, 0)
        keep_if_clear(world, battle, choices, e)


@kernel
def comes_from_behind(world: World, battle: Battle, e: int, x: int, y: int, facing: int) -> bool:
    """Whether an element would approach a pose from behind; otherwise the enemy that it is to face is in the way."""
    here = battle.elements[e]
    at_x, at_y = centre(here.x, here.y, here.facing, depth_of(world, battle, e))
    _, ahead = local(at_x, at_y, x, y, facing)
    return ahead <= 0


@kernel
def list_contacts(world: World, battle: Battle, choices: Choices, e: int, since: int) -> None:
    """Every full contact with an enemy that can be reached."""
    enemies = (1 - side_of(e)) * ARMY
    for enemy in range(enemies, enemies + ARMY):
        if not is_there(battle, enemy) or is_full(choices, since):
            continue
        there = battle.elements[enemy]
        if not may_reach(world, battle, e, there.x, there.y):
            continue
        for edge in range(Contact.FRONT, Contact.LEFT + 1):
            x, y, facing = contact_pose(world, battle, enemy, edge)
            if not comes_from_behind(world, battle, e, x, y, facing):
                continue
            cost = cost_to(world, battle, e, x, y, facing, True)
            if cost != NONE:
                look_at(world, battle, choices, e, x, y, facing)
                if not is_taken(world, battle, choices.survey, enemy, edge):
                    offer_path(world, battle, choices, e, x, y, facing, cost, True)


@kernel
def list_camp_attacks(world: World, battle: Battle, choices: Choices, e: int) -> None:
    """The free sides of the enemy camp."""
    side = 1 - side_of(e)
    camp, here = battle.camps[side], battle.elements[e]
    if camp.state != CampState.STANDS or not may_reach(world, battle, e, camp.x, camp.y):
        return
    for edge in (Contact.FRONT, Contact.RIGHT, Contact.LEFT):
        x, y, facing = camp_pose(world, battle, here.x, here.y, side, edge)
        offer_pose(world, battle, choices, e, x, y, facing, True)


@kernel
def list_beside_enemies(world: World, battle: Battle, choices: Choices, e: int, since: int) -> None:
    """Beside enemies that already fight to their front, to overlap them."""
    enemies = (1 - side_of(e)) * ARMY
    for enemy in range(enemies, enemies + ARMY):
        if not is_there(battle, enemy) or is_full(choices, since):
            continue
        there = battle.elements[enemy]
        is_fought = choices.survey.fought >> (enemy - enemies) & 1
        if not is_fought or not may_reach(world, battle, e, there.x, there.y):
            continue
        for hand in (-2 * HALF, 2 * HALF):
            x, y = beside(there.x, there.y, there.facing, hand)
            offer_pose(world, battle, choices, e, x, y, bearing(there.facing + HALF_TURN), False)


@kernel
def list_beside_friends(world: World, battle: Battle, choices: Choices, e: int, since: int) -> None:
    """Behind the friends whom it supports; and if it stands alone, into line beside the nearest friend."""
    own, here = side_of(e) * ARMY, battle.elements[e]
    nearest, least = NONE, 0
    for friend in range(own, own + ARMY):
        there = battle.elements[friend]
        x, y = there.x, there.y
        if friend == e or not is_there(battle, friend) or not may_reach(world, battle, e, x, y):
            continue
        far = distance(x, y, here.x, here.y)
        if nearest == NONE or far < least:
            nearest, least = friend, far
        if world.support[there.kind, here.kind] > 0 and not is_full(choices, since):
            rear_x, rear_y = along(x, y, there.facing, -depth_of(world, battle, friend))
            offer_pose(world, battle, choices, e, rear_x, rear_y, there.facing, False)
    if nearest != NONE and is_alone(choices, e):
        there = battle.elements[nearest]
        for hand in (-2 * HALF, 2 * HALF):
            x, y = beside(there.x, there.y, there.facing, hand)
            offer_pose(world, battle, choices, e, x, y, there.facing, False)


@kernel
def list_guarding(world: World, battle: Battle, choices: Choices, e: int) -> None:
    """Into its own camp, facing the field, to hold it."""
    side = side_of(e)
    camp = battle.camps[side]
    x, y, facing = camp.x, camp.y, camp.facing
    if camp.state == CampState.STANDS and may_reach(world, battle, e, x, y):
        if depth_of(world, battle, e) <= world.camp_depth and occupant(world, battle, side) == NONE:
            offer_pose(world, battle, choices, e, x, y, facing, False)


@kernel
def offer_ahead(world: World, battle: Battle, choices: Choices, e: int, close: int, length: int) -> bool:
    """Offer to go straight ahead, or back if the length is negative; whether no part of the path needs a check."""
    own = base_of(world, battle, e)
    dx, dy = along(0, 0, own.facing, length)
    why, _, met = blocked_straight(world, battle, e, own_bit(e), close, own, dx, dy)
    if why:
        return False
    start(choices, Verb.MOVE, own_bit(e))
    add_leg(choices, LegKind.AHEAD, length, 0, 0)
    if met or (choices.survey.filed | choices.survey.fronted) & own_bit(e):
        keep_if_open(world, battle, choices)
        return False
    left, bottom, right, top = hull_box(own, dx, dy, PACE)
    if is_open(world, left, bottom, right, top):
        keep(world, battle, choices)
        return True
    keep_if_clear(world, battle, choices, e)
    return False


@kernel
def list_straight(world: World, battle: Battle, choices: Choices, e: int) -> None:
    """Ahead by all and by half of the limit, back a little, and about if an enemy is behind."""
    here = battle.elements[e]
    troop = world.troops[here.kind]
    limit = troop.move_good
    close = near_straight(world, battle, e, BACK, limit)
    if offer_ahead(world, battle, choices, e, close, limit):
        start(choices, Verb.MOVE, own_bit(e))
        add_leg(choices, LegKind.AHEAD, limit // 2, 0, 0)
        keep(world, battle, choices)
    else:
        if troop.move_bad < limit:
            offer_ahead(world, battle, choices, e, close, troop.move_bad)
        offer_ahead(world, battle, choices, e, close, limit // 2)
    offer_ahead(world, battle, choices, e, close, -BACK)
    if has_enemy_behind(battle, e):
        rear_x, rear_y = along(here.x, here.y, here.facing, -depth_of(world, battle, e))
        offer_pose(world, battle, choices, e, rear_x, rear_y, bearing(here.facing + HALF_TURN), False)


@kernel
def has_enemy_behind(battle: Battle, e: int) -> bool:
    """Whether an enemy is behind an element and near enough to be a danger."""
    here = battle.elements[e]
    s, c = sine_cosine(here.facing)
    first = (1 - side_of(e)) * ARMY
    for enemy in range(first, first + ARMY):
        if is_there(battle, enemy):
            there = battle.elements[enemy]
            dx, dy = there.x - here.x, there.y - here.y
            if dx * s + dy * c < 0 and dx * dx + dy * dy < BEHIND * BEHIND:
                return True
    return False


@kernel
def list_breaking_off(world: World, battle: Battle, choices: Choices, e: int) -> None:
    """Straight back out of a fight."""
    limit = i8(world.troops[battle.elements[e].kind].move_bad)  # of the same width as the other listed numbers
    close = near_straight(world, battle, e, limit, 0)
    for length in (BACK // 2, BACK, limit):
        offer_ahead(world, battle, choices, e, close, -length)
