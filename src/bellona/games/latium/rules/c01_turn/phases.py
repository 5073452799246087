"""The end of a phase, and of a reign by its Rex's own will."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer
from ...position.records import Realm
from ...position.vocabulary import NONE, Ask, Fall
from ...position.world_record import World
from ..c07_houses.control import rex_falls
from ..events import EventKind
from .sequence import end_reign


@kernel
def list_turn(world: World, realm: Realm, choices: Choices) -> None:
    """A Rex may end his phase; abdication at its start is not listed, to prevent accidents."""
    offer(choices, Verb.DONE, 0, 0, 0)


@rule("D5", "D58")
def check_turn(world: World, realm: Realm, action: Action) -> int:
    """A Rex abdicates only at the start of his phase."""
    late = action.verb == Verb.ABDICATE and realm.acts > 0
    return Refusal.ONLY_AT_THE_START if late else 0


@rule("D5", "D58")
def do_turn(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """The phase is over; or the Rex gives up his crown."""
    seat = realm.seat
    realm.ask = Ask.NOTHING
    if action.verb == Verb.ABDICATE:
        emit(log, EventKind.ABDICATED, 0, seat, 0, 0, 0)
        rex_falls(world, realm, seat, Fall.ABDICATED, NONE, log)
    end_reign(realm)
