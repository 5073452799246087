"""Chapter 14: pursuit off the map and the way back."""

from __future__ import annotations

from typing import Any

import pytest

from bellona import Match

from .battles import (
    BYSTANDERS,
    FACINGS,
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

HORSE = {"R-E-1": "0508 N", "C-E-1": "0507 S disorder 2"} | BYSTANDERS


def charge_home(others: dict[str, str] | None = None, **more: Any) -> Match:
    """R-E-1 panics C-E-1, which runs from 0507 to the north."""
    match = fight(HORSE | (others or {}), **more)
    play(match, "attack R-E-1 C-E-1", dice=[3, 3])
    assert unit(match, "C-E-1").status == "gone"
    return match


@pytest.mark.rule("de_bello_punico 14a")
def test_cavalry_must_pursue_the_cavalry_it_routed():
    match = charge_home()
    assert unit(match, "R-E-1").status == "pursuing"
    assert match.prompt.ask not in {"pursuit", "advance"}, "nobody is asked"


@pytest.mark.rule("de_bello_punico 14a")
def test_the_pursuer_takes_the_very_path_of_the_fugitive():
    # The fugitive goes 0506, 0605 (round R-Tr-1), 0604, 0603; there C-Vt-1 stops the pursuer.
    match = charge_home({"R-Tr-1": "0505 S", "C-Vt-1": "0703 SW"})
    assert place(match, "R-E-1") == ("0603", "N")


@pytest.mark.rule("de_bello_punico 14b")
def test_the_pursuit_ends_in_an_enemy_zone_of_control():
    match = charge_home({"C-Vt-1": "0604 SW"})
    assert place(match, "R-E-1") == ("0505", "N")
    assert unit(match, "R-E-1").status == ""


@pytest.mark.rule("de_bello_punico 14c")
def test_a_cavalry_point_avoids_the_pursuit():
    match = charge_home(boxes={"rome": {"cavalry": 1}})
    assert (asked(match), legal(match)) == (("rome", "pursuit"), {"pursue", "recall"})
    play(match, "recall")
    assert unit(match, "R-E-1").status == ""
    assert markers(match, "rome", "cavalry") == 0
    match = charge_home(boxes={"rome": {"cavalry": 1}})
    play(match, "pursue")
    assert unit(match, "R-E-1").status == "pursuing"
    assert markers(match, "rome", "cavalry") == 1


@pytest.mark.rule("de_bello_punico 14d")
def test_a_pursuer_waits_beside_the_hex_it_left_by():
    pursuer = unit(charge_home(), "R-E-1")
    assert (pursuer.status, pursuer.exit_hex) == ("pursuing", "0501")


@pytest.mark.rule("de_bello_punico 14.1a")
def test_each_return_costs_a_cavalry_point():
    units = {"R-E-1": "pursuing 0501", "R-E-2": "pursuing 1001"} | BYSTANDERS
    match = battle(units)
    assert refusal(match, "return R-E-1 0501") in {"14.1a", "4.5b", "R6"}
    match = battle(units, boxes={"rome": {"cavalry": 2}})
    play(match, "return R-E-1 0501", "halt R-E-1", "return R-E-2 1001")
    assert unit(match, "R-E-1").status == unit(match, "R-E-2").status == ""
    assert markers(match, "rome", "cavalry") == 0


@pytest.mark.rule("de_bello_punico 14.1a")
def test_a_pursuer_returns_only_in_its_own_movement_impulse():
    units = {"R-E-1": "pursuing 0501"} | BYSTANDERS
    match = battle(units, active="carthage", boxes={"rome": {"cavalry": 1}})
    assert not allowed(match, "return R-E-1 0501")


@pytest.mark.rule("de_bello_punico 14.1b")
def test_a_pursuer_returns_where_it_left_or_beside_it():
    match = battle({"R-E-1": "pursuing 0501"} | BYSTANDERS, boxes={"rome": {"cavalry": 1}})
    returns = {action for action in legal(match) if action.startswith("return")}
    assert returns == {"return R-E-1 0401", "return R-E-1 0501", "return R-E-1 0601"}
    assert refusal(match, "return R-E-1 0701") == "14.1b"


# --- R27 to R29


@pytest.mark.rule("de_bello_punico R27")
def test_a_defender_pursues_the_attacker_it_routed():
    match = fight({"C-CN-1": "0507 S disorder 1", "R-E-1": "0508 N"} | BYSTANDERS, "carthage")
    play(match, "attack C-CN-1 R-E-1", dice=[1, 3])
    assert unit(match, "C-CN-1").status == "gone"
    pursuer = unit(match, "R-E-1")
    assert (pursuer.status, pursuer.exit_hex) == ("pursuing", "0501")


@pytest.mark.rule("de_bello_punico R27")
def test_only_cavalry_pursues_and_only_cavalry_is_pursued():
    match = fight({"C-El-1": "0507 S", "R-E-1": "0508 N disorder 2"} | BYSTANDERS, "carthage")
    play(match, "attack C-El-1 R-E-1", "stand", dice=[3, 3])
    assert unit(match, "R-E-1").status == "gone"
    assert asked(match) == ("carthage", "advance"), "elephants advance, they do not pursue"
    match = fight({"R-E-1": "0508 N", "C-F-1": "0507 S disorder 2"} | BYSTANDERS)
    play(match, "attack R-E-1 C-F-1", dice=[3, 3])
    assert asked(match) == ("rome", "advance"), "foot is not pursued"


@pytest.mark.rule("de_bello_punico R27")
@pytest.mark.parametrize(("name", "answers"), [("R-SC-1", ["stand"]), ("R-CN-1", [])])
def test_socii_and_numidians_pursue_too(name, answers):
    match = fight({name: "0508 N", "C-CN-1": "0507 S disorder 1"} | BYSTANDERS)
    play(match, f"attack {name} C-CN-1", *answers, dice=[6, 1])
    assert unit(match, name).status == "pursuing"


@pytest.mark.rule("de_bello_punico R27")
def test_a_missile_that_routs_cavalry_also_leads_to_a_pursuit():
    units = {"R-CN-1": "0508 N", "C-CN-1": "0507 S disorder 1"} | BYSTANDERS
    match = battle(units, phase="missiles")
    play(match, "shoot R-CN-1 C-CN-1", dice=[2])
    assert unit(match, "C-CN-1").status == "gone"
    assert unit(match, "R-CN-1").status == "pursuing"


@pytest.mark.rule("de_bello_punico R27")
def test_a_pursuit_stops_before_an_enemy_held_hex():
    match = charge_home({"C-F-1": "0604 N", "C-F-2": "0404 N", "C-F-3": "0504 N"})
    assert place(match, "R-E-1") == ("0505", "N"), "the fugitive ran over 0504, the pursuer cannot"


@pytest.mark.rule("de_bello_punico R28")
def test_a_cancelled_pursuit_leaves_the_advance():
    match = charge_home(boxes={"rome": {"cavalry": 1}})
    play(match, "recall")
    assert (asked(match), legal(match)) == (("rome", "advance"), {f"advance {each}" for each in FACINGS})
    play(match, "advance NE")
    assert place(match, "R-E-1") == ("0507", "NE")


@pytest.mark.rule("de_bello_punico R28")
def test_a_defender_that_cancels_its_pursuit_stays():
    units = {"C-CN-1": "0507 S disorder 1", "R-E-1": "0508 N"} | BYSTANDERS
    match = fight(units, "carthage", boxes={"rome": {"cavalry": 1}})
    play(match, "attack C-CN-1 R-E-1", dice=[1, 3])
    play(match, "recall")
    assert place(match, "R-E-1") == ("0508", "N")
    assert match.prompt.ask != "advance"


@pytest.mark.rule("de_bello_punico R29")
def test_a_returning_unit_pays_its_entry_and_moves_on():
    match = battle({"R-E-1": "pursuing 0501"} | BYSTANDERS, boxes={"rome": {"cavalry": 1}})
    play(match, "return R-E-1 0501")
    assert place(match, "R-E-1") == ("0501", "S")
    assert stride(match, "R-E-1", "S") == 6


@pytest.mark.rule("de_bello_punico R29")
def test_a_return_needs_an_empty_and_passable_hex():
    held = {"C-F-1": "0401 N", "C-F-2": "0501 N", "C-F-3": "0601 N"}
    match = battle({"R-E-1": "pursuing 0501"} | held | BYSTANDERS, boxes={"rome": {"cavalry": 1}})
    assert not any(action.startswith("return") for action in legal(match))
    assert markers(match, "rome", "cavalry") == 1
    match = battle({"R-E-1": "pursuing 0301"} | BYSTANDERS, scenario="po", boxes={"rome": {"cavalry": 1}})
    returns = {action for action in legal(match) if action.startswith("return")}
    assert returns == {"return R-E-1 0301", "return R-E-1 0401"}, "0201 is river"


@pytest.mark.rule("de_bello_punico R29")
def test_a_returning_unit_is_stopped_by_a_zone_of_control_and_may_attack():
    match = battle({"R-E-1": "pursuing 0501", "C-F-1": "0503 N"} | BYSTANDERS, boxes={"rome": {"cavalry": 1}})
    play(match, "return R-E-1 0501")
    walk(match, "R-E-1", "S")
    assert not any(action.startswith("step R-E-1") for action in legal(match))
    until(match, "rome", "attack")
    assert allowed(match, "attack R-E-1 C-F-1")


@pytest.mark.rule("de_bello_punico R29")
def test_the_entry_hex_costs_what_its_ground_costs():
    match = battle({"R-E-1": "pursuing 0701"} | BYSTANDERS, scenario="po", boxes={"rome": {"cavalry": 1}})
    play(match, "return R-E-1 0601")  # bush: two of seven points, and the next two hexes cost two each
    assert stride(match, "R-E-1", "S") == 3
    assert place(match, "R-E-1")[0] == "0604"


@pytest.mark.rule("de_bello_punico R29")
def test_a_zone_of_control_stops_the_returning_unit_in_its_entry_hex():
    units = {"R-E-1": "pursuing 0501", "C-F-1": "0502 N"} | BYSTANDERS
    match = battle(units, boxes={"rome": {"cavalry": 1}})
    play(match, "return R-E-1 0501")
    assert not any(action.startswith("step R-E-1") for action in legal(match))


@pytest.mark.rule("de_bello_punico 14.1b")
@pytest.mark.rule("de_bello_punico R29")
def test_carthage_comes_back_over_the_southern_edge():
    match = fight({"C-E-1": "0518 S", "R-E-1": "0519 N disorder 2"} | BYSTANDERS, "carthage")
    play(match, "attack C-E-1 R-E-1", dice=[3, 3])
    assert (unit(match, "C-E-1").status, unit(match, "C-E-1").exit_hex) == ("pursuing", "0520")
    match = battle({"C-E-1": "pursuing 0520"} | BYSTANDERS, active="carthage", boxes={"carthage": {"cavalry": 1}})
    returns = {action for action in legal(match) if action.startswith("return")}
    assert returns == {"return C-E-1 0420", "return C-E-1 0520", "return C-E-1 0620"}
    play(match, "return C-E-1 0520")
    assert place(match, "C-E-1") == ("0520", "N")


@pytest.mark.rule("de_bello_punico R55")
def test_a_unit_off_the_map_touches_and_suffers_nothing():
    units = {"R-E-1": "pursuing 0501", "C-F-1": "0401 NE", "C-F-2": "2005 S"} | BYSTANDERS
    match = battle(units, active="carthage")
    walk(match, "C-F-1", "NE", "SE")  # past the hex by which the pursuer left
    assert place(match, "C-F-1") == ("0601", "SE")
    match = fight(units | {"R-Ha-1": "2006 N"}, "carthage")
    assert not any("R-E-1" in action for action in legal(match))
    until(match, "carthage", "move")
    assert rout(match, "rome") == 0
    assert (unit(match, "R-E-1").status, unit(match, "R-E-1").exit_hex) == ("pursuing", "0501")
    assert disorder(match, "R-E-1") == [0]
