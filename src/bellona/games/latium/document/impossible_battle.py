"""Impossible battles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..position.battlefield import EQUITES, LEADER, SIDE_UNITS, Clash, Ground, Stage
from ..position.vocabulary import NONE, Ask, WarState
from ..position.world_record import World
from ..rules.c11_battle.end import PHASES
from ..rules.c11_battle.field import FEW_UNITS, MANY_UNITS, is_square, measure, stands, strength, troops
from ..rules.c11_battle.losses import DESTROYED_AT
from ..text.names import SEAT_NAMES, UNIT_NAMES, square_name
from .layout import SIDE_NAMES

SIZES = {measure(units)[:2] for units in (FEW_UNITS - 1, FEW_UNITS, MANY_UNITS + 1)}
COMMANDING = (Ask.ACT, Ask.SHOOT, Ask.WATCH)


def battle_faults(world: World, realm: Any) -> Iterator[str]:
    """The impossible facts of the current battle; empty if there is none."""
    battle = realm.battle
    if battle.stage == Stage.NONE:
        return
    yield from _side_faults(world, realm)
    if battle.stage >= Stage.DEPLOYMENT and battle.stage != Stage.SETTLED:
        yield from _field_faults(battle)
        yield from _unit_faults(battle)
    if battle.stage == Stage.FIGHTING:
        yield from _fight_faults(realm)


def _side_faults(world: World, realm: Any) -> Iterator[str]:
    battle = realm.battle
    if battle.seat[0] == NONE:
        yield "battle.seat[0]: the aggressor of a battle is a Rex"
    for side in range(2):
        if battle.seat[side] != NONE and not world.played[battle.seat[side]]:
            yield f"battle.seat[{side}]: nobody plays {SEAT_NAMES[battle.seat[side]]} in this game"
        is_counted = battle.stage >= Stage.DEPLOYMENT and battle.signa[side].min() >= 0
        if is_counted and battle.signa[side].sum() > battle.signa_count[side]:
            told = int(battle.signa[side].sum())
            yield f"battle.signa_count[{side}]: the {SIDE_NAMES[side]} has {told} Signa, not {battle.signa_count[side]}"
    if battle.seat[0] == battle.seat[1]:
        yield f"battle.seat[1]: {SEAT_NAMES[battle.seat[0]]} does not fight himself"
    if battle.cell == NONE or world.cost[world.terrain[battle.cell]] == 0:
        yield "battle.cell: a battle is fought on land"
    if not 0 <= battle.war < len(realm.wars) or realm.wars[battle.war].state != WarState.ON:
        yield f"battle.war: war {battle.war} (counted from 0) is not on"


def _field_faults(battle: Any) -> Iterator[str]:
    if (int(battle.front), int(battle.depth)) not in SIZES:
        sizes = ", ".join(f"{front} by {depth}" for front, depth in sorted(SIZES))
        yield f"battle.front: a field is {sizes}, not {battle.front} by {battle.depth}"


def _unit_faults(battle: Any) -> Iterator[str]:
    taken: dict[int, str] = {}
    for number, unit in enumerate(battle.units):
        if not stands(unit):
            continue
        name, place, square = UNIT_NAMES[number], f"battle.units.{UNIT_NAMES[number]}", int(unit.square)
        if not is_square(battle, square):
            yield f"{place}.square: a unit on the field stands on a square of it"
            continue
        if square in taken:
            yield f"{place}.square: {taken[square]} stands on {square_name(square)} already"
        taken[square] = name
        if unit.arm == EQUITES and battle.terrain[square] == Ground.SILVA:
            yield f"{place}.square: equites do not stand in a silva"
        if unit.arm == LEADER and number % SIDE_UNITS:
            yield f"{place}.arm: only A1 and D1 are commanders"
        if strength(unit) == 0:
            yield f"{place}.alive: nobody is left of a unit that stands on the field"
        if any(points >= DESTROYED_AT for points in unit.points[unit.alive == 1]):
            yield f"{place}.points: nobody bears {DESTROYED_AT} points"


def _fight_faults(realm: Any) -> Iterator[str]:
    battle = realm.battle
    if not 1 <= battle.number <= PHASES:
        yield f"battle.number: a battle has phases 1 to {PHASES}, not {battle.number}"
    if battle.holder not in (0, 1):
        yield "battle.holder: one of the two sides has the initiative"
    for side in range(2):
        if realm.ask in COMMANDING and troops(battle, side) == 0:
            yield f"battle.units: the {SIDE_NAMES[side]} has no unit left on the field, and has lost"
    if battle.fight.clash != Clash.NONE:
        for role in ("attacker", "target"):
            if battle.fight[role] == NONE or not stands(battle.units[battle.fight[role]]):
                yield f"battle.fight.{role}: who fights stands on the field"
