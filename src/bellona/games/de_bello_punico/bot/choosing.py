"""One choice ahead: the action a bot takes in a position as its seat sees it."""

from __future__ import annotations

from bellona.gamekit import bot_kernels
from bellona.gamekit.bot_kernels import RANDOM
from bellona.kernel.choices import Choices
from bellona.kernel.dice import Dice, draw
from bellona.kernel.jit import kernel

from ..actions.listing import legal
from ..actions.moves import Verb
from ..position.records import Ask, Battle, Field
from .answering import (
    choose_advance,
    choose_attack,
    choose_commit,
    choose_escape,
    choose_haven,
    choose_order,
    choose_place,
    choose_recovery,
    choose_reroll,
    choose_retreat,
    choose_shot,
    choose_stampede,
    choose_support,
    choose_victim,
    prefer,
)
from .marching import choose_move
from .weights import Weight
from .worth import Workspace, learn


@kernel
def choose_greedy(field: Field, battle: Battle, choices: Choices, dice: Dice, space: Workspace) -> int:
    """The action that a greedy bot takes, as a place in the legal list."""
    ask = battle.ask
    if choices.count == 1:
        return 0
    if ask == Ask.MOVE:
        return choose_move(field, battle, choices, space)
    if ask == Ask.STAMPEDE:
        return choose_stampede(field, battle, choices)
    if ask == Ask.VICTIM:
        return choose_victim(field, battle, choices, space)
    if ask == Ask.PLACE:
        return choose_place(field, battle, choices, dice, space)
    if ask == Ask.ORDER:
        return choose_order(field, battle, choices, space)
    if ask == Ask.SHOOT:
        return choose_shot(field, battle, choices, space)
    if ask == Ask.ATTACK:
        return choose_attack(field, battle, choices, space)
    if ask == Ask.REROLL:
        return choose_reroll(field, battle, choices, space)
    return choose_answer(field, battle, choices, space)


@kernel
def choose_answer(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """The smaller choices of an attack, of recovery and of the set-up."""
    ask = battle.ask
    if ask == Ask.RETREAT:
        return choose_retreat(field, battle, choices, space)
    if ask == Ask.ESCAPE:
        return choose_escape(field, battle, choices, space)
    if ask == Ask.REFUGE:
        return choose_haven(field, battle, choices, space)
    if ask == Ask.SUPPORT:
        return choose_support(choices)
    if ask == Ask.ADVANCE:
        return choose_advance(field, battle, choices, space)
    if ask == Ask.RECOVER:
        return choose_recovery(field, battle, choices, space)
    if ask == Ask.COMMIT:
        return choose_commit(field, battle, choices, space)
    if ask == Ask.PURSUIT:
        return prefer(choices, Verb.PURSUE if space.plan[Weight.PURSUIT] > 0.0 else Verb.RECALL)
    if ask == Ask.TEST:
        return prefer(choices, Verb.TEST)
    if ask == Ask.BOOST:
        return prefer(choices, Verb.BOOST)
    return prefer(choices, Verb.SUGGESTED)


@kernel
def pick(world: Field, position: Battle, choices: Choices, level: int, dice: Dice, scratch: Workspace) -> int:
    """The action a bot takes in a position as its seat sees it, as a place in the legal list."""
    if level == RANDOM:
        return draw(dice, choices.count) - 1
    learn(scratch)
    return choose_greedy(world, position, choices, dice, scratch)


choose, rank = bot_kernels.bound_to_list(
    __name__,
    {"World": Field, "Position": Battle, "Choices": Choices, "Scratch": Workspace, "legal": legal, "pick": pick},
)
