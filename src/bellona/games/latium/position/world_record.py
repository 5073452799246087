"""What never changes in a game: the tabula, the cards and the figures, in one flat record."""

from __future__ import annotations

from bellona.kernel.record import Array, i1, i2, i4, record, times
from bellona.kernel.results import f8

from .battlefield import ARMS
from .vocabulary import CELLS, DEMANDS, EFFECTS, EVENTI, FEATURES, RESULTS, SEAT_COUNT, SIDES, SIGNA_KINDS, TOWNS


@record
class Site:
    """A town on the map."""

    cell: i2
    people: i1
    bonus: i1
    cives: i1
    """At the start."""
    family: i1
    """1 if a scenario says who are the first children of its Rex; else they are drawn by lot;"""
    children: Array[i1] = times(2)
    """the elder first, each a `Sex`, NONE for nobody."""


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
    played: Array[i1] = times(SEAT_COUNT)
    """1 for a seat with a player."""
    players: i1
    last_turn: i2
    exile_return: i1
    """1 if the players agreed to 8.10."""
    neighbour: Array[i2] = times(CELLS, SIDES)
    """The casella over each side, NONE at the edge: E, SE, SW, W, NW, NE."""
    river: Array[i1] = times(CELLS, SIDES)
    """1 if a river runs along the side."""
    terrain: Array[i1] = times(CELLS)
    town_at: Array[i1] = times(CELLS)
    sites: Array[Site] = times(TOWNS)
    distance: Array[i2] = times(TOWNS, TOWNS)
    """Milia of the cheapest way between two towns, every town open."""
    nearest: Array[i1] = times(TOWNS, TOWNS)
    """The other towns of each, by milia, then by their number; the town itself comes last."""
    steps: Array[i1] = times(CELLS, CELLS)
    """The cheapest way from one casella to another in caselle of plain (8 milia), every town open; TOO_FAR at most."""
    beside: Array[i4] = times(CELLS)
    """A bit for each town that a casella lies beside."""
    rings_near: Array[i4] = times(CELLS)
    """A bit for each town with a casella beside it within a turn's march of a casella."""
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
    """A civitas in foedus pays one part in this many."""
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
    judgement: Array[f8] = times(FEATURES, 2)
    """What each `Feature` adds to the standing of a Rex at the beginning of a game, and at its end."""
