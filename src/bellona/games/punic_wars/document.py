"""Positions as JSON: short to write by hand, complete when dumped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from bellona.kernel.dice import dice_from, dictation, objection
from bellona.kernel.log import Log
from bellona.kernel.reading import only, table_in
from bellona.kernel.record import one
from bellona.kernel.values import BadPosition

from .flow import begin, enter
from .laying import ALLIANCES, FLAGS, PHASES, Laying
from .notation import LEADER_NAMES, SEATS, Notation
from .now import PARTIES, Now
from .position import LAND, NAVAL, NOBODY, Marching, Phase, Status, War, World
from .rules.c03_components import may_end_in
from .rules.c10_towns import holder_of
from .rules.c14_control import value_controlled
from .stacks import Marcher, Points, Stack, write_stack
from .world import war_grid

SLUG = "punic_wars"
TOP = (
    "game", "scenario", "turn", "phase", "active", "stacks", "syracusans", "align", "markers", "defected", "holders",
    "last", "treasury", "losses", "leaders", "illyrian_war", "south_defected", "syracuse_by", "may_build", "fallen",
    "now", "derived",
)  # fmt: skip


class Document:
    """Writes and reads positions of one scenario."""

    def __init__(self, scenario: str, world: World, notation: Notation, regions: Sequence[str]) -> None:
        self.scenario = scenario
        self.world = world
        self.regions = tuple(regions)
        self.hexes = tuple(war_grid().name(h) for h in range(world.hexes))
        self.places = tuple(self.hexes[world.place_hex[place]] for place in range(world.places))
        self.laying = Laying(world, notation, self.regions, self.places)
        self.now = Now(notation, self.regions, self.places, self.hexes)

    # Writing

    def dump(self, war: War) -> dict[str, Any]:
        """The whole position: what is on the map, what is going on now, and what follows from it for the reader."""
        found = self._top(war)
        found["now"] = self.now.differences(war, self.laying.lay(found))
        found["derived"] = self._derived(war)
        return found

    def _top(self, war: War) -> dict[str, Any]:
        regions = range(self.world.regions)
        return {
            "game": SLUG,
            "scenario": self.scenario,
            "turn": int(war.turn),
            "phase": PHASES[war.phase],
            "active": SEATS[war.active],
            "stacks": dict(self._stacks(war)),
            "syracusans": write_stack(self._syracusans(war)),
            "align": {self.regions[g]: PARTIES[war.align[g]] for g in regions},
            "markers": [self.regions[g] for g in regions if war.marker[g]],
            "defected": [self.regions[g] for g in regions if war.defected[g]],
            "holders": {name: PARTIES[war.holder[p]] for p, name in enumerate(self.places) if war.holder[p] != NOBODY},
            "last": {self.regions[g]: PARTIES[war.last[g]] for g in regions},
            "treasury": {seat: int(war.treasury[side]) for side, seat in enumerate(SEATS)},
            "losses": {seat: int(war.losses[side]) for side, seat in enumerate(SEATS)},
            "leaders": dict(self._away(war)),
            **{name: bool(war[name]) for name in FLAGS},  # type: ignore[index]
            "syracuse_by": ALLIANCES[war.syracuse_by],
            "fallen": int(war.fallen),
        }

    def _stacks(self, war: War) -> Iterator[tuple[str, dict[str, str]]]:
        for h in sorted(self._occupied(war), key=self.hexes.__getitem__):
            told = {seat: write_stack(self._stack(war, side, h)) for side, seat in enumerate(SEATS)}
            yield self.hexes[h], {seat: text for seat, text in told.items() if text}

    def _occupied(self, war: War) -> set[int]:
        """The hexes with points or leaders in them."""
        points = np.asarray(war.points)
        leaders = {int(leader.hex) for leader in war.leaders if leader.status == Status.ON_MAP}
        return leaders | set(np.flatnonzero((points > 0).any(axis=(0, 1))).tolist())

    def _stack(self, war: War, side: int, h: int) -> Stack:
        land, naval = (Points(int(war.points[side, arm, h]), bool(war.inside[side, arm, h])) for arm in (LAND, NAVAL))
        leaders = (
            Marcher(LEADER_NAMES[leader], int(told.points), told.marching == Marching.FINISHED)
            for leader, told in enumerate(war.leaders)
            if told.status == Status.ON_MAP and told.hex == h and self.world.figures[leader].side == side
        )
        return Stack(land, naval, tuple(leaders))

    def _syracusans(self, war: War) -> Stack:
        ally, h = war.align[self.world.syracuse], self.world.syracuse_hex
        land, naval = (
            Points(int(war.syracusans[arm]), ally != NOBODY and bool(war.inside[ally, arm, h])) for arm in (LAND, NAVAL)
        )
        return Stack(land, naval, ())

    def _away(self, war: War) -> Iterator[tuple[str, str]]:
        for name, leader in zip(LEADER_NAMES, war.leaders, strict=True):
            if leader.status not in (Status.ABSENT, Status.ON_MAP):
                yield name, Status(leader.status).name.lower()

    def _derived(self, war: War) -> dict[str, Any]:
        """What follows from the rest; it is told for the reader and not read back."""
        places = list(enumerate(self.places))
        held = {name: PARTIES[holder_of(self.world, war, war_grid().index(name))] for name in self.places}
        return {
            "control": {region: PARTIES[war.control[g]] for g, region in enumerate(self.regions)},
            "places": held,
            "besieged": {
                seat: [name for place, name in places if war.besieged[side, place]] for side, seat in enumerate(SEATS)
            },
            "scores": {seat: int(value_controlled(self.world, war, side)) for side, seat in enumerate(SEATS)},
        }

    # Reading

    def load(self, doc: Mapping[str, Any], dice: Sequence[int] = ()) -> War:
        """The position of a document; BadPosition with the place if it does not describe one."""
        only(doc, TOP)
        war = self.laying.lay(doc)
        if "now" in doc:
            self.now.restore(war, table_in(doc, "now"))
        else:
            self._enter(war, doc, dice)
        return war

    def _enter(self, war: War, doc: Mapping[str, Any], dice: Sequence[int]) -> None:
        """Stand at the beginning of the phase and let the rules go on from there."""
        log, rolls = one(Log), dice_from(0, dictation(dice))
        if war.phase == Phase.SETUP:
            if "stacks" in doc:
                raise BadPosition("stacks: a war that is still to be set up has none")
            begin(self.world, war, rolls, log)
        elif war.phase == Phase.OVER:
            raise BadPosition("phase: a war that is over cannot be gone on with")
        else:
            self._refuse_impossible_ends(war)
            self._refuse_contradictions(war, doc)
            enter(self.world, war, rolls, log)
            self._tire_leaders(war, doc)
        wrong = objection(rolls, str(doc.get("phase", "campaign")))
        if wrong:
            raise BadPosition(f"dice: {wrong}")

    def _tire_leaders(self, war: War, doc: Mapping[str, Any]) -> None:
        """Leaders who have spent movement points, or finished, at the beginning of a campaign."""
        if war.phase != Phase.CAMPAIGN:
            return
        for _, side, stack in self.laying.stacks(doc):
            for told in stack.leaders if side == war.active else ():
                leader = war.leaders[LEADER_NAMES.index(told.name)]
                leader.points = told.points
                leader.marching = Marching.FINISHED if told.finished else Marching.WAITING

    def _refuse_impossible_ends(self, war: War) -> None:
        """Between campaigns nobody is at sea or in mountains."""
        for h in self._occupied(war):
            if not may_end_in(self.world, h):
                name = self.hexes[h]
                raise BadPosition(f"stacks.{name}: at the beginning of a phase nobody is at sea or in mountains")

    def _refuse_contradictions(self, war: War, doc: Mapping[str, Any]) -> None:
        """Who is alone at a place holds it, and who controls a region has controlled it last."""
        for name, side in table_in(doc, "holders").items():
            if war.holder[self.places.index(name)] != PARTIES.index(side):
                raise BadPosition(f"holders.{name}: {side} cannot hold it, the other side is alone there")
        for region, side in table_in(doc, "last").items():
            if war.last[self.regions.index(region)] != PARTIES.index(side):
                raise BadPosition(f"last.{region}: {side} was not the last, the region is controlled now")
