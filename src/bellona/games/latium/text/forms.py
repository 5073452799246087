"""What each verb says: the words after it, in their order, and the fields of the action that they fill."""

from __future__ import annotations

from typing import NamedTuple

from ..actions.moves import Verb
from ..position.vocabulary import Clause, Demand, Signum


class Slot(NamedTuple):
    """A word of an action: what kind of thing it names, the field it fills, and the word that announces it."""

    kind: str
    field: str
    word: str = ""
    optional: bool = False
    """Left out where the field is 0."""


Form = tuple[Slot, ...]


def flag(word: str, field: str) -> Slot:
    """A word that is there or not."""
    return Slot("flag", field, word, optional=True)


def after(word: str, kind: str, field: str) -> Slot:
    """A thing that is announced by a word, or left out."""
    return Slot(kind, field, word, optional=True)


RAISED = flag("raised", "c")
TOWN_ARM_NUMBER: Form = (Slot("town", "a"), Slot("arm", "b"), Slot("number", "c"))
LEADER_ARM_NUMBER_HOME: Form = (Slot("counter", "a"), Slot("arm", "b"), Slot("number", "c"), Slot("town", "d"))
COUNTER_OF_SEAT: Form = (Slot("seat", "a"), Slot("counter", "b"))
UNTIL = after("until", "number", "f")

FORMS: dict[Verb, Form] = {
    Verb.OFFER: (Slot("number", "a"),),
    Verb.TAKE: (Slot("signum", "a"),),
    Verb.FAVOUR: (Slot("town", "a"),),
    Verb.RESULT: (Slot("result", "a"),),
    Verb.ERECT: (Slot("town", "a"), Slot("god", "b")),
    Verb.SEND_ENVOY: (Slot("town", "a"),),
    Verb.WIDEN: (Slot("town", "a"),),
    Verb.WALL: (Slot("town", "a"),),
    Verb.RECRUIT: TOWN_ARM_NUMBER,
    Verb.DISMISS: (Slot("town", "a"), Slot("number", "b")),
    Verb.DISBAND: TOWN_ARM_NUMBER,
    Verb.TEMPLUM: (Slot("god", "b"),),
    Verb.ARA: (Slot("town", "a"), Slot("god", "b")),
    Verb.MUSTER: LEADER_ARM_NUMBER_HOME,
    Verb.STATION: LEADER_ARM_NUMBER_HOME,
    Verb.MOVE: (Slot("counter", "a"), Slot("casella", "b"), flag("onward", "c")),
    Verb.REPAY: (Slot("town", "a"), Slot("number", "b")),
    Verb.WRITE: (Slot("seat", "a"), Slot("bond", "b"), flag("secret", "c")),
    Verb.STRIKE: (Slot("number", "a"),),
    Verb.TEAR: (Slot("letter", "a"),),
    Verb.ACCEPT: (Slot("letter", "a"),),
    Verb.DECLINE: (Slot("letter", "a"),),
    Verb.REVEAL: (Slot("number", "a"),),
    Verb.GIVE: (Slot("seat", "a"), Slot("number", "b")),
    Verb.RENOUNCE: (Slot("number", "a"),),
    Verb.RENOUNCE_TOWN: (Slot("town", "a"),),
    Verb.REPUDIATE: (Slot("person", "a"),),
    Verb.LEAVE: (Slot("leave", "a"),),
    Verb.DECLARE: (Slot("town", "a"),),
    Verb.CALL: (Slot("counter", "a"), Slot("enemy", "b")),
    Verb.RAISE_BLOCKADE: (Slot("counter", "a"),),
    Verb.CLAIM: (Slot("claim", "a"),),
    Verb.RANSOM: (Slot("counter", "a"),),
    Verb.RELEASE: COUNTER_OF_SEAT,
    Verb.KILL: COUNTER_OF_SEAT,
    Verb.KEEP: COUNTER_OF_SEAT,
    Verb.FIGHT: (Slot("leader", "a"),),
    Verb.LEVY: TOWN_ARM_NUMBER,
    Verb.CONTINGENT: (Slot("ally", "a"),),
    Verb.ALLOT: (Slot("signum", "a"),),
    Verb.EDGE: (Slot("edge", "a"),),
    Verb.EXCHANGE: (Slot("signum", "a"),),
    Verb.DEPLOY: (
        Slot("arm", "a"), Slot("number", "b"), Slot("square", "c"), Slot("hand", "d"), Slot("number", "e"),
    ),
    Verb.PLACE: (flag("joins", "a"), Slot("square", "b"), Slot("number", "e")),
    Verb.LEAD: (Slot("square", "a"),),
    Verb.ADVANCE: (
        Slot("unit", "a"), Slot("scope", "b"), Slot("number", "c"), Slot("number", "d"), flag("led", "e"),
    ),
    Verb.CHARGE: (Slot("unit", "a"), Slot("unit", "b"), Slot("square", "c")),
    Verb.SHOOT: (Slot("unit", "a"), Slot("unit", "b"), Slot("centuria", "c")),
    Verb.TURN: (Slot("unit", "a"), Slot("facing", "b")),
    Verb.NAME: (Slot("centuria", "a"),),
    Verb.CARD: (Slot("arma", "a"),),
    Verb.DEDICATE: (Slot("god", "b"),),
    Verb.DISSOLVE: (Slot("town", "a"), Slot("arm", "b")),
    Verb.ASK_SOCIUS: (Slot("socius", "a"),),
    Verb.HOLD_COURT: (Slot("town", "a"),),
    Verb.JOIN: (Slot("leader", "a"), Slot("side", "b")),
}  # fmt: skip
"""Verbs that say everything by themselves have no form here; PLAY, AUDIENCE and CLAUSE go by what they are about."""

PLAYED: dict[Signum, Form] = {
    Signum.EGIDA: (Slot("seat", "b"),),
    Signum.FERTILITAS: (Slot("town", "b"),),
    Signum.FURTUM: (Slot("seat", "b"),),
    Signum.DOLUM: (after("on", "person", "b"),),
    Signum.CALLIDITAS: (Slot("town", "b"), Slot("seat", "d")),
    Signum.CONUBIUM: (after("of", "sex", "b"),),
}
"""On whom or what a Signum is played."""

SPEECH = Slot("speech", "e", optional=True)
AUDIENCE: Form = (Slot("counter", "a"), Slot("town", "b"), Slot("demand", "c"), Slot("number", "d"), SPEECH)
DEMANDED: dict[Demand, Form] = {
    Demand.MATRIMONIUM: (Slot("person", "f", "for"),),
    Demand.LOAN: (Slot("number", "f", "for"),),
}

CLAUSES: dict[Clause, Form] = {
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


def form_of(verb: Verb, first: int, third: int) -> Form:
    """The words after a verb, given its fields a and c where these say what it is about."""
    if verb == Verb.PLAY:
        target = PLAYED.get(Signum(first), ()) if 0 <= first < len(Signum) else ()
        return (Slot("signum", "a"), *target, RAISED)
    if verb == Verb.CLAUSE:
        said = CLAUSES.get(Clause(first), ()) if 0 <= first < len(Clause) else ()
        return (Slot("clause", "a"), Slot("giver", "b"), *said)
    if verb == Verb.AUDIENCE:
        return (*AUDIENCE, *(DEMANDED.get(Demand(third), ()) if 0 <= third < len(Demand) else ()))
    return FORMS.get(verb, ())
