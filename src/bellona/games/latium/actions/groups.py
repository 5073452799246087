"""Which group of choices a question or a verb belongs to, and which verbs answer which question."""

from __future__ import annotations

from enum import IntEnum

from bellona.gamekit.verbs import answers
from bellona.kernel.jit import kernel

from ..position.vocabulary import Ask
from .verbs import Verb


class Group(IntEnum):
    """Choices that one chapter lists, checks and carries out."""

    NONE = 0
    OFFERS = 1
    PICK = 2
    EVENT = 3
    PLOT = 4
    SIGNA = 5
    TOWNS = 6
    GODS = 7
    FAMILY = 8
    JOURNEYS = 9
    AUDIENCE = 10
    LETTERS = 11
    WAR = 12
    TURN = 13
    DISSOLVE = 14
    EXILE = 15
    SUMMONS = 16
    PEACE = 17
    ALLOTMENT = 18
    DEPLOYMENT = 19
    ACTIONS = 20
    FIGHT = 21


_ASKS: dict[Group, tuple[Ask, ...]] = {
    Group.OFFERS: (Ask.OFFER,),
    Group.PICK: (Ask.PICK,),
    Group.EVENT: (
        Ask.CHARISMA, Ask.BETTER, Ask.EGIDA, Ask.SHIELD, Ask.AVERT, Ask.RESULT, Ask.SALUS, Ask.EXPIATE,
        Ask.RANSOM_LEGATUS, Ask.VOTUM, Ask.ENVOY,
    ),
    Group.PLOT: (Ask.FIDES, Ask.ROB),
    Group.FAMILY: (Ask.COURT,),
    Group.DISSOLVE: (Ask.DISSOLVE,),
    Group.EXILE: (Ask.EXILE, Ask.RESTORE),
    Group.SUMMONS: (Ask.SUMMONS, Ask.MUSTER, Ask.JOIN),
    Group.PEACE: (Ask.VICTORY, Ask.TERMS, Ask.SACK, Ask.CAPTIVE),
    Group.ALLOTMENT: (Ask.ALLOT, Ask.SIDE, Ask.ALACRITAS, Ask.INOPINATUM, Ask.EXCHANGE, Ask.GUARD, Ask.PLUNDER),
    Group.DEPLOYMENT: (Ask.DEPLOY,),
    Group.ACTIONS: (Ask.ACT, Ask.SHOOT, Ask.WATCH),
    Group.FIGHT: (Ask.STRUCK, Ask.CARDS, Ask.DAMNUM, Ask.DEFENSIO, Ask.CONSTANTIA),
}  # fmt: skip
"""The groups of the questions; in a Rex's own phase the verb determines the group."""

GROUP_OF_ASK = tuple(next((int(group) for group, asks in _ASKS.items() if ask in asks), 0) for ask in Ask)
GROUP_OF_VERB = tuple(int(Group[verb.row.group.upper()]) if Ask.REIGN in verb.row.asks else 0 for verb in Verb)
"""Of the verbs of a Rex's own phase."""
ANSWERS = answers(Verb, Ask)


@kernel
def group_of(ask: int, verb: int) -> int:
    """The group of an answer: by the question or, in a Rex's own phase, by the verb."""
    return GROUP_OF_VERB[verb] if ask == Ask.REIGN else GROUP_OF_ASK[ask]
