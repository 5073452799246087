"""5 Initiative: who goes first."""

from __future__ import annotations

from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Verb
from ..position.records import CARTHAGE, NONE, ROME, Ask, Battle, Die, Phase
from .c02_components import enemy_of
from .c04_strategic_phase import ask_reroll, initiative_bonus, may_reroll, reroll
from .events import Cause, EventKind


@rule("2.3", "3.1B", "5a", "R50")
def roll_initiative(battle: Battle, dice: Dice, log: Log) -> None:
    """Both roll together."""
    battle.phase = Phase.INITIATIVE
    battle.die = Die.INITIATIVE
    for side in range(2):
        battle.initiative[side] = roll(dice, 6)
        battle.initiative_asked[side] = 0
    emit(
        log, EventKind.INITIATIVE_ROLLED, Cause.NONE, battle.initiative[ROME], battle.initiative[CARTHAGE],
        initiative_bonus(battle, ROME), initiative_bonus(battle, CARTHAGE),
    )  # fmt: skip


@rule("4.2", "5a")
def initiative_total(battle: Battle, side: int) -> int:
    """The die and the points on Initiative."""
    return battle.initiative[side] + initiative_bonus(battle, side)


@rule("R50")
def next_to_reroll(battle: Battle) -> int:
    """Who may reroll the initiative now: a side that is behind or tied and was not asked yet, Carthage first."""
    for turn in range(2):
        side = CARTHAGE if turn == 0 else ROME
        behind = initiative_total(battle, side) <= initiative_total(battle, enemy_of(side))
        if behind and not battle.initiative_asked[side] and may_reroll(battle, side):
            return side
    return NONE


@rule("5a", "5b", "5c", "R50")
def settle_initiative(battle: Battle, dice: Dice, log: Log) -> None:
    """Ask for rerolls, roll ties again, and let the winner choose."""
    side = next_to_reroll(battle)
    if side != NONE:
        ask_reroll(battle, side)
        return
    rome, carthage = initiative_total(battle, ROME), initiative_total(battle, CARTHAGE)
    if rome == carthage:
        emit(log, EventKind.INITIATIVE_TIED, Cause.NONE, 0, 0, 0, 0)
        roll_initiative(battle, dice, log)
        return
    battle.die = Die.NOTHING
    battle.seat = ROME if rome > carthage else CARTHAGE
    battle.ask = Ask.ORDER
    emit(log, EventKind.INITIATIVE_WON, Cause.NONE, battle.seat, 0, 0, 0)


@kernel
def answer_initiative_reroll(battle: Battle, again: bool, dice: Dice, log: Log) -> None:
    """The side that is behind rolls again, or not."""
    battle.initiative_asked[battle.seat] = 1
    if again:
        old = battle.initiative[battle.seat]
        battle.initiative[battle.seat] = reroll(battle, old, Die.INITIATIVE, dice, log)


@rule("5b", "5d")
def choose_order(battle: Battle, verb: int, log: Log) -> None:
    """The winner is First or Second player of this turn."""
    battle.first = battle.seat if verb == Verb.FIRST else enemy_of(battle.seat)
    emit(log, EventKind.ORDER_CHOSEN, Cause.NONE, battle.first, 0, 0, 0)
