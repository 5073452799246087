"""Chapter 7: stacks, their postures and the counters there are."""

from __future__ import annotations

import pytest

from .wars import (
    GAME,
    allowed,
    asked,
    dump,
    event,
    inside,
    leader,
    play,
    points,
    refusal,
    under_way,
    war,
)


@pytest.mark.rule("punic_wars 7.0")
def test_any_number_of_both_sides_shares_a_hex():
    crowd = {"rome": "40 land, 20 naval, R-A, R-B, R-C, R-D", "carthage": "39 land, 10 naval, C-A, C-B, C-C, C-D"}
    match = war({"2515": crowd}, active="rome")
    assert points(match, "rome", "2515") == (40, 20)
    assert points(match, "carthage", "2515") == (39, 10)


@pytest.mark.rule("punic_wars 7.0")
def test_the_host_before_utica_stands_in_one_hex():
    match = war({"2515": {"rome": "17 land, 8 naval, R-C, R-D"}}, active="rome", scenario="third_war")
    assert points(match, "rome", "2515") == (17, 8)
    assert [leader(match, name).hex for name in ("R-C", "R-D")] == ["2515", "2515"]


@pytest.mark.rule("punic_wars 7.11")
def test_joining_and_splitting_stacks_costs_nothing():
    stacks = {"2806": {"rome": "2 land, R-C"}, "2706": {"rome": "3 land"}, "2805": {"rome": "4 land"}}
    match = under_way("R-C", stacks, "2 land")
    play(match, "go 2706", "join 3 land", "go 2805", "join 4 land", "drop 5 land")
    assert leader(match, "R-C").points == 18, "two hexes entered, nothing else"
    assert points(match, "rome", "2805") == (9, 0)


@pytest.mark.rule("punic_wars 7.11")
def test_enemies_in_the_hex_add_no_movement_points():
    match = under_way("R-C", {"2806": {"rome": "2 land, R-C"}, "2706": {"carthage": "9 land, C-A"}}, "2 land")
    play(match, "go 2706")
    assert leader(match, "R-C").points == 19


@pytest.mark.rule("punic_wars 7.12")
def test_leaving_enemies_may_bring_attrition():
    match = under_way("R-C", {"2706": {"rome": "4 land, R-C", "carthage": "4 land"}}, "4 land")
    play(match, "go 2806", dice=[4])
    assert match.steps[-1].rolls == (4,)


@pytest.mark.rule("punic_wars 7.21")
def test_points_of_one_type_attack_together():
    stacks = {"2806": {"rome": "3 land, R-C"}, "2706": {"rome": "2 land", "carthage": "2 land"}}
    match = under_way("R-C", stacks, "3 land")
    events = play(match, "go 2706", "attack land", dice=[4])
    assert event(events, "totals")["attack"] == 5


@pytest.mark.rule("punic_wars 7.21")
def test_points_of_one_type_defend_together():
    stacks = {"2806": {"carthage": "3 land, C-B"}, "2706": {"carthage": "2 land", "rome": "5 land, R-C"}}
    match = under_way("C-B", stacks, "3 land", treasury={"rome": 50, "carthage": 50})
    play(match, "go 2706", "finish")
    later = war({"2706": dump(match)["stacks"]["2706"]}, active="rome")
    play(later, "lead R-C")
    assert event(play(later, "attack land", dice=[4]), "totals")["defence"] == 5


@pytest.mark.rule("punic_wars 7.21")
def test_points_of_the_other_type_stay_out_of_it():
    match = under_way("R-C", {"2707": {"rome": "4 land, 6 naval, R-C", "carthage": "3 land, 5 naval"}})
    totals = event(play(match, "attack land", dice=[4]), "totals")
    assert (totals["attack"], totals["defence"]) == (4, 3)


@pytest.mark.rule("punic_wars 7.22")
def test_nobody_attacks_the_next_hex():
    match = under_way("R-C", {"2806": {"rome": "4 land, R-C"}, "2706": {"carthage": "1 land"}}, "4 land")
    assert refusal(match, "attack land") == "9.15a"


@pytest.mark.rule("punic_wars 7.31")
def test_armies_fleets_and_leaders_share_a_hex():
    match = war({"3314": {"rome": "4 land, 2 naval, R-C"}}, active="rome")
    assert points(match, "rome", "3314") == (4, 2)
    assert leader(match, "R-C").hex == "3314"


@pytest.mark.rule("punic_wars 7.32")
def test_the_order_in_which_a_stack_is_written_does_not_matter():
    one = war({"3314": {"rome": "4 land, 2 naval, R-C, R-D"}}, active="rome")
    other = war({"3314": {"rome": "R-D, 2 naval, R-C, 4 land"}}, active="rome")
    assert one.fingerprint() == other.fingerprint()


@pytest.mark.rule("punic_wars 7.33")
@pytest.mark.parametrize("stack", ["3 land, 1 naval, C-A, C-B", "C-B, 1 naval, C-A, 3 land"])
def test_the_order_of_a_stack_does_not_alter_a_fight(stack):
    match = under_way("R-C", {"2707": {"rome": "6 land, R-C", "carthage": stack}})
    totals = event(play(match, "attack land", dice=[4]), "totals")
    assert (totals["attack"], totals["defence"], totals["row"]) == (6, 3, 4 + 1 - 3)


@pytest.mark.rule("punic_wars 7.34")
def test_points_added_to_a_garrison_go_inside():
    stacks = {"2516": {"carthage": "3 land inside, C-B"}}
    match = war(stacks, phase="recruitment", treasury={"carthage": 10})
    play(match, "raise 2 land 2516")
    assert points(match, "carthage", "2516") == (5, 0)
    assert inside(match, "carthage", "2516")[0]


@pytest.mark.rule("punic_wars 7.34")
def test_a_force_inverts_as_a_whole():
    stacks = {"2515": {"rome": "6 land, R-C", "carthage": "5 land, C-B"}}
    match = under_way("R-C", stacks, holders={"2515": "carthage"})
    play(match, "attack land")
    assert asked(match) == ("carthage", "invert")
    play(match, "invert")
    assert inside(match, "carthage", "2515")[0]
    assert points(match, "carthage", "2515") == (5, 0)


@pytest.mark.rule("punic_wars 7.35a")
def test_counters_are_changed_at_will():
    stacks = {"2806": {"rome": "4 land, R-C"}}
    one = under_way("R-C", stacks, "2 land", "2 land")
    other = under_way("R-C", stacks, "3 land", "1 land")
    assert one.fingerprint() == other.fingerprint()


@pytest.mark.rule("punic_wars 7.35b")
def test_carthage_has_counters_for_ten_naval_points():
    match = war({"2516": {"carthage": "1 land, 10 naval, C-B"}}, phase="recruitment", treasury={"carthage": 10})
    assert refusal(match, "raise 1 naval 2516") == "7.35b"
    assert allowed(match, "raise 1 land 2516")
    match = war({"2516": {"carthage": "1 land, 9 naval, C-B"}}, phase="recruitment", treasury={"carthage": 10})
    assert refusal(match, "raise 2 naval 2516") == "7.35b"
    assert allowed(match, "raise 1 naval 2516")


@pytest.mark.rule("punic_wars 7.35b")
def test_rome_has_counters_for_forty_land_points():
    match = war({"2908": {"rome": "39 land, R-C"}}, phase="recruitment", active="rome", treasury={"rome": 10})
    assert refusal(match, "raise 2 land 2908") == "7.35b"
    play(match, "raise 1 land 2908")
    assert refusal(match, "raise 1 land 3008") == "7.35b", "wherever it is raised"
    assert allowed(match, "raise 1 naval 2908")


@pytest.mark.rule("punic_wars 7.35b")
def test_rome_has_counters_for_twenty_naval_points():
    match = war({"2908": {"rome": "1 land, 20 naval"}}, phase="recruitment", active="rome", treasury={"rome": 10})
    assert refusal(match, "raise 1 naval 2908") == "7.35b"


@pytest.mark.rule("punic_wars 7.35b")
def test_counters_of_lost_points_come_back():
    match = war(
        {"2516": {"carthage": "1 land, 9 naval, C-B"}},
        phase="recruitment",
        treasury={"carthage": 10},
        losses={"carthage": 7},
    )
    assert allowed(match, "raise 1 naval 2516")


@pytest.mark.rule("punic_wars 7.35b")
def test_the_counters_are_those_of_the_game():
    for scenario in GAME.scenarios:
        world = GAME.start(scenario).setting.world
        assert world.counters.tolist() == [[40, 20], [40, 10]]
        assert world.syracusans.tolist() == [2, 2]
