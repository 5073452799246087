"""`bellona report`: the games of a folder as one page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..options import Lang
from ..speech import language, say


def command(
    folder: Annotated[Path, typer.Argument(metavar="DIR", show_default=False)],
    html: Annotated[Path | None, typer.Option("--html", metavar="PAGE", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    from bellona.lab.calibration_page import is_calibration, write_calibration
    from bellona.lab.report_page import write_report

    page = html or folder / "report.html"
    (write_calibration if is_calibration(folder) else write_report)(folder, page, language())
    print(say("report-written", page=str(page)))
