"""Chapter 10: attack, retreat, dice and modifiers, results, advance."""

from __future__ import annotations

import pytest

from bellona import Match

from .battles import (
    FACINGS,
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
    totals,
    unit,
    until,
    walk,
)

FACE_TO_FACE = {"R-Ha-1": "1010 N", "C-F-1": "1009 S"}
THREE_ON_ONE = {"R-Ha-1": "1010 N", "R-Ha-2": "0910 NE", "R-Ha-3": "1110 NW", "C-F-1": "1009 S"}


# --- 10: who attacks whom


@pytest.mark.rule("de_bello_punico 10a")
def test_only_an_enemy_in_front_is_attacked():
    elsewhere = {"R-Ha-2": "2010 N", "C-F-2": "2009 S"}
    assert allowed(fight({"R-Ha-1": "1010 N", "C-F-1": "1009 S"} | elsewhere), "attack R-Ha-1 C-F-1")
    for hex_ in ("1011", "0911", "1111", "1008"):
        match = fight({"R-Ha-1": "1010 N", "C-F-1": f"{hex_} S"} | elsewhere)
        assert refusal(match, "attack R-Ha-1 C-F-1") == "10a"


@pytest.mark.rule("de_bello_punico 10b")
def test_an_attack_is_finished_before_the_next_is_announced():
    match = fight({"R-Al-1": "1010 N", "C-Ti-1": "1009 S", "R-Ha-2": "2010 N", "C-F-2": "2009 S"})
    play(match, "attack R-Al-1 C-Ti-1")
    assert asked(match) == ("carthage", "retreat")
    assert not allowed(match, "attack R-Ha-2 C-F-2")
    play(match, "retreat 1008")
    assert asked(match) == ("rome", "advance")
    assert not allowed(match, "attack R-Ha-2 C-F-2"), "the advance is part of the first attack"
    play(match, "advance N")
    assert allowed(match, "attack R-Ha-2 C-F-2")


@pytest.mark.rule("de_bello_punico 10c")
def test_combat_is_voluntary():
    match = fight(FACE_TO_FACE)
    assert allowed(match, "done")
    play(match, "done")
    assert asked(match) == ("carthage", "move")


@pytest.mark.rule("de_bello_punico 10d")
def test_a_unit_attacks_once_but_is_attacked_by_many():
    match = fight(THREE_ON_ONE)
    for n in (1, 2):
        play(match, f"attack R-Ha-{n} C-F-1", dice=[1, 4])
        assert refusal(match, f"attack R-Ha-{n} C-F-1") == "10d"
    assert allowed(match, "attack R-Ha-3 C-F-1")


@pytest.mark.rule("de_bello_punico 10e")
def test_attackers_never_add_their_points():
    units = {"R-Ha-1": "1010 N", "R-Pr-1": "0910 NE", "C-F-1": "1009 S"}
    assert advantage(lambda: fight(units), "attack R-Ha-1 C-F-1") == 4 - 3
    assert advantage(lambda: fight(units), "attack R-Pr-1 C-F-1") == 5 - 3


# --- 10.1 retreat before combat


@pytest.mark.rule("de_bello_punico 10.1a")
def test_only_a_faster_unit_may_retreat():
    match = fight({"C-F-1": "1009 S", "R-E-1": "1010 N"}, "carthage")
    play(match, "attack C-F-1 R-E-1")
    assert asked(match) == ("rome", "retreat")
    assert allowed(match, "stand")
    match = fight({"C-F-1": "1009 S", "R-Ha-1": "1010 N"}, "carthage")
    play(match, "attack C-F-1 R-Ha-1", dice=[1, 1])  # 4 against 4: rolled at once
    assert disorder(match, "C-F-1", "R-Ha-1") == [1, 0]


@pytest.mark.rule("de_bello_punico 10.1b")
def test_a_retreat_goes_into_an_empty_rear_hex():
    units = {"C-F-1": "1009 S", "R-Ve-1": "1010 N"}
    match = fight(units, "carthage")
    play(match, "attack C-F-1 R-Ve-1")
    assert legal(match) == {"retreat 0911", "retreat 1011", "retreat 1111", "stand"}
    match = fight(units | {"R-Ha-1": "0911 N", "R-Ha-2": "1111 N"}, "carthage")
    play(match, "attack C-F-1 R-Ve-1")
    assert legal(match) == {"retreat 1011", "stand"}
    play(match, "retreat 1011")
    assert place(match, "R-Ve-1")[0] == "1011"


@pytest.mark.rule("de_bello_punico 10.1b")
def test_without_an_empty_rear_hex_there_is_no_retreat():
    friends = {"R-Ha-1": "0911 N", "R-Ha-2": "1011 N", "R-Ha-3": "1111 N"}
    match = fight({"C-F-1": "1009 S", "R-Ve-1": "1010 N"} | friends, "carthage")
    play(match, "attack C-F-1 R-Ve-1", dice=[2, 3])  # rolled at once
    assert disorder(match, "C-F-1", "R-Ve-1") == [1, 1]


@pytest.mark.rule("de_bello_punico 10.1c")
@pytest.mark.parametrize(("hex_", "facing"), [("1011", "S"), ("0911", "SW"), ("1111", "SE")])
def test_a_retreating_unit_turns_its_back(hex_, facing):
    match = fight({"C-F-1": "1009 S", "R-Ve-1": "1010 N"}, "carthage")
    play(match, "attack C-F-1 R-Ve-1", f"retreat {hex_}")
    assert place(match, "R-Ve-1") == (hex_, facing)
    assert disorder(match, "R-Ve-1", "C-F-1") == [0, 0]


@pytest.mark.rule("de_bello_punico 10.1d")
def test_a_unit_retreats_once_in_an_impulse():
    units = {"C-F-1": "1009 S", "C-F-2": "0912 NE", "R-Ve-1": "1010 N"}
    match = fight(units, "carthage")
    play(match, "attack C-F-1 R-Ve-1", "retreat 1011", "advance S")
    play(match, "attack C-F-2 R-Ve-1", dice=[2, 3])  # rolled at once, though 1111 is empty
    assert disorder(match, "C-F-2", "R-Ve-1") == [1, 1]


@pytest.mark.rule("de_bello_punico R18")
def test_the_limit_of_one_retreat_is_for_each_unit():
    units = {"C-F-1": "1009 S", "R-Ve-1": "1010 N", "C-F-2": "2009 S", "R-Ve-2": "2010 N"}
    match = fight(units, "carthage")
    play(match, "attack C-F-1 R-Ve-1", "retreat 1011", "advance S")
    play(match, "attack C-F-2 R-Ve-2")
    assert asked(match) == ("rome", "retreat")
    play(match, "retreat 2011")
    assert place(match, "R-Ve-2") == ("2011", "S")


@pytest.mark.rule("de_bello_punico R18")
def test_equal_speed_is_not_faster():
    match = fight({"C-Ti-1": "1009 S", "R-Ve-1": "1010 N"}, "carthage")
    play(match, "attack C-Ti-1 R-Ve-1", dice=[3, 2])
    assert disorder(match, "C-Ti-1", "R-Ve-1") == [1, 1]


@pytest.mark.rule("de_bello_punico R18")
def test_river_and_map_edge_close_the_retreat():
    units = {"C-F-1": "0307 S", "R-Ve-1": "0308 N"}  # 0309 and 0208 are river
    match = fight(units, "carthage", scenario="beneventum")
    play(match, "attack C-F-1 R-Ve-1")
    assert legal(match) == {"retreat 0408", "stand"}
    match = fight(units | {"R-Ha-1": "0408 N"}, "carthage", scenario="beneventum")
    play(match, "attack C-F-1 R-Ve-1", dice=[2, 3])
    assert disorder(match, "C-F-1", "R-Ve-1") == [1, 1]
    match = fight({"C-F-1": "1019 S", "R-Ve-1": "1020 N"}, "carthage")
    play(match, "attack C-F-1 R-Ve-1", dice=[2, 3])
    assert disorder(match, "C-F-1", "R-Ve-1") == [1, 1]


@pytest.mark.rule("de_bello_punico R18")
def test_an_enemy_zone_of_control_does_not_close_the_retreat():
    units = {"C-F-1": "1009 S", "C-F-2": "1012 N", "R-Ve-1": "1010 N"}
    match = fight(units, "carthage")
    play(match, "attack C-F-1 R-Ve-1")
    assert allowed(match, "retreat 1011")


@pytest.mark.rule("de_bello_punico R18")
def test_a_halted_elephant_cannot_retreat():
    match = fight({"R-Ha-1": "1010 N", "C-El-1": "1009 S"})
    play(match, "attack R-Ha-1 C-El-1")
    assert asked(match) == ("carthage", "retreat")
    match = fight({"R-Ha-1": "1010 N", "C-El-1": "1009 S halted"})
    play(match, "attack R-Ha-1 C-El-1", dice=[3, 1])
    assert disorder(match, "R-Ha-1", "C-El-1") == [1, 1]


@pytest.mark.rule("de_bello_punico R18")
def test_speed_is_the_printed_one_whatever_the_movement_points():
    units = {"C-F-1": "1007 S", "R-Ve-1": "1010 N"}
    match = battle(units, active="carthage", boxes={"carthage": {"movement": 1}})
    play(match, "boost C-F-1")
    walk(match, "C-F-1", "S", "S")
    until(match, "carthage", "attack")
    play(match, "attack C-F-1 R-Ve-1")
    assert asked(match) == ("rome", "retreat"), "5 is faster than the printed 4"


# --- R7: the steps of one attack


@pytest.mark.rule("de_bello_punico R7")
def test_the_questions_of_an_attack_come_in_their_order():
    match = fight(
        {"R-Ha-1": "1010 N", "R-Ha-2": "1011 N", "C-Ti-1": "1009 S", "C-Ti-2": "1008 S", "R-Tr-1": "2018 N"},
        boxes={"rome": {"combat": 1, "fortuna": 1}, "carthage": {"combat": 1, "fortuna": 1}},
        commanders={"R-CMD": "1012", "C-CMD": "1009"},
    )
    answers = {
        "retreat": "stand",
        "escape": "stand",
        "commit": "keep",
        "support": "support none",
        "reroll": "accept",
    }
    play(match, "attack R-Ha-1 C-Ti-1")
    seen: list[tuple[str, str]] = []
    while len(seen) < 8:
        seen.append(asked(match))
        dice = [1, 3] if seen[-1] == ("carthage", "support") else None
        match.play(answers[match.prompt.ask], dice=dice)
    while match.prompt.ask == "reroll":  # Hannibal's casualty die
        match.play("accept")
    assert seen == [
        ("carthage", "retreat"),
        ("carthage", "escape"),
        ("rome", "commit"),
        ("carthage", "commit"),
        ("rome", "support"),
        ("carthage", "support"),
        ("rome", "reroll"),
        ("carthage", "reroll"),
    ]
    assert disorder(match, "R-Ha-1", "C-Ti-1") == [1, 1], "4 + 1 against 1 + 1 + 3"


@pytest.mark.rule("de_bello_punico R7")
def test_a_retreat_comes_before_any_point_is_spent():
    match = fight(
        {"R-Ha-1": "1010 N", "C-Ti-1": "1009 S"},
        boxes={"rome": {"combat": 1}, "carthage": {"combat": 1}},
        commanders={"R-CMD": "1012", "C-CMD": "1006"},
    )
    play(match, "attack R-Ha-1 C-Ti-1", "retreat 1008")
    assert markers(match, "rome", "combat") == markers(match, "carthage", "combat") == 1
    assert asked(match) == ("rome", "advance")


# --- 10.2 and 10.3: dice and modifiers


@pytest.mark.rule("de_bello_punico 10.2")
def test_both_roll_one_die_the_attacker_first():
    match = fight(FACE_TO_FACE)
    assert totals(play(match, "attack R-Ha-1 C-F-1", dice=[3, 5])) == (4 + 3, 3 + 5)
    assert disorder(match, "R-Ha-1", "C-F-1") == [1, 0]
    match = fight(FACE_TO_FACE)
    assert totals(play(match, "attack R-Ha-1 C-F-1", dice=[5, 3])) == (4 + 5, 3 + 3)
    assert disorder(match, "R-Ha-1", "C-F-1") == [0, 1]


@pytest.mark.rule("de_bello_punico 10.3a")
@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("R-Ha-1", 4), ("R-Pr-1", 5), ("R-Tr-1", 5), ("R-Ve-1", 2), ("R-Al-1", 3),
        ("R-E-1", 4), ("R-SC-1", 3), ("R-CN-1", 3), ("C-Vt-1", 5), ("C-F-1", 3),
        ("C-M-1", 4), ("C-Ti-1", 1), ("C-El-1", 6), ("C-E-1", 4), ("C-CN-1", 3),
    ],
)  # fmt: skip
def test_the_units_combat_points_are_added(name, points):
    foe, active = ("C-Vt-2", "rome") if name[0] == "R" else ("R-Tr-2", "carthage")  # 5 points each
    assert advantage(lambda: fight({name: "1010 N", foe: "1009 S"}, active), f"attack {name} {foe}") == points - 5


@pytest.mark.rule("de_bello_punico 10.3b")
def test_a_committed_combat_point_adds_one():
    def make() -> Match:
        units = {"C-Vt-1": "1009 S", "R-Ha-1": "1010 N"}
        return fight(units, "carthage", boxes={"carthage": {"combat": 1}}, commanders={"C-CMD": "1007"})

    assert advantage(make, "attack C-Vt-1 R-Ha-1", "keep") == 5 - 4
    assert advantage(make, "attack C-Vt-1 R-Ha-1", "commit") == 5 + 1 - 4


@pytest.mark.rule("de_bello_punico 10.3c")
def test_charging_mercenaries_add_two():
    def make() -> Match:
        return fight({"C-M-1": "1009 S", "R-Ha-1": "1010 N"}, "carthage", boxes={"carthage": {"furor": 1}})

    assert advantage(make, "attack C-M-1 R-Ha-1") == 0
    assert advantage(make, "charge C-M-1 R-Ha-1") == 2


def run(*orders: str, start: str = "1005 S", target: str = "1010 N") -> Match:
    """An elephant moves by these orders and stands ready to attack."""
    match = battle({"C-El-1": start, "R-Tr-1": target, "R-Tr-2": "2918 N"}, active="carthage")
    for order in orders:
        match.play(order)
    return until(match, "carthage", "attack")


@pytest.mark.rule("de_bello_punico 10.3d")
def test_elephants_add_one_after_four_hexes_in_a_straight_line():
    south = "step C-El-1 S"
    assert advantage(lambda: run(*[south] * 4), "attack C-El-1 R-Tr-1") == 6 + 1 - 5
    assert advantage(lambda: run(*[south] * 3, start="1006 S"), "attack C-El-1 R-Tr-1") == 6 - 5


@pytest.mark.rule("de_bello_punico R40")
def test_the_last_four_hexes_count_and_no_turn_may_follow():
    south = "step C-El-1 S"
    assert advantage(lambda: run(*[south] * 5, start="1004 S"), "attack C-El-1 R-Tr-1") == 2, "five hexes"
    bent = ["step C-El-1 SW", *[south] * 4]  # 1105 to 1005, then south
    assert advantage(lambda: run(*bent, start="1105 S"), "attack C-El-1 R-Tr-1") == 2, "the last four"
    turned = [*[south] * 4, "turn C-El-1 SW"]
    assert advantage(lambda: run(*turned), "attack C-El-1 R-Tr-1") == 1, "a turn after them"
    broken = [*[south] * 3, "step C-El-1 SW", "step C-El-1 SW"]  # five hexes, not four in one direction
    assert advantage(lambda: run(*broken, start="1205 S"), "attack C-El-1 R-Tr-1") == 1, "three and two"


@pytest.mark.rule("de_bello_punico R40")
def test_the_target_of_a_run_may_be_in_any_front_hex():
    south = "step C-El-1 S"
    assert advantage(lambda: run(*[south] * 4, target="1110 NW"), "attack C-El-1 R-Tr-1") == 2


@pytest.mark.rule("de_bello_punico R40")
def test_a_run_counts_only_in_the_combat_impulse_that_follows_it():
    def make() -> Match:
        match = run(*["step C-El-1 S"] * 4)
        until(match, "rome", "move")
        return until(match, "carthage", "attack")

    assert advantage(make, "attack C-El-1 R-Tr-1") == 6 - 5


@pytest.mark.rule("de_bello_punico 10.3e")
def test_a_stacked_commander_adds_one():
    units = {"R-Pr-1": "1010 N", "C-F-1": "1009 S"}

    def make(active: str) -> Match:
        return fight(units, active, commanders={"R-CMD": "1010"})

    assert advantage(lambda: make("rome"), "attack R-Pr-1 C-F-1") == 5 + 1 - 3
    assert advantage(lambda: make("carthage"), "attack C-F-1 R-Pr-1", "stand") == 3 - (5 + 1)


@pytest.mark.rule("de_bello_punico 10.3f")
@pytest.mark.parametrize(("answer", "edge"), [("support none", 1), ("support R-Ha-2", 2), ("support R-Ha-2 R-Ha-3", 3)])
def test_each_supporting_unit_adds_one(answer, edge):
    units = FACE_TO_FACE | {"R-Ha-2": "1011 N", "R-Ha-3": "1111 N"}
    assert advantage(lambda: fight(units), "attack R-Ha-1 C-F-1", answer) == edge


@pytest.mark.rule("de_bello_punico 10.3g")
@pytest.mark.rule("de_bello_punico R21")
@pytest.mark.parametrize("points", [0, 1, 2])
def test_each_disorder_point_takes_one_off(points):
    units = {"R-Tr-1": f"1010 N disorder {points}", "C-F-1": "1009 S"}
    assert advantage(lambda: fight(units), "attack R-Tr-1 C-F-1") == 5 - points - 3
    assert advantage(lambda: fight(units, "carthage"), "attack C-F-1 R-Tr-1") == 3 - (5 - points)


@pytest.mark.rule("de_bello_punico 10.3h")
def test_an_attack_through_a_rear_hex_adds_its_bonus():
    units = {"R-E-1": "1011 N", "C-F-1": "1010 N"}
    assert advantage(lambda: fight(units), "attack R-E-1 C-F-1") == 4 + 2 - 3


@pytest.mark.rule("de_bello_punico 10.3i")
def test_ground_never_matters_in_combat():
    on_a_hill = {"R-Ha-1": "0712 N", "C-F-1": "0711 S"}
    below_it = {"R-Ha-1": "0711 S", "C-F-1": "0712 N"}
    among_rocks = {"R-Ha-1": "0404 N", "C-F-1": "0403 S"}
    for units in (on_a_hill, below_it, among_rocks):
        assert advantage(lambda units=units: fight(units, scenario="trebbia"), "attack R-Ha-1 C-F-1") == 1


# --- 10.4 support


def supporters(units: dict[str, str], attack: str = "R-Ha-1 C-F-1", active: str = "rome") -> set[str]:
    """Who may support the side that is asked; nobody is asked if nobody can."""
    match = fight(units, active)
    match.play(f"attack {attack}")
    if match.prompt.ask != "support":
        return set()
    return {word for action in legal(match) for word in action.split()[1:]} - {"none"}


@pytest.mark.rule("de_bello_punico 10.4a")
@pytest.mark.parametrize(
    ("hex_", "rear"), [("0911", True), ("1011", True), ("1111", True), ("0910", False), ("1110", False)]
)
def test_support_comes_from_the_three_rear_hexes(hex_, rear):
    units = {"R-Ha-1": "1010 N", "C-F-1": "1009 N", "R-Ha-2": f"{hex_} N"}
    assert supporters(units) == ({"R-Ha-2"} if rear else set())


@pytest.mark.rule("de_bello_punico 10.4b")
@pytest.mark.parametrize(
    ("fighter", "behind", "helps"),
    [
        ("Ha", "Ha", True), ("Ha", "Pr", True), ("Ha", "Tr", True), ("Ha", "Ve", False), ("Ha", "Al", False),
        ("Al", "Al", True), ("Al", "Ha", False), ("E", "SC", True), ("E", "CN", False), ("CN", "CN", True),
        ("Ve", "Ve", True), ("Ve", "CN", False),
    ],
)  # fmt: skip
def test_roman_support_is_a_matter_of_family(fighter, behind, helps):
    names = f"R-{fighter}-1", f"R-{behind}-2"
    units = {names[0]: "1010 N", names[1]: "1011 N", "C-Vt-1": "1009 S"}
    assert supporters(units, f"{names[0]} C-Vt-1") == ({names[1]} if helps else set())


@pytest.mark.rule("de_bello_punico 10.4b")
@pytest.mark.parametrize(
    ("fighter", "behind", "helps"),
    [
        ("F", "F", True), ("F", "M", True), ("M", "F", True), ("F", "Vt", False), ("Vt", "Vt", True),
        ("Vt", "F", False), ("El", "El", True), ("El", "E", False), ("Ti", "Ti", True), ("Ti", "F", False),
        ("E", "E", True), ("CN", "CN", True), ("CN", "E", False),
    ],
)  # fmt: skip
def test_punic_support_is_a_matter_of_family(fighter, behind, helps):
    names = f"C-{fighter}-1", f"C-{behind}-2"
    units = {names[0]: "1009 S", names[1]: "1008 S", "R-Tr-1": "1010 N"}
    assert supporters(units, f"{names[0]} R-Tr-1", "carthage") == ({names[1]} if helps else set())


@pytest.mark.rule("de_bello_punico 10.4c")
@pytest.mark.parametrize("facing", FACINGS)
def test_a_supporter_has_the_same_facing(facing):
    units = FACE_TO_FACE | {"R-Ha-2": f"1011 {facing}"}
    assert supporters(units) == ({"R-Ha-2"} if facing == "N" else set())


@pytest.mark.rule("de_bello_punico 10.4d")
def test_a_unit_in_an_enemy_zone_of_control_does_not_support():
    units = FACE_TO_FACE | {"R-Ha-2": "1111 N"}
    assert supporters(units | {"C-F-2": "1211 NW"}) == set(), "1111 is in its front"
    assert supporters(units | {"C-F-2": "1211 SE"}) == {"R-Ha-2"}, "1111 is in its rear"


# The printed example: D and H attack C and G.
EXAMPLE = {
    "R-Ha-1": "1010 N",  # D
    "R-Ha-2": "1210 N",  # H
    "R-Ha-3": "0911 NW",  # A, another facing
    "R-Ve-1": "1011 N",  # E, another type
    "R-Ha-4": "1111 N",  # I, behind both
    "R-Ha-5": "1311 N",  # L, in M's zone of control
    "C-E-1": "1410 SW",  # M
    "C-F-1": "1009 S",  # C
    "C-Vt-1": "1008 S",  # B, another type
    "C-F-2": "1209 S",  # G
    "C-F-3": "1208 S",  # F
}


@pytest.mark.rule("de_bello_punico 10.4e")
def test_the_printed_example_of_support():
    match = fight(EXAMPLE)
    play(match, "attack R-Ha-1 C-F-1")
    assert (asked(match), legal(match)) == (("rome", "support"), {"support none", "support R-Ha-4"})
    play(match, "support R-Ha-4", dice=[3, 5])  # B cannot support C, so nobody else is asked
    assert disorder(match, "R-Ha-1", "C-F-1") == [1, 1], "4 + 1 + 3 against 3 + 5"
    match = fight(EXAMPLE)
    play(match, "attack R-Ha-2 C-F-2")
    assert (asked(match), legal(match)) == (("rome", "support"), {"support none", "support R-Ha-4"})
    play(match, "support R-Ha-4")
    assert (asked(match), legal(match)) == (("carthage", "support"), {"support none", "support C-F-3"})
    play(match, "support C-F-3", dice=[3, 4])
    assert disorder(match, "R-Ha-2", "C-F-2") == [1, 1], "4 + 1 + 3 against 3 + 1 + 4"


@pytest.mark.rule("de_bello_punico 10.4.1")
def test_a_unit_supports_one_combat_in_an_impulse():
    match = fight(EXAMPLE)
    play(match, "attack R-Ha-1 C-F-1", "support R-Ha-4", dice=[3, 5])
    play(match, "attack R-Ha-2 C-F-2")
    assert asked(match) == ("carthage", "support"), "the unit behind both has done its share"
    match = fight(EXAMPLE)
    play(match, "attack R-Ha-1 C-F-1", "support none", dice=[3, 4])
    play(match, "attack R-Ha-2 C-F-2")
    assert asked(match) == ("rome", "support"), "it was not used"


@pytest.mark.rule("de_bello_punico R49")
def test_a_supporter_may_have_attacked_before():
    units = FACE_TO_FACE | {"R-Ha-2": "1111 N", "C-F-2": "1210 N"}  # R-Ha-2 has its own enemy in front
    match = fight(units)
    play(match, "attack R-Ha-2 C-F-2", dice=[1, 1])
    play(match, "attack R-Ha-1 C-F-1")
    assert allowed(match, "support R-Ha-2")


@pytest.mark.rule("de_bello_punico R49")
def test_both_sides_are_supported_far_from_their_commanders_but_not_by_fugitives():
    units = FACE_TO_FACE | {"R-Ha-2": "1011 N", "C-F-2": "1008 S"}
    match = fight(units, commanders={"R-CMD": "3020", "C-CMD": "3001"})
    play(match, "attack R-Ha-1 C-F-1", "support R-Ha-2")
    assert asked(match) == ("carthage", "support")
    play(match, "support C-F-2", dice=[3, 4])
    assert disorder(match, "R-Ha-1", "C-F-1") == [1, 1], "4 + 1 + 3 against 3 + 1 + 4"
    assert supporters(units | {"R-Ha-2": "1011 N panicked", "C-F-2": "1008 S panicked"}) == set()


# --- 10.5 attack on the rear


def rear_bonus(name: str) -> int:
    """What a unit gains by attacking the same enemy through a rear hex."""
    foe, active = ("C-Vt-2", "rome") if name[0] == "R" else ("R-Tr-2", "carthage")
    return advantage(lambda: fight({name: "1011 N", foe: "1010 N"}, active), f"attack {name} {foe}") - advantage(
        lambda: fight({name: "1011 N", foe: "1010 S"}, active), f"attack {name} {foe}"
    )


@pytest.mark.rule("de_bello_punico 10.5a")
@pytest.mark.parametrize(
    "name", ["R-Tr-1", "R-Ha-1", "R-Pr-1", "R-E-1", "R-CN-1", "C-El-1", "C-Vt-1", "C-E-1", "C-CN-1"]
)
def test_two_for_these_in_the_rear(name):
    assert rear_bonus(name) == 2


@pytest.mark.rule("de_bello_punico 10.5b")
@pytest.mark.parametrize("name", ["C-F-1", "R-Ve-1", "C-Ti-1", "R-Al-1"])
def test_one_for_these_in_the_rear(name):
    assert rear_bonus(name) == 1


@pytest.mark.rule("de_bello_punico 10.5b")
@pytest.mark.parametrize(
    ("where", "bonus"),
    [("1111 NW", 1), ("1011 N", 1), ("0911 NE", 1), ("1110 SW", 0), ("1009 S", 0), ("0910 SE", 0)],
)
def test_the_bonus_depends_on_the_hex_attacked_from(where, bonus):
    units = {"R-Ve-1": where, "C-F-1": "1010 N"}
    assert advantage(lambda: fight(units), "attack R-Ve-1 C-F-1") == 2 + bonus - 3


@pytest.mark.rule("de_bello_punico R34")
@pytest.mark.parametrize("name", ["C-M-1", "R-SC-1"])
def test_mercenaries_and_socii_have_one_in_the_rear(name):
    assert rear_bonus(name) == 1


# --- 10.6 results


@pytest.mark.rule("de_bello_punico 10.6a")
def test_equal_totals_disorder_both():
    match = fight(FACE_TO_FACE)
    play(match, "attack R-Ha-1 C-F-1", dice=[4, 5])
    assert disorder(match, "R-Ha-1", "C-F-1") == [1, 1], "8 against 8"


@pytest.mark.rule("de_bello_punico 10.6b")
@pytest.mark.parametrize(("dice", "result"), [([2, 6], [1, 0]), ([4, 4], [0, 1])])
def test_the_lower_total_takes_one_disorder(dice, result):
    match = fight(FACE_TO_FACE)
    play(match, "attack R-Ha-1 C-F-1", dice=dice)
    assert disorder(match, "R-Ha-1", "C-F-1") == result, "6 against 9, 8 against 7"


@pytest.mark.rule("de_bello_punico 10.6c")
@pytest.mark.parametrize(("dice", "points"), [([6, 2], 2), ([5, 2], 1), ([5, 1], 2), ([4, 1], 2), ([3, 1], 1)])
def test_twice_as_much_or_more_makes_it_two(dice, points):
    match = fight(FACE_TO_FACE)
    play(match, "attack R-Ha-1 C-F-1", dice=dice)
    assert disorder(match, "R-Ha-1", "C-F-1") == [0, points]


@pytest.mark.rule("de_bello_punico 10.6c")
@pytest.mark.parametrize(("dice", "points"), [([1, 4], 2), ([1, 3], 1)])
def test_a_beaten_attacker_may_take_two_as_well(dice, points):
    match = fight(FACE_TO_FACE, "carthage")
    play(match, "attack C-F-1 R-Ha-1", dice=dice)
    assert disorder(match, "C-F-1", "R-Ha-1") == [points, 0], "4 against 8, 4 against 7"


@pytest.mark.rule("de_bello_punico R19")
def test_one_against_three_is_double():
    match = fight({"C-Ti-1": "1009 S disorder 1", "R-Ve-1": "1010 N"})
    play(match, "attack R-Ve-1 C-Ti-1", dice=[1, 1])
    assert unit(match, "C-Ti-1").status == "gone"
    assert disorder(match, "C-Ti-1") == [3], "2 + 1 against 1 - 1 + 1: two more on top of the one"


# --- 10.7 morale


@pytest.mark.rule("de_bello_punico 10.7a")
@pytest.mark.parametrize(("before", "panicked"), [(1, False), (2, True)])
def test_each_disorder_point_lowers_morale_by_one(before, panicked):
    match = fight({"C-El-1": "1009 S", "R-Tr-1": f"1010 N disorder {before}"}, "carthage")
    play(match, "attack C-El-1 R-Tr-1", dice=[6, 1])  # at least double: two points on a morale of 4
    assert disorder(match, "R-Tr-1") == [before + 2]
    assert unit(match, "R-Tr-1").panicked is panicked


@pytest.mark.rule("de_bello_punico 10.7b")
def test_more_disorder_than_morale_is_panic_too():
    match = fight({"C-Vt-1": "1009 S", "R-Ve-1": "1010 N disorder 1"}, "carthage")
    play(match, "attack C-Vt-1 R-Ve-1", "stand", dice=[6, 1])
    assert disorder(match, "R-Ve-1") == [3]
    assert unit(match, "R-Ve-1").panicked


@pytest.mark.rule("de_bello_punico R20")
def test_the_reduced_side_is_one_disorder_point_and_nothing_else():
    reduced = {"R-Ha-1": "1010 N disorder 1", "C-F-1": "1009 S"}
    assert advantage(lambda: fight(reduced), "attack R-Ha-1 C-F-1") == 4 - 1 - 3
    match = fight(reduced, "carthage")
    play(match, "attack C-F-1 R-Ha-1", dice=[5, 1])  # 8 against 4
    assert unit(match, "R-Ha-1").panicked, "two more points panic it"


@pytest.mark.rule("de_bello_punico R20")
def test_a_reduced_unit_can_be_made_whole():
    match = battle(
        {"R-Ha-1": "1015 N disorder 1"},
        phase="recovery",
        scenario="trebbia",
        boxes={"rome": {"recovery": 1}},
        commanders={"R-CMD": "1016"},
    )
    play(match, "recover R-Ha-1")
    assert disorder(match, "R-Ha-1") == [0]


# --- 10.8 advance


@pytest.mark.rule("de_bello_punico 10.8a")
def test_the_attacker_must_enter_the_vacated_hex():
    match = fight({"C-F-1": "1009 S", "R-Ha-1": "1010 N disorder 2"}, "carthage")
    play(match, "attack C-F-1 R-Ha-1", dice=[3, 3])
    assert unit(match, "R-Ha-1").panicked
    assert asked(match) == ("carthage", "advance")
    assert not allowed(match, "stay")
    play(match, "advance S")
    assert place(match, "C-F-1") == ("1010", "S")


@pytest.mark.rule("de_bello_punico 10.8a")
def test_there_is_no_advance_while_the_defender_stands():
    match = fight(FACE_TO_FACE, "carthage")
    play(match, "attack C-F-1 R-Ha-1", dice=[6, 1])
    assert match.prompt.ask != "advance"
    assert place(match, "C-F-1")[0] == "1009"


@pytest.mark.rule("de_bello_punico 10.8b")
def test_the_advancing_unit_takes_any_facing():
    for facing in FACINGS:
        match = fight({"C-F-1": "1009 S", "R-Ha-1": "1010 N disorder 2"}, "carthage")
        play(match, "attack C-F-1 R-Ha-1", dice=[3, 3])
        assert legal(match) == {f"advance {each}" for each in FACINGS}
        play(match, f"advance {facing}")
        assert place(match, "C-F-1") == ("1010", facing)


@pytest.mark.rule("de_bello_punico 10.8.1")
@pytest.mark.parametrize("name", ["R-Tr-1", "R-Ha-1", "R-Pr-1", "C-Vt-1", "R-Al-1", "C-M-1", "R-Ve-1"])
def test_legionaries_and_veterans_may_decline_the_advance(name):
    optional = name.split("-")[1] in {"Tr", "Ha", "Pr", "Vt"}
    foe, active = ("C-F-2", "rome") if name[0] == "R" else ("R-Ha-2", "carthage")
    match = fight({name: "1010 N", foe: "1009 S disorder 2"}, active)
    play(match, f"attack {name} {foe}", dice=[6, 1])
    assert asked(match) == (active, "advance")
    assert allowed(match, "stay") is optional
    if optional:
        play(match, "stay")
        assert place(match, name) == ("1010", "N")


@pytest.mark.rule("de_bello_punico R22")
def test_a_retreat_before_combat_also_obliges_to_advance():
    match = fight({"C-F-1": "1009 S", "R-CN-1": "1010 N"}, "carthage")
    play(match, "attack C-F-1 R-CN-1", "retreat 1011")
    assert legal(match) == {f"advance {each}" for each in FACINGS}


@pytest.mark.rule("de_bello_punico R22")
def test_nobody_advances_when_both_panic():
    match = fight({"R-Al-1": "1110 N disorder 1", "C-F-1": "1109 S disorder 2", "R-Ha-2": "2015 N"})
    play(match, "attack R-Al-1 C-F-1", dice=[2, 3])  # 4 against 4
    assert unit(match, "R-Al-1").panicked
    assert unit(match, "C-F-1").panicked
    assert match.prompt.ask != "advance"
    assert place(match, "R-Al-1")[0] == "1114"


@pytest.mark.rule("de_bello_punico R22")
def test_a_defender_never_advances():
    match = fight({"R-Ha-1": "1110 N disorder 2", "C-F-1": "1109 S", "R-Ha-2": "2015 N"})
    play(match, "attack R-Ha-1 C-F-1", dice=[1, 1])
    assert unit(match, "R-Ha-1").panicked
    assert match.prompt.ask != "advance"
    assert place(match, "C-F-1") == ("1109", "S")


@pytest.mark.rule("de_bello_punico R22")
def test_an_advance_ignores_zones_of_control_and_cost():
    units = {"C-F-1": "0712 N", "R-Ha-1": "0711 S disorder 2", "R-Tr-1": "0710 SE"}  # a hill before R-Tr-1
    match = fight(units, "carthage", scenario="trebbia")
    play(match, "attack C-F-1 R-Ha-1", dice=[6, 1])
    play(match, "advance N")
    assert place(match, "C-F-1") == ("0711", "N")
    assert rout(match, "rome") == 2


@pytest.mark.rule("de_bello_punico R22")
def test_the_death_of_a_fugitive_also_obliges_to_advance():
    match = fight({"R-E-1": "1010 N", "C-F-1": "1009 S panicked"})
    play(match, "attack R-E-1 C-F-1")
    assert legal(match) == {f"advance {each}" for each in FACINGS}
