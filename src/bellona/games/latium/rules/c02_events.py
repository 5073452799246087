"""Chapter 2: the event of the turn, from the turning of the card to the last reaction (D19)."""

from __future__ import annotations

from enum import IntEnum

from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.sealed import ask, ask_several
from ..position.records import Realm
from ..position.vocabulary import EFFECTS, NONE, RESULTS, SEAT_COUNT, Ask, Domain, Op, Phase, Reign, Signum
from ..position.world_record import World
from .c02_effects import carry_out
from .c03_signa.deck import figure, holding_signa, in_phase_order, lot, play_signum, reigning, shields, wards_off
from .c05_capacity import gain_aes
from .c05_legion import alter_cives
from .c06_gods import favour_town, protector
from .events import Cause, EventKind

DIE = 4
PASSED, PLAYED, PLAYED_RAISED = 1, 2, 3
"""The sealed answers about a Signum, as stored in `Rex.ready`."""


class EventStage(IntEnum):
    """The progress of the event of the turn."""

    TURN = 0
    CHARISMA = 1
    """Charisma has been asked for."""
    SEND = 2
    """The assigned Rex may send it on."""
    STOP = 3
    """He to whom it was sent may void the Egida."""
    WARD = 4
    """His Protector, or his immunity, may void it."""
    SALUS = 5
    """A remedy, and then Salus of the others, has been asked for."""
    EFFECT = 6
    DONE = 7


@rule("2.6", "D2", "D19")
def go_on_event(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """One step of the event: its card, a reaction, an effect, or the end of the phase."""
    stage = realm.event.stage
    if stage == EventStage.TURN:
        turn_card(world, realm, dice, log)
    elif stage == EventStage.CHARISMA:
        settle_charisma(world, realm, log)
    elif stage == EventStage.SEND:
        ask_egida(realm)
    elif stage == EventStage.STOP:
        settle_egida(world, realm, log)
    elif stage == EventStage.WARD:
        ward(world, realm, log)
    elif stage == EventStage.SALUS:
        settle_salus(world, realm, log)
    elif stage == EventStage.EFFECT:
        go_on_effects(world, realm, dice, log)
    else:
        realm.phase = Phase.REIGN
        realm.step = 0
        realm.order = 0


@rule("1.9", "2.4", "2.5", "2.10", "B13")
def turn_card(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """A card is turned, a die gives its result, the lot gives the Rex; then all others may want it."""
    event = realm.event
    clear_event(realm)
    event.card = realm.event_deck[realm.event_place]
    realm.event_place += 1
    emit(log, EventKind.EVENT_TURNED, 0, event.card, 0, 0, 0)
    event.result = roll(dice, DIE)
    tell_result(realm, log)
    event.drawn = draw_rex(realm, dice)
    event.assigned = event.drawn
    emit(log, EventKind.EVENT_DRAWN, 0, event.drawn, 0, 0, 0)
    event.stage = EventStage.CHARISMA
    others = holding_signa(realm, reigning(realm) & ~(1 << event.drawn))
    ask_all(realm, Ask.CHARISMA, others)


@rule("2.3", "2.4")
def tell_result(realm: Realm, log: Log) -> None:
    """Say which of the four results of the card stands, by its number and by its name."""
    card, result = realm.event.card, realm.event.result
    emit(log, EventKind.EVENT_RESULT, 0, card, result, RESULTS * (card - 1) + result - 1, 0)


@kernel
def clear_event(realm: Realm) -> None:
    """No event has been turned in this turn."""
    event = realm.event
    event.card = 0
    event.result = 0
    event.other = 0
    event.drawn = NONE
    event.assigned = NONE
    event.stage = EventStage.TURN
    event.charismatic = NONE
    event.sender = NONE
    event.final = 0
    event.rerolled = 0
    event.effect = 0
    event.void = 0


@rule("2.5")
def draw_rex(realm: Realm, dice: Dice) -> int:
    """The lot among those who are still in the game."""
    seats = reigning(realm)
    count = 0
    for seat in range(SEAT_COUNT):
        count += seats >> seat & 1
    place = lot(dice, count)
    for seat in range(SEAT_COUNT):
        if seats >> seat & 1:
            if place == 0:
                return seat
            place -= 1
    return NONE


@kernel
def ask_all(realm: Realm, question: int, seats: int) -> None:
    """Put a sealed question about a Signum to a set of seats, if there are any."""
    for seat in range(SEAT_COUNT):
        realm.reges[seat].ready = 0
    if seats != 0:
        ask_several(realm, question, seats)


@rule("B1")
def first_who_played(realm: Realm) -> int:
    """Of those who chose to play a Signum the first in the order of the phases, NONE."""
    for place in range(SEAT_COUNT):
        seat = in_phase_order(realm, place)
        if realm.reges[seat].ready >= PLAYED:
            return seat
    return NONE


@kernel
def close_sealed(realm: Realm) -> None:
    """Clear the sealed answers."""
    for seat in range(SEAT_COUNT):
        realm.reges[seat].ready = 0


# Who bears it


@rule("2.7", "D19", "B1")
def settle_charisma(world: World, realm: Realm, log: Log) -> None:
    """The first who played Charisma bears the event; if it is raised he may choose the next better result."""
    event = realm.event
    seat = first_who_played(realm)
    event.stage = EventStage.SEND
    if seat != NONE:
        raised = play_signum(
            world, realm, seat, Signum.CHARISMA, int(realm.reges[seat].ready == PLAYED_RAISED), NONE, log
        )
        event.charismatic = seat
        assign(realm, seat, log)
        if raised and event.result < RESULTS:
            event.other = event.result + 1
            ask(realm, Ask.BETTER, seat)
    close_sealed(realm)


@kernel
def assign(realm: Realm, seat: int, log: Log) -> None:
    """The event falls on a Rex."""
    realm.event.assigned = seat
    emit(log, EventKind.EVENT_ASSIGNED, 0, seat, 0, 0, 0)


@rule("2.8", "D19", "B13")
def ask_egida(realm: Realm) -> None:
    """The Rex who bears the event may send it on, unless a raised Egida has made it final."""
    event = realm.event
    event.stage = EventStage.WARD
    if not event.final and realm.reges[event.assigned].signa_count > 0:
        ask(realm, Ask.EGIDA, event.assigned)


@rule("2.8", "B2", "B16")
def send_on(world: World, realm: Realm, target: int, raised: int, log: Log) -> None:
    """Egida sends the event to another, who may have a favour of Iuppiter against it."""
    event = realm.event
    sender = event.assigned
    strong = play_signum(world, realm, sender, Signum.EGIDA, raised, target, log)
    event.sender = sender
    event.final = 1 if strong else 0
    assign(realm, target, log)
    event.stage = EventStage.STOP
    if strong or shields(world, realm, target, Signum.EGIDA):
        return
    if favour_town(realm, target, world.signs[Signum.EGIDA].god) != NONE:
        ask(realm, Ask.SHIELD, target)


@rule("6.3", "D39", "B16")
def settle_egida(world: World, realm: Realm, log: Log) -> None:
    """If a Protector or a favour voids the Egida, the event returns to its sender."""
    event = realm.event
    target, sender = event.assigned, event.sender
    if not event.final and (event.void or wards_off(world, realm, target, Signum.EGIDA, sender)):
        cause = Cause.FAVOUR if event.void else Cause.NONE
        emit(log, EventKind.SIGNUM_VOID, cause, target, Signum.EGIDA, 0, 0)
        assign(realm, sender, log)
    event.void = 0
    event.stage = EventStage.SEND


# Whether it strikes


@rule("2.9")
def is_negative(realm: Realm) -> bool:
    """Whether the result is bad: I or II."""
    return realm.event.result <= 2


@kernel
def god_of_event(world: World, realm: Realm) -> int:
    """The god of the event's domain (D20)."""
    return world.domain_god[world.eventi[realm.event.card - 1].domain]


@rule("D23")
def is_of_health(world: World, realm: Realm) -> bool:
    """Whether Salus helps: a bad event of health, or the plague."""
    if not is_negative(realm):
        return False
    card = world.eventi[realm.event.card - 1]
    if card.domain == Domain.HEALTH:
        return True
    for place in range(EFFECTS):
        if card.effects[realm.event.result - 1, place].op == Op.LEGIO_PCT:
            return True
    return False


@rule("6.3", "D19", "D20", "D21", "B2", "B13")
def ward(world: World, realm: Realm, log: Log) -> None:
    """The Protector of the domain voids a bad result; else the Rex who bears it may use a remedy."""
    event = realm.event
    seat = event.assigned
    if is_negative(realm) and not event.final and protector(realm, seat) == god_of_event(world, realm):
        void(realm, Cause.PROTECTOR, log)
    elif is_negative(realm) and is_immune(world, realm, seat):
        realm.reges[seat].immune_cycle = 0
        void(realm, Cause.IMMUNITY, log)
    else:
        open_avert(world, realm)


@rule("D21")
def is_immune(world: World, realm: Realm, seat: int) -> bool:
    """Whether a sacred spring protects a Rex from this event."""
    of_health = world.eventi[realm.event.card - 1].domain == Domain.HEALTH
    return of_health and realm.reges[seat].immune_cycle == cycle_of(world, realm)


@rule("2.10", "D4")
def cycle_of(world: World, realm: Realm) -> int:
    """The cycle that a turn belongs to, from 1."""
    return (realm.turn - 1) // world.cycle + 1


@kernel
def void(realm: Realm, cause: int, log: Log) -> None:
    """The event has no effect."""
    emit(log, EventKind.EVENT_VOID, cause, realm.event.assigned, 0, 0, 0)
    realm.event.void = 1
    realm.event.stage = EventStage.DONE


@rule("D19", "B13")
def open_avert(world: World, realm: Realm) -> None:
    """The Rex who bears the event is asked for a remedy; after Auspicium only against a bad result."""
    event = realm.event
    seat = event.assigned
    useful = is_negative(realm) or not event.rerolled
    has_favour = is_negative(realm) and can_favour(world, realm, seat)
    event.stage = EventStage.SALUS
    if useful and (realm.reges[seat].signa_count > 0 or has_favour):
        ask(realm, Ask.AVERT, seat)
    else:
        ask_salus(world, realm)


@rule("D38", "B2")
def can_favour(world: World, realm: Realm, seat: int) -> bool:
    """Whether a favour of the domain's god could void the event."""
    return not realm.event.final and favour_town(realm, seat, god_of_event(world, realm)) != NONE


@rule("D19", "B1", "B13")
def ask_salus(world: World, realm: Realm) -> None:
    """Every other Rex may use Salus for the Rex who bears an event of health."""
    others = 0
    if is_of_health(world, realm):
        others = holding_signa(realm, reigning(realm) & ~(1 << realm.event.assigned))
    ask_all(realm, Ask.SALUS, others)


@rule("D19", "D23", "B1")
def settle_salus(world: World, realm: Realm, log: Log) -> None:
    """The first who played Salus has healed the other; else the event strikes."""
    seat = first_who_played(realm)
    if seat == NONE:
        realm.event.stage = EventStage.EFFECT
    else:
        heal(world, realm, seat, int(realm.reges[seat].ready == PLAYED_RAISED), log)
    close_sealed(realm)


@rule("D23")
def heal(world: World, realm: Realm, seat: int, raised: int, log: Log) -> None:
    """Salus voids the event; raised, a civis more comes to the town of him who bore it."""
    bearer = realm.event.assigned
    strong = play_signum(world, realm, seat, Signum.SALUS, raised, NONE, log)
    void(realm, Cause.SIGNUM, log)
    cives = figure(world, Signum.SALUS, strong)
    if cives > 0:
        alter_cives(world, realm, realm.reges[bearer].court, cives, Cause.SIGNUM, log)


@rule("2.9")
def make_peace_with_gods(world: World, realm: Realm, raised: int, log: Log) -> None:
    """Pax avoids a bad event; raised, it brings money too."""
    seat = realm.event.assigned
    strong = play_signum(world, realm, seat, Signum.PAX, raised, NONE, log)
    void(realm, Cause.SIGNUM, log)
    gain_aes(realm, seat, figure(world, Signum.PAX, strong))


@rule("D19", "D23")
def roll_again(world: World, realm: Realm, raised: int, dice: Dice, log: Log) -> None:
    """Auspicium rolls the event's die again; raised, its player chooses between the two results."""
    event = realm.event
    seat = event.assigned
    strong = play_signum(world, realm, seat, Signum.AUSPICIUM, raised, NONE, log)
    before = event.result
    event.result = roll(dice, DIE)
    event.rerolled = 1
    event.stage = EventStage.WARD
    tell_result(realm, log)
    if strong and event.result != before:
        event.other = before
        ask(realm, Ask.RESULT, seat)


@rule("2.6")
def go_on_effects(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """The effects of the result one after another, while he who bears it reigns."""
    event = realm.event
    if event.effect >= EFFECTS or realm.reges[event.assigned].reign != Reign.REIGNS:
        event.stage = EventStage.DONE
        return
    place = event.effect
    event.effect += 1
    carry_out(world, realm, place, dice, log)
