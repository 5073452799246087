"""Events cite the rule that applied: not one rule per kind, but the rule of the case."""

from __future__ import annotations

from typing import Any

import pytest

from .phases import diplomacy, end_campaign
from .wars import event, happened, play, under_way, war


def cited(events, kind: str) -> list[str]:
    """The rules that the events of a kind cite."""
    return [told["rule"] for told in happened(events, kind)]


# --- attrition


@pytest.mark.rule("punic_wars 11.13a")
@pytest.mark.parametrize(
    ("force", "enemy", "rule"),
    [
        (("6 land",), "4 land", "11.13a"),
        (("6 naval",), "4 naval", "11.13a"),
        (("6 land", "2 naval"), "4 land", "R6"),
        (("6 land", "6 naval"), "4 naval", "R7"),
        (("6 land", "6 naval"), "4 land, 4 naval", "11.13b"),
    ],
)
def test_leaving_enemies_has_a_rule_for_each_kind_of_force(force, enemy, rule):
    match = under_way("R-C", {"3109": {"rome": ", ".join([*force, "R-C"]), "carthage": enemy}}, *force)
    events = play(match, "go 3008", dice=[2])
    assert cited(events, "attrition") == cited(events, "percent") == [rule]
    assert set(cited(events, "lost")) <= {rule}


@pytest.mark.rule("punic_wars 12.32")
def test_a_shortfall_cites_the_roll_and_then_the_loss():
    _, events = end_campaign("carthage", {"2516": {"carthage": "8 land"}}, treasury=0, dice=[1])
    assert cited(events, "attrition") == ["12.31"]
    assert cited(events, "percent") == ["12.32"]


@pytest.mark.rule("punic_wars 11.22")
@pytest.mark.rule("punic_wars 11.32")
def test_a_leader_helps_by_the_rule_of_the_occasion():
    _, events = end_campaign("carthage", {"2605": {"carthage": "1 land, C-B"}}, dice=[6])
    assert "11.22" in cited(events, "modifier")
    _, events = diplomacy(4, 6, stacks={"2412": {"carthage": "4 land, C-B"}})
    assert "11.32" in cited(events, "modifier")
    assert cited(events, "attrition") == ["11.31a"]
    assert cited(events, "percent") == ["11.31b"]


# --- diplomacy and Syracuse


@pytest.mark.rule("punic_wars 16.35b")
@pytest.mark.parametrize(("die", "rule"), [(1, "16.35a"), (6, "16.35b")])
def test_an_alliance_cites_the_rule_of_its_side(die, rule):
    _, events = diplomacy(die, scenario="first_war")
    assert cited(events, "allied") == [rule]


@pytest.mark.rule("punic_wars 16.32")
@pytest.mark.parametrize(
    ("die", "rule", "more"),
    [
        (3, "16.32", {"scenario": "first_war"}),
        (6, "16.35c", {"scenario": "first_war", "align": {"syracuse": "rome"}, "syracuse_by": "treaty"}),
        (6, "17.12", {"scenario": "first_war", "align": {"syracuse": "rome"}, "syracuse_by": "invasion"}),
        (6, "16.34c", {"illyrian_war": True}),
        (6, "16.36.2", {"losses": {"rome": 1}, "align": {"syracuse": "carthage"}, "defected": ["syracuse"]}),
        (6, "17.31", {"losses": {"rome": 1}, "syracusans": "2 naval"}),
        (6, "16.36.4b", {"losses": {"rome": 3}}),
        (1, "16.36.3", {"losses": {"carthage": 3}}),
    ],
)
def test_no_effect_cites_why_there_is_none(die, rule, more):
    _, events = diplomacy(die, **more)
    assert cited(events, "no_effect") == [rule]


@pytest.mark.rule("punic_wars 16.36.4a")
def test_a_defection_cites_whose_it_is():
    _, events = diplomacy(6, losses={"rome": 1})
    assert cited(events, "defected") == ["16.36.2"]
    _, events = diplomacy(6, losses={"rome": 3}, stacks={"3410": {"carthage": "2 land, C-B"}})
    assert cited(events, "defected") == ["16.36.4a"] * 4
    assert set(cited(events, "region_taken")) == {"R5"}
    treaty: dict[str, Any] = {"scenario": "first_war", "syracuse_by": "treaty", "losses": {"rome": 2}}
    _, events = diplomacy(6, align={"syracuse": "rome"}, **treaty)
    assert cited(events, "defected") == ["16.36.1c"]


@pytest.mark.rule("punic_wars 17.11b")
@pytest.mark.parametrize(("leader", "rule"), [("R-C", "17.11a"), ("C-B", "17.11b")])
def test_an_invasion_cites_the_rule_of_the_invader(leader, rule):
    side = "rome" if leader == "R-C" else "carthage"
    match = under_way(leader, {"3115": {side: f"2 land, {leader}"}}, "2 land", scenario="first_war")
    assert cited(play(match, "go 3215"), "invaded") == [rule]


# --- garrisons, regions, the end


@pytest.mark.rule("punic_wars R58")
def test_a_garrison_that_friends_join_cites_why_it_comes_out():
    stacks = {"3109": {"rome": "3 land inside", "carthage": "1 land"}, "3008": {"rome": "2 land, R-C"}}
    match = under_way("R-C", stacks, "2 land")
    assert cited(play(match, "go 3109"), "emerged") == ["R58"]
    match = war(stacks, active="rome")
    assert cited(play(match, "emerge land 3109"), "emerged") == ["10.25"]


@pytest.mark.rule("punic_wars 14.15")
@pytest.mark.parametrize(("there", "rule"), [({}, "14.13"), ({"2404": {"rome": "1 land"}}, "14.15")])
def test_control_cites_how_it_was_won(there, rule):
    match = under_way("C-B", {"2605": {"carthage": "2 land, C-B"}} | there, "2 land")
    taken = {told["region"]: told["rule"] for told in happened(play(match, "go 2505"), "region_taken")}
    assert taken["liguria"] == rule


@pytest.mark.rule("punic_wars 14.12")
def test_a_region_that_falls_back_to_its_side_cites_that_it_leans_to_it():
    match = under_way("C-B", {"3208": {"carthage": "2 land, C-B"}}, "2 land")
    events = play(match, "go 3209")
    assert "14.12" in cited(events, "region_taken")


@pytest.mark.rule("punic_wars 18.22")
def test_the_end_cites_how_the_war_was_won():
    match = under_way("C-B", {"2807": {"carthage": "2 land, C-B"}}, "2 land")
    assert cited(play(match, "go 2908"), "won") == ["18.22"]
    match = under_way("R-C", {"2515": {"rome": "2 land, R-C"}}, "2 land")
    assert cited(play(match, "go 2516"), "won") == ["18.23"]
    match = war({"2516": {"carthage": "2 land, C-B"}}, scenario="third_war")
    events = play(match, "offer", "agree")
    assert cited(events, "offered") == ["B11"]
    assert cited(events, "drawn_war") == ["B9"]
    assert not happened(events, "scored")


@pytest.mark.rule("punic_wars 8.43")
def test_leaders_drawn_for_the_fallen_cite_that():
    stacks = {"2908": {"rome": "4 land, R-C, R-D"}}
    match = war(stacks, phase="elections", leaders={"R-E": "lost", "R-F": "lost"}, fallen=2)
    events = play(match, "elect", "elect", dice=[1, 1, 1, 1])
    assert cited(events, "drawn") == ["8.4b", "8.4b", "8.43", "8.43"]


@pytest.mark.rule("punic_wars 9.14a")
def test_an_attack_cites_what_it_costs():
    match = under_way("R-C", {"2806": {"rome": "4 land, R-C", "carthage": "2 land"}}, "4 land")
    assert event(play(match, "attack land", dice=[6]), "attacked")["rule"] == "9.14a"
