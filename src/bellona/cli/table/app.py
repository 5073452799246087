"""The full-screen table: the map on the left, choices and journal on the right, one line to type in below."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from time import monotonic

from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Input, OptionList, Static

from bellona.gamekit.values import Action

from ..board.glyphs import Glyphs
from ..choices import piece_of
from ..digest import Digest, digested
from ..orders import ORDERS, Orders
from ..pointing import order_for, overlay_of
from ..session import Entry, Session
from ..speech import game_say, say, scenario_say
from ..wording import Line, entry_lines, help_lines, hex_lines, odds_lines, piece_lines, prompt_line, welcome
from .board import BoardView
from .panels import HEIGHTS, WIDTHS, Card, Journal, Menu, Standing
from .screens import Notice

TICK = 0.04
INTERRUPTED = 130


class TableApp(App[int]):
    """One session on the screen."""

    CSS_PATH = "table.tcss"
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, glyphs: Glyphs) -> None:
        super().__init__()
        self.session = session
        self.glyphs = glyphs
        self.orders = Orders(session, glyphs)
        self.digest = Digest()
        self._thinking = ThreadPoolExecutor(1)
        self._choice: Future[Action] | None = None
        self.title = "Bellona"

    # Laying out

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        yield Static(id="prompt", markup=False)
        with Horizontal(id="table"):
            yield BoardView(self.glyphs)
            with Vertical(id="side"):
                yield Standing(id="standing")
                yield Menu(id="menu")
                yield Card(id="card")
                yield Journal(id="journal", wrap=True, min_width=20)
        yield Input(id="order", placeholder=say("order-placeholder"))
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        for keys, action, name in (
            ("f1", "help", "key-help"),
            ("f2", "obey('zoc')", "key-zoc"),
            ("f3", "toggle_reach", "key-reach"),
            ("ctrl+z", "obey('undo')", "key-undo"),
            ("f5", "obey('auto')", "key-auto"),
            ("escape", "step_back", "key-back"),
            ("f10", "quit", "key-quit"),
        ):
            self.bind(keys, action, description=say(name), show=True)
        self.bind("up", "highlight(-1)", show=False)
        self.bind("down", "highlight(1)", show=False)
        self.query_one(Menu).border_title = say("panel-choices")
        self.query_one(Journal).border_title = say("panel-journal")
        self.query_one(Input).focus()
        self._tell(digested(self.session.journal()))
        self._show()
        self.call_after_refresh(self._settle)
        self.set_interval(TICK, self._tick)
        if not self.session.match.steps:
            self.push_screen(Notice(self._match_title(), welcome(self.session, self.glyphs)))

    def _match_title(self) -> str:
        match = self.session.match
        title = game_say(match.game.slug, "game-title", match.game.slug)
        return f"{title}: {scenario_say(match.game.slug, match.scenario)}"

    # Showing

    def _show(self) -> None:
        """Update every panel."""
        session = self.session
        self._show_prompt()
        self.query_one(Standing).show(session.board, self.glyphs)
        self.query_one(Menu).show(session, self.glyphs)
        self.query_one(Card).show(piece_lines(session.board.pieces[session.chosen]) if session.chosen else [])
        self._show_board()

    def _show_prompt(self) -> None:
        session, prompt = self.session, self.session.prompt
        turn = f"{prompt.turn}/{prompt.args['turns']}" if "turns" in prompt.args else str(prompt.turn)
        phase = session.game_say(f"phase-{prompt.phase}", prompt.phase)
        self.query_one("#status", Static).update(
            say("status", name=self._match_title(), turn=turn, phase=phase, bot=session.table.bot)
        )
        line = self.query_one("#prompt", Static)
        line.update(prompt_line(session).text)
        line.set_class(session.is_mine, "-mine")
        line.set_class(session.match.result is not None, "-over")

    def _show_board(self) -> None:
        view = self.query_one(BoardView)
        view.show(self.session.board, overlay_of(self.session, view.cursor if view.has_focus else None))

    def on_resize(self) -> None:
        self.call_after_refresh(self._settle)

    def _settle(self) -> None:
        """Once the panels have their size: fit the tracks, and scroll to the person's army."""
        self.query_one(Standing).show(self.session.board, self.glyphs)
        session = self.session
        own = [piece.hex for piece in session.board.pieces.values() if piece.seat == session.eyes and piece.hex]
        if own:
            self.query_one(BoardView).reveal(sorted(own)[len(own) // 2])

    def _tell(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.query_one(Journal).tell(entry_lines(self.session, entry, self.glyphs))

    # The bot

    def _tick(self) -> None:
        """Let the bot play for a moment, if it has a choice."""
        until, played = monotonic() + TICK, False
        while len(self.screen_stack) == 1 and monotonic() < until and (entry := self._advance(until)) is not None:
            self._tell(self.digest.add(entry))
            played = True
        if played:
            self._show()
        elif not self.session.is_busy:
            self._tell(self.digest.flush())

    def _advance(self, until: float) -> Entry | None:
        """The bot's next choice, unless it thinks longer than this; the table stays alive meanwhile."""
        if not self.session.is_busy:
            self._choice = None
            return None
        if self._choice is None:
            self._choice = self._thinking.submit(self.session.bot_choice)
        try:
            action = self._choice.result(max(0.0, until - monotonic()))
        except TimeoutError:
            self._show_thinking()
            return None
        self._choice = None
        return self.session.carry_out(action)

    def _show_thinking(self) -> None:
        """Say that the bot is thinking."""
        self.query_one("#prompt", Static).update(
            say("bot-thinks", bot=self.session.table.bot, trials=self.session.thought.trials)
        )

    def on_unmount(self) -> None:
        self.session.thought.is_wanted = False
        self._thinking.shutdown(wait=False, cancel_futures=True)

    # Typing

    def on_input_changed(self, event: Input.Changed) -> None:
        """While the typed text is not an order, the menu shows the choices that match it."""
        text = event.value.strip()
        is_order = text.split(maxsplit=1)[:1] and text.split()[0].lower() in ORDERS
        self.session.sought = "" if is_order or text.isdigit() else text
        self.query_one(Menu).show(self.session, self.glyphs)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        line = event.value.strip() or self.query_one(Menu).number or ""
        event.input.value = ""
        self.obey(line)

    def obey(self, line: str) -> None:
        """Carry out a line and show the result."""
        if line in ("help", "?", *say("order-help").split()):
            self.action_help()
            return
        self.session.sought = ""
        self.query_one(Journal).tell(self.orders.obey(line))
        if self.session.leaving:
            self.exit(0)
        else:
            self._show()

    # Pointing

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.query_one(Input).value = ""
        self.obey(event.option.id or "")
        self.query_one(Input).focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the subject of a choice: the piece, or the odds."""
        choice = self.session.menu()[int(event.option.id or "1") - 1]
        self.query_one(Card).show(self._about(choice.actions[0] if not choice.is_piece else None, choice.text))

    def _about(self, action: object, text: str) -> list[Line]:
        if action is None:
            return piece_lines(self.session.board.pieces[text])
        odds = self.session.match.odds(text, self.session.seat)
        return odds_lines(self.session, odds) if odds else []

    def on_board_view_moved(self, event: BoardView.Moved) -> None:
        self.query_one(Card).show(hex_lines(self.session, event.hex))
        self._show_board()

    def on_board_view_pointed(self, event: BoardView.Pointed) -> None:
        """A hex that the chosen piece may act on becomes a line to confirm; a piece becomes the chosen one."""
        line, order = self.query_one(Input), order_for(self.session, event.hex)
        if order and line.value == order:
            line.value = ""
            self.obey(order)
        elif order:
            line.value = order
            line.focus()
        else:
            own = [piece.name for piece in self.session.board.at(event.hex) if piece.seat == self.session.eyes]
            ready = {piece_of(action, own) for action in self.session.legal}
            if own:
                self.obey(next((name for name in own if name in ready), own[0]))

    # Keys

    def action_help(self) -> None:
        """Show all orders and keys."""
        self.push_screen(Notice(say("key-help"), "\n".join(line.text for line in help_lines(self.glyphs, ORDERS))))

    def action_obey(self, line: str) -> None:
        """A key for an order."""
        self.obey(line)

    def action_highlight(self, by: int) -> None:
        """Go up or down in the menu while typing."""
        if by < 0:
            self.query_one(Menu).action_cursor_up()
        else:
            self.query_one(Menu).action_cursor_down()

    def action_toggle_reach(self) -> None:
        """Show or hide the reach of the chosen piece."""
        self.session.show_reach = not self.session.show_reach
        self._show_board()

    def action_step_back(self) -> None:
        """From the map to the line; from a piece's choices to all."""
        line = self.query_one(Input)
        if not line.has_focus:
            line.focus()
        elif line.value:
            line.value = ""
        else:
            self.obey("back")

    async def action_quit(self) -> None:
        """Leave the table."""
        self.exit(0)

    def action_help_quit(self) -> None:
        """Ctrl-C leaves too, and sets the exit status."""
        self.exit(INTERRUPTED)
