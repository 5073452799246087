"""Chapter 3: passing through friends."""

from __future__ import annotations

import pytest

from .battles import DEPTH, FOOT, MOUNTED, STRAIGHT, TYPES, any_way, at, battle

FAR = "T1 Sp 1700,1900,180"
BARRED = ("R26", "R27", "3.20", "3.21")


def behind(mover: str, *friends: str, way, gap: float = 0, enemy: str = FAR):
    """A mover A1 behind friends A2, A3... in column at (1200, 1000), and how far it must go to be clear."""
    y, told = 1000.0, []
    for place, friend in enumerate(friends, 2):
        told.append(f"A{place} {friend} 1200,{y},0")
        y -= DEPTH[friend]
    field = battle(f"A1 {mover} 1200,{y - gap},0", *told, enemy, way=way)
    return field, 1000 - y + gap + DEPTH[mover]


@pytest.mark.rule("dbsa 3.19")
@any_way
@pytest.mark.parametrize("friend", TYPES)
def test_shooters_pass_through_anybody(way, friend):
    field, clear = behind("Sh", friend, way=way)
    assert field.refusal(f"move A1 ahead {clear}") is None
    field.play(f"move A1 ahead {clear}")
    assert (field.event("passed_through")["element"], field.event("passed_through")["friend"]) == ("A1", "A2")


@pytest.mark.rule("dbsa 3.19")
@any_way
def test_shooters_pass_pikes_by_160_paces(way):
    field, _ = behind("Sh", "Pk", way=way)
    field.play("move A1 ahead 160")
    assert (field.pose("A1"), field.pose("A2")) == (at(1200, 1100, 0), at(1200, 1000, 0))


@pytest.mark.rule("dbsa 3.20")
@any_way
@pytest.mark.parametrize("mover", MOUNTED)
def test_mounted_pass_through_shooters(way, mover):
    field, clear = behind(mover, "Sh", way=way)
    assert field.refusal(f"move A1 ahead {clear}") is None


@pytest.mark.rule("dbsa 3.20")
@pytest.mark.parametrize("mover", MOUNTED)
@pytest.mark.parametrize("friend", [kind for kind in TYPES if kind != "Sh"])
def test_mounted_pass_through_nobody_else(mover, friend):
    field, clear = behind(mover, friend, way=STRAIGHT)
    assert field.refusal(f"move A1 ahead {min(clear, 300)}") in BARRED


@pytest.mark.rule("dbsa 3.21")
@any_way
@pytest.mark.parametrize("friend", FOOT)
def test_blades_pass_through_one_element_of_foot(way, friend):
    field, clear = behind("Bd", friend, way=way)
    assert field.refusal(f"move A1 ahead {clear}") is None


@pytest.mark.rule("dbsa 3.21")
@any_way
def test_blades_do_not_pass_through_two(way):
    field, clear = behind("Bd", "Sp", "Sp", way=way)
    assert clear == 180
    assert field.refusal("move A1 ahead 180") == "3.21"
    assert field.refusal("move A1 ahead 200") == "3.21"


@pytest.mark.rule("dbsa 3.21")
@any_way
def test_two_beside_each_other_are_two(way):
    field = battle("A1 Bd 1200,940,0", "A2 Sp 1120,1000,0", "A3 Sp 1280,1000,0", FAR, way=way)
    assert field.refusal("move A1 ahead 140") == "3.21"


@pytest.mark.rule("dbsa 3.21")
@pytest.mark.parametrize("friend", ["Kn", "Cv", "LH"])
def test_blades_do_not_pass_through_mounted(friend):
    field, clear = behind("Bd", friend, way=STRAIGHT)
    assert field.refusal(f"move A1 ahead {clear}") in BARRED


@pytest.mark.rule("dbsa 3.22")
@any_way
@pytest.mark.parametrize(("facing", "rule"), [(0, None), (0.8, None), (90, "3.22"), (180, "3.22"), (10, "3.22")])
def test_both_must_face_alike(way, facing, rule):
    """The pikes stand about (1200, 1000), however they face."""
    poses = {0: "1200,1000,0", 0.8: "1200,1000,0.8", 90: "1230,970,90", 180: "1200,940,180", 10: "1200,1000,10"}
    field = battle("A1 Sh 1200,850,0", f"A2 Pk {poses[facing]}", FAR, way=way)
    assert field.refusal("move A1 ahead 290") == rule


@pytest.mark.rule("dbsa 3.22")
@any_way
def test_the_facing_at_the_start_counts(way):
    """Shooters that turn on their way still began facing another way."""
    field = battle("A1 Sh 1200,850,30", "A2 Pk 1200,1000,0", FAR, way=way)
    assert field.refusal("move A1 to 1200,850,0 ahead 235") == "3.22"


@pytest.mark.rule("dbsa 3.23")
@any_way
@pytest.mark.parametrize("paces", [100, 135, 60])
def test_nobody_ends_on_a_friend(way, paces):
    field, clear = behind("Sh", "Pk", way=way)
    assert clear == 140
    assert field.refusal(f"move A1 ahead {paces}") == "3.23"


@pytest.mark.rule("dbsa 3.23")
@any_way
def test_there_must_be_room_between_the_friend_and_the_enemy(way):
    field, clear = behind("Sh", "Pk", "Pk", way=way, enemy="T1 Sp 1200,1060,180")
    assert clear == 200
    assert field.refusal("move A1 ahead 180") == "3.23"
    assert field.refusal("move A1 ahead 200") == "R26", "it runs into the enemy"
    field, _ = behind("Sh", "Pk", "Pk", way=way, enemy="T1 Sp 1200,1080,180")
    assert field.refusal("move A1 ahead 200") is None
