"""The position of a game of Latium: all that changes, in one flat record.

Seats 0 to 5 are the six Reges in their order round the table (1.3); town s is the caput of seat s, the civitates are
behind them. A seat that nobody plays is a civitas sine duce (D1). Turns count from 1. A turn in a field named
`..._until` is the last one on which it applies.
"""

from __future__ import annotations

from bellona.kernel.record import FLAG, Array, among, i1, i2, i4, record, times, within

from .battlefield import ARMS, Battle
from .vocabulary import (
    ACCORDS,
    CELLS,
    CLAUSES,
    COUNTERS,
    DECK,
    EFFECTS,
    EVENTI,
    HIDDEN,
    LEADERS,
    LETTERS,
    MOST_AES,
    NONE,
    PERSONS,
    RESULTS,
    SEAT_COUNT,
    SIGNA_KINDS,
    TOWNS,
    WARS,
    AccordState,
    Ask,
    Bond,
    Clause,
    Ending,
    Errand,
    Fall,
    God,
    Hold,
    LetterState,
    Level,
    Path,
    PeaceStage,
    Phase,
    PlotStage,
    Reign,
    Sacred,
    Sex,
    Signum,
    SpoilsStage,
    Standing,
    TermState,
    WarState,
    Work,
)

SCENARIOS = 8
MOST = 100
"""A bound on all small counts of a game."""
MOST_TURNS, MOST_CIVES, MOST_BIRTHS = 2000, 9999, 30_000
SEAT = within(NONE, SEAT_COUNT - 1)
TOWN = within(NONE, TOWNS - 1)
PERSON = within(NONE, PERSONS - 1)
CELL = within(NONE, CELLS - 1)
TURN = within(0, MOST_TURNS)
LEGION = within(0, MOST)
ASKED = {int(ask): (0, SEAT_COUNT - 1) for ask in Ask if ask != Ask.NOTHING}
"""A question has a seat."""
GIVEN = {
    int(Clause.CENTURIAE): (0, ARMS - 1),
    int(Clause.MARRY): (0, PERSONS - 1),
    int(Clause.REPUDIATE): (0, PERSONS - 1),
    int(Clause.TRANSIT): (0, TOWNS - 1),
    int(Clause.ATTACK): (0, TOWNS - 1),
    int(Clause.RELEASE): (0, COUNTERS - 1),
}
TAKEN = {int(Clause.SIGNA): (0, SIGNA_KINDS - 1), int(Clause.MARRY): (0, PERSONS - 1)}
"""What the numbers of a clause refer to, by its kind."""


@record
class Town:
    """A town."""

    holder: i1 = SEAT
    """Who controls it, NONE if nobody does; derived from the facts and stored for speed."""
    hold: i1 = among(Hold)
    taken_by: i1 = SEAT
    """Who conquered it, NONE."""
    crown: i1 = SEAT
    """The Rex for whose house its throne was inherited, NONE."""
    crown_since: i2 = TURN
    came_by: i1 = among(Path)
    """Path, for the report."""
    level: i1 = among(Level)
    areae: i1 = within(0, MOST)
    cives: i2 = within(0, MOST_CIVES)
    garrison: Array[i1] = times(ARMS, each=LEGION)
    """Centuriae in the town that follow no leader; of a town sine duce its whole legion."""
    work: i1 = among(Work)
    """The work ordered in this turn."""
    god: i1 = among(God)
    sacred: i1 = among(Sacred)
    favours: i1 = within(0, MOST)
    rex: i1 = PERSON
    """The person on the throne, NONE for the first of his house."""
    vacant: i1 = FLAG
    """1 while nobody reigns and no successor has been found."""
    blockader: i1 = SEAT
    blockade_turn: i2 = TURN
    relief: i1 = FLAG
    """1 once its owner has had a phase since the blockade began."""
    declined: i1 = FLAG
    """1 after battle was declined in this turn."""


@record
class Piece:
    """A counter of a Rex on the tabula."""

    errand: i1 = among(Errand)
    moved: i1 = within(0, 2)
    cell: i2 = CELL
    origin: i1 = TOWN
    """The town from which the journey started."""
    goal: i2 = CELL
    """The casella it is bound for over several turns, NONE."""
    until: i2 = TURN
    """The last turn of an illness, a seizure or a captivity's term."""
    captor: i1 = SEAT
    blockades: i1 = TOWN
    """The town that it blockades, NONE."""
    follows: i1 = within(0, LEADERS * SEAT_COUNT)
    """The allied leader with whom it marches (10.7): 1 + 2 * seat + leader, 0 for nobody."""
    leave: i1 = FLAG
    """1 for a legatus whose next audience the victor of a peace has granted (10.17)."""
    declined: i1 = FLAG
    """1 for a leader in the open who has declined a battle in this turn (B60)."""
    ranks: Array[i1] = times(TOWNS, ARMS, each=LEGION)
    """The centuriae that follow it, by home town and arm."""


@record
class Loan:
    """What a Rex owes to a civitas."""

    aes: i2 = within(0, MOST_AES)
    due: i2 = within(NONE, MOST_TURNS)
    """The turn by which it is repaid; NONE once it was not (8.6)."""
    used: i1 = FLAG
    """1 once a loan of this civitas has been granted (8.4)."""


@record
class Tie:
    """The relation of a Rex with a town."""

    bond: i1 = among(Bond)
    """With a civitas sine duce: NONE, PACTUM or FOEDUS."""
    since: i2 = TURN
    ban_until: i2 = TURN
    """No audience (D42)."""
    friction_until: i2 = TURN
    transit_until: i2 = TURN
    help_due: i2 = TURN
    """The turn by which help is owed to a socia that was attacked, 0 (D45)."""
    could_help: i1 = FLAG
    """1 once somebody who could have helped stood near enough while help was owed."""
    betrayed: i2 = TURN
    """The turn of the last betrayal, 0."""
    loan: Loan


@record
class Rex:
    """A player's house."""

    reign: i1 = among(Reign)
    fall: i1 = among(Fall)
    court: i1 = within(0, TOWNS - 1)
    """The town that is his seat."""
    aes: i4 = within(0, MOST_AES)
    ira: i1 = within(0, MOST)
    signa: Array[i1] = times(SIGNA_KINDS, each=within(HIDDEN, DECK))
    signa_count: i1 = within(0, DECK)
    """How many Signa he holds, which all may know."""
    offer: i2 = within(HIDDEN, MOST_AES)
    """His sealed offer: NONE until made."""
    partner: i1 = SEAT
    """With whom he files a joint offer in this turn, NONE."""
    ready: i1 = within(0, MOST)
    """1 once he has made his sealed choice."""
    audience: i1 = within(-MOST, MOST)
    """What is added to his next audience."""
    production: i2 = within(-100, 1000)
    """Percent added to his next production."""
    initiative: i1 = within(-MOST, MOST)
    discrimen: i1 = within(-MOST, MOST)
    war_bonus_cycle: i1 = within(0, MOST)
    """The cycle in which the two above hold."""
    recruit_ban_until: i2 = TURN
    immune_cycle: i1 = within(0, MOST)
    """The cycle in which the next bad health event is void."""
    ludi: i1 = within(0, MOST)
    """The semester in which ludi were last given, from 1."""
    paid: i2 = TURN
    """The turn in which his legions were last paid."""
    lord: i1 = SEAT
    """To whom he is subject, NONE."""
    rebel_from: i2 = TURN
    """The turn from which a declared rebellion may strike, 0."""
    restored: i1 = FLAG
    breaches: i1 = within(0, MOST)
    last_breach: i2 = TURN
    captive_rex: i1 = FLAG
    pieces: Array[Piece] = times(COUNTERS)
    ties: Array[Tie] = times(TOWNS)


@record
class Person:
    """A son or daughter of a Rex."""

    standing: i1 = among(Standing)
    sex: i1 = among(Sex)
    court: i1 = TOWN
    """The town of the house."""
    born: i2 = within(0, MOST_BIRTHS)
    """Order of age: less is older."""
    spouse: i1 = PERSON
    """A person, NONE."""
    wed: i2 = TURN
    dynastic: i1 = FLAG
    """1 for a husband whose marriage gives control of his wife's town (7.7)."""
    captor: i1 = SEAT
    until: i2 = TURN


@record
class Term:
    """One clause."""

    kind: i1 = among(Clause)
    giver: i1 = FLAG
    """0 the writer (party a), 1 the other."""
    done: i1 = among(TermState)
    a: i2 = within(NONE, MOST_AES, by=("kind", GIVEN))
    b: i2 = within(NONE, MOST_AES, by=("kind", TAKEN))
    c: i2 = within(NONE, MOST_AES)
    until: i2 = within(NONE, MOST_AES)


@record
class Letter:
    """A proposal under way, or being written."""

    state: i1 = among(LetterState)
    to: i1 = SEAT
    bond: i1 = among(Bond)
    secret: i1 = FLAG
    sent: i2 = TURN
    leave: i1 = within(0, 3)
    """1 while a letter waits for the leave that a peace demands (10.17)."""
    count: i1 = within(0, CLAUSES)
    terms: Array[Term] = times(CLAUSES)


@record
class Accord:
    """An accord between two Reges."""

    state: i1 = among(AccordState)
    a: i1 = SEAT
    b: i1 = SEAT
    bond: i1 = among(Bond)
    secret: i1 = FLAG
    since: i2 = TURN
    ended: i2 = TURN
    traitor: i1 = SEAT
    peace: i1 = FLAG
    """1 for the terms of a peace."""
    count: i1 = within(0, CLAUSES)
    terms: Array[Term] = times(CLAUSES)


@record
class War:
    """A war between a Rex and another, or a civitas."""

    state: i1 = among(WarState)
    aggressor: i1 = SEAT
    enemy: i1 = SEAT
    """A seat, NONE against a civitas sine duce."""
    town: i1 = TOWN
    """The town aimed at."""
    declared: i2 = TURN
    """The turn of the declaration, 0 for treachery."""
    stirred: i2 = TURN
    """The turn in which it began, or was last fought."""
    treachery: i1 = FLAG
    crown: i1 = TOWN
    """The town whose crown is contested (7.11), NONE."""
    restores: i1 = SEAT
    """The exiled seat for whom it is fought (8.10), NONE."""


@record
class Claim:
    """A later son-in-law's right to fight for a crown (D52)."""

    town: i1 = TOWN
    """NONE for no claim."""
    claimant: i1 = SEAT
    reigning: i1 = SEAT
    until: i2 = TURN


CLAIMS = 4


@record
class Event:
    """The event of the turn."""

    card: i1 = within(0, EVENTI)
    """1 to 12, 0 before it is turned."""
    result: i1 = within(0, RESULTS)
    """1 to 4."""
    other: i1 = within(0, RESULTS)
    """The other result of a raised Charisma or Auspicium, 0."""
    drawn: i1 = SEAT
    """The seat on which the lot fell."""
    assigned: i1 = SEAT
    stage: i1 = within(0, 7)
    """EventStage in c02_events."""
    charismatic: i1 = SEAT
    """Who played Charisma, NONE."""
    sender: i1 = SEAT
    """Who sent it on by Egida last, NONE."""
    final: i1 = FLAG
    """1 after a raised Egida."""
    rerolled: i1 = FLAG
    effect: i1 = within(0, EFFECTS)
    """The next effect to carry out."""
    void: i1 = FLAG


@record
class Plot:
    """A Signum played against somebody, until it is known whether it works."""

    signum: i1 = among(Signum)
    """NONE of Signum while there is no plot."""
    stage: i1 = among(PlotStage)
    by: i1 = SEAT
    victim: i1 = SEAT
    a: i1 = within(NONE, 127)
    b: i1 = within(NONE, 127)
    raised: i1 = FLAG


@record
class Peace:
    """What follows a battle between Reges: the victor's choice, and his terms."""

    stage: i1 = among(PeaceStage)
    victor: i1 = SEAT
    loser: i1 = SEAT
    war: i1 = within(NONE, WARS - 1)
    letter: i1 = within(NONE, LETTERS - 1)
    """The letter that holds the terms."""


@record
class Spoils:
    """A town that has just fallen, while its taker decides."""

    town: i1 = TOWN
    """NONE while there is none."""
    taker: i1 = SEAT
    stage: i1 = among(SpoilsStage)


@record
class Realm:
    """A position."""

    scenario: i2 = within(0, SCENARIOS, same="scenario")
    turn: i2 = within(1, MOST_TURNS)
    phase: i1 = among(Phase)
    step: i1 = within(0, 7)
    """How far the phase has come; its meaning belongs to the chapter that runs the phase."""
    active: i1 = SEAT
    """Whose phase of the turn it is."""
    order: i1 = within(0, SEAT_COUNT)
    """How many Reges have had their phase in this turn."""
    ask: i1 = among(Ask)
    seat: i1 = within(NONE, SEAT_COUNT - 1, by=("ask", ASKED))
    """Who chooses now: of a sealed question the first who has not yet answered."""
    waiting: i1 = within(0, (1 << SEAT_COUNT) - 1)
    """A bit for each seat that has to answer the question now; of a sealed one several."""
    winner: i1 = SEAT
    ending: i1 = among(Ending)
    acts: i2 = within(0, MOST)
    """Choices made in the current phase, which ends automatically at a limit."""
    event_deck: Array[i1] = times(EVENTI, each=within(0, EVENTI))
    """The cards of this cycle in their order; hidden from all but the arbiter."""
    event_place: i1 = within(0, EVENTI)
    signa_deck: Array[i1] = times(DECK, each=within(0, SIGNA_KINDS - 1))
    """Kinds from the top at `signa_place`; hidden."""
    signa_place: i1 = within(0, DECK, upto="signa_end")
    signa_end: i1 = within(0, DECK)
    signa_spent: Array[i1] = times(SIGNA_KINDS, each=within(0, DECK))
    """The discards by kind."""
    stake: Array[i1] = times(2, each=within(HIDDEN, SIGNA_KINDS - 1))
    """The two Signa at stake, hidden."""
    last_offer: i2 = within(NONE, MOST_AES)
    """The winning offer of the last turn, which all know."""
    picking: i1 = SEAT
    event: Event
    plot: Plot
    peace: Peace
    spoils: Spoils
    births: i2 = within(0, MOST_BIRTHS)
    """Counts persons in the order of their birth."""
    towns: Array[Town] = times(TOWNS)
    reges: Array[Rex] = times(SEAT_COUNT)
    persons: Array[Person] = times(PERSONS)
    letters: Array[Letter] = times(LETTERS)
    accords: Array[Accord] = times(ACCORDS)
    wars: Array[War] = times(WARS)
    claims: Array[Claim] = times(CLAIMS)
    battle: Battle
