"""Which group of choices a question or a verb belongs to, and which verbs answer which question."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from bellona.kernel.jit import kernel

from ..position.vocabulary import Ask
from .moves import Verb


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


_BY_ASK: dict[Ask, tuple[Group, tuple[Verb, ...]]] = {
    Ask.OFFER: (Group.OFFERS, (Verb.OFFER,)),
    Ask.PICK: (Group.PICK, (Verb.TAKE,)),
    Ask.CHARISMA: (Group.EVENT, (Verb.PLAY, Verb.PASS)),
    Ask.BETTER: (Group.EVENT, (Verb.RESULT,)),
    Ask.EGIDA: (Group.EVENT, (Verb.PLAY, Verb.PASS)),
    Ask.SHIELD: (Group.EVENT, (Verb.FAVOUR, Verb.PASS)),
    Ask.AVERT: (Group.EVENT, (Verb.PLAY, Verb.FAVOUR, Verb.PASS)),
    Ask.RESULT: (Group.EVENT, (Verb.RESULT,)),
    Ask.SALUS: (Group.EVENT, (Verb.PLAY, Verb.PASS)),
    Ask.EXPIATE: (Group.EVENT, (Verb.PAY, Verb.REFUSE)),
    Ask.RANSOM_LEGATUS: (Group.EVENT, (Verb.PAY, Verb.REFUSE)),
    Ask.VOTUM: (Group.EVENT, (Verb.ERECT, Verb.PASS)),
    Ask.ENVOY: (Group.EVENT, (Verb.SEND_ENVOY,)),
    Ask.FIDES: (Group.PLOT, (Verb.PLAY, Verb.FAVOUR, Verb.PASS)),
    Ask.ROB: (Group.PLOT, (Verb.TAKE,)),
    Ask.SUMMONS: (Group.SUMMONS, (Verb.FIGHT, Verb.DECLINE_BATTLE)),
    Ask.MUSTER: (Group.SUMMONS, (Verb.LEVY, Verb.CONTINGENT, Verb.READY)),
    Ask.JOIN: (Group.SUMMONS, (Verb.JOIN, Verb.PASS)),
    Ask.ALLOT: (Group.ALLOTMENT, (Verb.ALLOT, Verb.READY)),
    Ask.SIDE: (Group.ALLOTMENT, (Verb.EDGE,)),
    Ask.ALACRITAS: (Group.ALLOTMENT, (Verb.PLAY, Verb.PASS)),
    Ask.INOPINATUM: (Group.ALLOTMENT, (Verb.PLAY, Verb.PASS)),
    Ask.EXCHANGE: (Group.ALLOTMENT, (Verb.PLAY, Verb.EXCHANGE, Verb.PASS)),
    Ask.GUARD: (Group.ALLOTMENT, (Verb.PLAY, Verb.FAVOUR, Verb.PASS)),
    Ask.PLUNDER: (Group.ALLOTMENT, (Verb.TAKE,)),
    Ask.DEPLOY: (Group.DEPLOYMENT, (Verb.DEPLOY, Verb.PLACE, Verb.LEAD, Verb.PASS, Verb.DELEGATE)),
    Ask.ACT: (
        Group.ACTIONS,
        (Verb.ADVANCE, Verb.CHARGE, Verb.TURN, Verb.PLAY, Verb.END_PHASE, Verb.ABANDON, Verb.DELEGATE),
    ),
    Ask.SHOOT: (Group.ACTIONS, (Verb.SHOOT, Verb.PASS, Verb.PLAY, Verb.ABANDON, Verb.DELEGATE)),
    Ask.WATCH: (Group.ACTIONS, (Verb.WATCH,)),
    Ask.STRUCK: (Group.FIGHT, (Verb.NAME,)),
    Ask.CARDS: (Group.FIGHT, (Verb.CARD,)),
    Ask.DAMNUM: (Group.FIGHT, (Verb.PLAY, Verb.PASS)),
    Ask.DEFENSIO: (Group.FIGHT, (Verb.PLAY, Verb.FAVOUR, Verb.PASS)),
    Ask.CONSTANTIA: (Group.FIGHT, (Verb.PLAY, Verb.PASS)),
    Ask.VICTORY: (
        Group.PEACE,
        (Verb.PURSUE, Verb.TREAT, Verb.CLAUSE, Verb.STRIKE, Verb.SEND, Verb.TEAR),
    ),
    Ask.TERMS: (Group.PEACE, (Verb.ACCEPT, Verb.DECLINE)),
    Ask.SACK: (Group.PEACE, (Verb.SPARE, Verb.SACK, Verb.DEDICATE)),
    Ask.CAPTIVE: (Group.PEACE, (Verb.RELEASE, Verb.KILL, Verb.KEEP)),
    Ask.DISSOLVE: (Group.DISSOLVE, (Verb.DISSOLVE,)),
    Ask.EXILE: (Group.EXILE, (Verb.ASK_SOCIUS, Verb.PASS)),
    Ask.RESTORE: (Group.EXILE, (Verb.JOIN, Verb.PASS)),
    Ask.COURT: (Group.FAMILY, (Verb.HOLD_COURT,)),
}

_REIGN: dict[Group, tuple[Verb, ...]] = {
    Group.SIGNA: (Verb.PLAY,),
    Group.TOWNS: (Verb.WIDEN, Verb.WALL, Verb.RECRUIT, Verb.DISMISS, Verb.DISBAND, Verb.LUDI),
    Group.GODS: (Verb.TEMPLUM, Verb.ARA, Verb.ELEVATE),
    Group.FAMILY: (Verb.REPUDIATE, Verb.CLAIM),
    Group.JOURNEYS: (Verb.MUSTER, Verb.STATION, Verb.MOVE),
    Group.AUDIENCE: (Verb.AUDIENCE, Verb.REPAY),
    Group.LETTERS: (
        Verb.WRITE, Verb.CLAUSE, Verb.STRIKE, Verb.SEND, Verb.TEAR, Verb.ACCEPT, Verb.DECLINE, Verb.REVEAL, Verb.GIVE,
        Verb.RENOUNCE, Verb.RENOUNCE_TOWN, Verb.LEAVE,
    ),
    Group.WAR: (
        Verb.DECLARE, Verb.REBEL, Verb.CALL, Verb.RAISE_BLOCKADE, Verb.RANSOM, Verb.RELEASE, Verb.KILL, Verb.KEEP,
    ),
    Group.TURN: (Verb.ABDICATE, Verb.DONE),
}  # fmt: skip

_FIELDS = {
    "a": (
        Verb.OFFER, Verb.TAKE, Verb.FAVOUR, Verb.RESULT, Verb.SEND_ENVOY, Verb.WIDEN, Verb.WALL, Verb.STRIKE, Verb.TEAR,
        Verb.ACCEPT, Verb.DECLINE, Verb.REVEAL, Verb.RENOUNCE, Verb.RENOUNCE_TOWN, Verb.REPUDIATE, Verb.LEAVE,
        Verb.DECLARE, Verb.RAISE_BLOCKADE, Verb.CLAIM, Verb.RANSOM, Verb.FIGHT, Verb.CONTINGENT, Verb.ALLOT, Verb.EDGE,
        Verb.EXCHANGE, Verb.LEAD, Verb.NAME, Verb.CARD, Verb.ASK_SOCIUS, Verb.HOLD_COURT,
    ),
    "b": (Verb.TEMPLUM, Verb.DEDICATE),
    "ab": (
        Verb.ERECT, Verb.DISMISS, Verb.ARA, Verb.REPAY, Verb.GIVE, Verb.CALL, Verb.RELEASE, Verb.KILL,
        Verb.KEEP, Verb.TURN, Verb.DISSOLVE, Verb.JOIN,
    ),
    "abc": (Verb.RECRUIT, Verb.DISBAND, Verb.MOVE, Verb.WRITE, Verb.LEVY, Verb.CHARGE, Verb.SHOOT),
    "abcd": (Verb.PLAY, Verb.MUSTER, Verb.STATION),
    "abcde": (Verb.DEPLOY, Verb.ADVANCE),
    "abe": (Verb.PLACE,),
    "abcdef": (Verb.AUDIENCE, Verb.CLAUSE),
}  # fmt: skip

VERBS = len(Verb)
GROUP_OF_ASK = tuple(int(_BY_ASK.get(ask, (Group.NONE, ()))[0]) for ask in Ask)
GROUP_OF_VERB = tuple(next((int(group) for group, verbs in _REIGN.items() if verb in verbs), 0) for verb in Verb)
"""Of the verbs of a Rex's own phase."""
USES = tuple(
    sum(1 << "abcdefg".index(field) for fields, verbs in _FIELDS.items() if verb in verbs for field in fields)
    for verb in Verb
)


def _answers() -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
    """For each question which verbs answer it."""
    table = np.zeros((len(Ask), len(Verb)), np.bool_)
    for ask, (_, verbs) in _BY_ASK.items():
        table[ask, list(verbs)] = True
    for verbs in _REIGN.values():
        table[Ask.REIGN, list(verbs)] = True
    return table


ANSWERS = _answers()


@kernel
def group_of(ask: int, verb: int) -> int:
    """The group of an answer: of the question or, in a Rex's own phase, of the verb."""
    return GROUP_OF_VERB[verb] if ask == Ask.REIGN else GROUP_OF_ASK[ask]


@kernel
def answers(ask: int, verb: int) -> bool:
    """Whether a verb answers a question at all."""
    return bool(ANSWERS[ask, verb])
