"""6: the Protector of a caput, the favours of gods that are benigni, and the sacred areas."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Action, Choices, Refusal, Verb, offer
from ..position.records import Realm
from ..position.vocabulary import GODS, NONE, TOWNS, Ask, God, Sacred
from ..position.world_record import World
from .c05_capacity import pay_aes
from .events import EventKind

# What a god does for a Rex


@rule("6.2", "6.10")
def protector(realm: Realm, seat: int) -> int:
    """The god whose templum stands in a Rex's own caput while he reigns there, NONE of God without one."""
    caput = realm.towns[seat]
    if caput.holder == seat and realm.reges[seat].court == seat and caput.sacred == Sacred.TEMPLUM:
        return caput.god
    return God.NONE


@rule("6.6", "6.12", "B18")
def favour_town(realm: Realm, seat: int, god: int) -> int:
    """A town of a Rex where an ara of a god has a favour left, his seat before the others, NONE without one."""
    court = realm.reges[seat].court
    if court != NONE and grants(realm, seat, court, god):
        return court
    for town in range(TOWNS):
        if grants(realm, seat, town, god):
            return town
    return NONE


@rule("6.6", "6.9", "D38")
def grants(realm: Realm, seat: int, town: int, god: int) -> bool:
    """Whether a town of a Rex has an ara of a god with a favour left."""
    held = realm.towns[town]
    return held.holder == seat and held.sacred == Sacred.ARA and held.god == god and held.favours > 0


@rule("6.6", "6.7")
def spend_favour(realm: Realm, town: int, log: Log) -> None:
    """One favour of an ara is used up; the number left is public."""
    held = realm.towns[town]
    held.favours -= 1
    emit(log, EventKind.FAVOUR_SPENT, 0, held.holder, town, held.god, held.favours)


@rule("6.13", "6.14", "B19")
def areas_of(realm: Realm, god: int) -> int:
    """How many sacred areas a god has, templa and are of all players together."""
    count = 0
    for town in range(TOWNS):
        if realm.towns[town].sacred != Sacred.NONE and realm.towns[town].god == god:
            count += 1
    return count


# Building


@kernel
def list_gods(world: World, realm: Realm, choices: Choices) -> None:
    """Every sacred building that may be ordered, vowed or put in the place of a templum."""
    if realm.ask == Ask.VOTUM:
        list_are(world, realm, Verb.ERECT, choices)
    elif realm.ask == Ask.SACK:
        for god in range(1, GODS):
            if check_dedicate(world, realm, god) == Refusal.NONE:
                offer(choices, Verb.DEDICATE, 0, god, 0)
    elif realm.ask == Ask.REIGN:
        list_templum(world, realm, choices)
        if realm.reges[realm.seat].aes >= world.ara_cost:
            list_are(world, realm, Verb.ARA, choices)


@kernel
def list_templum(world: World, realm: Realm, choices: Choices) -> None:
    """The Protectors that may be chosen, and the raising of the ara in the caput."""
    for god in range(1, GODS):
        if check_templum(world, realm, god) == Refusal.NONE:
            offer(choices, Verb.TEMPLUM, 0, god, 0)
    if check_elevate(world, realm) == Refusal.NONE:
        offer(choices, Verb.ELEVATE, 0, 0, 0)


@kernel
def list_are(world: World, realm: Realm, verb: int, choices: Choices) -> None:
    """An ara of each god in each town that has none."""
    for town in range(TOWNS):
        for god in range(1, GODS):
            if check_area(world, realm, town, god) == Refusal.NONE:
                offer(choices, verb, town, god, 0)


@kernel
def check_gods(world: World, realm: Realm, action: Action) -> int:
    """Whether a sacred building may be ordered, vowed or dedicated."""
    town, god = action.a, action.b
    if action.verb == Verb.TEMPLUM:
        return check_templum(world, realm, god)
    if action.verb == Verb.ELEVATE:
        return check_elevate(world, realm)
    if action.verb == Verb.DEDICATE:
        return check_dedicate(world, realm, god)
    refusal = check_area(world, realm, town, god)
    if refusal == Refusal.NONE and action.verb == Verb.ARA and realm.reges[realm.seat].aes < world.ara_cost:
        return Refusal.CANNOT_PAY
    return refusal


@rule("6.8", "6.9", "6.12", "D37")
def check_area(world: World, realm: Realm, town: int, god: int) -> int:
    """Whether a Rex may give a town of his to a god: one sacred area a town."""
    if town < 0 or town >= TOWNS or realm.towns[town].holder != realm.seat:
        return Refusal.NOT_YOUR_TOWN
    if realm.towns[town].sacred != Sacred.NONE:
        return Refusal.SACRED_AREA_TAKEN
    return check_god(world, realm, god)


@rule("6.1", "6.13")
def check_god(world: World, realm: Realm, god: int) -> int:
    """Whether a god may have one more sacred area."""
    if god <= 0 or god >= GODS:
        return Refusal.NO_SUCH_GOD
    if areas_of(realm, god) >= world.areas_per_god:
        return Refusal.NO_AREA_LEFT
    return Refusal.NONE


@rule("6.2", "6.10", "6.14", "D37", "B20")
def check_templum(world: World, realm: Realm, god: int) -> int:
    """Whether a Rex may choose a Protector: only for his own caput, while he has his seat there."""
    if not sits_in_caput(realm):
        return Refusal.NO_PROTECTOR_HERE
    if realm.reges[realm.seat].aes < world.templum_cost:
        return Refusal.CANNOT_PAY
    return check_area(world, realm, realm.seat, god)


@rule("D37")
def check_elevate(world: World, realm: Realm) -> int:
    """Whether the ara of the caput may be raised to a templum."""
    if not sits_in_caput(realm):
        return Refusal.NO_PROTECTOR_HERE
    if realm.towns[realm.seat].sacred != Sacred.ARA:
        return Refusal.NO_ARA_THERE
    if realm.reges[realm.seat].aes < world.upgrade_cost:
        return Refusal.CANNOT_PAY
    return Refusal.NONE


@kernel
def sits_in_caput(realm: Realm) -> bool:
    """Whether he who chooses has his seat in his own caput."""
    return realm.towns[realm.seat].holder == realm.seat and realm.reges[realm.seat].court == realm.seat


@rule("6.11", "B19")
def check_dedicate(world: World, realm: Realm, god: int) -> int:
    """Whether the ara in the place of a conquered templum may be that of a god; the templum frees its own place."""
    town = realm.spoils.town
    if town == NONE or realm.towns[town].sacred != Sacred.TEMPLUM:
        return Refusal.NO_TEMPLUM_THERE
    if god == realm.towns[town].god:
        return Refusal.NONE
    return check_god(world, realm, god)


@kernel
def do_gods(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Build, vow, raise or dedicate."""
    seat, god = realm.seat, action.b
    if action.verb == Verb.TEMPLUM:
        pay_aes(realm, seat, world.templum_cost)
        build_templum(realm, seat, god, log)
    elif action.verb == Verb.ELEVATE:
        pay_aes(realm, seat, world.upgrade_cost)
        build_templum(realm, seat, realm.towns[seat].god, log)
    elif action.verb == Verb.DEDICATE:
        build_ara(world, realm, realm.spoils.town, god, log)
    else:
        if action.verb == Verb.ARA:
            pay_aes(realm, seat, world.ara_cost)
        build_ara(world, realm, action.a, god, log)


@rule("6.2", "D37")
def build_templum(realm: Realm, seat: int, god: int, log: Log) -> None:
    """A god becomes Protector of a caput; favours of an ara that stood there are lost."""
    caput = realm.towns[seat]
    caput.god = god
    caput.sacred = Sacred.TEMPLUM
    caput.favours = 0
    emit(log, EventKind.TEMPLUM_BUILT, 0, seat, god, 0, 0)


@rule("6.6", "6.8", "6.11", "6.12")
def build_ara(world: World, realm: Realm, town: int, god: int, log: Log) -> None:
    """An ara with its three favours replaces whatever stood in a town."""
    held = realm.towns[town]
    held.god = god
    held.sacred = Sacred.ARA
    held.favours = world.favours
    emit(log, EventKind.ARA_BUILT, 0, town, god, 0, 0)
