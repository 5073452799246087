"""The scratch space of a bot."""

from __future__ import annotations

from bellona.kernel.log import Log
from bellona.kernel.record import Array, i4, record, times

from ..actions.moves import CHOICES
from ..position.records import TROOPS, Battle

PICKED = 14
"""How many moves are tried in pairs."""


@record
class Workspace:
    """Battles to try things in, and what is known of the troops of a world."""

    tried: Array[Battle] = times(1)
    log: Log
    learned: i4
    match_up: Array[i4] = times(TROOPS, TROOPS)
    """The average value of a fight in the open for the first of two types, in thousandths of an element."""
    value: Array[i4] = times(CHOICES)
    """What every choice promises."""
    picked_count: i4
    picked: Array[i4] = times(PICKED)
    """The best of them."""
