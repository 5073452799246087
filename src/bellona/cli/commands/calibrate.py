"""`bellona calibrate`: a search for values with which games end as they should."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bellona.lab.limits import MOST_JOBS

from ..options import AsJson, Lang
from ..output import print_json, progress
from ..speech import say


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    out: Annotated[Path, typer.Option("--out", metavar="DIR", show_default=False)],
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", min=1, max=MOST_JOBS)] = 2,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", show_default=False)] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from bellona.lab.calibrate import EXPLANATION, VALUES, Calibration, calibrate
    from bellona.lab.experiment import read_experiment
    from bellona.lab.workers import workers_of

    from ..names import first_of, read_place
    from ..warmup import warm_up

    plan = read_experiment(file, Calibration)
    warm_up(plan.game, first_of(read_place(plan.place)))
    with workers_of(jobs, ray) as workers, progress(say("calibrate-label")) as tell:
        found = calibrate(plan, out, workers, tell)
    if json:
        print_json(found._asdict())
    else:
        print((out / EXPLANATION).read_text(encoding="utf-8"))
        print(say("calibrate-written", file=str(out / VALUES)))
