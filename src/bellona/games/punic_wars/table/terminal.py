"""Punic Wars on the terminal's board: stacks and leaders, who controls which region, victory points and treasuries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bellona.board import Board, Piece, Store, Track

from ..position.records import HEXES, LAND, NAVAL, NONE, Marching, Status, Terrain, War
from ..rules.c03_components import combat_points
from ..rules.c10_towns import is_under_siege
from ..rules.c14_control import value_controlled
from ..text.describing import describe_hex
from ..text.notation import LEADER_NAMES, LETTERS, SEATS


def board(match: Any, seen: War, language: str) -> Board:
    """The war as far as an observed position shows it."""
    setting, words = match.setting, match.game.rules.words
    world, names = setting.world, [setting.notation.hex(h) for h in range(HEXES)]

    def about(name: str) -> tuple[str, ...]:
        told = describe_hex(setting, seen, setting.notation.find_hex(name))
        return tuple(words.say(said.name, said.args, language) for said in told)[1:]

    return Board(
        seats=SEATS,
        columns=int(world.cols),
        rows=int(world.rows),
        ground={name: Terrain(world.terrain[h]).name.lower() for h, name in enumerate(names)},
        pieces={piece.name: piece for piece in (*_stacks(match, seen, language), *_leaders(match, seen, language))},
        names={hex_id: place.name for hex_id, place in setting.tables.map.places.items()},
        control={seat: frozenset(_controlled(setting, seen, side)) for side, seat in enumerate(SEATS)},
        tracks=tuple(_tracks(match, seen, language)),
        stores=tuple(_stores(match, seen, language)),
        under_way=LEADER_NAMES[seen.marching] if seen.marching != NONE else None,
        about=about,
    )


def _controlled(setting: Any, seen: War, side: int) -> Iterator[str]:
    """The hexes of the regions that a side controls."""
    for h in range(HEXES):
        region = setting.world.region[h]
        if region != NONE and seen.control[region] == side:
            yield setting.notation.hex(h)


def _stacks(match: Any, seen: War, language: str) -> Iterator[Piece]:
    """The points of a side in a hex, as one piece; those of Syracuse are among its ally's."""
    setting = match.setting
    for side, seat in enumerate(SEATS):
        for h in range(HEXES):
            if combat_points(setting.world, seen, side, h) > 0:
                yield _stack(setting, seen, side, h, match.game.rules.words.say(f"side-{seat}", {}, language))


def _stack(setting: Any, seen: War, side: int, h: int, title: str) -> Piece:
    land, naval = (_strength(setting, seen, side, arm, h) for arm in (LAND, NAVAL))
    inside = seen.inside[side, LAND, h] or seen.inside[side, NAVAL, h]
    state = "inside" if inside else ""
    if is_under_siege(setting.world, seen, side, h):
        state = "besieged"
    name, fleet = setting.notation.hex(h), f"+{naval}" if naval else ""
    return Piece(
        name=f"{LETTERS[side]}{name}",
        seat=SEATS[side],
        label=f"{land or ''}{fleet}",
        title=title,
        hex=name,
        state=state,
        facts={"land": land, "naval": naval},
    )


def _strength(setting: Any, seen: War, side: int, arm: int, h: int) -> int:
    syracusan = h == setting.world.syracuse_hex and seen.align[setting.world.syracuse] == side
    return int(seen.points[side, arm, h]) + (int(seen.syracusans[arm]) if syracusan else 0)


def _leaders(match: Any, seen: War, language: str) -> Iterator[Piece]:
    setting, words = match.setting, match.game.rules.words
    for number, leader in enumerate(seen.leaders):
        figure = setting.world.figures[number]
        if leader.status != Status.ON_MAP and leader.status != Status.DRAWN:
            continue
        name, said = LEADER_NAMES[number], setting.say_leader(number)
        facts: dict[str, int | str] = {"value": int(figure.value)}
        if seen.active == figure.side:
            facts["movement"] = int(leader.points) if leader.marching != Marching.FINISHED else 0
        if seen.marching == number:
            facts |= {"leads-land": int(seen.force[LAND]), "leads-naval": int(seen.force[NAVAL])}
        yield Piece(
            name=name,
            seat=SEATS[figure.side],
            label=f"{name[-1]}{figure.value}",
            title=words.say(said.name, said.args, language),
            hex=setting.notation.hex(int(leader.hex)) if leader.status == Status.ON_MAP else None,
            leads=True,
            step=f"lead {name}",
            facts=facts,
        )


def _tracks(match: Any, seen: War, language: str) -> Iterator[Track]:
    """Victory points, towards those that win at once, or all that there are."""
    world = match.setting.world
    limit = int(world.automatic) or int(sum(world.region_value[: world.regions].tolist()))
    for side, seat in enumerate(SEATS):
        label = match.game.rules.words.say(f"side-{seat}", {}, language)
        yield Track(seat, label, int(value_controlled(world, seen, side)), limit)


def _stores(match: Any, seen: War, language: str) -> Iterator[Store]:
    words = match.game.rules.words
    for side, seat in enumerate(SEATS):
        yield Store(seat, words.say("track-treasury", {}, language), int(seen.treasury[side]), False)
        yield Store(seat, words.say("track-losses", {}, language), int(seen.losses[side]), False)
