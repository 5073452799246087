"""Chapter 13: commanders, alone and with a unit."""

from __future__ import annotations

import pytest

from bellona import Match

from .battles import (
    BYSTANDERS,
    SCENARIOS,
    advantage,
    allowed,
    asked,
    battle,
    commander,
    disorder,
    dump,
    fight,
    initiative,
    legal,
    place,
    play,
    refusal,
    rout,
    started,
    stride,
    totals,
    unit,
    until,
    walk,
)


@pytest.mark.rule("de_bello_punico 13a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_side_has_one_commander(scenario):
    position = dump(started(scenario))
    assert set(position["commanders"]) == {"R-CMD", "C-CMD"}
    for name, where in position["commanders"].items():
        own = {entry.get("hex") for unit_, entry in position["units"].items() if unit_[0] == name[0]}
        assert where in own


@pytest.mark.rule("de_bello_punico 13b")
def test_a_commander_has_six_movement_points():
    match = battle(BYSTANDERS, commanders={"R-CMD": "1016"})
    assert stride(match, "R-CMD", "N") == 6
    assert commander(match, "R-CMD") == "1010"


@pytest.mark.rule("de_bello_punico 13b")
def test_a_commander_may_share_a_hex_with_a_friend():
    match = battle({"R-Ha-1": "1315 N"} | BYSTANDERS, commanders={"R-CMD": "1316"})
    walk(match, "R-CMD", "N")
    play(match, "halt R-CMD")
    assert commander(match, "R-CMD") == place(match, "R-Ha-1")[0] == "1315"
    assert disorder(match, "R-Ha-1") == [0]


@pytest.mark.rule("de_bello_punico 13b")
def test_a_commander_has_no_combat_value():
    match = fight({"R-Ha-1": "2010 N", "C-F-1": "2009 S", "C-F-2": "1009 S"}, commanders={"R-CMD": "1010"})
    assert not allowed(match, "attack R-CMD C-F-2")
    assert allowed(match, "attack R-Ha-1 C-F-1")


@pytest.mark.rule("de_bello_punico 13b")
def test_no_unit_enters_the_hex_of_an_enemy_commander():
    match = battle({"R-Ha-1": "1010 N"} | BYSTANDERS, commanders={"C-CMD": "1009"})
    assert refusal(match, "step R-Ha-1 N") in {"7", "13b", "R31"}
    assert allowed(match, "step R-Ha-1 NE")


@pytest.mark.rule("de_bello_punico 13c")
@pytest.mark.parametrize(
    ("scenario", "seat", "radius"),
    [
        ("zama", "rome", 8),
        ("zama", "carthage", 8),
        ("trebbia", "rome", 4),
        ("trebbia", "carthage", 8),
        ("po", "rome", 6),
        ("beneventum", "rome", 6),
        ("beneventum", "carthage", 4),
    ],
)
def test_the_radius_is_twice_the_command_points(scenario, seat, radius):
    names = ("R-Ha-1", "R-Ha-2", "R-CMD") if seat == "rome" else ("C-F-1", "C-F-2", "C-CMD")
    match = battle(
        {names[0]: f"15{18 - radius:02} N disorder 1", names[1]: f"15{17 - radius:02} N disorder 1"},
        phase="recovery",
        active=seat,
        scenario=scenario,
        boxes={seat: {"recovery": 2}},
        commanders={names[2]: "1518"},
    )
    assert legal(match) == {f"recover {names[0]}", "done"}


@pytest.mark.rule("de_bello_punico 13d")
def test_a_commander_can_always_retreat():
    match = fight({"R-CN-1": "1010 N"} | BYSTANDERS, commanders={"C-CMD": "1009"})
    play(match, "attack R-CN-1 C-CMD")
    assert asked(match) == ("carthage", "escape")
    play(match, "escape 1008")
    assert commander(match, "C-CMD") == "1008"


@pytest.mark.rule("de_bello_punico 13e")
def test_a_commander_adds_one_to_the_unit_he_is_with():
    units = {"R-Pr-1": "1010 N", "C-Vt-1": "1009 S"}

    def make(where: str, active: str) -> Match:
        return fight(units, active, commanders={"C-CMD": where})

    assert advantage(lambda: make("1009", "rome"), "attack R-Pr-1 C-Vt-1", "stand") == 5 - (5 + 1)
    assert advantage(lambda: make("1009", "carthage"), "attack C-Vt-1 R-Pr-1") == 5 + 1 - 5
    assert advantage(lambda: make("1008", "carthage"), "attack C-Vt-1 R-Pr-1") == 0


@pytest.mark.rule("de_bello_punico 13f")
@pytest.mark.parametrize(("die", "fate"), [(1, "dead"), (2, "1010"), (6, "1010")])
def test_a_commander_rolls_when_his_unit_is_disordered(die, fate):
    match = fight({"C-El-1": "1009 S", "R-Ha-1": "1010 N"} | BYSTANDERS, "carthage", commanders={"R-CMD": "1010"})
    play(match, "attack C-El-1 R-Ha-1", "stand", dice=[6, 1, die])  # two points, and still one die
    assert disorder(match, "R-Ha-1") == [2]
    assert commander(match, "R-CMD") == fate


@pytest.mark.rule("de_bello_punico 13f")
def test_a_commander_does_not_roll_when_his_unit_is_unhurt():
    match = fight({"C-F-1": "1009 S", "R-Ha-1": "1010 N"} | BYSTANDERS, "carthage", commanders={"R-CMD": "1010"})
    with pytest.raises(ValueError, match="dice"):  # the third die is not rolled
        play(match, "attack C-F-1 R-Ha-1", "stand", dice=[1, 6, 1])


@pytest.mark.rule("de_bello_punico 13f")
def test_in_a_tie_both_commanders_roll():
    units = {"R-Pr-1": "1010 N", "C-Vt-1": "1009 S"} | BYSTANDERS
    match = fight(units, commanders={"R-CMD": "1010", "C-CMD": "1009"})
    play(match, "attack R-Pr-1 C-Vt-1", "stand", dice=[3, 3, 1, 2])
    assert disorder(match, "R-Pr-1", "C-Vt-1") == [1, 1]
    assert [commander(match, name) for name in ("R-CMD", "C-CMD")] == ["dead", "1009"], "the attacker's first"
    match = fight(units, commanders={"R-CMD": "1010", "C-CMD": "1009"})
    play(match, "attack R-Pr-1 C-Vt-1", "stand", dice=[3, 3, 2, 1])
    assert [commander(match, name) for name in ("R-CMD", "C-CMD")] == ["1010", "dead"]


@pytest.mark.rule("de_bello_punico 13f")
def test_a_commander_may_die_with_an_attacking_unit():
    match = fight({"C-F-1": "1009 S", "R-Ha-1": "1010 N"} | BYSTANDERS, commanders={"R-CMD": "1010"})
    play(match, "attack R-Ha-1 C-F-1", dice=[1, 6, 1])
    assert commander(match, "R-CMD") == "dead"
    assert rout(match, "rome") == 5


@pytest.mark.rule("de_bello_punico 13f")
@pytest.mark.parametrize(("die", "fate"), [(1, "dead"), (2, "1010")])
def test_a_commander_rolls_also_when_a_friend_disorders_his_unit(die, fate):
    match = battle({"R-Tr-1": "1011 N", "R-Ha-1": "1010 N"} | BYSTANDERS, commanders={"R-CMD": "1010"})
    play(match, "step R-Tr-1 N", dice=[die])
    assert disorder(match, "R-Ha-1", "R-Tr-1") == [1, 1]
    assert commander(match, "R-CMD") == fate


@pytest.mark.rule("de_bello_punico 13f")
def test_a_commander_rolls_when_a_fugitive_runs_through_his_unit():
    units = {"C-F-1": "1109 S", "R-Ha-1": "1110 N disorder 2", "R-Tr-1": "1112 N"} | BYSTANDERS
    match = fight(units, "carthage", commanders={"R-CMD": "1112"})
    play(match, "attack C-F-1 R-Ha-1", dice=[3, 3, 1])
    assert disorder(match, "R-Tr-1") == [1]
    assert commander(match, "R-CMD") == "dead"


@pytest.mark.rule("de_bello_punico 13g")
def test_a_commander_leaves_when_his_unit_panics():
    units = {"C-Vt-1": "1109 S", "R-Pr-1": "1110 N disorder 2", "R-Tr-1": "1113 N"} | BYSTANDERS
    match = fight(units, "carthage", commanders={"R-CMD": "1110"})
    play(match, "attack C-Vt-1 R-Pr-1", "stand", dice=[6, 1, 4])
    assert unit(match, "R-Pr-1").panicked
    assert commander(match, "R-CMD") == "1113"


@pytest.mark.rule("de_bello_punico 13g")
@pytest.mark.parametrize(("die", "where"), [(4, "1108"), (1, "dead")])
def test_a_commander_leaves_when_his_unit_is_removed(die, where):
    units = {"R-Tr-1": "1110 N", "C-El-1": "1109 S disorder 2", "C-F-1": "1108 N"} | BYSTANDERS
    match = fight(units, commanders={"C-CMD": "1109"})
    play(match, "attack R-Tr-1 C-El-1", "stand", "stand", dice=[6, 1, die])  # neither retreats
    assert unit(match, "C-El-1").status == "gone"
    assert commander(match, "C-CMD") == where
    assert asked(match) == ("rome", "advance")


@pytest.mark.rule("de_bello_punico 13h")
def test_a_side_without_its_commander_uses_no_points():
    boxes = {"carthage": {"combat": 1, "fortuna": 1, "recovery": 1, "movement": 1}}
    match = fight({"R-Ha-1": "1010 N", "C-F-1": "1009 S"}, boxes=boxes, commanders={"C-CMD": "dead", "R-CMD": "3020"})
    play(match, "attack R-Ha-1 C-F-1", dice=[4, 4])  # rolled at once, and the die is not offered again
    assert disorder(match, "C-F-1") == [1]
    until(match, "carthage", "move")
    assert not any(action.startswith("boost") for action in legal(match))
    play(match, "done")
    assert asked(match) == ("carthage", "attack")
    play(match, "done")
    assert match.prompt.ask != "recover"


# --- R30: alone or left behind


@pytest.mark.rule("de_bello_punico R30")
def test_a_lone_commander_must_go_to_an_adjacent_empty_or_friendly_hex():
    units = {"R-CN-1": "1010 N", "C-F-1": "1008 S", "R-Ha-1": "0909 S"} | BYSTANDERS
    match = fight(units, commanders={"C-CMD": "1009"})
    play(match, "attack R-CN-1 C-CMD")
    assert legal(match) == {"escape 1008", "escape 1109", "escape 1110", "escape 0910"}
    play(match, "escape 1008")
    assert commander(match, "C-CMD") == "1008"


@pytest.mark.rule("de_bello_punico R30")
def test_a_lone_commander_escapes_as_often_as_he_is_attacked():
    units = {"R-CN-1": "1010 N", "R-Ha-1": "1109 NW"} | BYSTANDERS
    match = fight(units, commanders={"C-CMD": "1009"})
    play(match, "attack R-CN-1 C-CMD", "escape 1008", "advance N")
    play(match, "attack R-Ha-1 C-CMD")
    assert asked(match) == ("carthage", "escape")
    play(match, "escape 1007")
    assert commander(match, "C-CMD") == "1007"


@pytest.mark.rule("de_bello_punico R30")
def test_a_lone_commander_with_no_way_out_is_eliminated():
    ring = ["1010 N", "1008 S", "1109 NW", "1110 NW", "0910 NE", "0909 SE"]
    units = {f"R-Al-{n}": where for n, where in enumerate(ring, 1)} | BYSTANDERS
    match = fight(units, commanders={"C-CMD": "1009"})
    play(match, "attack R-Al-1 C-CMD")
    assert commander(match, "C-CMD") == "dead"
    assert rout(match, "carthage") == 5


@pytest.mark.rule("de_bello_punico R30")
def test_a_commander_may_leave_his_unit_before_the_dice():
    units = {"C-Vt-1": "1009 S", "R-Ha-1": "1010 N"} | BYSTANDERS
    match = fight(units, "carthage", commanders={"R-CMD": "1010"})
    play(match, "attack C-Vt-1 R-Ha-1")
    assert asked(match) == ("rome", "escape")
    assert legal(match) == {"stand"} | {f"escape {hex_}" for hex_ in ("0910", "1110", "0911", "1011", "1111")}
    play(match, "escape 1011", dice=[2, 3])  # 5 + 2 against 4 + 3, and no third die
    assert disorder(match, "C-Vt-1", "R-Ha-1") == [1, 1]
    assert commander(match, "R-CMD") == "1011"


@pytest.mark.rule("de_bello_punico R30")
def test_a_commander_may_retreat_with_his_unit_or_must_find_his_own_way():
    units = {"C-F-1": "1009 S", "R-Ve-1": "1010 N"} | BYSTANDERS
    match = fight(units, "carthage", commanders={"R-CMD": "1010"})
    play(match, "attack C-F-1 R-Ve-1", "retreat 1011 with")
    assert commander(match, "R-CMD") == place(match, "R-Ve-1")[0] == "1011"
    match = fight(units, "carthage", commanders={"R-CMD": "1010"})
    play(match, "attack C-F-1 R-Ve-1", "retreat 1011")
    assert asked(match) == ("rome", "escape")
    assert not allowed(match, "stand"), "he is alone now"
    play(match, "escape 1111")
    assert commander(match, "R-CMD") == "1111"


@pytest.mark.rule("de_bello_punico R30")
@pytest.mark.parametrize(("answer", "where"), [("advance N with", "1009"), ("advance N", "1010")])
def test_a_commander_may_advance_with_his_unit_or_stay(answer, where):
    units = {"R-Pr-1": "1010 N", "C-F-1": "1009 S disorder 2"} | BYSTANDERS
    match = fight(units, commanders={"R-CMD": "1010"})
    play(match, "attack R-Pr-1 C-F-1", dice=[6, 1])
    play(match, answer)
    assert place(match, "R-Pr-1") == ("1009", "N")
    assert commander(match, "R-CMD") == where


def lost_unit(friends: dict[str, str]) -> Match:
    """Scipio survives the panic of his principes in 1110."""
    units = {"C-Vt-1": "1109 S", "R-Pr-1": "1110 N disorder 2"} | friends | BYSTANDERS
    match = fight(units, "carthage", commanders={"R-CMD": "1110"})
    play(match, "attack C-Vt-1 R-Pr-1", "stand", dice=[6, 1, 4])
    return match


@pytest.mark.rule("de_bello_punico R30")
def test_a_commander_left_behind_goes_to_the_nearest_friend():
    match = lost_unit({"R-Tr-1": "0911 N", "R-Tr-2": "1413 N"})
    assert commander(match, "R-CMD") == "0911"


@pytest.mark.rule("de_bello_punico R30")
def test_among_equally_near_friends_the_owner_chooses():
    match = lost_unit({"R-Tr-1": "0911 N", "R-Tr-2": "1311 N"})
    assert asked(match) == ("rome", "refuge")
    assert legal(match) == {"refuge 0911", "refuge 1311"}
    play(match, "refuge 1311")
    assert commander(match, "R-CMD") == "1311"


@pytest.mark.rule("de_bello_punico R30")
def test_without_a_friend_within_six_hexes_he_goes_to_an_adjacent_empty_hex():
    match = lost_unit({"R-Tr-1": "1117 N"})  # seven hexes away
    assert asked(match) == ("rome", "refuge")
    assert legal(match) == {f"refuge {hex_}" for hex_ in ("1209", "1210", "1111", "1010", "1009")}
    match = lost_unit({"R-Tr-1": "1116 SE"})  # six
    assert commander(match, "R-CMD") == "1116"


@pytest.mark.rule("de_bello_punico R30")
def test_a_commander_does_not_go_with_a_pursuer():
    units = {"R-E-1": "0508 N", "C-E-1": "0507 S disorder 2"} | BYSTANDERS
    match = fight(units, commanders={"R-CMD": "0508"})
    play(match, "attack R-E-1 C-E-1", dice=[3, 3])
    assert unit(match, "R-E-1").status == "pursuing"
    assert commander(match, "R-CMD") == "0508"


# --- R31: how he moves


@pytest.mark.rule("de_bello_punico R31")
def test_a_commander_passes_friends_without_disorder():
    friends = {"C-F-1": "1007 S", "C-F-2": "1006 S", "C-M-1": "1005 S"}
    match = battle(friends | BYSTANDERS, active="carthage", commanders={"C-CMD": "1008"})
    walk(match, "C-CMD", "N", "N", "N", "N")
    assert commander(match, "C-CMD") == "1004"
    assert disorder(match, *friends) == [0, 0, 0]


@pytest.mark.rule("de_bello_punico R31")
def test_a_commander_goes_any_way_and_pays_the_ground():
    match = battle(BYSTANDERS, commanders={"R-CMD": "1010"})
    walk(match, "R-CMD", "N", "S", "NE", "SW")
    assert commander(match, "R-CMD") == "1010"
    match = battle(BYSTANDERS, scenario="trebbia", commanders={"R-CMD": "0712"})  # 0711 and 0710 are hill
    assert stride(match, "R-CMD", "N") == 4


@pytest.mark.rule("de_bello_punico R31")
@pytest.mark.parametrize(("friend", "goes_on"), [({}, False), ({"R-Ve-1": "1011 N"}, True)])
def test_a_commander_stops_in_an_enemy_zone_of_control_unless_he_is_with_a_friend(friend, goes_on):
    match = battle({"C-F-1": "1010 S"} | friend | BYSTANDERS, commanders={"R-CMD": "1012"})
    walk(match, "R-CMD", "N")
    assert any(action.startswith("step R-CMD") for action in legal(match)) is goes_on


@pytest.mark.rule("de_bello_punico R31")
def test_a_commander_enters_no_enemy_hex_and_never_meets_the_other_commander():
    match = battle({"C-F-1": "1009 N"} | BYSTANDERS, commanders={"R-CMD": "1010", "C-CMD": "1110"})
    assert not allowed(match, "step R-CMD N")
    assert not allowed(match, "step R-CMD NE")
    assert allowed(match, "step R-CMD S")


@pytest.mark.rule("de_bello_punico R31")
def test_a_commander_is_no_unit_for_stacking():
    match = battle({"R-Ha-1": "1011 N"} | BYSTANDERS, commanders={"R-CMD": "1010"})
    walk(match, "R-Ha-1", "N")
    assert allowed(match, "halt R-Ha-1")
    assert disorder(match, "R-Ha-1") == [0]


@pytest.mark.rule("de_bello_punico R31")
def test_a_unit_that_moves_leaves_its_commander_behind():
    match = battle({"R-Ha-1": "1010 N"} | BYSTANDERS, commanders={"R-CMD": "1010"})
    walk(match, "R-Ha-1", "N")
    assert commander(match, "R-CMD") == "1010"


@pytest.mark.rule("de_bello_punico R31")
def test_a_commander_with_a_unit_is_no_target_of_his_own():
    units = {"R-Ha-1": "1010 N", "C-F-1": "1009 S"}
    match = fight(units, commanders={"C-CMD": "1009"})
    assert allowed(match, "attack R-Ha-1 C-F-1")
    assert not allowed(match, "attack R-Ha-1 C-CMD")


# --- R32: after his death


@pytest.mark.rule("de_bello_punico R32")
def test_with_the_commander_all_his_points_are_lost_at_once():
    match = fight(
        {"R-Ha-1": "1010 N", "C-F-1": "1009 S"} | BYSTANDERS,
        boxes={"rome": {"recovery": 2}, "carthage": {}},
        commanders={"R-CMD": "1010", "C-CMD": "3001"},
    )
    play(match, "attack R-Ha-1 C-F-1", dice=[1, 6, 1])
    assert commander(match, "R-CMD") == "dead"
    assert disorder(match, "R-Ha-1") == [1]
    assert asked(match) == ("carthage", "move"), "nothing to recover with in impulse 4"


@pytest.mark.rule("de_bello_punico R32")
def test_no_points_are_placed_and_no_initiative_bonus_counts_after_his_death():
    match = battle(
        BYSTANDERS,
        phase="strategic",
        commanders={"R-CMD": "dead", "C-CMD": "3001"},
        boxes={"rome": {"initiative": 3}},
    )
    laid: list[str | None] = []
    while len(laid) < 4:
        laid.append(match.prompt.seat)
        play(match, "place combat" if len(laid) < 4 else "place movement")
    assert laid == ["carthage"] * 4
    play(match, "place movement false", dice=initiative(rome=4, carthage=5))
    assert asked(match) == ("carthage", "order")


# --- B4: what he gave before he fell


def backed_fanteria(casualty: int) -> Match:
    """Fanteria with their commander and a Combat point lose the first of two combats; this is the die for him."""
    match = fight(
        {"C-F-1": "1009 S", "R-Ha-1": "1010 N", "R-Ha-2": "0910 NE"} | BYSTANDERS,
        commanders={"C-CMD": "1009"},
        boxes={"carthage": {"combat": 1}},
    )
    play(match, "attack R-Ha-1 C-F-1", "stand", "commit", dice=[6, 1, casualty])
    return match


@pytest.mark.rule("de_bello_punico B4")
@pytest.mark.rule("de_bello_punico R32")
@pytest.mark.parametrize(("casualty", "strength"), [(1, 3 - 1), (2, 3 + 1 + 1 - 1)])
def test_a_combat_point_does_not_outlive_the_commander_who_gave_it(casualty, strength):
    match = backed_fanteria(casualty)
    odds = match.odds("attack R-Ha-2 C-F-1")
    assert odds.totals["target"] == strength
    assert ("10.3b" in {part.rule for part in odds.modifiers["target"]}) is (casualty != 1)
    play(match, "attack R-Ha-2 C-F-1", *(["stand"] if casualty != 1 else []), dice=[1, 6])
    assert totals(list(match.steps[-1].events)) == (4 + 1, strength + 6)


@pytest.mark.rule("de_bello_punico B4")
def test_charges_left_of_a_furor_point_end_with_the_commander():
    match = fight(
        {"C-M-1": "1009 S", "C-M-2": "1209 S", "R-Ha-1": "1010 N", "R-Ha-2": "1210 N"} | BYSTANDERS,
        "carthage",
        commanders={"C-CMD": "1009"},
        boxes={"carthage": {"furor": 1}},
    )
    play(match, "charge C-M-1 R-Ha-1", dice=[1, 6, 1])
    assert commander(match, "C-CMD") == "dead"
    assert refusal(match, "charge C-M-2 R-Ha-2") == "15.2a"


@pytest.mark.rule("de_bello_punico B4")
def test_movement_points_handed_out_before_his_death_remain():
    match = battle(
        {"R-Tr-1": "1011 N", "R-Tr-2": "2010 N", "R-Ha-1": "1010 N"} | BYSTANDERS,
        commanders={"R-CMD": "1010"},
        boxes={"rome": {"movement": 1}},
    )
    play(match, "boost R-Tr-1", "boost R-Tr-2", "step R-Tr-1 N", dice=[1])
    assert commander(match, "R-CMD") == "dead"
    play(match, "step R-Tr-1 N", "halt R-Tr-1")
    assert stride(match, "R-Tr-2", "N") == 4 + 1


# --- 13g: a unit that was in Panic already


@pytest.mark.rule("de_bello_punico 13g")
@pytest.mark.rule("de_bello_punico R30")
def test_a_fugitive_that_runs_on_leaves_the_commander_where_he_is():
    match = battle(
        {"C-F-1": "1010 S panicked", "C-F-2": "1312 S"} | BYSTANDERS,
        active="carthage",
        commanders={"C-CMD": "1010"},
    )
    assert place(match, "C-F-1")[0] == "1006"
    assert commander(match, "C-CMD") == "1010"


@pytest.mark.rule("de_bello_punico 13g")
def test_a_commander_leaves_when_the_fugitive_he_is_with_is_eliminated_there():
    match = battle(
        {"C-F-1": "1010 S panicked", "R-Ha-1": "1009 N", "C-F-2": "1312 S"} | BYSTANDERS,
        active="carthage",
        commanders={"C-CMD": "1010"},
    )
    assert unit(match, "C-F-1").status == "gone"
    assert commander(match, "C-CMD") == "1312"


@pytest.mark.rule("de_bello_punico 13g")
def test_a_fugitive_that_dies_in_passing_a_lone_commander_does_not_move_him():
    match = battle(
        {"C-F-1": "1010 S panicked", "C-F-2": "1312 S", "R-Ha-1": "1007 N"} | BYSTANDERS,
        active="carthage",
        commanders={"C-CMD": "1008"},
    )
    assert unit(match, "C-F-1").status == "gone"
    assert commander(match, "C-CMD") == "1008"
