"""4, 11.26 to 11.36, 11.43: an attack or a shot, duel by duel and card by card."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer
from ...actions.sealed import answered
from ...position.battlefield import CARDS, CENTURIAE, LEADER, Arma, Battle, Clash, Fight, Ground, Moment
from ...position.records import Realm
from ...position.vocabulary import NONE, Ask, Signum
from ...position.world_record import World
from ..c03_signa.deck import figure
from ..c04_arma import Blow, ends, meet, points_of
from ..c12_discrimen import play_constantia, stand
from ..events import Cause, EventKind
from .clearing import clear_fight
from .field import side_of, stands, strength
from .losses import DESTROYED_AT, FALLS_BACK_AT, destroy, drive_off, fall_back, first_alive, kill_commander, mark
from .movement import FRONT, REAR
from .signa import (
    ask_favour,
    check_favour,
    check_play_of,
    has_favour,
    is_warded,
    list_favours,
    list_play,
    put,
    show,
    side_asked,
)

ATTACKER, TARGET = 0, 1
"""The two roles of a fight."""
REAR_STILL = 3
"""From the rear, but no longer the first duel of the attack."""


# Beginning and end


@rule("11.32", "D74")
def begin_fight(battle: Battle, clash: int, attacker: int, target: int, place: int, exposed: int) -> None:
    """Begin an attack with one duel for each of its centuriae, or a shot of one."""
    fight = battle.fight
    fight.clash = clash
    fight.attacker = attacker
    fight.target = target
    fight.flank = exposed
    fight.duel = place
    lone = clash == Clash.SHOT or battle.units[target].arm == LEADER
    fight.duels = 1 if lone else strength(battle.units[attacker])
    begin_duel(fight)


@kernel
def begin_duel(fight: Fight) -> None:
    """Take up all cards for a new duel."""
    fight.struck = NONE
    fight.pair = 0
    fight.hitter = NONE
    fight.damnum = 0
    for role in range(2):
        fight.sealed[role] = 0
        fight.given[role] = 0
        for pair in range(CARDS):
            fight.card[role, pair] = Arma.NONE
    fight.moment = Moment.NAME_STRUCK


@rule("11.32", "11.46")
def end_duel(battle: Battle) -> None:
    """The next centuria of the attack fights if there is one, and an enemy left to fight."""
    fight = battle.fight
    fight.duels -= 1
    fight.flank = REAR_STILL if fight.flank >= REAR else FRONT
    following = next_centuria(battle, fight.attacker, fight.duel)
    if fight.duels > 0 and following != NONE and stands(battle.units[fight.target]):
        fight.duel = following
        begin_duel(fight)
        return
    clear_fight(fight)


@kernel
def next_centuria(battle: Battle, number: int, after: int) -> int:
    """The next centuria of a unit that is left, NONE."""
    if stands(battle.units[number]):
        for place in range(after + 1, CENTURIAE):
            if battle.units[number].alive[place]:
                return place
    return NONE


@kernel
def side_in(fight: Fight, role: int) -> int:
    """The side that has a role in a fight."""
    return side_of(fight.attacker if role == ATTACKER else fight.target)


@kernel
def role_of(fight: Fight, side: int) -> int:
    """The role of a side in a fight."""
    return ATTACKER if side_of(fight.attacker) == side else TARGET


@rule("11.37", "D69")
def is_from_rear(fight: Fight, role: int) -> bool:
    """Whether what a role suffers in a fight comes from behind it: only the target turns its back."""
    return role == TARGET and fight.flank >= REAR


# Continuing


@rule("4.6", "11.33", "11.36")
def go_on_fight(world: World, realm: Realm, log: Log) -> int:
    """The next thing that a fight waits for."""
    battle = realm.battle
    fight = battle.fight
    moment = fight.moment
    if moment == Moment.NAME_STRUCK:
        if is_choice(battle):
            return put(realm, Ask.STRUCK, 1 << side_of(fight.target))
        name(battle, first_alive(battle, fight.target), log)
        return 0
    if moment == Moment.CARDS:
        return go_on_cards(realm, log)
    side = side_in(fight, fight.hitter)
    if moment == Moment.DAMNUM:
        if battle.signa_count[side] > 0:
            return put(realm, Ask.DAMNUM, 1 << side)
        after_hit(battle, log)
        return 0
    if battle.signa_count[1 - side] > 0 or has_favour(world, realm, 1 - side, Signum.DAMNUM):
        return put(realm, Ask.DEFENSIO, 1 << (1 - side))
    fight.moment = Moment.DAMNUM
    return 0


@rule("11.32")
def is_choice(battle: Battle) -> bool:
    """Whether it makes a difference which centuria of the target is struck at."""
    unit = battle.units[battle.fight.target]
    if strength(unit) < CENTURIAE:
        return False
    return unit.points[0] != unit.points[1] or unit.home[0] != unit.home[1]


@rule("11.26", "11.32")
def name(battle: Battle, place: int, log: Log) -> None:
    """The owner of the target names the centuria that is struck at."""
    battle.fight.struck = place
    battle.fight.moment = Moment.CARDS
    emit(log, EventKind.STRUCK_AT, 0, battle.fight.target, place, 0, 0)


@rule("4.2", "4.6")
def go_on_cards(realm: Realm, log: Log) -> int:
    """Both seal their next card; the last of each is known without a choice."""
    battle = realm.battle
    fight = battle.fight
    if fight.pair == CARDS - 1:
        for role in range(2):
            fight.card[role, fight.pair] = last_card(fight, role)
            fight.sealed[role] = 1
    if fight.sealed[ATTACKER] and fight.sealed[TARGET]:
        reveal(battle, log)
        return 0
    return put(realm, Ask.CARDS, 3)


@kernel
def last_card(fight: Fight, role: int) -> int:
    """The card that has not been shown."""
    left = Arma.GLADIUM + Arma.CLIPEUS + Arma.LORICA
    for pair in range(CARDS - 1):
        left -= fight.card[role, pair]
    return left


# A pair of cards


@rule("4.6", "4.13", "11.37", "11.41", "11.42", "11.44", "B46")
def reveal(battle: Battle, log: Log) -> None:
    """A pair is shown and takes effect."""
    fight = battle.fight
    attacker, target = fight.attacker, fight.target
    card, against = fight.card[ATTACKER, fight.pair], fight.card[TARGET, fight.pair]
    fight.sealed[ATTACKER] = 0
    fight.sealed[TARGET] = 0
    fight.pair += 1
    emit(log, EventKind.ARMA_SHOWN, 0, attacker, card, target, against)
    clash = fight.clash
    mine, theirs = meet(clash, battle.units[attacker].arm, battle.units[target].arm, card, against)
    if clash == Clash.SHOT and mine == Blow.POINT:
        if battle.terrain[battle.units[target].square] == Ground.SILVA:
            mine = Blow.NOTHING
    if clash == Clash.MELEE and FRONT < fight.flank < REAR_STILL and card == Arma.LORICA and against == Arma.LORICA:
        mine = Blow.FLANKED
    if mine != Blow.NOTHING:
        strike(battle, ATTACKER, mine, log)
    elif theirs != Blow.NOTHING:
        strike(battle, TARGET, theirs, log)
    else:
        next_pair(battle, log)


@rule("4.7", "4.8", "4.9", "4.11", "11.27", "D68", "D74", "B38")
def strike(battle: Battle, role: int, blow: int, log: Log) -> None:
    """A card of one role has struck the lorica of the other."""
    fight = battle.fight
    striker = fight.attacker if role == ATTACKER else fight.target
    number = fight.target if role == ATTACKER else fight.attacker
    place = fight.struck if role == ATTACKER else fight.duel
    cause = why_struck(battle, number, blow)
    emit(log, EventKind.BLOW_STRUCK, cause, striker, number, points_of(blow), 0)
    if battle.units[number].arm == LEADER and blow != Blow.FLANKED:
        if blow == Blow.POINT:
            drive_off(battle, number, log)
        else:
            kill_commander(battle, number, log)
        keep_points(battle, log)
    elif blow == Blow.FATAL:
        deadly = Cause.SHOT_GLADIUM if fight.clash == Clash.SHOT else Cause.NONE
        destroy(battle, number, place, is_from_rear(fight, 1 - role), deadly, log)
        keep_points(battle, log)
    else:
        fight.given[role] += points_of(blow)
        if blow == Blow.POINT:
            fight.hitter = role
            fight.damnum = 0
            fight.moment = Moment.DAMNUM
        elif ends(fight.clash, blow):
            keep_points(battle, log)
        else:
            next_pair(battle, log)


@rule("4.8", "4.9", "4.11", "11.26", "11.27", "11.37", "D74")
def why_struck(battle: Battle, number: int, blow: int) -> int:
    """By which rule a blow harms whom it strikes; the clipeus of a duel needs no other than its own."""
    if blow == Blow.FLANKED:
        return Cause.FLANK
    if battle.units[number].arm == LEADER:
        return Cause.COMMANDER
    if battle.fight.clash == Clash.SHOT:
        return Cause.SHOT_GLADIUM if blow == Blow.FATAL else Cause.SHOT_CLIPEUS
    if blow == Blow.DOUBLE:
        return Cause.ARCHERS
    return Cause.GLADIUM if blow == Blow.FATAL else Cause.NONE


@kernel
def next_pair(battle: Battle, log: Log) -> None:
    """On to the next pair, or to the result of the duel."""
    if battle.fight.pair < CARDS:
        battle.fight.moment = Moment.CARDS
    elif battle.fight.clash == Clash.SHOT:
        end_duel(battle)
    else:
        settle_difference(battle, log)


@rule("4.13", "11.26", "11.34", "11.45")
def after_hit(battle: Battle, log: Log) -> None:
    """All Signa about a clipeus have been played: a shot is over, a duel continues."""
    fight = battle.fight
    fight.hitter = NONE
    if fight.clash == Clash.SHOT:
        hurt(battle, TARGET, fight.given[ATTACKER], log)
        end_duel(battle)
    else:
        next_pair(battle, log)


@rule("D68", "B45")
def keep_points(battle: Battle, log: Log) -> None:
    """A duel that ended early: the points taken before are marked as they are."""
    fight = battle.fight
    cause, from_rear = Cause.CUT_SHORT, is_from_rear(fight, TARGET)
    mark(battle, fight.target, fight.struck, fight.given[ATTACKER], from_rear, cause, log)
    mark(battle, fight.attacker, fight.duel, fight.given[TARGET], False, cause, log)
    end_duel(battle)


@rule("11.34", "11.43", "D68")
def settle_difference(battle: Battle, log: Log) -> None:
    """A duel of three pairs: the difference is marked on the loser."""
    fight = battle.fight
    difference = fight.given[ATTACKER] - fight.given[TARGET]
    if difference != 0:
        hurt(battle, TARGET if difference > 0 else ATTACKER, abs(difference), log)
    end_duel(battle)


@rule("11.34", "11.45", "D67")
def hurt(battle: Battle, role: int, points: int, log: Log) -> None:
    """Points of one duel: two at once make a centuria fall back, three destroy it."""
    fight = battle.fight
    number = fight.target if role == TARGET else fight.attacker
    place = fight.struck if role == TARGET else fight.duel
    cause = Cause.SHOT_CLIPEUS if fight.clash == Clash.SHOT else Cause.NONE
    if mark(battle, number, place, min(points, DESTROYED_AT), is_from_rear(fight, role), cause, log):
        return
    if points >= FALLS_BACK_AT and battle.units[number].alive[place]:
        fall_back(battle, number, place, log)


# Listing, checking and carrying out


@rule("4.2", "4.5", "4.6", "3.12")
def list_fight(world: World, realm: Realm, choices: Choices) -> None:
    """The choices of a duel or of a discrimen."""
    battle = realm.battle
    side, question = side_asked(realm), realm.ask
    if question == Ask.STRUCK:
        for place in range(CENTURIAE):
            if battle.units[battle.fight.target].alive[place]:
                offer(choices, Verb.NAME, place, 0, 0)
    elif question == Ask.CARDS:
        for card in range(Arma.GLADIUM, Arma.LORICA + 1):
            if not is_used(battle.fight, role_of(battle.fight, side), card):
                offer(choices, Verb.CARD, card, 0, 0)
    else:
        offer(choices, Verb.PASS, 0, 0, 0)
        list_play(world, realm, side, signum_of(question), choices)
        if question == Ask.DEFENSIO:
            list_favours(world, realm, side, Signum.DAMNUM, choices)


@kernel
def signum_of(question: int) -> int:
    """The Signum that a question is about."""
    if question == Ask.DAMNUM:
        return Signum.DAMNUM
    return Signum.DEFENSIO if question == Ask.DEFENSIO else Signum.CONSTANTIA


@kernel
def is_used(fight: Fight, role: int, card: int) -> bool:
    """Whether a card has been shown in this duel."""
    for pair in range(fight.pair):
        if fight.card[role, pair] == card:
            return True
    return False


@rule("3.12", "4.2", "4.5", "4.6", "11.32")
def check_fight(world: World, realm: Realm, action: Action) -> int:
    """Whether a choice of a duel or of a discrimen is allowed."""
    battle = realm.battle
    side, question, verb, a = side_asked(realm), realm.ask, action.verb, action.a
    if question == Ask.STRUCK:
        there = 0 <= a < CENTURIAE and battle.units[battle.fight.target].alive[a] == 1
        return Refusal.NONE if there else Refusal.NOT_A_CENTURIA
    if question == Ask.CARDS:
        if a < Arma.GLADIUM or a > Arma.LORICA:
            return Refusal.MALFORMED
        used = is_used(battle.fight, role_of(battle.fight, side), a)
        return Refusal.ARMA_USED if used else Refusal.NONE
    if verb == Verb.PASS:
        return Refusal.NONE
    if verb == Verb.FAVOUR:
        return check_favour(world, realm, side, Signum.DAMNUM, a)
    return check_play_of(world, realm, side, signum_of(question), action)


@rule("4.6")
def do_fight(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Carry out a Rex's choice in a duel or a discrimen."""
    fight_on(world, realm, side_asked(realm), action.verb, action.a, action.c, dice, log)
    answered(realm)


@rule("4.5", "4.6")
def fight_on(world: World, realm: Realm, side: int, verb: int, a: int, c: int, dice: Dice, log: Log) -> None:
    """Carry out a side's choice in a duel or a discrimen."""
    fight, question = realm.battle.fight, realm.ask
    if question == Ask.STRUCK:
        name(realm.battle, a, log)
    elif question == Ask.CARDS:
        role = role_of(fight, side)
        fight.card[role, fight.pair] = a
        fight.sealed[role] = 1
    elif question == Ask.DAMNUM:
        add_damnum(world, realm, side, verb, c, log)
    elif question == Ask.DEFENSIO:
        defend(world, realm, side, verb, a, c, log)
    elif verb == Verb.PLAY:
        play_constantia(world, realm, side, c, dice, log)
    else:
        stand(realm, 0, dice, log)


@rule("3.12", "11.33", "B40")
def add_damnum(world: World, realm: Realm, side: int, verb: int, raised: int, log: Log) -> None:
    """A Damnum adds to the points of a clipeus, unless a Protector makes it void; or enough is enough."""
    battle = realm.battle
    fight, kind = battle.fight, Signum.DAMNUM
    if verb == Verb.PASS:
        after_hit(battle, log)
        return
    strong = show(world, realm, side, kind, raised, log)
    if is_warded(world, realm, 1 - side, kind):
        emit(log, EventKind.BATTLE_SIGNUM_VOID, Cause.MARS, side, kind, 0, 0)
        return
    fight.damnum = figure(world, kind, strong)
    fight.given[fight.hitter] += fight.damnum
    fight.moment = Moment.DEFENSIO


@rule("6.4", "11.36", "D38", "B40")
def defend(world: World, realm: Realm, side: int, verb: int, a: int, raised: int, log: Log) -> None:
    """Defensio cancels the Damnum just played, unless a Protector makes it void; so does a favour."""
    fight, kind = realm.battle.fight, Signum.DEFENSIO
    fight.moment = Moment.DAMNUM
    if verb == Verb.FAVOUR:
        take_back(fight)
        ask_favour(realm, side, Signum.DAMNUM, a, log)
    elif verb == Verb.PLAY:
        strong = show(world, realm, side, kind, raised, log)
        if is_warded(world, realm, 1 - side, kind):
            emit(log, EventKind.BATTLE_SIGNUM_VOID, Cause.MARS, side, kind, 0, 0)
            return
        take_back(fight)
        if strong:
            fight.given[fight.hitter] -= 1
            after_hit(realm.battle, log)


@kernel
def take_back(fight: Fight) -> None:
    """The Damnum just played adds nothing."""
    fight.given[fight.hitter] -= fight.damnum
    fight.damnum = 0
