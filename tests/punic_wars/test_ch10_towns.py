"""Chapter 10: towns and cities, who holds them, and how they are besieged."""

from __future__ import annotations

import pytest

from bellona import Match

from .wars import (
    allowed,
    asked,
    besieged,
    control,
    event,
    holder,
    inside,
    kinds,
    leader,
    legal,
    losses,
    play,
    points,
    refusal,
    treasury,
    under_way,
    war,
)

RICH = {"rome": 50, "carthage": 50}


def siege(rome: str, carthage: str, where: str = "3109", **more) -> Match:
    """A Roman garrison of a Roman place and the Carthaginians before it, in the Roman campaign."""
    stacks = {where: {"rome": rome, "carthage": carthage}, "2908": {"rome": "1 land, R-H"}}
    return war(stacks | more.pop("others", {}), active="rome", holders={where: "rome"}, treasury=RICH, **more)


def relief(garrison: str, besiegers: str, army: str, *join: str, **more) -> Match:
    """A Roman army in Tarracina, about to relieve Capua."""
    match = siege(garrison, besiegers, others={"3008": {"rome": f"{army}, R-C"}}, **more)
    play(match, "lead R-C", *[f"join {carried}" for carried in join or (army,)])
    return match


@pytest.mark.rule("punic_wars 10.0")
def test_inverted_units_are_inside():
    match = siege("3 land inside, 2 naval", "1 land")
    assert inside(match, "rome", "3109") == (True, False)
    assert inside(match, "carthage", "3109") == (False, False)


# --- 10.1 control of towns and cities


@pytest.mark.rule("punic_wars 10.11a")
def test_a_place_stays_with_its_last_sole_occupier():
    match = under_way("R-C", {"3013": {"rome": "3 land, R-C"}}, "3 land", scenario="first_war")
    assert holder(match, "3013") == "rome"
    play(match, "go 3014")
    assert holder(match, "3013") == "rome"


@pytest.mark.rule("punic_wars 10.11a")
def test_a_place_does_not_change_hands_while_both_are_there():
    stacks = {"3014": {"carthage": "9 land, C-B"}, "3013": {"rome": "1 land, R-C"}}
    match = under_way("C-B", stacks, "9 land")
    play(match, "go 3013")
    assert holder(match, "3013") == "rome"
    play(match, "attack land")
    assert asked(match) == ("rome", "invert")
    events = play(match, "stand", dice=[6])
    assert holder(match, "3013") == "carthage", "the last Roman has fallen"
    assert event(events, "place_taken")["side"] == "carthage"


@pytest.mark.rule("punic_wars 10.11b")
def test_fleets_take_no_place():
    match = under_way("C-B", {"2914": {"carthage": "3 naval, C-B"}}, "3 naval", holders={"3013": "rome"})
    play(match, "go 3013")
    assert holder(match, "3013") == "rome"


@pytest.mark.rule("punic_wars 10.11b")
def test_a_fleet_does_not_hold_a_place_against_an_army():
    stacks = {"3014": {"carthage": "3 land, C-B"}, "3013": {"rome": "4 naval"}}
    match = under_way("C-B", stacks, "3 land", holders={"3013": "rome"})
    play(match, "go 3013")
    assert holder(match, "3013") == "carthage"


@pytest.mark.rule("punic_wars 10.12")
@pytest.mark.parametrize(
    ("scenario", "hex_", "owner"),
    [
        ("first_war", "3109", "rome"),
        ("first_war", "2412", "carthage"),
        ("second_war", "2412", "rome"),
        ("second_war", "0609", None),  # Toletum, in a region nobody ever controlled
    ],
)
def test_a_place_never_occupied_goes_with_its_region(scenario, hex_, owner):
    for attacker, name, defender in (("rome", "R-C", "carthage"), ("carthage", "C-B", "rome")):
        match = under_way(name, {hex_: {attacker: f"3 land, {name}", defender: "3 land"}}, scenario=scenario)
        match.play("attack land")
        assert (asked(match) == (defender, "invert")) == (defender == owner), f"{defender} in {hex_}"


@pytest.mark.rule("punic_wars 10.12")
def test_the_last_to_control_the_region_counts():
    threatened = {"0609": {"rome": "3 land", "carthage": "4 land, C-B"}}
    match = under_way("C-B", threatened, last={"hispania": "rome"}, holders={})
    play(match, "attack land")
    assert asked(match) == ("rome", "invert")


# --- 10.2 movement


@pytest.mark.rule("punic_wars 10.21")
def test_nobody_inverts_in_the_open():
    match = under_way("R-C", {"2806": {"rome": "4 land, R-C", "carthage": "4 land, C-B"}})
    play(match, "attack land", dice=[4])
    assert asked(match) == ("rome", "march"), "Carthage was not asked"


@pytest.mark.rule("punic_wars 10.22")
def test_only_the_controller_goes_inside():
    match = under_way("R-C", {"3109": {"rome": "6 land, R-C", "carthage": "3 land, C-B"}}, holders={"3109": "rome"})
    play(match, "attack land", dice=[4])
    assert asked(match) == ("rome", "march"), "Carthage was not asked"
    match = under_way("R-C", {"3109": {"rome": "6 land, R-C", "carthage": "3 land, C-B"}}, holders={"3109": "carthage"})
    play(match, "attack land")
    assert asked(match) == ("carthage", "invert")


@pytest.mark.rule("punic_wars 10.23a")
@pytest.mark.rule("punic_wars 10.23b")
def test_nobody_goes_inside_without_a_threat():
    match = war({"3109": {"rome": "3 land, R-C", "carthage": "1 land"}}, active="rome", holders={"3109": "rome"})
    assert refusal(match, "invert") == "4.1a"
    play(match, "lead R-C")
    assert refusal(match, "invert") == "4.1a"
    assert not any(action.startswith("invert") for action in legal(match))


@pytest.mark.rule("punic_wars 10.24")
def test_any_number_goes_inside():
    match = under_way("R-C", {"2518": {"rome": "17 land, R-C", "carthage": "17 land"}}, holders={"2518": "carthage"})
    play(match, "attack land", "invert")
    assert inside(match, "carthage", "2518")[0]
    assert points(match, "carthage", "2518") == (17, 0)


@pytest.mark.rule("punic_wars 10.25")
@pytest.mark.rule("punic_wars 10.27")
def test_a_garrison_comes_out_in_its_own_campaign_without_leader_or_cost():
    match = war({"2516": {"carthage": "3 land inside, 2 naval inside"}, "2415": {"carthage": "1 land, C-B"}})
    play(match, "emerge land 2516")
    assert inside(match, "carthage", "2516") == (False, True)
    play(match, "emerge naval 2516")
    assert inside(match, "carthage", "2516") == (False, False)
    assert leader(match, "C-B").points == 20


@pytest.mark.rule("punic_wars 10.25")
def test_a_garrison_alone_is_asked_in_its_own_campaign():
    match = war({"2516": {"carthage": "3 land inside"}, "2515": {"rome": "1 land"}})
    assert asked(match) == ("carthage", "campaign")
    assert legal(match) >= {"emerge land 2516", "done"}


@pytest.mark.rule("punic_wars 10.25")
def test_a_garrison_comes_out_during_a_march():
    match = under_way("C-B", {"2516": {"carthage": "3 land inside"}, "2415": {"carthage": "1 land, C-B"}}, "1 land")
    play(match, "emerge land 2516")
    assert inside(match, "carthage", "2516") == (False, False)
    assert asked(match) == ("carthage", "march")


@pytest.mark.rule("punic_wars 10.25")
def test_only_what_is_inside_comes_out_and_only_ones_own():
    match = war({"2516": {"carthage": "3 land, C-B"}, "3109": {"rome": "2 land inside"}})
    assert refusal(match, "emerge land 2516") == "10.25"
    assert refusal(match, "emerge naval 2516") == "10.25"
    assert refusal(match, "emerge land 3109") == "10.25"


@pytest.mark.rule("punic_wars 10.26")
@pytest.mark.rule("punic_wars B5")
def test_a_leader_helps_inside_and_outside_alike():
    for posture in ("3 land inside", "3 land"):
        stacks = {"2515": {"rome": "6 land, R-C", "carthage": f"{posture}, C-B"}}
        match = under_way("R-C", stacks, holders={"2515": "carthage"})
        play(match, "attack land", *([] if "inside" in posture else ["stand"]), dice=[4])
        expected = 4 + 1 - 2 - (2 if "inside" in posture else 0)
        assert event(list(match.steps[-1].events), "totals")["row"] == expected


@pytest.mark.rule("punic_wars 10.27")
def test_coming_out_costs_the_leader_present_nothing():
    match = siege("4 land inside, R-C", "3 land")
    play(match, "lead R-C", "emerge land 3109")
    assert leader(match, "R-C").points == 20


@pytest.mark.rule("punic_wars 10.28a")
def test_a_garrison_that_is_not_besieged_leaves_with_a_roll():
    match = siege("4 land inside, R-C", "3 land")
    assert not besieged(match, "rome", "3109")
    play(match, "lead R-C", "join 4 land")
    play(match, "go 3008", dice=[6])
    assert points(match, "rome", "3008") == (4, 0)
    assert not inside(match, "rome", "3008")[0]


@pytest.mark.rule("punic_wars 10.28b")
def test_a_besieged_garrison_does_not_just_leave():
    match = siege("2 land inside, R-C", "5 land")
    assert besieged(match, "rome", "3109")
    play(match, "lead R-C", "join 2 land")
    assert refusal(match, "go 3008") == "10.28b"


@pytest.mark.rule("punic_wars 10.28b")
def test_coming_out_alone_does_not_open_the_way():
    match = siege("2 land inside, R-C", "5 land")
    play(match, "emerge land 3109", "lead R-C", "join 2 land")
    assert not besieged(match, "rome", "3109")
    assert refusal(match, "go 3008") == "10.28b"


@pytest.mark.rule("punic_wars 10.28b")
def test_a_sally_opens_the_way():
    match = siege("3 land inside, R-C", "5 land")
    play(match, "lead R-C", "emerge land 3109")
    play(match, "attack land", dice=[5])  # 1:2 and 6: 25 and 50 percent
    assert (points(match, "rome", "3109"), points(match, "carthage", "3109")) == ((2, 0), (2, 0))
    play(match, "join 2 land")
    play(match, "go 3008", dice=[6])
    assert points(match, "rome", "3008") == (2, 0)


@pytest.mark.rule("punic_wars 10.28b")
def test_the_sally_of_one_leader_lets_another_lead_the_rest_out():
    match = siege("4 land inside, 2 naval inside, R-C, R-D", "4 land, 2 naval")
    assert besieged(match, "rome", "3109")
    play(match, "lead R-D", "join 2 naval")
    assert refusal(match, "go 3008") == "10.28b"
    play(match, "drop 2 naval", "lead R-C", "emerge land 3109")
    play(match, "attack land", dice=[4])
    assert leader(match, "R-C").hex == "3109"
    assert allowed(match, "join 1 land")


@pytest.mark.rule("punic_wars 10.28b")
def test_a_garrison_that_becomes_besieged_does_not_just_leave():
    match = siege("5 land inside, R-C, R-D", "3 land")
    play(match, "lead R-C", "join 3 land")
    play(match, "go 3008", dice=[6])
    assert besieged(match, "rome", "3109"), "two are left against three"
    play(match, "lead R-D", "join 2 land")
    assert refusal(match, "go 3008") == "10.28b"


@pytest.mark.rule("punic_wars 10.28c")
def test_an_attack_on_the_fleet_will_do():
    match = siege("2 land inside, 2 naval inside, R-C", "5 land, 2 naval")
    assert besieged(match, "rome", "3109")
    play(match, "lead R-C", "join 2 land")
    assert refusal(match, "go 3008") == "10.28b"
    play(match, "emerge naval 3109")
    play(match, "attack naval", dice=[3])  # 1:1 and 4
    assert inside(match, "rome", "3109") == (True, False)
    play(match, "go 3008", dice=[6])
    assert points(match, "rome", "3008") == (2, 0)


# --- 10.29 relief


@pytest.mark.rule("punic_wars 10.29a")
def test_relief_turns_the_garrison_up():
    match = relief("2 land inside", "4 land", "6 land")
    assert besieged(match, "rome", "3109")
    events = play(match, "go 3109")
    assert points(match, "rome", "3109") == (8, 0)
    assert inside(match, "rome", "3109") == (False, False)
    assert "relieved" in kinds(events)


@pytest.mark.rule("punic_wars 10.29a")
def test_relief_turns_up_fleets_and_armies():
    match = relief("2 land inside, 1 naval inside", "4 land, 1 naval", "6 land")
    play(match, "go 3109")
    assert inside(match, "rome", "3109") == (False, False)


@pytest.mark.rule("punic_wars 10.29b")
def test_relief_attacks_before_anything_else():
    match = relief("2 land inside", "4 land", "6 land")
    play(match, "go 3109")
    for action in ("go 3008", "finish", "done", "lead R-H"):
        assert refusal(match, action) == "10.29b"
    events = play(match, "attack land", dice=[5])
    assert event(events, "totals")["attack"] == 8
    assert leader(match, "R-C").points == 20 - 1 - 5
    assert allowed(match, "finish")
    assert allowed(match, "go 3008")


@pytest.mark.rule("punic_wars 10.29c")
@pytest.mark.parametrize(("army", "rule"), [(3, "10.29c"), (4, None), (5, None)])
def test_relief_needs_one_to_two(army, rule):
    match = relief("1 land inside", "9 land", f"{army} land")
    assert refusal(match, "go 3109") == rule


@pytest.mark.rule("punic_wars 10.29c")
def test_fleets_alone_do_not_relieve_against_an_army():
    match = relief("1 land inside", "9 land", "4 naval")
    assert refusal(match, "go 3109") == "10.29c"


@pytest.mark.rule("punic_wars 10.29c")
def test_a_place_that_is_not_besieged_is_entered_freely():
    match = relief("4 land inside", "3 land", "1 land")
    assert not besieged(match, "rome", "3109")
    play(match, "go 3109")
    assert allowed(match, "finish")


# --- 10.3 combat


@pytest.mark.rule("punic_wars 10.31")
def test_units_inside_do_not_attack():
    match = siege("4 land inside, R-C", "3 land")
    play(match, "lead R-C")
    assert refusal(match, "attack land") == "10.31"
    play(match, "emerge land 3109")
    assert allowed(match, "attack land")


@pytest.mark.rule("punic_wars 10.31")
def test_units_inside_that_have_joined_do_not_attack_either():
    match = siege("4 land inside, R-C", "3 land")
    play(match, "lead R-C", "join 4 land")
    assert inside(match, "rome", "3109")[0], "joining turns nobody up"
    assert refusal(match, "attack land") == "10.31"


@pytest.mark.rule("punic_wars 10.33")
def test_an_attack_on_those_inside_costs_ten_of_fifteen():
    stacks = {"2415": {"rome": "9 land, R-C"}, "2515": {"carthage": "4 land inside, C-B"}}
    match = under_way("R-C", stacks, "9 land", holders={"2515": "carthage"})
    play(match, "go 2316", "go 2415", "go 2316", "go 2415", "go 2515")
    assert leader(match, "R-C").points == 15
    play(match, "attack land", dice=[4])
    assert leader(match, "R-C").points == 5


@pytest.mark.rule("punic_wars 10.35")
def test_a_trapped_fleet_is_lost():
    stacks = {"3013": {"rome": "9 land, R-C", "carthage": "1 land inside, 2 naval inside, C-B"}}
    match = under_way("R-C", stacks, holders={"3013": "carthage"}, scenario="first_war")
    events = play(match, "attack land", dice=[6])  # 9:1, 6 + 1 - 2 - 2
    assert points(match, "carthage", "3013") == (0, 0)
    assert losses(match, "carthage") == 3
    assert leader(match, "C-B").status == "lost"
    assert kinds(events).count("lost") >= 2


@pytest.mark.rule("punic_wars 10.35")
def test_a_fleet_outside_stays():
    stacks = {"3013": {"rome": "9 land, R-C", "carthage": "1 land inside, 2 naval"}}
    match = under_way("R-C", stacks, holders={"3013": "carthage"}, scenario="first_war")
    play(match, "attack land", dice=[6])
    assert points(match, "carthage", "3013") == (0, 2)


@pytest.mark.rule("punic_wars 10.35")
def test_a_fleet_left_inside_by_its_army_is_lost_when_enemies_are_there():
    match = siege("4 land inside, 2 naval inside, R-C", "1 land")
    play(match, "lead R-C", "join 4 land")
    play(match, "go 3008", dice=[6])
    assert points(match, "rome", "3109") == (0, 0)
    assert losses(match, "rome") == 2


@pytest.mark.rule("punic_wars 10.35")
def test_a_fleet_inside_is_lost_when_an_army_comes():
    stacks = {"3014": {"rome": "1 land, R-C"}, "3013": {"carthage": "2 naval inside"}}
    match = under_way("R-C", stacks, "1 land", holders={"3013": "carthage"}, scenario="first_war")
    play(match, "go 3013")
    assert points(match, "carthage", "3013") == (0, 0)
    assert holder(match, "3013") == "rome"


# --- 10.4 sieges


@pytest.mark.rule("punic_wars 10.41")
def test_units_outside_are_never_besieged():
    match = siege("1 land", "20 land")
    assert not besieged(match, "rome", "3109")


@pytest.mark.rule("punic_wars 10.42a")
@pytest.mark.parametrize(("outside", "yes"), [("1 naval", False), ("1 naval inside", True)])
def test_friends_outside_lift_a_siege(outside, yes):
    match = siege(f"2 land inside, {outside}", "5 land, 5 naval")
    assert besieged(match, "rome", "3109") == yes


@pytest.mark.rule("punic_wars 10.42b")
@pytest.mark.parametrize(("besiegers", "yes"), [(3, True), (2, False), (4, True)])
def test_besiegers_match_the_army_inside(besiegers, yes):
    match = siege("3 land inside", f"{besiegers} land")
    assert besieged(match, "rome", "3109") == yes


@pytest.mark.rule("punic_wars 10.42c")
@pytest.mark.parametrize(("fleet", "yes"), [("", False), (", 1 naval", True), (", 2 naval", True)])
def test_besiegers_match_the_fleet_inside(fleet, yes):
    match = siege("2 land inside, 1 naval inside", f"5 land{fleet}")
    assert besieged(match, "rome", "3109") == yes


@pytest.mark.rule("punic_wars 10.42c")
def test_a_siege_follows_the_numbers_of_the_moment():
    match = siege("3 land inside", "3 land, C-B")
    assert besieged(match, "rome", "3109")
    match = siege("3 land inside, R-C", "3 land, C-B")
    play(match, "lead R-C", "emerge land 3109")
    assert not besieged(match, "rome", "3109")


@pytest.mark.rule("punic_wars 10.42d")
def test_all_three_conditions_make_a_siege_and_a_siege_cuts_supply():
    open_sea = siege("2 land inside, 1 naval inside", "3 land")
    assert not besieged(open_sea, "rome", "3109")
    assert control(open_sea, "campania") == "rome"
    closed = siege("2 land inside, 1 naval inside", "3 land, 1 naval")
    assert besieged(closed, "rome", "3109")
    assert control(closed, "campania") == "carthage"
    events = play(open_sea, "done")
    assert "attrition" not in kinds(events)
    assert treasury(open_sea, "rome") == 50 - 4 - 4, "with the four points of Syracuse"
    events = play(closed, "done", dice=[6])
    assert event(events, "attrition")["hex"] == "3109"
    assert treasury(closed, "rome") == 50 - 1 - 4


@pytest.mark.rule("punic_wars 10.42d")
def test_the_side_that_besieges_is_not_besieged():
    match = siege("2 land inside", "5 land")
    assert not besieged(match, "carthage", "3109")
