"""The bot's offer for the Signa at stake, and which of them it takes."""

from __future__ import annotations

from bellona.kernel.dice import Dice, draw_aside
from bellona.kernel.jit import kernel

from ..actions.moves import Choices, Verb
from ..position.records import Realm
from ..position.vocabulary import NONE, SIGNA_KINDS, TOWNS
from ..position.world_record import World
from ..rules.c05_capacity import surplus
from .mind import Mind, weigh, weigh_all
from .owing import debts
from .wanting import want
from .weights import Weight
from .worth import SIGNA, turns_left

RAISE = 2
"""By so much he outbids the last offer at most."""


@kernel
def choose_offer(world: World, realm: Realm, mind: Mind, dice: Dice) -> bool:
    """More than the last winning offer, or a bold one, up to what two Signa are worth and the treasury allows.

    A price that is still a bargain is followed beyond the share of the treasury that he offers otherwise.
    """
    rex = realm.reges[realm.seat]
    spare = rex.aes - reserve(world, realm, mind)
    fair = 2 * weigh(mind, Weight.SIGNUM) // max(1, weigh(mind, Weight.AES_EARLY))
    most = min(fair, weigh_all(mind, Weight.OFFER_SHARE, spare))
    bargain = min(spare, weigh_all(mind, Weight.FOLLOWS, fair))
    most = max(most, min(bargain, realm.last_offer + RAISE))
    if rex.signa_count >= weigh(mind, Weight.HAND_ENOUGH) or turns_left(world, realm) < 2:
        most = min(most, 1)
    bid = min(most, realm.last_offer + draw_aside(dice, RAISE + 1) - 1)
    bid = max(bid, weigh_all(mind, Weight.OFFER_BOLD, most))
    return want(mind, Verb.OFFER, max(0, bid), 0, 0)


@kernel
def reserve(world: World, realm: Realm, mind: Mind) -> int:
    """What a Rex keeps back: debts, food for the surplus of two turns, and ludi for an angry people."""
    seat = realm.seat
    kept = debts(realm, weigh(mind, Weight.SET_ASIDE))
    for town in range(TOWNS):
        if realm.towns[town].holder == seat:
            kept += 2 * world.feed_cost * surplus(world, realm, town)
    return kept + world.ludi_cost if realm.reges[seat].ira > 0 else kept


@kernel
def choose_best_signum(mind: Mind, choices: Choices) -> bool:
    """Of the Signa that may be taken the one that is worth most."""
    best = NONE
    for place in range(choices.count):
        kind = choices.actions[place].a
        if 0 < kind < SIGNA_KINDS and (best == NONE or SIGNA[kind] > SIGNA[best]):
            best = kind
    return best != NONE and want(mind, Verb.TAKE, best, 0, 0)
