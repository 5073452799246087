"""Latium on the terminal's board: the tabula with towns and counters, or the field while a battle is fought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bellona.board import Board, Piece, Store, Track

from ..data.values import COLUMNS, ROWS, SEATS, TERRAINS
from ..position.battlefield import CENTURIAE, LEADER, UNITS, WIDEST, Ground, Stage, Standing
from ..position.records import Realm
from ..position.vocabulary import CELLS, COUNTERS, NONE, TOWNS, Errand, Reign
from ..rules.c14_victory import towns_controlled
from ..text.describing import describe_cell, describe_unit
from ..text.names import ARM_NAMES, CELL_NAMES, COUNTER_NAMES, TOWN_NAMES, UNIT_NAMES
from ..text.saying import say

LABELS = ("Rex", "Dux", "L1", "L2")
ARMS_SHORT = ("Pe", "Eq", "Sa", "Du")
GROUNDS = {Ground.OPEN: "open", Ground.COLLE: "hill", Ground.SILVA: "wood", Ground.STREAM: "river"}
FACINGS = (("N", "W", "S", "E"), ("S", "E", "N", "W"))
"""Of a unit's side and facing, as the field is drawn: the defender above."""


def board(match: Any, seen: Realm, language: str) -> Board:
    """The game as far as an observed position shows it."""
    made = field_of if is_fought(seen) else tabula_of
    return made(match, seen, language)


def is_fought(seen: Realm) -> bool:
    """Whether there is a field to look at."""
    return bool(Stage.EXCHANGE <= seen.battle.stage <= Stage.FIGHTING)


# The tabula


def tabula_of(match: Any, seen: Realm, language: str) -> Board:
    """The tabula with everything on it."""
    setting, words = match.setting, match.game.rules.words
    world = setting.world

    def about(name: str) -> tuple[str, ...]:
        told = describe_cell(setting, seen, CELL_NAMES.index(name))
        return tuple(words.say(said.name, said.args, language) for said in told)[1:]

    return Board(
        seats=SEATS,
        columns=COLUMNS,
        rows=ROWS,
        first=0,
        pointed=True,
        ground={CELL_NAMES[cell]: TERRAINS[world.terrain[cell]] for cell in range(CELLS)},
        pieces={piece.name: piece for piece in _counters(match, seen, language)},
        names={CELL_NAMES[world.sites[town].cell]: TOWN_NAMES[town].capitalize() for town in range(TOWNS)},
        control={seat: frozenset(_held(world, seen, number)) for number, seat in enumerate(SEATS)},
        tracks=tuple(_tracks(match, seen, language)),
        stores=tuple(_stores(match, seen, language)),
        about=about,
    )


def _held(world: Any, seen: Realm, seat: int) -> Iterator[str]:
    return (CELL_NAMES[world.sites[town].cell] for town in range(TOWNS) if seen.towns[town].holder == seat)


def _counters(match: Any, seen: Realm, language: str) -> Iterator[Piece]:
    words = match.game.rules.words
    for number, seat in enumerate(SEATS):
        rex = seen.reges[number]
        for counter in range(COUNTERS):
            piece = rex.pieces[counter]
            if rex.reign != Reign.REIGNS or piece.errand == Errand.GONE or piece.cell < 0:
                continue
            carried = [sum(int(piece.ranks[home, arm]) for home in range(TOWNS)) for arm in range(len(ARM_NAMES))]
            yield Piece(
                name=f"{COUNTER_NAMES[counter]}-{seat}",
                seat=seat,
                label=LABELS[counter],
                title=words.say("piece-counter", _named(counter, number), language),
                hex=CELL_NAMES[piece.cell],
                step=f"move {COUNTER_NAMES[counter]} {CELL_NAMES[piece.cell]}",
                facts={arm: count for arm, count in zip(ARM_NAMES, carried, strict=True) if count},
            )


def _named(counter: int, seat: int) -> dict[str, Any]:
    return {"counter": say("counter", counter), "seat": say("seat", seat)}


def _tracks(match: Any, seen: Realm, language: str) -> Iterator[Track]:
    """Towns, towards those that win at once."""
    limit = int(match.setting.world.predominance_towns)
    for seat in match.setting.playing:
        label = match.game.rules.words.say(f"side-{seat}", {}, language)
        yield Track(seat, label, int(towns_controlled(seen, SEATS.index(seat))), limit)


def _stores(match: Any, seen: Realm, language: str) -> Iterator[Store]:
    """Signa in hand, ira, and the viewer's aes."""
    words = match.game.rules.words
    for seat in match.setting.playing:
        rex = seen.reges[SEATS.index(seat)]
        for name, value in (("aes", rex.aes), ("signa", rex.signa_count), ("ira", rex.ira)):
            if value or name != "aes":
                yield Store(seat, words.say(f"track-{name}", {}, language), int(value), False)


# The field


def field_of(match: Any, seen: Realm, language: str) -> Board:
    """The pugnae tabula, the aggressor below."""
    battle, words = seen.battle, match.game.rules.words
    columns, rows = int(battle.front), int(battle.depth)
    pieces = {piece.name: piece for piece in _units(match, seen, language)}

    def about(name: str) -> tuple[str, ...]:
        here = [piece for piece in pieces.values() if piece.hex == name]
        told = (said for piece in here for said in describe_unit(seen, UNIT_NAMES.index(piece.name)))
        return tuple(words.say(said.name, said.args, language) for said in told)

    return Board(
        seats=SEATS,
        columns=columns,
        rows=rows,
        first=0,
        square=True,
        ground={
            square_shown(seen, row * WIDEST + column): GROUNDS[Ground(battle.terrain[row * WIDEST + column])]
            for row in range(rows)
            for column in range(columns)
        },
        pieces=pieces,
        tracks=tuple(_tracks(match, seen, language)),
        stores=tuple(_stores(match, seen, language)),
        about=about,
    )


def square_shown(seen: Realm, square: int) -> str:
    """A square by its column and its row from above, where the defender's edge is."""
    column, row = square % WIDEST, square // WIDEST
    return f"{column:02}{int(seen.battle.depth) - 1 - row:02}"


def _units(match: Any, seen: Realm, language: str) -> Iterator[Piece]:
    words = match.game.rules.words
    for number in range(UNITS):
        unit = seen.battle.units[number]
        if unit.standing != Standing.FIELD or unit.square < 0:
            continue
        said = next(iter(describe_unit(seen, number)))
        leads = unit.arm == LEADER
        count = sum(int(unit.alive[centuria]) for centuria in range(CENTURIAE))
        yield Piece(
            name=UNIT_NAMES[number],
            seat=owner_of(match, seen, int(unit.side)),
            label=ARMS_SHORT[unit.arm] if leads else f"{ARMS_SHORT[unit.arm]}{count}",
            title=words.say(said.name, said.args, language),
            hex=square_shown(seen, int(unit.square)),
            facing=FACINGS[unit.side][unit.facing],
            disorder=sum(int(points) for points in unit.points),
            leads=leads,
        )


def owner_of(match: Any, seen: Realm, side: int) -> str:
    """Under whose sign a side is drawn: its Rex, or for a civitas sine duce a seat that the other is not."""
    seat = int(seen.battle.seat[side])
    if seat != NONE:
        return SEATS[seat]
    other = int(seen.battle.seat[1 - side])
    return SEATS[(other + 1) % len(SEATS)]
