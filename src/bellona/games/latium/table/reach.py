"""Where a counter can be sent in the phase of its Rex, and what the way costs."""

from __future__ import annotations

from typing import Any

from bellona.gamekit.values import NotUnderstood
from bellona.kernel.log import Log
from bellona.kernel.record import one

from ..position.records import Realm
from ..position.vocabulary import CELLS, NONE, Ask
from ..rules.c09_movement import UNREACHED, arriving, check_counter, explore, may_enter, open_towns
from ..text.names import CELL_NAMES, COUNTER_NAMES, SEAT_NAMES


def reach(setting: Any, realm: Realm, name: str) -> dict[str, dict[str, Any]]:
    """The caselle to which a counter can be sent: the milia, the turns they take, and the order."""
    seat, counter = counter_named(name)
    world = setting.world
    if realm.ask != Ask.REIGN or realm.seat != seat or check_counter(world, realm, counter) != 0:
        return {}
    log: Any = one(Log)
    explore(world, realm, seat, counter, NONE, log)
    opened, start, ways = open_towns(realm, seat, counter), int(realm.reges[seat].pieces[counter].cell), {}
    for cell in range(CELLS):
        milia = int(arriving(world, cell, log)) & ~1
        if cell != start and milia < UNREACHED and may_enter(world, opened, cell):
            order = f"move {COUNTER_NAMES[counter]} {CELL_NAMES[cell]}"
            ways[CELL_NAMES[cell]] = {"cost": milia, "turns": turns_of(world, milia), "orders": [order]}
    return ways


def turns_of(world: Any, milia: int) -> int:
    """How many turns a journey takes at least."""
    return max(1, -(-milia // int(world.allowance)))


def counter_named(name: str) -> tuple[int, int]:
    """The seat and the counter of an id such as rex-roma."""
    counter, _, seat = name.rpartition("-")
    if counter not in COUNTER_NAMES or seat not in SEAT_NAMES:
        raise NotUnderstood(f"{name!r} is no counter such as rex-roma")
    return SEAT_NAMES.index(seat), COUNTER_NAMES.index(counter)
