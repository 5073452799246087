"""Shared parts of the command-line tests: a way to run it, and sessions at known positions."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import bellona
from bellona.cli.main import run
from bellona.cli.orders import Orders
from bellona.cli.saving import Table
from bellona.cli.session import Session
from bellona.cli.speech import speak

ZAMA = "de_bello_punico/zama"


class Outcome(NamedTuple):
    """The result of a command line."""

    status: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        return json.loads(self.out)


@pytest.fixture(autouse=True)
def quiet_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Saves go to a folder of the test's own, and the language is English."""
    monkeypatch.setenv("BELLONA_STATE", str(tmp_path / "state"))
    for name in ("BELLONA_LANG", "LC_ALL", "LANG"):
        monkeypatch.delenv(name, raising=False)
    speak("en")
    yield
    speak("en")


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Callable[..., Outcome]:
    """Run a command line in this process."""

    def call(*arguments: str) -> Outcome:
        status = run(arguments)
        return Outcome(status, *capsys.readouterr())

    return call


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A replay of a few choices, dice among them."""
    match = bellona.game("de_bello_punico").start("zama", seed=7)
    while not any(step.rolls for step in match.steps):
        match.play(match.legal(match.seat)[0])
    path = tmp_path / "some.bell.json"
    match.save(path)
    return path


def seated(match: bellona.Match, *seats: str, autosave: Path | None = None, bot: str = "greedy") -> Session:
    """A session over a match, Rome's by default."""
    return Session(match, Table(seats or ("rome",), bot), autosave)


def opening(*seats: str, autosave: Path | None = None, seed: int = 7) -> Session:
    """Zama before the first choice."""
    return seated(bellona.game("de_bello_punico").start("zama", seed=seed), *seats, autosave=autosave)


def placed(phase: str, units: dict[str, str], *seats: str, **more: Any) -> Session:
    """A session at the beginning of an impulse of Rome's."""
    position = {"game": "de_bello_punico", "scenario": "zama", "phase": phase, "active": "rome", "units": units}
    return seated(bellona.game("de_bello_punico").load(position | more), *seats)


def last_choice() -> Session:
    """The last choice of the last turn: done, and the battle is over."""
    return placed(
        "recovery",
        {"R-Ha-1": "1019 N", "C-F-1": "1002 S disorder 1"},
        "carthage",
        active="carthage",
        first="rome",
        turn=16,
        commanders={"R-CMD": "1020", "C-CMD": "1001"},
        boxes={"rome": {}, "carthage": {"recovery": 1}},
    )


MARCH = {"R-Ha-1": "1010 N", "R-Ha-2": "1210 N", "C-F-1": "1005 S"}
FIGHT = {"R-Ha-1": "1010 N", "R-Ha-2": "2010 N", "C-F-1": "1009 S", "C-F-2": "2009 S"}


def texts(orders: Orders, line: str) -> str:
    """The answer to a line."""
    return "\n".join(answer.text for answer in orders.obey(line))
