"""Rulings on what chapters 11 to 19 leave open: the catalogue's and our own."""

from __future__ import annotations

import pytest

from .phases import (
    FAR,
    answers,
    campaign,
    diplomacy,
    end_campaign,
    percents,
    purchases,
    recruiting,
    rolls,
    rows,
    taxation,
)
from .wars import (
    GAME,
    align,
    allowed,
    asked,
    control,
    decline,
    event,
    flag,
    fresh,
    happened,
    holder,
    inside,
    kinds,
    last,
    leader,
    legal,
    losses,
    owner,
    play,
    points,
    refusal,
    score,
    seen,
    started,
    syracusans,
    syracusans_inside,
    treasury,
    turn,
    under_way,
    war,
)

SOUTH = ("campania", "lucania", "bruttium", "apulia_calabria")


# --- numbers


@pytest.mark.rule("punic_wars R1")
@pytest.mark.parametrize(
    ("army", "die", "lost"), [(1, 2, 0), (2, 2, 1), (5, 2, 1), (6, 2, 2), (3, 1, 2), (1, 1, 1), (9, 1, 5)]
)
def test_a_loss_is_rounded_to_the_nearest_point(army, die, lost):
    match = under_way("R-C", {"2706": {"rome": f"{army} land, R-C"}}, f"{army} land")
    play(match, "go 2705", dice=[die])  # a quarter on a 2, half on a 1
    assert losses(match, "rome") == lost


@pytest.mark.rule("punic_wars R2")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [(7, 4, "1:1"), (4, 7, "1:2"), (4, 8, "1:2"), (8, 4, "2:1"), (4, 4, "1:1"), (27, 3, "9:1"), (30, 2, "9:1")],
)
def test_odds_are_rounded_for_the_defender(attack, defence, column):
    match = under_way("R-C", {"2806": {"rome": f"{attack} land, R-C", "carthage": f"{defence} land"}}, f"{attack} land")
    assert event(play(match, "attack land", dice=[3]), "totals")["odds"] == column


@pytest.mark.rule("punic_wars R2")
def test_worse_than_one_to_two_is_no_attack():
    match = under_way("R-C", {"2806": {"rome": "4 land, R-C", "carthage": "9 land"}}, "4 land")
    assert refusal(match, "attack land") == "9.32a"


@pytest.mark.rule("punic_wars R3")
@pytest.mark.parametrize(("army", "side"), [(2, "carthage"), (1, "rome")])
def test_half_of_an_odd_value_is_rounded_up_for_control(army, side):
    match = campaign("carthage", {"3208": {"carthage": f"{army} land"}})
    assert control(match, "samnium") == side


@pytest.mark.rule("punic_wars R3")
def test_half_of_an_odd_value_is_rounded_down_for_spending():
    match = recruiting("carthage", {"3208": {"carthage": "1 land, C-B"}}, align={"samnium": "nobody"})
    assert control(match, "samnium") is None
    assert refusal(match, "raise 1 land 3208") == "13.23"


# --- control


@pytest.mark.rule("punic_wars R4")
def test_a_contested_region_follows_its_alignment():
    match = campaign("carthage", {"3109": {"carthage": "3 land", "rome": "2 land"}})
    assert control(match, "campania") == "rome"
    match = campaign("carthage", {"0412": {"carthage": "5 land", "rome": "3 land"}})
    assert control(match, "hispania") is None


@pytest.mark.rule("punic_wars R5")
def test_a_defected_region_follows_its_new_side():
    match = campaign("rome", align={"campania": "carthage"}, markers=["campania"])
    assert control(match, "campania") == "carthage"


# --- leaving with a mixed force


@pytest.mark.rule("punic_wars R6")
def test_ships_shield_the_army_that_leaves_an_army():
    stacks = {"2707": {"rome": "5 land, 3 naval, R-C", "carthage": "4 land, C-B"}}
    match = under_way("R-C", stacks, "5 land", "3 naval")
    events = play(match, "go 2807", dice=[1])
    assert rows(events) == [0]
    assert points(match, "rome", "2807") == (3, 3), "three of four are due, but only two are at risk"
    assert losses(match, "rome") == 2


@pytest.mark.rule("punic_wars R6")
def test_an_army_no_larger_than_its_fleet_leaves_freely():
    stacks = {"2707": {"rome": "3 land, 3 naval, R-C", "carthage": "4 land"}}
    match = under_way("R-C", stacks, "3 land", "3 naval")
    play(match, "go 2807")
    assert rolls(match) == ()


@pytest.mark.rule("punic_wars R7")
def test_leaving_a_fleet_costs_ships():
    stacks = {"2707": {"rome": "2 land, 3 naval, R-C", "carthage": "4 naval"}}
    match = under_way("R-C", stacks, "2 land", "3 naval")
    assert percents(play(match, "go 2807", dice=[1])) == [(50, 4, 2)]
    assert points(match, "rome", "2807") == (2, 1)


@pytest.mark.rule("punic_wars R8")
def test_leaving_an_army_and_a_fleet_counts_both():
    stacks = {"2707": {"rome": "3 land, 3 naval, R-C", "carthage": "2 land, 2 naval"}}
    match = under_way("R-C", stacks, "3 land", "3 naval")
    assert percents(play(match, "go 2807", dice=[1])) == [(50, 4, 2)]
    assert asked(match) == ("rome", "losses")
    play(match, "lose 2 land 2707")
    assert points(match, "rome", "2807") == (1, 3)


# --- elections and returning leaders


@pytest.mark.rule("punic_wars R28")
@pytest.mark.parametrize(("answer", "consuls"), [("elect", 2), ("decline", 1)])
def test_one_steps_down_and_the_fallen_may_be_made_good(answer, consuls):
    stacks = {"2908": {"rome": "4 land, R-C"}}
    match = war(stacks, phase="elections", active="rome", scenario="first_war", leaders={"R-D": "lost"}, fallen=1)
    for _ in range(6):
        if match.prompt.ask == "elect":
            play(match, answer)
        elif match.prompt.ask == "appoint":
            decline(match)
    assert asked(match) == ("rome", "campaign")
    assert len(romans_on_map(match)) == consuls


@pytest.mark.rule("punic_wars R28")
def test_no_more_are_elected_than_began_the_war():
    stacks = {"2908": {"rome": "4 land, R-C, R-D, R-E, R-F"}}
    match = war(stacks, phase="elections", active="rome", fallen=1)
    play(match, "retire R-C", "retire R-D", dice=[1, 1])
    while match.prompt.ask == "appoint":
        decline(match)
    assert asked(match) == ("rome", "campaign")
    assert len(romans_on_map(match)) == 4


@pytest.mark.rule("punic_wars R29")
def test_a_leader_without_an_army_to_go_to_waits():
    match = campaign("carthage", leaders={"C-B": "lost"})
    assert asked(match) == ("carthage", "campaign")
    assert leader(match, "C-B").status == "lost"
    match = campaign("carthage", {"2516": {"carthage": "1 naval"}}, leaders={"C-B": "lost"})
    assert asked(match) == ("carthage", "return")
    assert answers(match) == {"return C-B 2516"}


@pytest.mark.rule("punic_wars R29")
def test_consuls_wait_for_an_army_too():
    match = war(FAR["rome"], phase="elections", active="rome", syracusans="", treasury={"rome": 10})
    assert match.prompt.ask != "appoint"
    assert not romans_on_map(match)


# --- Syracusans


@pytest.mark.rule("punic_wars R30")
def test_syracusans_lost_count_as_losses_of_their_ally():
    match = under_way("C-B", {"3315": {"carthage": "6 land, C-B"}}, "6 land")
    play(match, "attack land", "stand", dice=[1])  # 3:1, a modified die of 3: a quarter and half
    assert syracusans(match) == (1, 2)
    assert losses(match, "rome") == 1


@pytest.mark.rule("punic_wars R30")
def test_consuls_may_be_appointed_to_the_syracusans():
    match = war({"2908": {"rome": "4 land, R-C"}}, phase="elections", active="rome", dice=[1])
    assert asked(match) == ("rome", "appoint")
    assert allowed(match, "appoint R-A 3315")


@pytest.mark.rule("punic_wars R30")
@pytest.mark.parametrize(("army", "side"), [(3, "rome"), (4, "carthage")])
def test_syracusans_hold_their_region_for_their_ally(army, side):
    match = campaign("carthage", {"3215": {"carthage": f"{army} land"}})
    assert control(match, "syracuse") == side


@pytest.mark.rule("punic_wars R30")
def test_syracusans_are_beside_the_counters_of_their_ally():
    match = recruiting("rome", {"2908": {"rome": "39 land"}})
    assert allowed(match, "raise 1 land 2908")
    assert refusal(match, "raise 2 land 2908") == "7.35b"


@pytest.mark.rule("punic_wars R31")
def test_neutral_syracusans_neither_hold_nor_hinder():
    match = campaign("carthage", scenario="first_war")
    assert control(match, "syracuse") is None
    assert owner(match, "3315") is None


@pytest.mark.rule("punic_wars R55")
def test_syracuse_goes_over_with_its_walls():
    match, _ = diplomacy(6, losses={"rome": 1}, syracusans="2 land inside, 2 naval")
    assert owner(match, "3315") == "carthage"
    assert syracusans_inside(match) == (True, False)


@pytest.mark.rule("punic_wars R55")
def test_invaded_syracusans_may_go_behind_their_walls():
    match = under_way("R-C", {"3214": {"rome": "4 land, R-C"}}, "4 land", scenario="first_war")
    play(match, "go 3315", "attack land")
    assert asked(match) == ("carthage", "invert")
    play(match, "invert")
    assert syracusans_inside(match) == (True, False)


@pytest.mark.rule("punic_wars R60")
def test_an_ally_chooses_between_his_own_and_syracusans():
    stacks = {"3315": {"rome": "2 land", "carthage": "8 land, C-B"}}
    match = under_way("C-B", stacks, "8 land", holders={"3315": "rome"})
    play(match, "attack land", "stand", dice=[1])  # 2:1, a modified die of 3: a quarter and half
    assert asked(match) == ("rome", "losses")
    assert answers(match) == {f"lose {n} {kind} 3315" for n in (1, 2) for kind in ("land", "syracusan-land")}
    play(match, "lose 1 land 3315", "lose 1 syracusan-land 3315")
    assert points(match, "rome", "3315") == (1, 0)
    assert syracusans(match) == (1, 2)


@pytest.mark.rule("punic_wars B6")
def test_syracusans_come_out_to_their_new_allies():
    stacks = {"3315": {"carthage": "2 land"}}
    match, _ = diplomacy(6, stacks=stacks, losses={"rome": 1}, syracusans="2 land inside, 2 naval inside")
    assert align(match, "syracuse") == "carthage"
    assert syracusans_inside(match) == (False, True)
    assert inside(match, "carthage", "3315") == (False, False)


# --- losses and diplomacy


@pytest.mark.rule("punic_wars R32")
def test_in_a_revolt_everybody_chooses_his_own_losses_and_carthage_rolls_first():
    stacks = {"2412": {"rome": "2 land, 2 naval", "carthage": "1 land, 1 naval"}}
    match, events = diplomacy(4, 2, stacks=stacks)
    assert [roll["side"] for roll in happened(events, "attrition")] == ["carthage"]
    assert asked(match) == ("carthage", "losses")
    play(match, "lose 1 naval 2412", dice=[2])
    assert asked(match) == ("rome", "losses")
    play(match, "lose 2 land 2412")
    assert points(match, "carthage", "2412") == (1, 0)
    assert points(match, "rome", "2412") == (0, 2)


@pytest.mark.rule("punic_wars R33")
def test_losses_of_a_revolt_are_forgotten_with_the_rest():
    match, _ = diplomacy(1, 1, stacks={"0412": {"carthage": "4 land"}})
    assert points(match, "carthage", "0412") == (1, 0)
    assert losses(match, "carthage") == 0


@pytest.mark.rule("punic_wars R34")
def test_losses_of_the_first_turn_count_in_the_second():
    stacks = {"2706": {"rome": "4 land, R-C"}} | FAR["carthage"]
    match = under_way("R-C", stacks, "4 land", turn=1, treasury={"rome": 50, "carthage": 5})
    play(match, "go 2705", dice=[1])
    play(match, "go 2706")
    play(match, "done")
    play(match, "done")
    assert (turn(match), asked(match)) == (2, ("carthage", "fund"))
    assert losses(match, "rome") == 2
    events = play(match, "fund 0", "fund 0", dice=[1])
    assert event(events, "diplomacy_rolled")["total"] == 3


@pytest.mark.rule("punic_wars R35")
def test_the_result_of_three_quarters_counts_not_the_loss():
    match = under_way("R-C", {"2908": {"rome": "1 naval, R-C"}}, "1 naval", scenario="first_war", may_build=True)
    assert percents(play(match, "go 2909", dice=[2])) == [(75, 1, 1)]
    assert not flag(match, "may_build")


@pytest.mark.rule("punic_wars R54")
def test_a_garrison_stays_inside_when_its_region_defects():
    stacks = {"3109": {"rome": "2 land inside"}, "3311": {"carthage": "C-B"}}
    match, _ = diplomacy(6, stacks=stacks, losses={"rome": 3})
    assert align(match, "campania") == "carthage"
    assert inside(match, "rome", "3109") == (True, False)
    assert holder(match, "3109") == owner(match, "3109") == "rome"


@pytest.mark.rule("punic_wars R54")
def test_places_never_occupied_go_with_their_region():
    match, _ = diplomacy(6, stacks={"3311": {"carthage": "C-B"}}, losses={"rome": 3})
    assert last(match, "lucania") == "carthage"
    assert owner(match, "3411") == "carthage"


@pytest.mark.rule("punic_wars R56")
@pytest.mark.parametrize(
    ("scenario", "fallen", "side"),
    [("first_war", {"rome": 12}, "carthage"), ("first_war", {"carthage": 40}, "rome")],
)
def test_the_ends_of_a_table_go_on_for_ever(scenario, fallen, side):
    match, _ = diplomacy(3, scenario=scenario, losses=fallen)
    assert align(match, "syracuse") == side


@pytest.mark.rule("punic_wars R56")
def test_the_ends_of_the_second_table_go_on_too():
    match, events = diplomacy(3, stacks={"3311": {"carthage": "C-B"}}, losses={"rome": 12})
    assert event(events, "diplomacy_rolled")["total"] == 15
    assert {align(match, region) for region in SOUTH} == {"carthage"}


@pytest.mark.rule("punic_wars R61")
def test_fleets_trapped_in_a_fallen_town_are_counted():
    stacks = {"3013": {"rome": "3 land inside, 2 naval inside", "carthage": "27 land, C-B"}}
    match = under_way("C-B", stacks, "27 land", holders={"3013": "rome"})
    play(match, "attack land", dice=[1])  # 9:1, die 1 + 2 - 2
    assert points(match, "rome", "3013") == (0, 0)
    assert losses(match, "rome") == 5


@pytest.mark.rule("punic_wars R61")
def test_fleets_trapped_when_their_garrison_starves_are_counted():
    stacks = {"3013": {"rome": "1 land inside, 2 naval inside", "carthage": "4 land, 2 naval"}}
    match, _ = end_campaign("rome", stacks, dice=[3], holders={"3013": "rome"})  # a quarter of three
    play(match, "lose 1 land 3013")
    assert points(match, "rome", "3013") == (0, 0)
    assert losses(match, "rome") == 3


@pytest.mark.rule("punic_wars R61")
def test_drowned_armies_are_counted():
    match = under_way("R-C", {"2908": {"rome": "6 land, 6 naval, R-C"}}, "6 land", "6 naval")
    play(match, "go 2909", dice=[1])
    assert losses(match, "rome") == 6


@pytest.mark.rule("punic_wars R53")
def test_in_inland_mountains_the_whole_army_is_at_risk():
    match = under_way("R-C", {"2706": {"rome": "10 land, R-C"}}, "10 land")
    assert percents(play(match, "go 2705", dice=[2])) == [(25, 10, 3)]


@pytest.mark.rule("punic_wars B2")
def test_nobody_spends_more_than_255_on_diplomacy():
    match = war(FAR["carthage"], phase="diplomacy", treasury={"rome": 300, "carthage": 300})
    assert allowed(match, "fund 255")
    assert refusal(match, "fund 256") == "B2"


# --- supply


@pytest.mark.rule("punic_wars R36")
def test_a_shortfall_empties_the_treasury():
    match, _ = end_campaign("carthage", {"2516": {"carthage": "20 land"}}, dice=[5], treasury=14)
    assert treasury(match, "carthage") == 0
    assert points(match, "carthage", "2516") == (20, 0)


@pytest.mark.rule("punic_wars R37")
def test_the_unsupplied_roll_before_anybody_is_paid():
    stacks = {"2414": {"carthage": "3 land inside", "rome": "3 land"}, "2516": {"carthage": "10 land"}}
    match, events = end_campaign("carthage", stacks, dice=[1, 2], treasury=4, holders={"2414": "carthage"})
    assert [base for _, base, _ in percents(events)] == [3, 6]
    told = kinds(events)
    assert told.index("attrition") < told.index("short_of_money")
    assert asked(match) == ("carthage", "losses")


@pytest.mark.rule("punic_wars B10")
def test_attrition_goes_through_the_hexes_by_number():
    stacks = {hex_: {"carthage": "1 land"} for hex_ in ("2806", "2605", "0412", "3208")}
    _, events = end_campaign("carthage", stacks | {"2805": {"rome": "4 land"}}, dice=[6, 5, 6, 5])
    assert [roll["hex"] for roll in happened(events, "attrition")] == ["0412", "2605", "2806", "3208"]


# --- recruitment


@pytest.mark.rule("punic_wars R38")
def test_an_aligned_region_needs_no_leader_but_a_conquered_one_does():
    assert allowed(recruiting("rome"), "raise 2 land 2605")
    match = recruiting("carthage", {"0412": {"carthage": "4 land"}, "0514": {"carthage": "C-B"}})
    assert control(match, "hispania") == "carthage"
    assert refusal(match, "raise 1 land 0412") == "13.27"
    assert allowed(match, "raise 4 land 0514")
    assert refusal(match, "raise 5 land 0514") == "13.22"


@pytest.mark.rule("punic_wars R38")
def test_a_region_that_came_over_is_friendly():
    match = recruiting("carthage", align={"campania": "carthage"}, markers=["campania"])
    assert allowed(match, "raise 2 land 3109")


@pytest.mark.rule("punic_wars R38")
def test_a_region_conquered_from_its_side_needs_a_leader():
    match = recruiting("carthage", {"2605": {"carthage": "2 land"}})
    assert control(match, "etruria") == "carthage"
    assert refusal(match, "raise 1 land 2605") == "13.27"


@pytest.mark.rule("punic_wars R39")
def test_recruits_stand_where_their_comrades_do():
    match = recruiting("carthage", {"2414": {"carthage": "3 land inside"}})
    play(match, "raise 1 land 2414", "raise 1 naval 2414")
    assert points(match, "carthage", "2414") == (4, 1)
    assert inside(match, "carthage", "2414") == (True, False)


@pytest.mark.rule("punic_wars R39")
def test_a_besieger_may_recruit_outside_the_walls():
    stacks = {"3109": {"rome": "2 land", "carthage": "2 land inside"}}
    match = recruiting("rome", stacks, holders={"3109": "carthage"})
    play(match, "raise 1 land 3109")
    assert points(match, "rome", "3109") == (3, 0)
    assert inside(match, "rome", "3109") == (False, False)


@pytest.mark.rule("punic_wars R40")
def test_an_empty_place_of_the_enemy_may_take_recruits():
    match = recruiting("carthage", holders={"2414": "rome"})
    play(match, "raise 1 land 2414")
    assert owner(match, "2414") == "carthage"


@pytest.mark.rule("punic_wars R41")
def test_armies_and_fleets_share_the_limit_of_a_region():
    match = recruiting("carthage")
    play(match, "raise 1 land 2516", "raise 1 naval 2616")
    assert refusal(match, "raise 1 land 2515") == "13.22"
    assert not [action for action in purchases(match, "carthage") if action.split()[-1] in ("2414", "2515", "2516")]


# --- victory


@pytest.mark.rule("punic_wars R42")
def test_closed_regions_stay_out_of_the_first_war():
    match = taxation("carthage", scenario="first_war")
    assert treasury(match, "carthage") == 28
    assert control(match, "hispania") is None
    alone = under_way("R-C", {"2605": {"rome": "R-C"}}, scenario="first_war")
    assert refusal(alone, "go 2505") == "19.14E1"


@pytest.mark.rule("punic_wars R43")
def test_the_automatic_level_is_judged_before_the_taxes():
    gains = ("sicilia", "syracuse", "sardinia", "corsica", "mauretania", "byzacium")
    match = taxation("rome", scenario="first_war", align=dict.fromkeys(gains, "rome"))
    assert match.result.reason == "automatic"
    assert treasury(match, "rome") == 0


@pytest.mark.rule("punic_wars R44")
def test_equal_totals_are_a_draw():
    sides = {"massylii": "rome", "mauretania": "carthage", "syracuse": "carthage"}
    match = campaign("carthage", scenario="first_war", align=sides)
    assert score(match, "rome") == score(match, "carthage") == 29
    play(match, "offer", "agree")
    assert (match.result.winner, match.result.level) == (None, "draw")


@pytest.mark.rule("punic_wars R45")
def test_rome_does_not_fall_in_the_third_war():
    match = under_way("C-B", {"2807": {"carthage": "1 land, C-B"}}, "1 land", scenario="third_war")
    play(match, "go 2908")
    assert match.result is None
    assert asked(match) == ("carthage", "march")


@pytest.mark.rule("punic_wars R45")
@pytest.mark.rule("punic_wars B9")
def test_the_third_war_may_be_ended_by_agreement_as_a_draw():
    match = started("third_war")
    play(match, "offer", "agree")
    assert (match.result.winner, match.result.reason, match.result.level) == (None, "agreement", "draw")


@pytest.mark.rule("punic_wars R46")
def test_the_regions_that_are_not_roman_in_the_third_war():
    match = started("third_war")
    assert align(match, "zeugitana") == "carthage"
    assert control(match, "zeugitana") == "rome", "seventeen against eight"
    assert [align(match, region) for region in ("hispania", "gallia", "mauretania")] == [None, None, None]


@pytest.mark.rule("punic_wars R46")
def test_illyria_is_roman_and_open_in_the_third_war():
    match = under_way("R-C", {"3002": {"rome": "2 land, R-C"}}, "2 land", scenario="third_war")
    assert align(match, "illyria") == "rome"
    assert allowed(match, "go 3003")


@pytest.mark.rule("punic_wars B9")
def test_no_war_has_a_turn_limit_of_its_own():
    match = war(phase="recruitment", active="rome", turn=99, treasury={"rome": 9, "carthage": 9})
    play(match, "done")
    assert match.result is None
    assert turn(match) == 100


@pytest.mark.rule("punic_wars B9")
@pytest.mark.parametrize(("scenario", "winner"), [("first_war", None), ("second_war", None), ("third_war", "carthage")])
def test_a_turn_limit_is_an_option(scenario, winner, tmp_path):
    match = with_option(scenario, "turn_limit = 1", tmp_path)
    for _ in range(20):
        if match.result is None:
            decline(match)
    assert (match.result.winner, match.result.reason) == (winner, "turn_limit")
    assert turn(match) == 1


# --- what is seen


@pytest.mark.rule("punic_wars R47")
@pytest.mark.parametrize("seat", ["rome", "carthage", None])
def test_strengths_are_open(seat):
    match = started("second_war")
    assert seen(match, seat)["stacks"] == match.dump()["stacks"]


@pytest.mark.rule("punic_wars R47")
def test_strengths_may_be_hidden_by_an_option(tmp_path):
    match = with_option("third_war", "hidden_stacks = true", tmp_path)
    own, foreign = seen(match, "carthage")["stacks"]["2516"], seen(match, "rome")["stacks"]["2516"]
    assert "8 land" in own["carthage"]
    assert "8 land" not in foreign["carthage"]


@pytest.mark.rule("punic_wars R47")
def test_with_hidden_strengths_what_a_leader_takes_along_is_hidden(tmp_path):
    views = []
    for number in (2, 3):
        match = with_option("third_war", "hidden_stacks = true", tmp_path)
        play(match, "lead C-B", f"join {number} land")
        views.append(match.view("rome"))
    assert views[0] == views[1]


@pytest.mark.rule("punic_wars R48")
def test_set_up_choices_are_secret_until_both_are_done():
    views = []
    for hex_ in ("2515", "2616"):
        match = fresh("first_war")
        play(match, f"deploy 2 land {hex_}")
        while asked(match) == ("carthage", "deploy"):
            play(match, "suggested")
        assert asked(match) == ("rome", "deploy")
        views.append((seen(match, "rome"), match.view("rome")["history"], seen(match, None)))
    assert views[0] == views[1]


@pytest.mark.rule("punic_wars R48")
def test_the_suggested_set_up_is_always_offered():
    match = fresh("second_war")
    assert allowed(match, "suggested")
    play(match, "suggested")
    assert allowed(match, "suggested")


@pytest.mark.rule("punic_wars B8")
def test_the_points_of_a_line_may_be_divided():
    match = fresh("first_war")
    play(match, "deploy 1 land 2515", "deploy 1 land 2416", "suggested", "suggested")
    assert points(match, "carthage", "2515")[0] == points(match, "carthage", "2416")[0] == 1


@pytest.mark.rule("punic_wars B8")
def test_nobody_sets_up_in_mountains_nor_fleets_inland():
    match = fresh("first_war")
    play(match, "deploy 2 land 2516")
    assert refusal(match, "deploy 2 naval 2416") is not None
    while "deploy 1 land 2412" not in legal(match):
        play(match, next(str(action) for action in match.legal() if str(action).startswith("deploy")))
    assert refusal(match, "deploy 1 land 2410") == "5.25b"


# --- offers


@pytest.mark.rule("punic_wars B11")
def test_an_offer_is_made_once_a_phase():
    match = campaign("carthage")
    play(match, "offer", "refuse")
    assert refusal(match, "offer") == "B11"
    play(match, "lead C-E")
    assert refusal(match, "offer") == "B11"


@pytest.mark.rule("punic_wars B11")
def test_the_next_phase_allows_another_offer():
    match = campaign("carthage", treasury={"carthage": 20})
    play(match, "offer", "refuse", "done")
    assert asked(match) == ("carthage", "recruit")
    assert allowed(match, "offer")


@pytest.mark.rule("punic_wars B11")
def test_play_goes_on_where_it_was_when_an_offer_is_refused():
    stacks = {"2807": {"rome": "4 land, R-C", "carthage": "2 land"}}
    match = under_way("R-C", stacks, "4 land", holders={"2807": "carthage"})
    play(match, "attack land")
    assert asked(match) == ("carthage", "invert")
    play(match, "offer")
    assert asked(match) == ("rome", "agree")
    play(match, "refuse")
    assert asked(match) == ("carthage", "invert")
    play(match, "invert")
    assert asked(match) == ("rome", "march")


@pytest.mark.rule("punic_wars B11")
def test_each_seat_has_an_offer_of_its_own():
    stacks = {"2807": {"rome": "4 land, R-C", "carthage": "2 land"}}
    match = under_way("R-C", stacks, "4 land", holders={"2807": "carthage"})
    play(match, "offer", "refuse", "attack land")
    assert allowed(match, "offer")


@pytest.mark.rule("punic_wars B11")
def test_there_is_no_offer_while_the_armies_are_set_up():
    match = fresh("second_war")
    assert not allowed(match, "offer")


# --- helpers


def romans_on_map(match):
    return {name for name in (f"R-{letter}" for letter in "ABCDEFGH") if leader(match, name).status == "on_map"}


def with_option(scenario, option, folder):
    """A war with an option of its owner's, and the suggested set-up."""
    file = folder / "owner.toml"
    file.write_text(f"[scenarios.{scenario}]\n{option}\n")
    match = GAME.start(scenario, seed=7, tables=file)
    while match.prompt.ask == "deploy":
        play(match, "suggested")
    return match
