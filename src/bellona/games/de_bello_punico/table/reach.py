"""Where a piece can go in this movement: every possible final hex and facing, its cost, and its orders."""

from __future__ import annotations

from typing import Any

from bellona.kernel.hexes import DIRECTIONS, is_front
from bellona.kernel.jit import kernel
from bellona.kernel.record import Array, i2, one, record, times

from ..actions.moves import Refusal
from ..position.records import COMMANDER, HEXES, NONE, Ask, Battle, Field
from ..rules.c02_components import enemy_holds, friend_at, is_empty, is_unit
from ..rules.c06_movement import check_commander_mover, check_mover
from ..rules.c08_facing import in_enemy_zoc

STATES = HEXES * 6
QUEUE = STATES * 2
TURNING = 6
MOST_PRICE = 128
"""More than the price of any path."""


@record
class Reach:
    """A search over places: hex * 6 + facing. `order` is how a place was reached: a direction, or TURNING + facing."""

    count: i2
    places: Array[i2] = times(QUEUE)
    cost: Array[i2] = times(STATES)
    price: Array[i2] = times(STATES)
    """Disorder taken or given on the path."""
    before: Array[i2] = times(STATES)
    order: Array[i2] = times(STATES)
    turned: Array[i2] = times(HEXES)
    """The least cost, and then the least price, at which a unit could turn in a hex; 0 if it has not been there."""


@kernel
def _visit(found: Reach, place: int, cost: int, price: int, before: int, order: int) -> None:
    """Record a path to a place if it is the first or a better one."""
    if found.before[place] != NONE:
        worse = found.cost[place] < cost or (found.cost[place] == cost and found.price[place] <= price)
        if worse:
            return
    if found.count >= QUEUE:
        return
    found.cost[place] = cost
    found.price[place] = price
    found.before[place] = before
    found.order[place] = order
    found.places[found.count] = place
    found.count += 1


@kernel
def _forget(found: Reach) -> None:
    """Begin a new search."""
    for number in range(found.count):
        found.before[found.places[number]] = NONE
        found.turned[found.places[number] // 6] = 0
    found.count = 0


@kernel
def search(field: Field, battle: Battle, piece: int, found: Reach) -> None:
    """Fill in everywhere a piece can go from where it is; nothing if it may not move at all."""
    _forget(found)
    if is_unit(piece):
        if check_mover(battle, piece) == Refusal.NONE:
            _search_unit(field, battle, piece, found)
    elif check_commander_mover(battle, piece - COMMANDER) == Refusal.NONE:
        _search_commander(field, battle, piece - COMMANDER, found)


@kernel
def _search_unit(field: Field, battle: Battle, unit: int, found: Reach) -> None:
    mover = battle.units[unit]
    start = mover.hex * 6 + mover.facing
    _visit(found, start, 0, 0, start, NONE)
    number = 0
    while number < found.count:
        place = found.places[number]
        number += 1
        here, facing = place // 6, place % 6
        cost, price = found.cost[place], found.price[place]
        if cost < mover.points:
            _turn(found, place)
        stopped = mover.stopped if here == mover.hex else in_enemy_zoc(battle, mover.side, here)
        if stopped:
            continue
        for direction in range(6):
            to = field.neighbour[here, direction]
            if to < 0 or not is_front(facing, direction) or field.cost[to] == 0:
                continue
            if cost + field.cost[to] > mover.points or enemy_holds(battle, mover.side, to):
                continue
            friend = battle.at[to] if to != mover.hex else NONE
            if friend == NONE:
                _visit(found, to * 6 + direction, cost + field.cost[to], price, place, direction)
            elif not in_enemy_zoc(battle, mover.side, to) and battle.ask != Ask.STAMPEDE:
                disorder = 0 if field.passes[mover.kind, battle.units[friend].kind] else 1
                _visit(found, to * 6 + direction, cost + field.cost[to], price + disorder, place, direction)


@kernel
def _turn(found: Reach, place: int) -> None:
    """Record the turns at a place, unless the unit could turn in the same hex before, or has just turned there."""
    here, cost, price = place // 6, found.cost[place], found.price[place]
    spent = 1 + cost * MOST_PRICE + price
    if found.order[place] >= TURNING or 0 < found.turned[here] <= spent:
        return
    found.turned[here] = spent
    for turned in range(6):
        if turned != place % 6:
            _visit(found, here * 6 + turned, cost + 1, price, place, TURNING + turned)


@kernel
def _search_commander(field: Field, battle: Battle, side: int, found: Reach) -> None:
    leader = battle.commanders[side]
    _visit(found, leader.hex * 6, 0, 0, leader.hex * 6, NONE)
    number = 0
    while number < found.count:
        place = found.places[number]
        number += 1
        here, cost = place // 6, found.cost[place]
        exposed = in_enemy_zoc(battle, side, here) and friend_at(battle, side, here) == NONE
        if leader.stopped if here == leader.hex else exposed:
            continue
        for direction in range(6):
            to = field.neighbour[here, direction]
            if to < 0 or field.cost[to] == 0 or cost + field.cost[to] > leader.points:
                continue
            if not enemy_holds(battle, side, to):
                _visit(found, to * 6, cost + field.cost[to], 0, place, direction)


@kernel
def can_end(battle: Battle, piece: int, at: int) -> bool:
    """Whether a piece may end its movement in a hex that it can come to."""
    if not is_unit(piece):
        return True
    mover = battle.units[piece]
    if at == mover.hex:
        return battle.guest != piece
    return is_empty(battle, mover.side, at)


@kernel
def first_order(found: Reach, place: int) -> int:
    """The first order on the way to a place, NONE at the start itself."""
    order = NONE
    while found.order[place] != NONE:
        order = found.order[place]
        place = found.before[place]
    return order


def new_reach() -> Reach:
    """Space for searches."""
    made: Any = one(Reach)
    made.before[:] = NONE
    found: Reach = made
    return found


def reach(setting: Any, battle: Battle, name: str) -> dict[str, dict[str, Any]]:
    """For each hex a piece can end in: the least cost, the facing on arrival, every facing's cost, and the orders.

    `cost` and `orders` are those of the cheapest facing; `facings` maps a facing to its own cost and orders.
    """
    piece = setting.notation.find_piece(battle, name)
    found = new_reach()
    search(setting.field, battle, piece, found)
    hexes: dict[str, dict[str, Any]] = {}
    for place in sorted({int(found.places[n]) for n in range(found.count)}):
        at, facing = divmod(place, 6)
        if not can_end(battle, piece, at):
            continue
        cost, disorder = int(found.cost[place]), int(found.price[place])
        way = {"cost": cost, "disorder": disorder, "orders": _orders(found, place, name)}
        entry = hexes.setdefault(setting.notation.hex(at), {"facings": {}})
        entry["facings"][DIRECTIONS[facing]] = way
        if "cost" not in entry or way["cost"] < entry["cost"]:
            entry |= {**way, "facing": DIRECTIONS[facing]}
    return hexes


def _orders(found: Reach, place: int, name: str) -> list[str]:
    """The orders that lead to a place."""
    orders: list[str] = []
    while found.order[place] != NONE:
        order = int(found.order[place])
        verb, direction = ("turn", order - TURNING) if order >= TURNING else ("step", order)
        orders.append(f"{verb} {name} {DIRECTIONS[direction]}")
        place = int(found.before[place])
    return orders[::-1]
