"""Rulings on events, offers, houses and legions."""

from __future__ import annotations

import pytest

from bellona.games.latium.rules.c14_victory import score

from .games import (
    aes,
    answer,
    arms,
    asked,
    at,
    bond,
    cives,
    close_of,
    event,
    hand,
    happened,
    holder,
    kinds,
    legal,
    legion,
    offering,
    piece,
    play,
    refusal,
    reign,
    reigning,
    rex,
    seen,
    signa,
    spouse,
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


@pytest.mark.rule("latium B12")
def test_a_phase_ends_of_itself_after_forty_acts():
    match = reigning("roma", reges={"roma": {"aes": 100}})
    for number in range(40):
        assert asked(match) == ("roma", "reign"), number
        play(match, "give caere 1")
    assert asked(match) == ("caere", "reign")


@pytest.mark.rule("latium B15")
def test_plague_strikes_the_legion_before_the_cives():
    match = stricken("populus", "I", "roma", towns={"roma": {"cives": 26, "garrison": arms(pedites=10, sagittarii=3)}})
    assert legion(match, "roma") == (7, 0, 2), "three in ten of thirteen, and not cut again for the cives"
    assert cives(match, "roma") == 19


@pytest.mark.rule("latium B16")
def test_a_signum_that_is_warded_off_is_spent():
    mercurius = {"caere": {"sacred": "templum", "god": "mercurius"}}
    match = reigning(
        "roma", turn=4, towns=mercurius, reges={"roma": {"signa": ["furtum"]}, "caere": {"signa": ["pax"]}}
    )
    events = play(match, "play furtum caere")
    assert "signum_void" in kinds(events)
    assert (signa(match, "roma"), signa(match, "caere")) == ([], ["pax"])
    assert hand(match.position.signa_spent) == ["furtum"]


@pytest.mark.rule("latium B16")
def test_an_egida_that_is_answered_leaves_the_event_with_its_sender_who_may_send_it_on_again():
    match = stricken(
        "mercatus",
        "I",
        "roma",
        reges={"roma": {"signa": ["egida", "egida"]}},
        towns={"caere": {"sacred": "ara", "god": "iuppiter", "favours": 3}},
    )
    assert asked(match) == ("roma", "egida")
    play(match, "play egida caere")
    assert asked(match) == ("caere", "shield")
    play(match, "favour caere")
    assert asked(match) == ("roma", "egida")
    play(match, "play egida ecetra")
    assert (aes(match, "roma"), aes(match, "caere"), aes(match, "ecetra")) == (40, 40, 25)


@pytest.mark.rule("latium B17")
def test_after_eight_equal_rounds_the_first_in_the_order_of_the_phases_has_won():
    match = offering(3)
    events = answer(match, {"roma": "offer 5", "alatrium": "offer 5"}, dice=[2, 2] * 8 + [3, 1])
    assert len(happened(events, "tie_rolled")) == 16
    assert event(events, "offer_won")["seat"] == "roma", "Nomentum begins in turn 3, then Roma"


@pytest.mark.rule("latium B22")
def test_brothers_and_sisters_of_a_new_rex_are_pledges_and_their_marriages_stand():
    match = stricken(
        "domus_regia",
        "I",
        "roma",
        dice=[1],
        turn=22,
        filii={"roma": ["son", "son"], "tusculum": ["daughter"]},
        persons=wedding("filius-2", "filius-3", 8),
    )
    assert (standing(match, "filius-1"), standing(match, "filius-2")) == ("rex", "pledge")
    assert spouse(match, "filius-2") == "filius-3"
    assert holder(match, "tusculum") == "roma", "a brother's marriage goes on giving control"


@pytest.mark.rule("latium B22")
def test_a_pledge_who_marries_gives_no_control_and_is_no_heir():
    king = {
        "ties": {"tusculum": {"bond": "foedus", "since": 1}},
        "pieces": {"legatus-1": {"errand": "afield", "cell": "1010", "origin": "roma"}},
    }
    match = reigning(
        "roma",
        turn=8,
        reges={"roma": king},
        filii={"roma": ["son"], "tusculum": ["daughter"]},
        persons={"filius-1": {"standing": "pledge"}},
    )
    play(match, "audience legatus-1 tusculum matrimonium 20 for filius-1", dice=[4])
    assert (spouse(match, "filius-1"), holder(match, "tusculum")) == ("filius-2", None)


@pytest.mark.rule("latium B22")
def test_the_husbands_of_the_old_rexs_daughters_are_no_longer_in_line():
    wed = wedding("filius-3", "filius-1", 8, dynastic=0)
    match = stricken(
        "domus_regia",
        "I",
        "caere",
        dice=[1],
        turn=22,
        filii={"caere": ["daughter"], "roma": ["daughter", "son"]},
        persons={"filius-1": {"standing": "pledge", "spouse": "filius-3", "wed": 8}, "filius-3": wed["filius-3"]},
    )
    assert (reign(match, "caere"), holder(match, "caere")) == ("fallen", None)


@pytest.mark.rule("latium B10")
def test_every_other_caput_is_worth_another_caput_whoever_played_it():
    world = reigning("roma").setting.world
    plain = score(world, reigning("roma").position, 3)
    match = reigning(
        "roma", towns={"caere": {"holder": "roma", "cives": 2}}, reges={"caere": {"reign": "fallen", "fall": "no-heir"}}
    )
    assert score(world, match.position, 3) == plain + 12
    moved = reigning(
        "roma",
        towns={"roma": {"taken_by": "caere"}, "veii": {"holder": "roma", "cives": 26}},
        reges={"roma": {"court": "veii"}},
    )
    assert score(world, moved.position, 3) == plain, "his seat is worth his own caput"
