"""Bots in any language: programs that answer questions in lines of JSON (docs/bots.md has the protocol)."""

from __future__ import annotations

import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO, Any, NamedTuple

from bellona.gamekit.values import Action, BellonaError, NotUnderstood
from bellona.match import Match

PROTOCOL = 1
PREFIX = "cmd:"
"""What a bot's name begins with if the rest is the command that starts it."""
LONGEST_LINE = 1 << 20
PARTING_SECONDS = 2.0


class BotFailed(BellonaError):
    """A bot has not started, has not answered in time, or has answered nonsense; the text is one sentence."""


class BotLimits(NamedTuple):
    """What a bot may use."""

    start_seconds: float = 20.0
    seconds: float = 10.0
    """For one choice."""
    megabytes: int = 2048
    """Of memory, for each of its processes; held to where the system can (Linux)."""


def is_outside(name: str) -> bool:
    """Whether the name of a bot is the command of a program."""
    return name.startswith(PREFIX)


class OutsideBot:
    """A program that plays a seat. Use it in a `with` statement: at its end the program ends too."""

    def __init__(self, command: str, limits: BotLimits = BotLimits()) -> None:  # noqa: B008
        self.command, self.limits = command.removeprefix(PREFIX), limits
        self.name = self.command
        self._number = 0
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._program = self._started()
        threading.Thread(target=_read, args=(self._program.stdout, self._lines), daemon=True).start()

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
            raise self.failed("its answer has no action")
        return text

    def choose(self, match: Match, seat: str) -> Action:
        """Its action for a seat that has to choose in a match."""
        question = match.question(seat)
        text = self.ask(seat, question["prompt"], question["position"], question["legal"])
        try:
            refusal = match.check(text, seat)
        except NotUnderstood as error:
            raise self.failed(f"it plays {text[:80]!r}: {error}") from None
        if refusal is not None:
            raise self.failed(f"it plays {text[:80]!r}, which is not allowed: {refusal}")
        return match.parse(text)

    def failed(self, why: str) -> BotFailed:
        """That it has failed, and why."""
        return BotFailed(f"the bot {self.name!r} has failed: {why}")

    def tell(self, kind: str, **fields: Any) -> None:
        """Send it a line."""
        line = json.dumps({"t": kind, **fields}, separators=(",", ":")) + "\n"
        try:
            assert self._program.stdin is not None
            self._program.stdin.write(line.encode())
            self._program.stdin.flush()
        except OSError:
            raise self.failed("it has ended") from None

    def close(self) -> None:
        """Say good-bye, and end it if it does not end by itself."""
        with suppress(BotFailed):
            self.tell("quit")
        with suppress(OSError):
            assert self._program.stdin is not None
            self._program.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._program.wait(PARTING_SECONDS)
        self._kill()

    @property
    def is_running(self) -> bool:
        """Whether its program runs."""
        return self._program.poll() is None

    def _started(self) -> subprocess.Popen[bytes]:
        try:
            words = shlex.split(self.command)
            program = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=os.name == "posix"
            )
        except IndexError:
            raise BotFailed("a bot cannot be started without a command") from None
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            raise BotFailed(f"the bot {self.command!r} cannot be started: {why}") from None
        _limit_memory(program.pid, self.limits.megabytes)
        return program

    def _answer(self, kind: str, seconds: float, number: int | None = None) -> Mapping[str, Any]:
        """Its next answer of a kind; answers to earlier questions are passed over."""
        until = time.monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                self._kill()
                raise self.failed(f"it has not answered within {seconds:g} s") from None
            if not line:
                raise self.failed("it has ended")
            answer = self._read_answer(line)
            if answer.get("t") == kind and answer.get("id") == number:
                return answer
            if answer.get("t") != "play":
                raise self.failed(f"it says {line[:80]!r}, and {kind!r} is expected")

    def _read_answer(self, line: bytes) -> Mapping[str, Any]:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self.failed(f"it says {line[:80]!r}, which is no JSON object")
        return answer

    def _kill(self) -> None:
        """End it with all that it has started."""
        if os.name == "posix":
            with suppress(ProcessLookupError):
                os.killpg(self._program.pid, signal.SIGKILL)
        else:
            self._program.kill()
        self._program.wait()


def _read(out: IO[bytes] | None, lines: queue.Queue[bytes]) -> None:
    """Pass on lines as they come, and an empty one at the end or when one is too long."""
    assert out is not None
    with out, suppress(OSError, ValueError):
        while (line := out.readline(LONGEST_LINE)).endswith(b"\n"):
            lines.put(line)
    lines.put(b"")


def _limit_memory(process: int, megabytes: int) -> None:
    if sys.platform == "linux":
        import resource

        size = megabytes << 20
        with suppress(ProcessLookupError, PermissionError, ValueError):
            resource.prlimit(process, resource.RLIMIT_DATA, (size, size))
