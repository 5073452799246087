"""Chapter 3: the map, the points, the leaders and the tables."""

from __future__ import annotations

import pytest

from bellona.games.punic_wars.position.records import LOWEST_ATTRITION, LOWEST_DIE, Result, Terrain, Walls

from .wars import GAME, allowed, control, dump, event, force, leader, legal, play, points, refusal, under_way, war

# --- 3.1 the map


@pytest.mark.rule("punic_wars 3.1")
def test_hex_2908_is_rome_a_great_city_in_latium():
    world = GAME.start("second_war").setting.world
    assert (world.cols, world.rows) == (38, 19)
    assert world.terrain[world.rome_hex] == Terrain.COAST
    assert world.walls[world.place[world.rome_hex]] == Walls.GREAT_CITY
    match = war({"2908": {"rome": "2 land, R-C"}, "3008": {"carthage": "2 land"}}, active="rome")
    assert control(match, "latium") == "rome"
    match = war({"2908": {"rome": "1 land, R-C"}, "3008": {"carthage": "2 land"}}, active="rome")
    assert control(match, "latium") == "carthage", "2908 and 3008 lie in the same region"


@pytest.mark.rule("punic_wars 3.1")
@pytest.mark.parametrize(
    ("hex_", "neighbours"),
    [
        ("2908", {"2907", "3007", "3008", "2909", "2808", "2807"}),  # an odd column
        ("2806", {"2805", "2906", "2907", "2807", "2707", "2706"}),  # an even one lies half a hex lower
    ],
)
def test_a_hex_has_the_six_neighbours_of_its_column(hex_, neighbours):
    match = under_way("R-C", {hex_: {"rome": "R-C"}, "3510": {"rome": "1 land"}})
    assert {action.split()[1] for action in legal(match) if action.startswith("go ")} == neighbours


# --- 3.2 the units


@pytest.mark.rule("punic_wars 3.2a")
def test_points_of_a_kind_are_the_same_however_they_are_counted():
    stacks = {"2908": {"rome": "2 land, 5 naval, R-C"}}
    at_once, in_parts = under_way("R-C", stacks, "5 naval"), under_way("R-C", stacks, "2 naval", "2 naval", "1 naval")
    assert dump(at_once) == dump(in_parts)
    assert force(in_parts) == (0, 5)


@pytest.mark.rule("punic_wars 3.2a")
def test_points_that_came_one_by_one_fight_like_points_that_came_together():
    stacks = {"2806": {"rome": "3 land, R-C", "carthage": "1 land"}}
    for joined in (["3 land"], ["1 land", "1 land", "1 land"], []):
        events = play(under_way("R-C", stacks, *joined), "attack land", dice=[3])
        assert (event(events, "totals")["attack"], event(events, "totals")["defence"]) == (3, 1)


@pytest.mark.rule("punic_wars 3.2a")
def test_a_number_of_points_is_at_least_one():
    match = under_way("R-C", {"2806": {"rome": "3 land, R-C"}})
    assert "join 0 land" not in legal(match)
    assert refusal(match, "join 3 land") is None


@pytest.mark.rule("punic_wars 3.2b")
def test_points_without_a_leader_do_not_move():
    match = war({"2806": {"rome": "3 land"}, "2908": {"rome": "1 land, R-C"}}, active="rome")
    assert refusal(match, "go 2807") == "3.2b"
    play(match, "lead R-C")
    assert refusal(match, "join 3 land") == "5.13a", "they stand in another hex"
    assert points(match, "rome", "2806") == (3, 0)


@pytest.mark.rule("punic_wars 3.2b")
@pytest.mark.parametrize(("name", "side"), [("R-A", "rome"), ("R-B", "rome"), ("R-C", "rome"), ("C-A", "carthage")])
def test_every_leader_begins_with_twenty_movement_points(name, side):
    match = war({"2806": {side: f"3 land, {name}"}}, active=side)
    assert leader(match, name).points == 20


# --- 3.3 the tables


@pytest.mark.rule("punic_wars 3.3")
def test_the_combat_and_attrition_tables_are_in_play():
    world = GAME.start("second_war").setting.world
    assert tuple(world.crt[3, 4 - LOWEST_DIE]) == (25, 75), "3:1, die 4"
    assert tuple(world.crt[0, -4 - LOWEST_DIE]) == (100, 0), "1:2, die -4"
    assert tuple(world.crt[9, 9 - LOWEST_DIE]) == (0, 100), "9:1, die 9"
    assert [int(world.attrition[row - LOWEST_ATTRITION]) for row in range(-1, 7)] == [75, 75, 75, 50, 25, 25, 0, 0]


@pytest.mark.rule("punic_wars 3.3")
def test_there_are_two_diplomacy_tables_and_none_in_the_third_war():
    first, second, third = (GAME.start(name).setting.world for name in ("first_war", "second_war", "third_war"))
    assert (first.rows_used, second.rows_used) == (7, 9)
    assert Result.ILLYRIAN_WAR not in [row.result for row in first.diplomacy[: first.rows_used]]
    assert Result.ILLYRIAN_WAR in [row.result for row in second.diplomacy[: second.rows_used]]
    assert not third.has_diplomacy


@pytest.mark.rule("punic_wars 3.3")
def test_the_treasury_register_is_part_of_a_position():
    match = war({"2806": {"rome": "1 land, R-C"}}, active="rome", treasury={"rome": 42, "carthage": 7})
    assert dump(match)["treasury"] == {"rome": 42, "carthage": 7}
    assert allowed(match, "done")
