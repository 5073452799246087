"""Chapter 2: what the results of the event cards do (D21)."""

from __future__ import annotations

from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.sealed import ask
from ..position.battlefield import PEDITES
from ..position.records import Realm
from ..position.vocabulary import EFFECTS, NONE, TOWNS, Ask, Bond, Counter, Errand, Op, Sex, Signum
from ..position.world_record import Effect, World
from .c03_signa.deck import deal_signum, lose_random_signum, lot
from .c05_capacity import gain_aes, part_of, pay_aes
from .c05_growth import add_ira
from .c05_legion import alter_cives, room_for, shrink_legion, take_centuriae
from .c07_houses.family import MOST_FILII, bear, filii_of, kill_rex
from .c08_diplomacy.accords import break_bond, socius_of
from .events import Cause, EventKind

DIE = 4
MOST_OMEN = 100
"""The maximum bonus or penalty of events for the next audience."""
LEAST_PRODUCTION = -100


@rule("5.14", "B15")
def place_of(world: World, realm: Realm, number: int) -> int:
    """Where on the card the n-th effect is; effects on the legion come first."""
    card, result = realm.event.card - 1, realm.event.result - 1
    last = EFFECTS - 1
    return last - number if world.eventi[card].effects[result, last].op == Op.LEGIO_PCT else number


@rule("D21")
def carry_out(world: World, realm: Realm, number: int, dice: Dice, log: Log) -> None:
    """Carry out an effect of the event, or ask its question."""
    card, result = realm.event.card - 1, realm.event.result - 1
    effect = world.eventi[card].effects[result, place_of(world, realm, number)]
    op = effect.op
    if op == Op.CIVES_PCT or op == Op.CIVES or op == Op.FILIUS or op == Op.REX_ILLNESS:
        touch_people(world, realm, effect, dice, log)
    elif op == Op.AES or op == Op.PRODUCTION_PCT:
        touch_treasury(realm, effect, log)
    elif op == Op.SIGNA_DRAW or op == Op.SIGNA_DISCARD or op == Op.FAVOUR or op == Op.IRA:
        touch_religion(world, realm, effect, dice, log)
    elif op == Op.LEGIO_PCT or op == Op.CENTURIA or op == Op.RECRUIT_BAN:
        touch_legion(world, realm, effect, log)
    elif op == Op.INITIATIVE or op == Op.DISCRIMEN or op == Op.IMMUNITY:
        touch_fortune(world, realm, effect, log)
    elif op == Op.PAY_OR_IRA or op == Op.FREE_ARA or op == Op.ACCORD_GAIN or op == Op.PAY_OR_LEGATUS:
        put_question(world, realm, effect, log)
    elif op != Op.NOTHING:
        touch_diplomacy(world, realm, effect, dice, log)


@kernel
def last_turn_of(realm: Realm, turns: int) -> int:
    """The last of this many turns, the first being the current one."""
    return realm.turn + turns - 1


# People


@rule("D21", "5.12", "5.13")
def touch_people(world: World, realm: Realm, effect: Effect, dice: Dice, log: Log) -> None:
    """Cives come or go, a child is born, the Rex falls ill."""
    seat = realm.event.assigned
    court = realm.reges[seat].court
    cives = realm.towns[court].cives
    if effect.op == Op.CIVES_PCT:
        alter_cives(world, realm, court, part_of(cives, effect.value), Cause.EVENT, log)
    elif effect.op == Op.CIVES:
        gone = -alter_cives(world, realm, court, effect.value, Cause.EVENT, log)
        if gone > 0 and effect.extra:
            alter_cives(world, realm, world.nearest[court, 0], gone, Cause.EVENT, log)
    elif effect.op == Op.FILIUS:
        give_birth(world, realm, court, effect, dice, log)
    else:
        fall_ill(world, realm, seat, effect, dice, log)


@rule("7.4", "D21")
def give_birth(world: World, realm: Realm, court: int, effect: Effect, dice: Dice, log: Log) -> None:
    """A child where there are fewer than two filii, else cives."""
    if filii_of(realm, court) >= MOST_FILII:
        alter_cives(world, realm, court, effect.extra, Cause.EVENT, log)
        return
    sex = sex_by_die(dice) if effect.value == 0 else Sex.SON
    bear(world, realm, court, sex, Cause.EVENT, log)


@kernel
def sex_by_die(dice: Dice) -> int:
    """Odd a daughter, even a son."""
    return Sex.SON if roll(dice, DIE) % 2 == 0 else Sex.DAUGHTER


@rule("D21", "B3")
def fall_ill(world: World, realm: Realm, seat: int, effect: Effect, dice: Dice, log: Log) -> None:
    """The Rex dies of it, or stays where he is until he is well."""
    rex = realm.reges[seat]
    if effect.value > 0 and roll(dice, DIE) <= effect.value:
        kill_rex(world, realm, rex.court, Cause.ILLNESS, log)
        return
    piece = rex.pieces[Counter.REX]
    if piece.errand == Errand.HOME or piece.errand == Errand.AFIELD:
        piece.until = last_turn_of(realm, effect.turns)
        emit(log, EventKind.FELL_ILL, 0, seat, piece.until, 0, 0)


# Money, gods, fortune


@rule("D21")
def touch_treasury(realm: Realm, effect: Effect, log: Log) -> None:
    """Money at once, or a share of the next production."""
    seat = realm.event.assigned
    if effect.op == Op.AES:
        if effect.value > 0:
            gain_aes(realm, seat, effect.value)
        else:
            pay_aes(realm, seat, -effect.value)
        emit(log, EventKind.AES_BY_EVENT, 0, seat, effect.value, 0, 0)
    else:
        change_production(realm, seat, effect.value, log)


@rule("D21")
def change_production(realm: Realm, seat: int, percent: int, log: Log) -> None:
    """Changes of the next production add up; it cannot fall below zero."""
    realm.reges[seat].production = max(LEAST_PRODUCTION, realm.reges[seat].production + percent)
    emit(log, EventKind.PRODUCTION_CHANGED, 0, seat, percent, 0, 0)


@rule("3.2", "D21", "D33", "B14")
def touch_religion(world: World, realm: Realm, effect: Effect, dice: Dice, log: Log) -> None:
    """Signa come or go, a favour is lost, ira rises or falls."""
    seat = realm.event.assigned
    if effect.op == Op.SIGNA_DRAW:
        draw_free(world, realm, seat, effect.value, dice, log)
    elif effect.op == Op.SIGNA_DISCARD:
        for _ in range(effect.value):
            kind = lose_random_signum(realm, seat, dice)
            if kind != Signum.NONE:
                realm.signa_spent[kind] += 1
                emit(log, EventKind.SIGNUM_LOST, 0, seat, kind, 0, 0)
    elif effect.op == Op.FAVOUR:
        lose_favour(realm, seat, log)
    else:
        bring_ira(world, realm, seat, effect.value, effect.extra, log)


@rule("3.2")
def draw_free(world: World, realm: Realm, seat: int, cards: int, dice: Dice, log: Log) -> None:
    """Signa without an offer."""
    drawn = 0
    for _ in range(cards):
        if deal_signum(world, realm, seat, dice, log):
            drawn += 1
    emit(log, EventKind.SIGNA_DRAWN, 0, seat, drawn, 0, 0)


@rule("B14")
def lose_favour(realm: Realm, seat: int, log: Log) -> None:
    """An unused favour is lost, if there is one."""
    for town in range(TOWNS):
        if realm.towns[town].holder == seat and realm.towns[town].favours > 0:
            realm.towns[town].favours -= 1
            emit(log, EventKind.FAVOUR_LOST, 0, seat, town, 0, 0)
            return


@rule("D32", "D33")
def bring_ira(world: World, realm: Realm, seat: int, by: int, limit: int, log: Log) -> None:
    """An event changes ira, though a card never brings it above its limit."""
    ira = realm.reges[seat].ira
    if by > 0 and limit > 0:
        by = min(by, limit - ira)
    if by > 0 or (by < 0 and ira > 0):
        add_ira(world, realm, seat, by, Cause.EVENT, log)


@rule("D21", "B5")
def touch_fortune(world: World, realm: Realm, effect: Effect, log: Log) -> None:
    """What holds until the cycle ends: an advantage in the next battle, or immunity."""
    seat = realm.event.assigned
    rex = realm.reges[seat]
    cycle = (realm.turn - 1) // world.cycle + 1
    if effect.op == Op.IMMUNITY:
        rex.immune_cycle = cycle
        emit(log, EventKind.MADE_IMMUNE, 0, seat, 0, 0, 0)
        return
    if rex.war_bonus_cycle != cycle:
        rex.initiative = 0
        rex.discrimen = 0
    rex.war_bonus_cycle = cycle
    if effect.op == Op.INITIATIVE:
        rex.initiative = max(rex.initiative, effect.value)
    else:
        rex.discrimen = max(rex.discrimen, effect.value)
    emit(log, EventKind.BATTLE_BONUS, 0, seat, rex.initiative, rex.discrimen, 0)


# The legion


@rule("5.14", "D21")
def touch_legion(world: World, realm: Realm, effect: Effect, log: Log) -> None:
    """The legion of the seat, wherever it stands, grows or dwindles, or may not recruit."""
    seat = realm.event.assigned
    court = realm.reges[seat].court
    if effect.op == Op.RECRUIT_BAN:
        realm.reges[seat].recruit_ban_until = last_turn_of(realm, effect.turns)
        emit(log, EventKind.RECRUITING_BARRED, 0, seat, realm.reges[seat].recruit_ban_until, 0, 0)
    elif effect.op == Op.LEGIO_PCT:
        shrink_legion(world, realm, court, effect.value, log)
        emit(log, EventKind.LEGION_BY_EVENT, 0, seat, effect.value, 0, 0)
    elif effect.value < 0:
        take_centuriae(realm, court, effect.extra, -effect.value)
        emit(log, EventKind.CENTURIAE_DISSOLVED, 0, seat, -effect.value, 0, 0)
    else:
        join_free(world, realm, seat, court, effect, log)


@rule("D21", "D34")
def join_free(world: World, realm: Realm, seat: int, court: int, effect: Effect, log: Log) -> None:
    """Volunteers join within what the town may have; equites without a place come as pedites."""
    arm = effect.extra
    for _ in range(effect.value):
        if room_for(world, realm, court, arm) == 0:
            arm = PEDITES
        if room_for(world, realm, court, arm) == 0:
            emit(log, EventKind.CENTURIA_TURNED_AWAY, 0, seat, 0, 0, 0)
            return
        realm.towns[court].garrison[arm] += 1
        emit(log, EventKind.CENTURIA_JOINED, 0, seat, arm, 0, 0)


# Diplomacy


@rule("8.28", "D21", "B6")
def touch_diplomacy(world: World, realm: Realm, effect: Effect, dice: Dice, log: Log) -> None:
    """The next audience, an accord that breaks, friction that comes or ends."""
    seat = realm.event.assigned
    if effect.op == Op.AUDIENCE:
        change_audience(realm, seat, effect.value, log)
    elif effect.op == Op.ACCORD_BREAK:
        town = accord_by_lot(realm, seat, dice)
        if town == NONE:
            change_audience(realm, seat, effect.value, log)
        else:
            break_bond(world, realm, seat, town, Cause.EVENT, log)
    elif effect.op == Op.FRICTION:
        quarrel(world, realm, seat, last_turn_of(realm, effect.turns), log)
    else:
        for town in range(TOWNS):
            realm.reges[seat].ties[town].friction_until = 0
        emit(log, EventKind.FRICTION_ENDED, 0, seat, 0, 0, 0)


@kernel
def change_audience(realm: Realm, seat: int, by: int, log: Log) -> None:
    """Something is added to a Rex's next audience."""
    realm.reges[seat].audience = max(-MOST_OMEN, min(MOST_OMEN, realm.reges[seat].audience + by))
    emit(log, EventKind.AUDIENCE_CHANGED, 0, seat, by, 0, 0)


@rule("8.28")
def accord_by_lot(realm: Realm, seat: int, dice: Dice) -> int:
    """A civitas sine duce with which a Rex has an accord, by lot, NONE."""
    count = 0
    for town in range(TOWNS):
        count += 1 if has_accord(realm, seat, town) else 0
    if count == 0:
        return NONE
    place = lot(dice, count)
    for town in range(TOWNS):
        if has_accord(realm, seat, town):
            if place == 0:
                return town
            place -= 1
    return NONE


@kernel
def has_accord(realm: Realm, seat: int, town: int) -> bool:
    """Whether a Rex has a pactum or foedus with a civitas sine duce."""
    return realm.towns[town].holder == NONE and realm.reges[seat].ties[town].bond != Bond.NONE


@rule("D15", "D21", "B6")
def quarrel(world: World, realm: Realm, seat: int, until: int, log: Log) -> None:
    """Friction with the nearest civitas sine duce that is no socia."""
    court = realm.reges[seat].court
    for place in range(TOWNS - 1):
        town = world.nearest[court, place]
        if realm.towns[town].holder == NONE and not has_accord(realm, seat, town):
            realm.reges[seat].ties[town].friction_until = until
            emit(log, EventKind.FRICTION_BY_EVENT, 0, seat, town, until, 0)
            return
    emit(log, EventKind.EFFECT_LOST, 0, seat, 0, 0, 0)


# Questions


@rule("D21", "B4", "B7")
def put_question(world: World, realm: Realm, effect: Effect, log: Log) -> None:
    """Pay or bear it, build or send: the Rex who bears the event chooses, if there is a choice."""
    seat = realm.event.assigned
    if effect.op == Op.PAY_OR_IRA:
        ask(realm, Ask.EXPIATE, seat)
    elif effect.op == Op.FREE_ARA:
        ask(realm, Ask.VOTUM, seat)
    elif effect.op == Op.ACCORD_GAIN and any_envoy(world, realm, seat, effect.value):
        ask(realm, Ask.ENVOY, seat)
    elif effect.op == Op.PAY_OR_LEGATUS and legatus_to_seize(realm, seat) != NONE:
        ask(realm, Ask.RANSOM_LEGATUS, seat)
    else:
        emit(log, EventKind.EFFECT_LOST, 0, seat, 0, 0, 0)


@rule("D43", "B4")
def may_send_envoy(world: World, realm: Realm, seat: int, town: int, milia: int) -> bool:
    """Whether a civitas sine duce within a distance of the seat could grant a Rex the next stage of an accord."""
    if realm.towns[town].holder != NONE or world.distance[realm.reges[seat].court, town] > milia:
        return False
    bond = realm.reges[seat].ties[town].bond
    return bond == Bond.NONE or (bond == Bond.PACTUM and socius_of(realm, town) == NONE)


@kernel
def any_envoy(world: World, realm: Realm, seat: int, milia: int) -> bool:
    """Whether Mercurius has somebody to send to."""
    for town in range(TOWNS):
        if may_send_envoy(world, realm, seat, town, milia):
            return True
    return False


@rule("B7")
def legatus_to_seize(realm: Realm, seat: int) -> int:
    """The legatus who is seized: one under way before one at home, NONE if none is free."""
    found = NONE
    for counter in range(Counter.LEGATUS_I, Counter.LEGATUS_II + 1):
        errand = realm.reges[seat].pieces[counter].errand
        if errand == Errand.AFIELD:
            return counter
        if errand == Errand.HOME and found == NONE:
            found = counter
    return found
