"""The position of a game of Latium: all that changes, in one flat record.

Seats 0 to 5 are the six Reges in their order round the table (1.3); town s is the caput of seat s, the civitates are
behind them. A seat that nobody plays is a civitas sine duce (D1).
Turns count from 1. A turn in a field named `..._until` is the last one on which the thing holds.
"""

from __future__ import annotations

from bellona.kernel.record import Array, i1, i2, i4, record, times

from .battlefield import ARMS, Battle
from .vocabulary import (
    ACCORDS,
    CLAUSES,
    COUNTERS,
    DECK,
    EVENTI,
    LETTERS,
    PERSONS,
    SEATS,
    SIGNA_KINDS,
    TOWNS,
    WARS,
)


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
    declined: i1
    """1 for a leader in the open who has declined a battle in this turn (B60)."""
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
    could_help: i1
    """1 once somebody who could have helped stood near enough while help was owed."""
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
