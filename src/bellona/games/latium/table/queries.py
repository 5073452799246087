"""Questions about a position: what is this, what can be done with it, and why not?

Every answer uses only what the asker's seat sees.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from itertools import product
from typing import Any

from bellona.gamekit.queries import checked, chosen, odds, tell_reasons
from bellona.gamekit.values import NotUnderstood, Refusal

from ..actions.verbs import Verb
from ..position.battlefield import OFF, WIDEST
from ..position.records import Realm
from ..position.vocabulary import LEADERS, NONE, TOWNS, Ask, Bond, Signum
from ..rules.c10_war.muster import at_hand
from ..text.describing import describe
from ..text.figures import god_figures, standing_figures, town_figures
from ..text.forms import PLAYED
from ..text.names import (
    CELL_NAMES,
    COUNTER_NAMES,
    GOD_NAMES,
    SEAT_NAMES,
    SIGNUM_NAMES,
    TOWN_NAMES,
    UNIT_NAMES,
    square_name,
)
from ..text.notation import NAMES
from .field_reach import drawings_up, marches
from .reach import counter_named, reach

__all__ = ["inspect", "odds", "overlays", "why"]

MOST_ACTS = 60
FIELD, STANDING = "field", "standing"
"""The field of battle, and how the Reges stand, as something to ask about."""
TOWN_VERBS = ("widen", "wall", "declare", "renounce-town")
"""The possible meanings of pointing at a town."""


def inspect(setting: Any, realm: Realm, name: str, own: bool) -> dict[str, Any]:
    """Everything about a town, a casella, a counter, a unit, a person or a god, and what can be done with it."""
    texts = [str(action.text) for action in setting.legal(realm)] if own else []
    return {
        "piece": name,
        "hex": place_of(setting, realm, name),
        "moves": ways(setting, realm, name, texts) if own else {},
        "acts": [act(text) for text in texts if is_about(setting, realm, text, name)][:MOST_ACTS],
        "buttons": [],
        "tell": [said.wire for said in describe(setting, realm, name)] if name not in (FIELD, STANDING) else [],
        "figures": figures(setting, realm, name),
    }


def ways(setting: Any, realm: Realm, name: str, texts: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Where a counter can be sent, where a unit can march, or where units can be drawn up on the field."""
    if name in UNIT_NAMES:
        return marches(setting, realm, name, texts)
    if name == FIELD:
        return drawings_up(setting, realm, texts)
    return reach(setting, realm, name) if is_counter(name) else {}


def figures(setting: Any, realm: Realm, name: str) -> dict[str, Any]:
    """The rules about a town or a god; how the Reges stand; how many centuriae a leader who is called would lead."""
    if name == STANDING:
        return standing_figures(setting, realm)
    if name in TOWN_NAMES:
        return town_figures(setting, realm, TOWN_NAMES.index(name))
    if realm.ask == Ask.SUMMONS and is_counter(name):
        seat, counter = counter_named(name)
        called = seat == realm.seat and counter < LEADERS
        return {"at_hand": int(at_hand(setting.world, realm, counter))} if called else {}
    return god_figures(setting, realm, GOD_NAMES.index(name)) if name in GOD_NAMES[1:] else {}


def act(text: str) -> dict[str, Any]:
    """A choice as JSON."""
    words = text.split()
    target = next((word for word in reversed(words[1:]) if word in CELL_NAMES or word in UNIT_NAMES), None)
    return {"action": text, "verb": words[0], "target": target, "odds": None}


def place_of(setting: Any, realm: Realm, name: str) -> str | None:
    """The casella where something is, None if it is not on the tabula."""
    if name in CELL_NAMES:
        return name
    if name in TOWN_NAMES:
        return CELL_NAMES[int(setting.world.sites[TOWN_NAMES.index(name)].cell)]
    if is_counter(name):
        seat, counter = counter_named(name)
        cell = int(realm.reges[seat].pieces[counter].cell)
        return CELL_NAMES[cell] if cell >= 0 else None
    return None


def is_counter(name: str) -> bool:
    """Whether a name is that of a counter, such as dux-caere."""
    try:
        counter_named(name)
    except NotUnderstood:
        return False
    return True


def is_about(setting: Any, realm: Realm, text: str, name: str) -> bool:
    """Whether a choice is what a counter or unit does, or is done at a town or a casella."""
    words = text.split()[1:]
    if is_counter(name):
        counter, seat = name.rsplit("-", 1)
        return words[:1] == [counter] and SEAT_NAMES.index(seat) == realm.seat and not text.startswith("move")
    if name in CELL_NAMES and setting.world.town_at[CELL_NAMES.index(name)] != NONE:
        return TOWN_NAMES[setting.world.town_at[CELL_NAMES.index(name)]] in words
    return name in words


# Why not?


def why(setting: Any, realm: Realm, piece: str | None, at: str | None) -> list[dict[str, Any]]:
    """Why the seat in turn cannot do what it points at: with a counter or a unit, at a town, a casella or an enemy."""
    return tell_reasons(reasons(setting, realm, piece, at))


def reasons(setting: Any, realm: Realm, piece: str | None, at: str | None) -> Iterator[tuple[str, Refusal | None]]:
    """The possible meanings, and the verdict of the rules on them."""
    yield from checked(setting, realm, candidates(setting, realm, piece, at))


def candidates(setting: Any, realm: Realm, piece: str | None, at: str | None) -> Iterator[str]:
    """Actions that a player who points at something may mean; a whole action means itself."""
    if at and Verb.called(at.split(" ")[0]):
        yield at
        return
    if at in SIGNUM_NAMES[1:]:
        yield from plays(str(at))
        return
    if realm.ask == Ask.ACT and piece in UNIT_NAMES and at in UNIT_NAMES:
        yield from charges(realm, str(piece), str(at))
        return
    if realm.ask == Ask.SHOOT and piece in UNIT_NAMES and at in UNIT_NAMES:
        yield from (f"shoot {piece} {at} {centuria}" for centuria in ("first", "second"))
        return
    place = place_of(setting, realm, at) if at else None
    if place and piece and is_counter(piece):
        yield f"move {piece.rsplit('-', 1)[0]} {place}"
    town = setting.world.town_at[CELL_NAMES.index(place)] if place else NONE
    if town != NONE:
        yield from at_town(piece, TOWN_NAMES[town])


def plays(signum: str) -> Iterator[str]:
    """A Signum played on whatever it wants."""
    kinds = [slot.kind for slot in PLAYED.get(Signum[signum.upper()], ()) if not slot.optional]
    for target in product(*(NAMES[kind].values() for kind in kinds)):
        yield " ".join(("play", signum, *target))


def charges(realm: Realm, unit: str, target: str) -> Iterator[str]:
    """A charge from every square beside the target."""
    square = int(realm.battle.units[UNIT_NAMES.index(target)].square)
    for beside in (square - WIDEST, square + WIDEST, square - 1, square + 1):
        if square != OFF and beside >= 0:
            yield f"charge {unit} {target} {square_name(beside)}"


def at_town(piece: str | None, town: str) -> Iterator[str]:
    """What may be meant by pointing at a town: of a leader battle, of a legatus an audience."""
    counter = piece.rsplit("-", 1)[0] if piece and is_counter(piece) else ""
    if counter in COUNTER_NAMES[:2]:
        yield f"call {counter} {town}"
    elif counter:
        yield f"audience {counter} {town} pactum 0"
    yield from (f"{verb} {town}" for verb in TOWN_VERBS)


# Layers over the tabula


def overlays(setting: Any, realm: Realm, wanted: Collection[str] | None = None) -> dict[str, dict[str, list[str]]]:
    """For each Rex the caselle of the towns that he controls, that are bound to him, that he blockades."""
    holds = {
        "control": lambda seat, town: realm.towns[town].holder == seat,
        "bonds": lambda seat, town: realm.reges[seat].ties[town].bond != Bond.NONE,
        "blockades": lambda seat, town: realm.towns[town].blockader == seat,
    }

    def lay(holds: Any) -> dict[str, list[str]]:
        sites = setting.world.sites
        return {
            name: [CELL_NAMES[sites[town].cell] for town in range(TOWNS) if holds(seat, town)]
            for seat, name in enumerate(SEAT_NAMES)
        }

    return chosen({name: partial(lay, test) for name, test in holds.items()}, wanted)
