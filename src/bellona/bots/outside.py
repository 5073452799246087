"""Bots in any language: programs that answer questions in lines of JSON (docs/bots.md has the protocol)."""

from __future__ import annotations

import json
import shlex
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bellona.gamekit.values import Action, NotUnderstood
from bellona.match import Match

from .failure import BotFailed, quoted
from .program import Outgrown, Program

PROTOCOL = 1
PREFIX = "cmd:"
"""What a bot's name begins with if the rest is the command that starts it."""
PARTING_SECONDS = 2.0


class BotLimits(NamedTuple):
    """What a bot may use."""

    start_seconds: float = 20.0
    seconds: float = 10.0
    """For one choice."""
    megabytes: int = 2048
    """Of memory, for all its processes together; held to where the system can (Linux)."""


def is_outside(name: str) -> bool:
    """Whether the name of a bot is the command of a program."""
    return name.startswith(PREFIX)


class OutsideBot:
    """A program that plays a seat. Use it in a `with` statement: at its end the program ends too."""

    def __init__(self, command: str, limits: BotLimits = BotLimits()) -> None:  # noqa: B008
        self.command, self.limits = command.removeprefix(PREFIX), limits
        self.name = self.command
        self._number = 0
        self._program = self._started()

    def __enter__(self) -> OutsideBot:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def greet(self, slug: str, scenario: str, seat: str) -> None:
        """Tell it what it plays; it answers with its name."""
        self.tell("hello", protocol=PROTOCOL, game=slug, scenario=scenario, seat=seat)
        answer = self._answer("ready", self.limits.start_seconds)
        self.name = str(answer.get("name") or self.name)[:100]

    def ask(self, seat: str, prompt: Any, position: Any, choices: Sequence[str]) -> str:
        """The text of its action for a seat that has to choose."""
        self._number += 1
        question = {"id": self._number, "seat": seat, "prompt": prompt, "position": position}
        self.tell("choose", **question, choices=list(choices), seconds=self.limits.seconds)
        text = self._answer("play", self.limits.seconds, self._number).get("action")
        if not isinstance(text, str):
            raise self.failed("no-action")
        return text

    def choose(self, match: Match, seat: str) -> Action:
        """Its action for a seat that has to choose in a match."""
        question = match.question(seat)
        text = self.ask(seat, question["prompt"], question["position"], question["legal"])
        try:
            refusal = match.check(text, seat)
        except NotUnderstood as error:
            raise self.failed("misplays", action=quoted(text), why=str(error)) from None
        if refusal is not None:
            raise self.failed("not-allowed", action=quoted(text), rule=refusal.rule, why=refusal)
        return match.parse(text)

    def failed(self, reason: str, **details: Any) -> BotFailed:
        """That it has failed, and why."""
        return BotFailed(reason, bot=quoted(self.name), **details)

    def tell(self, kind: str, **fields: Any) -> None:
        """Send it a line."""
        self._program.tell((json.dumps({"t": kind, **fields}, separators=(",", ":")) + "\n").encode())

    def close(self) -> None:
        """Say good-bye, and end it if it does not end by itself."""
        self.tell("quit")
        self._program.tell(b"")
        self._program.wait(PARTING_SECONDS)
        self._program.end()

    @property
    def is_running(self) -> bool:
        """Whether its program runs."""
        return self._program.is_running

    def _started(self) -> Program:
        words = self.command.strip()
        if not words:
            raise BotFailed("no-command")
        try:
            return Program(shlex.split(words), self.limits.megabytes)
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            raise BotFailed("no-start", bot=quoted(self.command), why=str(why)) from None

    def _answer(self, kind: str, seconds: float, number: int | None = None) -> Mapping[str, Any]:
        """Its next answer of a kind; answers to earlier questions are passed over."""
        until = time.monotonic() + seconds
        while True:
            answer = self._said(until, seconds)
            if answer.get("t") == kind and answer.get("id") == number:
                return answer
            if answer.get("t") != "play":
                raise self.failed("unexpected", said=quoted(json.dumps(answer)), wanted=quoted(kind))

    def _said(self, until: float, seconds: float) -> Mapping[str, Any]:
        """Its next line."""
        try:
            line = self._program.next_line(until)
        except TimeoutError:
            self._program.end()
            raise self.failed("late", seconds=f"{seconds:g}") from None
        except Outgrown:
            self._program.end()
            raise self.failed("outgrown", megabytes=str(self.limits.megabytes)) from None
        if not line:
            raise self.failed("ended")
        return self._read(line)

    def _read(self, line: bytes) -> Mapping[str, Any]:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self.failed("nonsense", said=quoted(line))
        return answer
