"""The position of a game of Latium: one flat record, and the world it is played in.

Seats 0 to 5 are the six Reges in their order round the table (1.3); town s is the caput of seat s, the civitates are
behind them.
A seat that nobody plays is a civitas sine duce (D1). `World` holds what never changes in a game, `Realm` all that does.
Turns count from 1. A turn in a field named `..._until` is the last one on which the thing holds.
"""

from __future__ import annotations

from enum import IntEnum

from bellona.kernel.record import Array, i1, i2, i4, record, times

from .battlefield import ARMS, Battle

COLUMNS, ROWS = 20, 18
CELLS = COLUMNS * ROWS
SIDES = 6
SEATS = 6
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
"""Of a casella of plain: every cost of the march is so many times as much (9.1)."""
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
    """What somebody has to choose now. Those marked sealed are put to several at once."""

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
    """What an effect of an event does; value, extra and turns as the comment says."""

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
    """How a seat stands."""

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
    """How a counter stands."""

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
    """By what a town came to its holder, for the report of a game."""

    BEGINNING = 0
    CONQUEST = 1
    ALLIANCE = 2
    DYNASTY = 3


@record
class Site:
    """A town as it stands on the map."""

    cell: i2
    people: i1
    bonus: i1
    cives: i1
    """At the start."""


@record
class Effect:
    """One effect of a result."""

    op: i1
    value: i2
    extra: i1
    turns: i1


@record
class Card:
    """An event card: its domain, and two effects for each of its four results."""

    domain: i1
    effects: Array[Effect] = times(RESULTS, EFFECTS)


@record
class Sign:
    """A kind of Signum."""

    god: i1
    count: i1
    plain: i1
    """The figure of its effect."""
    raised: i1
    """The figure when it is raised."""


@record
class World:
    """The tabula, the cards and the figures of one game."""

    scenario: i2
    """Place among the shipped scenarios from 1, 0 for a composed one."""
    played: Array[i1] = times(SEATS)
    """1 for a seat that somebody plays."""
    players: i1
    last_turn: i2
    exile_return: i1
    """1 where the players agreed to 8.10."""
    neighbour: Array[i2] = times(CELLS, SIDES)
    """The casella over each side, NONE at the edge: E, SE, SW, W, NW, NE."""
    river: Array[i1] = times(CELLS, SIDES)
    """1 where a river runs along the side."""
    terrain: Array[i1] = times(CELLS)
    town_at: Array[i1] = times(CELLS)
    sites: Array[Site] = times(TOWNS)
    distance: Array[i2] = times(TOWNS, TOWNS)
    """Milia of the cheapest way between two towns, every town open."""
    nearest: Array[i1] = times(TOWNS, TOWNS)
    """The other towns of each, by milia, then by their number; the town itself comes last."""
    steps: Array[i1] = times(CELLS, CELLS)
    """The cheapest way from one casella to another in caselle of plain (8 milia), every town open; TOO_FAR at most."""
    cost: Array[i1] = times(5)
    """Milia by terrain, 0 where it cannot be entered."""
    river_cost: i1
    allowance: i1
    allies_within: i1
    eventi: Array[Card] = times(EVENTI)
    signs: Array[Sign] = times(SIGNA_KINDS)
    domain_god: Array[i1] = times(6)
    # figures of the economy
    walls_cap: Array[i1] = times(3)
    walls_cost: Array[i1] = times(3)
    siege_turns: Array[i1] = times(3)
    areae_base: i1
    areae_step: i1
    areae_cost: i1
    areae_most: i1
    aes_per_civis: i1
    growth_divisor: i1
    feed_cost: i1
    ira_limit: i1
    ludi_cost: i1
    recruit_cost: Array[i1] = times(ARMS)
    pay: i1
    equites_divisor: i1
    sagittarii_divisor: i1
    templum_cost: i1
    ara_cost: i1
    upgrade_cost: i1
    favours: i1
    areas_per_god: i1
    start_aes: i2
    start_legion: Array[i1] = times(ARMS)
    semester: i1
    cycle: i1
    foedus_share: i1
    """A civitas in foedus pays one part in so many."""
    tribute_share: i1
    contingent_share: i1
    need: Array[i1] = times(DEMANDS)
    money_step: i1
    money_most: i1
    offence_turns: i1
    friction_turns: i1
    loan_turns: i1
    claim_turns: i1
    captive_turns: i1
    ransom_rex: i1
    ransom_filius: i1
    slave_price: i1
    spoils_per_civis: i1
    sack_percent: i1
    terms_most: i1
    predominance_towns: i1
    predominance_capita: i1
    score: Array[i1] = times(16)
    """Points of the final count, in the order of Points in c14_victory."""


@record
class Town:
    """A town."""

    holder: i1
    """Who controls it, NONE if nobody does; it follows from the facts and is kept for speed."""
    hold: i1
    taken_by: i1
    """Who conquered it, NONE."""
    crown: i1
    """The Rex for whose house its throne was inherited, NONE."""
    crown_since: i2
    came_by: i1
    """Path, for the report."""
    level: i1
    areae: i1
    cives: i2
    garrison: Array[i1] = times(ARMS)
    """Centuriae in the town that follow no leader; of a town sine duce its whole legion."""
    work: i1
    """The work ordered in this turn."""
    god: i1
    sacred: i1
    favours: i1
    rex: i1
    """The person on the throne, NONE for the first of his house."""
    vacant: i1
    """1 while nobody reigns and no successor has been found."""
    blockader: i1
    blockade_turn: i2
    relief: i1
    """1 once its owner has had a phase since the blockade began."""
    declined: i1
    """1 after battle was declined in this turn."""


@record
class Piece:
    """A counter of a Rex on the tabula."""

    errand: i1
    moved: i1
    cell: i2
    origin: i1
    """The town from which the journey started."""
    goal: i2
    """The casella it is bound for over several turns, NONE."""
    until: i2
    """The last turn of an illness, a seizure or a captivity's term."""
    captor: i1
    blockades: i1
    """The town that it blockades, NONE."""
    follows: i1
    """The allied leader with whom it marches (10.7): 1 + 2 * seat + leader, 0 for nobody."""
    leave: i1
    """1 for a legatus whose next audience the victor of a peace has granted (10.17)."""
    ranks: Array[i1] = times(TOWNS, ARMS)
    """The centuriae that follow it, by home town and arm."""


@record
class Loan:
    """What a Rex owes to a civitas."""

    aes: i2
    due: i2
    used: i1
    """1 once a loan of this civitas has been granted (8.4)."""


@record
class Tie:
    """How a Rex stands with a town."""

    bond: i1
    """With a civitas sine duce: NONE, PACTUM or FOEDUS."""
    since: i2
    ban_until: i2
    """No audience (D42)."""
    friction_until: i2
    transit_until: i2
    help_due: i2
    """The turn by which help is owed to a socia that was attacked, 0 (D45)."""
    betrayed: i2
    """The turn of the last betrayal, 0."""
    loan: Loan


@record
class Rex:
    """A player's house."""

    reign: i1
    fall: i1
    court: i1
    """The town that is his seat."""
    aes: i4
    ira: i1
    signa: Array[i1] = times(SIGNA_KINDS)
    signa_count: i1
    """How many Signa he holds, which all may know."""
    offer: i2
    """His sealed offer: NONE until made."""
    partner: i1
    """With whom he files a joint offer in this turn, NONE."""
    ready: i1
    """1 once he has made his sealed choice."""
    audience: i1
    """What is added to his next audience."""
    production: i2
    """Percent added to his next production."""
    initiative: i1
    discrimen: i1
    war_bonus_cycle: i1
    """The cycle in which the two above hold."""
    recruit_ban_until: i2
    immune_cycle: i1
    """The cycle in which the next bad health event is void."""
    ludi: i1
    """The semester in which ludi were last given, from 1."""
    paid: i2
    """The turn in which his legions were last paid."""
    lord: i1
    """To whom he is subject, NONE."""
    rebel_from: i2
    """The turn from which a declared rebellion may strike, 0."""
    restored: i1
    breaches: i1
    last_breach: i2
    captive_rex: i1
    pieces: Array[Piece] = times(COUNTERS)
    ties: Array[Tie] = times(TOWNS)


@record
class Person:
    """A son or daughter of a Rex."""

    standing: i1
    sex: i1
    court: i1
    """The town of the house."""
    born: i2
    """Order of age: less is older."""
    spouse: i1
    """A person, NONE."""
    wed: i2
    dynastic: i1
    """1 for a husband whose marriage gives control of his wife's town (7.7)."""
    captor: i1
    until: i2


@record
class Term:
    """One clause."""

    kind: i1
    giver: i1
    """0 the writer (party a), 1 the other."""
    done: i1
    """1 carried out or ended, 2 broken."""
    a: i2
    b: i2
    c: i2
    until: i2


@record
class Letter:
    """A proposal under way, or being written."""

    state: i1
    """0 none, 1 being written, 2 sent."""
    to: i1
    bond: i1
    secret: i1
    sent: i2
    leave: i1
    """1 while a letter waits for the leave that a peace demands (10.17)."""
    count: i1
    terms: Array[Term] = times(CLAUSES)


@record
class Accord:
    """An accord between two Reges."""

    state: i1
    """0 none, 1 in force, 2 ended, 3 betrayed."""
    a: i1
    b: i1
    bond: i1
    secret: i1
    since: i2
    ended: i2
    traitor: i1
    peace: i1
    """1 for the terms of a peace."""
    count: i1
    terms: Array[Term] = times(CLAUSES)


@record
class War:
    """A war between a Rex and another, or a civitas."""

    state: i1
    """0 none, 1 on, 2 over."""
    aggressor: i1
    enemy: i1
    """A seat, NONE against a civitas sine duce."""
    town: i1
    """The town aimed at."""
    declared: i2
    """The turn of the declaration, 0 for treachery."""
    stirred: i2
    """The turn in which it began, or was last fought."""
    treachery: i1
    crown: i1
    """The town whose crown is contested (7.11), NONE."""
    restores: i1
    """The exiled seat for whom it is fought (8.10), NONE."""


@record
class Claim:
    """A later son-in-law's right to fight for a crown (D52)."""

    town: i1
    """NONE for no claim."""
    claimant: i1
    reigning: i1
    until: i2


CLAIMS = 4


@record
class Event:
    """The event of the turn."""

    card: i1
    """1 to 12, 0 before it is turned."""
    result: i1
    """1 to 4."""
    other: i1
    """The other result of a raised Charisma or Auspicium, 0."""
    drawn: i1
    """The seat on which the lot fell."""
    assigned: i1
    stage: i1
    """EventStage in c02_events."""
    charismatic: i1
    """Who played Charisma, NONE."""
    sender: i1
    """Who sent it on by Egida last, NONE."""
    final: i1
    """1 after a raised Egida."""
    rerolled: i1
    effect: i1
    """The next effect to carry out."""
    void: i1


@record
class Plot:
    """A Signum played against somebody, until it is known whether it works."""

    signum: i1
    """NONE of Signum while there is no plot."""
    stage: i1
    by: i1
    victim: i1
    a: i1
    b: i1
    raised: i1


@record
class Peace:
    """What follows a battle between Reges: the victor's choice, and his terms."""

    stage: i1
    """0 none, 1 the victor chooses, 2 he writes terms, 3 the loser answers."""
    victor: i1
    loser: i1
    war: i1
    letter: i1
    """The letter that holds the terms."""


@record
class Spoils:
    """A town that has just fallen, while its taker decides."""

    town: i1
    """NONE while there is none."""
    taker: i1
    stage: i1


@record
class Realm:
    """A position."""

    scenario: i2
    turn: i2
    phase: i1
    step: i1
    """How far the phase has come; its meaning belongs to the chapter that runs the phase."""
    active: i1
    """Whose phase of the turn it is."""
    order: i1
    """How many Reges have had their phase in this turn."""
    ask: i1
    seat: i1
    """Who chooses now: of a sealed question the first who has not yet answered."""
    waiting: i1
    """A bit for each seat that has to answer the question now; of a sealed one several."""
    winner: i1
    ending: i1
    acts: i2
    """Choices made in the phase under way, which ends of itself at a limit."""
    event_deck: Array[i1] = times(EVENTI)
    """The cards of this cycle in their order; hidden from all but the arbiter."""
    event_place: i1
    signa_deck: Array[i1] = times(DECK)
    """Kinds from the top at `signa_place`; hidden."""
    signa_place: i1
    signa_end: i1
    signa_spent: Array[i1] = times(SIGNA_KINDS)
    """The discards by kind."""
    stake: Array[i1] = times(2)
    """The two Signa at stake, hidden."""
    last_offer: i2
    """The winning offer of the last turn, which all know."""
    picking: i1
    event: Event
    plot: Plot
    peace: Peace
    spoils: Spoils
    births: i2
    """Counts persons in the order of their birth."""
    towns: Array[Town] = times(TOWNS)
    reges: Array[Rex] = times(SEATS)
    persons: Array[Person] = times(PERSONS)
    letters: Array[Letter] = times(LETTERS)
    accords: Array[Accord] = times(ACCORDS)
    wars: Array[War] = times(WARS)
    claims: Array[Claim] = times(CLAIMS)
    battle: Battle
