"""How the time of a decision grows with the size of a game.

A game names in `data/growth.toml` what its size is, and the scenarios to compare. Where it has no scenario of half the
size, pieces are left out of one: the game is played to the first position that its rules accept without them, and on
from there.
"""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import log2
from typing import Any, NamedTuple

from bellona.bots import choose
from bellona.gamekit.bot_kernels import LEVELS
from bellona.gamekit.values import BellonaError
from bellona.kernel.errors import BadPosition
from bellona.match import game
from bellona.registry import game_slugs, package_of, rules_of, seats_of

SECONDS = 2.0
SEATS = "seats"
"""The size of a game that grows with the number of those who play."""
MOST_STEPS = 200
"""So many choices into a game, its rules must accept fewer pieces."""
Progress = Callable[[str], None]


class Place(NamedTuple):
    """One point of a series."""

    game: str
    scenario: str
    size: str
    pieces: int
    beginning: tuple[Any, Any] | None
    """A setting and the position where games begin, None for the beginning of the scenario."""


def run_growth(seconds: float = SECONDS, progress: Progress | None = None) -> dict[str, Any]:
    """Measure every series of every game: microseconds per decision by size, and what twice the size costs."""
    tell = progress or (lambda _: None)
    report: dict[str, Any] = {}
    for slug in game_slugs():
        for series in series_of(slug):
            rows = []
            for place in places_of(slug, series):
                tell(f"{place.game}/{place.scenario} {place.pieces}")
                rows.append(measure(place, seconds))
            report[name_of(slug, series)] = {"size": series["size"], "rows": rows, "doubling": doubling(rows)}
    return report


def series_of(slug: str) -> list[dict[str, Any]]:
    """The series of a game, none if it names none."""
    path = rules_of(slug).folder / "data" / "growth.toml"
    if not path.is_file():
        return []
    found: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["series"]
    return found


def name_of(slug: str, series: Mapping[str, Any]) -> str:
    """The name of a series: its game, and its scenario if there is one only."""
    return slug if len(series["scenarios"]) > 1 else f"{slug}/{series['scenarios'][0]}"


def places_of(slug: str, series: Mapping[str, Any]) -> Iterator[Place]:
    """The points of a series, the smallest first."""
    size = series["size"]
    for scenario in series["scenarios"]:
        kept = series.get("kept")
        if kept is None:
            yield Place(slug, scenario, size, size_of(slug, scenario, size), None)
        for pieces in kept or ():
            yield Place(slug, scenario, size, pieces, thinned(slug, scenario, size, pieces))


def size_of(slug: str, scenario: str, size: str) -> int:
    """The size of a scenario: those who play it, or the pieces in its first document."""
    if size == SEATS:
        return len(seats_of(slug, scenario))
    match = game(slug).start(scenario, seed=1)
    return len(match.setting.dump(match.position)[size])


def thinned(slug: str, scenario: str, size: str, pieces: int) -> tuple[Any, Any]:
    """A setting and a position early in a scenario, with so many of its pieces, taken evenly from the whole."""
    match = game(slug).start(scenario, seed=1)
    for step in range(MOST_STEPS):
        try:
            setting, position = rules_of(slug).load(with_fewer(match.setting.dump(match.position), size, pieces))
            return setting, position
        except BadPosition:
            match.play(choose(match, LEVELS[0], step))
    raise BellonaError(f"{slug}/{scenario} cannot be played with {pieces} {size}")


def with_fewer(document: Mapping[str, Any], size: str, pieces: int) -> dict[str, Any]:
    """A document with so many of its pieces, evenly spaced."""
    names = list(document[size])
    kept = [names[number * len(names) // pieces] for number in range(pieces)]
    return {**document, size: {name: document[size][name] for name in kept}}


def measure(place: Place, seconds: float) -> dict[str, Any]:
    """The microseconds of a decision at one point, for each level of bots."""
    spent = {level: round(decision_microseconds(place, level, seconds), 2) for level in LEVELS}
    return {"scenario": place.scenario, "pieces": place.pieces} | spent


def decision_microseconds(place: Place, level: str, seconds: float) -> float:
    """Microseconds of processor time per decision of games between bots of one level."""
    runner = runner_at(place)
    levels = [level] * len(seats_of(place.game, place.scenario))
    play_from(runner, place.beginning, levels, 0)
    decisions, seed, started = 0, 1, time.process_time()
    while (spent := time.process_time() - started) < seconds or decisions == 0:
        decisions += play_from(runner, place.beginning, levels, seed)
        seed += 1
    return spent / decisions * 1e6


def runner_at(place: Place) -> Any:
    """Bots at one point of a series."""
    bots = package_of(place.game).bots
    return bots.runner_of(place.scenario) if place.beginning is None else bots.Runner(place.beginning[0])


def play_from(runner: Any, beginning: tuple[Any, Any] | None, levels: Sequence[str], seed: int) -> int:
    """Play a game between bots, from a position if there is one; the number of its choices.

    Few pieces that move at random may never meet: such a game is measured as far as it was played.
    """
    if beginning is None:
        return int(runner.play(levels, seed)["choices"])
    made = runner.play_from(beginning[1], levels, seed)
    return int(made if made >= 0 else -made - 1)


def doubling(rows: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    """For each level: by what the time of a decision is multiplied when the size doubles, by least squares."""
    return {level: round(2 ** slope([(log2(row["pieces"]), log2(row[level])) for row in rows]), 2) for level in LEVELS}


def slope(points: Sequence[tuple[float, float]]) -> float:
    """The slope of the straight line closest to some points, 0 if they are all above each other."""
    across = sum(x for x, _ in points) / len(points)
    up = sum(y for _, y in points) / len(points)
    width = sum((x - across) ** 2 for x, _ in points)
    return sum((x - across) * (y - up) for x, y in points) / width if width else 0.0
