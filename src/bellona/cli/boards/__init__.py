"""One module a game, named after it: how its positions look on the terminal's board."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bellona.match import Match

from ..board.model import Board
from ..speech import language


def board_of(match: Match, seen: Any) -> Board:
    """The board of a position of a match, as far as `seen` tells."""
    found: Board = import_module(f"bellona.cli.boards.{match.game.slug}").board(match, seen, language())
    return found
