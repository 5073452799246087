"""Impossible positions: more than the game has, and states that the rules would change at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bellona.gamekit.values import BadPosition
from bellona.kernel.rules import enforces

from ..position.records import CARTHAGE, LAND, NAVAL, NOBODY, NONE, ROME, Access, Phase, Status, Terrain, War, World
from ..rules.c03_components import combat_points, enemy_of
from ..rules.c08_leaders import count_in
from ..rules.c10_towns import is_trapped
from ..rules.c18_victory import alone
from ..text.notation import ARMS, LEADER_NAMES, SEATS


def refuse_impossible(world: World, war: War, occupied: Iterable[int], hexes: Sequence[str]) -> None:
    """Complain about an impossible position; a hex whose losses are being settled may be in disorder."""
    there = sorted(occupied)
    _refuse_too_many(world, war)
    _refuse_misplaced(world, war, there, hexes)
    if war.phase == Phase.OVER:
        return
    for h in sorted({*there, int(world.syracuse_hex)}):
        if h != war.disturbed:
            for fault in _faults(world, war, h):
                raise BadPosition(f"stacks.{hexes[h]}: {fault}")


@enforces("7.35b", "8.41")
def _refuse_too_many(world: World, war: War) -> None:
    """No more points and leaders than there are counters."""
    for side, seat in enumerate(SEATS):
        for arm, name in enumerate(ARMS):
            found, most = int(war.total[side, arm]), int(world.counters[side, arm])
            if found > most:
                raise BadPosition(f"stacks: {seat} has {found} {name} points, but no more than {most} can be in play")
        waiting = Status.DRAWN if side == ROME else Status.LOST
        found = sum(int(count_in(world, war, side, status)) for status in (Status.ON_MAP, waiting))
        most = int(world.most_leaders[side])
        if found > most:
            raise BadPosition(f"stacks: {seat} has {found} leaders in play, but this war allows no more than {most}")


@enforces("5.32a", "10.21")
def _refuse_misplaced(world: World, war: War, occupied: Sequence[int], hexes: Sequence[str]) -> None:
    """Fleets stay at sea and on the coast, and only points with a place to be inside of are inside."""
    for h in occupied:
        for side, seat in enumerate(SEATS):
            if war.points[side, NAVAL, h] and world.terrain[h] in (Terrain.LAND, Terrain.MOUNTAIN):
                raise BadPosition(f"stacks.{hexes[h]}.{seat}: a fleet cannot be inland")
            if world.place[h] == NONE and (war.inside[side, LAND, h] or war.inside[side, NAVAL, h]):
                raise BadPosition(f"stacks.{hexes[h]}.{seat}: there is no town or city to be inside of")


def _faults(world: World, war: War, h: int) -> Iterator[str]:
    """What is wrong in a hex."""
    if all(war.inside[side, LAND, h] or war.inside[side, NAVAL, h] for side in range(2)):
        yield "both sides cannot be inside at once"
    for side, seat in enumerate(SEATS):
        yield from _faults_of(world, war, side, seat, h)
    yield from _fallen(world, war, h)


@enforces("8.31a", "10.35", "17.11a", "17.11b")
def _faults_of(world: World, war: War, side: int, seat: str, h: int) -> Iterator[str]:
    """What is wrong with a side in a hex."""
    if is_trapped(world, war, side, h):
        yield f"the naval points of {seat} inside would be lost: enemy land points are there, its own are not (10.35)"
    if combat_points(world, war, side, h) == 0:
        if combat_points(world, war, enemy_of(side), h) > 0:
            for name in _leaders_at(world, war, side, h):
                yield f"{name} would be lost: he is alone among enemies (8.31a)"
    elif world.region[h] == world.syracuse and war.align[world.syracuse] == NOBODY:
        yield f"Syracuse would not be neutral: points of {seat} have entered its region (17.11)"


def _leaders_at(world: World, war: Any, side: int, h: int) -> list[str]:
    """The names of a side's leaders in a hex."""
    return [name for n, name in enumerate(LEADER_NAMES) if war.leaders[n].hex == h and world.figures[n].side == side]


@enforces("18.22", "18.23", "R21")
def _fallen(world: World, war: War, h: int) -> Iterator[str]:
    """A capital in which only the enemy has land points has fallen."""
    if h == world.carthage_hex and alone(world, war, ROME, h):
        yield "Carthage has fallen, and the war is over (18.23)"
    if h == world.rome_hex and alone(world, war, CARTHAGE, h) and not world.only_carthage_falls:
        yield "Rome has fallen, and the war is over (18.22)"


@enforces("19.0a", "19.34C", "B9")
def refuse_impossible_turn(world: World, war: War) -> None:
    """The first turn lacks two phases, some wars lack one, and a war with a limit of turns has no more than those."""
    if 0 < world.turn_limit < war.turn:
        raise BadPosition(f"turn: this war has {world.turn_limit} turns, so there is no turn {war.turn}")
    if war.phase == Phase.DIPLOMACY and not world.has_diplomacy:
        raise BadPosition("phase: this war has no diplomacy")
    if war.turn == 1 and war.phase in (Phase.DIPLOMACY, Phase.ELECTIONS):
        raise BadPosition(f"phase: the first turn has no {Phase(war.phase).name.lower()}")


@enforces("16.34a", "16.36.4a", "19.14D1")
def refuse_impossible_past(world: Any, war: War) -> None:
    """What happens in one war only cannot have happened in another."""
    if war.illyrian_war and Access.UNTIL_WAR not in world["region_closed"]:
        raise BadPosition("illyrian_war: there is no Roman-Illyrian War in this war")
    if war.south_defected and not world["has_diplomacy"]:
        raise BadPosition("south_defected: southern Italy does not defect in this war")
    if not war.may_build and world["shipyards_wanted"] == 0:
        raise BadPosition("may_build: in this war Rome can always build fleets")


@enforces("8.4b")
def refuse_drawn_leaders(war: War) -> None:
    """At the beginning of a phase nobody is drawn and waiting for a place."""
    for name, leader in zip(LEADER_NAMES, war.leaders, strict=True):
        if leader.status == Status.DRAWN:
            raise BadPosition(f"leaders.{name}: at the beginning of a phase no drawn leader waits for a place")


@enforces("10.22")
def hold_by_garrisons(world: World, war: War) -> None:
    """The side with land points inside a place holds it; ships may be inside one that went with its region (10.12)."""
    for place in range(world.places):
        for side in range(2):
            if war.inside[side, LAND, world.place_hex[place]]:
                war.holder[place] = side
