"""Chapter 3: the secret offers for the two Signa at stake, alone or two Reges together."""

from __future__ import annotations

from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer
from ...actions.sealed import answered, ask, ask_several
from ...position.records import Realm
from ...position.vocabulary import NONE, SEAT_COUNT, Ask, Clause, OfferStep, Phase, Reign
from ...position.world_record import World
from ..c05_capacity import pay_aes
from ..c08_diplomacy.accords import promised
from ..events import Cause, EventKind
from .deck import draw_signum, gain_signum, in_phase_order, lot, put_under, reigning

LISTED = 20
"""Up to this sum every offer is listed, above it every tenth part of the treasury."""
PARTS = 10
DIE = 4
ROUNDS = 8


@rule("3.1", "3.3", "D2")
def go_on_offers(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """Two cards are at stake, all offer in secret, the highest offer takes them."""
    if realm.step == OfferStep.OPEN:
        lay_stake(world, realm, dice)
        realm.step = OfferStep.ASKED
        asked = offering_alone(realm)
        if realm.stake[0] != 0 and asked != 0:
            ask_several(realm, Ask.OFFER, asked)
    elif realm.step == OfferStep.ASKED:
        realm.step = OfferStep.TAKEN
        if realm.stake[0] != 0:
            open_offers(world, realm, dice, log)
    else:
        close_offers(realm)


@kernel
def close_offers(realm: Realm) -> None:
    """The offers are cleared, and the event follows."""
    for seat in range(SEAT_COUNT):
        realm.reges[seat].offer = NONE
        realm.reges[seat].partner = NONE
    realm.picking = NONE
    realm.phase = Phase.EVENT
    realm.step = 0


@rule("1.8", "3.3")
def lay_stake(world: World, realm: Realm, dice: Dice) -> None:
    """The two topmost cards of the deck are at stake, face down."""
    for place in range(2):
        realm.stake[place] = draw_signum(world, realm, dice)


@rule("3.1", "3.4")
def offering_alone(realm: Realm) -> int:
    """Those who are asked for an offer; he who files one with a partner has named his share already."""
    asked = 0
    for seat in range(SEAT_COUNT):
        rex = realm.reges[seat]
        if is_joint(realm, seat):
            continue
        rex.partner = NONE
        rex.offer = NONE
        if rex.reign == Reign.REIGNS:
            asked |= 1 << seat
    return asked


@kernel
def is_joint(realm: Realm, seat: int) -> bool:
    """Whether a Rex and his partner name each other and both still reign."""
    other = realm.reges[seat].partner
    if other == NONE or realm.reges[other].partner != seat:
        return False
    return realm.reges[seat].reign == Reign.REIGNS and realm.reges[other].reign == Reign.REIGNS


# Offering


@rule("D16")
def list_offers(world: World, realm: Realm, choices: Choices) -> None:
    """Sums that a Rex can pay: every small one, then parts of his treasury."""
    most = realm.reges[realm.seat].aes
    for aes in range(min(most, LISTED) + 1):
        offer(choices, Verb.OFFER, aes, 0, 0)
    last = LISTED
    for part in range(1, PARTS + 1):
        aes = most * part // PARTS
        if aes > last:
            offer(choices, Verb.OFFER, aes, 0, 0)
            last = aes


@rule("1.7", "D16")
def check_offers(world: World, realm: Realm, action: Action) -> int:
    """An offer is what he has, or less."""
    if action.a < 0:
        return Refusal.MALFORMED
    if action.a > realm.reges[realm.seat].aes:
        return Refusal.OFFER_TOO_HIGH
    return 0


@rule("3.1")
def do_offers(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Seal an offer."""
    realm.reges[realm.seat].offer = action.a
    answered(realm)


# Opening


@rule("3.3", "3.4", "D16", "D17", "D18")
def open_offers(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """All offers are shown together; the highest is paid and takes the cards."""
    best = 0
    tied = 0
    for seat in range(SEAT_COUNT):
        if reigning(realm) >> seat & 1 and not follows_partner(realm, seat):
            total = show_offer(realm, seat, log)
            if total > best:
                best, tied = total, 0
            if total == best and total > 0:
                tied |= 1 << seat
    realm.last_offer = best
    if best == 0:
        return_stake(realm, log)
        return
    winner = break_tie(realm, tied, dice, log)
    if is_joint(realm, winner):
        win_together(realm, winner, dice, log)
    else:
        win_alone(realm, winner, log)


@kernel
def follows_partner(realm: Realm, seat: int) -> bool:
    """Whether a Rex's share is counted with that of a partner of a lower seat."""
    return is_joint(realm, seat) and realm.reges[seat].partner < seat


@rule("3.4", "D17", "B11")
def show_offer(realm: Realm, seat: int, log: Log) -> int:
    """Report what a Rex, or a pair, has offered; returns the sum."""
    rex = realm.reges[seat]
    share = max(0, rex.offer)
    if not is_joint(realm, seat):
        if share > 0:
            emit(log, EventKind.OFFER_OPENED, 0, seat, share, 0, 0)
        return share
    other = rex.partner
    theirs = max(0, realm.reges[other].offer)
    if share > rex.aes or theirs > realm.reges[other].aes:
        emit(log, EventKind.JOINT_OFFER_VOID, 0, seat, other, 0, 0)
        return 0
    emit(log, EventKind.JOINT_OFFER_OPENED, 0, seat, other, share, theirs)
    return share + theirs


@rule("D16", "B17")
def break_tie(realm: Realm, tied: int, dice: Dice, log: Log) -> int:
    """Of equal offers the dice decide, again and again while they are equal."""
    for _ in range(ROUNDS):
        if tied & (tied - 1) == 0:
            break
        tied = highest_die(tied, dice, log)
    for place in range(SEAT_COUNT):
        seat = in_phase_order(realm, place)
        if tied >> seat & 1:
            return seat
    return NONE


@kernel
def highest_die(tied: int, dice: Dice, log: Log) -> int:
    """Each of a set of seats rolls a die; those who rolled the highest."""
    best = 0
    highest = 0
    for seat in range(SEAT_COUNT):
        if tied >> seat & 1:
            die = roll(dice, DIE)
            emit(log, EventKind.TIE_ROLLED, 0, seat, die, 0, 0)
            if die > best:
                best, highest = die, 0
            if die == best:
                highest |= 1 << seat
    return highest


@rule("D18")
def return_stake(realm: Realm, log: Log) -> None:
    """Nobody has offered: the cards go under the deck."""
    for place in range(2):
        if realm.stake[place] != 0:
            put_under(realm, realm.stake[place])
        realm.stake[place] = 0
    emit(log, EventKind.NOBODY_OFFERED, 0, 0, 0, 0, 0)


@rule("3.3", "D16")
def win_alone(realm: Realm, seat: int, log: Log) -> None:
    """He pays his offer and takes both cards, of which a peace may oblige him to hand on one."""
    aes = realm.reges[seat].offer
    pay_aes(realm, seat, aes)
    emit(log, EventKind.OFFER_WON, 0, seat, aes, cards_at_stake(realm), 0)
    receiver = sharer_with(realm, seat)
    take(realm, seat, 0, log)
    if receiver != NONE and realm.stake[1] != 0:
        emit(log, EventKind.SIGNUM_SHARED, 0, seat, receiver, 0, 0)
        take(realm, receiver, 1, log)
    else:
        take(realm, seat, 1, log)


@kernel
def cards_at_stake(realm: Realm) -> int:
    """How many cards are at stake: two, but when the last are in hands."""
    return (1 if realm.stake[0] != 0 else 0) + (1 if realm.stake[1] != 0 else 0)


@kernel
def take(realm: Realm, seat: int, place: int, log: Log) -> None:
    """A card at stake comes to a Rex's hand; only he learns which."""
    kind = realm.stake[place]
    if kind != 0:
        gain_signum(realm, seat, kind)
        realm.stake[place] = 0
        emit(log, EventKind.SIGNUM_GAINED, 0, seat, kind, 0, 0)


@rule("10.16")
def sharer_with(realm: Realm, seat: int) -> int:
    """To whom the terms of a peace oblige a Rex to hand one card of two, NONE."""
    for other in range(SEAT_COUNT):
        if realm.reges[other].reign != Reign.REIGNS:
            continue
        if promised(realm, Clause.SHARE_SIGNA, seat, other, NONE) != NONE:
            return other
    return NONE


@rule("3.4", "D17")
def win_together(realm: Realm, seat: int, dice: Dice, log: Log) -> None:
    """Both pay their shares; the larger takes his card first, of equal ones he on whom the lot falls."""
    other = realm.reges[seat].partner
    share, theirs = realm.reges[seat].offer, realm.reges[other].offer
    pay_aes(realm, seat, share)
    pay_aes(realm, other, theirs)
    emit(log, EventKind.OFFER_WON, Cause.JOINT, seat, share, 1, 0)
    emit(log, EventKind.OFFER_WON, Cause.JOINT, other, theirs, 1, 0)
    first = seat if share > theirs else other
    if share == theirs:
        first = seat if lot(dice, 2) == 0 else other
    realm.picking = first
    if realm.stake[1] == 0:
        take(realm, first, 0, log)
    else:
        ask(realm, Ask.PICK, first)


# Picking


@rule("D17")
def list_pick(world: World, realm: Realm, choices: Choices) -> None:
    """Either of the two cards."""
    offer(choices, Verb.TAKE, realm.stake[0], 0, 0)
    if realm.stake[1] != realm.stake[0]:
        offer(choices, Verb.TAKE, realm.stake[1], 0, 0)


@kernel
def check_pick(world: World, realm: Realm, action: Action) -> int:
    """Only what is at stake can be taken."""
    at_stake = action.a != 0 and (action.a == realm.stake[0] or action.a == realm.stake[1])
    return 0 if at_stake else Refusal.NOT_AT_STAKE


@rule("D17")
def do_pick(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """The first of the partners takes his card, the other gets the one that is left."""
    place = 0 if realm.stake[0] == action.a else 1
    seat = realm.seat
    answered(realm)
    take(realm, seat, place, log)
    take(realm, realm.reges[seat].partner, 1 - place, log)
