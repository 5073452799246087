"""A ladder of bots: each level against the one below, in rounds of paired games, until it is known who is stronger.

In a round the upper level takes every seat once, with the same seed and the lower level at all other seats. Rounds are
counted in the order of their seeds, so that the same seeds give the same ladder on any number of processes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bellona.bots import levels
from bellona.bots.matches import play_game
from bellona.bots.outside import is_outside
from bellona.gamekit.bot_kernels import LEVELS
from bellona.gamekit.planning import Intent
from bellona.gamekit.values import BellonaError, NotUnderstood
from bellona.registry import has_scenario, package_of, require, rules_of, scenarios_of

from .ladder_statistics import Encounter, Verdict, between_sides, judge, ratings

TARGET = 0.70
"""The score that a level should reach against the one below, in a game of two."""
AHEAD = 2
"""How many rounds per process are played before the ladder looks whether its question is answered."""
MOST_ROUNDS = 100_000
SPENT = ("median", "p99", "longest")
"""What is told of the seconds of all thoughts of a level."""
Progress = Callable[[int, int], None]


class Place(NamedTuple):
    """Where a ladder is played."""

    game: str
    scenario: str
    seats: int


class Round(NamedTuple):
    """The games of one seed, in which the upper level has taken every seat."""

    upper: str
    lower: str
    seed: int
    score: float
    """The mean result of the upper level."""
    thinking: Mapping[str, Sequence[float]]
    """The seconds of every thought, by level."""
    choices: int
    failures: Sequence[Mapping[str, str]] = ()
    """Why programs that played have failed, and so lost games, in every language."""


def climb(
    game: str,
    scenario: str,
    names: Sequence[str] = (),
    rounds: int = 200,
    target: float | None = None,
    jobs: int = 1,
    seed: int = 1,
    out: Path | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Let levels play each other, each against the one below and the last against the second; returns the report.

    An encounter ends when its score is known to be above or below the target, or after so many rounds. With `out` every
    round is kept, and an interrupted ladder is resumed.
    """
    names = list(names) or [name for name in levels(require(game)) if name not in LEVELS]
    _check(game, scenario, names, rounds, jobs)
    place = Place(game, scenario, len(rules_of(game).setting(scenario).playing))
    aims = {pair: aim_of(place, target) for pair in pairs_of(names)}
    kept = Kept(out, {"game": game, "scenario": scenario, "seed": seed})
    found, open_pairs = [], list(aims)
    for number, pair in enumerate(open_pairs):
        found.append(_encounter(place, pair, aims[pair], rounds, seed, jobs, kept))
        if progress:
            progress(number + 1, len(open_pairs))
    return report(place, found, aims)


def aim_of(place: Place, target: float | None) -> float:
    """The score that is asked for: with more than two seats, twice the fair share."""
    if target is not None:
        return target
    return TARGET if place.seats == 2 else 2 / place.seats


def pairs_of(names: Sequence[str]) -> list[tuple[str, str]]:
    """Who plays whom: each level the one below, and the last one the second, if others are between them."""
    found = [(upper, lower) for lower, upper in pairwise(names)]
    return [*found, (names[-1], names[1])] if len(names) > 3 else found


def _check(game: str, scenario: str, names: Sequence[str], rounds: int, jobs: int) -> None:
    """One clear sentence about a wrong argument."""
    if not has_scenario(game, scenario):
        raise NotUnderstood(f"{game} has no scenario {scenario!r}; it has {', '.join(scenarios_of(game))}")
    for name in names:
        if name not in levels(game) and not is_outside(name):
            raise NotUnderstood(f"there is no bot {name!r}; there is {', '.join(levels(game))}")
    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise NotUnderstood("a ladder has at least two levels, each of them once")
    if not 1 <= rounds <= MOST_ROUNDS or jobs < 1:
        raise NotUnderstood(f"a ladder plays 1 to {MOST_ROUNDS:,} rounds, in at least one process")


# Playing


def _encounter(
    place: Place, pair: tuple[str, str], aim: float, rounds: int, seed: int, jobs: int, kept: Kept
) -> list[Round]:
    """The rounds of one level against another, as many as it takes."""
    known = {played.seed: played for played in kept.read(pair)}
    found: list[Round] = []
    for played in _rounds(place, pair, range(seed, seed + rounds), known, jobs):
        if played.seed not in known:
            kept.add(played)
        found.append(played)
        if judge([one.score for one in found], aim).reached is not None:
            break
    return found


def _rounds(
    place: Place, pair: tuple[str, str], seeds: range, known: Mapping[int, Round], jobs: int
) -> Iterator[Round]:
    """Rounds in the order of their seeds: those already played, and those played now."""
    play = partial(play_round, place, pair)
    left = [seed for seed in seeds if seed not in known]
    if jobs == 1 or not left:
        yield from (known[seed] if seed in known else play(seed) for seed in seeds)
        return
    with get_context("spawn").Pool(jobs) as pool:
        for start in range(0, len(seeds), jobs * AHEAD):
            some = seeds[start : start + jobs * AHEAD]
            fresh = dict(zip(missing := [s for s in some if s not in known], pool.map(play, missing, 1), strict=True))
            yield from (known[seed] if seed in known else fresh[seed] for seed in some)


def play_round(place: Place, pair: tuple[str, str], seed: int) -> Round:
    """Play all games of a round."""
    upper, lower = pair
    runner: Any = package_of(place.game).bots.runner_of(place.scenario)
    thinking: dict[str, list[float]] = {upper: [], lower: []}
    total, choices, failures = 0.0, 0, []
    for number in range(place.seats):
        seated = [upper if seat == number else lower for seat in range(place.seats)]
        challenger, own = runner.playing[number], runner.setting.playing[number]

        def told(seat: int, seconds: float, intent: Intent, challenger: int = challenger) -> None:
            thinking[upper if seat == challenger else lower].append(round(seconds, 4))

        runner.told = told
        result = play_game(place.game, runner, seated, seed)
        runner.told = None
        total += 1.0 if result["winner"] == own else 1 / place.seats if result["winner"] is None else 0.0
        choices += result["choices"]
        failures += [result["failure"]] if "failure" in result else []
    return Round(upper, lower, seed, total / place.seats, thinking, choices, failures)


# The report


def report(place: Place, found: Sequence[Sequence[Round]], aims: Mapping[tuple[str, str], float]) -> dict[str, Any]:
    """Scores of all encounters, ratings, and how long levels think."""
    encounters = [Encounter(one[0].upper, one[0].lower, [played.score for played in one]) for one in found]
    rows = [
        _row(encounter, judge(encounter.scores, aim), aim, place.seats)
        for encounter, aim in zip(encounters, aims.values(), strict=True)
    ]
    rated = ratings(encounters, place.seats)
    return {
        "game": place.game,
        "scenario": place.scenario,
        "seats": place.seats,
        "encounters": rows,
        "ratings": {name: at._asdict() for name, at in rated.items()},
        "thinking": _thinking(found),
    } | _failures(found)


def _failures(found: Sequence[Sequence[Round]]) -> dict[str, Any]:
    """How many games programs have lost because they failed, and why the first did; nothing if none has."""
    failed = [(played.seed, why) for one in found for played in one for why in played.failures]
    return {"failures": {"games": len(failed), "first": failed[0][0], "why": failed[0][1]}} if failed else {}


def _row(encounter: Encounter, verdict: Verdict, aim: float, seats: int) -> dict[str, Any]:
    return {
        "upper": encounter.upper,
        "lower": encounter.lower,
        "games": len(encounter.scores) * seats,
        "score": round(verdict.interval.mean, 3),
        "low": round(verdict.interval.low, 3),
        "high": round(verdict.interval.high, 3),
        "target": round(aim, 3),
        "reached": verdict.reached,
        "sides": _sides(encounter) if seats == 2 else None,
    }


def _sides(encounter: Encounter) -> dict[str, float]:
    """How often one side won both games of a round, and the score between sides of equal chances."""
    found = between_sides(encounter.scores)
    return {"alike": round(found.alike, 3)} | {name: round(at, 3) for name, at in found.level._asdict().items()}


def _thinking(found: Sequence[Sequence[Round]]) -> dict[str, dict[str, float]]:
    """Seconds of processor time of a thought, by level: the median, the 99th percentile, the longest."""
    seconds: dict[str, list[float]] = {}
    for one in found:
        for played in one:
            for name, spent in played.thinking.items():
                seconds.setdefault(name, []).extend(spent)
    return {
        name: dict(
            zip(("median", "p99", "longest"), np.percentile(spent, (50, 99, 100)).round(4).tolist(), strict=True)
        )
        for name, spent in seconds.items()
        if spent
    }


class Kept:
    """The folder of a ladder: its settings, and one line per round."""

    def __init__(self, folder: Path | None, settings: Mapping[str, Any]) -> None:
        self._folder = folder
        if folder is None:
            return
        try:
            folder.mkdir(parents=True, exist_ok=True)
            head = folder / "ladder.json"
            if head.exists() and json.loads(head.read_text()) != settings:
                raise BellonaError(f"{folder} holds a ladder with other settings; choose another folder")
            head.write_text(json.dumps(settings))
        except (OSError, ValueError) as error:
            raise BellonaError(f"{folder} cannot be used: {error}") from None

    def read(self, pair: tuple[str, str]) -> Iterator[Round]:
        """The rounds of a pair that were played before; a line that an interruption left unfinished is played again."""
        if self._folder is None or not (self._folder / "rounds.jsonl").exists():
            return
        with open(self._folder / "rounds.jsonl", encoding="utf-8", errors="replace") as lines:
            for line in lines:
                try:
                    played = Round(**json.loads(line))
                    played.score + played.seed
                except (ValueError, TypeError):
                    continue
                if (played.upper, played.lower) == pair:
                    yield played

    def add(self, played: Round) -> None:
        """Store a round at once."""
        if self._folder is None:
            return
        try:
            with open(self._folder / "rounds.jsonl", "a", encoding="utf-8") as file:
                file.write(json.dumps(played._asdict()) + "\n")
        except OSError as error:
            raise BellonaError(f"{self._folder} cannot be written: {error.strerror}") from None
