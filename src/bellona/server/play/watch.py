"""Periodic work: clocks run out, and bots that were choosing when a process died are asked again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Select, func, literal, or_, select
from sqlalchemy.exc import SQLAlchemyError

from ..errors import ApiError
from ..lobby.seating import handed_to, stand_in_at_timeout
from ..storage.database import checkpoint, is_sqlite, now
from ..storage.schema import actions, seats, tables
from .match import Seat, TableMatch
from .store import read_seats

if TYPE_CHECKING:
    from .hub import Hub

EVERY_SECONDS = 1.0
STUCK_EVERY = 10
MOST_AT_ONCE = 50
TWO = 2


async def watch(hub: Hub) -> None:
    """Watch over matches until cancelled."""
    turn = stored = 0
    while True:
        try:
            await _end_overdue(hub)
            if turn % STUCK_EVERY == 0:
                await _wake_bots(hub)
                await hub.check_passes()
            hub.forget_idle()
            if hub.siblings is not None:
                hub.siblings.take_place()
            if is_sqlite(hub.server.database) and hub.writer.commits > stored:
                stored = hub.writer.commits
                await hub.in_helper(checkpoint, hub.server.database)
        except (SQLAlchemyError, ApiError) as error:
            hub.could_not(error)
        turn += 1
        await asyncio.sleep(EVERY_SECONDS)


async def _end_overdue(hub: Hub) -> None:
    """If time has run out, a stand-in takes over or the match is lost, by the table's settings."""
    for table_id in hub.without_others(await hub.in_helper(_read, hub, _overdue())):
        match = await hub.match(table_id)
        for seat in match.people:
            deadline = match.match_log.clocks.deadline(seat)
            if deadline is not None and deadline <= now():
                await _end_time_of(hub, match, seat)


async def _end_time_of(hub: Hub, match: TableMatch, seat: str) -> None:
    """The time of a seat has run out; with more than two players nobody loses the match for the others."""
    if match.table["on_timeout"] == "forfeit" and len(match.seats) == TWO:
        await hub.declared(match.id, "timeout", seat, "clock")
    else:
        level, seated = await hub.in_helper(_stand_in, hub, match.id, seat)
        match.refresh(match.table, seated)
        await hub.declared(match.id, "timeout", seat, "clock", handed_to(level))


async def _wake_bots(hub: Hub) -> None:
    """Bots of loaded matches, and of matches that no process has loaded."""
    for table_id in hub.without_others(await hub.in_helper(_read, hub, _waiting_for_bots())):
        hub.bots.think(await hub.match(table_id))


def _read(hub: Hub, query: Select[Any]) -> list[str]:
    """Some of the tables that a query finds, without those whose rules are not ready."""
    ready = tables.c.game.not_in(sorted(hub.warming))
    with hub.server.database.connect() as connection:
        return list(connection.execute(query.where(ready).limit(MOST_AT_ONCE)).scalars())


def _overdue() -> Select[Any]:
    return select(tables.c.id).where(tables.c.status == "playing", tables.c.deadline < now())


def _waiting_for_bots() -> Select[Any]:
    """Tables where a bot has to choose and nothing has happened for a while; a new match names no seat."""
    rows = select(actions.c.at).where(actions.c.table_id == tables.c.id).order_by(actions.c.number.desc())
    last = func.coalesce(rows.limit(1).correlate(tables).scalar_subquery(), 0)
    return (
        select(tables.c.id)
        .distinct()
        .join(seats, seats.c.table_id == tables.c.id)
        .where(
            tables.c.status == "playing",
            or_(_listed(tables.c.turn_seats).contains(_listed(seats.c.seat)), tables.c.turn_seats.is_(None)),
            or_(seats.c.bot.is_not(None), seats.c.stand_in.is_not(None), seats.c.user_id.is_(None)),
            last <= now() - 1000 * STUCK_EVERY,
        )
    )


def _listed(names: ColumnElement[str]) -> ColumnElement[str]:
    """Names with a comma before and after each of them."""
    return literal(",") + names + literal(",")


def _stand_in(hub: Hub, table_id: str, seat: str) -> tuple[str, dict[str, Seat]]:
    with hub.server.database.begin() as connection:
        level = stand_in_at_timeout(connection, table_id, seat)
        return level, read_seats(connection, table_id)
