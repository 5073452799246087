"""The vocabulary of the game for the compiled rules: sizes and enumerations."""

from __future__ import annotations

from enum import IntEnum

COLUMNS, ROWS = 20, 18
CELLS = COLUMNS * ROWS
SIDES = 6
SEAT_COUNT = 6
TOWNS = 30
PEOPLES = 6
PERSONS = 96
ACCORDS = 24
WARS = 24
LETTERS = 18
"""Three for each seat: seat s writes letters 3s to 3s + 2."""
LETTERS_EACH = 3
CLAUSES = 4
DECK = 66
EVENTI = 12
RESULTS = 4
EFFECTS = 2
SIGNA_KINDS = 22
"""Places by kind of Signum; kind 0 is none."""

NONE = -1
HIDDEN = -2
"""What a view may not know."""
MOST_AES = 9999
MILIA = 8
"""Of a casella of plain: every cost of the march is a multiple of it (9.1)."""
TOO_FAR = 127


class Terrain(IntEnum):
    """What a casella is (9.1 to 9.5, D12)."""

    PLANITIES = 0
    ALTOPIANO = 1
    MONS = 2
    LACUS = 3
    MARE = 4


class Phase(IntEnum):
    """The steps of a turn (D2)."""

    SETUP = 0
    OFFERS = 1
    EVENT = 2
    REIGN = 3
    CLOSE = 4
    OVER = 5


class Ask(IntEnum):
    """The current question. Those marked sealed are put to several at once."""

    NOTHING = 0
    # 3: offers
    OFFER = 1  # sealed
    PICK = 2  # the larger share of a joint offer takes one of two cards
    # 2: the event of the turn
    CHARISMA = 3  # sealed: every Rex but the drawn one
    BETTER = 4  # after a raised Charisma: which result
    EGIDA = 5
    SHIELD = 6  # a favour against a Signum played on one
    AVERT = 7  # favour, Pax, Auspicium, Salus or nothing
    RESULT = 8  # after a raised Auspicium: which result
    SALUS = 9  # sealed: every Rex but the assigned one
    EXPIATE = 10  # pay, or bear ira
    RANSOM_LEGATUS = 11
    VOTUM = 12  # a free ara
    ENVOY = 13  # the town to which Mercurius sends a legatus
    # the phase of a Rex
    REIGN = 14
    FIDES = 15  # he against whom Furtum, Calliditas or Dolum was played
    ROB = 16  # a raised theft: which card
    # 10: war
    SUMMONS = 17  # accept or decline the battle
    MUSTER = 18  # sealed: write down the legion, call contingents
    JOIN = 19  # a player socius: whether his legion converges
    ALLOT = 20  # sealed: Signa for the battle
    SIDE = 21
    # 11, 12: battle
    ALACRITAS = 22  # sealed
    INOPINATUM = 23
    EXCHANGE = 24
    DEPLOY = 25
    ACT = 26
    SHOOT = 27
    STRUCK = 28
    CARDS = 29  # sealed
    DAMNUM = 30
    DEFENSIO = 31
    CONSTANTIA = 32
    WATCH = 33  # both sides of a battle are left to the program: look on to the next phase
    # after a battle
    VICTORY = 34  # pursue, or open talks
    TERMS = 35  # the loser's answer
    SACK = 36  # spare or sack a town, and the ara in the place of its templum
    # 7, 8, end of the turn
    DISSOLVE = 37  # which centuriae go unpaid
    EXILE = 38  # an expelled Rex: which socius he asks
    RESTORE = 39  # the socius: whether he sends his army
    COURT = 40  # a Rex whose caput fell: which town is his seat now
    CAPTIVE = 41  # the captor, when the term has run: release, kill or keep
    # battle again: Signa played against the other side
    GUARD = 42  # he against whom Dolum or Inopinatum was played in battle
    PLUNDER = 43  # a raised Dolum in battle: which card


class God(IntEnum):
    """The four gods (6.1)."""

    NONE = 0
    IUPPITER = 1
    CERES = 2
    MARS = 3
    MERCURIUS = 4


GODS = 5


class Signum(IntEnum):
    """The kinds of Signa Deorum (3, D23)."""

    NONE = 0
    CHARISMA = 1
    EGIDA = 2
    PAX = 3
    AUSPICIUM = 4
    CLEMENTIA = 5
    FERTILITAS = 6
    ABUNDANTIA = 7
    SALUS = 8
    CONUBIUM = 9
    DAMNUM = 10
    DEFENSIO = 11
    ALACRITAS = 12
    INOPINATUM = 13
    OPPORTUNITAS = 14
    CONSTANTIA = 15
    FURTUM = 16
    DOLUM = 17
    CALLIDITAS = 18
    ELOQUENTIA = 19
    COMMERCIUM = 20
    FIDES = 21


class Domain(IntEnum):
    """What an event touches (2.2)."""

    POPULATION = 0
    PRODUCTION = 1
    HEALTH = 2
    RELIGION = 3
    DIPLOMACY = 4
    MILITARY = 5


class Op(IntEnum):
    """The effect of an event; value, extra and turns as the comments say."""

    NOTHING = 0
    CIVES_PCT = 1  # value
    CIVES = 2  # value; extra 1: they go to the nearest town
    AES = 3  # value
    PRODUCTION_PCT = 4  # value
    SIGNA_DRAW = 5  # value
    SIGNA_DISCARD = 6  # value
    FAVOUR = 7  # value
    IRA = 8  # value, extra: never above this by the card, 0 for no limit
    PAY_OR_IRA = 9  # value = ira, extra = limit, turns = aes
    FREE_ARA = 10
    REX_ILLNESS = 11  # value: dies on this or less, turns
    FILIUS = 12  # value: 0 by lot, 1 a son; extra: cives if there are two
    LEGIO_PCT = 13  # value
    RECRUIT_BAN = 14  # turns
    IMMUNITY = 15  # until the cycle ends, against health
    AUDIENCE = 16  # value
    ACCORD_BREAK = 17  # value: audience if there is none
    ACCORD_GAIN = 18  # value: milia
    FRICTION = 19  # turns
    PAY_OR_LEGATUS = 20  # value = aes, turns
    FRICTION_CLEAR = 21
    CENTURIA = 22  # value, extra = arm
    INITIATIVE = 23  # value
    DISCRIMEN = 24  # value


class Level(IntEnum):
    """The sizes of a town (5.3)."""

    VICUS = 0
    OPPIDUM = 1
    CIVITAS = 2


class Work(IntEnum):
    """A work ordered in this turn (D27)."""

    NONE = 0
    AREAE = 1
    WALLS = 2


class Sacred(IntEnum):
    """What stands in the sacred area of a town."""

    NONE = 0
    ARA = 1
    TEMPLUM = 2


class Hold(IntEnum):
    """How a town is held."""

    FREE = 0
    """Sine duce."""
    OWN = 1
    """The seat of a Rex: his caput, or the town to which he moved his court."""
    COLONIA = 2
    DYNASTY = 3


class Reign(IntEnum):
    """The state of a seat."""

    ABSENT = 0
    """Nobody plays it."""
    REIGNS = 1
    EXILED = 2
    """Expelled, and asking his socius (8.10)."""
    FALLEN = 3


class Counter(IntEnum):
    """The counters of a Rex."""

    REX = 0
    DUX = 1
    LEGATUS_I = 2
    LEGATUS_II = 3


COUNTERS = 4
LEADERS = 2
"""REX and DUX: the counters that lead legions."""


class Errand(IntEnum):
    """The state of a counter."""

    HOME = 0
    AFIELD = 1
    SEIZED = 2
    CAPTIVE = 3
    GONE = 4
    """Dead and not replaced (a Rex whose throne is vacant)."""


class Bond(IntEnum):
    """The kinds of accord (8.1, 8.2)."""

    NONE = 0
    PACTUM = 1
    FOEDUS = 2
    OTHER = 3
    """Clauses without an alliance."""


class Clause(IntEnum):
    """The typed clauses of accords and of peace (D47, D57); `giver` gives or does, the other party receives."""

    NONE = 0
    PAY = 1  # a = aes, b = turn it is due (0 at once), c = every so many turns (0 once), until
    SIGNA = 2  # a = how many, b = kind (0 any, drawn blind)
    SHARE_SIGNA = 3  # one of every two won later, until
    CENTURIAE = 4  # a = arm, b = how many
    MARRY = 5  # a = person of the giver, b = person of the other
    REPUDIATE = 6  # a = the husband, of the giver's house
    SEND_AWAY = 7  # a = cives
    SLAVES = 8  # a = cives sold, the price to the other
    JOINT_OFFER = 9  # a = the giver's share, b = the other's: for the offers of the next turn
    TRANSIT = 10  # a = town, until: the other's armies may pass it
    LEAVE_NEEDED = 11  # until: the giver's audiences and letters need the other's leave
    CONTINGENT = 12  # a = how many at most, until: the other may call them in war
    NOT_ATTACK = 13  # until; recorded only
    ATTACK = 14  # a = town, until; recorded only
    SUBMIT = 15  # the giver becomes subject (D58, D59)
    RELEASE = 16  # a = counter of the other that the giver holds captive
    LEND = 17  # a = aes, b = turn by which it is paid back; recorded only (8.8)


class OfferStep(IntEnum):
    """The progress of the phase of the offers."""

    OPEN = 0
    """Before the offers."""
    ASKED = 1
    """All have been asked."""
    TAKEN = 2
    """The cards are won."""


class LetterState(IntEnum):
    """The state of a letter."""

    NONE = 0
    WRITTEN = 1
    """It is being written."""
    SENT = 2


class AccordState(IntEnum):
    """The state of an accord."""

    NONE = 0
    IN_FORCE = 1
    ENDED = 2
    BETRAYED = 3


class TermState(IntEnum):
    """The state of a clause."""

    OPEN = 0
    """It binds."""
    DONE = 1
    """It was carried out, or has ended."""
    BROKEN = 2


class WarState(IntEnum):
    """The state of a war."""

    NONE = 0
    ON = 1
    OVER = 2


class PlotStage(IntEnum):
    """The progress of a plot."""

    NONE = 0
    OPEN = 1
    """The victim is to answer."""
    ANSWERED = 2
    """It is carried out."""
    ROBBING = 3
    """The thief chooses."""


class PeaceStage(IntEnum):
    """The progress of a peace."""

    NONE = 0
    CHOOSING = 1
    """The victor chooses."""
    WRITING = 2
    """He writes terms."""
    ANSWERING = 3
    """The loser answers."""


class SpoilsStage(IntEnum):
    """The progress of a fallen town's fate."""

    OPEN = 0
    SETTLED = 1
    """It is decided whether the town was spared."""


class Standing(IntEnum):
    """What a person is."""

    NONE = 0
    FILIUS = 1
    """A child of the reigning Rex of a town, heir if a son."""
    PLEDGE = 2
    """A brother or sister of the Rex, at court and no heir (D50)."""
    REX = 3
    DEAD = 4


class Sex(IntEnum):
    """Of a person."""

    DAUGHTER = 0
    SON = 1


class Demand(IntEnum):
    """What an audience may ask (D40)."""

    PACTUM = 0
    FOEDUS = 1
    MATRIMONIUM = 2
    LOAN = 3
    TRANSIT = 4


DEMANDS = 5


class Fall(IntEnum):
    """Why a Rex fell."""

    NOT = 0
    EXPELLED = 1
    NO_HEIR = 2
    CAPUT_TAKEN = 3
    ABDICATED = 4


class Ending(IntEnum):
    """How a game ended."""

    NOT_YET = 0
    SOLUS_REX = 1
    PREDOMINIUM = 2
    FINAL_COUNT = 3
    NOBODY_LEFT = 4


class Path(IntEnum):
    """How a town came to its holder, for the report of a game."""

    BEGINNING = 0
    CONQUEST = 1
    ALLIANCE = 2
    DYNASTY = 3


class Feature(IntEnum):
    """A feature of a Rex; each counts in one measure at the beginning of a game, and in another at its end."""

    POINTS = 0
    TOWNS = 1
    NEARNESS = 2  # to predominance, squared
    CAPITA = 3
    CIVES = 4
    AES = 5
    LEGION = 6
    FOEDERA = 7
    PACTA = 8
    SOCII = 9
    SIGNA = 10
    FILII = 11
    IRA = 12
    WALLS = 13
    SHUT_IN = 14  # towns
    SUBJECT = 15
    NERSAE = 16  # where he sits
    ALATRIUM = 17
    NOMENTUM = 18
    ROMA = 19
    CAERE = 20
    ECETRA = 21


FEATURES = len(Feature)
