"""Chapter 11: attrition at sea, in mountains, on leaving enemies, without supply, in revolts."""

from __future__ import annotations

import pytest

from .phases import answers, diplomacy, end_campaign, percents, rolls, rows
from .wars import asked, due, force, happened, kinds, leader, losses, play, points, refusal, under_way

# The table: 75 percent on a row of 1 or less, 50 on 2, 25 on 3 and 4, nothing from 5.


# --- 11.0: when, and how


@pytest.mark.rule("punic_wars 11.0a")
def test_open_country_costs_nothing():
    match = under_way("R-C", {"2807": {"rome": "4 land, R-C"}}, "4 land")
    events = play(match, "go 2806")
    assert "attrition" not in kinds(events)
    assert rolls(match) == ()


@pytest.mark.rule("punic_wars 11.0a")
def test_sea_mountains_and_enemies_left_behind_each_ask_for_a_roll():
    at_sea = under_way("R-C", {"2908": {"rome": "2 naval, R-C"}}, "2 naval")
    in_mountains = under_way("R-C", {"2706": {"rome": "2 land, R-C"}}, "2 land")
    among_enemies = under_way("R-C", {"2806": {"rome": "2 land, R-C", "carthage": "2 land"}}, "2 land")
    for match, to in ((at_sea, "2909"), (in_mountains, "2705"), (among_enemies, "2706")):
        assert len(rows(play(match, f"go {to}", dice=[6]))) == 1


@pytest.mark.rule("punic_wars 11.0a")
def test_leaving_enemies_for_a_mountain_is_two_rolls():
    match = under_way("R-C", {"2706": {"rome": "8 land, R-C", "carthage": "1 land"}}, "8 land")
    assert rows(play(match, "go 2705", dice=[6, 5])) == [7, 6]


@pytest.mark.rule("punic_wars 11.0b")
def test_the_leader_of_the_force_adds_his_value_and_the_loss_is_taken_at_once():
    match = under_way("R-B", {"2706": {"rome": "8 land, R-B"}}, "8 land")
    events = play(match, "go 2705", dice=[2])
    assert rows(events) == [4]
    assert percents(events) == [(25, 8, 2)]
    assert points(match, "rome", "2705") == (6, 0)


@pytest.mark.rule("punic_wars 11.0b")
def test_a_better_leader_who_stays_behind_is_no_help():
    match = under_way("R-C", {"2706": {"rome": "8 land, R-A, R-C", "carthage": "4 land"}}, "8 land")
    assert rows(play(match, "go 2707", dice=[2])) == [3]


# --- 11.1: in the campaign


@pytest.mark.rule("punic_wars 11.11a")
def test_at_sea_only_fleets_are_counted_and_lost():
    match = under_way("C-B", {"2516": {"carthage": "6 land, 8 naval, C-B"}}, "6 land", "8 naval")
    events = play(match, "go 2615", dice=[1])
    assert percents(events) == [(25, 8, 2)]
    assert points(match, "carthage", "2615") == force(match) == (6, 6)


@pytest.mark.rule("punic_wars 11.11b")
@pytest.mark.parametrize(("army", "fleet", "left"), [(6, 6, (3, 3)), (3, 6, (3, 3)), (2, 6, (2, 3)), (4, 6, (3, 3))])
def test_armies_without_ships_drown(army, fleet, left):
    stacks = {"2908": {"rome": f"{army} land, {fleet} naval, R-C"}}
    match = under_way("R-C", stacks, f"{army} land", f"{fleet} naval")
    play(match, "go 2909", dice=[1])
    assert points(match, "rome", "2909") == force(match) == left


@pytest.mark.rule("punic_wars 11.12")
def test_on_a_mountain_coast_the_army_beyond_the_ships_is_at_risk():
    match = under_way("R-C", {"2105": {"rome": "9 land, 1 naval, R-C"}}, "9 land", "1 naval")
    events = play(match, "go 2204", dice=[1])
    assert percents(events) == [(50, 8, 4)]
    assert points(match, "rome", "2204") == (5, 1)


@pytest.mark.rule("punic_wars 11.13a")
def test_leaving_costs_a_share_of_the_enemies_left():
    match = under_way("R-C", {"2806": {"rome": "6 land, R-C", "carthage": "4 land"}}, "6 land")
    assert percents(play(match, "go 2706", dice=[1])) == [(50, 4, 2)]
    assert points(match, "rome", "2706") == (4, 0)


@pytest.mark.rule("punic_wars 11.13a")
def test_those_who_stay_do_not_pay_for_those_who_leave():
    match = under_way("R-C", {"2806": {"rome": "6 land, R-C", "carthage": "4 land"}}, "3 land")
    play(match, "go 2706", dice=[1])
    assert points(match, "rome", "2706") == (1, 0)
    assert points(match, "rome", "2806") == (3, 0)


@pytest.mark.rule("punic_wars 11.13a")
def test_enemies_of_the_other_type_are_not_counted():
    stacks = {"2707": {"rome": "6 land, R-C", "carthage": "4 land, 5 naval"}}
    match = under_way("R-C", stacks, "6 land")
    assert percents(play(match, "go 2706", dice=[1])) == [(50, 4, 2)]


@pytest.mark.rule("punic_wars 11.13b")
def test_a_mixed_force_leaving_armies_and_fleets_chooses_its_losses():
    match = mixed_force_leaves("4 land, 4 naval", "3 land, 1 naval", dice=[1])
    assert asked(match) == ("rome", "losses")
    assert due(match, "rome") == 2
    assert answers(match) == {f"lose {n} {kind} 2707" for n in (1, 2) for kind in ("land", "naval")}
    play(match, "lose 1 land 2707", "lose 1 naval 2707")
    assert points(match, "rome", "2807") == force(match) == (3, 3)
    assert asked(match) == ("rome", "march")


@pytest.mark.rule("punic_wars 11.13b")
def test_the_whole_choice_may_fall_on_one_type():
    match = mixed_force_leaves("4 land, 4 naval", "3 land, 1 naval", dice=[1])
    play(match, "lose 2 naval 2707")
    assert points(match, "rome", "2807") == (4, 2)


@pytest.mark.rule("punic_wars 11.13c")
def test_losses_beyond_the_force_are_ignored():
    stacks = {"2806": {"rome": "2 land, R-C", "carthage": "8 land, C-B"}}
    match = under_way("R-C", stacks, "1 land")
    events = play(match, "go 2706", dice=[1])
    assert rows(events) == [0]
    assert points(match, "rome", "2806") == (1, 0)
    assert losses(match, "rome") == 1


@pytest.mark.rule("punic_wars 11.13c")
def test_a_mixed_force_can_lose_no_more_than_it_is():
    match = mixed_force_leaves("1 land, 1 naval", "5 land, 5 naval", dice=[1])
    assert losses(match, "rome") == 2
    assert leader(match, "R-C").status == "lost", "nobody is left with him among the enemies (8.31)"


@pytest.mark.rule("punic_wars 11.13c")
def test_nobody_pays_more_than_is_due():
    match = mixed_force_leaves("4 land, 4 naval", "3 land, 1 naval", dice=[1])
    assert refusal(match, "lose 3 land 2707") == "11.13c"
    play(match, "lose 1 land 2707")
    assert refusal(match, "lose 2 naval 2707") == "11.13c"


@pytest.mark.rule("punic_wars 11.14")
def test_enemies_inside_walls_are_not_counted():
    stacks = {"2807": {"rome": "3 naval, R-C", "carthage": "5 land inside, 2 naval"}}
    match = under_way("R-C", stacks, "3 naval")
    assert percents(play(match, "go 2707", dice=[1])) == [(50, 2, 1)]


@pytest.mark.rule("punic_wars 11.14")
def test_a_mixed_force_counts_only_the_enemies_outside():
    stacks = {"2807": {"rome": "3 land, 3 naval, R-C", "carthage": "5 land inside, 2 naval"}}
    match = under_way("R-C", stacks, "3 land", "3 naval")
    assert percents(play(match, "go 2707", dice=[1])) == [(50, 2, 1)]
    assert points(match, "rome", "2707") == (3, 2)


@pytest.mark.rule("punic_wars 11.15")
def test_the_other_side_suffers_nothing_in_a_campaign():
    match = under_way("R-C", {"2806": {"rome": "6 land, R-C", "carthage": "4 land"}}, "6 land")
    events = play(match, "go 2706", dice=[1])
    assert {attrition["side"] for attrition in happened(events, "attrition")} == {"rome"}
    assert points(match, "carthage", "2806") == (4, 0)
    assert losses(match, "carthage") == 0


@pytest.mark.rule("punic_wars 11.16")
def test_an_enemy_leader_hinders_those_who_leave():
    match = under_way("R-C", {"2806": {"rome": "4 land, R-C", "carthage": "4 land, C-A"}}, "4 land")
    events = play(match, "go 2706", dice=[3])
    assert rows(events) == [1]
    assert percents(events) == [(75, 4, 3)]


@pytest.mark.rule("punic_wars 11.16")
def test_an_enemy_leader_does_not_make_a_roll_by_himself():
    match = under_way("R-C", {"2806": {"rome": "10 land, R-C", "carthage": "1 land, C-A"}}, "10 land")
    play(match, "go 2706")
    assert rolls(match) == ()


@pytest.mark.rule("punic_wars 11.16")
def test_an_enemy_leader_left_behind_does_not_reach_into_the_next_hex():
    match = under_way("R-C", {"2706": {"rome": "8 land, R-C", "carthage": "1 land, C-A"}}, "8 land")
    assert rows(play(match, "go 2705", dice=[6, 4])) == [4, 5]


# --- 11.2: in the supply phase


@pytest.mark.rule("punic_wars 11.21a")
def test_every_hex_without_supply_rolls_once():
    sieges = {hex_: {"rome": "2 land inside", "carthage": "2 land"} for hex_ in ("3109", "2807")}
    match, events = end_campaign("rome", sieges, dice=[6, 5], holders=dict.fromkeys(sieges, "rome"))
    assert [(roll["hex"], roll["die"]) for roll in happened(events, "attrition")] == [("2807", 6), ("3109", 5)]
    assert asked(match) == ("rome", "recruit")


@pytest.mark.rule("punic_wars 11.21a")
def test_all_points_in_the_hex_are_counted_together():
    match, events = end_campaign("rome", in_africa("5 land, 3 naval"), dice=[3])
    assert percents(events) == [(25, 8, 2)]
    assert due(match, "rome") == 2


@pytest.mark.rule("punic_wars 11.21a")
def test_only_the_side_in_phase_suffers():
    _, events = end_campaign("carthage", in_africa("3 land, 1 naval"))
    assert "attrition" not in kinds(events)


@pytest.mark.rule("punic_wars 11.21b")
def test_the_owner_of_an_unsupplied_hex_chooses_what_is_lost():
    match, _ = end_campaign("rome", in_africa("3 land, 1 naval") | {"2908": {"rome": "4 land"}}, dice=[2])
    assert asked(match) == ("rome", "losses")
    assert answers(match) == {"lose 1 land 2414", "lose 2 land 2414", "lose 1 naval 2414"}
    assert refusal(match, "lose 1 land 2908") == "11.21b"
    play(match, "lose 1 land 2414", "lose 1 naval 2414")
    assert points(match, "rome", "2414") == (2, 0)
    assert asked(match) == ("rome", "recruit")


@pytest.mark.rule("punic_wars 11.22")
def test_a_leader_helps_the_unsupplied():
    stacks = {"2806": {"carthage": "4 land, C-A"}, "2805": {"rome": "4 land"}}
    match, events = end_campaign("carthage", stacks, dice=[1])
    assert rows(events) == [4]
    assert points(match, "carthage", "2806") == (3, 0)


@pytest.mark.rule("punic_wars 11.22")
def test_a_leader_in_the_next_hex_is_no_help():
    stacks = {"2806": {"carthage": "4 land"}, "2706": {"carthage": "C-A"}, "2805": {"rome": "4 land"}}
    _, events = end_campaign("carthage", stacks, dice=[2])
    assert rows(events) == [2]


# --- 11.3: in revolts


@pytest.mark.rule("punic_wars 11.31a")
def test_a_revolt_rolls_for_every_occupied_hex_of_both_sides():
    stacks = {"0313": {"rome": "2 land"}, "0412": {"carthage": "2 land"}, "0514": {"carthage": "2 land"}}
    _, events = diplomacy(1, 6, 5, 4, stacks=stacks | {"1013": {"carthage": "5 land"}})
    rolled = [(roll["side"], roll["hex"], roll["die"]) for roll in happened(events, "attrition")]
    assert rolled == [("carthage", "0412", 6), ("carthage", "0514", 5), ("rome", "0313", 4)]


@pytest.mark.rule("punic_wars 11.31a")
def test_sharing_a_hex_does_not_save_a_roll():
    _, events = diplomacy(1, 6, 5, stacks={"0412": {"rome": "2 land", "carthage": "2 land"}})
    assert [roll["side"] for roll in happened(events, "attrition")] == ["carthage", "rome"]


@pytest.mark.rule("punic_wars 11.31a")
def test_walls_are_no_help_in_a_revolt():
    match, events = diplomacy(1, 1, stacks={"0412": {"carthage": "4 land inside"}})
    assert percents(events) == [(75, 4, 3)]
    assert points(match, "carthage", "0412") == (1, 0)


@pytest.mark.rule("punic_wars 11.31b")
def test_a_revolt_takes_its_percent_of_all_points_in_the_hex():
    match, events = diplomacy(1, 1, stacks={"0412": {"carthage": "4 land"}})
    assert percents(events) == [(75, 4, 3)]
    assert points(match, "carthage", "0412") == (1, 0)


@pytest.mark.rule("punic_wars 11.31b")
def test_losses_of_a_revolt_are_paid_in_any_mix():
    match, _ = diplomacy(4, 2, stacks={"2412": {"rome": "2 land, 2 naval"}})
    assert asked(match) == ("rome", "losses")
    assert answers(match) == {f"lose {n} {kind} 2412" for n in (1, 2) for kind in ("land", "naval")}
    play(match, "lose 1 naval 2412", "lose 1 land 2412")
    assert points(match, "rome", "2412") == (1, 1)
    assert asked(match) == ("carthage", "campaign")


@pytest.mark.rule("punic_wars 11.32")
def test_a_leader_in_the_hex_helps_against_a_revolt():
    _, events = diplomacy(1, 2, stacks={"0412": {"carthage": "4 land, C-B"}})
    assert rows(events) == [4]


@pytest.mark.rule("punic_wars 11.31b")
def test_a_leader_whose_army_a_revolt_destroys_is_lost_only_among_enemies():
    stacks = {"2412": {"rome": "1 land, R-C"}, "2311": {"rome": "1 land, R-D", "carthage": "1 land"}}
    match, _ = diplomacy(4, 6, 1, 1, stacks=stacks)
    assert points(match, "rome", "2412") == points(match, "rome", "2311") == (0, 0)
    assert leader(match, "R-C").status == "on_map"
    assert leader(match, "R-D").status == "lost"


@pytest.mark.rule("punic_wars 11.32")
def test_a_leader_alone_is_no_force_in_a_revolt():
    _, events = diplomacy(1, stacks={"0412": {"carthage": "C-B"}})
    assert "attrition" not in kinds(events)


# --- helpers


def mixed_force_leaves(mine: str, theirs: str, dice: list[int]):
    """A Roman force under a leader of 1 marches from 2707 to 2807, away from these enemies."""
    match = under_way("R-C", {"2707": {"rome": f"{mine}, R-C", "carthage": theirs}}, *mine.split(", "))
    play(match, "go 2807", dice=dice)
    return match


def in_africa(mine: str):
    """Roman points in Hippo Diarrhytus, without supply while an army holds Zeugitana against them."""
    return {"2414": {"rome": mine}, "2516": {"carthage": "4 land"}}
