"""Actions and names as text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from bellona.gamekit.notation import MANY, Argument, Where, Word
from bellona.gamekit.notation import Notation as SharedNotation
from bellona.gamekit.values import NotUnderstood
from bellona.gamekit.verbs import Slot
from bellona.kernel.plane import TURN

from ..actions.moves import LEGS, Action, Leg, LegKind
from ..actions.verbs import Verb
from ..position.records import ARMY, ELEMENTS, Battle, Contact, Edge

SEATS = ("amber", "teal")
LETTERS = "AT"
ELEMENT_NAMES = tuple(f"{LETTERS[e // ARMY]}{e % ARMY + 1}" for e in range(ELEMENTS))
CAMPS = tuple(f"{seat}-camp" for seat in SEATS)
EDGES = tuple(edge.name.lower() for edge in Edge)
CONTACTS = tuple(contact.name.lower() for contact in Contact)
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


class Notation(SharedNotation):
    """Writes and reads the text forms of actions and elements."""

    verbs = Verb
    action = Action
    examples = "move, march or done"

    def __init__(self) -> None:
        super().__init__(
            {
                "edges": Edges(self),
                "place": CampPlace(),
                "element": Word(lambda _, e: self.element(e), lambda _, name: self.find_element(name), ELEMENT_NAMES),
                "pose": Pose(self),
                "elements": Elements(self),
                "led_elements": LedElements(self),
                "legs": Legs(self),
                "die_points": Word(lambda _, points: str(points), lambda _, text: self._find_die_points(text)),
            }
        )

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

    def _find_die_points(self, text: str) -> int:
        if not EXTRA.fullmatch(text):
            raise NotUnderstood(f"{text!r} is no number of die points: extra 0 to extra 5 is expected")
        return int(text)

    def read_pose(self, leg: Leg, text: str) -> None:
        """Fill the pose of a leg."""
        leg.x, leg.y, turn = self.find_place(text, 3)
        leg.turn = turn % TURN


class Named(Argument):
    """An argument that names things of the battle."""

    def __init__(self, notation: Notation) -> None:
        self.notation = notation


class Edges(Named):
    """The two edges of the board that are 5 and 6."""

    least, most = 2, 2

    def write(self, where: Where, action: Any, slot: Slot) -> Iterable[str]:
        """Their names."""
        return EDGES[action.extra // 10], EDGES[action.extra % 10]

    def read(self, where: Where, action: Any, slot: Slot, words: list[str]) -> None:
        """Their numbers, as two digits."""
        action.extra = 10 * self.notation.find_edge(words.pop(0)) + self.notation.find_edge(words.pop(0))


class CampPlace(Argument):
    """Where the middle of a camp is, along the base edge."""

    def write(self, where: Where, action: Any, slot: Slot) -> Iterable[str]:
        """Paces."""
        return (write_number(int(action.legs[0].x)),)

    def read(self, where: Where, action: Any, slot: Slot, words: list[str]) -> None:
        """Hundredths of a pace."""
        action.legs[0].x = read_number(words.pop(0))


class Pose(Named):
    """Where an element is put, and where it looks."""

    def write(self, where: Where, action: Any, slot: Slot) -> Iterable[str]:
        """Place and facing."""
        return (_pose(action.legs[0]),)

    def read(self, where: Where, action: Any, slot: Slot, words: list[str]) -> None:
        """Place and facing."""
        self.notation.read_pose(action.legs[0], words.pop(0))


class Elements(Named):
    """Elements of one side, as bits: of the side that chooses the low ones."""

    def write(self, where: Where, action: Any, slot: Slot) -> Iterable[str]:
        """A1+A2."""
        own = _side(where.position)
        bits = [bit for bit in range(2 * ARMY) if action.movers >> bit & 1]
        numbers = [ARMY * (own if bit < ENEMY_BITS else 1 - own) + bit % ARMY for bit in bits]
        return ("+".join(map(self.notation.element, self.ordered(action, numbers))),)

    def ordered(self, action: Any, numbers: list[int]) -> list[int]:
        """The order in which they are named."""
        return numbers

    def read(self, where: Where, action: Any, slot: Slot, words: list[str]) -> None:
        """Their bits."""
        self.find(where, action, words.pop(0))

    def find(self, where: Where, action: Any, word: str) -> list[int]:
        """The elements of a word, whose bits are set."""
        elements = [self.notation.find_element(name) for name in word.split("+")]
        if len(set(elements)) != len(elements):
            raise NotUnderstood(f"{word!r} names an element twice")
        own = _side(where.position)
        for e in elements:
            action.movers |= 1 << e % ARMY + (0 if e // ARMY == own else ENEMY_BITS)
        return elements


class LedElements(Elements):
    """Elements of which the first leads."""

    def ordered(self, action: Any, numbers: list[int]) -> list[int]:
        """The leader first."""
        return sorted(numbers, key=lambda e: e != action.lead)

    def read(self, where: Where, action: Any, slot: Slot, words: list[str]) -> None:
        """Their bits, and who leads."""
        action.lead = self.find(where, action, words.pop(0))[0]


class Legs(Named):
    """The legs of a path, one after the other."""

    least, most = 0, MANY

    def write(self, where: Where, action: Any, slot: Slot) -> Iterable[str]:
        """Each as it is read."""
        return [self._written(action.legs[number]) for number in range(action.count)]

    def _written(self, leg: Any) -> str:
        kind = LegKind(leg.kind)
        if kind in (LegKind.AHEAD, LegKind.ROAD):
            return f"{kind.name.lower()} {write_number(int(leg.x))}"
        if kind in (LegKind.LEFT, LegKind.RIGHT):
            return f"{kind.name.lower()} {write_number(int(leg.turn))}"
        if kind == LegKind.TO:
            return f"to {write_place(int(leg.x), int(leg.y))}"
        if kind == LegKind.POSE:
            return f"to {_pose(leg)}"
        return f"line {self.notation.element(int(leg.x))} {CONTACTS[leg.turn]}"

    def read(self, where: Where, action: Any, slot: Slot, words: list[str]) -> None:
        """As many as there are."""
        while words:
            if action.count == LEGS:
                raise NotUnderstood(f"a move has at most {LEGS} legs")
            leg = action.legs[action.count]
            words = words[self._read_leg(leg, words) :]
            action.count += 1

    def _read_leg(self, leg: Leg, words: list[str]) -> int:
        """Fill a leg from the words it begins with, and say how many they are."""
        word, values, notation = words[0], words[1:], self.notation
        needed = 2 if word == "line" else 1
        if word not in (*LEG_WORDS, "to", "line") or len(values) < needed:
            raise NotUnderstood(f"{' '.join(words)!r} is no leg of a move; there are {LEG_FORMS}")
        if word == "line":
            leg.kind, leg.x, leg.turn = LegKind.LINE, notation.find_target(values[0]), notation.find_contact(values[1])
        elif word == "to" and values[0].count(",") == 2:
            leg.kind = LegKind.POSE
            notation.read_pose(leg, values[0])
        elif word == "to":
            leg.kind = LegKind.TO
            leg.x, leg.y = notation.find_place(values[0], 2)
        else:
            leg.kind, number = LEG_WORDS[word], read_number(values[0])
            if leg.kind in (LegKind.LEFT, LegKind.RIGHT):
                leg.turn = number
            else:
                leg.x = number
        return needed + 1


def _side(battle: Battle) -> int:
    """The side whose elements an action moves: of who is asked, or else whose bound it is."""
    return int(battle.seat if battle.seat >= 0 else battle.active)


def _pose(leg: Any) -> str:
    return write_place(int(leg.x), int(leg.y), int(leg.turn))
