"""The choice a bot makes, and whole games between bots."""

from __future__ import annotations

from bellona.kernel.dice import Dice, draw
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array, i8

from ..actions import flow, listing
from ..actions.checking import check
from ..actions.moves import Action, Choices, Verb
from ..position.observing import observe
from ..position.records import Realm
from ..position.vocabulary import NONE, Ask, Phase
from ..position.world_record import World
from .greedy import think
from .wanting import RANDOM, want_wide

MOST_CHOICES = 200_000
WEARY = 8
"""One choice in so many of its phase a random bot says that it is done."""


@kernel
def choose(world: World, seen: Realm, choices: Choices, level: int, dice: Dice, wish: Action) -> int:
    """Fill in the action that a bot takes in a position as its seat sees it; 0 if it has none."""
    if level == RANDOM or seen.ask != Ask.REIGN:
        if listing.legal(world, seen, choices) == 0:
            return 0
    if level == RANDOM:
        take(choices.actions[choose_at_random(seen, choices, dice)], wish)
    elif not think(world, seen, wish, choices, dice) or check(world, seen, wish) != 0:
        if listing.legal(world, seen, choices) == 0:
            return 0
        take(choices.actions[0], wish)
    return 1


@kernel
def take(listed: Action, wish: Action) -> None:
    """Settle on a listed action."""
    verb, a, b, c = i8(listed.verb), i8(listed.a), i8(listed.b), i8(listed.c)
    want_wide(wish, verb, a, b, c, i8(listed.d), i8(listed.e), i8(listed.f))


@kernel
def choose_at_random(realm: Realm, choices: Choices, dice: Dice) -> int:
    """Any action, except that a phase is ended now and then."""
    if realm.ask == Ask.REIGN and draw(dice, WEARY) == 1:
        return max(find(choices, Verb.DONE.value), 0)
    return draw(dice, i8(choices.count)) - 1


@kernel
def find(choices: Choices, verb: int) -> int:
    """The place of the first choice with a verb, NONE if there is none."""
    for place in range(choices.count):
        if choices.actions[place].verb == verb:
            return place
    return NONE


@kernel
def play_out(
    world: World,
    realms: Array[Realm],
    dice: Dice,
    own: Dice,
    log: Log,
    choices: Choices,
    levels: Array[int],
    most: int,
    wish: Action,
) -> int:
    """Play a game to its end, a level for each seat; the number of choices made, or minus one less if it got stuck."""
    realm, made = realms[0], 0
    flow.begin(world, realm, dice, log)
    while realm.phase != Phase.OVER:
        if made >= most or not step(world, realms, dice, own, log, choices, i8(levels[realm.seat]), wish):
            return -made - 1
        made += 1
    return made


@kernel
def step(
    world: World, realms: Array[Realm], dice: Dice, own: Dice, log: Log, choices: Choices, level: int, wish: Action
) -> bool:
    """One choice of the bot in turn, which sees only what its seat may and rolls its own dice; False if it has none."""
    seen = realms[0]
    if level != RANDOM:
        realms[1] = realms[0]
        seen = realms[1]
        observe(world, seen, i8(seen.seat))
    if choose(world, seen, choices, level, own, wish) == 0:
        return False
    dice.count = 0
    log.count = 0
    flow.apply(world, realms[0], wish, dice, log)
    return True
