"""The panels beside the map: tracks and stores, the menu, the card, the journal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from bellona.board import Board

from ..board.glyphs import Glyphs
from ..board.paint import SIDES
from ..choices import SUGGESTED
from ..menus import choice_texts
from ..session import Session
from ..speech import say
from ..wording import MANNERS, Line

WIDTHS: list[tuple[int, str]] | None = [(0, "-narrow"), (110, "-medium"), (164, "-wide")]
HEIGHTS: list[tuple[int, str]] | None = [(0, "-short"), (34, "-tall")]
"""The terminal sizes for each layout of the panels."""
TRACK_WIDTH = range(6, 21)


class Standing(Static):
    """How far each side is from defeat, and the markers it has placed."""

    def show(self, board: Board, glyphs: Glyphs) -> None:
        """Draw tracks and stores."""
        text, width = Text(), min(max(self.size.width - 22, TRACK_WIDTH[0]), TRACK_WIDTH[-1])
        for track in board.tracks:
            ink, papers = SIDES[board.seats.index(track.seat)]
            filled = min(width, round(width * track.value / track.limit))
            bar = glyphs.track[0] * filled + glyphs.track[1] * (width - filled)
            text.append(f" {track.label:<9}", f"{ink} on {papers[0]}")
            text.append(f" {bar} {say('track', value=track.value, limit=track.limit)}\n")
            text.append(f"   {_stores(board, track.seat)}\n", "dim")
        text.rstrip()
        self.update(text)


def _stores(board: Board, seat: str) -> str:
    """A seat's markers; those known to be false are marked."""
    own = [store for store in board.stores if store.seat == seat]
    parts = (f"{store.label} {store.markers}{say('store-false') if store.has_false else ''}" for store in own)
    return ", ".join(parts) or say("store-none")


class Menu(OptionList):
    """The numbered choices."""

    def show(self, session: Session, glyphs: Glyphs) -> None:
        """List the current choices."""
        choices = session.menu()
        texts = choice_texts(session, choices, glyphs)
        self.clear_options()
        self.add_options(
            Option(Text(f"{choice.number:>2} {text}", no_wrap=True), str(choice.number))
            for choice, text in zip(choices, texts, strict=True)
        )
        if choices and str(choices[0].actions[0]) == SUGGESTED:
            self.highlighted = 0

    @property
    def number(self) -> str | None:
        """The number of the highlighted choice."""
        return None if self.highlighted is None else self.get_option_at_index(self.highlighted).id


class Card(Static):
    """The subject of the pointer: a piece, a hex, the odds of a choice."""

    def show(self, lines: Iterable[Line]) -> None:
        """Draw lines."""
        self.update(as_text(lines))


class Journal(RichLog):
    """Past events and answers."""

    def tell(self, lines: Iterable[Line]) -> None:
        """Add lines."""
        for line in lines:
            self.write(Text(line.text, MANNERS[line.manner]))


def as_text(lines: Iterable[Line]) -> Text:
    """Lines in their styles."""
    return Text("\n").join(Text(line.text, MANNERS[line.manner]) for line in lines)
