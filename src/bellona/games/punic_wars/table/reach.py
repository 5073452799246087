"""Where a leader can go with his present force, as orders: by land and by sea, with costs and risks."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from bellona.kernel.record import clone, one

from ..actions.exploring import BY_SHIP, FACES, NO_WAY, ON_FOOT, Reach, explore
from ..actions.moves import Verb
from ..position.records import Ask, Status, Terrain, War

KINDS = {ON_FOOT: "land", BY_SHIP: "sea"}
STAYING = (Terrain.COAST, Terrain.LAND)


def reach(setting: Any, war: War, name: str) -> dict[str, dict[str, Any]]:
    """The hexes that a leader can reach: the best path, and the best by land and by sea if they differ."""
    leader = setting.notation.find_leader(name)
    if not may_march(setting, war, leader):
        return {}
    found: Any = one(Reach)
    explore(setting.world, clone(war), leader, found)
    ways = Ways(setting, found, [] if war.marching == leader else [f"lead {name}"])
    start = int(war.leaders[leader].hex)
    return {ways.names[h]: ways.to(h) for h in ways.goals if h != start}


def may_march(setting: Any, war: War, leader: int) -> bool:
    """Whether a leader may continue, or begin his move."""
    if war.ask not in (Ask.CAMPAIGN, Ask.MARCH) or war.leaders[leader].status != Status.ON_MAP or war.must_attack:
        return False
    lead = setting.action(war, (int(Verb.LEAD), leader, 0, 0))
    return war.marching == leader or setting.check(war, lead) is None


class Ways:
    """The results of an exploration, as paths."""

    def __init__(self, setting: Any, found: Any, first: list[str]) -> None:
        self.first = first
        """Orders that come before the first step."""
        self.names = [setting.notation.hex(h) for h in range(setting.world.hexes)]
        self.stays = np.isin(setting.world.terrain, STAYING).tolist()
        fewest = np.min(found.rolls, axis=0)
        self.goals: list[int] = np.flatnonzero((fewest < NO_WAY).any(axis=0)).tolist()
        self.rolls, self.costs = fewest.tolist(), np.argmin(found.rolls, axis=0).tolist()
        self.before, self.leaving, self.entering = (
            found.before.tolist(),
            found.leaving.tolist(),
            found.entering.tolist(),
        )

    def to(self, h: int) -> dict[str, Any]:
        """The paths to a hex; one over water that is neither shorter nor safer than the one on foot is left out."""
        best = min(KINDS, key=lambda way: (self.rolls[way][h], self.costs[way][h], way))
        wanted = {ON_FOOT, best}
        if self.costs[BY_SHIP][h] < self.costs[ON_FOOT][h]:
            wanted.add(BY_SHIP)
        ways = {
            kind: self.way(way, h) if way in wanted and self.rolls[way][h] < NO_WAY else None
            for way, kind in KINDS.items()
        }
        told = {**(ways[KINDS[best]] or {}), "by": KINDS[best], "ways": ways}
        return told if self.stays[h] else told | {"passing": True}

    def way(self, way: int, h: int) -> dict[str, Any]:
        """One path, as orders: its cost, its dice, and the chance that none of them costs a point."""
        cost, rolls = self.costs[way][h], self.rolls[way][h]
        hexes, good = [h], 1
        for points in range(cost, 0, -1):
            last, way = divmod(self.before[points][way][h], 2)
            good *= self.entering[h] * self.leaving[last]
            h = last
            hexes.append(h)
        safe = Fraction(good, FACES ** (2 * cost))
        path = [self.names[each] for each in reversed(hexes[:-1])]
        orders = [*self.first, *(f"go {name}" for name in path)]
        return {
            "cost": cost, "rolls": rolls, "safe": [safe.numerator, safe.denominator], "orders": orders, "path": path,
        }  # fmt: skip
