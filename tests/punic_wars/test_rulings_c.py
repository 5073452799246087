"""Our own rulings B12 to B14 and what they touch: who is held by a siege, who stays after all, the suggested set-up."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, cast

import numpy as np
import pytest

import bellona
from bellona import Match
from bellona.bots import choose
from bellona.games.punic_wars.position.records import LEADER_ITEM
from bellona.games.punic_wars.text.notation import ARMS

from .wars import (
    GAME,
    asked,
    besieged,
    event,
    force,
    fresh,
    happened,
    kinds,
    leader,
    play,
    points,
    refusal,
    syracusans,
    under_way,
    war,
)

# --- B12: who is held by a siege


@pytest.mark.rule("punic_wars 10.28a")
@pytest.mark.rule("punic_wars R57")
@pytest.mark.rule("punic_wars B12")
def test_whether_a_garrison_may_leave_is_decided_before_its_loss():
    stacks = {"3109": {"rome": "5 land inside, R-C", "carthage": "4 land"}, "2908": {"rome": "1 land"}}
    match = under_way("R-C", stacks, "5 land")
    events = play(match, "go 3008", dice=[2])
    assert event(events, "lost")["number"] == 1
    assert leader(match, "R-C")[1:3] == ("3008", 19)
    assert points(match, "rome", "3008") == (4, 0)
    assert points(match, "rome", "3109") == (0, 0)


@pytest.mark.rule("punic_wars 5.23a")
@pytest.mark.rule("punic_wars 10.28b")
@pytest.mark.rule("punic_wars B12")
def test_fresh_troops_are_not_held_by_a_siege_in_which_they_never_were():
    match = sallied()
    assert refusal(match, "go 3110") is None
    play(match, "go 3110", dice=[6])
    assert leader(match, "R-C").hex == "3110"
    assert points(match, "rome", "3109") == (2, 0)


@pytest.mark.rule("punic_wars 10.28b")
@pytest.mark.rule("punic_wars B12")
def test_the_garrison_is_held_whoever_leads_it():
    match = sallied()
    play(match, "join 2 land")
    assert refusal(match, "go 3110") == "10.28b"
    play(match, "drop 2 land")
    assert refusal(match, "go 3110") is None


@pytest.mark.rule("punic_wars B12")
def test_the_garrison_is_held_beside_fresh_troops_of_another_leader():
    match = sallied("R-D")
    play(match, "lead R-D", "join 2 land")
    assert refusal(match, "go 3110") == "10.28b"
    assert refusal(match, "join 1 land") == "5.24a"


@pytest.mark.rule("punic_wars 10.28b")
@pytest.mark.rule("punic_wars R22")
@pytest.mark.rule("punic_wars B12")
def test_a_garrison_besieged_in_the_middle_of_a_campaign_is_held_when_it_has_come_out():
    stacks = {
        "3109": {"rome": "3 land inside, 1 naval, R-C, R-D", "carthage": "6 land"},
        "2908": {"rome": "1 land"},
    }
    match = under_way("R-C", stacks, "1 naval", holders={"3109": "rome"})
    play(match, "go 3008", "finish")
    assert besieged(match, "rome", "3109")
    play(match, "emerge land 3109", "lead R-D", "join 3 land")
    assert refusal(match, "go 3110") == "10.28b"


def sallied(other: str = ""):
    """Two land points that have come out of a besieged Capua, and R-C with three more."""
    inside = f"2 land inside, {other}" if other else "2 land inside"
    stacks = {"3109": {"rome": inside, "carthage": "12 land"}, "3008": {"rome": "3 land, R-C"}}
    match = war(stacks, active="rome", holders={"3109": "rome"})
    play(match, "emerge land 3109", "lead R-C", "join 3 land", "go 3109")
    return match


# --- B13: a relief that becomes too weak, and others who stay


@pytest.mark.rule("punic_wars 10.29c")
@pytest.mark.rule("punic_wars R57")
@pytest.mark.rule("punic_wars B13")
def test_a_relief_that_has_become_too_weak_stays_and_spends_nothing():
    stacks = {
        "3109": {"rome": "1 land inside", "carthage": "8 land"},
        "3008": {"rome": "3 land, R-C", "carthage": "4 land"},
    }
    match = under_way("R-C", stacks, "3 land", holders={"3109": "rome"})
    events = play(match, "go 3109", dice=[2])
    assert event(events, "lost")["number"] == 1
    halted = event(events, "halted")
    assert halted["leader"] == "R-C"
    assert halted["hex"] == "3008"
    assert halted["cause"] == "too_weak"
    assert halted["rule"] == "B13"
    assert "went" not in kinds(events)
    assert leader(match, "R-C")[1:3] == ("3008", 20)
    assert force(match) == (2, 0)
    assert besieged(match, "rome", "3109")


@pytest.mark.rule("punic_wars B7")
def test_it_is_told_why_a_leader_without_points_stays():
    stacks = {"3109": {"rome": "3 land, R-C", "carthage": "8 land"}}
    match = under_way("R-C", stacks, "1 land")
    halted = event(play(match, "go 3008", dice=[1]), "halted")
    assert (halted["cause"], halted["rule"]) == ("nobody_left", "B7")
    assert leader(match, "R-C")[1:3] == ("3109", 20)


@pytest.mark.rule("punic_wars R57")
def test_it_is_told_who_stays_behind_for_want_of_ships():
    stacks = {"2412": {"rome": "4 land, 4 naval, R-C", "carthage": "4 naval"}}
    match = under_way("R-C", stacks, "4 land", "4 naval")
    events = play(match, "go 2413", dice=[1, 6])
    stayed = event(events, "left_behind")
    assert (stayed["number"], stayed["kind"], stayed["hex"], stayed["rule"]) == (2, "land", "2412", "R57")
    match = under_way("R-C", {"2412": {"rome": "2 land, 1 naval, R-C", "carthage": "4 naval"}}, "1 land", "1 naval")
    halted = event(play(match, "go 2413", dice=[1]), "halted")
    assert (halted["cause"], halted["rule"]) == ("no_ships_left", "R57")


# --- Syracusans serve one leader


@pytest.mark.rule("punic_wars 5.24b")
@pytest.mark.rule("punic_wars 9.19")
@pytest.mark.rule("punic_wars 17.21")
@pytest.mark.rule("punic_wars R17")
def test_syracusans_fight_under_one_leader_in_a_phase():
    match = war({"3315": {"rome": "R-C, R-D", "carthage": "2 land"}}, active="rome")
    play(match, "lead R-C", "attack land", dice=[3])
    assert syracusans(match) == (1, 2)
    assert refusal(match, "attack land") is None
    play(match, "lead R-D")
    assert refusal(match, "attack land") == "5.24b"


@pytest.mark.rule("punic_wars 9.19")
@pytest.mark.rule("punic_wars 17.21")
def test_syracusans_of_another_leader_neither_fight_nor_fall():
    match = war({"3315": {"rome": "R-C, R-D", "carthage": "4 land"}, "3215": {"rome": "4 land, R-E"}}, active="rome")
    play(match, "lead R-C", "attack land", dice=[6])
    play(match, "lead R-E", "join 4 land", "go 3315")
    attacked = play(match, "attack land", dice=[1])
    assert event(attacked, "totals")["attack"] == 4
    assert {lost["kind"] for lost in happened(attacked, "lost")} == {"land"}


@pytest.mark.rule("punic_wars 5.24b")
def test_syracusans_are_free_again_in_the_next_campaign():
    match = war({"3315": {"rome": "R-C, R-D", "carthage": "2 land"}, "2516": {"carthage": "4 land"}}, active="rome")
    play(match, "lead R-C", "attack land", dice=[3])
    assert match.position.sworn[0] >= 0
    play(match, "done")
    assert list(match.position.sworn) == [-1, -1]


# --- B14: the suggested set-up


def set_up(scenario: str, seed: int, by_hand: list[str] | None = None) -> Match:
    """A war in which Carthage has set up as suggested, or by hand."""
    match = GAME.start(scenario, seed=seed)
    placed = iter(by_hand or ())
    while asked(match) == ("carthage", "deploy"):
        match.play(next(placed) if by_hand else "suggested")
    return match


def as_by_hand(match: Match) -> list[str]:
    """The choices by hand that come to the same as the steps of a match."""
    world, found = match.setting.world, []
    for before, after in pairwise([*(step.before for step in match.steps), match.position]):
        line = world.lines[before.line]
        if line.kind == LEADER_ITEM:
            found.append(f"deploy leader {cast(Any, match.setting).notation.hex(after.leaders[line.leader].hex)}")
            continue
        more = after["points"][line.side, line.kind].astype(int) - before["points"][line.side, line.kind]
        (h,) = (h for h in np.flatnonzero(more) if world.region[h] == line.region)
        found.append(f"deploy {more[h]} {ARMS[line.kind]} {cast(Any, match.setting).notation.hex(h)}")
    return found


@pytest.mark.rule("punic_wars R48")
@pytest.mark.rule("punic_wars B14")
@pytest.mark.parametrize("scenario", ["first_war", "second_war"])
def test_nobody_else_learns_that_the_suggested_set_up_was_taken(scenario):
    for seed in range(3):
        suggested = set_up(scenario, seed)
        by_hand = set_up(scenario, seed, as_by_hand(suggested))
        assert len(by_hand.steps) == len(suggested.steps)
        assert by_hand.position.tobytes() == suggested.position.tobytes()
        for seat in ("rome", None):
            assert by_hand.view(seat) == suggested.view(seat)
            assert by_hand.observe(seat).tobytes() == suggested.observe(seat).tobytes()
        assert {step["action"] for step in suggested.view("rome")["history"]} == {"deploy"}
        for one, other in zip(by_hand.steps, suggested.steps, strict=True):
            assert one.rolls == other.rolls == ()
            assert [str(told) for told in one.events] == [str(told) for told in other.events]


@pytest.mark.rule("punic_wars B14")
@pytest.mark.parametrize(
    ("scenario", "seat"), [("first_war", 1), ("second_war", 1), ("second_war", 0), ("third_war", 0)]
)
def test_the_suggested_set_up_varies_by_chance(scenario, seat):
    found = set()
    for seed in range(30):
        match = GAME.start(scenario, seed=seed)
        while match.prompt.ask == "deploy":
            match.play("suggested")
        found.add(match.position["points"][seat].tobytes())
    assert len(found) > 12


@pytest.mark.rule("punic_wars B14")
def test_a_war_that_begins_as_suggested_is_the_same_again_in_its_replay(tmp_path):
    match = fresh("second_war")
    while match.prompt.ask == "deploy":
        match.play("suggested")
    match.save(tmp_path / "war.bell.json")
    assert bellona.replay(tmp_path / "war.bell.json").fingerprint() == match.fingerprint()


@pytest.mark.rule("punic_wars B14")
def test_leaders_and_fleets_are_suggested_beside_their_army():
    match = fresh("second_war")
    while asked(match) == ("carthage", "deploy"):
        match.play("suggested")
    play(match, "deploy 4 land 2106", "suggested", "suggested")
    assert points(match, "rome", "2106") == (4, 4)
    assert leader(match, "R-C").hex == "2106"


@pytest.mark.rule("punic_wars B14")
def test_the_capitals_are_never_suggested_empty():
    for seed in range(20):
        match = GAME.start("first_war", seed=seed)
        while match.prompt.ask == "deploy":
            match.play("suggested")
        assert points(match, "rome", "2908")[0] >= 2
        assert points(match, "carthage", "2516")[0] >= 1


@pytest.mark.rule("punic_wars B14")
def test_greedy_sets_up_and_bids_by_chance():
    set_ups, bids = set(), set()
    for seed in range(12):
        match = GAME.start("second_war", seed=seed)
        while match.prompt.ask == "deploy":
            match.play(choose(match, "greedy", seed))
        set_ups.add(match.position["points"].tobytes())
        bidding = war(phase="diplomacy", treasury={"rome": 20, "carthage": 20})
        bids.add(str(choose(bidding, "greedy", seed)))
    assert len(set_ups) > 8
    assert len(bids) > 2
