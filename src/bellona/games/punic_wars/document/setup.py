"""Building a position from the tables of its document: who is where, who holds what, who owns how much."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bellona.gamekit.reading import number_in, one_of, table_in, understood
from bellona.gamekit.values import BadPosition
from bellona.kernel.record import one

from ..position.records import (
    CARTHAGE,
    MOST_COUNT,
    MOST_TREASURY,
    MOST_TURNS,
    NOBODY,
    NONE,
    Alliance,
    Marching,
    Phase,
    Status,
    Terrain,
    War,
    World,
)
from ..position.world import war_grid
from ..rules.c03_components import is_closed
from ..rules.c08_leaders import put_leader
from ..rules.c14_control import recount
from ..rules.c19_scenarios import clear
from ..text.notation import ARMS, LEADER_NAMES, LETTERS, SEATS, Notation
from .differences import PARTIES
from .impossible import hold_by_garrisons, refuse_impossible_past, refuse_impossible_turn
from .stacks import EMPTY, Stack, read_stack

FLAGS = ("illyrian_war", "south_defected", "may_build")
AWAY = ("pool", "drawn", "lost", "gone")
ALLIANCES = tuple(alliance.name.lower() for alliance in Alliance)
PHASES = tuple(phase.name.lower() for phase in Phase)
OWNER = {"diplomacy": "carthage", "elections": "rome"}
"""Phases of only one side."""
MOST_FALLEN = 16


class Laying:
    """Builds positions of one scenario."""

    def __init__(self, world: World, notation: Notation, regions: Sequence[str], places: Sequence[str]) -> None:
        self.world = world
        self.notation = notation
        self.regions = regions
        self.places = places

    def lay(self, doc: Mapping[str, Any]) -> War:
        """The position of a document's tables, before anything happens in it."""
        war = one(War)
        clear(self.world, war)
        war.turn = number_in(doc, "turn", 1, MOST_TURNS, 2)
        phase = doc.get("phase", "campaign")
        war.phase = one_of("phase", phase, PHASES)
        owner = OWNER.get(phase)
        active = doc.get("active", owner or "carthage")
        one_of("active", active, [owner] if owner else SEATS)
        war.active = SEATS.index(active)
        refuse_impossible_turn(self.world, war)
        self._lay_politics(war, doc)
        self._lay_purses(war, doc)
        self._lay_away(war, table_in(doc, "leaders"))
        for name, side, stack in self.stacks(doc):
            self._lay_stack(war, name, side, stack)
        self._lay_syracusans(war, doc)
        hold_by_garrisons(self.world, war)
        recount(self.world, war)
        return war

    def _lay_politics(self, war: War, doc: Mapping[str, Any]) -> None:
        """Alignments, markers, holders of places, and permanent changes."""
        for name in FLAGS:
            told = doc.get(name, bool(war[name]))  # type: ignore[index]
            if not isinstance(told, bool):
                raise BadPosition(f"{name}: true or false is expected here, not {told!r}")
            war[name] = told  # type: ignore[index]
        refuse_impossible_past(self.world, war)
        if war.illyrian_war:
            war.align[self.world.illyria] = CARTHAGE
        war.syracuse_by = one_of("syracuse_by", doc.get("syracuse_by", ALLIANCES[0]), ALLIANCES)
        for field in ("align", "last"):
            for region, side in table_in(doc, field).items():
                war[field][self._region(field, region)] = one_of(f"{field}.{region}", side, PARTIES)  # type: ignore[index]
        for name, side in table_in(doc, "holders").items():
            if name not in self.places:
                raise BadPosition(f"holders: there is no town or city in {name!r}")
            place = self.places.index(name)
            war.holder[place] = one_of(f"holders.{name}", side, PARTIES)
        markers = doc.get("markers", [])
        for field, name, regions in (
            ("marker", "markers", markers),
            ("defected", "defected", doc.get("defected", markers)),
        ):
            if not isinstance(regions, list):
                raise BadPosition(f"{name}: a list of regions is expected here, not {regions!r}")
            for region in regions:
                war[field][self._region(name, region)] = 1  # type: ignore[index]

    def _region(self, place: str, name: Any) -> int:
        if name not in self.regions:
            raise BadPosition(f"{place}: there is no region {name!r}")
        return self.regions.index(name)

    def _lay_purses(self, war: War, doc: Mapping[str, Any]) -> None:
        """Treasuries, tallies of losses, and how many Roman leaders have fallen."""
        for field, most in (("treasury", MOST_TREASURY), ("losses", MOST_COUNT)):
            told = table_in(doc, field)
            for seat, number in told.items():
                side, place = one_of(field, seat, SEATS), f"{field}.{seat}"
                war[field][side] = number_in({place: number}, place, 0, most, 0)  # type: ignore[index]
        war.fallen = number_in(doc, "fallen", 0, MOST_FALLEN, 0)

    def _lay_away(self, war: War, told: Mapping[str, Any]) -> None:
        """Leaders off the map."""
        for name, status in told.items():
            leader = understood(f"leaders.{name}", self.notation.find_leader, name)
            war.leaders[leader].status = Status[AWAY[one_of(f"leaders.{name}", status, AWAY)].upper()]

    def stacks(self, doc: Mapping[str, Any]) -> Iterator[tuple[str, int, Stack]]:
        """The stacks of a document: where, whose, and what."""
        for name, sides in table_in(doc, "stacks").items():
            understood(f"stacks.{name}", self.notation.find_hex, name)
            if not isinstance(sides, Mapping):
                raise BadPosition(f"stacks.{name}: an object is expected here, not {sides!r}")
            for seat, text in sides.items():
                side = one_of(f"stacks.{name}", seat, SEATS)
                own = [leader for leader in self.notation.used if leader[0] == LETTERS[side]]
                yield name, side, read_stack(f"stacks.{name}.{seat}", text, own)

    def _lay_stack(self, war: War, name: str, side: int, stack: Stack) -> None:
        h, place = war_grid().index(name), f"stacks.{name}.{SEATS[side]}"
        if is_closed(self.world, war, self.world.region[h]):
            raise BadPosition(f"{place}: nobody may be in {self.regions[self.world.region[h]]} now")
        terrain = self.world.terrain[h]
        if stack.naval.number and terrain in (Terrain.LAND, Terrain.MOUNTAIN):
            raise BadPosition(f"{place}: a fleet cannot be inland")
        if (stack.land.inside or stack.naval.inside) and self.world.place[h] == NONE:
            raise BadPosition(f"{place}: there is no town or city to be inside of")
        for arm, points in enumerate(stack[:2]):
            war.points[side, arm, h], war.inside[side, arm, h] = points.number, points.inside
        for told in stack.leaders:
            number = LEADER_NAMES.index(told.name)
            leader = war.leaders[number]
            if leader.status == Status.ON_MAP:
                raise BadPosition(f"{place}: {told.name} is elsewhere already")
            if leader.status != Status.POOL:
                raise BadPosition(f"{place}: {told.name} is {Status(leader.status).name.lower()}, not on the map")
            put_leader(war, number, h)
            leader.points = told.points
            leader.marching = Marching.FINISHED if told.finished else Marching.WAITING

    def _lay_syracusans(self, war: War, doc: Mapping[str, Any]) -> None:
        """The points of Syracuse; they share the posture of their ally's points."""
        if "syracusans" not in doc:
            return
        text = doc["syracusans"]
        stack = read_stack("syracusans", text, ()) if text else Stack(EMPTY, EMPTY, ())
        ally, h = war.align[self.world.syracuse], self.world.syracuse_hex
        for arm, points in enumerate(stack[:2]):
            if points.number > self.world.syracusans[arm]:
                raise BadPosition(f"syracusans: there are no more than {self.world.syracusans[arm]} {ARMS[arm]} points")
            if points.inside and ally == NOBODY:
                raise BadPosition("syracusans: a neutral Syracuse has nobody inside")
            war.syracusans[arm] = points.number
            if ally == NOBODY or points.number == 0:
                continue
            if war.points[ally, arm, h] > 0 and war.inside[ally, arm, h] != points.inside:
                raise BadPosition(f"syracusans: the {ARMS[arm]} points of {SEATS[ally]} beside them stand otherwise")
            war.inside[ally, arm, h] = points.inside
