"""The command language of the terminal clients: numbers, the game's notation, and orders such as go, why, undo.

Every order returns lines; `Orders.obey` is the only entry point, so that both clients accept the same orders.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bellona.board import DIRECTIONS
from bellona.gamekit.values import BellonaError, IllegalAction, NotUnderstood, Refusal
from bellona.rulebook import load_rulebook

from .advice import Advice
from .board.glyphs import Glyphs
from .choices import SUGGESTED, Choice, menu
from .digest import digested
from .saving import load
from .session import Entry, Session
from .speech import Complaint, language, say
from .wording import Line, entry_lines, help_lines, hex_lines, odds_lines, piece_lines, refusal_lines, rule_lines

ORDERS = (
    "go", "advice", "why", "odds", "rule", "reach", "zoc", "auto", "undo", "save", "load", "log", "look", "back",
    "help", "quit",
)  # fmt: skip
"""All orders, in the order of the help. Each has a message `order-NAME` with the words it accepts."""
LOG_LENGTH = 20


class Orders:
    """Reads what a person types, and carries it out."""

    def __init__(self, session: Session, glyphs: Glyphs) -> None:
        self.session = session
        self.glyphs = glyphs
        self._adviser = Advice(session)
        self._words = {word: name for name in ORDERS for word in (name, *say(f"order-{name}").split())}

    def obey(self, line: str) -> list[Line]:
        """Carry out a line; returns the lines to show. Nothing a person can type raises an exception."""
        words = self._tidied(line.split())
        try:
            if not words:
                return self._nothing()
            if words[0] in self._words:
                order: Callable[[list[str]], list[Line]] = getattr(self, f"_{self._words[words[0]]}")
                return order(words[1:])
            return self._choose(words)
        except (BellonaError, OSError) as error:
            return [Line(str(error), "error")]

    def _tidied(self, words: list[str]) -> list[str]:
        """Names in the game's spelling, however they were typed; a file name is unchanged."""
        if words and self._words.get(words[0].lower()) in ("save", "load"):
            return [words[0].lower(), *words[1:]]
        return [self._tidy(word) for word in words]

    def _tidy(self, word: str) -> str:
        if "+" in word:
            return "+".join(self._tidy(part) for part in word.split("+"))
        piece = self.session.board.find(word)
        if piece:
            return piece.name
        return word.upper() if word.upper() in DIRECTIONS else word.lower()

    # Choosing

    def _nothing(self) -> list[Line]:
        """Enter without text takes the suggestion, if there is one."""
        if any(str(action) == SUGGESTED for action in self.session.legal):
            return self._play(SUGGESTED)
        return [Line(say("hint-enter"), "quiet")]

    def _choose(self, words: list[str]) -> list[Line]:
        """A number of the menu, a piece, a hex, or an action in the game's notation."""
        session, first = self.session, words[0]
        if len(words) == 1 and first.isdigit():
            return hex_lines(session, first) if first in session.board.ground else self._number(first)
        if len(words) == 1 and first in session.board.pieces:
            return self.pick(first)
        self._must_be_mine()
        try:
            return self._play(" ".join(words))
        except NotUnderstood:
            return self._seek(" ".join(words))

    def _seek(self, text: str) -> list[Line]:
        """Take the one choice that matches a text, or show all that match in the menu."""
        session = self.session
        found = menu(session.legal, session.board.pieces, session.chosen, text)
        if not found:
            raise Complaint(say("error-order", text=text))
        if len(found) == 1:
            return self._take(found[0])
        session.sought = text
        return [Line(say("found-several", count=len(found)), "quiet")]

    def _must_be_mine(self) -> None:
        """This seat may not find out what another seat could do now."""
        if not self.session.is_mine:
            raise Complaint(say("hint-not-yours"))

    def _number(self, number: str) -> list[Line]:
        choices = {str(choice.number): choice for choice in self.session.menu()}
        if number not in choices:
            raise Complaint(say("error-number", number=number, count=len(choices)))
        return self._take(choices[number])

    def _take(self, choice: Choice) -> list[Line]:
        if choice.is_piece:
            return self.pick(choice.text)
        if len(choice.actions) > 1:
            self.session.sought = choice.text
            return []
        return self._play(str(choice.actions[0]))

    def pick(self, piece: str) -> list[Line]:
        """Choose a piece: its choices become the menu, and the client shows its counter and its reach."""
        self.session.chosen, self.session.sought = piece, ""
        return []

    def _play(self, text: str) -> list[Line]:
        return self._told(self.session.play(text))

    def _told(self, outcome: Entry | Refusal) -> list[Line]:
        if isinstance(outcome, Refusal):
            return refusal_lines(self.session, outcome)
        return entry_lines(self.session, outcome, self.glyphs)

    def _back(self, words: list[str]) -> list[Line]:
        self.session.chosen, self.session.sought = None, ""
        return []

    # Going somewhere

    def _go(self, words: list[str]) -> list[Line]:
        """Walk a piece to a hex, step by step, as long as nothing unforeseen happens."""
        board = self.session.board
        if len(words) == 1 and words[0] in board.ground:
            if self._is_choice(f"go {words[0]}") or board.under_way is None:
                return self._choose(["go", *words])
            words = [board.under_way, *words]
        if not 2 <= len(words) <= 3 or words[0] not in board.pieces:
            raise Complaint(say("usage-go", **self._example()))
        self._must_be_mine()
        piece, to, facing = words[0], words[1], words[2] if len(words) == 3 else None
        finished = self._finish_other(piece)
        ways = self.session.reach(piece).get(to, {})
        way = ways if facing is None else ways.get("facings", {}).get(facing, {})
        refusal = self.session.check(way["orders"][0]) if way.get("orders") else None
        if refusal or not way:
            answer = self._no_way(piece, to, facing, refusal)
            if finished:
                self.session.undo()
            return answer
        walked = self._walk(way["orders"])
        lines = [line for entry in digested([*finished, *walked]) for line in self._told(entry)]
        stopped = [Line(say("go-stopped", piece=piece), "refusal")] if len(walked) < len(way["orders"]) else []
        return lines + stopped

    def _walk(self, orders: list[str]) -> list[Entry]:
        """Carry out orders one by one, until a die is rolled or one of them is no longer possible."""
        walked: list[Entry] = []
        for order in orders:
            outcome = self.session.play(order) if self.session.is_mine else None
            if not isinstance(outcome, Entry):
                break
            walked.append(outcome)
            if outcome.rolls:
                break
        return walked

    def _finish_other(self, piece: str) -> list[Entry]:
        """End the movement of another piece that is moving."""
        board = self.session.board
        if board.under_way in (None, piece) or board.ending is None:
            return []
        outcome = self.session.play(board.ending)
        return [outcome] if isinstance(outcome, Entry) else []

    def _no_way(self, piece: str, to: str, facing: str | None, refusal: Refusal | None) -> list[Line]:
        """Why a piece cannot go: the rule against its first step, if there is one."""
        step = self.session.board.pieces[piece].step
        if refusal is None and step and not self.session.reach(piece):
            refusal = self.session.check(step)
        if refusal:
            return refusal_lines(self.session, refusal)
        return [Line(say("go-no-way", piece=piece, hex=to, facing=facing or ""), "refusal")]

    def _is_choice(self, text: str) -> bool:
        return any(str(action) == text for action in self.session.legal)

    def _example(self) -> dict[str, str]:
        """A piece, a hex and an order that are possible now, as examples in a hint."""
        board, legal = self.session.board, self.session.legal
        own = [piece for piece in board.pieces.values() if piece.seat == self.session.eyes]
        first = next((piece for piece in own if piece.step), own[0] if own else None)
        some = next(iter(board.ground))
        return {
            "piece": first.name if first else "",
            "hex": (first and first.hex) or some,
            "order": str(legal[0]) if legal else "",
        }

    def _reach(self, words: list[str]) -> list[Line]:
        piece = words[0] if words else self.session.chosen
        if piece is None or piece not in self.session.board.pieces:
            raise Complaint(say("usage-reach", **self._example()))
        self.session.chosen, self.session.show_reach = piece, True
        ways = self.session.reach(piece)
        if not ways:
            return [Line(say("reach-none", piece=piece), "quiet")]
        costs = " ".join(f"{to}:{way['cost']}" for to, way in sorted(ways.items()))
        return [Line(say("reach-head", piece=piece, count=len(ways)), "heading"), Line(costs)]

    # Asking

    def _advice(self, words: list[str]) -> list[Line]:
        """What a legatus would do, or, with a number, his suggestion of that number carried out."""
        self._must_be_mine()
        if not words:
            return self._adviser.ask()
        action = self._adviser.action(int(words[0])) if len(words) == 1 and words[0].isdigit() else None
        if action is None:
            raise Complaint(say("usage-advice"))
        return self._play(action)

    def _why(self, words: list[str]) -> list[Line]:
        self._must_be_mine()
        if not words:
            raise Complaint(say("usage-why", **self._example()))
        text = " ".join(words)
        refusal = self.session.check(text)
        return refusal_lines(self.session, refusal) if refusal else [Line(say("why-allowed", action=text), "good")]

    def _odds(self, words: list[str]) -> list[Line]:
        self._must_be_mine()
        if not words:
            raise Complaint(say("usage-odds", **self._example()))
        text = " ".join(words)
        try:
            odds = self.session.match.odds(text, self.session.seat)
        except IllegalAction as error:
            return refusal_lines(self.session, error.refusal)
        return odds_lines(self.session, odds) if odds else [Line(say("odds-none", action=text), "quiet")]

    def _rule(self, words: list[str]) -> list[Line]:
        slug = self.session.match.game.slug
        book = load_rulebook(slug, language())
        if not words:
            chapters = ", ".join(f"{chapter.id} {chapter.title}" for chapter in book.chapters)
            return [Line(say("usage-rule")), Line(chapters, "quiet")]
        found = book.find(words[0])
        if not found:
            raise Complaint(say("error-rule", rule=words[0], game=slug))
        return [line for rule in found for line in rule_lines(rule)]

    def _look(self, words: list[str]) -> list[Line]:
        board = self.session.board
        if not words or (words[0] not in board.ground and words[0] not in board.pieces):
            raise Complaint(say("usage-look", **self._example()))
        if words[0] in board.ground:
            return hex_lines(self.session, words[0])
        return piece_lines(board.pieces[words[0]])

    def _log(self, words: list[str]) -> list[Line]:
        length = int(words[0]) if words and words[0].isdigit() else LOG_LENGTH
        entries = digested(self.session.journal())[-max(length, 1) :]
        return [line for entry in entries for line in entry_lines(self.session, entry, self.glyphs)]

    def _help(self, words: list[str]) -> list[Line]:
        return help_lines(self.glyphs, ORDERS)

    # Changing the table

    def _zoc(self, words: list[str]) -> list[Line]:
        self.session.show_control = not self.session.show_control
        return [Line(say("zoc-on" if self.session.show_control else "zoc-off"), "quiet")]

    def _auto(self, words: list[str]) -> list[Line]:
        """Let the bot make this choice, or all until the turn is over."""
        self._must_be_mine()
        if not words:
            return self._told(self.session.play_bot())
        if words[0] not in ("turn", *say("order-auto-turn").split()):
            raise Complaint(say("usage-auto"))
        self.session.stand_in()
        return []

    def _undo(self, words: list[str]) -> list[Line]:
        return [Line(say("undo-done", action=str(self.session.undo())), "good")]

    def _save(self, words: list[str]) -> list[Line]:
        if not words:
            raise Complaint(say("usage-save"))
        path = Path(" ".join(words)).expanduser()
        self.session.save(path)
        return [Line(say("saved", file=str(path)), "good")]

    def _load(self, words: list[str]) -> list[Line]:
        if not words:
            raise Complaint(say("usage-load"))
        path = Path(" ".join(words)).expanduser()
        match, table = load(path)
        if match.game.slug != self.session.match.game.slug:
            raise Complaint(say("error-other-game", file=str(path)))
        self.session.take_over(match, table)
        return [Line(say("loaded", file=str(path)), "good")]

    def _quit(self, words: list[str]) -> list[Line]:
        self.session.leaving = True
        return []
