"""Positions as JSON: short to write by hand, complete when dumped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isnan
from typing import Any

import msgspec

from bellona.gamekit.data_files import DataError, convert
from bellona.gamekit.data_files import Document as File
from bellona.gamekit.reading import number_in, one_of, only, table_in
from bellona.gamekit.values import BadPosition
from bellona.kernel.dice import Dice
from bellona.kernel.log import Log
from bellona.kernel.plane import TURN
from bellona.kernel.record import one
from bellona.kernel.rules import enforces

from ..actions.flow import proceed
from ..actions.moves import Refusal
from ..data.values import TYPES, Piece
from ..position.records import ARMY, ELEMENTS, NOBODY, NONE, Ask, Battle, CampState, Edge, Phase, Reason, Status, World
from ..rules.c01_setup import anyone_waiting, camp_at, check_camp, opposite, roll_for_setup
from ..rules.c06_victory import fall_empty_camps
from ..text.notation import EDGES, ELEMENT_NAMES, SEATS, write_number
from .impossible import refuse_impossible

SLUG = "dbsa"
TOP = (
    "game", "scenario", "terrain", "phase", "ask", "bound", "active", "die", "points", "limit", "edges", "camps",
    "elements", "lost", "offered", "winner", "reason", "setup",
)  # fmt: skip
ENTRY = (
    "type", "x", "y", "facing", "general", "moved", "fought", "braced", "follows", "lost", "waiting",
)  # fmt: skip
PHASES = tuple(phase.name.lower() for phase in Phase)
REASONS = tuple(reason.name.lower() for reason in Reason)
ASKS = tuple(ask.name.lower() for ask in Ask)
FLAGS = ("moved", "fought", "braced")
WINNERS = (*SEATS, "nobody")
CAMP_FAULTS = {
    Refusal.CAMP_OFF_BOARD: "is off the board",
    Refusal.CAMP_BLOCKED: "is on impassable ground",
    Refusal.CAMP_FULL: "holds more than one element",
}
BOUNDS = 9999
FARTHEST = 99_999
"""The maximum length and angle in a document."""


class _Ground(msgspec.Struct):
    """The ground of a document."""

    terrain: tuple[Piece, ...]


def read_terrain(told: Any) -> tuple[Piece, ...]:
    """The pieces of terrain in a document."""
    try:
        return convert(File("", {"terrain": told}), _Ground).terrain
    except DataError as error:
        raise BadPosition(f"{error.place}: {error.sentence.rstrip('.')}") from None


class Document:
    """Writes and reads positions of one scenario; `terrain` is its ground if it is not the scenario's own."""

    def __init__(self, scenario: str, world: World, terrain: tuple[Piece, ...] | None = None) -> None:
        self.scenario = scenario
        self.world = world
        self.terrain = terrain

    # Writing

    def dump(self, battle: Battle) -> dict[str, Any]:
        """The whole position."""
        found: dict[str, Any] = {"game": SLUG, "scenario": self.scenario}
        if self.terrain is not None:
            found["terrain"] = _plain(msgspec.to_builtins(self.terrain))
        found |= {"phase": PHASES[battle.phase]}
        if battle.ask == Ask.AGREE:
            found["ask"] = ASKS[Ask.AGREE]
        found |= {name: int(battle[name]) for name in ("bound", "die", "points", "limit")}  # type: ignore[index]
        found["active"] = SEATS[battle.active]
        found["edges"] = {seat: EDGES[battle.edge[side]] for side, seat in enumerate(SEATS) if battle.edge[side]}
        found["camps"] = {seat: self._camp(battle, side) for side, seat in enumerate(SEATS) if battle.camps[side].state}
        found["elements"] = {
            ELEMENT_NAMES[e]: _entry(battle.elements[e]) for e in range(ELEMENTS) if battle.elements[e].status
        }
        found["lost"] = {seat: int(battle.lost[side]) for side, seat in enumerate(SEATS)}
        found["offered"] = [seat for side, seat in enumerate(SEATS) if battle.offered[side]]
        if battle.phase == Phase.OVER:
            found |= {"winner": WINNERS[battle.winner], "reason": REASONS[battle.reason]}
        if battle.high != NONE:
            named = {"five": EDGES[battle.five], "six": EDGES[battle.six]} if battle.five else {}
            found["setup"] = {"high": SEATS[battle.high]} | named
        return found

    def _camp(self, battle: Battle, side: int) -> dict[str, Any]:
        camp, upright = battle.camps[side], battle.edge[side] in (Edge.EAST, Edge.WEST)
        told: dict[str, Any] = {"at": _paces(camp.y if upright else camp.x)}
        return told | ({"fallen": True} if camp.state == CampState.FALLEN else {})

    # Reading

    def lay(self, doc: Mapping[str, Any]) -> Battle:
        """The position of a document, before any rule has run."""
        only(doc, TOP)
        battle: Any = one(Battle)
        battle.scenario = self.world.scenario
        battle.phase = one_of("phase", doc.get("phase", "moves"), PHASES)
        self._call_up(battle, "elements" in doc)
        self._read_elements(battle, table_in(doc, "elements"))
        self._read_setup(battle, table_in(doc, "setup"))
        self._read_edges(battle, table_in(doc, "edges"))
        self._read_camps(battle, table_in(doc, "camps"))
        self._read_numbers(battle, doc)
        found: Battle = battle
        return found

    def go_on(self, battle: Any, doc: Mapping[str, Any], dice: Dice, log: Log) -> None:
        """Let the rules continue from here until a player has a choice; before the edges they begin with the dice."""
        refuse_impossible(self.world, battle)
        self._go_on(battle, doc, dice, log)

    def _call_up(self, battle: Any, are_told: bool) -> None:
        """Nobody follows anybody; in a set-up without elements the armies of the scenario wait."""
        for e in range(ELEMENTS):
            element = battle.elements[e]
            element.follows = NONE
            if battle.phase in (Phase.EDGES, Phase.DEPLOYMENT) and not are_told:
                element.status, element.kind, element.general = (
                    Status.WAITING,
                    self.world.kind[e],
                    self.world.general[e],
                )

    def _read_elements(self, battle: Any, told: Mapping[str, Any]) -> None:
        for name in told:
            number = one_of("elements", name, ELEMENT_NAMES)
            self._read_element(battle.elements[number], told[name], f"elements.{name}")
        for name, entry in told.items():
            if "follows" in entry:
                self._read_follower(battle, ELEMENT_NAMES.index(name), entry["follows"])
        for side, seat in enumerate(SEATS):
            generals = sum(int(battle.elements[ARMY * side + n].general) for n in range(ARMY))
            if generals > 1:
                raise BadPosition(f"elements: {seat} has {generals} generals")

    def _read_element(self, element: Any, entry: Any, place: str) -> None:
        if not isinstance(entry, Mapping):
            raise BadPosition(f"{place}: an object is expected here, not {entry!r}")
        for key in entry:
            if key not in ENTRY:
                raise BadPosition(f"{place}.{key}: an element has no such field; it may have {', '.join(ENTRY)}")
        element.kind = one_of(f"{place}.type", entry.get("type"), TYPES)
        element.general = _flag(entry, "general", place)
        for name in FLAGS:
            element[name] = _flag(entry, name, place)
        lost, waiting = _flag(entry, "lost", place), _flag(entry, "waiting", place)
        if lost and waiting:
            raise BadPosition(f"{place}: an element that is lost does not wait")
        element.status = Status.LOST if lost else Status.WAITING if waiting else Status.ON_BOARD
        if element.status == Status.ON_BOARD:
            element.x, element.y = (_hundredths(entry, name, place) for name in "xy")
            element.facing = _hundredths(entry, "facing", place) % TURN
            return
        for name in ("x", "y", "facing", "follows", *FLAGS):
            if name in entry:
                raise BadPosition(f"{place}.{name}: an element that is not on the board has no such thing")

    def _read_follower(self, battle: Any, e: int, leader: Any) -> None:
        place = f"elements.{ELEMENT_NAMES[e]}.follows"
        found = one_of(place, leader, ELEMENT_NAMES)
        if found == e or found // ARMY != e // ARMY or battle.elements[found].status != Status.ON_BOARD:
            raise BadPosition(f"{place}: {leader} is no other element of the same side on the board")
        battle.elements[e].follows = found

    def _read_setup(self, battle: Any, told: Mapping[str, Any]) -> None:
        _refuse_unknown("setup", told, ("high", "five", "six"))
        battle.high = one_of("setup.high", told["high"], SEATS) if "high" in told else NONE
        for name in ("five", "six"):
            if name in told:
                battle[name] = one_of(f"setup.{name}", told[name], EDGES[1:]) + 1
        if battle.high == NONE and battle.phase == Phase.DEPLOYMENT:
            raise BadPosition("setup.high: in this phase it is known who threw higher")

    @enforces("R4")
    def _read_edges(self, battle: Any, told: Mapping[str, Any]) -> None:
        """Base edges are opposite; without any they are those of the scenario, or south and north."""
        _refuse_unknown("edges", told, SEATS)
        if battle.phase == Phase.EDGES:
            if told:
                raise BadPosition("edges: nobody has an edge yet in this phase")
            return
        battle.edge[:] = self.world.edge if self.world.fixed else (Edge.SOUTH, Edge.NORTH)
        for side, seat in enumerate(SEATS):
            if seat in told:
                battle.edge[side] = one_of(f"edges.{seat}", told[seat], EDGES[1:]) + 1
                if SEATS[1 - side] not in told:
                    battle.edge[1 - side] = opposite(int(battle.edge[side]))
        if battle.edge[1] != opposite(int(battle.edge[0])):
            raise BadPosition("edges: the two base edges are not opposite")

    def _read_camps(self, battle: Any, told: Mapping[str, Any]) -> None:
        _refuse_unknown("camps", told, SEATS)
        for seat in told:
            side, entry, place = SEATS.index(seat), told[seat], f"camps.{seat}"
            if not isinstance(entry, Mapping):
                raise BadPosition(f"{place}: an object is expected here, not {entry!r}")
            _refuse_unknown(place, entry, ("at", "fallen"))
            if battle.phase == Phase.EDGES:
                raise BadPosition("camps: there are none yet in this phase")
            at = _hundredths(entry, "at", place)
            fault = tuple(Refusal)[check_camp(self.world, battle, side, at)]
            if fault:
                raise BadPosition(f"{place}.at: a camp at {write_number(at)} {CAMP_FAULTS[fault]}")
            camp = battle.camps[side]
            camp.x, camp.y, camp.facing = camp_at(self.world, int(battle.edge[side]), at)
            camp.state = CampState.FALLEN if _flag(entry, "fallen", place) else CampState.STANDS

    def _read_numbers(self, battle: Any, doc: Mapping[str, Any]) -> None:
        setting_up = battle.phase in (Phase.EDGES, Phase.DEPLOYMENT)
        battle.active = self._active(battle, doc)
        battle.bound = number_in(doc, "bound", 0, BOUNDS, 0 if setting_up else 1)
        battle.die = number_in(doc, "die", 0, 6, 0 if setting_up else 6)
        battle.points = number_in(doc, "points", 0, 6, int(battle.die) if battle.phase == Phase.MOVES else 0)
        battle.limit = number_in(doc, "limit", 0, BOUNDS, int(self.world.last_bound))
        for side, seat in enumerate(SEATS):
            elements = range(ARMY * side, ARMY * side + ARMY)
            gone = sum(int(battle.elements[e].status == Status.LOST) for e in elements)
            battle.lost[side] = _count(table_in(doc, "lost"), "lost", seat, gone)
        _refuse_unknown("lost", table_in(doc, "lost"), SEATS)
        for seat in _listed(doc, "offered"):
            battle.offered[one_of("offered", seat, SEATS)] = 1
        battle.winner = NONE
        if battle.phase == Phase.OVER:
            battle.winner = one_of("winner", doc.get("winner", "nobody"), WINNERS)
            battle.reason = one_of("reason", doc.get("reason"), REASONS[1:]) + 1
            drawn = battle.reason in (Reason.AGREEMENT, Reason.LAST_BOUND)
            if drawn != (battle.winner == NOBODY):
                raise BadPosition(f"winner: {WINNERS[battle.winner]} cannot have won by {REASONS[battle.reason]}")
        elif "winner" in doc or "reason" in doc:
            raise BadPosition("winner: nobody has won before the battle is over")

    def _active(self, battle: Any, doc: Mapping[str, Any]) -> int:
        """Whose bound it is, or who is setting up."""
        if "active" in doc:
            return one_of("active", doc["active"], SEATS)
        high = int(battle.high)
        if battle.phase == Phase.EDGES:
            return max(high, 0)
        if battle.phase == Phase.DEPLOYMENT:
            ready = battle.camps[high].state != CampState.ABSENT and not anyone_waiting(battle, high)
            return 1 - high if ready else high
        return 0

    def _go_on(self, battle: Any, doc: Mapping[str, Any], dice: Dice, log: Log) -> None:
        """Let the rules continue from here until a player has a choice; before the edges they begin with the dice."""
        battle.seat = NONE
        if battle.phase == Phase.EDGES and battle.high == NONE:
            roll_for_setup(battle, dice, log)
            battle.active = battle.high
        if battle.phase == Phase.FIGHTS:
            fall_empty_camps(self.world, battle, log)
        nobody = all(element.status != Status.ON_BOARD for element in battle.elements)
        if nobody and battle.phase in (Phase.MOVES, Phase.FACING, Phase.FIGHTS):
            raise BadPosition("elements: nobody is on the board")
        if "ask" in doc:
            one_of("ask", doc["ask"], ("agree",))
            if battle.phase != Phase.MOVES or not battle.offered[battle.active]:
                raise BadPosition("ask: there is no offer to answer")
            battle.ask, battle.seat = Ask.AGREE, 1 - battle.active
        else:
            proceed(self.world, battle, dice, log)


def _entry(element: Any) -> dict[str, Any]:
    """An element as it is written."""
    told: dict[str, Any] = {"type": TYPES[element.kind]}
    if element.status == Status.ON_BOARD:
        told |= {name: _paces(element[name]) for name in ("x", "y", "facing")}
    if element.status != Status.ON_BOARD:
        told[Status(element.status).name.lower()] = True
    told |= {name: True for name in ("general", *FLAGS) if element[name]}
    return told | ({"follows": ELEMENT_NAMES[element.follows]} if element.follows != NONE else {})


def _paces(hundredths: Any) -> int | float:
    """Paces or degrees, whole if they are."""
    number = int(hundredths)
    return number // 100 if number % 100 == 0 else number / 100


def _plain(told: Any) -> Any:
    """Terrain as JSON: lists, and whole numbers where they are whole."""
    if isinstance(told, dict):
        return {key: _plain(value) for key, value in told.items()}
    if isinstance(told, (list, tuple)):
        return [_plain(value) for value in told]
    return int(told) if isinstance(told, float) and told.is_integer() else told


def _hundredths(doc: Mapping[str, Any], name: str, place: str) -> int:
    """A length or an angle, to the nearest hundredth."""
    found = doc.get(name)
    if not isinstance(found, (int, float)) or isinstance(found, bool) or (isinstance(found, float) and isnan(found)):
        raise BadPosition(f"{place}.{name}: a number is expected here, not {found!r}")
    if abs(found) > FARTHEST:
        raise BadPosition(f"{place}.{name}: {found!r} is too large; nothing is farther than {FARTHEST}")
    return round(found * 100)


def _flag(doc: Mapping[str, Any], name: str, place: str) -> int:
    found = doc.get(name, False)
    if not isinstance(found, bool):
        raise BadPosition(f"{place}.{name}: true or false is expected here, not {found!r}")
    return int(found)


def _count(doc: Mapping[str, Any], table: str, name: str, default: int) -> int:
    found = doc.get(name, default)
    if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= ARMY:
        raise BadPosition(f"{table}.{name}: a number from 0 to {ARMY} is expected here, not {found!r}")
    return found


def _listed(doc: Mapping[str, Any], name: str) -> list[Any]:
    found = doc.get(name, [])
    if not isinstance(found, list):
        raise BadPosition(f"{name}: a list is expected here, not {found!r}")
    return found


def _refuse_unknown(place: str, told: Mapping[str, Any], known: Sequence[str]) -> None:
    for key in told:
        if key not in known:
            raise BadPosition(f"{place}.{key}: there is no such field here; there may be {', '.join(known)}")
