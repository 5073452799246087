"""The bot's offer for the Signa at stake, and which of them it takes."""

from __future__ import annotations

from bellona.kernel.dice import Dice, draw_aside
from bellona.kernel.jit import kernel

from ..actions.moves import Action, Choices, Verb
from ..position.records import Realm
from ..position.vocabulary import NONE, SIGNA_KINDS, TOWNS
from ..position.world_record import World
from ..rules.c05_capacity import surplus
from .owing import SET_ASIDE, debts
from .wanting import want
from .worth import AES_EARLY, SIGNA, SIGNUM, turns_left

SHARE = 6
"""A bot offers this fraction of what it can spare."""
WEARY_OF = 9
"""A hand of this many Signa is enough."""


@kernel
def choose_offer(world: World, realm: Realm, wish: Action, dice: Dice) -> bool:
    """A little more than the last winning offer, up to what two unseen Signa are worth and the treasury allows."""
    rex = realm.reges[realm.seat]
    spare = rex.aes - reserve(world, realm)
    most = min(2 * SIGNUM // AES_EARLY, spare // SHARE)
    if rex.signa_count >= WEARY_OF or turns_left(world, realm) < 2:
        most = min(most, 1)
    bid = min(most, realm.last_offer + draw_aside(dice, 3) - 1)
    return want(wish, Verb.OFFER, max(0, bid), 0, 0)


@kernel
def reserve(world: World, realm: Realm) -> int:
    """What a Rex keeps back: debts, food for the surplus of two turns, and ludi for an angry people."""
    seat = realm.seat
    kept = debts(realm, SET_ASIDE)
    for town in range(TOWNS):
        if realm.towns[town].holder == seat:
            kept += 2 * world.feed_cost * surplus(world, realm, town)
    return kept + world.ludi_cost if realm.reges[seat].ira > 0 else kept


@kernel
def choose_best_signum(wish: Action, choices: Choices) -> bool:
    """Of the Signa that may be taken the one that is worth most."""
    best = NONE
    for place in range(choices.count):
        kind = choices.actions[place].a
        if 0 < kind < SIGNA_KINDS and (best == NONE or SIGNA[kind] > SIGNA[best]):
            best = kind
    return best != NONE and want(wish, Verb.TAKE, best, 0, 0)
