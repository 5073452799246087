"""Impossible Reges, counters and filii."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..position.vocabulary import LEADERS, NONE, SEAT_COUNT, TOWNS, Ask, Bond, Errand, Reign, Standing
from ..position.world_record import World
from ..rules.c07_houses.family import MOST_FILII
from ..rules.c10_war.blockade import is_at_large, is_beside
from ..text.names import COUNTER_NAMES, PERSON_NAMES, SEAT_NAMES, TOWN_NAMES

ALIVE = (Standing.FILIUS, Standing.PLEDGE, Standing.REX)


def rex_faults(world: World, realm: Any) -> Iterator[str]:
    """The impossible facts of a Rex."""
    for seat, rex in enumerate(realm.reges):
        place = f"reges.{SEAT_NAMES[seat]}"
        if bool(world.played[seat]) != (rex.reign != Reign.ABSENT):
            who = "somebody" if world.played[seat] else "nobody"
            yield f"{place}.reign: {who} plays {SEAT_NAMES[seat]} in this game"
        if rex.reign == Reign.REIGNS:
            yield from _reign_faults(world, realm, seat, place)
        if rex.partner == seat:
            yield f"{place}.partner: nobody offers together with himself"
        if rex.signa.min() >= 0 and rex.signa.sum() > rex.signa_count:
            yield f"{place}.signa_count: he holds {rex.signa.sum()} Signa, not {rex.signa_count}"
        yield from _tie_faults(world, realm, seat, place)


def _reign_faults(world: World, realm: Any, seat: int, place: str) -> Iterator[str]:
    rex = realm.reges[seat]
    if not 0 <= rex.ira < world.ira_limit:
        yield f"{place}.ira: with {rex.ira} he does not reign; his people drive him out at {world.ira_limit}"
    settled = realm.ask in (Ask.NOTHING, Ask.REIGN) and not any(town.vacant for town in realm.towns)
    if settled and realm.towns[rex.court].holder != seat:
        yield f"{place}.court: he reigns in {TOWN_NAMES[rex.court]}, which is not his"
    lord, steps = int(rex.lord), 0
    while lord != NONE and steps < SEAT_COUNT:
        if lord == seat:
            yield f"{place}.lord: he is his own lord in the end"
        lord, steps = int(realm.reges[lord].lord), steps + 1
    if rex.lord != NONE and not world.played[rex.lord]:
        yield f"{place}.lord: nobody plays {SEAT_NAMES[rex.lord]} in this game"


def _tie_faults(world: World, realm: Any, seat: int, place: str) -> Iterator[str]:
    courts = {int(rex.court) for other, rex in enumerate(realm.reges) if other != seat and rex.reign == Reign.REIGNS}
    for town, tie in enumerate(realm.reges[seat].ties):
        where = f"{place}.ties.{TOWN_NAMES[town]}"
        if tie.bond == Bond.NONE:
            continue
        if tie.bond == Bond.OTHER:
            yield f"{where}.bond: a civitas makes a pactum or a foedus"
        if town in courts:
            yield f"{where}.bond: what two Reges have agreed on stands under accords"
        rivals = [other for other in range(seat) if realm.reges[other].ties[town].bond == Bond.FOEDUS]
        if tie.bond == Bond.FOEDUS and rivals:
            yield f"{where}.bond: it is in foedus with {SEAT_NAMES[rivals[0]]}, and with one Rex at a time"
        if tie.since > realm.turn:
            yield f"{where}.since: turn {tie.since} is still to come"


# Counters


def counter_faults(world: World, realm: Any) -> Iterator[str]:
    """The impossible facts of a counter on the tabula."""
    for seat, rex in enumerate(realm.reges):
        for counter, piece in enumerate(rex.pieces):
            place = f"reges.{SEAT_NAMES[seat]}.pieces.{COUNTER_NAMES[counter]}"
            yield from _standing_faults(world, piece, place)
            if piece.errand == Errand.CAPTIVE and (counter >= LEADERS or piece.captor == seat):
                yield f"{place}.errand: only a Rex or a Dux is a captive, and not his own"
            if piece.captor != NONE and piece.errand != Errand.CAPTIVE:
                yield f"{place}.captor: {SEAT_NAMES[piece.captor]} holds nobody who is no captive"
            if counter >= LEADERS and piece.ranks.any():
                yield f"{place}.ranks: a legatus leads no centuriae"
            if piece.follows and (counter >= LEADERS or (int(piece.follows) - 1) // LEADERS == seat):
                yield f"{place}.follows: a Rex or a Dux marches with the leader of another Rex"
            yield from _blockade_faults(world, realm, seat, counter, place)
    for town in range(TOWNS):
        yield from _blockaded_faults(realm, town)


def _standing_faults(world: World, piece: Any, place: str) -> Iterator[str]:
    if piece.errand not in (Errand.HOME, Errand.AFIELD):
        return
    if piece.cell == NONE:
        yield f"{place}.cell: a counter that is not captive, seized or gone stands somewhere"
    elif world.cost[world.terrain[piece.cell]] == 0:
        yield f"{place}.cell: nobody stands on a lake or in the sea"


def _blockade_faults(world: World, realm: Any, seat: int, counter: int, place: str) -> Iterator[str]:
    piece = realm.reges[seat].pieces[counter]
    if piece.blockades == NONE:
        return
    town = int(piece.blockades)
    if realm.towns[town].blockader != seat:
        yield f"{place}.blockades: towns.{TOWN_NAMES[town]}.blockader does not name {SEAT_NAMES[seat]}"
    elif counter >= LEADERS or not is_at_large(realm, seat, counter) or not is_beside(world, int(piece.cell), town):
        yield f"{place}.blockades: {TOWN_NAMES[town]} is blockaded by a Rex or a Dux who stands beside it"


def _blockaded_faults(realm: Any, town: int) -> Iterator[str]:
    seat = int(realm.towns[town].blockader)
    if seat != NONE and not any(piece.blockades == town for piece in realm.reges[seat].pieces):
        yield f"towns.{TOWN_NAMES[town]}.blockader: no counter of {SEAT_NAMES[seat]} blockades it"


# Filii


def person_faults(realm: Any) -> Iterator[str]:
    """The impossible facts of a son or a daughter."""
    children = [0] * TOWNS
    for number, person in enumerate(realm.persons):
        place = f"persons.{PERSON_NAMES[number]}"
        if person.standing == Standing.NONE:
            if person.spouse != NONE:
                yield f"{place}: there is no such person; filii tells who is born"
            continue
        if person.court == NONE:
            yield f"{place}.court: everybody is of some house"
            continue
        children[person.court] += person.standing == Standing.FILIUS
        if person.spouse != NONE:
            yield from _marriage_faults(realm, number, place)
    for town, count in enumerate(children):
        if count > MOST_FILII:
            yield f"filii.{TOWN_NAMES[town]}: a Rex has {MOST_FILII} filii at the most, not {count}"


def _marriage_faults(realm: Any, number: int, place: str) -> Iterator[str]:
    person, spouse = realm.persons[number], realm.persons[realm.persons[number].spouse]
    name = PERSON_NAMES[person.spouse]
    if spouse.standing not in ALIVE:
        yield f"{place}.spouse: {name} does not live"
    elif person.standing not in ALIVE:
        yield f"{place}.spouse: the dead are not married"
    elif spouse.spouse != number:
        yield f"{place}.spouse: {name} is not married to {PERSON_NAMES[number]}; a marriage is told of both"
    elif spouse.sex == person.sex:
        yield f"{place}.spouse: a marriage is between a son and a daughter"
    if person.wed > realm.turn:
        yield f"{place}.wed: turn {person.wed} is still to come"
