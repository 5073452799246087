"""A finished or saved match, shown step by step."""

from __future__ import annotations

from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Static

from bellona.kernel.record import clone
from bellona.match import Match

from ..board.glyphs import Glyphs
from ..board.paint import Overlay
from ..board.position import board_of
from ..saving import Table
from ..session import Session
from ..speech import say
from ..wording import entry_lines
from .board import BoardView
from .panels import WIDTHS, Journal, Standing

PACE = 0.25
SHOWN = 15


class WatchApp(App[None]):
    """The map, the journal, and keys to step forwards and back."""

    CSS_PATH = "table.tcss"
    HORIZONTAL_BREAKPOINTS = WIDTHS
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, match: Match, glyphs: Glyphs) -> None:
        super().__init__()
        self.session = Session(match, Table(match.setting.playing, ""))
        self.entries = self.session.journal()
        self.positions = [*(step.before for step in match.steps), clone(match.position)]
        self.glyphs = glyphs
        self.step = 0
        self.playing = False

    def compose(self) -> ComposeResult:
        yield Static(id="prompt", markup=False)
        with Horizontal(id="table"):
            yield BoardView(self.glyphs)
            with Vertical(id="side"):
                yield Standing(id="standing")
                yield Journal(id="journal", wrap=True, min_width=20)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        for keys, action, name in (
            ("right,n", "go(1)", "key-next"),
            ("left,p", "go(-1)", "key-previous"),
            ("pagedown", "go(25)", "key-far-next"),
            ("pageup", "go(-25)", "key-far-previous"),
            ("home", "go(-100000)", "key-first"),
            ("end", "go(100000)", "key-last"),
            ("space", "play", "key-play"),
            ("q,escape,ctrl+c,ctrl+q", "quit", "key-quit"),
        ):
            self.bind(keys, action, description=say(name), show=True)
        self.query_one(BoardView).can_focus = self.query_one(Journal).can_focus = False
        self.set_interval(PACE, self._tick)
        self.call_after_refresh(self._show)

    def _show(self) -> None:
        """Draw the position after the current step."""
        match = self.session.match
        board = board_of(match, match.setting.observe(self.positions[self.step], None))
        self.query_one("#prompt", Static).update(say("watch-step", step=self.step, steps=len(self.entries)))
        self.query_one(Standing).show(board, self.glyphs)
        self.query_one(BoardView).show(board, Overlay())
        journal = self.query_one(Journal)
        journal.clear()
        for entry in self.entries[max(0, self.step - SHOWN) : self.step]:
            journal.tell(entry_lines(self.session, entry, self.glyphs))

    def _tick(self) -> None:
        if self.playing:
            self.action_go(1)

    def action_go(self, by: int) -> None:
        """Go this many steps forwards or back."""
        self.step = min(max(self.step + by, 0), len(self.entries))
        self.playing = self.playing and self.step < len(self.entries)
        self._show()

    def action_play(self) -> None:
        """Start or stop playback."""
        self.playing = not self.playing
