"""Positions as JSON: short to write by hand, complete when dumped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from bellona.gamekit.reading import only, table_in
from bellona.gamekit.values import BadPosition
from bellona.kernel.dice import Dice
from bellona.kernel.log import Log

from ..actions.flow import begin, enter
from ..position.records import LAND, NAVAL, NOBODY, Marching, Phase, Status, War, World
from ..position.world import war_grid
from ..rules.c03_components import may_end_in
from ..rules.c10_towns import holder_of
from ..rules.c14_control import value_controlled
from ..text.notation import LEADER_NAMES, SEATS, Notation
from .differences import PARTIES, Now
from .impossible import refuse_drawn_leaders, refuse_impossible
from .setup import ALLIANCES, FLAGS, PHASES, Laying
from .stacks import Marcher, Points, Stack, write_stack

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
        """The whole position: the map, the current state, and derived values for the reader."""
        found = self._top(war)
        found["now"] = self.now.differences(war, self.laying.lay(found))
        found["derived"] = self._derived(war)
        return found

    def _top(self, war: Any) -> dict[str, Any]:
        last, align, holder = war["last"].tolist(), war["align"].tolist(), war["holder"].tolist()
        return {
            "game": SLUG,
            "scenario": self.scenario,
            "turn": int(war.turn),
            "phase": PHASES[war.phase],
            "active": SEATS[war.active],
            "stacks": dict(self._stacks(war)),
            "syracusans": write_stack(self._syracusans(war)),
            "align": {region: PARTIES[align[g]] for g, region in enumerate(self.regions)},
            "markers": _marked(self.regions, war["marker"]),
            "defected": _marked(self.regions, war["defected"]),
            "holders": {name: PARTIES[holder[p]] for p, name in enumerate(self.places) if holder[p] != NOBODY},
            "last": {region: PARTIES[last[g]] for g, region in enumerate(self.regions)},
            "treasury": dict(zip(SEATS, war["treasury"].tolist(), strict=True)),
            "losses": dict(zip(SEATS, war["losses"].tolist(), strict=True)),
            "leaders": dict(self._away(war)),
            **{name: bool(war[name]) for name in FLAGS},
            "syracuse_by": ALLIANCES[war.syracuse_by],
            "fallen": int(war.fallen),
        }

    def _stacks(self, war: War) -> Iterator[tuple[str, dict[str, str]]]:
        marchers = list(self._marchers(war))
        for h in sorted(self._occupied(war), key=self.hexes.__getitem__):
            told = {seat: write_stack(_stack(war, side, h, marchers)) for side, seat in enumerate(SEATS)}
            yield self.hexes[h], {seat: text for seat, text in told.items() if text}

    def _occupied(self, war: Any) -> set[int]:
        """The hexes with points or leaders in them."""
        leaders = {h for h, _, _ in self._marchers(war)}
        return leaders | set(np.flatnonzero((war["points"] > 0).any(axis=(0, 1))).tolist())

    def _marchers(self, war: Any) -> Iterator[tuple[int, int, Marcher]]:
        """The leaders on the map: where, whose, and the state of their moves."""
        for number, (status, marching, points, h) in enumerate(war["leaders"].tolist()):
            if status == Status.ON_MAP:
                side = int(self.world.figures[number].side)
                yield h, side, Marcher(LEADER_NAMES[number], points, marching == Marching.FINISHED)

    def _syracusans(self, war: War) -> Stack:
        ally, h = war.align[self.world.syracuse], self.world.syracuse_hex
        land, naval = (
            Points(int(war.syracusans[arm]), ally != NOBODY and bool(war.inside[ally, arm, h])) for arm in (LAND, NAVAL)
        )
        return Stack(land, naval, ())

    def _away(self, war: Any) -> Iterator[tuple[str, str]]:
        for name, status in zip(LEADER_NAMES, war["leaders"]["status"].tolist(), strict=True):
            if status not in (Status.ABSENT, Status.ON_MAP):
                yield name, Status(status).name.lower()

    def _derived(self, war: Any) -> dict[str, Any]:
        """Derived values; they are written for the reader and not read back."""
        control = war["control"].tolist()
        held = {name: PARTIES[holder_of(self.world, war, war_grid().index(name))] for name in self.places}
        return {
            "control": {region: PARTIES[control[g]] for g, region in enumerate(self.regions)},
            "places": held,
            "besieged": {seat: _marked(self.places, war["besieged"][side]) for side, seat in enumerate(SEATS)},
            "scores": {seat: int(value_controlled(self.world, war, side)) for side, seat in enumerate(SEATS)},
        }

    # Reading

    def lay(self, doc: Mapping[str, Any]) -> War:
        """The position of a document, before any rule has run."""
        only(doc, TOP)
        war = self.laying.lay(doc)
        if "now" in doc:
            self.now.restore(war, table_in(doc, "now"))
        return war

    def go_on(self, war: War, doc: Mapping[str, Any], dice: Dice, log: Log) -> None:
        """Let the rules continue from the beginning of a phase; a document with `now` is complete."""
        if "now" in doc:
            refuse_impossible(self.world, war, self._occupied(war), self.hexes)
        else:
            self._enter(war, doc, dice, log)

    def _enter(self, war: War, doc: Mapping[str, Any], dice: Dice, log: Log) -> None:
        """Go to the beginning of the phase and let the rules continue from there."""
        if war.phase == Phase.SETUP:
            if "stacks" in doc:
                raise BadPosition("stacks: a war that is still to be set up has none")
            begin(self.world, war, dice, log)
        elif war.phase == Phase.OVER:
            raise BadPosition("phase: a war that is over cannot be gone on with")
        else:
            self._refuse_impossible_ends(war)
            refuse_impossible(self.world, war, self._occupied(war), self.hexes)
            refuse_drawn_leaders(war)
            self._refuse_contradictions(war, doc)
            enter(self.world, war, dice, log)
            self._tire_leaders(war, doc)

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
        """The side alone at a place or inside it holds it; the one that controls a region has controlled it last."""
        for name, side in table_in(doc, "holders").items():
            held = war.holder[self.places.index(name)]
            if held != PARTIES.index(side):
                raise BadPosition(f"holders.{name}: {PARTIES[held]} holds it, being alone there or inside, not {side}")
        for region, side in table_in(doc, "last").items():
            if war.last[self.regions.index(region)] != PARTIES.index(side):
                raise BadPosition(f"last.{region}: {side} was not the last, the region is controlled now")


def _stack(war: Any, side: int, h: int, marchers: list[tuple[int, int, Marcher]]) -> Stack:
    """What a side has in a hex."""
    numbers, postures = war["points"][side, :, h].tolist(), war["inside"][side, :, h].tolist()
    land, naval = (Points(number, bool(inside)) for number, inside in zip(numbers, postures, strict=True))
    return Stack(land, naval, tuple(marcher for at, whose, marcher in marchers if (at, whose) == (h, side)))


def _marked(names: Sequence[str], flags: Any) -> list[str]:
    """The names whose flag is set."""
    return [name for name, flag in zip(names, flags.tolist(), strict=False) if flag]
