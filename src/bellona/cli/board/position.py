"""The board of a position, made by the game itself."""

from __future__ import annotations

from typing import Any

from bellona.board import Board
from bellona.match import Match
from bellona.registry import package_of

from ..speech import language


def board_of(match: Match, seen: Any) -> Board:
    """The board of a position of a match, as far as `seen` shows it."""
    return package_of(match.game.slug).terminal.board(match, seen, language())
