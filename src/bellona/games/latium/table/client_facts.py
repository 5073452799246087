"""The data about a game for a client before the first step: its tabula, towns, counters, cards and words."""

from __future__ import annotations

from importlib import resources
from typing import Any

from bellona.drawing import polygon
from bellona.gamekit.client_facts import describe_common, load_facts, word, words_of
from bellona.gamekit.verbs import Slot

from .. import data as data_folder
from ..actions.verbs import Verb
from ..data.values import PEOPLES, SEATS, TERRAINS
from ..picture.measures import EDGE, HEIGHT, WIDTH, centre, shape
from ..position import battlefield
from ..position.battlefield import DEEPEST, WIDEST, Arma, Clash, Ground, Moment, Stage
from ..position.records import Realm
from ..position.tabula import neighbours
from ..position.vocabulary import (
    CELLS,
    LETTERS_EACH,
    NONE,
    Ask,
    Bond,
    Clause,
    Ending,
    Errand,
    Fall,
    Hold,
    Level,
    Phase,
    Reign,
    Sacred,
    Standing,
    Work,
)
from ..position.vocabulary import CLAUSES as MOST_CLAUSES
from ..position.world import event_slugs, result_slugs
from ..text.forms import CLAUSES, PLAYED
from ..text.names import (
    ARM_NAMES,
    CELL_NAMES,
    CLAIM_NAMES,
    CLAUSE_NAMES,
    COUNTER_NAMES,
    DEMAND_NAMES,
    GOD_NAMES,
    LETTER_NAMES,
    PERSON_NAMES,
    SIGNUM_NAMES,
    TOWN_NAMES,
    UNIT_NAMES,
)
from ..text.praenomina import praenomina

SIDE_NAMES = ("E", "SE", "SW", "W", "NW", "NE")
OVERLAYS = ("control", "bonds", "blockades")
SECRET = (Ask.OFFER, Ask.CHARISMA, Ask.SALUS, Ask.MUSTER, Ask.ALLOT, Ask.ALACRITAS, Ask.CARDS, Ask.DEPLOY)
"""Choices that several people at one screen make out of each other's sight."""
ENUMS = words_of(
    phase=Phase, ask=Ask, level=Level, work=Work, sacred=Sacred, hold=Hold, reign=Reign, errand=Errand, bond=Bond,
    clause=Clause, standing=Standing, fall=Fall, ending=Ending, stage=Stage, moment=Moment, ground=Ground, arma=Arma,
    clash=Clash, presence=battlefield.Standing,
)  # fmt: skip
FACTS = load_facts(resources.files(data_folder), Verb)


def describe(setting: Any) -> dict[str, Any]:
    """Everything about a game that stays the same."""
    world = setting.world
    return describe_common("latium", setting.scenario, setting.playing, Realm, setting.notation, FACTS) | {
        "reges": list(SEATS),
        "leaders": {},
        "directions": list(SIDE_NAMES),
        "size": {"width": WIDTH + 2 * EDGE, "height": HEIGHT + 2 * EDGE},
        "order": list(CELL_NAMES),
        "hexes": {CELL_NAMES[cell]: _cell(world, cell) for cell in range(CELLS)},
        "shape": polygon(shape()),
        "towns": [_town(setting, number) for number in range(len(TOWN_NAMES))],
        "pieces": [_counter(seat, counter) for seat in setting.playing for counter in range(len(COUNTER_NAMES))],
        "enums": ENUMS,
        "names": _names(),
        "signa": [_signum(world, kind) for kind in range(len(SIGNUM_NAMES))],
        "eventi": [_event(number) for number in range(len(event_slugs()))],
        "clauses": {CLAUSE_NAMES[kind]: [_slot(slot) for slot in form] for kind, form in CLAUSES.items()}
        | {CLAUSE_NAMES[Clause.SUBMIT]: []},
        "targets": {SIGNUM_NAMES[kind]: [_slot(slot) for slot in form] for kind, form in PLAYED.items()},
        "turns": int(world.last_turn),
        "semester": int(world.semester),
        "cycle": int(world.cycle),
        "allowance": int(world.allowance),
        "ira_limit": int(world.ira_limit),
        "predominance": {"towns": int(world.predominance_towns), "capita": int(world.predominance_capita)},
        "most_clauses": MOST_CLAUSES,
        "letters_each": LETTERS_EACH,
        "money": {"step": int(world.money_step), "most": int(world.money_most)},
        "field": {"widest": WIDEST, "deepest": DEEPEST},
        "overlays": list(OVERLAYS),
        "secret": [word(ask) for ask in SECRET],
    }  # fmt: skip


def _cell(world: Any, cell: int) -> dict[str, Any]:
    x, y = centre(cell)
    near = {SIDE_NAMES[side]: CELL_NAMES[beside] for side, beside in enumerate(neighbours(cell)) if beside >= 0}
    town = int(world.town_at[cell])
    return {
        "x": round(x + EDGE, 1), "y": round(y + EDGE, 1), "terrain": TERRAINS[world.terrain[cell]],
        "milia": int(world.cost[world.terrain[cell]]), "near": near,
        "town": TOWN_NAMES[town] if town != NONE else None,
        "rivers": [SIDE_NAMES[side] for side in range(len(SIDE_NAMES)) if world.river[cell, side]],
    }  # fmt: skip


def _town(setting: Any, number: int) -> dict[str, Any]:
    site = setting.world.sites[number]
    slug = TOWN_NAMES[number]
    return {
        "index": number, "slug": slug, "hex": CELL_NAMES[site.cell], "label": {"$": f"town-{slug}"},
        "people": PEOPLES[site.people], "bonus": int(site.bonus), "caput": slug in SEATS,
    }  # fmt: skip


def _counter(seat: str, counter: int) -> dict[str, Any]:
    name = COUNTER_NAMES[counter]
    label = {"$": "piece-counter", "counter": {"$": f"counter-{name}"}, "seat": {"$": f"side-{seat}"}}
    return {
        "index": SEATS.index(seat), "id": f"{name}-{seat}", "seat": seat, "kind": counter, "number": counter,
        "counter": name, "label": label,
    }  # fmt: skip


def _names() -> dict[str, list[str]]:
    return {
        "town": list(TOWN_NAMES), "arm": list(ARM_NAMES), "signum": list(SIGNUM_NAMES), "god": list(GOD_NAMES),
        "counter": list(COUNTER_NAMES), "person": list(PERSON_NAMES), "letter": list(LETTER_NAMES),
        "claim": list(CLAIM_NAMES), "unit": list(UNIT_NAMES), "people": list(PEOPLES), "demand": list(DEMAND_NAMES),
        "sons": list(praenomina("sons")), "daughters": list(praenomina("daughters")),
    }  # fmt: skip


def _signum(world: Any, kind: int) -> dict[str, Any]:
    sign, slug = world.signs[kind], SIGNUM_NAMES[kind]
    return {
        "slug": slug, "god": GOD_NAMES[sign.god], "count": int(sign.count), "label": {"$": f"signum-{slug}"},
        "tell": {"$": f"tell-signum-{slug}"},
    }  # fmt: skip


def _event(number: int) -> dict[str, Any]:
    slug = event_slugs()[number].replace("_", "-")
    results = [{"$": f"outcome-{result.replace('_', '-')}"} for result in result_slugs()[number]]
    return {"slug": slug, "label": {"$": f"eventus-{slug}"}, "results": results}


def _slot(slot: Slot) -> dict[str, Any]:
    return {"kind": slot.kind, "word": slot.word, "optional": slot.optional}
