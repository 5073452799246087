"""The end of a phase, and of a reign by its Rex's own will."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, tell
from bellona.kernel.rules import rule

from ..events import Told
from ..moves import Action, Choices, Refusal, Verb, offer
from ..position import Realm
from ..vocabulary import NONE, Ask, Fall
from ..world_record import World
from .c01_sequence import end_reign
from .c07_control import rex_falls


@kernel
def list_turn(world: World, realm: Realm, choices: Choices) -> None:
    """A Rex may end his phase; that he may abdicate at its start is not listed, lest he do so unawares."""
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
        tell(log, Told.ABDICATED, 0, seat, 0, 0, 0)
        rex_falls(world, realm, seat, Fall.ABDICATED, NONE, log)
    end_reign(realm)
