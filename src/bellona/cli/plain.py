"""The line mode: prints, asks, prints. For pipes, small terminals, screen readers and tests."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from .board.glyphs import Glyphs
from .board.paint import paint
from .digest import Digest
from .menus import menu_lines
from .orders import Orders
from .pointing import overlay_of
from .session import Entry, Session
from .speech import say
from .wording import MANNERS, Line, begins_with_set_up, entry_lines, opponent, piece_lines, prompt_line

PROMPT = "> "


class Plain:
    """A game played line by line."""

    def __init__(self, session: Session, glyphs: Glyphs, console: Console | None = None) -> None:
        self.session = session
        self.glyphs = glyphs
        self.orders = Orders(session, glyphs)
        self.console = console or Console(highlight=False, soft_wrap=not sys.stdout.isatty())
        self._phase = ""
        self._asked_last: tuple[int, list[Line]] = (-1, [])

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        self.print(Line(text) for text in say("welcome-plain").splitlines())
        if against := opponent(self.session):
            self.print([Line(against)])
        if begins_with_set_up(self.session):
            self.print([Line(say("welcome-plain-first"))])
        while not self.session.leaving:
            self._let_others_play()
            self._show_question()
            if self.session.match.result is not None or (line := self._asked()) is None:
                return
            if line.strip().lower() in ("map", *say("order-map").split()):
                self.show_map()
            else:
                self.print(self.orders.obey(line))

    def print(self, lines: Iterable[Line]) -> None:
        """Print lines."""
        for line in lines:
            self.console.print(Text(line.text, MANNERS[line.manner]))

    def show_map(self) -> None:
        """Print the whole map."""
        for row in paint(self.session.board, overlay_of(self.session), self.glyphs):
            line = Text.assemble(*((run.text, run.style or "") for run in row))
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def _let_others_play(self) -> None:
        digest = Digest()
        while (entry := self.session.advance()) is not None:
            self._tell(digest.add(entry))
        self._tell(digest.flush())

    def _tell(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.print(entry_lines(self.session, entry, self.glyphs))

    def _show_question(self) -> None:
        """The prompt and the choices, unless they are already printed; on a terminal also the map of a new phase."""
        prompt = self.session.prompt
        phase = f"{prompt.turn} {prompt.phase}"
        if phase != self._phase and self.console.is_terminal:
            self.show_map()
        self._phase = phase
        session = self.session
        card = piece_lines(session.board.pieces[session.chosen]) if session.chosen else []
        question = [prompt_line(session), *card, *menu_lines(session, self.glyphs, self.console.width)]
        if (len(session.match.steps), question) != self._asked_last:
            self.print([Line(""), *question])
        self._asked_last = (len(session.match.steps), question)

    def _asked(self) -> str | None:
        """A line from the person; None at the end of the input."""
        try:
            if sys.stdin.isatty():
                return input(PROMPT)
            line = sys.stdin.readline()
            return line.rstrip("\n") if line else None
        except EOFError:
            return None
