"""Sweeps: the same games, with the same dice, for many combinations of values; and what each value does.

The first cell is the scenario as it is. A cell differs from it by its mean result over the same seeds, and the interval
of that difference is narrower than that of either share, since both had the same dice.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Literal, NamedTuple

import numpy as np

from bellona.gamekit.data_files import DataError
from bellona.gamekit.values import BellonaError

from .experiment import MOST_CELLS, SCENARIO, Experiment, values_document
from .intervals import LEVEL
from .job import Job, job_of
from .keeping import games_of, read_json
from .present import Present
from .simulate import check_bots, run
from .workers import Workers

SUMMARY = "sweep.json"
Tell = Callable[[int, int], None]


class Sweep(Experiment, frozen=True, kw_only=True):
    """Values, and how they are combined."""

    design: Literal["grid", "one_at_a_time", "sample"] = "one_at_a_time"
    points: int = 20
    """The cells of a sample."""


class Cell(NamedTuple):
    """One combination of values, and the games that are played with it."""

    values: Mapping[str, Any]
    job: Job


def sweep(plan: Sweep, out: Path, workers: Workers, tell: Tell | None = None) -> dict[str, Any]:
    """Play all cells of a sweep, each in a folder of its own; returns the summary. An interrupted sweep goes on."""
    cells, seeds = cells_of(plan), range(plan.seed, plan.seed + plan.games)
    _keep_apart(plan, out)
    told: list[dict[str, Any]] = []
    for number, cell in enumerate(cells):
        report = run(cell.job, seeds, workers, out / folder_of(number))
        told.append({"values": dict(cell.values), "folder": folder_of(number), "report": report})
        if tell:
            tell((number + 1) * plan.games, len(cells) * plan.games)
    results = [results_of(out / entry["folder"], seeds) for entry in told]
    for entry, found in zip(told, results, strict=True):
        entry["differences"] = {seat: difference(found[seat], results[0][seat]) for seat in found}
    present = Present(plan.game, plan.scenario)
    summary = {
        "game": plan.game,
        "scenario": plan.scenario,
        "design": plan.design,
        "present": {name: present.value(name) for name in plan.values},
        "origins": {name: present.origin(name) for name in plan.values},
        "cells": told,
    }
    (out / SUMMARY).write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")
    return summary


def folder_of(number: int) -> str:
    """The folder of a cell."""
    return f"cell-{number:04}"


def _keep_apart(plan: Sweep, out: Path) -> None:
    """Refuse a folder that another sweep has begun."""
    cells = [dict(values) for values in combinations(plan)]
    told = json.dumps({"place": plan.place, "bots": plan.bots, "seed": plan.seed, "cells": cells})
    try:
        out.mkdir(parents=True, exist_ok=True)
        head = out / "plan.json"
        if head.exists() and read_json(head.read_text(encoding="utf-8")) != json.loads(told):
            raise BellonaError(f"{out} holds another sweep; choose another folder")
        head.write_text(told, encoding="utf-8")
    except OSError as error:
        raise BellonaError(f"{out} cannot be used: {error.strerror}") from None


# Which cells


def cells_of(plan: Sweep) -> list[Cell]:
    """The cells of a sweep, each checked before any is played."""
    check_bots(plan.game, plan.scenario, plan.bots)
    return [Cell(values, job_with(plan, values)) for values in combinations(plan)]


def job_with(plan: Experiment, values: Mapping[str, Any]) -> Job:
    """The games of a scenario with some of its values changed."""
    changed = {name: value for name, value in values.items() if name != SCENARIO}
    scenario = str(values.get(SCENARIO, plan.scenario))
    return job_of(plan.game, scenario, plan.bots, values_document(changed, "values"))


def combinations(plan: Sweep) -> list[Mapping[str, Any]]:
    """The values of every cell; the first cell has none, and is the scenario as it is."""
    choices = plan.choices()
    if plan.design == "grid":
        count = int(np.prod([len(choice) for choice in choices.values()], dtype=float))
        _refuse_many(plan, count)
        found = [dict(zip(choices, row, strict=True)) for row in product(*choices.values())]
    elif plan.design == "sample":
        _refuse_many(plan, plan.points)
        found = sample(choices, plan.points, plan.seed)
    else:
        found = [{name: value} for name, choice in choices.items() for value in choice]
        _refuse_many(plan, len(found))
    return [{}, *found]


def _refuse_many(plan: Sweep, count: int) -> None:
    if not 0 < count <= MOST_CELLS:
        raise DataError(plan.place, "values", "BadValue", f"a sweep has 1 to {MOST_CELLS:,} cells, not {count:,}.")


def sample(choices: Mapping[str, Sequence[Any]], points: int, seed: int) -> list[dict[str, Any]]:
    """Points spread evenly over the values of each name (a Latin hypercube), the same for the same seed."""
    rng = np.random.default_rng(seed)
    columns = {
        name: [choice[int(place)] for place in (rng.permutation(points) + rng.random(points)) * len(choice) // points]
        for name, choice in choices.items()
    }
    return [{name: column[number] for name, column in columns.items()} for number in range(points)]


# What came of it


def results_of(folder: Path, seeds: range) -> dict[str, Any]:
    """For each seat, 1 for every game that it won, in the order of seeds."""
    records = games_of(folder, seeds)
    seats = list(next(iter(records[0]["scores"].values())))
    return {seat: np.array([float(record["winner"] == seat) for record in records]) for seat in seats}


def difference(results: Any, usual: Any) -> dict[str, float]:
    """How far the mean of paired results is from the usual one, with its interval."""
    apart = results - usual
    mean, error = float(apart.mean()), float(apart.std() / max(1, len(apart) - 1) ** 0.5)
    ends = {"mean": mean, "low": mean - LEVEL * error, "high": mean + LEVEL * error}
    return {name: round(value, 4) for name, value in ends.items()}
