"""Loans of civitates: when a bot asks for one, and how it pays back."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Action, Verb
from ..position.records import Realm
from ..position.vocabulary import TOWNS
from ..position.world_record import World
from ..rules.c08_diplomacy.loans import most_lent
from .wanting import want
from .worth import turns_left

POOR = 50
"""With this many aes a bot does not borrow."""
USE = 2
"""What an as in hand for a year is worth."""
SOON = 2
"""Turns before the last day on which a debt is settled; the money for it is kept apart before"""
SET_ASIDE = 6


@kernel
def loan_worth(world: World, realm: Realm, town: int) -> int:
    """What the whole loan of a civitas is worth: nothing to the rich, or when it could not be put to use and repaid."""
    if realm.reges[realm.seat].aes >= POOR or debts(realm, world.loan_turns) > 0:
        return 0
    return USE * most_lent(world, realm, town) if turns_left(world, realm) > world.loan_turns else 0


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
def choose_repayment(world: World, realm: Realm, wish: Action) -> bool:
    """Pay what falls due, in time, and before the game ends; half of it buys nothing."""
    rex = realm.reges[realm.seat]
    last = turns_left(world, realm) <= SOON
    for town in range(TOWNS):
        loan = rex.ties[town].loan
        due = last or loan.due <= realm.turn + SOON or rex.aes > loan.aes + 2 * POOR
        if 0 < loan.aes <= rex.aes and due:
            return want(wish, Verb.REPAY, town, loan.aes, 0)
    return False
