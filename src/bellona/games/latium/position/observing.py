"""What a seat may see (D80): treasuries, hands, legions, areas, sealed choices and secret papers of others are not."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ..rules.c08_diplomacy.accords import clear_accord, clear_term, lord_of_talks
from ..rules.c08_diplomacy.letters import READERS_LORD, WRITERS_LORD
from .battlefield import ARMS, CARDS, CENTURIAE, OFF, SIDE_UNITS, Arma, Stage, Standing
from .records import Realm
from .vocabulary import (
    ACCORDS,
    CLAUSES,
    COUNTERS,
    DECK,
    EVENTI,
    HIDDEN,
    LEADERS,
    LETTERS,
    LETTERS_EACH,
    NONE,
    SEAT_COUNT,
    SIGNA_KINDS,
    TOWNS,
    Ask,
    LetterState,
    OfferStep,
    Phase,
    Reign,
)
from .world_record import World


@rule("1.4", "1.8", "D80")
def observe(world: World, position: Realm, seat: int) -> None:
    """Hide, in place, what a seat may not know; NONE knows only what is public."""
    hide_decks(position, seat)
    if seat == NONE or position.active != seat:
        position.acts = 0
    for other in range(SEAT_COUNT):
        if other != seat:
            hide_rex(position, other, seat)
    for town in range(TOWNS):
        if seat == NONE or position.towns[town].holder != seat:
            hide_town(position, town)
    hide_papers(position, seat)
    hide_battle(position, seat)


@rule("1.8", "2.11", "3.1", "D17")
def hide_decks(realm: Realm, seat: int) -> None:
    """Nobody sees the decks; only the Rex who picks sees the cards at stake."""
    for place in range(realm.event_place, EVENTI):
        realm.event_deck[place] = 0
    for place in range(DECK):
        realm.signa_deck[place] = 0
    if seat == NONE or realm.ask != Ask.PICK or realm.picking != seat:
        for place in range(2):
            if realm.stake[place] != 0:
                realm.stake[place] = HIDDEN


# Reges and towns


@rule("3.1", "10.4", "10.5", "D80")
def hide_rex(realm: Realm, other: int, seat: int) -> None:
    """The hidden parts of another Rex: treasury and debts, hand, offer, legions and the orders of his counters."""
    rex = realm.reges[other]
    rex.aes = 0
    rex.ready = 1 if rex.ready != 0 else 0
    robbed = realm.ask == Ask.ROB and realm.plot.by == seat and realm.plot.victim == other
    if not robbed:
        for kind in range(SIGNA_KINDS):
            rex.signa[kind] = 0
    hide_offer(realm, other, seat)
    hide_friction(realm, other, seat)
    may_grant_leave = seat != NONE and lord_of_talks(realm, other) == seat
    for counter in range(COUNTERS):
        rex.pieces[counter].goal = NONE
        if not may_grant_leave:
            rex.pieces[counter].leave = 0
    for town in range(TOWNS):
        rex.ties[town].could_help = 0
        rex.ties[town].loan.aes = 0
    for leader in range(LEADERS):
        for town in range(TOWNS):
            for arm in range(ARMS):
                rex.pieces[leader].ranks[town, arm] = 0


@rule("8.22", "D15", "D80")
def hide_friction(realm: Realm, other: int, seat: int) -> None:
    """Only the two Reges know of their friction, since it would reveal a betrayed secret accord."""
    for town in range(SEAT_COUNT):
        if town != seat and realm.reges[town].reign == Reign.REIGNS:
            realm.reges[other].ties[town].friction_until = 0


@rule("3.1", "D17", "B73")
def hide_offer(realm: Realm, other: int, seat: int) -> None:
    """An offer until it is opened, except to the partner; and, before the offers, an agreement on a joint offer."""
    rex = realm.reges[other]
    opened = realm.phase == Phase.OFFERS and realm.step >= OfferStep.TAKEN
    if opened or (seat != NONE and rex.partner == seat):
        return
    if realm.phase != Phase.OFFERS:
        rex.offer = NONE
        rex.partner = NONE
    elif rex.offer != NONE:
        rex.offer = HIDDEN


@rule("5.4", "5.5", "10.5", "D80")
def hide_town(realm: Realm, town: int) -> None:
    """Of a town that he does not hold a Rex sees walls and cives, not areas, works and centuriae."""
    seen = realm.towns[town]
    seen.areae = 0
    seen.work = 0
    for arm in range(ARMS):
        seen.garrison[arm] = 0


# Letters and accords


@rule("8.20", "8.22", "D48")
def hide_papers(realm: Realm, seat: int) -> None:
    """Letters are seen by the two whom they concern, once they are sent; secret accords by their parties."""
    for number in range(LETTERS):
        letter = realm.letters[number]
        if seat == NONE or not may_read(realm, number, seat):
            letter.state = LetterState.NONE
            letter.to = NONE
            letter.bond = 0
            letter.secret = 0
            letter.sent = 0
            letter.leave = 0
            letter.count = 0
            for place in range(CLAUSES):
                clear_term(letter.terms[place])
    for number in range(ACCORDS):
        accord = realm.accords[number]
        if accord.secret and (seat == NONE or (accord.a != seat and accord.b != seat)):
            clear_accord(realm, number)


@rule("8.20", "10.17", "B69")
def may_read(realm: Realm, number: int, seat: int) -> bool:
    """Whether a letter is a Rex's own, lies with him, or waits for the leave that a peace gives him to grant."""
    letter = realm.letters[number]
    writer = number // LETTERS_EACH
    if writer == seat or (letter.state == LetterState.SENT and letter.to == seat):
        return True
    if letter.leave & WRITERS_LORD and lord_of_talks(realm, writer) == seat:
        return True
    return letter.leave & READERS_LORD != 0 and lord_of_talks(realm, letter.to) == seat


# The battle


@rule("4.6", "10.5", "10.6", "10.9", "D80")
def hide_battle(realm: Realm, seat: int) -> None:
    """Legions until they are drawn up, Signa allotted, and what is sealed."""
    battle = realm.battle
    if battle.stage == Stage.NONE:
        return
    for side in range(2):
        if seat != NONE and battle.seat[side] == seat:
            continue
        if not plunders(realm, seat, side):
            for kind in range(SIGNA_KINDS):
                battle.signa[side, kind] = 0
        battle.alacritas[side] = hidden_alacritas(realm, side)
        battle.called[side] = 0
        if battle.stage <= Stage.MUSTER:
            called = seat != NONE and battle.invited[side] >> seat & 1
            battle.invited[side] = 1 << seat if called else 0
        if battle.stage <= Stage.DEPLOYMENT:
            for town in range(TOWNS):
                for arm in range(ARMS):
                    battle.levy[side, town, arm] = 0
            hide_reserve(realm, side)
    hide_answers(realm, seat)
    hide_cards(realm, seat)


@rule("D24")
def plunders(realm: Realm, seat: int, side: int) -> bool:
    """Whether a Rex looks at the Signa of a side, by a raised Dolum."""
    if seat == NONE or realm.ask != Ask.PLUNDER or realm.battle.played_by == side:
        return False
    return realm.battle.seat[1 - side] == seat


@rule("10.8")
def hide_answers(realm: Realm, seat: int) -> None:
    """Whether a socius comes is not known before all have answered."""
    if realm.ask == Ask.JOIN:
        for side in range(2):
            for other in range(SEAT_COUNT):
                if other != seat:
                    realm.battle.joined[side, other] = 0


@kernel
def hidden_alacritas(realm: Realm, side: int) -> int:
    """Alacritas is seen once both have chosen."""
    return 0 if realm.ask == Ask.ALACRITAS else realm.battle.alacritas[side]


@rule("10.5", "11.8")
def hide_reserve(realm: Realm, side: int) -> None:
    """Units that have not been drawn up yet are not seen."""
    battle = realm.battle
    for place in range(SIDE_UNITS):
        unit = battle.units[side * SIDE_UNITS + place]
        if unit.standing != Standing.RESERVE:
            continue
        unit.standing = Standing.ABSENT
        unit.side = 0
        unit.arm = 0
        unit.schiera = NONE
        unit.square = OFF
        unit.facing = 0
        unit.seat = NONE
        unit.counter = NONE
        for centuria in range(CENTURIAE):
            unit.alive[centuria] = 0
            unit.points[centuria] = 0
            unit.home[centuria] = NONE


@rule("4.6")
def hide_cards(realm: Realm, seat: int) -> None:
    """A card that is sealed and not yet shown."""
    battle = realm.battle
    fight = battle.fight
    if fight.attacker == NONE:
        return
    for role in range(2):
        unit = fight.attacker if role == 0 else fight.target
        side = battle.units[unit].side
        if seat != NONE and battle.seat[side] == seat:
            continue
        for pair in range(fight.pair, CARDS):
            if fight.card[role, pair] != Arma.NONE:
                fight.card[role, pair] = Arma.SEALED
