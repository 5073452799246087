"""A notice, and the possible results of sending it."""

from __future__ import annotations

from dataclasses import dataclass


class Failed(Exception):
    """The notice did not arrive; a later attempt may succeed."""


class Gone(Exception):
    """The target no longer exists; do not send there again."""


@dataclass(frozen=True)
class Notice:
    """The notice for a player: it is their turn at a table."""

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
