"""The verbs of a battle, one row each.

No key is a letter that moves the chosen elements (q w e a s d x c) or belongs to the table itself (u h j v).
"""

from __future__ import annotations

from bellona.gamekit.verbs import Row, Slot, VerbTable, answers, bits

from ..position.records import Ask

TWO_EDGES = Slot("edges", "extra", called="edge edge")
"""The edges for 5 and 6: ten times the first plus the second."""
PLACE = Slot("place", "legs")
"""The middle of a camp along the base edge."""
ELEMENT = Slot("element", "lead")
ENEMY = Slot("element", "extra", called="enemy")
POSE = Slot("pose", "legs", called="x,y,facing")
GROUP = Slot("elements", "movers")
LED_GROUP = Slot("led_elements", "movers lead", called="elements")
LEGS = Slot("legs", "legs count")
EXTRA = Slot("die_points", "extra", "extra", optional=True, called="points")
"""Die points paid for a longer move by road."""


class Verb(VerbTable):
    """What an action does."""

    NOTHING = Row()
    EDGES = Row((TWO_EDGES,), (Ask.EDGES,), group="setup")
    CAMP = Row((PLACE,), (Ask.CAMP, Ask.DEPLOY), group="setup", free=True, fleeting=True)
    DEPLOY = Row((ELEMENT, POSE), (Ask.DEPLOY,), group="setup", free=True, fleeting=True)
    SUGGESTED = Row((), (Ask.CAMP, Ask.DEPLOY), key="g", group="setup")
    READY = Row((), (Ask.DEPLOY,), key="t", group="setup")
    MOVE = Row((GROUP, LEGS), (Ask.MOVE,), group="movement", free=True, fleeting=True)
    """One element, or a group as a rigid block."""
    MARCH = Row((GROUP, LEGS, EXTRA), (Ask.MOVE,), group="movement", free=True, fleeting=True)
    """An element by road, or a column."""
    CONTRACT = Row((LED_GROUP, LEGS), (Ask.MOVE,), group="movement", free=True, fleeting=True)
    """A group falls in behind its leader, whose legs these are."""
    DONE = Row((), (Ask.MOVE,), key="n", group="turn")
    FACE = Row((ELEMENT, ENEMY), (Ask.FACE,), key="f", group="combat")
    FIGHT = Row((ELEMENT, ENEMY), (Ask.FIGHT,), key="f", group="combat")
    """An element of the side whose bound it is, and its enemy."""
    OFFER = Row((), (Ask.MOVE,), key="p", group="peace")
    AGREE = Row((), (Ask.AGREE,), key="y", group="peace")
    REFUSE = Row((), (Ask.AGREE,), key="r", group="peace")


VERBS = len(Verb)
ANSWERS = answers(Verb, Ask)
ANYWHERE = bits(verb for verb in Verb.declared() if verb.is_anywhere)
"""The verbs, as bits, of choices that name no element and no place."""
