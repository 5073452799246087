"""Whether a question of a battle is put to those who fight it."""

from __future__ import annotations

from typing import Any

from bellona.gamekit.values import BadPosition

from ..position.vocabulary import Ask
from ..text.names import SEAT_NAMES

OF_COMMANDERS = frozenset(
    (
        Ask.MUSTER, Ask.ALLOT, Ask.SIDE, Ask.ALACRITAS, Ask.INOPINATUM, Ask.EXCHANGE, Ask.DEPLOY, Ask.ACT, Ask.SHOOT,
        Ask.STRUCK, Ask.CARDS, Ask.DAMNUM, Ask.DEFENSIO, Ask.CONSTANTIA, Ask.GUARD, Ask.PLUNDER,
    )
)  # fmt: skip


def refuse_strangers(realm: Any) -> None:
    """Who chooses in a battle commands one of its sides."""
    if realm.ask not in OF_COMMANDERS:
        return
    for seat, name in enumerate(SEAT_NAMES):
        if int(realm.waiting) >> seat & 1 and seat not in realm.battle.seat:
            raise BadPosition(f"battle.seat: {name} is asked, and commands no side of the battle")
