"""Games of Latium between plans that nobody thinks about: one Rex follows PLAN, the others OTHER, seats rotated.

    python -m bench.latium_plans PLAN OTHER [--games 240] [--first 1] [--scenarios two_kings,four_kings,six_kings]

A plan is one of `levels.toml`, with changes if wanted: archers:free_hand=1. Where both are the same, it tells how often
each people won.
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any

import numpy as np

from bellona.games.latium.data.values import SEATS
from bellona.lab.plan_games import PlanTable, bots_of

from .latium_battles import plan_of


def outcomes(table: PlanTable, plan: Any, other: Any, games: int, first: int) -> Any:
    """The results of all who play, a row for each game; the plan sits in each seat in turn with the same luck."""
    rows = []
    for number in range(games):
        own = number % table.seats
        plans = [plan if seat == own else other for seat in range(table.seats)]
        rows.append(table.play(plans, first + number // table.seats))
    return np.array(rows)


def shares(table: PlanTable, plan: Any, games: int, first: int) -> str:
    """How often each people won where all follow one plan, each game with luck of its own."""
    found = np.array([table.play([plan] * table.seats, first + number) for number in range(games)]).mean(axis=0)
    names = (SEATS[seat] for seat in table.runner.playing)
    return ", ".join(f"{name} {share_of(share, games)}" for name, share in zip(names, found, strict=True))


def share_of(share: float, games: int) -> str:
    """A share of games with its standard error."""
    return f"{share:.3f} ± {sqrt(share * (1 - share) / games):.3f}"


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.latium_plans", description=__doc__)
    parser.add_argument("plan")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first round of seats")
    parser.add_argument("--scenarios", default="two_kings,four_kings,six_kings")
    asked = parser.parse_args()
    for scenario in asked.scenarios.split(","):
        table = PlanTable(bots_of("latium", scenario))
        if asked.plan == asked.other:
            print(f"{scenario}: {shares(table, plan_of(asked.plan), asked.games, asked.first)}", flush=True)
            continue
        found = outcomes(table, plan_of(asked.plan), plan_of(asked.other), asked.games, asked.first)
        own = np.mean([row[number % table.seats] for number, row in enumerate(found)])
        print(f"{scenario}: {asked.plan} {share_of(float(own), asked.games)} of {asked.games}", flush=True)


if __name__ == "__main__":
    main()
