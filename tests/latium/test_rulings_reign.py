"""Rulings on events, offers, houses and legions."""

from __future__ import annotations

import pytest

from .games import (
    answer,
    asked,
    at,
    bond,
    close_of,
    event,
    holder,
    kinds,
    legal,
    piece,
    play,
    refusal,
    reign,
    reigning,
    rex,
    seen,
    signa,
    standing,
    stricken,
    until,
    wedding,
)

AWAY = {"errand": "afield", "cell": "0808", "origin": "roma", "ranks": {"roma": {"pedites": 3}}}


def sharing():
    """The offers of turn 2, in which Roma gives 4 and Ecetra 5."""
    match = reigning("roma")
    play(match, "write ecetra other", "clause joint-offer mine 4 5", "send")
    until(match, "reign", "ecetra")
    play(match, "accept roma-1")
    until(match, "offer")
    return match


@pytest.mark.rule("latium B3")
def test_a_rex_who_falls_ill_abroad_stays_there():
    match = stricken("domus_regia", "II", "roma", turn=4, reges={"roma": {"pieces": {"rex": AWAY}}})
    until(match, "reign", "roma")
    assert at(match, "roma", "rex") == "0808"
    assert int(piece(match, "roma", "rex").ranks.sum()) == 3
    assert refusal(match, "move rex 0709") == "D21"


@pytest.mark.rule("latium B4")
def test_mercurius_grants_no_second_foedus():
    ties = {"caere": {"ties": {"tusculum": {"bond": "foedus", "since": 1}}}}
    mine = {"roma": {"ties": {"tusculum": {"bond": "pactum", "since": 1}}}}
    match = stricken("legationes", "IV", "roma", turn=4, reges=ties | mine)
    assert asked(match) == ("roma", "envoy")
    assert "send-envoy tusculum" not in legal(match)
    assert refusal(match, "send-envoy tusculum") == "B4"


@pytest.mark.rule("latium B11")
def test_a_joint_offer_that_cannot_be_paid_is_none():
    match = sharing()
    rex(match, "ecetra").aes = 2
    events = answer(match, {"nersae": "offer 3"})
    assert "joint_offer_void" in kinds(events)
    assert (len(signa(match, "nersae")), signa(match, "roma"), signa(match, "ecetra")) == (2, [], [])


@pytest.mark.rule("latium B73")
def test_all_see_which_two_offer_together():
    match = sharing()
    for seat in ("nersae", None):
        shown = seen(match, seat)["reges"]
        assert (shown["roma"]["partner"], shown["ecetra"]["partner"]) == ("ecetra", "roma")
        assert shown["roma"].get("offer", -2) in (-1, -2)


@pytest.mark.rule("latium B23")
def test_a_son_in_law_of_a_free_house_reigns_for_no_player():
    match = stricken(
        "domus_regia", "I", "caere", dice=[1], turn=22, filii={"caere": ["daughter"], "veii": ["son"]},
        persons=wedding("filius-2", "filius-1", 8, dynastic=0),
    )  # fmt: skip
    assert (reign(match, "caere"), holder(match, "caere")) == ("fallen", None)
    assert holder(match, "veii") is None


@pytest.mark.rule("latium B25", "latium B26")
def test_where_nobody_is_in_line_the_people_choose():
    match = stricken(
        "domus_regia", "I", "caere", dice=[1], turn=22, filii={"caere": ["daughter"], "roma": ["daughter"]}
    )
    assert (reign(match, "caere"), holder(match, "caere")) == ("fallen", None)
    assert standing(match, "filius-1") != "filius", "the filii of a fallen house leave the game"
    assert standing(match, "filius-2") == "filius"


@pytest.mark.rule("latium B28")
def test_the_accords_of_others_end_when_a_civitas_comes_under_a_rex():
    king = {
        "ties": {"tusculum": {"bond": "foedus", "since": 1}},
        "pieces": {"legatus-1": {"errand": "afield", "cell": "1010", "origin": "roma"}},
    }
    other = {"ties": {"tusculum": {"bond": "pactum", "since": 1}}}
    match = reigning(
        "roma", turn=8, reges={"roma": king, "caere": other}, filii={"roma": ["son"], "tusculum": ["daughter"]}
    )
    play(match, "audience legatus-1 tusculum matrimonium 20 for filius-1", dice=[4])
    assert holder(match, "tusculum") == "roma"
    assert bond(match, "caere", "tusculum") == "none"


@pytest.mark.rule("latium B29")
def test_that_a_legion_is_unpaid_is_known_but_not_which_centuriae_leave():
    match, events = close_of(6, reges={"roma": {"aes": 6, "production": -100}})
    assert event(events, "unpaid")["seat"] == "roma"
    assert [told.readers for told in events if told.kind == "unpaid"] == [()]
    events = play(match, "dissolve roma pedites")
    assert [told.readers for told in events if told.kind == "dissolved"] == [("roma",)]


@pytest.mark.rule("latium B33")
def test_the_eldest_son_becomes_rex_where_he_stands():
    match = stricken(
        "domus_regia",
        "I",
        "roma",
        dice=[1],
        turn=22,
        filii={"roma": ["son"]},
        reges={"roma": {"pieces": {"dux": AWAY}}},
    )
    assert standing(match, "filius-1") == "rex"
    assert at(match, "roma", "rex") == "0808"
    assert int(piece(match, "roma", "rex").ranks.sum()) == 3


@pytest.mark.rule("latium B6")
def test_of_towns_equally_near_the_first_is_meant():
    match = reigning("roma")
    world = match.setting.world
    for town in range(30):
        order = [int(other) for other in world.nearest[town][:29]]
        assert order == sorted(order, key=lambda other: (int(world.distance[town][other]), other))
