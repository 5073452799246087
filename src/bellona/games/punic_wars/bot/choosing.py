"""One choice ahead: the action a bot takes in a position as its seat sees it, and whole wars between bots."""

from __future__ import annotations

from bellona.kernel.choices import Choices
from bellona.kernel.dice import Dice, draw
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array

from ..actions import flow, listing
from ..actions.moves import Verb
from ..position.observing import observe
from ..position.records import NONE, ROME, Ask, Phase, War, World
from .answering import choose_funds, choose_invert, choose_loss, choose_peace, choose_placing, choose_retirement
from .chronicle import Chronicle, note
from .marching import choose_campaign, choose_march
from .picking import find, prefer
from .recruiting import choose_recruits
from .surveying import learn
from .workspace import RANDOM, Workspace

MOST_CHOICES = 200_000
WEARY = 40
"""The turn after which bots are ready to end a war that would go on for ever."""


@kernel
def choose(world: World, war: War, choices: Choices, level: int, dice: Dice, space: Workspace) -> int:
    """The action a bot takes in a position as its seat sees it, as a place in the legal list."""
    peace = seek_peace(war, choices)
    if peace != NONE:
        return peace
    if level == RANDOM:
        return choose_at_random(war, choices, dice)
    learn(world, space)
    return choose_greedy(world, war, choices, dice, space)


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
        return choose_campaign(world, war, choices)
    if ask == Ask.RECRUIT:
        return choose_recruits(world, war, choices, space)
    if ask == Ask.INVERT:
        return choose_invert(world, war, choices)
    if ask == Ask.LOSSES:
        return choose_loss(world, war, choices, space)
    if ask == Ask.AGREE:
        return choose_peace(world, war, choices)
    if ask == Ask.FUND:
        return choose_funds(world, war, choices, dice)
    if ask == Ask.APPOINT or ask == Ask.RETURN:
        return choose_placing(world, war, choices, space)
    if ask == Ask.RETIRE:
        return choose_retirement(world, war, choices)
    return prefer(choices, Verb.ELECT if ask == Ask.ELECT else Verb.SUGGESTED)


@kernel
def has_secrets(world: World, war: War) -> bool:
    """Whether something in a position is hidden from one of the seats."""
    return world.hidden_stacks == 1 or war.phase <= Phase.DIPLOMACY


@kernel
def play_out(
    world: World,
    wars: Array[War],
    dice: Dice,
    own: Dice,
    log: Log,
    choices: Choices,
    rome: int,
    carthage: int,
    space: Workspace,
    chronicle: Chronicle,
) -> int:
    """Play a war to its end between two bots, with dice of their own; the choices made, or minus it if stuck."""
    war, made = wars[0], 0
    flow.begin(world, war, dice, log)
    turn = war.turn
    while war.phase != Phase.OVER:
        level = rome if war.seat == ROME else carthage
        seen = wars[0]
        if has_secrets(world, war) and level != RANDOM:
            wars[1] = wars[0]
            seen = wars[1]
            observe(world, seen, war.seat)
        if listing.legal(world, seen, choices) == 0 or made > MOST_CHOICES:
            return -made - 1
        action = choices.actions[choose(world, seen, choices, level, own, space)]
        log.count = 0
        dice.count = 0
        flow.apply(world, war, action, dice, log)
        made += 1
        if war.turn > turn:
            note(world, war, chronicle)
            turn = war.turn
    note(world, war, chronicle)
    return made
