"""The position of a war: one flat record, and the world it is fought in.

Two sides, Rome 0 and Carthage 1. Strength is plain numbers of land and naval points by side and hex; only leaders are
pieces. The points of Syracuse are counted separately, and belong to the side that its region is aligned with (17.2).
`World` holds what never changes in a war (map, tables, scenario); `War` everything that does.
"""

from __future__ import annotations

from enum import IntEnum

from bellona.kernel.record import FLAG, Array, among, i1, i2, i4, record, times, within
from bellona.kernel.results import f8

from ..rules.events import Cause

HEXES = 722
PLACES = 96
REGIONS = 32
LEADERS = 16
TAGS = 72
ITEMS = 40
SPOTS = 6
ROWS = 16
ODDS = 10
FEATURES = 27
LOWEST_DIE, COMBAT_DICE = -4, 14
LOWEST_ATTRITION, ATTRITION_DICE = -1, 11
LEVELS = 4
SCENARIOS = 3
MOVEMENT_POINTS, STEP_DOWN = 20, 2
"""Of a leader in a campaign phase (8.0); how many step down in an election (8.4)."""
MOST_POINTS = 127
MOST_TURNS, MOST_TREASURY, MOST_COUNT = 9999, 30_000, 9999
"""A bound on all counts of a war."""

ROME, CARTHAGE, NOBODY = 0, 1, 2
LAND, NAVAL = 0, 1
SYRACUSAN_LAND, SYRACUSAN_NAVAL = 2, 3
"""Kinds of points: a side's own, and those of Syracuse."""

NONE = -1
HIDDEN = -2

BY_LAND, BY_SEA, BY_FERRY = 1, 2, 4
"""Who may cross a hexside: armies, fleets, armies where a ferry serves (5.32, 5.37)."""


SIDE = within(ROME, CARTHAGE)
PARTY = within(ROME, NOBODY)
POINTS = within(0, MOST_POINTS)
HEX = within(NONE, HEXES - 1, below="hexes")


class Terrain(IntEnum):
    """What a hex is made of."""

    SEA = 0
    COAST = 1
    LAND = 2
    MOUNTAIN = 3
    COAST_MOUNTAIN = 4


class Walls(IntEnum):
    """What stands in a hex: nothing, a town, a city, or one of the three great cities (9.24)."""

    NOTHING = 0
    TOWN = 1
    CITY = 2
    GREAT_CITY = 3


class Phase(IntEnum):
    """The phases of a player's turn (4.2), and what lies before and after the war."""

    SETUP = 0
    DIPLOMACY = 1
    ELECTIONS = 2
    TAXATION = 3
    CAMPAIGN = 4
    SUPPLY = 5
    RECRUITMENT = 6
    OVER = 7


class Ask(IntEnum):
    """The current question."""

    NOTHING = 0
    DEPLOY = 1
    FUND = 2
    RETIRE = 3
    ELECT = 4
    APPOINT = 5
    RETURN = 6
    CAMPAIGN = 7
    MARCH = 8
    INVERT = 9
    LOSSES = 10
    RECRUIT = 11
    AGREE = 12


class Status(IntEnum):
    """Where a leader is: not in this scenario, off the map, on it, just drawn, lost, or out for good."""

    ABSENT = 0
    POOL = 1
    ON_MAP = 2
    DRAWN = 3
    LOST = 4
    GONE = 5


class Stage(IntEnum):
    """The progress of a phase."""

    OPENING = 0
    UNDER_WAY = 1


class Access(IntEnum):
    """Who may enter a region."""

    OPEN = 0
    CLOSED = 1
    """Nobody, in the whole war."""
    UNTIL_WAR = 2
    """Nobody before the Illyrian War."""


class Marching(IntEnum):
    """The state of a leader's move in this campaign phase."""

    WAITING = 0
    UNDER_WAY = 1
    FINISHED = 2


class Result(IntEnum):
    """The effect of a row of a diplomacy table (16.31)."""

    NO_EFFECT = 0
    REVOLT = 1
    ILLYRIAN_WAR = 2
    ALLIANCE = 3
    SYRACUSE_TO = 4
    DEFECTION = 5
    SOUTH_DEFECTS = 6


class Alliance(IntEnum):
    """How Syracuse came to its alignment."""

    AS_BEGUN = 0
    TREATY = 1
    INVASION = 2
    DEFECTION = 3


class Level(IntEnum):
    """The levels of victory (18.0)."""

    DRAW = 0
    MARGINAL = 1
    SUBSTANTIAL = 2
    DECISIVE = 3


class Ending(IntEnum):
    """How a war ended."""

    NOT_YET = 0
    AGREEMENT = 1
    AUTOMATIC = 2
    FALL_OF_ROME = 3
    FALL_OF_CARTHAGE = 4
    TURN_LIMIT = 5


@record
class Figure:
    """A leader's counter."""

    side: i1
    letter: i1
    value: i1
    used: i1
    """1 if the counter takes part in this scenario."""


@record
class Item:
    """A line of the set-up list: points of one kind, or a leader, for a hex or for any hex of a region."""

    side: i1
    kind: i1
    """LAND, NAVAL, or LEADER_ITEM."""
    count: i1
    leader: i1
    region: i1
    """The region in which the owner chooses the hex, NONE where the list names the hex."""
    hex: i2
    """The hex of the list, or the one suggested first."""
    spot_count: i1
    spots: Array[i2] = times(SPOTS)
    """The hexes among which chance chooses for the suggested set-up."""
    apart_count: i1
    apart: Array[i2] = times(SPOTS)
    """Where it may set some land points apart."""
    apart_most: Array[i1] = times(SPOTS)
    """How many at most."""


LEADER_ITEM = 2
SYRACUSAN_ITEM = 2
"""The side of set-up items of Syracuse."""


@record
class Row:
    """A row of the diplomacy table: the highest modified die it stands for, and what happens."""

    highest: i2
    result: i1
    side: i1
    region: i1


@record
class World:
    """The map, the tables and the terms of one scenario."""

    scenario: i2
    """Place among the shipped scenarios from 1, 0 for a designer's own."""
    cols: i2
    rows: i2
    hexes: i2
    neighbour: Array[i2] = times(HEXES, 6)
    q: Array[i2] = times(HEXES)
    r: Array[i2] = times(HEXES)
    terrain: Array[i1] = times(HEXES)
    passage: Array[i1] = times(HEXES, 6)
    """Who may cross the side: bits BY_LAND, BY_SEA, BY_FERRY; 0 at the edge of the map."""
    ferry: Array[i2] = times(HEXES, 6)
    """The ferry hex that serves a side, NONE."""
    region: Array[i1] = times(HEXES)
    """The region of a hex, NONE at sea."""
    place: Array[i1] = times(HEXES)
    """The place in a hex, NONE."""
    regions: i2
    places: i2
    place_hex: Array[i2] = times(PLACES)
    walls: Array[i1] = times(PLACES)
    place_region: Array[i1] = times(PLACES)
    region_place: Array[i1] = times(REGIONS, 16)
    """The places of a region."""
    region_places: Array[i1] = times(REGIONS)
    region_value: Array[i1] = times(REGIONS)
    region_align: Array[i1] = times(REGIONS)
    """The alignment at the start: ROME, CARTHAGE or NOBODY."""
    region_closed: Array[i1] = times(REGIONS)
    """Access."""
    region_begin: Array[i2] = times(REGIONS)
    region_hexes: Array[i2] = times(REGIONS)
    region_hex: Array[i2] = times(HEXES)
    """The hexes of region g: region_hex[region_begin[g] : region_begin[g] + region_hexes[g]], by number."""
    stations: i2
    station: Array[i2] = times(HEXES)
    """The hexes where points may stand at the end of a move, in the order of their printed numbers."""
    barred: Array[i1] = times(2, REGIONS)
    """1 where a side may never recruit (13.24, 13.25)."""
    south: Array[i1] = times(REGIONS)
    """1 for the regions of southern Italy."""
    illyria: i2
    syracuse: i2
    rome_hex: i2
    carthage_hex: i2
    syracuse_hex: i2
    way_out: Array[i1] = times(2, 4, HEXES)
    """Fewest steps to a hex where a move may end: Illyria closed or open; alone, by land, by sea, both together."""
    crt: Array[i1] = times(ODDS, COMBAT_DICE, 2)
    """Percent lost by attacker and defender: odds column, modified die less LOWEST_DIE."""
    attrition: Array[i1] = times(ATTRITION_DICE)
    rows_used: i2
    diplomacy: Array[Row] = times(ROWS)
    wall_modifier: Array[i1] = times(4)
    level_from: Array[i2] = times(LEVELS)
    """The least victory points of each level."""
    automatic: i2
    """The victory points that win in one's own taxation phase, 0 where 18.21 does not apply."""
    only_carthage_falls: i2
    """1 in the third war, where nothing else ends it (19.34D)."""
    has_diplomacy: i2
    counters: Array[i2] = times(2, 2)
    most_leaders: Array[i2] = times(2)
    figures: Array[Figure] = times(LEADERS)
    three_lost_for_good: Array[i1] = times(2)
    """1 where a lost leader of value 3 does not come back himself (19.24B, 19.24C)."""
    roman_seamanship: i2
    """What is added to the die of a Roman force that enters a sea hex."""
    shipyards_wanted: i2
    """The highest die that lets Rome build fleets in the first war, 0 where it always may."""
    treasury: Array[i2] = times(2)
    line_count: i2
    lines: Array[Item] = times(ITEMS)
    syracusans: Array[i1] = times(2)
    turn_limit: i2
    """The last turn, 0 for none."""
    hidden_stacks: i2
    """1 to hide strengths until a leader enters the hex (R47)."""
    judgement: Array[f8] = times(FEATURES)
    """What each feature of a position adds to the odds of Rome."""


@record
class Leader:
    """A leader's state."""

    status: i1 = among(Status)
    marching: i1 = among(Marching)
    points: i1 = within(0, MOVEMENT_POINTS)
    """Movement points left."""
    hex: i2 = within(NONE, HEXES - 1, below="hexes", by=("status", {int(Status.ON_MAP): (0, HEXES - 1)}))


@record
class Tag:
    """Points in a hex that serve one leader until the phase ends (R16)."""

    hex: i2 = HEX
    leader: i1 = within(NONE, LEADERS - 1)
    points: Array[i1] = times(2, each=POINTS)
    held: Array[i1] = times(2, each=POINTS)
    """Of them, those that belong to a besieged garrison (10.28)."""


@record
class Due:
    """A loss whose bearer may choose what is lost."""

    points: i2 = within(0, MOST_COUNT)
    hex: i2 = HEX
    """Where it must be taken, NONE for anywhere."""
    kinds: i1 = within(0, 15)
    """Which kinds of points may be taken, as bits."""
    cause: i1 = among(Cause)


UNDER_WAY = {int(Ask.MARCH): (0, LEADERS - 1), int(Ask.INVERT): (0, LEADERS - 1)}
"""Who is asked about a march has a leader under way."""
ASKED = {int(ask): (ROME, CARTHAGE) for ask in Ask if ask != Ask.NOTHING}
"""A question has a seat."""


@record
class War:
    """A position. `control`, `land`, `total` and `besieged` follow from the rest and are stored for speed."""

    scenario: i2 = within(0, SCENARIOS, same="scenario")
    turn: i2 = within(0, MOST_TURNS)
    phase: i2 = among(Phase)
    active: i2 = SIDE
    """Whose phase it is."""
    ask: i2 = among(Ask)
    seat: i2 = within(NONE, CARTHAGE, by=("ask", ASKED))
    winner: i2 = PARTY
    ending: i2 = among(Ending)
    level: i2 = among(Level)
    offered: Array[i1] = times(2, each=FLAG)
    """Who has offered to end the war in this phase."""
    resume_ask: i1 = among(Ask)
    resume_seat: i1 = SIDE
    line: i2 = within(0, ITEMS)
    """The line of the set-up list under way."""
    line_left: i2 = within(0, MOST_POINTS)
    treasury: Array[i4] = times(2, each=within(0, MOST_TREASURY))
    funds: Array[i2] = times(2, each=within(HIDDEN, MOST_TREASURY))
    """What each side spends on diplomacy: NONE until it is fixed, HIDDEN in the other's view."""
    losses: Array[i2] = times(2, each=within(0, MOST_COUNT))
    fallen: i2 = within(0, LEADERS)
    """Roman leaders lost since the last election."""
    to_retire: i1 = within(0, STEP_DOWN)
    to_draw: i1 = within(0, LEADERS)
    to_elect: i1 = within(0, LEADERS)
    """How many more Rome may elect for the fallen."""
    may_build: i1 = FLAG
    illyrian_war: i1 = FLAG
    south_defected: i1 = FLAG
    syracuse_by: i1 = among(Alliance)
    marching: i2 = within(NONE, LEADERS - 1, by=("ask", UNDER_WAY))
    """The leader under way, NONE."""
    force: Array[i1] = times(2, each=POINTS)
    """The land and naval points he carries."""
    going: i2 = HEX
    """The hex his force is leaving for while a loss is chosen, NONE."""
    must_attack: i1 = FLAG
    threat: i1 = within(NONE, NAVAL, by=("ask", {int(Ask.INVERT): (LAND, NAVAL)}))
    """The type of force that has been threatened and may invert, NONE."""
    sweep: i2 = within(0, HEXES)
    """The next hex, in the order of the map, at which this phase looks."""
    sweep_side: i1 = SIDE
    revolt: i1 = within(NONE, REGIONS - 1, below="regions")
    """The region in revolt, NONE."""
    stage: i1 = among(Stage)
    disturbed: i2 = HEX
    """The hex whose losses have not been settled yet, NONE."""
    due: Array[Due] = times(2)
    tag_count: i2 = within(0, TAGS)
    tags: Array[Tag] = times(TAGS)
    sworn: Array[i1] = times(2, each=within(NONE, LEADERS - 1))
    """The leader whom the Syracusans of a type serve until the phase ends, NONE."""
    leaders: Array[Leader] = times(LEADERS)
    syracusans: Array[i1] = times(2, each=POINTS)
    align: Array[i1] = times(REGIONS, each=PARTY)
    marker: Array[i1] = times(REGIONS, each=FLAG)
    """1 where a defection marker lies."""
    defected: Array[i1] = times(REGIONS, each=FLAG)
    """1 once a region has defected."""
    control: Array[i1] = times(REGIONS, each=PARTY)
    status: Array[i1] = times(REGIONS, each=PARTY)
    """Control at the beginning of the recruitment phase (13.21)."""
    last: Array[i1] = times(REGIONS, each=PARTY)
    """Who controlled a region last (10.12)."""
    land: Array[i2] = times(2, REGIONS, each=within(0, MOST_COUNT))
    """Land points in each region, Syracusan ones left out."""
    spent: Array[i2] = times(REGIONS, each=within(0, MOST_COUNT))
    """Treasury points spent there in this recruitment phase."""
    total: Array[i2] = times(2, 2, each=within(0, MOST_COUNT))
    holder: Array[i1] = times(PLACES, each=PARTY)
    """Whose land points were last alone at a place, NOBODY if nobody's ever were."""
    pinned: Array[i1] = times(PLACES, each=within(0, 2))
    """1 where a garrison has been besieged in this campaign, 2 once its besiegers have been attacked (10.28)."""
    besieged: Array[i1] = times(2, PLACES, each=FLAG)
    points: Array[i1] = times(2, 2, HEXES, each=POINTS)
    """Strength points: side, type, hex."""
    inside: Array[i1] = times(2, 2, HEXES, each=FLAG)
    """1 where they are inverted."""
    veiled: Array[i1] = times(HEXES, each=FLAG)
    """1 where a view does not know how strong the enemy is (R47)."""
