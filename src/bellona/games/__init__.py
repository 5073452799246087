"""A folder for each game. Called, this package tells the games' names: `bellona.games()`."""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    """A package that can be called: the name `bellona.games` is that of the folders and of the question."""

    def __call__(self) -> tuple[str, ...]:
        """The names of all games."""
        from bellona.registry import game_slugs

        return game_slugs()


sys.modules[__name__].__class__ = _Games
