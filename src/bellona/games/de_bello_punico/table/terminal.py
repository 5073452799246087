"""De Bello Punico on the terminal's board: units, commanders, zones of control, rout tracks, command boxes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bellona.board import DIRECTIONS, Board, Piece, Store, Track

SEAT_OF = {"R": "rome", "C": "carthage"}


def board(match: Any, seen: Any, language: str) -> Board:
    """The battle as far as an observed position shows it."""
    setting = match.setting
    doc = setting.dump(seen)
    moving = doc.get("now", {}).get("moving")
    names = [setting.notation.hex(h) for h in range(setting.field.hexes)]
    return Board(
        seats=match.game.seats,
        columns=int(setting.field.cols),
        rows=int(setting.field.rows),
        ground={name: setting.data.map.terrain(name) for name in names},
        pieces={piece.name: piece for piece in (*_units(match, doc, language), *_leaders(match, doc))},
        control={
            owner: frozenset(names[h] for h in seen.zoc[side].nonzero()[0])
            for side, owner in enumerate(match.game.seats)
        },
        tracks=_tracks(match, doc, language),
        stores=tuple(_stores(match, doc, language)),
        under_way=moving,
        ending=f"halt {moving}" if moving else None,
        walking="step",
    )


def _units(match: Any, doc: dict[str, Any], language: str) -> Iterator[Piece]:
    types, words = match.setting.tables.types, match.game.rules.words
    for name, unit in doc["units"].items():
        letter, code, number = name.split("-")
        kind = types[code]
        moves = doc["phase"] == "movement" and doc["active"] == SEAT_OF[letter]
        yield Piece(
            name=name,
            seat=SEAT_OF[letter],
            label=f"{code}{number}",
            title=words.say(f"unit-{code}", {}, language),
            hex=unit.get("hex"),
            facing=unit.get("facing"),
            disorder=unit.get("disorder", 0),
            panicked=unit.get("panicked", False),
            step=f"step {name} {unit.get('facing', DIRECTIONS[0])}",
            facts={
                "combat": kind.combat,
                "movement": f"{unit.get('points', kind.movement)}/{kind.movement}" if moves else kind.movement,
                "morale": kind.morale,
                "missiles": kind.missile_range,
                "disorder": unit.get("disorder", 0),
            },
        )


def _leaders(match: Any, doc: dict[str, Any]) -> Iterator[Piece]:
    for name, where in doc["commanders"].items():
        seat = SEAT_OF[name[0]]
        leader = match.setting.data.army(seat).leader
        here = where if where.isdigit() else None
        step = f"step {name} {DIRECTIONS[0]}"
        yield Piece(name, seat, "CMD", leader.name, here, leads=True, step=step, facts={"points": leader.points})


def _tracks(match: Any, doc: dict[str, Any], language: str) -> tuple[Track, ...]:
    levels = match.setting.data.rout_level
    return tuple(
        Track(seat, match.game.rules.words.say(f"side-{seat}", {}, language), doc["rout"].get(seat, 0), levels.of(seat))
        for seat in match.game.seats
    )


def _stores(match: Any, doc: dict[str, Any], language: str) -> Iterator[Store]:
    for seat in match.game.seats:
        markers = doc["boxes"].get(seat, {})
        for box, count in markers.items():
            if box != "vacuus":
                label = match.game.rules.words.say(f"box-{box}", {}, language)
                yield Store(seat, label, count, markers.get("vacuus") == box)
