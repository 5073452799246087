"""What a war is worth to a bot: a town, less the losses and a broken word."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.records import Realm
from ..position.vocabulary import ACCORDS, NONE, SEAT_COUNT, Bond, Clause
from ..position.world_record import World
from ..rules.c08_diplomacy.accords import bond_with_town, joins, promised, socius_of
from ..rules.c10_war.declaring import check_enemy
from ..rules.c10_war.hostility import war_on
from ..rules.c14_victory import Points, towns_controlled
from .mind import Mind, weigh, weigh_all
from .strength import can_take, contingents, is_danger, likely_defence
from .trusting import grudge, is_faithless
from .weights import Weight
from .worth import aes_worth, foedus_worth, foremost, ira_worth, is_near, points, turns_left, yield_worth


@kernel
def war_worth(world: World, realm: Realm, mind: Mind, town: int) -> int:
    """The value of taking a town, less the losses and a broken word."""
    holder, seat = realm.towns[town].holder, realm.seat
    worth = yield_worth(world, realm, mind, town)
    if holder != NONE and realm.reges[holder].court == town:
        worth += weigh(mind, Weight.CAPUT_FALLS)
    else:
        worth += points(world, Points.COLONIA) - anger(world, realm, mind, town)
        worth += aes_worth(world, realm, mind, world.spoils_per_civis * realm.towns[town].cives)
    worth -= (
        weigh_all(mind, Weight.CENTURIA, weigh(mind, Weight.FALLEN) * likely_defence(world, realm, mind, town)) // 100
    )
    if holder != NONE and is_danger(world, realm, mind, holder):
        worth += weigh(mind, Weight.THREAT)
    war = war_on(realm, seat, town)
    if war != NONE and realm.wars[war].crown != NONE:
        worth += yield_worth(world, realm, mind, realm.wars[war].crown)
    worth += design_worth(world, realm, mind, town)
    return worth + word_worth(realm, mind, town) - treachery(world, realm, mind, town)


@kernel
def design_worth(world: World, realm: Realm, mind: Mind, town: int) -> int:
    """What a town is worth to the designs of a Rex: one more on the way to predominance, one less for an enemy."""
    holder = realm.towns[town].holder
    worth = weigh_all(mind, Weight.AMBITION, towns_controlled(realm, realm.seat))
    if town < SEAT_COUNT:
        worth += weigh(mind, Weight.CROWN)
    if holder == NONE:
        return worth
    if mind.plan[Weight.ENVY] > 0.0 and foremost(world, realm, mind) == holder:
        worth += weigh(mind, Weight.ENVY)
    return worth + weigh_all(mind, Weight.REVENGE, grudge(realm, mind, holder))


@kernel
def anger(world: World, realm: Realm, mind: Mind, town: int) -> int:
    """What it costs to make an enemy of the Rex who lives near a civitas and is in foedus with it."""
    socius = socius_of(realm, town) if realm.towns[town].holder == NONE else NONE
    if socius == NONE or socius == realm.seat:
        return 0
    return weigh(mind, Weight.ANGER) if is_near(world, mind, realm.reges[socius].court, town) else 0


@kernel
def word_worth(realm: Realm, mind: Mind, town: int) -> int:
    """What it is worth to have promised somebody the attack on a town."""
    for other in range(SEAT_COUNT):
        if other != realm.seat and promised(realm, Clause.ATTACK, realm.seat, other, town) != NONE:
            return weigh(mind, Weight.KEPT_WORD)
    return 0


@kernel
def treachery(world: World, realm: Realm, mind: Mind, town: int) -> int:
    """What is given up by breaking one's word to a town, or to him who holds it; half against a danger to all."""
    holder, seat = realm.towns[town].holder, realm.seat
    bond = bond_with_town(realm, seat, town)
    if holder == NONE:
        return betrayed_town(world, realm, mind, town, bond)
    if bond == Bond.NONE and not is_bound_to_peace(realm, seat, holder):
        return 0
    if turns_left(world, realm) < weigh(mind, Weight.LAST_TURNS):
        return 0
    fresh = gave_word_lately(realm, mind, seat, holder)
    price = weigh(mind, Weight.FRESH_BETRAYAL if fresh else Weight.BETRAYAL)
    if is_faithless(realm, mind, holder):
        price -= weigh_all(mind, Weight.FAITHLESS, price)
    return price // 2 if is_danger(world, realm, mind, holder) else price


@kernel
def is_bound_to_peace(realm: Realm, seat: int, other: int) -> bool:
    """Whether a Rex has promised another not to attack him, or has made peace with him."""
    for number in range(ACCORDS):
        if realm.accords[number].peace and joins(realm, number, seat, other):
            return True
    return promised(realm, Clause.NOT_ATTACK, seat, other, NONE) != NONE


@kernel
def betrayed_town(world: World, realm: Realm, mind: Mind, town: int, bond: int) -> int:
    """What is given up by breaking one's word to a civitas: its friendship, one's name, and the love of the people."""
    if bond == Bond.NONE:
        return 0
    rex = realm.reges[realm.seat]
    lost = points(world, Points.PACTUM_CIVITAS)
    if bond == Bond.FOEDUS:
        lost = points(world, Points.FOEDUS_CIVITAS) + foedus_worth(world, realm, mind, town)
    fresh = rex.ties[town].since + weigh(mind, Weight.FRESH) > realm.turn
    return lost + weigh(mind, Weight.FRESH_BETRAYAL if fresh else Weight.BETRAYAL) + ira_worth(mind, rex.ira)


@kernel
def gave_word_lately(realm: Realm, mind: Mind, seat: int, other: int) -> bool:
    """Whether an accord of two Reges that is in force is not yet old."""
    for number in range(ACCORDS):
        if joins(realm, number, seat, other) and realm.accords[number].since + weigh(mind, Weight.FRESH) > realm.turn:
            return True
    return False


@kernel
def is_worth_it(world: World, realm: Realm, mind: Mind, town: int, cell: int, army: int) -> int:
    """What an attack on a town from a casella promises, 0 if it is too strong or not worth a war."""
    if check_enemy(realm, town) != 0 or turns_left(world, realm) < world.siege_turns[realm.towns[town].level]:
        return 0
    if not can_take(world, realm, mind, army + contingents(world, realm, cell, town), town):
        return 0
    worth = war_worth(world, realm, mind, town)
    return worth if worth >= weigh(mind, Weight.LEAST_GAIN) else 0
