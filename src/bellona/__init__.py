"""Bellona: games of ancient war with their rules enforced, on one fast engine.

>>> import bellona
>>> match = bellona.game("de_bello_punico").start("zama", seed=7)
>>> match.prompt.seat
'rome'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .batches import batch
    from .gamekit.batch import Batch
    from .gamekit.data_files import DataError
    from .gamekit.situation import Situation
    from .gamekit.values import (
        Action,
        BadDice,
        BadPosition,
        BadReplay,
        BellonaError,
        CannotUndo,
        Event,
        IllegalAction,
        NotUnderstood,
        Odds,
        Prompt,
        Refusal,
        Result,
    )
    from .match import Game, Match, game, games
    from .replays import replay

__version__ = "0.1.0"

_HOME = {
    **dict.fromkeys(("Game", "Match", "game", "games"), "match"),
    "replay": "replays",
    "batch": "batches",
    "Batch": "gamekit.batch",
    "DataError": "gamekit.data_files",
    "Situation": "gamekit.situation",
    **dict.fromkeys(
        (
            "Action", "BadDice", "BadPosition", "BadReplay", "BellonaError", "CannotUndo", "Event", "IllegalAction",
            "NotUnderstood", "Odds", "Prompt", "Refusal", "Result",
        ),
        "gamekit.values",
    ),
}  # fmt: skip

__all__ = [
    "Action",
    "BadDice",
    "BadPosition",
    "BadReplay",
    "Batch",
    "BellonaError",
    "CannotUndo",
    "DataError",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "NotUnderstood",
    "Odds",
    "Prompt",
    "Refusal",
    "Result",
    "Situation",
    "batch",
    "game",
    "games",
    "replay",
]


def __getattr__(name: str) -> Any:
    """Import on first use: `import bellona` itself stays light."""
    if name not in _HOME:
        raise AttributeError(f"module 'bellona' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"bellona.{_HOME[name]}"), name)


def __dir__() -> list[str]:
    """Every public name, whether it has been used yet or not."""
    return sorted({*globals(), *__all__})
