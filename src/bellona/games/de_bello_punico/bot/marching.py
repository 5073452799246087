"""Whom to move, and where to."""

from __future__ import annotations

from bellona.kernel.choices import Choices
from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import COMMANDER, NONE, Battle, Field, Status
from ..rules.c02_components import friend_at, is_unit
from ..table.reach import TURNING, Reach, can_end, first_order, search
from .answering import find_verb
from .standing import leader_standing, may_attack_from, nearest_enemy, standing
from .worth import Workspace, harm


@kernel
def toll(field: Field, battle: Battle, unit: int, found: Reach, place: int) -> float:
    """The cost of passing through friends on the way to a place: the Disorder of both, and Panic if it occurs."""
    if found.price[place] == 0:
        return 0.0
    lost = harm(field, battle, unit, found.price[place])
    mover = battle.units[unit]
    while found.order[place] != NONE:
        friend = friend_at(battle, mover.side, place // 6)
        stepped = found.order[place] < TURNING
        if stepped and friend != NONE and friend != unit and not field.passes[mover.kind, battle.units[friend].kind]:
            lost += harm(field, battle, friend, 1)
        place = found.before[place]
    return lost


@kernel
def best_place(field: Field, battle: Battle, piece: int, space: Workspace) -> int:
    """The best end of a piece's move, as a place of the search; NONE if it should stay."""
    found = space.reach
    search(field, battle, piece, found)
    if found.count == 0:
        return NONE
    start = found.places[0]
    best = NONE
    best_value = -1e9
    for number in range(found.count):
        place = found.places[number]
        at, facing = place // 6, place % 6
        if not can_end(battle, piece, at):
            continue
        if is_unit(piece):
            may_attack = may_attack_from(battle, piece, at)
            value = standing(field, battle, piece, at, facing, may_attack, space)
            value -= toll(field, battle, piece, found, place)
        else:
            value = leader_standing(field, battle, piece - COMMANDER, at)
        value -= 0.004 * found.cost[place]
        if place == start:
            value += 0.02
        if value > best_value + 1e-9:
            best = place
            best_value = value
    return NONE if best == start else best


@kernel
def order_index(choices: Choices, piece: int, order: int) -> int:
    """The legal action that carries out an order of the search, NONE if there is none."""
    verb = Verb.TURN if order >= TURNING else Verb.STEP
    at = order - TURNING if order >= TURNING else order
    for number in range(choices.count):
        action = choices.actions[number]
        if action.unit == piece and action.verb == verb and action.at == at:
            return number
    return NONE


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
    boosted = choose_boost(field, battle, choices)
    if boosted != NONE:
        return boosted
    side = battle.seat
    for band in range(1, 24):
        for unit in range(field.unit_count):
            mover = battle.units[unit]
            if mover.side != side or mover.status != Status.ON_MAP or mover.moved or mover.panicked:
                continue
            away = nearest_enemy(field, battle, side, mover.hex)
            if min(away, 23) == band:
                order = start_order(field, battle, choices, unit, space)
                if order != NONE:
                    return order
    order = start_order(field, battle, choices, COMMANDER + side, space)
    return order if order != NONE else find_verb(choices, Verb.DONE)


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
    """The first order of a piece that stands better elsewhere, or NONE."""
    place = best_place(field, battle, piece, space)
    if place == NONE:
        return NONE
    return order_index(choices, piece, first_order(space.reach, place))


@kernel
def choose_on_the_way(field: Field, battle: Battle, choices: Choices, piece: int, space: Workspace) -> int:
    """The next order of a piece under way, or its halt."""
    order = start_order(field, battle, choices, piece, space)
    if order != NONE:
        return order
    halting = find_verb(choices, Verb.HALT)
    return halting if halting != NONE else 0


@kernel
def choose_boost(field: Field, battle: Battle, choices: Choices) -> int:
    """A Movement point goes to a unit still out of contact, to bring it up."""
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.BOOST:
            mover = battle.units[action.unit]
            away = nearest_enemy(field, battle, mover.side, mover.hex)
            if field.kinds[mover.kind].movement < away < 12:
                return number
    return NONE
