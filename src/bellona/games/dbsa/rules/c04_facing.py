"""4, combat: elements that are contacted on flank or rear turn to face."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.plane import HALF_TURN, bearing
from bellona.kernel.rules import rule

from ..position.bases import camp_penetration_at, depth_of, is_there, overlaps_at, place, side_of, unlink
from ..position.records import ARMY, ELEMENTS, NONE, Battle, World
from .c03_moves.going import meets_impassable, on_board
from .c04_contact import contacts_behind, enemies_of, front_enemy
from .events import EventKind


@rule("4.3", "R33", "R35")
def must_turn(world: World, battle: Battle, e: int) -> bool:
    """Whether an element turns if it is contacted: it has no enemy to its front and was not denied the room yet."""
    return is_there(battle, e) and not battle.elements[e].braced and front_enemy(world, battle, e) == NONE


@rule("4.3", "R33")
def list_turns(world: World, battle: Battle, n: int) -> tuple[int, int]:
    """The n-th element that has to turn now, with an enemy that it may turn to; (NONE, NONE) past the end."""
    for e in range(ELEMENTS):
        first = enemies_of(e)
        for enemy in range(first, first + ARMY):
            if contacts_behind(world, battle, enemy, e) and must_turn(world, battle, e):
                if n == 0:
                    return e, enemy
                n -= 1
    return NONE, NONE


@rule("4.3", "R34")
def turn_to_face(world: World, battle: Battle, e: int, enemy: int, log: Log) -> None:
    """An element puts its front edge on that of the enemy that contacts it; without room for it, it stays."""
    there = battle.elements[enemy]
    x, y, facing = there.x, there.y, bearing(there.facing + HALF_TURN)
    if has_room(world, battle, e, x, y, facing):
        place(battle, e, x, y, facing)
        unlink(battle, e)
        emit(log, EventKind.FACED, 0, e, enemy, 0, 0)
    else:
        battle.elements[e].braced = 1
        emit(log, EventKind.NO_ROOM_TO_FACE, 0, e, enemy, 0, 0)


@rule("R34")
def has_room(world: World, battle: Battle, e: int, x: int, y: int, facing: int) -> bool:
    """Whether an element could stand at a pose: on the board, in no base, enemy camp or impassable ground."""
    depth = depth_of(world, battle, e)
    if not on_board(world, x, y, facing, depth) or meets_impassable(world, x, y, facing, depth):
        return False
    if camp_penetration_at(world, battle, x, y, facing, depth, 1 - side_of(e)) > world.touch:
        return False
    return is_free_of_bases(world, battle, e, x, y, facing)


@kernel
def is_free_of_bases(world: World, battle: Battle, e: int, x: int, y: int, facing: int) -> bool:
    """Whether an element at a pose would overlap no other."""
    depth = depth_of(world, battle, e)
    for other in range(ELEMENTS):
        if other != e and is_there(battle, other):
            if overlaps_at(world, battle, x, y, facing, depth, other):
                return False
    return True
