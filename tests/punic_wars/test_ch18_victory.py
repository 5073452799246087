"""Chapter 18: how a war ends and who has won it."""

from __future__ import annotations

import pytest

from .phases import campaign, recruiting, taxation
from .wars import allowed, asked, event, legal, phase, play, refusal, score, started, under_way

ROME_40 = dict.fromkeys(("sicilia", "syracuse", "sardinia", "corsica", "mauretania", "byzacium"), "rome")
"""With Italy's 26 this makes 40 in the first war."""


@pytest.mark.rule("punic_wars 18.0a")
def test_each_side_scores_the_regions_it_controls():
    islands = {"3013": {"rome": "2 land"}, "2412": {"rome": "1 land"}, "2407": {"rome": "1 land"}}
    match = campaign("carthage", islands, scenario="first_war", align={"syracuse": "rome"})
    events = end_by_agreement(match)
    scored = event(events, "scored")
    assert (scored["rome"], scored["carthage"]) == (36, 20), "neutral Mauretania is nobody's"
    assert (match.result.winner, match.result.level) == ("rome", "substantial")


@pytest.mark.rule("punic_wars 18.0b")
def test_the_larger_total_gives_the_level():
    gains = ("hispania", "gallia_cisalpina", "gallia", "narbonensis", "tarraconensis")
    match = campaign("carthage", align=dict.fromkeys(gains, "rome"))
    end_by_agreement(match)
    assert (match.result.winner, match.result.reason, match.result.level) == ("rome", "agreement", "substantial")


@pytest.mark.rule("punic_wars 18.0b")
def test_carthage_wins_by_the_same_levels():
    gains = ("syracuse", "latium", "mauretania")
    match = campaign("carthage", scenario="first_war", align=dict.fromkeys(gains, "carthage"))
    assert (score(match, "rome"), score(match, "carthage")) == (22, 36)
    end_by_agreement(match)
    assert (match.result.winner, match.result.level) == ("carthage", "substantial")


@pytest.mark.rule("punic_wars 18.0b")
def test_a_lead_below_the_lowest_level_is_a_draw():
    match = campaign("carthage", scenario="first_war")
    end_by_agreement(match)
    assert (match.result.winner, match.result.level) == (None, "draw")


# --- 18.1: the end


@pytest.mark.rule("punic_wars 18.1a")
def test_both_must_agree_to_end_the_war():
    match = campaign("carthage")
    play(match, "offer")
    assert asked(match) == ("rome", "agree")
    assert legal(match) == {"agree", "refuse"}
    play(match, "refuse")
    assert match.result is None
    assert asked(match) == ("carthage", "campaign")


@pytest.mark.rule("punic_wars 18.1a")
def test_the_war_may_be_ended_at_any_choice():
    marching = under_way("R-C", {"2908": {"rome": "4 land, R-C"}}, "4 land")
    buying = recruiting("rome")
    for match in (marching, buying, started("first_war")):
        end_by_agreement(match)
        assert match.result.reason == "agreement"


@pytest.mark.rule("punic_wars 18.1b")
def test_nothing_follows_an_automatic_victory():
    match = under_way("C-B", {"2807": {"carthage": "1 land, C-B"}}, "1 land")
    play(match, "go 2908")
    assert match.result is not None
    assert not legal(match)
    assert refusal(match, "done") == "18.1b"
    assert phase(match)[0] == "over"


# --- 18.2: automatic victories


@pytest.mark.rule("punic_wars 18.21")
def test_forty_in_the_own_taxation_wins_the_first_war():
    match = taxation("rome", scenario="first_war", align=ROME_40)
    assert (match.result.winner, match.result.reason, match.result.level) == ("rome", "automatic", "decisive")


@pytest.mark.rule("punic_wars 18.21")
def test_the_level_counts_only_in_the_own_taxation():
    match = taxation("carthage", scenario="first_war", align=ROME_40)
    assert score(match, "rome") == 40
    assert match.result is None


@pytest.mark.rule("punic_wars 18.21")
def test_one_point_short_is_not_enough():
    match = taxation("rome", scenario="first_war", align=ROME_40 | {"byzacium": "carthage"})
    assert score(match, "rome") == 38
    assert match.result is None


@pytest.mark.rule("punic_wars 18.21")
def test_carthage_wins_automatically_too():
    gains = dict.fromkeys(("syracuse", "mauretania", "latium", "etruria"), "carthage")
    match = taxation("carthage", scenario="first_war", align=gains)
    assert (match.result.winner, match.result.reason, match.result.level) == ("carthage", "automatic", "decisive")


@pytest.mark.rule("punic_wars 18.22")
def test_rome_falls_to_an_army_inside_it():
    match = under_way("C-B", {"2807": {"carthage": "1 land, C-B"}}, "1 land")
    play(match, "go 2908")
    assert (match.result.winner, match.result.reason, match.result.level) == ("carthage", "fall_of_rome", "decisive")


@pytest.mark.rule("punic_wars 18.22")
@pytest.mark.parametrize("garrison", ["1 land inside", "1 land"])
def test_rome_stands_while_an_army_is_there(garrison):
    stacks = {"2807": {"carthage": "9 land, C-B"}, "2908": {"rome": garrison}}
    match = under_way("C-B", stacks, "9 land")
    play(match, "go 2908")
    assert match.result is None


@pytest.mark.rule("punic_wars 18.22")
def test_neither_fleets_nor_a_leader_take_rome():
    sailing = under_way("C-B", {"2807": {"carthage": "3 naval, C-B"}}, "3 naval")
    riding = under_way("C-B", {"2807": {"carthage": "3 land, C-B"}})
    for match in (sailing, riding):
        play(match, "go 2908")
        assert match.result is None


@pytest.mark.rule("punic_wars 18.22")
def test_rome_falls_when_its_last_defender_does():
    stacks = {"2908": {"rome": "1 land inside", "carthage": "9 land, C-A"}}
    match = under_way("C-A", stacks, "9 land", holders={"2908": "rome"})
    play(match, "attack land", dice=[1])  # 9:1, die 1 + 3 - 3
    assert match.result.reason == "fall_of_rome"


@pytest.mark.rule("punic_wars 18.22")
def test_rome_falls_when_its_last_army_marches_away_from_the_besiegers():
    stacks = {"2908": {"rome": "1 land, R-C", "carthage": "1 land"}}
    match = under_way("R-C", stacks, "1 land", holders={"2908": "rome"})
    play(match, "go 3008", dice=[6])
    assert (match.result.winner, match.result.reason) == ("carthage", "fall_of_rome")


@pytest.mark.rule("punic_wars 18.23")
@pytest.mark.parametrize("scenario", ["first_war", "second_war", "third_war"])
def test_carthage_falls_to_an_army_inside_it(scenario):
    match = under_way("R-C", {"2416": {"rome": "1 land, R-C"}}, "1 land", scenario=scenario)
    play(match, "go 2516")
    assert (match.result.winner, match.result.reason, match.result.level) == ("rome", "fall_of_carthage", "decisive")


@pytest.mark.rule("punic_wars 18.23")
def test_a_roman_fleet_in_the_harbour_does_not_take_carthage():
    match = under_way("R-C", {"2515": {"rome": "3 naval, R-C"}}, "3 naval")
    play(match, "go 2516")
    assert match.result is None
    assert allowed(match, "finish")


def end_by_agreement(match):
    """Offer an end and agree to it."""
    return play(match, "offer", "agree")
