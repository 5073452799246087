"""The verbs of a war, one row each.

No key is a letter that walks the map (q w e a s d) or belongs to the table itself (u h j v).
"""

from __future__ import annotations

from bellona.gamekit.verbs import Row, Slot, VerbTable, answers, bits, limits
from bellona.kernel.choices import Action

from ..position.records import Ask

LEADER = Slot("leader", "unit")
HEX = Slot("hex", "at")
FUNDS = Slot("number", "extra", called="count")
COUNT = Slot("count", "extra")
ARM = Slot("arm", "unit", called="kind")
POINTS = Slot("points", "unit", called="kind")
OFTEN = tuple(ask for ask in Ask if ask not in (Ask.NOTHING, Ask.DEPLOY, Ask.AGREE))
"""The questions that may be answered by an offer to end the war."""
LOT = Slot("lot", "extra unit", called="count kind")
"""Points of the set-up, or its leader."""


class Verb(VerbTable):
    """What an action does."""

    NOTHING = Row()
    DEPLOY = Row((LOT, HEX), (Ask.DEPLOY,), group="setup", seen_as="deploy")
    SUGGESTED = Row((), (Ask.DEPLOY,), key="g", group="setup", seen_as="deploy")
    FUND = Row((FUNDS,), (Ask.FUND,), group="diplomacy", seen_as="fund")
    RETIRE = Row((LEADER,), (Ask.RETIRE,), group="leaders")
    ELECT = Row((), (Ask.ELECT,), key="l", group="leaders")
    DECLINE = Row((), (Ask.ELECT,), key="x", group="leaders")
    APPOINT = Row((LEADER, HEX), (Ask.APPOINT,), group="leaders")
    RETURN = Row((LEADER, HEX), (Ask.RETURN,), group="leaders")
    LEAD = Row((LEADER,), (Ask.CAMPAIGN, Ask.MARCH), key="l", group="campaign")
    JOIN = Row((COUNT, ARM), (Ask.MARCH,), group="campaign")
    DROP = Row((COUNT, ARM), (Ask.MARCH,), group="campaign")
    GO = Row((HEX,), (Ask.MARCH,), group="campaign")
    ATTACK = Row((ARM,), (Ask.MARCH,), keys={"land": "f", "naval": "b"}, group="campaign", anywhere=True, twofold=True)
    EMERGE = Row((ARM, HEX), (Ask.CAMPAIGN, Ask.MARCH), key="m", group="campaign", twofold=True)
    FINISH = Row((), (Ask.MARCH,), key="t", group="campaign")
    INVERT = Row((), (Ask.INVERT,), key="i", group="combat")
    STAND = Row((), (Ask.INVERT,), key="o", group="combat")
    LOSE = Row((COUNT, POINTS, HEX), (Ask.LOSSES,), group="combat")
    RAISE = Row((COUNT, ARM, HEX), (Ask.RECRUIT,), group="recruitment")
    DONE = Row((), (Ask.CAMPAIGN, Ask.MARCH, Ask.RECRUIT), key="n", group="turn")
    OFFER = Row((), OFTEN, key="p", group="peace")
    AGREE = Row((), (Ask.AGREE,), key="y", group="peace")
    REFUSE = Row((), (Ask.AGREE,), key="r", group="peace")


NUMBERED = tuple(verb for verb in Verb if {"count", "kind"} <= set(verb.names))
"""The points of an action, and how many."""
VERBS = len(Verb)
ANSWERS = answers(Verb, Ask)
LOWEST, HIGHEST = limits(Verb, Action)
ANYWHERE = bits(verb for verb in Verb.declared() if verb.is_anywhere)
"""The verbs, as bits, of choices that name no hex, no leader and no number."""
