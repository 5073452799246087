"""Tunes the weights of a plan by games of all scenarios: `python -m bellona.lab.tune GAME`.

Plans are drawn around the best so far (an evolution strategy with a step for each weight, after Hansen's CMA-ES) and
play against other plans, the seats taken in turn and all of a generation with the same luck. From time to time the best
so far joins the others. What has been reached is kept in a file after each generation, and a second run goes on from
there. The seeds of the final check are used for nothing else.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bellona.gamekit.levels import DEFAULT, Plan
from bellona.registry import scenarios_of

from .intervals import interval
from .plan_games import PlanTable, bots_of

CHECKED_FROM = 1 << 40
"""The first seed of the final check."""
LEAGUE = 3
"""How many of its former selves a plan plays against besides the others."""
DIGITS = 4


class Match(NamedTuple):
    """Games of a plan against another on one scenario."""

    game: str
    scenario: str
    plan: Plan
    other: Plan
    seed: int
    games: int


@lru_cache(maxsize=64)
def _table(game: str, scenario: str) -> PlanTable:
    return PlanTable(bots_of(game, scenario))


def scores(match: Match) -> list[float]:
    """The results of a plan, game by game: it takes all seats in turn, each with the same luck; 0.5 is a fair share."""
    table, found = _table(match.game, match.scenario), []
    for number in range(match.games):
        own = number % table.seats
        plans = [match.plan if seat == own else match.other for seat in range(table.seats)]
        share = float(table.play(plans, match.seed + number // table.seats)[own])
        found.append(share if table.seats == 2 else min(1.0, share * table.seats / 2))
    return found


# Where a plan is, in numbers that can be varied freely


@dataclass
class Chart:
    """Weights as free numbers: those above zero by their logarithms, the others by steps of a unit."""

    base: Plan
    free: list[int]
    unit: float

    def plan(self, numbers: Any) -> Plan:
        """The plan at a place of the chart."""
        plan = self.base.copy()
        for place, number in zip(self.free, numbers, strict=True):
            start = self.base[place]
            plan[place] = start * np.exp(number) if start > 0 else start + self.unit * number
        return plan


@dataclass
class State:
    """How far a run has come; all of it is kept."""

    settings: dict[str, Any]
    generation: int
    mean: list[float]
    sigma: float
    steps: list[float]
    path: list[float]
    drift: list[float]
    league: list[list[float]] = field(default_factory=list)
    games: int = 0
    seconds: float = 0.0


class Evolution:
    """The strategy: how the next plans are drawn, and what their scores teach."""

    def __init__(self, count: int, population: int) -> None:
        self.count, self.population = count, population
        parents = population // 2
        weights = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
        self.shares = weights / weights.sum()
        self.mass = 1 / (self.shares**2).sum()
        self.pull = (self.mass + 2) / (count + self.mass + 5)
        self.damping = 1 + 2 * max(0.0, ((self.mass - 1) / (count + 1)) ** 0.5 - 1) + self.pull
        self.trace = (4 + self.mass / count) / (count + 4 + 2 * self.mass / count)
        one = 2 / ((count + 1.3) ** 2 + self.mass)
        many = min(1 - one, 2 * (self.mass - 2 + 1 / self.mass) / ((count + 2) ** 2 + self.mass))
        self.one, self.many = one * (count + 2) / 3, min(1 - one, many * (count + 2) / 3)
        self.length = count**0.5 * (1 - 1 / (4 * count) + 1 / (21 * count**2))

    def draw(self, state: State, rng: np.random.Generator) -> Any:
        """New places around the mean: the first half, and their mirror images."""
        half = rng.standard_normal((self.population // 2, self.count)) * np.sqrt(state.steps)
        return np.array(state.mean) + state.sigma * np.concatenate([half, -half])

    def learn(self, state: State, places: Any, results: Sequence[float]) -> None:
        """Move towards the better half, and make the steps longer or shorter."""
        mean, steps = np.array(state.mean), np.array(state.steps)
        best = places[np.argsort(-np.array(results), kind="stable")[: len(self.shares)]]
        moves = (best - mean) / state.sigma
        move = self.shares @ moves
        path = (1 - self.pull) * np.array(state.path) + (self.pull * (2 - self.pull) * self.mass) ** 0.5 * (
            move / np.sqrt(steps)
        )
        drift = (1 - self.trace) * np.array(state.drift) + (self.trace * (2 - self.trace) * self.mass) ** 0.5 * move
        spread = self.shares @ moves**2
        steps = (1 - self.one - self.many) * steps + self.one * drift**2 + self.many * spread
        state.mean, state.path, state.drift = (mean + state.sigma * move).tolist(), path.tolist(), drift.tolist()
        state.steps = steps.tolist()
        growth = (float(np.linalg.norm(path)) / self.length - 1) * self.pull / self.damping
        state.sigma *= float(np.exp(min(0.3, growth)))


# A run


class Tuning:
    """A run: its settings, its state, and the file that keeps it."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self.wanted, self.repertoire = wanted, bots_of(wanted.game, wanted.scenarios[0]).repertoire
        names, plans = self.repertoire.weights, self.repertoire.plans
        fixed = set(wanted.fixed)
        free = [place for place, name in enumerate(names) if name not in fixed and name in (wanted.weights or names)]
        self.chart = Chart(plans[wanted.base].copy(), free, wanted.unit)
        self.chart.base[[names.index(name) for name, _ in wanted.set]] = [value for _, value in wanted.set]
        self.evolution = Evolution(len(free), wanted.population)
        self.state = self._begin(len(free))

    def _begin(self, count: int) -> State:
        """The state of an earlier run with the same settings, else a new one."""
        wanted = self.wanted
        keys = ("game", "scenarios", "base", "against", "fixed", "weights", "set", "population", "games", "seed")
        settings = json.loads(json.dumps({key: getattr(wanted, key) for key in keys}))
        if wanted.state.exists():
            found = State(**json.loads(wanted.state.read_text()))
            if found.settings != settings:
                raise SystemExit(f"{wanted.state} holds a run with other settings; choose another file")
            return found
        return State(settings, 0, [0.0] * count, wanted.spread, [1.0] * count, [0.0] * count, [0.0] * count)

    def run(self) -> None:
        """Tune, then check."""
        wanted, state = self.wanted, self.state
        while state.generation < wanted.generations:
            started = time.process_time()
            rng = np.random.default_rng([wanted.seed, state.generation])
            places = self.evolution.draw(state, rng)
            results = self._scores([self.chart.plan(place) for place in places])
            self.evolution.learn(state, places, results)
            state.generation += 1
            if state.generation % wanted.league == 0:
                state.league = [*state.league, state.mean][-LEAGUE:]
            state.seconds += time.process_time() - started
            wanted.state.write_text(json.dumps(asdict(state)))
            best, mean = max(results), sum(results) / len(results)
            said = f"generation {state.generation}: mean {mean:.3f}, best {best:.3f}, step {state.sigma:.3f}"
            print(f"{said}, {state.games} games, {state.seconds:.0f} s", file=sys.stderr, flush=True)
        self.report()

    def _scores(self, plans: Sequence[Plan]) -> list[float]:
        """The mean result of each plan over all scenarios and opponents."""
        wanted, state = self.wanted, self.state
        others = [self.repertoire.plans[name] for name in wanted.against]
        others += [self.chart.plan(place) for place in state.league]
        seed = wanted.seed * 1_000_003 + state.generation * 1009
        matches = [
            Match(wanted.game, scenario, plan, others[(number + state.generation) % len(others)], seed + number, each)
            for plan in plans
            for scenario in wanted.scenarios
            for number, each in _parts(wanted.games, len(others), _table(wanted.game, scenario).seats)
        ]
        results = list(_played(matches, wanted.jobs))
        state.games += sum(len(result) for result in results)
        means = np.array([np.mean(result) for result in results]).reshape(len(plans), -1)
        return [float(value) for value in means.mean(axis=1)]

    def report(self) -> None:
        """The plan as a table of `levels.toml`, and its scores with seeds that were not used before."""
        wanted, plan = self.wanted, rounded(self.chart.plan(self.state.mean))
        print(f"# {self.state.generation} generations, {self.state.games} games, {self.state.seconds:.0f} s")
        for scenario in wanted.scenarios:
            for name in wanted.against:
                other = self.repertoire.plans[name]
                (found,) = _played([Match(wanted.game, scenario, plan, other, CHECKED_FROM, wanted.check)], 1)
                low, high = interval(found)
                print(f"# {scenario} against {name}: {np.mean(found):.3f} [{low:.3f} {high:.3f}], {len(found)} games")
        print("[plans.tuned]")
        default = self.repertoire.plans[DEFAULT]
        for name, value, usual in zip(self.repertoire.weights, plan, default, strict=True):
            if value != usual:
                print(f"{name} = {value:g}")


def rounded(plan: Plan) -> Plan:
    """A plan with weights of a few digits."""
    return np.array([float(f"{value:.{DIGITS}g}") for value in plan])


def _parts(games: int, others: int, seats: int) -> Iterator[tuple[int, int]]:
    """The games of a plan on one scenario, shared out among its opponents in whole rounds of seats."""
    rounds = max(1, games // seats)
    for number in range(min(others, rounds)):
        yield number, seats * (rounds // others + int(number < rounds % others) or 1)


def _played(matches: Sequence[Match], jobs: int) -> Iterator[list[float]]:
    if jobs <= 1:
        yield from map(scores, matches)
        return
    yield from _processes(jobs).map(scores, matches, chunksize=max(1, len(matches) // (8 * jobs)))


@lru_cache(maxsize=1)
def _processes(jobs: int) -> Pool:
    """The processes that play, for the whole run."""
    return get_context("spawn").Pool(jobs)


def _names(text: str) -> list[str]:
    return [name for name in text.split(",") if name]


def _values(text: str) -> list[tuple[str, float]]:
    return [(name, float(value)) for name, value in (part.split("=") for part in _names(text))]


def main(arguments: Sequence[str] | None = None) -> None:
    """Tune from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bellona.lab.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--scenarios", type=_names, default=[], help="only these, separated by commas")
    parser.add_argument("--base", default=DEFAULT, help="the plan to begin with")
    parser.add_argument("--against", type=_names, default=[DEFAULT], help="the plans to play against")
    parser.add_argument("--weights", type=_names, default=[], help="only these weights are tuned")
    parser.add_argument("--fixed", type=_names, default=[], help="these weights are not tuned")
    parser.add_argument("--set", type=_values, default=[], help="other values to begin with: name=value,...")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--population", type=int, default=16)
    parser.add_argument("--games", type=int, default=8, help="of each plan on each scenario in a generation")
    parser.add_argument("--spread", type=float, default=0.3, help="the first step")
    parser.add_argument("--unit", type=float, default=0.1, help="what 1 means for a weight that is not above zero")
    parser.add_argument("--league", type=int, default=10, help="after so many generations the best joins the others")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", type=int, default=100, help="games of the final check on each scenario")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--state", type=Path, help="the file that keeps what has been reached")
    wanted = parser.parse_args(arguments)
    wanted.scenarios = wanted.scenarios or list(scenarios_of(wanted.game))
    wanted.state = wanted.state or Path(f"{wanted.game}.tune.json")
    Tuning(wanted).run()


if __name__ == "__main__":
    main()
