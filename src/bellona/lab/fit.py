"""Fits what the features of positions are worth from games between bots: `python -m bellona.lab.fit GAME`.

Every game is played by plans drawn at random around those of the game, so that positions of all kinds come up, and
looked at where an impulse begins. The worth of the features is that of a logistic regression: first over all scenarios,
then for each scenario by itself, held to the common one as far as its games do not speak against it. A fifth of the
games is kept for checking. The result is the text of `data/judgement.toml`, with the figures of the check at its head.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bellona.gamekit.levels import DEFAULT
from bellona.registry import scenarios_of

from .plan_games import PlanTable, bots_of, varied

CHECKED = 5
"""One game of so many is kept for checking."""
ROUNDS = 30
LINES = 24
"""The most lines about the turns of a scenario."""
DIGITS = 4


class Sample(NamedTuple):
    """Positions of one scenario: a row of features for each seat, the results, and when and in which game it was."""

    seen: Any
    results: Any
    turns: Any
    games: Any
    here: Any
    """Which seats can still win; the others have no features."""

    def part(self, chosen: Any) -> Sample:
        """Some of the positions."""
        return Sample(*(values[chosen] for values in self))

    @property
    def checked(self) -> Any:
        """Which positions are kept for checking."""
        return self.games % CHECKED == 0


class Figures(NamedTuple):
    """How well the winner is predicted."""

    positions: int
    auc: float
    """Not a number where one seat has won every game."""
    brier: float

    def __str__(self) -> str:
        area = "no area under the curve (one seat won all)" if self.auc != self.auc else f"AUC {self.auc:.3f}"
        return f"{self.positions} positions, {area}, Brier {self.brier:.3f}"


# Games


class Watching:
    """Games of one scenario, looked at from impulse to impulse."""

    def __init__(self, game: str, scenario: str, plans: Sequence[str], spread: float, every: int = 1) -> None:
        self.runner = bots_of(game, scenario)
        if self.runner.features is None:
            raise SystemExit(f"{game} has no features to fit")
        self.features, self._table, self._spread = self.runner.features, PlanTable(self.runner), spread
        self._plans = [self.runner.repertoire.plans[name] for name in plans]
        self._every, self._passed = every, 0
        self._rows: list[Any] = []
        self._here: list[Any] = []
        self._turns: list[int] = []

    def sample(self, games: int, seed: int) -> Sample:
        """The positions of so many games."""
        results, numbers = [], []
        for number in range(games):
            before, rng = len(self._rows), np.random.default_rng([seed, number])
            drawn = [self._plans[rng.integers(len(self._plans))] for _ in range(self._table.seats)]
            played = [varied(plan, self._spread, rng) for plan in drawn]
            outcome = self._table.play(played, seed * 1_000_003 + number, self._note)
            results += [outcome] * (len(self._rows) - before)
            numbers += [number] * (len(self._rows) - before)
        columns = (self._rows, results, self._turns, numbers, self._here)
        return Sample(*(np.array(column) for column in columns))

    def _note(self, position: Any) -> None:
        """The features of a position; those of two seats are a difference, of which the second seat has nothing."""
        self._passed += 1
        if self._passed % self._every:
            return
        engine, width = self.runner.setting.engine, len(self.features.names)
        values = np.zeros(width if engine.seats == 2 else (engine.seats, width))
        self.features.write(self.runner.world, position, values)
        rows = np.stack([values, np.zeros(width)]) if engine.seats == 2 else values[self.runner.playing]
        here = np.array([self.features.in_play(position, seat) for seat in self.runner.playing])
        self._rows.append(rows * here[:, None])
        self._here.append(here)
        self._turns.append(self.runner.turns(position))


# Fitting


def expected(seen: Any, worth: Any, here: Any) -> Any:
    """The chances of each seat in each position, nothing for those that cannot win."""
    sums = np.where(here, seen @ worth, -np.inf)
    odds = np.exp(sums - sums.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def fitted(sample: Sample, held_to: Any, hold: float, signs: Sequence[int] = ()) -> Any:
    """The worth of the features, 0 for those that would have the wrong sign."""
    free = np.ones(len(held_to), bool)
    while True:
        worth = np.zeros(len(held_to))
        worth[free] = _fitted_freely(sample._replace(seen=sample.seen[:, :, free]), held_to[free], hold)
        wrong = worth * np.array(signs or [0] * len(worth)) < 0
        if not wrong.any():
            return worth
        free &= ~wrong


def _fitted_freely(sample: Sample, held_to: Any, hold: float) -> Any:
    """The worth of the features by Newton's method, held to a given one like so many positions of each feature."""
    worth, scale = held_to.copy(), np.sqrt((sample.seen**2).mean(axis=(0, 1))) + 1e-9
    for _ in range(ROUNDS):
        chances = expected(sample.seen, worth, sample.here)
        slope = np.einsum("psf,ps->f", sample.seen, sample.results - chances) - hold * scale**2 * (worth - held_to)
        centre = np.einsum("psf,ps->pf", sample.seen, chances)
        curve = np.einsum("psf,psg,ps->fg", sample.seen, sample.seen, chances, optimize=True) - centre.T @ centre
        step = np.linalg.solve(curve + np.diag(hold * scale**2 + 1e-9), slope)
        worth = worth + step
        if np.abs(step * scale).max() < 1e-6:
            break
    return worth


def fitted_apart(samples: dict[str, Sample], apart: Sequence[int], hold: float) -> dict[str, Any]:
    """One worth for all scenarios, except that these features have one of their own in each."""
    width = next(iter(samples.values())).seen.shape[2]
    wide = []
    for number, sample in enumerate(samples.values()):
        own = np.zeros((*sample.seen.shape[:2], len(samples), len(apart)))
        own[:, :, number] = sample.seen[:, :, apart]
        common = sample.seen.copy()
        common[:, :, apart] = 0.0
        wide.append(sample._replace(seen=np.concatenate([common, own.reshape(*own.shape[:2], -1)], axis=2)))
    together = fitted(_together(wide), np.zeros(width + len(samples) * len(apart)), hold)
    found = {}
    for number, scenario in enumerate(samples):
        found[scenario] = together[:width].copy()
        found[scenario][list(apart)] = together[width:].reshape(len(samples), len(apart))[number]
    return found


# Checking


def figures(sample: Sample, worth: Any) -> Figures:
    """How well the results of positions are predicted: the area under the curve, and Brier's score."""
    chances, results = expected(sample.seen, worth, sample.here), sample.results
    brier = float(((chances - results) ** 2).sum(axis=1).mean() / 2)
    looked = sample.here if chances.shape[1] > 2 else np.array([True, False]) & sample.here
    return Figures(len(results), auc(chances[looked], results[looked]), brier)


def auc(chances: Any, results: Any) -> float:
    """How often a seat that wins was given a better chance than one that does not; draws are left out."""
    won, lost = chances[results > 0.99], chances[results < 0.01]
    if not len(won) or not len(lost):
        return float("nan")
    ordered = np.sort(lost)
    better = (np.searchsorted(ordered, won, "left") + np.searchsorted(ordered, won, "right")) / 2
    return float(better.mean() / len(lost))


def by_turn(samples: dict[str, Sample], worths: dict[str, Any]) -> Iterator[str]:
    """The figures of the check, scenario by scenario and turn by turn."""
    for scenario, sample in samples.items():
        held = sample.part(sample.checked)
        whole = figures(held, worths[scenario])
        yield f"{scenario}: {whole}"
        for first, last in _spans(sorted(set(held.turns.tolist()))):
            found = figures(held.part((held.turns >= first) & (held.turns <= last)), worths[scenario])
            if found.positions >= 50:
                yield f"  turn {first if first == last else f'{first} to {last}'}: {found}"


def _spans(turns: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Turns by themselves, or several together where they are many."""
    each = -(-len(turns) // LINES)
    for start in range(0, len(turns), each):
        yield turns[start], turns[min(start + each, len(turns)) - 1]


def text(names: Sequence[str], common: Any, worths: dict[str, dict[str, float]], head: Sequence[str]) -> str:
    """The data file."""
    lines = [f"# {line}" for line in head]
    lines += ["", "[worth]", *(f"{name} = {value:.{DIGITS}g}" for name, value in zip(names, common, strict=True))]
    for scenario, worth in worths.items():
        lines += ["", f'[scenarios."{scenario}"]', *(f"{name} = {value:.{DIGITS}g}" for name, value in worth.items())]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bellona.lab.fit", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--scenarios", type=_names, default=[], help="only these, separated by commas")
    parser.add_argument("--plans", type=_names, default=[DEFAULT], help="the plans that are played")
    parser.add_argument("--games", type=int, default=500, help="of each scenario")
    parser.add_argument("--spread", type=float, default=0.3, help="how far the weights of plans are varied")
    parser.add_argument("--every", type=int, default=1, help="one of so many impulses is looked at")
    parser.add_argument("--hold", type=float, default=50.0, help="how firmly scenarios are held to the common worth")
    parser.add_argument("--common", action="store_true", help="the same worth for all scenarios")
    parser.add_argument("--apart", type=_names, default=[], help="only these features differ from scenario to scenario")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the file to write; without it the text is printed")
    wanted = parser.parse_args(arguments)
    scenarios = wanted.scenarios or list(scenarios_of(wanted.game))
    samples = {}
    for scenario in scenarios:
        watching = Watching(wanted.game, scenario, wanted.plans, wanted.spread, wanted.every)
        samples[scenario] = watching.sample(wanted.games, wanted.seed)
        names = watching.features.names
        print(f"{scenario}: {len(samples[scenario].turns)} positions", file=sys.stderr, flush=True)
    learnt = {scenario: sample.part(~sample.checked) for scenario, sample in samples.items()}
    apart = [list(names).index(name) for name in wanted.apart]
    common, worths = _worths(learnt, apart, watching.features.signs, wanted)
    made = f"--plans {','.join(wanted.plans)} --games {wanted.games} --spread {wanted.spread:g} --hold {wanted.hold:g}"
    if wanted.every > 1:
        made += f" --every {wanted.every}"
    if wanted.apart:
        made += f" --apart {','.join(wanted.apart)}"
    if wanted.common:
        made += " --common"
    if wanted.scenarios:
        made += f" --scenarios {','.join(scenarios)}"
    head = [
        "What the features of a position are worth, as the logarithm of odds; fitted from games between bots with",
        f"python -m bellona.lab.fit {wanted.game} {made} --seed {wanted.seed}",
        "and checked with the fifth of the games that it was not fitted to:",
        *by_turn(samples, worths),
    ]
    print("\n".join(head[3:]), file=sys.stderr)
    told = wanted.apart or names
    own = {scenario: dict(zip(names, worth, strict=True)) for scenario, worth in worths.items() if not wanted.common}
    found = text(
        names, common, {scenario: {name: worth[name] for name in told} for scenario, worth in own.items()}, head
    )
    if wanted.out:
        wanted.out.write_text(found)
    else:
        print(found, end="")


def _worths(
    samples: dict[str, Sample], apart: Sequence[int], signs: Sequence[int], wanted: argparse.Namespace
) -> tuple[Any, dict[str, Any]]:
    """The worth of the features in any scenario, and in each."""
    if apart:
        worths = fitted_apart(samples, apart, wanted.hold)
        common = next(iter(worths.values())).copy()
        common[list(apart)] = 0.0
        return common, worths
    width = next(iter(samples.values())).seen.shape[2]
    common = fitted(_together(list(samples.values())), np.zeros(width), wanted.hold, signs)
    if wanted.common:
        return common, dict.fromkeys(samples, common)
    return common, {scenario: fitted(sample, common, wanted.hold, signs) for scenario, sample in samples.items()}


def _together(samples: Sequence[Sample]) -> Sample:
    """All positions; the seats that a scenario does not have cannot win."""
    seats = max(sample.here.shape[1] for sample in samples)
    return Sample(*(np.concatenate(parts) for parts in zip(*(_widened(one, seats) for one in samples), strict=True)))


def _widened(sample: Sample, seats: int) -> Sample:
    """The same positions with more seats."""
    more = (0, seats - sample.here.shape[1])
    here, results = (np.pad(values, ((0, 0), more)) for values in (sample.here, sample.results))
    return sample._replace(seen=np.pad(sample.seen, ((0, 0), more, (0, 0))), results=results, here=here)


def _names(said: str) -> list[str]:
    return [name for name in said.split(",") if name]


if __name__ == "__main__":
    main()
