"""Lists of tables, newest first, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from sqlalchemy import ColumnElement, Connection, RowMapping, and_, exists, false, or_, select

from ..storage.database import now
from ..storage.schema import seats, tables
from .tables import SHOWN

if TYPE_CHECKING:
    from ..identity.guards import User

Filter = Literal["open", "mine", "playing", "over"]
PAGE = 100
OPEN_FOR = 7 * 24 * 3600 * 1000


def listed(
    connection: Connection, wanted: Filter, viewer: User | None, before: str | None, limit: int
) -> Sequence[RowMapping]:
    """One page of tables; `before` is the last table of the previous page."""
    query = select(*SHOWN).where(_belongs_to(wanted, viewer))
    if before is not None:
        known = or_(tables.c.visibility != "private", _own(viewer))
        last = select(tables.c.created).where(tables.c.id == before, known).scalar_subquery()
        older = and_(tables.c.created == last, tables.c.id < before)
        query = query.where(or_(tables.c.created < last, older))
    query = query.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(min(limit, PAGE))
    return connection.execute(query).mappings().all()


def _belongs_to(wanted: Filter, viewer: User | None) -> ColumnElement[bool]:
    """Which tables a list holds; private ones are listed only for their players."""
    public = tables.c.visibility != "private"
    if wanted == "open":
        return and_(public, tables.c.status == "open", tables.c.created > now() - OPEN_FOR)
    if wanted == "playing":
        return and_(public, tables.c.status == "playing")
    if wanted == "over":
        return and_(public, tables.c.status == "over", tables.c.started.is_not(None))
    never_began = and_(tables.c.status == "over", tables.c.started.is_(None))
    return and_(_own(viewer), ~never_began)


def _own(viewer: User | None) -> ColumnElement[bool]:
    """Which tables a user owns or plays at."""
    if viewer is None:
        return false()
    seated = exists().where(seats.c.table_id == tables.c.id, seats.c.user_id == viewer.id)
    return or_(seated, tables.c.owner_id == viewer.id)
