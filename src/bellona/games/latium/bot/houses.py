"""What a bot does for its house: crowns it claims, marriages it gives up, secret socii it shows."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import CLAIMS, Realm
from ..position.vocabulary import ACCORDS, NONE, PERSONS, SEAT_COUNT, TOWNS, AccordState, Bond, Sex
from ..position.world_record import World
from ..rules.c07_houses.family import check_repudiate, house_of, is_filius, is_marriageable
from ..rules.c07_houses.succession import check_claim
from ..rules.c08_diplomacy.accords import bond_between, other_party
from ..rules.c10_war.hostility import war_between
from .mind import Mind
from .strength import is_stronger
from .wanting import want


@kernel
def choose_for_house(world: World, realm: Realm, mind: Mind) -> bool:
    """A crown that can be won, a son set free for a better match, a secret alliance shown when it is needed."""
    for number in range(CLAIMS):
        if check_claim(realm, number) == 0 and is_stronger(world, realm, mind, realm.claims[number].reigning):
            return want(mind, Verb.CLAIM, number, 0, 0)
    for person in range(PERSONS):
        if check_repudiate(realm, person) == 0 and deserves_better(realm, person):
            return want(mind, Verb.REPUDIATE, person, 0, 0)
    return is_pressed(realm) and reveal(realm, mind)


# Marriages


@kernel
def deserves_better(realm: Realm, husband: int) -> bool:
    """Whether a son whose marriage brings neither a town nor a socius could have a wife whose town comes with her."""
    son = realm.persons[husband]
    if son.dynastic and realm.towns[realm.persons[son.spouse].court].holder == realm.seat:
        return False
    if not is_filius(realm, husband, son.court, Sex.SON):
        return False
    in_law = house_of(realm, son.spouse)
    if in_law != NONE and in_law != realm.seat and bond_between(realm, realm.seat, in_law) != Bond.NONE:
        return False
    for town in range(TOWNS):
        socia = realm.towns[town].holder == NONE and realm.reges[realm.seat].ties[town].bond == Bond.FOEDUS
        if socia and has_free_daughter(realm, town):
            return True
    return False


@kernel
def has_free_daughter(realm: Realm, town: int) -> bool:
    """Whether the Rex of a town has a daughter to give."""
    for person in range(PERSONS):
        if is_filius(realm, person, town, Sex.DAUGHTER) and is_marriageable(realm, person):
            return True
    return False


# Secret socii


@kernel
def is_pressed(realm: Realm) -> bool:
    """Whether another Rex shuts in a town of the bot's, or is at war with it."""
    seat = realm.seat
    for other in range(SEAT_COUNT):
        if other != seat and war_between(realm, seat, other) != NONE:
            return True
    return False


@kernel
def reveal(realm: Realm, mind: Mind) -> bool:
    """Show an alliance that nobody knows of, with somebody who is no enemy."""
    seat = realm.seat
    for number in range(ACCORDS):
        accord = realm.accords[number]
        other = other_party(realm, number, seat)
        if accord.state == AccordState.IN_FORCE and accord.secret and accord.bond != Bond.OTHER and other != NONE:
            if war_between(realm, seat, other) == NONE:
                return want(mind, Verb.REVEAL, number, 0, 0)
    return False
