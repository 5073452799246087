"""The board of a position, made by the game itself."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bellona.board import Board
from bellona.match import Match

from ..speech import language


def board_of(match: Match, seen: Any) -> Board:
    """The board of a position of a match, as far as `seen` tells."""
    found: Board = import_module(f"bellona.games.{match.game.slug}.board").board(match, seen, language())
    return found
