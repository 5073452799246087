"""A piece in words: what it is, where it stands, how it fares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bellona.kernel.hexes import DIRECTIONS
from bellona.kernel.words import Said

from .notation import SEATS
from .position import COMMANDER, Battle, Status

STATES = ("panicked", "halted", "stampeding", "shot")


def describe_piece(setting: Any, battle: Battle, piece: int) -> Iterator[Said]:
    """A unit or a commander, part by part."""
    if piece >= COMMANDER:
        yield Said("picture-commander", name=setting.data.army(SEATS[piece - COMMANDER]).leader.name)
    else:
        yield from _unit(setting, battle.units[piece], setting.notation.piece(battle, piece))


def _unit(setting: Any, unit: Any, name: str) -> Iterator[Said]:
    kind, code, hex_name = setting.field.kinds[unit.kind], setting.notation.codes[unit.kind], setting.notation.hex
    yield Said(
        "picture-unit",
        type=Said(f"unit-{code}"),
        id=name,
        combat=int(kind.combat),
        movement=int(kind.movement),
        morale=int(kind.morale),
    )
    if kind.reach:
        yield Said("picture-range", range=int(kind.reach))
    if unit.status == Status.ON_MAP:
        yield Said("picture-at", hex=hex_name(unit.hex), facing=Said(f"facing-{DIRECTIONS[unit.facing]}"))
    else:
        yield Said(f"status-{Status(unit.status).name.lower()}")
        if unit.exit_hex >= 0:
            yield Said("picture-leaves", hex=hex_name(unit.exit_hex))
    if unit.disorder:
        yield Said("picture-disorder", count=int(unit.disorder))
    for state in STATES:
        if unit[state]:
            yield Said(f"picture-{state}")
