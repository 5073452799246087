"""What the chances of a Rex are judged by: countable features of his realm."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import Array
from bellona.kernel.results import f8

from ..rules.c07_houses.family import filii_of
from ..rules.c14_victory import capita_controlled, cives_held, score, towns_controlled
from .battlefield import ARMS
from .records import Realm
from .vocabulary import ACCORDS, FEATURES, LEADERS, NONE, SEAT_COUNT, TOWNS, AccordState, Bond, Feature
from .world_record import World


@kernel
def features(world: World, position: Realm, values: Array[f8]) -> None:
    """Write the features of every Rex, a row for each."""
    for seat in range(SEAT_COUNT):
        for feature in range(FEATURES):
            values[seat, feature] = feature_of(world, position, seat, feature)


@kernel
def feature_of(world: World, realm: Realm, seat: int, feature: int) -> float:
    """A feature of a Rex."""
    if feature >= Feature.NERSAE:
        return 1.0 if feature - Feature.NERSAE == seat else 0.0
    if feature == Feature.POINTS:
        return score(world, realm, seat) / 10.0
    if feature == Feature.TOWNS:
        return float(towns_controlled(realm, seat))
    if feature == Feature.NEARNESS:
        near = min(1.0, towns_controlled(realm, seat) / max(1, world.predominance_towns))
        return near * near
    if feature == Feature.CAPITA:
        return float(capita_controlled(realm, seat))
    if feature == Feature.CIVES:
        return cives_held(realm, seat) / 10.0
    if feature == Feature.LEGION:
        return legions(realm, seat) / 10.0
    if feature == Feature.FOEDERA:
        return float(bonds(realm, seat, Bond.FOEDUS))
    if feature == Feature.PACTA:
        return float(bonds(realm, seat, Bond.PACTUM))
    return feature_of_house(realm, seat, feature)


@kernel
def feature_of_house(realm: Realm, seat: int, feature: int) -> float:
    """A feature of a Rex himself, his seat and his house."""
    rex = realm.reges[seat]
    if feature == Feature.AES:
        return min(200, rex.aes) / 25.0
    if feature == Feature.SOCII:
        return float(socii(realm, seat))
    if feature == Feature.SIGNA:
        return float(rex.signa_count)
    if feature == Feature.FILII:
        return float(filii_of(realm, rex.court))
    if feature == Feature.IRA:
        return float(rex.ira)
    if feature == Feature.WALLS:
        return float(realm.towns[rex.court].level)
    if feature == Feature.SHUT_IN:
        return float(towns_shut_in(realm, seat))
    return 0.0 if rex.lord == NONE else 1.0


@kernel
def legions(realm: Realm, seat: int) -> int:
    """The centuriae of all his towns and leaders."""
    count = 0
    for town in range(TOWNS):
        for arm in range(ARMS):
            if realm.towns[town].holder == seat:
                count += realm.towns[town].garrison[arm]
            for leader in range(LEADERS):
                count += realm.reges[seat].pieces[leader].ranks[town, arm]
    return count


@kernel
def bonds(realm: Realm, seat: int, bond: int) -> int:
    """How many civitates sine duce have an accord with him."""
    count = 0
    for town in range(TOWNS):
        if realm.towns[town].holder == NONE and realm.reges[seat].ties[town].bond == bond:
            count += 1
    return count


@kernel
def towns_shut_in(realm: Realm, seat: int) -> int:
    """How many of his towns are blockaded."""
    count = 0
    for town in range(TOWNS):
        if realm.towns[town].holder == seat and realm.towns[town].blockader != NONE:
            count += 1
    return count


@kernel
def socii(realm: Realm, seat: int) -> int:
    """How many accords that are in force make another Rex his socius."""
    count = 0
    for number in range(ACCORDS):
        accord = realm.accords[number]
        if accord.state == AccordState.IN_FORCE and accord.bond != Bond.OTHER:
            count += int(accord.a == seat or accord.b == seat)
    return count
