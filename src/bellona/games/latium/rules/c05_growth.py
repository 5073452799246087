"""5, towns: works, production, feeding, growth, ludi and the ira of the people."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Action, Choices, Refusal, Verb, offer
from ..position.records import Realm
from ..position.vocabulary import NONE, SEAT_COUNT, TOWNS, Bond, Fall, Level, Reign, Work
from ..position.world_record import World
from .c05_capacity import gain_aes, harvest, is_blockaded, part_of, pay_aes, production, surplus
from .c05_legion import (
    LEAST_CIVES,
    alter_cives,
    check_disband,
    check_recruit,
    disband,
    list_disbandings,
    list_recruits,
    rebuild_legion,
    recruit,
)
from .c07_houses.control import rex_falls
from .events import Cause, EventKind

IRA_STOPS_GROWTH = 2
ALL = 100


# Ira populi


@rule("5.9", "5.10", "8.13", "D31", "D32", "D33")
def add_ira(world: World, realm: Realm, seat: int, by: int, cause: int, log: Log) -> None:
    """The people's anger with a Rex grows or fades; at the limit they drive him out."""
    rex = realm.reges[seat]
    before = rex.ira
    rex.ira = max(0, before + by)
    if rex.ira == before:
        return
    emit(log, EventKind.IRA_CHANGED, cause, seat, rex.ira - before, rex.ira, 0)
    if rex.ira >= world.ira_limit and rex.reign == Reign.REIGNS:
        rex_falls(world, realm, seat, Fall.EXPELLED, NONE, log)


# Works, ludi, cives sent away: what a Rex orders in his phase


@kernel
def list_towns(world: World, realm: Realm, choices: Choices) -> None:
    """Everything that a Rex may order in his towns."""
    for town in range(TOWNS):
        if realm.towns[town].holder != realm.seat:
            continue
        if check_widen(world, realm, town) == Refusal.NONE:
            offer(choices, Verb.WIDEN, town, 0, 0)
        if check_wall(world, realm, town) == Refusal.NONE:
            offer(choices, Verb.WALL, town, 0, 0)
        list_recruits(world, realm, town, choices)
        list_disbandings(realm, town, choices)
        excess = surplus(world, realm, town)
        if excess > 0:
            offer(choices, Verb.DISMISS, town, excess, 0)
    if check_ludi(world, realm) == Refusal.NONE:
        offer(choices, Verb.LUDI, 0, 0, 0)


@kernel
def check_towns(world: World, realm: Realm, action: Action) -> int:
    """Whether a Rex may order this in a town."""
    town = action.a
    if action.verb == Verb.WIDEN:
        return check_widen(world, realm, town)
    if action.verb == Verb.WALL:
        return check_wall(world, realm, town)
    if action.verb == Verb.RECRUIT:
        return check_recruit(world, realm, town, action.b, action.c)
    if action.verb == Verb.DISBAND:
        return check_disband(realm, town, action.b, action.c)
    if action.verb == Verb.DISMISS:
        return check_dismiss(realm, town, action.b)
    return check_ludi(world, realm)


@kernel
def do_towns(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Carry out an order in a town."""
    town = action.a
    if action.verb == Verb.WIDEN:
        order_areas(world, realm, town, log)
    elif action.verb == Verb.WALL:
        order_walls(world, realm, town, log)
    elif action.verb == Verb.RECRUIT:
        recruit(world, realm, town, action.b, action.c, log)
    elif action.verb == Verb.DISBAND:
        disband(realm, town, action.b, action.c, log)
    elif action.verb == Verb.DISMISS:
        alter_cives(world, realm, town, -action.b, Cause.DISMISSED, log)
    else:
        hold_ludi(world, realm, log)


@rule("D5", "D27")
def check_work(world: World, realm: Realm, town: int, cost: int) -> int:
    """Whether a town is free for a work, and the work can be paid."""
    if realm.towns[town].work != Work.NONE:
        return Refusal.WORK_UNDER_WAY
    if realm.reges[realm.seat].aes < cost:
        return Refusal.CANNOT_PAY
    return Refusal.NONE


@rule("5.2", "5.5", "D26", "D27")
def check_widen(world: World, realm: Realm, town: int) -> int:
    """Whether the productive areas of a town may be widened."""
    if town < 0 or town >= TOWNS or realm.towns[town].holder != realm.seat:
        return Refusal.NOT_YOUR_TOWN
    if realm.towns[town].areae >= world.areae_most:
        return Refusal.AREAS_COMPLETE
    return check_work(world, realm, town, world.areae_cost)


@rule("5.2", "5.3", "D27")
def check_wall(world: World, realm: Realm, town: int) -> int:
    """Whether the walls of a town may be widened, one size at a time."""
    if town < 0 or town >= TOWNS or realm.towns[town].holder != realm.seat:
        return Refusal.NOT_YOUR_TOWN
    level = realm.towns[town].level
    if level >= Level.CIVITAS:
        return Refusal.WALLS_COMPLETE
    return check_work(world, realm, town, world.walls_cost[level + 1])


@rule("5.5", "D27")
def order_areas(world: World, realm: Realm, town: int, log: Log) -> None:
    """The work on the areas is paid; nobody else sees it."""
    pay_aes(realm, realm.seat, world.areae_cost)
    realm.towns[town].work = Work.AREAE
    emit(log, EventKind.AREAS_ORDERED, 0, realm.seat, town, 0, 0)


@rule("5.3", "5.4", "D27")
def order_walls(world: World, realm: Realm, town: int, log: Log) -> None:
    """The work on the walls is paid and begun for all to see."""
    pay_aes(realm, realm.seat, world.walls_cost[realm.towns[town].level + 1])
    realm.towns[town].work = Work.WALLS
    emit(log, EventKind.WALLS_ORDERED, 0, town, 0, 0, 0)


@rule("5.15", "5.16")
def check_dismiss(realm: Realm, town: int, number: int) -> int:
    """Whether this many cives may be dismissed; a few always stay."""
    if town < 0 or town >= TOWNS or realm.towns[town].holder != realm.seat:
        return Refusal.NOT_YOUR_TOWN
    if number < 1:
        return Refusal.MALFORMED
    if realm.towns[town].cives - number < LEAST_CIVES:
        return Refusal.TOO_FEW_CIVES
    return Refusal.NONE


@kernel
def semester_of(world: World, turn: int) -> int:
    """The number of a turn's semester, from 1."""
    return 1 + (turn - 1) // world.semester


@rule("D33")
def check_ludi(world: World, realm: Realm) -> int:
    """Whether ludi may be given: once a semester, to a people that is angry."""
    rex = realm.reges[realm.seat]
    if rex.ludi == semester_of(world, realm.turn):
        return Refusal.LUDI_GIVEN
    if rex.ira == 0:
        return Refusal.NO_IRA
    if rex.aes < world.ludi_cost:
        return Refusal.CANNOT_PAY
    return Refusal.NONE


@rule("D33")
def hold_ludi(world: World, realm: Realm, log: Log) -> None:
    """Games and bread calm the people."""
    seat = realm.seat
    pay_aes(realm, seat, world.ludi_cost)
    realm.reges[seat].ludi = semester_of(world, realm.turn)
    emit(log, EventKind.LUDI_HELD, 0, seat, 0, 0, 0)
    add_ira(world, realm, seat, -1, Cause.LUDI, log)


# The end of a turn


@rule("5.3", "5.4", "5.5", "D27")
def finish_works(world: World, realm: Realm, log: Log) -> None:
    """The works of the turn are complete."""
    for town in range(TOWNS):
        built = realm.towns[town]
        if built.work == Work.AREAE:
            built.areae += 1
            if built.holder != NONE:
                emit(log, EventKind.AREAS_WIDENED, 0, built.holder, town, built.areae, 0)
        elif built.work == Work.WALLS:
            built.level += 1
            emit(log, EventKind.WALLS_WIDENED, 0, town, built.level, 0, 0)
        built.work = Work.NONE


@rule("5.8", "5.9", "D30", "D32")
def feed_towns(world: World, realm: Realm, log: Log) -> None:
    """Every Rex feeds the surplus of his towns, his seat first, or bears the anger of each that goes hungry."""
    for seat in range(SEAT_COUNT):
        if realm.reges[seat].reign != Reign.REIGNS:
            continue
        court = realm.reges[seat].court
        feed(world, realm, seat, court, log)
        for town in range(TOWNS):
            if town != court:
                feed(world, realm, seat, town, log)


@rule("5.8", "5.9", "D30")
def feed(world: World, realm: Realm, seat: int, town: int, log: Log) -> None:
    """The surplus of one town is fed, all of it or nobody."""
    cost = surplus(world, realm, town) * world.feed_cost
    if realm.towns[town].holder != seat or cost == 0 or realm.reges[seat].reign != Reign.REIGNS:
        return
    if realm.reges[seat].aes >= cost:
        pay_aes(realm, seat, cost)
        emit(log, EventKind.FED, 0, seat, town, cost, 0)
    else:
        emit(log, EventKind.UNFED, 0, seat, town, 0, 0)
        add_ira(world, realm, seat, 1, Cause.HUNGER, log)


# The end of a semester


@rule("5.6", "5.17", "D4", "D28", "D44", "D59")
def pay_production(world: World, realm: Realm, log: Log) -> None:
    """Every Rex receives what his towns yield and his socii owe, and a subject sends his lord a part of it."""
    for seat in range(SEAT_COUNT):
        rex = realm.reges[seat]
        if rex.reign != Reign.REIGNS:
            continue
        yielded = yield_of(world, realm, seat)
        rex.production = 0
        gain_aes(realm, seat, yielded)
        emit(log, EventKind.PRODUCED, 0, seat, yielded, 0, 0)
        if rex.lord != NONE:
            tribute = pay_aes(realm, seat, yielded // world.tribute_share)
            gain_aes(realm, rex.lord, tribute)
            emit(log, EventKind.TRIBUTE_PAID, 0, seat, rex.lord, tribute, 0)
        receive_from_socii(world, realm, seat, log)


@rule("5.17", "D21", "D28")
def yield_of(world: World, realm: Realm, seat: int) -> int:
    """The yield of all the towns of a Rex; promised or cursed changes apply to the harvest of his seat."""
    yielded = 0
    for town in range(TOWNS):
        if realm.towns[town].holder == seat:
            yielded += production(world, realm, town)
    court = realm.reges[seat].court
    if realm.towns[court].holder == seat:
        percent = max(-ALL, realm.reges[seat].production)
        yielded += part_of(harvest(world, realm, court), percent)
    return yielded


@rule("8.2", "D44")
def receive_from_socii(world: World, realm: Realm, seat: int, log: Log) -> None:
    """Each civitas sine duce in foedus sends a part of its production."""
    for town in range(TOWNS):
        if realm.towns[town].holder == NONE and realm.reges[seat].ties[town].bond == Bond.FOEDUS:
            aes = production(world, realm, town) // world.foedus_share
            if aes > 0:
                gain_aes(realm, seat, aes)
                emit(log, EventKind.FOEDUS_PAID, 0, seat, town, aes, 0)


@rule("5.1", "D4", "D29", "D54")
def grow_towns(world: World, realm: Realm, log: Log) -> None:
    """Every town grows that is not crowded, shut in, or angry with its Rex."""
    for town in range(TOWNS):
        holder = realm.towns[town].holder
        if surplus(world, realm, town) > 0 or is_blockaded(realm, town):
            continue
        if holder != NONE and realm.reges[holder].ira >= IRA_STOPS_GROWTH:
            continue
        births = max(1, realm.towns[town].cives // world.growth_divisor)
        alter_cives(world, realm, town, births, Cause.GROWTH, log)


# Civitates sine duce


@rule("D1", "D79", "B30")
def civitates_prepare(world: World, realm: Realm, log: Log) -> None:
    """Every civitas sine duce does a work if it needs one, and raises a centuria if its legion is not full."""
    for town in range(TOWNS):
        if realm.towns[town].holder == NONE:
            build_alone(world, realm, town, log)
            rebuild_legion(world, realm, town)


@rule("5.2", "5.3", "D79", "B30")
def build_alone(world: World, realm: Realm, town: int, log: Log) -> None:
    """A civitas that has outgrown what it can support widens the limiting factor: the areas first, else the walls."""
    grown = realm.towns[town]
    if surplus(world, realm, town) == 0 or is_blockaded(realm, town):
        return
    areas = world.areae_base + world.areae_step * grown.areae
    if areas < grown.cives and grown.areae < world.areae_most:
        grown.areae += 1
    elif grown.level < Level.CIVITAS:
        grown.level += 1
        emit(log, EventKind.WALLS_WIDENED, 0, town, grown.level, 0, 0)
