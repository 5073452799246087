"""A battle on the terminal's board: the field in squares with the elements whose middles lie there, and the losses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from bellona.board import Board, Piece, Store, Track
from bellona.kernel.plane import centre
from bellona.kernel.record import one
from bellona.kernel.shapes import band_holds, holds

from ..data.values import TERRAINS, TYPES
from ..position.records import ARMY, ELEMENTS, NONE, PACE, Battle, CampState, Status
from ..text.notation import CAMPS, CONTACTS, ELEMENT_NAMES, SEATS, write_number, write_place
from .surveying import Survey, survey

SQUARE = 80 * PACE
MOST_SQUARES = 48
"""A larger board has larger squares."""
COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
EIGHTH = 4500


def square_of(world: Any) -> int:
    """The side of a square."""
    return max(SQUARE, -(-max(int(world.width), int(world.height)) // MOST_SQUARES))


def square_name(world: Any, x: int, y: int) -> str:
    """The square of a place: its column from the west and its row from the north, 0101."""
    side = square_of(world)
    column = min(max(x, 0), int(world.width) - 1) // side + 1
    row = min(max(int(world.height) - y, 0), int(world.height) - 1) // side + 1
    return f"{column:02}{row:02}"


def board(match: Any, seen: Battle, language: str) -> Board:
    """The battle as a seat sees it."""
    setting, side = match.setting, square_of(match.setting.world)
    known: Any = one(Survey)
    survey(setting.world, seen, known)
    pieces = (*_elements(match, seen, known, language), *_camps(match, seen, language))
    return Board(
        seats=SEATS,
        columns=-(-int(setting.world.width) // side),
        rows=-(-int(setting.world.height) // side),
        ground=_ground(setting),
        pieces={piece.name: piece for piece in pieces},
        square=True,
        tracks=tuple(_tracks(match, seen, language)),
        stores=tuple(_stores(match, seen, language)),
    )


@lru_cache(maxsize=8)
def _ground(setting: Any) -> dict[str, str]:
    """What lies in the middle of each square."""
    world, side = setting.world, square_of(setting.world)
    places = [
        (x, y) for y in range(int(world.height) - side // 2, 0, -side) for x in range(side // 2, int(world.width), side)
    ]
    return {square_name(world, x, y): _terrain(world, x, y) for x, y in places}


def _terrain(world: Any, x: int, y: int) -> str:
    for number in range(world.road_count):
        if band_holds(world.roads[number], x, y):
            return "road"
    for number in range(world.river_count):
        if band_holds(world.rivers[number], x, y):
            return "river"
    for number in range(world.area_count):
        if holds(world.areas[number].outline, x, y):
            kind: str = TERRAINS[world.areas[number].kind]
            return kind
    return "open"


def _elements(match: Any, seen: Battle, known: Any, language: str) -> Iterator[Piece]:
    setting, words = match.setting, match.game.rules.words
    for e, element in enumerate(seen.elements):
        if element.status not in (Status.ON_BOARD, Status.WAITING):
            continue
        troop = setting.world.troops[element.kind]
        x, y, facing = int(element.x), int(element.y), int(element.facing)
        stands = element.status == Status.ON_BOARD
        middle = centre(x, y, facing, int(troop.depth))
        facts: dict[str, int | str] = {
            "pose": write_place(x, y, facing), "foot": int(troop.factor_foot), "mounted": int(troop.factor_mounted),
            "movement": write_number(int(troop.move_good)),
        }  # fmt: skip
        contacts = _contacts(known, e)
        if contacts:
            facts["contact"] = contacts
        yield Piece(
            name=ELEMENT_NAMES[e],
            seat=SEATS[e // ARMY],
            label=ELEMENT_NAMES[e],
            title=words.say(f"kind-{TYPES[element.kind].lower()}", {}, language),
            hex=square_name(setting.world, *middle) if stands else None,
            facing=COMPASS[(facing + EIGHTH // 2) // EIGHTH % len(COMPASS)],
            mark=TYPES[element.kind],
            starred=bool(element.general),
            facts=facts if stands else {},
        )


def _contacts(known: Any, e: int) -> str:
    """Whom an element contacts, and who contacts it."""
    own = (f"{ELEMENT_NAMES[o]} {CONTACTS[known.edge[e, o]]}" for o in range(ELEMENTS) if known.edge[e, o])
    others = (f"{CONTACTS[known.edge[o, e]]} {ELEMENT_NAMES[o]}" for o in range(ELEMENTS) if known.edge[o, e] > 1)
    return ", ".join((*own, *others))


def _camps(match: Any, seen: Battle, language: str) -> Iterator[Piece]:
    words, world = match.game.rules.words, match.setting.world
    for side, camp in enumerate(seen.camps):
        if camp.state != CampState.ABSENT:
            middle = centre(int(camp.x), int(camp.y), int(camp.facing), int(world.camp_depth))
            yield Piece(
                name=CAMPS[side],
                seat=SEATS[side],
                label="camp" if camp.state == CampState.STANDS else "xxxx",
                title=words.say(f"camp-{SEATS[side]}", {}, language),
                hex=square_name(world, *middle),
            )


def _tracks(match: Any, seen: Battle, language: str) -> Iterator[Track]:
    """Elements lost, towards those that lose the battle."""
    for side, seat in enumerate(SEATS):
        label = match.game.rules.words.say(f"side-{seat}", {}, language)
        yield Track(seat, label, int(seen.lost[side]), int(match.setting.world.losing))


def _stores(match: Any, seen: Battle, language: str) -> Iterator[Store]:
    """The die points of the side whose bound it is."""
    if seen.active != NONE and seen.bound > 0:
        label = match.game.rules.words.say("track-points", {}, language)
        yield Store(SEATS[seen.active], label, int(seen.points), False)
