"""Actions and names as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bellona.gamekit.notation import Argument, Where, Word, listed
from bellona.gamekit.notation import Notation as SharedNotation
from bellona.gamekit.values import NotUnderstood
from bellona.gamekit.verbs import Slot
from bellona.kernel.choices import Action

from ..actions.verbs import Verb
from ..position.records import LEADER_ITEM, LEADERS, World
from ..position.world import war_grid

SEATS = ("rome", "carthage")
LETTERS = "RC"
FIRST_LEADER = (0, 8)
"""Where each side's leaders begin."""
LEADER_NAMES = tuple(
    f"{LETTERS[side]}-{chr(ord('A') + number - FIRST_LEADER[side])}"
    for number in range(LEADERS)
    for side in [int(number >= FIRST_LEADER[1])]
)
KINDS = ("land", "naval", "syracusan-land", "syracusan-naval")
ARMS = KINDS[:2]
SETUP_KINDS = (*ARMS, "leader")
MOST = 999


class Notation(SharedNotation):
    """Writes and reads the text forms of the actions and pieces of one war."""

    verbs = Verb
    action = Action
    examples = "lead, go or done"

    def __init__(self, used: tuple[str, ...] = LEADER_NAMES) -> None:
        self.used = used
        """The leaders who take part in it."""
        super().__init__(
            {
                "leader": Word(lambda _, leader: self.leader(leader), lambda _, word: self.find_leader(word), used),
                "hex": Word(lambda _, h: self.hex(h), lambda _, word: self.find_hex(word)),
                "number": Word(lambda _, number: str(number), lambda _, word: self.find_number(word)),
                "count": Word(lambda _, number: str(number), lambda _, word: self.find_count(word)),
                "arm": listed(ARMS, lambda word: self.find_kind(word, ARMS)),
                "points": listed(KINDS, lambda word: self.find_kind(word, KINDS)),
                "lot": Lot(self),
            }
        )

    # Names

    def leader(self, leader: int) -> str:
        """R-C; `none` for nobody."""
        return "none" if leader < 0 else LEADER_NAMES[leader]

    def find_leader(self, name: str) -> int:
        """The leader of a name."""
        if name not in self.used:
            raise NotUnderstood(f"there is no leader {name!r} in this war; there is {', '.join(self.used)}")
        return LEADER_NAMES.index(name)

    def hex(self, h: int) -> str:
        """2908; `none` for no hex."""
        return "none" if h < 0 else war_grid().name(h)

    def find_hex(self, name: str) -> int:
        """The hex of a name."""
        if not isinstance(name, str):
            raise NotUnderstood(f"a hex is written as a text of four digits such as '2908', not as {name!r}")
        try:
            return war_grid().index(name)
        except ValueError as error:
            raise NotUnderstood(str(error)) from None

    def find_kind(self, name: str, kinds: tuple[str, ...]) -> int:
        """The number of a kind of points."""
        if name not in kinds:
            raise NotUnderstood(f"{name!r} are no points: one of {' '.join(kinds)} is expected")
        return kinds.index(name)

    def find_number(self, text: str) -> int:
        """A number, of treasury points or of others."""
        if not text.isascii() or not text.isdigit():
            raise NotUnderstood(f"{text!r} is no number from 0 to {MOST}")
        if len(text.lstrip("0")) > len(str(MOST)):
            raise NotUnderstood(f"a number from 0 to {MOST} is expected, and this one is larger")
        return int(text)

    def find_count(self, text: str) -> int:
        """A number of land or naval points."""
        found = self.find_number(text)
        if found == 0:
            raise NotUnderstood("no points at all cannot be named; a number from 1 on is expected")
        return found


class Lot(Argument):
    """What a line of the set-up puts somewhere: `4 land`, `2 naval`, or `leader`."""

    def __init__(self, notation: Notation) -> None:
        self.notation = notation

    def span(self, words: list[str]) -> tuple[int, int]:
        """The leader is alone."""
        return (1, 1) if is_leader(words) else (2, 2)

    def write(self, where: Where, action: Any, slot: Slot) -> Iterable[str]:
        """The number and the kind."""
        kind = SETUP_KINDS[action.unit]
        return (kind,) if action.unit == LEADER_ITEM else (str(int(action.extra)), kind)

    def read(self, where: Where, action: Any, slot: Slot, words: list[str]) -> None:
        """The number and the kind."""
        if is_leader(words):
            action.unit, action.extra = LEADER_ITEM, 1
            del words[0]
        else:
            action.extra = self.notation.find_count(words[0])
            action.unit = self.notation.find_kind(words[1], SETUP_KINDS)
            del words[:2]

    def usage(self, slot: Slot, words: list[str]) -> str:
        """The leader is alone."""
        return words[0] if is_leader(words) else slot.usage


def is_leader(words: list[str]) -> bool:
    """Whether a line of the set-up names its leader."""
    return words[:1] == [SETUP_KINDS[LEADER_ITEM]]


def used_leaders(world: World) -> tuple[str, ...]:
    """The leaders who take part in a war."""
    return tuple(name for name, figure in zip(LEADER_NAMES, world.figures, strict=True) if figure.used)
