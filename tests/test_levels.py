"""Levels as data: plans differ from others, and a file that is wrong says where."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest

from bellona.gamekit import levels
from bellona.gamekit.data_files import DataError, Document
from bellona.match import games
from bellona.registry import package_of


class Weight(IntEnum):
    ADVANCE = 0
    SUPPORT = 1


GOOD = {
    "weights": {"advance": 1.0, "support": 2.0},
    "plans": {"tuned": {"advance": 3.0}, "bold": {"base": "tuned", "support": 5.0}},
    "levels": {"miles": {"plan": "tuned", "errs": 0.2, "errors": ["bold"]}},
}


def read(monkeypatch: pytest.MonkeyPatch, content: dict[str, object]) -> levels.Repertoire:
    monkeypatch.setattr(levels, "shipped_document", lambda package, file: Document(file, content))
    return levels.read_repertoire("somewhere", Weight)


def test_a_plan_differs_from_its_base(monkeypatch: pytest.MonkeyPatch) -> None:
    found = read(monkeypatch, GOOD)
    assert {name: plan.tolist() for name, plan in found.plans.items()} == {
        "default": [1.0, 2.0],
        "tuned": [3.0, 2.0],
        "bold": [3.0, 5.0],
    }
    assert found.names == ("random", "greedy", "miles")


@pytest.mark.parametrize(
    ("part", "content", "said"),
    [
        ("weights", {"advance": 1.0}, "support"),
        ("weights", {"advance": 1.0, "support": 2.0, "speed": 1.0}, "speed"),
        ("plans", {"bold": {"base": "missing"}}, "no plan 'missing'"),
        ("plans", {"bold": {"speed": 1.0}}, "'speed' is no weight"),
        ("levels", {"miles": {"plan": "missing"}}, "no plan 'missing'"),
        ("levels", {"miles": {"cleverness": 3}}, "cleverness"),
        ("levels", {"miles": {"samples": "many"}}, "samples"),
    ],
)
def test_a_wrong_file_says_where(
    monkeypatch: pytest.MonkeyPatch, part: str, content: dict[str, object], said: str
) -> None:
    with pytest.raises(DataError) as caught:
        read(monkeypatch, {**GOOD, part: content})
    assert said in str(caught.value)
    assert Path(caught.value.file).name == "levels.toml"


def levels_of(slug: str) -> Mapping[str, levels.Level]:
    """The levels of a game."""
    runner: Any = package_of(slug).bots.Runner
    found: Mapping[str, levels.Level] = runner.repertoire.levels
    return found


@pytest.mark.parametrize("slug", games())
def test_ranks_err_by_plans_and_hardly_by_chance(slug: str) -> None:
    """Who plays at random is no beginner: at most one choice of ten is."""
    found = levels_of(slug)
    assert list(found) == ["tiro", "miles", "centurio", "legatus", "consul"]
    assert all(level.slip <= 0.1 for level in found.values())


@pytest.mark.parametrize("slug", games())
def test_who_thinks_has_a_budget_of_choices(slug: str) -> None:
    found = levels_of(slug)
    assert all(found[name].nodes > 0 for name in ("legatus", "consul"))
