"""Chapter 3: the Signa that a Rex plays in his own phase."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer_wide
from ...position.records import Realm
from ...position.vocabulary import NONE, PERSONS, SEAT_COUNT, TOWNS, Reign, Sex, Signum, Standing
from ...position.world_record import World
from ..c02_effects import change_production, has_accord, sex_by_die
from ..c05_capacity import gain_aes
from ..c05_growth import add_ira
from ..c05_legion import alter_cives
from ..c07_houses.family import MOST_FILII, bear, filii_of
from ..events import Cause
from .deck import check_held, figure, is_raised, play_signum
from .plots import open_plot, victim_of

# What is listed


@rule("D5", "D23")
def list_signa(world: World, realm: Realm, choices: Choices) -> None:
    """Every Signum of peace in hand, with each target it may have."""
    hand = realm.reges[realm.seat].signa
    if hand[Signum.CLEMENTIA] > 0:
        list_one(world, realm, Signum.CLEMENTIA, 0, 0, choices)
    if hand[Signum.ABUNDANTIA] > 0:
        list_one(world, realm, Signum.ABUNDANTIA, 0, 0, choices)
    if hand[Signum.COMMERCIUM] > 0:
        list_one(world, realm, Signum.COMMERCIUM, 0, 0, choices)
    if hand[Signum.CONUBIUM] > 0:
        for sex in range(2):
            list_one(world, realm, Signum.CONUBIUM, sex, 0, choices)
    if hand[Signum.FERTILITAS] > 0:
        for town in range(TOWNS):
            list_one(world, realm, Signum.FERTILITAS, town, 0, choices)
    list_hostile(world, realm, choices)


@kernel
def list_hostile(world: World, realm: Realm, choices: Choices) -> None:
    """The Signa that are played against another."""
    hand = realm.reges[realm.seat].signa
    if hand[Signum.FURTUM] > 0:
        for seat in range(SEAT_COUNT):
            list_one(world, realm, Signum.FURTUM, seat, 0, choices)
    if hand[Signum.DOLUM] > 0:
        for person in range(PERSONS):
            if realm.persons[person].spouse != NONE:
                list_one(world, realm, Signum.DOLUM, person, 0, choices)
    if hand[Signum.CALLIDITAS] > 0:
        for town in range(TOWNS):
            for seat in range(SEAT_COUNT):
                if has_accord(realm, seat, town):
                    list_one(world, realm, Signum.CALLIDITAS, town, seat, choices)


@kernel
def list_one(world: World, realm: Realm, kind: int, target: int, other: int, choices: Choices) -> None:
    """A Signum on a target, and the same raised by a favour, where they may be played."""
    if check_target(realm, kind, target, other) != 0:
        return
    for raised in range(2):
        if check_means(world, realm, kind, target, raised, other) == 0:
            offer_wide(choices, Verb.PLAY, kind, target, raised, other, 0, 0)


# What is allowed


@kernel
def check_signa(world: World, realm: Realm, action: Action) -> int:
    """Whether a Signum may be played in a Rex's own phase."""
    return check_peace_signum(world, realm, action.a, action.b, action.c, action.d)


@rule("3.5", "3.6", "8.27", "D22", "D23")
def check_peace_signum(world: World, realm: Realm, kind: int, target: int, raised: int, other: int) -> int:
    """Whether he holds it, it is one of peace, and its target is lawful."""
    refusal = check_target(realm, kind, target, other)
    return refusal if refusal != 0 else check_means(world, realm, kind, target, raised, other)


@rule("3.5", "3.6", "8.27", "D22", "D23")
def check_means(world: World, realm: Realm, kind: int, target: int, raised: int, other: int) -> int:
    """Whether he can play it on a lawful target, raised or not."""
    against = NONE
    if kind == Signum.FURTUM or kind == Signum.DOLUM or kind == Signum.CALLIDITAS:
        against = victim_of(realm, kind, target, other)
    refusal = check_held(world, realm, realm.seat, kind, raised, against)
    if refusal == 0 and kind == Signum.CONUBIUM and target != 0:
        strong = raised or is_raised(world, realm, realm.seat, kind, NONE)
        return 0 if strong else Refusal.NO_LAWFUL_TARGET
    return refusal


@kernel
def check_target(realm: Realm, kind: int, target: int, other: int) -> int:
    """Whether a Signum has a lawful target."""
    seat = realm.seat
    if target < 0 or other < 0 or (other != 0 and kind != Signum.CALLIDITAS):
        return Refusal.MALFORMED
    if kind == Signum.FURTUM:
        return check_robbed(realm, target)
    if kind == Signum.CALLIDITAS:
        return check_accord(realm, target, other)
    if kind == Signum.DOLUM:
        return check_son_in_law(realm, target)
    if kind == Signum.FERTILITAS:
        yours = target < TOWNS and realm.towns[target].holder == seat
        return 0 if yours else Refusal.NO_LAWFUL_TARGET
    if kind == Signum.CONUBIUM:
        if filii_of(realm, realm.reges[seat].court) >= MOST_FILII:
            return Refusal.TWO_FILII_ALREADY
        return 0 if target < 2 else Refusal.MALFORMED
    if kind == Signum.CLEMENTIA and realm.reges[seat].ira <= 0:
        return Refusal.NO_LAWFUL_TARGET
    if kind != Signum.CLEMENTIA and kind != Signum.ABUNDANTIA and kind != Signum.COMMERCIUM:
        return Refusal.SIGNUM_NOT_NOW
    return 0 if target == 0 else Refusal.MALFORMED


@rule("3.6")
def check_robbed(realm: Realm, target: int) -> int:
    """Furtum is played on another Rex, who holds a Signum."""
    if target >= SEAT_COUNT or target == realm.seat or realm.reges[target].reign != Reign.REIGNS:
        return Refusal.NO_LAWFUL_TARGET
    return 0 if realm.reges[target].signa_count > 0 else Refusal.HOLDS_NO_SIGNUM


@rule("3.5")
def check_accord(realm: Realm, town: int, other: int) -> int:
    """Calliditas is played on the accord of another Rex with a civitas sine duce."""
    if town >= TOWNS or other >= SEAT_COUNT or other == realm.seat or realm.reges[other].reign != Reign.REIGNS:
        return Refusal.NO_LAWFUL_TARGET
    return 0 if has_accord(realm, other, town) else Refusal.NO_SUCH_ACCORD


@rule("8.27")
def check_son_in_law(realm: Realm, person: int) -> int:
    """Dolum is played on the husband of a daughter of one's house who is not yet Rex himself."""
    if person >= PERSONS:
        return Refusal.MALFORMED
    husband = realm.persons[person]
    alive = husband.standing == Standing.FILIUS or husband.standing == Standing.PLEDGE
    if not alive or husband.sex != Sex.SON or husband.spouse == NONE:
        return Refusal.NO_SON_IN_LAW
    own = realm.persons[husband.spouse].court == realm.reges[realm.seat].court
    return 0 if own and husband.court != realm.reges[realm.seat].court else Refusal.NO_SON_IN_LAW


# What is done


@rule("3.5", "3.6", "8.27", "D23", "D33")
def do_signa(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Play a Signum of peace: it works at once or, against another, after his answer."""
    seat, kind, target = realm.seat, action.a, action.b
    if kind == Signum.FURTUM or kind == Signum.DOLUM or kind == Signum.CALLIDITAS:
        open_plot(world, realm, kind, target, action.c, action.d, log)
        return
    strong = play_signum(world, realm, seat, kind, action.c, NONE, log)
    by = figure(world, kind, strong)
    if kind == Signum.CLEMENTIA:
        add_ira(world, realm, seat, -min(by, realm.reges[seat].ira), Cause.SIGNUM, log)
    elif kind == Signum.FERTILITAS:
        alter_cives(world, realm, target, by, Cause.SIGNUM, log)
    elif kind == Signum.ABUNDANTIA:
        change_production(realm, seat, by, log)
    elif kind == Signum.COMMERCIUM:
        gain_aes(realm, seat, by)
    else:
        sex = target
        if not strong:
            sex = sex_by_die(dice)
        bear(world, realm, realm.reges[seat].court, sex, Cause.SIGNUM, log)
