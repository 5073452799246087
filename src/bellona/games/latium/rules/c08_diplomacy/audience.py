"""Chapter 8: a legatus before the Rex of a civitas sine duce: who is heard, what he asks, and the die that answers."""

from __future__ import annotations

from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer_wide
from ...position.records import Realm
from ...position.vocabulary import (
    COUNTERS,
    DEMANDS,
    NONE,
    PERSONS,
    SIDES,
    TOWNS,
    Bond,
    Counter,
    Demand,
    Sex,
    Signum,
    Standing,
)
from ...position.world_record import World
from ..c03_signa.deck import check_held, figure, play_signum
from ..c05_capacity import pay_aes
from ..c07_houses.family import check_couple, courts_of, house_of, is_marriageable, is_of, marry
from ..c09_movement import go_back
from ..c10_war.blockade import is_at_large, is_beside
from ..events import EventKind, Part
from .accords import bind, has_friction, has_rival, lord_of_talks, socius_of
from .loans import check_repay, lend, list_repayments, most_lent, repay

DIE = 4
SULLEN = 2
"""The ira at which a Rex's people weaken his word (D40)."""
TRANSIT_TURNS = 6
SUMS = 3
"""How many steps of money are listed: none, one, two."""

# Who is heard


@rule("8.15", "8.16", "8.17", "D15", "D42", "B55")
def check_hearing(world: World, realm: Realm, legatus: int, town: int) -> int:
    """Whether a legatus of the Rex in his phase is admitted to the Rex of a town."""
    seat = realm.seat
    if legatus < Counter.LEGATUS_I or legatus >= COUNTERS or town < 0 or town >= TOWNS:
        return Refusal.MALFORMED
    if realm.towns[town].holder != NONE:
        return Refusal.NOT_SINE_DUCE
    piece = realm.reges[seat].pieces[legatus]
    near = piece.cell == world.sites[town].cell or is_beside(world, piece.cell, town)
    if not is_at_large(realm, seat, legatus) or not near:
        return Refusal.NO_LEGATUS_THERE
    if realm.reges[seat].ties[town].ban_until >= realm.turn:
        return Refusal.AUDIENCE_CLOSED
    if has_friction(realm, seat, town):
        return Refusal.FRICTION
    if piece.leave == 0 and lord_of_talks(realm, seat) != NONE:
        return Refusal.LEAVE_MISSING
    return 0


# What may be asked


@rule("8.18", "D41", "D43")
def check_demand(world: World, realm: Realm, town: int, demand: int, about: int) -> int:
    """Whether a Rex may ask something of a civitas now."""
    seat = realm.seat
    tie = realm.reges[seat].ties[town]
    if demand == Demand.PACTUM:
        return Refusal.BOUND_ALREADY if tie.bond != Bond.NONE else 0
    if demand == Demand.FOEDUS:
        return check_foedus(realm, seat, town)
    if demand == Demand.MATRIMONIUM:
        return check_wedding(realm, seat, town, about)
    if demand == Demand.LOAN:
        return check_loan(world, realm, seat, town, about)
    return Refusal.BOUND_ALREADY if tie.transit_until >= realm.turn else 0


@rule("8.18", "D41", "D43")
def check_foedus(realm: Realm, seat: int, town: int) -> int:
    """A foedus follows a pactum of an earlier turn, and a civitas has but one."""
    tie = realm.reges[seat].ties[town]
    if tie.bond == Bond.FOEDUS:
        return Refusal.BOUND_ALREADY
    if tie.bond != Bond.PACTUM:
        return Refusal.BOND_FIRST
    if socius_of(realm, town) != NONE:
        return Refusal.FOEDUS_TAKEN
    return Refusal.TOO_SOON if tie.since >= realm.turn else 0


@rule("7.3", "8.3", "D41", "B56")
def check_wedding(realm: Realm, seat: int, town: int, person: int) -> int:
    """A marriage follows a foedus of an earlier turn, and needs a free filius on both sides."""
    tie = realm.reges[seat].ties[town]
    if tie.bond != Bond.FOEDUS:
        return Refusal.BOND_FIRST
    if tie.since >= realm.turn:
        return Refusal.TOO_SOON
    if person < 0 or person >= PERSONS:
        return Refusal.MALFORMED
    if house_of(realm, person) != seat:
        return Refusal.NOT_OF_YOUR_HOUSE
    other = match_for(realm, person, town)
    return Refusal.NOT_FREE_TO_MARRY if other == NONE else check_couple(realm, person, other)


@rule("B56")
def match_for(realm: Realm, person: int, town: int) -> int:
    """The eldest free filius of a town of the other sex, NONE."""
    found = NONE
    for other in range(PERSONS):
        candidate = realm.persons[other]
        if candidate.court != town or candidate.standing != Standing.FILIUS or not is_marriageable(realm, other):
            continue
        if candidate.sex != realm.persons[person].sex and (found == NONE or candidate.born < realm.persons[found].born):
            found = other
    return found


@rule("8.4", "D46")
def check_loan(world: World, realm: Realm, seat: int, town: int, aes: int) -> int:
    """Only a socia lends, once in the game, and at most what it produces in a semester."""
    tie = realm.reges[seat].ties[town]
    if tie.bond == Bond.NONE:
        return Refusal.BOND_FIRST
    if tie.loan.used:
        return Refusal.LENT_ALREADY
    if aes <= 0:
        return Refusal.MALFORMED
    return Refusal.LOAN_TOO_LARGE if aes > most_lent(world, realm, town) else 0


@rule("8.17", "D40")
def check_means(world: World, realm: Realm, aes: int, eloquentia: int) -> int:
    """Whether a Rex has the money and the Signum with which he wants to support his legatus."""
    if aes < 0 or eloquentia < 0 or eloquentia > 2:
        return Refusal.MALFORMED
    if aes > realm.reges[realm.seat].aes:
        return Refusal.CANNOT_PAY
    if eloquentia == 0:
        return 0
    return check_held(world, realm, realm.seat, Signum.ELOQUENTIA, eloquentia - 1, NONE)


# The answer


@rule("8.17", "D9", "D40", "D42")
def hold_audience(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """The legatus speaks, the die answers, and he goes home."""
    seat, town, demand = realm.seat, action.b, action.c
    bonus = persuasion(world, realm, action, log)
    die = roll(dice, DIE)
    emit(log, EventKind.AUDIENCE_ROLLED, 0, seat, town, die, die + bonus)
    realm.reges[seat].audience = 0
    if die == 1:
        tie = realm.reges[seat].ties[town]
        tie.ban_until = realm.turn + world.offence_turns
        emit(log, EventKind.OFFENDED, 0, seat, town, tie.ban_until, 0)
    if die != 1 and die + bonus >= world.need[demand]:
        emit(log, EventKind.AUDIENCE_GRANTED, 0, seat, town, demand, 0)
        grant(world, realm, seat, town, demand, action.f, log)
    else:
        emit(log, EventKind.AUDIENCE_REFUSED, 0, seat, town, demand, 0)
    go_back(world, realm, seat, action.a, log)
    realm.reges[seat].pieces[action.a].moved = 1


@rule("8.17", "D40")
def persuasion(world: World, realm: Realm, action: Action, log: Log) -> int:
    """What is added to the die; money and Eloquentia are spent whatever the answer."""
    seat, town = realm.seat, action.b
    money = min(action.d // world.money_step, world.money_most)
    pay_aes(realm, seat, action.d)
    total = add_part(log, Part.MONEY, money)
    if action.e > 0:
        raised = play_signum(world, realm, seat, Signum.ELOQUENTIA, action.e - 1, NONE, log)
        total += add_part(log, Part.ELOQUENTIA, figure(world, Signum.ELOQUENTIA, raised))
    kin = world.sites[realm.reges[seat].court].people == world.sites[town].people
    total += add_part(log, Part.SAME_PEOPLE, 1 if kin else 0)
    total += add_part(log, Part.IRA, -1 if realm.reges[seat].ira >= SULLEN else 0)
    total += add_part(log, Part.RIVAL_PACTUM, -1 if has_rival(realm, seat, town) else 0)
    return total + add_part(log, Part.OMEN, realm.reges[seat].audience)


@kernel
def add_part(log: Log, part: int, number: int) -> int:
    """Report what is added to a die, if anything."""
    if number != 0:
        emit(log, EventKind.MODIFIER, 0, part, number, 0, 0)
    return number


@rule("8.18", "8.21", "D44", "B54")
def grant(world: World, realm: Realm, seat: int, town: int, demand: int, about: int, log: Log) -> None:
    """A civitas gives what was asked."""
    if demand == Demand.PACTUM:
        bind(realm, seat, town, Bond.PACTUM, log)
    elif demand == Demand.FOEDUS:
        bind(realm, seat, town, Bond.FOEDUS, log)
    elif demand == Demand.MATRIMONIUM:
        other = match_for(realm, about, town)
        if realm.persons[about].sex == Sex.SON:
            marry(realm, about, other, log)
        else:
            marry(realm, other, about, log)
    elif demand == Demand.LOAN:
        lend(world, realm, seat, town, about, log)
    else:
        tie = realm.reges[seat].ties[town]
        tie.transit_until = realm.turn + TRANSIT_TURNS
        emit(log, EventKind.TRANSIT_GRANTED, 0, seat, town, tie.transit_until, 0)


# The group of verbs


@kernel
def list_audience(world: World, realm: Realm, choices: Choices) -> None:
    """Every demand that a legatus may make where he stands, with some sums of money; and repayments."""
    for legatus in range(Counter.LEGATUS_I, COUNTERS):
        cell = realm.reges[realm.seat].pieces[legatus].cell
        if cell >= 0:
            list_hearing(world, realm, legatus, world.town_at[cell], choices)
            for side in range(SIDES):
                beside = world.neighbour[cell, side]
                if beside != NONE:
                    list_hearing(world, realm, legatus, world.town_at[beside], choices)
    list_repayments(realm, choices)


@kernel
def list_hearing(world: World, realm: Realm, legatus: int, town: int, choices: Choices) -> None:
    """What a legatus may ask of a town, if there is one and he is heard there."""
    if town != NONE and check_hearing(world, realm, legatus, town) == 0:
        for demand in range(DEMANDS):
            list_demand(world, realm, legatus, town, demand, choices)


@kernel
def list_demand(world: World, realm: Realm, legatus: int, town: int, demand: int, choices: Choices) -> None:
    """One demand in all its forms: whom to marry, and for a loan the most and half of it."""
    seat = realm.seat
    if demand == Demand.MATRIMONIUM:
        courts = courts_of(realm, seat) if realm.reges[seat].ties[town].bond == Bond.FOEDUS else 0
        for person in range(PERSONS if courts else 0):
            if is_of(realm, person, courts) and is_marriageable(realm, person):
                list_supports(world, realm, legatus, town, demand, person, choices)
    elif demand == Demand.LOAN:
        most = most_lent(world, realm, town)
        list_supports(world, realm, legatus, town, demand, most, choices)
        list_supports(world, realm, legatus, town, demand, most // 2, choices)
    else:
        list_supports(world, realm, legatus, town, demand, 0, choices)


@kernel
def list_supports(
    world: World, realm: Realm, legatus: int, town: int, demand: int, about: int, choices: Choices
) -> None:
    """A demand with each step of money, and with Eloquentia or without."""
    if check_demand(world, realm, town, demand, about) != 0:
        return
    ways_to_speak = 0
    for eloquentia in range(3):
        ways_to_speak |= int(check_means(world, realm, 0, eloquentia) == 0) << eloquentia
    for step in range(SUMS):
        aes = step * world.money_step
        for eloquentia in range(3):
            if ways_to_speak >> eloquentia & 1 and aes <= realm.reges[realm.seat].aes:
                offer_wide(choices, Verb.AUDIENCE, legatus, town, demand, aes, eloquentia, about)


@kernel
def check_audience(world: World, realm: Realm, action: Action) -> int:
    """Whether an audience may be held, or a debt repaid."""
    if action.verb == Verb.REPAY:
        return check_repay(realm, action)
    if action.c < 0 or action.c >= DEMANDS:
        return Refusal.MALFORMED
    found = check_hearing(world, realm, action.a, action.b)
    if found == 0:
        found = check_demand(world, realm, action.b, action.c, action.f)
    return found if found != 0 else check_means(world, realm, action.d, action.e)


@kernel
def do_audience(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Hold an audience, or repay a debt."""
    if action.verb == Verb.REPAY:
        repay(realm, action, log)
    else:
        hold_audience(world, realm, action, dice, log)
