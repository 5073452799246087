"""From the data of a game to the world record that the compiled rules read."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from typing import Any, TypeAlias

import numpy as np

from bellona.gamekit.judgement import read_judgement
from bellona.kernel.record import one
from bellona.kernel.rules import enforces

from .. import data
from ..data.scenarios import load_tables
from ..data.values import DEMANDS, GODS, PEOPLES, SEATS, SLUGS, TERRAINS, Economy, Scenario, Tables
from .distances import lay_rings, lay_steps
from .measures import NAMES
from .tabula import casella, neighbours
from .vocabulary import CELLS, FEATURES, NONE, TOWNS, Domain, Op, Sex
from .world_record import World

FAR = 32767

Ways: TypeAlias = list[list[tuple[int, int, int]]]


@cache
def town_slugs() -> tuple[str, ...]:
    """The towns in the order of their numbers, the capita first."""
    return tuple(load_tables().map.towns)


@cache
def event_slugs() -> tuple[str, ...]:
    """The event cards from 1."""
    return tuple(load_tables().cards.eventi)


@cache
def result_slugs() -> tuple[tuple[str, ...], ...]:
    """The four results of every event card."""
    return tuple(tuple(result.id for result in card.results) for card in load_tables().cards.eventi.values())


def build_world(scenario: Scenario, tables: Tables) -> World:
    """Make the world of a game."""
    world: Any = one(World)
    lay_terms(world, scenario, tables)
    lay_tabula(world, tables)
    lay_towns(world, tables)
    lay_distances(world)
    lay_steps(world)
    lay_rings(world)
    lay_eventi(world, tables)
    lay_signa(world, tables)
    lay_growth(world, tables.economy)
    lay_dealings(world, tables.economy)
    lay_war(world, tables.economy)
    lay_judgement(world)
    made: World = world
    return made


@enforces("1.2", "1.3", "D1", "2.12", "2.13", "D4", "8.10")
def lay_terms(world: Any, scenario: Scenario, tables: Tables) -> None:
    """Who plays, how long, and whether a Rex driven out may come back."""
    calendar = tables.economy.calendar
    world.scenario = SLUGS.index(scenario.id) + 1 if scenario.id in SLUGS else 0
    world.played[:] = [seat in scenario.playing for seat in SEATS]
    world.players = len(scenario.playing)
    world.semester, world.cycle = calendar.semester, calendar.cycle
    world.last_turn = scenario.cycles * calendar.cycle
    world.exile_return = scenario.exile


@enforces("9.1", "9.2", "9.3", "9.4", "9.5", "9.14", "10.8", "D10", "D12")
def lay_tabula(world: Any, tables: Tables) -> None:
    """Caselle, what they cost, and rivers along their sides."""
    chart, march = tables.map, tables.map.march
    signs = "".join(chart.terrain)
    world.terrain[:] = [TERRAINS.index(chart.legend[sign]) for sign in signs]
    world.neighbour[:] = [neighbours(cell) for cell in range(CELLS)]
    world.cost[:] = [march.cost(terrain) for terrain in TERRAINS]
    world.river_cost, world.allowance, world.allies_within = march.river, march.allowance, march.allies
    for side in (side for sides in chart.rivers.values() for side in sides):
        a, b = (casella(name) for name in side.split("/"))
        world.river[a, neighbours(a).index(b)] = 1
        world.river[b, neighbours(b).index(a)] = 1


@enforces("1.2", "1.3")
def lay_towns(world: Any, tables: Tables) -> None:
    """Where the towns stand, their peoples, and what they begin with."""
    world.town_at[:] = NONE
    for number, town in enumerate(tables.map.towns.values()):
        site = world.sites[number]
        site.cell, site.people = casella(town.at), PEOPLES.index(town.people)
        site.cives, site.bonus = town.cives, town.bonus
        site.family, site.children[:] = town.filii is not None, NONE
        for place, child in enumerate(town.filii or ()):
            site.children[place] = Sex[child.upper()]
        world.town_at[site.cell] = number


@enforces("9.7", "9.8", "9.9", "9.10", "9.13")
def lay_distances(world: Any) -> None:
    """Milia between all towns, and the towns nearest to each."""
    ways, cells = ways_out(world), [int(site.cell) for site in world.sites]
    for town in range(TOWNS):
        milia = milia_from(ways, cells[town])
        distances = [milia[cell] for cell in cells]
        world.distance[town] = distances
        others = sorted(set(range(TOWNS)) - {town}, key=lambda other: (distances[other], other))
        world.nearest[town] = [*others, town]


def ways_out(world: Any) -> Ways:
    """The neighbours of each casella, the cost of that casella, and the cost of the river between."""
    costs = [int(world.cost[terrain]) for terrain in world.terrain]
    return [
        [
            (there, costs[there], int(world.river_cost) * bool(river))
            for there, river in zip(there_are, rivers, strict=True)
            if there != NONE and costs[there]
        ]
        for there_are, rivers in zip(world.neighbour.tolist(), world.river.tolist(), strict=True)
    ]


def milia_from(ways: Ways, start: int) -> list[int]:
    """The cheapest way from a casella to each: neither end is paid, nor the rivers on the sides of the two."""
    passing, arriving = [FAR] * CELLS, [FAR] * CELLS
    passing[start] = arriving[start] = 0
    heap = [(0, start)]
    while heap:
        milia, here = heappop(heap)
        if milia > passing[here]:
            continue
        for there, cost, river in ways[here]:
            arriving[there] = min(arriving[there], milia)
            spent = milia + cost + (river if here != start else 0)
            if spent < passing[there]:
                passing[there] = spent
                heappush(heap, (spent, there))
    return arriving


@enforces("2.1", "2.2", "2.3", "D20", "D21", "5.12", "5.13")
def lay_eventi(world: Any, tables: Tables) -> None:
    """The event cards, and the god behind each domain."""
    for domain, god in tables.cards.gods.items():
        world.domain_god[Domain[domain.upper()]] = GODS.index(god) + 1
    for card, eventus in zip(world.eventi, tables.cards.eventi.values(), strict=True):
        card.domain = Domain[eventus.domain.upper()]
        for number, result in enumerate(eventus.results):
            for place, told in enumerate(result.effects):
                effect = card.effects[number, place]
                effect.op, effect.value = Op[told.op.upper()], told.value
                effect.extra, effect.turns = told.extra, told.turns


@enforces("6.1", "D22", "D23")
def lay_signa(world: Any, tables: Tables) -> None:
    """The kinds of Signa: their god, how many there are, and their figures."""
    for kind, signum in enumerate(tables.cards.signa.values(), start=1):
        sign = world.signs[kind]
        sign.god, sign.count = GODS.index(signum.god) + 1, signum.count
        sign.plain, sign.raised = signum.plain, signum.raised


@enforces(
    "1.7", "5.3", "5.6", "6.6", "6.13", "D6", "D26", "D27", "D28", "D29", "D30", "D31", "D33", "D34", "D35", "D37"
)
def lay_growth(world: Any, economy: Economy) -> None:
    """Towns, works, production, legions and sacred areas."""
    level, areae, milites, sacra = economy.level, economy.areae, economy.milites, economy.sacra
    world.start_aes, world.start_legion[:] = economy.start.aes, economy.start.legion.all
    world.walls_cap[:], world.walls_cost[:], world.siege_turns[:] = level.caps, level.costs, level.siege
    world.areae_base, world.areae_step = areae.cap, areae.step
    world.areae_cost, world.areae_most = areae.cost, areae.most
    world.aes_per_civis, world.growth_divisor = economy.production.per_civis, economy.growth.divisor
    world.feed_cost, world.ira_limit, world.ludi_cost = economy.feeding.cost, economy.ira.limit, economy.ira.ludi
    world.recruit_cost[:], world.pay = milites.cost.all, milites.pay
    world.equites_divisor, world.sagittarii_divisor = milites.equites_divisor, milites.sagittarii_divisor
    world.templum_cost, world.ara_cost, world.upgrade_cost = sacra.templum, sacra.ara, sacra.upgrade
    world.favours, world.areas_per_god = sacra.favours, sacra.areas


@enforces("8.5", "D15", "D40", "D42", "D44", "D46", "D59")
def lay_dealings(world: Any, economy: Economy) -> None:
    """Audiences, loans and what allies owe."""
    accords, audience = economy.accords, economy.audience
    world.foedus_share, world.tribute_share = accords.foedus, accords.tribute
    world.contingent_share = accords.contingent
    world.need[:] = [audience.need[demand] for demand in DEMANDS]
    world.money_step, world.money_most = audience.money_step, audience.money_most
    world.offence_turns, world.friction_turns = audience.offence, audience.friction
    world.loan_turns = economy.loan.turns


@enforces("D52", "D57", "D75", "D77", "D78")
def lay_war(world: Any, economy: Economy) -> None:
    """Claims, captives, spoils, terms of peace, and the end of the game."""
    war, victory, score = economy.war, economy.victory, economy.score
    world.claim_turns, world.captive_turns = war.claim, war.captivity
    world.ransom_rex, world.ransom_filius, world.slave_price = war.ransom_rex, war.ransom_filius, war.slave
    world.spoils_per_civis, world.sack_percent, world.terms_most = war.spoils, war.sack, war.terms
    world.predominance_towns, world.predominance_capita = victory.towns, victory.capita
    points = [getattr(score, name) for name in score.__struct_fields__]
    world.score[: len(points)] = points


def lay_judgement(world: Any) -> None:
    """How the chances of a Rex are judged."""
    early, late = np.reshape(read_judgement(data.__name__, NAMES), (2, FEATURES))
    world.judgement[:, 0], world.judgement[:, 1] = early, late
