"""The data about a battle for a client before the first step: its field, its elements, its tables, its record."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from typing import Any

from bellona.gamekit.client_facts import describe_common, load_facts, words_of
from bellona.gamekit.data_files import is_doubtful

from .. import data as data_folder
from ..actions.moves import LEGS, LegKind
from ..actions.verbs import Verb
from ..data.values import SIDES, TERRAINS, TYPES, Piece
from ..position.records import ARMY, HALF, Ask, Battle, CampState, Contact, Edge, Phase, Reason, Status
from ..text.notation import CAMPS, ELEMENT_NAMES, SEATS

OVERLAYS = ("threat", "contacts", "going", "last")
ENUMS = words_of(
    phase=Phase, ask=Ask, status=Status, camp=CampState, reason=Reason, edge=Edge, contact=Contact, leg=LegKind,
)  # fmt: skip

FACTS = load_facts(resources.files(data_folder), Verb)


def describe(setting: Any) -> dict[str, Any]:
    """Everything about a battle that stays the same; lengths in paces, angles in degrees."""
    world = setting.world
    return describe_common("dbsa", setting.scenario, SEATS, Battle, setting.notation, FACTS) | {
        "labels": {seat: setting.label(side).wire for side, seat in enumerate(SEATS)},
        "armies": {seat: setting.field.host(side).army for seat, side in zip(SEATS, SIDES, strict=True)},
        "leaders": {},
        "size": {"width": plain(world.width), "height": plain(world.height)},
        "order": [],
        "hexes": {},
        "shape": "",
        "directions": [],
        "terrain": [_piece(setting, piece) for piece in setting.field.terrain],
        "kinds": [_kind(setting, number) for number in range(len(TYPES))],
        "pieces": list(_elements(setting)),
        "enums": ENUMS
        | {"side": [*SEATS, "nobody"], "terrain": list(TERRAINS)},
        "turns": int(world.last_bound),
        "unit": 100,
        "half": plain(HALF),
        "camp": {"half": plain(world.camp_half), "depth": plain(world.camp_depth), "names": list(CAMPS)},
        "strip": plain(world.strip),
        "fixed": bool(world.fixed),
        "losing": int(world.losing),
        "legs": LEGS,
        "road": {"limit": plain(world.road_limit), "extra": plain(world.road_extra)},
        "tolerance": {"distance": plain(world.touch), "angle": plain(world.angle), "line_up": plain(world.conform)},
        "overlays": list(OVERLAYS),
        "plans": True,
        "secret": [],
    }  # fmt: skip


def plain(hundredths: int) -> int | float:
    """Hundredths as a number of paces or degrees."""
    whole, rest = divmod(int(hundredths), 100)
    return int(hundredths) / 100 if rest else whole


def _piece(setting: Any, piece: Piece) -> dict[str, Any]:
    """A piece of ground as its file has it."""
    kind = setting.tables.terrain[piece.kind]
    label = {"$": f"terrain-{piece.kind.replace('_', '-')}"}
    told: dict[str, Any] = {"kind": piece.kind, "label": label, "going": kind.going, "hill": kind.hill}
    if kind.shape == "area":
        return told | {"polygon": [list(point) for point in piece.polygon]}
    return told | {
        "polyline": [list(point) for point in piece.polyline],
        "width": piece.width or kind.width,
        "fords": [[list(point) for point in ford.polygon] for ford in piece.fords],
    }


def _kind(setting: Any, number: int) -> dict[str, Any]:
    code, troop = TYPES[number], setting.world.troops[number]
    return {
        "code": code, "label": {"$": f"kind-{code.lower()}"}, "mounted": bool(troop.mounted),
        "depth": plain(troop.depth), "good": plain(troop.move_good), "bad": plain(troop.move_bad),
        "foot": int(troop.factor_foot), "mounted_factor": int(troop.factor_mounted), "hindered": bool(troop.hindered),
        "passes": [name for kind, name in enumerate(TYPES) if int(troop.passes) >> kind & 1],
        "passes_most": int(troop.passes_most),
        "reconstructed": is_doubtful(setting.tables.troops[code].provenance, "depth"),
    }  # fmt: skip


def _elements(setting: Any) -> Iterator[dict[str, Any]]:
    world = setting.world
    for e, name in enumerate(ELEMENT_NAMES):
        kind, general = int(world.kind[e]), bool(world.general[e])
        label = {"$": "piece-general" if general else "piece-element", "id": name}
        yield {
            "index": e, "id": name, "seat": SEATS[e // ARMY], "kind": kind, "number": e % ARMY + 1,
            "general": general, "label": label | {"kind": {"$": f"kind-{TYPES[kind].lower()}"}},
        }  # fmt: skip
