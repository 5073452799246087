"""The choice a bot makes, and whole games between bots."""

from __future__ import annotations

from bellona.kernel.dice import Dice, draw
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array, i8

from .. import flow, listing
from ..moves import Choices, Verb
from ..position import NONE, Ask, Phase, Realm, World

RANDOM = 0
MOST_CHOICES = 200_000
WEARY = 8
"""One choice in so many of its phase a random bot says that it is done."""


@kernel
def choose(world: World, realm: Realm, choices: Choices, level: int, dice: Dice) -> int:
    """The action that a bot takes, as a place in the list of choices."""
    return choose_at_random(realm, choices, dice)


@kernel
def choose_at_random(realm: Realm, choices: Choices, dice: Dice) -> int:
    """Any action, except that a phase is ended now and then and nobody abdicates."""
    if realm.ask == Ask.REIGN and draw(dice, WEARY) == 1:
        return max(find(choices, Verb.DONE.value), 0)
    place = draw(dice, i8(choices.count)) - 1
    if choices.actions[place].verb == Verb.ABDICATE:
        return max(find(choices, Verb.DONE.value), 0)
    return place


@kernel
def find(choices: Choices, verb: int) -> int:
    """The place of the first choice with a verb, NONE if there is none."""
    for place in range(choices.count):
        if choices.actions[place].verb == verb:
            return place
    return NONE


@kernel
def play_out(
    world: World, realms: Array[Realm], dice: Dice, log: Log, choices: Choices, levels: Array[int], most: int
) -> int:
    """Play a game to its end, a level for each seat; the number of choices made, or minus one less if it got stuck."""
    realm, made = realms[0], 0
    flow.begin(world, realm, dice, log)
    while realm.phase != Phase.OVER:
        count = listing.legal(world, realm, choices)
        if count == 0 or made >= most:
            return -made - 1
        place = choose(world, realm, choices, i8(levels[realm.seat]), dice)
        dice.count = 0
        log.count = 0
        flow.apply(world, realm, choices.actions[place], dice, log)
        made += 1
    return made
