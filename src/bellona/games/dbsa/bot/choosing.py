"""The choice a bot makes, and whole battles between bots."""

from __future__ import annotations

from bellona.kernel.dice import Dice, draw
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array

from ..actions import flow, listing
from ..actions.moves import Choices, Verb
from ..position.records import AMBER, NONE, Ask, Battle, Phase, World
from .marching import choose_move
from .ordering import choose_fight, choose_turn
from .workspace import RANDOM, Workspace
from .worth import learn

MOST_CHOICES = 20_000
WEARY = 80
"""From this bound on a bot is ready to let a battle end in a draw."""


@kernel
def choose(world: World, battle: Battle, choices: Choices, level: int, dice: Dice, space: Workspace) -> int:
    """The action that a bot takes, as a place in the list of choices."""
    if level == RANDOM:
        return choose_at_random(battle, choices, dice)
    learn(world, space)
    ask = battle.ask
    if ask == Ask.MOVE:
        weary = battle.bound >= WEARY and find(choices, Verb.OFFER) != NONE
        return find(choices, Verb.OFFER) if weary else choose_move(world, battle, choices, space)
    if ask == Ask.FIGHT:
        return choose_fight(world, battle, choices, space)
    if ask == Ask.FACE:
        return choose_turn(world, battle, choices, space)
    if ask == Ask.AGREE:
        ahead = battle.lost[battle.seat] < battle.lost[1 - battle.seat]
        return max(find(choices, Verb.REFUSE if ahead else Verb.AGREE), 0)
    return choose_at_random(battle, choices, dice)


@kernel
def choose_at_random(battle: Battle, choices: Choices, dice: Dice) -> int:
    """Any action, except that armies are drawn up as suggested and nobody offers or agrees to a draw."""
    if battle.ask == Ask.AGREE:
        return max(find(choices, Verb.REFUSE), 0)
    if battle.ask == Ask.CAMP or battle.ask == Ask.DEPLOY:
        placed = find(choices, Verb.SUGGESTED)
        return placed if placed != NONE else max(find(choices, Verb.READY), 0)
    place = draw(dice, choices.count) - 1
    return max(find(choices, Verb.DONE), 0) if choices.actions[place].verb == Verb.OFFER else place


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
    battles: Array[Battle],
    dice: Dice,
    own: Dice,
    log: Log,
    choices: Choices,
    amber: int,
    teal: int,
    space: Workspace,
) -> int:
    """Play a battle to its end between two bots, with dice of their own; the choices made, or minus it if stuck."""
    battle, made = battles[0], 0
    flow.begin(world, battle, dice, log)
    while battle.phase != Phase.OVER:
        count = listing.legal(world, battle, choices)
        if count == 0 or made >= MOST_CHOICES:
            return -made - 1
        level = amber if battle.seat == AMBER else teal
        place = choose(world, battle, choices, level, own, space)
        dice.count = 0
        log.count = 0
        flow.apply(world, battle, choices.actions[place], dice, log)
        made += 1
    return made
