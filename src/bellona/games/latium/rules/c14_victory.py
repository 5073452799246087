"""How a game ends: one Rex alone, predominance, or the final count (D77, D78)."""

from __future__ import annotations

from enum import IntEnum

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..position.records import Realm
from ..position.vocabulary import NONE, SEAT_COUNT, TOWNS, Ask, Bond, Ending, Hold, Level, Phase, Reign, Sacred
from ..position.world_record import World
from .events import Cause, EventKind

CIVES_A_POINT = 10
AES_A_POINT = 25


class Points(IntEnum):
    """The items of the final count, in the order of `World.score`."""

    OWN_CAPUT = 0
    OTHER_CAPUT = 1
    COLONIA = 2
    DYNASTIC_TOWN = 3
    SUBJECT_REX = 4
    FOEDUS_CIVITAS = 5
    PACTUM_CIVITAS = 6
    TEMPLUM = 7
    ARA = 8
    OPPIDUM = 9
    CIVITAS_LEVEL = 10
    TEN_CIVES = 11
    TWENTY_FIVE_AES = 12
    IRA_POINT = 13
    UNPAID_LOAN = 14


# The standing of a Rex


@kernel
def in_play(realm: Realm, seat: int) -> bool:
    """Whether a Rex reigns, or may still come back from exile."""
    return realm.reges[seat].reign == Reign.REIGNS or realm.reges[seat].reign == Reign.EXILED


@kernel
def master_of(realm: Realm, seat: int) -> int:
    """The Rex to whom a Rex finally answers: his lord's lord, or himself."""
    found = seat
    for _ in range(SEAT_COUNT):
        if realm.reges[found].lord == NONE:
            break
        found = realm.reges[found].lord
    return found


@rule("D59", "D77", "B9")
def controls(realm: Realm, seat: int, town: int) -> bool:
    """Whether a town counts for a Rex's predominance: his own, or that of a Rex subject to him."""
    holder = realm.towns[town].holder
    return holder != NONE and (holder == seat or realm.reges[holder].lord == seat)


@kernel
def towns_controlled(realm: Realm, seat: int) -> int:
    """How many towns count for a Rex's predominance."""
    count = 0
    for town in range(TOWNS):
        if controls(realm, seat, town):
            count += 1
    return count


@kernel
def capita_controlled(realm: Realm, seat: int) -> int:
    """How many of them are capita."""
    count = 0
    for town in range(SEAT_COUNT):
        if controls(realm, seat, town):
            count += 1
    return count


@kernel
def cives_held(realm: Realm, seat: int) -> int:
    """The cives of all the towns that a Rex holds."""
    cives = 0
    for town in range(TOWNS):
        if realm.towns[town].holder == seat:
            cives += realm.towns[town].cives
    return cives


# Ending


@rule("2.12", "5.10", "D77", "B8")
def look_for_end(world: World, realm: Realm, log: Log) -> None:
    """One Rex alone, or alone with those subject to him, has won; if none is left nobody has."""
    if realm.phase == Phase.OVER:
        return
    master = NONE
    left = 0
    for seat in range(SEAT_COUNT):
        if in_play(realm, seat):
            left += 1
            above = master_of(realm, seat)
            if master != NONE and above != master:
                return
            master = above
    if left == 0:
        end(realm, NONE, Ending.NOBODY_LEFT, log)
    elif realm.reges[master].reign == Reign.REIGNS:
        end(realm, master, Ending.SOLUS_REX, log)


@rule("D77")
def look_for_predominance(world: World, realm: Realm, log: Log) -> None:
    """At the end of a turn a Rex who controls enough towns and capita has won; of two the one with more towns."""
    best = NONE
    most = world.predominance_towns - 1
    for seat in range(SEAT_COUNT):
        if realm.reges[seat].reign != Reign.REIGNS or realm.reges[seat].lord != NONE:
            continue
        if capita_controlled(realm, seat) >= world.predominance_capita and towns_controlled(realm, seat) > most:
            best = seat
            most = towns_controlled(realm, seat)
    if best != NONE:
        end(realm, best, Ending.PREDOMINIUM, log)


@rule("2.12", "2.13", "D78")
def end_by_count(world: World, realm: Realm, log: Log) -> None:
    """After the last turn the points decide."""
    best = NONE
    for seat in range(SEAT_COUNT):
        if realm.reges[seat].reign == Reign.REIGNS:
            emit(log, EventKind.SCORED, 0, seat, score(world, realm, seat), 0, 0)
            if best == NONE or is_ahead(world, realm, seat, best):
                best = seat
    end(realm, best, Ending.FINAL_COUNT if best != NONE else Ending.NOBODY_LEFT, log)


@rule("D78")
def is_ahead(world: World, realm: Realm, seat: int, other: int) -> bool:
    """Points, then towns, then cives, then aes; the earlier seat keeps a tie."""
    ahead = score(world, realm, seat) - score(world, realm, other)
    if ahead == 0:
        ahead = towns_controlled(realm, seat) - towns_controlled(realm, other)
    if ahead == 0:
        ahead = cives_held(realm, seat) - cives_held(realm, other)
    if ahead == 0:
        ahead = realm.reges[seat].aes - realm.reges[other].aes
    return ahead > 0


@kernel
def end(realm: Realm, winner: int, ending: int, log: Log) -> None:
    """The game is over."""
    realm.phase = Phase.OVER
    realm.ask = Ask.NOTHING
    realm.seat = NONE
    realm.waiting = 0
    realm.winner = winner
    realm.ending = ending
    cause = Cause.FINAL_COUNT if ending == Ending.FINAL_COUNT else Cause.NONE
    emit(log, EventKind.GAME_ENDED, cause, winner, ending, realm.turn, 0)


# Counting


@rule("D78")
def score(world: World, realm: Realm, seat: int) -> int:
    """The points of a Rex."""
    rex = realm.reges[seat]
    if rex.reign != Reign.REIGNS:
        return 0
    points = score_accords(world, realm, seat)
    for town in range(TOWNS):
        if realm.towns[town].holder == seat:
            points += score_town(world, realm, seat, town)
    for other in range(SEAT_COUNT):
        if in_play(realm, other) and realm.reges[other].lord == seat:
            points += world.score[Points.SUBJECT_REX]
    points += world.score[Points.TEN_CIVES] * (cives_held(realm, seat) // CIVES_A_POINT)
    points += world.score[Points.TWENTY_FIVE_AES] * (rex.aes // AES_A_POINT)
    return points + world.score[Points.IRA_POINT] * rex.ira


@rule("D78", "B10")
def score_town(world: World, realm: Realm, seat: int, town: int) -> int:
    """What a town that he holds is worth: its rank, its walls, and what stands in its sacred area."""
    held = realm.towns[town]
    if realm.reges[seat].court == town:
        points = world.score[Points.OWN_CAPUT]
    elif town < SEAT_COUNT:
        points = world.score[Points.OTHER_CAPUT]
    elif held.hold == Hold.DYNASTY:
        points = world.score[Points.DYNASTIC_TOWN]
    else:
        points = world.score[Points.COLONIA]
    if held.level == Level.OPPIDUM:
        points += world.score[Points.OPPIDUM]
    elif held.level == Level.CIVITAS:
        points += world.score[Points.CIVITAS_LEVEL]
    if held.sacred == Sacred.TEMPLUM:
        points += world.score[Points.TEMPLUM]
    elif held.sacred == Sacred.ARA:
        points += world.score[Points.ARA]
    return points


@rule("D78")
def score_accords(world: World, realm: Realm, seat: int) -> int:
    """The civitates sine duce in foedus or pactum with him, and the loans that he owes."""
    points = 0
    for town in range(TOWNS):
        tie = realm.reges[seat].ties[town]
        if tie.loan.aes > 0:
            points += world.score[Points.UNPAID_LOAN]
        if realm.towns[town].holder == NONE:
            if tie.bond == Bond.FOEDUS:
                points += world.score[Points.FOEDUS_CIVITAS]
            elif tie.bond == Bond.PACTUM:
                points += world.score[Points.PACTUM_CIVITAS]
    return points
