"""Dice given to `load` are checked as `play` checks them: all must be faces of their die, and all must be used."""

from __future__ import annotations

from typing import Any

import pytest

import bellona
from bellona.registry import game_slugs

QUIET: dict[str, dict[str, Any]] = {
    "de_bello_punico": {"scenario": "zama", "units": {"R-Ha-1": "1010 N", "C-F-1": "1005 S"}},
    "punic_wars": {"scenario": "second_war", "active": "rome", "stacks": {"2908": {"rome": "4 land, R-C"}}},
    "dbsa": {
        "scenario": "zama", "phase": "fights",
        "elements": {
            "A1": {"type": "Bd", "x": 1200, "y": 1000, "facing": 0},
            "T1": {"type": "Wb", "x": 1200, "y": 1400, "facing": 180},
        },
    },
    "latium": {"scenario": "two_kings"},
}  # fmt: skip
"""For each game a position with no or few rolls on loading."""
ROLLING: dict[str, tuple[dict[str, Any], list[int]]] = {
    "de_bello_punico": ({"scenario": "zama", "phase": "initiative", "units": {"R-Ha-1": "1010 N"}}, [6, 1]),
}
"""Positions with rolls on loading, and these dice."""


def dumped(slug: str) -> dict[str, Any]:
    """A position without pending automatic steps."""
    return bellona.game(slug).load(QUIET[slug]).dump()


@pytest.mark.parametrize("slug", game_slugs())
def test_dice_that_are_not_rolled_are_refused(slug: str) -> None:
    with pytest.raises(bellona.BadPosition, match=r"^dice: \d+ dice were dictated .* only \d+ were rolled$"):
        bellona.game(slug).load(QUIET[slug], dice=[1] * 60)


@pytest.mark.parametrize("slug", game_slugs())
def test_a_dumped_position_rolls_no_dice(slug: str) -> None:
    with pytest.raises(bellona.BadPosition, match=r"^dice: 2 dice were dictated .* only 0 were rolled$"):
        bellona.game(slug).load(dumped(slug), dice=[1, 2])


@pytest.mark.parametrize("slug", game_slugs())
@pytest.mark.parametrize("dice", [[0], [37], [-1], ["6"], [2.5], [None], [True], "6", 6])
def test_what_no_die_shows_is_refused(slug: str, dice: Any) -> None:
    with pytest.raises(ValueError, match=r"is no face of a die|dice are dictated as a list"):
        bellona.game(slug).load(QUIET[slug], dice=dice)


@pytest.mark.parametrize("slug", ROLLING)
def test_a_face_that_the_die_does_not_have_is_refused(slug: str) -> None:
    doc, dice = ROLLING[slug]
    bellona.game(slug).load(doc, dice=dice)
    for kind in (bellona.BadPosition, bellona.BadDice):
        with pytest.raises(kind, match=r"^dice: 7 cannot be drawn from 6$"):
            bellona.game(slug).load(doc, dice=[7, *dice[1:]])
