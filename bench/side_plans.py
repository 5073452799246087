"""Games of two between plans that nobody thinks about, each plan on either side with the same luck.

    python -m bench.side_plans GAME/SCENARIO PLAN OTHER [--games 400] [--first 1]

Tells the score of the first plan on each side and over both, with standard errors; where both are the same, that of the
first side.
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any

import numpy as np

from bellona.lab.plan_games import PlanTable, bots_of

from .plan_texts import plan_from


def scores(table: PlanTable, plan: Any, other: Any, pairs: int, first: int) -> Any:
    """The results of the first plan, a row for each seed: on the first side, and on the second."""
    return np.array(
        [
            (table.play([plan, other], first + number)[0], table.play([other, plan], first + number)[1])
            for number in range(pairs)
        ]
    )


def told(results: Any) -> str:
    """A mean with its standard error."""
    return f"{results.mean():.3f} ± {results.std() / sqrt(len(results)):.3f}"


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.side_plans", description=__doc__)
    parser.add_argument("place", help="GAME/SCENARIO")
    parser.add_argument("plan")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first pair of games")
    asked = parser.parse_args()
    game, _, scenario = asked.place.partition("/")
    table = PlanTable(bots_of(game, scenario))
    repertoire = table.runner.repertoire
    plan, other = plan_from(repertoire, asked.plan), plan_from(repertoire, asked.other)
    if asked.plan == asked.other:
        played = np.array([table.play([plan, other], asked.first + number)[0] for number in range(asked.games)])
        print(f"{asked.place}: the first side {told(played)} of {asked.games}")
        return
    found = scores(table, plan, other, asked.games // 2, asked.first)
    sides = f"on the first side {told(found[:, 0])}, on the second {told(found[:, 1])}"
    print(f"{asked.place}: {asked.plan} {told(found.mean(axis=1))} of {2 * len(found)}; {sides}")


if __name__ == "__main__":
    main()
