"""The end of a turn: blockades, works, food, debts; every sixth turn production, pay and growth (D2, D4)."""

from __future__ import annotations

from enum import IntEnum

from bellona.kernel.dice import Dice
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...position.records import Realm
from ...position.vocabulary import Phase
from ...position.world_record import World
from ..c02_events import clear_event
from ..c05_growth import civitates_prepare, feed_towns, finish_works, grow_towns, pay_production
from ..c05_legion import pay_legions
from ..c07_houses.exile import close_exiles
from ..c08_diplomacy.clauses import close_clauses
from ..c08_diplomacy.letters import close_letters
from ..c08_diplomacy.loans import close_loans
from ..c10_war.declaring import close_war
from ..c14_victory import end_by_count, look_for_end, look_for_predominance
from ..events import EventKind
from .sequence import begin_turn, free_counters, is_semester
from .setup import shuffle_eventi


class Closing(IntEnum):
    """The steps of the end of a turn; each is finished before the next."""

    WAR = 0
    TOWNS = 1
    DEBTS = 2
    PRODUCTION = 3
    PAY = 4
    GROWTH = 5
    COUNTERS = 6
    TURN = 7


@rule("D2", "D4", "5.6")
def go_on_close(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """One step of the end of a turn."""
    step = realm.step
    if step == Closing.WAR:
        if not close_war(world, realm, dice, log):
            return
    elif step == Closing.TOWNS:
        finish_works(world, realm, log)
        feed_towns(world, realm, log)
    elif step == Closing.DEBTS:
        close_loans(world, realm, log)
        close_clauses(world, realm, log)
    elif step == Closing.PRODUCTION:
        if is_semester(world, realm):
            pay_production(world, realm, log)
    elif step == Closing.PAY:
        if is_semester(world, realm) and not pay_legions(world, realm, log):
            return
    elif step == Closing.GROWTH:
        if is_semester(world, realm):
            grow_towns(world, realm, log)
        civitates_prepare(world, realm, log)
    elif step == Closing.COUNTERS:
        close_letters(world, realm, log)
        close_exiles(world, realm, log)
        free_counters(world, realm, log)
    else:
        end_turn(world, realm, dice, log)
        return
    realm.step += 1


@rule("2.10", "2.11", "2.12", "D77", "D78")
def end_turn(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """Predominance, the last turn, or the next one; after twelve turns the event cards are shuffled."""
    look_for_end(world, realm, log)
    if realm.phase != Phase.OVER:
        look_for_predominance(world, realm, log)
    if realm.phase == Phase.OVER:
        return
    if realm.turn >= world.last_turn:
        end_by_count(world, realm, log)
        return
    if realm.turn % world.cycle == 0:
        emit(log, EventKind.CYCLE_ENDS, 0, realm.turn // world.cycle, 0, 0, 0)
        shuffle_eventi(realm, dice)
    realm.turn += 1
    clear_event(realm)
    begin_turn(world, realm, log)
