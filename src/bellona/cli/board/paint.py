"""The map in characters: every hex four wide and two high, even columns half a hex lower."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from rich.segment import Segment
from rich.style import Style

from .glyphs import ASCII, Glyphs
from .model import Board, Piece

WIDTH, HEIGHT = 4, 2

GROUND = {
    "open": ("#2a3826", "#2e3d29", "#324330"),
    "road": ("#4a4433", "#4f4937", "#544e3c"),
    "rocky": ("#43443f", "#484944", "#4d4e49"),
    "hill": ("#4f3f2b", "#544430", "#594935"),
    "bush": ("#1c4420", "#204a24", "#245028"),
    "river": ("#1c3c5c", "#204264", "#24486c"),
}
SIDES = (
    Style.parse("#ffffff on #8c1c13"),
    Style.parse("#06141f on #9bd1ec"),
    Style.parse("#000000 on #e9c46a"),
    Style.parse("#ffffff on #2a6f4e"),
    Style.parse("#000000 on #cdb4db"),
    Style.parse("#ffffff on #444444"),
)
NUMBER = Style.parse("#6f8468")
CONTROL = (Style.parse("#f4a097 bold"), Style.parse("#bfe6fa bold"))
REACH = Style.parse("#ffffff on #5b4b8a")
CHOSEN = Style.parse("#000000 on #f2c14e bold")
CURSOR = Style.parse("#000000 on #f4f4f4 bold")
BLANK = Style.parse("on #10140f")
READY = Style.parse("bold underline")


@dataclass(frozen=True)
class Overlay:
    """What is laid over the map."""

    cursor: str | None = None
    chosen: str | None = None
    """A piece."""
    reach: Mapping[str, int] = field(default_factory=dict)
    """What it costs the chosen piece to get to a hex."""
    control: bool = False
    ready: frozenset[str] = frozenset()
    """Pieces that have something to do."""


def size(board: Board) -> tuple[int, int]:
    """Columns and lines of the whole map."""
    return board.columns * WIDTH, board.rows * HEIGHT + 1


def origin(name: str) -> tuple[int, int]:
    """Where a hex begins: column and line."""
    column, row = int(name[:2]), int(name[2:])
    return (column - 1) * WIDTH, (row - 1) * HEIGHT + (column % 2 == 0)


def hex_at(board: Board, x: int, y: int) -> str | None:
    """The hex under a character."""
    column = x // WIDTH + 1
    row = (y - (column % 2 == 0)) // HEIGHT + 1
    name = f"{column:02}{row:02}"
    return name if name in board.ground else None


def paint(board: Board, overlay: Overlay, glyphs: Glyphs) -> list[list[Segment]]:
    """The map, line by line."""
    width, height = size(board)
    canvas: list[list[tuple[str, Style]]] = [[(" ", BLANK)] * width for _ in range(height)]
    holders = _holders(board)
    for name in board.ground:
        x, y = origin(name)
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
    upper, lower, style = (
        _occupied(board, overlay, glyphs, name, pieces) if pieces else _empty(board, overlay, glyphs, name)
    )
    if name == overlay.cursor:
        style = CURSOR
    elif any(piece.name == overlay.chosen for piece in pieces):
        style = CHOSEN
    lines = [(character, style) for character in upper.ljust(WIDTH)], [(character, style) for character in lower.ljust(WIDTH)]
    if overlay.control:
        _mark_control(board, name, pieces, lines[1])
    elif pieces and pieces[0].name in overlay.ready:
        lines[0][1:] = [(character, worn + READY) for character, worn in lines[0][1:]]
    return lines


def _empty(board: Board, overlay: Overlay, glyphs: Glyphs, name: str) -> tuple[str, str, Style]:
    terrain = board.ground[name]
    shades = GROUND.get(terrain, GROUND["open"])
    column, row = int(name[:2]), int(name[2:])
    shade = shades[(column - (row - (column - 1) // 2)) % len(shades)]
    if name in overlay.reach:
        return name, f" {overlay.reach[name]:>2} ", REACH
    return name, f" {glyphs.ground.get(terrain, '')}", NUMBER + Style(bgcolor=shade)


def _occupied(
    board: Board, overlay: Overlay, glyphs: Glyphs, name: str, pieces: list[Piece]
) -> tuple[str, str, Style]:
    """A counter: facing, label, side, Disorder, Panic, commander."""
    first, place = pieces[0], board.seats.index(pieces[0].seat)
    star = glyphs.commander if any(piece.leads for piece in pieces) else " "
    side = glyphs.sides[place]
    if first.leads:
        return f"{star}{first.label}", side, SIDES[place]
    heading = glyphs.panic if first.panicked else glyphs.facing[first.facing or "N"]
    if glyphs is ASCII:
        points = str(first.disorder) if first.disorder else " "
        return f"{side}{first.label}", f"{heading:<2}{points}{star}", SIDES[place]
    return f"{heading}{first.label}", f"{side}{_pips(first.disorder, glyphs):<2}{star}", SIDES[place]


def _pips(count: int, glyphs: Glyphs) -> str:
    return glyphs.disorder * count if count <= 2 else f"{count}{glyphs.disorder}"


def _mark_control(board: Board, name: str, pieces: list[Piece], line: list[tuple[str, Style]]) -> None:
    """A letter for each side whose zone of control a hex is in; in a counter's hex only the enemy's, and a star stays."""
    for place, seat in enumerate(board.seats[:2]):
        if name not in board.control.get(seat, frozenset()):
            continue
        letter = seat[0]
        if not pieces:
            line[place * 2] = (letter, line[place * 2][1] + CONTROL[place])
        elif pieces[0].seat != seat and line[3][0] == " ":
            line[3] = (letter, line[3][1] + Style(bold=True))
