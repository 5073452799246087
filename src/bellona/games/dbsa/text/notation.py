"""Actions and names as text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from bellona.gamekit.values import NotUnderstood
from bellona.kernel.plane import TURN
from bellona.kernel.record import one

from ..actions.moves import LEGS, Action, Leg, LegKind, Verb
from ..position.records import ARMY, ELEMENTS, Battle, Contact, Edge, World

SEATS = ("amber", "teal")
LETTERS = "AT"
ELEMENT_NAMES = tuple(f"{LETTERS[e // ARMY]}{e % ARMY + 1}" for e in range(ELEMENTS))
CAMPS = tuple(f"{seat}-camp" for seat in SEATS)
EDGES = tuple(edge.name.lower() for edge in Edge)
CONTACTS = tuple(contact.name.lower() for contact in Contact)
VERBS = {verb.name.lower(): verb for verb in Verb if verb}
BARE = (Verb.SUGGESTED, Verb.READY, Verb.DONE, Verb.OFFER, Verb.AGREE, Verb.REFUSE)
"""Verbs that say everything by themselves."""
FORMS = {
    Verb.EDGES: "edges EDGE EDGE", Verb.CAMP: "camp PLACE", Verb.DEPLOY: "deploy ELEMENT X,Y,FACING",
    Verb.MOVE: "move ELEMENTS LEGS", Verb.MARCH: "march ELEMENTS LEGS", Verb.CONTRACT: "contract ELEMENTS LEGS",
    Verb.FACE: "face ELEMENT ENEMY", Verb.FIGHT: "fight ELEMENT ENEMY",
} | {verb: verb.name.lower() for verb in BARE}  # fmt: skip
LEG_WORDS = {"ahead": LegKind.AHEAD, "left": LegKind.LEFT, "right": LegKind.RIGHT, "road": LegKind.ROAD}
LEG_FORMS = "ahead D, left A, right A, to X,Y, to X,Y,FACING, road D, line ENEMY EDGE"
NUMBER = re.compile(r"-?\d{1,5}(\.\d{1,2})?", re.ASCII)
LARGE = re.compile(r"-?\d{6,}(\.\d*)?", re.ASCII)
EXTRA = re.compile(r"[0-5]", re.ASCII)
ENEMY_BITS = ARMY
"""Where the bits of the other side's elements begin in `movers`; no legal action has any."""


def write_number(hundredths: int) -> str:
    """Paces or degrees with at most two decimals: 150, 30.5, -0.05."""
    whole, rest = divmod(abs(hundredths), 100)
    text = f"{whole}.{rest:02}".rstrip("0").rstrip(".") if rest else str(whole)
    return f"-{text}" if hundredths < 0 else text


def read_number(text: str) -> int:
    """Hundredths of a pace or a degree."""
    if not NUMBER.fullmatch(text):
        if LARGE.fullmatch(text):
            raise NotUnderstood(f"{text} is too large: no number here has more than five digits before the point")
        raise NotUnderstood(f"{text!r} is no number with at most two decimals")
    whole, _, rest = text.lstrip("-").partition(".")
    hundredths = 100 * int(whole) + int(rest.ljust(2, "0"))
    return -hundredths if text.startswith("-") else hundredths


def write_place(*numbers: int) -> str:
    """1200,600 or 1200,600,45."""
    return ",".join(map(write_number, numbers))


class Notation:
    """Writes and reads the text forms of actions and elements."""

    # Names

    def element(self, e: int) -> str:
        """A3; for 24 and 25 the camps, `none` for nobody."""
        return "none" if e < 0 else (*ELEMENT_NAMES, *CAMPS)[e]

    def find_element(self, name: str) -> int:
        """The element of a name."""
        if name not in ELEMENT_NAMES:
            raise NotUnderstood(f"there is no element {name!r}; there are A1 to A{ARMY} and T1 to T{ARMY}")
        return ELEMENT_NAMES.index(name)

    def find_target(self, name: str) -> int:
        """The element or camp of a name."""
        if name not in (*ELEMENT_NAMES, *CAMPS):
            known = f"A1 to A{ARMY}, T1 to T{ARMY}, {' and '.join(CAMPS)}"
            raise NotUnderstood(f"there is no element or camp {name!r}; there are {known}")
        return (*ELEMENT_NAMES, *CAMPS).index(name)

    def find_edge(self, name: str) -> int:
        """The edge of a name."""
        if name not in EDGES[1:]:
            raise NotUnderstood(f"{name!r} is no edge: one of {' '.join(EDGES[1:])} is expected")
        return EDGES.index(name)

    def find_contact(self, name: str) -> int:
        """The edge of an enemy's base to line up with."""
        if name not in CONTACTS[1:]:
            raise NotUnderstood(f"{name!r} is no edge of a base: one of {' '.join(CONTACTS[1:])} is expected")
        return CONTACTS.index(name)

    def find_place(self, text: str, numbers: int) -> list[int]:
        """The numbers of a place, divided by commas."""
        parts = text.split(",")
        if len(parts) != numbers:
            form = "X,Y,FACING" if numbers == 3 else "X,Y"
            raise NotUnderstood(f"{text!r} is not written {form}")
        return [read_number(part) for part in parts]

    def slots(self, verb: int) -> tuple[str, ...]:
        """What is said after a verb."""
        return tuple(FORMS[Verb(verb)].lower().split()[1:]) if 0 < verb < len(Verb) else ()

    # Writing

    def write(self, world: World, battle: Battle, action: Action) -> str:
        """The text of an action."""
        verb = Verb(action.verb)
        parts = [verb.name.lower()]
        if verb == Verb.EDGES:
            parts += [EDGES[action.extra // 10], EDGES[action.extra % 10]]
        elif verb == Verb.CAMP:
            parts.append(write_number(int(action.legs[0].x)))
        elif verb == Verb.DEPLOY:
            parts += [self.element(action.lead), _pose(action.legs[0])]
        elif verb in (Verb.FACE, Verb.FIGHT):
            parts += [self.element(action.lead), self.element(action.extra)]
        elif verb in (Verb.MOVE, Verb.MARCH, Verb.CONTRACT):
            parts += [self._write_movers(battle, action), *self._write_legs(action)]
            if verb == Verb.MARCH and action.extra:
                parts += ["extra", str(int(action.extra))]
        return " ".join(parts)

    def _write_movers(self, battle: Battle, action: Action) -> str:
        own = _side(battle)
        bits = [bit for bit in range(2 * ARMY) if action.movers >> bit & 1]
        numbers = [ARMY * (own if bit < ENEMY_BITS else 1 - own) + bit % ARMY for bit in bits]
        if action.verb == Verb.CONTRACT:
            numbers.sort(key=lambda e: e != action.lead)
        return "+".join(map(self.element, numbers))

    def _write_legs(self, action: Action) -> Iterable[str]:
        for number in range(action.count):
            leg = action.legs[number]
            kind = LegKind(leg.kind)
            if kind in (LegKind.AHEAD, LegKind.ROAD):
                yield f"{kind.name.lower()} {write_number(int(leg.x))}"
            elif kind in (LegKind.LEFT, LegKind.RIGHT):
                yield f"{kind.name.lower()} {write_number(int(leg.turn))}"
            elif kind == LegKind.TO:
                yield f"to {write_place(int(leg.x), int(leg.y))}"
            elif kind == LegKind.POSE:
                yield f"to {_pose(leg)}"
            else:
                yield f"line {self.element(int(leg.x))} {CONTACTS[leg.turn]}"

    # Reading

    def read(self, world: World, battle: Battle, text: str) -> Action:
        """The action of a text; NotUnderstood with one sentence if it is none."""
        words = text.split()
        if not words or words[0] not in VERBS:
            raise NotUnderstood(f"{text!r} does not begin with an order such as move, march or done")
        action = one(Action)
        action.verb = verb = VERBS[words[0]]
        if verb in (Verb.MOVE, Verb.MARCH, Verb.CONTRACT):
            self._read_move(battle, action, words)
            return action
        if len(words) != len(FORMS[verb].split()):
            raise _incomplete(words, verb)
        if verb == Verb.EDGES:
            action.extra = 10 * self.find_edge(words[1]) + self.find_edge(words[2])
        elif verb == Verb.CAMP:
            action.legs[0].x = read_number(words[1])
        elif verb == Verb.DEPLOY:
            action.lead = self.find_element(words[1])
            self._read_pose(action.legs[0], words[2])
        elif verb in (Verb.FACE, Verb.FIGHT):
            action.lead, action.extra = map(self.find_element, words[1:])
        return action

    def _read_move(self, battle: Battle, action: Action, words: list[str]) -> None:
        if len(words) < 2:
            raise _incomplete(words, Verb(action.verb))
        elements = [self.find_element(name) for name in words[1].split("+")]
        if len(set(elements)) != len(elements):
            raise NotUnderstood(f"{words[1]!r} names an element twice")
        own = _side(battle)
        for e in elements:
            action.movers |= 1 << e % ARMY + (0 if e // ARMY == own else ENEMY_BITS)
        if action.verb == Verb.CONTRACT:
            action.lead = elements[0]
        rest = words[2:]
        if action.verb == Verb.MARCH and rest[-2:-1] == ["extra"]:
            action.extra = self._find_extra(rest[-1])
            rest = rest[:-2]
        self._read_legs(action, rest)

    def _find_extra(self, text: str) -> int:
        if not EXTRA.fullmatch(text):
            raise NotUnderstood(f"{text!r} is no number of die points: extra 0 to extra 5 is expected")
        return int(text)

    def _read_legs(self, action: Action, words: list[str]) -> None:
        while words:
            if action.count == LEGS:
                raise NotUnderstood(f"a move has at most {LEGS} legs")
            leg = action.legs[action.count]
            words = words[self._read_leg(leg, words) :]
            action.count += 1

    def _read_leg(self, leg: Leg, words: list[str]) -> int:
        """Fill a leg from the words it begins with, and say how many they are."""
        word, values = words[0], words[1:]
        needed = 2 if word == "line" else 1
        if word not in (*LEG_WORDS, "to", "line") or len(values) < needed:
            raise NotUnderstood(f"{' '.join(words)!r} is no leg of a move; there are {LEG_FORMS}")
        if word == "line":
            leg.kind, leg.x, leg.turn = LegKind.LINE, self.find_target(values[0]), self.find_contact(values[1])
        elif word == "to" and values[0].count(",") == 2:
            leg.kind = LegKind.POSE
            self._read_pose(leg, values[0])
        elif word == "to":
            leg.kind = LegKind.TO
            leg.x, leg.y = self.find_place(values[0], 2)
        else:
            leg.kind, number = LEG_WORDS[word], read_number(values[0])
            if leg.kind in (LegKind.LEFT, LegKind.RIGHT):
                leg.turn = number
            else:
                leg.x = number
        return needed + 1

    def _read_pose(self, leg: Leg, text: str) -> None:
        leg.x, leg.y, turn = self.find_place(text, 3)
        leg.turn = turn % TURN


def _side(battle: Battle) -> int:
    """The side whose elements an action moves: of who is asked, or else whose bound it is."""
    return int(battle.seat if battle.seat >= 0 else battle.active)


def _pose(leg: Any) -> str:
    return write_place(int(leg.x), int(leg.y), int(leg.turn))


def _incomplete(words: list[str], verb: Verb) -> NotUnderstood:
    return NotUnderstood(f"{' '.join(words)!r} is not complete or says too much: {FORMS[verb]} is expected")
