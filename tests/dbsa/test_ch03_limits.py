"""Chapter 3: how far each kind of troops may move."""

from __future__ import annotations

import pytest

from .battles import MOUNTED, any_way, battle, box, everywhere, road

FAR = "T1 Sp 1700,1900,180"
GOOD = {
    "LH": (500, "3.11"),
    "Cv": (400, "3.12"),
    "Kn": (300, "3.14"),
    "El": (300, "3.14"),
    "Ax": (300, "3.15"),
    "Sh": (300, "3.15"),
    "Bd": (200, "3.16"),
    "Sp": (200, "3.16"),
    "Pk": (200, "3.16"),
    "Wb": (200, "3.16"),
}
MARSH = box("marsh", 1000, 700, 1400, 1800)
STREET = road((1200, 200), (1200, 2200))


def limit(kind: str, paces: float, rule: str | None, way, terrain=(), x: float = 1200, y: float = 800) -> None:
    """Straight ahead, to the rear, to the side and by naming the place: the limit is the same."""
    field = battle(f"A1 {kind} {x},{y},0", FAR, terrain=terrain, way=way)
    assert field.refusal(f"move A1 ahead {paces}") == rule
    assert field.refusal(f"move A1 to {x},{y + paces}") == rule
    assert field.refusal(f"move A1 to {x},{y + paces},0") == rule


@pytest.mark.rule("dbsa 3.11")
@any_way
@pytest.mark.parametrize(("paces", "rule"), [(500, None), (505, "3.11"), (501, "3.11")])
def test_light_horse_move_500(way, paces, rule):
    limit("LH", paces, rule, way)


@pytest.mark.rule("dbsa 3.12")
@any_way
@pytest.mark.parametrize(("paces", "rule"), [(400, None), (410, "3.12"), (401, "3.12")])
def test_cavalry_move_400(way, paces, rule):
    limit("Cv", paces, rule, way)


@pytest.mark.rule("dbsa 3.14")
@any_way
@pytest.mark.parametrize("kind", ["Kn", "El"])
@pytest.mark.parametrize(("paces", "rule"), [(300, None), (310, "3.14"), (301, "3.14")])
def test_knights_and_elephants_move_300(way, kind, paces, rule):
    limit(kind, paces, rule, way)


@pytest.mark.rule("dbsa 3.15")
@any_way
@pytest.mark.parametrize("kind", ["Ax", "Sh"])
@pytest.mark.parametrize("ground", [[], [everywhere("wood")], [everywhere("marsh")]], ids=["open", "wood", "marsh"])
def test_auxilia_and_shooters_move_300_anywhere(way, kind, ground):
    limit(kind, 300, None, way, ground)
    limit(kind, 301, "3.15", way, ground)


@pytest.mark.rule("dbsa 3.16")
@any_way
@pytest.mark.parametrize("kind", ["Bd", "Sp", "Pk", "Wb"])
@pytest.mark.parametrize("ground", [[], [everywhere("wood")]], ids=["open", "wood"])
def test_other_foot_move_200_anywhere(way, kind, ground):
    limit(kind, 200, None, way, ground)
    limit(kind, 201, "3.16", way, ground)
    limit(kind, 210, "3.16", way, ground)


@pytest.mark.rule("dbsa 3.17")
@any_way
@pytest.mark.parametrize("kind", MOUNTED)
@pytest.mark.parametrize("ground", ["marsh", "wood", "rough", "steep_hill", "built_up"])
def test_mounted_move_200_in_bad_going(way, kind, ground):
    field = battle(f"A1 {kind} 1200,800,0", FAR, terrain=[everywhere(ground)], way=way)
    assert field.refusal("move A1 ahead 200") is None
    assert field.refusal("move A1 ahead 250") == "3.17"
    assert field.refusal("move A1 ahead 201") == "3.17"


@pytest.mark.rule("dbsa 3.17")
@any_way
def test_light_horse_leave_a_marsh_slowly(way):
    field = battle("A1 LH 1200,800,0", FAR, terrain=[box("marsh", 1000, 600, 1400, 720)], way=way)
    assert field.refusal("move A1 ahead 250") == "3.17"
    assert field.refusal("move A1 ahead 200") is None


@pytest.mark.rule("dbsa 3.17")
def test_gentle_hills_do_not_slow_mounted():
    field = battle("A1 LH 1200,800,0", FAR, terrain=[everywhere("gentle_hill")])
    assert field.refusal("move A1 ahead 500") is None


# --- 3.13 by road


@pytest.mark.rule("dbsa 3.13")
@any_way
@pytest.mark.parametrize("kind", sorted(GOOD))
def test_anybody_moves_400_by_road(way, kind):
    field = battle(f"A1 {kind} 1200,600,0", FAR, terrain=[STREET], way=way)
    assert field.refusal("march A1 road 400") is None
    assert field.refusal("march A1 road 401") == "3.13"
    assert field.refusal("march A1 road 450") == "3.13"


@pytest.mark.rule("dbsa 3.13")
@any_way
@pytest.mark.parametrize("kind", ["Kn", "LH", "Bd"])
def test_bad_going_beside_the_road_does_not_slow(way, kind):
    field = battle(f"A1 {kind} 1200,600,0", FAR, terrain=[STREET, everywhere("wood")], way=way)
    assert field.refusal("march A1 road 400") is None
    assert field.refusal("move A1 ahead 210") in ("3.17", "3.16"), "off the road it does"


# --- 3.18 each for itself


@pytest.mark.rule("dbsa 3.18")
@any_way
@pytest.mark.parametrize(("first", "second"), [("Cv", "Bd"), ("Bd", "Cv")])
def test_the_slowest_member_binds_a_group(way, first, second):
    field = battle(f"A1 {first} 1120,800,0", f"A2 {second} 1280,800,0", FAR, way=way)
    assert field.refusal("move A1+A2 ahead 250") == "3.16"
    assert field.refusal("move A1+A2 ahead 200") is None


@pytest.mark.rule("dbsa 3.18")
@any_way
def test_each_member_of_a_wheel_is_held_to_its_own_limit(way):
    """The blades at the pivot go half as far as the cavalry at the outer end."""
    line = ["A1 Bd 1120,800,0", "A2 Cv 1280,800,0"]
    field = battle(*line, FAR, way=way)
    assert field.refusal("move A1+A2 left 70") is None, "blades 195p, cavalry 391p"
    assert field.refusal("move A1+A2 left 72") in ("3.16", "3.12"), "blades 201p, cavalry 402p"
    assert field.refusal("move A1+A2 right 40") == "3.16", "blades outside, 223p"
    assert field.refusal("move A1+A2 right 35") is None, "blades 195p"


@pytest.mark.rule("dbsa 3.18")
def test_one_member_in_bad_going_is_enough_to_hold_a_column_back():
    column = ["A1 LH 1200,1000,0", "A2 LH 1200,880,0"]
    field = battle(*column, FAR, terrain=[box("marsh", 1000, 700, 1400, 850)])
    assert field.refusal("march A1+A2 ahead 250") == "3.17"
    assert field.refusal("march A1+A2 ahead 200") is None
