"""Chapter 2: the map, the scale, the die and the counters."""

from __future__ import annotations

from itertools import product

import pytest

from bellona import Match

from .battles import (
    advantage,
    allowed,
    battle,
    disorder,
    dump,
    fight,
    initiative,
    legal,
    place,
    play,
    refusal,
    started,
    stride,
    unit,
    until,
    walk,
)

FACE_TO_FACE = {"R-Ha-1": "1010 N", "C-F-1": "1009 S"}


@pytest.mark.rule("de_bello_punico 2.1")
def test_every_unit_stands_in_a_hex_of_its_own():
    hexes = [entry["hex"] for entry in dump(started("zama"))["units"].values()]
    grid = {f"{column:02}{row:02}" for column, row in product(range(1, 31), range(1, 21))}
    assert len(hexes) == len(set(hexes)) == 62
    assert set(hexes) <= grid


@pytest.mark.rule("de_bello_punico 2.1")
def test_beyond_the_border_there_is_no_hex():
    match = battle({"R-Ha-1": "0110 NW", "C-F-1": "2002 S"})
    steps = {action for action in legal(match) if action.startswith("step")}
    assert steps == {"step R-Ha-1 N"}
    assert refusal(match, "step R-Ha-1 NW") in {"2.1", "6b", "R43"}


@pytest.mark.rule("de_bello_punico 2.2")
@pytest.mark.parametrize(
    ("scenario", "types", "men", "least", "most"),
    [
        ("zama", ["C-El"], 80, 10, 20),
        ("trebbia", ["C-El"], 37, 10, 20),
        ("zama", ["R-Ha", "R-Pr", "R-Tr", "R-Ve"], 23_000, 1000, 2000),
        ("zama", ["R-E"], 1500, 500, 1000),
        ("beneventum", ["R-E"], 1200, 500, 1000),
        ("beneventum", ["C-CN"], 1200, 500, 1000),
    ],
)
def test_orders_of_battle_keep_to_the_scale(scenario, types, men, least, most):
    names = [name for name in dump(started(scenario))["units"] if name.rsplit("-", 1)[0] in types]
    assert least <= men / len(names) <= most


@pytest.mark.rule("de_bello_punico 2.3")
@pytest.mark.parametrize("pips", [0, 7])
def test_a_die_has_six_faces(pips):
    with pytest.raises(ValueError, match=r"\d"):
        play(fight(FACE_TO_FACE), "attack R-Ha-1 C-F-1", dice=[pips, 3])


@pytest.mark.rule("de_bello_punico 2.3")
@pytest.mark.parametrize("pips", range(1, 7))
def test_each_face_counts_its_pips(pips):
    match = fight({"R-Al-1": "1010 N", "C-F-1": "1009 S"})
    play(match, "attack R-Al-1 C-F-1", dice=[pips, pips])
    assert disorder(match, "R-Al-1", "C-F-1") == [1, 1], "3 + die against 3 + the same die is a tie"


@pytest.mark.rule("de_bello_punico 2.3")
def test_undictated_rolls_show_all_six_faces_and_nothing_else():
    faces = set()
    for seed in range(40):
        events = play(fight(FACE_TO_FACE, seed=seed), "attack R-Ha-1 C-F-1")
        dice = next(event.args for event in events if event.kind == "dice")
        faces |= {dice["attacker"], dice["defender"]}
    assert faces == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("de_bello_punico 2.4a")
def test_combat_points_count_in_attack_and_in_defence():
    assert advantage(lambda: fight(FACE_TO_FACE), "attack R-Ha-1 C-F-1") == 4 - 3
    assert advantage(lambda: fight(FACE_TO_FACE, "carthage"), "attack C-F-1 R-Ha-1") == 3 - 4


@pytest.mark.rule("de_bello_punico 2.4a")
@pytest.mark.parametrize(("active", "attack"), [("rome", "R-Ha-1 C-Ti-1"), ("carthage", "C-Ti-1 R-Ha-1")])
def test_hastati_with_a_die_of_three_have_seven(active, attack):
    for die, gone in [(2, True), (3, False)]:  # 7 is at least twice 1 + 2, but not twice 1 + 3
        match = fight({"R-Ha-1": "1010 N", "C-Ti-1": "1009 S"}, active)
        if active == "rome":
            play(match, f"attack {attack}", "stand", dice=[3, die])
        else:
            play(match, f"attack {attack}", dice=[die, 3])
        assert (unit(match, "C-Ti-1").status == "gone") is gone


@pytest.mark.rule("de_bello_punico 2.4b")
def test_a_unit_spends_at_most_its_movement_points():
    match = battle({"R-Ha-1": "1015 N", "R-Ha-2": "2015 N", "C-F-1": "2002 S"})
    assert stride(match, "R-Ha-1", "N") == 4
    assert refusal(match, "step R-Ha-1 N") == "2.4b"
    assert refusal(match, "turn R-Ha-1 S") == "2.4b"


@pytest.mark.rule("de_bello_punico 2.4b")
def test_movement_points_are_not_saved_for_the_next_turn():
    match = battle(
        {"R-Ha-1": "1015 N", "R-Ha-2": "2015 N", "C-F-1": "2002 S"},
        first="carthage",
        commanders={"R-CMD": "dead", "C-CMD": "dead"},
    )
    walk(match, "R-Ha-1", "N")
    play(match, "halt R-Ha-1", "done", dice=initiative(rome=6, carthage=1))
    play(match, "first")
    assert stride(match, "R-Ha-1", "N") == 4


@pytest.mark.rule("de_bello_punico 2.4c")
@pytest.mark.parametrize(("before", "die", "panicked"), [(2, 3, True), (1, 2, False)])
def test_disorder_equal_to_the_morale_value_is_panic(before, die, panicked):
    match = fight({"R-Ha-1": f"1010 N disorder {before}", "C-F-1": "1009 S"}, "carthage")
    play(match, "attack C-F-1 R-Ha-1", dice=[3, die])
    assert unit(match, "R-Ha-1").panicked is panicked
    assert disorder(match, "R-Ha-1") == [before + 1]


@pytest.mark.rule("de_bello_punico 2.4d")
def test_only_units_with_the_arrow_shoot():
    match = battle({"R-Pr-1": "1010 N", "C-F-1": "1009 S", "R-Ve-1": "2010 N", "C-F-2": "2009 S"}, phase="missiles")
    assert allowed(match, "shoot R-Ve-1 C-F-2")
    assert refusal(match, "shoot R-Pr-1 C-F-1") == "2.4d"


@pytest.mark.rule("de_bello_punico 2.4d")
def test_missiles_fly_only_in_the_own_missile_impulse():
    match = battle({"R-Ve-1": "1010 N", "C-Ti-1": "1009 S"}, phase="missiles")
    assert allowed(match, "shoot R-Ve-1 C-Ti-1")
    assert not allowed(match, "shoot C-Ti-1 R-Ve-1")
    match = battle({"R-Ve-1": "1010 N", "C-Ti-1": "1009 S"}, phase="combat")
    assert not allowed(match, "shoot R-Ve-1 C-Ti-1")


@pytest.mark.rule("de_bello_punico 2.4.1")
@pytest.mark.parametrize("reminder", ["halted", "barred", "run 4"])
def test_reminder_counters_change_no_value(reminder):
    def make() -> Match:
        return fight({"R-Ha-1": "1010 N", "C-El-1": f"1009 S {reminder}"})

    answers = [] if reminder == "halted" else ["stand"]  # a halted elephant has no retreat to decline, R18
    assert advantage(make, "attack R-Ha-1 C-El-1", *answers) == 4 - 6


@pytest.mark.rule("de_bello_punico 2.4.1")
def test_a_spent_command_point_leaves_nothing_behind():
    boxes = {"rome": {"combat": 1}}
    match = fight(FACE_TO_FACE, boxes=boxes, commanders={"R-CMD": "1012"})
    play(match, "attack R-Ha-1 C-F-1", "commit", dice=[1, 1])
    until(match, "carthage", "attack")
    assert place(match, "R-Ha-1") == ("1010", "N")
    play(match, "attack C-F-1 R-Ha-1", dice=[3, 1])
    assert disorder(match, "C-F-1", "R-Ha-1") == [2, 1], "3 - 1 + 3 against 4 + 1: no reminder adds anything"
