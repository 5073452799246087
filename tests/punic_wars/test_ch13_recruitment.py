"""Chapter 13: what may be bought, where, and for how much."""

from __future__ import annotations

import pytest

from .phases import campaign, purchases, recruiting
from .wars import align, allowed, asked, control, inside, leader, play, points, refusal, treasury, turn, until, war

# --- 13.0 and 13.1: money


@pytest.mark.rule("punic_wars 13.0")
@pytest.mark.parametrize("money", [0, 1])
def test_without_money_nothing_is_bought(money):
    match = war(phase="recruitment", active="rome", treasury={"rome": money, "carthage": 5})
    assert asked(match) == ("carthage", "fund"), "the Roman phase is passed over"


@pytest.mark.rule("punic_wars 13.0")
def test_nobody_has_to_buy():
    match = recruiting("carthage")
    play(match, "done")
    assert treasury(match, "carthage") == 50


@pytest.mark.rule("punic_wars 13.11")
def test_a_point_costs_two():
    match = recruiting("carthage", treasury=9)
    play(match, "raise 2 land 2516", "raise 1 land 1013")
    assert treasury(match, "carthage") == 3
    play(match, "raise 1 naval 1013")
    assert points(match, "carthage", "2516") == (2, 0)
    assert points(match, "carthage", "1013") == (1, 1)
    assert treasury(match, "carthage") == 1
    assert not purchases(match, "carthage")


@pytest.mark.rule("punic_wars 13.11")
def test_nobody_buys_what_he_cannot_pay():
    match = recruiting("carthage", treasury=3)
    assert refusal(match, "raise 2 land 2516") == "13.11"
    assert allowed(match, "raise 1 land 2516")


@pytest.mark.rule("punic_wars 13.12")
def test_three_points_at_once_are_no_cheaper():
    match = recruiting("rome", treasury=10, scenario="third_war")
    play(match, "raise 3 land 2402")
    assert treasury(match, "rome") == 4


# --- 13.2: the regions


@pytest.mark.rule("punic_wars 13.21")
def test_new_points_do_not_change_the_limits_of_the_phase():
    match = recruiting("carthage", {"0412": {"carthage": "3 land, C-B"}})
    play(match, "raise 1 land 0412")
    assert control(match, "hispania") == "carthage"
    assert refusal(match, "raise 2 land 0412") == "13.23"
    play(match, "raise 1 land 0412")
    assert refusal(match, "raise 1 land 0412") == "13.23"


@pytest.mark.rule("punic_wars 13.22")
def test_a_controlled_region_takes_its_value_in_money():
    match = recruiting("carthage")
    assert refusal(match, "raise 3 land 2516") == "13.22"
    play(match, "raise 2 land 2516")
    assert points(match, "carthage", "2516") == (2, 0)
    assert refusal(match, "raise 1 land 2515") == "13.22", "the limit is the region's, not the hex's"
    assert allowed(match, "raise 2 land 1013")


@pytest.mark.rule("punic_wars 13.22")
def test_an_odd_value_is_not_rounded_up():
    match = recruiting("carthage")
    assert allowed(match, "raise 1 land 2016")
    assert refusal(match, "raise 2 land 2016") == "13.22", "four would be spent in a region of three"


@pytest.mark.rule("punic_wars 13.22")
def test_the_limit_is_new_in_every_phase():
    match = recruiting("carthage")
    play(match, "raise 2 land 2516", "done")
    until(match, "carthage", "recruit")
    assert turn(match) == 3
    assert allowed(match, "raise 2 land 2516")


@pytest.mark.rule("punic_wars 13.23")
def test_a_neutral_region_takes_half_its_value():
    match = recruiting("carthage", {"1902": {"carthage": "1 land, C-B"}})
    assert refusal(match, "raise 2 land 1902") == "13.23"
    play(match, "raise 1 land 1902")
    assert refusal(match, "raise 1 land 1902") == "13.23"


@pytest.mark.rule("punic_wars 13.24")
def test_carthage_never_buys_in_latium():
    match = recruiting("carthage", {"3008": {"carthage": "4 land, C-B"}})
    assert control(match, "latium") == "carthage"
    assert refusal(match, "raise 1 land 3008") == "13.24"


@pytest.mark.rule("punic_wars 13.24")
def test_carthage_never_buys_in_syracuse_or_illyria():
    stacks = {"3315": {"carthage": "2 land, C-B"}, "3003": {"carthage": "2 land, C-C"}}
    friendly = {"syracuse": "carthage", "illyria": "carthage"}
    match = recruiting("carthage", stacks, align=friendly, illyrian_war=True)
    for hex_ in stacks:
        assert refusal(match, f"raise 1 land {hex_}") == "13.24"


@pytest.mark.rule("punic_wars 13.25")
def test_rome_never_buys_in_zeugitana():
    match = recruiting("rome", {"2515": {"rome": "4 land, R-B"}})
    assert control(match, "zeugitana") == "rome"
    assert refusal(match, "raise 1 land 2515") == "13.25"
    assert refusal(match, "raise 1 naval 2515") == "13.25"


@pytest.mark.rule("punic_wars 13.25")
def test_rome_never_buys_in_syracuse_or_illyria():
    match = recruiting("rome", {"3315": {"rome": "2 land, R-B"}, "3003": {"rome": "2 land, R-C"}}, scenario="third_war")
    assert align(match, "syracuse") == align(match, "illyria") == "rome"
    for hex_ in ("3315", "3003"):
        assert refusal(match, f"raise 1 land {hex_}") == "13.25"


@pytest.mark.rule("punic_wars 13.26")
def test_nobody_recruits_inside_a_siege():
    stacks = {"2414": {"carthage": "2 land inside", "rome": "2 land"}, "2516": {"carthage": "4 land"}}
    match = recruiting("carthage", stacks, holders={"2414": "carthage"})
    assert control(match, "zeugitana") == "carthage"
    assert refusal(match, "raise 1 land 2414") == "13.26"
    assert refusal(match, "raise 1 naval 2414") == "13.26", "a new fleet would end the siege"
    assert allowed(match, "raise 1 land 2516")


@pytest.mark.rule("punic_wars 13.26")
def test_an_unbesieged_garrison_may_be_reinforced():
    stacks = {"2414": {"carthage": "3 land inside", "rome": "2 land"}, "2516": {"carthage": "4 land"}}
    match = recruiting("carthage", stacks, holders={"2414": "carthage"})
    play(match, "raise 1 land 2414")
    assert points(match, "carthage", "2414") == (4, 0)
    assert inside(match, "carthage", "2414") == (True, False)


@pytest.mark.rule("punic_wars 13.27")
def test_a_neutral_region_needs_a_leader_in_the_hex():
    match = recruiting("carthage", {"1902": {"carthage": "C-B"}, "1502": {"carthage": "1 land"}})
    assert refusal(match, "raise 1 land 1502") == "13.27"
    assert allowed(match, "raise 1 land 1902")


@pytest.mark.rule("punic_wars 13.27")
def test_the_other_sides_leader_does_not_recruit_for_me():
    match = recruiting("carthage", {"1902": {"rome": "1 land, R-B", "carthage": "1 land"}})
    assert refusal(match, "raise 1 land 1902") == "13.27"


@pytest.mark.rule("punic_wars 13.28")
def test_nobody_buys_in_an_enemy_region():
    match = recruiting("carthage", {"2805": {"carthage": "1 land, C-B"}})
    assert refusal(match, "raise 1 land 2805") == "13.28"


@pytest.mark.rule("punic_wars 13.28")
def test_a_friendly_region_that_the_enemy_has_taken_is_an_enemy_region():
    match = recruiting("carthage", {"2518": {"rome": "1 land"}, "2618": {"carthage": "C-B"}})
    assert control(match, "byzacium") == "rome"
    assert refusal(match, "raise 1 land 2618") == "13.28"


# --- 13.3: the hexes


@pytest.mark.rule("punic_wars 13.31")
def test_nothing_is_bought_outside_the_own_recruitment():
    assert refusal(campaign("carthage", treasury={"carthage": 20}), "raise 1 land 2516") == "4.1a"
    match = war(phase="recruitment", active="rome", treasury={"rome": 20, "carthage": 20})
    assert asked(match) == ("rome", "recruit")
    assert not allowed(match, "raise 1 land 2516")


@pytest.mark.rule("punic_wars 13.32")
def test_fleets_are_built_at_coastal_places():
    match = recruiting("carthage")
    assert refusal(match, "raise 1 naval 2016") == "13.32"
    assert refusal(match, "raise 1 naval 2315") in ("13.32", "13.33")
    assert allowed(match, "raise 1 land 2016")
    assert allowed(match, "raise 1 naval 2215")


@pytest.mark.rule("punic_wars 13.33")
def test_armies_are_raised_at_places():
    match = recruiting("carthage", {"2415": {"carthage": "4 land, C-B"}})
    assert refusal(match, "raise 1 land 2415") == "13.33"


@pytest.mark.rule("punic_wars 13.34a")
def test_enemies_in_the_hex_do_not_prevent_a_purchase():
    match = recruiting("carthage", {"2414": {"carthage": "3 land", "rome": "2 land"}})
    play(match, "raise 1 land 2414")
    assert points(match, "carthage", "2414") == (4, 0)


@pytest.mark.rule("punic_wars 13.34b")
@pytest.mark.parametrize("enemies", ["1 land", "3 naval", "1 land, 1 naval, R-B", "R-B"])
def test_a_hex_held_by_enemies_alone_takes_no_new_points(enemies):
    match = recruiting("carthage", {"2414": {"rome": enemies}})
    assert control(match, "zeugitana") == "carthage"
    assert refusal(match, "raise 1 land 2414") == "13.34b"
    assert refusal(match, "raise 1 naval 2414") == "13.34b"


@pytest.mark.rule("punic_wars 13.34a")
def test_recruits_may_be_the_end_of_a_lone_enemy_leader():
    match = recruiting("carthage", {"2414": {"carthage": "C-B", "rome": "R-B"}})
    play(match, "raise 1 land 2414")
    assert leader(match, "R-B").status == "lost"


@pytest.mark.rule("punic_wars 13.34b")
def test_friendly_fleets_are_company_enough():
    match = recruiting("carthage", {"2414": {"rome": "1 land", "carthage": "1 naval"}})
    assert allowed(match, "raise 1 land 2414")
