"""Where the code of games is: under `bellona/games`, and in other published packages.

Such a package names its game in the entry point group `bellona.games`:

    [project.entry-points."bellona.games"]
    latrunculi = "latrunculi.package:PACKAGE"

The name is the game's slug, and the package that contains the named module is the home of its code. The entry points
are read from the metadata of installed packages, so that nothing has to be imported.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "bellona.games"


@cache
def published() -> tuple[EntryPoint, ...]:
    """The entry points of games in other packages, by slug and then by distribution."""
    return tuple(sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, distribution_of(entry))))


def distribution_of(entry: EntryPoint) -> str:
    """The name under which the package of a game was installed."""
    return entry.dist.name if entry.dist is not None else entry.module


def home_of(entry: EntryPoint) -> str:
    """The package that contains the code of a game: the one with the named module."""
    return entry.module.rpartition(".")[0] or entry.module


@cache
def homes() -> dict[str, str]:
    """The slugs of games in other packages, by package; if two have the same slug, both are included."""
    return {home_of(entry): entry.name for entry in published()}


@cache
def folders(name: str) -> tuple[Path, ...]:
    """The folders of a top-level package that publishes a game, empty if there is no such package."""
    if name not in {home.split(".")[0] for home in homes()}:
        return ()
    spec = find_spec(name)
    return tuple(Path(folder).resolve() for folder in spec.submodule_search_locations or ()) if spec else ()
