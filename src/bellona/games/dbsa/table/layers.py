"""Layers over the field: how far each element could go, the relations between elements, and their modifiers."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from bellona.gamekit.queries import chosen
from bellona.kernel.log import Log
from bellona.kernel.record import clone, one

from ..planning.plan import paces
from ..position.bases import is_there
from ..position.records import ARMY, ELEMENTS, NONE, Ask, Battle, Phase, Status
from ..rules.c04_combat import are_paired, tell_score
from ..rules.events import Part
from ..text.describing import ATTACKS, HOLDS, own, surveyed
from ..text.notation import CONTACTS, ELEMENT_NAMES, SEATS
from .reach import Fan, spread_fan


def overlays(setting: Any, battle: Battle, wanted: Collection[str] | None = None) -> dict[str, Any]:
    """The requested layers, all of them for None."""
    known = surveyed(setting, battle)
    layers: dict[str, Callable[[], Any]] = {
        "threat": lambda: {seat: threat(setting, battle, side) for side, seat in enumerate(SEATS)},
        "factors": lambda: factors(setting, battle, known),
    }
    return chosen(layers | {name: partial(told, known) for name, told in LINKS.items()}, wanted)


# How far


def threat(setting: Any, battle: Battle, side: int) -> dict[str, list[list[int | float]]]:
    """How far each element of a side could go in its next bound."""
    standing = [e for e in own(side) if battle.elements[e].status == Status.ON_BOARD]
    return {ELEMENT_NAMES[e]: reach_of(setting, battle, [e]) for e in standing}


def reach_of(setting: Any, battle: Battle, members: list[int]) -> list[list[int | float]]:
    """The places farthest away to which they could go if it were their side's bound and they had not moved."""
    side, tried = members[0] // ARMY, clone(battle)
    tried.active, tried.seat, tried.ask, tried.phase = side, side, Ask.MOVE, Phase.MOVES
    tried.points = max(int(tried.points), 1)
    for e in members:
        tried.elements[e].moved = 0
    fan: Any = one(Fan)
    spread_fan(setting.world, tried, sum(1 << e % ARMY for e in members), fan)
    return [[paces(x), paces(y)] for x, y in zip(fan.x[: fan.count], fan.y[: fan.count], strict=True)]


# Relations


def names(*elements: int) -> list[str]:
    """Elements by their names."""
    return [ELEMENT_NAMES[e] for e in elements]


def contacts(known: Any) -> list[list[str]]:
    """Whose front contacts which edge of whom."""
    edges = known.edge.tolist()
    return [[*names(e, o), CONTACTS[edge]] for e, row in enumerate(edges) for o, edge in enumerate(row) if edge]


def overlaps(known: Any) -> list[list[str]]:
    """Who overlaps a flank of whom."""
    return [names(e, o) for e, both in enumerate(known.overlaps.tolist()) for o in both if o != NONE]


def friends(found: Any) -> list[list[str]]:
    """Elements and the friend of each."""
    return [names(e, int(found[e])) for e in range(ELEMENTS) if found[e] != NONE]


def marked(marks: Any) -> list[str]:
    """The elements that have a mark."""
    return [ELEMENT_NAMES[e] for e in range(ELEMENTS) if marks[e]]


def attackers(known: Any) -> list[list[str]]:
    """Those who attack a camp, and whose."""
    return [[ELEMENT_NAMES[e], SEATS[1 - e // ARMY]] for e in range(ELEMENTS) if known.camp[e] == ATTACKS]


LINKS: dict[str, Callable[[Any], Any]] = {
    "contacts": contacts,
    "backs": lambda known: friends(known.backs),
    "supports": lambda known: friends(known.supports),
    "overlaps": lambda known: [
        names(e, o) for e, found in enumerate(known.overlaps.tolist()) for o in found if o != NONE
    ],
    "bad": lambda known: marked(known.bad),
    "river": lambda known: marked(known.river),
    "height": lambda known: {ELEMENT_NAMES[e]: paces(known.height[e]) for e in range(ELEMENTS) if known.height[e]},
    "holds": lambda known: marked(known.camp == HOLDS),
    "attacks": attackers,
}
"""The layers that follow from a survey."""


# Modifiers


def factors(setting: Any, battle: Battle, known: Any) -> dict[str, list[list[str | int]]]:
    """The modifiers of each element besides its type: in its fight, or else against any enemy."""
    log: Any = one(Log)
    enemies = {e: opponent(setting, battle, known, e) for e in range(ELEMENTS) if is_there(battle, e)}
    for e, enemy in enemies.items():
        # An element without an enemy is compared with itself: there is no bank and no slope between the two.
        tell_score(setting.world, battle, e, e if enemy == NONE else enemy, log)
    found: dict[str, list[list[str | int]]] = {}
    for _, _, e, part, value, _ in log.events[: log.count].tolist():
        if part >= (Part.CAMP if enemies[e] == NONE else Part.PIKE_SUPPORT):
            found.setdefault(ELEMENT_NAMES[e], []).append([Part(part).word, value])
    return found


def opponent(setting: Any, battle: Battle, known: Any, e: int) -> int:
    """The enemy to an element's front, or else one that it fights for want of room or for a camp; NONE without any."""
    foe = int(known.foe[e])
    if foe != NONE or not known.engaged[e]:
        return foe
    return next((o for o in own(1 - e // ARMY) if are_paired(setting.world, battle, e, o)), NONE)
