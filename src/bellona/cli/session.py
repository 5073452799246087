"""A person, or several, at the terminal: match, bot, visible position, undo, saving. Used by both clients."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bellona.board import Board
from bellona.gamekit.values import Action, Event, Prompt, Refusal
from bellona.kernel.dice import dice_from, rolls_of
from bellona.kernel.log import Log
from bellona.kernel.record import one
from bellona.match import Match, Step
from bellona.registry import package_of

from .board.position import board_of
from .choices import Choice, menu
from .saving import Table, save
from .speech import Complaint, game_say, say
from .thought import Thought

if TYPE_CHECKING:
    from bellona.bots import Bot


@dataclass(frozen=True)
class Entry:
    """A played choice, as far as the person at the terminal may know it."""

    number: int
    seat: str
    action: str
    rolls: tuple[int, ...]
    events: tuple[Event, ...]
    masked: bool = False
    others: tuple[str, ...] = ()
    """Who else did the same, hidden, just before."""


class Glance:
    """What a seat can see and do at one moment, computed on demand."""

    def __init__(self, match: Match, seat: str) -> None:
        self.match = match
        self.seat = seat
        self.step = match.steps[-1] if match.steps else None

    def is_of(self, match: Match, seat: str) -> bool:
        """Whether this is still the current moment."""
        last = match.steps[-1] if match.steps else None
        return self.match is match and self.seat == seat and self.step is last

    @cached_property
    def board(self) -> Board:
        return board_of(self.match, self.match.observe(self.seat))

    @cached_property
    def legal(self) -> list[Action]:
        return list(self.match.legal(self.seat)) if self.seat in self.match.waiting else []


class Session:
    """One game at the terminal."""

    def __init__(self, match: Match, table: Table, autosave: Path | None = None) -> None:
        self.match = match
        self.table = table
        self.autosave = autosave
        self.chosen: str | None = None
        self.sought = ""
        self.show_control = False
        self.show_reach = True
        self.leaving = False
        self._auto_turn: int | None = None
        self._glance = Glance(match, self.eyes)
        self._remembered: Board | None = None
        self._bots: dict[str, Bot] = {}
        self.thought = Thought()

    # Looking

    @property
    def seat(self) -> str | None:
        """Who chooses next of the seats that have to: bots first, since no sealed answer depends on another."""
        asked = self.match.waiting
        return next((seat for seat in asked if seat not in self.table.seats), asked[0] if asked else None)

    @property
    def is_mine(self) -> bool:
        """Whether the choice is a person's."""
        return self.seat in self.table.seats

    @property
    def eyes(self) -> str:
        """The seat whose view is shown: the person's; of several persons, the one in turn."""
        seat = self.seat
        return seat if seat in self.table.seats and seat else self.table.seats[0]

    @property
    def prompt(self) -> Prompt:
        """Who has to choose, and what is asked."""
        setting, position = self.match.setting, self.match.position
        found: Prompt = setting.prompt(setting.turned_to(position, self.seat))
        return found

    @property
    def board(self) -> Board:
        """The visible position."""
        return self._look().board

    @property
    def legal(self) -> list[Action]:
        """The person's choices; none while it is the bot's turn."""
        return self._look().legal if self.is_mine else []

    @property
    def changed(self) -> frozenset[str]:
        """The other side's pieces that changed since the person last chose."""
        before = self._remembered.pieces if self._remembered else self.board.pieces
        return frozenset(
            name for name, piece in self.board.pieces.items() if piece.seat != self.eyes and before.get(name) != piece
        )

    def _look(self) -> Glance:
        if not self._glance.is_of(self.match, self.eyes):
            self._glance = Glance(self.match, self.eyes)
        return self._glance

    def menu(self) -> list[Choice]:
        """The choices with their current numbers."""
        return menu(self.legal, self.board.pieces, self.chosen, self.sought)

    def reach(self, piece: str) -> Mapping[str, Any]:
        """Where a piece can go: cost, facing and orders by hex."""
        reaching = package_of(self.match.game.slug).reaching
        return reaching.reach(self.match.setting, self.match.observe(self.eyes), piece)

    def rolls(self, action: Action) -> int:
        """How many dice an action rolls at once, tried on a copy of what the seat may see."""
        dice, setting = dice_from(0), self.match.setting
        setting.apply(setting.turned_to(self.match.observe(self.eyes), self.seat), action, dice, one(Log))
        return len(rolls_of(dice))

    def journal(self) -> list[Entry]:
        """Everything played so far."""
        return [self._entry(number, step) for number, step in enumerate(self.match.steps, 1)]

    def _entry(self, number: int, step: Step) -> Entry:
        """Secrets of a seat are hidden from other seats, and from all if several persons share the screen."""
        reader = self.table.seats[0] if len(self.table.seats) == 1 else None
        action = self.match.setting.mask_for(reader, step.action, step.seat)
        events = tuple(event for event in step.events if event.is_for(reader))
        return Entry(number, step.seat, str(action), step.rolls, events, masked=str(action) != str(step.action))

    # Playing

    def play(self, action: Action | str) -> Entry | Refusal:
        """Make a person's choice, or return why it is refused."""
        parsed = self.match.parse(action)
        return self.check(parsed) or self._play(parsed)

    def check(self, action: Action | str) -> Refusal | None:
        """Why an action is not allowed for the seat that chooses next, or None."""
        return self.match.check(action, self.seat)

    def advance(self) -> Entry | None:
        """Let the bot make one choice, if it is its turn or it stands in for a person; None if a person must choose."""
        return self.play_bot() if self.is_busy else None

    @property
    def is_busy(self) -> bool:
        """Whether a bot has to choose before a person does."""
        return self.seat is not None and (not self.is_mine or self._stands_in())

    def play_bot(self) -> Entry:
        """Let the bot choose for the seat in turn."""
        return self._play(self.bot_choice())

    def bot_choice(self) -> Action:
        """What the bot would choose for the seat in turn; it may take a while, and changes nothing."""
        return self._bot(self.seat or "").choose(self.thought.limits())

    def carry_out(self, action: Action) -> Entry | None:
        """Play what a bot has chosen, if it is still asked."""
        return self._play(action) if self.is_busy and action.seat == self.seat else None

    def _bot(self, seat: str) -> Bot:
        """The bot that plays a seat, with what it intends."""
        from bellona.bots import Bot

        if seat not in self._bots:
            self._bots[seat] = Bot(self.match, self.table.bot, seat)
        return self._bots[seat]

    def stand_in(self) -> None:
        """Let the bot choose for the person until the turn is over."""
        self._auto_turn = self.match.prompt.turn

    def _stands_in(self) -> bool:
        if self._auto_turn != self.match.prompt.turn:
            self._auto_turn = None
        return self._auto_turn is not None

    def _play(self, action: Action) -> Entry:
        mine = self.is_mine
        if mine and not self._stands_in():
            self._remembered = self.board
        self.match.play(action, seat=self.seat)
        self.sought = ""
        self.chosen = self.board.under_way if self.is_mine and not self._stands_in() else None
        if mine or self.is_mine:
            self._keep()
        return self._entry(len(self.match.steps), self.match.steps[-1])

    def undo(self) -> Action:
        """Take back the person's last choice; raises a Complaint if that is not possible."""
        if not self.match.steps:
            raise Complaint(say("undo-nothing"))
        last = self.match.steps[-1]
        if last.rolls:
            raise Complaint(say("undo-dice", action=self._entry(0, last).action))
        if self.match.has_told_secrets():
            raise Complaint(say("undo-told", action=self._entry(0, last).action))
        if last.seat not in self.table.seats:
            raise Complaint(say("undo-other", seat=self.seat_name(last.seat)))
        self.sought = ""
        taken = self.match.undo()
        self._bots.clear()
        self.chosen = self.board.under_way
        self._keep()
        return taken

    # Keeping

    def _keep(self) -> None:
        if self.autosave:
            self.save(self.autosave)

    def save(self, path: Path) -> None:
        """Write the match to a file."""
        save(self.match, self.table, path)

    def take_over(self, match: Match, table: Table | None) -> None:
        """Continue with another match at this table."""
        self.match, self.table = match, table or self.table
        self.chosen, self.sought, self._auto_turn = None, "", None
        self._remembered = None
        self._keep()

    def seat_name(self, seat: str) -> str:
        """A seat in words."""
        return self.game_say(f"side-{seat}", seat)

    def game_say(self, name: str, otherwise: str) -> str:
        """Format one of the game's messages, or another text if the game has no message of that name."""
        return game_say(self.match.game.slug, name, otherwise)
