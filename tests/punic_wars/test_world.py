"""The world record: the map that the rules read, against the rulebook and against geography."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import numpy as np
import pytest

from bellona.games.punic_wars.data.scenarios import load_scenario, load_tables, scenario_slugs
from bellona.games.punic_wars.position.records import (
    BY_FERRY,
    BY_LAND,
    BY_SEA,
    CARTHAGE,
    LEADER_ITEM,
    NAVAL,
    NOBODY,
    NONE,
    ROME,
    Result,
    Terrain,
    Walls,
)
from bellona.games.punic_wars.position.world import (
    ALONE,
    EMBARKED,
    NO_WAY,
    ON_FOOT,
    TOGETHER,
    UNBOUNDED,
    build_world,
    place_hexes,
    place_name,
    region_slugs,
    war_grid,
)

TABLES = load_tables()
WORLDS: dict[str, Any] = {slug: build_world(load_scenario(slug), TABLES) for slug in scenario_slugs()}
WORLD = WORLDS["second_war"]
CELLS = war_grid()
COASTAL = (Terrain.COAST, Terrain.COAST_MOUNTAIN)
MOUNTAINOUS = (Terrain.MOUNTAIN, Terrain.COAST_MOUNTAIN)


def at(name: str) -> int:
    return CELLS.index(name)


def region_of(name: str) -> str:
    return region_slugs()[WORLD.region[at(name)]]


def side(one: str, other: str) -> int:
    """Who may cross from one hex to another."""
    return int(WORLD.passage[at(one), CELLS.neighbour[at(one)].tolist().index(at(other))])


def flood(start: str, step: Callable[[int, int, int], bool]) -> set[int]:
    """All hexes that can be reached from one by steps (from, over which bits, to)."""
    seen, todo = {at(start)}, [at(start)]
    while todo:
        h = todo.pop()
        for d, n in enumerate(CELLS.neighbour[h].tolist()):
            if n >= 0 and n not in seen and step(h, int(WORLD.passage[h, d]), n):
                seen.add(n)
                todo.append(n)
    return seen


def on_foot(_: int, bits: int, n: int) -> bool:
    return bool(bits & BY_LAND)


def in_the_open(_: int, bits: int, n: int) -> bool:
    return bool(bits & BY_LAND) and WORLD.terrain[n] not in MOUNTAINOUS


def by_ferry_too(_: int, bits: int, n: int) -> bool:
    return bool(bits & (BY_LAND | BY_FERRY))


def by_ship(_: int, bits: int, n: int) -> bool:
    return bool(bits & BY_SEA)


# --- hexes and sides ----------------------------------------------------------------------------------------


@pytest.mark.rule("punic_wars 3.1")
def test_the_grid_has_even_columns_half_a_hex_lower() -> None:
    around = {name: [CELLS.name(n) for n in CELLS.neighbour[at(name)]] for name in ("2908", "3008")}
    assert around["2908"] == ["2907", "3007", "3008", "2909", "2808", "2807"]
    assert around["3008"] == ["3007", "3108", "3109", "3009", "2909", "2908"]
    assert (WORLD.cols, WORLD.rows, WORLD.hexes) == (38, 19, 722)


@pytest.mark.parametrize(
    ("name", "place", "region", "walls"),
    [
        ("2908", "Roma", "latium", Walls.GREAT_CITY),
        ("3315", "Syracusae", "syracuse", Walls.GREAT_CITY),
        ("2516", "Carthago", "zeugitana", Walls.GREAT_CITY),
        ("0214", "Gades", "gades", Walls.CITY),
        ("3314", "Messana", "sicilia", Walls.CITY),
        ("2915", "Lilybaeum", "sicilia", Walls.CITY),
        ("3015", "Agrigentum", "sicilia", Walls.CITY),
        ("3013", "Panormus", "sicilia", Walls.CITY),
        ("2515", "Utica", "zeugitana", Walls.CITY),
        ("2412", "Caralis", "sardinia", Walls.TOWN),
    ],
)
def test_named_places(name: str, place: str, region: str, walls: Walls) -> None:
    number = int(WORLD.place[at(name)])
    assert place_name(number) == place
    assert place_hexes(TABLES)[number] == name
    assert region_of(name) == region
    assert (WORLD.walls[number], WORLD.terrain[at(name)]) == (walls, Terrain.COAST)
    assert region_slugs()[WORLD.place_region[number]] == region


@pytest.mark.rule("punic_wars 5.37a")
def test_ferry_hexes_and_their_regions() -> None:
    served = {
        (CELLS.name(h), CELLS.name(int(CELLS.neighbour[h, d]))): CELLS.name(int(WORLD.ferry[h, d]))
        for h, d in np.argwhere(WORLD.ferry != NONE).tolist()
    }
    ends = {("3314", "3413"): "3314", ("2408", "2409"): "2408", ("0214", "0215"): "0214"}
    assert served == ends | {(b, a): ferry for (a, b), ferry in ends.items()}
    assert [region_of(name) for name in ("3314", "2408", "0214")] == ["sicilia", "corsica", "gades"]
    assert all(side(*pair) == BY_SEA | BY_FERRY for pair in ends)


def test_sides_are_the_same_from_both_sides() -> None:
    for h, d in np.argwhere(CELLS.neighbour >= 0).tolist():
        n = int(CELLS.neighbour[h, d])
        assert WORLD.passage[h, d] == WORLD.passage[n, (d + 3) % 6] > 0
    assert not WORLD.passage[CELLS.neighbour < 0].any()


def test_who_crosses_follows_from_the_ground() -> None:
    for h, d in np.argwhere(CELLS.neighbour >= 0).tolist():
        pair = {int(WORLD.terrain[h]), int(WORLD.terrain[CELLS.neighbour[h, d]])}
        if Terrain.SEA in pair:
            assert WORLD.passage[h, d] == BY_SEA
            assert not pair & {Terrain.LAND, Terrain.MOUNTAIN}, "an inland hex touches the sea"
        elif not pair <= set(COASTAL):
            assert WORLD.passage[h, d] == BY_LAND


@pytest.mark.parametrize(
    ("one", "other", "bits"),
    [
        ("2515", "2516", BY_LAND | BY_SEA),
        ("2516", "2517", BY_LAND),
        ("3114", "3115", BY_LAND),
        ("2408", "2509", BY_SEA),
        ("0215", "0315", BY_SEA),
        ("2908", "2909", BY_SEA),
        ("2908", "2907", BY_LAND),
    ],
)
def test_single_sides(one: str, other: str, bits: int) -> None:
    assert side(one, other) == side(other, one) == bits


# --- geography ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("here", "there"), [("2908", "3314"), ("2407", "2409"), ("0214", "0215")])
def test_straits_are_crossed_by_ferry_only(here: str, there: str) -> None:
    assert at(there) not in flood(here, on_foot)
    assert at(there) in flood(here, by_ferry_too)


@pytest.mark.parametrize(
    "region",
    ["latium", "etruria", "umbria_picenum", "samnium", "campania", "lucania", "bruttium", "apulia_calabria",
     "liguria", "gallia_cisalpina", "venetia"],
)  # fmt: skip
def test_armies_reach_every_region_of_italy_without_mountains(region: str) -> None:
    reached = flood("2908", in_the_open)
    places = [h for h in reached if WORLD.place[h] != NONE]
    assert any(region_slugs()[WORLD.region[h]] == region for h in places)


def test_the_alps_are_crossed_through_mountains_only() -> None:
    assert at("1902") in flood("2908", on_foot)
    assert at("1902") not in flood("2908", in_the_open)
    assert at("1906") in flood("1013", in_the_open)


def test_every_port_is_reached_by_ship() -> None:
    reached = flood("2710", by_ship)
    ports = [int(h) for h in WORLD.place_hex[: WORLD.places] if WORLD.terrain[h] in COASTAL]
    assert set(ports) <= reached


@pytest.mark.parametrize("slug", [slug for slug in region_slugs() if slug != "baleares_insulae"])
def test_a_region_is_in_one_piece(slug: str) -> None:
    number = region_slugs().index(slug)
    own = set(np.flatnonzero(WORLD.region == number).tolist())
    start = CELLS.name(min(own))
    assert flood(start, lambda _, bits, n: bool(bits & BY_LAND) and n in own) == own


# --- lists --------------------------------------------------------------------------------------------------


def test_hexes_and_places_of_regions_by_number() -> None:
    seen: list[int] = []
    for g in range(WORLD.regions):
        begin, count = WORLD.region_begin[g], WORLD.region_hexes[g]
        hexes = WORLD.region_hex[begin : begin + count].tolist()
        names = [CELLS.name(h) for h in hexes]
        assert names == sorted(names)
        assert set(hexes) == set(np.flatnonzero(WORLD.region == g).tolist())
        places = WORLD.region_place[g, : WORLD.region_places[g]].tolist()
        assert {int(WORLD.place_hex[p]) for p in places} == {h for h in hexes if WORLD.place[h] != NONE}
        assert (WORLD.region_place[g, WORLD.region_places[g] :] == NONE).all()
        seen += hexes
    assert len(seen) == len(set(seen)) == (WORLD.region != NONE).sum()


def test_places_are_numbered_by_their_hexes() -> None:
    names = [CELLS.name(int(h)) for h in WORLD.place_hex[: WORLD.places]]
    assert names == sorted(names)
    assert len(names) == 92
    assert (WORLD.place[WORLD.place_hex[: WORLD.places]] == np.arange(92)).all()


# --- ways out -----------------------------------------------------------------------------------------------


def slow_way_out(goals: Collection[int], closed: Collection[int], start: int, bits: int) -> int:
    """The fewest steps, counted ring by ring."""
    ring, seen, steps = {start}, {start}, 0
    while ring:
        if ring & set(goals):
            return steps
        ring = {
            int(n)
            for h in ring
            for d, n in enumerate(CELLS.neighbour[h])
            if n >= 0 and WORLD.passage[h, d] & bits == bits and int(n) not in closed
        } - seen
        seen |= ring
        steps += 1
    return NO_WAY


@pytest.mark.rule("punic_wars R13")
@pytest.mark.parametrize(("mode", "bits"), [(ALONE, 0), (ON_FOOT, BY_LAND), (EMBARKED, BY_SEA), (TOGETHER, 3)])
@pytest.mark.parametrize("war", [0, 1])
def test_ways_out_are_the_shortest(mode: int, bits: int, war: int) -> None:
    closed = set() if war else set(np.flatnonzero(WORLD.region == WORLD.illyria).tolist())
    goals = {h for h in range(WORLD.hexes) if WORLD.terrain[h] in (Terrain.COAST, Terrain.LAND)} - closed
    for h in range(0, WORLD.hexes, 7):
        if h not in closed:
            assert WORLD.way_out[war, mode, h] == slow_way_out(goals, closed, h, bits)


@pytest.mark.rule("punic_wars 5.25b")
def test_a_move_ends_on_open_land_or_coast() -> None:
    for name, steps in (("2908", 0), ("2907", 0), ("2909", 1), ("2811", 3), ("3008", 0), ("3412", 1)):
        assert WORLD.way_out[0, ALONE, at(name)] == steps
    assert WORLD.way_out[0, ON_FOOT, at("2811")] == NO_WAY
    assert WORLD.way_out[0, EMBARKED, at("2101")] == NO_WAY
    assert WORLD.way_out[0, ON_FOOT, at("2101")] == 1


@pytest.mark.rule("punic_wars R42")
def test_nobody_ends_in_a_closed_region() -> None:
    first = WORLDS["first_war"]
    closed = [h for h in range(first.hexes) if first.region[h] != NONE and first.region_closed[first.region[h]]]
    assert (first.way_out[:, :, closed] == NO_WAY).all()
    assert (WORLDS["third_war"].way_out[:, ALONE] < NO_WAY).all()
    assert WORLD.way_out[0, ALONE, at("3405")] == NO_WAY
    assert WORLD.way_out[1, ALONE, at("3405")] == 0


# --- tables and terms ---------------------------------------------------------------------------------------


@pytest.mark.rule("punic_wars 3.3")
@pytest.mark.rule("punic_wars R56")
def test_tables() -> None:
    assert WORLD.crt.shape == (10, 14, 2)
    assert WORLD.crt[1, 5].tolist() == [50, 25]
    assert WORLD.attrition.tolist() == [75, 75, 75, 50, 25, 25, 0, 0, 0, 0, 0]
    assert WORLD.wall_modifier.tolist() == [0, -1, -2, -3]
    assert WORLD.counters.tolist() == [[40, 20], [40, 10]]
    assert WORLD.diplomacy[WORLD.rows_used - 1].highest == UNBOUNDED


@pytest.mark.rule("punic_wars 16.31")
@pytest.mark.rule("punic_wars 19.34C")
def test_diplomacy_of_each_war() -> None:
    assert [(world.has_diplomacy, world.rows_used) for world in WORLDS.values()] == [(1, 7), (1, 9), (0, 0)]
    first = [(row.highest, Result(row.result), row.side) for row in WORLDS["first_war"].diplomacy[:7]]
    assert first[0] == (-1, Result.SYRACUSE_TO, ROME)
    assert first[3] == (4, Result.NO_EFFECT, NOBODY)
    assert all(row.region == WORLD.syracuse for row in WORLDS["first_war"].diplomacy[:2])
    war = WORLD.diplomacy[6]
    assert (war.result, war.region) == (Result.ILLYRIAN_WAR, WORLD.illyria)


@pytest.mark.rule("punic_wars 19.15")
@pytest.mark.rule("punic_wars 19.25")
@pytest.mark.rule("punic_wars R45")
def test_levels_and_automatic_victory() -> None:
    levels = {slug: (world.level_from.tolist(), int(world.automatic)) for slug, world in WORLDS.items()}
    assert levels == {
        "first_war": ([0, 32, 36, 40], 40),
        "second_war": ([0, 60, 70, 85], 85),
        "third_war": ([0, UNBOUNDED, UNBOUNDED, UNBOUNDED], 0),
    }
    assert [int(world.only_carthage_falls) for world in WORLDS.values()] == [0, 0, 1]


@pytest.mark.rule("punic_wars B9")
@pytest.mark.rule("punic_wars R47")
def test_options_are_off(tmp_path: Any) -> None:
    assert [(int(world.turn_limit), int(world.hidden_stacks)) for world in WORLDS.values()] == [(0, 0)] * 3
    mine = tmp_path / "mine.toml"
    mine.write_text("[scenarios.first_war]\nturn_limit = 12\nhidden_stacks = true\n")
    world = build_world(load_scenario("first_war", mine), load_tables(mine))
    assert (world.turn_limit, world.hidden_stacks) == (12, 1)


@pytest.mark.rule("punic_wars 19.14B")
@pytest.mark.rule("punic_wars 19.34B")
def test_figures() -> None:
    used = {slug: [n for n in range(16) if world.figures[n].used] for slug, world in WORLDS.items()}
    assert used["second_war"] == [*range(13)]
    assert used["first_war"] == used["third_war"] == [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12]
    assert [int(WORLD.figures[n].value) for n in range(13)] == [3, 2, 1, 1, 1, 1, 1, 1, 3, 2, 2, 2, 2]
    assert [int(WORLD.figures[n].side) for n in (0, 7, 8, 12)] == [ROME, ROME, CARTHAGE, CARTHAGE]
    assert [int(WORLD.figures[n].letter) for n in (0, 7, 8, 12)] == [0, 7, 0, 4]
    assert WORLD.three_lost_for_good.tolist() == [1, 1]


@pytest.mark.rule("punic_wars 17.0a")
@pytest.mark.rule("punic_wars 19.0b")
@pytest.mark.parametrize("slug", scenario_slugs())
def test_set_up_lines(slug: str) -> None:
    world, scenario = WORLDS[slug], load_scenario(slug)
    lines = [world.lines[n] for n in range(world.line_count)]
    assert world.syracusans.tolist() == [2, 2]
    for number, owner in enumerate(("rome", "carthage")):
        own = [line for line in lines if line.side == number]
        data = [line for line in scenario.setup if line.side == owner]
        assert sum(int(line.count) for line in own if line.kind == NAVAL) == sum(line.naval for line in data)
        assert sum(1 for line in own if line.kind == LEADER_ITEM) == sum(len(line.leaders) for line in data)
    for line in lines:
        assert world.terrain[line.hex] in (Terrain.COAST, Terrain.LAND)
        assert line.kind != NAVAL or world.terrain[line.hex] == Terrain.COAST
        assert line.region in (NONE, world.region[line.hex])
    sides = [int(line.side) for line in lines]
    assert sides == sorted(sides, reverse=True), "Carthage is asked first"


def test_a_designers_war_has_no_number(tmp_path: Any) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[scenarios.first_war]\nid = "raid"\n')
    assert build_world(load_scenario("first_war", mine), TABLES).scenario == 0
    assert [int(world.scenario) for world in WORLDS.values()] == [1, 2, 3]
