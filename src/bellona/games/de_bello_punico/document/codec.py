"""Positions as JSON: short to write by hand, complete when dumped."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

import numpy as np

from bellona.gamekit.reading import number_in, one_of, only, put_numbers, table_in, understood, whole_number
from bellona.gamekit.values import BadPosition
from bellona.kernel.dice import Dice
from bellona.kernel.hexes import DIRECTIONS
from bellona.kernel.log import Log
from bellona.kernel.record import dtype_of, one

from ..actions.flow import proceed
from ..position.records import HIDDEN, NONE, TRAIL, UNITS, Ask, Battle, Die, Field, Life, Phase, Stage, Status, Unit
from ..rules.c02_components import put
from ..rules.c03_sequence import COMBAT, MISSILES, MOVEMENT, RECOVERY, active_side, begin_impulse
from ..rules.c04_strategic_phase import take_up_points
from ..rules.c05_initiative import roll_initiative
from ..rules.c17_scenarios import clear
from ..text.notation import BOX_NAMES, LETTERS, SEATS, Notation
from .impossible import Possible

SLUG = "de_bello_punico"
IMPULSE_NAMES = {MOVEMENT: "movement", MISSILES: "missiles", COMBAT: "combat", RECOVERY: "recovery"}
IMPULSES = (*IMPULSE_NAMES.values(), *IMPULSE_NAMES.values())  # the First player's round, then the Second's
PHASE_NAMES = {phase.name.lower(): phase for phase in Phase if phase != Phase.OPERATIONS}
TOP = ("game", "scenario", "turn", "phase", "active", "first", "units", "commanders", "boxes", "rout", "now")
ELSEWHERE = {*TOP, "impulse", "vacuus", "at", "zoc"}
UNIT_ELSEWHERE = {"kind", "side", "number", "status", "hex", "facing", "points"}
PIECES = {"moving", "guest", "testing", "raging", "shooter", "shot_at", "pursuer", "quarry", "attacker", "target"}
SIDES = {"seat", "die_side"}
WORDED = {"ask": Ask, "stage": Stage, "die": Die}
PHASES_TO_ENTER = ("strategic", "initiative")
BEGINNING = (Phase.SETUP, Phase.STRATEGIC, Phase.INITIATIVE)
STATUSES = {status.name.lower(): status for status in Status if status != Status.ABSENT}
ORDINALS = {str(number) for number in range(1, 1000)}
FLAGS = {
    name for name in dtype_of(Unit).names or () if name in (
        "panicked", "halted", "stampeding", "shot", "moved", "began_in_zoc", "barred", "stopped", "given", "backed",
        "attacked", "retreated", "supported",
    )
}  # fmt: skip


@cache
def _blank() -> Battle:
    """A battle in which nothing happens: the defaults that a dump leaves out."""
    battle = one(Battle)
    clear(battle)
    return battle


def phase_name(battle: Battle) -> str:
    """The phase or impulse in a word."""
    return phase_of(battle.phase, battle.impulse)


def phase_of(phase: int, impulse: int) -> str:
    """A phase in a word: in the operations the kind of its impulse."""
    return IMPULSES[impulse - 1] if phase == Phase.OPERATIONS else Phase(phase).name.lower()


class Document:
    """Writes and reads positions of one scenario."""

    def __init__(self, scenario: str, field: Field, notation: Notation) -> None:
        self.scenario = scenario
        self.field = field
        self.notation = notation
        self.possible = Possible(field, notation)

    # Writing

    def dump(self, battle: Battle) -> dict[str, Any]:
        """The whole position."""
        found: dict[str, Any] = {"game": SLUG, "scenario": self.scenario, "turn": int(battle.turn)}
        found["phase"] = phase_name(battle)
        if battle.phase == Phase.OPERATIONS:
            found["active"] = SEATS[active_side(battle)]
        if battle.first != NONE:
            found["first"] = SEATS[battle.first]
        found["units"] = {
            self.notation.piece(battle, unit): self._dump_unit(battle.units[unit])
            for unit in range(UNITS)
            if battle.units[unit].status != Status.ABSENT
        }
        found["commanders"] = {f"{LETTERS[side]}-CMD": self._where(battle.commanders[side]) for side in range(2)}
        found["boxes"] = {SEATS[side]: self._dump_boxes(battle, side) for side in range(2)}
        found["rout"] = {SEATS[side]: int(battle.rout[side]) for side in range(2)}
        found["now"] = self._dump_now(battle)
        return found

    def _dump_unit(self, unit: Any) -> dict[str, Any]:
        found: dict[str, Any] = {}
        if unit.status != Status.ON_MAP:
            found["status"] = Status(unit.status).name.lower()
        else:
            found["hex"], found["facing"] = self.notation.hex(unit.hex), DIRECTIONS[unit.facing]
        for name in dtype_of(Unit).names or ():
            value = int(unit[name])
            if name == "exit_hex":
                if value != NONE:
                    found[name] = self.notation.hex(value)
            elif name not in UNIT_ELSEWHERE and value:
                found[name] = True if name in FLAGS else value
        if unit.status != Status.ON_MAP and unit.facing:
            found["facing"] = DIRECTIONS[unit.facing]
        if unit.points != self.field.kinds[unit.kind].movement:
            found["points"] = int(unit.points)
        return found

    def _where(self, leader: Any) -> str:
        if leader.life == Life.DEAD:
            return "dead"
        return "away" if leader.hex < 0 else self.notation.hex(leader.hex)

    def _dump_boxes(self, battle: Battle, side: int) -> dict[str, Any]:
        found: dict[str, Any] = {
            name: int(battle.boxes[side, box]) for box, name in enumerate(BOX_NAMES) if battle.boxes[side, box]
        }
        if battle.vacuus[side] != NONE:
            found["vacuus"] = BOX_NAMES[battle.vacuus[side]] if battle.vacuus[side] >= 0 else "hidden"
        return found

    def _dump_now(self, battle: Any) -> dict[str, Any]:
        found = self._differences(battle, battle, _blank(), ELSEWHERE | {"attack"})
        attack = self._differences(battle, battle.attack, _blank().attack, set())
        if attack:
            found["attack"] = attack
        for side in range(2):
            leader = self._differences(battle, battle.commanders[side], _blank().commanders[side], {"hex"})
            if leader:
                found[f"{LETTERS[side]}-CMD"] = leader
        if battle.impulse:
            found["impulse"] = int(battle.impulse)
        return found

    def _differences(self, battle: Any, record: Any, blank: Any, skipped: set[str]) -> dict[str, Any]:
        """The fields of a record that differ from a blank position, in words if there are words."""
        return {
            name: self._word(battle, name, record[name])
            for name in record.dtype.names
            if name not in skipped and not np.array_equal(record[name], blank[name])
        }

    def _word(self, battle: Any, name: str, value: Any) -> Any:
        if name in PIECES:
            return self.notation.piece(battle, int(value))
        if name in SIDES:
            return "none" if value == NONE else SEATS[value]
        if name == "ask":
            return Ask(value).name.lower()
        if name == "stage":
            return Stage(value).name.lower()
        if name == "die":
            return Die(value).name.lower()
        if name == "hex":
            return self.notation.hex(int(value))
        if name == "trail":
            return [self.notation.hex(int(h)) for h in value[: battle.trail_count]]
        return [int(x) for x in value] if np.ndim(value) else int(value)

    # Reading

    def lay(self, doc: Mapping[str, Any]) -> Battle:
        """The position of a document, before any rule has run."""
        only(doc, TOP)
        battle = one(Battle)
        clear(battle)
        battle.scenario = self.field.scenario
        battle.phase = self._phase(doc)
        battle.turn = number_in(doc, "turn", 0 if battle.phase == Phase.SETUP else 1, self.field.turns, 1)
        self._load_units(battle, table_in(doc, "units"), str(table_in(doc, "now").get("guest", "")))
        self._load_boxes(battle, table_in(doc, "boxes"))
        self._load_commanders(battle, table_in(doc, "commanders"))
        self._load_rout(battle, table_in(doc, "rout"))
        if "now" in doc:
            self._load_now(battle, doc)
        else:
            self._stand_at_beginning(battle, doc)
        return battle

    def go_on(self, battle: Battle, doc: Mapping[str, Any], dice: Dice, log: Log) -> None:
        """Let the rules continue from the beginning of a phase; a document with `now` is complete."""
        self.possible.refuse_pieces(battle)
        if "now" in doc:
            self.possible.refuse_lost(battle, battle.phase in BEGINNING)
            self.possible.refuse_moment(battle)
        else:
            self._enter(battle, dice, log)

    def _phase(self, doc: Mapping[str, Any]) -> Phase:
        """The phase that a document names; a battle that is being set up or is over is only ever restored."""
        name = doc.get("phase", "movement")
        if name in IMPULSE_NAMES.values():
            return Phase.OPERATIONS
        known = [*PHASE_NAMES] if "now" in doc else [*PHASES_TO_ENTER]
        return PHASE_NAMES[known[one_of("phase", name, [*known, *IMPULSE_NAMES.values()])]]

    def _load_rout(self, battle: Any, rout: Mapping[str, Any]) -> None:
        for seat, points in rout.items():
            side = one_of("rout", seat, SEATS)
            battle.rout[side] = number_in({f"rout.{seat}": points}, f"rout.{seat}", 0, 999, 0)
            battle.ever_panicked[side] = battle.rout[side] > 0

    def _load_units(self, battle: Any, units: Mapping[str, Any], guest: str) -> None:
        if len(units) > UNITS:
            raise BadPosition(f"units: {len(units)} units are more than the {UNITS} a battle can hold")
        self.field.unit_count = len(units)
        standing: list[tuple[int, str, Any, int]] = []
        for number, (name, told) in enumerate(units.items()):
            place = f"units.{name}"
            self._load_name(battle.units[number], place, name)
            state = self._unit_words(place, told) if isinstance(told, str) else told
            if not isinstance(state, Mapping):
                raise BadPosition(f"{place}: a text or an object is expected here, not {told!r}")
            facing = self._load_unit(battle, number, place, state)
            if battle.units[number].status == Status.ON_MAP:
                standing.append((number, place, state.get("hex"), facing))
            elif "hex" in state:
                raise BadPosition(f"{place}: a unit that is not on the map has no hex")
        for number, place, at, facing in sorted(standing, key=lambda row: row[1] == f"units.{guest}"):
            self._stand(battle, number, place, at, facing, place == f"units.{guest}")

    def _load_name(self, unit: Any, place: str, name: Any) -> None:
        letter, _, rest = str(name).partition("-")
        code, _, ordinal = rest.rpartition("-")
        if letter not in tuple(LETTERS) or code not in self.notation.codes or ordinal not in ORDINALS:
            raise BadPosition(f"{place}: a unit is named like R-Ha-1 or C-El-2")
        unit.side, unit.kind, unit.number = LETTERS.index(letter), self.notation.codes.index(code), int(ordinal)
        unit.points = self.field.kinds[unit.kind].movement

    def _unit_words(self, place: str, text: str) -> dict[str, Any]:
        """1010 N disorder 1 panicked, as an object."""
        words = text.split()
        found: dict[str, Any] = {}
        if words and whole_number(words[0]) is not None:
            if len(words) < 2:
                raise BadPosition(f"{place}: a facing is expected after the hex")
            found["hex"], found["facing"] = words[0], words[1]
            words = words[2:]
        while words:
            word = words.pop(0)
            if word == "pursuing" and words:
                found["status"], found["exit_hex"] = word, words.pop(0)
            elif word in ("held", "gone", "waiting"):
                found["status"] = word
            elif word in FLAGS:
                found[word] = True
            elif words and whole_number(words[0]) is not None:
                found[word] = whole_number(words.pop(0))
            else:
                raise BadPosition(f"{place}: {word!r} is not understood")
        return found

    def _load_unit(self, battle: Any, number: int, place: str, state: Mapping[str, Any]) -> int:
        unit = battle.units[number]
        for name, value in state.items():
            if name in ("hex", "facing", "status"):
                continue
            if name not in (dtype_of(Unit).names or ()) or name in ("kind", "side", "number"):
                raise BadPosition(f"{place}: a unit has no {name!r}")
            if name == "exit_hex":
                unit.exit_hex = understood(place, self.notation.find_hex, value)
            else:
                high = 1 if name in FLAGS else np.iinfo(unit.dtype[name]).max
                told = int(value) if value is True and name in FLAGS else value
                unit[name] = number_in({f"{place}.{name}": told}, f"{place}.{name}", 0, high, 0)
        if unit.panicked:
            battle.ever_panicked[unit.side] = 1
            if "panic_turn" not in state:
                unit.panic_turn = battle.turn - 1
        unit.status = [*STATUSES.values()][one_of(f"{place}.status", state.get("status", "on_map"), [*STATUSES])]
        facing = understood(place, self.notation.find_direction, state.get("facing", "N"))
        unit.facing = facing
        return facing

    def _stand(self, battle: Any, number: int, place: str, name: Any, facing: int, guest: bool) -> None:
        if name is None:
            raise BadPosition(f"{place}: a unit on the map has a hex")
        h = understood(place, self.notation.find_hex, name)
        unit = battle.units[number]
        if self.field.cost[h] == 0:
            raise BadPosition(f"{place}: hex {name} cannot be entered")
        other = battle.at[h]
        if other != NONE and not (guest and battle.units[other].side == unit.side):
            raise BadPosition(f"{place}: hex {name} holds another unit already")
        if unit.disorder >= self.field.kinds[unit.kind].morale and not unit.panicked:
            raise BadPosition(f"{place}: with {unit.disorder} Disorder it would be in Panic")
        put(self.field, battle, number, h, facing)

    def _load_commanders(self, battle: Any, leaders: Mapping[str, Any]) -> None:
        for side in range(2):
            name = f"{LETTERS[side]}-CMD"
            where = leaders.get(name, "away")
            leader = battle.commanders[side]
            if where == "dead":
                leader.life = Life.DEAD
                battle.boxes[side, :] = 0
                battle.vacuus[side] = NONE
            elif where == "away":
                leader.life = Life.AWAY
            else:
                leader.hex = understood(f"commanders.{name}", self.notation.find_hex, where)
        for name in leaders:
            if name not in ("R-CMD", "C-CMD"):
                raise BadPosition(f"commanders.{name}: the commanders are R-CMD and C-CMD")

    def _load_boxes(self, battle: Any, boxes: Mapping[str, Any]) -> None:
        for seat in boxes:
            side = one_of("boxes", seat, SEATS)
            markers = table_in(boxes, seat)
            for name, count in markers.items():
                place = f"boxes.{seat}.{name}"
                if name == "vacuus":
                    hidden = count == "hidden"
                    battle.vacuus[side] = HIDDEN if hidden else understood(place, self.notation.find_box, count)
                else:
                    box = understood(place, self.notation.find_box, name)
                    battle.boxes[side, box] = number_in({place: count}, place, 0, 99, 0)
            box = battle.vacuus[side]
            if box >= 0 and battle.boxes[side, box] == 0:
                raise BadPosition(f"boxes.{seat}: the Vacuus is in {BOX_NAMES[box]}, which holds no marker")

    def _stand_at_beginning(self, battle: Any, doc: Mapping[str, Any]) -> None:
        """Stand at the beginning of a phase or impulse."""
        active = one_of("active", doc.get("active", "rome"), SEATS)
        battle.ready[:] = 1
        battle.hold_asked = 1
        if battle.phase == Phase.OPERATIONS:
            kind = next(kind for kind, name in IMPULSE_NAMES.items() if name == doc.get("phase", "movement"))
            owner = 1 - active if kind == MISSILES else active
            battle.first = one_of("first", doc["first"], SEATS) if "first" in doc else owner
            battle.impulse = kind if battle.first == owner else kind + len(IMPULSE_NAMES)

    def _enter(self, battle: Any, dice: Dice, log: Log) -> None:
        """Let the rules continue from the beginning of a phase or impulse."""
        self.possible.refuse_lost(battle, battle.phase != Phase.OPERATIONS or battle.impulse == 1)
        if battle.phase == Phase.STRATEGIC:
            self._take_up_points(battle)
        elif battle.phase == Phase.INITIATIVE:
            roll_initiative(battle, dice, log)
        else:
            begin_impulse(self.field, battle, log)
        proceed(self.field, battle, dice, log)

    def _take_up_points(self, battle: Any) -> None:
        """At the beginning of the strategic phase no marker has been placed yet."""
        for side, seat in enumerate(SEATS):
            if battle.boxes[side].any():
                raise BadPosition(f"boxes.{seat}: at the beginning of the strategic phase all markers are in hand")
        take_up_points(self.field, battle)

    def _load_now(self, battle: Any, doc: Mapping[str, Any]) -> None:
        """Restore exactly the position of a dump."""
        now = table_in(doc, "now")
        battle.first = one_of("first", doc["first"], SEATS) if "first" in doc else NONE
        battle.ever_panicked[:] = 0
        for side in range(2):
            if battle.commanders[side].life == Life.AWAY:
                battle.commanders[side].life = Life.ALIVE
        for name, value in now.items():
            if name == "attack":
                for key, word in table_in(now, name).items():
                    self._set(battle, battle.attack, key, word, f"now.attack.{key}")
            elif name in ("R-CMD", "C-CMD"):
                self._load_commander_now(battle, LETTERS.index(name[0]), table_in(now, name), f"now.{name}")
            else:
                self._set(battle, battle, name, value, f"now.{name}")
        self._refuse_other_impulse(battle, doc)

    def _load_commander_now(self, battle: Any, side: int, told: Mapping[str, Any], place: str) -> None:
        leader = battle.commanders[side]
        is_dead = leader.life == Life.DEAD
        for key, word in told.items():
            if key == "hex":
                raise BadPosition(f"{place}.hex: where a commander is stands under commanders")
            self._set(battle, leader, key, word, f"{place}.{key}")
        if (leader.life == Life.DEAD) != is_dead or (leader.life == Life.AWAY and leader.hex >= 0):
            raise BadPosition(f"{place}.life: this is not how the commanders are said to be")

    def _refuse_other_impulse(self, battle: Any, doc: Mapping[str, Any]) -> None:
        """The impulse that a dump counts is the one that it names."""
        if battle.phase != Phase.OPERATIONS:
            if battle.impulse and battle.phase != Phase.OVER:
                raise BadPosition("now.impulse: there are impulses only in the operations of a turn")
            return
        if battle.first == NONE:
            raise BadPosition("first: an impulse belongs to a turn with a First player")
        if not 1 <= battle.impulse <= len(IMPULSES) or phase_name(battle) != doc.get("phase", "movement"):
            raise BadPosition(f"now.impulse: {battle.impulse} is no impulse of the kind that phase names")
        if "active" in doc and one_of("active", doc["active"], SEATS) != active_side(battle):
            raise BadPosition(f"active: in impulse {battle.impulse} it is {SEATS[active_side(battle)]}")

    def _set(self, battle: Any, record: Any, name: str, value: Any, place: str) -> None:
        """Set one field of a record from its word."""
        if name not in record.dtype.names or (record is battle and name in ELSEWHERE - {"impulse"}):
            raise BadPosition(f"{place}: a position has no such field here")
        if name in PIECES:
            record[name] = NONE if value == "none" else understood(place, partial(self._piece, battle), value)
        elif name in SIDES:
            record[name] = NONE if value == "none" else one_of(place, value, SEATS)
        elif name in WORDED:
            words = [member.name.lower() for member in WORDED[name]]
            record[name] = one_of(place, value, words)
        elif name == "hex":
            record[name] = understood(place, self.notation.find_hex, value)
        elif name == "trail":
            if not isinstance(value, list) or len(value) > TRAIL:
                raise BadPosition(f"{place}: a list of at most {TRAIL} hexes is expected here")
            battle.trail[: len(value)] = [understood(place, self.notation.find_hex, h) for h in value]
        else:
            put_numbers(place, value, record, name)

    def _piece(self, battle: Any, name: str) -> int:
        return self.notation.find_piece(battle, name)
