"""Chapter 8: leaders, their loss and return, and the Roman elections."""

from __future__ import annotations

import pytest

from bellona import Match, NotUnderstood

from .wars import (
    SCENARIOS,
    allowed,
    asked,
    event,
    flag,
    happened,
    kinds,
    leader,
    legal,
    phase,
    play,
    points,
    refusal,
    started,
    turn,
    under_way,
    until,
    war,
)

ROMANS = [f"R-{letter}" for letter in "ABCDEFGH"]
PUNIC = [f"C-{letter}" for letter in "ABCDE"]
FOUR = {"2908": {"rome": "4 land, R-C, R-D"}, "3314": {"rome": "2 land, 1 naval, R-E, R-F"}}
RICH = {"rome": 50, "carthage": 50}


def on_map(match: Match, names: list[str]) -> set[str]:
    return {name for name in names if leader(match, name).status == "on_map"}


def drawn(match: Match) -> list[str]:
    """The leaders that wait for a place."""
    return [name for name in ROMANS if leader(match, name).status == "drawn"]


def elections(stacks=FOUR, **more) -> Match:
    return war(stacks, phase="elections", active="rome", treasury=RICH, **more)


# --- 8.1 identity


@pytest.mark.rule("punic_wars 8.11")
def test_letters_carry_no_rank():
    match = war({"2806": {"rome": "4 land, R-B, R-C, R-H"}}, active="rome")
    assert {"lead R-B", "lead R-C", "lead R-H"} <= legal(match)


@pytest.mark.rule("punic_wars 8.11")
def test_a_leader_of_another_war_cannot_be_led():
    match = war({"2806": {"rome": "4 land, R-B"}}, active="rome", scenario="first_war")
    assert leader(match, "R-A").status == "absent"
    with pytest.raises(NotUnderstood):
        match.check("lead R-A")


# --- 8.2 command


@pytest.mark.rule("punic_wars 8.21")
def test_a_leader_leads_only_his_own_nation():
    match = under_way("R-C", {"2707": {"rome": "1 land, R-C", "carthage": "5 land, 2 naval, C-B"}})
    assert allowed(match, "join 1 land")
    assert not allowed(match, "join 2 land")
    assert not allowed(match, "join 1 naval")
    assert refusal(match, "lead C-B") == "8.21"


@pytest.mark.rule("punic_wars 8.22")
@pytest.mark.rule("punic_wars 9.26b")
@pytest.mark.rule("punic_wars B1")
def test_one_defending_leader_counts_and_it_is_the_best():
    match = under_way("C-B", {"2806": {"carthage": "4 land, C-B", "rome": "4 land, R-C, R-B"}})
    events = play(match, "attack land", dice=[3])
    assert event(events, "totals")["row"] == 3 + 2 - 2


@pytest.mark.rule("punic_wars 8.22")
def test_the_leader_under_way_commands_the_attack():
    match = under_way("R-C", {"2806": {"rome": "4 land, R-A, R-C", "carthage": "4 land"}})
    events = play(match, "attack land", dice=[3])
    assert event(events, "totals")["row"] == 3 + 1, "the better man is not in command"


# --- 8.3 loss and return


@pytest.mark.rule("punic_wars 8.31a")
def test_a_leader_who_loses_his_last_point_among_enemies_is_lost():
    match = under_way(
        "R-C", {"2806": {"rome": "2 land, R-C", "carthage": "4 land, C-A"}, "2908": {"rome": "1 land, R-D"}}
    )
    events = play(match, "attack land", dice=[1])  # 1:2, 1 + 1 - 3: 75 percent of two
    assert points(match, "rome", "2806") == (0, 0)
    assert leader(match, "R-C").status == "lost"
    assert event(events, "leader_lost")["leader"] == "R-C"
    assert flag(match, "fallen") == 1
    assert asked(match) == ("rome", "campaign")


@pytest.mark.rule("punic_wars 8.31a")
def test_a_defending_leader_is_lost_with_his_army():
    match = under_way("R-C", {"2806": {"rome": "9 land, R-C", "carthage": "1 land, C-B, C-C"}})
    play(match, "attack land", dice=[6])
    assert [leader(match, name).status for name in ("C-B", "C-C")] == ["lost", "lost"]


@pytest.mark.rule("punic_wars 8.31a")
def test_a_leader_alone_is_lost_when_enemies_come():
    match = under_way(
        "R-C", {"2806": {"rome": "2 land, R-C"}, "2706": {"carthage": "C-B"}, "0313": {"carthage": "1 land"}}, "1 land"
    )
    play(match, "go 2706")
    assert leader(match, "C-B").status == "lost"


@pytest.mark.rule("punic_wars 8.31a")
def test_an_enemy_fleet_is_enough_to_lose_him():
    match = under_way(
        "R-C",
        {"2807": {"rome": "2 naval, R-C"}, "2707": {"carthage": "C-B"}, "0313": {"carthage": "1 land"}},
        "1 naval",
    )
    play(match, "go 2707")
    assert leader(match, "C-B").status == "lost"


@pytest.mark.rule("punic_wars 8.31a")
def test_friendly_points_of_either_type_save_him():
    match = under_way("R-C", {"2707": {"rome": "9 land, R-C", "carthage": "1 land, 1 naval, C-B"}})
    play(match, "attack land", dice=[6])
    assert points(match, "carthage", "2707") == (0, 1)
    assert leader(match, "C-B").status == "on_map"


@pytest.mark.rule("punic_wars 8.31a")
def test_a_leader_whose_friends_march_away_is_lost():
    stacks = {"2806": {"rome": "20 land, R-C, R-D", "carthage": "1 land"}}
    match = under_way("R-C", stacks, "20 land")
    play(match, "go 2706")
    assert leader(match, "R-D").status == "lost"
    assert leader(match, "R-C").hex == "2706"


@pytest.mark.rule("punic_wars 8.31a")
def test_he_is_lost_inside_walls_too():
    match = under_way(
        "R-C", {"2515": {"rome": "18 land, R-C", "carthage": "1 land inside, C-B"}}, holders={"2515": "carthage"}
    )
    play(match, "attack land", dice=[6])  # 9:1, 6 + 1 - 2 - 2
    assert points(match, "carthage", "2515") == (0, 0)
    assert leader(match, "C-B").status == "lost"


@pytest.mark.rule("punic_wars 8.31b")
def test_a_leader_survives_the_loss_of_his_force_where_no_enemy_is():
    match = under_way("R-C", {"2807": {"rome": "1 naval, R-C"}, "3510": {"rome": "1 land"}}, "1 naval")
    play(match, "go 2808", dice=[1])  # 1 + 1: 50 percent of one
    assert points(match, "rome", "2808") == (0, 0)
    assert (leader(match, "R-C").status, leader(match, "R-C").hex) == ("on_map", "2808")
    assert flag(match, "fallen") == 0


@pytest.mark.rule("punic_wars 8.31b")
def test_a_leader_alone_in_enemy_land_is_safe_while_no_enemy_comes():
    match = war(
        {"2415": {"rome": "R-C"}, "3510": {"rome": "1 land"}, "2516": {"carthage": "9 land, C-B"}}, treasury=RICH
    )
    play(match, "done")
    until(match, "rome", "appoint")
    assert flag(match, "fallen") == 0


@pytest.mark.rule("punic_wars 8.32a")
def test_a_lost_carthaginian_returns_at_the_start_of_the_next_campaign():
    stacks = {"2806": {"rome": "9 land, R-C", "carthage": "1 land, C-B"}, "2516": {"carthage": "4 land, C-C"}}
    match = under_way("R-C", stacks, treasury=RICH)
    play(match, "attack land", dice=[6])
    assert leader(match, "C-B").status == "lost"
    play(match, "done")
    until(match, "carthage", "return")
    assert (turn(match), phase(match)) == (3, ("campaign", "carthage"))
    play(match, "return C-B 2516")
    assert leader(match, "C-B")[:2] == ("on_map", "2516")
    assert asked(match) == ("carthage", "campaign")


@pytest.mark.rule("punic_wars 8.32a")
def test_his_return_cannot_be_put_off():
    match = war({"2516": {"carthage": "4 land, C-C"}}, leaders={"C-B": "lost", "C-D": "lost"})
    assert asked(match) == ("carthage", "return")
    assert refusal(match, "done") == "4.1a"
    assert refusal(match, "return C-C 2516") == "8.32a", "he is not lost"
    play(match, "return C-D 2516")
    assert asked(match) == ("carthage", "return")
    play(match, "return C-B 2516")
    assert asked(match) == ("carthage", "campaign")


@pytest.mark.rule("punic_wars 8.32a")
def test_a_leader_lost_in_his_own_campaign_waits_for_the_next():
    stacks = {"2806": {"carthage": "2 land, C-B", "rome": "4 land, R-A"}, "2516": {"carthage": "4 land, C-C"}}
    match = under_way("C-B", stacks, treasury=RICH)
    play(match, "attack land", dice=[1])  # 1:2, 1 + 2 - 3: 75 percent of two
    assert leader(match, "C-B").status == "lost"
    assert asked(match) == ("carthage", "campaign")
    play(match, "done")
    until(match, "carthage", "return")
    assert turn(match) == 3


@pytest.mark.rule("punic_wars 8.32b")
@pytest.mark.rule("punic_wars 8.43")
@pytest.mark.parametrize(("answer", "count"), [("elect", 3), ("decline", 2)])
def test_a_lost_roman_may_be_made_good_in_the_next_election(answer, count):
    stacks = {"2908": {"rome": "4 land, R-D, R-E, R-F"}}
    match = elections(stacks, leaders={"R-C": "lost"}, fallen=1)
    play(match, "retire R-D", "retire R-E")
    assert asked(match) == ("rome", "elect")
    play(match, answer)
    assert asked(match) == ("rome", "appoint")
    assert len(drawn(match)) == count
    assert flag(match, "fallen") == 0


@pytest.mark.rule("punic_wars 8.32b")
def test_a_roman_does_not_come_back_before_the_election():
    match = war({"2908": {"rome": "4 land, R-D"}}, active="rome", leaders={"R-C": "lost"}, fallen=1)
    assert asked(match) == ("rome", "campaign")
    assert refusal(match, "lead R-C") == "5.0a"


@pytest.mark.rule("punic_wars 8.32c")
def test_a_leader_returns_to_friendly_points():
    stacks = {"2516": {"carthage": "4 land"}, "1013": {"carthage": "1 naval"}, "2415": {"carthage": "C-C"}}
    match = war(stacks | {"2807": {"rome": "3 land"}}, leaders={"C-B": "lost"})
    assert refusal(match, "return C-B 2807") == "8.32c"
    assert refusal(match, "return C-B 2415") == "8.32c", "a leader is no combat point"
    assert {action for action in legal(match) if action.startswith("return")} == {"return C-B 2516", "return C-B 1013"}


@pytest.mark.rule("punic_wars 8.33")
def test_a_returned_leader_has_all_his_movement():
    match = war({"2516": {"carthage": "4 land, C-C"}}, leaders={"C-B": "lost"})
    play(match, "return C-B 2516")
    assert leader(match, "C-B").points == 20
    assert allowed(match, "lead C-B")


# --- 8.4 elections


@pytest.mark.rule("punic_wars 8.4a")
def test_two_leaders_step_down():
    match = elections()
    assert asked(match) == ("rome", "retire")
    play(match, "retire R-C")
    assert asked(match) == ("rome", "retire"), "one is not enough"
    assert refusal(match, "done") == "4.1a"
    play(match, "retire R-E")
    assert on_map(match, ROMANS) == {"R-D", "R-F"}
    assert asked(match) == ("rome", "appoint")


@pytest.mark.rule("punic_wars 8.4a")
def test_two_or_fewer_step_down_by_themselves():
    match = elections({"2908": {"rome": "4 land, R-C, R-D"}}, dice=[1, 1])
    assert asked(match) == ("rome", "appoint")
    assert on_map(match, ROMANS) == set()
    assert drawn(match) == ["R-A", "R-B"]


@pytest.mark.rule("punic_wars 8.4b")
@pytest.mark.parametrize(
    ("dice", "names"),
    [
        ([1, 1], ["R-A", "R-B"]),
        ([6, 5], ["R-G", "R-H"]),
        ([3, 3], ["R-C", "R-D"]),  # the two who stepped down
        ([2, 2], ["R-B", "R-C"]),
    ],
)
def test_two_are_drawn_from_all_who_are_not_on_the_map(dice, names):
    match = elections()
    play(match, "retire R-C", "retire R-D", dice=dice)
    assert drawn(match) == names


@pytest.mark.rule("punic_wars 8.4b")
def test_a_leader_on_the_map_is_not_in_the_draw():
    match = elections()
    play(match, "retire R-C")
    with pytest.raises(ValueError, match="7"):
        match.play("retire R-D", dice=[7, 1])


@pytest.mark.rule("punic_wars 8.4b")
@pytest.mark.rule("punic_wars 19.14B")
@pytest.mark.rule("punic_wars 19.34B")
@pytest.mark.parametrize("scenario", ["first_war", "third_war"])
def test_the_draw_leaves_out_whom_the_scenario_leaves_out(scenario):
    match = elections({"2908": {"rome": "4 land, R-C, R-D"}}, scenario=scenario, dice=[1, 1])
    assert drawn(match) == ["R-B", "R-C"]
    match = elections({"2908": {"rome": "4 land, R-C, R-D"}}, scenario=scenario, dice=[7, 6])
    assert drawn(match) == ["R-G", "R-H"]


@pytest.mark.rule("punic_wars 8.4b")
def test_a_lost_leader_is_in_the_draw_again():
    stacks = {"2908": {"rome": "4 land, R-D, R-E, R-F"}}
    match = elections(stacks, leaders={"R-C": "lost"}, fallen=1)
    play(match, "retire R-D", "retire R-E")
    while asked(match)[1] == "elect":
        play(match, "elect")
    assert all(leader(match, name).status != "lost" for name in ROMANS)


@pytest.mark.rule("punic_wars 8.4c")
def test_the_elected_go_where_romans_stand():
    match = elections()
    play(match, "retire R-C", "retire R-D", dice=[1, 1])
    assert {f"appoint R-A {hex_}" for hex_ in ("2908", "3314")} <= legal(match)
    assert refusal(match, "appoint R-A 2806") == "8.32c"
    assert refusal(match, "appoint R-H 2908") == "8.4c", "he was not drawn"
    play(match, "appoint R-B 3314", "appoint R-A 2908")
    assert (leader(match, "R-A").hex, leader(match, "R-B").hex) == ("2908", "3314")


@pytest.mark.rule("punic_wars 8.4c")
def test_a_fleet_alone_receives_a_consul():
    match = elections({"2908": {"rome": "4 land, R-C, R-D"}, "3510": {"rome": "1 naval"}}, dice=[1, 1])
    assert allowed(match, "appoint R-A 3510")


@pytest.mark.rule("punic_wars 8.41")
@pytest.mark.parametrize(("scenario", "rome", "carthage"), list(zip(SCENARIOS, (2, 4, 2), (2, 4, 2), strict=True)))
def test_so_many_leaders_begin(scenario, rome, carthage):
    match = started(scenario)
    assert len(on_map(match, ROMANS)) == rome
    assert len(on_map(match, PUNIC)) == carthage


@pytest.mark.rule("punic_wars 8.41")
def test_the_fallen_are_not_made_good_beyond_the_number_of_the_start():
    match = elections(fallen=1)
    play(match, "retire R-C", "retire R-D")
    assert asked(match) == ("rome", "appoint"), "four is the most there can be"
    assert len(drawn(match)) == 2
    match = elections({"2908": {"rome": "4 land, R-D, R-E, R-F"}}, fallen=3)
    play(match, "retire R-D", "retire R-E")
    play(match, "elect")
    assert asked(match) == ("rome", "appoint")
    assert len(drawn(match)) + len(on_map(match, ROMANS)) == 4


@pytest.mark.rule("punic_wars 8.42a")
def test_rome_chooses_who_steps_down():
    stacks = {"2908": {"rome": "4 land, R-A, R-D"}, "3314": {"rome": "2 land, R-E, R-F"}}
    match = elections(stacks)
    assert {action for action in legal(match) if action.startswith("retire")} == {
        "retire R-A",
        "retire R-D",
        "retire R-E",
        "retire R-F",
    }
    assert refusal(match, "retire R-H") == "8.42a"
    assert refusal(match, "retire C-B") == "8.21"
    play(match, "retire R-E", "retire R-F")
    assert on_map(match, ROMANS) == {"R-A", "R-D"}


@pytest.mark.rule("punic_wars 8.42a")
def test_nobody_steps_down_twice():
    match = elections()
    play(match, "retire R-C")
    assert refusal(match, "retire R-C") == "8.42a"


@pytest.mark.rule("punic_wars 8.42b")
def test_a_new_consul_has_all_his_movement():
    match = elections()
    events = play(match, "retire R-C", "retire R-D", dice=[1, 1])
    assert kinds(events).count("drawn") == 2
    events = play(match, "appoint R-A 2908", "appoint R-B 3314")
    assert [placed["leader"] for placed in happened(events, "appointed")] == ["R-A", "R-B"]
    assert phase(match) == ("campaign", "rome")
    assert [leader(match, name).points for name in ("R-A", "R-B", "R-E", "R-F")] == [20] * 4


@pytest.mark.rule("punic_wars 8.43")
def test_every_fallen_leader_may_be_made_good():
    match = elections({"2908": {"rome": "4 land, R-D, R-E"}}, leaders={"R-C": "lost", "R-F": "lost"}, fallen=2)
    count = 0
    while asked(match)[1] == "elect":
        play(match, "elect")
        count += 1
    assert count == 2
    assert len(drawn(match)) == 4


@pytest.mark.rule("punic_wars 8.43")
def test_whoever_fell_before_the_last_election_is_forgotten():
    match = elections({"2908": {"rome": "4 land, R-D, R-E, R-F"}}, leaders={"R-C": "pool"}, fallen=0)
    play(match, "retire R-D", "retire R-E")
    assert asked(match) == ("rome", "appoint")
    assert len(drawn(match)) == 2
