"""The greedy bot: what it wants in a position as its seat sees it."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel

from ..actions.groups import GROUP_OF_ASK, Group
from ..actions.moves import Choices, Verb
from ..position.records import Realm
from ..position.vocabulary import Ask
from ..position.world_record import World
from .answering import choose_against_plot, choose_court, choose_dissolved, choose_in_event
from .building import choose_at_home
from .courting import choose_embassy
from .fighting import (
    choose_allotment,
    choose_captives,
    choose_in_battle,
    choose_joining,
    choose_muster,
    choose_spoils,
    choose_summons,
    choose_terms,
    choose_victory,
)
from .houses import choose_for_house
from .mind import Mind
from .offering import choose_best_signum, choose_offer
from .plotting import choose_plot
from .proposing import choose_letter
from .wanting import want
from .warring import choose_war
from .writing import choose_answer

CONCERNS = 7
"""What a Rex thinks of in his phase, the most urgent first."""


@kernel
def think(world: World, seen: Realm, mind: Mind, choices: Choices, dice: Dice) -> bool:
    """Decide; False to use the first choice of the list. In its own phase it needs no list."""
    ask = seen.ask
    if ask == Ask.REIGN:
        return choose_reign(world, seen, mind)
    if ask == Ask.OFFER:
        return choose_offer(world, seen, mind, dice)
    if ask == Ask.PICK or ask == Ask.ROB:
        return choose_best_signum(mind, choices)
    group = GROUP_OF_ASK[ask]
    if group == Group.EVENT:
        return choose_in_event(world, seen, mind, choices)
    if ask == Ask.ALLOT:
        return choose_allotment(seen, mind)
    if group >= Group.ALLOTMENT:
        return choose_in_battle(world, seen, mind, dice)
    return think_of_war(world, seen, mind, choices)


@kernel
def choose_reign(world: World, seen: Realm, mind: Mind) -> bool:
    """One act after another, the first of its concerns that wants one; then the phase is over."""
    for concern in range(CONCERNS):
        if care_for(world, seen, mind, concern):
            return True
    return want(mind, Verb.DONE, 0, 0, 0)


@kernel
def care_for(world: World, seen: Realm, mind: Mind, concern: int) -> bool:
    """What one of the concerns of a reign wants: the house, the towns, legati, plots, war, letters to answer and write.

    War comes before letters, so that nobody gives his word to a Rex on whom he is about to march.
    """
    if concern == 0:
        return choose_for_house(world, seen, mind)
    if concern == 1:
        return choose_at_home(world, seen, mind)
    if concern == 2:
        return choose_embassy(world, seen, mind)
    if concern == 3:
        return choose_plot(world, seen, mind)
    if concern == 4:
        return choose_war(world, seen, mind)
    return choose_answer(world, seen, mind) if concern == 5 else choose_letter(world, seen, mind)


@kernel
def think_of_war(world: World, seen: Realm, mind: Mind, choices: Choices) -> bool:
    """The questions before and after a battle, of plots and of the end of a turn."""
    ask = seen.ask
    if ask == Ask.FIDES:
        return choose_against_plot(mind, choices)
    if ask == Ask.SUMMONS:
        return choose_summons(world, seen, mind)
    if ask == Ask.MUSTER:
        return choose_muster(world, seen, mind)
    if ask == Ask.JOIN:
        return choose_joining(world, seen, mind)
    if ask == Ask.VICTORY:
        return choose_victory(world, seen, mind)
    if ask == Ask.TERMS:
        return choose_terms(world, seen, mind)
    if ask == Ask.SACK:
        return choose_spoils(world, seen, mind)
    if ask == Ask.CAPTIVE:
        return choose_captives(seen, mind, choices)
    if ask == Ask.DISSOLVE:
        return choose_dissolved(seen, mind)
    return ask == Ask.COURT and choose_court(seen, mind, choices)
