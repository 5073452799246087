"""Chapter 4: combat factors, support, tactical factors."""

from __future__ import annotations

import pytest

from .battles import (
    FOOT,
    MOUNTED,
    TYPES,
    any_way,
    box,
    clash,
    duel,
    everywhere,
    north_of,
    river,
    road,
    south_of,
    square_way,
)

FACTORS = {  # against foot, against mounted
    "Bd": (5, 3),
    "El": (4, 5),
    "Sp": (4, 4),
    "Kn": (3, 4),
    "Pk": (3, 4),
    "Cv": (3, 3),
    "Wb": (3, 3),
    "Ax": (3, 2),
    "LH": (2, 2),
    "Sh": (2, 2),
}
CAMP = {"teal": 1200}
HILL = box("gentle_hill", 500, 1000, 1900, 1900)
BAND = river((500, 990), (1900, 990), width=80)
BAND_WITH_FORD = river((500, 990), (1900, 990), width=80, fords=[box("ford", 1100, 930, 1300, 1060)])
BANK = ("A1 Sp 1200,1032,0", "T1 Sp 1200,1032,180")


# --- 4.4-4.14 the combat factors


@pytest.mark.rule("dbsa 4.4")
@pytest.mark.parametrize("own", TYPES)
@pytest.mark.parametrize("enemy", TYPES)
@pytest.mark.parametrize("active", ["amber", "teal"])
def test_die_plus_factor_against_the_kind_of_enemy(own, enemy, active):
    field = duel(own, 2, enemy, 5, active=active)
    assert field.total("A1") == 2 + FACTORS[own][enemy in MOUNTED]
    assert field.total("T1") == 5 + FACTORS[enemy][own in MOUNTED]


@pytest.mark.rule("dbsa 4.4")
@any_way
def test_spears_against_cavalry(way):
    field = duel("Sp", 3, "Cv", 5, way=way)
    assert (field.total("A1"), field.total("T1")) == (7, 8)


@pytest.mark.parametrize(
    ("own", "die", "enemy", "total"),
    [
        pytest.param("Bd", 2, "Wb", 7, marks=pytest.mark.rule("dbsa 4.5")),
        pytest.param("Bd", 2, "Kn", 5, marks=pytest.mark.rule("dbsa 4.5")),
        pytest.param("El", 1, "Pk", 5, marks=pytest.mark.rule("dbsa 4.6")),
        pytest.param("El", 1, "Cv", 6, marks=pytest.mark.rule("dbsa 4.6")),
        pytest.param("Sp", 4, "LH", 8, marks=pytest.mark.rule("dbsa 4.7")),
        pytest.param("Kn", 6, "Ax", 9, marks=pytest.mark.rule("dbsa 4.8")),
        pytest.param("Kn", 6, "Cv", 10, marks=pytest.mark.rule("dbsa 4.8")),
        pytest.param("Pk", 3, "Bd", 6, marks=pytest.mark.rule("dbsa 4.9")),
        pytest.param("Pk", 3, "Kn", 7, marks=pytest.mark.rule("dbsa 4.9")),
        pytest.param("Cv", 3, "El", 6, marks=pytest.mark.rule("dbsa 4.10")),
        pytest.param("Wb", 5, "Bd", 8, marks=pytest.mark.rule("dbsa 4.11")),
        pytest.param("Ax", 4, "Sp", 7, marks=pytest.mark.rule("dbsa 4.12")),
        pytest.param("Ax", 4, "LH", 6, marks=pytest.mark.rule("dbsa 4.12")),
        pytest.param("LH", 6, "Kn", 8, marks=pytest.mark.rule("dbsa 4.13")),
        pytest.param("Sh", 6, "El", 8, marks=pytest.mark.rule("dbsa 4.14")),
    ],
)
def test_combat_factors(own, die, enemy, total):
    assert duel(own, die, enemy, 1).total("A1") == total


# --- 4.17-4.21 support


def supported(front: str, rear: str, die: int, enemy: str, **more):
    """A1 fights with A2 behind it."""
    return duel(front, die, enemy, 1, f"A2 {rear} 1200,1140,0", **more)


@pytest.mark.rule("dbsa 4.17")
@any_way
def test_pikes_behind_pikes(way):
    field = supported("Pk", "Pk", 1, "Bd", way=way)
    assert (field.total("A1"), field.parts("A1")) == (7, {"pike_support": 3})


@pytest.mark.rule("dbsa 4.17")
@any_way
def test_pikes_in_a_wood_have_no_support(way):
    field = supported("Pk", "Pk", 1, "Bd", way=way, terrain=[everywhere("wood")])
    assert (field.total("A1"), field.parts("A1")) == (2, {"bad_going": -2})


@pytest.mark.rule("dbsa 4.17")
@pytest.mark.parametrize("enemy", TYPES)
def test_pike_support_counts_against_anybody(enemy):
    assert supported("Pk", "Pk", 1, enemy).parts("A1") == {"pike_support": 3}


@pytest.mark.rule("dbsa 4.18")
@any_way
def test_spears_behind_spears(way):
    field = supported("Sp", "Sp", 2, "Cv", way=way)
    assert (field.total("A1"), field.parts("A1")) == (7, {"spear_support": 1})


@pytest.mark.rule("dbsa 4.18")
@pytest.mark.parametrize("enemy", TYPES)
def test_spear_support_counts_against_anybody(enemy):
    assert supported("Sp", "Sp", 1, enemy).parts("A1") == {"spear_support": 1}


@pytest.mark.rule("dbsa 4.19")
@any_way
@pytest.mark.parametrize(("enemy", "total"), [("Cv", 7), ("Wb", 8)])
def test_shooters_behind_blades_help_against_mounted(way, enemy, total):
    assert supported("Bd", "Sh", 3, enemy, way=way).total("A1") == total


@pytest.mark.rule("dbsa 4.19")
@pytest.mark.parametrize("front", ["Bd", "Sp"])
@pytest.mark.parametrize("enemy", TYPES)
def test_shooter_support_is_against_mounted_only(front, enemy):
    expected = {"shooter_support": 1} if enemy in MOUNTED else {}
    assert supported(front, "Sh", 3, enemy).parts("A1") == expected


@pytest.mark.rule("dbsa 4.17")
@pytest.mark.rule("dbsa 4.18")
@pytest.mark.rule("dbsa 4.19")
@pytest.mark.parametrize("front", FOOT)
@pytest.mark.parametrize("rear", FOOT)
def test_nobody_else_supports(front, rear):
    counted = {("Pk", "Pk"): 3, ("Sp", "Sp"): 1, ("Bd", "Sh"): 1, ("Sp", "Sh"): 1}.get((front, rear), 0)
    depth = 80 if front in ("Ax", "Sh") else 60
    field = duel(front, 3, "Cv", 3, f"A2 {rear} 1200,{1200 - depth},0")
    assert sum(field.parts("A1").values()) == counted


@pytest.mark.rule("dbsa 4.20")
@square_way
@pytest.mark.parametrize(("attacker", "total"), [("Bd", 9), ("Sp", 8)])
def test_shooters_behind_help_to_attack_a_camp(way, attacker, total):
    elements = (f"A1 {attacker} 1200,2280,0", "A2 Sh 1200,2220,0", "T1 Sp 1200,2290,180")
    field = clash(*elements, camps=CAMP, dice=[3, 2], way=way)
    assert (field.fights, field.total("A1")) == ([("A1", "T1")], total)
    assert field.parts("A1") == {"camp_attack_support": 1}


@pytest.mark.rule("dbsa 4.20")
def test_shooters_do_not_help_to_defend_a_camp():
    """The occupant's own shooters have no room behind it, and foot attack."""
    field = clash("A1 Bd 1200,2280,0", "T1 Sp 1200,2290,180", camps=CAMP, dice=[3, 2])
    assert field.parts("T1") == {"camp": 2}


@pytest.mark.rule("dbsa 4.21")
@any_way
@pytest.mark.parametrize(("front", "enemy", "total"), [("Sp", "Bd", 6), ("Sp", "Cv", 6), ("Bd", "Cv", 5)])
def test_no_support_in_bad_going(way, front, enemy, total):
    rear = "Sp" if (front, enemy) == ("Sp", "Bd") else "Sh"
    assert supported(front, rear, 4, enemy, way=way, terrain=[everywhere("rough")]).total("A1") == total


@pytest.mark.rule("dbsa 4.21")
@any_way
@pytest.mark.parametrize(("ground", "total"), [(north_of("rough", 1145), 6), (south_of("rough", 1135), 8)])
def test_no_support_with_one_of_the_two_in_bad_going(way, ground, total):
    assert supported("Sp", "Sp", 4, "Bd", way=way).total("A1") == 9
    assert supported("Sp", "Sp", 4, "Bd", way=way, terrain=[ground]).total("A1") == total


# --- 4.22, 4.23 camp and general


@pytest.mark.rule("dbsa 4.22")
@square_way
@pytest.mark.parametrize(
    ("occupant", "pose", "total"),
    [("Ax", "1200,2290,180", 7), ("Sp", "1200,2300,180", 8), ("Cv", "1200,2280,180", 5), ("LH", "1200,2280,180", 4)],
)
def test_foot_in_their_camp(way, occupant, pose, total):
    field = clash("A1 Bd 1200,2280,0", f"T1 {occupant} {pose}", camps=CAMP, dice=[1, 2], way=way)
    assert field.fights == [("A1", "T1")]
    assert field.total("T1") == total


@pytest.mark.rule("dbsa 4.22")
def test_foot_before_their_camp_have_no_bonus():
    field = clash("A1 Bd 1200,2200,0", "T1 Ax 1200,2200,180", camps=CAMP, dice=[1, 2])
    assert field.total("T1") == 5


@pytest.mark.rule("dbsa 4.23")
@any_way
@pytest.mark.parametrize("active", ["amber", "teal"])
def test_the_generals_element(way, active):
    field = duel("Cv general", 4, "LH", 1, way=way, active=active)
    assert (field.total("A1"), field.parts("A1"), field.parts("T1")) == (8, {"general": 1}, {})


@pytest.mark.rule("dbsa 4.23")
def test_the_general_helps_nobody_else():
    field = duel("Cv", 4, "LH", 1, "A2 Cv 1360,1200,0 general")
    assert field.total("A1") == 7


# --- 4.24-4.27 banks and hills


@pytest.mark.rule("dbsa 4.24")
@any_way
@pytest.mark.parametrize("active", ["amber", "teal"])
def test_who_defends_a_bank(way, active):
    field = clash(*BANK, terrain=[BAND], dice=[3, 3], way=way, active=active)
    assert (field.total("T1"), field.total("A1")) == (8, 7)
    assert (field.parts("T1"), field.parts("A1")) == ({"bank": 1}, {})


@pytest.mark.rule("dbsa 4.24")
@any_way
def test_two_on_the_same_side_of_the_water_defend_nothing(way):
    field = clash("A1 Sp 1200,1200,0", "T1 Sp 1200,1200,180", terrain=[BAND], dice=[3, 3], way=way)
    assert (field.total("T1"), field.total("A1")) == (7, 7)


@pytest.mark.rule("dbsa 4.24")
def test_two_in_the_water_defend_nothing():
    field = clash("A1 Sp 1200,990,0", "T1 Sp 1200,990,180", terrain=[BAND], dice=[3, 3])
    assert (field.total("T1"), field.total("A1")) == (7, 7)


@pytest.mark.rule("dbsa 4.25")
@any_way
def test_there_is_no_bank_at_a_ford(way):
    field = clash(*BANK, terrain=[BAND_WITH_FORD], dice=[3, 3], way=way)
    assert (field.total("T1"), field.total("A1")) == (7, 7)


@pytest.mark.rule("dbsa 4.25")
def test_a_ford_elsewhere_is_of_no_use():
    stream = river((500, 990), (1900, 990), width=80, fords=[box("ford", 1500, 930, 1700, 1060)])
    field = clash(*BANK, terrain=[stream], dice=[3, 3])
    assert (field.total("T1"), field.total("A1")) == (8, 7)


@pytest.mark.rule("dbsa 4.26")
@any_way
def test_no_bank_against_shooters(way):
    field = clash("A1 Sh 1200,1032,0", "T1 Sp 1200,1032,180", terrain=[BAND], dice=[3, 3], way=way)
    assert (field.total("T1"), field.total("A1")) == (7, 5)


@pytest.mark.rule("dbsa 4.26")
def test_shooters_themselves_defend_a_bank():
    field = clash("A1 Sp 1200,1032,0", "T1 Sh 1200,1032,180", terrain=[BAND], dice=[3, 3])
    assert (field.total("T1"), field.total("A1")) == (6, 7)


@pytest.mark.rule("dbsa 4.27")
@any_way
@pytest.mark.parametrize("active", ["amber", "teal"])
def test_who_is_uphill(way, active):
    field = clash("A1 Ax 1200,1080,0", "T1 Wb 1200,1080,180", terrain=[HILL], dice=[3, 3], way=way, active=active)
    assert (field.total("T1"), field.total("A1")) == (7, 6)
    assert (field.parts("T1"), field.parts("A1")) == ({"uphill": 1}, {})


# --- 4.28, 4.29 flanks


@pytest.mark.rule("dbsa 4.28")
@any_way
def test_each_flank_overlapped_costs_one(way):
    fighters = ("A1 Bd 1200,1000,0", "T1 Sp 1200,1000,180")
    field = clash(*fighters, "A2 Bd 1360,1000,0", dice=[3, 3], way=way)
    assert (field.total("T1"), sum(field.parts("T1").values())) == (6, -1)
    field = clash(*fighters, "A2 Bd 1360,1000,0", "A3 Bd 1040,1000,0", dice=[3, 3], way=way)
    assert (field.total("T1"), field.parts("T1")) == (5, {"overlap_left": -1, "overlap_right": -1})


@pytest.mark.rule("dbsa 4.28")
def test_the_flank_is_the_overlapped_elements_own():
    field = clash("A1 Bd 1200,1000,0", "T1 Sp 1200,1000,180", "A2 Bd 1360,1000,0", dice=[3, 3])
    assert field.parts("T1") == {"overlap_left": -1}, "T1 looks south: east is its left"


@pytest.mark.rule("dbsa 4.29")
@any_way
def test_contacts_add_to_overlaps(way):
    field = clash(
        "A1 Bd 1200,1000,0",
        "T1 Sp 1200,1000,180",
        "A2 Cv 1280,1080,270",
        "A3 Cv 1200,1060,180",
        "A4 Bd 1040,1000,0",
        dice=[3, 3],
        way=way,
    )
    assert field.total("T1") == 4 + 3 - 3
    assert field.parts("T1")["flank_or_rear"] == -2


@pytest.mark.rule("dbsa 4.29")
def test_friends_on_a_flank_cost_nothing():
    field = clash("A1 Bd 1200,1000,0", "A2 Cv 1280,920,270", "T1 Sp 1200,1000,180", dice=[3, 3])
    assert field.parts("A1") == {}


# --- 4.30-4.32 bad going, and the sum


@pytest.mark.rule("dbsa 4.30")
@any_way
def test_blades_against_auxilia_in_a_wood(way):
    field = duel("Bd", 4, "Ax", 4, terrain=[everywhere("wood")], way=way)
    assert (field.total("A1"), field.total("T1")) == (7, 7)


@pytest.mark.rule("dbsa 4.30")
@pytest.mark.parametrize("own", TYPES)
@pytest.mark.parametrize("kind", ["wood", "rough", "marsh", "steep_hill", "built_up"])
def test_bad_going_costs_two_but_auxilia_and_shooters(own, kind):
    ground = box(kind, 400, 400, 2000, 1200)
    field = duel(own, 3, "Sp", 3, terrain=[ground])
    assert field.parts("A1").get("bad_going", 0) == (0 if own in ("Ax", "Sh") else -2)
    assert "bad_going" not in field.parts("T1"), "whose base is outside"


@pytest.mark.rule("dbsa 4.31")
@any_way
def test_a_road_through_a_wood_is_bad_going_in_a_fight(way):
    ground = [everywhere("wood"), road((1200, 200), (1200, 2200))]
    field = duel("Sp", 3, "Cv", 3, "A2 Sp 1200,1140,0", terrain=ground, way=way)
    assert field.total("A1") == 5


@pytest.mark.rule("dbsa 4.32")
@any_way
def test_all_factors_add_up(way):
    field = clash(
        "A1 Bd 1200,1080,180 general",
        "T1 Sp 1200,1080,0",
        "T2 Sp 1360,1080,0",
        terrain=[HILL],
        dice=[2, 3],
        way=way,
    )
    assert field.total("A1") == 5 + 1 + 1 - 1 + 2
    assert sum(field.parts("A1").values()) == 1
    assert field.total("T1") == 4 + 3
