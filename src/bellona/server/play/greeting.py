"""The first message to somebody who comes to a table: the match so far, at a moment when all of it is stored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from ..lobby import talk
from ..lobby.tables import describe
from .match import Match
from .store import last_seen
from .telling import encode, retell
from .viewers import AUTO, Viewer

if TYPE_CHECKING:
    from .hub import Hub


@dataclass(frozen=True)
class Past:
    """How a match began (None for somebody who has seen it), and its steps up to one of them."""

    start: dict[str, Any] | None
    steps: list[bytes]
    upto: int


async def greet(hub: Hub, match: Match, viewer: Viewer, since: int, send: Callable[[bytes], None]) -> None:
    """Tell a viewer the match from its beginning, or from what it has seen last; later steps are sent after that."""
    viewer.joining = True
    viewer.view = match.view_for(viewer)
    facts = await hub.in_helper(_facts, hub, match.id, viewer.user)
    if not 0 < since <= match.stored or _changes_eyes(viewer):
        since = 0
    past = Past(None, [], since) if since else await _retold(hub, match, viewer.view, 0)
    while not await hub.settled(match, partial(_greeted, match, viewer, facts, past, send)):
        viewer.view = match.view_for(viewer)
        past = await _retold(hub, match, viewer.view, since)


def _changes_eyes(viewer: Viewer) -> bool:
    """Whether it may have looked with other eyes before: steps of one view make no sense to another."""
    return viewer.eyes == AUTO and len(viewer.seats) > 1


def _greeted(match: Match, viewer: Viewer, facts: dict[str, Any], past: Past, send: Callable[[bytes], None]) -> bool:
    """Send the greeting if what is known of the past still leads to the present of this viewer."""
    later = recent(match, viewer.view, past.upto)
    if later is None or viewer.view != match.view_for(viewer):
        return False
    viewer.joining = False
    head = encode({"t": "hello", **facts, "as": viewer.view, "start": past.start, "commitment": match.commitment})
    steps = b",".join(past.steps + later)
    send(b'%b,"steps":[%b],"now":%b}' % (head[:-1], steps, match.now(viewer.seats, viewer.view)))
    return True


def recent(match: Match, view: str, since: int) -> list[bytes] | None:
    """The steps after a number as they are still in memory, None if one of them is not."""
    wanted = match.stored - since
    if wanted == 0:
        return []
    kept = [told.views.get(view) for told in list(match.recent)[-wanted:]] if wanted <= len(match.recent) else []
    return [told for told in kept if told is not None] if len(kept) == wanted and None not in kept else None


async def _retold(hub: Hub, match: Match, view: str, since: int) -> Past:
    """The stored steps after a number for a view, by playing the match through."""
    upto = match.stored
    rows = [row.values(match.id) for row in match.course.rows[:upto]]
    return Past(*await hub.in_asker(retell, match.table, rows, view, since), upto)


def _facts(hub: Hub, table_id: str, user: Any) -> dict[str, Any]:
    with hub.server.database.connect() as connection:
        table = describe(connection, [table_id], user, hub)[0]
        chat = talk.lines(connection, table_id, user)
    seen = last_seen(hub.server.database, table_id, user.id) if user else 0
    you = {"id": user.id, "name": user.name, "guest": user.guest} if user else None
    return {"you": you, "table": table, "chat": chat, "seen": seen}
