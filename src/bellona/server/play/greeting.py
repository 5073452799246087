"""The first message to a client at a table: the match so far, at a moment when all of it is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from ..lobby import talk
from ..lobby.tables import describe
from .lines import TRY_AGAIN, Streaming
from .match import TableMatch
from .past import Past, Retelling
from .store import last_seen
from .tellers import PIECE, Frames, Greeting, Pieces, Pouring, Teller, Whole, pieces_of
from .telling import encode
from .viewers import AUTO, Viewer

if TYPE_CHECKING:
    from .hub import Hub


async def greet(
    hub: Hub, match: TableMatch, viewer: Viewer, since: int, send: Callable[[Greeting], None] | None = None
) -> None:
    """Send a viewer the match from its beginning, or from the last known step; later steps follow."""
    async with viewer.greeting:
        viewer.joining = True
        viewer.view = match.view_for(viewer)
        facts = await hub.in_helper(_facts, hub, match.id, viewer.user)
        if not 0 < since <= match.stored or _changes_eyes(viewer):
            since = 0
        while not await _told(hub, match, viewer, facts, since, send):
            viewer.view = match.view_for(viewer)


def _changes_eyes(viewer: Viewer) -> bool:
    """Whether it may have had another view before: steps of one view make no sense in another."""
    return viewer.eyes == AUTO and len(viewer.seats) > 1


async def _told(
    hub: Hub,
    match: TableMatch,
    viewer: Viewer,
    facts: dict[str, Any],
    since: int,
    send: Callable[[Greeting], None] | None,
) -> bool:
    """Send the greeting, unless the viewer has changed the view meanwhile."""
    view = viewer.view
    steps, start = recent(match, view, since) if since else None, None
    if steps is None:
        past = await past_of(hub, match, view, viewer.client)
        steps, start = past.steps[since:], None if since else past.start
    head = encode({"t": "hello", **facts, "as": view, "start": start, "commitment": match.commitment})[:-1]
    upto = since + len(steps)
    if send is not None or not isinstance(viewer.line, Streaming) or sum(map(len, steps)) <= PIECE:
        whole = Whole(send or (lambda greeting: viewer.line.push(greeting.message())), head, steps)
        return await hub.settled(match, partial(_ended, match, viewer, view, whole, upto))
    teller = Pieces(viewer.line) if viewer.takes_pieces else Frames(viewer.line)
    await _pour(hub, match, viewer, teller, head, steps, upto)
    return True


async def _pour(
    hub: Hub, match: TableMatch, viewer: Viewer, teller: Pouring, head: bytes, steps: Sequence[bytes], upto: int
) -> None:
    """Send a long greeting as fast as it is read; a client that changes the view before its end has to reconnect."""
    view = viewer.view
    teller.begin(head)
    for _ in range(MOST_ROUNDS):
        for piece in pieces_of(steps):
            await teller.tell(piece)
        if await hub.settled(match, partial(_ended, match, viewer, view, teller, upto)):
            return
        if viewer.view != match.view_for(viewer):
            break
        steps = (await past_of(hub, match, view, viewer.client)).steps[upto:]
        upto += len(steps)
    viewer.line.close(TRY_AGAIN)


MOST_ROUNDS = 20
"""How often a client that reads more slowly than the match advances gets the rest."""


def _ended(match: TableMatch, viewer: Viewer, view: str, teller: Teller, upto: int) -> bool:
    """End the greeting if it has reached the current state of this viewer."""
    later = recent(match, view, upto)
    if later is None or view != match.view_for(viewer):
        return False
    viewer.joining = False
    teller.end(later, match.now(viewer.seats, view))
    return True


def recent(match: TableMatch, view: str, since: int) -> list[bytes] | None:
    """The steps after a number, if they are still in memory, else None."""
    wanted = match.stored - since
    if wanted == 0:
        return []
    kept = [told.views.get(view) for told in list(match.recent)[-wanted:]] if wanted <= len(match.recent) else []
    return [told for told in kept if told is not None] if len(kept) == wanted and None not in kept else None


async def past_of(hub: Hub, match: TableMatch, view: str, client: str) -> Past:
    """The steps of a match for a view: from the cache, or by replaying the match once."""
    past = match.pasts.get(view)
    if past is None:
        task = match.retelling.get(view)
        if task is None:
            task = match.retelling[view] = asyncio.create_task(_retold(hub, match, view, client))
            task.add_done_callback(partial(_retelling_ended, match, view))
        past = await asyncio.shield(task)
    hub.shelf.used(match, view)
    return past


def _retelling_ended(match: TableMatch, view: str, task: asyncio.Task[Past]) -> None:
    """Another viewer may try again; the error concerns only those who still wait."""
    match.retelling.pop(view, None)
    if not task.cancelled():
        task.exception()


async def _retold(hub: Hub, match: TableMatch, view: str, client: str) -> Past:
    while True:
        match_log, telling = match.match_log, Retelling(match.table, view)
        while match.match_log is match_log:
            rows = match_log.rows[telling.upto : match.stored]
            past = await hub.worked(client, len(rows), telling.follow, rows)
            if match.match_log is match_log and match.keep(view, past):
                return past


def _facts(hub: Hub, table_id: str, user: Any) -> dict[str, Any]:
    with hub.server.database.connect() as connection:
        table = describe(connection, [table_id], user, hub)[0]
        chat = talk.lines(connection, table_id, user)
    seen = last_seen(hub.server.database, table_id, user.id) if user else 0
    you = {"id": user.id, "name": user.name, "guest": user.guest} if user else None
    return {"you": you, "table": table, "chat": chat, "seen": seen}
