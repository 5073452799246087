"""A viewer of a match: the view, the seats and the connection."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .lines import Line
from .match_log import MatchLog

if TYPE_CHECKING:
    from ..identity.guards import User

PUBLIC, ALL, AUTO = "public", "all", "auto"


@dataclass(eq=False, slots=True, weakref_slot=True)
class Viewer:
    """A client at a table. `eyes` is the requested view, `view` the current one."""

    user: User | None
    line: Line
    eyes: str = AUTO
    seats: tuple[str, ...] = ()
    view: str = PUBLIC
    joining: bool = field(default=True)
    key: str | None = None
    """The key of the table's invitation, if it was given."""
    client: str = ""
    """The queue for its questions: those of one person are answered in turn."""
    takes_pieces: bool = False
    followed: int | None = None
    """The last step that its user has watched, if a stand-in is to wait for it."""
    greeting: asyncio.Lock = field(default_factory=asyncio.Lock)


def view_of(match_log: MatchLog, eyes: str, seats: tuple[str, ...], open_to_all: bool, present: str = "") -> str:
    """The view that a user gets: never more than their seats may know, everything once there are no secrets."""
    if eyes == AUTO and len(seats) == 1:
        return seats[0]
    if eyes == ALL and open_to_all:
        return ALL
    if eyes in match_log.seats and (eyes in seats or open_to_all):
        return eyes
    if eyes == PUBLIC or not seats:
        return PUBLIC
    asked = [seat for seat in match_log.waiting if seat in seats]
    if asked and present not in asked:
        return str(match_log.seat) if match_log.seat in asked else asked[0]
    return present if present in seats else seats[0]
