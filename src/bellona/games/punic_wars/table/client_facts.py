"""The data about a war for a client before the first step: its map, its leaders, its tables, its record."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from typing import Any

from bellona.drawing import polygon
from bellona.gamekit.client_facts import describe_common, load_facts, portrayed, word, words_of
from bellona.gamekit.data_files import is_doubtful, provenance_of
from bellona.kernel.hexes import DIRECTIONS
from bellona.portraits.medals import faces

from .. import data as data_folder
from ..actions.moves import MOST_FUNDS
from ..actions.verbs import Verb
from ..data.values import ODDS
from ..picture.measures import BOARD, EDGE, HEIGHT, WIDTH
from ..position.records import (
    BY_FERRY,
    HEXES,
    LOWEST_ATTRITION,
    LOWEST_DIE,
    NONE,
    Alliance,
    Ask,
    Ending,
    Level,
    Marching,
    Phase,
    Result,
    Status,
    Terrain,
    Walls,
    War,
)
from ..position.world import place_hexes, war_grid
from ..text.notation import ARMS, KINDS, LEADER_NAMES, SEATS, SETUP_KINDS

OVERLAYS = ("control", "supply", "sieges", "last")
SECRET = (Ask.DEPLOY, Ask.FUND)
"""Choices that two people at one screen make out of each other's sight."""
SIDES = (*SEATS, "nobody")
CLOSED = ("open", "closed", "illyrian_war")
ENUMS = words_of(
    phase=Phase, ask=Ask, status=Status, marching=Marching, ending=Ending, level=Level, alliance=Alliance,
)  # fmt: skip

FACTS = load_facts(resources.files(data_folder), Verb)


def describe(setting: Any) -> dict[str, Any]:
    """Everything about a war that stays the same."""
    world = setting.world
    return describe_common("punic_wars", setting.scenario, SEATS, War, setting.notation, FACTS) | {
        "leaders": {},
        "people": {name: _person(setting, name) for name, who in setting.data.names.items() if who in faces().faces},
        "size": {"width": WIDTH + 2 * EDGE, "height": HEIGHT + 2 * EDGE},
        "order": [war_grid().name(h) for h in range(HEXES)],
        "hexes": {war_grid().name(h): _hex(setting, h) for h in range(HEXES)},
        "shape": polygon(BOARD.shape()),
        "regions": [_region(setting, number) for number in range(world.regions)],
        "places": [_place(setting, number) for number in range(world.places)],
        "pieces": list(_leaders(setting)),
        "enums": ENUMS
        | {"side": list(SIDES), "kind": list(KINDS)},
        "turns": int(world.turn_limit),
        "counters": by_side(lambda side: {arm: int(world.counters[side, n]) for n, arm in enumerate(ARMS)}),
        "most_leaders": by_side(lambda side: int(world.most_leaders[side])),
        "most_funds": MOST_FUNDS,
        "syracuse": {"hex": war_grid().name(world.syracuse_hex), "region": slugs(setting)[world.syracuse]},
        "capitals": {"rome": war_grid().name(world.rome_hex), "carthage": war_grid().name(world.carthage_hex)},
        "ferries": list(_ferries(world)),
        "setup": [_line(setting, number) for number in range(world.line_count)],
        "tables": _tables(setting),
        "overlays": list(OVERLAYS),
        "secret": [word(ask) for ask in SECRET],
    } | _victory(world)  # fmt: skip


def by_side(tell: Any) -> dict[str, Any]:
    """Something for each side."""
    return {seat: tell(side) for side, seat in enumerate(SEATS)}


def slugs(setting: Any) -> tuple[str, ...]:
    """The regions in the order of their numbers."""
    return tuple(setting.tables.regions)


def side_or_none(side: int) -> str | None:
    """A side's name, None for nobody."""
    return SEATS[side] if side in range(len(SEATS)) else None


def _hex(setting: Any, h: int) -> dict[str, Any]:
    world = setting.world
    x, y = BOARD.centre(h)
    region, place = int(world.region[h]), int(world.place[h])
    near = {name: int(n) for name, n in zip(DIRECTIONS, world.neighbour[h].tolist(), strict=True) if n >= 0}
    return {
        "x": round(x + EDGE, 1), "y": round(y + EDGE, 1), "terrain": word(Terrain(world.terrain[h])),
        "region": slugs(setting)[region] if region != NONE else None,
        "place": name_of(setting, place) if place != NONE else None,
        "walls": word(Walls(world.walls[place] if place != NONE else 0)),
        "near": {name: war_grid().name(n) for name, n in near.items()},
        "pass": {name: int(world.passage[h, DIRECTIONS.index(name)]) for name in near},
    }  # fmt: skip


def name_of(setting: Any, place: int) -> str:
    """The name of a town or city."""
    chart = setting.tables.map
    name: str = chart.places[place_hexes(setting.tables)[place]].name
    return name


def _region(setting: Any, number: int) -> dict[str, Any]:
    world, slug = setting.world, slugs(setting)[number]
    begin = int(world.region_begin[number])
    places = world.region_place[number, : world.region_places[number]].tolist()
    return {
        "index": number, "slug": slug, "label": {"$": f"region-{slug.replace('_', '-')}"},
        "value": int(world.region_value[number]),
        "reconstructed": is_doubtful(setting.tables.regions[slug].provenance, "value"),
        "start": side_or_none(int(world.region_align[number])), "closed": CLOSED[world.region_closed[number]],
        "barred": [seat for side, seat in enumerate(SEATS) if world.barred[side, number]],
        "south": bool(world.south[number]),
        "hexes": [war_grid().name(h) for h in world.region_hex[begin : begin + world.region_hexes[number]].tolist()],
        "places": [war_grid().name(int(world.place_hex[place])) for place in places],
    }  # fmt: skip


def _place(setting: Any, number: int) -> dict[str, Any]:
    world = setting.world
    return {
        "index": number, "hex": war_grid().name(int(world.place_hex[number])), "name": name_of(setting, number),
        "walls": word(Walls(world.walls[number])), "region": slugs(setting)[world.place_region[number]],
    }  # fmt: skip


def _person(setting: Any, leader: str) -> dict[str, Any]:
    told = provenance_of(setting.data.provenance, f"names.{leader}")
    return portrayed(setting.data.names[leader], historical=told.startswith("reconstructed"))


def _leaders(setting: Any) -> Iterator[dict[str, Any]]:
    for number, figure in enumerate(setting.world.figures):
        if figure.used:
            label = setting.say_leader(number)
            yield {
                "index": number, "id": LEADER_NAMES[number], "seat": SEATS[figure.side], "kind": int(figure.value),
                "number": int(figure.letter), "letter": LEADER_NAMES[number][-1], "value": int(figure.value),
                "label": label.wire,
            }  # fmt: skip


def _ferries(world: Any) -> Iterator[dict[str, str]]:
    for h in range(HEXES):
        for direction in range(6):
            if world.passage[h, direction] & BY_FERRY and world.ferry[h, direction] == h:
                to = war_grid().name(int(world.neighbour[h, direction]))
                yield {"hex": war_grid().name(h), "from": war_grid().name(h), "to": to}


def _line(setting: Any, number: int) -> dict[str, Any]:
    line = setting.world.lines[number]
    return {
        "index": number, "seat": SEATS[line.side], "kind": SETUP_KINDS[line.kind], "count": int(line.count),
        "leader": LEADER_NAMES[line.leader] if line.leader != NONE else None,
        "region": slugs(setting)[line.region] if line.region != NONE else None, "hex": war_grid().name(int(line.hex)),
    }  # fmt: skip


def _tables(setting: Any) -> dict[str, Any]:
    world = setting.world
    return {
        "odds": list(ODDS),
        "combat": {"lowest": LOWEST_DIE, "rows": world.crt.transpose(1, 0, 2).tolist()},
        "attrition": {"lowest": LOWEST_ATTRITION, "percent": world.attrition.tolist()},
        "diplomacy": [
            {
                "highest": int(row.highest), "result": word(Result(row.result)), "side": side_or_none(int(row.side)),
                "region": slugs(setting)[row.region] if row.region != NONE else None,
            }
            for row in world.diplomacy[: world.rows_used]
        ],
    }  # fmt: skip


def _victory(world: Any) -> dict[str, Any]:
    """What wins the war."""
    levels = {} if world.only_carthage_falls else {word(level): int(world.level_from[level]) for level in Level}
    return {
        "levels": levels, "automatic": int(world.automatic), "has_diplomacy": bool(world.has_diplomacy),
        "only_carthage_falls": bool(world.only_carthage_falls),
    }  # fmt: skip
