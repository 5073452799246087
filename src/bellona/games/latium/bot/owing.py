"""Loans of civitates: when a bot asks for one, and how it pays back."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import Realm
from ..position.vocabulary import TOWNS
from ..position.world_record import World
from ..rules.c08_diplomacy.loans import most_lent
from .mind import Mind, weigh, weigh_all
from .wanting import want
from .weights import Weight
from .worth import turns_left


@kernel
def loan_worth(world: World, realm: Realm, mind: Mind, town: int) -> int:
    """What the whole loan of a civitas is worth: nothing to the rich, or when it could not be put to use and repaid."""
    if realm.reges[realm.seat].aes >= weigh(mind, Weight.POOR) or debts(realm, world.loan_turns) > 0:
        return 0
    if turns_left(world, realm) <= world.loan_turns:
        return 0
    return weigh_all(mind, Weight.LOAN_USE, most_lent(world, realm, town))


@kernel
def debts(realm: Realm, within: int) -> int:
    """The debts due within this many turns."""
    total = 0
    for town in range(TOWNS):
        loan = realm.reges[realm.seat].ties[town].loan
        if loan.aes > 0 and loan.due <= realm.turn + within:
            total += loan.aes
    return total


@kernel
def choose_repayment(world: World, realm: Realm, mind: Mind) -> bool:
    """Pay what falls due, in time, and before the game ends; half of it buys nothing."""
    rex = realm.reges[realm.seat]
    soon = weigh(mind, Weight.DUE_SOON)
    last, rich = turns_left(world, realm) <= soon, 2 * weigh(mind, Weight.POOR)
    for town in range(TOWNS):
        loan = rex.ties[town].loan
        due = last or loan.due <= realm.turn + soon or rex.aes > loan.aes + rich
        if 0 < loan.aes <= rex.aes and due:
            return want(mind, Verb.REPAY, town, loan.aes, 0)
    return False
