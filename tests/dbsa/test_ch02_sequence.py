"""Chapter 2: bounds, die points, the order of moves and fights."""

from __future__ import annotations

import pytest

from .battles import battle, road

LINE = [f"A{n} Bd {400 + 160 * n},600,0" for n in range(1, 7)]
FAR = "T1 Sp 1200,2000,180"
STREET = road((1200, 200), (1200, 2200))
PAIRS = [f"A{n} Sp {720 + 240 * n},1000,0" for n in (1, 2, 3)] + [
    f"T{n} Sp {720 + 240 * n},1000,180" for n in (1, 2, 3)
]
NEIGHBOURS = ["A1 Sp 1200,1000,0", "A2 Sp 1360,1000,0", "T1 Sp 1200,1000,180", "T2 Sp 1360,1000,180"]


@pytest.mark.rule("dbsa 2.1")
def test_bounds_alternate():
    field = battle(*LINE, FAR, bound=3)
    order = []
    for _ in range(4):
        order.append((field.active, field.document["bound"]))
        field.play("done")
    assert order == [("amber", 3), ("teal", 4), ("amber", 5), ("teal", 6)]


@pytest.mark.rule("dbsa 2.1")
def test_after_the_fights_it_is_the_other_sides_bound():
    field = battle(*NEIGHBOURS[::2], active="teal").play("done", dice=[3, 3, 5])
    assert field.fights == [("T1", "A1")]
    assert field.asked == ("amber", "move")
    assert field.points == 5


# --- 2.2, 2.3 die points


@pytest.mark.rule("dbsa 2.2")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_bound_begins_with_a_die_that_gives_its_points(die):
    field = battle(*LINE, FAR).play("done", dice=[die])
    assert field.event("bound_begins")["die"] == die
    assert (field.active, field.points, field.document["die"]) == ("teal", die, die)


@pytest.mark.rule("dbsa 2.2")
def test_four_points_are_four_moves():
    field = battle(*LINE, FAR, die=4, points=4)
    for n in (1, 2, 3, 4):
        assert field.asked == ("amber", "move")
        field.play(f"move A{n} ahead 100")
    assert field.active == "teal", "with no points left the moves are over"
    assert field.refusal("move A5 ahead 100") is not None
    assert field.pose("A5") == (1200, 600, 0)


@pytest.mark.rule("dbsa 2.2")
def test_without_points_nothing_moves():
    field = battle(*LINE, FAR, bound=3, die=1, points=0)
    assert (field.asked, field.document["bound"]) == (("teal", "move"), 4), "the bound goes on by itself"
    assert field.refusal("move A2 ahead 100") is not None


@pytest.mark.rule("dbsa 2.3")
def test_a_group_of_six_costs_what_a_single_element_costs():
    field = battle(*LINE, "A7 Cv 2000,600,0", "A8 Cv 2000,900,0", FAR, die=3, points=3)
    field.play("move A1+A2+A3+A4+A5+A6 ahead 100")
    assert field.points == 2
    field.play("move A7 ahead 100")
    assert field.points == 1


@pytest.mark.rule("dbsa 2.3")
def test_with_two_points_a_group_and_an_element_are_all():
    field = battle(*LINE, "A7 Cv 2000,600,0", "A8 Cv 2000,900,0", FAR, die=2, points=2)
    field.play("move A1+A2+A3+A4+A5+A6 ahead 100", "move A7 ahead 100")
    assert field.active == "teal"


@pytest.mark.rule("dbsa 2.3")
def test_who_passes_at_once_goes_to_the_fights():
    field = battle(*NEIGHBOURS[::2], die=3).play("done", dice=[2, 2])
    assert field.fights == [("A1", "T1")]
    assert field.event("moves_done")["points"] == 3


@pytest.mark.rule("dbsa 2.3")
@pytest.mark.rule("dbsa R9")
def test_when_everybody_has_moved_the_points_left_are_of_no_use():
    field = battle("A1 Bd 1200,600,0", "A2 Bd 1360,600,0", FAR, die=5).play("move A1+A2 ahead 100", dice=[4])
    assert field.event("moves_done")["points"] == 4
    assert (field.active, field.points) == ("teal", 4)


# --- 2.4 the general's road move


@pytest.mark.rule("dbsa 2.4")
@pytest.mark.parametrize(
    ("march", "rule"),
    [
        ("road 400", None),
        ("road 410", "3.13"),
        ("road 600 extra 1", None),
        ("road 610 extra 1", "3.13"),
        ("road 800 extra 2", None),
        ("road 1000 extra 3", None),
        ("road 1010 extra 3", "3.13"),
        ("road 1200 extra 4", None),
    ],
)
@pytest.mark.parametrize("leader", ["A1", "A2"], ids=["general leads", "general follows"])
def test_points_kept_lengthen_the_road_move_of_the_generals_column(march, rule, leader):
    general = {leader: " general"}
    column = [f"A1 Cv 1200,400,0{general.get('A1', '')}", f"A2 Cv 1200,280,0{general.get('A2', '')}"]
    field = battle(*column, "T1 Sp 600,2000,180", terrain=[STREET], die=5)
    assert field.refusal(f"march A1+A2 {march}") == rule


@pytest.mark.rule("dbsa 2.4")
def test_a_column_without_the_general_has_400_paces():
    field = battle("A1 Cv 1200,400,0", "A2 Cv 700,400,0 general", "T1 Sp 600,2000,180", terrain=[STREET], die=5)
    assert field.refusal("march A1 road 600 extra 1") == "2.4"
    assert field.refusal("march A1 road 600") == "3.13"
    assert field.refusal("march A1 road 400") is None


@pytest.mark.rule("dbsa 2.4")
def test_points_lengthen_road_moves_only():
    field = battle("A1 Cv 1200,400,0 general", "T1 Sp 600,2000,180", die=5)
    assert field.refusal("move A1 ahead 600") == "3.12"


# --- 2.5-2.8 fights


@pytest.mark.rule("dbsa 2.5")
def test_contacts_are_fought_in_the_bounds_of_both_sides():
    field = battle("A1 Bd 1200,1000,0", "T1 Wb 1200,1000,180").play("done", dice=[1, 3, 2])
    assert field.fights == [("A1", "T1")]
    assert (field.total("A1"), field.total("T1")) == (6, 6)
    field.play("done", dice=[4, 2, 6])
    assert field.fights == [("T1", "A1")]
    assert (field.total("A1"), field.total("T1")) == (7, 7)


@pytest.mark.rule("dbsa 2.5")
def test_elements_that_never_moved_fight_as_those_that_did():
    field = battle("A1 Bd 1200,900,0", "A2 Bd 700,1000,0", "T1 Wb 1200,1000,180", "T2 Wb 700,1000,180")
    field.play("move A1 ahead 100", "done")
    assert {"fight A1 T1", "fight A2 T2"} <= field.legal


@pytest.mark.rule("dbsa 2.6")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
@pytest.mark.parametrize("active", ["amber", "teal"])
def test_the_side_whose_bound_it_is_orders_the_fights(order, active):
    own, other = ("A", "T") if active == "amber" else ("T", "A")
    field = battle(*PAIRS, active=active).play("done")
    fought = []
    for n in order[:2]:
        assert field.asked == (active, "fight")
        field.play(f"fight {own}{n} {other}{n}", dice=[3, 3] if n != order[1] else [3, 3, 2, 2])
        fought += field.fights
    assert fought == [(f"{own}{n}", f"{other}{n}") for n in order], "the last fight needs no choice"
    assert field.active != active


@pytest.mark.rule("dbsa 2.6")
def test_the_other_side_has_no_say():
    field = battle(*PAIRS).play("done")
    assert field.refusal("fight T1 A1") is not None


@pytest.mark.rule("dbsa 2.7")
def test_overlaps_are_read_anew_after_every_fight():
    field = battle(*NEIGHBOURS).play("done")
    field.play("fight A1 T1", dice=[1, 5, 3, 3])
    assert field.pose("A1") == (1200, 900, 0)
    assert field.parts("A2") == {"overlap_left": -1}, "T1 has no enemy in front of it any more"
    assert field.happened("score")[1]["total"] == 4 + 3 - 1


HARASSED = ["A1 Pk 1200,1000,0", "A2 Pk 1200,940,0", "T1 Bd 1200,1000,180", "T2 LH 1280,920,270"]


@pytest.mark.rule("dbsa 2.7")
def test_supports_are_read_anew_after_every_fight():
    field = battle(*HARASSED).play("done")
    field.play("fight A2 T2", dice=[6, 3, 2, 2])
    assert field.pose("T2") == (1480, 920, 270)
    assert field.happened("score")[1]["total"] == 3 + 3 + 2, "with T2 gone A2 supports A1"


@pytest.mark.rule("dbsa 2.7")
def test_in_the_other_order_there_is_no_support_yet():
    field = battle(*HARASSED).play("done")
    field.play("fight A1 T1", dice=[4, 1, 6, 3])
    assert field.happened("score")[0]["total"] == 3 - 1 + 4


@pytest.mark.rule("dbsa 2.8")
def test_once_the_fights_begin_nobody_moves():
    field = battle(*PAIRS, "A4 Cv 400,600,0", die=6).play("done")
    assert field.refusal("move A4 ahead 50") == "2.8"
    field.play("fight A1 T1", dice=[3, 3])
    assert field.refusal("move A4 ahead 50") == "2.8"


@pytest.mark.rule("dbsa 2.8")
def test_contact_made_early_is_fought_only_after_all_moves():
    field = battle("A1 Bd 1200,900,0", "A2 Bd 700,600,0", "T1 Sp 1200,1000,180", die=3).play("move A1 ahead 100")
    assert field.rolls == 0
    assert field.refusal("move A2 ahead 100") is None
