"""7, succession: who follows a dead Rex, who may fight for the crown; repudiation and moving the court."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer
from ...actions.sealed import answered
from ...position.battlefield import ARMS
from ...position.records import CLAIMS, Realm
from ...position.vocabulary import NONE, PERSONS, SEAT_COUNT, TOWNS, Ask, Counter, Errand, Fall, Hold, Sex, Standing
from ...position.world_record import World
from ..c10_war.hostility import free_war, open_war, war_between
from ..events import Cause, EventKind
from .control import exile_of, forget_bond, give_crown, may_hold_court, move_court, reigns, renew_control, rex_falls
from .exile import go_on_exile
from .family import (
    bury,
    check_repudiate,
    dissolve,
    heir,
    house_of,
    is_filius,
    list_repudiations,
    make_pledges,
    rest_at,
    seat_of,
    stand_down,
)

# Filling a vacant throne


@kernel
def go_on_succession(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """Fill the first vacant throne, or ask the exile who has just left it."""
    for town in range(TOWNS):
        if realm.towns[town].vacant:
            exile = exile_of(realm, town)
            if exile != NONE:
                go_on_exile(world, realm, exile, log)
            else:
                fill_throne(world, realm, town, log)
            return


@rule("7.1", "7.2", "7.8", "D51", "B23", "B25")
def fill_throne(world: World, realm: Realm, town: int, log: Log) -> None:
    """Sons by age, then sons-in-law by the date of marriage; else the player is out, or the people choose a Rex."""
    son, seat = heir(realm, town), seat_of(realm, town)
    first = son_in_law(realm, town, True, NONE)
    free = son_in_law(realm, town, False, NONE)
    if son != NONE:
        succeed(world, realm, town, seat, son, log)
    elif first != NONE:
        inherit(world, realm, town, seat, first, log)
    elif free != NONE:
        take_throne(world, realm, town, seat, free, log)
    else:
        choose_rex(world, realm, town, seat, log)
    renew_control(world, realm, log)


@rule("7.8", "7.10", "8.3", "D51", "B23")
def son_in_law(realm: Realm, town: int, of_a_rex: bool, after: int) -> int:
    """The husband of a daughter of the Rex of a town: the first married, or the first but for one; NONE.

    Asked for are either those of the house of another Rex, or all the others.
    """
    found, seat = NONE, seat_of(realm, town)
    for wife in range(PERSONS):
        husband = realm.persons[wife].spouse
        if husband == NONE or husband == after or not is_filius(realm, wife, town, Sex.DAUGHTER):
            continue
        house = house_of(realm, husband)
        if (house != NONE and house != seat) != of_a_rex:
            continue
        if found == NONE or realm.persons[husband].wed < realm.persons[found].wed:
            found = husband
    return found


@rule("7.1", "D49", "D50", "B22")
def succeed(world: World, realm: Realm, town: int, seat: int, son: int, log: Log) -> None:
    """The eldest son reigns: he keeps his marriage and all that was his father's, but ira; he has no filii yet."""
    dead = realm.towns[town].rex
    make_pledges(realm, town)
    if dead != NONE:
        pass_on_thrones(realm, town, dead, son)
        bury(realm, dead)
    crowned = realm.persons[son]
    crowned.standing = Standing.REX
    crowned.captor = NONE
    crowned.until = 0
    realm.towns[town].rex = son
    realm.towns[town].vacant = 0
    emit(log, EventKind.SUCCEEDED, 0, town, son, 0, 0)
    if seat != NONE:
        begin_anew(realm, seat, log)
        promote_dux(world, realm, seat)


@rule("D49")
def pass_on_thrones(realm: Realm, town: int, dead: int, son: int) -> None:
    """What a dead Rex held through his marriage, or by an inherited throne, goes to his own son."""
    for other in range(TOWNS):
        if other != town and realm.towns[other].rex == dead:
            realm.towns[other].rex = son
    wife = realm.persons[dead].spouse
    if wife == NONE or realm.persons[dead].dynastic == 0:
        return
    gained = realm.persons[wife].court
    holder = realm.towns[town].holder
    if holder != NONE and realm.towns[gained].holder == holder and realm.towns[gained].hold == Hold.DYNASTY:
        give_crown(realm, gained, holder, son)


@rule("D50")
def begin_anew(realm: Realm, seat: int, log: Log) -> None:
    """The people bear a new Rex no grudge."""
    ira = realm.reges[seat].ira
    if ira > 0:
        realm.reges[seat].ira = 0
        emit(log, EventKind.IRA_CHANGED, Cause.SUCCESSION, seat, -ira, 0, 0)


@rule("D8", "B33")
def promote_dux(world: World, realm: Realm, seat: int) -> None:
    """The Dux is Rex now, wherever he stands; a lieutenant is Dux, at home."""
    rex, dux = realm.reges[seat].pieces[Counter.REX], realm.reges[seat].pieces[Counter.DUX]
    stand_down(realm, rex)
    rest_at(world, rex, realm.reges[seat].court)
    if dux.errand != Errand.AFIELD and dux.errand != Errand.CAPTIVE:
        return
    rex.errand = dux.errand
    rex.moved = dux.moved
    rex.cell = dux.cell
    rex.origin = dux.origin
    rex.goal = dux.goal
    rex.until = dux.until
    rex.captor = dux.captor
    rex.blockades = dux.blockades
    rex.follows = dux.follows
    for home in range(TOWNS):
        for arm in range(ARMS):
            rex.ranks[home, arm] = dux.ranks[home, arm]
            dux.ranks[home, arm] = 0
    rest_at(world, dux, realm.reges[seat].court)


@rule("7.8", "7.10", "7.13", "D51", "B24")
def inherit(world: World, realm: Realm, town: int, seat: int, husband: int, log: Log) -> None:
    """The first son-in-law takes the throne for the Rex of his house; a later one may fight for it."""
    heirs_rex = house_of(realm, husband)
    later = son_in_law(realm, town, True, husband)
    rival = NONE if later == NONE else house_of(realm, later)
    leave_throne(realm, town)
    give_crown(realm, town, heirs_rex, husband)
    emit(log, EventKind.CROWN_INHERITED, 0, town, husband, heirs_rex, 0)
    if rival != heirs_rex and reigns(realm, rival):
        note_claim(world, realm, town, rival, heirs_rex, log)
    if seat != NONE:
        rex_falls(world, realm, seat, Fall.NO_HEIR, heirs_rex, log)


@kernel
def leave_throne(realm: Realm, town: int) -> None:
    """The dead Rex is buried, and his filii stay at court as pledges."""
    dead = realm.towns[town].rex
    make_pledges(realm, town)
    realm.towns[town].rex = NONE
    realm.towns[town].crown = NONE
    if dead != NONE:
        bury(realm, dead)


@rule("7.2", "8.9", "D51", "B25")
def choose_rex(world: World, realm: Realm, town: int, seat: int, log: Log) -> None:
    """Nobody is in line: the people choose a Rex."""
    end_line(world, realm, town, seat, log)
    emit(log, EventKind.PEOPLE_CHOSE_REX, 0, town, 0, 0, 0)


@rule("7.8", "B23")
def take_throne(world: World, realm: Realm, town: int, seat: int, husband: int, log: Log) -> None:
    """A son-in-law of a house under no other Rex takes the throne for himself, and founds a house of his own there."""
    end_line(world, realm, town, seat, log)
    crowned = realm.persons[husband]
    emit(log, EventKind.THRONE_TAKEN, 0, town, husband, crowned.court, 0)
    crowned.court = town
    crowned.standing = Standing.REX
    crowned.dynastic = 0
    realm.towns[town].rex = husband


@rule("7.2", "8.9", "D51")
def end_line(world: World, realm: Realm, town: int, seat: int, log: Log) -> None:
    """The player of a house is out, and the town is sine duce under a Rex to whom nobody is bound."""
    leave_throne(realm, town)
    realm.towns[town].vacant = 0
    if seat != NONE:
        rex_falls(world, realm, seat, Fall.NO_HEIR, NONE, log)
    for other in range(SEAT_COUNT):
        forget_bond(realm, other, town)


# Rival sons-in-law


@rule("7.10", "7.11", "D52")
def note_claim(world: World, realm: Realm, town: int, claimant: int, reigning: int, log: Log) -> None:
    """The later son-in-law has a few turns to claim the crown; the oldest right makes room if there are too many."""
    place = 0
    for number in range(CLAIMS):
        if not is_open(realm, number):
            place = number
            break
        if realm.claims[number].until < realm.claims[place].until:
            place = number
    claim = realm.claims[place]
    claim.town = town
    claim.claimant = claimant
    claim.reigning = reigning
    claim.until = realm.turn + world.claim_turns
    emit(log, EventKind.CLAIM_AROSE, 0, claimant, reigning, town, claim.until)


@rule("D52")
def is_open(realm: Realm, number: int) -> bool:
    """Whether a right to a crown may still be claimed: in time, and from him who wears it."""
    claim = realm.claims[number]
    if claim.town == NONE or claim.until < realm.turn:
        return False
    return reigns(realm, claim.claimant) and realm.towns[claim.town].holder == claim.reigning


@rule("7.11", "D52", "B72")
def check_claim(realm: Realm, number: int) -> int:
    """Whether a Rex has such a right, and a war for it can be recorded."""
    if number < 0 or number >= CLAIMS or not is_open(realm, number) or realm.claims[number].claimant != realm.seat:
        return Refusal.NO_SUCH_CLAIM
    at_war = war_between(realm, realm.seat, realm.claims[number].reigning) != NONE
    return Refusal.NONE if at_war or free_war(realm) != NONE else Refusal.TOO_MANY_WARS


@rule("7.11", "7.12", "D52")
def file_claim(world: World, realm: Realm, number: int, log: Log) -> None:
    """The claimant is at war with him who reigns, for that crown alone."""
    claim = realm.claims[number]
    seat, town = realm.seat, claim.town
    emit(log, EventKind.CLAIM_FILED, 0, seat, claim.reigning, town, 0)
    war = war_between(realm, seat, claim.reigning)
    if war == NONE:
        war = open_war(world, realm, seat, town, False, log)
    realm.wars[war].crown = town
    claim.town = NONE


# What is chosen in a family: repudiation, a claim, a new seat


@kernel
def list_family(world: World, realm: Realm, choices: Choices) -> None:
    """The husbands who may repudiate and the crowns that may be claimed, or the towns to which a court may move."""
    if realm.ask == Ask.COURT:
        for town in range(TOWNS):
            if may_hold_court(realm, realm.seat, town):
                offer(choices, Verb.HOLD_COURT, town, 0, 0)
    else:
        list_repudiations(realm, choices)
        for number in range(CLAIMS):
            if check_claim(realm, number) == Refusal.NONE:
                offer(choices, Verb.CLAIM, number, 0, 0)


@kernel
def check_family(world: World, realm: Realm, action: Action) -> int:
    """Whether a marriage may be broken, a crown claimed, or a court moved."""
    if action.verb == Verb.REPUDIATE:
        return check_repudiate(realm, action.a)
    if action.verb == Verb.CLAIM:
        return check_claim(realm, action.a)
    town = action.a
    if town < 0 or town >= TOWNS or not may_hold_court(realm, realm.seat, town):
        return Refusal.NOT_YOUR_TOWN
    return Refusal.NONE


@rule("8.26", "D49", "D58")
def do_family(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Break a marriage, claim a crown, or move the court."""
    if action.verb == Verb.REPUDIATE:
        dissolve(realm, action.a, log)
        renew_control(world, realm, log)
    elif action.verb == Verb.CLAIM:
        file_claim(world, realm, action.a, log)
    else:
        move_court(world, realm, realm.seat, action.a, log)
        answered(realm)
