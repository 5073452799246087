"""Why a piece cannot march to a hex: a reason for the whole way, not for one of its steps."""

from __future__ import annotations

from typing import Any

from bellona.gamekit.values import Refusal
from bellona.kernel.hexes import DIRECTIONS
from bellona.kernel.record import clone

from ..position.records import COMMANDER, NONE, Battle
from ..rules.c02_components import enemy_holds, gap
from ..rules.c08_facing import in_enemy_zoc
from .reach import reach

ENOUGH = 127
"""More movement points than any way over a map takes."""


def refused_march(setting: Any, battle: Battle, name: str, at: str) -> Refusal | None:
    """Why a piece cannot end its movement in a hex; None if it can, or is there."""
    piece, goal = setting.notation.find_piece(battle, name), setting.notation.find_hex(at)
    mover: Any = battle.commanders[piece - COMMANDER] if piece >= COMMANDER else battle.units[piece]
    ways = reach(setting, battle, name)
    if at in ways or mover.hex < 0 or goal == mover.hex:
        return None
    if not ways:
        refusal: Refusal | None = setting.check(battle, setting.read(battle, f"step {name} {DIRECTIONS[0]}"))
        return refusal
    return _barred(setting, battle, piece, at) or _too_far(setting, battle, piece, at)


def _barred(setting: Any, battle: Battle, piece: int, at: str) -> Refusal | None:
    """Why nobody could end a movement in a hex: its ground, or who holds it."""
    goal, side = setting.notation.find_hex(at), _side_of(battle, piece)
    if setting.field.cost[goal] == 0:
        return _refusal(setting, battle, piece, "march-impassable", setting.rule_here("17.2.1b"), hex=at)
    if enemy_holds(battle, side, goal):
        return _refusal(setting, battle, piece, "march-to-enemy", "7", hex=at)
    if piece < COMMANDER and battle.at[goal] != NONE:
        return _refusal(setting, battle, piece, "march-to-friend", "7", hex=at)
    return None


def _too_far(setting: Any, battle: Battle, piece: int, at: str) -> Refusal:
    """The price of the cheapest way to a hex, or where every way there ends."""
    tried: Any = clone(battle)
    mover: Any = tried.commanders[piece - COMMANDER] if piece >= COMMANDER else tried.units[piece]
    left, mover.points = int(mover.points), ENOUGH
    ways = reach(setting, tried, setting.notation.piece(battle, piece))
    if at in ways:
        return _refusal(setting, battle, piece, "march-too-far", "6e", hex=at, cost=ways[at]["cost"], left=left)
    find, goal = setting.notation.find_hex, setting.notation.find_hex(at)
    nearest = min(ways, key=lambda place: (gap(setting.field, find(place), goal), ways[place]["cost"]))
    if in_enemy_zoc(battle, _side_of(battle, piece), find(nearest)):
        return _refusal(setting, battle, piece, "march-stopped", "8.2b", hex=at, place=nearest)
    return _refusal(setting, battle, piece, "march-no-way", "6b", hex=at, place=nearest)


def _side_of(battle: Battle, piece: int) -> int:
    return piece - COMMANDER if piece >= COMMANDER else int(battle.units[piece].side)


def _refusal(setting: Any, battle: Battle, piece: int, name: str, rule: str, **args: Any) -> Refusal:
    args["unit"] = setting.say_piece(battle, piece)
    return Refusal(f"refusal-{name}", args, setting.words, rule=rule, at=(args["hex"],))
