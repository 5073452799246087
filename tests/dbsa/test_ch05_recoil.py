"""Chapter 5: recoils, those they pass, push and meet, and supporters."""

from __future__ import annotations

import pytest

from .battles import any_way, at, box, clash, duel, square_way


@pytest.mark.rule("dbsa 5.6")
@any_way
def test_a_recoiler_goes_straight_back_without_turning(way):
    field = clash("A1 Sp 1200,1000,0", "T1 Sp 1200,1000,180", dice=[1, 3], way=way)
    assert field.pose("A1") == at(1200, 900, 0)
    assert field.event("recoiled")["distance"] == 100


@pytest.mark.rule("dbsa 5.6")
@any_way
def test_so_does_one_that_looks_askew(way):
    field = clash("A1 Cv 1200,1000,30", "T1 Sp 1200,1000,210", dice=[1, 3], way=way)
    assert field.pose("A1") == at(1200 - 100, 1000 - 173.205, 30)


@pytest.mark.rule("dbsa 5.7")
@any_way
@pytest.mark.parametrize("kind", ["Cv", "LH"])
def test_mounted_recoil_through_shooters(way, kind):
    field = clash(f"A1 {kind} 1200,1000,0", "A2 Sh 1200,820,0", "T1 Sp 1200,1000,180", dice=[3, 3], way=way)
    assert field.pose("A1") == at(1200, 740, 0)
    assert field.pose("A2") == at(1200, 820, 0)
    assert field.event("recoil_passed")["friend"] == "A2"


@pytest.mark.rule("dbsa 5.7")
@any_way
def test_shooters_recoil_through_anybody(way):
    field = clash("A1 Sh 1200,1000,0", "A2 El 1200,920,0", "T1 Sp 1200,1000,180", dice=[3, 2], way=way)
    assert field.pose("A1") == at(1200, 760, 0)
    assert field.pose("A2") == at(1200, 920, 0)


@pytest.mark.rule("dbsa 5.8")
@any_way
def test_who_cannot_pass_pushes(way):
    field = clash("A1 Pk 1200,1000,0", "A2 Pk 1200,940,0", "T1 Bd 1200,1000,180", dice=[1, 4], way=way)
    assert (field.pose("A1"), field.pose("A2")) == (at(1200, 900, 0), at(1200, 840, 0))
    assert (field.event("pushed")["element"], field.event("pushed")["friend"]) in (("A1", "A2"), ("A2", "A1"))


@pytest.mark.rule("dbsa 5.8")
@any_way
def test_mounted_push_what_is_not_shooters(way):
    field = clash("A1 Cv 1200,1000,0", "A2 Ax 1200,860,0", "T1 Sp 1200,1000,180", dice=[2, 3], way=way)
    assert (field.pose("A1"), field.pose("A2")) == (at(1200, 800, 0), at(1200, 680, 0))


@pytest.mark.rule("dbsa 5.9")
@any_way
def test_friends_facing_another_way_are_fatal(way):
    field = clash("A1 Sp 1200,1000,0", "A2 Ax 1240,840,90", "T1 Bd 1200,1000,180", dice=[1, 2], way=way)
    assert (field.stands("A1"), field.cause("A1")) == (False, "5.9")
    assert field.pose("A2") == at(1240, 840, 90)
    assert field.losses == (1, 0)


@pytest.mark.rule("dbsa 5.9")
def test_they_are_fatal_even_to_those_who_could_pass_them():
    field = clash("A1 Cv 1200,1000,0", "A2 Sh 1200,760,180", "T1 Sp 1200,1000,180", dice=[2, 3])
    assert (field.stands("A1"), field.cause("A1")) == (False, "5.9")


@pytest.mark.rule("dbsa 5.10")
@any_way
@pytest.mark.parametrize(("y", "survives"), [(900, False), (850, False), (844, False), (841, True), (838, True)])
def test_enemies_behind_are_fatal(way, y, survives):
    field = clash("A1 Sp 1200,1000,0", f"T2 LH 1200,{y},0", "T1 Bd 1200,1000,180", dice=[1, 2], way=way)
    assert field.stands("A1") == survives
    if not survives:
        assert field.cause("A1") == "5.10"


@pytest.mark.rule("dbsa 5.11")
@any_way
@pytest.mark.parametrize(("top", "survives"), [(730, False), (690, False), (681, True), (670, True)])
def test_impassable_ground_behind_is_fatal(way, top, survives):
    cliff = box("impassable", 1000, 500, 1400, top)
    field = clash("A1 Cv 1200,1000,0", "T1 Sp 1200,1000,180", dice=[2, 3], terrain=[cliff], way=way)
    assert field.stands("A1") == survives
    if not survives:
        assert field.cause("A1") == "5.11"


@pytest.mark.rule("dbsa 5.12")
@square_way
def test_who_recoils_off_the_board_is_lost(way):
    field = clash("A1 LH 1200,500,0", "T1 Bd 1200,500,180", dice=[1, 3], way=way)
    assert (field.total("A1"), field.total("T1")) == (3, 6)
    assert (field.stands("A1"), field.cause("A1")) == (False, "5.12")


@pytest.mark.rule("dbsa 5.12")
def test_600_paces_need_room():
    field = clash("A1 LH 1200,730,0", "T1 Bd 1200,730,180", dice=[1, 3])
    assert field.pose("A1") == (1200, 130, 0)


# --- 5.13 supporters


@pytest.mark.rule("dbsa 5.13")
@any_way
def test_supporters_fall_with_those_they_support(way):
    field = clash("A1 Pk 1200,1000,0", "A2 Pk 1200,940,0", "T1 Wb 1200,1000,180", dice=[1, 5], way=way)
    assert (field.total("A1"), field.total("T1")) == (7, 8)
    assert (field.stands("A1"), field.stands("A2"), field.losses) == (False, False, (2, 0))


@pytest.mark.rule("dbsa 5.13")
@any_way
def test_supporters_fall_with_a_recoiler_that_is_lost(way):
    elements = ("A1 Sp 1200,1000,0", "A2 Sp 1200,940,0", "A3 Ax 1240,800,90", "T1 Bd 1200,1000,180")
    field = clash(*elements, dice=[1, 4], way=way)
    assert (field.total("A1"), field.total("T1")) == (6, 9)
    assert (field.stands("A1"), field.stands("A2"), field.stands("A3")) == (False, False, True)


@pytest.mark.rule("dbsa 5.13")
def test_a_third_rank_supports_nobody_and_lives():
    field = duel("Pk", 1, "Wb", 5, "A2 Pk 1200,1140,0", "A3 Pk 1200,1080,0")
    assert (field.losses, field.stands("A3")) == ((2, 0), True)


@pytest.mark.rule("dbsa 5.13")
def test_supporters_live_when_the_supported_only_recoil():
    field = duel("Sp", 1, "Bd", 3, "A2 Sp 1200,1140,0")
    assert (field.fate("A1"), field.losses) == ("recoiled 100", (0, 0))
    assert field.pose("A2") == (1200, 1040, 0)
