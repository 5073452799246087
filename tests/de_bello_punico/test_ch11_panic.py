"""Chapter 11: panic and flight."""

from __future__ import annotations

import pytest

from bellona import Match

from .battles import (
    BYSTANDERS,
    GAME,
    allowed,
    asked,
    battle,
    disorder,
    fight,
    legal,
    place,
    play,
    refusal,
    rout,
    rout_one,
    unit,
    until,
    walk,
)

PAIR_ELSEWHERE = {"R-Ha-4": "2510 N", "C-F-4": "2509 S"}


def hastati_panic(hex_: str, others: dict[str, str] | None = None) -> Match:
    """R-Ha-1 takes its third point of Disorder here, from C-F-1 to the north of it."""
    north = f"{hex_[:2]}{int(hex_[2:]) - 1:02}"
    units = {"R-Ha-1": f"{hex_} N disorder 2", "C-F-1": f"{north} S"}
    match = fight(units | BYSTANDERS | (others or {}), "carthage")
    play(match, "attack C-F-1 R-Ha-1", dice=[3, 3])
    return match


def fanteria_panic(hex_: str, others: dict[str, str] | None = None) -> Match:
    """C-F-1 takes its third point of Disorder here, from R-Ha-1 to the south of it."""
    south = f"{hex_[:2]}{int(hex_[2:]) + 1:02}"
    units = {"C-F-1": f"{hex_} S disorder 2", "R-Ha-1": f"{south} N"}
    match = fight(units | BYSTANDERS | (others or {}))
    play(match, "attack R-Ha-1 C-F-1", dice=[3, 3])
    return match


# --- 11: going into panic


@pytest.mark.rule("de_bello_punico 11a")
def test_disorder_equal_to_morale_means_panic_and_flight_at_once():
    match = fanteria_panic("1010")
    assert unit(match, "C-F-1").panicked
    assert disorder(match, "C-F-1") == [3]
    assert place(match, "C-F-1")[0] == "1006"


@pytest.mark.rule("de_bello_punico 11a")
def test_a_missile_may_panic_a_unit_too():
    units = {"C-Ti-1": "1109 S", "R-Ha-1": "1110 N disorder 2", "R-Ha-2": "2510 N"}
    match = battle(units, phase="missiles", active="carthage")
    play(match, "shoot C-Ti-1 R-Ha-1", dice=[2])
    assert unit(match, "R-Ha-1").panicked
    assert place(match, "R-Ha-1")[0] == "1114"
    assert rout(match, "rome") == 2
    assert place(match, "C-Ti-1") == ("1109", "S"), "nobody advances after a shot"


@pytest.mark.rule("de_bello_punico 11b")
def test_a_panicked_unit_never_recovers():
    match = battle(
        {"C-F-1": "1005 S panicked disorder 3", "C-F-2": "1205 S disorder 2"},
        phase="recovery",
        active="carthage",
        boxes={"carthage": {"recovery": 2}},
        commanders={"C-CMD": "1004"},
    )
    assert allowed(match, "recover C-F-2")
    assert refusal(match, "recover C-F-1") in {"11b", "12c"}


@pytest.mark.rule("de_bello_punico 11c")
@pytest.mark.parametrize(("state", "steps"), [("", 1), (" panicked", 2)])
def test_a_panicked_unit_has_no_zone_of_control(state, steps):
    match = battle({"R-Ha-1": "1012 N", "C-F-1": f"1010 S{state}"} | BYSTANDERS)
    walk(match, "R-Ha-1", "N")
    assert allowed(match, "step R-Ha-1 NW") is (steps == 2)


@pytest.mark.rule("de_bello_punico 11d")
def test_a_panicked_unit_does_not_attack():
    match = fight({"R-Ha-1": "1010 N panicked", "C-F-1": "1009 S"} | PAIR_ELSEWHERE)
    assert refusal(match, "attack R-Ha-1 C-F-1") == "11d"
    assert allowed(match, "attack R-Ha-4 C-F-4")


@pytest.mark.rule("de_bello_punico 11e")
def test_foot_flees_at_once_with_its_whole_allowance():
    match = hastati_panic("1114")
    assert place(match, "R-Ha-1")[0] == "1118"
    match = fanteria_panic("1010")
    assert place(match, "C-F-1")[0] == "1006"


@pytest.mark.rule("de_bello_punico 11f")
def test_a_flight_does_not_end_on_a_friend():
    assert place(hastati_panic("1114", {"R-Ve-1": "1118 N"}), "R-Ha-1")[0] == "1119"
    two = {"R-Ve-1": "1118 N", "R-Ve-2": "1119 N"}
    assert place(hastati_panic("1114", two), "R-Ha-1")[0] == "1120"


@pytest.mark.rule("de_bello_punico 11g")
@pytest.mark.parametrize(("friend", "points"), [("R-Tr-1", 1), ("R-Ha-2", 1), ("R-Pr-1", 0), ("R-Ve-1", 0)])
def test_a_flight_disorders_friends_on_the_way(friend, points):
    match = hastati_panic("1114", {friend: "1116 N"})
    assert disorder(match, friend) == [points]
    assert place(match, "R-Ha-1")[0] == "1118"


# --- 11.1 further flight


@pytest.mark.rule("de_bello_punico 11.1a")
def test_fugitives_move_before_any_other_unit():
    units = {"C-F-1": "1010 S panicked", "C-F-2": "1205 S"} | PAIR_ELSEWHERE
    match = fight(units)
    assert place(match, "C-F-1")[0] == "1010"
    play(match, "done")
    assert asked(match) == ("carthage", "move")
    assert place(match, "C-F-1")[0] == "1006", "it has run before Carthage is asked for anything"
    assert not any("C-F-1" in action for action in legal(match))


@pytest.mark.rule("de_bello_punico 11.1b")
def test_fugitives_leave_by_their_own_edge():
    match = battle({"R-Ha-1": "1018 N panicked", "R-Ha-2": "1013 N panicked"} | BYSTANDERS)
    assert unit(match, "R-Ha-1").status == "gone"
    assert place(match, "R-Ha-2")[0] == "1017", "the whole allowance, straight to the edge"


@pytest.mark.rule("de_bello_punico 11.1.1")
@pytest.mark.parametrize(("name", "before"), [("C-El-1", 2), ("C-Ti-1", 1)])
def test_elephants_and_tiratori_are_removed_in_panic(name, before):
    match = fight({"R-Tr-1": "1010 N", name: f"1009 S disorder {before}", "C-F-1": "1006 S"} | BYSTANDERS)
    play(match, f"attack R-Tr-1 {name}", "stand", dice=[6, 1])
    assert unit(match, name).status == "gone"
    assert disorder(match, "C-F-1") == [0], "no flight is made through the friend behind"


@pytest.mark.rule("de_bello_punico 11.1.2a")
def test_a_fugitive_that_meets_an_enemy_is_eliminated():
    match = battle({"R-Ha-1": "1110 N panicked", "C-E-1": "1112 S"} | BYSTANDERS, rout={"rome": 2})
    assert unit(match, "R-Ha-1").status == "gone"
    assert disorder(match, "C-E-1") == [0]
    assert rout(match, "rome") == 2


@pytest.mark.rule("de_bello_punico 11.1.2b")
@pytest.mark.parametrize(("facing", "status", "points"), [("S", "gone", 0), ("N", "", 1)])
def test_veterani_let_no_fugitive_through_their_front(facing, status, points):
    match = fanteria_panic("1006", {"C-Vt-1": f"1003 {facing}"})
    assert unit(match, "C-F-1").status == status
    assert disorder(match, "C-Vt-1") == [points]
    if facing == "N":
        assert place(match, "C-F-1")[0] == "1002"


@pytest.mark.rule("de_bello_punico 8b")
@pytest.mark.rule("de_bello_punico 11.1.2b")
@pytest.mark.parametrize("facing", ["S", "N"])
def test_veterani_in_panic_face_all_round_and_let_no_fugitive_through(facing):
    match = fanteria_panic("1006", {"C-Vt-1": f"1003 {facing} panicked"})
    assert unit(match, "C-F-1").status == "gone"
    assert "11.1.2b" in {event.rule for event in match.steps[-1].events}


@pytest.mark.rule("de_bello_punico 11.1.2c")
def test_a_fugitive_that_is_attacked_is_eliminated_without_dice():
    match = fight({"R-E-1": "1010 N", "C-F-1": "1009 S panicked"} | BYSTANDERS, rout={"carthage": 1})
    events = play(match, "attack R-E-1 C-F-1")
    assert unit(match, "C-F-1").status == "gone"
    assert rout(match, "carthage") == 1
    assert "11.1.2c" in {event.rule for event in events}
    with pytest.raises(ValueError, match="dice"):
        play(
            fight({"R-E-1": "1010 N", "C-F-1": "1009 S panicked"} | BYSTANDERS),
            "attack R-E-1 C-F-1",
            dice=[3, 3],
        )


@pytest.mark.rule("de_bello_punico 11.2")
def test_cavalry_in_panic_leaves_the_map_at_once():
    match = fight({"R-Ha-1": "0508 N", "C-E-1": "0507 S disorder 2"} | BYSTANDERS)
    play(match, "attack R-Ha-1 C-E-1", "stand", dice=[3, 3])
    assert unit(match, "C-E-1").status == "gone"
    assert rout(match, "carthage") == 1


# --- the route


@pytest.mark.rule("de_bello_punico R23")
def test_in_an_even_column_rome_has_three_shortest_ways_and_goes_round_an_enemy():
    assert place(hastati_panic("1010"), "R-Ha-1")[0] == "1014", "straight if nothing stands there"
    match = hastati_panic("1010", {"C-F-2": "1011 N"})
    assert place(match, "R-Ha-1")[0] == "0914", "by 0911: southwest is clockwise of south"


@pytest.mark.rule("de_bello_punico R23")
def test_in_an_odd_column_rome_has_one_shortest_way_and_dies_on_an_enemy():
    match = hastati_panic("1110", {"C-F-2": "1111 N"})
    assert unit(match, "R-Ha-1").status == "gone"


@pytest.mark.rule("de_bello_punico R23")
def test_among_equal_ways_the_one_with_fewest_friends():
    match = hastati_panic("1010", {"R-Tr-1": "1012 N", "R-Tr-2": "0912 N"})
    assert place(match, "R-Ha-1")[0] == "1114", "by 1111, past neither of them"
    assert disorder(match, "R-Tr-1", "R-Tr-2") == [0, 0]


@pytest.mark.rule("de_bello_punico R23")
def test_carthage_goes_round_veterani_by_the_northeast():
    match = fanteria_panic("1110", {"C-Vt-1": "1108 S"})
    assert place(match, "C-F-1")[0] == "1206", "by 1209: northeast is clockwise of north"
    assert disorder(match, "C-Vt-1") == [0]


@pytest.mark.rule("de_bello_punico R23")
def test_the_shortest_way_is_the_cheapest():
    units = {"R-Ha-1": "0516 N panicked"} | BYSTANDERS  # rocks to the south of it
    assert place(battle(units), "R-Ha-1")[0] == "0520", "Zama: all ground is open"
    assert place(battle(units, scenario="trebbia"), "R-Ha-1")[0] == "0319", "by 0416, 0317 and 0318"


@pytest.mark.rule("de_bello_punico R24")
@pytest.mark.parametrize(("start", "status", "end"), [("1117", "gone", None), ("1116", "", "1120")])
def test_leaving_the_map_costs_one_movement_point(start, status, end):
    match = hastati_panic(start)
    assert unit(match, "R-Ha-1").status == status
    if end:
        assert place(match, "R-Ha-1")[0] == end


@pytest.mark.rule("de_bello_punico R24")
def test_a_fugitive_on_the_edge_leaves_with_its_next_move():
    match = battle({"R-Ha-1": "1120 N panicked"} | BYSTANDERS)
    assert unit(match, "R-Ha-1").status == "gone"


@pytest.mark.rule("de_bello_punico R24")
def test_a_fugitive_without_an_empty_hex_before_the_edge_leaves():
    match = hastati_panic("1116", {"R-Ve-1": "1120 N"})
    assert unit(match, "R-Ha-1").status == "gone"
    assert place(match, "R-Ve-1")[0] == "1120"


@pytest.mark.rule("de_bello_punico R24")
def test_zones_of_control_do_not_stop_a_fugitive():
    match = hastati_panic("1110", {"C-F-2": "1212 SW"})  # 1112 and 1113 are in its front
    assert place(match, "R-Ha-1")[0] == "1114"


@pytest.mark.rule("de_bello_punico R25")
def test_a_fugitive_with_every_way_barred_is_removed_where_it_stands():
    enemies = {"C-F-2": "0911 N", "C-F-3": "1011 N", "C-F-4": "1111 N"}
    match = hastati_panic("1010", enemies)
    assert unit(match, "R-Ha-1").status == "gone"
    assert disorder(match, *enemies) == [0, 0, 0]


@pytest.mark.rule("de_bello_punico R25")
def test_friends_on_the_way_to_the_barrier_are_passed_first():
    match = hastati_panic("1110", {"R-Tr-1": "1112 N", "C-E-1": "1114 N"})
    assert unit(match, "R-Ha-1").status == "gone"
    assert disorder(match, "R-Tr-1", "C-E-1") == [1, 0]


# --- cavalry in flight


@pytest.mark.rule("de_bello_punico R26")
def test_fleeing_cavalry_disorders_friends():
    match = fight({"R-Ha-1": "0608 N", "C-E-1": "0607 S disorder 2", "C-F-1": "0604 S"} | BYSTANDERS)
    play(match, "attack R-Ha-1 C-E-1", "stand", dice=[3, 3])
    assert unit(match, "C-E-1").status == "gone"
    assert disorder(match, "C-F-1") == [1]


@pytest.mark.rule("de_bello_punico R26")
def test_fleeing_cavalry_dies_on_a_veterani_front_and_the_pursuer_stops_there():
    match = fight({"R-E-1": "0608 N", "C-E-1": "0607 S disorder 2", "C-Vt-1": "0604 S"} | BYSTANDERS)
    play(match, "attack R-E-1 C-E-1", dice=[3, 3])
    assert unit(match, "C-E-1").status == "gone"
    assert disorder(match, "C-Vt-1") == [0]
    assert place(match, "R-E-1") == ("0605", "N")


@pytest.mark.rule("de_bello_punico R26")
def test_fleeing_cavalry_dies_on_an_enemy_and_the_pursuer_takes_its_hex():
    match = fight({"R-E-1": "0608 N", "C-E-1": "0607 S disorder 2", "R-Ha-1": "0606 S"} | BYSTANDERS)
    play(match, "attack R-E-1 C-E-1", dice=[3, 3])
    assert unit(match, "C-E-1").status == "gone"
    assert rout(match, "carthage") == 1
    assert place(match, "R-E-1") == ("0607", "N")


# --- order of flights


@pytest.mark.rule("de_bello_punico R52")
def test_the_fugitive_nearer_the_edge_runs_first():
    match = battle({"C-F-1": "1010 S panicked", "C-F-2": "1006 S panicked"} | BYSTANDERS, active="carthage")
    assert [place(match, name)[0] for name in ("C-F-1", "C-F-2")] == ["1006", "1002"]


@pytest.mark.rule("de_bello_punico R52")
def test_new_panic_waits_until_the_flight_that_caused_it_is_over():
    match = hastati_panic("1110", {"R-Al-1": "1114 N disorder 1"})
    assert place(match, "R-Ha-1")[0] == "1115", "the alleati were still in 1114"
    assert unit(match, "R-Al-1").panicked
    assert place(match, "R-Al-1")[0] == "1118"


@pytest.mark.rule("de_bello_punico 11e")
@pytest.mark.rule("de_bello_punico R52")
def test_a_unit_broken_by_a_fugitive_flees_before_older_fugitives_run_on():
    units = {"C-F-1": "1006 S panicked", "C-M-1": "1004 S disorder 2", "C-F-2": "1008 S panicked"}
    match = fight(units | PAIR_ELSEWHERE | BYSTANDERS)
    fled = [event.args["unit"].args["id"] for event in match.play("done") if event.kind in ("fled", "left_map")]
    assert fled == ["C-F-1", "C-M-1", "C-M-1", "C-F-2"], "the mercenaries at once, and off the map"
    assert place(match, "C-F-1")[0] == "1002"
    assert unit(match, "C-M-1").status == "gone"
    assert place(match, "C-F-2")[0] == "1004", "nobody stands there any more"


@pytest.mark.rule("de_bello_punico R30")
@pytest.mark.rule("de_bello_punico R52")
def test_a_commander_whose_unit_a_fugitive_breaks_finds_refuge_before_older_fugitives_run_on():
    match = battle(
        {"C-F-1": "1006 S panicked", "C-M-1": "1004 S disorder 2", "C-F-2": "1008 S panicked", "C-F-3": "1203 S"}
        | {"C-F-4": "0803 S"},
        active="carthage",
        commanders={"C-CMD": "1004"},
        dice=[4],
    )
    assert asked(match) == ("carthage", "refuge")
    assert place(match, "C-F-2")[0] == "1008"
    again = GAME.load(match.dump())
    for each in (match, again):
        play(each, "refuge 1203")
        assert place(each, "C-F-2")[0] == "1004"
    assert again.fingerprint() == match.fingerprint()


@pytest.mark.rule("de_bello_punico R52")
def test_fugitives_of_one_row_run_from_west_to_east():
    units = {"C-F-1": "1406 S panicked", "C-F-2": "1006 S panicked", "C-F-3": "1204 S panicked"}
    match = fight(units | PAIR_ELSEWHERE | BYSTANDERS)
    events = match.play("done")
    starts = [event.args["from"] for event in events if event.kind == "fled"]
    assert starts == ["1204", "1006", "1406"], "the nearest first, then the western one"


@pytest.mark.rule("de_bello_punico R53")
@pytest.mark.parametrize("kind", ["R-Ha", "R-Pr", "R-Tr", "R-Ve", "R-Al", "C-Vt", "C-F", "C-M"])
def test_foot_in_panic_runs(kind):
    routed = unit(rout_one(kind), f"{kind}-1")
    assert routed.panicked
    row = {"R": 10 + 4, "C": 9 - 4}[kind[0]] if kind != "R-Ve" else 10 + 5
    assert routed.hex == f"11{row:02}"


@pytest.mark.rule("de_bello_punico R53")
@pytest.mark.parametrize("kind", ["R-E", "R-SC", "R-CN", "C-E", "C-CN", "C-El", "C-Ti"])
def test_cavalry_elephants_and_tiratori_in_panic_are_gone(kind):
    assert unit(rout_one(kind), f"{kind}-1").status == "gone"


@pytest.mark.rule("de_bello_punico R57")
def test_a_unit_does_not_flee_twice_in_the_turn_of_its_panic():
    match = fight(
        {"C-F-1": "1109 S", "R-Ha-1": "1110 N disorder 2", "R-Ha-2": "2015 N"},
        "carthage",
        commanders={"R-CMD": "dead", "C-CMD": "dead"},
    )
    play(match, "attack C-F-1 R-Ha-1", dice=[3, 3])
    play(match, "advance N")
    until(match, "rome", "move")
    assert place(match, "R-Ha-1")[0] == "1114", "impulse 5 of the same turn"
    play(match, "done")
    until(match, "rome", "move")
    assert place(match, "R-Ha-1")[0] == "1118", "the next turn, before any other Roman unit"
