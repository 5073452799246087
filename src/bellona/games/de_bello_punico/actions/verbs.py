"""The verbs of a battle, one row each.

No key is a letter that walks the map (q w e a s d) or belongs to the table itself (h u).
"""

from __future__ import annotations

from bellona.gamekit.verbs import Row, Slot, VerbTable, answers, bits, flag, limits
from bellona.kernel.choices import Action

from ..position.records import NONE, UNITS, Ask

FROM_ZERO = (0, 32767)
UNIT = Slot("unit", "unit", within=(0, UNITS + 1))
UNIT_OR_NONE = Slot("unit_or_none", "unit", within=(NONE, UNITS - 1), called="unit")
TARGET = Slot("unit", "at", called="target")
HEX = Slot("hex", "at")
DIRECTION = Slot("direction", "at")
FACING = Slot("direction", "extra", implied=True, within=FROM_ZERO, called="facing")
"""An ambush without a facing faces north, direction 0."""
BOX = Slot("box", "at")
VACUUS = flag("false", "extra", secret=True, called="false?")
WITH_COMMANDER = flag("with", "extra", called="with?")
SUPPORTERS = Slot("supporters", "extra", within=FROM_ZERO)


class Verb(VerbTable):
    """What an action does."""

    NOTHING = Row()
    DEPLOY = Row((UNIT, HEX), (Ask.DEPLOY,), group="setup")
    SUGGESTED = Row((), (Ask.DEPLOY, Ask.HOLD, Ask.POST), key="g", group="setup")
    HOLD = Row((UNIT_OR_NONE,), (Ask.HOLD,), key="o", group="setup")
    POST = Row((UNIT,), (Ask.POST,), key="p", group="setup")
    PLACE = Row((BOX, VACUUS), (Ask.PLACE,), group="command")
    FIRST = Row((), (Ask.ORDER,), key="f", group="command")
    SECOND = Row((), (Ask.ORDER,), key="g", group="command")
    REROLL = Row((), (Ask.REROLL,), key="r", group="command")
    ACCEPT = Row((), (Ask.REROLL,), key="k", group="command")
    TEST = Row((UNIT,), (Ask.TEST,), key="t", group="movement")
    DONE = Row((), (Ask.TEST, Ask.MOVE, Ask.BOOST, Ask.SHOOT, Ask.ATTACK, Ask.RECOVER), key="n", group="turn")
    STEP = Row((UNIT, DIRECTION), (Ask.STAMPEDE, Ask.MOVE), group="movement")
    TURN = Row((UNIT, DIRECTION), (Ask.STAMPEDE, Ask.MOVE), group="movement")
    HALT = Row((UNIT,), (Ask.STAMPEDE, Ask.MOVE), key="t", group="movement")
    EXIT = Row((UNIT,), (Ask.MOVE,), key="x", group="movement")
    RETURN = Row((UNIT, HEX), (Ask.MOVE,), key="r", group="movement")
    ENTER = Row((UNIT, HEX, FACING), (Ask.MOVE,), key="i", group="movement")
    BOOST = Row((UNIT,), (Ask.MOVE, Ask.BOOST), key="b", group="movement")
    SHOOT = Row((UNIT, TARGET), (Ask.SHOOT,), key="m", group="combat")
    ATTACK = Row((UNIT, TARGET), (Ask.ATTACK,), key="f", group="combat")
    CHARGE = Row((UNIT, TARGET), (Ask.ATTACK,), key="c", group="combat")
    RETREAT = Row((HEX, WITH_COMMANDER), (Ask.RETREAT,), group="combat")
    STAND = Row((), (Ask.RETREAT, Ask.ESCAPE), key="t", group="combat")
    ESCAPE = Row((HEX,), (Ask.ESCAPE,), group="combat")
    COMMIT = Row((), (Ask.COMMIT,), key="c", group="combat")
    KEEP = Row((), (Ask.COMMIT,), key="k", group="combat")
    SUPPORT = Row((SUPPORTERS,), (Ask.SUPPORT,), key="o", group="combat", anywhere=True, fleeting=True)
    PURSUE = Row((), (Ask.PURSUIT,), key="p", group="combat")
    RECALL = Row((), (Ask.PURSUIT,), key="l", group="combat")
    ADVANCE = Row((DIRECTION, WITH_COMMANDER), (Ask.ADVANCE,), group="combat")
    STAY = Row((), (Ask.ADVANCE,), key="y", group="combat")
    REFUGE = Row((HEX,), (Ask.REFUGE,), group="combat")
    VICTIM = Row((UNIT,), (Ask.VICTIM,), group="movement")
    RECOVER = Row((UNIT,), (Ask.RECOVER,), key="r", group="recovery")


VERBS = len(Verb)
ANSWERS = answers(Verb, Ask)
LOWEST, HIGHEST = limits(Verb, Action)
ANYWHERE = bits(verb for verb in Verb.declared() if verb.is_anywhere)
"""The verbs, as bits, of choices that do not name a place on the map."""
