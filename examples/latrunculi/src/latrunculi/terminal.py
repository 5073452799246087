"""The board in a terminal."""

from __future__ import annotations

from typing import Any

from bellona.board import Board, Piece

from .position import EMPTY, GRID, SEATS, SQUARES
from .scenarios import SIDE


def board(match: Any, seen: Any, language: str) -> Board:
    """The men on their squares."""
    say = match.game.rules.words.say
    pieces = {}
    for square in range(SQUARES):
        if seen.squares[square] != EMPTY:
            seat, name = SEATS[seen.squares[square] - 1], GRID.name(square)
            pieces[name] = Piece(name, seat, f" {name}", say(f"side-{seat}", {}, language), name)
    spots = {name: GRID.spot(square) for square, name in enumerate(GRID.names)}
    return Board(SEATS, SIDE, SIDE, dict.fromkeys(GRID.names, "open"), pieces, square=True, spots=spots)
