"""Chapter 4: the order of a turn."""

from __future__ import annotations

import pytest

from bellona import Match

from .wars import (
    SCENARIOS,
    asked,
    decline,
    fresh,
    happened,
    legal,
    phase,
    play,
    refusal,
    started,
    turn,
    war,
)

FAR_APART = {
    "2908": {"rome": "2 land, R-C"},
    "3008": {"rome": "1 land, R-D"},
    "2516": {"carthage": "2 land, C-B"},
}
RICH = {"rome": 40, "carthage": 40}


def phases(match: Match, turns: int = 1) -> list[tuple[str, str]]:
    """The phases that begin while everybody declines, until this many turns have begun."""
    seen, last = [], turn(match) + turns
    while turn(match) < last:
        decline(match)
        seen += [(begun["side"], begun["phase"]) for begun in happened(list(match.steps[-1].events), "phase_begins")]
    return seen


@pytest.mark.rule("punic_wars 4.1a")
@pytest.mark.rule("punic_wars 4.2a")
@pytest.mark.rule("punic_wars 4.2b")
def test_a_turn_is_ten_phases_in_their_order():
    match = war(FAR_APART, phase="diplomacy", treasury=RICH)
    assert phase(match) == ("diplomacy", "carthage")
    assert phases(match) == [
        ("carthage", "taxation"),
        ("carthage", "campaign"),
        ("carthage", "supply"),
        ("carthage", "recruitment"),
        ("rome", "elections"),
        ("rome", "taxation"),
        ("rome", "campaign"),
        ("rome", "supply"),
        ("rome", "recruitment"),
        ("carthage", "diplomacy"),
    ]


@pytest.mark.rule("punic_wars 4.1a")
def test_nothing_is_done_out_of_its_phase():
    match = war(FAR_APART, treasury=RICH)
    assert phase(match) == ("campaign", "carthage")
    for action in ("raise 1 land 2516", "fund 1", "invert", "stand", "lose 1 land 2516"):
        assert refusal(match, action) == "4.1a"
    match = war(FAR_APART, phase="recruitment", treasury=RICH)
    for action in ("lead C-B", "fund 1", "retire R-C"):
        assert refusal(match, action) == "4.1a"


@pytest.mark.rule("punic_wars 4.1a")
def test_nobody_moves_in_a_supply_phase():
    match = war(FAR_APART | {"0213": {"carthage": "3 land, 1 naval, C-C"}}, phase="supply", dice=[1])
    assert phase(match) == ("supply", "carthage")
    assert asked(match) == ("carthage", "losses")
    assert refusal(match, "lead C-C") == "4.1a"
    assert refusal(match, "done") == "4.1a"


@pytest.mark.rule("punic_wars 4.1b")
def test_turn_sixty_one_follows_turn_sixty():
    match = war(FAR_APART, phase="recruitment", active="rome", turn=60, treasury=RICH)
    play(match, "done")
    assert turn(match) == 61
    assert match.result is None


@pytest.mark.rule("punic_wars 4.2a")
def test_taxation_leads_into_the_campaign():
    match = war(FAR_APART, phase="taxation")
    assert phase(match) == ("campaign", "carthage")


@pytest.mark.rule("punic_wars 4.2b")
def test_the_elections_lead_through_taxation_into_the_roman_campaign():
    match = war(FAR_APART, phase="elections", active="rome", dice=[1, 1])
    assert asked(match) == ("rome", "appoint")
    play(match, "appoint R-A 2908", "appoint R-B 2908")
    assert phase(match) == ("campaign", "rome")


@pytest.mark.rule("punic_wars 4.2c")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_carthage_plays_first(scenario):
    first = "rome" if scenario == "third_war" else "carthage"  # there Carthage has nothing to choose
    assert asked(fresh(scenario)) == (first, "deploy")
    match = started(scenario)
    assert (turn(match), phase(match)) == (1, ("campaign", "carthage"))
    assert all(not action.startswith("lead R-") for action in legal(match))


@pytest.mark.rule("punic_wars 4.2d")
def test_after_the_roman_turn_the_marker_moves_and_carthage_begins():
    match = war(FAR_APART, phase="recruitment", active="rome", turn=3, treasury=RICH)
    events = play(match, "done")
    assert (turn(match), phase(match)) == (4, ("diplomacy", "carthage"))
    assert [begun["turn"] for begun in happened(events, "turn_begins")] == [4]


@pytest.mark.rule("punic_wars 4.2d")
def test_the_marker_does_not_move_between_the_two_player_turns():
    match = war(FAR_APART, phase="recruitment", turn=3, treasury=RICH)
    play(match, "done")
    assert (turn(match), phase(match)[1]) == (3, "rome")


@pytest.mark.rule("punic_wars 4.2d")
def test_every_turn_is_like_the_one_before():
    match = war(FAR_APART, phase="diplomacy", treasury={"rome": 200, "carthage": 200})
    both = phases(match, turns=2)
    assert both[:10] == both[10:]
