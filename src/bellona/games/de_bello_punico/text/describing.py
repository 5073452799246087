"""A piece in words: what it is, where it stands, its state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bellona.gamekit.catalog import Text
from bellona.kernel.hexes import DIRECTIONS

from ..position.records import COMMANDER, Battle, Status
from .notation import SEATS

STATES = ("panicked", "halted", "stampeding", "shot")


def describe_piece(setting: Any, battle: Battle, piece: int) -> Iterator[Text]:
    """A unit or a commander, part by part."""
    if piece >= COMMANDER:
        yield Text("picture-commander", name=setting.data.army(SEATS[piece - COMMANDER]).leader.name)
    else:
        yield from _unit(setting, battle.units[piece], setting.notation.piece(battle, piece))


def _unit(setting: Any, unit: Any, name: str) -> Iterator[Text]:
    kind, code, hex_name = setting.field.kinds[unit.kind], setting.notation.codes[unit.kind], setting.notation.hex
    yield Text(
        "picture-unit",
        type=Text(f"unit-{code}"),
        id=name,
        combat=int(kind.combat),
        movement=int(kind.movement),
        morale=int(kind.morale),
    )
    if kind.reach:
        yield Text("picture-range", range=int(kind.reach))
    if unit.status == Status.ON_MAP:
        yield Text("picture-at", hex=hex_name(unit.hex), facing=Text(f"facing-{DIRECTIONS[unit.facing]}"))
    else:
        yield Text(f"status-{Status(unit.status).name.lower()}")
        if unit.exit_hex >= 0:
            yield Text("picture-leaves", hex=hex_name(unit.exit_hex))
    if unit.disorder:
        yield Text("picture-disorder", count=int(unit.disorder))
    for state in STATES:
        if unit[state]:
            yield Text(f"picture-{state}")
