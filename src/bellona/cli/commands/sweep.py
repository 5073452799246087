"""`bellona sweep`: what the values of a game do."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from bellona.lab.limits import MOST_JOBS

from ..options import AsJson, Lang
from ..output import columns, print_json, progress
from ..speech import game_say, say


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    out: Annotated[Path, typer.Option("--out", metavar="DIR", show_default=False)],
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", min=1, max=MOST_JOBS)] = 2,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", show_default=False)] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from bellona.lab.experiment import read_experiment
    from bellona.lab.sweep import Sweep, cells_of, sweep
    from bellona.lab.workers import workers_of

    from ..names import first_of, read_place
    from ..warmup import warm_up

    plan = read_experiment(file, Sweep)
    cells_of(plan)
    warm_up(plan.game, first_of(read_place(plan.place)))
    with workers_of(jobs, ray) as workers, progress(say("sim-label")) as tell:
        summary = sweep(plan, out, workers, tell)
    if json:
        print_json(summary)
    else:
        print(f"{say('sweep-head', place=plan.place, games=plan.games)}\n{columns(rows_of(summary))}")


def rows_of(summary: dict[str, Any]) -> list[tuple[str, ...]]:
    """A line for each cell: its values, and each side's share with its difference from the scenario as it is."""
    slug, seats = summary["game"], list(summary["cells"][0]["report"]["wins"])
    rows = [("", *(game_say(slug, f"side-{seat}", seat) for seat in seats), say("sweep-turns"))]
    for cell in summary["cells"]:
        report = cell["report"]
        name = ", ".join(f"{path} = {value}" for path, value in cell["values"].items()) or say("sweep-usual")
        shares = (share_of(report["wins"][seat] / report["games"], cell["differences"][seat]) for seat in seats)
        rows.append((name, *shares, f"{report['turns']['mean']:g}"))
    return rows


def share_of(share: float, difference: dict[str, float]) -> str:
    """A share of victories, and how far it is from the usual one."""
    reach = (difference["high"] - difference["low"]) / 2
    return f"{share:.1%} ({100 * difference['mean']:+.1f} ± {100 * reach:.1f})" if reach else f"{share:.1%}"
