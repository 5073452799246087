"""What a game tells: events, their causes, and the parts of a modified die, each citing its rule.

A number of the kind `reader` is a seat: an event that has one is told to those seats alone.
"""

from __future__ import annotations

from bellona.kernel.cited import Cited


class Cause(Cited):
    """Why something happened; where there is one, it is the rule of the event."""

    NONE = ""


class Part(Cited):
    """What is added to a die."""

    NOTHING = ""


class Told(Cited):
    """Kinds of event: the rule, and what the numbers a, b, c, d of the record are."""

    NOTHING = ""
    MODIFIER = "11.2", "part number"
    # 1, D2: the turn
    # 2, 3: offers, events, Signa
    # 5: towns and legions
    # 6: gods
    # 7: filii
    # 8: diplomacy
    # 9: movement
    # 10: war
    # 4, 11, 12: battle
    # D77, D78: the end
