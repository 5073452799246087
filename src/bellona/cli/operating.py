"""Code shared by the commands that operate a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from .speech import Complaint, language

ConfigFile: TypeAlias = Annotated[Path | None, typer.Option("--config", metavar="FILE", show_default=False)]
Data: TypeAlias = Annotated[Path | None, typer.Option("--data", metavar="DIR", show_default=False)]


@contextmanager
def in_own_words() -> Iterator[None]:
    """Report a problem of the server in the current language."""
    from bellona.server.words import Trouble

    try:
        yield
    except Trouble as trouble:
        raise Complaint(trouble.say(language())) from None
