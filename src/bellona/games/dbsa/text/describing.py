"""An element, a group or a camp in words: what it is, where it stands, and its relations to others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bellona.gamekit.catalog import Text
from bellona.kernel.record import one

from ..data.values import TYPES
from ..position.records import ARMY, ELEMENTS, NONE, Battle, CampState, Contact, Status
from ..table.surveying import Survey, survey
from .notation import CAMPS, CONTACTS, ELEMENT_NAMES, write_number, write_place

FLAGS = ("moved", "fought", "braced")
ATTACKS, HOLDS = 1, 2


def surveyed(setting: Any, battle: Battle) -> Any:
    """The relations between all elements."""
    found = one(Survey)
    survey(setting.world, battle, found)
    return found


def describe(setting: Any, battle: Battle, known: Any, name: str) -> Iterator[Text]:
    """The description of an id, part by part; for a group, its first element and its size."""
    if name in CAMPS:
        return describe_camp(setting, battle, known, CAMPS.index(name))
    return describe_element(setting, battle, known, setting.notation.find_element(name.partition("+")[0]))


def describe_element(setting: Any, battle: Battle, known: Any, e: int) -> Iterator[Text]:
    """An element."""
    element = battle.elements[e]
    troop, kind = setting.world.troops[element.kind], Text(f"kind-{TYPES[element.kind].lower()}")
    yield Text("tell-element", id=ELEMENT_NAMES[e], kind=kind, side=setting.say_side(e // ARMY))
    if element.general:
        yield Text("tell-general")
    yield Text("tell-factors", foot=int(troop.factor_foot), mounted=int(troop.factor_mounted))
    if TYPES[element.kind] == "Sh":
        yield Text("tell-no-shooting")
    yield Text("tell-moves", good=write_number(int(troop.move_good)), bad=write_number(int(troop.move_bad)))
    if element.status == Status.ON_BOARD:
        place, facing = write_place(int(element.x), int(element.y)), write_number(int(element.facing))
        yield Text("tell-pose", place=place, facing=facing)
        yield from (Text(f"tell-{flag}") for flag in FLAGS if getattr(element, flag))
        yield from _ground(known, e)
        yield from _company(setting, battle, known, e)
    else:
        yield Text("tell-lost" if element.status == Status.LOST else "tell-waiting")


def _ground(known: Any, e: int) -> Iterator[Text]:
    if known.bad[e]:
        yield Text("tell-bad-going")
    if known.river[e]:
        yield Text("tell-in-river")
    if known.height[e]:
        yield Text("tell-height", height=write_number(int(known.height[e])))


def _company(setting: Any, battle: Battle, known: Any, e: int) -> Iterator[Text]:
    """Those that it touches, helps and follows, and those that do so to it."""

    def say(other: int) -> Text:
        said: Text = setting.say_element(battle, other)
        return said

    for other in range(ELEMENTS):
        mine, theirs = int(known.edge[e, other]), int(known.edge[other, e])
        if mine:
            yield Text("tell-contact", enemy=say(other), contact=Text(f"contact-{CONTACTS[mine]}"))
        elif theirs > Contact.FRONT:
            yield Text("tell-contacted", enemy=say(other), contact=Text(f"contact-{CONTACTS[theirs]}"))
        if known.supports[e] == other:
            yield Text("tell-supports", friend=say(other))
        if known.supports[other] == e:
            yield Text("tell-supported", friend=say(other))
        if other in known.overlaps[e]:
            yield Text("tell-overlaps", enemy=say(other))
        if e in known.overlaps[other]:
            yield Text("tell-overlapped", enemy=say(other))
    if battle.elements[e].follows != NONE:
        yield Text("tell-follows", friend=say(int(battle.elements[e].follows)))
    number = int(known.group[e]).bit_count()
    if number > 1:
        yield Text("tell-group", number=number)


def describe_camp(setting: Any, battle: Battle, known: Any, side: int) -> Iterator[Text]:
    """A camp: whether it stands, who holds it and who attacks it."""
    yield Text("tell-camp", side=setting.say_side(side))
    state = battle.camps[side].state
    if state != CampState.STANDS:
        yield Text("tell-camp-fallen" if state == CampState.FALLEN else "tell-camp-absent")
        return
    holder = next((e for e in own(side) if known.camp[e] == HOLDS), NONE)
    yield (
        Text("tell-camp-held", element=setting.say_element(battle, holder))
        if holder != NONE
        else Text("tell-camp-empty")
    )
    for e in own(1 - side):
        if known.camp[e] == ATTACKS:
            yield Text("tell-camp-attacked", element=setting.say_element(battle, e))


def own(side: int) -> range:
    """The elements of a side."""
    return range(side * ARMY, side * ARMY + ARMY)
