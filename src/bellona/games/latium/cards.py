"""Whether the cards of a position can be those of the game: rules that move cards presume that none is there twice."""

from __future__ import annotations

from typing import Any

from bellona.kernel.rules import enforces
from bellona.kernel.values import BadPosition

from .battlefield import Stage
from .names import SIGNUM_NAMES
from .vocabulary import DECK, EVENTI, SIGNA_KINDS
from .world_record import World


@enforces("1.8", "1.9")
def refuse_impossible_cards(world: World, realm: Any) -> None:
    """No more Signa than the deck has, of no kind and in all, and an event card for every turn of the cycle."""
    counts = [signa_of(realm, kind) for kind in range(SIGNA_KINDS)]
    for kind in range(1, SIGNA_KINDS):
        if counts[kind] > world.signs[kind].count:
            raise BadPosition(f"signa: there are not so many {SIGNUM_NAMES[kind]}")
    if sum(counts) > DECK:
        raise BadPosition(f"signa: there are no more than {DECK} cards")
    turned = int(realm.event_place) - (int(realm.turn) - 1) % EVENTI
    if turned not in (0, 1):
        raise BadPosition(f"event_place: in turn {realm.turn} it cannot be {realm.event_place}")


def signa_of(realm: Any, kind: int) -> int:
    """How many Signa of a kind there are, 0 being those of which only their number is known."""
    deck = realm.signa_deck[realm.signa_place : realm.signa_end]
    found = int((deck == kind).sum())
    if kind:
        found += int(realm.signa_spent[kind]) + int((realm.stake == kind).sum())
        found += sum(max(0, int(rex.signa[kind])) for rex in realm.reges)
        found += int(realm.battle.signa[:, kind].sum()) if realm.battle.stage != Stage.NONE else 0
    return found
