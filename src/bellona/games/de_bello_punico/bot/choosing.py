"""One choice ahead: the action a bot takes in a position as its seat sees it, and whole games between bots."""

from __future__ import annotations

from bellona.kernel.choices import Choices
from bellona.kernel.dice import Dice, draw
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array

from ..actions import flow, listing
from ..actions.moves import Verb
from ..position.records import ROME, Ask, Battle, Field, Phase
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
from .worth import RANDOM, Workspace, learn_odds


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
        return choose_victim(field, battle, choices)
    if ask == Ask.PLACE:
        return choose_place(field, battle, choices, dice)
    if ask == Ask.ORDER:
        return choose_order(field, battle, choices)
    if ask == Ask.SHOOT:
        return choose_shot(field, battle, choices)
    if ask == Ask.ATTACK:
        return choose_attack(field, battle, choices, space)
    if ask == Ask.REROLL:
        return choose_reroll(field, battle, choices)
    return choose_answer(field, battle, choices, space)


@kernel
def choose_answer(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """The smaller choices of an attack, of recovery and of the set-up."""
    ask = battle.ask
    if ask == Ask.RETREAT:
        return choose_retreat(field, battle, choices, space)
    if ask == Ask.ESCAPE:
        return choose_escape(field, battle, choices)
    if ask == Ask.REFUGE:
        return choose_haven(field, battle, choices)
    if ask == Ask.SUPPORT:
        return choose_support(choices)
    if ask == Ask.ADVANCE:
        return choose_advance(field, battle, choices, space)
    if ask == Ask.RECOVER:
        return choose_recovery(field, battle, choices)
    if ask == Ask.COMMIT:
        return choose_commit(field, battle, choices, space)
    if ask == Ask.PURSUIT:
        return prefer(choices, Verb.RECALL)
    if ask == Ask.TEST:
        return prefer(choices, Verb.TEST)
    if ask == Ask.BOOST:
        return prefer(choices, Verb.BOOST)
    return prefer(choices, Verb.SUGGESTED)


@kernel
def choose(field: Field, battle: Battle, choices: Choices, level: int, dice: Dice, space: Workspace) -> int:
    """The action a bot takes in a position as its seat sees it, as a place in the legal list."""
    if level == RANDOM:
        return draw(dice, choices.count) - 1
    learn_odds(space)
    return choose_greedy(field, battle, choices, dice, space)


@kernel
def play_out(
    field: Field,
    battles: Array[Battle],
    dice: Dice,
    own: Dice,
    log: Log,
    choices: Choices,
    rome: int,
    carthage: int,
    space: Workspace,
) -> int:
    """Play a battle to its end between two bots, with dice of their own; the choices made, or minus it if stuck."""
    battle = battles[0]
    flow.begin(field, battle, dice, log)
    made = 0
    while battle.phase != Phase.OVER:
        level = rome if battle.seat == ROME else carthage
        battles[1] = battles[0]
        seen = battles[1]
        flow.observe(seen, battle.seat)
        if listing.legal(field, seen, choices) == 0 or made > 100_000:
            return -made - 1
        action = choices.actions[choose(field, seen, choices, level, own, space)]
        log.count = 0
        flow.apply(field, battle, action, dice, log)
        made += 1
    return made
