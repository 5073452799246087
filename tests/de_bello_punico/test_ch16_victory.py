"""Chapter 16: rout points and victory."""

from __future__ import annotations

import pytest

from .battles import (
    BYSTANDERS,
    battle,
    commander,
    fight,
    place,
    play,
    rout,
    rout_one,
    unit,
    until,
    verdict,
)


@pytest.mark.rule("de_bello_punico 16a")
def test_rout_points_are_booked_when_a_unit_panics():
    units = {"C-F-1": "1109 S", "R-Ha-1": "1110 N disorder 1"} | BYSTANDERS
    match = fight(units, "carthage")
    play(match, "attack C-F-1 R-Ha-1", dice=[3, 2])
    assert rout(match, "rome") == 0, "disordered, not in panic"
    match = fight(units | {"R-Ha-1": "1110 N disorder 2"}, "carthage")
    play(match, "attack C-F-1 R-Ha-1", dice=[3, 3])
    assert rout(match, "rome") == 2
    assert rout(match, "carthage") == 0


@pytest.mark.rule("de_bello_punico 16b")
def test_a_side_at_its_rout_level_at_the_end_of_a_turn_has_lost():
    assert verdict("zama", turn=3, carthage=14, rome=15) is None
    assert verdict("zama", turn=3, carthage=15, rome=15).winner == "rome"
    assert verdict("zama", turn=3, carthage=17, rome=0).winner == "rome"
    assert verdict("zama", turn=3, carthage=14, rome=16).winner == "carthage"


@pytest.mark.rule("de_bello_punico 16c")
def test_both_routed_is_a_draw():
    result = verdict("zama", turn=3, carthage=15, rome=16)
    assert result is not None
    assert result.winner is None


@pytest.mark.rule("de_bello_punico 16d")
def test_when_the_turns_run_out_it_is_a_draw():
    assert verdict("zama", turn=15) is None
    result = verdict("zama", turn=16, rome=15, carthage=14)
    assert result is not None
    assert result.winner is None


def cost(kind: str) -> int:
    """The rout points that a unit of this kind brings its side by going into panic."""
    return rout(rout_one(kind), "rome" if kind[0] == "R" else "carthage")


@pytest.mark.rule("de_bello_punico 16.1a")
@pytest.mark.parametrize("kind", ["R-Ha", "R-Pr", "R-Tr", "C-Vt"])
def test_two_points_for_legionaries_and_veterans(kind):
    assert cost(kind) == 2


@pytest.mark.rule("de_bello_punico 16.1b")
@pytest.mark.parametrize("kind", ["R-Ve", "R-E", "C-E", "C-F"])
def test_one_point_for_velites_equites_and_fanteria(kind):
    assert cost(kind) == 1


@pytest.mark.rule("de_bello_punico R33")
@pytest.mark.parametrize("kind", ["C-M", "R-Al", "R-SC"])
def test_one_point_for_mercenaries_alleati_and_socii(kind):
    assert cost(kind) == 1


@pytest.mark.rule("de_bello_punico 16.1d")
@pytest.mark.parametrize("kind", ["C-Ti", "C-El", "C-CN", "R-CN"])
def test_no_points_for_tiratori_elephants_and_light_cavalry(kind):
    assert cost(kind) == 0


@pytest.mark.rule("de_bello_punico 16.1c")
def test_five_points_for_the_commander():
    units = {"R-Ha-1": "1010 N", "C-Vt-1": "1009 S"} | BYSTANDERS
    match = fight(units, scenario="trebbia", commanders={"C-CMD": "1009"}, rout={"carthage": 7})
    play(match, "attack R-Ha-1 C-Vt-1", "stand", dice=[6, 1, 1])
    assert commander(match, "C-CMD") == "dead"
    assert rout(match, "carthage") == 12
    until(match, "carthage", "move")
    play(match, "done")
    while match.result is None and match.prompt.ask in ("attack", "recover", "shoot"):
        match.play("done")
    assert match.result.winner == "rome"


@pytest.mark.rule("de_bello_punico 16.1.1")
def test_a_panicked_unit_counts_only_once():
    match = fight({"C-E-1": "1009 S", "R-Ha-1": "1010 N panicked"} | BYSTANDERS, "carthage", rout={"rome": 2})
    play(match, "attack C-E-1 R-Ha-1")
    assert unit(match, "R-Ha-1").status == "gone"
    assert rout(match, "rome") == 2, "destroyed"
    match = battle({"R-Ha-1": "1018 N panicked"} | BYSTANDERS, rout={"rome": 2})
    assert unit(match, "R-Ha-1").status == "gone"
    assert rout(match, "rome") == 2, "off the map"


@pytest.mark.rule("de_bello_punico 16.1.2")
def test_pursuers_and_disordered_units_do_not_count():
    units = {f"R-E-{n}": f"pursuing 0{n}01" for n in (1, 2, 3)} | {"R-Ha-1": "1018 N disorder 2"} | BYSTANDERS
    match = battle(units, active="carthage", first="rome", rout={"rome": 15})
    play(match, "done")
    assert rout(match, "rome") == 15
    assert match.result is None


@pytest.mark.rule("de_bello_punico R35")
def test_panic_counts_at_once_and_a_death_in_flight_adds_nothing():
    match = rout_one("R-Ha")
    assert (unit(match, "R-Ha-1").status, place(match, "R-Ha-1")[0]) == ("", "1114")
    assert rout(match, "rome") == 2
    units = {"C-F-1": "1109 S", "R-Ha-1": "1110 N disorder 2", "C-F-2": "1111 N"} | BYSTANDERS
    match = fight(units, "carthage")
    play(match, "attack C-F-1 R-Ha-1", dice=[3, 3])
    assert unit(match, "R-Ha-1").status == "gone"
    assert rout(match, "rome") == 2
