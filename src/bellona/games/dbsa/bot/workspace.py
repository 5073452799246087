"""The space in which a bot thinks."""

from __future__ import annotations

from bellona.kernel.log import Log
from bellona.kernel.record import Array, i4, record, times

from ..actions.moves import CHOICES
from ..position.records import TROOPS, Battle

PICKED = 14
"""So many moves are tried two by two."""


@record
class Workspace:
    """Battles to try things in, and what is known of the troops of a world."""

    tried: Array[Battle] = times(1)
    log: Log
    learned: i4
    match_up: Array[i4] = times(TROOPS, TROOPS)
    """What a fight in the open brings the first of two types on average, in thousandths of an element."""
    value: Array[i4] = times(CHOICES)
    """What every choice promises."""
    picked_count: i4
    picked: Array[i4] = times(PICKED)
    """The best of them."""
