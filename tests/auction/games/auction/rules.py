"""A tiny game for the tests of tables: three bid under seal for a hidden card, and the winner looks at it alone."""

from enum import IntEnum

from bellona.gamekit.rule_codes import RuleCode
from bellona.kernel.choices import Choices, offer
from bellona.kernel.dice import draw, roll
from bellona.kernel.log import emit
from bellona.kernel.record import Array, i2, record, times

from .verbs import ANSWERS, HIGHEST, LOWEST, MOST, Ask, Verb

BIDDERS, ROUNDS, CARDS = 3, 2, 4
NOBODY, HIDDEN, NONE = -1, -2, -1


class Phase(IntEnum):
    BIDDING, LOOKING, OVER = range(3)


class EventKind(RuleCode):
    NOTHING = ""
    MODIFIER = "", "part:part value"
    OPENED = "1", "side:side offer"
    DREW = "2", "reader:reader card"
    GAMBLED = "3", "side:side die"


class Cause(RuleCode):
    NOTHING = ""


class Part(RuleCode):
    NOTHING = ""


class Refusal(RuleCode):
    ALLOWED = ""
    NOT_NOW = "1"


@record
class World:
    playing: i2


@record
class Auction:
    turn: i2
    phase: i2
    ask: i2
    seat: i2
    waiting: i2
    winner: i2
    waits: i2
    offers: Array[i2] = times(BIDDERS)
    cards: Array[i2] = times(BIDDERS)
    deck: Array[i2] = times(CARDS)


@record
class PromptFacts:
    turn: i2
    phase: i2
    ask: i2
    seat: i2


def begin(world, auction, dice, log):
    auction.turn, auction.winner = 1, NOBODY
    for place in range(CARDS):
        auction.deck[place] = draw(dice, 9)
    _ask_for_offers(world, auction)


def _ask_for_offers(world, auction):
    auction.phase, auction.ask, auction.waiting = Phase.BIDDING, Ask.OFFER, world.playing
    auction.offers[:] = NONE
    auction.seat = _first(int(world.playing))


def _first(seats):
    return next((seat for seat in range(BIDDERS) if seats >> seat & 1), NOBODY)


def legal(world, auction, choices: Choices):
    choices.count = 0
    for verb in Verb:
        if ANSWERS[auction.ask, verb]:
            for number in range(LOWEST[verb, 0], HIGHEST[verb, 0] + 1):
                offer(choices, int(verb), number, 0, 0)
    return int(choices.count)


def check(world, auction, action):
    fits = ANSWERS[auction.ask, action.verb] and LOWEST[action.verb, 0] <= action.unit <= HIGHEST[action.verb, 0]
    return int(Refusal.ALLOWED if fits else Refusal.NOT_NOW)


def apply(world, auction, action, dice, log):
    if action.extra:
        auction.seat = action.extra - 1
    seat = int(auction.seat)
    if action.verb == Verb.OFFER:
        auction.offers[seat] = action.unit
        auction.waiting = int(auction.waiting) & ~(1 << seat)
        auction.seat = _first(int(auction.waiting))
        if auction.waiting == 0:
            _open(world, auction, log)
    elif action.verb == Verb.WAIT:
        auction.waits += 1
    else:
        if action.verb == Verb.GAMBLE:
            emit(log, int(EventKind.GAMBLED), 0, seat, roll(dice, 6), 0, 0)
        _next(world, auction)


def _open(world, auction, log):
    bidders = [seat for seat in range(BIDDERS) if int(world.playing) >> seat & 1]
    for seat in bidders:
        emit(log, int(EventKind.OPENED), 0, seat, int(auction.offers[seat]), 0, 0)
    best = max(bidders, key=lambda seat: int(auction.offers[seat]))
    card = int(auction.deck[int(auction.turn) - 1])
    auction.cards[best] += card
    emit(log, int(EventKind.DREW), 0, best, card, 0, 0)
    auction.phase, auction.ask, auction.seat, auction.waiting = Phase.LOOKING, Ask.CARD, best, 1 << best


def _next(world, auction):
    if auction.turn < ROUNDS:
        auction.turn += 1
        _ask_for_offers(world, auction)
    else:
        auction.phase, auction.ask, auction.waiting = Phase.OVER, Ask.NOTHING, 0
        auction.winner = max(range(BIDDERS), key=lambda seat: int(auction.cards[seat]))
        auction.seat = NOBODY


def note(world, auction, noted):
    noted.turn, noted.phase, noted.ask, noted.seat = auction.turn, auction.phase, auction.ask, auction.seat


def observe(world, auction, seat):
    """Hides offers under seal, the cards of others, and the deck."""
    for other in range(BIDDERS):
        if other != seat:
            auction.cards[other] = HIDDEN
            if auction.phase == Phase.BIDDING and auction.offers[other] != NONE:
                auction.offers[other] = HIDDEN
    auction.deck[:] = HIDDEN


def redeal(world, auction, seat, dice):
    """Any cards and offers that might be."""
    for other in range(BIDDERS):
        if other != seat:
            auction.cards[other] = draw(dice, 9)
            if auction.offers[other] == HIDDEN:
                auction.offers[other] = draw(dice, MOST + 1) - 1
    for place in range(CARDS):
        auction.deck[place] = draw(dice, 9)


def over(auction):
    return auction.phase == Phase.OVER


def outcome(world, auction, results):
    for seat in range(BIDDERS):
        results[seat] = 1.0 if over(auction) and seat == auction.winner else 0.0


def rank(world, auction, choices, dice, scratch, scores):
    for place in range(choices.count):
        scores[place] = place
