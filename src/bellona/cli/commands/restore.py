"""`bellona restore`: loads a backup into a database of the same or another kind."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..operating import ConfigFile, Data, in_own_words
from ..options import AsJson, Lang
from ..output import print_json
from ..speech import say


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    config: ConfigFile = None,
    data: Data = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from bellona.server.config import load_config
    from bellona.server.storage.backup import restore
    from bellona.server.storage.database import open_database

    with in_own_words():
        found = load_config(config, data=str(data) if data else None)
        rows = restore(open_database(found.database_url), found.folder, file, force=force)
    if json:
        print_json({"file": str(file), "rows": rows})
    else:
        print(say("restore-done", file=str(file), rows=sum(rows.values())))
