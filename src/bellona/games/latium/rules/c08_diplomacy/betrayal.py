"""Chapter 8: breaking one's word on purpose, and the reaction of the people."""

from __future__ import annotations

from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...position.records import Realm
from ...position.vocabulary import ACCORDS, NONE, Bond, Clause
from ...position.world_record import World
from ..c05_growth import add_ira
from ..events import Cause, EventKind
from .accords import betray_accord, break_bond, break_promise, joins, note_breach, promised


@rule("8.25", "D32")
def betray_town(world: World, realm: Realm, seat: int, town: int, log: Log) -> None:
    """A Rex betrays his accord with a civitas: it ends, and his people are angry."""
    if realm.reges[seat].ties[town].bond != Bond.NONE:
        realm.reges[seat].ties[town].betrayed = realm.turn
        emit(log, EventKind.TOWN_BETRAYED, 0, seat, town, 0, 0)
        break_bond(world, realm, seat, town, Cause.BETRAYED, log)
        note_breach(realm, seat)
        add_ira(world, realm, seat, 1, Cause.BETRAYED, log)


@rule("8.25", "D47", "D57")
def betray_rex(world: World, realm: Realm, seat: int, other: int, log: Log) -> None:
    """A Rex turns on another: their alliances end, and his promise not to attack is broken."""
    spot = promised(realm, Clause.NOT_ATTACK, seat, other, NONE)
    if spot != NONE:
        break_promise(realm, spot, log)
    for number in range(ACCORDS):
        accord = realm.accords[number]
        if joins(realm, number, seat, other) and (accord.bond != Bond.OTHER or accord.peace):
            betray_accord(world, realm, number, seat, log)


@rule("8.25", "7.9")
def betray(world: World, realm: Realm, seat: int, town: int, log: Log) -> None:
    """A Rex attacks a town: every agreement with it, or with its holder, is betrayed."""
    holder = realm.towns[town].holder
    if holder == NONE:
        betray_town(world, realm, seat, town, log)
    elif holder != seat:
        betray_rex(world, realm, seat, holder, log)
