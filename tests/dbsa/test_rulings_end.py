"""Rulings on what is absent and on the end of a battle: R67, R71, R72; B4."""

from __future__ import annotations

import pytest

from .battles import any_way, battle, clash

FAR = ("A1 Bd 1200,600,0", "T1 Sp 1200,1900,180")


@pytest.mark.rule("dbsa R67")
@any_way
@pytest.mark.parametrize("gap", [100, 50, 10, 4])
def test_shooters_do_not_shoot(way, gap):
    field = battle("A1 Sh 1200,1000,0", f"T1 Sp 1200,{1000 + gap},180", way=way).play("done")
    assert field.rolls == 1
    assert "fight" not in field.kinds


@pytest.mark.rule("dbsa R71")
@pytest.mark.parametrize(("lost", "won"), [(2, ("teal", "losses")), (1, None)])
def test_supporter_and_supported_are_counted_together(lost, won):
    elements = ("A1 Pk 1200,1000,0", "A2 Pk 1200,940,0", "T1 Wb 1200,1000,180", "A3 Bd 500,500,0")
    field = clash(*elements, dice=[1, 5], lost={"amber": lost, "teal": 0})
    assert field.losses == (lost + 2, 0)
    assert field.won == won


@pytest.mark.rule("dbsa R71")
def test_losses_are_counted_after_each_fight():
    elements = ("A1 Bd 700,1000,0", "T1 Wb 700,1000,180", "A2 Bd 1500,1000,0", "T2 Wb 1500,1000,180")
    field = battle(*elements, "A3 Bd 300,300,0", lost={"amber": 2, "teal": 0}).play("done")
    field.play("fight A1 T1", dice=[1, 5, 1, 5])
    assert field.won == ("teal", "losses")
    assert [told["number"] for told in field.happened("losses")] == [3, 4]


@pytest.mark.rule("dbsa R71")
def test_a_general_lost_as_fourth_element_is_one_defeat():
    elements = ("A1 Bd 700,1000,0 general", "T1 Wb 700,1000,180", "A3 Bd 300,300,0")
    field = clash(*elements, dice=[1, 6], lost={"amber": 3, "teal": 3})
    assert field.won is not None
    assert field.won[0] == "teal"


@pytest.mark.rule("dbsa R71")
@pytest.mark.parametrize("active", ["amber", "teal"])
def test_of_two_camps_attacked_at_once_the_active_sides_stands(active):
    elements = ("A1 LH 1200,2280,0", "T1 LH 1200,120,180", "A2 Bd 400,900,0", "T2 Bd 400,1500,180")
    field = battle(*elements, camps={"amber": 1200, "teal": 1200}, active=active).play("done")
    assert field.won == (active, "camp")


# --- R72 the length of a battle


@pytest.mark.rule("dbsa R72")
def test_there_is_no_last_bound():
    field = battle(*FAR, bound=60)
    for _ in range(5):
        field.play("done")
    assert field.won is None
    assert field.document["bound"] == 65


@pytest.mark.rule("dbsa R72")
@pytest.mark.rule("dbsa B4")
def test_a_battle_may_be_set_to_end_after_sixty_bounds():
    field = battle(*FAR, bound=59, limit=60, active="amber").play("done")
    assert field.won is None
    field.play("done")
    assert field.won == (None, "last_bound")


@pytest.mark.rule("dbsa B4")
@pytest.mark.parametrize(("bound", "rule"), [(1, "R72"), (59, "R72"), (60, None), (75, None)])
def test_a_draw_is_offered_from_the_sixtieth_bound_on(bound, rule):
    assert battle(*FAR, bound=bound).refusal("offer") == rule


@pytest.mark.rule("dbsa B4")
@pytest.mark.rule("dbsa R72")
def test_an_offer_that_is_accepted_ends_the_battle():
    field = battle(*FAR, bound=60).play("offer")
    assert field.asked == ("teal", "agree")
    assert field.play("agree").won == (None, "agreement")


@pytest.mark.rule("dbsa B4")
def test_an_offer_that_is_refused_leaves_the_bound_as_it_was():
    field = battle(*FAR, bound=60, die=4).play("offer", "refuse")
    assert field.asked == ("amber", "move")
    assert field.points == 4
    assert field.refusal("offer") == "B4", "once a bound"
    assert field.refusal("move A1 ahead 100") is None


@pytest.mark.rule("dbsa B4")
def test_only_an_offer_can_be_answered():
    field = battle(*FAR, bound=60)
    assert field.refusal("agree") is not None
    assert field.refusal("refuse") is not None
    field.play("offer")
    assert field.refusal("done") is not None
