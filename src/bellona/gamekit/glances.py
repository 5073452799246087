"""What somebody who chooses a scenario wants to know of it, read from `data/lobby.toml` in the folder of its game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable

from msgspec import field

from .data_files import DataTable, Document, Fault, checked, parsed

FILES = (("data", "lobby.toml"), ("lobby.toml",))
"""Where a large and a small game keep it."""
HARDEST = 3


class Glance(DataTable, frozen=True):
    """How long a scenario takes two people who know the game, and how hard it is to learn, from 1 to 3."""

    minutes: int
    difficulty: int


class Lobby(DataTable, frozen=True):
    """The scenarios of a game by name."""

    reconstructed: str = ""
    """Why these values are estimates."""
    scenarios: Mapping[str, Glance] = field(default_factory=dict)


def glances_in(folder: Traversable) -> Mapping[str, Glance]:
    """The scenarios that a game tells something about; none if it has no such file."""
    for file in (folder.joinpath(*parts) for parts in FILES):
        if file.is_file():
            return checked(Document(file.name, parsed(file.name, file.read_bytes())), Lobby, (_faults,)).scenarios
    return {}


def _faults(lobby: Lobby) -> Iterator[Fault]:
    for name, each in lobby.scenarios.items():
        if each.minutes < 1 or not 1 <= each.difficulty <= HARDEST:
            told = f"{each.minutes} minutes and difficulty {each.difficulty}: at least 1, and 1 to {HARDEST}."
            yield Fault("BadValue", f"scenarios.{name}", told)
