"""The map in characters: every hex or square four wide and two high, with every other column half a hex lower.

If hexes have a point at the top, every other row is half a hex to the right instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from rich.segment import Segment
from rich.style import Style

from bellona.board import Board, Piece

from .glyphs import ASCII, SHADES, Glyphs

WIDTH, HEIGHT = 4, 2
APART = 5
"""How far apart the numbers of empty hexes are."""

SIDES = (
    ("#ffffff", ("#8c1c13", "#7d1810", "#9a241a")),
    ("#06141f", ("#9bd1ec", "#8ac3df", "#aadcf4")),
    ("#000000", ("#e9c46a", "#dcb65b", "#f3d07a")),
    ("#ffffff", ("#2a6f4e", "#246345", "#307c58")),
    ("#000000", ("#cdb4db", "#bfa4ce", "#d9c3e5")),
    ("#ffffff", ("#4a4a4a", "#404040", "#555555")),
)
"""Ink and three shades of paper for each seat: dark and light by turns, so that they differ without hue."""
NUMBER = Style.parse("#66795f")
CONTROL = (Style.parse("#f4a097 bold"), Style.parse("#bfe6fa bold"))
REACH, REACH_AFLOAT = Style.parse("#ffffff on #5b4b8a"), Style.parse("#ffffff on #1f6f8b italic")
CHOSEN = Style.parse("#000000 on #f2c14e bold")
CURSOR = Style.parse("#000000 on #f4f4f4 bold")
BLANK = Style.parse("on #10140f")
READY, SPENT, CHANGED = Style.parse("bold"), Style.parse("dim"), Style.parse("underline")


@dataclass(frozen=True)
class Overlay:
    """The overlays of the map."""

    cursor: str | None = None
    chosen: str | None = None
    """A piece."""
    reach: Mapping[str, int] = field(default_factory=dict)
    """The cost for the chosen piece to reach a hex."""
    afloat: frozenset[str] = frozenset()
    """Those of these hexes that it can reach only over water."""
    control: bool = False
    ready: frozenset[str] = frozenset()
    """Pieces that can act; the others of their side are dimmed."""
    changed: frozenset[str] = frozenset()
    """Pieces that recent events changed; their labels are underlined."""


def size(board: Board) -> tuple[int, int]:
    """Columns and lines of the whole map."""
    return board.columns * WIDTH + (WIDTH // 2 if board.pointed else 0), board.rows * HEIGHT + 1


def origin(board: Board, name: str) -> tuple[int, int]:
    """Where a hex, or a square, begins: column and line."""
    column, row = board.spot(name)
    x, y = (column - board.first) * WIDTH, (row - board.first) * HEIGHT
    return x + moved_right(board, row), y + lowered(board, column)


def lowered(board: Board, column: int) -> int:
    """By how many lines a column starts lower than the others."""
    return int(not board.square and not board.pointed and column % 2 == 0)


def moved_right(board: Board, row: int) -> int:
    """By how many characters a row starts further right than the others."""
    return WIDTH // 2 if board.pointed and row % 2 else 0


def hex_at(board: Board, x: int, y: int) -> str | None:
    """The hex under a character."""
    if board.pointed:
        row = y // HEIGHT + board.first
        column = (x - moved_right(board, row)) // WIDTH + board.first
    else:
        column = x // WIDTH + board.first
        row = (y - lowered(board, column)) // HEIGHT + board.first
    name = board.name_at(column, row)
    return name if name in board.ground else None


def paint(board: Board, overlay: Overlay, glyphs: Glyphs) -> list[list[Segment]]:
    """The map, line by line."""
    width, height = size(board)
    canvas: list[list[tuple[str, Style]]] = [[(" ", BLANK)] * width for _ in range(height)]
    holders = _holders(board)
    for name in board.ground:
        x, y = origin(board, name)
        for down, cells in enumerate(_hex(board, overlay, glyphs, name, holders.get(name, []))):
            canvas[y + down][x : x + WIDTH] = cells
    return [list(_runs(line)) for line in canvas]


def _holders(board: Board) -> dict[str, list[Piece]]:
    """The pieces of every occupied hex, in the order of `Board.at`."""
    return {piece.hex: list(board.at(piece.hex)) for piece in board.pieces.values() if piece.hex}


def _runs(line: list[tuple[str, Style]]) -> Iterator[Segment]:
    for style, cells in groupby(line, key=lambda cell: cell[1]):
        yield Segment("".join(character for character, _ in cells), style)


def _hex(
    board: Board, overlay: Overlay, glyphs: Glyphs, name: str, pieces: list[Piece]
) -> tuple[list[tuple[str, Style]], list[tuple[str, Style]]]:
    """The two lines of a hex."""
    upper, lower = _occupied(board, glyphs, pieces) if pieces else _empty(board, overlay, glyphs, name)
    style = _paper(board, overlay, name, pieces)
    if name == overlay.cursor:
        style = CURSOR
    elif any(piece.name == overlay.chosen for piece in pieces):
        style = CHOSEN
    lines = _cells(upper, style), _cells(lower, style)
    if overlay.control:
        _mark_control(board, name, pieces, lines[1])
    if any(piece.name in overlay.changed for piece in pieces):
        lines[0][1:] = [(character, worn + CHANGED) for character, worn in lines[0][1:]]
    return lines


def _cells(text: str, style: Style) -> list[tuple[str, Style]]:
    return [(character, style) for character in text.ljust(WIDTH)]


def _paper(board: Board, overlay: Overlay, name: str, pieces: list[Piece]) -> Style:
    """Ink and paper of a hex; neighbours never have the same shade."""
    column, row = board.spot(name)
    shade = _shade(board, column, row)
    if not pieces and name in overlay.reach:
        return REACH_AFLOAT if name in overlay.afloat else REACH
    if not pieces:
        return NUMBER + Style(bgcolor=SHADES.get(board.ground[name], SHADES["open"])[shade])
    ink, papers = SIDES[board.seats.index(pieces[0].seat)]
    style = Style(color=ink, bgcolor=papers[shade])
    if pieces[0].name in overlay.ready:
        return style + READY
    own = any(board.pieces[ready].seat == pieces[0].seat for ready in overlay.ready)
    return style + SPENT if own else style


def _shade(board: Board, column: int, row: int) -> int:
    if board.square:
        return (column + row) % 2
    if board.pointed:
        return (column - (row + 1) // 2 - row) % 3
    return (column - (row - (column - 1) // 2)) % 3


def _empty(board: Board, overlay: Overlay, glyphs: Glyphs, name: str) -> tuple[str, str]:
    if name in overlay.reach:
        return name, f"{glyphs.afloat if name in overlay.afloat else ' '}{overlay.reach[name]:>2} "
    if name in board.names:
        return name, board.names[name][:WIDTH]
    number = name if name == overlay.cursor or _is_numbered(board, name) else ""
    return number, f" {glyphs.ground.get(board.ground[name], '')}"


def _is_numbered(board: Board, name: str) -> bool:
    """Whether an empty hex shows its number: along the first row and column, and at every fifth of both."""
    column, row = board.spot(name)
    return board.first in (column, row) or column % APART == row % APART == 0


def _occupied(board: Board, glyphs: Glyphs, pieces: list[Piece]) -> tuple[str, str]:
    """A counter: facing, label, side, Disorder, Panic, commander; without a facing its state, and who else is there."""
    first = pieces[0]
    star = glyphs.commander if any(piece.leads or piece.starred for piece in pieces) else " "
    side = _sides(board, glyphs, [first.seat])
    if first.leads:
        return f"{star}{first.label}", side
    if first.facing is None:
        others = [piece.seat for piece in pieces if piece.seat != first.seat]
        return first.label, f"{side}{glyphs.states.get(first.state, ' ')}{_sides(board, glyphs, others)}{star}"
    heading = glyphs.panic if first.panicked else glyphs.facing[first.facing or "N"]
    if first.mark and glyphs is ASCII:
        return f"{first.label:<3}{star}", f"{heading:<2}{first.mark}"
    if first.mark:
        return f"{heading}{first.label}", f"{side}{first.mark:<2}{star}"
    if glyphs is ASCII:
        points = str(first.disorder) if first.disorder else " "
        return f"{side}{first.label}", f"{heading:<2}{points}{star}"
    return f"{heading}{first.label}", f"{side}{_pips(first.disorder, glyphs):<2}{star}"


def _sides(board: Board, glyphs: Glyphs, seats: list[str]) -> str:
    """The sign of another side that shares a hex, or a blank."""
    if not seats:
        return " "
    return glyphs.sides[board.seats.index(seats[0])] if glyphs.sides else seats[0][0].upper()


def _pips(count: int, glyphs: Glyphs) -> str:
    return glyphs.disorder * count if count <= 2 else f"{count}{glyphs.disorder}"


def _mark_control(board: Board, name: str, pieces: list[Piece], line: list[tuple[str, Style]]) -> None:
    """A letter for each side whose zone of control a hex is in; in a counter's hex for the enemy, if there is room."""
    for place, seat in enumerate(board.seats[:2]):
        if name not in board.control.get(seat, frozenset()):
            continue
        letter = seat[0]
        if not pieces:
            line[place * 2] = (letter, line[place * 2][1] + CONTROL[place])
        elif pieces[0].seat != seat and line[3][0] == " ":
            line[3] = (letter, line[3][1] + Style(bold=True))
