"""One position being drawn, and its messages."""

from __future__ import annotations

from typing import Any

from bellona.ornaments import Speech

from ..data.options import is_composed
from ..data.options import title as variant_title
from ..data.values import HEXES, SIDES
from ..position.records import LEADERS, NAVAL, NOBODY, Status
from ..rules.c14_control import value_controlled

SYRACUSE = "syracuse"


class Scene:
    """One position being drawn."""

    def __init__(self, setting: Any, war: Any, language: str) -> None:
        self.setting = setting
        self.war = war
        self.world = setting.world
        self.data = setting.data
        self.tables = setting.tables
        self.prompt = setting.prompt(war)
        self.led = self._led()
        self.manned = self.war.points.any(axis=1)
        """Whether a side has points in a hex."""
        self.say = Speech(setting.words, language)

    def title(self) -> str:
        """The name of the war; one of a designer's own is called so, whatever it calls itself."""
        name = f"scenario-{self.data.id}"
        if is_composed(self.setting.scenario):
            told = variant_title(self.setting.scenario)
            return self.say(told.name, **told.args)
        if self.setting.scenario == self.data.id and self.say.knows(name):
            return self.say(name)
        plain = self.data.id.replace("_", " ").capitalize()
        years = {"from": self.data.years.first, "to": self.data.years.last}
        return self.say("picture-own-title", title=self.say("picture-title", name=plain, **years))

    def year(self) -> int:
        """The year BC of this turn."""
        return int(self.data.years.first) - max(int(self.war.turn) - 1, 0)

    def side(self, number: int) -> str:
        """A side in words."""
        return self.say(f"side-{(*SIDES, 'nobody')[number]}")

    def region(self, slug: str) -> str:
        """A region in words."""
        return self.say(f"region-{slug.replace('_', '-')}")

    def hex(self, h: int) -> str:
        """A hex in words: its number, with the place in it."""
        town = self.tables.map.places.get(HEXES[h])
        return self.say("hex-place", id=HEXES[h], place=town.name) if town else HEXES[h]

    def leader(self, number: int) -> str:
        """A leader in words."""
        said = self.setting.say_leader(number)
        return self.say(said.name, **said.args)

    def leader_name(self, number: int) -> str:
        """R-A for the first leader of Rome."""
        return str(self.setting.notation.leader(number))

    def leaders_at(self, side: int, h: int) -> list[int]:
        """The leaders of a side in a hex, the best first."""
        return self.led.get((side, h), [])

    def _led(self) -> dict[tuple[int, int], list[int]]:
        """The leaders on the map by side and hex, the best first."""
        found: dict[tuple[int, int], list[int]] = {}
        for n in sorted(range(LEADERS), key=lambda n: (-self.world.figures[n].value, n)):
            leader: Any = self.war.leaders[n]
            if leader.status == Status.ON_MAP:
                found.setdefault((int(self.world.figures[n].side), int(leader.hex)), []).append(n)
        return found

    def leaders_off(self, side: int) -> list[int]:
        """The leaders of a side that take part but are not on the map."""
        return [
            n
            for n in range(LEADERS)
            if self.world.figures[n].used
            and self.world.figures[n].side == side
            and self.war.leaders[n].status not in (Status.ON_MAP, Status.ABSENT)
        ]

    def owners(self, h: int) -> list[int]:
        """Who stands in a hex: Rome, Carthage, and Syracuse as NOBODY."""
        found = [side for side in range(2) if self.manned[side, h] or self.leaders_at(side, h)]
        if h == self.world.syracuse_hex and any(self.war.syracusans):
            found.append(NOBODY)
        return found

    def points(self, owner: int, h: int) -> tuple[int, int]:
        """The land and naval points of an owner in a hex."""
        counted = self.war.syracusans if owner == NOBODY else self.war.points[owner, :, h]
        return int(counted[0]), int(counted[NAVAL])

    def is_inside(self, owner: int, kind: int, h: int) -> bool:
        """Whether an owner's points of a type are inside the walls; Syracusans are where their ally's are."""
        side = int(self.war.align[self.world.syracuse]) if owner == NOBODY else owner
        return side != NOBODY and bool(self.war.inside[side, kind, h])

    def is_veiled(self, owner: int, h: int) -> bool:
        """Whether this view does not know how strong an owner is in a hex."""
        return bool(self.war.veiled[h]) and owner != NOBODY

    def besieged(self) -> list[tuple[int, int]]:
        """The sides and hexes that are besieged."""
        places = range(int(self.world.places))
        return [(side, int(self.world.place_hex[p])) for side in range(2) for p in places if self.war.besieged[side, p]]

    def controlled(self, side: int) -> list[int]:
        """The regions that a side controls."""
        return [g for g in range(int(self.world.regions)) if self.war.control[g] == side]

    def victory_points(self, side: int) -> int:
        """What the regions of a side are worth."""
        return int(value_controlled(self.world, self.war, side))

    def hexes_of(self, region: int) -> list[int]:
        """The hexes of a region."""
        begin, count = int(self.world.region_begin[region]), int(self.world.region_hexes[region])
        return [int(h) for h in self.world.region_hex[begin : begin + count]]
