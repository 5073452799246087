"""Actions and names as text."""

from __future__ import annotations

from collections.abc import Callable

from bellona.gamekit.values import NotUnderstood
from bellona.kernel.choices import Action
from bellona.kernel.hexes import DIRECTIONS
from bellona.kernel.record import one
from bellona.kernel.rules import enforces

from ..actions.moves import Verb
from ..position.field import battle_grid
from ..position.records import BOXES, COMMANDER, NONE, UNITS, Battle, Box, Field, Status
from ..rules.c02_components import is_unit
from ..rules.c10_combat import SUPPORTERS, own_fighter

SEATS = ("rome", "carthage")
LETTERS = "RC"
BOX_NAMES = tuple(box.name.lower() for box in Box)
assert len(BOX_NAMES) == BOXES


class Notation:
    """Writes and reads the text forms of one battle's pieces and actions."""

    def __init__(self, codes: tuple[str, ...]) -> None:
        self.codes = codes

    # Names

    def piece(self, battle: Battle, piece: int) -> str:
        """R-Ha-1, C-CMD; `none` for no piece."""
        if piece == NONE:
            return "none"
        if piece >= COMMANDER:
            return f"{LETTERS[piece - COMMANDER]}-CMD"
        unit = battle.units[piece]
        return f"{LETTERS[unit.side]}-{self.codes[unit.kind]}-{unit.number}"

    def find_piece(self, battle: Battle, name: str) -> int:
        """The piece of a name."""
        for side, letter in enumerate(LETTERS):
            if name == f"{letter}-CMD":
                return COMMANDER + side
        for unit in range(UNITS):
            if battle.units[unit].status != Status.ABSENT and self.piece(battle, unit) == name:
                return unit
        raise NotUnderstood(f"there is no piece {name!r} in this battle")

    @enforces("R1")
    def hex(self, h: int) -> str:
        """1010; `none` for no hex."""
        return "none" if h < 0 else battle_grid().name(h)

    def find_hex(self, name: str) -> int:
        """The hex of a name."""
        if not isinstance(name, str):
            raise NotUnderstood(f'{name!r} is no text: a hex is written as one, "1010"')
        try:
            return battle_grid().index(name)
        except ValueError as error:
            raise NotUnderstood(str(error)) from None

    def find_direction(self, name: str) -> int:
        """The number of a compass point."""
        if name not in DIRECTIONS:
            raise NotUnderstood(f"{name!r} is no direction: one of {' '.join(DIRECTIONS)} is expected")
        return DIRECTIONS.index(name)

    def find_box(self, name: str) -> int:
        """The number of a command box."""
        if name not in BOX_NAMES:
            raise NotUnderstood(f"{name!r} is no command box: one of {' '.join(BOX_NAMES)} is expected")
        return BOX_NAMES.index(name)

    # Writing

    def write(self, field: Field, battle: Battle, action: Action) -> str:
        """The text of an action in this position."""
        verb = Verb(action.verb)
        word = verb.name.lower()
        form = FORMS[verb]
        if verb == Verb.SUPPORT:
            return " ".join([word, *(self.supporters(field, battle, action.extra) or ["none"])])
        parts = [word]
        for slot in form:
            if slot == "unit":
                parts.append(self.piece(battle, action.unit))
            elif slot == "target":
                parts.append(self.piece(battle, action.at))
            elif slot == "hex":
                parts.append(self.hex(action.at))
            elif slot == "direction":
                parts.append(DIRECTIONS[action.at])
            elif slot == "facing":
                parts.append(DIRECTIONS[action.extra])
            elif slot == "box":
                parts.append(BOX_NAMES[action.at])
            elif action.extra == 1:
                parts.append(slot.strip("?"))
        return " ".join(parts)

    def supporters(self, field: Field, battle: Battle, bits: int) -> list[str]:
        """The units behind the fighter of the seat in turn that a set of bits names."""
        front = battle.units[own_fighter(battle)]
        names = []
        for place in range(SUPPORTERS):
            if bits >> place & 1:
                h = field.neighbour[front.hex, (front.facing + 2 + place) % 6]
                names.append(self.piece(battle, battle.at[h]))
        return names

    # Reading

    def read(self, field: Field, battle: Battle, text: str) -> Action:
        """The action of a text; NotUnderstood with one sentence if it is none."""
        words = text.split()
        verbs = {verb.name.lower(): verb for verb in Verb if verb != Verb.NOTHING}
        if not words or words[0] not in verbs:
            raise NotUnderstood(f"{text!r} does not begin with an order such as step, attack or done")
        verb = verbs[words[0]]
        action = one(Action)
        action.verb = verb
        if verb == Verb.SUPPORT:
            action.extra = self.read_support(field, battle, words[1:])
        else:
            self.fill(battle, action, FORMS[verb], words)
        return action

    def fill(self, battle: Battle, action: Action, form: tuple[str, ...], words: list[str]) -> None:
        """Fill an action's fields from the words after its verb."""
        needed = [slot for slot in form if not self.may_be_left_out(action, slot)]
        if not len(needed) <= len(words) - 1 <= len(form):
            usage = " ".join([words[0], *(s.upper() if s in needed else f"[{s.strip('?')}]" for s in form)])
            raise NotUnderstood(f"{' '.join(words)!r} is not complete or says too much: {usage} is expected")
        readers: dict[str, tuple[str, Callable[[str], int]]] = {
            "unit": ("unit", lambda word: self.find_piece(battle, word)),
            "target": ("at", lambda word: self.find_piece(battle, word)),
            "hex": ("at", self.find_hex),
            "direction": ("at", self.find_direction),
            "facing": ("extra", self.find_direction),
            "box": ("at", self.find_box),
        }
        for slot, word in zip(form, words[1:], strict=False):
            if slot.endswith("?"):
                if word != slot.strip("?"):
                    raise NotUnderstood(f"{word!r} was not expected: only {slot.strip('?')!r} may follow")
                action.extra = 1
            elif slot == "unit" and word == "none" and action.verb == Verb.HOLD:
                action.unit = NONE
            else:
                name, reader = readers[slot]
                setattr(action, name, reader(word))

    @enforces("R44")
    def may_be_left_out(self, action: Action, slot: str) -> bool:
        """Whether an action is complete without a word; an ambush that says no facing looks north, direction 0."""
        return slot.endswith("?") or (action.verb == Verb.ENTER and slot == "facing")

    def read_support(self, field: Field, battle: Battle, names: list[str]) -> int:
        """The bits of the named supporters, and one more if any of them is not behind a fighter."""
        if names == ["none"]:
            return 0
        if not names:
            raise NotUnderstood("support needs the names of the supporters, or none")
        bits = 0
        fighting = battle.attack.attacker != NONE and is_unit(own_fighter(battle))
        behind = [self.supporters_at(field, battle, place) for place in range(SUPPORTERS)] if fighting else []
        for name in names:
            piece = self.find_piece(battle, name)
            bits |= 1 << behind.index(piece) if piece in behind else 1 << SUPPORTERS
        return bits

    def supporters_at(self, field: Field, battle: Battle, place: int) -> int:
        """The unit in a rear hex of the fighter of the seat in turn, -2 for none."""
        front = battle.units[own_fighter(battle)]
        h = int(field.neighbour[front.hex, (front.facing + 2 + place) % 6])
        return int(battle.at[h]) if h >= 0 and battle.at[h] != NONE else -2


FORMS: dict[Verb, tuple[str, ...]] = {
    Verb.DEPLOY: ("unit", "hex"),
    Verb.SUGGESTED: (),
    Verb.HOLD: ("unit",),
    Verb.POST: ("unit",),
    Verb.PLACE: ("box", "false?"),
    Verb.FIRST: (),
    Verb.SECOND: (),
    Verb.REROLL: (),
    Verb.ACCEPT: (),
    Verb.TEST: ("unit",),
    Verb.DONE: (),
    Verb.STEP: ("unit", "direction"),
    Verb.TURN: ("unit", "direction"),
    Verb.HALT: ("unit",),
    Verb.EXIT: ("unit",),
    Verb.RETURN: ("unit", "hex"),
    Verb.ENTER: ("unit", "hex", "facing"),
    Verb.BOOST: ("unit",),
    Verb.SHOOT: ("unit", "target"),
    Verb.ATTACK: ("unit", "target"),
    Verb.CHARGE: ("unit", "target"),
    Verb.RETREAT: ("hex", "with?"),
    Verb.STAND: (),
    Verb.ESCAPE: ("hex",),
    Verb.COMMIT: (),
    Verb.KEEP: (),
    Verb.SUPPORT: (),
    Verb.PURSUE: (),
    Verb.RECALL: (),
    Verb.ADVANCE: ("direction", "with?"),
    Verb.STAY: (),
    Verb.REFUGE: ("hex",),
    Verb.VICTIM: ("unit",),
    Verb.RECOVER: ("unit",),
}
