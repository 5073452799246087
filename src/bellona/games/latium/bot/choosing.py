"""The choice a bot makes."""

from __future__ import annotations

from bellona.gamekit.bot_kernels import RANDOM
from bellona.kernel.dice import Dice, draw
from bellona.kernel.jit import kernel
from bellona.kernel.record import Array
from bellona.kernel.results import f8

from ..actions.checking import check
from ..actions.groups import GROUP_OF_ASK, Group
from ..actions.listing import legal
from ..actions.moves import Action, Choices, Verb
from ..position.records import Realm
from ..position.vocabulary import NONE, Ask
from ..position.world_record import World
from .greedy import CONCERNS, care_for, think
from .mind import Mind

WEARY = 8
"""A random bot ends its phase at one choice in this many."""


@kernel
def choose(world: World, position: Realm, choices: Choices, level: int, dice: Dice, scratch: Mind) -> int:
    """The action of a bot, as a place in the list; a greedy one's wish is put there, listed or not."""
    if level == RANDOM or (position.ask != Ask.REIGN and GROUP_OF_ASK[position.ask] < Group.ALLOTMENT):
        if legal(world, position, choices) == 0:
            return NONE
    if level == RANDOM:
        return choose_at_random(position, choices, dice)
    if think(world, position, scratch, choices, dice) and check(world, position, scratch.wish) == 0:
        choices.actions[0] = scratch.wish
        choices.count = 1
        return 0
    return 0 if legal(world, position, choices) > 0 else NONE


@kernel
def choose_at_random(realm: Realm, choices: Choices, dice: Dice) -> int:
    """Any action; a phase is ended at random."""
    if realm.ask == Ask.REIGN and draw(dice, WEARY) == 1:
        return max(find(choices, Verb.DONE), 0)
    return draw(dice, choices.count) - 1


@kernel
def find(choices: Choices, verb: int) -> int:
    """The place of the first choice with a verb, NONE if there is none."""
    for place in range(choices.count):
        if choices.actions[place].verb == verb:
            return place
    return NONE


@kernel
def rank(world: World, position: Realm, choices: Choices, dice: Dice, scratch: Mind, scores: Array[f8]) -> None:
    """The wish of a greedy bot and, in its own phase, the wish of each of its concerns, the most urgent first."""
    for place in range(choices.count):
        scores[place] = 0.0
    if position.ask != Ask.REIGN:
        if think(world, position, scratch, choices, dice) and check(world, position, scratch.wish) == 0:
            raise_score(choices, scratch.wish, 1.0, scores)
        elif choices.count > 0:
            scores[0] = 1.0
        return
    for concern in range(CONCERNS):
        if care_for(world, position, scratch, concern) and check(world, position, scratch.wish) == 0:
            raise_score(choices, scratch.wish, 1.0 / (1 + concern), scores)
    done = find(choices, Verb.DONE)
    if done != NONE:
        scores[done] = max(scores[done], 1.0 / (1 + CONCERNS))


@kernel
def raise_score(choices: Choices, wish: Action, score: float, scores: Array[f8]) -> None:
    """Give a wish its score, if it is listed and has no better one."""
    for place in range(choices.count):
        listed = choices.actions[place]
        same = listed.verb == wish.verb and listed.a == wish.a and listed.b == wish.b and listed.c == wish.c
        if same and listed.d == wish.d and listed.e == wish.e and listed.f == wish.f:
            scores[place] = max(scores[place], score)
            return
