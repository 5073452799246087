"""4, Arma: the effect of a pair of cards, and the result of a whole duel."""

from __future__ import annotations

from enum import IntEnum

from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ..position.battlefield import CARDS, SAGITTARII, Arma, Clash

CLIPEUS_POINTS = 1
ARCHER_POINTS = 2


class Blow(IntEnum):
    """What a card does to the centuria whose card it meets."""

    NOTHING = 0
    POINT = 1
    """A clipeus on a lorica."""
    DOUBLE = 2
    """The gladium of sagittarii in close duel: two points, and the duel is over."""
    FATAL = 3
    """A gladium on a lorica: the centuria is destroyed, and the duel is over."""
    FLANKED = 4
    """Lorica against lorica, when the attack comes from the side or the rear."""


@rule("4.2", "4.3", "4.7", "4.8", "4.9", "4.10", "4.11")
def blow(card: int, against: int, weak: bool) -> int:
    """The effect of a striking card; sagittarii in close duel are weak: only their gladium harms."""
    if against != Arma.LORICA or card == Arma.LORICA:
        return Blow.NOTHING
    if card == Arma.GLADIUM:
        return Blow.DOUBLE if weak else Blow.FATAL
    return Blow.NOTHING if weak else Blow.POINT


@rule("4.12", "11.26", "11.27", "11.28")
def meet(clash: int, attacker_arm: int, target_arm: int, card: int, against: int) -> tuple[int, int]:
    """What the attacker's card does, and what the target's does: he who is shot at harms nobody."""
    if clash == Clash.SHOT:
        return blow(card, against, False), Blow.NOTHING
    return blow(card, against, attacker_arm == SAGITTARII), blow(against, card, target_arm == SAGITTARII)


@rule("4.7", "4.13", "D68")
def ends(clash: int, struck: int) -> bool:
    """Whether a blow ends the duel: a gladium always, in a shot every hit."""
    if clash == Clash.SHOT:
        return struck != Blow.NOTHING
    return struck == Blow.FATAL or struck == Blow.DOUBLE


@kernel
def points_of(struck: int) -> int:
    """The points that a blow gives before any Signum."""
    if struck == Blow.DOUBLE:
        return ARCHER_POINTS
    return CLIPEUS_POINTS if struck == Blow.POINT or struck == Blow.FLANKED else 0


@rule("4.2", "4.6")
def card_of(order: int, place: int) -> int:
    """The card of an order (0 to 5) that is shown first, second or third."""
    first = order // 2
    if place == 0:
        return first + 1
    second = (first + 1 + order % 2) % CARDS
    return second + 1 if place == 1 else CARDS - first - second + 1


@rule("4.4", "11.47", "11.48")
def play_out(clash: int, attacker_arm: int, target_arm: int, order: int, against: int) -> tuple[int, int, int]:
    """A duel of two orders without Signa: points given, points taken, and who is destroyed (1 attacker, 2 target)."""
    given, taken = 0, 0
    for place in range(CARDS):
        mine, theirs = meet(clash, attacker_arm, target_arm, card_of(order, place), card_of(against, place))
        given += points_of(mine)
        taken += points_of(theirs)
        if mine == Blow.FATAL:
            return given, taken, 2
        if theirs == Blow.FATAL:
            return given, taken, 1
        if ends(clash, mine) or ends(clash, theirs):
            break
    return given, taken, 0
