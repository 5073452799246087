"""Bellona's own rulings, B1 to B4, and corners of rules that no ordinary position reaches."""

from __future__ import annotations

from typing import Any

import pytest

import bellona
from bellona.games.de_bello_punico.rules.c10_combat import disorder_from

from .battles import battle, unit


@pytest.mark.rule("de_bello_punico B1")
def test_a_unit_under_way_finishes_before_another_moves() -> None:
    match = battle({"R-Ha-1": "1010 N", "R-Ha-2": "1210 N", "C-F-1": "1002 S"})
    match.play("step R-Ha-1 N")
    refusal = match.check("step R-Ha-2 N")
    assert refusal is not None
    assert refusal.rule == "B1"
    match.play("halt R-Ha-1")
    assert match.check("step R-Ha-2 N") is None
    again = match.check("step R-Ha-1 N")
    assert again is not None
    assert again.rule == "2.4b"


@pytest.mark.rule("de_bello_punico B2")
def test_a_lone_commander_keeps_units_out_but_not_attacks() -> None:
    alone: dict[str, Any] = {"commanders": {"C-CMD": "1009", "R-CMD": "1020"}}
    match = battle({"R-E-1": "1010 N", "C-F-1": "2002 S"}, **alone)
    refusal = match.check("step R-E-1 N")
    assert refusal is not None
    assert refusal.rule == "7"
    fight = battle({"R-E-1": "1010 N", "C-F-1": "2002 S"}, phase="combat", **alone)
    assert "attack R-E-1 C-CMD" in fight.legal()


@pytest.mark.rule("de_bello_punico B3")
def test_a_fugitive_runs_past_a_lone_enemy_commander() -> None:
    def flight(commander: str) -> str:
        match = battle(
            {"R-Ha-1": "1009 N", "C-F-1": "1008 S disorder 2", "C-F-2": "2502 S"},
            phase="combat", commanders={"R-CMD": commander, "C-CMD": "2501"},
        )  # fmt: skip
        match.play("attack R-Ha-1 C-F-1", dice=[6, 1])
        return str(unit(match, "C-F-1").hex)

    assert flight("1006") == "1004"
    assert flight("1004") == "1003"


@pytest.mark.rule("de_bello_punico R19")
@pytest.mark.parametrize(
    ("own", "other", "disorder"), [(-1, 0, 1), (-2, 1, 2), (0, 1, 2), (0, 0, 1), (1, 1, 1), (3, 2, 0)]
)
def test_totals_below_zero_count_as_zero(own: int, other: int, disorder: int) -> None:
    assert disorder_from(own, other) == disorder


@pytest.mark.rule("de_bello_punico 13f")
def test_two_disorder_in_one_combat_bring_exactly_one_casualty_roll() -> None:
    match = battle(
        {"R-Ve-1": "1010 N", "R-Ha-1": "1015 N", "C-El-1": "1009 S", "C-F-1": "2002 S"},
        phase="combat", active="carthage", commanders={"R-CMD": "1010", "C-CMD": "2002"},
    )  # fmt: skip
    match.play("attack C-El-1 R-Ve-1")
    while match.prompt.ask in ("retreat", "escape") and len(match.steps) < 5:
        match.play("stand", dice=[6, 1, 4] if match.prompt.ask == "escape" else None)
    assert len(match.steps[-1].rolls) == 3


def test_more_dice_than_needed_leave_the_position_untouched() -> None:
    match = battle({"R-Ha-1": "1010 N", "C-F-1": "1009 S"}, phase="combat")
    before = match.fingerprint()
    with pytest.raises(ValueError, match="dictated"):
        match.play("attack R-Ha-1 C-F-1", dice=[3, 4, 5])
    assert match.fingerprint() == before
    with pytest.raises(bellona.IllegalAction):
        match.play("attack C-F-1 R-Ha-1")


@pytest.mark.rule("de_bello_punico 13h")
@pytest.mark.rule("de_bello_punico R32")
def test_a_commander_who_falls_takes_his_markers_with_him() -> None:
    match = battle(
        {"R-Ha-1": "1010 N", "R-Pr-1": "1015 N disorder 1", "C-F-1": "1009 S"},
        phase="combat", commanders={"R-CMD": "1010", "C-CMD": "2002"},
        boxes={"rome": {"recovery": 2, "initiative": 1}, "carthage": {"recovery": 1}},
    )  # fmt: skip
    match.play("attack R-Ha-1 C-F-1", dice=[1, 6, 1])
    dumped = match.dump()
    assert dumped["commanders"]["R-CMD"] == "dead"
    assert dumped["boxes"] == {"rome": {}, "carthage": {"recovery": 1}}
    assert dumped["rout"]["rome"] == 5


@pytest.mark.rule("de_bello_punico R41")
def test_a_retreat_leaves_the_charge_and_dice_use_it_up() -> None:
    match = battle(
        {
            "C-M-1": "1009 S", "C-M-2": "1209 S", "C-M-3": "1409 S", "R-Ve-1": "1010 N", "R-Ha-1": "1210 N",
            "R-Ha-2": "1410 N", "C-F-1": "2002 S", "R-Ha-3": "1610 N", "C-M-4": "1609 S",
        },
        phase="combat", active="carthage", boxes={"carthage": {"furor": 1}},
    )  # fmt: skip
    match.play("charge C-M-1 R-Ve-1")
    match.play("retreat 1011")
    match.play("advance S")
    match.play("charge C-M-2 R-Ha-1", dice=[3, 6])
    match.play("charge C-M-3 R-Ha-2", dice=[3, 6])
    refusal = match.check("charge C-M-4 R-Ha-3")
    assert refusal is not None
    assert refusal.rule == "15.2a"
    assert match.check("attack C-M-4 R-Ha-3") is None
