"""Chapter 5: leaders, the forces they lead, and the ground they cross."""

from __future__ import annotations

import pytest

from bellona import Event, Match

from .wars import (
    allowed,
    asked,
    control,
    due,
    event,
    force,
    happened,
    kinds,
    leader,
    legal,
    losses,
    moving,
    phase,
    play,
    points,
    refusal,
    under_way,
    until,
    war,
)

ELSEWHERE = {"3510": {"rome": "1 land"}, "0313": {"carthage": "1 land"}}  # towns far from every test
RICH = {"rome": 50, "carthage": 50}


def walk(match: Match, *path: str) -> list[Event]:
    """Go through these hexes where no die may fall."""
    events = []
    for hex_ in path:
        events += match.play(f"go {hex_}")
        assert not match.steps[-1].rolls, f"dice fell on the way to {hex_}"
    return events


def steps(match: Match) -> set[str]:
    """Where the leader under way may go."""
    return {action.split()[1] for action in legal(match) if action.startswith("go ")}


def at_risk(events: list[Event]) -> list[int]:
    """What each percentage was taken of."""
    return [percent["base"] for percent in happened(events, "percent")]


# --- 5.0 general


@pytest.mark.rule("punic_wars 5.0a")
def test_a_player_moves_as_many_leaders_as_he_likes():
    stacks = {"2806": {"rome": "4 land, R-C"}, "2807": {"rome": "2 land, R-D"}, "3008": {"rome": "1 land, R-E"}}
    match = war(stacks, active="rome", treasury=RICH)
    play(match, "done")
    assert phase(match) != ("campaign", "rome"), "none at all"
    match = war(stacks, active="rome", treasury=RICH)
    play(match, "lead R-D", "join 2 land", "go 2806", "finish", "done")
    assert points(match, "rome", "2806") == (6, 0)
    assert phase(match) != ("campaign", "rome"), "one of three"


@pytest.mark.rule("punic_wars 5.0a")
def test_only_leaders_on_the_map_move_and_who_is_not_is_told_so_by_the_rule_of_moves():
    match = war({"2806": {"rome": "4 land, R-C"}}, active="rome", treasury=RICH)
    assert refusal(match, "lead R-D") == "5.0a"


@pytest.mark.rule("punic_wars 5.0b")
def test_a_leader_who_has_finished_stays():
    match = under_way("R-C", {"2806": {"rome": "4 land, R-C, R-D"}})
    walk(match, "2706")
    play(match, "finish")
    assert asked(match) == ("rome", "campaign")
    assert leader(match, "R-C").marching == "finished"
    assert refusal(match, "lead R-C") == "5.0b"
    assert allowed(match, "lead R-D")


@pytest.mark.rule("punic_wars 5.0b")
def test_starting_another_leader_finishes_the_one_under_way():
    match = under_way("R-C", {"2806": {"rome": "4 land, R-C, R-D"}}, "4 land")
    walk(match, "2706", "2806", "2706", "2806")
    assert refusal(match, "lead R-C") == "5.0b", "he is under way already"
    play(match, "lead R-D")
    assert moving(match) == "R-D"
    assert leader(match, "R-C").marching == "finished"
    assert refusal(match, "lead R-C") == "5.0b"
    assert points(match, "rome", "2806") == (4, 0)


@pytest.mark.rule("punic_wars 5.0b")
def test_the_campaign_may_end_with_a_leader_under_way():
    match = under_way("R-C", {"2806": {"rome": "4 land, R-C"}}, "4 land", treasury=RICH)
    walk(match, "2706")
    play(match, "done")
    assert phase(match) != ("campaign", "rome")
    assert points(match, "rome", "2706") == (4, 0)


@pytest.mark.rule("punic_wars 5.0c")
def test_movement_points_are_neither_saved_nor_lent():
    stacks = {"2806": {"rome": "2 land, R-C, R-D"}, "2516": {"carthage": "2 land, C-B"}}
    match = under_way("R-C", stacks, treasury=RICH)
    walk(match, "2706", "2806", "2706")
    play(match, "lead R-D")
    assert leader(match, "R-D").points == 20, "the seventeen of R-C are gone"
    play(match, "done")
    until(match, "rome", "campaign")
    on_map = [name for name in "ABCDEFGH" if leader(match, f"R-{name}").status == "on_map"]
    assert [leader(match, f"R-{name}").points for name in on_map] == [20, 20]


@pytest.mark.rule("punic_wars 5.0d")
@pytest.mark.rule("punic_wars 9.17")
def test_a_force_may_fight_and_go_on():
    match = under_way("R-C", {"2805": {"rome": "9 land, R-C"}, "2806": {"carthage": "1 land"}}, "9 land")
    walk(match, "2706", "2805", "2706", "2806")
    play(match, "attack land", dice=[6])
    assert points(match, "carthage", "2806") == (0, 0)
    assert leader(match, "R-C").points == 20 - 4 - 5
    walk(match, "2706")
    assert leader(match, "R-C").points == 10


@pytest.mark.rule("punic_wars 5.0e")
@pytest.mark.parametrize("far", ["3109", "2906", "2908", "0101"])
def test_a_move_goes_from_hex_to_neighbouring_hex(far):
    match = under_way("R-C", {"2706": {"rome": "R-C"}} | ELSEWHERE)
    assert refusal(match, f"go {far}") == "5.0e"


@pytest.mark.rule("punic_wars 5.0e")
def test_to_stay_is_no_move():
    match = under_way("R-C", {"2706": {"rome": "R-C"}} | ELSEWHERE)
    assert refusal(match, "go 2706") == "5.0e"


@pytest.mark.rule("punic_wars 5.0e")
@pytest.mark.rule("punic_wars 8.11")
@pytest.mark.parametrize("order", [("R-C", "R-D"), ("R-D", "R-C")])
def test_leaders_move_in_any_order(order):
    match = war({"2806": {"rome": "4 land, R-C, R-D"}}, active="rome")
    for name in order:
        play(match, f"lead {name}", "join 2 land", "go 2706", "finish")
    assert points(match, "rome", "2706") == (4, 0)


# --- 5.1 how units move


@pytest.mark.rule("punic_wars 5.11")
def test_only_the_player_in_phase_moves():
    match = war({"2806": {"rome": "4 land, R-C"}, "2706": {"carthage": "4 land, C-B"}}, active="rome")
    assert refusal(match, "lead C-B") == "8.21"
    assert not any("C-B" in action for action in legal(match))
    play(match, "lead R-C")
    assert refusal(match, "lead C-B") == "8.21"


@pytest.mark.rule("punic_wars 5.12")
def test_every_hex_entered_costs_one_point():
    match = under_way("R-C", {"2806": {"rome": "4 land, R-C"}}, "4 land")
    walk(match, "2706", "2806", "2706", "2806", "2706", "2806", "2706")
    assert leader(match, "R-C").points == 13


@pytest.mark.rule("punic_wars 5.12")
def test_after_twenty_hexes_nobody_goes_further():
    match = under_way("R-C", {"2806": {"rome": "4 land, R-C"}}, "4 land")
    walk(match, *["2706", "2806"] * 10)
    assert leader(match, "R-C").points == 0
    assert refusal(match, "go 2706") == "5.12"
    assert allowed(match, "finish")


@pytest.mark.rule("punic_wars 5.13a")
def test_points_are_picked_up_on_the_way_for_nothing():
    match = under_way("R-C", {"2806": {"rome": "4 land, R-C"}, "2706": {"rome": "2 land"}}, "4 land")
    walk(match, "2706")
    play(match, "join 2 land")
    assert force(match) == (6, 0)
    assert leader(match, "R-C").points == 19
    walk(match, "2805")
    assert points(match, "rome", "2805") == (6, 0)


@pytest.mark.rule("punic_wars 5.13a")
def test_points_are_left_on_the_way_for_nothing():
    match = under_way("R-C", {"2806": {"rome": "4 land, R-C"}}, "4 land")
    walk(match, "2706")
    play(match, "drop 3 land")
    walk(match, "2805")
    assert (points(match, "rome", "2706"), points(match, "rome", "2805")) == ((3, 0), (1, 0))
    assert leader(match, "R-C").points == 18


@pytest.mark.rule("punic_wars 5.13a")
def test_points_in_the_first_hex_move_only_when_they_have_joined():
    match = under_way("R-C", {"2806": {"rome": "4 land, R-C"}}, "1 land")
    walk(match, "2706")
    assert (points(match, "rome", "2806"), points(match, "rome", "2706")) == ((3, 0), (1, 0))


@pytest.mark.rule("punic_wars 5.13a")
def test_no_more_points_join_than_there_are():
    match = under_way("R-C", {"2807": {"rome": "4 land, 2 naval, R-C"}}, "3 land")
    assert refusal(match, "join 2 land") == "5.13a"
    assert refusal(match, "join 3 naval") == "5.13a"
    assert allowed(match, "join 1 land")
    assert allowed(match, "join 2 naval")


@pytest.mark.rule("punic_wars 5.13b")
def test_a_leader_and_his_points_are_one_force():
    match = under_way("R-C", {"2807": {"rome": "4 land, 2 naval, R-C"}}, "3 land", "2 naval")
    assert (moving(match), force(match)) == ("R-C", (3, 2))
    walk(match, "2908")
    assert points(match, "rome", "2908") == (3, 2)
    assert leader(match, "R-C").hex == "2908"
    assert points(match, "rome", "2807") == (1, 0)


@pytest.mark.rule("punic_wars 5.13b")
def test_only_what_is_carried_can_be_left():
    match = under_way("R-C", {"2807": {"rome": "4 land, 2 naval, R-C"}}, "3 land")
    assert refusal(match, "drop 4 land") == "5.13b"
    assert refusal(match, "drop 1 naval") == "5.13b"


# --- 5.2 what hinders


@pytest.mark.rule("punic_wars 5.21")
def test_a_great_army_pays_no_more_than_a_small_one():
    match = under_way("R-C", {"2806": {"rome": "17 land, R-C"}}, "17 land")
    walk(match, "2706")
    assert leader(match, "R-C").points == 19


@pytest.mark.rule("punic_wars 5.22")
def test_friends_never_hinder():
    match = under_way("R-C", {"2806": {"rome": "4 land, R-C"}, "2706": {"rome": "10 land, R-D"}}, "4 land")
    walk(match, "2706", "2805")
    assert leader(match, "R-C").points == 18


@pytest.mark.rule("punic_wars 5.23a")
def test_an_enemy_hex_is_entered_for_one_point_and_left_again():
    stacks = {"2806": {"rome": "4 land, R-C"}, "2706": {"carthage": "2 land"}}
    match = under_way("R-C", stacks, "4 land", treasury=RICH)
    walk(match, "2706")
    assert leader(match, "R-C").points == 19
    assert allowed(match, "go 2805"), "nobody has to stop"
    assert allowed(match, "finish"), "and both may stay"
    play(match, "done")
    assert (points(match, "rome", "2706")[0], points(match, "carthage", "2706")[0]) == (4, 2)


@pytest.mark.rule("punic_wars 5.23b")
def test_leaving_enemies_brings_an_attrition_roll():
    match = under_way("R-C", {"2706": {"rome": "4 land, R-C", "carthage": "4 land"}}, "4 land")
    events = play(match, "go 2806", dice=[6])
    assert event(events, "attrition")["die"] == 6
    assert points(match, "rome", "2806") == (4, 0)


@pytest.mark.rule("punic_wars 5.24a")
def test_points_serve_one_leader_in_a_phase():
    match = under_way("R-C", {"2806": {"rome": "3 land, R-C"}, "2706": {"rome": "1 land, R-D"}}, "3 land")
    walk(match, "2706")
    play(match, "drop 3 land", "lead R-D")
    assert refusal(match, "join 2 land") == "5.24a"
    assert allowed(match, "join 1 land"), "the one that was there before"


@pytest.mark.rule("punic_wars 5.24a")
def test_points_that_joined_without_moving_serve_that_leader_too():
    match = under_way("R-C", {"2806": {"rome": "3 land, R-C, R-D"}}, "3 land")
    play(match, "drop 3 land", "lead R-D")
    assert refusal(match, "join 1 land") == "5.24a"


@pytest.mark.rule("punic_wars 5.24a")
def test_a_leader_takes_up_again_what_he_left():
    match = under_way("R-C", {"2806": {"rome": "3 land, R-C"}}, "3 land")
    play(match, "drop 3 land")
    walk(match, "2706", "2806")
    play(match, "join 3 land")
    assert force(match) == (3, 0)


@pytest.mark.rule("punic_wars 5.24b")
@pytest.mark.rule("punic_wars 9.11")
def test_points_moved_by_one_leader_do_not_fight_under_another():
    stacks = {"2806": {"rome": "4 land, R-C"}, "2706": {"rome": "3 land, R-D", "carthage": "3 land"}}
    match = under_way("R-C", stacks, "4 land")
    walk(match, "2706")
    play(match, "lead R-D")
    events = play(match, "attack land", dice=[3])
    assert event(events, "totals")["attack"] == 3


@pytest.mark.rule("punic_wars 5.24b")
def test_points_that_fought_under_one_leader_do_not_fight_under_another():
    stacks = {"2706": {"rome": "6 land, R-C, R-D", "carthage": "6 land"}}
    match = under_way("R-C", stacks)
    play(match, "attack land", dice=[6])
    play(match, "lead R-D")
    assert refusal(match, "attack land") == "5.24b"
    assert refusal(match, "join 1 land") == "5.24a"


@pytest.mark.rule("punic_wars 5.24b")
def test_the_next_phase_knows_nothing_of_old_commands():
    stacks = {"2806": {"rome": "3 land, R-C, R-D"}, "2516": {"carthage": "2 land, C-B"}}
    match = under_way("R-C", stacks, "3 land", treasury=RICH, scenario="third_war")
    play(match, "done")
    until(match, "rome", "campaign")
    on_map = [name for name in "BCDEFGH" if leader(match, f"R-{name}").status == "on_map"]
    there = [name for name in on_map if leader(match, f"R-{name}").hex == "2806"]
    play(match, f"lead R-{there[-1]}")
    assert allowed(match, "join 3 land")


@pytest.mark.rule("punic_wars 5.25a")
def test_nobody_leaves_the_map():
    match = under_way("C-B", {"0104": {"carthage": "C-B"}} | ELSEWHERE)
    assert steps(match) == {"0103", "0203", "0204", "0105"}


@pytest.mark.rule("punic_wars 5.25b")
def test_a_move_does_not_end_at_sea():
    match = under_way("R-C", {"2807": {"rome": "2 naval, R-C, R-D"}} | ELSEWHERE, "2 naval")
    play(match, "go 2808", dice=[6])
    for action in ("finish", "done", "lead R-D"):
        assert refusal(match, action) == "5.25b"
    walk(match, "2807")
    assert allowed(match, "finish")


@pytest.mark.rule("punic_wars 5.25b")
@pytest.mark.parametrize(("start", "mountain"), [("2004", "2104"), ("2105", "2204")])
def test_a_move_does_not_end_in_mountains(start, mountain):
    match = under_way("R-C", {start: {"rome": "3 land, R-C"}}, "3 land")
    play(match, f"go {mountain}", dice=[6])
    assert refusal(match, "finish") == "5.25b"
    assert refusal(match, "done") == "5.25b"


@pytest.mark.rule("punic_wars 5.25b")
def test_points_are_not_left_in_mountains():
    match = under_way("R-C", {"2004": {"rome": "3 land, R-C"}}, "3 land")
    play(match, "go 2104", dice=[6])
    play(match, "drop 3 land")
    assert refusal(match, "go 2004") == "R13"
    assert refusal(match, "finish") in {"5.25b", "R13"}
    play(match, "join 3 land")
    walk(match, "2105")
    assert allowed(match, "finish")


@pytest.mark.rule("punic_wars 5.25b")
def test_fleets_do_not_stay_on_a_mountain_coast():
    match = under_way("R-C", {"2105": {"rome": "3 naval, R-C"}}, "3 naval")
    walk(match, "2204")
    assert refusal(match, "finish") == "5.25b"


# --- 5.3 terrain


@pytest.mark.rule("punic_wars 5.31")
@pytest.mark.parametrize(
    ("start", "goal", "carried", "dice"),
    [
        ("2004", "2104", "3 land", [6]),  # mountain
        ("2105", "2204", "3 land", [6]),  # mountain on the coast
        ("2807", "2808", "3 naval", [6]),  # sea
        ("2807", "2806", "3 land", []),  # land
        ("2807", "2707", "3 naval", []),  # coast
    ],
)
def test_terrain_never_changes_the_cost(start, goal, carried, dice):
    match = under_way("R-C", {start: {"rome": f"{carried}, R-C"}}, carried)
    play(match, f"go {goal}", dice=dice)
    assert leader(match, "R-C").points == 19
    assert len(match.steps[-1].rolls) == len(dice)


@pytest.mark.rule("punic_wars 5.32a")
@pytest.mark.parametrize(("start", "goal"), [("2516", "2416"), ("2516", "2517"), ("2807", "2806"), ("3109", "3209")])
def test_fleets_keep_to_the_sea(start, goal):
    match = under_way("R-C", {start: {"rome": "2 naval, R-C"}} | ELSEWHERE, "2 naval")
    assert refusal(match, f"go {goal}") == "5.32a"


@pytest.mark.rule("punic_wars 5.32a")
def test_a_force_goes_only_where_all_of_it_can():
    match = under_way("R-C", {"2807": {"rome": "3 land, 2 naval, R-C"}}, "3 land", "2 naval")
    assert refusal(match, "go 2806") == "5.32a"
    play(match, "drop 2 naval")
    assert allowed(match, "go 2806")


@pytest.mark.rule("punic_wars 5.32b")
@pytest.mark.parametrize(("start", "goal"), [("2908", "2909"), ("3110", "3210"), ("2408", "2309"), ("2408", "2509")])
def test_armies_keep_to_the_land(start, goal):
    match = under_way("R-C", {start: {"rome": "3 land, R-C"}}, "3 land")
    assert refusal(match, f"go {goal}") == "5.32b"


@pytest.mark.rule("punic_wars 5.33a")
@pytest.mark.parametrize(("land", "naval", "rule"), [(3, 3, None), (2, 3, None), (4, 3, "5.33a"), (1, 1, None)])
def test_an_army_at_sea_needs_as_many_fleets(land, naval, rule):
    match = under_way("R-C", {"2908": {"rome": f"{land} land, {naval} naval, R-C"}}, f"{land} land", f"{naval} naval")
    assert refusal(match, "go 2909") == rule


@pytest.mark.rule("punic_wars 5.33a")
def test_fleets_that_have_not_joined_do_not_carry():
    match = under_way("R-C", {"2908": {"rome": "3 land, 3 naval, R-C"}}, "3 land", "2 naval")
    assert refusal(match, "go 2909") == "5.33a"


@pytest.mark.rule("punic_wars 5.33a")
@pytest.mark.parametrize("dropped", ["3 naval", "3 land", "1 naval", "1 land"])
def test_army_and_fleet_do_not_part_at_sea(dropped):
    match = under_way("R-C", {"2908": {"rome": "3 land, 3 naval, R-C"}}, "3 land", "3 naval")
    play(match, "go 2909", dice=[6])
    play(match, f"drop {dropped}")
    assert refusal(match, "go 2908") == "R13"


@pytest.mark.rule("punic_wars 5.33b")
def test_every_sea_hex_brings_an_attrition_roll():
    match = under_way("R-C", {"2908": {"rome": "6 naval, R-C"}} | ELSEWHERE, "6 naval")
    for hex_ in ("2909", "2910", "2909"):
        events = play(match, f"go {hex_}", dice=[6])
        assert len(happened(events, "attrition")) == 1
    walk(match, "2908")
    assert points(match, "rome", "2908") == (0, 6)


@pytest.mark.rule("punic_wars 5.33b")
def test_along_the_coast_a_fleet_is_safe():
    match = under_way("R-C", {"2606": {"rome": "6 naval, R-C"}} | ELSEWHERE, "6 naval")
    walk(match, "2707", "2807", "2908", "3008", "3109", "3110")


@pytest.mark.rule("punic_wars 5.34")
def test_an_army_suffers_on_entering_mountains():
    match = under_way("R-C", {"2004": {"rome": "10 land, R-C"}}, "10 land")
    events = play(match, "go 2104", dice=[2])  # 2 + 1: 25 percent of ten
    assert at_risk(events) == [10]
    assert points(match, "rome", "2104") == (7, 0)
    events = play(match, "go 2203", dice=[3])
    assert at_risk(events) == [7], "the second mountain hex brings a second roll"
    assert points(match, "rome", "2203") == (5, 0)


@pytest.mark.rule("punic_wars 5.35a")
def test_no_ratio_is_asked_on_the_coast():
    match = under_way("R-C", {"2908": {"rome": "9 land, 1 naval, R-C"}}, "9 land", "1 naval")
    walk(match, "3008")
    assert points(match, "rome", "3008") == (9, 1)


@pytest.mark.rule("punic_wars 5.35b")
@pytest.mark.parametrize(("land", "naval", "risk"), [(5, 3, 2), (3, 3, 0), (2, 3, 0), (0, 3, 0), (5, 0, 5), (9, 1, 8)])
def test_on_a_mountain_coast_only_land_points_above_the_fleet_are_at_risk(land, naval, risk):
    carried = [text for text in (f"{land} land", f"{naval} naval") if not text.startswith("0")]
    match = under_way("R-C", {"2105": {"rome": ", ".join([*carried, "R-C"])}}, *carried)
    events = play(match, "go 2204", dice=[2] if risk else [])
    assert at_risk(events) == ([risk] if risk else [])
    assert len(match.steps[-1].rolls) == bool(risk)


@pytest.mark.rule("punic_wars 5.36a")
def test_a_leader_moves_alone():
    match = under_way("R-C", {"2908": {"rome": "2 land, R-C"}})
    walk(match, "3008", "3109")
    assert leader(match, "R-C").hex == "3109"
    assert points(match, "rome", "2908") == (2, 0)
    assert allowed(match, "finish")


@pytest.mark.rule("punic_wars 5.36b")
def test_a_leader_alone_never_suffers_attrition():
    match = under_way("R-C", {"2004": {"rome": "R-C"}} | ELSEWHERE)
    walk(match, "2104", "2204", "2205", "2105")
    assert leader(match, "R-C").points == 16


@pytest.mark.rule("punic_wars 5.36b")
def test_a_leader_slips_away_from_enemies_without_a_roll():
    match = under_way("R-C", {"2706": {"rome": "2 land, R-C", "carthage": "4 land, C-A"}})
    walk(match, "2806")
    assert points(match, "rome", "2706") == (2, 0)


# --- 5.37 ferries


@pytest.mark.rule("punic_wars 5.37a")
@pytest.mark.parametrize(
    ("hex_", "region", "land"), [("3314", "sicilia", 2), ("2408", "corsica", 1), ("0214", "gades", 1)]
)
def test_the_ferry_hexes_belong_to_their_regions(hex_, region, land):
    side = "rome" if region == "gades" else "carthage"
    match = war({hex_: {side: f"{land} land"}, "2806": {"rome": "1 land, R-C"}}, active="rome")
    assert control(match, region) == side


CROSSING = [("3413", "3314"), ("2409", "2408"), ("0215", "0214")]
BOTH_WAYS = CROSSING + [(ferry, shore) for shore, ferry in CROSSING]


@pytest.mark.rule("punic_wars 5.37b")
@pytest.mark.rule("punic_wars 5.37d")
@pytest.mark.parametrize(("start", "goal"), BOTH_WAYS)
def test_an_army_crosses_where_a_friendly_fleet_keeps_the_ferry(start, goal):
    ferry = start if start in {"3314", "2408", "0214"} else goal
    match = under_way("R-C", stacked({start: {"rome": "8 land, R-C"}}, {ferry: {"rome": "1 naval"}}), "8 land")
    walk(match, goal)
    assert points(match, "rome", goal)[0] == 8
    assert points(match, "rome", ferry)[1] == 1


@pytest.mark.rule("punic_wars 5.37b")
@pytest.mark.parametrize(("start", "goal"), BOTH_WAYS)
def test_without_a_friendly_fleet_there_is_no_ferry(start, goal):
    match = under_way("R-C", {start: {"rome": "8 land, R-C"}}, "8 land")
    assert refusal(match, f"go {goal}") == "5.37b"


@pytest.mark.rule("punic_wars 5.37b")
@pytest.mark.parametrize(("start", "goal"), BOTH_WAYS)
def test_an_enemy_fleet_bars_the_ferry(start, goal):
    ferry = start if start in {"3314", "2408", "0214"} else goal
    keepers = {ferry: {"rome": "3 naval", "carthage": "1 naval"}}
    match = under_way("R-C", stacked({start: {"rome": "8 land, R-C"}}, keepers), "8 land")
    assert refusal(match, f"go {goal}") == "5.37b"


@pytest.mark.rule("punic_wars 5.37b")
def test_enemy_armies_do_not_bar_the_ferry():
    match = under_way(
        "R-C", {"3413": {"rome": "8 land, R-C"}, "3314": {"rome": "1 naval", "carthage": "3 land"}}, "8 land"
    )
    walk(match, "3314")


@pytest.mark.rule("punic_wars 5.37b")
def test_a_fleet_on_the_other_shore_keeps_no_ferry():
    match = under_way("R-C", {"3413": {"rome": "8 land, 2 naval, R-C"}}, "8 land")
    assert refusal(match, "go 3314") == "5.37b"


@pytest.mark.rule("punic_wars 5.37c")
def test_one_fleet_ferries_any_number():
    match = under_way("R-C", {"3413": {"rome": "17 land, R-C"}, "3314": {"rome": "1 naval"}}, "17 land")
    walk(match, "3314")
    assert points(match, "rome", "3314") == (17, 1)


@pytest.mark.rule("punic_wars 5.37d")
def test_the_ferry_does_not_save_from_enemies_left_behind():
    stacks = {"3413": {"rome": "4 land, R-C", "carthage": "2 land"}, "3314": {"rome": "1 naval"}}
    match = under_way("R-C", stacks, "4 land")
    events = play(match, "go 3314", dice=[6])
    assert kinds(events).count("attrition") == 1


# --- 5.4 enemies


@pytest.mark.rule("punic_wars 5.41")
def test_inverted_enemies_let_everybody_go():
    stacks = {"3109": {"rome": "2 land, R-C", "carthage": "5 land inside, C-A"}}
    match = under_way("R-C", stacks, "2 land", holders={"3109": "carthage"})
    walk(match, "3008")


@pytest.mark.rule("punic_wars 5.42")
def test_an_army_does_not_mind_a_fleet():
    stacks = {"2515": {"rome": "3 land, R-C", "carthage": "4 naval"}}
    match = under_way("R-C", stacks, "3 land")
    walk(match, "2415")


@pytest.mark.rule("punic_wars 5.42")
def test_a_fleet_does_not_mind_an_army():
    stacks = {"2707": {"rome": "3 naval, R-C", "carthage": "4 land"}}
    match = under_way("R-C", stacks, "3 naval")
    walk(match, "2807")


@pytest.mark.rule("punic_wars 5.43a")
def test_a_fleet_suffers_on_leaving_a_fleet():
    match = under_way("R-C", {"2707": {"rome": "3 naval, R-C", "carthage": "2 naval"}}, "3 naval")
    events = play(match, "go 2807", dice=[1])  # 1 + 1: 50 percent of two
    assert at_risk(events) == [2]
    assert points(match, "rome", "2807") == (0, 2)
    assert losses(match, "rome") == 1


@pytest.mark.rule("punic_wars 5.43b")
def test_an_army_suffers_on_leaving_an_army():
    match = under_way("R-C", {"2707": {"rome": "4 land, R-C", "carthage": "3 land"}}, "4 land")
    events = play(match, "go 2806", dice=[1])  # 50 percent of three
    assert at_risk(events) == [3]
    assert points(match, "rome", "2806") == (2, 0)


@pytest.mark.rule("punic_wars 5.43b")
def test_what_stays_behind_is_not_at_risk():
    match = under_way("R-C", {"2707": {"rome": "6 land, R-C", "carthage": "4 land"}}, "1 land")
    play(match, "go 2806", dice=[1])  # 50 percent of four are two, but only one leaves
    assert points(match, "rome", "2707") == (5, 0)
    assert losses(match, "rome") == 1


@pytest.mark.rule("punic_wars 5.43b")
def test_points_dropped_in_the_hex_do_not_pay_for_those_who_leave():
    match = under_way("R-C", {"2707": {"rome": "5 land, R-C", "carthage": "4 land"}}, "5 land")
    play(match, "drop 4 land")
    play(match, "go 2706", dice=[1])  # 50 percent of four, and one is all that leaves
    assert points(match, "rome", "2707") == (4, 0)
    assert points(match, "rome", "2706") == (0, 0)
    assert leader(match, "R-C").hex == "2707"


@pytest.mark.rule("punic_wars 5.43b")
def test_the_loss_of_leaving_comes_out_of_what_is_carried():
    match = under_way("R-C", {"2707": {"rome": "6 land, R-C", "carthage": "4 land"}}, "6 land")
    play(match, "drop 3 land")
    play(match, "go 2706", dice=[1])
    assert points(match, "rome", "2707") == (3, 0)
    assert points(match, "rome", "2706") == (1, 0)
    assert force(match) == (1, 0)


@pytest.mark.rule("punic_wars 5.44")
@pytest.mark.parametrize(("own", "enemy", "rolls"), [(10, 1, 0), (9, 1, 1), (19, 2, 1), (20, 2, 0), (30, 3, 0)])
def test_ten_to_one_leaves_freely(own, enemy, rolls):
    match = under_way("R-C", {"2706": {"rome": f"{own} land, R-C", "carthage": f"{enemy} land"}}, f"{own} land")
    match.play("go 2806")
    assert len(match.steps[-1].rolls) == rolls


@pytest.mark.rule("punic_wars 5.44")
def test_friends_who_stay_do_not_count_for_ten_to_one():
    match = under_way("R-C", {"2706": {"rome": "20 land, R-C", "carthage": "1 land"}}, "9 land")
    match.play("go 2806")
    assert len(match.steps[-1].rolls) == 1


@pytest.mark.rule("punic_wars 5.45")
def test_five_and_three_leaving_two_risk_two():
    match = under_way("R-C", {"2707": {"rome": "5 land, 3 naval, R-C", "carthage": "2 land, C-A"}}, "5 land", "3 naval")
    events = play(match, "go 2807", dice=[1])  # 1 + 1 - 3: 75 percent of two
    assert at_risk(events) == [2]
    assert points(match, "rome", "2807") == (3, 3)
    assert due(match, "rome") == 0


@pytest.mark.rule("punic_wars 5.45")
def test_no_more_is_lost_than_stands_above_the_fleet():
    match = under_way("R-C", {"2707": {"rome": "5 land, 3 naval, R-C", "carthage": "8 land, C-A"}}, "5 land", "3 naval")
    play(match, "go 2807", dice=[1])  # 75 percent of eight are six
    assert points(match, "rome", "2807") == (3, 3)


@pytest.mark.rule("punic_wars 5.45")
@pytest.mark.parametrize("land", [1, 2, 3])
def test_an_army_with_as_many_fleets_sails_away_unhurt(land):
    match = under_way(
        "R-C", {"2707": {"rome": "3 land, 3 naval, R-C", "carthage": "4 land"}}, f"{land} land", "3 naval"
    )
    walk(match, "2807")


def stacked(*stacks: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """Several stacks combined."""
    merged: dict[str, dict[str, str]] = {}
    for each in stacks:
        for hex_, sides in each.items():
            for side, text in sides.items():
                there = merged.setdefault(hex_, {})
                there[side] = f"{there[side]}, {text}" if side in there else text
    return merged
