"""A refusal names the element that fails, not the first one in the action."""

from __future__ import annotations

from typing import Any

import pytest

from .battles import Field, area, battle, box, road

LINE = ("A1 Bd 1040,1000,0", "A2 Bd 1200,1000,0", "A3 Bd 1360,1000,0")
SPEEDS = ("A1 LH 1040,1000,0", "A2 Cv 1200,1000,0", "A3 Bd 1360,1000,0")


def blamed(field: Field, action: str) -> str:
    """The subject of an action's refusal."""
    refusal = field.match.check(action)
    assert refusal is not None
    assert str(refusal.args["element"].args["id"]) in str(refusal)
    return str(refusal.args["element"].args["id"])


@pytest.mark.parametrize(
    ("action", "rule", "who"),
    [
        ("move A1+A2+A3 ahead 250", "3.16", "A3"),
        ("move A1+A2 ahead 450", "3.12", "A2"),
        ("move A1+A2+A3 left 40", "3.16", "A3"),
        ("move A3 ahead 250", "3.16", "A3"),
    ],
)
def test_whoever_cannot_go_so_far(action: str, rule: str, who: str) -> None:
    field = battle(*SPEEDS)
    assert field.refusal(action) == rule
    assert blamed(field, action) == who


@pytest.mark.parametrize(
    ("others", "terrain", "rule", "who"),
    [
        (("T1 Bd 1360,1100,180",), (), "R26", "A3"),
        (("A4 Cv 1200,1170,0",), (), "R27", "A2"),
        (("A4 Bd 1200,1250,0",), (), "3.23", "A2"),
        ((), (box("wood", 1300, 1100, 1400, 1400),), "3.6", "A3"),
        ((), (area("impassable", (1190, 1150), (1210, 1150), (1200, 1300)),), "R66", "A2"),
    ],
)
def test_whoever_meets_something(others: tuple[str, ...], terrain: tuple[Any, ...], rule: str, who: str) -> None:
    field = battle(*LINE, *others, terrain=terrain)
    assert field.refusal("move A1+A2+A3 ahead 200") == rule
    assert blamed(field, "move A1+A2+A3 ahead 200") == who


def test_whoever_has_moved_or_is_lost() -> None:
    field = battle(*LINE, "A4 Bd lost", points=3)
    field.play("move A2 ahead 50")
    assert blamed(field, "move A1+A2+A3 ahead 50") == "A2"
    assert blamed(field, "move A1+A4 ahead 50") == "A4"


def test_whoever_faces_another_way_or_is_in_contact() -> None:
    field = battle("A1 Bd 1040,1000,0", "A2 Bd 1200,1000,0", "T1 Bd 1200,1000,180", "A3 Bd 900,970,270")
    assert blamed(field, "move A1+A3 ahead 50") == "A3"
    assert blamed(field, "move A1+A2 ahead 50") == "A2"


def test_an_enemy_that_is_ordered_about() -> None:
    field = battle(*LINE, "T5 Bd 1200,1800,180", "T7 Bd 1360,1800,180")
    assert blamed(field, "move T7 ahead 50") == "T7"


def test_whoever_marches_out_of_a_column_of_its_own_accord() -> None:
    column = ("A1 Bd 1200,1000,0", "A2 Bd 1200,940,0")
    field = battle(*column, "T1 Bd 1200,1150,180", terrain=[road((1200, 0), (1200, 2400))])
    assert blamed(field, "march A2+A1 road 200") == "A1"
    assert blamed(field, "march A2+A1 ahead 180") == "A1"


# --- a refusal says what is wrong

COLUMN = ("A1 Bd 1200,1000,0", "A2 Bd 1200,940,0", "A3 LH 600,600,0", "T1 Bd 1200,1400,180")
STREET = road((1200, 0), (1200, 2400))


@pytest.mark.parametrize(
    ("action", "rule", "sentence"),
    [
        ("march A1 line T1 front", "R20", "A march goes straight ahead, wheels forwards or follows a road, and “"),
        ("march A1+A2 to 1200,1100", "R20", "A march goes straight ahead, wheels forwards or follows a road, and"),
        ("march A1 ahead -50", "R20", "A march goes straight ahead, wheels forwards or follows a road, and"),
        ("march A1+A2 ahead -50", "3.10", "A group cannot move to the rear; only single elements may fall back."),
        ("contract A1 ahead 50", "3.8", "These elements are already no wider than one, and their front cannot become"),
        ("contract A2+A1 ahead 50", "3.8", "These elements are already no wider than one, and their front cannot"),
        ("move A1 left 0", "R13", "A wheel turns by more than 0 and by 180 degrees at most."),
        ("move A1 right 181", "R13", "A wheel turns by more than 0 and by 180 degrees at most."),
        ("march A1 left 0", "R13", "A wheel turns by more than 0 and by 180 degrees at most."),
        ("move A1 left -20", "R13", "A wheel goes forwards about a front corner, and this one would go backwards."),
        (
            "march A1+A2 right -20",
            "R13",
            "A wheel goes forwards about a front corner, and this one would go backwards.",
        ),
        ("move A1 road 100", "R23", "A road is followed with a march, as in “march A1 road 200”, and not with a move."),
        ("move A1+A2 road 100", "R23", "A road is followed with a march, as in “march A1 road 200”, and not with a"),
        ("move A1+A3 road 100", "3.5", "A group goes by road only in column."),
        ("march A1 road -100", "R23", "A road move goes forwards; to go the other way, turn and face that way first"),
        ("march A1 road 0", "3.1", "The move would end where it began."),
        ("march A1 road 100 ahead 10", "R23", "A road move is one leg along the road and nothing else."),
        (
            "move A1 line A2 front",
            "R30",
            "There is no such edge to line up with; it must be one of an enemy on the board,",
        ),
        (
            "move A1 line T9 front",
            "R30",
            "There is no such edge to line up with; it must be one of an enemy on the board,",
        ),
        ("move A1 line teal-camp front", "R30", "There is no such edge to line up with; it must be one of an enemy on"),
        ("move A1 line T1 front ahead 5", "R30", "Lining up is the last leg of a move, and here something follows it."),
        ("move A1 line T1 front", "R30", "The move does not end touching that enemy, so nobody can line up with it."),
        ("move A5 ahead 50", "3.1", "A5 is not on the board."),
        ("move T5 ahead 50", "3.1", "T5 is not one of yours."),
    ],
)
def test_a_refusal_says_what_is_wrong(action: str, rule: str, sentence: str) -> None:
    refusal = battle(*COLUMN, terrain=[STREET]).match.check(action)
    assert refusal is not None
    assert (refusal.rule, refusal.text[: len(sentence)]) == (rule, sentence)


def test_a_fight_is_named_with_ones_own_element_first() -> None:
    pairs = ("A1 Bd 1200,1000,0", "T1 Bd 1200,1000,180", "A2 Bd 600,1000,0", "T2 Bd 600,1000,180")
    match = battle(*pairs, phase="fights").match
    refusal = match.check("fight T1 A1")
    assert refusal is not None
    assert refusal.text == "Name first the element of the side whose bound it is, and then its enemy."
    assert match.check("fight A1 T1") is None
    refusal = match.check("fight A1 T2")
    assert refusal is not None
    assert refusal.rule == "4.1"
