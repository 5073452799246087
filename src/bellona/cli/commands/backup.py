"""`bellona backup`: all data of a server in one file."""

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
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from bellona.server.config import load_config
    from bellona.server.storage.backup import back_up
    from bellona.server.storage.database import open_database

    with in_own_words():
        found = load_config(config, data=str(data) if data else None)
        rows = back_up(open_database(found.database_url), found.folder, file)
    if json:
        print_json({"file": str(file), "rows": rows})
    else:
        print(say("backup-done", file=str(file), rows=sum(rows.values()), bytes=file.stat().st_size))
