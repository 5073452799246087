"""Impossible positions: those that no battle can reach are refused with the wrong place, in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from bellona.gamekit.values import BadPosition
from bellona.kernel.rules import enforces

from ..position.bases import are_in_file, camp_penetration_at, depth_of, penetration_of
from ..position.records import ARMY, ELEMENTS, NOBODY, NONE, Battle, CampState, Phase, Reason, Status, World
from ..rules.c01_setup import anyone_waiting, in_strip
from ..rules.c02_sequence import FIRST_OFFER
from ..rules.c03_moves.going import meets_impassable, on_board
from ..rules.c06_victory import reason_to_lose
from ..text.notation import EDGES, ELEMENT_NAMES, SEATS

SETTING_UP = (Phase.EDGES, Phase.DEPLOYMENT)
LOSSES = {
    Reason.GENERAL: "its general",
    Reason.CAMP: "its camp",
    Reason.LOSSES: "too many elements",
}


def refuse_impossible(world: World, battle: Any) -> None:
    """BadPosition with the first error."""
    for check in CHECKS:
        check(world, battle)


def _there(battle: Any) -> list[int]:
    return [e for e in range(ELEMENTS) if battle.elements[e].status == Status.ON_BOARD]


def _place(e: int) -> str:
    return f"elements.{ELEMENT_NAMES[e]}"


@enforces("1.1", "1.2", "R5")
def _refuse_setup(world: World, battle: Any) -> None:
    """If edges and deployment are given nobody rolls for them; 5 and 6 are edges that share a corner."""
    if world.fixed:
        if battle.phase in SETTING_UP:
            raise BadPosition("phase: on this field edges and deployment are given, and nothing is set up")
        if battle.high != NONE:
            raise BadPosition("setup: on this field edges are given, and nobody throws for them")
        for side, seat in enumerate(SEATS):
            if battle.edge[side] != world.edge[side]:
                raise BadPosition(f"edges.{seat}: on this field the edge is {EDGES[world.edge[side]]}")
    if bool(battle.five) != bool(battle.six):
        raise BadPosition("setup: the edges for 5 and 6 are named together")
    if battle.five and battle.phase == Phase.EDGES:
        raise BadPosition("setup.five: nobody has named edges yet in this phase")
    if battle.five and (battle.five - battle.six) % 2 == 0:
        raise BadPosition("setup: the edges for 5 and 6 do not share a corner")


@enforces("2.1", "2.2", "2.3", "B4", "R72")
def _refuse_numbers(world: World, battle: Any) -> None:
    """Bounds are counted from 1, no point is above its die, and offers are made late."""
    begun = battle.phase not in SETTING_UP
    if begun != (battle.bound > 0):
        raise BadPosition(f"bound: {battle.bound} does not fit the phase; bounds are counted from 1, after the set-up")
    if battle.limit and battle.bound > battle.limit:
        raise BadPosition(f"bound: {battle.bound} is beyond the last bound, {battle.limit}")
    if begun != (battle.die > 0):
        raise BadPosition(f"die: {battle.die} does not fit the phase; a bound begins with a die of 1 to 6")
    if battle.points > battle.die:
        raise BadPosition(f"points: {battle.points} are more than the die gave, {battle.die}")
    drawn = battle.phase == Phase.OVER and battle.reason == Reason.AGREEMENT
    if battle.points and battle.phase != Phase.MOVES and not drawn:
        raise BadPosition("points: none are left once the moves are over")
    if battle.bound < FIRST_OFFER and any(battle.offered):
        raise BadPosition(f"offered: nobody offers a draw before bound {FIRST_OFFER}")


@enforces("1.4", "1.5", "R6")
def _refuse_deployment(world: World, battle: Any) -> None:
    """Nobody is deployed before the edges are known, nor the low scorer before the high; nobody waits afterwards."""
    for e in range(ELEMENTS):
        status = battle.elements[e].status
        if status == Status.WAITING and battle.phase not in SETTING_UP:
            raise BadPosition(f"{_place(e)}: nobody waits any more once the set-up is over")
        if status == Status.LOST and battle.phase in SETTING_UP:
            raise BadPosition(f"{_place(e)}: nobody is lost in the set-up")
        if status == Status.ON_BOARD and battle.phase == Phase.EDGES:
            raise BadPosition(f"{_place(e)}: nobody is deployed before the edges are known")
    if battle.phase == Phase.EDGES and battle.high != NONE and battle.active != battle.high:
        raise BadPosition("active: the one who threw higher names the edges")
    if battle.phase != Phase.DEPLOYMENT:
        return
    high, low = int(battle.high), 1 - int(battle.high)
    is_high_ready = battle.camps[high].state != CampState.ABSENT and not anyone_waiting(battle, high)
    if battle.active == low and not is_high_ready:
        raise BadPosition(f"active: {SEATS[high]} threw higher, and deploys its camp and its whole army first")
    begun = battle.camps[low].state != CampState.ABSENT or any(e // ARMY == low for e in _there(battle))
    if battle.active == high and begun:
        raise BadPosition(f"active: {SEATS[low]} deploys nothing before {SEATS[high]} is ready")
    for e in _there(battle):
        x, y, facing, depth = _base(world, battle, e)
        if not in_strip(world, battle, e // ARMY, x, y, facing, depth):
            raise BadPosition(f"{_place(e)}: its base is not wholly in the deployment strip")


def _base(world: World, battle: Any, e: int) -> tuple[int, int, int, int]:
    x, y, facing = (int(battle.elements[e][name]) for name in ("x", "y", "facing"))
    return x, y, facing, int(depth_of(world, battle, e))


@enforces("R2", "R57", "R66", "R77", "B1")
def _refuse_overlaps(world: World, battle: Any) -> None:
    """Bases lie on the board, out of impassable ground and of the enemy's camp, and on nobody but column mates."""
    there = _there(battle)
    for e in there:
        x, y, facing, depth = _base(world, battle, e)
        if not on_board(world, x, y, facing, depth):
            raise BadPosition(f"{_place(e)}: its base is not wholly on the board")
        if meets_impassable(world, x, y, facing, depth):
            raise BadPosition(f"{_place(e)}: its base is on impassable ground")
        if camp_penetration_at(world, battle, x, y, facing, depth, 1 - e // ARMY) > world.touch:
            raise BadPosition(f"{_place(e)}: its base overlaps the enemy's camp")
    for e, other in combinations(there, 2):
        if penetration_of(world, battle, e, other) > world.touch and not are_in_file(battle, e, other):
            raise BadPosition(f"{_place(other)}: its base overlaps that of {ELEMENT_NAMES[e]}")


@enforces("R19", "B1")
def _refuse_columns(world: World, battle: Any) -> None:
    """One element follows another, nobody follows itself round a ring."""
    followed: dict[int, int] = {}
    for e in _there(battle):
        fore = int(battle.elements[e].follows)
        if fore == NONE:
            continue
        if fore in followed:
            both = f"{ELEMENT_NAMES[followed[fore]]} and {ELEMENT_NAMES[e]}"
            raise BadPosition(f"{_place(e)}.follows: {both} cannot both follow {ELEMENT_NAMES[fore]}")
        followed[fore] = e
    for e in followed.values():
        fore = int(battle.elements[e].follows)
        while fore not in (NONE, e):
            fore = int(battle.elements[fore].follows)
        if fore == e:
            raise BadPosition(f"{_place(e)}.follows: it would follow itself")


@enforces("2.8", "R9", "R33", "R36")
def _refuse_memories(world: World, battle: Any) -> None:
    """Only the active side has moved, turning comes after the moves, and fights after that."""
    since = {"moved": Phase.MOVES, "braced": Phase.FACING, "fought": Phase.FIGHTS}
    for e in _there(battle):
        for name, phase in since.items():
            if battle.elements[e][name] and battle.phase < phase:
                raise BadPosition(f"{_place(e)}.{name}: this cannot be before the phase {phase.name.lower()}")
        if battle.elements[e].moved and e // ARMY != battle.active:
            raise BadPosition(
                f"{_place(e)}.moved: it is {SEATS[battle.active]}'s bound, and only {SEATS[battle.active]} moves"
            )


@enforces("5.13", "6.3")
def _refuse_losses(world: World, battle: Any) -> None:
    """The losses are those marked or more, if some are not listed, but nobody on the board."""
    for side, seat in enumerate(SEATS):
        states = [battle.elements[e].status for e in range(ARMY * side, ARMY * side + ARMY)]
        marked, most = states.count(Status.LOST), ARMY - states.count(Status.ON_BOARD) - states.count(Status.WAITING)
        if not marked <= battle.lost[side] <= most:
            told = f"{marked} of its elements are marked as lost, and {ARMY - most} are not lost"
            raise BadPosition(f"lost.{seat}: {battle.lost[side]} does not fit the elements: {told}")


@enforces("6.1", "6.2", "6.3", "6.4")
def _refuse_end(world: World, battle: Any) -> None:
    """A lost battle is over, and a finished one was lost as stated, or drawn when that was possible."""
    reasons = [Reason(reason_to_lose(world, battle, side)) for side in range(2)]
    if battle.phase != Phase.OVER:
        for side, reason in enumerate(reasons):
            if reason:
                sentence = f"{SEATS[side]} has lost {LOSSES[reason]}, and so the battle"
                raise BadPosition(f"phase: {sentence}; it is over, won by {SEATS[1 - side]}")
        return
    told = Reason(battle.reason)
    if battle.winner != NOBODY:
        if reasons[1 - battle.winner] != told:
            raise BadPosition(f"reason: {SEATS[1 - battle.winner]} has not lost the battle by {told.name.lower()}")
    elif any(reasons):
        raise BadPosition("reason: one side has lost, so it is no draw")
    elif told == Reason.AGREEMENT and battle.bound < FIRST_OFFER:
        raise BadPosition(f"reason: nobody agrees on a draw before bound {FIRST_OFFER}")
    elif told == Reason.LAST_BOUND and battle.bound != battle.limit:
        raise BadPosition("reason: bound and limit say that this was not the last bound")


CHECKS: tuple[Callable[[World, Battle], None], ...] = (
    _refuse_setup,
    _refuse_numbers,
    _refuse_deployment,
    _refuse_overlaps,
    _refuse_columns,
    _refuse_memories,
    _refuse_losses,
    _refuse_end,
)
"""In this order: the first complaint counts."""
