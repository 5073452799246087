"""The arguments of verbs, including those that depend on the named Signum, demand or clause."""

from __future__ import annotations

from bellona.gamekit.verbs import Slot, after, flag

from ..position.vocabulary import Clause, Demand, Signum

Slots = tuple[Slot, ...]

SEAT, TOWN, COUNTER = Slot("seat", "a"), Slot("town", "a"), Slot("counter", "a")
SIGNUM, LETTER, NUMBER = Slot("signum", "a"), Slot("letter", "a"), Slot("number", "a")
UNIT, TARGET, SQUARE = Slot("unit", "a"), Slot("unit", "b"), Slot("square", "a")
ARM, GOD, AMOUNT = Slot("arm", "b"), Slot("god", "b"), Slot("number", "b")
RAISED = flag("raised", "c")
"""A favour is spent on a Signum."""
UNTIL = after("until", "number", "f")
TOWN_ARM_NUMBER: Slots = (TOWN, ARM, Slot("number", "c"))
LEADER_ARM_NUMBER_HOME: Slots = (COUNTER, ARM, Slot("number", "c"), Slot("town", "d"))
COUNTER_OF_SEAT: Slots = (SEAT, Slot("counter", "b"))
AUDIENCE: Slots = (
    COUNTER, Slot("town", "b"), Slot("demand", "c"), Slot("number", "d"), Slot("speech", "e", optional=True),
)  # fmt: skip
DEPLOYMENT: Slots = (
    Slot("arm", "a"), Slot("number", "b"), Slot("square", "c"), Slot("hand", "d"), Slot("number", "e"),
)  # fmt: skip
"""Which arm, how many units, where the first stands, to which hand the others, and the centuriae in each."""
ADVANCE: Slots = (UNIT, Slot("scope", "b"), Slot("number", "c"), Slot("number", "d"), flag("led", "e"))
"""Who, alone or with whom, how many columns and rows, and whether the commander comes too."""

PLAYED: dict[int, Slots] = {
    Signum.EGIDA: (Slot("seat", "b"),),
    Signum.FERTILITAS: (Slot("town", "b"),),
    Signum.FURTUM: (Slot("seat", "b"),),
    Signum.DOLUM: (after("on", "person", "b"),),
    Signum.CALLIDITAS: (Slot("town", "b"), Slot("seat", "d")),
    Signum.CONUBIUM: (after("of", "sex", "b"),),
}
"""The target of a Signum."""

DEMANDED: dict[int, Slots] = {
    Demand.MATRIMONIUM: (Slot("person", "f", "for"),),
    Demand.LOAN: (Slot("number", "f", "for"),),
}
"""The subject of a demand."""

CLAUSES: dict[int, Slots] = {
    Clause.PAY: (Slot("number", "c"), after("at", "number", "d"), after("every", "number", "e"), UNTIL),
    Clause.SIGNA: (Slot("number", "c"), after("of", "signum", "d")),
    Clause.SHARE_SIGNA: (UNTIL,),
    Clause.CENTURIAE: (Slot("arm", "c"), Slot("number", "d")),
    Clause.MARRY: (Slot("person", "c"), Slot("person", "d")),
    Clause.REPUDIATE: (Slot("person", "c"),),
    Clause.SEND_AWAY: (Slot("number", "c"),),
    Clause.SLAVES: (Slot("number", "c"),),
    Clause.JOINT_OFFER: (Slot("number", "c"), Slot("number", "d")),
    Clause.TRANSIT: (Slot("town", "c"), UNTIL),
    Clause.LEAVE_NEEDED: (UNTIL,),
    Clause.CONTINGENT: (Slot("number", "c"), UNTIL),
    Clause.NOT_ATTACK: (UNTIL,),
    Clause.ATTACK: (Slot("town", "c"), UNTIL),
    Clause.RELEASE: (Slot("counter", "c"),),
    Clause.LEND: (Slot("number", "c"), after("at", "number", "d")),
}
"""The content of a clause besides its giver; its numbers a, b, c are the fields c, d, e."""
