"""Rulings on movement, command, combat, sieges and ferries: R9 to R27, R49 to R52, R57 to R59, B1, B3 to B5, B7."""

from __future__ import annotations

import pytest

from bellona import Event, Match

from .wars import (
    align,
    allowed,
    asked,
    besieged,
    control,
    due,
    event,
    force,
    happened,
    holder,
    inside,
    kinds,
    leader,
    legal,
    losses,
    moving,
    play,
    points,
    refusal,
    under_way,
    war,
)

ELSEWHERE = {"3510": {"rome": "1 land"}, "0313": {"carthage": "1 land"}}  # towns far from every test
RICH = {"rome": 50, "carthage": 50}


def at_risk(events: list[Event]) -> list[int]:
    """What each percentage was taken of."""
    return [percent["base"] for percent in happened(events, "percent")]


def rolls(match: Match) -> int:
    """How many dice fell in the last step."""
    return len(match.steps[-1].rolls)


def siege(rome: str, carthage: str, **others) -> Match:
    """Romans in Roman Capua and Carthaginians before it, in the Roman campaign."""
    stacks = {"3109": {"rome": rome, "carthage": carthage}} | {hex_[1:]: sides for hex_, sides in others.items()}
    return war(stacks | ELSEWHERE, active="rome", holders={"3109": "rome"}, treasury=RICH)


# --- leaving enemies


@pytest.mark.rule("punic_wars R9")
@pytest.mark.parametrize(
    ("own", "carthage", "count"),
    [
        ("10 land", "1 land, 3 naval inside", 0),  # fleets inside are not counted
        ("10 land", "1 land, 3 naval", 0),  # nor is the other arm
        ("9 land", "1 land", 1),
        ("10 land, 10 naval", "1 land, 1 naval", 0),
        ("5 land, 5 naval", "1 land", 0),  # all points of the moving force
        ("6 land, 3 naval", "1 land", 1),
        ("10 land, 9 naval", "1 land, 1 naval", 1),
    ],
)
def test_ten_to_one_compares_the_force_with_the_enemies_counted(own, carthage, count):
    match = under_way("R-C", {"3109": {"rome": f"{own}, R-C", "carthage": carthage}}, *own.split(", "))
    match.play("go 3008")
    assert rolls(match) == count


@pytest.mark.rule("punic_wars R10")
def test_of_several_enemy_leaders_the_best_hinders():
    match = under_way("C-B", {"2806": {"carthage": "4 land, C-B", "rome": "4 land, R-C, R-B"}}, "4 land")
    events = play(match, "go 2706", dice=[3])
    assert event(events, "attrition")["row"] == 3 + 2 - 2


@pytest.mark.rule("punic_wars R10")
@pytest.mark.rule("punic_wars B1")
def test_of_several_own_leaders_the_best_helps_the_unsupplied():
    match = war({"0213": {"rome": "2 land, R-C, R-B"}}, phase="supply", active="rome", dice=[3], treasury=RICH)
    assert points(match, "rome", "0213") == (2, 0), "3 + 2 loses nothing, 3 + 1 would lose one"


# --- leaders alone


@pytest.mark.rule("punic_wars R11")
@pytest.mark.parametrize("enemy", ["1 naval", "1 land"])
def test_a_lone_leader_who_walks_among_enemies_is_lost(enemy):
    match = under_way("R-C", {"2806": {"rome": "R-C, R-D"}, "2707": {"carthage": enemy}} | ELSEWHERE)
    play(match, "go 2707")
    assert leader(match, "R-C").status == "lost"
    assert moving(match) is None
    assert asked(match) == ("rome", "campaign")


@pytest.mark.rule("punic_wars R11")
def test_an_enemy_garrison_takes_him_too():
    stacks = {"2806": {"rome": "R-C, R-D"}, "2807": {"carthage": "1 land inside"}}
    match = under_way("R-C", stacks | ELSEWHERE, holders={"2807": "carthage"})
    play(match, "go 2807")
    assert leader(match, "R-C").status == "lost"


@pytest.mark.rule("punic_wars R11")
def test_neutral_syracusans_are_nobodys_enemies():
    match = under_way("R-C", {"3314": {"rome": "1 land, R-C"}}, scenario="first_war")
    play(match, "go 3315")
    assert leader(match, "R-C").hex == "3315"
    assert align(match, "syracuse") is None
    assert allowed(match, "finish")


@pytest.mark.rule("punic_wars R11")
def test_allied_syracusans_are():
    match = under_way("C-B", {"3314": {"carthage": "1 land, C-B, C-C"}})
    play(match, "go 3315")
    assert leader(match, "C-B").status == "lost"


@pytest.mark.rule("punic_wars R11")
def test_enemy_leaders_alone_do_no_harm():
    match = under_way("R-C", {"2806": {"rome": "R-C"}, "2706": {"carthage": "C-B"}} | ELSEWHERE)
    play(match, "go 2706")
    assert [leader(match, name).status for name in ("R-C", "C-B")] == ["on_map", "on_map"]


@pytest.mark.rule("punic_wars R12")
def test_a_lone_leader_crosses_the_sea_without_a_roll():
    match = under_way("R-C", {"2807": {"rome": "R-C"}} | ELSEWHERE)
    for hex_ in ("2708", "2709", "2710", "2610", "2510"):
        play(match, f"go {hex_}")
        assert rolls(match) == 0
    assert leader(match, "R-C").points == 15
    assert allowed(match, "finish"), "Sardinia"


@pytest.mark.rule("punic_wars R12")
def test_a_lone_leader_does_not_end_at_sea_or_in_mountains():
    match = under_way("R-C", {"2807": {"rome": "R-C"}} | ELSEWHERE)
    play(match, "go 2708")
    assert refusal(match, "finish") == "5.25b"
    match = under_way("R-C", {"2004": {"rome": "R-C"}} | ELSEWHERE)
    play(match, "go 2104")
    assert refusal(match, "finish") == "5.25b"


@pytest.mark.rule("punic_wars R12")
def test_a_lone_leader_crosses_any_side():
    match = under_way("R-C", {"3110": {"rome": "R-C"}} | ELSEWHERE)
    play(match, "go 3210", "go 3110", "go 3209", "go 3109")
    assert leader(match, "R-C").hex == "3109"


@pytest.mark.rule("punic_wars R12")
def test_a_lone_leader_enters_no_closed_region():
    match = under_way("R-C", {"2605": {"rome": "1 land, R-C"}}, scenario="first_war")
    assert refusal(match, "go 2505") == "19.14E1"
    match = under_way("R-C", {"3002": {"rome": "1 land, R-C"}})
    assert refusal(match, "go 3003") == "16.34b"


# --- moves must be able to end


@pytest.mark.rule("punic_wars R13")
def test_nobody_sails_where_he_cannot_land():
    match = under_way("R-C", {"2807": {"rome": "2 naval, R-C"}} | ELSEWHERE, "2 naval")
    play(match, *["go 2707", "go 2807"] * 9)
    assert leader(match, "R-C").points == 2
    assert refusal(match, "go 2808") is None, "there and back"
    play(match, "go 2707")
    assert leader(match, "R-C").points == 1
    assert refusal(match, "go 2708") == "R13"
    assert refusal(match, "go 2607") == "R13"
    assert allowed(match, "go 2606")


@pytest.mark.rule("punic_wars R13")
def test_nobody_climbs_where_he_cannot_descend():
    match = under_way("R-C", {"2004": {"rome": "2 land, R-C"}}, "2 land")
    play(match, *["go 1904", "go 2004"] * 9, "go 1904")
    assert leader(match, "R-C").points == 1
    assert refusal(match, "go 2003") == "R13"
    assert allowed(match, "go 2004")


@pytest.mark.rule("punic_wars R13")
def test_a_fleet_far_out_turns_back_in_time():
    match = under_way("R-C", {"2807": {"rome": "2 naval, R-C"}} | ELSEWHERE, "2 naval")
    play(match, *["go 2707", "go 2807"] * 8)
    play(match, "go 2808", dice=[6])
    assert leader(match, "R-C").points == 3
    assert refusal(match, "go 2809") is None, "two hexes from 2908"
    play(match, "go 2809", dice=[6])
    assert refusal(match, "go 2810") == "R13"


@pytest.mark.rule("punic_wars R13")
@pytest.mark.rule("punic_wars B3")
def test_what_is_dropped_at_sea_must_be_fetched():
    match = under_way("R-C", {"2807": {"rome": "4 naval, R-C"}} | ELSEWHERE, "4 naval")
    play(match, "go 2808", dice=[6])
    play(match, "drop 1 naval")
    assert refusal(match, "go 2807") == "R13"
    assert refusal(match, "go 2809") == "R13"
    assert not allowed(match, "finish")
    play(match, "join 1 naval", "go 2807", "finish")
    assert points(match, "rome", "2807") == (0, 4)


@pytest.mark.rule("punic_wars B3")
def test_what_is_dropped_in_mountains_holds_its_leader():
    match = under_way("R-C", {"2004": {"rome": "4 land, R-C, R-D"}}, "4 land")
    play(match, "go 2104", dice=[6])
    play(match, "drop 2 land")
    for action in ("go 2004", "finish", "done", "lead R-D"):
        assert not allowed(match, action)
    assert refusal(match, "go 2105") == "R13"


@pytest.mark.rule("punic_wars R14")
@pytest.mark.rule("punic_wars 8.31b")
def test_a_leader_whose_fleet_has_sunk_sails_on():
    match = under_way("R-C", {"2807": {"rome": "1 naval, R-C"}} | ELSEWHERE, "1 naval")
    play(match, "go 2808", dice=[1])
    assert force(match) == (0, 0)
    assert refusal(match, "finish") == "5.25b"
    play(match, "go 2809", "go 2909", "go 2908")
    assert leader(match, "R-C").points == 16
    assert allowed(match, "finish")


STRANDED = {"1511": {"carthage": "2 naval, C-B"}, "1312": {"carthage": "3 land inside", "rome": "9 land"}}


@pytest.mark.rule("punic_wars B4")
def test_a_leader_with_no_way_out_is_lost_with_his_points():
    match = under_way("C-B", STRANDED | ELSEWHERE, "2 naval", holders={"1312": "carthage"})
    assert besieged(match, "carthage", "1312")
    play(match, *["go 1611", "go 1511"] * 8)
    for hex_ in ("1411", "1412", "1313"):
        play(match, f"go {hex_}", dice=[6])
    assert leader(match, "C-B").points == 1
    assert not any(action.startswith("go ") for action in legal(match)), "only besieged Ebusus is near"
    play(match, "finish")
    assert leader(match, "C-B").status == "lost"
    assert points(match, "carthage", "1313") == (0, 0)
    assert losses(match, "carthage") == 2


@pytest.mark.rule("punic_wars B4")
def test_while_there_is_a_way_out_nobody_finishes_at_sea():
    stacks = STRANDED | {"1312": {"carthage": "3 land", "rome": "9 land"}}
    match = under_way("C-B", stacks | ELSEWHERE, "2 naval", holders={"1312": "carthage"})
    play(match, *["go 1611", "go 1511"] * 8)
    for hex_ in ("1411", "1412", "1313"):
        play(match, f"go {hex_}", dice=[6])
    assert refusal(match, "finish") == "5.25b"
    assert allowed(match, "go 1312")


@pytest.mark.rule("punic_wars R15")
@pytest.mark.parametrize(("land", "naval", "yes"), [(2, 2, True), (1, 2, True), (3, 2, False)])
def test_an_embarked_army_crosses_a_sea_side(land, naval, yes):
    carried = (f"{land} land", f"{naval} naval")
    match = under_way("R-C", {"3413": {"rome": f"{land} land, {naval} naval, R-C"}}, *carried)
    assert allowed(match, "go 3314") == yes
    if yes:
        play(match, "go 3314")
        assert rolls(match) == 0
        assert points(match, "rome", "3314") == (land, naval)


@pytest.mark.rule("punic_wars R15")
def test_an_enemy_at_the_ferry_does_not_stop_an_embarked_army():
    stacks = {"3413": {"rome": "2 land, 2 naval, R-C"}, "3314": {"carthage": "4 naval"}}
    assert allowed(under_way("R-C", stacks, "2 land", "2 naval"), "go 3314")


# --- command


@pytest.mark.rule("punic_wars R16")
def test_untagged_points_may_be_taken_by_anyone():
    stacks = {"2706": {"rome": "2 land, R-D"}, "2806": {"rome": "3 land, R-C"}}
    match = under_way("R-D", stacks, "2 land")
    play(match, "go 2806", "lead R-C")
    assert refusal(match, "join 4 land") == "5.24a"
    play(match, "join 3 land")
    assert force(match) == (3, 0)


@pytest.mark.rule("punic_wars R16")
def test_a_leader_finds_his_own_points_where_he_left_them():
    stacks = {"2706": {"rome": "2 land, R-D"}, "2806": {"rome": "3 land"}}
    match = under_way("R-D", stacks, "2 land")
    play(match, "go 2806", "drop 2 land", "go 2706", "go 2806", "join 5 land")
    assert force(match) == (5, 0)


@pytest.mark.rule("punic_wars R17")
def test_untagged_points_in_the_hex_join_the_attack_and_are_tagged():
    stacks = {"2706": {"rome": "3 land, R-C"}, "2806": {"rome": "2 land, R-D", "carthage": "5 land"}}
    match = under_way("R-C", stacks, "3 land")
    play(match, "go 2806")
    events = play(match, "attack land", dice=[6])  # 1:1 and 7: nothing against 75 percent
    assert event(events, "totals")["attack"] == 5
    play(match, "lead R-D")
    assert refusal(match, "join 1 land") == "5.24a"


@pytest.mark.rule("punic_wars R16")
@pytest.mark.rule("punic_wars R17")
def test_points_lost_in_a_trap_serve_nobody_any_more():
    inside_capua = "4 land inside, 2 naval inside, R-C, R-D"
    match = siege(inside_capua, "1 land, 1 naval", _3008={"rome": "3 naval, R-E"})
    play(match, "lead R-D", "join 2 naval", "drop 2 naval", "lead R-C", "join 4 land")
    play(match, "go 3008", dice=[6])
    assert points(match, "rome", "3109") == (0, 0), "the fleet inside is trapped"
    play(match, "lead R-E", "join 3 naval", "go 3109")
    assert event(play(match, "attack naval", "stand", dice=[3]), "totals")["attack"] == 3


# --- threats


@pytest.mark.rule("punic_wars R18")
def test_a_threat_needs_five_points_and_one_to_two():
    stacks = {"2415": {"rome": "9 land, R-C"}, "2515": {"carthage": "3 land"}}
    match = under_way("R-C", stacks, "9 land", holders={"2515": "carthage"})
    play(match, *["go 2316", "go 2415"] * 7, "go 2414", "go 2515")
    assert leader(match, "R-C").points == 4
    assert refusal(match, "attack land") == "9.14b"
    weak = under_way("R-C", {"2515": {"rome": "2 land, R-C", "carthage": "5 land"}}, holders={"2515": "carthage"})
    assert refusal(weak, "attack land") == "9.32a"


@pytest.mark.rule("punic_wars R18")
def test_whoever_does_not_control_the_place_is_not_asked():
    match = under_way("R-C", {"2515": {"rome": "6 land, R-C", "carthage": "5 land"}}, holders={"2515": "rome"})
    play(match, "attack land", dice=[3])
    assert asked(match) == ("rome", "march")


@pytest.mark.rule("punic_wars R19")
def test_after_inversion_there_are_at_most_two_attacks():
    match = under_way("R-C", {"2515": {"rome": "9 land, R-C", "carthage": "9 land"}}, holders={"2515": "carthage"})
    play(match, "attack land", "invert")
    for _ in range(2):
        play(match, "attack land", dice=[4])
        assert asked(match) == ("rome", "march"), "it is not threatened again"
    assert refusal(match, "attack land") == "9.14b"


# --- places


@pytest.mark.rule("punic_wars R20")
def test_a_place_changes_hands_in_passing():
    match = under_way("C-B", {"3208": {"carthage": "3 land, C-B"}}, "3 land", holders={"3309": "rome"})
    play(match, "go 3309", "go 3209")
    assert holder(match, "3309") == "carthage"
    assert holder(match, "3209") == "carthage"


@pytest.mark.rule("punic_wars R21")
def test_an_army_in_empty_rome_wins():
    match = under_way("C-B", {"3008": {"carthage": "1 land, C-B"}, "3510": {"rome": "9 land"}}, "1 land")
    play(match, "go 2908")
    assert match.result is not None
    assert (match.result.winner, match.result.reason) == ("carthage", "fall_of_rome")


@pytest.mark.rule("punic_wars R21")
@pytest.mark.parametrize("garrison", ["1 land inside", "1 land"])
def test_one_roman_point_saves_rome(garrison):
    match = under_way("C-B", {"3008": {"carthage": "9 land, C-B"}, "2908": {"rome": garrison}}, "9 land")
    play(match, "go 2908")
    assert match.result is None


@pytest.mark.rule("punic_wars R21")
def test_fleets_neither_take_nor_save_a_capital():
    match = under_way("C-B", {"3008": {"carthage": "2 naval, C-B"}, "3510": {"rome": "1 land"}}, "2 naval")
    play(match, "go 2908")
    assert match.result is None
    match = under_way("C-B", {"3008": {"carthage": "2 land, C-B"}, "2908": {"rome": "5 naval"}}, "2 land")
    play(match, "go 2908")
    assert match.result is not None


@pytest.mark.rule("punic_wars R21")
def test_carthage_falls_to_hunger_too():
    stacks = {"2516": {"rome": "9 land", "carthage": "1 land inside"}}
    match = war(stacks, phase="supply", holders={"2516": "carthage"}, dice=[1])  # 75 percent of one
    assert match.result is not None
    assert (match.result.winner, match.result.reason) == ("rome", "fall_of_carthage")


@pytest.mark.rule("punic_wars R21")
def test_carthage_falls_when_money_runs_out():
    stacks = {"2516": {"rome": "1 land", "carthage": "1 land"}, "2618": {"carthage": "1 land"}}
    match = war(stacks, phase="supply", holders={"2516": "carthage"}, dice=[1])  # 75 percent of two unpaid points
    assert points(match, "carthage", "2516") == (0, 0)
    assert match.result is not None
    assert match.result.winner == "rome"


@pytest.mark.rule("punic_wars R21")
def test_the_last_defender_who_marches_out_loses_the_city():
    stacks = {"2516": {"rome": "1 land", "carthage": "20 land, C-B"}}
    match = under_way("C-B", stacks, "20 land", holders={"2516": "carthage"})
    play(match, "go 2415")
    assert match.result is not None
    assert match.result.winner == "rome"


# --- sally and relief


@pytest.mark.rule("punic_wars R22")
def test_a_sally_needs_a_leader_and_then_the_way_is_open():
    match = siege("4 land inside, R-C", "6 land")
    play(match, "lead R-C", "join 4 land")
    assert refusal(match, "go 3008") == "10.28b"
    play(match, "emerge land 3109")
    assert refusal(match, "go 3008") == "10.28b"
    events = play(match, "attack land", dice=[4])
    assert event(events, "totals")["odds"] == "1:2"
    assert allowed(match, "go 3008")


@pytest.mark.rule("punic_wars R22")
def test_a_garrison_outside_is_not_besieged_but_still_held():
    match = siege("2 land inside", "4 land", _3008={"rome": "R-C"})
    assert control(match, "campania") == "carthage"
    play(match, "emerge land 3109")
    assert not besieged(match, "rome", "3109")
    play(match, "lead R-C", "go 3109", "join 2 land")
    assert refusal(match, "go 3008") == "10.28b"
    play(match, "attack land", dice=[6])
    assert allowed(match, "go 3008")


@pytest.mark.rule("punic_wars R22")
def test_coming_out_and_waiting_for_the_next_campaign_is_no_way_round():
    match = siege("2 land inside, R-C", "5 land")
    play(match, "emerge land 3109", "lead R-C", "join 1 land")
    assert refusal(match, "go 3110") == "10.28b"
    assert allowed(match, "finish")


@pytest.mark.rule("punic_wars R23")
def test_a_lone_leader_slips_into_a_siege_and_leads_a_sally():
    match = siege("3 land inside", "5 land", _3008={"rome": "R-C"})
    play(match, "lead R-C", "go 3109")
    assert inside(match, "rome", "3109")[0], "nothing turns up"
    assert allowed(match, "finish"), "nothing is due"
    play(match, "emerge land 3109")
    events = play(match, "attack land", dice=[4])
    assert event(events, "totals")["odds"] == "1:2"


@pytest.mark.rule("punic_wars R23")
def test_a_lone_leader_enters_even_a_hopeless_siege():
    match = siege("3 land inside", "10 land", _3008={"rome": "1 land, R-C"})
    play(match, "lead R-C")
    assert allowed(match, "go 3109")
    play(match, "join 1 land")
    assert refusal(match, "go 3109") == "10.29c"


@pytest.mark.rule("punic_wars R24")
@pytest.mark.parametrize(("spent", "rule"), [(14, None), (15, "R24"), (19, "R24")])
def test_relief_needs_five_points_on_arrival(spent, rule):
    here, there = ("2908", "3008") if spent % 2 else ("3008", "2908")
    match = siege("1 land inside", "3 land", **{f"_{here}": {"rome": "6 land, R-C"}})
    play(match, "lead R-C", "join 6 land", *([f"go {there}", f"go {here}"] * 10)[:spent])
    assert leader(match, "R-C").points == 20 - spent
    assert refusal(match, "go 3109") == rule


@pytest.mark.rule("punic_wars R25")
def test_a_fleet_relieves_by_attacking_the_fleet():
    match = siege("1 land inside, 1 naval inside", "9 land, 2 naval", _3008={"rome": "3 naval, R-C"})
    assert besieged(match, "rome", "3109")
    play(match, "lead R-C", "join 3 naval", "go 3109")
    assert inside(match, "rome", "3109") == (False, False)
    assert refusal(match, "finish") == "10.29b"
    assert not allowed(match, "attack land"), "1 against 9"
    play(match, "attack naval", dice=[4])
    assert allowed(match, "finish")


@pytest.mark.rule("punic_wars R25")
@pytest.mark.rule("punic_wars 10.29b")
def test_besiegers_who_go_inside_free_the_relief():
    stacks = {"2412": {"rome": "2 naval inside", "carthage": "3 naval"}, "2311": {"carthage": "3 land"}}
    match = under_way("R-C", stacks | {"2512": {"rome": "4 naval, R-C"}}, "4 naval")
    assert besieged(match, "rome", "2412")
    play(match, *["go 2511", "go 2512"] * 6, "go 2412", "attack naval")
    assert asked(match) == ("carthage", "invert"), "Sardinia is Carthage's, and so is empty Caralis"
    play(match, "invert")
    assert leader(match, "R-C").points == 7, "too few for an attack on those inside"
    assert allowed(match, "finish")


@pytest.mark.rule("punic_wars R26")
def test_fleets_inside_have_no_walls():
    stacks = {"2516": {"rome": "6 naval, R-C", "carthage": "1 land inside, 3 naval inside"}}
    match = under_way("R-C", stacks, holders={"2516": "carthage"})
    events = play(match, "attack naval", dice=[3])
    assert event(events, "totals")["row"] == 4
    assert leader(match, "R-C").points == 10


@pytest.mark.rule("punic_wars R27")
@pytest.mark.rule("punic_wars B5")
def test_a_leader_helps_whether_his_army_is_inside_or_outside():
    stacks = {"3008": {"rome": "6 land, R-C", "carthage": "3 land inside, C-B"}}
    match = under_way("R-C", stacks, holders={"3008": "carthage"})
    assert event(play(match, "attack land", dice=[4]), "totals")["row"] == 4 + 1 - 2 - 1


@pytest.mark.rule("punic_wars R27")
@pytest.mark.rule("punic_wars B5")
def test_a_leader_among_the_inverted_hinders_those_who_leave():
    stacks = {"3109": {"rome": "4 land, 2 naval, R-C", "carthage": "5 land inside, 2 naval, C-A"}}
    match = under_way("R-C", stacks, "2 naval", holders={"3109": "carthage"})
    events = play(match, "go 3008", dice=[5])
    assert event(events, "attrition")["row"] == 5 + 1 - 3


# --- ferries


@pytest.mark.rule("punic_wars R49")
def test_an_inverted_enemy_fleet_blocks_the_ferry():
    stacks = {"3413": {"rome": "4 land, R-C"}, "3314": {"rome": "2 naval", "carthage": "2 land inside, 1 naval inside"}}
    match = under_way("R-C", stacks, "4 land", holders={"3314": "carthage"})
    assert refusal(match, "go 3314") == "5.37b"


@pytest.mark.rule("punic_wars R49")
def test_an_inverted_friendly_fleet_serves():
    stacks = {"3413": {"rome": "4 land, R-C"}, "3314": {"rome": "1 land, 1 naval inside"}}
    match = under_way("R-C", stacks, "4 land")
    assert allowed(match, "go 3314")


@pytest.mark.rule("punic_wars R49")
def test_a_fleet_of_the_same_force_serves_once_it_is_there():
    match = under_way("R-C", {"3413": {"rome": "4 land, 1 naval, R-C"}}, "4 land", "1 naval")
    assert refusal(match, "go 3314") == "5.37b"
    match = under_way("R-C", {"3413": {"rome": "4 land, 1 naval, R-C"}}, "1 naval")
    play(match, "go 3314", "drop 1 naval", "go 3413", "join 4 land", "go 3314")
    assert points(match, "rome", "3314") == (4, 1)


@pytest.mark.rule("punic_wars R49")
def test_a_fleet_that_leaves_the_ferry_hex_with_the_army_has_served():
    match = under_way("R-C", {"3314": {"rome": "4 land, 1 naval, R-C"}}, "4 land", "1 naval")
    assert allowed(match, "go 3413")


@pytest.mark.rule("punic_wars R50")
def test_syracusan_fleets_keep_no_ferry():
    match = under_way("R-C", {"3413": {"rome": "4 land, R-C"}}, "4 land")
    assert align(match, "syracuse") == "rome"
    assert refusal(match, "go 3314") == "5.37b"


# --- Syracuse and empty places


@pytest.mark.rule("punic_wars R51")
@pytest.mark.parametrize(("carried", "ally"), [((), None), (("1 naval",), "carthage"), (("1 land",), "carthage")])
def test_combat_points_offend_neutral_syracuse_and_a_lone_leader_does_not(carried, ally):
    match = under_way("R-C", {"3115": {"rome": "1 land, 1 naval, R-C"}}, *carried, scenario="first_war")
    play(match, "go 3215")
    assert align(match, "syracuse") == ally


@pytest.mark.rule("punic_wars R52")
def test_a_place_without_a_controller_shelters_nobody_until_it_is_taken():
    match = under_way("C-B", {"0609": {"carthage": "4 land, C-B", "rome": "4 land"}})
    play(match, "attack land", dice=[3])
    assert asked(match) == ("carthage", "march"), "Rome was not asked"
    match = under_way("C-B", {"0509": {"carthage": "4 land, C-B"}}, "4 land")
    play(match, "go 0609")
    assert holder(match, "0609") == "carthage"


# --- leaving loss first


@pytest.mark.rule("punic_wars R57")
def test_the_loss_of_leaving_comes_before_the_sea():
    stacks = {"2707": {"rome": "4 land, 4 naval, R-C", "carthage": "4 naval"}}
    match = under_way("R-C", stacks, "4 land", "4 naval")
    events = play(match, "go 2708", dice=[1, 6])  # 1 + 1: 50 percent of four; then 6 + 1 at sea
    assert at_risk(events)[0] == 4
    assert len(happened(events, "attrition")) == 2
    assert points(match, "rome", "2707") == (2, 0), "two land points without ships stay behind"
    assert points(match, "rome", "2708") == (2, 2)
    assert force(match) == (2, 2)


@pytest.mark.rule("punic_wars R57")
def test_a_force_wholly_lost_on_leaving_loses_its_leader_among_enemies():
    stacks = {"2707": {"rome": "1 land, R-C", "carthage": "4 land"}, "2908": {"rome": "1 land, R-D"}}
    match = under_way("R-C", stacks, "1 land")
    play(match, "go 2706", dice=[1])
    assert points(match, "rome", "2707") == (0, 0)
    assert leader(match, "R-C").status == "lost"
    assert asked(match) == ("rome", "campaign")


@pytest.mark.rule("punic_wars R57")
@pytest.mark.rule("punic_wars B7")
def test_a_force_wholly_lost_among_friends_leaves_its_leader_where_he_was():
    match = under_way("R-C", {"2707": {"rome": "5 land, R-C", "carthage": "4 land"}}, "1 land")
    play(match, "go 2706", dice=[1])
    assert points(match, "rome", "2707") == (4, 0)
    assert (leader(match, "R-C").hex, leader(match, "R-C").points) == ("2707", 20)
    assert asked(match) == ("rome", "march")
    assert force(match) == (0, 0)


@pytest.mark.rule("punic_wars R57")
def test_a_chosen_loss_on_leaving_is_paid_before_the_next_hex():
    stacks = {"2707": {"rome": "3 land, 3 naval, R-C", "carthage": "2 land, 2 naval"}}
    match = under_way("R-C", stacks, "3 land", "3 naval")
    play(match, "go 2708", dice=[1])  # 50 percent of four: two points of any type
    assert asked(match) == ("rome", "losses")
    assert due(match, "rome") == 2
    assert leader(match, "R-C").hex == "2707"
    play(match, "lose 1 land 2707")
    play(match, "lose 1 naval 2707", dice=[6])
    assert points(match, "rome", "2708") == (2, 2)


# --- postures on the move


@pytest.mark.rule("punic_wars R58")
def test_points_that_come_in_turn_the_garrison_up():
    match = under_way("R-C", {"3008": {"rome": "2 land, R-C"}, "3109": {"rome": "3 land inside"}}, "2 land")
    play(match, "go 3109")
    assert points(match, "rome", "3109") == (5, 0)
    assert inside(match, "rome", "3109") == (False, False)


@pytest.mark.rule("punic_wars R58")
def test_a_fleet_that_comes_in_leaves_the_army_inside():
    match = under_way("R-C", {"3008": {"rome": "2 naval, R-C"}, "3109": {"rome": "3 land inside"}}, "2 naval")
    play(match, "go 3109")
    assert inside(match, "rome", "3109") == (True, False)


@pytest.mark.rule("punic_wars R58")
def test_points_led_out_leave_the_others_inside():
    match = under_way("R-C", {"3109": {"rome": "5 land inside, R-C"}}, "2 land")
    play(match, "go 3008")
    assert points(match, "rome", "3109") == (3, 0)
    assert inside(match, "rome", "3109") == (True, False)
    assert inside(match, "rome", "3008") == (False, False)


@pytest.mark.rule("punic_wars R59")
def test_a_leader_leaves_a_siege_alone():
    match = siege("2 land inside, R-C", "4 land")
    assert besieged(match, "rome", "3109")
    play(match, "lead R-C", "go 3008")
    assert rolls(match) == 0
    assert leader(match, "R-C").hex == "3008"
    assert besieged(match, "rome", "3109")


@pytest.mark.rule("punic_wars R59")
def test_a_consul_is_placed_in_a_besieged_town():
    stacks = {"3109": {"rome": "1 land inside, R-C, R-D", "carthage": "4 land"}}
    match = war(stacks, phase="elections", active="rome", dice=[1, 1], holders={"3109": "rome"})
    assert allowed(match, "appoint R-A 3109")


@pytest.mark.rule("punic_wars B1")
@pytest.mark.parametrize(("order", "best"), [("R-C, R-A", 3), ("R-A, R-C", 3), ("R-C, R-D", 1), ("R-B, R-C", 2)])
def test_the_best_leader_commands_the_defence(order, best):
    match = under_way("C-B", {"2806": {"carthage": "4 land, C-B", "rome": f"4 land, {order}"}})
    events = play(match, "attack land", dice=[4])
    assert event(events, "totals")["row"] == 4 + 2 - best
    assert "modifier" in kinds(events)
