"""Chapter 3: the deck of Signa Deorum, the hands, and when a god raises or voids a Signum."""

from __future__ import annotations

from bellona.kernel.dice import Dice, draw_aside, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Refusal
from ...position.records import Realm
from ...position.vocabulary import DECK, NONE, SEAT_COUNT, SIGNA_KINDS, Reign, Signum
from ...position.world_record import World
from ..c06_gods import favour_town, protector, spend_favour
from ..events import Cause, EventKind

# The deck


@rule("1.8", "D22")
def draw_signum(world: World, realm: Realm, dice: Dice) -> int:
    """The kind on top of the deck, which is taken from it; 0 if no card is left at all."""
    if realm.signa_place >= realm.signa_end:
        renew_deck(realm, dice)
    if realm.signa_place >= realm.signa_end:
        return Signum.NONE
    kind = realm.signa_deck[realm.signa_place]
    realm.signa_deck[realm.signa_place] = 0
    realm.signa_place += 1
    return kind


@rule("D22")
def renew_deck(realm: Realm, dice: Dice) -> None:
    """The discards are shuffled and are the deck."""
    cards = 0
    for kind in range(1, SIGNA_KINDS):
        for _ in range(realm.signa_spent[kind]):
            realm.signa_deck[cards] = kind
            cards += 1
        realm.signa_spent[kind] = 0
    realm.signa_place = 0
    realm.signa_end = cards
    for place in range(cards - 1, 0, -1):
        other = draw_aside(dice, place + 1) - 1
        kept = realm.signa_deck[place]
        realm.signa_deck[place] = realm.signa_deck[other]
        realm.signa_deck[other] = kept


@rule("D18")
def put_under(realm: Realm, kind: int) -> None:
    """Put a card under the deck."""
    place, last = realm.signa_place, realm.signa_end
    if last == DECK:
        for card in range(place, last):
            realm.signa_deck[card - place] = realm.signa_deck[card]
        for card in range(max(last - place, place), last):
            realm.signa_deck[card] = 0
        realm.signa_place = 0
        realm.signa_end = last - place
    realm.signa_deck[realm.signa_end] = kind
    realm.signa_end += 1


# The hands


@kernel
def gain_signum(realm: Realm, seat: int, kind: int) -> None:
    """A card comes to a Rex's hand."""
    realm.reges[seat].signa[kind] += 1
    realm.reges[seat].signa_count += 1


@kernel
def give_up_signum(realm: Realm, seat: int, kind: int) -> None:
    """A card leaves a Rex's hand; the caller puts it elsewhere."""
    realm.reges[seat].signa[kind] -= 1
    realm.reges[seat].signa_count -= 1


@kernel
def spend_signum(realm: Realm, seat: int, kind: int) -> None:
    """A card goes from a Rex's hand to the discards."""
    give_up_signum(realm, seat, kind)
    realm.signa_spent[kind] += 1


@rule("D24")
def lose_random_signum(realm: Realm, seat: int, dice: Dice) -> int:
    """A card leaves a Rex's hand, drawn blind; its kind, 0 if he has none."""
    count = realm.reges[seat].signa_count
    if count <= 0:
        return Signum.NONE
    place = blind(dice, count)
    for kind in range(1, SIGNA_KINDS):
        place -= realm.reges[seat].signa[kind]
        if place < 0:
            give_up_signum(realm, seat, kind)
            return kind
    return Signum.NONE


@rule("3.2")
def deal_signum(world: World, realm: Realm, seat: int, dice: Dice, log: Log) -> bool:
    """A Rex draws a card; whether there was one."""
    kind = draw_signum(world, realm, dice)
    if kind == Signum.NONE:
        return False
    gain_signum(realm, seat, kind)
    emit(log, EventKind.SIGNUM_GAINED, Cause.DEALT, seat, kind, 0, 0)
    return True


@kernel
def lot(dice: Dice, candidates: int) -> int:
    """A place from 0 drawn by lot; with one candidate nothing is drawn."""
    return roll(dice, candidates) - 1 if candidates > 1 else 0


@rule("D24")
def blind(dice: Dice, cards: int) -> int:
    """A card of a hand, from 0, drawn without a roll: its place could reveal something about the hand."""
    return draw_aside(dice, cards) - 1 if cards > 1 else 0


# Gods and Signa


@rule("6.3", "6.5", "D39")
def is_raised(world: World, realm: Realm, seat: int, kind: int, against: int) -> bool:
    """Whether his Protector raises a Rex's Signum; not against one who has the same Protector."""
    god = world.signs[kind].god
    if protector(realm, seat) != god:
        return False
    return against == NONE or protector(realm, against) != god


@rule("6.3", "6.4")
def shields(world: World, realm: Realm, seat: int, kind: int) -> bool:
    """Whether a Rex's Protector voids a Signum played against him."""
    return protector(realm, seat) == world.signs[kind].god


@rule("6.3", "D39")
def wards_off(world: World, realm: Realm, seat: int, kind: int, by: int) -> bool:
    """Whether his Protector voids what a Rex has played against him, who has another Protector."""
    return shields(world, realm, seat, kind) and not shields(world, realm, by, kind)


@rule("6.6", "D38")
def favour_for(world: World, realm: Realm, seat: int, kind: int) -> int:
    """A town of his with a favour left of the god of a Signum, NONE."""
    return favour_town(realm, seat, world.signs[kind].god)


@rule("1.5", "D38")
def check_held(world: World, realm: Realm, seat: int, kind: int, raised: int, against: int) -> int:
    """Whether a Rex holds a Signum and, if a favour is to raise it, has a favour that would."""
    if kind <= 0 or kind >= SIGNA_KINDS or raised < 0 or raised > 1:
        return Refusal.MALFORMED
    if realm.reges[seat].signa[kind] <= 0:
        return Refusal.SIGNUM_NOT_HELD
    if raised == 0:
        return 0
    if is_raised(world, realm, seat, kind, against):
        return Refusal.ALREADY_RAISED
    if favour_for(world, realm, seat, kind) == NONE:
        return Refusal.NO_FAVOUR
    return 0


@rule("6.7", "D38")
def play_signum(world: World, realm: Realm, seat: int, kind: int, raised: int, against: int, log: Log) -> bool:
    """Show and spend a Signum, with a favour if one raises it; whether it is raised."""
    strong = is_raised(world, realm, seat, kind, against)
    if raised and not strong:
        spend_favour(realm, favour_for(world, realm, seat, kind), log)
        strong = True
    spend_signum(realm, seat, kind)
    if against == NONE:
        emit(log, EventKind.SIGNUM_PLAYED, 0, seat, kind, int(strong), 0)
    else:
        emit(log, EventKind.SIGNUM_PLAYED_ON, 0, seat, kind, against, int(strong))
    return strong


@kernel
def figure(world: World, kind: int, raised: bool) -> int:
    """The figure of a Signum's effect."""
    return world.signs[kind].raised if raised else world.signs[kind].plain


# Sets of Reges


@kernel
def reigning(realm: Realm) -> int:
    """A bit for each Rex who reigns."""
    seats = 0
    for seat in range(SEAT_COUNT):
        if realm.reges[seat].reign == Reign.REIGNS:
            seats |= 1 << seat
    return seats


@rule("D3")
def in_phase_order(realm: Realm, place: int) -> int:
    """The seat that is at a place of this turn's order of phases."""
    return (realm.turn - 1 + place) % SEAT_COUNT


@rule("B13")
def holding_signa(realm: Realm, seats: int) -> int:
    """Those of a set of seats who, as all can see, hold a Signum."""
    found = 0
    for seat in range(SEAT_COUNT):
        if seats >> seat & 1 and realm.reges[seat].signa_count > 0:
            found |= 1 << seat
    return found
