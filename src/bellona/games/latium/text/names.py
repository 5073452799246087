"""The names of things in actions and documents."""

from __future__ import annotations

from enum import IntEnum

from ..data.values import ARMS, SEATS
from ..position.battlefield import SIDE_UNITS, UNITS, WIDEST, Arma
from ..position.records import CLAIMS
from ..position.tabula import casella_name
from ..position.vocabulary import CELLS, LETTERS, LETTERS_EACH, PERSONS, Bond, Clause, Counter, Demand, God, Signum
from ..position.world import town_slugs


def words_of(kind: type[IntEnum]) -> tuple[str, ...]:
    """The members of an enum that counts from 0, as words."""
    return tuple(member.name.lower().replace("_", "-") for member in kind)


TOWN_NAMES = town_slugs()
SEAT_NAMES: tuple[str, ...] = SEATS
ARM_NAMES: tuple[str, ...] = ARMS
SIGNUM_NAMES = words_of(Signum)
GOD_NAMES = words_of(God)
DEMAND_NAMES = words_of(Demand)
BOND_NAMES = words_of(Bond)
CLAUSE_NAMES = words_of(Clause)
ARMA_NAMES = words_of(Arma)
COUNTER_NAMES = tuple(
    {Counter.LEGATUS_I: "legatus-1", Counter.LEGATUS_II: "legatus-2"}.get(counter, counter.name.lower())
    for counter in Counter
)
RESULT_NAMES = ("none", "I", "II", "III", "IV")
FACING_NAMES = ("ahead", "left", "back", "right")
PERSON_NAMES = tuple(f"filius-{number + 1}" for number in range(PERSONS))
LETTER_NAMES = tuple(f"{SEATS[place // LETTERS_EACH]}-{place % LETTERS_EACH + 1}" for place in range(LETTERS))
CLAIM_NAMES = tuple(f"claim-{number + 1}" for number in range(CLAIMS))
UNIT_NAMES = tuple(f"{'AD'[unit // SIDE_UNITS]}{unit % SIDE_UNITS + 1}" for unit in range(UNITS))
"""The units on the field: A1 to A40 of the aggressor, D1 to D40 of the defender."""
CELL_NAMES = tuple(casella_name(cell) for cell in range(CELLS))


def square_name(square: int) -> str:
    """A square of the field: c0405 for column 4, row 5."""
    return f"c{square % WIDEST:02}{square // WIDEST:02}"
