"""The data about a battle for a client before the first step: its map, its pieces and the shape of its record."""

from __future__ import annotations

from importlib import resources
from typing import Any

from bellona.drawing import polygon
from bellona.gamekit.client_facts import describe_common, load_facts, portrayed, word, words_of
from bellona.gamekit.data_files import is_doubtful
from bellona.kernel.hexes import DIRECTIONS
from bellona.portraits.medals import faces

from .. import data as data_folder
from ..actions.verbs import Verb
from ..picture.measures import BOARD, EDGE, HEIGHT, WIDTH
from ..position.field import battle_grid
from ..position.records import CAVALRY, ELEPHANT, FOOT, HEXES, UNITS, Ask, Battle, Life, Phase, Status
from ..text.notation import BOX_NAMES, LETTERS, SEATS

OVERLAYS = ("zoc", "radius", "threat", "last")
SECRET = (Ask.PLACE,)
"""Choices that two people at one screen make out of each other's sight."""
ARMS = {FOOT: "foot", CAVALRY: "cavalry", ELEPHANT: "elephant"}


FACTS = load_facts(resources.files(data_folder), Verb)


def describe(setting: Any, battle: Battle) -> dict[str, Any]:
    """Everything about a battle that stays the same."""
    field, data = setting.field, setting.data
    return describe_common("de_bello_punico", setting.scenario, SEATS, Battle, setting.notation, FACTS) | {
        "leaders": {seat: data.army(seat).leader.name for seat in SEATS},
        "people": {
            f"{letter}-CMD": portrayed(portrait)
            for letter, seat in zip(LETTERS, SEATS, strict=True)
            if (portrait := data.army(seat).leader.portrait) in faces().faces
        },
        "size": {"width": WIDTH + 2 * EDGE, "height": HEIGHT + 2 * EDGE},
        "order": [battle_grid().name(h) for h in range(HEXES)],
        "hexes": {battle_grid().name(h): _hex(setting, h) for h in range(HEXES)},
        "shape": polygon(BOARD.shape()),
        "kinds": [_kind(setting, number) for number in range(len(setting.notation.codes))],
        "pieces": _pieces(setting, battle),
        "enums": words_of(status=Status, ask=Ask, phase=Phase, life=Life) | {"box": list(BOX_NAMES)},
        "turns": int(field.turns),
        "rout_level": {seat: int(field.rout_level[side]) for side, seat in enumerate(SEATS)},
        "points": {seat: int(field.points[side]) for side, seat in enumerate(SEATS)},
        "box_limit": {
            seat: {name: int(field.box_limit[side, box]) for box, name in enumerate(BOX_NAMES)}
            for side, seat in enumerate(SEATS)
        },
        "overlays": list(OVERLAYS),
        "secret": [word(ask) for ask in SECRET],
    }


def _hex(setting: Any, h: int) -> dict[str, Any]:
    x, y = BOARD.centre(h)
    near = {
        DIRECTIONS[direction]: battle_grid().name(int(setting.field.neighbour[h, direction]))
        for direction in range(6)
        if setting.field.neighbour[h, direction] >= 0
    }
    chart = setting.data.map
    row, column = divmod(h, len(chart.rows[0]))
    return {
        "x": round(x + EDGE, 1), "y": round(y + EDGE, 1), "terrain": chart.legend[chart.rows[row][column]],
        "cost": int(setting.field.cost[h]), "near": near,
    }  # fmt: skip


def _kind(setting: Any, number: int) -> dict[str, Any]:
    code, kind = setting.notation.codes[number], setting.field.kinds[number]
    doubtful = is_doubtful(setting.tables.types[code].provenance, "combat", "movement", "morale")
    return {
        "code": code, "label": {"$": f"unit-{code}"}, "combat": int(kind.combat), "movement": int(kind.movement),
        "morale": int(kind.morale), "reach": int(kind.reach), "arm": ARMS.get(int(kind.arm), ""),
        "reconstructed": doubtful,
    }  # fmt: skip


def _pieces(setting: Any, battle: Battle) -> list[dict[str, Any]]:
    said = setting.names(battle)
    return [
        {
            "index": unit, "id": said[unit].args["id"], "seat": SEATS[battle.units[unit].side],
            "kind": int(battle.units[unit].kind), "number": int(battle.units[unit].number), "label": said[unit].wire,
        }
        for unit in range(UNITS)
        if battle.units[unit].status != Status.ABSENT
    ]  # fmt: skip
