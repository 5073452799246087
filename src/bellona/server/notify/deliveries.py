"""What may come of sending a notice, and what is sent."""

from __future__ import annotations

from dataclasses import dataclass


class Failed(Exception):
    """The notice did not arrive; it may another time."""


class Gone(Exception):
    """The target exists no more; nothing is to be sent there again."""


@dataclass(frozen=True)
class Notice:
    """What a player is told: it is their turn at a table."""

    table_id: str
    game: str
    scenario: str
    seat: str
    deadline: int | None
    title: str
    text: str
    url: str
    language: str


def accept(status: int) -> None:
    """Judge the status of an answer."""
    if status in (404, 410):
        raise Gone(f"answered {status}")
    if not 200 <= status < 300:
        raise Failed(f"answered {status}")
