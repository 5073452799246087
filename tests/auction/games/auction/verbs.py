"""What is done at an auction: one row for each verb."""

from enum import IntEnum

from bellona.gamekit.verbs import Row, Slot, VerbTable, answers, limits
from bellona.kernel.choices import Action

MOST = 3


class Ask(IntEnum):
    NOTHING, OFFER, CARD = range(3)


class Verb(VerbTable):
    NOTHING = Row()
    OFFER = Row((Slot("number", "unit", within=(0, MOST)),), (Ask.OFFER,), anywhere=True, seen_as="offer")
    WAIT = Row((), (Ask.CARD,))
    KEEP = Row((), (Ask.CARD,), key="k")
    GAMBLE = Row((), (Ask.CARD,), key="g")


ANSWERS = answers(Verb, Ask)
LOWEST, HIGHEST = limits(Verb, Action)
