"""Actions and names as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bellona.gamekit.notation import MANY, Argument, Where, Word, listed
from bellona.gamekit.notation import Notation as SharedNotation
from bellona.gamekit.values import NotUnderstood
from bellona.gamekit.verbs import Slot
from bellona.kernel.choices import Action
from bellona.kernel.hexes import DIRECTIONS
from bellona.kernel.rules import enforces

from ..actions.verbs import Verb
from ..position.field import battle_grid
from ..position.records import BOXES, COMMANDER, NONE, UNITS, Battle, Box, Field, Status
from ..rules.c02_components import is_unit
from ..rules.c10_combat import SUPPORTERS, own_fighter

SEATS = ("rome", "carthage")
LETTERS = "RC"
BOX_NAMES = tuple(box.name.lower() for box in Box)
assert len(BOX_NAMES) == BOXES


class Notation(SharedNotation):
    """Writes and reads the text forms of one battle's pieces and actions."""

    verbs = Verb
    action = Action
    examples = "step, attack or done"

    def __init__(self, codes: tuple[str, ...]) -> None:
        self.codes = codes
        unit = Word(lambda where, piece: self.piece(where.position, piece), self._piece_named)
        super().__init__(
            {
                "unit": unit,
                "unit_or_none": Word(
                    unit.name, lambda where, word: NONE if word == "none" else unit.number(where, word)
                ),
                "hex": Word(lambda _, h: self.hex(h), lambda _, word: self.find_hex(word)),
                "direction": listed(DIRECTIONS, self.find_direction),
                "box": listed(BOX_NAMES, self.find_box),
                "supporters": Supporters(self),
            }
        )

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

    def _piece_named(self, where: Where, name: str) -> int:
        return self.find_piece(where.position, name)

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


class Supporters(Argument):
    """The units behind the fighter of the seat in turn that support it, or none: a bit for each place behind it."""

    least, most = 0, MANY

    def __init__(self, notation: Notation) -> None:
        self.notation = notation

    def write(self, where: Where, action: Any, slot: Slot) -> Iterable[str]:
        """Their names."""
        field, battle = where
        bits = int(action[slot.field])
        behind = [unit_behind(field, battle, place) for place in range(SUPPORTERS) if bits >> place & 1]
        return [self.notation.piece(battle, unit) for unit in behind] or ["none"]

    def read(self, where: Where, action: Any, slot: Slot, words: list[str]) -> None:
        """Their bits, and one more if any of them is not behind a fighter."""
        field, battle = where
        if not words:
            raise NotUnderstood("support needs the names of the supporters, or none")
        if words == ["none"]:
            return
        fighting = battle.attack.attacker != NONE and is_unit(own_fighter(battle))
        behind = [unit_behind(field, battle, place) for place in range(SUPPORTERS)] if fighting else []
        for name in words:
            piece = self.notation.find_piece(battle, name)
            action[slot.field] |= 1 << behind.index(piece) if piece in behind else 1 << SUPPORTERS


def unit_behind(field: Field, battle: Battle, place: int) -> int:
    """The unit in a rear hex of the fighter of the seat in turn, NONE for none."""
    front = battle.units[own_fighter(battle)]
    h = int(field.neighbour[front.hex, (front.facing + 2 + place) % 6])
    return int(battle.at[h]) if h >= 0 else NONE
