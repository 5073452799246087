"""How a bot's legati court the civitates: whom they visit, what they ask, and what they bring."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import Realm
from ..position.vocabulary import COUNTERS, NONE, PERSONS, TOWNS, Counter, Demand, Sex, Signum, Standing
from ..position.world_record import World
from ..rules.c07_houses.family import house_of, is_marriageable
from ..rules.c08_diplomacy.accords import has_friction, has_rival, lord_of_talks
from ..rules.c08_diplomacy.audience import SULLEN, check_demand, check_hearing
from ..rules.c08_diplomacy.loans import most_lent
from ..rules.c09_movement import check_counter, may_enter, milia_between, open_to_legati
from ..rules.c10_war.blockade import is_at_large
from ..rules.c14_victory import Points
from .mind import Mind, weigh
from .offering import reserve
from .owing import loan_worth
from .wanting import want, want_wide
from .weights import Weight
from .worth import aes_worth, foedus_worth, points, turns_left, yield_worth

DIE = 4
STEPS = 3
"""Steps of money: none, one, two."""
Suit = tuple[int, int, int, int]
"""The value of a visit, the demand, its steps of money, and its person or sum."""


@kernel
def choose_embassy(world: World, realm: Realm, mind: Mind) -> bool:
    """An audience where a legatus stands, or the journey of one to the town that promises most."""
    for legatus in range(Counter.LEGATUS_I, COUNTERS):
        if is_at_large(realm, realm.seat, legatus) and speak(world, realm, mind, legatus):
            return True
    for legatus in range(Counter.LEGATUS_I, COUNTERS):
        if check_counter(world, realm, legatus) == 0 and travel(world, realm, mind, legatus):
            return True
    return False


@kernel
def speak(world: World, realm: Realm, mind: Mind, legatus: int) -> bool:
    """Hold the audience for which a legatus has come."""
    cell = realm.reges[realm.seat].pieces[legatus].cell
    town = world.town_at[cell] if cell >= 0 else NONE
    if town == NONE or check_hearing(world, realm, legatus, town) != 0:
        return False
    suit = best_suit(world, realm, mind, town)
    if suit[0] <= 0:
        return False
    eloquentia = eloquence(world, realm, town, suit[1], suit[2])
    aes = suit[2] * world.money_step
    return want_wide(mind, Verb.AUDIENCE, legatus, town, suit[1], aes, eloquentia, suit[3])


@kernel
def travel(world: World, realm: Realm, mind: Mind, legatus: int) -> bool:
    """Go to the open town whose audience is worth most for the turns that it takes."""
    seat = realm.seat
    here = realm.reges[seat].pieces[legatus].cell
    if lord_of_talks(realm, seat) != NONE:
        return False
    opened = open_to_legati(realm, seat)
    best, most = NONE, 0
    for town in range(TOWNS):
        cell = world.sites[town].cell
        if realm.towns[town].holder != NONE or cell == here or not may_enter(world, opened, cell):
            continue
        turns = 1 + (milia_between(world, here, cell) - 1) // world.allowance
        if turns < 1 or turns > turns_left(world, realm) + 1 or is_awaited(world, realm, legatus, cell):
            continue
        if realm.reges[seat].ties[town].ban_until >= realm.turn + turns - 1 or has_friction(realm, seat, town):
            continue
        worth = best_suit(world, realm, mind, town)[0] // turns
        if worth > most:
            best, most = town, worth
    return best != NONE and want(mind, Verb.MOVE, legatus, world.sites[best].cell, 0)


@kernel
def is_awaited(world: World, realm: Realm, legatus: int, cell: int) -> bool:
    """Whether the other legatus is on his way to a casella."""
    for other in range(Counter.LEGATUS_I, COUNTERS):
        piece = realm.reges[realm.seat].pieces[other]
        if other != legatus and (piece.goal == cell or piece.cell == cell):
            return True
    return False


# What to ask


@kernel
def best_suit(world: World, realm: Realm, mind: Mind, town: int) -> Suit:
    """The demand and the sum with the greatest gain from a town, 0 value if there is none."""
    best = (0, 0, 0, 0)
    for demand in (Demand.PACTUM, Demand.FOEDUS, Demand.MATRIMONIUM, Demand.LOAN):
        person = 0
        if demand == Demand.MATRIMONIUM:
            person = groom(realm)
        elif demand == Demand.LOAN:
            person = most_lent(world, realm, town)
        if person == NONE or check_demand(world, realm, town, demand, person) != 0:
            continue
        gain = prize(world, realm, mind, town, demand)
        for steps in range(STEPS):
            aes = steps * world.money_step
            if aes > realm.reges[realm.seat].aes - reserve(world, realm, mind):
                break
            worth = gain * chance(world, realm, town, demand, steps) // DIE - aes_worth(world, realm, mind, aes)
            if worth > best[0]:
                best = (worth, demand, steps, person)
    return best


@kernel
def prize(world: World, realm: Realm, mind: Mind, town: int, demand: int) -> int:
    """The bot's gain if a demand is granted."""
    pactum, foedus = points(world, Points.PACTUM_CIVITAS), points(world, Points.FOEDUS_CIVITAS)
    if demand == Demand.PACTUM:
        return pactum + weigh(mind, Weight.PACTUM_HOPE)
    if demand == Demand.FOEDUS:
        return foedus - pactum + foedus_worth(world, realm, mind, town)
    if demand == Demand.LOAN:
        return loan_worth(world, realm, mind, town)
    return points(world, Points.DYNASTIC_TOWN) - foedus + yield_worth(world, realm, mind, town)


@kernel
def chance(world: World, realm: Realm, town: int, demand: int, bonus: int) -> int:
    """How many sides of the die grant a demand, with this bonus for gifts; a 1 never does."""
    lacking = world.need[demand] - bonus - goodwill(world, realm, town)
    return max(0, min(DIE - 1, DIE + 1 - lacking))


@kernel
def goodwill(world: World, realm: Realm, town: int) -> int:
    """What is added to the die without gifts."""
    rex, seat = realm.reges[realm.seat], realm.seat
    total = rex.audience + (1 if world.sites[rex.court].people == world.sites[town].people else 0)
    total -= 1 if rex.ira >= SULLEN else 0
    return total - (1 if has_rival(realm, seat, town) else 0)


@kernel
def eloquence(world: World, realm: Realm, town: int, demand: int, steps: int) -> int:
    """1 to spend an Eloquentia, for a foedus or a marriage that it helps."""
    if realm.reges[realm.seat].signa[Signum.ELOQUENTIA] <= 0 or demand == Demand.PACTUM:
        return 0
    helps = chance(world, realm, town, demand, steps + 1) > chance(world, realm, town, demand, steps)
    return 1 if helps else 0


@kernel
def groom(realm: Realm) -> int:
    """A son of the bot's own house who is free to marry, the eldest first; NONE."""
    found = NONE
    for person in range(PERSONS):
        son = realm.persons[person]
        if son.standing != Standing.FILIUS or son.sex != Sex.SON or not is_marriageable(realm, person):
            continue
        if house_of(realm, person) == realm.seat and (found == NONE or son.born < realm.persons[found].born):
            found = person
    return found
