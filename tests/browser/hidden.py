"""The data that a browser of Latium received, compared with what the server knows.

Every position is rebuilt from the rows in the database, and the test looks for a seat's hidden values in the data it
received.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from sqlalchemy import select

from bellona.kernel.record import clone
from bellona.match import Match, game
from bellona.server.lobby.records import rows_of
from bellona.server.storage.schema import tables

from ..server.reading import Position, decode
from ..server.serving import Running
from .realm import SEATS
from .wire import Wire

BLANK = (0, -1, -2)
"""Nothing, nobody, and what a view may not know."""
LETTERS_EACH = 3
SENT = 2


def true_match(server: Running, table_id: str) -> tuple[Match, list[Any]]:
    """A match played again from its rows, with the position after each of them."""
    database = server.database
    with database.connect() as connection:
        table = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().one()
        rows = rows_of(connection, table_id)
    database.dispose()
    owner = game(table["game"])
    match = owner.load(table["origin"], seed=bytes(table["seed"]))
    positions = [clone(match.position)]
    for row in rows:
        assert row["kind"] == "play", "nothing is taken back in these games"
        match.play(row["text"], dice=list(row["rolls"]), seat=row["seat"])
        positions.append(clone(match.position))
    return match, positions


def check_hidden(server: Running, table_id: str, wires: Mapping[str, Wire], schema: Mapping[str, Any]) -> int:
    """No seat has received anything that it may not know; returns how many positions were checked."""
    match, positions = true_match(server, table_id)
    looked = 0
    for seat, wire in wires.items():
        told = [*wire.frames, *({"t": "hello", **body} for body in wire.bodies() if _is_view(body))]
        looked += sum(1 for _ in _looked_at(match, positions, seat, told, schema))
        for frame in told:
            _check_present(frame.get("now"), seat)
    return looked


def _is_view(body: Any) -> bool:
    return isinstance(body, dict) and "steps" in body and "start" in body


def _looked_at(
    match: Match, positions: list[Any], seat: str, told: Iterable[Mapping[str, Any]], schema: Mapping[str, Any]
) -> Iterator[int]:
    """Follow every frame, and compare each position and each step with the truth."""
    position = Position("")
    for frame in told:
        if frame["t"] not in ("hello", "state", "steps"):
            continue
        if frame.get("start"):
            position = Position(frame["start"]["position"])
            _check_position(match, positions[frame["start"]["n"]], seat, position, schema)
        for step in frame["steps"]:
            position.follow(step)
            _check_position(match, positions[step["n"]], seat, position, schema)
            _check_step(match, step, seat)
            yield step["n"]


def _check_position(match: Match, true: Any, seat: str, told: Position, schema: Mapping[str, Any]) -> None:
    assert bytes(told.data) == match.setting.observe(true, seat).tobytes()
    seen, own = decode(schema, told.data), SEATS.index(seat)
    for place, value in _secrets(true, seen, own):
        assert value in BLANK, f"{seat} was told {place}: {value}"


def _secrets(true: Any, seen: Mapping[str, Any], own: int) -> Iterator[tuple[str, int]]:
    """What was sent where the truth is hidden from a seat."""
    yield from (("signa_deck", card) for card in seen["signa_deck"])
    yield from (("event_deck", card) for card in seen["event_deck"][true.event_place :])
    for other, rex in enumerate(seen["reges"]):
        if other != own:
            yield f"aes of {SEATS[other]}", rex["aes"]
            yield from ((f"signa of {SEATS[other]}", count) for count in rex["signa"])
            for piece in rex["pieces"]:
                yield f"goal of {SEATS[other]}", piece["goal"]
                yield from ((f"ranks of {SEATS[other]}", count) for arms in piece["ranks"] for count in arms)
            if true.waiting and true.reges[own].partner != other and true.step <= 1:
                yield f"offer of {SEATS[other]}", rex["offer"]
    for town, place in enumerate(seen["towns"]):
        if true.towns[town].holder != own:
            yield from ((f"garrison of town {town}", count) for count in (*place["garrison"], place["areae"]))
    yield from _papers(true, seen, own)
    yield from _battle(true, seen, own)


def _papers(true: Any, seen: Mapping[str, Any], own: int) -> Iterator[tuple[str, int]]:
    for number, letter in enumerate(true.letters):
        is_mine = number // LETTERS_EACH == own or (letter.state == SENT and letter.to == own)
        if letter.state and not is_mine and not letter.leave:
            shown = seen["letters"][number]
            yield from ((f"letter {number}", shown[name]) for name in ("state", "to", "bond", "secret", "count"))
    for number, accord in enumerate(true.accords):
        if accord.secret and own not in (accord.a, accord.b):
            shown = seen["accords"][number]
            yield from ((f"accord {number}", shown[name]) for name in ("state", "a", "b", "bond", "count"))


def _battle(true: Any, seen: Mapping[str, Any], own: int) -> Iterator[tuple[str, int]]:
    battle, shown = true.battle, seen["battle"]
    if not battle.stage:
        return
    for side in range(2):
        if battle.seat[side] != own:
            yield from ((f"signa of side {side}", count) for count in shown["signa"][side])
    fight = battle.fight
    if fight.attacker < 0:
        return
    for role, unit in enumerate((fight.attacker, fight.target)):
        if battle.seat[battle.units[unit].side] != own:
            sealed = shown["fight"]["card"][role][int(fight.pair) :]
            yield from ((f"card of role {role}", 0 if card == SEALED else card) for card in sealed)


SEALED = 4
"""How a face-down card is sent."""


def _check_step(match: Match, step: Mapping[str, Any], seat: str) -> None:
    true = match.steps[step["n"] - 1]
    may_read = [event.kind for event in true.events if not event.readers or seat in event.readers]
    assert [event["kind"] for event in step["events"]] == may_read
    assert not any("readers" in event for event in step["events"])
    action = true.action if true.seat == seat else match.setting.mask(true.action)
    assert step["action"] == str(action)


def _check_present(now: Mapping[str, Any] | None, seat: str) -> None:
    """Choices are sent only to the Rex who makes them."""
    if now and now["choices"]:
        assert now["prompt"]["seat"] == seat
