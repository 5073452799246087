"""`bellona bot-join`: seats a program of one's own at a table of a server."""

from __future__ import annotations

from typing import Annotated

import typer

from ..options import Lang
from ..speech import say


def command(
    table: Annotated[str, typer.Argument(metavar="TABLE-URL", show_default=False)],
    seat: Annotated[str, typer.Argument(metavar="SEAT", show_default=False)],
    program: Annotated[str, typer.Argument(metavar="COMMAND", show_default=False)],
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.01)] = 10.0,
    megabytes: Annotated[int, typer.Option("--megabytes", metavar="M", min=16)] = 2048,
    lang: Lang = None,
) -> None:
    from bellona.bots.joining import join
    from bellona.bots.outside import BotLimits

    result = join(
        table, seat, program, BotLimits(seconds=seconds, megabytes=megabytes), lambda: print(say("bot-seated"))
    )
    print(say("bot-match-over", winner=result["winner"] or "-", reason=result["reason"]))
