"""Opening tables: checks the terms, assigns the seats, and starts the match once no seat is open."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, func, insert, select, update

from bellona.bots import levels
from bellona.match import game
from bellona.registry import game_slugs, has_scenario, scenarios_of, seats_of

from ..errors import ApiError
from ..storage.database import now
from ..storage.schema import seats, tables
from .access import new_id
from .own_scenarios import OwnScenario

if TYPE_CHECKING:
    from ..identity.guards import User


@dataclass(frozen=True)
class Terms:
    """The subject of a table, before anybody takes a seat."""

    game: str
    scenario: str
    visibility: str
    pace: dict[str, Any]
    on_timeout: str
    hints: str = "bots"
    show_expectation: bool = False
    origin: dict[str, Any] | None = None
    parent_id: str | None = None
    lesson: str | None = None
    own: OwnScenario | None = None

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays."""
        return self.own.seats if self.own else seats_of(self.game, self.scenario)


@dataclass(frozen=True)
class Occupant:
    """Who has a seat: a user, a bot of a level, or nobody yet."""

    user_id: str | None = None
    bot: str | None = None


def check_scenario(slug: str, scenario: str) -> None:
    """Refuse unknown games and scenarios."""
    if slug not in game_slugs():
        raise ApiError(422, "no-game", games=", ".join(game_slugs()))
    if not has_scenario(slug, scenario):
        raise ApiError(422, "no-scenario", scenarios=", ".join(scenarios_of(slug)))


def check_level(slug: str, level: str) -> str:
    """A level of play, if the game has it."""
    if level not in levels(slug):
        raise ApiError(422, "no-level", levels=", ".join(levels(slug)))
    return level


def occupants(slug: str, order: Sequence[str], wanted: Mapping[str, str], me: User) -> dict[str, Occupant]:
    """Who plays where; a seat that is not mentioned is open."""
    for seat in wanted:
        if seat not in order:
            raise ApiError(422, "no-seat", seats=", ".join(order))
    return {seat: _occupant(slug, wanted.get(seat, "open"), me) for seat in order}


def _occupant(slug: str, wanted: str, me: User) -> Occupant:
    kind, _, level = wanted.partition(":")
    if wanted == "me":
        return Occupant(user_id=me.id)
    if wanted == "open":
        return Occupant()
    if kind == "bot":
        return Occupant(bot=check_level(slug, level))
    raise ApiError(422, "no-occupant")


def open_table(connection: Connection, owner: User, terms: Terms, seated: Mapping[str, Occupant]) -> str:
    """Write a table with its seats, and start it if every seat is taken; returns its id."""
    table_id = new_id()
    connection.execute(
        insert(tables).values(
            id=table_id,
            kind="match",
            game=terms.game,
            scenario=terms.scenario,
            ruleset=game(terms.game).ruleset,
            seed=secrets.token_bytes(32),
            origin=terms.origin,
            status="open",
            visibility=terms.visibility,
            pace=terms.pace,
            on_timeout=terms.on_timeout,
            hints=terms.hints,
            show_expectation=terms.show_expectation,
            invite_key=new_id(24),
            owner_id=owner.id,
            created=now(),
            parent_id=terms.parent_id,
            lesson=terms.lesson,
            **(terms.own.columns if terms.own else {}),
        )
    )
    rows = [
        {"table_id": table_id, "seat": seat, "user_id": occupant.user_id, "bot": occupant.bot}
        for seat, occupant in seated.items()
    ]
    connection.execute(insert(seats), rows)
    start_if_full(connection, table_id)
    return table_id


def start_if_full(connection: Connection, table_id: str) -> None:
    """Begin the match once no seat is open."""
    free = select(func.count()).where(seats.c.table_id == table_id, seats.c.user_id.is_(None), seats.c.bot.is_(None))
    if connection.execute(free).scalar_one() == 0:
        query = update(tables).where(tables.c.id == table_id, tables.c.status == "open")
        connection.execute(query.values(status="playing", started=now()))
