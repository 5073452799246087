"""All four hundred outcomes: two grades, ten losers, ten enemies, good or bad going under the loser's own base.

The table is written out here from the sentences of the rules, once for the open and once for bad going.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from bellona.games.dbsa.position.records import DESTROYED, HELD, PACE, Grade
from bellona.games.dbsa.rules.c05_outcome import grade_of, outcome_of

from .battles import FOOT, MOUNTED, TYPES, battle, duel, south_of

NOBODY = ""
ANYBODY = "El Kn Cv LH Bd Sp Pk Wb Ax Sh"
GOINGS = ("good", "bad")


class Fate(NamedTuple):
    """Who destroys a loser in the open and in bad going, who only holds it, and how far it recoils from all others."""

    in_good: str
    in_bad: str
    held_by: str
    recoil: int


LESS = {
    "El": Fate("Sh", ANYBODY, NOBODY, 200),
    "Kn": Fate("El Sh LH", ANYBODY, NOBODY, 200),
    "Cv": Fate(NOBODY, ANYBODY, NOBODY, 200),
    "LH": Fate(NOBODY, ANYBODY, NOBODY, 200),
    "Bd": Fate("Wb", "Wb", "LH Sh", 100),
    "Sp": Fate("Kn Wb", "Kn Wb", "LH Sh", 100),
    "Pk": Fate("Kn Wb", "Kn Wb", "LH Sh", 100),
    "Wb": Fate("El Kn", "El Kn", NOBODY, 100),
    "Ax": Fate("Kn", NOBODY, NOBODY, 100),
    "Sh": Fate("Kn", NOBODY, NOBODY, 100),
}
ALWAYS = Fate(ANYBODY, ANYBODY, NOBODY, 0)
HALF = dict.fromkeys(TYPES, ALWAYS) | {
    "LH": Fate("El Kn Cv LH", ANYBODY, NOBODY, 600),
    "Sh": Fate("El Kn Cv LH Ax Sh", "Ax Sh", NOBODY, 600),
}
TABLE = {Grade.LESS: LESS, Grade.HALF: HALF}

FACTORS = {
    "El": (4, 5), "Kn": (3, 4), "Cv": (3, 3), "LH": (2, 2), "Bd": (5, 3),
    "Sp": (4, 4), "Pk": (3, 4), "Wb": (3, 3), "Ax": (3, 2), "Sh": (2, 2),
}  # fmt: skip
"""Against foot and against mounted."""
UNHINDERED = ("Ax", "Sh")
CELLS = [(grade, own, enemy, going) for grade in TABLE for own in TYPES for enemy in TYPES for going in GOINGS]


def expected(grade: Grade, own: str, enemy: str, going: str) -> str:
    """What the rules say of a loser, in the words of the vocabulary."""
    fate = TABLE[grade][own]
    if enemy in (fate.in_good if going == "good" else fate.in_bad).split():
        return "destroyed"
    return "held" if enemy in fate.held_by.split() else f"recoiled {fate.recoil}"


def totals(own: str, enemy: str, going: str) -> tuple[int, int]:
    """What both add to their dice, the loser alone standing in the going."""
    hindered = 2 if going == "bad" and own not in UNHINDERED else 0
    return FACTORS[own][enemy in MOUNTED] - hindered, FACTORS[enemy][own in MOUNTED]


def dice_for(grade: Grade, own: str, enemy: str, going: str) -> tuple[str, str, int, int] | None:
    """A fight that is lost with this grade, either side perhaps led by its general; None if there is none."""
    ours, theirs = totals(own, enemy, going)
    for with_general in range(3):
        led = [" general" if with_general == role else "" for role in (1, 2)]
        for die in range(1, 7):
            for other in range(1, 7):
                total, against = ours + die + (with_general == 1), theirs + other + (with_general == 2)
                if (2 * total <= against) == (grade == Grade.HALF) and total < against:
                    return own + led[0], enemy + led[1], die, other
    return None


def ground(going: str) -> list[dict[str, Any]]:
    """Rough ground under the loser, up to the edge where the two meet."""
    return [south_of("rough", 1200)] if going == "bad" else []


def test_the_table_covers_all_types():
    assert len(CELLS) == 400
    assert set(MOUNTED + FOOT) == set(TYPES) == set(ANYBODY.split())


@pytest.mark.rule("dbsa 5.4")
@pytest.mark.rule("dbsa R50")
@pytest.mark.parametrize("going", GOINGS)
@pytest.mark.parametrize("own", TYPES)
@pytest.mark.parametrize("grade", TABLE, ids=lambda grade: grade.name.lower())
def test_outcomes_as_the_table_has_them(grade: Grade, own: str, going: str):
    field = battle(
        f"A1 {own} 1200,1200,0", *(f"T{n} {enemy} {200 * n},2300,0" for n, enemy in enumerate(TYPES, 1)),
        terrain=ground(going),
    )  # fmt: skip
    world, position = field.match.setting.world, field.match.position
    for number, enemy in enumerate(TYPES):
        outcome = outcome_of(world, position, 0, 12 + number, grade)
        told = {DESTROYED: "destroyed", HELD: "held"}.get(outcome, f"recoiled {outcome // PACE}")
        assert told == expected(grade, own, enemy, going), f"{own} against {enemy}"


@pytest.mark.rule("dbsa 5.3")
@pytest.mark.rule("dbsa 5.4")
@pytest.mark.parametrize("going", GOINGS)
@pytest.mark.parametrize("own", TYPES)
@pytest.mark.parametrize("grade", TABLE, ids=lambda grade: grade.name.lower())
def test_outcomes_as_fights_bring_them(grade: Grade, own: str, going: str):
    for enemy in TYPES:
        found = dice_for(grade, own, enemy, going)
        if found is None:
            continue
        mine, theirs, die, other = found
        field = duel(mine, die, theirs, other, terrain=ground(going))
        total, against = field.total("A1"), field.total("T1")
        assert total < against
        assert (2 * total <= against) == (grade == Grade.HALF)
        assert field.fate("A1") == expected(grade, own, enemy, going), f"{own} against {enemy}"


def test_nearly_every_outcome_can_be_brought_about_by_a_fight():
    """Strong troops in the open cannot be doubled by weak ones, not even by their general."""
    missing = {cell[1:3] for cell in CELLS if dice_for(*cell) is None}
    assert len(missing) < 40
    assert all(FACTORS[own][enemy in MOUNTED] > FACTORS[enemy][own in MOUNTED] for own, enemy in missing)


@pytest.mark.rule("dbsa R48")
def test_grades_of_all_totals():
    for own in range(-8, 20):
        for other in range(-8, 20):
            grade = Grade.NONE if own >= other else Grade.HALF if 2 * own <= other else Grade.LESS
            assert grade_of(own, other) == grade
