"""Chapter 15: taxes and the treasury."""

from __future__ import annotations

import pytest

from bellona.games.punic_wars.position.records import MOST_COUNT, MOST_TREASURY

from .phases import diplomacy, end_campaign, recruiting, taxation
from .wars import GAME, SCENARIOS, asked, dump, fresh, play, seen, started, treasury, war

CARTHAGE_AT_HOME = 4 + 2 + 3 + 3 + 2 + 4 + 2
"""Zeugitana, Byzacium, Massylii, Massaesylii, Gades, Nova Carthago and the Baleares."""


@pytest.mark.rule("punic_wars 15.0a")
def test_the_opening_of_the_second_war_is_worth_thirty_four_to_carthage():
    match = started("second_war")
    assert (treasury(match, "carthage"), treasury(match, "rome")) == (34, 0)


@pytest.mark.rule("punic_wars 15.0a")
def test_conquests_pay_and_lost_regions_do_not():
    stacks = {"0412": {"carthage": "4 land"}, "2518": {"rome": "1 land"}, "1902": {"carthage": "2 land"}}
    match = taxation("carthage", stacks)
    assert treasury(match, "carthage") == CARTHAGE_AT_HOME + 8 - 2


@pytest.mark.rule("punic_wars 15.0a")
def test_rome_is_taxed_by_the_same_rule():
    match = taxation("rome", {"2518": {"rome": "1 land"}}, treasury={"carthage": 3})
    assert treasury(match, "rome") == 42 + 2
    assert treasury(match, "carthage") == 3


@pytest.mark.rule("punic_wars 15.0b")
def test_what_is_left_over_stays_in_the_treasury():
    match = recruiting("carthage", treasury=5)
    play(match, "done")
    assert treasury(match, "carthage") == 5
    assert treasury(taxation("carthage", treasury={"carthage": 5}), "carthage") == 5 + CARTHAGE_AT_HOME


@pytest.mark.rule("punic_wars 15.0b")
def test_money_is_spent_on_supply_recruits_and_diplomacy():
    match, _ = end_campaign("carthage", {"2516": {"carthage": "3 land"}}, treasury=10)
    assert treasury(match, "carthage") == 7
    play(match, "raise 2 land 2516")
    assert treasury(match, "carthage") == 3
    after, _ = diplomacy(2, carthage=4, treasury=10)
    assert treasury(after, "carthage") == 10 - 4 + CARTHAGE_AT_HOME


@pytest.mark.rule("punic_wars 15.0b", "punic_wars B15")
def test_a_treasury_holds_so_much_and_no_more():
    match = taxation("rome", treasury={"rome": MOST_TREASURY - 1})
    assert treasury(match, "rome") == MOST_TREASURY
    assert GAME.load(dump(match)).position.tobytes() == match.position.tobytes()


def test_a_long_tally_of_losses_is_read_back():
    match = war({"2908": {"rome": "1 land, R-C"}}, active="rome", losses={"rome": MOST_COUNT})
    assert GAME.load(dump(match)).position.tobytes() == match.position.tobytes()


@pytest.mark.rule("punic_wars 15.11")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_treasuries_begin_empty(scenario):
    match = fresh(scenario)
    assert (treasury(match, "rome"), treasury(match, "carthage")) == (0, 0)


@pytest.mark.rule("punic_wars 15.11")
@pytest.mark.parametrize("seat", ["rome", "carthage", None])
def test_treasuries_are_public(seat):
    match = war(phase="diplomacy", treasury={"rome": 42, "carthage": 7})
    assert asked(match) == ("carthage", "fund")
    assert seen(match, seat)["treasury"] == {"rome": 42, "carthage": 7}


@pytest.mark.rule("punic_wars 15.12")
def test_a_treasury_passes_a_hundred():
    stacks = {"0412": {"carthage": "4 land"}, "1408": {"carthage": "2 land"}, "1111": {"carthage": "1 land"}}
    match = taxation("carthage", stacks, treasury={"carthage": 98})
    assert treasury(match, "carthage") == 132
