"""A battle on the pugnae tabula: its field, its units, and the pending decisions (11, 12).

Two sides: 0 the aggressor, 1 the defender. Rows count from side 0's edge; a square is `row * WIDEST + column`.
"""

from __future__ import annotations

from enum import IntEnum

from bellona.kernel.record import FLAG, Array, among, i1, i2, i4, record, times, within

from .vocabulary import CELLS, COUNTERS, DECK, NONE, SEAT_COUNT, SIGNA_KINDS, TOWNS, WARS

WIDEST, DEEPEST = 24, 24
SQUARES = WIDEST * DEEPEST
UNITS = 80
"""Places for units; those of side 0 come first."""
SIDE_UNITS = 40
CENTURIAE = 2
"""The most centuriae of a unit."""
CARDS = 3
PEDITES, EQUITES, SAGITTARII, LEADER = 0, 1, 2, 3
ARMS = 3
LEADERLESS = 3
"""A contingent that no Rex or Dux leads."""
OFF = -1
"""The square of a unit that is not on the field."""


MOST = 100
"""A bound on all small counts of a battle."""
SIDE = within(0, 1)


class Stage(IntEnum):
    """The progress of a battle."""

    NONE = 0
    SUMMONED = 1
    """The aggressor has called; the defender accepts or declines (10.3, D53)."""
    MUSTER = 2
    """Both sides write down their legions, and call who may come (10.5 to 10.12)."""
    ALLOTMENT = 3
    """Both commanders choose their Signa (3.9)."""
    SIDES = 4
    """The defender chooses his side of the field (10.24)."""
    INITIATIVE = 5
    EXCHANGE = 6
    """Opportunitas is exchanged, before deployment (3.10)."""
    DEPLOYMENT = 7
    FIGHTING = 8
    SETTLED = 9
    """It is decided; its consequences are still to be carried out."""


class Ground(IntEnum):
    """What a square of the field is."""

    OPEN = 0
    COLLE = 1
    SILVA = 2
    STREAM = 3


class Standing(IntEnum):
    """Where a unit or a leader is."""

    ABSENT = 0
    RESERVE = 1
    """Not yet deployed."""
    FIELD = 2
    EDGE = 3
    """Fallen back to its own edge, and waiting there (11.35)."""
    ROUTED = 4
    DESTROYED = 5
    LEFT = 6
    """A leader driven off the field."""
    DEAD = 7
    CAPTURED = 8


class Arma(IntEnum):
    """The three cards of a duel (4.2)."""

    NONE = 0
    GLADIUM = 1
    CLIPEUS = 2
    LORICA = 3
    SEALED = 4
    """A card that a view may not know."""


class Clash(IntEnum):
    """What a duel is."""

    NONE = 0
    MELEE = 1
    SHOT = 2


class Moment(IntEnum):
    """What a battle, or the current fight in it, is waiting for."""

    NOTHING = 0
    NAME_STRUCK = 1
    """The owner of the target names the centuria that is struck at."""
    CARDS = 2
    """Both seal their next card."""
    DAMNUM = 3
    """He whose clipeus struck may add a Damnum."""
    DEFENSIO = 4
    """He who was struck may cancel it."""
    CONSTANTIA = 5
    """The owner of a unit that must test may play Constantia."""
    SHOTS = 6
    """A side may shoot before the next action."""
    ACTION = 7
    """The holder of the initiative acts."""
    AFTERMATH = 8
    """An action is over: who lost a centuria before it began stands his discrimen (12.1)."""
    WATCH = 9
    """A phase begins in which the program moves both sides: the aggressor looks on (D76)."""


class Shaken(IntEnum):
    """Why and when a discrimen is due: bits."""

    DUE = 1
    REAR = 2
    """The loss was caused by an attack from the rear."""
    RIPE = 4
    """An action has begun since: it is stood when that action ends at the latest."""


ORDER = 6
"""The numbers of an order: its verb and a to e of the action."""
ORDERS = (
    within(0, 127),
    within(0, UNITS - 1),
    within(0, UNITS - 1),
    within(-WIDEST, SQUARES - 1),
    within(-DEEPEST, DEEPEST),
    within(0, 1),
)
"""A verb; a unit; a target, or who goes along; a square, a centuria or columns; rows; 1 if the leader goes too."""


@record
class Unit:
    """One or two centuriae of one arm on one square, or a commander alone."""

    side: i1 = SIDE
    arm: i1 = within(PEDITES, LEADER)
    """PEDITES, EQUITES, SAGITTARII, or LEADER."""
    standing: i1 = among(Standing)
    schiera: i1 = within(NONE, UNITS)
    """Units of one side placed together share it (11.10)."""
    square: i2 = within(OFF, SQUARES - 1)
    facing: i1 = within(0, 3)
    """0 towards the enemy's edge, 1 to its left, 2 towards its own edge, 3 to its right."""
    alive: Array[i1] = times(CENTURIAE, each=FLAG)
    points: Array[i1] = times(CENTURIAE, each=within(0, MOST))
    home: Array[i1] = times(CENTURIAE, each=within(NONE, TOWNS - 1))
    """The town that each centuria comes from."""
    wait: i1 = within(0, MOST)
    """Moves of the adversary still to come before it may act again (11.35)."""
    volleys: i1 = within(0, MOST)
    """Volleys shot in this phase (11.29)."""
    rest: i1 = within(0, MOST)
    """Moves still to come before it may shoot again (11.30)."""
    acted: i1 = within(0, MOST)
    """Actions of this phase in which it took part."""
    shaken: i1 = within(0, 7)
    """Bits of Shaken: 0 while no discrimen is due (12.1)."""
    shot: i1 = within(0, 3)
    """A bit for each centuria that has shot in the volley under way (11.25)."""
    fresh: i1 = within(0, 2)
    """1 for a unit that moved in the last action, and may turn."""
    seat: i1 = within(NONE, SEAT_COUNT - 1)
    """Of a commander: the Rex he is or serves, NONE for the leader of a civitas."""
    counter: i1 = within(NONE, COUNTERS - 1)
    """Of a commander: which counter of that Rex."""


@record
class Fight:
    """The current attack or volley: its duels one by one."""

    clash: i1 = among(Clash)
    """NONE of Clash while there is no fight."""
    moment: i1 = among(Moment)
    """What it waits for, NAME_STRUCK to DEFENSIO of Moment."""
    attacker: i1 = within(NONE, UNITS - 1)
    """Unit number."""
    target: i1 = within(NONE, UNITS - 1)
    duel: i1 = within(0, CENTURIAE)
    """Which centuria of the attacker fights now."""
    duels: i1 = within(0, CENTURIAE)
    """How many duels the attack has."""
    struck: i1 = within(NONE, CENTURIAE - 1)
    """The centuria of the target, NONE until named."""
    pair: i1 = within(0, CARDS)
    """Which pair of cards comes next, 0 to 2."""
    flank: i1 = within(0, 3)
    """1 from the side, 2 from the rear."""
    card: Array[i1] = times(2, CARDS, each=among(Arma))
    """The Arma shown or sealed: [0] the attacker's, [1] the target's."""
    sealed: Array[i1] = times(2, each=FLAG)
    """1 for who has sealed the next card."""
    given: Array[i1] = times(2, each=within(0, MOST))
    """Points that each side has given in this duel."""
    damnum: i1 = within(0, MOST)
    """Points that Damnum adds to the clipeus hit being settled."""
    hitter: i1 = within(NONE, 1)
    """Which of the two has just struck with a clipeus, NONE."""


@record
class Battle:
    """The current battle, if any."""

    stage: i1 = among(Stage)
    moment: i1 = among(Moment)
    cell: i2 = within(NONE, CELLS - 1)
    """The casella of the tabula where it is fought."""
    town: i1 = within(NONE, TOWNS - 1)
    """The town that the defence is for, NONE in the open."""
    war: i1 = within(NONE, WARS - 1)
    """The war it belongs to."""
    seat: Array[i1] = times(2, each=within(NONE, SEAT_COUNT - 1))
    """Who commands each side: a Rex, NONE for a civitas sine duce."""
    leader: Array[i1] = times(2, each=within(NONE, COUNTERS - 1))
    """The commanding counter of that Rex (REX or DUX), NONE without a leader."""
    delegated: Array[i1] = times(2, each=FLAG)
    """1 if the program makes a Rex's choices for him (D76)."""
    ready: Array[i1] = times(2, each=FLAG)
    """1 once a side has made its sealed choice of this stage."""
    levy: Array[i1] = times(2, 30, ARMS, each=within(0, MOST))
    """Centuriae written down for the battle, by home town and arm; hidden until deployment (10.5)."""
    from_town: Array[i1] = times(2, each=within(NONE, TOWNS - 1))
    """The town in which each commander stood when he was called, whose garrison may join him; NONE."""
    called: Array[i4] = times(2, each=within(0, (1 << TOWNS) - 1))
    """A bit for each civitas socia whose contingent a side has called."""
    invited: Array[i1] = times(2, each=within(0, (1 << SEAT_COUNT) - 1))
    """A bit for each Rex whom a side has called."""
    joined: Array[i1] = times(2, 6, each=within(0, LEADERLESS))
    """How each Rex has come to a side: 0 not, 1 + leader with his legion, LEADERLESS with a contingent only."""
    ally: Array[i1] = times(2, each=within(0, (1 << SEAT_COUNT) - 1))
    """A bit for each Rex whose contingent has come."""
    allied_rex: Array[i1] = times(2, each=FLAG)
    """1 where an allied Rex is present in person (D25)."""
    signa: Array[i1] = times(2, 22, each=within(0, DECK))
    """The allotted Signa by kind (3.9)."""
    signa_count: Array[i1] = times(2, each=within(0, DECK))
    """How many they are, which all may know."""
    alacritas: Array[i1] = times(2, each=within(-MOST, MOST))
    """The bonus of Alacritas for the current roll."""
    fixed: i1 = FLAG
    """1 once a raised Inopinatum has made the initiative final."""
    holder: i1 = within(NONE, 1)
    """The side with the initiative, NONE."""
    rolled: Array[i1] = times(2, each=within(0, MOST))
    asked: i1 = within(0, MOST)
    """How many of the questions of this stage have been asked."""
    front: i1 = within(0, WIDEST)
    depth: i1 = within(0, DEEPEST)
    zone: i1 = within(0, DEEPEST, upto="depth")
    """The depth of each side's zone of deployment."""
    stream: i1 = within(NONE, DEEPEST - 1)
    """The row of the stream, NONE."""
    turned: i1 = FLAG
    """1 where side 1 has chosen the near edge: terrain is seen from there."""
    terrain: Array[i1] = times(SQUARES, each=among(Ground))
    occupant: Array[i1] = times(SQUARES, each=within(NONE, UNITS - 1))
    """The unit on each square, NONE; derived from the units and stored for speed."""
    engaged: Array[i1] = times(2, each=FLAG)
    """1 for an army that the enemy has engaged."""
    number: i1 = within(0, MOST)
    """The phase of the battle, from 1 (D73)."""
    actions: i1 = within(0, MOST)
    """Actions left to the holder in this phase (D62)."""
    moving: i1 = FLAG
    """1 if the action under way began after the enemy was engaged: its movement counts (11.31)."""
    placing: i1 = SIDE
    """The side that places next in the deployment."""
    suffered: Array[i1] = times(2, each=within(0, UNITS * CENTURIAE))
    """Centuriae of each side destroyed, fallen back or fled in this phase (4.14)."""
    lost: Array[i2] = times(2, each=within(0, UNITS * CENTURIAE))
    """Centuriae of each side destroyed or routed in the battle."""
    shooter: i1 = within(NONE, 1)
    """The side that may shoot now."""
    order: Array[i2] = times(ORDER, each=ORDERS)
    """The order under way, while units still stand a discrimen before it; its verb is 0 if there is none."""
    testing: i1 = within(NONE, UNITS - 1)
    """The unit that stands a discrimen now, NONE."""
    hurt: Array[i1] = times(2, each=FLAG)
    """1 for a side that has lost since it was last asked, and may want to leave the field."""
    forming: i1 = FLAG
    """1 while a schiera that was just placed may still grow (11.10)."""
    exchange: i1 = within(0, DECK)
    """How many Signa may still be taken for an Opportunitas (3.10)."""
    played: i1 = within(0, SIGNA_KINDS - 1)
    """A Signum played against the other side, until it is known whether it works; 0 if there is none."""
    played_by: i1 = SIDE
    played_raised: i1 = FLAG
    plunder: i1 = FLAG
    """1 while the player of a raised Dolum looks at the other's Signa and chooses one (D24)."""
    bonus: Array[i1] = times(2, each=within(-MOST, MOST))
    """What an event adds to the initiative die of each side in this battle."""
    steadiness: Array[i1] = times(2, each=within(-MOST, MOST))
    """What an event adds to each discrimen of this battle."""
    victor: i1 = within(NONE, 2)
    """The side that won, NONE while open, 2 for a draw."""
    abandoned: i1 = FLAG
    """1 if the loser left the field."""
    fight: Fight
    count: Array[i1] = times(2, each=within(0, SIDE_UNITS))
    """Unit places used by each side."""
    units: Array[Unit] = times(UNITS)
