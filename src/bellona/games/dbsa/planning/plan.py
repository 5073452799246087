"""A dragged path: its result, the nearest allowed one, and where it may snap to."""

from __future__ import annotations

from typing import Any

from bellona.gamekit.catalog import Text
from bellona.gamekit.client_facts import tell_refusal
from bellona.kernel.jit import kernel
from bellona.kernel.record import i4, one, record

from ..actions.moves import Action
from ..position.records import ARMY, ELEMENTS, NONE, Battle, World
from ..text.notation import CONTACTS, ELEMENT_NAMES, SEATS
from .shortening import shorten
from .sketching import Sketch, sketch
from .snapping import Snap, Snaps, look_for_snaps


@record
class Plan:
    """The findings about a path."""

    asked: Sketch
    is_short: i4
    short: Action
    shortened: Sketch
    snaps: Snaps


@kernel
def find_out(world: World, battle: Battle, wished: Action, snap: bool, found: Plan) -> None:
    """Sketch a path and, if it is refused, as much of it as is allowed; look for snaps."""
    sketch(world, battle, wished, found.asked)
    found.is_short = shorten(world, battle, wished, found.short)
    if found.is_short:
        sketch(world, battle, found.short, found.shortened)
    found.snaps.count = 0
    if snap:
        look_for_snaps(world, battle, wished, found.asked, found.short, found.is_short == 1, found.snaps)


def plan(setting: Any, battle: Battle, text: str, snap: bool) -> dict[str, Any]:
    """The answer for a dragged path: `asked`, `legal`, `snaps`, and the resulting `contacts`."""
    action = setting.read(battle, text)
    found: Any = one(Plan)
    find_out(setting.world, battle, setting.engine.codes.filled(action.code), snap, found)
    asked, side = found.asked, int(battle.active)
    refusal = setting.check(battle, action) if asked.why else None
    told = _told(side, action.text, asked) | {
        "limit": paces(asked.limit),
        "refusal": refusal and tell_refusal(refusal),
        "place": [paces(asked.x), paces(asked.y)] if asked.why and (asked.x or asked.y) else None,
        "other": setting.notation.element(int(asked.other)) if asked.why and asked.other != NONE else None,
    }
    legal = told if not asked.why else None
    if asked.why and found.is_short:
        legal = _told(side, _text(setting, battle, found.short), found.shortened)
    return {
        "asked": told,
        "legal": legal and {name: legal[name] for name in ("action", "ghosts", "spent", "contacts")},
        "snaps": [_snap(setting, battle, found.snaps.found[n]) for n in range(found.snaps.count)],
        "contacts": told["contacts"],
    }


def _text(setting: Any, battle: Battle, record: Any) -> str:
    text: str = setting.action(battle, setting.engine.codes.numbers(record)[0]).text
    return text


def _told(side: int, text: str, paper: Any) -> dict[str, Any]:
    """A sketched action, as JSON."""
    movers = [n for n in range(ARMY) if int(paper.movers) >> n & 1]
    ends, touched, edges = paper.end.tolist(), paper.touched.tolist(), paper.contact.tolist()
    own = ELEMENT_NAMES[side * ARMY :]
    return {
        "action": text,
        "ghosts": {own[n]: [paces(part) for part in ends[n]] for n in movers},
        "spent": paces(paper.spent),
        "contacts": [[own[n], target_name(touched[n]), CONTACTS[edges[n]]] for n in movers if touched[n] != NONE],
    }


def _snap(setting: Any, battle: Battle, found: Any) -> dict[str, Any]:
    """Something to snap to, as JSON."""
    told = _told(int(battle.active), _text(setting, battle, found.action), found.paper)
    return told | {"label": _label(setting, battle, found).wire}


def _label(setting: Any, battle: Battle, found: Any) -> Text:
    snap, other = Snap(found.snap), int(found.other)
    name = f"snap-{snap.name.lower()}"
    if snap == Snap.CAMP:
        return Text(name, side=setting.say_side(other - ELEMENTS))
    said = setting.say_element(battle, other)
    if snap == Snap.CONTACT:
        return Text(name, enemy=said, contact=Text(f"contact-{CONTACTS[found.edge]}"))
    if snap == Snap.OVERLAP:
        return Text(name, enemy=said)
    return Text(name, other=said) if snap == Snap.PARALLEL else Text(name, friend=said)


def target_name(target: int) -> str:
    """An element or a camp by its name."""
    return ELEMENT_NAMES[target] if target < ELEMENTS else f"{SEATS[target - ELEMENTS]}-camp"


def paces(hundredths: int) -> int | float:
    """Hundredths as a number with at most two decimals."""
    value = int(hundredths)
    return value // 100 if value % 100 == 0 else value / 100
