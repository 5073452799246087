"""8 Facing: fronts, turning, zones of control."""

from __future__ import annotations

from bellona.kernel.hexes import is_front
from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ..position.records import Battle, Field
from .c02_components import add_zoc, enemy_of


@rule("8.2a", "8.2b", "11c", "R14", "R55")
def in_enemy_zoc(battle: Battle, side: int, at: int) -> bool:
    """Whether a hex lies in the zone of control of a side's enemies."""
    return battle.zoc[enemy_of(side), at] > 0


@rule("8a", "8b")
def is_rear(battle: Battle, unit: int, direction: int) -> bool:
    """Whether a direction lies behind a unit; a unit in Panic has no rear."""
    target = battle.units[unit]
    return not target.panicked and not is_front(target.facing, direction)


@kernel
def face(field: Field, battle: Battle, unit: int, facing: int) -> None:
    """Turn a unit in its hex."""
    turned = battle.units[unit]
    if not turned.panicked:
        add_zoc(field, battle, unit, -1)
    turned.facing = facing
    if not turned.panicked:
        add_zoc(field, battle, unit, 1)
