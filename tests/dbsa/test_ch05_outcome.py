"""Chapter 5: the fate of the loser of a fight."""

from __future__ import annotations

from typing import Any

import pytest

from .battles import MOUNTED, TYPES, any_way, box, clash, duel, everywhere, south_of

OPEN: list[Any] = []
WOOD = [everywhere("wood")]
ROUGH = [everywhere("rough")]
OWN_WOOD = [south_of("wood", 1200)]
OWN_MARSH = [south_of("marsh", 1200)]


# --- 5.1-5.3 totals and grades


@pytest.mark.rule("dbsa 5.1")
@any_way
@pytest.mark.parametrize("active", ["amber", "teal"])
def test_the_lower_total_makes_the_outcome_move_whoever_moved(way, active):
    field = duel("Sp", 2, "Sp", 4, way=way, active=active)
    assert (field.total("A1"), field.total("T1")) == (6, 8)
    assert (field.fate("A1"), field.fate("T1")) == ("recoiled 100", "stood")
    field = duel("Sp", 4, "Sp", 2, way=way, active=active)
    assert (field.fate("A1"), field.fate("T1")) == ("stood", "recoiled 100")


@pytest.mark.rule("dbsa 5.2")
@any_way
def test_equal_totals_leave_both_in_contact(way):
    field = duel("Sp", 3, "Sp", 3, way=way)
    assert "even" in field.kinds
    assert field.losses == (0, 0)
    field.play("done", dice=[2, 2])
    assert field.fights == [("T1", "A1")]


@pytest.mark.rule("dbsa 5.3")
@pytest.mark.parametrize(
    ("own", "die", "enemy", "enemy_die", "totals", "fate"),
    [
        ("Ax", 2, "Sp", 4, (4, 8), "destroyed"),  # auxilia against spears, on the half
        ("Ax", 2, "Sp", 3, (4, 7), "recoiled 100"),
        ("Ax", 2, "Sp", 5, (4, 9), "destroyed"),
        ("Ax", 3, "Sp", 5, (5, 9), "recoiled 100"),
        ("Ax", 3, "Sp", 6, (5, 10), "destroyed"),
    ],
)
def test_half_or_less_is_half(own, die, enemy, enemy_die, totals, fate):
    """Auxilia on the side of a line that is overlapped have 3 - 1."""
    field = duel(own, die, enemy, enemy_die, "T2 Sp 1360,1200,180")
    assert (field.total("A1"), field.total("T1")) == totals
    assert field.fate("A1") == fate


# --- 5.4, 5.5 the most dangerous opponent


@pytest.mark.rule("dbsa 5.4")
@any_way
@pytest.mark.parametrize("pose", ["1280,1120,270", "1120,1120,90"], ids=["right", "left"])
def test_a_warband_on_the_flank_is_the_more_dangerous(way, pose):
    field = duel("Bd", 2, "Sp", 4, f"T2 Wb {pose}", way=way)
    assert (field.total("A1"), field.total("T1")) == (6, 8)
    assert field.fate("A1") == "destroyed"


@pytest.mark.rule("dbsa 5.4")
def test_the_losers_own_type_decides():
    assert duel("Bd", 1, "LH", 5).fate("A1") == "held"
    assert duel("Cv", 1, "LH", 5).fate("A1") == "recoiled 200"


@pytest.mark.rule("dbsa 5.5")
@any_way
@pytest.mark.parametrize("pose", ["1360,1200,180", "1040,1200,180"], ids=["right", "left"])
def test_an_overlapping_warband_is_not_counted(way, pose):
    field = duel("Bd", 2, "Sp", 4, f"T2 Wb {pose}", way=way)
    assert (field.total("A1"), field.fate("A1")) == (6, "recoiled 100")


# --- 5.14-5.36 the lists


CASES = [
    ("5.14", "El", 1, "Sh", 6, OPEN, (5, 8), "destroyed"),
    ("5.15", "El", 1, "Bd", 4, ROUGH, (3, 5), "destroyed"),
    ("5.15", "El", 1, "Cv", 6, ROUGH, (4, 7), "destroyed"),
    ("5.16", "El", 2, "Pk", 3, OPEN, (6, 7), "recoiled 200"),
    ("5.16", "El", 1, "Kn", 5, OPEN, (6, 9), "recoiled 200"),
    ("5.17", "Kn", 1, "LH", 4, OPEN, (5, 6), "destroyed"),
    ("5.17", "Kn", 2, "El", 2, OPEN, (6, 7), "destroyed"),
    ("5.17", "Kn", 2, "Sh", 5, OPEN, (5, 7), "destroyed"),
    ("5.18", "Kn", 3, "Ax", 3, WOOD, (4, 5), "destroyed"),
    ("5.19", "Kn", 3, "Sp", 5, OPEN, (6, 9), "recoiled 200"),
    ("5.19", "Kn", 2, "Cv", 5, OPEN, (6, 8), "recoiled 200"),
    ("5.20", "Cv", 2, "Bd", 3, OPEN, (5, 6), "recoiled 200"),
    ("5.20", "Cv", 4, "Bd", 5, WOOD, (5, 6), "destroyed"),
    ("5.20", "LH", 3, "Bd", 3, OPEN, (5, 6), "recoiled 200"),
    ("5.20", "LH", 5, "Bd", 5, WOOD, (5, 6), "destroyed"),
    ("5.20", "Cv", 2, "Kn", 2, OPEN, (5, 6), "recoiled 200"),
    ("5.20", "LH", 3, "El", 4, OPEN, (5, 9), "recoiled 200"),
    ("5.21", "Bd", 2, "Wb", 5, OPEN, (7, 8), "destroyed"),
    ("5.22", "Bd", 1, "Sh", 6, OPEN, (6, 8), "held"),
    ("5.22", "Bd", 2, "LH", 6, OPEN, (5, 8), "held"),
    ("5.23", "Bd", 3, "Kn", 6, OPEN, (6, 9), "recoiled 100"),
    ("5.23", "Bd", 1, "Bd", 4, OPEN, (6, 9), "recoiled 100"),
    ("5.24", "Ax", 3, "Kn", 5, OPEN, (5, 8), "destroyed"),
    ("5.24", "Ax", 3, "Kn", 5, OWN_WOOD, (5, 8), "recoiled 100"),
    ("5.24", "Ax", 3, "El", 4, OPEN, (5, 8), "recoiled 100"),
    ("5.24", "Ax", 2, "Wb", 5, OPEN, (5, 8), "recoiled 100"),
    ("5.25", "Sh", 3, "Kn", 5, OPEN, (5, 8), "destroyed"),
    ("5.25", "Sh", 3, "Kn", 5, OWN_WOOD, (5, 8), "recoiled 100"),
    ("5.25", "Sh", 3, "Bd", 3, OPEN, (5, 8), "recoiled 100"),
    ("5.25", "Sh", 3, "Cv", 5, OPEN, (5, 8), "recoiled 100"),
    ("5.26", "Wb", 3, "El", 3, OPEN, (6, 7), "destroyed"),
    ("5.26", "Wb", 3, "Kn", 5, OPEN, (6, 8), "destroyed"),
    ("5.26", "Wb", 5, "Kn", 5, OWN_WOOD, (6, 8), "destroyed"),
    ("5.26", "Wb", 3, "Bd", 4, OPEN, (6, 9), "recoiled 100"),
    ("5.27", "Sp", 2, "Wb", 5, OPEN, (6, 8), "destroyed"),
    ("5.27", "Sp", 2, "Kn", 5, OPEN, (6, 8), "destroyed"),
    ("5.27", "Pk", 3, "Wb", 5, OPEN, (6, 8), "destroyed"),
    ("5.27", "Pk", 2, "Kn", 5, OPEN, (6, 8), "destroyed"),
    ("5.28", "Pk", 1, "LH", 6, OPEN, (5, 8), "held"),
    ("5.28", "Pk", 2, "Sh", 6, OPEN, (5, 8), "held"),
    ("5.28", "Sp", 1, "LH", 6, OPEN, (5, 8), "held"),
    ("5.28", "Sp", 1, "Sh", 6, OPEN, (5, 8), "held"),
    ("5.29", "Sp", 2, "El", 5, OPEN, (6, 9), "recoiled 100"),
    ("5.29", "Pk", 2, "Bd", 3, OPEN, (5, 8), "recoiled 100"),
    ("5.30", "LH", 2, "Cv", 5, OPEN, (4, 8), "destroyed"),
    ("5.30", "LH", 1, "LH", 4, OPEN, (3, 6), "destroyed"),
    ("5.30", "LH", 1, "El", 1, OPEN, (3, 6), "destroyed"),
    ("5.30", "LH", 1, "Kn", 2, OPEN, (3, 6), "destroyed"),
    ("5.31", "LH", 1, "Ax", 3, OWN_MARSH, (1, 5), "destroyed"),
    ("5.32", "LH", 2, "Bd", 5, OPEN, (4, 8), "recoiled 600"),
    ("5.32", "LH", 1, "Sh", 5, OPEN, (3, 7), "recoiled 600"),
    ("5.33", "Sh", 1, "Cv", 5, OPEN, (3, 8), "destroyed"),
    ("5.33", "Sh", 1, "Cv", 5, OWN_WOOD, (3, 8), "recoiled 600"),
    ("5.33", "Sh", 1, "LH", 4, OPEN, (3, 6), "destroyed"),
    ("5.33", "Sh", 1, "El", 4, OPEN, (3, 8), "destroyed"),
    ("5.33", "Sh", 1, "Kn", 4, OPEN, (3, 7), "destroyed"),
    ("5.34", "Sh", 1, "Ax", 5, WOOD, (3, 8), "destroyed"),
    ("5.34", "Sh", 1, "Ax", 5, OPEN, (3, 8), "destroyed"),
    ("5.34", "Sh", 1, "Sh", 4, OPEN, (3, 6), "destroyed"),
    ("5.35", "Sh", 2, "Bd", 4, OPEN, (4, 9), "recoiled 600"),
    ("5.35", "Sh", 2, "Wb", 5, OPEN, (4, 8), "recoiled 600"),
    ("5.36", "Bd", 1, "Sh", 6, WOOD, (4, 8), "destroyed"),
    ("5.36", "El", 1, "Sh", 6, OWN_WOOD, (3, 8), "destroyed"),
    ("5.36", "Kn", 1, "Bd", 5, OPEN, (4, 8), "destroyed"),
    ("5.36", "Cv", 1, "Bd", 5, OPEN, (4, 8), "destroyed"),
    ("5.36", "Sp", 1, "LH", 6, OWN_WOOD, (3, 8), "destroyed"),
    ("5.36", "Pk", 1, "Bd", 3, OPEN, (4, 8), "destroyed"),
    ("5.36", "Wb", 1, "Sp", 4, OPEN, (4, 8), "destroyed"),
    ("5.36", "Ax", 1, "Sp", 4, OPEN, (4, 8), "destroyed"),
]


@pytest.mark.rule("dbsa 5.14")
@pytest.mark.rule("dbsa 5.15")
@pytest.mark.rule("dbsa 5.16")
@pytest.mark.rule("dbsa 5.17")
@pytest.mark.rule("dbsa 5.18")
@pytest.mark.rule("dbsa 5.19")
@pytest.mark.rule("dbsa 5.20")
@pytest.mark.rule("dbsa 5.21")
@pytest.mark.rule("dbsa 5.22")
@pytest.mark.rule("dbsa 5.23")
@pytest.mark.rule("dbsa 5.24")
@pytest.mark.rule("dbsa 5.25")
@pytest.mark.rule("dbsa 5.26")
@pytest.mark.rule("dbsa 5.27")
@pytest.mark.rule("dbsa 5.28")
@pytest.mark.rule("dbsa 5.29")
@pytest.mark.rule("dbsa 5.30")
@pytest.mark.rule("dbsa 5.31")
@pytest.mark.rule("dbsa 5.32")
@pytest.mark.rule("dbsa 5.33")
@pytest.mark.rule("dbsa 5.34")
@pytest.mark.rule("dbsa 5.35")
@pytest.mark.rule("dbsa 5.36")
@pytest.mark.parametrize(
    ("rule", "own", "die", "enemy", "enemy_die", "ground", "totals", "fate"),
    CASES,
    ids=[f"{rule} {own} {enemy} {fate}{' bad' if ground else ''}" for rule, own, _, enemy, _, ground, _, fate in CASES],
)
@pytest.mark.parametrize("active", ["amber", "teal"])
def test_the_outcome_lists(rule, own, die, enemy, enemy_die, ground, totals, fate, active):
    field = duel(own, die, enemy, enemy_die, terrain=ground, active=active)
    assert (field.total("A1"), field.total("T1")) == totals, rule
    assert field.fate("A1") == fate, rule
    assert field.stands("A1") == (fate != "destroyed")
    assert field.losses == (int(fate == "destroyed"), 0)
    if fate != "destroyed":
        paces = 0 if fate == "held" else int(fate.split()[1])
        assert field.pose("A1") == (1200, 1200 - paces, 0)
    assert field.pose("T1") == (1200, 1200, 180), "the winner stays"


@pytest.mark.rule("dbsa 5.32")
@any_way
def test_doubled_light_horse_ride_far(way):
    field = duel("LH", 2, "Bd", 5, way=way)
    assert field.pose("A1") == pytest.approx((1200, 600, 0), abs=0.1)


@pytest.mark.rule("dbsa 5.35")
@any_way
def test_doubled_shooters_run_far(way):
    field = clash("A1 Sh 1200,1300,0", "T1 Bd 1200,1300,180", dice=[2, 4], way=way)
    assert field.pose("A1") == pytest.approx((1200, 700, 0), abs=0.1)


@pytest.mark.rule("dbsa 5.36")
@pytest.mark.parametrize("own", [kind for kind in TYPES if kind not in ("LH", "Sh")])
@pytest.mark.parametrize("enemy", ["LH", "Sh", "El"])
def test_every_other_type_is_destroyed_at_half_by_anybody(own, enemy):
    """Overlapped on both flanks, with another on the right flank and in a wood, nobody reaches half of the enemy."""
    ring = ["T2 Sp 1360,1200,180", "T3 Sp 1040,1200,180", "T4 LH 1280,1120,270"]
    field = duel(own, 1, f"{enemy} general", 6, *ring, terrain=[box("wood", 400, 400, 1279, 1199)])
    assert 2 * field.total("A1") <= field.total("T1")
    assert field.fate("A1") == "destroyed"


@pytest.mark.rule("dbsa 5.30")
@pytest.mark.parametrize("enemy", MOUNTED)
@pytest.mark.parametrize("ground", [OPEN, OWN_MARSH], ids=["open", "marsh"])
def test_mounted_destroy_doubled_light_horse_on_any_ground(enemy, ground):
    field = duel("LH", 1, enemy, 4, terrain=ground)
    assert (2 * field.total("A1") <= field.total("T1"), field.fate("A1")) == (True, "destroyed")
