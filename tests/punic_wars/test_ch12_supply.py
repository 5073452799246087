"""Chapter 12: who is supplied, what it costs, and what happens without money."""

from __future__ import annotations

import pytest

from .phases import answers, campaign, end_campaign, percents, rolls, rows
from .wars import (
    asked,
    besieged,
    control,
    due,
    event,
    happened,
    kinds,
    leader,
    play,
    points,
    refusal,
    started,
    treasury,
)

SIEGE_OF_HIPPO = {"2414": {"carthage": "3 land inside", "rome": "3 land"}}


@pytest.mark.rule("punic_wars 12.0")
def test_every_point_costs_one():
    match, _ = end_campaign("carthage", {"2516": {"carthage": "20 land, 6 naval"}}, treasury=34)
    assert treasury(match, "carthage") == 8
    assert rolls(match) == ()


@pytest.mark.rule("punic_wars 12.0")
def test_the_first_year_of_the_second_war_leaves_carthage_eight():
    match = started("second_war")
    assert treasury(match, "carthage") == 34
    play(match, "done")
    assert treasury(match, "carthage") == 34 - 26


@pytest.mark.rule("punic_wars 12.0")
def test_only_the_side_in_phase_pays():
    stacks = {"2516": {"carthage": "5 land"}, "2908": {"rome": "5 land"}}
    match = campaign("carthage", stacks, treasury={"rome": 9, "carthage": 9})
    play(match, "done")
    assert (treasury(match, "rome"), treasury(match, "carthage")) == (9, 4)


@pytest.mark.rule("punic_wars 12.1a")
def test_points_in_a_controlled_region_are_supplied():
    match, _ = end_campaign("carthage", {"2518": {"carthage": "4 land"}}, treasury=10)
    assert treasury(match, "carthage") == 6


@pytest.mark.rule("punic_wars 12.1a")
def test_a_conquered_region_supplies_its_conqueror():
    match, _ = end_campaign("carthage", {"2605": {"carthage": "2 land, 3 naval"}}, treasury=10)
    assert control(match, "etruria") == "carthage"
    assert treasury(match, "carthage") == 5
    assert rolls(match) == ()


@pytest.mark.rule("punic_wars 12.1a")
def test_points_inside_are_supplied_unless_besieged():
    holders = {"2414": "carthage"}
    stacks = {"2414": {"carthage": "3 land inside", "rome": "1 land"}}
    match, _ = end_campaign("carthage", stacks, treasury=10, holders=holders)
    assert treasury(match, "carthage") == 7


@pytest.mark.rule("punic_wars 12.1b")
def test_a_neutral_region_supplies_nobody():
    stacks = {"1902": {"carthage": "4 land"}, "1502": {"rome": "3 land"}}
    match, events = end_campaign("carthage", stacks, dice=[5], treasury=10)
    assert control(match, "gallia") is None
    assert [roll["hex"] for roll in happened(events, "attrition")] == ["1902"]
    assert treasury(match, "carthage") == 10


@pytest.mark.rule("punic_wars 12.1b")
def test_an_enemy_region_supplies_nobody():
    match, events = end_campaign("carthage", {"2605": {"carthage": "1 land, 4 naval"}}, dice=[5], treasury=10)
    assert [roll["hex"] for roll in happened(events, "attrition")] == ["2605"]
    assert treasury(match, "carthage") == 10


@pytest.mark.rule("punic_wars 12.1b")
def test_the_besieged_are_unsupplied_even_where_their_side_rules():
    stacks = SIEGE_OF_HIPPO | {"2516": {"carthage": "6 land"}}
    match, events = end_campaign("carthage", stacks, dice=[5], treasury=10, holders={"2414": "carthage"})
    assert control(match, "zeugitana") == "carthage"
    assert [roll["hex"] for roll in happened(events, "attrition")] == ["2414"]
    assert treasury(match, "carthage") == 4


@pytest.mark.rule("punic_wars 12.2a")
def test_the_besieged_suffer_and_cost_nothing():
    match, events = end_campaign("carthage", SIEGE_OF_HIPPO, dice=[1], treasury=10, holders={"2414": "carthage"})
    assert besieged(match, "carthage", "2414")
    assert percents(events) == [(75, 3, 2)]
    assert points(match, "carthage", "2414") == (1, 0)
    assert treasury(match, "carthage") == 10


@pytest.mark.rule("punic_wars 12.2b")
def test_a_lone_leader_eats_nothing():
    match, events = end_campaign("carthage", {"2806": {"carthage": "C-A"}}, treasury=10)
    assert treasury(match, "carthage") == 10
    assert "attrition" not in kinds(events)
    assert leader(match, "C-A").hex == "2806"


@pytest.mark.rule("punic_wars 12.2b")
def test_hunger_does_not_slow_an_army():
    match = campaign("carthage", {"2806": {"carthage": "4 land, C-A"}, "2805": {"rome": "4 land"}})
    play(match, "lead C-A", "join 4 land", "go 2706")
    assert leader(match, "C-A").points == 19


@pytest.mark.rule("punic_wars 12.31")
def test_without_money_one_unmodified_die_is_rolled_for_the_excess():
    match, events = end_campaign("carthage", {"2516": {"carthage": "20 land, C-A"}}, dice=[2], treasury=14)
    assert event(events, "short_of_money")["excess"] == 6
    assert rows(events) == [2], "Hannibal adds nothing"
    assert percents(events) == [(50, 6, 3)]
    assert points(match, "carthage", "2516") == (17, 0)
    assert treasury(match, "carthage") == 0


@pytest.mark.rule("punic_wars 12.31")
def test_money_to_the_last_point_is_no_shortfall():
    match, events = end_campaign("carthage", {"2516": {"carthage": "20 land"}}, treasury=20)
    assert treasury(match, "carthage") == 0
    assert not {"short_of_money", "attrition"} & set(kinds(events))


@pytest.mark.rule("punic_wars 12.31")
def test_the_unsupplied_are_no_part_of_the_excess():
    stacks = {"2516": {"carthage": "6 land"}, "2605": {"carthage": "1 land, 9 naval"}}
    _, events = end_campaign("carthage", stacks, dice=[5, 5], treasury=4)
    assert event(events, "short_of_money")["excess"] == 2


@pytest.mark.rule("punic_wars 12.32")
def test_a_shortfall_is_paid_in_any_points_anywhere():
    stacks = {"2516": {"carthage": "10 land, 4 naval"}, "1013": {"carthage": "6 land"}, "2605": {"carthage": "1 land"}}
    match, _ = end_campaign("carthage", stacks, dice=[5, 2], treasury=14)
    assert asked(match) == ("carthage", "losses")
    assert due(match, "carthage") == 3
    everywhere = {f"lose {n} {what}" for n in (1, 2, 3) for what in ("land 2516", "naval 2516", "land 1013")}
    assert answers(match) == everywhere | {"lose 1 land 2605"}
    assert refusal(match, "lose 4 land 2516") == "11.13c"
    play(match, "lose 1 land 2516", "lose 1 naval 2516", "lose 1 land 1013")
    assert points(match, "carthage", "2516") == (9, 3)
    assert points(match, "carthage", "1013") == (5, 0)


@pytest.mark.rule("punic_wars 12.33")
def test_nobody_starves_an_army_to_save_money():
    match, _ = end_campaign("carthage", {"2516": {"carthage": "20 land"}}, treasury=30)
    assert asked(match) == ("carthage", "recruit")
    assert treasury(match, "carthage") == 10
