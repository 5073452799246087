"""Bots from centurio on guard their camp: somebody goes home in time, or stays, and who holds it does not leave."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest
from bench.opponents.camp_raid import play

from bellona.bots import Bot, choose
from bellona.gamekit.search_kernels import NOTHING
from bellona.games.dbsa.bot.runner import runner_of

from .battles import Field, battle

CAMP = (1200, 120)
FAR = ("A12 Bd 200,1500,0", "T12 Bd 1500,2200,180")
"""Too far away to matter."""


def bound(field: Field, level: str = "centurio") -> list[str]:
    """Let a bot play the rest of its moves; what it chose."""
    played, active = [], field.active
    while field.match.result is None and field.active == active and field.document["phase"] == "moves":
        played.append(str(choose(field.match, level, seed=1)))
        field.play(played[-1])
    return played


def from_camp(field: Field, name: str) -> float:
    x, y, _ = field.pose(name)
    return hypot(x - CAMP[0], y - CAMP[1])


def raided(**terms: Any) -> Field:
    """Light horse, round the wing of a line, can be at the camp soon; nobody is near it."""
    line = [f"A{n} Sp {740 + 160 * n},520,0" for n in range(1, 5)]
    enemy = [f"T{n} Sp {740 + 160 * n},1400,180" for n in range(1, 5)]
    return battle("T11 LH 2050,800,180", *line, *enemy, *FAR, camps={"amber": 1200}, **terms)


def test_somebody_goes_home_before_a_raider_is_there() -> None:
    field = raided(points=1)
    (ordered,) = bound(field)
    assert min(from_camp(field, f"A{n}") for n in range(1, 5)) < 300
    assert "ahead" not in ordered


def test_that_order_is_allowed_but_not_listed() -> None:
    field = raided(points=1)
    ordered = str(choose(field.match, "centurio", seed=1))
    assert ordered not in {action.text for action in field.match.legal()}
    assert field.match.check(ordered) is None


def test_greedy_looks_for_no_guard() -> None:
    field = raided(points=1)
    bound(field, "greedy")
    assert all(from_camp(field, f"A{n}") > 350 for n in range(1, 5))


def test_who_holds_the_camp_stays_in_it() -> None:
    enemy = ("T1 LH 1200,300,180", "T2 Ax 1500,800,180")
    field = battle("A1 Sp 1200,120,0", "A2 Bd 1200,900,0", *enemy, *FAR, camps={"amber": 1200}, points=4)
    bound(field)
    assert from_camp(field, "A1") == pytest.approx(0, abs=3)


@pytest.mark.parametrize("seed", [700, 701, 702])
def test_a_raid_from_the_ambush_at_the_trebbia_does_not_take_the_camp(seed: int) -> None:
    result = play("trebbia", "centurio", "teal", seed).result
    assert result is not None
    assert (result.winner, result.reason) != ("teal", "camp")


def test_a_level_that_weighs_orders_leaves_an_order_that_is_not_listed_to_its_plan() -> None:
    field = raided(points=1)
    match = field.match
    runner = runner_of("open_plain")
    seen, plan = match.observe("amber"), runner.repertoire.plans["watchful"]
    promising = runner.match_planner.promising(seen, plan, 4, 1)
    assert promising[0] == NOTHING
    assert len(promising) == 4
    assert str(Bot(match, "legatus", seed=1).choose()) not in {action.text for action in match.legal()}
