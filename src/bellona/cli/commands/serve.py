"""`bellona serve`: the table in the browser, private or public."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..operating import ConfigFile, Data, in_own_words
from ..options import Lang
from ..speech import say


def command(
    config: ConfigFile = None,
    data: Data = None,
    host: Annotated[str | None, typer.Option("--host", metavar="HOST", show_default=False)] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="PORT", show_default=False)] = None,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N", show_default=False)] = None,
    scenarios: Annotated[Path | None, typer.Option("--scenarios", metavar="DIR", show_default=False)] = None,
    open_browser: Annotated[bool, typer.Option("--open")] = False,
    no_access_log: Annotated[bool, typer.Option("--no-access-log")] = False,
    lang: Lang = None,
) -> None:
    from bellona.server.config import load_config
    from bellona.server.running import serve

    with in_own_words():
        found = load_config(
            config,
            data=str(data) if data else None,
            host=host,
            port=port,
            workers=workers,
            scenarios=str(scenarios.absolute()) if scenarios else None,
            access_log=False if no_access_log else None,
        )
        serve(found, open_browser=open_browser, tell=lambda url: print(say("serve-ready", url=url), file=sys.stderr))
