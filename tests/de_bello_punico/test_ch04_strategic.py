"""Chapter 4: command points and the boxes they lie on."""

from __future__ import annotations

import pytest

from bellona import Match

from .battles import (
    advantage,
    allowed,
    asked,
    battle,
    commander,
    disorder,
    fight,
    impulse,
    initiative,
    lay,
    lay_anything,
    legal,
    markers,
    new_turn,
    place,
    play,
    recovery,
    refusal,
    stride,
    unit,
    until,
    walk,
)

FACE_TO_FACE = {"R-Ha-1": "1010 N", "C-F-1": "1009 S"}
TWO_ON_ONE = {"R-Ha-1": "1010 N", "R-Ha-2": "0910 NE", "C-F-1": "1009 S"}
POINTS = "combat combat recovery movement cavalry*"


# --- 4 and 4.1: laying the markers


@pytest.mark.rule("de_bello_punico 4a")
@pytest.mark.parametrize(
    ("scenario", "rome", "carthage"), [("trebbia", 2, 4), ("beneventum", 3, 2), ("po", 3, 3), ("zama", 4, 4)]
)
def test_a_side_has_its_leaders_points_and_one_vacuus(scenario, rome, carthage):
    laid = lay_anything(new_turn(scenario))
    for seat, points in (("rome", rome), ("carthage", carthage)):
        own = [action for who, action in laid if who == seat]
        assert sum(not action.endswith("false") for action in own) == points
        assert sum(action.endswith("false") for action in own) == 1


@pytest.mark.rule("de_bello_punico 4a")
def test_there_is_only_one_vacuus():
    match = new_turn()
    play(match, "place combat false", "place combat")
    assert asked(match) == ("carthage", "place")
    assert refusal(match, "place combat false") in {"4a", "R4"}
    assert allowed(match, "place combat")


@pytest.mark.rule("de_bello_punico 4b")
def test_no_marker_is_held_back():
    match = new_turn("trebbia")
    play(match, "place combat", "place combat", "place combat", "place movement", "place cavalry")
    assert asked(match) == ("rome", "place"), "two of Rome's three markers lie on their boxes"
    assert all(choice.startswith("place") for choice in legal(match))
    assert not allowed(match, "done")
    play(match, "place recovery false")
    assert asked(match) == ("carthage", "place")
    assert impulse(match)[0] == "strategic"


@pytest.mark.rule("de_bello_punico 4.1a")
@pytest.mark.rule("de_bello_punico R51")
def test_seven_boxes_each_with_furor_punic_and_elephants_roman():
    common = {"initiative", "combat", "recovery", "cavalry", "movement", "fortuna"}
    match = new_turn()
    assert {choice.split()[1] for choice in legal(match)} == common | {"furor"}
    assert refusal(match, "place elephants") in {"4.1a", "R51"}
    play(match, "place furor")
    assert {choice.split()[1] for choice in legal(match)} == common | {"elephants"}
    assert refusal(match, "place furor") in {"4.1a", "R51"}


@pytest.mark.rule("de_bello_punico 4.1b")
def test_carthage_places_first_and_then_they_alternate():
    assert [seat for seat, _ in lay_anything(new_turn())] == ["carthage", "rome"] * 5


@pytest.mark.rule("de_bello_punico R5")
def test_the_side_with_more_markers_places_the_rest_in_a_row():
    order = "".join(seat[0] for seat, _ in lay_anything(new_turn("trebbia")))
    assert order == "crcrcrcc"


@pytest.mark.rule("de_bello_punico 4.1c")
def test_a_box_holds_at_most_three():
    match = new_turn()
    play(match, "place combat", "place combat", "place combat", "place movement")
    assert allowed(match, "place combat")
    play(match, "place combat", "place movement")
    assert refusal(match, "place combat") == "4.1c"
    assert allowed(match, "place cavalry")


@pytest.mark.rule("de_bello_punico 4.9c")
def test_fortuna_holds_only_one():
    match = new_turn()
    play(match, "place fortuna", "place combat")
    assert refusal(match, "place fortuna") == "4.9c"
    assert refusal(match, "place fortuna false") in {"4.9c", "R4"}


@pytest.mark.rule("de_bello_punico R4")
def test_the_vacuus_counts_against_the_limit_of_a_box():
    match = new_turn()
    play(match, "place combat", "place combat", "place combat", "place combat", "place combat false")
    assert markers(match, "carthage", "combat") == 3
    play(match, "place movement")
    assert refusal(match, "place combat") in {"4.1c", "R4"}


@pytest.mark.rule("de_bello_punico R4")
def test_a_vacuus_on_fortuna_rerolls_nothing():
    boxes = {"rome": {"fortuna": 1, "vacuus": "fortuna"}}
    match = fight(FACE_TO_FACE, boxes=boxes)
    play(match, "attack R-Ha-1 C-F-1", dice=[1, 2])
    assert asked(match) == ("rome", "reroll"), "the question itself must not betray the marker"
    assert refusal(match, "reroll") in {"R4", "4.9a"}
    play(match, "accept")
    assert markers(match, "rome", "fortuna") == 1
    assert disorder(match, "R-Ha-1", "C-F-1") == [1, 1]


@pytest.mark.rule("de_bello_punico R4")
def test_the_enemy_does_not_see_which_marker_is_false():
    views = {}
    for false in ("combat", "fortuna"):
        match = battle(FACE_TO_FACE, boxes={"rome": {"combat": 1, "fortuna": 1, "vacuus": false}})
        views[false] = match.view("carthage"), match.view("rome")
    assert views["combat"][0] == views["fortuna"][0]
    assert views["combat"][1] != views["fortuna"][1]


@pytest.mark.rule("de_bello_punico R4")
def test_a_vacuus_on_combat_gives_nothing():
    boxes = {"rome": {"combat": 1, "vacuus": "combat"}}
    match = fight(FACE_TO_FACE, boxes=boxes, commanders={"R-CMD": "1012"})
    play(match, "attack R-Ha-1 C-F-1")
    assert asked(match) == ("rome", "commit")
    assert refusal(match, "commit") in {"R4", "4.3a"}
    play(match, "keep", dice=[3, 4])
    assert disorder(match, "R-Ha-1", "C-F-1") == [1, 1]


# --- 4.1.1 and how long a point lasts


@pytest.mark.rule("de_bello_punico 4.1.1")
@pytest.mark.rule("de_bello_punico R56")
def test_one_combat_point_a_unit_and_impulse():
    match = fight(TWO_ON_ONE, boxes={"carthage": {"combat": 2}}, commanders={"C-CMD": "1006"})
    play(match, "attack R-Ha-1 C-F-1")
    assert asked(match) == ("carthage", "commit")
    play(match, "commit", dice=[4, 5])
    assert disorder(match, "R-Ha-1", "C-F-1") == [1, 0], "4 + 4 against 3 + 5 + 1"
    play(match, "attack R-Ha-2 C-F-1", dice=[4, 4])  # rolled at once: a second point is not offered
    assert disorder(match, "R-Ha-2", "C-F-1") == [1, 1], "the +1 still counts: 4 + 4 against 3 + 4 + 1"
    assert markers(match, "carthage", "combat") == 1
    until(match, "carthage", "attack")
    play(match, "attack C-F-1 R-Ha-1")
    assert asked(match) == ("carthage", "commit"), "a new impulse, so another point may be given"
    play(match, "keep", dice=[2, 1])
    assert disorder(match, "C-F-1", "R-Ha-1") == [2, 2], "the first +1 is gone: 3 - 1 + 2 against 4 - 1 + 1"


@pytest.mark.rule("de_bello_punico 4.1.1")
def test_one_movement_point_a_unit_and_impulse():
    match = battle({"R-Ha-1": "1018 N", "R-Ha-2": "1218 N", "C-F-1": "2002 S"}, boxes={"rome": {"movement": 2}})
    play(match, "boost R-Ha-1", "done")
    assert refusal(match, "boost R-Ha-1") == "4.1.1"
    assert allowed(match, "boost R-Ha-2")
    assert stride(match, "R-Ha-1", "N") == 5


@pytest.mark.rule("de_bello_punico R10")
def test_a_charging_unit_gets_no_combat_point_as_well():
    def make() -> Match:
        boxes = {"carthage": {"furor": 1, "combat": 1}}
        return fight({"C-M-1": "1009 S", "R-Ha-1": "1010 N"}, "carthage", boxes=boxes, commanders={"C-CMD": "1007"})

    match = make()
    play(match, "attack C-M-1 R-Ha-1")
    assert asked(match) == ("carthage", "commit")
    match = make()
    play(match, "charge C-M-1 R-Ha-1", dice=[2, 4])  # rolled at once: no Combat point is offered
    assert disorder(match, "C-M-1", "R-Ha-1") == [1, 1], "4 + 2 + 2 against 4 + 4"
    assert markers(match, "carthage", "combat") == 1


@pytest.mark.rule("de_bello_punico R6")
def test_a_spent_point_is_gone_for_the_turn_and_back_in_the_next():
    units = TWO_ON_ONE | {"C-F-2": "2002 S"}
    boxes = {"rome": {"combat": 2}, "carthage": {}}
    match = fight(units, boxes=boxes, commanders={"R-CMD": "1012", "C-CMD": "3001"})
    for name in ("R-Ha-1", "R-Ha-2"):
        play(match, f"attack {name} C-F-1", "commit", dice=[1, 4])
    assert markers(match, "rome", "combat") == 0
    until(match, "carthage", "attack")
    play(match, "attack C-F-1 R-Ha-1", dice=[1, 1])  # rolled at once: Rome has nothing left to commit
    until(match, "carthage", "place")
    assert len(lay_anything(match)) == 10


@pytest.mark.rule("de_bello_punico R6")
def test_unused_points_do_not_stay_in_their_box():
    match = battle(
        {"R-Ha-1": "1019 N", "C-F-1": "1002 S"},
        active="carthage",
        first="rome",
        boxes={"rome": {"combat": 2}, "carthage": {"furor": 1}},
    )
    until(match, "carthage", "place")
    assert markers(match, "rome", "combat") == markers(match, "carthage", "furor") == 0


# --- 4.2 Initiative


@pytest.mark.rule("de_bello_punico 4.2")
def test_each_point_on_initiative_adds_one():
    match = new_turn()
    dice = initiative(rome=3, carthage=5) + initiative(rome=1, carthage=6)
    lay(match, rome="initiative initiative combat combat combat*", carthage=POINTS, dice=dice)
    assert asked(match) == ("carthage", "order"), "3 + 2 against 5 is a tie; then 1 + 2 against 6"
    match = new_turn()
    lay(match, rome="initiative initiative initiative combat combat*", carthage=POINTS, dice=dice[:2])
    assert asked(match) == ("rome", "order"), "3 + 3 against 5"


@pytest.mark.rule("de_bello_punico 4.2")
@pytest.mark.rule("de_bello_punico R4")
def test_a_vacuus_on_initiative_adds_nothing():
    match = new_turn()
    lay(
        match,
        rome="initiative* combat combat combat movement",
        carthage=POINTS,
        dice=initiative(rome=3, carthage=4),
    )
    assert asked(match) == ("carthage", "order")


# --- 4.3 Combat


@pytest.mark.rule("de_bello_punico 4.3a")
@pytest.mark.parametrize(("answer", "edge"), [("commit", 2), ("keep", 1)])
def test_a_combat_point_adds_one_in_combat(answer, edge):
    def make() -> Match:
        return fight(FACE_TO_FACE, boxes={"rome": {"combat": 1}}, commanders={"R-CMD": "1012"})

    assert advantage(make, "attack R-Ha-1 C-F-1", answer) == edge


@pytest.mark.rule("de_bello_punico 4.3a")
def test_the_defender_too_may_commit_a_point():
    def make() -> Match:
        return fight(FACE_TO_FACE, boxes={"carthage": {"combat": 1}}, commanders={"C-CMD": "1007"})

    assert advantage(make, "attack R-Ha-1 C-F-1", "commit") == 0


@pytest.mark.rule("de_bello_punico 4.3b")
def test_the_attacker_commits_first_and_the_defender_knows():
    views = []
    for answer in ("commit", "keep"):
        match = fight(
            FACE_TO_FACE,
            boxes={"rome": {"combat": 1}, "carthage": {"combat": 1}},
            commanders={"R-CMD": "1012", "C-CMD": "1007"},
        )
        play(match, "attack R-Ha-1 C-F-1")
        assert asked(match) == ("rome", "commit")
        play(match, answer)
        assert asked(match) == ("carthage", "commit")
        views.append(match.view("carthage"))
    assert views[0] != views[1]


@pytest.mark.rule("de_bello_punico 4.3c")
@pytest.mark.parametrize(("hex_", "inside"), [("1014", True), ("1015", False)])
def test_a_combat_point_needs_the_command_radius(hex_, inside):
    match = fight(FACE_TO_FACE, scenario="trebbia", boxes={"rome": {"combat": 1}}, commanders={"R-CMD": hex_})
    if inside:
        play(match, "attack R-Ha-1 C-F-1")
        assert allowed(match, "commit")
    else:
        play(match, "attack R-Ha-1 C-F-1", dice=[4, 4])  # rolled at once: there is nothing to offer
        assert disorder(match, "R-Ha-1", "C-F-1") == [0, 1]
        assert not allowed(match, "commit")
        assert markers(match, "rome", "combat") == 1


# --- 4.4 Recovery


@pytest.mark.rule("de_bello_punico 4.4a")
def test_as_many_units_recover_as_there_are_points():
    names = ["R-Ha-1", "R-Ha-2", "R-Ha-3"]
    units = {name: f"1{index}15 N disorder 1" for index, name in enumerate(names)}
    match = recovery(units, points=2, where="1117")
    play(match, "recover R-Ha-1")
    assert disorder(match, *names) == [0, 1, 1]
    play(match, "recover R-Ha-3")
    assert disorder(match, *names) == [0, 1, 0]
    assert match.prompt.ask != "recover"


@pytest.mark.rule("de_bello_punico 4.4a")
def test_only_the_owner_of_the_impulse_recovers():
    match = battle(
        {"R-Ha-1": "1015 N disorder 1", "C-F-1": "1005 S disorder 1"},
        phase="recovery",
        boxes={"rome": {"recovery": 1}, "carthage": {"recovery": 1}},
        commanders={"R-CMD": "1016", "C-CMD": "1004"},
    )
    assert legal(match) == {"recover R-Ha-1", "done"}


@pytest.mark.rule("de_bello_punico 4.4b")
def test_a_unit_recovers_also_in_an_enemy_zone_of_control():
    match = recovery({"R-Ha-1": "1010 N disorder 1", "C-F-1": "1009 S"}, points=1, where="1012")
    play(match, "recover R-Ha-1")
    assert disorder(match, "R-Ha-1") == [0]


@pytest.mark.rule("de_bello_punico 4.4c")
@pytest.mark.rule("de_bello_punico R9")
def test_recovery_needs_the_command_radius_measured_through_anything():
    units = {
        "R-Ha-1": "1010 N disorder 1",  # six hexes from Ceteghus, three of them held by enemies
        "R-Ha-2": "1009 N disorder 1",
        "C-F-1": "1012 N",
        "C-F-2": "1013 N",
        "C-F-3": "1014 N",
    }
    match = recovery(units, points=2, where="1016", scenario="po")
    assert allowed(match, "recover R-Ha-1")
    assert refusal(match, "recover R-Ha-2") in {"4.4c", "12b"}


# --- 4.5 Cavalry

BEATEN_HORSE = {"R-E-1": "0508 N", "C-E-1": "0507 S disorder 2"}


@pytest.mark.rule("de_bello_punico 4.5a")
def test_a_cavalry_point_stops_a_pursuit():
    match = fight(BEATEN_HORSE, boxes={"rome": {"cavalry": 1}})
    play(match, "attack R-E-1 C-E-1", dice=[3, 3])
    assert asked(match) == ("rome", "pursuit")
    play(match, "recall")
    assert unit(match, "R-E-1").status == ""
    assert markers(match, "rome", "cavalry") == 0


@pytest.mark.rule("de_bello_punico 4.5b")
def test_a_cavalry_point_brings_back_one_pursuer():
    units = {"R-E-1": "pursuing 0501", "R-E-2": "pursuing 1001", "R-Ha-1": "1015 N"}
    match = battle(units, boxes={"rome": {"cavalry": 1}})
    assert allowed(match, "return R-E-2 1001")
    play(match, "return R-E-1 0501", "halt R-E-1")
    assert place(match, "R-E-1") == ("0501", "S")
    assert markers(match, "rome", "cavalry") == 0
    assert refusal(match, "return R-E-2 1001") in {"4.5b", "14.1a", "R6"}


@pytest.mark.rule("de_bello_punico R13")
def test_a_cavalry_point_serves_the_pursuit_or_the_return():
    units = BEATEN_HORSE | {"R-E-2": "pursuing 1001", "R-Ha-1": "2015 N", "C-F-1": "2005 S"}
    for choice, points in (("recall", 0), ("pursue", 1)):
        match = fight(units, boxes={"rome": {"cavalry": 1}})
        play(match, "attack R-E-1 C-E-1", dice=[3, 3])
        events = match.play(choice)
        assert markers(match, "rome", "cavalry") == points
        assert not {event.rule for event in events} & {"11.3", "11.4"}
    match = battle(units, boxes={"rome": {"cavalry": 1}})
    events = match.play("return R-E-2 1001")
    assert {event.rule for event in events} & {"14.1a", "14.1b", "4.5b", "R29"}


@pytest.mark.rule("de_bello_punico R4")
def test_a_vacuus_on_recovery_recovers_nobody():
    units = {"R-Ha-1": "1015 N disorder 1", "R-Ha-2": "1115 N disorder 1", "C-F-1": "2902 S"}
    for points, recovered in ((1, 0), (2, 1)):
        match = battle(
            units,
            phase="recovery",
            boxes={"rome": {"recovery": points, "vacuus": "recovery"}},
            commanders={"R-CMD": "1016"},
        )
        for name in ("R-Ha-1", "R-Ha-2"):
            if match.check(f"recover {name}") is None:
                match.play(f"recover {name}")
        assert sum(disorder(match, "R-Ha-1", "R-Ha-2")) == 2 - recovered


@pytest.mark.rule("de_bello_punico R4")
def test_a_vacuus_on_cavalry_stops_no_pursuit_and_calls_nobody_back():
    boxes = {"rome": {"cavalry": 1, "vacuus": "cavalry"}}
    match = fight(BEATEN_HORSE | {"C-F-1": "2005 S"}, boxes=boxes)
    play(match, "attack R-E-1 C-E-1", dice=[3, 3])
    assert asked(match) == ("rome", "pursuit"), "the question itself must not betray the marker"
    assert legal(match) == {"pursue"}
    play(match, "pursue")
    assert unit(match, "R-E-1").status == "pursuing"
    match = battle({"R-E-1": "pursuing 0501", "R-Ha-1": "1015 N"}, boxes=boxes)
    assert not allowed(match, "return R-E-1 0501")


@pytest.mark.rule("de_bello_punico R4")
def test_a_vacuus_on_movement_furor_or_elephants_has_no_effect():
    match = battle({"R-Ha-1": "1015 N"}, boxes={"rome": {"movement": 1, "vacuus": "movement"}})
    assert not allowed(match, "boost R-Ha-1")
    units = {"C-M-1": "1009 S", "R-Ha-1": "1010 N"}
    match = fight(units, "carthage", boxes={"carthage": {"furor": 1, "vacuus": "furor"}})
    assert allowed(match, "attack C-M-1 R-Ha-1")
    assert not allowed(match, "charge C-M-1 R-Ha-1")
    match = battle(
        {"C-El-1": "1005 S", "R-Ha-1": "3019 N"},
        active="carthage",
        boxes={"rome": {"elephants": 1, "vacuus": "elephants"}},
    )
    assert not allowed(match, "test C-El-1")


# --- 4.6 Movement


@pytest.mark.rule("de_bello_punico 4.6a")
def test_a_movement_point_gives_three_units_one_more():
    units = {f"C-F-{n}": f"{2 * n:02}03 S" for n in range(1, 5)}
    match = battle(units, active="carthage", boxes={"carthage": {"movement": 1}})
    play(match, "boost C-F-1", "boost C-F-2", "boost C-F-3")
    assert [stride(match, name, "S") for name in sorted(units)] == [5, 5, 5, 4]


@pytest.mark.rule("de_bello_punico 4.6a")
def test_a_movement_point_serves_one_type_only():
    units = {"C-F-1": "0203 S", "C-F-2": "0403 S", "C-M-1": "0603 S"}
    match = battle(units, active="carthage", boxes={"carthage": {"movement": 1}})
    play(match, "boost C-F-1")
    assert asked(match) == ("carthage", "boost")
    assert allowed(match, "boost C-F-2")
    assert refusal(match, "boost C-M-1") == "4.6a"


@pytest.mark.rule("de_bello_punico 4.6b")
def test_hastati_and_principes_share_a_movement_point():
    units = {"R-Ha-1": "0218 N", "R-Ha-2": "0418 N", "R-Pr-1": "0618 N", "R-Tr-1": "0818 N"}
    match = battle(units, boxes={"rome": {"movement": 1}})
    play(match, "boost R-Ha-1", "boost R-Pr-1")
    assert refusal(match, "boost R-Tr-1") in {"4.6a", "4.6b"}
    play(match, "boost R-Ha-2")
    assert [stride(match, name, "N") for name in ("R-Ha-1", "R-Ha-2", "R-Pr-1", "R-Tr-1")] == [5, 5, 5, 4]


@pytest.mark.rule("de_bello_punico R11")
def test_a_movement_point_is_declared_before_its_unit_moves():
    units = {"C-El-1": "0203 S", "C-El-2": "0403 S", "C-El-3": "0603 S"}
    match = battle(units, active="carthage", boxes={"carthage": {"movement": 1}})
    walk(match, "C-El-1", "S")
    play(match, "halt C-El-1")
    assert refusal(match, "boost C-El-1") == "R11"
    play(match, "boost C-El-2")
    assert refusal(match, "boost C-El-1") == "R11"
    assert allowed(match, "boost C-El-3")


@pytest.mark.rule("de_bello_punico R11")
def test_a_movement_point_may_serve_fewer_than_three():
    units = {"C-El-1": "0203 S", "C-El-2": "0403 S"}
    match = battle(units, active="carthage", boxes={"carthage": {"movement": 1}})
    play(match, "boost C-El-1", "boost C-El-2")
    assert [stride(match, name, "S") for name in units] == [6, 6]


@pytest.mark.rule("de_bello_punico R11")
def test_neither_commanders_nor_fugitives_are_hurried_on():
    units = {"C-F-1": "0210 S panicked", "C-F-2": "0403 S"}
    match = battle(units, active="carthage", boxes={"carthage": {"movement": 1}})
    assert allowed(match, "boost C-F-2")
    assert refusal(match, "boost C-CMD") == "R11"
    assert refusal(match, "boost C-F-1") in {"R11", "11.1a"}


@pytest.mark.rule("de_bello_punico R9")
def test_a_movement_point_needs_no_radius():
    match = battle(
        {"R-Ha-1": "0105 N", "R-Ha-2": "0305 N"},
        boxes={"rome": {"movement": 1}},
        commanders={"R-CMD": "3020"},
    )
    assert allowed(match, "boost R-Ha-1")


# --- 4.7 Furor and 4.8 Elephants


def mercenaries(furor: int) -> Match:
    units = {f"C-M-{n}": f"{4 * n:02}09 S" for n in range(1, 6)}
    units |= {f"R-Ha-{n}": f"{4 * n:02}10 N" for n in range(1, 6)}
    return fight(units, "carthage", boxes={"carthage": {"furor": furor}})


@pytest.mark.rule("de_bello_punico 4.7")
@pytest.mark.parametrize(("furor", "charges"), [(1, 2), (2, 4)])
def test_each_furor_point_gives_two_charges(furor, charges):
    match = mercenaries(furor)
    for n in range(1, charges + 1):
        play(match, f"charge C-M-{n} R-Ha-{n}", dice=[1, 1])
    assert refusal(match, f"charge C-M-{charges + 1} R-Ha-{charges + 1}") in {"4.7", "15.2a"}
    assert allowed(match, f"attack C-M-{charges + 1} R-Ha-{charges + 1}")
    assert markers(match, "carthage", "furor") == 0


def elephants(count: int, points: int) -> Match:
    units = {f"C-El-{n}": f"{4 * n:02}05 S" for n in range(1, count + 1)} | {"R-Ha-1": "3019 N"}
    return battle(units, active="carthage", boxes={"rome": {"elephants": points}})


@pytest.mark.rule("de_bello_punico 4.8")
def test_an_elephants_point_tests_two_elephants():
    match = elephants(count=3, points=1)
    assert asked(match) == ("rome", "test")
    play(match, "test C-El-1", "test C-El-3", dice=[3, 3])
    assert [unit(match, f"C-El-{n}").halted for n in (1, 2, 3)] == [True, False, True]
    assert asked(match) == ("carthage", "move")
    assert markers(match, "rome", "elephants") == 0


@pytest.mark.rule("de_bello_punico 4.8")
def test_an_elephants_point_may_test_one():
    match = elephants(count=1, points=1)
    play(match, "test C-El-1", dice=[4])
    assert unit(match, "C-El-1").halted
    assert markers(match, "rome", "elephants") == 0


@pytest.mark.rule("de_bello_punico 4.8")
def test_the_elephant_test_is_a_choice():
    match = elephants(count=2, points=1)
    play(match, "done")
    assert asked(match) == ("carthage", "move")
    assert markers(match, "rome", "elephants") == 1


# --- 4.9 Fortuna


@pytest.mark.rule("de_bello_punico 4.9a")
def test_fortuna_rerolls_one_die():
    match = fight(FACE_TO_FACE, boxes={"rome": {"fortuna": 1}})
    play(match, "attack R-Ha-1 C-F-1", dice=[1, 2])
    assert asked(match) == ("rome", "reroll")
    play(match, "reroll", dice=[6])
    assert disorder(match, "R-Ha-1", "C-F-1") == [0, 2], "4 + 6 against 3 + 2; before it was 5 against 5"
    assert markers(match, "rome", "fortuna") == 0


@pytest.mark.rule("de_bello_punico 4.9a")
def test_fortuna_may_be_kept():
    match = fight(FACE_TO_FACE, boxes={"rome": {"fortuna": 1}})
    play(match, "attack R-Ha-1 C-F-1", dice=[1, 2])
    play(match, "accept")
    assert disorder(match, "R-Ha-1", "C-F-1") == [1, 1]
    assert markers(match, "rome", "fortuna") == 1


@pytest.mark.rule("de_bello_punico 4.9b")
def test_the_second_result_stands():
    match = fight(FACE_TO_FACE | {"R-Ha-2": "2010 N", "C-F-2": "2009 S"}, boxes={"rome": {"fortuna": 1}})
    play(match, "attack R-Ha-1 C-F-1", dice=[4, 1])
    play(match, "reroll", dice=[1])
    assert disorder(match, "R-Ha-1", "C-F-1") == [0, 1], "4 + 1 against 3 + 1; before it was twice as much"
    assert asked(match) == ("rome", "attack")


@pytest.mark.rule("de_bello_punico R8")
def test_fortuna_rerolls_only_the_owners_die():
    match = fight(FACE_TO_FACE, boxes={"carthage": {"fortuna": 1}})
    play(match, "attack R-Ha-1 C-F-1", dice=[6, 1])
    assert asked(match) == ("carthage", "reroll")
    play(match, "reroll", dice=[6])
    assert disorder(match, "R-Ha-1", "C-F-1") == [0, 1], "4 + 6 against 3 + 6"


@pytest.mark.rule("de_bello_punico R8")
def test_fortuna_serves_a_commander_in_danger():
    match = fight(
        {"R-Pr-1": "1010 N", "C-F-1": "1009 S"},
        "carthage",
        boxes={"rome": {"fortuna": 1}},
        commanders={"R-CMD": "1010"},
    )
    play(match, "attack C-F-1 R-Pr-1", "stand", dice=[6, 1])
    play(match, "accept", dice=[1])
    assert asked(match) == ("rome", "reroll")
    assert commander(match, "R-CMD") == "1010", "nothing happens before the new die"
    play(match, "reroll", dice=[4])
    assert commander(match, "R-CMD") == "1010"
    assert disorder(match, "R-Pr-1") == [1]


@pytest.mark.rule("de_bello_punico R8")
def test_fortuna_serves_a_shot():
    match = battle({"R-Ve-1": "1010 N", "C-F-1": "1009 S"}, phase="missiles", boxes={"rome": {"fortuna": 1}})
    play(match, "shoot R-Ve-1 C-F-1", dice=[6])
    assert asked(match) == ("rome", "reroll")
    play(match, "reroll", dice=[1])
    assert disorder(match, "C-F-1") == [1]


@pytest.mark.rule("de_bello_punico R8")
def test_fortuna_serves_rome_in_the_elephant_test():
    units = {"C-El-1": "1005 S", "C-El-2": "2005 S", "R-Ha-1": "3019 N"}
    match = battle(units, active="carthage", boxes={"rome": {"elephants": 1, "fortuna": 1}})
    play(match, "test C-El-1", "done", dice=[1])
    assert asked(match) == ("rome", "reroll")
    play(match, "reroll", dice=[3])
    assert unit(match, "C-El-1").halted


@pytest.mark.rule("de_bello_punico R8")
@pytest.mark.parametrize(
    ("phase", "action", "die"), [("missiles", "shoot R-Ve-1 C-F-1", 1), ("movement", "test C-El-1", 3)]
)
def test_fortuna_never_touches_the_enemys_die(phase, action, die):
    units = {"R-Ve-1": "1010 N", "C-F-1": "1009 S", "C-El-1": "2005 S"}
    active = "rome" if phase == "missiles" else "carthage"
    boxes = {"rome": {"elephants": 1}, "carthage": {"fortuna": 1}}
    match = battle(units, phase=phase, active=active, boxes=boxes)
    play(match, action, dice=[die])
    assert match.prompt.ask != "reroll"
    assert unit(match, "C-El-1").halted is (phase == "movement")
    assert disorder(match, "C-F-1") == [int(phase == "missiles")]


@pytest.mark.rule("de_bello_punico R50")
@pytest.mark.rule("de_bello_punico R8")
def test_the_loser_of_the_initiative_may_reroll():
    match = new_turn()
    lay(
        match,
        rome=POINTS,
        carthage="fortuna combat combat movement recovery*",
        dice=initiative(5, carthage=3),
    )
    assert asked(match) == ("carthage", "reroll")
    play(match, "reroll", dice=[6])
    assert asked(match) == ("carthage", "order")


@pytest.mark.rule("de_bello_punico R50")
def test_the_winner_of_the_initiative_is_not_asked_to_reroll():
    match = new_turn()
    lay(
        match,
        rome="fortuna combat combat movement recovery*",
        carthage=POINTS,
        dice=initiative(5, carthage=3),
    )
    assert asked(match) == ("rome", "order")


@pytest.mark.rule("de_bello_punico R50")
def test_in_a_tie_carthage_is_asked_first_and_then_both_roll_again():
    match = new_turn()
    points = "fortuna combat combat movement recovery*"
    lay(match, rome=points, carthage=points, dice=initiative(4, carthage=4))
    assert asked(match) == ("carthage", "reroll")
    play(match, "accept")
    assert asked(match) == ("rome", "reroll")
    play(match, "accept", dice=initiative(6, carthage=2))
    if asked(match) == ("carthage", "reroll"):  # now behind, with Fortuna still in hand
        play(match, "accept")
    assert asked(match) == ("rome", "order")


@pytest.mark.rule("de_bello_punico R50")
def test_a_reroll_that_ties_leads_to_a_new_roll_of_both():
    match = new_turn()
    carthage = "fortuna combat combat movement recovery*"
    lay(match, rome=POINTS, carthage=carthage, dice=initiative(5, carthage=3))
    play(match, "reroll", dice=[5, *initiative(1, carthage=2)])
    assert asked(match) == ("carthage", "order")
