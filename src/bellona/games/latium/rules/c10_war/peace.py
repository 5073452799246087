"""Chapter 10: after a battle: who falls back where, pursuit or terms of peace, and the town that has fallen."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer
from ...actions.sealed import answered, ask
from ...position.battlefield import ARMS, LEADER, SIDE_UNITS, Standing
from ...position.records import Realm
from ...position.vocabulary import (
    COUNTERS,
    LEADERS,
    LETTERS_EACH,
    NONE,
    SEAT_COUNT,
    TOWNS,
    Ask,
    Bond,
    Counter,
    Fall,
    LetterState,
    Path,
    PeaceStage,
    Reign,
    Sacred,
    SpoilsStage,
    WarState,
    Work,
)
from ...position.world_record import World
from ..c05_capacity import gain_aes, part_of, pay_aes
from ..c05_growth import add_ira
from ..c05_legion import alter_cives
from ..c06_gods import check_gods, do_gods, list_gods
from ..c07_houses.control import exile_of, renew_control, rex_falls, towns_of, win_crown
from ..c07_houses.exile import end_exile, restore
from ..c07_houses.family import end_house
from ..c08_diplomacy.accords import forget_town
from ..c08_diplomacy.clauses import can_do_part, make_accord
from ..c08_diplomacy.letters import add_clause, begin_letter, check_clause, free_letter, list_writing
from ..c09_movement import arrive, go_back, milia_between
from ..events import Cause, EventKind
from .blockade import begin_blockade, free_town, is_at_large, lift_blockade, renew_blockades
from .captives import capture, check_captive, decide_captive, list_captives
from .hostility import end_war, end_wars_between, war_on

DRAWN = 2
"""As victor."""
HALF = 2

# After a battle


@rule("10.2", "10.13", "D32", "D54", "D56", "B80")
def after_battle(world: World, realm: Realm, log: Log) -> None:
    """The beaten fall back and the victor stays; then the war continues, or a Rex is asked how."""
    battle = realm.battle
    victor, war = battle.victor, battle.war
    realm.wars[war].stirred = realm.turn
    for side in range(2):
        if victor == DRAWN or side != victor:
            leave_field(world, realm, side, log)
    renew_blockades(world, realm, log)
    if victor == DRAWN:
        return
    winner, loser = battle.seat[victor], battle.seat[1 - victor]
    town, leader = battle.town, battle.leader[0]
    if victor == 0 and town != NONE:
        begin_blockade(world, realm, winner, leader, town, log)
    lives = not commander_was(realm, 1 - victor, Standing.DEAD)
    if loser != NONE and battle.leader[1 - victor] == Counter.REX and lives:
        add_ira(world, realm, loser, 1, Cause.BATTLE_LOST, log)
    settle_war(world, realm, war, winner, loser, victor, log)


@rule("D56", "D74")
def leave_field(world: World, realm: Realm, side: int, log: Log) -> None:
    """The commander of a side, and the leaders of its socii, fall back; one who was caught is a captive."""
    battle = realm.battle
    captor = battle.seat[1 - side] if battle.victor == 1 - side else NONE
    seat, leader = battle.seat[side], battle.leader[side]
    if seat != NONE and leader != NONE and is_at_large(realm, seat, leader):
        if commander_was(realm, side, Standing.CAPTURED):
            capture(world, realm, seat, leader, captor, Cause.NONE, log)
        else:
            fall_back(world, realm, seat, leader, captor, log)
    for ally in range(SEAT_COUNT):
        joined = battle.joined[side, ally]
        if 0 < joined <= LEADERS and is_at_large(realm, ally, joined - 1):
            fall_back(world, realm, ally, joined - 1, captor, log)


@kernel
def commander_was(realm: Realm, side: int, standing: int) -> bool:
    """Whether the commander of a side was captured on the field, or killed."""
    unit = realm.battle.units[side * SIDE_UNITS]
    return unit.arm == LEADER and unit.standing == standing


@rule("D56", "B51", "B75")
def fall_back(world: World, realm: Realm, seat: int, leader: int, captor: int, log: Log) -> None:
    """A leader goes to the nearest town of his Rex; beaten and out of reach of all of them he is captured."""
    cell = realm.reges[seat].pieces[leader].cell
    best, found = world.allowance + 1, NONE
    for town in range(TOWNS):
        if realm.towns[town].holder == seat:
            milia = milia_between(world, cell, world.sites[town].cell)
            if milia < best:
                best, found = milia, town
    if found == NONE and realm.battle.victor == DRAWN:
        lift_blockade(realm, seat, leader, log)
        return
    if found == NONE:
        capture(world, realm, seat, leader, captor, Cause.CUT_OFF, log)
        return
    lift_blockade(realm, seat, leader, log)
    realm.reges[seat].pieces[leader].follows = 0
    realm.reges[seat].pieces[leader].goal = NONE
    cause = Cause.DRAWN if realm.battle.victor == DRAWN else Cause.NONE
    emit(log, EventKind.LEADER_FELL_BACK, cause, seat, leader, world.sites[found].cell, 0)
    arrive(world, realm, seat, leader, world.sites[found].cell, log)


@rule("7.11", "8.12", "10.13", "D52", "D59", "B31")
def settle_war(world: World, realm: Realm, war: int, winner: int, loser: int, victor: int, log: Log) -> None:
    """What a victory decides at once: a crown, a restoration, the end of a subjection; else peace may be talked of."""
    crown, exile = realm.wars[war].crown, realm.wars[war].restores
    if crown != NONE and winner != NONE:
        end_war(realm, war, log)
        win_crown(world, realm, crown, winner, log)
    elif exile != NONE:
        settle_restoration(world, realm, war, exile, victor, log)
    elif winner != NONE and loser != NONE:
        if realm.reges[winner].lord == loser:
            realm.reges[winner].lord = NONE
            realm.reges[winner].rebel_from = 0
            emit(log, EventKind.LORD_SHAKEN_OFF, 0, winner, loser, 0, 0)
        open_talks(realm, war, winner, loser)


@rule("8.12", "B31")
def settle_restoration(world: World, realm: Realm, war: int, exile: int, victor: int, log: Log) -> None:
    """The army of a socius has fought for an exile: he returns as his subject, or the army of a civitas goes home."""
    socius = realm.wars[war].aggressor
    if victor == 0:
        end_war(realm, war, log)
        free_town(realm, realm.reges[exile].court, log)
        restore(world, realm, exile, NONE if socius == exile else socius, log)
    elif socius == exile:
        end_war(realm, war, log)
        end_exile(world, realm, exile, log)


@rule("10.13")
def open_talks(realm: Realm, war: int, winner: int, loser: int) -> None:
    """The victor will choose between pursuit and terms."""
    peace = realm.peace
    peace.stage = PeaceStage.CHOOSING
    peace.victor = winner
    peace.loser = loser
    peace.war = war
    peace.letter = NONE


# Peace


@rule("10.13", "D56")
def go_on_peace(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """The victor chooses or writes, the loser answers; if one of them has fallen there is nothing to settle."""
    peace = realm.peace
    both = realm.reges[peace.victor].reign == Reign.REIGNS and realm.reges[peace.loser].reign == Reign.REIGNS
    if not both or realm.wars[peace.war].state != WarState.ON:
        close_talks(realm)
    elif peace.stage == PeaceStage.ANSWERING:
        ask(realm, Ask.TERMS, peace.loser)
    else:
        ask(realm, Ask.VICTORY, peace.victor)


@kernel
def close_talks(realm: Realm) -> None:
    """Peace talks are over."""
    peace = realm.peace
    if peace.letter != NONE:
        realm.letters[peace.letter].state = LetterState.NONE
    peace.stage = PeaceStage.NONE
    peace.victor = NONE
    peace.loser = NONE
    peace.war = NONE
    peace.letter = NONE


@rule("10.13", "10.14", "D57")
def begin_terms(realm: Realm, log: Log) -> None:
    """The victor writes down his terms, on his last sheet if the others are used."""
    peace = realm.peace
    victor = peace.victor
    number = free_letter(realm, victor)
    if number == NONE:
        number = LETTERS_EACH * victor + LETTERS_EACH - 1
    begin_letter(realm, number, peace.loser, Bond.OTHER, 0)
    peace.letter = number
    peace.stage = PeaceStage.WRITING
    emit(log, EventKind.TALKS_OPENED, 0, victor, peace.loser, 0, 0)


@rule("10.13", "D57", "B58")
def answer_terms(world: World, realm: Realm, accepted: bool, dice: Dice, log: Log) -> None:
    """The loser accepts, and the terms are carried out; or the war continues, even if they could not be recorded."""
    peace = realm.peace
    victor, loser = peace.victor, peace.loser
    if accepted and make_accord(world, realm, victor, peace.letter, True, dice, log):
        emit(log, EventKind.PEACE_MADE, 0, victor, loser, 0, 0)
        end_wars_between(realm, victor, loser, log)
        raise_all(realm, victor, loser, log)
    else:
        emit(log, EventKind.TERMS_VOID if accepted else EventKind.TERMS_REFUSED, 0, loser, victor, 0, 0)
    close_talks(realm)


@rule("10.13")
def raise_all(realm: Realm, victor: int, loser: int, log: Log) -> None:
    """With the peace the two open each other's towns."""
    for town in range(TOWNS):
        shut = realm.towns[town]
        if (shut.blockader == victor and shut.holder == loser) or (shut.blockader == loser and shut.holder == victor):
            free_town(realm, town, log)


# A town that falls


@rule("5.17", "6.9", "8.11", "D52", "D54", "D58", "B67", "B68", "B77")
def take_town(world: World, realm: Realm, town: int, log: Log) -> None:
    """A blockaded town opens its gates to him who shut it in."""
    fallen = realm.towns[town]
    taker, owner = fallen.blockader, fallen.holder
    war = war_on(realm, taker, town)
    free_town(realm, town, log)
    emit(log, EventKind.TOWN_FELL, 0, taker, town, owner, 0)
    if war != NONE and realm.wars[war].restores != NONE:
        settle_restoration(world, realm, war, realm.wars[war].restores, 0, log)
        return
    if war != NONE and realm.wars[war].crown == town:
        end_war(realm, war, log)
        win_crown(world, realm, town, taker, log)
        clear_out(world, realm, owner, town, taker, log)
        return
    for arm in range(ARMS):
        fallen.garrison[arm] = 0
    fallen.work = Work.NONE
    plunder(world, realm, town, taker, owner, log)
    forget_town(realm, town)
    fallen.came_by = Path.CONQUEST
    if owner != NONE and realm.reges[owner].court == town:
        rex_falls(world, realm, owner, Fall.CAPUT_TAKEN, taker, log)
    else:
        end_house(realm, town)
        fallen.taken_by = taker
        fallen.crown = NONE
        fallen.rex = NONE
        if exile_of(realm, town) != NONE:
            end_exile(world, realm, exile_of(realm, town), log)
    renew_control(world, realm, log)
    if owner != NONE:
        clear_out(world, realm, owner, town, taker, log)
    elif war != NONE:
        end_war(realm, war, log)
    realm.spoils.town = town
    realm.spoils.taker = taker
    realm.spoils.stage = SpoilsStage.OPEN


@rule("D58", "B68")
def plunder(world: World, realm: Realm, town: int, taker: int, owner: int, log: Log) -> None:
    """Half the treasury of a Rex's seat, of any other town a sum for each civis; a Rex who falls hands it over so."""
    aes = world.spoils_per_civis * realm.towns[town].cives
    if owner != NONE and realm.reges[owner].court == town:
        if towns_of(realm, owner) == 1:
            return
        aes = realm.reges[owner].aes // HALF
        pay_aes(realm, owner, aes)
    gain_aes(realm, taker, aes)
    emit(log, EventKind.SPOILS_TAKEN, 0, taker, owner, aes, 0)


@rule("D56", "D58")
def clear_out(world: World, realm: Realm, owner: int, town: int, taker: int, log: Log) -> None:
    """Leaders of the beaten Rex leave a town that has fallen, legati go to their Rex."""
    if realm.reges[owner].reign != Reign.REIGNS:
        return
    cell = world.sites[town].cell
    for counter in range(COUNTERS):
        if realm.reges[owner].pieces[counter].cell != cell or not is_at_large(realm, owner, counter):
            continue
        if counter < LEADERS:
            fall_back(world, realm, owner, counter, taker, log)
        else:
            go_back(world, realm, owner, counter, log)


@rule("D58", "6.11")
def go_on_spoils(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """The taker spares or sacks a town; where a templum stood he dedicates an ara."""
    spoils = realm.spoils
    taker, town = spoils.taker, spoils.town
    decided = spoils.stage == SpoilsStage.SETTLED and realm.towns[town].sacred != Sacred.TEMPLUM
    if decided or realm.reges[taker].reign != Reign.REIGNS or realm.towns[town].holder != taker:
        spoils.town = NONE
        spoils.taker = NONE
        spoils.stage = SpoilsStage.OPEN
    else:
        ask(realm, Ask.SACK, taker)


@rule("D58")
def sack(world: World, realm: Realm, log: Log) -> None:
    """A part of the cives is sold."""
    town, taker = realm.spoils.town, realm.spoils.taker
    sold = part_of(realm.towns[town].cives, world.sack_percent)
    sold = -alter_cives(world, realm, town, -sold, Cause.SACKED, log)
    gain_aes(realm, taker, sold * world.slave_price)
    emit(log, EventKind.TOWN_SACKED, 0, taker, town, sold, 0)


# The group of verbs


@kernel
def list_peace(world: World, realm: Realm, choices: Choices) -> None:
    """What a victor, a loser, the taker of a town or a captor may choose."""
    peace = realm.peace
    if realm.ask == Ask.VICTORY:
        offer(choices, Verb.PURSUE, 0, 0, 0)
        if peace.stage == PeaceStage.CHOOSING:
            offer(choices, Verb.TREAT, 0, 0, 0)
        else:
            offer(choices, Verb.SEND, 0, 0, 0)
            list_writing(world, realm, peace.letter, True, choices)
    elif realm.ask == Ask.TERMS:
        if check_yield(world, realm, Verb.ACCEPT) == 0:
            offer(choices, Verb.ACCEPT, peace.letter, 0, 0)
        offer(choices, Verb.DECLINE, peace.letter, 0, 0)
    elif realm.ask == Ask.SACK:
        if realm.spoils.stage == SpoilsStage.SETTLED:
            list_gods(world, realm, choices)
        else:
            offer(choices, Verb.SPARE, 0, 0, 0)
            offer(choices, Verb.SACK, 0, 0, 0)
    else:
        list_captives(realm, choices)


@kernel
def check_peace(world: World, realm: Realm, action: Action) -> int:
    """Whether a choice after a battle, or after a captive's term, is allowed."""
    peace, verb = realm.peace, action.verb
    if realm.ask == Ask.VICTORY:
        return check_victory(world, realm, action)
    if realm.ask == Ask.TERMS:
        return check_yield(world, realm, verb) if action.a == peace.letter else Refusal.NO_SUCH_LETTER
    if realm.ask == Ask.SACK:
        settled = realm.spoils.stage == SpoilsStage.SETTLED
        if verb == Verb.DEDICATE:
            return check_gods(world, realm, action) if settled else Refusal.NOT_ASKED
        return Refusal.NOT_ASKED if settled else 0
    return check_captive(realm, action)


@rule("10.13", "B58")
def check_yield(world: World, realm: Realm, verb: int) -> int:
    """Whether the loser may answer so: he cannot accept what he cannot do."""
    letter = realm.letters[realm.peace.letter]
    able = verb != Verb.ACCEPT or can_do_part(world, realm, letter, realm.peace.loser)
    return 0 if able else Refusal.PART_IMPOSSIBLE


@rule("10.13", "D57")
def check_victory(world: World, realm: Realm, action: Action) -> int:
    """Pursuit is always possible, terms are opened once, written and sent."""
    peace, verb = realm.peace, action.verb
    if verb == Verb.PURSUE:
        return 0
    writing = peace.stage == PeaceStage.WRITING
    if verb == Verb.TREAT:
        return Refusal.WRITING_ALREADY if writing else 0
    if not writing:
        return Refusal.NOT_WRITING
    if verb == Verb.CLAUSE:
        return check_clause(world, realm, peace.letter, action, True)
    return 0 if verb == Verb.SEND else Refusal.NOT_ASKED


@kernel
def do_peace(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Carry out a choice after a battle, or after a captive's term."""
    question, verb = realm.ask, action.verb
    if question == Ask.CAPTIVE:
        decide_captive(world, realm, action, dice, log)
    elif question == Ask.SACK:
        decide_spoils(world, realm, action, dice, log)
    answered(realm)
    if question == Ask.VICTORY:
        choose_peace(realm, action, log)
    elif question == Ask.TERMS:
        answer_terms(world, realm, verb == Verb.ACCEPT, dice, log)


@kernel
def decide_spoils(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """The town is spared or sacked, or an ara is dedicated."""
    if action.verb == Verb.DEDICATE:
        do_gods(world, realm, action, dice, log)
        return
    realm.spoils.stage = SpoilsStage.SETTLED
    if action.verb == Verb.SACK:
        sack(world, realm, log)
    else:
        emit(log, EventKind.TOWN_SPARED, 0, realm.spoils.taker, realm.spoils.town, 0, 0)


@rule("10.13", "D56")
def choose_peace(realm: Realm, action: Action, log: Log) -> None:
    """The victor pursues, opens talks, adds a term, or sends what he has written."""
    peace = realm.peace
    victor, loser = peace.victor, peace.loser
    if action.verb == Verb.PURSUE:
        emit(log, EventKind.PURSUIT, 0, victor, loser, 0, 0)
        close_talks(realm)
    elif action.verb == Verb.TREAT:
        begin_terms(realm, log)
    elif action.verb == Verb.CLAUSE:
        add_clause(realm, peace.letter, action)
    else:
        letter = realm.letters[peace.letter]
        letter.state = LetterState.SENT
        letter.sent = realm.turn
        peace.stage = PeaceStage.ANSWERING
        emit(log, EventKind.TERMS_OFFERED, 0, victor, loser, 0, 0)
