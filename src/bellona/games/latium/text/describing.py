"""Towns, caselle, counters, units, persons and gods in words: their state, as far as the viewer knows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bellona.gamekit.catalog import Text
from bellona.gamekit.values import NotUnderstood

from ..data.values import PEOPLES, TERRAINS
from ..position.battlefield import CENTURIAE, LEADER
from ..position.battlefield import Standing as Presence
from ..position.records import Realm
from ..position.vocabulary import COUNTERS, NONE, SEAT_COUNT, TOWNS, Bond, Errand, Hold, Reign, Sacred, Standing
from ..rules.c07_houses.family import heir, is_marriageable
from .figures import god_figures
from .names import ARM_NAMES, CELL_NAMES, COUNTER_NAMES, GOD_NAMES, PERSON_NAMES, SEAT_NAMES, TOWN_NAMES, UNIT_NAMES
from .saying import say


def describe(setting: Any, realm: Realm, name: str) -> Iterator[Text]:
    """The description of an id, part by part: a town, a casella, a unit, a person, a god, or a counter (rex-roma)."""
    if name in TOWN_NAMES:
        return describe_town(setting, realm, TOWN_NAMES.index(name))
    if name in CELL_NAMES:
        return describe_cell(setting, realm, CELL_NAMES.index(name))
    if name in UNIT_NAMES:
        return describe_unit(realm, UNIT_NAMES.index(name))
    if name in PERSON_NAMES:
        return describe_person(setting, realm, PERSON_NAMES.index(name))
    if name in GOD_NAMES[1:]:
        return describe_god(setting, realm, GOD_NAMES.index(name))
    counter, _, seat = name.rpartition("-")
    if counter in COUNTER_NAMES and seat in SEAT_NAMES:
        return describe_counter(setting, realm, SEAT_NAMES.index(seat), COUNTER_NAMES.index(counter))
    raise NotUnderstood(f"{name!r} is no town, casella, counter, unit, person or god")


# A town


def describe_town(setting: Any, realm: Realm, number: int) -> Iterator[Text]:
    """A town: its people, its size, who holds it, its gods and its filii."""
    town, site = realm.towns[number], setting.world.sites[number]
    yield Text("tell-town", town=say("town", number), people=Text(f"people-{PEOPLES[site.people]}"))
    yield Text("tell-size", level=say("level", int(town.level)), cives=int(town.cives))
    yield _holder(realm, number)
    if town.garrison[0] >= 0:
        yield Text("tell-garrison", **{arm: int(town.garrison[place]) for place, arm in enumerate(ARM_NAMES)})
    if town.sacred == Sacred.TEMPLUM:
        yield Text("tell-templum", god=say("god", int(town.god)))
    elif town.sacred == Sacred.ARA:
        yield Text("tell-ara", god=say("god", int(town.god)), favours=int(town.favours))
    if town.blockader != NONE:
        yield Text("tell-blockaded", seat=say("seat", int(town.blockader)))
    yield from _bonds(realm, number)
    yield from _filii(setting, realm, number)


def _holder(realm: Realm, number: int) -> Text:
    town = realm.towns[number]
    if town.holder == NONE:
        return Text("tell-sine-duce")
    word = "tell-court" if town.hold == Hold.OWN else "tell-held"
    return Text(word, seat=say("seat", int(town.holder)), hold=say("hold", int(town.hold)))


def _bonds(realm: Realm, number: int) -> Iterator[Text]:
    for seat in range(SEAT_COUNT):
        bond = int(realm.reges[seat].ties[number].bond)
        if bond != Bond.NONE:
            yield Text("tell-bond", bond=say("bond", bond), seat=say("seat", seat))


def _filii(setting: Any, realm: Realm, number: int) -> Iterator[Text]:
    for place, person in enumerate(realm.persons):
        if person.court == number and person.standing in (Standing.FILIUS, Standing.PLEDGE):
            spouse = int(person.spouse)
            word = "tell-filius" if spouse == NONE else "tell-filius-wed"
            person_said, spouse_said = setting.say_person(realm, place), setting.say_person(realm, spouse)
            yield Text(word, id=PERSON_NAMES[place], person=person_said, spouse=spouse_said)


# A person


def describe_person(setting: Any, realm: Realm, number: int) -> Iterator[Text]:
    """A son or daughter of a house: the crown, the marriage, the captor."""
    person = realm.persons[number]
    if person.standing == Standing.NONE:
        yield Text("person-nobody")
        return
    yield Text("tell-person", person=setting.say_person(realm, number))
    yield Text(f"tell-person-{Standing(person.standing).name.lower()}", town=say("town", int(person.court)))
    if person.standing == Standing.FILIUS and int(heir(realm, int(person.court))) == number:
        yield Text("tell-person-heir")
    if person.spouse != NONE:
        spouse = setting.say_person(realm, int(person.spouse))
        yield Text("tell-person-wed", spouse=spouse, turn=int(person.wed))
    if person.dynastic:
        yield Text("tell-person-dynastic")
    if person.captor != NONE:
        yield Text("tell-person-captive", seat=say("seat", int(person.captor)), turn=int(person.until))
    if is_marriageable(realm, number):
        yield Text("tell-person-free")


# A god


def describe_god(setting: Any, realm: Realm, god: int) -> Iterator[Text]:
    """A god: whose Protector he is, and the sacred areas that he can still be given."""
    figures = god_figures(setting, realm, god)
    yield Text("tell-god", god=say("god", god), left=figures["areas_left"], most=figures["areas_most"])
    for seat in figures["protects"]:
        yield Text("tell-god-protects", seat=Text(f"side-{seat}"))


# A casella


def describe_cell(setting: Any, realm: Realm, cell: int) -> Iterator[Text]:
    """A casella: its ground, its town, and the counters that stand there."""
    world = setting.world
    ground = TERRAINS[world.terrain[cell]]
    yield Text(
        "tell-casella",
        casella=CELL_NAMES[cell],
        terrain=Text(f"terrain-{ground}"),
        milia=int(world.cost[world.terrain[cell]]),
    )
    if world.town_at[cell] != NONE:
        yield Text("tell-town-there", town=say("town", int(world.town_at[cell])))
    for seat in range(SEAT_COUNT):
        for counter in range(COUNTERS):
            piece = realm.reges[seat].pieces[counter]
            if piece.cell == cell and piece.errand != Errand.GONE and realm.reges[seat].reign == Reign.REIGNS:
                yield Text("tell-counter-there", seat=say("seat", seat), counter=say("counter", counter))


# A counter


def describe_counter(setting: Any, realm: Realm, seat: int, counter: int) -> Iterator[Text]:
    """A counter: where it is, how it stands, and whom it leads, as far as that is known."""
    piece = realm.reges[seat].pieces[counter]
    yield Text("tell-counter", seat=say("seat", seat), counter=say("counter", counter))
    yield Text(f"tell-errand-{Errand(piece.errand).name.lower()}")
    if piece.errand in (Errand.HOME, Errand.AFIELD):
        town = int(setting.world.town_at[piece.cell])
        there = Text("tell-stands", casella=say("casella", int(piece.cell)))
        yield there if town == NONE else Text("tell-stands-town", town=say("town", town))
    if piece.goal >= 0:
        yield Text("tell-bound-for", casella=say("casella", int(piece.goal)))
    for home in range(TOWNS):
        ranks = [int(piece.ranks[home, arm]) for arm in range(len(ARM_NAMES))]
        if max(ranks) > 0:
            yield Text("tell-ranks", town=say("town", home), **dict(zip(ARM_NAMES, ranks, strict=True)))
    if piece.errand == Errand.CAPTIVE:
        yield Text("tell-captor", seat=say("seat", int(piece.captor)))


# A unit


def describe_unit(realm: Realm, number: int) -> Iterator[Text]:
    """A unit on the pugnae tabula: its arm, its centuriae with their points, and what it waits for."""
    unit = realm.battle.units[number]
    side = say("side", int(unit.side))
    if unit.standing == Presence.ABSENT:
        yield Text("tell-unit-unknown")
        return
    if unit.arm == LEADER:
        yield Text("tell-commander", unit=UNIT_NAMES[number], side=side, seat=say("seat", int(unit.seat)))
    else:
        yield Text("tell-unit", unit=UNIT_NAMES[number], side=side, arm=say("arm", int(unit.arm)))
    yield Text(f"tell-presence-{Presence(unit.standing).name.lower()}")
    for centuria in range(CENTURIAE):
        if unit.alive[centuria]:
            points, home = int(unit.points[centuria]), say("town", int(unit.home[centuria]))
            yield Text("tell-centuria", town=home, points=points)
    if unit.wait > 0:
        yield Text("tell-waits", moves=int(unit.wait))
    if unit.rest > 0:
        yield Text("tell-rests", moves=int(unit.rest))
