"""The verbs of a Rex, one row each.

No key is a letter that walks the map (q w e a s d) or belongs to the table itself (u h j v).
"""

from __future__ import annotations

from bellona.gamekit.verbs import Branch, Row, Slot, VerbTable, flag

from ..position.vocabulary import Ask
from ..text import forms
from ..text.forms import AMOUNT, ARM, COUNTER, GOD, LETTER, NUMBER, SEAT, SIGNUM, SQUARE, TARGET, TOWN, UNIT

SEALED = "sealed"
"""The text shown to others for a choice that only its own Rex and the arbiter know, or that an event reports later."""
REIGN = (Ask.REIGN,)
PLAYING = (
    Ask.CHARISMA, Ask.EGIDA, Ask.AVERT, Ask.SALUS, Ask.REIGN, Ask.FIDES, Ask.ALACRITAS, Ask.INOPINATUM, Ask.EXCHANGE,
    Ask.ACT, Ask.SHOOT, Ask.DAMNUM, Ask.DEFENSIO, Ask.CONSTANTIA, Ask.GUARD,
)  # fmt: skip
"""Where a Signum may be played."""
PASSING = (
    Ask.CHARISMA, Ask.EGIDA, Ask.SHIELD, Ask.AVERT, Ask.SALUS, Ask.VOTUM, Ask.FIDES, Ask.JOIN, Ask.ALACRITAS,
    Ask.INOPINATUM, Ask.EXCHANGE, Ask.DEPLOY, Ask.SHOOT, Ask.DAMNUM, Ask.DEFENSIO, Ask.CONSTANTIA, Ask.EXILE,
    Ask.RESTORE, Ask.GUARD,
)  # fmt: skip
"""Optional answers."""


class Verb(VerbTable):
    """The verb of an action; in a Rex's own phase its group determines the chapter that handles it."""

    NOTHING = Row()
    PASS = Row((), PASSING, key="p", seen_as=SEALED)
    # 3: offers
    OFFER = Row((NUMBER,), (Ask.OFFER,), group="offers", free=True, seen_as=SEALED)
    TAKE = Row((SIGNUM,), (Ask.PICK, Ask.ROB, Ask.PLUNDER), group="pick", anywhere=True, seen_as=SEALED)
    # Signa, in an event, in peace or in battle
    PLAY = Row((SIGNUM, Branch("a", forms.PLAYED), forms.RAISED), PLAYING, group="signa", anywhere=True, seen_as=SEALED)
    FAVOUR = Row(
        (TOWN,), (Ask.SHIELD, Ask.AVERT, Ask.FIDES, Ask.DEFENSIO, Ask.GUARD),
        group="signa", anywhere=True, seen_as=SEALED,
    )  # fmt: skip
    """The town is that of the ara."""
    RESULT = Row((Slot("result", "a"),), (Ask.BETTER, Ask.RESULT), group="event", anywhere=True)
    # answers to events
    PAY = Row((), (Ask.EXPIATE, Ask.RANSOM_LEGATUS), key="y", group="event")
    REFUSE = Row((), (Ask.EXPIATE, Ask.RANSOM_LEGATUS), key="n", group="event")
    ERECT = Row((TOWN, GOD), (Ask.VOTUM,), group="event")
    """A free ara."""
    SEND_ENVOY = Row((TOWN,), (Ask.ENVOY,), group="event")
    # the phase of a Rex: towns
    WIDEN = Row((TOWN,), REIGN, group="towns", seen_as=SEALED)
    WALL = Row((TOWN,), REIGN, group="towns")
    RECRUIT = Row(forms.TOWN_ARM_NUMBER, REIGN, group="towns", seen_as=SEALED)
    DISMISS = Row((TOWN, AMOUNT), REIGN, group="towns", free=True)
    """How many cives."""
    DISBAND = Row(forms.TOWN_ARM_NUMBER, REIGN, group="towns", seen_as=SEALED)
    LUDI = Row((), REIGN, key="l", group="towns")
    TEMPLUM = Row((GOD,), REIGN, group="gods", anywhere=True)
    ARA = Row((TOWN, GOD), REIGN, group="gods")
    ELEVATE = Row((), REIGN, key="t", group="gods")
    """An ara of the caput becomes a templum."""
    # counters
    MUSTER = Row(forms.LEADER_ARM_NUMBER_HOME, REIGN, group="journeys", seen_as=SEALED)
    """From the garrison of their home to the leader who stands there."""
    STATION = Row(forms.LEADER_ARM_NUMBER_HOME, REIGN, group="journeys", seen_as=SEALED)
    """Back to the garrison of their home."""
    MOVE = Row((COUNTER, Slot("casella", "b"), flag("onward", "c")), REIGN, group="journeys", free=True, seen_as=SEALED)
    """Onward: to march on from there with the leader of the socius."""
    AUDIENCE = Row((*forms.AUDIENCE, Branch("c", forms.DEMANDED)), REIGN, group="audience", free=True, seen_as=SEALED)
    REPAY = Row((TOWN, AMOUNT), REIGN, group="audience", free=True, seen_as=SEALED)
    # letters and accords
    WRITE = Row((SEAT, Slot("bond", "b"), flag("secret", "c")), REIGN, group="letters", seen_as=SEALED)
    """Begins a letter."""
    CLAUSE = Row(
        (Slot("clause", "a"), Slot("giver", "b"), Branch("a", forms.CLAUSES)), (Ask.REIGN, Ask.VICTORY),
        group="letters", free=True, seen_as=SEALED,
    )  # fmt: skip
    STRIKE = Row((NUMBER,), (Ask.REIGN, Ask.VICTORY), group="letters", anywhere=True, seen_as=SEALED)
    """The place of a clause."""
    SEND = Row((), (Ask.REIGN, Ask.VICTORY), key="x", group="letters", seen_as=SEALED)
    TEAR = Row((LETTER,), (Ask.REIGN, Ask.VICTORY), group="letters", anywhere=True, seen_as=SEALED)
    """Withdraws a letter, or what is being written."""
    ACCEPT = Row((LETTER,), (Ask.REIGN, Ask.TERMS), group="letters", anywhere=True, seen_as=SEALED)
    DECLINE = Row((LETTER,), (Ask.REIGN, Ask.TERMS), group="letters", anywhere=True, seen_as=SEALED)
    REVEAL = Row((NUMBER,), REIGN, group="letters", anywhere=True)
    """The number of an accord."""
    GIVE = Row((SEAT, AMOUNT), REIGN, group="letters", free=True, seen_as=SEALED)
    RENOUNCE = Row((NUMBER,), REIGN, group="letters", anywhere=True, seen_as=SEALED)
    """The number of an accord."""
    RENOUNCE_TOWN = Row((TOWN,), REIGN, group="letters")
    """Betrays the accord with a civitas."""
    REPUDIATE = Row((Slot("person", "a"),), REIGN, group="family", anywhere=True)
    """The husband."""
    LEAVE = Row((Slot("leave", "a"),), REIGN, group="letters", anywhere=True, seen_as=SEALED)
    """Grants the permission that a peace requires: a letter, or 100 + 10 * seat + legatus."""
    # war
    DECLARE = Row((TOWN,), REIGN, group="war")
    REBEL = Row((), REIGN, group="war")
    CALL = Row((COUNTER, Slot("enemy", "b")), REIGN, group="war")
    """The enemy invited is a town, or 100 + 10 * seat + leader."""
    RAISE_BLOCKADE = Row((COUNTER,), REIGN, group="war", anywhere=True)
    CLAIM = Row((Slot("claim", "a"),), REIGN, group="family", anywhere=True)
    RANSOM = Row((COUNTER,), REIGN, group="war", anywhere=True)
    """One of his own counters that is captive."""
    RELEASE = Row(forms.COUNTER_OF_SEAT, (Ask.REIGN, Ask.CAPTIVE), group="war", anywhere=True)
    KILL = Row(forms.COUNTER_OF_SEAT, (Ask.REIGN, Ask.CAPTIVE), group="war", anywhere=True)
    KEEP = Row(forms.COUNTER_OF_SEAT, (Ask.REIGN, Ask.CAPTIVE), group="war", anywhere=True)
    ABDICATE = Row((), REIGN, group="turn", free=True)
    DONE = Row((), REIGN, key="z", group="turn")
    # answers to a summons, muster, allotment
    FIGHT = Row((Slot("leader", "a"),), (Ask.SUMMONS,), key="f", group="summons", anywhere=True)
    DECLINE_BATTLE = Row((), (Ask.SUMMONS,), key="n", group="summons")
    LEVY = Row(forms.TOWN_ARM_NUMBER, (Ask.MUSTER,), group="summons", seen_as=SEALED)
    """How many of a garrison join the battle."""
    CONTINGENT = Row((Slot("ally", "a"),), (Ask.MUSTER,), group="summons", anywhere=True, seen_as=SEALED)
    """A civitas socia by its town, or a player socius by 100 + seat."""
    ALLOT = Row((SIGNUM,), (Ask.ALLOT,), group="allotment", anywhere=True, seen_as=SEALED)
    READY = Row((), (Ask.MUSTER, Ask.ALLOT), key="r", group="allotment", seen_as=SEALED)
    """Seals a choice made of several acts."""
    EDGE = Row((Slot("edge", "a"),), (Ask.SIDE,), group="allotment", anywhere=True)
    EXCHANGE = Row((SIGNUM,), (Ask.EXCHANGE,), group="allotment", anywhere=True, seen_as=SEALED)
    """Taken from the store for the Opportunitas."""
    # battle
    DEPLOY = Row(forms.DEPLOYMENT, (Ask.DEPLOY,), group="deployment", free=True)
    PLACE = Row(
        (flag("joins", "a"), Slot("square", "b"), Slot("number", "e")), (Ask.DEPLOY,), group="deployment", free=True
    )
    """A unit of this many centuriae joins the schiera just placed."""
    LEAD = Row((SQUARE,), (Ask.DEPLOY,), group="deployment")
    """The place of the commander."""
    ADVANCE = Row(forms.ADVANCE, (Ask.ACT,), group="actions", free=True)
    CHARGE = Row((UNIT, TARGET, Slot("square", "c")), (Ask.ACT,), group="actions", free=True)
    """The square is the one from which it strikes."""
    SHOOT = Row((UNIT, TARGET, Slot("centuria", "c")), (Ask.SHOOT,), group="actions")
    TURN = Row((UNIT, Slot("facing", "b")), (Ask.ACT,), group="actions")
    END_PHASE = Row((), (Ask.ACT,), key="z", group="actions")
    ABANDON = Row((), (Ask.ACT, Ask.SHOOT), key="b", group="actions")
    DELEGATE = Row((), (Ask.DEPLOY, Ask.ACT, Ask.SHOOT), key="g", group="actions")
    NAME = Row((Slot("centuria", "a"),), (Ask.STRUCK,), group="fight", anywhere=True)
    CARD = Row(
        (Slot("arma", "a"),), (Ask.CARDS,), keys={"gladium": "g", "clipeus": "c", "lorica": "l"},
        group="fight", anywhere=True, seen_as=SEALED,
    )  # fmt: skip
    WATCH = Row((), (Ask.WATCH,), key="o", group="actions")
    # after a battle
    PURSUE = Row((), (Ask.VICTORY,), key="p", group="peace")
    TREAT = Row((), (Ask.VICTORY,), key="t", group="peace")
    SPARE = Row((), (Ask.SACK,), key="p", group="peace")
    SACK = Row((), (Ask.SACK,), key="k", group="peace")
    DEDICATE = Row((GOD,), (Ask.SACK,), group="peace", anywhere=True)
    """The ara that replaces a templum."""
    DISSOLVE = Row((TOWN, ARM), (Ask.DISSOLVE,), group="dissolve", seen_as=SEALED)
    ASK_SOCIUS = Row((Slot("socius", "a"),), (Ask.EXILE,), group="exile", anywhere=True)
    """A Rex by his seat, a civitas by 100 + town."""
    HOLD_COURT = Row((TOWN,), (Ask.COURT,), group="family")
    JOIN = Row(
        (Slot("leader", "a"), Slot("side", "b")),
        (Ask.JOIN, Ask.RESTORE),
        group="summons",
        anywhere=True,
        seen_as=SEALED,
    )
    """The leader who comes, or nobody for a contingent without one."""
