"""The map on the screen: scrolls, follows a cursor, and reports the hex under the pointer."""

from __future__ import annotations

from typing import ClassVar

from rich.segment import Segment
from textual import events
from textual.binding import Binding
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from bellona.board import Board

from ..board.glyphs import Glyphs
from ..board.paint import HEIGHT, WIDTH, Overlay, hex_at, origin, paint, size


class BoardView(ScrollView, can_focus=True):
    """A scrollable map."""

    BINDINGS: ClassVar = [
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("shift+up", "pan(0, -2)", show=False),
        Binding("shift+down", "pan(0, 2)", show=False),
        Binding("shift+left", "pan(-2, 0)", show=False),
        Binding("shift+right", "pan(2, 0)", show=False),
        Binding("enter", "point", show=False),
    ]

    class Pointed(Message):
        """A hex was clicked, or entered with the cursor on it."""

        def __init__(self, hex_name: str) -> None:
            super().__init__()
            self.hex = hex_name

    class Moved(Message):
        """The cursor is on another hex."""

        def __init__(self, hex_name: str) -> None:
            super().__init__()
            self.hex = hex_name

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__(id="board")
        self.glyphs = glyphs
        self.cursor: str | None = None
        self._board: Board | None = None
        self._lines: list[list[Segment]] = []
        self._dragged = False

    def show(self, board: Board, overlay: Overlay) -> None:
        """Draw a position."""
        self._board = board
        self.virtual_size = Size(*size(board))
        self._lines = paint(board, overlay, self.glyphs)
        self.refresh()

    def reveal(self, name: str) -> None:
        """Scroll so that a hex and its neighbours can be seen."""
        if self._board is None:
            return
        x, y = origin(self._board, name)
        region = Region(x - 3 * WIDTH, y - 2 * HEIGHT, 7 * WIDTH, 5 * HEIGHT)
        self.scroll_to_region(region, animate=False, force=True)

    def render_line(self, y: int) -> Strip:
        across, down = self.scroll_offset
        line = y + down
        if line >= len(self._lines):
            return Strip.blank(self.size.width, self.rich_style)
        return Strip(self._lines[line]).crop_extend(across, across + self.size.width, self.rich_style)

    # Keys

    def action_move(self, right: int, down: int) -> None:
        """Move the cursor by a column or a row."""
        if self._board is None:
            return
        here = self.cursor if self.cursor in self._board.ground else None
        column, row = self._board.spot(here) if here else self._middle()
        first = self._board.first
        column = min(max(column + right, first), first + self._board.columns - 1)
        row = min(max(row + down, first), first + self._board.rows - 1)
        self._place_cursor(self._board.name_at(column, row))

    def _middle(self) -> tuple[int, int]:
        across, down = self.scroll_offset
        return (across + self.size.width // 2) // WIDTH + 1, (down + self.size.height // 2) // HEIGHT + 1

    def _place_cursor(self, name: str) -> None:
        self.cursor = name
        self.reveal(name)
        self.post_message(self.Moved(name))

    def action_pan(self, right: int, down: int) -> None:
        """Scroll the map."""
        self.scroll_relative(right * WIDTH, down * HEIGHT, animate=False, force=True)

    def action_point(self) -> None:
        """Take the hex under the cursor."""
        if self.cursor:
            self.post_message(self.Pointed(self.cursor))

    # Mouse

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self._dragged = False
        self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        if event.button and (event.delta_x or event.delta_y):
            self._dragged = True
            self.scroll_relative(-event.delta_x, -event.delta_y, animate=False, force=True)

    def on_mouse_up(self, event: events.MouseUp) -> None:
        self.release_mouse()
        if self._dragged or self._board is None:
            return
        x, y = event.offset + self.scroll_offset
        found = hex_at(self._board, int(x), int(y))
        if found:
            self._place_cursor(found)
            self.post_message(self.Pointed(found))
