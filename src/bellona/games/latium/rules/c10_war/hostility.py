"""Chapter 10: current wars, how they begin and how they end; the questions of other chapters about them."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...position.records import Realm
from ...position.vocabulary import NONE, SEAT_COUNT, TOWNS, WARS, WarState
from ...position.world_record import World
from ..events import EventKind

PATIENCE = 12
"""Turns after which a war without a battle is over."""


@kernel
def opposes(realm: Realm, number: int, seat: int, other: int, town: int) -> bool:
    """Whether a war that is on sets a Rex against another or, if that is NONE, against a town sine duce."""
    war = realm.wars[number]
    if war.state != WarState.ON:
        return False
    if other == NONE:
        return war.aggressor == seat and war.enemy == NONE and war.town == town
    return (war.aggressor == seat and war.enemy == other) or (war.aggressor == other and war.enemy == seat)


@rule("10.1")
def war_on(realm: Realm, seat: int, town: int) -> int:
    """The war of a Rex with him who holds a town or, if nobody does, with the town itself; NONE."""
    other = realm.towns[town].holder
    if other == seat:
        return NONE
    for number in range(WARS):
        if opposes(realm, number, seat, other, town):
            return number
    return NONE


@kernel
def war_between(realm: Realm, seat: int, other: int) -> int:
    """The war of two Reges, NONE."""
    for number in range(WARS):
        if opposes(realm, number, seat, other, NONE):
            return number
    return NONE


@kernel
def at_war(realm: Realm, seat: int, town: int) -> bool:
    """Whether a Rex is at war with a town, or with him who holds it."""
    return war_on(realm, seat, town) != NONE


@kernel
def free_war(realm: Realm) -> int:
    """A place for a new war, NONE if as many are on as can be recorded."""
    for number in range(WARS):
        if realm.wars[number].state != WarState.ON:
            return number
    return NONE


@rule("10.1", "10.20", "7.9")
def open_war(world: World, realm: Realm, seat: int, town: int, treachery: bool, log: Log) -> int:
    """A war begins, declared or by treachery; its number, NONE if there is no room for it."""
    number = free_war(realm)
    if number == NONE:
        return NONE
    war = realm.wars[number]
    war.state = WarState.ON
    war.aggressor = seat
    war.enemy = realm.towns[town].holder
    war.town = town
    war.declared = 0 if treachery else realm.turn
    war.stirred = realm.turn
    war.treachery = int(treachery)
    war.crown = NONE
    war.restores = NONE
    emit(log, EventKind.WAR_BY_TREACHERY if treachery else EventKind.WAR_DECLARED, 0, seat, town, war.enemy, 0)
    return number


@rule("D59", "B79")
def answers_to(realm: Realm, seat: int, lord: int) -> bool:
    """Whether a Rex is subject to another, himself or through his lord."""
    above = realm.reges[seat].lord
    for _ in range(SEAT_COUNT):
        if above == NONE:
            return False
        if above == lord:
            return True
        above = realm.reges[above].lord
    return False


@rule("7.12", "D52", "B77")
def fights_in(realm: Realm, number: int, seat: int, town: int) -> bool:
    """Whether the centuriae of a town fight for a Rex: for a crown only those of his seat, unless it is disputed."""
    crown = realm.wars[number].crown if number != NONE else NONE
    return crown == NONE or (town != crown and town == realm.reges[seat].court)


@rule("7.12", "D52", "B77")
def is_at_stake(realm: Realm, number: int, town: int) -> bool:
    """Whether a town can be attacked in a war: in one for a crown only the seat of its holder, or the town disputed."""
    crown = realm.wars[number].crown
    return crown == NONE or town == crown or town == realm.reges[realm.towns[town].holder].court


@rule("10.12", "D55")
def is_announced(realm: Realm, number: int) -> bool:
    """Whether a war was declared in an earlier turn, so that he who is attacked may call his socii."""
    if number == NONE:
        return False
    war = realm.wars[number]
    return war.declared > 0 and war.declared < realm.turn


@kernel
def end_war(realm: Realm, number: int, log: Log) -> None:
    """A war is over."""
    war = realm.wars[number]
    if war.state == WarState.ON:
        war.state = WarState.OVER
        emit(log, EventKind.WAR_ENDED, 0, war.aggressor, war.town, war.enemy, 0)


@kernel
def end_wars_between(realm: Realm, seat: int, other: int, log: Log) -> None:
    """Two Reges are at peace."""
    for number in range(WARS):
        if opposes(realm, number, seat, other, NONE):
            end_war(realm, number, log)


@rule("B59")
def end_stale_wars(realm: Realm, log: Log) -> None:
    """A war is over in which nobody has called a battle for long, and one on a civitas that is sine duce no more."""
    for number in range(WARS):
        war = realm.wars[number]
        if war.state != WarState.ON:
            continue
        tired = war.stirred + PATIENCE <= realm.turn
        if tired or (war.enemy == NONE and realm.towns[war.town].holder != NONE):
            end_war(realm, number, log)


@kernel
def hostile_towns(realm: Realm, seat: int) -> int:
    """A bit for each town with which, or with whose holder, a Rex is at war."""
    towns, seats = 0, 0
    for number in range(WARS):
        war = realm.wars[number]
        if war.state == WarState.ON and war.aggressor == seat and war.enemy == NONE:
            if realm.towns[war.town].holder == NONE:
                towns |= 1 << war.town
        elif war.state == WarState.ON and war.aggressor == seat:
            seats |= 1 << war.enemy
        elif war.state == WarState.ON and war.enemy == seat:
            seats |= 1 << war.aggressor
    if seats:
        for town in range(TOWNS):
            if realm.towns[town].holder != NONE and seats >> realm.towns[town].holder & 1:
                towns |= 1 << town
    return towns
