"""`bellona ladder`: levels against each other, until it is known which is stronger."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from bellona.lab.limits import MOST_JOBS

from ..names import read_place
from ..options import AsJson, Lang
from ..output import columns, print_json, progress
from ..speech import say
from .sim import failures_of, read_bots


def command(
    place: Annotated[str, typer.Argument(metavar="GAME/SCENARIO", show_default=False)],
    levels: Annotated[str | None, typer.Option("--levels", metavar="A,B,...", show_default=False)] = None,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", min=1)] = 200,
    target: Annotated[float | None, typer.Option("--target", metavar="SCORE", min=0, max=1, show_default=False)] = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", min=1, max=MOST_JOBS)] = 2,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = 1,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", show_default=False)] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from bellona.lab.ladder import climb

    from ..warmup import warm_up

    where, names = read_place(place), read_bots(levels) if levels else ()
    warm_up(where.game, where.scenario)
    with progress(say("ladder-label")) as tell:
        report = climb(where.game, where.scenario, names, rounds, target, jobs, seed, out, tell)
    if json:
        print_json(report)
    else:
        print(as_text(report))


def as_text(report: dict[str, Any]) -> str:
    """A report for a reader."""
    head = say("ladder-head", place=f"{report['game']}/{report['scenario']}", seats=report["seats"])
    parts = [head, columns([encounter_head(), *map(encounter_row, report["encounters"])])]
    if report["seats"] == 2:
        parts += [say("ladder-sides"), columns([sides_row(row) for row in report["encounters"]])]
    parts.append(say("ladder-ratings"))
    parts.append(columns([(name, f"{at['mean']:+.0f}", span(at)) for name, at in report["ratings"].items()]))
    if report["thinking"]:
        rows = [(name, *(f"{seconds:.3f} s" for seconds in at.values())) for name, at in report["thinking"].items()]
        parts += [say("ladder-thinking"), columns(rows)]
    parts += failures_of(report)
    return "\n".join(parts)


def encounter_head() -> tuple[str, ...]:
    return tuple(say(f"ladder-{name}") for name in ("pair", "games", "score", "interval", "target", "verdict"))


def encounter_row(row: dict[str, Any]) -> tuple[str, ...]:
    """One level against another."""
    verdict = {True: "reached", False: "missed", None: "open"}[row["reached"]]
    return (
        say("ladder-against", upper=row["upper"], lower=row["lower"]),
        str(row["games"]),
        f"{row['score']:.3f}",
        f"{row['low']:.3f} … {row['high']:.3f}",
        f"{row['target']:.3f}",
        say(f"ladder-{verdict}"),
    )


def sides_row(row: dict[str, Any]) -> tuple[str, ...]:
    """How often one side won both games of a round, and the score between equal sides."""
    at = row["sides"]
    pair = say("ladder-against", upper=row["upper"], lower=row["lower"])
    return pair, f"{at['alike']:.0%}", f"{at['mean']:.3f}", f"{at['low']:.3f} … {at['high']:.3f}"


def span(at: dict[str, float]) -> str:
    """The interval of a rating."""
    return f"{at['low']:+.0f} … {at['high']:+.0f}"
