"""How far the analyst can be trusted, measured on games between bots.

python -m bellona.analysis.validate GAME/SCENARIO --level legatus --games 200 --blunders 50 --out FOLDER

Calibration: the expected results where each turn begins, against what came of them: the sharpness that fits them best
(see `calibration.py`; it belongs into `bot/levels.toml`), reliability by bins, Brier score by turn. Blunders: in each
game one choice is replaced by a random one that is worse; how often is it among the three worst choices that are
found? Both are written to the folder line by line, and taken up again from there.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from bellona.drawing import discs, el, group, line
from bellona.plots import Frame, sheet
from bellona.registry import has_scenario, require

from .analyst import Analyst
from .budget import Budget, Tell
from .calibration import calibrated, fitted
from .judge import Judge
from .moments import moments_of
from .trial_games import Arena

BINS = 10
SAMPLES = 16
WORST = 3
SECONDS = 60.0
Row: TypeAlias = dict[str, Any]
PLOT = Frame(44.0, 12.0, 320.0, 320.0, (0, 1), (0, 1))
"""Expected results across, reached ones upwards."""
MARKS = {share / 100: f"{share}" for share in (0, 25, 50, 75, 100)}


def calibration_rows(arena: Arena, seed: int) -> list[Row]:
    """The expected results of all who play at the beginning of each turn of a game, and what came of it."""
    match, judge, playing = arena.play(seed), Judge(arena.runner, seed=~seed, sharpness=1.0), arena.runner.playing
    found, seen, results = [], set[int](), judge.glance(match.position)[playing]
    for moment in moments_of(match):
        if moment.turn not in seen:
            seen.add(moment.turn)
            values, glanced = judge.value(moment.before, SAMPLES).values, judge.glance(moment.before)
            found.append(
                {
                    "seed": seed, "turn": moment.turn, "values": values[playing].round(4).tolist(),
                    "glanced": glanced[playing].round(4).tolist(), "results": results.tolist(),
                }
            )  # fmt: skip
    return found


def blunder_rows(arena: Arena, seed: int) -> list[Row]:
    """Where the analyst places a random choice that was put into a game; nothing if none was found that is worse."""
    found = arena.blunder(seed)
    if found is None:
        return [{"seed": seed, "loss": None}]
    match, blunder = found
    budget = Budget(SECONDS)
    losses = Analyst(match, Judge(arena.runner, seed, budget)).losses()
    steps = [loss.suspect.moment.step for loss in losses if loss.loss > 0]
    place = steps.index(blunder.step) + 1 if blunder.step in steps else None
    return [
        {
            "seed": seed, "step": blunder.step, "action": blunder.action, "loss": round(blunder.loss, 4),
            "place": place, "choices": len(match.steps), "suspects": len(losses), "cut": budget.was_hit,
        }
    ]  # fmt: skip


def sharpened(rows: Iterable[Row], sharpness: float) -> list[Row]:
    """The same positions with calibrated expected results."""
    return [row | {"values": calibrated(row["values"], sharpness).tolist()} for row in rows]


def reliability(rows: Iterable[Row]) -> list[tuple[float, float, int]]:
    """By bins of the expected result: its mean, the mean of the results, and how many there are.

    In a game of two the first seat is looked at, with more seats all of them.
    """
    bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for row in rows:
        for value, result in _pairs(row):
            bins[min(BINS - 1, int(value * BINS))].append((value, result))
    return [
        (_mean(value for value, _ in found), _mean(result for _, result in found), len(found))
        for _, found in sorted(bins.items())
    ]


def _pairs(row: Row) -> list[tuple[float, float]]:
    found = list(zip(row["values"], row["results"], strict=True))
    return found[:1] if len(found) == 2 else found


def brier_by_turn(rows: Sequence[Row]) -> dict[int, dict[str, float]]:
    """By turn: the mean square error of the expected results, of the quick estimate, and of the mean results."""
    found = {}
    for turn in sorted({row["turn"] for row in rows}):
        here = [row for row in rows if row["turn"] == turn]
        usual = [_mean(shares) for shares in zip(*(row["results"] for row in here), strict=True)]
        found[turn] = {
            "games": len(here),
            "trials": _mean(_square(row["values"], row) for row in here),
            "glance": _mean(_square(row["glanced"], row) for row in here),
            "mean": _mean(_square(usual, row) for row in here),
        }
    return found


def _square(values: Sequence[float], row: Row) -> float:
    """Half of the sum of the square errors of all seats: in a game of two the square error of either."""
    return float(sum((value - result) ** 2 for value, result in zip(values, row["results"], strict=True)) / 2)


def brier(rows: Sequence[Row]) -> float:
    """The mean square error of the expected results."""
    return _mean(_square(row["values"], row) for row in rows)


def cross_checked(rows: Sequence[Row]) -> list[Row]:
    """All positions calibrated, those of each half of the games by what the other half teaches."""
    halves = [[row for row in rows if row["seed"] % 2 == half] for half in range(2)]
    if not all(halves):
        return list(rows)
    return [row for half, other in (halves, reversed(halves)) for row in sharpened(half, fitted(other))]


def plot(bins: Sequence[tuple[float, float, int]], expected: str, reached: str) -> str:
    """The reliability of the expected result as a picture; the larger a disc, the more positions are behind it."""

    total = sum(count for _, _, count in bins)
    marks = (
        el("path", d=discs(PLOT.at((mean, result)), 2 + 14 * (count / total) ** 0.5)) for mean, result, count in bins
    )
    drawn = [
        PLOT.scales(MARKS, MARKS),
        el("path", d=line([PLOT.at((0, 0)), PLOT.at((1, 1))]), stroke="#7a6f60", stroke_dasharray="6 4"),
        group(marks, fill="#b24a2a", fill_opacity="0.7"),
        PLOT.titled(expected),
        el("text", reached, x=PLOT.left + 6, y=PLOT.top + 16),
    ]
    return sheet(PLOT.right + 16, PLOT.bottom + 52, drawn)


def as_text(calibration: Sequence[Row], blunders: Sequence[Row]) -> str:
    """Both reports as tables."""
    lines = []
    if calibration:
        checked = cross_checked(calibration)
        lines += [
            f"sharpness = {fitted(calibration)}  # Brier {brier(calibration):.3f}, calibrated {brier(checked):.3f}",
            "",
            *_table(calibration),
            "",
            "Calibrated, each half of the games by the other:",
            "",
            *_table(checked),
            "",
            "turn | games | Brier of trials | calibrated | of the quick estimate | of the mean",
            "---|---|---|---|---|---",
        ]
        after = brier_by_turn(checked)
        lines += [
            f"{turn} | {row['games']} | {row['trials']:.3f} | {after[turn]['trials']:.3f} | {row['glance']:.3f} "
            f"| {row['mean']:.3f}"
            for turn, row in brier_by_turn(calibration).items()
        ]
    made = [row for row in blunders if row["loss"] is not None]
    if made:
        found = [row for row in made if row["place"] is not None and row["place"] <= WORST]
        lines += [
            "",
            f"{len(found)} of {len(made)} random mistakes are among the {WORST} worst ({_mean_found(made):.0%})",
        ]
    return "\n".join(lines)


def _table(rows: Sequence[Row]) -> list[str]:
    found = [f"{mean:.2f} | {result:.2f} | {count}" for mean, result, count in reliability(rows)]
    return ["expected | reached | positions", "---|---|---", *found]


def _mean_found(made: Sequence[Row]) -> float:
    return _mean(float(row["place"] is not None and row["place"] <= WORST) for row in made)


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / max(1, len(found))


def gathered(file: Path, seeds: range, make: Callable[[int], list[Row]], tell: Tell | None = None) -> list[Row]:
    """Rows of games by their seeds, those of an earlier run from its file."""
    rows = [json.loads(text) for text in file.read_text().splitlines()] if file.exists() else []
    known = {row["seed"] for row in rows}
    for number, seed in enumerate(seeds, 1):
        if seed not in known:
            made = make(seed)
            with file.open("a") as out:
                out.writelines(json.dumps(row) + "\n" for row in made)
            rows += made
        if tell is not None:
            tell(number, len(seeds))
    return [row for row in rows if row["seed"] in seeds]


def teller(what: str) -> Tell:
    """Tells on the terminal how far the games of a kind have come."""

    def tell(done: int, total: int) -> None:
        print(f"\r{what}: {done} of {total} games", end="\n" if done == total else "", file=sys.stderr, flush=True)

    return tell


def report(calibration: Sequence[Row], blunders: Sequence[Row], folder: Path) -> Mapping[str, Any]:
    """Write tables and plot into the folder."""
    (folder / "report.md").write_text(as_text(calibration, blunders) + "\n")
    if calibration:
        (folder / "reliability.svg").write_text(
            plot(reliability(cross_checked(calibration)), "expected, %", "reached, %")
        )
    return {"calibration": len(calibration), "blunders": len(blunders)}


def main() -> None:
    """Measure what the command asks for."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("place", metavar="GAME/SCENARIO")
    parser.add_argument("--level", default="legatus", help="who plays the games")
    parser.add_argument("--games", type=int, default=200, help="games for the calibration")
    parser.add_argument("--blunders", type=int, default=50, help="games with a random choice")
    parser.add_argument("--seed", type=int, default=500_000, help="of the first game")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    asked = parser.parse_args()
    slug, _, scenario = asked.place.partition("/")
    if not has_scenario(require(slug), scenario):
        parser.error(f"{slug} has no scenario {scenario!r}")
    arena, folder = Arena(slug, scenario, asked.level), asked.out
    folder.mkdir(parents=True, exist_ok=True)
    seeds = range(asked.seed, asked.seed + max(asked.games, asked.blunders))
    blunders = gathered(
        folder / "blunders.jsonl", seeds[: asked.blunders], lambda seed: blunder_rows(arena, seed), teller("blunders")
    )
    calibration = gathered(
        folder / "games.jsonl", seeds[: asked.games], lambda seed: calibration_rows(arena, seed), teller("calibration")
    )
    report(calibration, blunders, folder)
    print(as_text(calibration, blunders))


if __name__ == "__main__":
    main()
