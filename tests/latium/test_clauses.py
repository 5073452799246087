"""D47 and D57: every kind of clause: what may be written, what is carried out at once, what binds and for how long."""

from __future__ import annotations

from typing import Any

import pytest

from bellona import Match

from .games import (
    SEATS,
    aes,
    answer,
    arms,
    asked,
    cives,
    end_turn,
    event,
    garrison,
    kinds,
    legal,
    legion,
    piece,
    play,
    refusal,
    reigning,
    rex,
    signa,
    until,
    wedding,
)
from .test_ch08_diplomacy import letter
from .test_ch10_war import army, won


def writing(**told: Any) -> Match:
    """Roma is writing a letter to Ecetra in turn 4."""
    match = reigning("roma", turn=4, **told)
    play(match, "write ecetra other")
    return match


def agreed(*clauses: str, **told: Any) -> Match:
    """An accord of Roma with Ecetra."""
    match = letter(*clauses, **told)
    play(match, "accept roma-1")
    return match


# --- what may be written


@pytest.mark.rule("latium D47", "latium 10.14", "latium 10.15", "latium 10.16", "latium 10.19", "latium D17")
@pytest.mark.parametrize(
    ("clause", "sound"),
    [
        ("pay mine 1", True),
        ("pay mine 0", False),
        ("pay mine 5 at 5", True),
        ("pay mine 5 at 4", False),
        ("pay mine 5 until 9", False),
        ("pay mine 5 every 6", False),
        ("pay mine 5 every 6 until 22", True),
        ("pay mine 5 every 6 until 4", False),
        ("lend mine 20 at 9", True),
        ("lend mine 0 at 9", False),
        ("signa mine 1", True),
        ("signa mine 0", False),
        ("signa mine 1 of egida", True),
        ("centuriae theirs pedites 1", True),
        ("centuriae theirs pedites 0", False),
        ("centuriae theirs pedites 61", False),
        ("send-away theirs 24", True),
        ("send-away theirs 25", False),
        ("slaves mine 0", False),
        ("joint-offer mine 0 5", True),
        ("joint-offer mine 0 0", False),
        ("joint-offer mine -1 5", False),
        ("joint-offer mine 5 -1", False),
        ("transit mine roma until 9", True),
        ("transit mine veii until 9", False),
        ("transit mine roma", False),
        ("attack mine veii until 9", True),
        ("attack mine roma until 9", False),
        ("contingent theirs 4 until 9", True),
        ("contingent theirs 0 until 9", False),
        ("not-attack mine until 5", True),
        ("not-attack mine until 4", False),
        ("submit mine", True),
        ("release mine rex", False),
        ("share-signa mine until 30", True),
        ("marry mine filius-1 filius-2", True),
        ("marry mine filius-2 filius-1", False),
        ("repudiate mine filius-1", False),
    ],
)
def test_which_clauses_mean_something(clause: str, sound: bool) -> None:
    match = writing(filii={"roma": ["son"], "ecetra": ["daughter"]})
    assert refusal(match, f"clause {clause}") == (None if sound else "D47")


@pytest.mark.rule("latium D59", "latium B79")
@pytest.mark.parametrize(("lords", "sound"), [
    ({}, True), ({"ecetra": "roma"}, False), ({"ecetra": "caere", "caere": "roma"}, False),
    ({"ecetra": "caere", "caere": "nersae", "nersae": "roma"}, False), ({"ecetra": "caere"}, True),
    ({"roma": "caere"}, False),
])  # fmt: skip
def test_nobody_submits_to_one_who_answers_to_him(lords: dict[str, str], sound: bool) -> None:
    match = writing(reges={seat: {"lord": lord} for seat, lord in lords.items()})
    assert refusal(match, "clause submit mine") == (None if sound else "D47")


@pytest.mark.rule("latium D47", "latium B58")
@pytest.mark.parametrize(("first", "second"), [
    ("submit mine", "submit theirs"), ("joint-offer mine 1 1", "joint-offer theirs 2 2"),
    ("marry mine filius-1 filius-3", "marry mine filius-2 filius-3"), ("release mine rex", "release mine rex"),
    ("repudiate mine filius-5", "repudiate mine filius-5"),
])  # fmt: skip
def test_what_can_be_done_once_is_not_written_twice(first: str, second: str) -> None:
    held = {"pieces": {"rex": {"errand": "captive", "captor": "roma", "until": 9, "cell": "none"}}}
    match = writing(
        reges={"ecetra": held},
        filii={"roma": ["son", "son"], "ecetra": ["daughter"], "veii": ["daughter"], "alba": ["son"]},
        towns={"veii": {"holder": "roma"}, "alba": {"holder": "roma"}},
        persons=wedding("filius-5", "filius-4", 2, dynastic=0),
    )  # fmt: skip
    assert refusal(match, f"clause {second}") is None
    play(match, f"clause {first}")
    assert refusal(match, f"clause {second}") == "D47"


@pytest.mark.rule("latium D47", "latium D75")
def test_captives_may_be_exchanged() -> None:
    held = {"errand": "captive", "until": 9, "cell": "none"}
    captors = {"ecetra": "roma", "roma": "ecetra"}
    match = writing(reges={seat: {"pieces": {"dux": held | {"captor": captor}}} for seat, captor in captors.items()})
    play(match, "clause release mine dux")
    assert refusal(match, "clause release theirs dux") is None


@pytest.mark.rule("latium D47", "latium 10.17")
def test_leave_for_talks_is_a_term_of_peace_alone() -> None:
    assert refusal(writing(), "clause leave-needed theirs until 9") == "D47"
    match = won()
    play(match, "treat")
    assert refusal(match, "clause leave-needed theirs until 9") is None


@pytest.mark.rule("latium D47")
def test_a_letter_has_four_clauses_at_most() -> None:
    match = writing()
    for number in range(4):
        play(match, f"clause pay mine {number + 1}")
    assert refusal(match, "clause pay mine 5") == "D47"
    play(match, "strike 1")
    assert refusal(match, "clause pay mine 5") is None
    assert [int(term.a) for term in match.position.letters[9].terms] == [1, 3, 4, 0]


@pytest.mark.rule("latium 8.26", "latium 10.18")
def test_only_the_husbands_side_promises_a_repudiation_but_in_a_peace() -> None:
    told = {"filii": {"roma": ["son"], "ecetra": ["daughter"]}, "persons": wedding("filius-1", "filius-2", 2)}
    match = writing(**told)
    assert refusal(match, "clause repudiate mine filius-1") is None
    assert refusal(match, "clause repudiate theirs filius-2") == "D47"


@pytest.mark.rule("latium D59", "latium D47")
def test_who_has_a_lord_submits_to_nobody_else() -> None:
    assert refusal(writing(reges={"roma": {"lord": "caere"}}), "clause submit mine") == "D47"
    assert refusal(writing(reges={"ecetra": {"lord": "roma"}}), "clause submit mine") == "D47"


# --- what is carried out at once


@pytest.mark.rule("latium D47", "latium 3.4", "latium D17")
def test_a_joint_offer_is_filed_for_the_next_turn() -> None:
    match = agreed("joint-offer mine 4 5")
    until(match, "offer")
    assert set(match.waiting) == set(SEATS) - {"roma", "ecetra"}
    won_by = event(answer(match, {"caere": "offer 8"}), "joint_offer_opened")
    assert {won_by["aes"], won_by["other_aes"]} == {4, 5}
    assert asked(match) == ("ecetra", "pick"), "the larger share takes first"
    play(match, sorted(legal(match))[0])
    assert event(list(match.steps[-1].events), "signum_gained")["reader"] in ("roma", "ecetra")
    assert (aes(match, "roma"), aes(match, "ecetra")) == (36, 35)


@pytest.mark.rule("latium D47", "latium 10.16")
def test_named_signa_go_over_or_the_accord_is_not_made() -> None:
    held = {"roma": {"signa": ["pax", "egida"]}}
    match = agreed("signa mine 1 of egida", reges=held)
    assert (signa(match, "roma"), signa(match, "ecetra")) == (["pax"], ["egida"])
    match = letter("signa mine 1 of fides", reges=held)
    assert kinds(play(match, "accept roma-1")) == ["not_accepted"]
    match = letter("signa mine 2", "signa mine 1 of pax", reges=held)
    assert kinds(play(match, "accept roma-1")) == ["not_accepted"], "three of two cards"


@pytest.mark.rule("latium D47", "latium 10.15", "latium D34")
def test_centuriae_go_over_where_there_is_room() -> None:
    small = {"ecetra": {"garrison": arms(pedites=4)}}
    match = agreed("centuriae mine pedites 3", towns=small)
    assert (garrison(match, "ecetra"), legion(match, "roma")) == ((7, 0, 0), (5, 2, 3))
    match = letter("centuriae mine pedites 3")
    assert kinds(play(match, "accept roma-1")) == ["not_accepted"], "a full legion takes nobody"
    match = letter("centuriae mine pedites 9", towns=small)
    assert kinds(play(match, "accept roma-1")) == ["not_accepted"], "Roma has eight"


@pytest.mark.rule("latium D47", "latium 10.19")
def test_cives_leave_or_are_sold_and_a_few_stay() -> None:
    match = agreed("slaves mine 5")
    assert (cives(match, "roma"), aes(match, "ecetra")) == (21, 40 + 15)
    match = letter("send-away mine 20", "slaves mine 6")
    assert kinds(play(match, "accept roma-1")) == ["not_accepted"]


@pytest.mark.rule("latium D47", "latium 8.8")
def test_what_is_paid_and_lent_is_counted_together() -> None:
    match = agreed("pay mine 20", "lend mine 20 at 9")
    assert (aes(match, "roma"), aes(match, "ecetra")) == (0, 80)
    match = letter("pay mine 20", "lend mine 21 at 9")
    assert kinds(play(match, "accept roma-1")) == ["not_accepted"]
    match = letter("pay mine 20", "pay mine 30 at 9")
    assert "accord_made" in kinds(play(match, "accept roma-1")), "what is due later is not asked for now"


@pytest.mark.rule("latium D47", "latium D59")
def test_who_submits_has_a_lord() -> None:
    match = agreed("submit mine")
    assert SEATS[rex(match, "roma").lord] == "ecetra"


@pytest.mark.rule("latium D47", "latium D75")
def test_a_captive_is_released() -> None:
    held = {"cell": "0709", "errand": "captive", "captor": "roma", "until": 9}
    match = agreed("release mine dux", reges={"ecetra": {"pieces": {"dux": held}}})
    assert (int(piece(match, "ecetra", "dux").errand), int(piece(match, "ecetra", "dux").captor)) == (0, -1)


@pytest.mark.rule("latium D47", "latium 7.3")
def test_nobody_marries_twice_in_one_letter() -> None:
    match = writing(filii={"roma": ["son"], "ecetra": ["daughter", "daughter"]})
    play(match, "clause marry mine filius-1 filius-2")
    assert refusal(match, "clause marry mine filius-1 filius-3") == "D47"


# --- what lasts


@pytest.mark.rule("latium D47", "latium 10.16")
def test_a_share_of_later_signa_ends_with_its_term() -> None:
    match = agreed("share-signa theirs until 5")
    shares = []
    for _ in range(2):
        until(match, "offer")
        answer(match, {"ecetra": "offer 3"})
        shares.append((len(signa(match, "roma")), len(signa(match, "ecetra"))))
        end_turn(match)
    assert shares == [(1, 1), (1, 3)]


@pytest.mark.rule("latium D47", "latium D14")
def test_transit_opens_a_town_to_an_army_until_its_term() -> None:
    term = {"1": {"kind": "transit", "giver": 1, "a": 5, "until": 6}}
    accord = {"state": 1, "a": "roma", "b": "ecetra", "bond": "other", "since": 2, "count": 1, "terms": term}
    for turn, rule in ((6, None), (7, "D14")):
        match = reigning("roma", turn=turn, accords={"1": accord}, reges={"roma": army("roma", "0909")})
        site = int(match.setting.world.sites[5].cell)
        assert refusal(match, f"move rex {site % 20:02}{site // 20:02}") == rule


@pytest.mark.rule("latium D47")
def test_a_promise_to_attack_is_kept_or_broken() -> None:
    match = agreed("attack mine veii until 5")
    end_turn(match)
    events = end_turn(match)
    assert event(events, "promise_broken")["clause"] == "attack"
    assert int(rex(match, "roma").breaches) == 1


@pytest.mark.rule("latium D47", "latium 8.7")
def test_an_accord_without_an_alliance_ends_with_its_last_clause() -> None:
    match = agreed("pay mine 5 at 5", "not-attack mine until 6")
    end_turn(match)
    assert "accord_ended" not in kinds(end_turn(match))
    assert "accord_ended" in kinds(end_turn(match))
    match = agreed("pay mine 5", kind="pactum")
    assert match.position.accords[0].state == 1, "an alliance stays"


# --- terms of peace that could not be kept


@pytest.mark.rule("latium 10.15", "latium B58")
def test_a_victor_with_a_full_legion_does_not_demand_centuriae() -> None:
    match = won(towns={"roma": {"garrison": arms(pedites=8)}})
    play(match, "treat")
    assert sum(legion(match, "roma")) == 12, "of thirteen"
    assert refusal(match, "clause centuriae theirs pedites 1") is None
    assert refusal(match, "clause centuriae theirs pedites 2") == "B58"
    play(match, "clause centuriae theirs pedites 1")
    assert refusal(match, "clause centuriae theirs sagittarii 1") == "B58", "there is room for one of any arm"


@pytest.mark.rule("latium 10.15", "latium D34", "latium B58")
def test_centuriae_of_two_arms_need_room_for_both() -> None:
    match = letter(
        "centuriae mine pedites 2", "centuriae mine sagittarii 1", towns={"ecetra": {"garrison": arms(pedites=11)}}
    )
    assert kinds(play(match, "accept roma-1")) == ["not_accepted"]


@pytest.mark.rule("latium 10.14", "latium 10.16", "latium 10.19", "latium B58")
@pytest.mark.parametrize("clauses", [
    ("pay mine 30", "lend mine 20 at 9"), ("signa mine 1 of pax",), ("signa mine 2",),
    ("slaves mine 20", "send-away mine 5"), ("centuriae mine pedites 3",),
])  # fmt: skip
def test_a_victor_does_not_promise_what_he_has_not(clauses: tuple[str, ...]) -> None:
    match = won(reges={"roma": {"signa": ["egida"]}, "caere": {}})
    play(match, "treat", *(f"clause {clause}" for clause in clauses[:-1]))
    assert refusal(match, f"clause {clauses[-1]}") == "B58"


@pytest.mark.rule("latium 10.13", "latium B58")
@pytest.mark.parametrize("clause", [
    "pay theirs 41", "signa theirs 1", "signa theirs 1 of pax", "centuriae theirs sagittarii 3",
    "centuriae theirs pedites 3",
])  # fmt: skip
def test_a_loser_cannot_accept_what_he_cannot_do(
    clause: str,
) -> None:
    match = won()
    play(match, "treat", f"clause {clause}", "send")
    assert asked(match) == ("caere", "terms")
    assert refusal(match, "accept roma-1") == "B58"
    assert legal(match) == {"decline roma-1"}
    assert "terms_refused" in kinds(play(match, "decline roma-1"))


@pytest.mark.rule("latium 10.13", "latium B58", "latium B72")
def test_terms_for_which_no_record_is_left_are_not_called_refused() -> None:
    match = won()
    for accord in match.position.accords:
        accord.state, accord.a, accord.b, accord.bond = 1, 0, 1, 1
    play(match, "treat", "clause pay theirs 10", "send")
    events = play(match, "accept roma-1")
    assert "terms_void" in kinds(events)
    assert "terms_refused" not in kinds(events)
    assert (aes(match, "roma"), aes(match, "caere"), match.position.wars[0].state) == (40, 40, 1)


@pytest.mark.rule("latium 10.16", "latium B58")
def test_named_signa_are_handed_over_before_blind_ones() -> None:
    for seed in range(6):
        match = letter(
            "signa theirs 1", "signa theirs 1 of pax", reges={"ecetra": {"signa": ["pax", "egida"]}}, seed=seed
        )
        play(match, "accept roma-1")
        assert sorted(signa(match, "roma")) == ["egida", "pax"]
        assert signa(match, "ecetra") == []
        assert int(rex(match, "ecetra").signa_count) == 0


@pytest.mark.rule("latium 10.15", "latium 10.19", "latium B58")
def test_centuriae_are_handed_over_before_cives_leave() -> None:
    match = letter("slaves mine 20", "centuriae mine pedites 4", towns={"ecetra": {"garrison": arms()}})
    play(match, "accept roma-1")
    assert garrison(match, "ecetra") == (4, 0, 0)
    assert sum(legion(match, "roma")) == 3, "six cives keep three"
