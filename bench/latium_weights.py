"""What the weights of a plan of Latium are worth: every Rex follows a plan drawn around it, and winners are compared.

    python -m bench.latium_weights PLAN [--games 900] [--spread 0.35] [--first 1] [--choices reach=1/2,collect=0/1]

Weights above zero differ by a factor, those with choices take one of them; a linear regression of the results, in
fair shares, tells what a step up in each is worth, with its standard error. Games of six, four, six and two Reges take
turns.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

import numpy as np

from bellona.games.latium.bot.runner import Runner
from bellona.lab.plan_games import PlanTable, bots_of

from .latium_battles import plan_of

SCENARIOS = ("six_kings", "four_kings", "six_kings", "two_kings")
WEIGHTS = Runner.repertoire.weights
SHOWN = 40

Choices = Mapping[str, list[float]]


def choices_of(text: str) -> Choices:
    """The values among which some weights choose."""
    pairs = (part.split("=") for part in text.split(",") if part)
    return {name: [float(value) for value in values.split("/")] for name, values in pairs}


def names_of(choices: Choices) -> list[str]:
    """What is compared: each weight that differs by a factor, and each choice against the first one."""
    return [
        found
        for name in WEIGHTS
        for found in ([f"{name}={value:g}" for value in choices[name][1:]] if name in choices else [name])
    ]


def draw(base: Any, spread: float, choices: Choices, rng: np.random.Generator) -> tuple[Any, list[float]]:
    """A plan around another, and what is compared of it."""
    plan, row = base.copy(), []
    for place, name in enumerate(WEIGHTS):
        if name in choices:
            taken = int(rng.integers(len(choices[name])))
            plan[place] = choices[name][taken]
            row += [float(other == taken) for other in range(1, len(choices[name]))]
        else:
            step = float(rng.standard_normal()) if base[place] != 0 else 0.0
            plan[place] = base[place] * np.exp(spread * step)
            row.append(step)
    return plan, row


def play(base: Any, spread: float, choices: Choices, games: int, first: int) -> tuple[Any, Any]:
    """What is compared of every Rex, and his results in fair shares."""
    tables = {scenario: PlanTable(bots_of("latium", scenario)) for scenario in SCENARIOS}
    rng, rows, results = np.random.default_rng(first), [], []
    for number in range(games):
        table = tables[SCENARIOS[number % len(SCENARIOS)]]
        drawn = [draw(base, spread, choices, rng) for _ in range(table.seats)]
        found = table.play([plan for plan, _ in drawn], first + number)
        rows += [row for _, row in drawn]
        results += [float(result) * table.seats - 1 for result in found]
    return np.array(rows), np.array(results)


def report(names: list[str], rows: Any, results: Any) -> None:
    """The weights that matter most, by how sure their worth is."""
    used = rows.std(axis=0) > 0
    table = np.column_stack([np.ones(len(rows)), rows[:, used]])
    worth = np.linalg.lstsq(table, results, rcond=None)[0]
    noise = float((results - table @ worth).var())
    errors = np.sqrt(np.diag(np.linalg.inv(table.T @ table)) * noise)
    kept = [name for name, is_used in zip(names, used, strict=True) if is_used]
    for place in sorted(range(len(kept)), key=lambda number: -abs(worth[number + 1] / errors[number + 1]))[:SHOWN]:
        print(f"{kept[place]:24s} {worth[place + 1]:+.3f} ± {errors[place + 1]:.3f}")


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.latium_weights", description=__doc__)
    parser.add_argument("plan")
    parser.add_argument("--games", type=int, default=900)
    parser.add_argument("--spread", type=float, default=0.35)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--choices", type=choices_of, default={}, help="name=value/value,...")
    asked = parser.parse_args()
    report(names_of(asked.choices), *play(plan_of(asked.plan), asked.spread, asked.choices, asked.games, asked.first))


if __name__ == "__main__":
    main()
