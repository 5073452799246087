"""Exact odds: they agree with the dice."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, cast

import pytest

from bellona import Match, Odds

from .wars import losses, play, under_way, war

SIXTH = Fraction(1, 6)


def parts(odds: Odds, role: str) -> dict[str, int]:
    """The modifiers of a role that change the die."""
    return {part.name.removeprefix("modifier-"): part.value for part in odds.modifiers[role] if part.value}


def distribution(odds: Odds) -> dict[tuple[int, int], Fraction]:
    """The chance of each pair of losses."""
    return {tuple(outcome.effects.values()): outcome.chance for outcome in odds.outcomes}  # type: ignore[misc]


def field_battle() -> Match:
    """Six land points under a leader of 1 against three under one of 2, in the open."""
    stacks = {"3107": {"rome": "6 land, R-C", "carthage": "3 land, C-B"}}
    return under_way("R-C", stacks, "6 land")


def test_an_attack_has_its_odds_its_parts_and_every_outcome() -> None:
    odds = field_battle().odds("attack land")
    assert odds is not None
    assert (parts(odds, "attacker"), parts(odds, "defender")) == ({"leader": 1}, {"enemy-leader": -2})
    assert odds.modifiers["attacker"][0].text == "Odds 2:1 (6 against 3)"
    assert odds.totals == {"attacker": 1, "defender": -2}
    # 2:1, rows 0 to 5: 50/25, 50/25, 25/25, 25/50, 25/50, 25/75
    assert distribution(odds) == {(3, 1): 2 * SIXTH, (2, 1): SIXTH, (2, 2): 3 * SIXTH}
    assert odds.chances["attacker_loses"] == 1
    assert odds.chances["defender_destroyed"] == 0


@pytest.mark.parametrize("die", range(1, 7))
def test_each_die_does_what_the_odds_foretell(die: int) -> None:
    match = field_battle()
    odds = match.odds("attack land")
    assert odds is not None
    play(match, "attack land", dice=[die])
    assert (losses(match, "rome"), losses(match, "carthage")) in distribution(odds)


def test_walls_count_once_the_defender_is_inside() -> None:
    stacks = {"2908": {"rome": "2 land inside", "carthage": "12 land, C-A"}}
    odds = under_way("C-A", stacks, "12 land").odds("attack land")
    assert odds is not None
    assert parts(odds, "attacker") == {"leader": 3}
    assert parts(odds, "defender") == {"great-city": -3}
    assert odds.chances["enemy_leader_lost"] == 0


def test_a_defender_who_may_go_inside_is_judged_as_he_stands() -> None:
    match = under_way(
        "C-A", {"2908": {"rome": "2 land", "carthage": "4 land, C-A"}}, "4 land", holders={"2908": "rome"}
    )
    odds = match.odds("attack land")
    assert odds is not None
    (inside,) = odds.answers
    assert (inside.name, inside.rule) == ("answer-inside", "9.16a")
    match.play("attack land")
    stand, invert = match.odds("stand"), match.odds("invert")
    assert stand is not None
    assert invert is not None
    assert distribution(stand) == distribution(odds)
    assert parts(invert, "defender") == {"great-city": -3}
    assert inside.chances == invert.chances
    assert match.odds("offer") is None


def test_nothing_is_foretold_of_an_attack_that_cannot_be_paid() -> None:
    stacks = {"2908": {"rome": "2 land", "carthage": "4 land, C-A 9mp"}}
    match = under_way("C-A", stacks, "4 land", holders={"2908": "rome"})
    match.play("attack land")
    assert match.odds("invert") is None


def test_a_leader_falls_with_the_last_of_his_men() -> None:
    stacks = {"3107": {"rome": "9 land, R-C", "carthage": "1 land, C-B"}}
    odds = under_way("R-C", stacks, "9 land").odds("attack land")
    assert odds is not None
    assert odds.chances["enemy_leader_lost"] == odds.chances["defender_destroyed"] > 0


def test_the_open_sea_costs_ships_and_then_men() -> None:
    match = sea_force("R-C", "2 land", "4 naval")
    odds = match.odds(f"go {sea_beside(match)}")
    assert odds is not None
    assert list(odds.modifiers) == ["entering"]
    assert parts(odds, "entering") == {"attrition-leader": 1}
    # rows 2 to 7: 50, 25, 25, then nothing; two ships are left for two legions
    assert distribution(odds) == {(0, 0): 3 * SIXTH, (0, 1): 2 * SIXTH, (0, 2): SIXTH}
    assert odds.chances == {"any_loss": 3 * SIXTH, "all_lost": 0, "leader_lost": 0, "shipyards_closed": 0}


def test_in_the_first_war_the_romans_are_no_sailors() -> None:
    match = sea_force("R-C", "2 land", "2 naval", scenario="first_war", may_build=True)
    odds = match.odds(f"go {sea_beside(match)}")
    assert odds is not None
    assert parts(odds, "entering") == {"attrition-leader": 1, "seamanship": -2}
    assert odds.chances["shipyards_closed"] == 2 * SIXTH
    assert odds.chances["any_loss"] == 5 * SIXTH


def test_leaving_enemies_and_entering_the_sea_are_two_dice() -> None:
    stacks = {"2908": {"rome": "2 naval, R-C", "carthage": "1 naval"}}
    match = under_way("R-C", stacks, "2 naval")
    odds = match.odds(f"go {sea_beside(match)}")
    assert odds is not None
    assert list(odds.modifiers) == ["leaving", "entering"]
    assert sum(outcome.chance for outcome in odds.outcomes) == 1
    # leaving: rows 2 to 7 of one ship: 50 percent is one, else none; entering: rows 2 to 7 of what is left
    whole = {(0, 0): Fraction(5, 6) * Fraction(1, 2), (0, 1): Fraction(5, 6) * Fraction(1, 2)}
    whole[0, 1] += SIXTH * Fraction(5, 6)
    whole[0, 2] = SIXTH * SIXTH
    assert distribution(odds) == whole


def test_a_step_without_dice_has_no_odds() -> None:
    match = under_way("R-C", {"2908": {"rome": "2 land, R-C"}}, "2 land")
    assert match.odds("go 3008") is None
    assert match.odds("finish") is None


def sea_force(leader: str, *joined: str, **more: object) -> Match:
    """A force with ships at Rome."""
    return under_way(leader, {"2908": {"rome": f"{', '.join(joined)}, {leader}"}}, *joined, **more)


def sea_beside(match: Match) -> str:
    """An open sea hex beside Rome that the force may enter."""
    world, notation = match.setting.world, cast(Any, match.setting).notation
    steps = [str(action).split()[1] for action in match.legal() if str(action).startswith("go ")]
    return next(name for name in steps if world.terrain[notation.find_hex(name)] == 0)


def test_a_war_has_odds_for_every_step_that_rolls() -> None:
    match = war({"2908": {"rome": "2 naval, R-C"}}, active="rome")
    play(match, "lead R-C", "join 2 naval")
    for action in match.legal():
        if str(action).startswith("go "):
            terrain = match.setting.world.terrain[cast(Any, match.setting).notation.find_hex(str(action).split()[1])]
            assert (match.odds(action) is not None) == (terrain == 0)
