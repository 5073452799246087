"""Whom to move, and where to."""

from __future__ import annotations

from bellona.kernel.choices import Choices
from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import COMMANDER, NONE, Battle, Field
from ..rules.c02_components import friend_at, is_unit
from ..table.reach import TURNING, Reach, can_end, search
from .answering import find_verb
from .remembering import is_waiting, keep_orders, knows_the_way, recall_march, take_order, waiting_share
from .standing import eagerness, leader_standing, may_attack_from, nearest_enemy, standing
from .survey import FAR, look_around
from .weights import Weight
from .worth import Workspace, harm

FURTHEST = 23
"""Units further from the enemy than this move in the order of their numbers."""


@kernel
def toll(field: Field, battle: Battle, unit: int, found: Reach, place: int, space: Workspace) -> float:
    """The cost of passing through friends on the way to a place: the Disorder of both, and Panic if it occurs."""
    if found.price[place] == 0:
        return 0.0
    lost = harm(field, battle, unit, found.price[place], space)
    mover = battle.units[unit]
    while found.order[place] != NONE:
        friend = friend_at(battle, mover.side, place // 6)
        stepped = found.order[place] < TURNING
        if stepped and friend != NONE and friend != unit and not field.passes[mover.kind, battle.units[friend].kind]:
            lost += harm(field, battle, friend, 1, space)
        place = found.before[place]
    return lost


@kernel
def best_place(field: Field, battle: Battle, piece: int, space: Workspace) -> int:
    """The best end of a piece's move, as a place of the search; NONE if it should stay."""
    found = space.reach
    search(field, battle, piece, found)
    if found.count == 0:
        return NONE
    start, plan = found.places[0], space.plan
    eager, floor = 0.0, -1e9
    if is_unit(piece):
        eager = eagerness(field, battle, piece, space)
        floor = value_of_nearest(field, battle, piece, eager, space) - highest_hope(field, battle, piece, space)
    best = NONE
    best_value = -1e9
    for number in range(found.count):
        place = found.places[number]
        at, effort = place // 6, plan[Weight.EFFORT] * found.cost[place]
        away = space.survey.away[at]
        if (away > 1 and -effort - eager * away < floor) or not can_end(battle, piece, at):
            continue
        value = place_value(field, battle, piece, place, space) - effort
        if place == start:
            value += plan[Weight.STAYING]
        if value > best_value + 1e-9:
            best = place
            best_value = value
    return NONE if best == start else best


@kernel
def place_value(field: Field, battle: Battle, piece: int, place: int, space: Workspace) -> float:
    """What the end of a move is worth, less what friends on the way suffer."""
    at, facing = place // 6, place % 6
    if not is_unit(piece):
        return leader_standing(field, battle, piece - COMMANDER, at, space)
    may_attack = may_attack_from(battle, piece, at)
    value = standing(field, battle, piece, at, facing, may_attack, space)
    return value - toll(field, battle, piece, space.reach, place, space)


@kernel
def value_of_nearest(field: Field, battle: Battle, unit: int, eager: float, space: Workspace) -> float:
    """The value of a place as near the enemy as a unit can come: a better one than most."""
    found = space.reach
    nearest, least = NONE, 1e9
    for number in range(found.count):
        place = found.places[number]
        price = space.plan[Weight.EFFORT] * found.cost[place] + eager * space.survey.away[place // 6]
        if price < least and can_end(battle, unit, place // 6):
            nearest, least = place, price
    if nearest == NONE:
        return -1e9
    return place_value(field, battle, unit, nearest, space) - space.plan[Weight.EFFORT] * found.cost[nearest]


@kernel
def highest_hope(field: Field, battle: Battle, unit: int, space: Workspace) -> float:
    """More than a place out of contact can be worth to a unit, but for its distance from the enemy."""
    plan = space.plan
    most = 3 * max(0.0, plan[Weight.SUPPORT]) + max(0.0, plan[Weight.FACING]) + 2 * max(0.0, plan[Weight.LINE])
    most = max(most + abs(plan[Weight.ODDS]), plan[Weight.AHEAD])
    if field.kinds[battle.units[unit].kind].reach > 0:
        most += max(0.0, plan[Weight.RANGE])
    return most + max(0.0, plan[Weight.LED]) + max(0.0, plan[Weight.STAYING]) + 1e-6


@kernel
def choose_move(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """The next order: the moving piece continues, else the unit nearest the enemy that can improve its place."""
    way_out = find_way_out(field, battle, choices)
    if way_out != NONE:
        return way_out
    if battle.moving != NONE:
        return choose_on_the_way(field, battle, choices, battle.moving, space)
    arrival = find_verb(choices, Verb.RETURN)
    if arrival == NONE:
        arrival = find_verb(choices, Verb.ENTER)
    if arrival != NONE:
        return arrival
    boosted = choose_boost(field, battle, choices, space)
    if boosted != NONE:
        return boosted
    return choose_next(field, battle, choices, space)


@kernel
def choose_next(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """The first order of the next unit that stands better elsewhere, else of the commander, else the end."""
    recall_march(field, battle, space)
    march = space.march
    unit = next_unit(field, battle, space)
    while unit != NONE:
        order = start_order(field, battle, choices, unit, space)
        if order != NONE:
            march.waiting -= waiting_share(battle, unit)
            return order
        march.stays[unit] = 1
        unit = next_unit(field, battle, space)
    order = start_order(field, battle, choices, COMMANDER + battle.seat, space)
    return order if order != NONE else find_verb(choices, Verb.DONE)


@kernel
def next_unit(field: Field, battle: Battle, space: Workspace) -> int:
    """The unit nearest the enemy of those that have neither moved nor chosen to stay, NONE if there is none."""
    nearest, found = FAR, NONE
    for unit in range(field.unit_count):
        if is_waiting(battle, unit) and not space.march.stays[unit]:
            away = min(FURTHEST, space.survey.away[battle.units[unit].hex])
            if away < nearest:
                nearest, found = away, unit
    return found


@kernel
def find_way_out(field: Field, battle: Battle, choices: Choices) -> int:
    """A unit that can leave over the enemy's edge does so if that gives back rout points; NONE if there is none."""
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.EXIT and is_unit(action.unit) and battle.rout[battle.seat] > 0:
            if field.kinds[battle.units[action.unit].kind].rout_points > 0:
                return number
    return NONE


@kernel
def start_order(field: Field, battle: Battle, choices: Choices, piece: int, space: Workspace) -> int:
    """The first order of a piece that stands better elsewhere, or NONE; the others are kept for later."""
    place = best_place(field, battle, piece, space)
    if place == NONE:
        return NONE
    keep_orders(battle, piece, place, space)
    return take_order(field, battle, choices, space)


@kernel
def choose_on_the_way(field: Field, battle: Battle, choices: Choices, piece: int, space: Workspace) -> int:
    """The next order of a piece under way, or its halt."""
    look_around(field, battle, battle.seat, space.survey)
    if knows_the_way(battle, piece, space):
        order = take_order(field, battle, choices, space)
    else:
        order = start_order(field, battle, choices, piece, space)
    if order != NONE:
        return order
    halting = find_verb(choices, Verb.HALT)
    return halting if halting != NONE else 0


@kernel
def choose_boost(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """A Movement point goes to a unit still out of contact, to bring it up."""
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.BOOST:
            mover = battle.units[action.unit]
            away = nearest_enemy(field, battle, mover.side, mover.hex)
            if field.kinds[mover.kind].movement < away < space.plan[Weight.BOOST_WITHIN]:
                return number
    return NONE
