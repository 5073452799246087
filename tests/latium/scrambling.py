"""Everything that a seat may not know, changed at random."""

from __future__ import annotations

from bellona.games.latium.position.battlefield import ARMS, CARDS, CENTURIAE, SIDE_UNITS, Arma, Stage, Standing
from bellona.games.latium.position.observing import may_read, plunders
from bellona.games.latium.position.records import Realm, Term
from bellona.games.latium.position.vocabulary import (
    ACCORDS,
    CELLS,
    CLAUSES,
    COUNTERS,
    DECK,
    EVENTI,
    LEADERS,
    LETTERS,
    LETTERS_EACH,
    NONE,
    SEAT_COUNT,
    SIGNA_KINDS,
    TOWNS,
    Ask,
    Phase,
)
from bellona.games.latium.rules.c08_diplomacy.accords import lord_of_talks
from bellona.kernel.dice import Dice, draw
from bellona.kernel.jit import kernel
from bellona.kernel.record import i8


@kernel
def scramble(realm: Realm, seat: int, dice: Dice) -> None:
    """Change everything that a seat may not know: decks, treasuries, hands, offers, towns, papers, battle."""
    scramble_decks(realm, seat, dice)
    for other in range(SEAT_COUNT):
        if other != seat:
            scramble_rex(realm, other, seat, dice)
            scramble_offer(realm, other, seat, dice)
    for town in range(TOWNS):
        if realm.towns[town].holder != seat:
            realm.towns[town].areae = draw(dice, 5) - 1
            realm.towns[town].work = draw(dice, 3) - 1
            for arm in range(ARMS):
                realm.towns[town].garrison[arm] = draw(dice, 9) - 1
    scramble_papers(realm, seat, dice)
    if realm.battle.stage != Stage.NONE:
        scramble_battle(realm, seat, dice)


@kernel
def scramble_decks(realm: Realm, seat: int, dice: Dice) -> None:
    """What lies in the decks and, unless he picks, at stake."""
    for place in range(i8(realm.event_place), EVENTI):
        realm.event_deck[place] = draw(dice, EVENTI)
    for place in range(DECK):
        realm.signa_deck[place] = draw(dice, SIGNA_KINDS - 1)
    if realm.ask != Ask.PICK or realm.picking != seat:
        for place in range(2):
            if realm.stake[place] != 0:
                realm.stake[place] = draw(dice, SIGNA_KINDS - 1)


@kernel
def scramble_rex(realm: Realm, other: int, seat: int, dice: Dice) -> None:
    """The treasury, hand, legions and orders of another Rex."""
    rex = realm.reges[other]
    rex.aes = draw(dice, 300) - 1
    if rex.ready != 0:
        rex.ready = draw(dice, 9)
    robbed = realm.ask == Ask.ROB and realm.plot.by == seat and realm.plot.victim == other
    if not robbed:
        for kind in range(1, SIGNA_KINDS):
            rex.signa[kind] = draw(dice, 3) - 1
    for counter in range(COUNTERS):
        rex.pieces[counter].goal = draw(dice, CELLS) - 1
        if lord_of_talks(realm, other) != seat:
            rex.pieces[counter].leave = draw(dice, 2) - 1
    for town in range(TOWNS):
        rex.ties[town].could_help = draw(dice, 2) - 1
        rex.ties[town].loan.aes = draw(dice, 60) - 1
    for leader in range(LEADERS):
        for town in range(TOWNS):
            for arm in range(ARMS):
                rex.pieces[leader].ranks[town, arm] = draw(dice, 5) - 1


@kernel
def scramble_offer(realm: Realm, other: int, seat: int, dice: Dice) -> None:
    """The offer of another Rex until offers are opened, unless they offer together."""
    rex = realm.reges[other]
    if rex.partner == seat or (realm.phase == Phase.OFFERS and realm.step > 1):
        return
    if realm.phase != Phase.OFFERS:
        rex.partner = NONE
        rex.offer = draw(dice, 40) - 2
    elif rex.offer != NONE:
        rex.offer = draw(dice, 40) - 1


@kernel
def scramble_papers(realm: Realm, seat: int, dice: Dice) -> None:
    """Letters of others, written or sent, and their secret accords."""
    for number in range(LETTERS):
        if not may_read(realm, number, seat):
            letter = realm.letters[number]
            letter.state = draw(dice, 3) - 1
            letter.to = another_than(seat, number // LETTERS_EACH, dice)
            letter.bond = draw(dice, 4) - 1
            letter.secret = draw(dice, 2) - 1
            letter.sent = draw(dice, 60)
            letter.leave = 0
            letter.count = draw(dice, CLAUSES)
            for place in range(CLAUSES):
                scramble_term(letter.terms[place], dice)
    for number in range(ACCORDS):
        accord = realm.accords[number]
        if accord.secret and accord.peace == 0 and accord.a != seat and accord.b != seat:
            accord.state = draw(dice, 4) - 1
            accord.a = another_than(seat, seat, dice)
            accord.b = another_than(seat, i8(accord.a), dice)
            accord.bond = draw(dice, 4) - 1
            accord.since = draw(dice, 60)
            accord.count = draw(dice, CLAUSES)
            for place in range(CLAUSES):
                scramble_term(accord.terms[place], dice)


@kernel
def another_than(seat: int, other: int, dice: Dice) -> int:
    """Any third Rex."""
    found = draw(dice, SEAT_COUNT) - 1
    while found == seat or found == other:
        found = draw(dice, SEAT_COUNT) - 1
    return found


@kernel
def scramble_term(term: Term, dice: Dice) -> None:
    """Any clause."""
    term.kind = draw(dice, 20) - 1
    term.giver = draw(dice, 2) - 1
    term.done = draw(dice, 3) - 1
    term.a = draw(dice, 50) - 1
    term.b = draw(dice, 50) - 1
    term.c = draw(dice, 50) - 1
    term.until = draw(dice, 60) - 1


@kernel
def scramble_battle(realm: Realm, seat: int, dice: Dice) -> None:
    """What a side keeps from all others."""
    battle = realm.battle
    for side in range(2):
        if battle.seat[side] == seat:
            continue
        if not plunders(realm, seat, side):
            for kind in range(1, SIGNA_KINDS):
                battle.signa[side, kind] = draw(dice, 3) - 1
        if realm.ask == Ask.ALACRITAS:
            battle.alacritas[side] = draw(dice, 3) - 1
        battle.called[side] = draw(dice, 1000)
        if battle.stage <= Stage.MUSTER:
            mine = i8(battle.invited[side]) & (1 << seat)
            battle.invited[side] = (draw(dice, 63) & ~(1 << seat)) | mine
        if battle.stage <= Stage.DEPLOYMENT:
            scramble_levy(realm, side, dice)
        for other in range(SEAT_COUNT):
            if realm.ask == Ask.JOIN and other != seat:
                battle.joined[side, other] = draw(dice, 4) - 1
    scramble_cards(realm, seat, dice)


@kernel
def scramble_levy(realm: Realm, side: int, dice: Dice) -> None:
    """The centuriae that a side brings, and the units that it has not drawn up."""
    battle = realm.battle
    for town in range(TOWNS):
        for arm in range(ARMS):
            battle.levy[side, town, arm] = draw(dice, 4) - 1
    for place in range(SIDE_UNITS):
        unit = battle.units[side * SIDE_UNITS + place]
        if unit.standing == Standing.RESERVE:
            unit.arm = draw(dice, ARMS) - 1
            for centuria in range(CENTURIAE):
                unit.alive[centuria] = draw(dice, 2) - 1
                unit.home[centuria] = draw(dice, TOWNS) - 1


@kernel
def scramble_cards(realm: Realm, seat: int, dice: Dice) -> None:
    """Cards of a duel that are sealed and not yet shown."""
    battle = realm.battle
    fight = battle.fight
    if fight.attacker == NONE:
        return
    for role in range(2):
        unit = i8(fight.attacker) if role == 0 else i8(fight.target)
        if battle.seat[battle.units[unit].side] == seat:
            continue
        for pair in range(i8(fight.pair), CARDS):
            if fight.card[role, pair] != Arma.NONE:
                fight.card[role, pair] = draw(dice, 3)
