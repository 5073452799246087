"""A refusal speaks of the element that fails, not of the first that was named."""

from __future__ import annotations

import pytest

from .battles import Field, area, battle, box, road

LINE = ("A1 Bd 1040,1000,0", "A2 Bd 1200,1000,0", "A3 Bd 1360,1000,0")
SPEEDS = ("A1 LH 1040,1000,0", "A2 Cv 1200,1000,0", "A3 Bd 1360,1000,0")


def blamed(field: Field, action: str) -> str:
    """Of whom the refusal of an action speaks."""
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
def test_whoever_meets_something(others: tuple[str, ...], terrain: tuple, rule: str, who: str) -> None:
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
