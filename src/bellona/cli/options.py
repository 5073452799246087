"""Options that several commands share. Their help is in the message files, by the name of the option."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

AsJson: TypeAlias = Annotated[bool, typer.Option("--json")]
Lang: TypeAlias = Annotated[str | None, typer.Option("--lang", metavar="en|it", show_default=False)]
Ascii: TypeAlias = Annotated[bool, typer.Option("--ascii")]
OwnTables: TypeAlias = Annotated[Path | None, typer.Option("--tables", metavar="FILE", show_default=False)]
OwnScenario: TypeAlias = Annotated[Path | None, typer.Option("--scenario", metavar="FILE", show_default=False)]
