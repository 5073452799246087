"""A folder for each game. The package itself is callable and returns the games' names: `bellona.games()`."""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    """A callable package: `bellona.games` is both the folder and the function."""

    def __call__(self) -> tuple[str, ...]:
        """The names of all games."""
        from bellona.registry import game_slugs

        return game_slugs()


sys.modules[__name__].__class__ = _Games
