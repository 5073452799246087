"""Actions and names as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bellona.gamekit.values import NotUnderstood
from bellona.kernel.choices import Action
from bellona.kernel.record import one

from ..actions.moves import Verb
from ..position.records import LEADER_ITEM, LEADERS, War, World
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


class Notation:
    """Writes and reads the text forms of the actions and pieces of one war."""

    def __init__(self, used: tuple[str, ...] = LEADER_NAMES) -> None:
        self.used = used
        """The leaders who take part in it."""

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

    def slots(self, verb: int) -> tuple[str, ...]:
        """What is said after a verb."""
        return FORMS[Verb(verb)] if 0 < verb < len(Verb) else ()

    # Writing

    def write(self, world: World, war: War, action: Action) -> str:
        """The text of an action."""
        verb = Verb(action.verb)
        parts = [verb.name.lower()]
        if verb == Verb.DEPLOY and action.unit == LEADER_ITEM:
            return " ".join([*parts, SETUP_KINDS[LEADER_ITEM], self.hex(action.at)])
        for slot in FORMS[verb]:
            if slot == "count":
                parts.append(str(int(action.extra)))
            elif slot == "hex":
                parts.append(self.hex(action.at))
            elif slot == "leader":
                parts.append(self.leader(action.unit))
            else:
                parts.append(KINDS_OF[verb][action.unit])
        return " ".join(parts)

    # Reading

    def read(self, world: World, war: War, text: str) -> Action:
        """The action of a text; NotUnderstood with one sentence if it is none."""
        words = text.split()
        if not words or words[0] not in VERBS:
            raise NotUnderstood(f"{text!r} does not begin with an order such as lead, go or done")
        verb = VERBS[words[0]]
        action = one(Action)
        action.verb = verb
        if verb == Verb.DEPLOY and words[1:2] == [SETUP_KINDS[LEADER_ITEM]]:
            action.unit, action.extra = LEADER_ITEM, 1
            self.fill(action, ("hex",), [f"{words[0]} {words[1]}", *words[2:]])
        else:
            self.fill(action, FORMS[verb], words)
        return action

    def fill(self, action: Action, form: tuple[str, ...], words: list[str]) -> None:
        """Fill an action's fields from the words after its verb."""
        if len(words) - 1 != len(form):
            usage = " ".join([words[0], *(slot.upper() for slot in form)])
            raise NotUnderstood(f"{' '.join(words)!r} is not complete or says too much: {usage} is expected")
        kinds = KINDS_OF.get(Verb(action.verb), ())
        readers: Mapping[str, tuple[str, Callable[[str], int]]] = {
            "count": ("extra", self.find_number if action.verb == Verb.FUND else self.find_count),
            "hex": ("at", self.find_hex),
            "leader": ("unit", self.find_leader),
            "kind": ("unit", lambda word: self.find_kind(word, kinds)),
        }
        for slot, word in zip(form, words[1:], strict=True):
            name, reader = readers[slot]
            setattr(action, name, reader(word))


FORMS: dict[Verb, tuple[str, ...]] = {
    Verb.DEPLOY: ("count", "kind", "hex"),
    Verb.SUGGESTED: (),
    Verb.FUND: ("count",),
    Verb.RETIRE: ("leader",),
    Verb.ELECT: (),
    Verb.DECLINE: (),
    Verb.APPOINT: ("leader", "hex"),
    Verb.RETURN: ("leader", "hex"),
    Verb.LEAD: ("leader",),
    Verb.JOIN: ("count", "kind"),
    Verb.DROP: ("count", "kind"),
    Verb.GO: ("hex",),
    Verb.ATTACK: ("kind",),
    Verb.EMERGE: ("kind", "hex"),
    Verb.FINISH: (),
    Verb.INVERT: (),
    Verb.STAND: (),
    Verb.LOSE: ("count", "kind", "hex"),
    Verb.RAISE: ("count", "kind", "hex"),
    Verb.DONE: (),
    Verb.OFFER: (),
    Verb.AGREE: (),
    Verb.REFUSE: (),
}
VERBS = {verb.name.lower(): verb for verb in FORMS}
KINDS_OF: dict[Verb, tuple[str, ...]] = {
    Verb.DEPLOY: SETUP_KINDS,
    Verb.JOIN: ARMS,
    Verb.DROP: ARMS,
    Verb.ATTACK: ARMS,
    Verb.EMERGE: ARMS,
    Verb.LOSE: KINDS,
    Verb.RAISE: ARMS,
}


def used_leaders(world: World) -> tuple[str, ...]:
    """The leaders who take part in a war."""
    return tuple(name for name, figure in zip(LEADER_NAMES, world.figures, strict=True) if figure.used)
