"""Chapter 15: elephants and mercenaries."""

from __future__ import annotations

from typing import Any

import pytest

from bellona import Match

from .battles import (
    BYSTANDERS,
    advantage,
    allowed,
    asked,
    battle,
    disorder,
    fight,
    legal,
    markers,
    place,
    play,
    refusal,
    rout,
    stride,
    unit,
    until,
    walk,
)


def herd(units: dict[str, str], points: int = 1, **more: Any) -> Match:
    """The start of a Carthaginian movement impulse in which Rome may test elephants."""
    return battle(units | BYSTANDERS, active="carthage", boxes={"rome": {"elephants": points}}, **more)


def elephant_test(where: str, die: int, others: dict[str, str] | None = None, **more: Any) -> Match:
    """One elephant, tested with this die."""
    match = herd({"C-El-1": where} | (others or {}), **more)
    play(match, "test C-El-1", dice=[die])
    return match


def orders(match: Match, name: str = "C-El-1") -> set[str]:
    return {action for action in legal(match) if name in action}


# --- 15.1 the elephant test


@pytest.mark.rule("de_bello_punico 15.1a")
def test_one_point_for_every_two_elephants():
    match = herd({f"C-El-{n}": f"{4 * n:02}05 S" for n in range(1, 6)}, points=2)
    play(match, "test C-El-1", "test C-El-2", "test C-El-3", "test C-El-4", dice=[3, 3, 3, 3])
    assert [unit(match, f"C-El-{n}").halted for n in range(1, 6)] == [True, True, True, True, False]
    assert asked(match) == ("carthage", "move")
    assert markers(match, "rome", "elephants") == 0


@pytest.mark.rule("de_bello_punico 15.1a")
def test_two_elephants_cost_one_of_two_points():
    match = herd({f"C-El-{n}": f"{4 * n:02}05 S" for n in range(1, 6)}, points=2)
    play(match, "test C-El-1", "test C-El-2", "done", dice=[1, 1])
    assert markers(match, "rome", "elephants") == 1


@pytest.mark.rule("de_bello_punico 15.1b")
def test_elephants_are_tested_before_fugitives_move():
    match = herd({"C-El-1": "1508 S", "C-F-1": "1010 S panicked"})
    assert asked(match) == ("rome", "test")
    assert place(match, "C-F-1")[0] == "1010"
    play(match, "test C-El-1", dice=[5])
    assert place(match, "C-El-1")[0] == "1513"
    assert place(match, "C-F-1")[0] == "1006"
    assert asked(match) == ("carthage", "move")


@pytest.mark.rule("de_bello_punico 15.1c")
@pytest.mark.parametrize("die", [1, 2])
def test_on_one_or_two_nothing_happens(die):
    match = elephant_test("1508 S", die)
    assert disorder(match, "C-El-1") == [0]
    assert stride(match, "C-El-1", "S") == 5


PAIR = {"C-F-1": "2009 S", "R-Ha-2": "2010 N"}


@pytest.mark.rule("de_bello_punico 15.1d")
@pytest.mark.parametrize("die", [3, 4])
def test_on_three_or_four_the_elephant_neither_moves_nor_attacks(die):
    match = elephant_test("1009 S", die, {"R-Ha-1": "1010 N"} | PAIR)
    assert unit(match, "C-El-1").halted
    assert refusal(match, "step C-El-1 SE") in {"15.1d", "R37"}
    assert not orders(match)
    until(match, "carthage", "attack")
    assert refusal(match, "attack C-El-1 R-Ha-1") in {"15.1d", "R37"}
    assert allowed(match, "attack C-F-1 R-Ha-2")


@pytest.mark.rule("de_bello_punico 15.1d")
def test_in_the_next_turn_a_halted_elephant_moves_again():
    match = elephant_test("1508 S", 3)
    play(match, "done")
    until(match, "carthage", "move")
    assert not unit(match, "C-El-1").halted
    assert stride(match, "C-El-1", "S") == 5


@pytest.mark.rule("de_bello_punico 15.1e")
def test_on_five_the_elephant_runs_straight_ahead():
    match = elephant_test("1508 S", 5)
    assert place(match, "C-El-1") == ("1513", "S")
    assert disorder(match, "C-El-1") == [1]
    assert not orders(match), "that was its movement"


@pytest.mark.rule("de_bello_punico 15.1e")
def test_an_enraged_elephant_passes_through_friends():
    match = elephant_test("1508 S", 5, {"C-F-1": "1510 S"})
    assert place(match, "C-El-1") == ("1513", "S")
    assert disorder(match, "C-El-1", "C-F-1") == [2, 1]


@pytest.mark.rule("de_bello_punico 15.1e")
def test_an_enraged_elephant_may_attack_what_it_meets():
    match = elephant_test("1508 S", 5, {"R-Tr-1": "1514 N"})
    until(match, "carthage", "attack")
    assert allowed(match, "attack C-El-1 R-Tr-1")


@pytest.mark.rule("de_bello_punico 15.1f")
def test_on_six_rome_moves_the_elephant():
    match = elephant_test("1508 S", 6)
    assert asked(match) == ("rome", "stampede")
    assert allowed(match, "step C-El-1 SE")
    assert allowed(match, "turn C-El-1 N")
    walk(match, "C-El-1", "SE")
    play(match, "halt C-El-1")
    assert asked(match) == ("carthage", "move")
    assert not orders(match), "Carthage does not move it in this impulse"
    assert place(match, "C-El-1") == ("1608", "SE")


@pytest.mark.rule("de_bello_punico 15.1g")
@pytest.mark.parametrize(("start", "steps", "points"), [("1008 S", 3, 1), ("1006 S", 5, 0)])
def test_a_stampede_stops_before_a_punic_unit_and_disorders_both(start, steps, points):
    match = elephant_test(start, 6, {"C-F-1": "1012 S"})
    walk(match, "C-El-1", *["S"] * steps)
    assert place(match, "C-El-1")[0] == "1011"
    assert disorder(match, "C-El-1", "C-F-1") == [points, points]
    assert asked(match) == ("carthage", "move"), "it stays there"


@pytest.mark.rule("de_bello_punico 15.1h")
def test_a_stampeding_elephant_does_not_attack_in_that_turn():
    match = elephant_test("1009 S", 6, {"R-Ha-1": "1010 N"} | PAIR)
    play(match, "halt C-El-1")
    until(match, "carthage", "attack")
    assert refusal(match, "attack C-El-1 R-Ha-1") in {"15.1h", "15.1f"}
    assert allowed(match, "attack C-F-1 R-Ha-2")


@pytest.mark.rule("de_bello_punico 15.1h")
def test_in_the_next_turn_carthage_has_it_back():
    match = elephant_test("1508 S", 6)
    play(match, "halt C-El-1", "done")
    until(match, "carthage", "move")
    assert stride(match, "C-El-1", "S") == 5


# --- R36 to R39, R54


@pytest.mark.rule("de_bello_punico R36")
def test_an_elephant_is_tested_once_however_many_points():
    match = elephant_test("1508 S", 1, points=2)
    assert asked(match) == ("carthage", "move")
    assert markers(match, "rome", "elephants") == 1


@pytest.mark.rule("de_bello_punico R36")
def test_elephants_are_named_first_and_each_result_is_carried_out_before_the_next_die():
    match = herd({"C-El-1": "1008 S", "C-El-2": "2008 S"})
    play(match, "test C-El-1")
    assert asked(match) == ("rome", "test")
    assert not allowed(match, "test C-El-1")
    play(match, "test C-El-2", dice=[6])
    assert asked(match) == ("rome", "stampede")
    assert not unit(match, "C-El-2").halted
    play(match, "halt C-El-1", dice=[3])
    assert unit(match, "C-El-2").halted


@pytest.mark.rule("de_bello_punico R36")
def test_elephants_off_the_map_are_not_named():
    match = herd({"C-El-1": "1008 S", "C-El-2": "gone"})
    assert legal(match) == {"test C-El-1", "done"}


@pytest.mark.rule("de_bello_punico R37")
def test_a_halted_elephant_defends_and_controls_as_usual():
    units = {"R-Ha-1": "1010 N", "C-El-1": "1009 S halted"}
    assert advantage(lambda: fight(units), "attack R-Ha-1 C-El-1") == 4 - 6
    match = battle({"R-Ha-1": "1012 N", "C-El-1": "1010 S halted"} | BYSTANDERS)
    walk(match, "R-Ha-1", "N")
    assert not any(action.startswith("step R-Ha-1") for action in legal(match))


@pytest.mark.rule("de_bello_punico R37")
def test_a_halted_elephant_may_not_turn_but_may_support():
    match = elephant_test("1508 S", 3)
    assert refusal(match, "turn C-El-1 N") in {"15.1d", "R37"}
    units = {"R-Ha-1": "1010 N", "C-El-1": "1009 S", "C-El-2": "1008 S halted"}
    match = fight(units, "carthage")
    play(match, "attack C-El-1 R-Ha-1")
    assert allowed(match, "support C-El-2")


@pytest.mark.rule("de_bello_punico R38")
@pytest.mark.parametrize(
    ("others", "end"),
    [
        ({"R-Ha-1": "1510 N"}, "1509"),  # its zone of control
        ({"R-Ha-1": "1511 N"}, "1510"),
        ({"R-Ha-1": "1511 S"}, "1510"),  # no zone of control, but the hex is held
        ({"C-F-1": "1513 S"}, "1512"),  # it never ends on a friend
        ({"C-F-1": "1512 S", "C-M-1": "1513 S"}, "1511"),
    ],
)
def test_where_an_enraged_run_ends(others, end):
    assert place(elephant_test("1508 S", 5, others), "C-El-1")[0] == end


@pytest.mark.rule("de_bello_punico R38")
def test_an_enraged_elephant_pays_the_ground_and_stays_on_the_map():
    assert place(elephant_test("0708 S", 5, scenario="zama"), "C-El-1")[0] == "0713"
    assert place(elephant_test("1518 S", 5), "C-El-1")[0] == "1520"
    match = battle(
        {"C-El-1": "0308 S"} | BYSTANDERS,
        active="carthage",
        scenario="beneventum",
        boxes={"rome": {"elephants": 1}},
    )
    play(match, "test C-El-1", dice=[5])
    assert place(match, "C-El-1")[0] == "0308", "0309 is river"
    match = battle(
        {"C-El-1": "0608 S"} | BYSTANDERS, active="carthage", scenario="po", boxes={"rome": {"elephants": 1}}
    )
    play(match, "test C-El-1", dice=[5])
    assert place(match, "C-El-1")[0] == "0612", "0610 is bush and costs two"


@pytest.mark.rule("de_bello_punico R38")
def test_what_an_enraged_elephant_does_to_the_friends_it_passes():
    match = elephant_test("1508 S", 5, {"C-Ti-1": "1510 S"})
    assert disorder(match, "C-El-1", "C-Ti-1") == [1, 0], "tiratori are passed freely"
    match = elephant_test("1508 S disorder 1", 5, {"C-F-1": "1510 S"})
    assert unit(match, "C-El-1").status == "gone", "one point for the test, one for the friend"
    assert disorder(match, "C-F-1") == [1]


@pytest.mark.rule("de_bello_punico R38")
def test_an_elephant_that_the_test_panics_is_removed():
    match = elephant_test("1508 S disorder 2", 5, {"C-F-1": "1510 S"})
    assert unit(match, "C-El-1").status == "gone"
    assert disorder(match, "C-F-1") == [0]
    assert rout(match, "carthage") == 0


@pytest.mark.rule("de_bello_punico R38")
def test_an_enraged_elephant_may_attack_though_it_began_in_a_zone_of_control():
    match = elephant_test("1508 S", 5, {"R-Ha-1": "1407 NE", "R-Tr-1": "1514 N"})
    assert place(match, "C-El-1")[0] == "1513"
    until(match, "carthage", "attack")
    assert allowed(match, "attack C-El-1 R-Tr-1")


@pytest.mark.rule("de_bello_punico R40")
def test_an_enraged_run_of_four_hexes_counts_for_the_attack():
    def make() -> Match:
        return until(elephant_test("1508 S", 5, {"R-Tr-1": "1514 N"}), "carthage", "attack")

    assert advantage(make, "attack C-El-1 R-Tr-1") == 6 - 1 + 1 - 5


@pytest.mark.rule("de_bello_punico R39")
def test_a_stampeding_elephant_that_turns_to_a_friend_disorders_it():
    match = elephant_test("1010 S", 6, {"C-F-1": "1009 S"})
    play(match, "turn C-El-1 N")
    assert disorder(match, "C-El-1", "C-F-1") == [1, 1]
    assert asked(match) == ("carthage", "move")


@pytest.mark.rule("de_bello_punico R39")
def test_of_two_friends_in_front_rome_picks_one():
    match = elephant_test("1010 S", 6, {"C-F-1": "1009 S", "C-F-2": "1110 S"})
    play(match, "turn C-El-1 N")
    assert (asked(match), legal(match)) == (("rome", "victim"), {"victim C-F-1", "victim C-F-2"})
    play(match, "victim C-F-2")
    assert disorder(match, "C-El-1", "C-F-1", "C-F-2") == [1, 0, 1]


@pytest.mark.rule("de_bello_punico R39")
def test_a_friend_in_front_at_the_start_suffers_only_after_an_order():
    units = {"C-F-1": "1011 S"}
    match = elephant_test("1010 S", 6, units)
    assert asked(match) == ("rome", "stampede")
    assert disorder(match, "C-El-1", "C-F-1") == [0, 0]
    play(match, "halt C-El-1")
    assert disorder(match, "C-El-1", "C-F-1") == [0, 0], "no order, no harm"
    match = elephant_test("1010 S", 6, units)
    play(match, "turn C-El-1 SE")
    assert disorder(match, "C-El-1", "C-F-1") == [1, 1], "still in front"
    match = elephant_test("1010 S", 6, units)
    walk(match, "C-El-1", "SW")
    assert disorder(match, "C-El-1", "C-F-1") == [0, 0], "no longer in front"


@pytest.mark.rule("de_bello_punico R39")
def test_rome_steers_within_the_rules_of_movement():
    match = elephant_test("1010 S", 6, {"C-F-1": "1011 S", "R-Ha-1": "0913 N"})
    assert not allowed(match, "step C-El-1 S"), "never into a Punic unit's hex"
    walk(match, "C-El-1", "SW", "S")
    assert place(match, "C-El-1")[0] == "0912"
    assert not any(action.startswith("step") for action in legal(match)), "stopped by a Roman zone of control"
    match = elephant_test("1001 N", 6)
    assert orders(match) == {
        "step C-El-1 NE",
        "step C-El-1 NW",
        "halt C-El-1",
        *(f"turn C-El-1 {facing}" for facing in ("NE", "SE", "S", "SW", "NW")),
    }, "not off the map"


@pytest.mark.rule("de_bello_punico R39")
def test_the_disorder_of_a_stampede_may_panic_either():
    match = elephant_test("1010 S disorder 2", 6, {"C-F-1": "1009 S disorder 2"})
    play(match, "turn C-El-1 N")
    assert unit(match, "C-El-1").status == "gone"
    assert unit(match, "C-F-1").panicked
    assert place(match, "C-F-1")[0] == "1005"
    assert rout(match, "carthage") == 1


@pytest.mark.rule("de_bello_punico R54")
def test_finis_lasts_to_the_end_of_the_turn():
    match = elephant_test("1009 S", 3, {"R-Ha-1": "1010 N"})
    until(match, "rome", "attack")
    play(match, "attack R-Ha-1 C-El-1", dice=[3, 1])  # impulse 7: rolled at once, no retreat is offered
    assert disorder(match, "R-Ha-1", "C-El-1") == [1, 1]
    until(match, "carthage", "move")
    assert not unit(match, "C-El-1").halted


@pytest.mark.rule("de_bello_punico R54")
def test_with_carthage_second_finis_covers_only_the_second_half():
    match = elephant_test("1009 S", 3, {"R-Ha-1": "1010 N"}, first="rome")
    assert unit(match, "C-El-1").halted
    until(match, "rome", "attack")  # this is the next turn, whoever moves first
    play(match, "attack R-Ha-1 C-El-1")
    assert asked(match) == ("carthage", "retreat")


# --- 15.2 mercenaries


def charge(dice: list[int], own: str = "", foe: str = "") -> Match:
    """C-M-1 charges R-Ha-1."""
    units = {"C-M-1": f"1009 S{own}", "R-Ha-1": f"1010 N{foe}"} | BYSTANDERS
    match = fight(units, "carthage", boxes={"carthage": {"furor": 1}})
    play(match, "charge C-M-1 R-Ha-1", dice=dice)
    return match


@pytest.mark.rule("de_bello_punico 15.2a")
def test_up_to_two_charges_a_furor_point():
    units = {f"C-M-{n}": f"{4 * n:02}09 S" for n in (1, 2, 3)} | {f"R-Ha-{n}": f"{4 * n:02}10 N" for n in (1, 2, 3)}
    match = fight(units, "carthage", boxes={"carthage": {"furor": 1}})
    play(match, "charge C-M-1 R-Ha-1", dice=[1, 1])
    assert allowed(match, "charge C-M-3 R-Ha-3")
    play(match, "charge C-M-2 R-Ha-2", dice=[1, 1])
    assert refusal(match, "charge C-M-3 R-Ha-3") in {"15.2a", "4.7"}
    assert allowed(match, "attack C-M-3 R-Ha-3"), "without charging"
    assert not allowed(fight(units, "carthage"), "charge C-M-1 R-Ha-1"), "no point, no charge"


@pytest.mark.rule("de_bello_punico 15.2a")
def test_only_mercenaries_charge():
    units = {"C-M-1": "1009 S", "R-Ha-1": "1010 N", "C-F-1": "1209 S", "R-Ha-2": "1210 N"}
    match = fight(units, "carthage", boxes={"carthage": {"furor": 1}})
    assert allowed(match, "charge C-M-1 R-Ha-1")
    assert refusal(match, "charge C-F-1 R-Ha-2") in {"15.2a", "4.7"}


@pytest.mark.rule("de_bello_punico 15.2b")
def test_a_charger_has_its_enemy_before_it():
    units = {"C-M-1": "1009 S", "R-Ha-1": "1010 N", "C-M-2": "1207 S", "R-Ha-2": "1209 N"}
    match = fight(units, "carthage", boxes={"carthage": {"furor": 1}})
    assert allowed(match, "charge C-M-1 R-Ha-1")
    assert refusal(match, "charge C-M-2 R-Ha-2") in {"15.2b", "10a"}


@pytest.mark.rule("de_bello_punico 15.2c")
@pytest.mark.parametrize(("die", "price"), [(4, 0), (5, 1), (6, 1)])
def test_a_charge_costs_a_point_on_a_natural_five_or_six(die, price):
    match = charge([die, 1])
    assert disorder(match, "C-M-1", "R-Ha-1") == [price, 2], "4 + 2 + die against 4 + 1"


@pytest.mark.rule("de_bello_punico 15.2c")
def test_the_price_comes_on_top_of_a_defeat():
    units = {"C-M-1": "1009 S", "R-Tr-1": "1010 N", "R-Tr-2": "1011 N"} | BYSTANDERS
    match = fight(units, "carthage", boxes={"carthage": {"furor": 1}}, commanders={"R-CMD": "1010"})
    play(match, "charge C-M-1 R-Tr-1", "stand", "support R-Tr-2", dice=[6, 6])  # 12 against 13
    assert disorder(match, "C-M-1", "R-Tr-1") == [2, 0]


@pytest.mark.rule("de_bello_punico 15.2c")
def test_without_a_charge_there_is_neither_bonus_nor_price():
    match = fight({"C-M-1": "1009 S", "R-Ha-1": "1010 N"} | BYSTANDERS, "carthage", boxes={"carthage": {"furor": 1}})
    play(match, "attack C-M-1 R-Ha-1", dice=[6, 5])
    assert disorder(match, "C-M-1", "R-Ha-1") == [0, 1]
    assert markers(match, "carthage", "furor") == 1


@pytest.mark.rule("de_bello_punico R41")
def test_a_retreat_uses_up_the_attack_but_not_the_charge():
    units = {"C-M-1": "0409 S", "R-Ve-1": "0410 N", "C-M-2": "0809 S", "R-Ha-2": "0810 N", "C-M-3": "1209 S"}
    match = fight(units | {"R-Ha-3": "1210 N"}, "carthage", boxes={"carthage": {"furor": 1}})
    play(match, "charge C-M-1 R-Ve-1")
    assert asked(match) == ("rome", "retreat")
    play(match, "retreat 0411", "advance S")
    assert not any(action.split()[1] == "C-M-1" for action in legal(match) if action != "done")
    play(match, "charge C-M-2 R-Ha-2", dice=[1, 1])
    assert allowed(match, "charge C-M-3 R-Ha-3"), "two charges were left"


@pytest.mark.rule("de_bello_punico R41")
@pytest.mark.parametrize(("first", "second", "price"), [(6, 2, 0), (2, 6, 1)])
def test_the_final_die_decides_about_the_price(first, second, price):
    units = {"C-M-1": "1009 S", "R-Ha-1": "1010 N"} | BYSTANDERS
    match = fight(units, "carthage", boxes={"carthage": {"furor": 1, "fortuna": 1}})
    play(match, "charge C-M-1 R-Ha-1", dice=[first, 1])
    play(match, "reroll", dice=[second])
    assert disorder(match, "C-M-1") == [price]


@pytest.mark.rule("de_bello_punico R41")
def test_the_price_may_panic_the_charger_and_then_it_does_not_advance():
    match = charge([5, 1], own=" disorder 2", foe=" disorder 2")
    assert unit(match, "R-Ha-1").panicked
    assert unit(match, "C-M-1").panicked
    assert place(match, "C-M-1")[0] == "1005"
    assert match.prompt.ask != "advance"
