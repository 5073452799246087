"""Areas around a piece: its front and rear, the range of its missiles, the radius of a commander."""

from __future__ import annotations

from bellona.kernel.hexes import is_front

from ..position.records import COMMANDER, Battle, Field, Life, Status
from .measures import BOARD


def arcs(field: Field, battle: Battle, piece: int) -> dict[str, list[int]]:
    """Before and behind a unit, and how far its missiles fly; a unit in Panic has neither front nor rear."""
    found: dict[str, list[int]] = {"front": [], "rear": [], "missiles": []}
    if piece >= COMMANDER or battle.units[piece].status != Status.ON_MAP or battle.units[piece].panicked:
        return found
    unit = battle.units[piece]
    for direction in range(6):
        h = int(field.neighbour[unit.hex, direction])
        if h >= 0:
            found["front" if is_front(int(unit.facing), direction) else "rear"].append(h)
    if field.kinds[unit.kind].reach > 1:
        ring = (int(field.ring[unit.hex, (2 * unit.facing + turn) % 12]) for turn in range(-2, 3))
        found["missiles"] = [*found["front"], *(h for h in ring if h >= 0)]
    return found


def radius(field: Field, battle: Battle, side: int) -> list[int]:
    """The hexes that the commander of a side commands."""
    if not 0 <= side < 2:
        return []
    leader = battle.commanders[side]
    if leader.life != Life.ALIVE or leader.hex < 0:
        return []
    return BOARD.within(int(leader.hex), int(field.radius_per_point * field.points[side]))
