"""Whether the decks of a position have room for all their cards: the rules that move cards require it."""

from __future__ import annotations

from typing import Any

from bellona.gamekit.values import BadPosition
from bellona.kernel.rules import enforces

from ..position.battlefield import Stage
from ..position.vocabulary import DECK, EVENTI


@enforces("1.8", "1.9")
def refuse_full_decks(realm: Any) -> None:
    """No more Signa in all than the deck has room for, and an event card for every turn of the cycle."""
    if signa_in_all(realm) > DECK:
        raise BadPosition(f"signa: there are no more than {DECK} cards in all")
    turned = int(realm.event_place) - (int(realm.turn) - 1) % EVENTI
    if turned not in (0, 1):
        raise BadPosition(f"event_place: in turn {realm.turn} it cannot be {realm.event_place}")


def signa_in_all(realm: Any) -> int:
    """How many Signa lie in the deck, among the discards and at stake, and are held."""
    found = int(realm.signa_end) - int(realm.signa_place) + int(realm.signa_spent.sum()) + int((realm.stake != 0).sum())
    found += sum(max(0, int(count)) for rex in realm.reges for count in rex.signa)
    return found + (int(realm.battle.signa.sum()) if realm.battle.stage != Stage.NONE else 0)
