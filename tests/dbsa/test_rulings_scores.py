"""Rulings on overlap, support, hills, banks, grades and opponents: R38 to R46, R48 to R50, R73 to R76."""

from __future__ import annotations

import pytest

from .battles import any_way, area, battle, box, clash, duel, everywhere, north_of, river, south_of, square_way

E = "T1 Sp 1200,1000,180"
A1 = "A1 Sp 1200,1000,0"


def overlaps(second: str, way, *more: str) -> int:
    """How many flanks of T1 are overlapped when A1 fights it and A2 stands there."""
    field = clash(A1, E, f"A2 {second}", *more, dice=[3, 3], way=way)
    parts = field.parts("T1")
    return -parts.get("overlap_left", 0) - parts.get("overlap_right", 0)


# --- R38-R40 overlaps


@pytest.mark.rule("dbsa R38")
@any_way
@pytest.mark.parametrize(
    ("second", "count"),
    [
        ("Bd 1360,1000,0", 1),  # corner to corner
        ("Bd 1040,1000,0", 1),
        ("Bd 1360,998.5,0", 1),
        ("Bd 1360,995,0", 0),
        ("Bd 1360,900,0", 0),
        ("Bd 1360,1030,0", 1),  # side by side
        ("Bd 1360,1060,0", 1),
        ("Bd 1360,1119,0", 1),  # its rear corner on the enemy's
        ("Bd 1360,1125,0", 0),
        ("Bd 1361.5,1000,0", 1),
        ("Bd 1364,1000,0", 0),
        ("Cv 1040,1150,0", 1),
        ("Bd 1360,1000,0.8", 1),
    ],
)
def test_an_overlapper_is_level_with_the_enemys_flank(way, second, count):
    assert overlaps(second, way) == count


@pytest.mark.rule("dbsa R38")
@any_way
@pytest.mark.parametrize("second", ["Bd 1360,1000,354", "Bd 1360,1060,180", "Bd 1280,1220,270"])
def test_an_overlapper_looks_the_other_way(way, second):
    assert overlaps(second, way) == 0


@pytest.mark.rule("dbsa R38")
@any_way
@pytest.mark.parametrize(("second", "part"), [("1360,1000,0", "overlap_left"), ("1040,1000,0", "overlap_right")])
def test_left_and_right_are_the_enemys_own(way, second, part):
    field = clash(A1, E, f"A2 Bd {second}", dice=[3, 3], way=way)
    expected = part
    if way.mirrored:
        expected = "overlap_right" if part == "overlap_left" else "overlap_left"
    assert field.parts("T1") == {expected: -1}


@pytest.mark.rule("dbsa R39")
@any_way
def test_matched_lines_overlap_nobody(way):
    line = [f"A{n} Sp {880 + 160 * n},1000,0" for n in (1, 2, 3)]
    line += [f"T{n} Sp {880 + 160 * n},1000,180" for n in (1, 2, 3)]
    field = battle(*line, way=way).play("done").play("fight A2 T2", dice=[3, 3])
    assert (field.parts("A2"), field.parts("T2")) == ({}, {})
    field.play("fight A1 T1", dice=[3, 3, 3, 3])
    assert field.happened("modifier") != []
    assert all(field.parts(name) == {} for name in ("A1", "T1", "A3", "T3"))


@pytest.mark.rule("dbsa R39")
@any_way
def test_four_against_three_overlap_the_end_once(way):
    line = [f"A{n} Sp {880 + 160 * n},1000,0" for n in (1, 2, 3, 4)]
    line += [f"T{n} Sp {880 + 160 * n},1000,180" for n in (1, 2, 3)]
    field = battle(*line, way=way).play("done").play("fight A1 T1", dice=[3, 3])
    assert field.parts("T1") == {}
    field.play("fight A3 T3", dice=[3, 4, 3, 3])
    assert sum(field.parts("T3").values()) == -1
    assert (field.parts("A3"), field.parts("T2")) == ({}, {})


@pytest.mark.rule("dbsa R39")
@any_way
@pytest.mark.parametrize(("rear", "count"), [("Pk", 0), ("Wb", 1)])
def test_a_rear_rank_supporter_does_not_overlap(way, rear, count):
    """T2 stands 60p further south, with A1's second rank at its right front corner."""
    elements = (
        "A1 Pk 1200,1000,0",
        f"A2 {rear} 1200,940,0",
        "T1 Sp 1200,1000,180",
        "A3 Sp 1360,940,0",
        "T2 Sp 1360,940,180",
    )
    field = battle(*elements, way=way).play("done").play("fight A3 T2", dice=[3, 3])
    found = field.parts("T2")
    assert -found.get("overlap_left", 0) - found.get("overlap_right", 0) == count


@pytest.mark.rule("dbsa R40")
@any_way
def test_an_enemy_on_the_flank_counts_once(way):
    field = clash(A1, E, "A2 Cv 1280,1080,270", dice=[3, 3], way=way)
    assert field.parts("T1") == {"flank_or_rear": -1}


@pytest.mark.rule("dbsa R40")
@any_way
def test_two_overlappers_on_one_flank_count_once(way):
    """One at the front corner, one at the rear corner of the same flank."""
    assert overlaps("Bd 1360,1000,0", way, "A3 Bd 1360,1115,0") == 1


@pytest.mark.rule("dbsa R40")
@any_way
def test_a_flank_may_be_overlapped_and_contacted(way):
    field = clash(A1, E, "A2 Bd 1360,1000,0", "A3 Cv 1280,1080,270", dice=[3, 3], way=way)
    assert sum(field.parts("T1").values()) == -2


# --- R41-R44 support and classes


@pytest.mark.rule("dbsa R41")
@any_way
@pytest.mark.parametrize(
    ("second", "support"),
    [
        ("1200,940,0", True),
        ("1201.5,940,0", True),
        ("1200,938.5,0", True),
        ("1230,940,0", False),
        ("1204,940,0", False),
        ("1200,935,0", False),
        ("1200,880,180", False),
        ("1360,1000,0", False),
    ],
)
def test_a_supporter_stands_square_behind(way, second, support):
    field = clash("A1 Pk 1200,1000,0", f"A2 Pk {second}", "T1 Sp 1200,1000,180", dice=[3, 3], way=way)
    assert ("pike_support" in field.parts("A1")) == support


@pytest.mark.rule("dbsa R41")
@any_way
@pytest.mark.parametrize(
    "ground", [box("wood", 600, 600, 1800, 930), box("wood", 600, 950, 1800, 1000)], ids=["supporter", "supported"]
)
def test_neither_may_be_in_bad_going(way, ground):
    field = clash("A1 Pk 1200,1000,0", "A2 Pk 1200,940,0", E, terrain=[ground], dice=[3, 3], way=way)
    assert "pike_support" not in field.parts("A1")


@pytest.mark.rule("dbsa R41")
@any_way
def test_a_supporter_under_attack_supports_nobody(way):
    """T2 is on the sides of both ranks; the second cannot turn, for want of room."""
    elements = ("A1 Pk 1200,1000,0", "A2 Pk 1200,940,0", E, "T2 LH 1280,920,270")
    field = battle(*elements, way=way).play("done").play("fight A1 T1", dice=[3, 1])
    assert field.happened("score")[0]["total"] == 3 + 3 - 1


@pytest.mark.rule("dbsa R41")
def test_the_enemys_pikes_behind_are_no_support():
    field = clash("A1 Pk 1200,1000,0", E, "T2 Pk 1200,940,0", dice=[3, 3])
    assert field.parts("A1") == {"flank_or_rear": -1}


@pytest.mark.rule("dbsa R42")
@any_way
def test_a_third_rank_adds_nothing(way):
    field = clash("A1 Pk 1200,1000,0", "A2 Pk 1200,940,0", "A3 Pk 1200,880,0", E, dice=[2, 3], way=way)
    assert field.total("A1") == 3 + 3 + 2


@pytest.mark.rule("dbsa R43")
@any_way
@pytest.mark.parametrize(("front", "rear", "total"), [(" general", "", 4 + 1 + 1 + 2), ("", " general", 4 + 1 + 2)])
def test_one_of_two_identical_elements_may_have_the_general(way, front, rear, total):
    field = clash(f"A1 Sp 1200,1000,0{front}", f"A2 Sp 1200,940,0{rear}", E, dice=[2, 3], way=way)
    assert field.total("A1") == total


@pytest.mark.rule("dbsa R44")
@any_way
def test_the_factor_looks_at_the_enemy_of_the_pair(way):
    field = duel("Bd", 2, "El", 1, "T2 Ax 1280,1120,270", way=way)
    assert field.total("A1") == 3 - 1 + 2
    field = duel("Bd", 2, "Ax", 1, "T2 El 1280,1120,270", way=way)
    assert field.total("A1") == 5 - 1 + 2


# --- R45 uphill


@pytest.mark.rule("dbsa R45")
@any_way
@pytest.mark.parametrize("kind", ["gentle_hill", "steep_hill"])
def test_heights_rise_from_the_outline(way, kind):
    hill = box(kind, 500, 1000, 1900, 1900)
    field = clash("A1 Ax 1200,1080,0", "T1 Ax 1200,1080,180", terrain=[hill], dice=[3, 3], way=way)
    assert (field.parts("T1"), field.parts("A1")) == ({"uphill": 1}, {})


@pytest.mark.rule("dbsa R45")
@any_way
def test_beyond_the_crest_the_slope_falls(way):
    hill = box("gentle_hill", 500, 800, 1900, 1100)
    field = clash("A1 Ax 1200,1000,0", "T1 Ax 1200,1000,180", terrain=[hill], dice=[3, 3], way=way)
    assert (field.parts("A1"), field.parts("T1")) == ({"uphill": 1}, {})


@pytest.mark.rule("dbsa R45")
@any_way
@pytest.mark.parametrize("ground", [[], [box("gentle_hill", 1000, 700, 1900, 1700)]], ids=["flat", "along the slope"])
def test_level_elements_have_nothing(way, ground):
    field = clash("A1 Ax 1200,1200,0", "T1 Ax 1200,1200,180", terrain=ground, dice=[3, 3], way=way)
    assert (field.parts("A1"), field.parts("T1")) == ({}, {})


@pytest.mark.rule("dbsa R45")
@square_way
def test_the_edge_of_the_board_is_no_foot_of_a_hill(way):
    """The hill goes on beyond the board, so that it rises all the way to the edge."""
    hill = area("gentle_hill", (0, 0), (2400, 0), (2400, 1000), (0, 1000))
    field = clash("A1 Ax 1200,300,0", "T1 Ax 1200,300,180", terrain=[hill], dice=[3, 3], way=way)
    assert (field.parts("A1"), field.parts("T1")) == ({"uphill": 1}, {})


# --- R46 banks


BAND = river((500, 990), (1900, 990), width=80)


@pytest.mark.rule("dbsa R46")
@any_way
@pytest.mark.parametrize(
    ("y", "bank"),
    [(1032, True), (1029, True), (1026, False), (1060, True), (1086, True), (1093, False), (1000, False)],
)
def test_who_stands_dry_while_the_enemy_stands_in_the_water(way, y, bank):
    """The water is from 950 to 1030; spears are 60p deep."""
    field = clash(f"A1 Sp 1200,{y},0", f"T1 Sp 1200,{y},180", terrain=[BAND], dice=[3, 3], way=way)
    assert ("bank" in field.parts("T1")) == bank
    assert "bank" not in field.parts("A1")


@pytest.mark.rule("dbsa R46")
@any_way
@pytest.mark.parametrize(
    ("ford", "bank"),
    [
        (box("ford", 1100, 980, 1300, 1010), False),  # the enemy's centre, y 1002
        (box("ford", 1100, 1025, 1300, 1040), False),  # the middle of the shared edge, y 1032
        (box("ford", 1100, 950, 1190, 1040), True),  # beside both
    ],
    ids=["centre", "edge", "beside"],
)
def test_where_a_fight_is_at_a_ford(way, ford, bank):
    ground = river((500, 990), (1900, 990), width=80, fords=[ford])
    field = clash("A1 Sp 1200,1032,0", "T1 Sp 1200,1032,180", terrain=[ground], dice=[3, 3], way=way)
    assert ("bank" in field.parts("T1")) == bank


@pytest.mark.rule("dbsa R46")
def test_the_ford_of_the_trebbia():
    ground = river((400, 250), (2000, 250), width=70, fords=[box("ford", 1100, 200, 1300, 300)])
    field = clash("A1 Bd 1200,310,0", "T1 Sp 1200,310,180", terrain=[ground], dice=[3, 3])
    assert field.parts("T1") == {}
    field = clash("A1 Bd 1400,310,0", "T1 Sp 1400,310,180", terrain=[ground], dice=[3, 3])
    assert field.parts("T1") == {"bank": 1}


# --- R48-R50 grades and opponents


@pytest.mark.rule("dbsa R48")
@pytest.mark.parametrize(
    ("own_die", "enemy", "enemy_die", "totals", "fate"),
    [
        (1, "Bd", 3, (3, 8), "destroyed"),
        (2, "Bd", 3, (4, 8), "destroyed"),
        (3, "Bd", 4, (5, 9), "recoiled 100"),
        (3, "Bd", 5, (5, 10), "destroyed"),
    ],
)
def test_half_or_less(own_die, enemy, enemy_die, totals, fate):
    field = duel("Ax", own_die, enemy, enemy_die, "T2 Sp 1360,1200,180")
    assert (field.total("A1"), field.total("T1")) == totals
    assert field.fate("A1") == fate


@pytest.mark.rule("dbsa R48")
def test_nought_is_half_of_one():
    ring = ("T2 Sp 1360,1200,180", "T3 Sp 1040,1200,180", "T4 Cv 1280,1120,270")
    field = duel("Ax", 1, "LH", 1, *ring, terrain=[box("wood", 1130, 1290, 1270, 1400)])
    assert (field.total("A1"), field.total("T1")) == (0, 1)
    assert field.fate("A1") == "destroyed"


@pytest.mark.rule("dbsa R49")
@any_way
@pytest.mark.parametrize(
    ("own", "own_die", "front", "front_die", "flank", "fate"),
    [
        ("Kn", 3, "Sp", 3, "LH", "destroyed"),
        ("Kn", 3, "Sp", 3, "Cv", "recoiled 200"),
        ("Bd", 3, "LH", 6, "Sp", "recoiled 100"),
        ("Bd", 3, "LH", 6, "Sh", "held"),
        ("Sp", 2, "LH", 6, "Wb", "destroyed"),
        ("Wb", 3, "Bd", 2, "Kn", "destroyed"),
        ("LH", 1, "Bd", 1, "El", "destroyed"),
    ],
)
def test_the_worst_outcome_of_all_in_contact(way, own, own_die, front, front_die, flank, fate):
    field = duel(own, own_die, front, front_die, f"T2 {flank} 1280,1120,270", way=way)
    assert field.fate("A1") == fate


@pytest.mark.rule("dbsa R49")
def test_one_on_the_rear_counts_as_well():
    field = duel("Bd", 3, "LH", 6, "T2 Wb 1200,1140,0")
    assert field.fate("A1") == "destroyed"


@pytest.mark.rule("dbsa R50")
@any_way
@pytest.mark.parametrize(
    ("ground", "fate"),
    [
        ([south_of("wood", 1200)], "recoiled 100"),
        ([everywhere("wood")], "recoiled 100"),
        ([north_of("wood", 1200)], "destroyed"),
        ([], "destroyed"),
    ],
    ids=["loser in wood", "both", "winner in wood", "open"],
)
def test_the_losers_own_ground_counts(way, ground, fate):
    in_wood = bool(ground) and ground[0]["polygon"][2][1] > 1200
    field = duel("Ax", 2, "Kn", 6 if in_wood else 4, terrain=ground, way=way)
    assert (field.total("A1"), field.total("T1")) == (4, 7)
    assert field.fate("A1") == fate


# --- R73-R76 reading the sheet


@pytest.mark.rule("dbsa R73")
@any_way
def test_overlaps_and_bad_going_are_subtracted(way):
    field = duel("Bd", 3, "Sp", 3, "T2 Sp 1360,1200,180", way=way)
    assert field.total("A1") == 5 + 3 - 1
    field = duel("Bd", 3, "Sp", 3, terrain=[south_of("rough", 1200)], way=way)
    assert field.total("A1") == 5 + 3 - 2


@pytest.mark.rule("dbsa R74")
@any_way
def test_bank_and_hill_are_one_together(way):
    hill = box("gentle_hill", 500, 1000, 1900, 1900)
    field = clash("A1 Sp 1200,1032,0", "T1 Sp 1200,1032,180", terrain=[BAND, hill], dice=[3, 3], way=way)
    assert field.total("T1") == 4 + 1 + 3
    assert sum(field.parts("T1").values()) == 1


@pytest.mark.rule("dbsa R75")
@any_way
def test_a_hill_counts_against_shooters(way):
    hill = box("gentle_hill", 500, 1000, 1900, 1900)
    field = clash("A1 Sh 1200,1080,0", "T1 Sp 1200,1080,180", terrain=[hill], dice=[3, 3], way=way)
    assert (field.total("T1"), field.total("A1")) == (8, 5)


@pytest.mark.rule("dbsa R75")
@any_way
def test_on_a_bank_that_is_a_hill_too_shooters_lose_only_the_bank(way):
    hill = box("gentle_hill", 500, 1000, 1900, 1900)
    field = clash("A1 Sh 1200,1032,0", "T1 Sp 1200,1032,180", terrain=[BAND, hill], dice=[3, 3], way=way)
    assert (field.total("T1"), field.parts("T1")) == (8, {"uphill": 1})


@pytest.mark.rule("dbsa R76")
@square_way
def test_shooters_support_once_against_mounted_in_a_camp(way):
    elements = ("A1 Bd 1200,2280,0", "A2 Sh 1200,2220,0", "T1 Cv 1200,2280,180")
    field = clash(*elements, camps={"teal": 1200}, dice=[3, 3], way=way)
    assert field.total("A1") == 3 + 1 + 3
    assert sum(field.parts("A1").values()) == 1
