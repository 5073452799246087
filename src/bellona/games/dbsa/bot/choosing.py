"""The choice a bot makes."""

from __future__ import annotations

from bellona.gamekit.bot_kernels import GREEDY, RANDOM, choose_listed
from bellona.kernel.dice import Dice, draw
from bellona.kernel.jit import kernel
from bellona.kernel.record import Array
from bellona.kernel.results import f8
from bellona.kernel.templates import bind

from ..actions.listing import legal
from ..actions.moves import Choices, Verb
from ..position.records import NONE, Ask, Battle, World
from .marching import WORST
from .ordering import choose_fight, choose_turn
from .pairing import choose_move
from .recoils import begin_recoils
from .weights import Weight
from .workspace import Workspace
from .worth import ELEMENT, follow

LESS_THAN_BEST = 0.99


@kernel
def pick(world: World, position: Battle, choices: Choices, level: int, dice: Dice, scratch: Workspace) -> int:
    """The action that a bot takes, as a place in the list of choices."""
    if level == RANDOM:
        return choose_at_random(position, choices, dice)
    follow(world, scratch)
    begin_recoils(world, position, scratch)
    ask = position.ask
    if ask == Ask.MOVE:
        best = choose_move(world, position, choices, scratch)
        offered = find(choices, Verb.OFFER)
        return offered if position.bound >= scratch.weights[Weight.WEARY] and offered != NONE else best
    if ask == Ask.FIGHT:
        return choose_fight(world, position, choices, scratch)
    if ask == Ask.FACE:
        return choose_turn(world, position, choices, scratch)
    if ask == Ask.AGREE:
        ahead = position.lost[position.seat] < position.lost[1 - position.seat]
        return max(find(choices, Verb.REFUSE if ahead else Verb.AGREE), 0)
    return choose_at_random(position, choices, dice)


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
def rank(world: World, position: Battle, choices: Choices, dice: Dice, scratch: Workspace, scores: Array[f8]) -> None:
    """The value of every choice if each is tried; otherwise only the pick of a greedy bot has one."""
    best = pick(world, position, choices, GREEDY, dice, scratch)
    tried = position.ask == Ask.MOVE or position.ask == Ask.FIGHT or position.ask == Ask.FACE
    most = WORST
    for place in range(choices.count):
        most = max(most, scratch.value[place])
    for place in range(choices.count):
        scores[place] = LESS_THAN_BEST / (1.0 + (most - scratch.value[place]) / ELEMENT) if tried else 0.0
    scores[best] = 1.0


(choose,) = bind(
    __name__,
    (choose_listed,),
    {"World": World, "Position": Battle, "Choices": Choices, "Scratch": Workspace, "legal": legal, "pick": pick},
)
