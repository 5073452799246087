"""One choice ahead: the action a bot takes in a position as its seat sees it."""

from __future__ import annotations

from bellona.gamekit import bot_kernels
from bellona.gamekit.bot_kernels import RANDOM
from bellona.kernel.choices import Choices
from bellona.kernel.dice import Dice, draw
from bellona.kernel.jit import kernel

from ..actions.listing import legal
from ..actions.moves import Verb
from ..position.records import NONE, Ask, War, World
from .answering import choose_funds, choose_invert, choose_loss, choose_peace, choose_placing, choose_retirement
from .marching import choose_campaign, choose_march
from .picking import find, prefer
from .recruiting import choose_recruits
from .surveying import learn
from .weights import WEIGHTS
from .workspace import Workspace

WEARY = 40
"""The turn after which bots agree to end a war that would never end."""


@kernel
def pick(world: World, position: War, choices: Choices, level: int, dice: Dice, scratch: Workspace) -> int:
    """The action a bot takes in a position as its seat sees it, as a place in the legal list."""
    peace = seek_peace(position, choices)
    if peace != NONE:
        return peace
    if level == RANDOM:
        return choose_at_random(position, choices, dice)
    learn(world, scratch)
    take_part(world, position, scratch)
    return choose_greedy(world, position, choices, dice, scratch)


@kernel
def take_part(world: World, war: War, space: Workspace) -> None:
    """Follow the part of the plan that is for the side in turn and its war."""
    first = (war.seat + (2 if world.only_carthage_falls else 0)) * WEIGHTS
    for number in range(WEIGHTS):
        space.weights[number] = space.plan[first + number]


@kernel
def seek_peace(war: War, choices: Choices) -> int:
    """The offer to end a war that has lasted too long, or the answer to one; NONE while it has not."""
    if war.turn <= WEARY:
        return NONE
    if war.ask == Ask.AGREE:
        return find(choices, Verb.AGREE, 0, 0, 0)
    return find(choices, Verb.OFFER, 0, 0, 0) if war.ask == Ask.CAMPAIGN else NONE


@kernel
def choose_at_random(war: War, choices: Choices, dice: Dice) -> int:
    """Any action, except that nobody offers or agrees to end the war."""
    if war.ask == Ask.AGREE:
        return prefer(choices, Verb.REFUSE)
    last = choices.count
    if choices.actions[last - 1].verb == Verb.OFFER:
        last -= 1
    return draw(dice, last) - 1


@kernel
def choose_greedy(world: World, war: War, choices: Choices, dice: Dice, space: Workspace) -> int:
    """The action that a greedy bot takes."""
    ask = war.ask
    if ask == Ask.MARCH:
        return choose_march(world, war, choices, space)
    if ask == Ask.CAMPAIGN:
        return choose_campaign(world, war, choices, space)
    if ask == Ask.RECRUIT:
        return choose_recruits(world, war, choices, space)
    if ask == Ask.INVERT:
        return choose_invert(world, war, choices, space)
    if ask == Ask.LOSSES:
        return choose_loss(world, war, choices, space)
    if ask == Ask.AGREE:
        return choose_peace(world, war, choices)
    if ask == Ask.FUND:
        return choose_funds(world, war, choices, dice, space)
    if ask == Ask.APPOINT or ask == Ask.RETURN:
        return choose_placing(world, war, choices, space)
    if ask == Ask.RETIRE:
        return choose_retirement(world, war, choices, space)
    return prefer(choices, Verb.ELECT if ask == Ask.ELECT else Verb.SUGGESTED)


choose, rank = bot_kernels.bound_to_list(
    __name__, {"World": World, "Position": War, "Choices": Choices, "Scratch": Workspace, "legal": legal, "pick": pick}
)
