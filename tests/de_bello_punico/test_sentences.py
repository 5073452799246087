"""Sentences that name the real problem of a player's input."""

from __future__ import annotations

import pytest

import bellona

from .battles import BYSTANDERS, battle, fight, legal, new_turn, place, play

TWO = {"R-Ha-1": "1010 N", "R-Ha-2": "1011 N", "C-F-1": "1009 S"} | BYSTANDERS


def text(match: bellona.Match, action: str) -> str:
    """The refusal of an action with its rule."""
    return str(match.check(action))


# --- support


@pytest.mark.parametrize("action", ["support R-Ha-1", "support R-Ha-2 R-Ha-1", "support none"])
def test_support_outside_an_attack_is_simply_not_asked(action):
    match = battle(TWO)
    assert text(match, action) == f"3: “{action}” does not fit here; what is asked for now: move."


def test_support_without_names_is_not_complete():
    with pytest.raises(bellona.NotUnderstood, match=r"^support needs the names of the supporters, or none$"):
        battle(TWO).check("support")


def test_support_by_somebody_elsewhere_is_refused_and_by_a_stranger_not_understood():
    match = fight(TWO)
    play(match, "attack R-Ha-1 C-F-1")
    assert match.check("support R-Ha-5").rule == "10.4a"
    with pytest.raises(bellona.NotUnderstood, match=r"no piece 'R-Ha-77'"):
        match.check("support R-Ha-77")


def test_support_of_a_lone_commander_is_not_asked():
    match = fight({"R-CN-1": "1010 N"} | BYSTANDERS, commanders={"C-CMD": "1009"})
    play(match, "attack R-CN-1 C-CMD")
    assert match.check("support C-F-5").rule == "3"


# --- boxes


@pytest.mark.rule("de_bello_punico R6")
@pytest.mark.parametrize(
    ("phase", "action", "box"),
    [
        ("movement", "boost R-Ha-1", "Movement"),
        ("movement", "return R-E-1 0501", "Cavalry"),
    ],
)
def test_an_order_without_its_point_names_the_box(phase, action, box):
    match = battle(TWO | {"R-E-1": "pursuing 0501"}, phase=phase)
    assert text(match, action) == f"R6: There is no command point left on {box}, and this needs one."


@pytest.mark.rule("de_bello_punico R4")
def test_an_order_for_which_only_the_vacuus_lies_there_names_the_box():
    match = battle(TWO, boxes={"rome": {"movement": 1, "vacuus": "movement"}})
    assert text(match, "boost R-Ha-1") == "R4: Only the Vacuus lies on Movement, and it has no effect."
    italian = match.check("boost R-Ha-1").say("it")
    assert italian == "Su Movimento c’è soltanto il Vacuus, che non ha effetto."
    match = fight(TWO, boxes={"rome": {"combat": 1, "vacuus": "combat"}}, commanders={"R-CMD": "1012"})
    play(match, "attack R-Ha-1 C-F-1")
    assert text(match, "commit") == "R4: Only the Vacuus lies on Combat, and it has no effect."


@pytest.mark.rule("de_bello_punico 4.1a")
def test_a_box_that_a_side_has_not_is_named():
    match = new_turn()
    said = "4.1a: Elephants is not on your command card; choose one of your own seven boxes."
    assert text(match, "place elephants") == said


@pytest.mark.rule("de_bello_punico 4.1c")
def test_a_full_box_is_named():
    match = new_turn("zama")
    for _ in range(3):
        play(match, "place combat", "place combat")
    assert text(match, "place combat") == "4.1c: Combat already holds as many markers as it can; choose another box."


# --- the ambush


@pytest.mark.rule("de_bello_punico R44")
def test_an_ambush_faces_north_if_it_says_nothing():
    match = battle(
        {"C-CN-1": "held", "R-Al-1": "1010 N panicked"} | BYSTANDERS,
        scenario="trebbia", active="carthage", boxes={"carthage": {"cavalry": 1}},
    )  # fmt: skip
    assert match.check("enter C-CN-1 1520") is None
    assert "enter C-CN-1 1520" in match.legal()
    assert "enter C-CN-1 1520 N" in legal(match)
    play(match, "enter C-CN-1 1520")
    assert str(match.steps[-1].action) == "enter C-CN-1 1520 N"
    assert place(match, "C-CN-1") == ("1520", "N")


def test_what_an_order_lacks_is_shown():
    with pytest.raises(bellona.NotUnderstood, match=r"enter UNIT HEX \[facing\] is expected$"):
        battle(TWO).check("enter C-CN-1")
    with pytest.raises(bellona.NotUnderstood, match=r"retreat HEX \[with\] is expected$"):
        battle(TWO).check("retreat")
