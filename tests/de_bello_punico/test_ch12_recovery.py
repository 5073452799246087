"""Chapter 12: removing Disorder."""

from __future__ import annotations

import pytest

from .battles import allowed, disorder, markers, play, recovery, refusal


@pytest.mark.rule("de_bello_punico 12a")
def test_a_unit_recovers_one_point_however_many_there_are():
    match = recovery({"R-Ha-1": "1015 N disorder 2", "R-Ha-2": "1115 N disorder 1"}, points=3, where="1016")
    play(match, "recover R-Ha-1")
    assert disorder(match, "R-Ha-1") == [1]
    assert refusal(match, "recover R-Ha-1") in {"4.1.1", "4.4a", "12a"}
    play(match, "recover R-Ha-2")
    assert disorder(match, "R-Ha-2") == [0]
    assert markers(match, "rome", "recovery") == 1


@pytest.mark.rule("de_bello_punico 12a")
def test_there_is_nothing_to_recover_without_points_or_disorder():
    match = recovery({"R-Ha-1": "1015 N disorder 1", "R-Ha-2": "1115 N"}, points=1, where="1016")
    assert not allowed(match, "recover R-Ha-2")
    match = recovery({"R-Ha-1": "1015 N disorder 1"}, points=0, where="1016")
    assert match.prompt.ask != "recover"


@pytest.mark.rule("de_bello_punico 12b")
def test_recovering_units_stand_inside_the_radius():
    units = {"R-Ha-1": "1012 N disorder 1", "R-Ha-2": "1011 N disorder 1"}
    match = recovery(units, points=2, where="1016", scenario="trebbia")  # Sempronius: radius 4
    assert allowed(match, "recover R-Ha-1")
    assert refusal(match, "recover R-Ha-2") in {"4.4c", "12b"}


@pytest.mark.rule("de_bello_punico 12c")
def test_panicked_units_do_not_recover():
    match = recovery({"R-Ha-1": "1015 N panicked disorder 3", "R-Ha-2": "1115 N disorder 1"}, points=2, where="1016")
    assert allowed(match, "recover R-Ha-2")
    assert refusal(match, "recover R-Ha-1") in {"11b", "12c"}
