"""Chapter 6: winning and losing."""

from __future__ import annotations

import pytest

from .battles import battle, clash, square_way


@pytest.mark.rule("dbsa 6.1")
@pytest.mark.parametrize("active", ["amber", "teal"])
def test_who_loses_the_general_has_lost(active):
    dice = [1, 5] if active == "amber" else [5, 1]
    field = clash("A1 Bd 1200,1000,0 general", "A2 Bd 600,600,0", "T1 Wb 1200,1000,180", dice=dice, active=active)
    assert (field.total("A1"), field.total("T1")) == (7, 8)
    assert field.losses == (1, 0)
    assert field.won == ("teal", "general")
    assert field.match.seat is None


@pytest.mark.rule("dbsa 6.1")
def test_any_other_single_loss_is_borne():
    field = clash("A1 Bd 1200,1000,0", "A2 Bd 600,600,0 general", "T1 Wb 1200,1000,180", dice=[1, 5])
    assert (field.losses, field.won) == ((1, 0), None)


@pytest.mark.rule("dbsa 6.2")
@square_way
def test_who_loses_the_camp_has_lost(way):
    elements = ("T1 LH 1200,300,180", "T2 Bd 500,1900,180", "A1 Bd 500,600,0")
    field = battle(*elements, camps={"amber": 1200}, way=way, active="teal", die=2)
    field.play("move T1 ahead 180", "done")
    assert field.won == ("teal", "camp")
    assert field.losses == (0, 0)
    assert field.rolls == 0


@pytest.mark.rule("dbsa 6.2")
def test_a_side_without_a_camp_cannot_lose_it():
    field = battle("T1 LH 1200,300,180", "T2 Bd 500,1900,180", "A1 Bd 500,600,0", active="teal", die=2)
    field.play("move T1 ahead 180", "done")
    assert field.won is None


LAST = ["A1 Sp 1200,1000,0", "A2 Sp 1200,940,0", "T1 Wb 1200,1000,180", "A3 Bd 500,500,0"]


@pytest.mark.rule("dbsa 6.3")
@pytest.mark.parametrize(
    ("lost", "won"), [(3, ("teal", "losses")), (2, ("teal", "losses")), (1, None)], ids=["fifth", "fourth", "third"]
)
def test_four_elements_lost_lose_the_battle(lost, won):
    field = clash(*LAST, dice=[1, 5], lost={"amber": lost, "teal": 0})
    assert (field.total("A1"), field.total("T1")) == (6, 8)
    assert field.losses == (lost + 2, 0)
    assert field.won == won


@pytest.mark.rule("dbsa 6.3")
def test_the_enemys_losses_do_not_count_together_with_ones_own():
    field = clash(*LAST, dice=[1, 5], lost={"amber": 1, "teal": 3})
    assert field.won is None


TWO = ["A1 Bd 700,1000,0", "T1 Wb 700,1000,180", "A2 Wb 1500,1000,0", "T2 Bd 1500,1000,180 general"]


@pytest.mark.rule("dbsa 6.4")
def test_the_first_to_lose_has_lost_and_nothing_else_is_fought():
    field = battle(*TWO, lost={"amber": 3, "teal": 0}).play("done").play("fight A1 T1", dice=[1, 5])
    assert field.won == ("teal", "losses")
    assert field.fights == [("A1", "T1")]
    assert field.rolls == 2, "neither the second fight nor another bound"
    assert field.refusal("fight A2 T2") == "6.4"


@pytest.mark.rule("dbsa 6.4")
def test_in_the_other_order_the_other_side_has_lost():
    field = battle(*TWO, lost={"amber": 3, "teal": 0}).play("done").play("fight A2 T2", dice=[5, 1])
    assert field.won == ("amber", "general")
