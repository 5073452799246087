"""Chapter 10, D54: a town blockaded by an army beside it."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...position.battlefield import ARMS
from ...position.records import Realm
from ...position.vocabulary import LEADERS, NONE, TOWNS, Counter, Errand
from ...position.world_record import World
from ..events import EventKind
from .hostility import at_war


@rule("8.16", "D54")
def is_beside(world: World, cell: int, town: int) -> bool:
    """Whether a casella lies round a town."""
    return cell != NONE and world.beside[cell] >> town & 1 == 1


@kernel
def legion_of(realm: Realm, seat: int, leader: int) -> int:
    """How many centuriae follow a leader."""
    ranks = realm.reges[seat].pieces[leader].ranks
    count = 0
    for town in range(TOWNS):
        for arm in range(ARMS):
            count += ranks[town, arm]
    return count


@kernel
def is_at_large(realm: Realm, seat: int, counter: int) -> bool:
    """Whether a counter is neither seized nor captive nor gone."""
    errand = realm.reges[seat].pieces[counter].errand
    return errand == Errand.HOME or errand == Errand.AFIELD


@rule("D21", "B3")
def is_sick(realm: Realm, seat: int, leader: int) -> bool:
    """Whether a leader is a Rex who is ill."""
    return leader == Counter.REX and realm.reges[seat].pieces[leader].until >= realm.turn


@rule("D54")
def can_blockade(world: World, realm: Realm, seat: int, leader: int, town: int) -> bool:
    """Whether a leader stands beside a town with at least one centuria."""
    if not is_at_large(realm, seat, leader) or legion_of(realm, seat, leader) == 0:
        return False
    return is_beside(world, realm.reges[seat].pieces[leader].cell, town)


@rule("D54", "10.2")
def begin_blockade(world: World, realm: Realm, seat: int, leader: int, town: int, log: Log) -> None:
    """An army blockades a town, unless another does already; its owner has a phase to relieve it."""
    shut = realm.towns[town]
    taken = shut.blockader != NONE and shut.blockader != seat
    if taken or not can_blockade(world, realm, seat, leader, town):
        return
    piece = realm.reges[seat].pieces[leader]
    if piece.blockades != town:
        lift_blockade(realm, seat, leader, log)
    piece.blockades = town
    if shut.blockader == NONE:
        shut.blockader = seat
        shut.blockade_turn = realm.turn
        shut.relief = int(shut.holder == NONE)
        emit(log, EventKind.BLOCKADE_BEGAN, 0, seat, town, 0, 0)


@rule("D54")
def lift_blockade(realm: Realm, seat: int, leader: int, log: Log) -> None:
    """An army leaves the town that it shut in, which is free unless another leader of the same Rex stays."""
    piece = realm.reges[seat].pieces[leader]
    town = piece.blockades
    if town == NONE:
        return
    piece.blockades = NONE
    for other in range(LEADERS):
        if realm.reges[seat].pieces[other].blockades == town:
            return
    free_town(realm, town, log)


@kernel
def free_town(realm: Realm, town: int, log: Log) -> None:
    """Nobody shuts a town in any more."""
    shut = realm.towns[town]
    seat = shut.blockader
    if seat == NONE:
        return
    shut.blockader = NONE
    shut.blockade_turn = 0
    shut.relief = 0
    for leader in range(LEADERS):
        if realm.reges[seat].pieces[leader].blockades == town:
            realm.reges[seat].pieces[leader].blockades = NONE
    emit(log, EventKind.BLOCKADE_ENDED, 0, seat, town, 0, 0)


@rule("D54")
def renew_blockades(world: World, realm: Realm, log: Log) -> None:
    """A blockade ends when the army no longer stands beside the town, or is no longer at war with it."""
    for town in range(TOWNS):
        seat = realm.towns[town].blockader
        if seat == NONE:
            continue
        held = False
        for leader in range(LEADERS):
            if realm.reges[seat].pieces[leader].blockades == town:
                held = held or can_blockade(world, realm, seat, leader, town)
        if not held or not at_war(realm, seat, town):
            free_town(realm, town, log)


@rule("D54")
def is_due_to_fall(world: World, realm: Realm, town: int) -> bool:
    """Whether a blockaded town falls at the end of this turn: by its walls, and after a phase of its owner."""
    shut = realm.towns[town]
    if shut.blockader == NONE:
        return False
    turns = realm.turn - shut.blockade_turn
    return turns >= world.siege_turns[shut.level] and (turns > 0 or shut.relief == 1)
