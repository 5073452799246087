"""Chapter 17: Syracuse, its invaders, its allies and its garrison."""

from __future__ import annotations

from typing import Any

import pytest

from .phases import campaign, diplomacy, end_campaign, percents, purchases, recruiting, rolls
from .wars import (
    SCENARIOS,
    align,
    asked,
    besieged,
    event,
    flag,
    happened,
    inside,
    kinds,
    leader,
    marker,
    play,
    points,
    refusal,
    started,
    syracusans,
    syracusans_inside,
    treasury,
    under_way,
    war,
)

INVADED: dict[str, Any] = {"scenario": "first_war", "syracuse_by": "invasion"}


@pytest.mark.rule("punic_wars 17.0a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_garrison_stands_before_its_city(scenario):
    match = started(scenario)
    assert syracusans(match) == (2, 2)
    assert syracusans_inside(match) == (False, False)


@pytest.mark.rule("punic_wars 17.0b")
def test_nobody_leads_the_syracusans_away():
    match = under_way("R-C", {"3315": {"rome": "1 land, R-C"}})
    assert refusal(match, "join 2 land") == "17.0b"
    play(match, "join 1 land")
    assert refusal(match, "join 1 naval") == "17.0b"
    play(match, "go 3314")
    assert points(match, "rome", "3314") == (1, 0)
    assert syracusans(match) == (2, 2)


# --- 17.1: invasion


@pytest.mark.rule("punic_wars 17.11a")
@pytest.mark.parametrize("force", ["1 naval", "1 land"])
def test_a_roman_invasion_drives_a_neutral_syracuse_to_carthage(force):
    match = under_way("R-C", {"3115": {"rome": f"{force}, R-C"}}, force, scenario="first_war")
    events = play(match, "go 3215")
    assert event(events, "invaded")["ally"] == "carthage"
    assert align(match, "syracuse") == "carthage"
    assert flag(match, "syracuse_by") == "invasion"


@pytest.mark.rule("punic_wars 17.11b")
def test_a_carthaginian_invasion_drives_a_neutral_syracuse_to_rome():
    match = under_way("C-B", {"3214": {"carthage": "1 land, C-B"}}, "1 land", scenario="first_war")
    play(match, "go 3315")
    assert align(match, "syracuse") == "rome"
    assert flag(match, "syracuse_by") == "invasion"


@pytest.mark.rule("punic_wars 17.12")
@pytest.mark.parametrize("ally", ["rome", "carthage"])
@pytest.mark.parametrize(("die", "losses"), [(1, {"carthage": 2}), (1, {}), (6, {}), (6, {"rome": 2})])
def test_an_alliance_by_invasion_is_for_good(ally, die, losses):
    match, events = diplomacy(die, align={"syracuse": ally}, losses=losses, **INVADED)
    assert "no_effect" in kinds(events)
    assert align(match, "syracuse") == ally
    assert not marker(match, "syracuse")


@pytest.mark.rule("punic_wars 17.13")
def test_allies_enter_without_offence():
    match = under_way("R-C", {"3214": {"rome": "3 land, R-C"}}, "3 land")
    assert "invaded" not in kinds(play(match, "go 3315"))
    assert align(match, "syracuse") == "rome"


@pytest.mark.rule("punic_wars 17.13")
def test_the_enemies_of_an_allied_syracuse_change_nothing_by_entering():
    stacks = {"3214": {"carthage": "3 land, C-B"}}
    match = under_way("C-B", stacks, "3 land", scenario="first_war", align={"syracuse": "rome"}, syracuse_by="treaty")
    assert "invaded" not in kinds(play(match, "go 3315"))
    assert align(match, "syracuse") == "rome"
    assert flag(match, "syracuse_by") == "treaty"


# --- 17.2: whom they serve


@pytest.mark.rule("punic_wars 17.21")
def test_syracusans_defend_as_points_of_their_ally():
    match = under_way("C-B", {"3315": {"carthage": "6 land, C-B"}}, "6 land")
    play(match, "attack land")
    assert asked(match) == ("rome", "invert")
    events = play(match, "stand", dice=[1])
    totals = event(events, "totals")
    assert (totals["attack"], totals["defence"]) == (6, 2)
    assert syracusans(match) == (1, 2)


@pytest.mark.rule("punic_wars 17.21")
def test_syracusans_attack_under_a_leader_of_their_ally():
    match = under_way("R-C", {"3315": {"rome": "1 land, R-C", "carthage": "1 land, 1 naval"}})
    events = play(match, "attack land", dice=[5])
    assert event(events, "totals")["attack"] == 3
    events = play(match, "attack naval", dice=[5])
    assert event(events, "totals")["attack"] == 2


@pytest.mark.rule("punic_wars 17.21")
def test_syracusans_hinder_the_enemies_of_their_ally():
    match = under_way("C-B", {"3315": {"carthage": "4 land, C-B"}}, "4 land")
    assert percents(play(match, "go 3314", dice=[1])) == [(25, 2, 1)]
    match = under_way("R-C", {"3315": {"rome": "4 land, R-C"}}, "4 land")
    play(match, "go 3314")
    assert rolls(match) == ()


@pytest.mark.rule("punic_wars 17.21")
def test_a_lone_leader_is_lost_among_syracusans_who_go_over():
    match, _ = diplomacy(6, stacks={"3315": {"rome": "R-C"}}, losses={"rome": 1})
    assert leader(match, "R-C").status == "lost"


@pytest.mark.rule("punic_wars 17.21")
def test_an_invasion_costs_a_leader_who_was_a_guest():
    stacks = {"3315": {"rome": "R-D"}, "3115": {"rome": "1 naval, R-C"}}
    match = under_way("R-C", stacks, "1 naval", scenario="first_war")
    play(match, "go 3215")
    assert leader(match, "R-D").status == "lost"


@pytest.mark.rule("punic_wars 17.21")
def test_syracusans_may_be_besieged():
    siege = {"3315": {"carthage": "2 land, 2 naval"}}
    match = campaign("rome", siege, syracusans="2 land inside, 2 naval inside")
    assert besieged(match, "rome", "3315")
    match = campaign("rome", siege, syracusans="2 land inside, 2 naval")
    assert not besieged(match, "rome", "3315")


@pytest.mark.rule("punic_wars 17.22a")
@pytest.mark.parametrize("side", ["rome", "carthage"])
def test_a_neutral_syracuse_costs_nobody_anything(side):
    dice = [5] if side == "rome" else []  # the shipyards of Rome
    match, events = end_campaign(side, {}, dice=dice, treasury=10, scenario="first_war")
    assert treasury(match, side) == 10
    assert "attrition" not in kinds(events)


@pytest.mark.rule("punic_wars 17.22b")
@pytest.mark.parametrize(("ally", "other"), [("rome", "carthage"), ("carthage", "rome")])
def test_the_ally_pays_for_the_syracusans(ally, other):
    match, _ = end_campaign(ally, {}, treasury=10, align={"syracuse": ally})
    assert treasury(match, ally) == 6
    match, _ = end_campaign(other, {}, treasury=10, align={"syracuse": ally})
    assert treasury(match, other) == 10


@pytest.mark.rule("punic_wars 17.22b")
def test_besieged_syracusans_starve_like_others():
    siege = {"3315": {"carthage": "2 land, 2 naval"}}
    match, events = end_campaign("rome", siege, dice=[3], treasury=10, syracusans="2 land inside, 2 naval inside")
    assert [(roll["side"], roll["hex"]) for roll in happened(events, "attrition")] == [("rome", "3315")]
    assert asked(match) == ("rome", "losses")
    play(match, "lose 1 syracusan-naval 3315")
    assert syracusans(match) == (2, 1)
    assert treasury(match, "rome") == 10


# --- 17.3 and 17.4: defection and recruiting


@pytest.mark.rule("punic_wars 17.31")
def test_without_an_army_syracuse_does_not_defect():
    match, events = diplomacy(6, losses={"rome": 1}, syracusans="2 naval")
    assert "no_effect" in kinds(events)
    assert align(match, "syracuse") == "rome"
    match, _ = diplomacy(6, losses={"rome": 1}, syracusans="1 land")
    assert align(match, "syracuse") == "carthage"


@pytest.mark.rule("punic_wars 17.31")
def test_without_an_army_syracuse_does_not_defect_in_the_first_war_either():
    treaty: dict[str, Any] = {"scenario": "first_war", "syracuse_by": "treaty", "align": {"syracuse": "carthage"}}
    match, _ = diplomacy(1, losses={"carthage": 2}, syracusans="2 naval", **treaty)
    assert align(match, "syracuse") == "carthage"


@pytest.mark.rule("punic_wars 17.32")
def test_guests_are_turned_out_when_syracuse_defects():
    guests = {"3315": {"rome": "3 land inside, 1 naval inside"}}
    match, _ = diplomacy(6, stacks=guests, losses={"rome": 1}, syracusans="2 land inside, 2 naval inside")
    assert align(match, "syracuse") == "carthage"
    assert points(match, "rome", "3315") == (3, 1)
    assert inside(match, "rome", "3315") == (False, False)


@pytest.mark.rule("punic_wars 17.41")
@pytest.mark.parametrize(("side", "name"), [("rome", "R-C"), ("carthage", "C-B")])
def test_nobody_recruits_in_syracuse(side, name):
    match = recruiting(side, {"3315": {side: f"2 land, {name}"}}, align={"syracuse": side})
    assert refusal(match, "raise 1 land 3315") in ("13.24", "13.25")
    assert refusal(match, "raise 1 naval 3315") in ("13.24", "13.25")


@pytest.mark.rule("punic_wars 17.42")
def test_lost_syracusans_never_return():
    match = recruiting("rome", syracusans="1 land")
    assert not [action for action in purchases(match, "rome") if "syracusan" in action or "3315" in action]
    play(match, "done")
    assert syracusans(match) == (1, 0)


@pytest.mark.rule("punic_wars 17.42")
def test_a_change_of_sides_brings_no_new_syracusans():
    match = war(
        {"2618": {"carthage": "C-E"}},
        phase="diplomacy",
        treasury={"rome": 1, "carthage": 1},
        losses={"rome": 1},
        syracusans="1 land",
    )
    play(match, "fund 0", "fund 0", dice=[6])
    assert align(match, "syracuse") == "carthage"
    assert syracusans(match) == (1, 0)
