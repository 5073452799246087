"""8: audiences, accords, loans and letters; D40 to D48."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from bellona import Match
from bellona.games.latium.text.names import TOWN_NAMES

from .games import (
    GAME,
    aes,
    at,
    bond,
    casella,
    close_of,
    end_turn,
    errand,
    event,
    kinds,
    play,
    refusal,
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

BY_CURES = "0904"
"""A casella round Cures."""
TWO_AWAY = "0805"


def envoy(
    seat: str = "roma", cell: str = BY_CURES, *, turn: int = 9, reges: dict[str, Any] | None = None, **king: Any
) -> Match:
    """A Rex whose legatus has reached a casella."""
    legatus = {"cell": cell, "origin": seat, "errand": "afield"}
    kings = {seat: {"pieces": {"legatus-1": legatus}} | king} | (reges or {})
    return reigning(seat, turn=turn, reges=kings)


def tied(kind: str, since: int = 3, town: str = "cures", **more: Any) -> dict[str, Any]:
    """An accord with a civitas, as in a document."""
    return {town: {"bond": kind, "since": since} | more}


# --- audiences


@pytest.mark.rule("latium 8.17", "latium D40")
@pytest.mark.parametrize("aes_offered", [0, 10, 20])
def test_the_odds_of_an_audience_are_those_of_its_die(aes_offered: int) -> None:
    text = f"audience legatus-1 cures pactum {aes_offered}"
    odds = envoy(aes=60).odds(text)
    assert odds is not None
    granted = sum("audience_granted" in kinds(play(envoy(aes=60), text, dice=[die])) for die in range(1, 5))
    assert odds.chances["granted"] == Fraction(granted, 4)
    assert odds.chances["offended"] == Fraction(1, 4)
    assert odds.totals["legatus"] == aes_offered // 10


@pytest.mark.rule("latium 8.15", "latium 8.16")
def test_no_accord_without_a_legatus() -> None:
    assert refusal(reigning("roma", turn=4), "audience legatus-1 cures pactum 0") == "8.16"


@pytest.mark.rule("latium 8.16")
def test_a_casella_round_the_town_is_near_enough() -> None:
    assert refusal(envoy(), "audience legatus-1 cures pactum 0") is None
    assert refusal(envoy(cell=TWO_AWAY), "audience legatus-1 cures pactum 0") == "8.16"


@pytest.mark.rule("latium 8.17", "latium D40", "latium 8.21")
@pytest.mark.parametrize(
    ("die", "aes_offered", "granted"), [(2, 20, True), (2, 19, False), (3, 10, True), (3, 9, False), (4, 0, True)]
)
def test_the_die_and_money_decide_a_pactum(die: int, aes_offered: int, granted: bool) -> None:
    match = envoy()
    events = play(match, f"audience legatus-1 cures pactum {aes_offered}", dice=[die])
    assert event(events, "audience_rolled")["die"] == die
    assert ("audience_granted" in kinds(events)) == granted
    assert bond(match, "roma", "cures") == ("pactum" if granted else "none")
    assert aes(match, "roma") == 40 - aes_offered, "the money is spent whatever the answer"


@pytest.mark.rule("latium D40", "latium 8.17")
def test_money_adds_two_at_most() -> None:
    match = envoy(aes=90)
    events = play(match, "audience legatus-1 cures pactum 50", dice=[2])
    assert event(events, "audience_rolled")["total"] == 4


@pytest.mark.rule("latium D40", "latium 8.17")
@pytest.mark.parametrize(
    ("king", "speech", "total"),
    [
        ({"signa": ["eloquentia"]}, " eloquentia", 4),
        ({"ira": 2}, "", 2),
        ({"ira": 1}, "", 3),
        ({"audience": 1}, "", 4),
    ],
)
def test_what_else_counts_in_an_audience(king: dict[str, Any], speech: str, total: int) -> None:
    match = envoy(**king)
    events = play(match, f"audience legatus-1 cures pactum 0{speech}", dice=[3])
    assert event(events, "audience_rolled")["total"] == total
    assert signa(match, "roma") == []


@pytest.mark.rule("latium D40")
def test_eloquentia_is_raised_by_mercurius() -> None:
    match = reigning(
        "roma", turn=9, towns={"roma": {"sacred": "templum", "god": "mercurius"}},
        reges={
            "roma": {
                "signa": ["eloquentia"],
                "pieces": {"legatus-1": {"cell": BY_CURES, "origin": "roma", "errand": "afield"}},
            }
        },
    )  # fmt: skip
    events = play(match, "audience legatus-1 cures pactum 0 eloquentia", dice=[2])
    assert event(events, "audience_rolled")["total"] == 4


@pytest.mark.rule("latium D40")
def test_the_same_people_hears_its_own_more_gladly() -> None:
    events = play(envoy("nomentum"), "audience legatus-1 cures pactum 0", dice=[3])
    assert event(events, "audience_rolled")["total"] == 4


@pytest.mark.rule("latium D40")
def test_the_pactum_of_a_rival_counts_against_one() -> None:
    match = envoy(reges={"caere": {"ties": tied("pactum")}})
    events = play(match, "audience legatus-1 cures pactum 0", dice=[4])
    assert event(events, "audience_rolled")["total"] == 3
    assert bond(match, "roma", "cures") == "none"


@pytest.mark.rule("latium D40", "latium 8.18")
def test_a_foedus_needs_five() -> None:
    match = envoy(ties=tied("pactum"))
    play(match, "audience legatus-1 cures foedus 0", dice=[4])
    assert bond(match, "roma", "cures") == "pactum"
    match = envoy(ties=tied("pactum"))
    play(match, "audience legatus-1 cures foedus 10", dice=[4])
    assert bond(match, "roma", "cures") == "foedus"


@pytest.mark.rule("latium 8.18")
def test_a_foedus_comes_after_a_pactum() -> None:
    assert refusal(envoy(), "audience legatus-1 cures foedus 0") == "8.18"
    assert refusal(envoy(ties=tied("pactum")), "audience legatus-1 cures foedus 0") is None


@pytest.mark.rule("latium D41")
def test_the_stages_take_a_turn_each() -> None:
    assert refusal(envoy(ties=tied("pactum", since=9)), "audience legatus-1 cures foedus 0") == "D41"
    assert refusal(envoy(turn=10, ties=tied("pactum", since=9)), "audience legatus-1 cures foedus 0") is None


@pytest.mark.rule("latium D42")
def test_a_natural_one_offends() -> None:
    match = envoy(turn=5)
    events = play(match, "audience legatus-1 cures pactum 20", dice=[1])
    assert event(events, "offended")["until"] == 7
    assert bond(match, "roma", "cures") == "none"
    ban = {"cures": {"ban_until": 7}}
    assert refusal(envoy(turn=7, ties=ban), "audience legatus-1 cures pactum 0") == "D42"
    assert refusal(envoy(turn=8, ties=ban), "audience legatus-1 cures pactum 0") is None


@pytest.mark.rule("latium D43")
def test_a_civitas_has_one_foedus() -> None:
    rival = {"caere": {"ties": tied("foedus", town="veii")}}
    match = envoy(cell="0708", ties=tied("pactum", town="veii"), reges=rival)
    assert refusal(match, "audience legatus-1 veii foedus 0") == "D43"


@pytest.mark.rule("latium 8.21")
def test_an_accord_with_a_civitas_is_known_to_all() -> None:
    match = envoy()
    events = play(match, "audience legatus-1 cures pactum 20", dice=[4])
    assert "reader" not in event(events, "pactum_made")
    for seat in ("caere", "nersae", None):
        assert seen(match, seat)["reges"]["roma"]["ties"]["cures"]["bond"] == "pactum"


@pytest.mark.rule("latium D9")
def test_the_legatus_goes_home_after_the_audience() -> None:
    match = envoy()
    play(match, "audience legatus-1 cures pactum 0", dice=[3])
    assert at(match, "roma", "legatus-1") == casella(match, "roma")
    assert errand(match, "roma", "legatus-1") == "home"


@pytest.mark.rule("latium 8.28")
def test_a_bad_event_breaks_an_accord() -> None:
    match = stricken("legationes", "I", "roma", reges={"roma": {"ties": tied("foedus", 1, "veii")}})
    assert bond(match, "roma", "veii") == "none"


@pytest.mark.rule("latium 8.28")
def test_calliditas_breaks_an_accord() -> None:
    match = reigning(
        "caere", turn=5, reges={"caere": {"signa": ["calliditas"]}, "roma": {"ties": tied("foedus", town="veii")}}
    )
    play(match, "play calliditas veii roma")
    while match.prompt.ask == "fides":
        play(match, "pass")
    assert bond(match, "roma", "veii") == "none"


# --- what an accord with a civitas gives


@pytest.mark.rule("latium D44", "latium 8.2")
def test_a_foedus_brings_a_quarter_of_the_production() -> None:
    _, events = close_of(6, reges={"roma": {"ties": tied("foedus")}})
    paid = event(events, "foedus_paid")
    assert (paid["town"], paid["aes"]) == ("cures", 34 // 4)
    _, events = close_of(6, reges={"roma": {"ties": tied("pactum")}})
    assert "foedus_paid" not in kinds(events)


# --- loans


@pytest.mark.rule("latium 8.4", "latium D46", "latium 8.5")
def test_a_loan_is_at_most_the_production_of_the_civitas() -> None:
    match = envoy(turn=7, ties=tied("pactum"))
    assert refusal(match, "audience legatus-1 cures loan 0 for 35") == "D46"
    events = play(match, "audience legatus-1 cures loan 0 for 34", dice=[4])
    assert event(events, "loan_taken")["until"] == 19
    assert aes(match, "roma") == 74


@pytest.mark.rule("latium 8.4", "latium D46")
def test_a_civitas_lends_once_in_the_game() -> None:
    match = envoy(ties=tied("pactum", loan={"used": 1}))
    assert refusal(match, "audience legatus-1 cures loan 0 for 10") == "8.4"


@pytest.mark.rule("latium D46", "latium 8.4")
def test_a_refused_request_does_not_use_up_the_loan() -> None:
    match = envoy(ties=tied("pactum"))
    play(match, "audience legatus-1 cures loan 0 for 10", dice=[3])
    assert not rex(match, "roma").ties[TOWN_NAMES.index("cures")].loan.used


@pytest.mark.rule("latium 8.4")
def test_only_a_civitas_in_accord_lends() -> None:
    assert refusal(envoy(), "audience legatus-1 cures loan 0 for 10") == "8.18"


@pytest.mark.rule("latium 8.5", "latium 8.6", "latium D46")
def test_a_loan_that_is_not_repaid_breaks_the_accord() -> None:
    debt = {"aes": 30, "due": 19, "used": 1}
    match, events = close_of(18, reges={"roma": {"ties": tied("foedus", loan=debt)}})
    assert "loan_defaulted" not in kinds(events)
    match, events = close_of(19, reges={"roma": {"ties": tied("foedus", loan=debt)}})
    assert event(events, "loan_defaulted")["town"] == "cures"
    assert bond(match, "roma", "cures") == "none"
    assert rex(match, "roma").ties[TOWN_NAMES.index("cures")].friction_until == 25
    assert GAME.load(match.dump()).fingerprint() == match.fingerprint(), "it can be saved and opened"


@pytest.mark.rule("latium 8.5")
def test_a_loan_repaid_in_the_last_turn_is_no_default() -> None:
    debt = {"aes": 30, "due": 19, "used": 1}
    match = reigning("roma", turn=19, reges={"roma": {"ties": tied("foedus", loan=debt)}})
    events = play(match, "repay cures 30")
    assert event(events, "loan_repaid")["left"] == 0
    assert aes(match, "roma") == 10
    assert "loan_defaulted" not in kinds(end_turn(match))
    assert bond(match, "roma", "cures") == "foedus"


@pytest.mark.rule("latium 8.7")
def test_the_arbiter_warns_the_debtor() -> None:
    debt = {"aes": 30, "due": 19, "used": 1}
    _, events = close_of(18, reges={"roma": {"ties": tied("foedus", loan=debt)}})
    warned = event(events, "loan_due")
    assert (warned["reader"], warned["town"], warned["aes"]) == ("roma", "cures", 30)
    _, events = close_of(17, reges={"roma": {"ties": tied("foedus", loan=debt)}})
    assert "loan_due" not in kinds(events)


# --- between players


def letter(*clauses: str, to: str = "ecetra", kind: str = "other", secret: bool = False, **told: Any) -> Match:
    """Roma has sent a letter, and its reader is to act."""
    match = reigning("roma", turn=4, **told)
    play(match, f"write {to} {kind}" + (" secret" if secret else ""))
    for clause in clauses:
        play(match, f"clause {clause}")
    play(match, "send")
    until(match, "reign", to)
    return match


@pytest.mark.rule("latium 8.8")
def test_a_rex_gives_what_he_likes() -> None:
    match = reigning("roma", turn=4)
    events = play(match, "give ecetra 10")
    assert (aes(match, "roma"), aes(match, "ecetra")) == (30, 50)
    gift = event(events, "gift_made")
    assert (gift["reader"], gift["other"]) == ("roma", "ecetra")


@pytest.mark.rule("latium 8.8", "latium D47")
def test_a_loan_between_players_breaks_nothing() -> None:
    match = letter("lend mine 10 at 5", kind="foedus")
    play(match, "accept roma-1")
    assert (aes(match, "roma"), aes(match, "ecetra")) == (30, 50)
    for _ in range(3):
        events = end_turn(match)
        assert "accord_betrayed" not in kinds(events)
    assert match.position.accords[0].state == 1


@pytest.mark.rule("latium 8.15", "latium 8.19")
def test_players_ally_at_once_and_without_a_legatus() -> None:
    match = letter(kind="foedus")
    events = play(match, "accept roma-1")
    made = event(events, "accord_made")
    assert {made["seat"], made["other"]} == {"roma", "ecetra"}
    assert match.position.accords[0].bond == 2


@pytest.mark.rule("latium 8.20", "latium 8.24")
def test_letters_are_read_by_the_two_alone() -> None:
    match = reigning("roma", turn=4)
    play(match, "write ecetra foedus secret")
    events = play(match, "send")
    sent = event(events, "letter_sent")
    assert (sent["reader"], sent["to"]) == ("roma", "ecetra")
    quiet = reigning("roma", turn=4)
    for seat in ("caere", "nersae", None):
        assert seen(match, seat).get("letters") == seen(quiet, seat).get("letters")


@pytest.mark.rule("latium 8.24")
def test_talks_bind_to_nothing() -> None:
    match = reigning("roma", turn=4)
    for other in ("caere", "ecetra", "nersae"):
        play(match, f"write {other} foedus")
        play(match, "send")
    until(match, "reign", "caere")
    play(match, "accept roma-1")
    until(match, "reign", "ecetra")
    play(match, "decline roma-2")
    assert [int(one.state) for one in match.position.accords].count(1) == 1


@pytest.mark.rule("latium 8.22", "latium D48")
def test_a_secret_accord_is_seen_by_its_parties_until_one_reveals_it() -> None:
    match = letter(kind="foedus", secret=True)
    events = play(match, "accept roma-1")
    made = event(events, "secret_accord_made")
    assert {made["reader"], made["other"]} == {"roma", "ecetra"}
    assert "accord_made" not in kinds(events)
    assert "accords" in seen(match, "roma")
    for seat in ("caere", None):
        assert "accords" not in seen(match, seat)
    events = play(match, "reveal 16")
    assert "accord_revealed" in kinds(events)
    assert "accords" in seen(match, "caere")


@pytest.mark.rule("latium 8.23")
def test_a_marriage_makes_a_secret_accord_public() -> None:
    match = letter(
        "marry mine filius-1 filius-2", kind="foedus", secret=True, filii={"roma": ["son"], "ecetra": ["daughter"]}
    )
    play(match, "accept roma-1")
    assert spouse(match, "filius-1") == "filius-2"
    assert "accords" in seen(match, "caere")


@pytest.mark.rule("latium 8.23")
@pytest.mark.parametrize(("kind", "public"), [("pactum", True), ("foedus", True), ("other", False)])
def test_a_later_marriage_makes_a_secret_alliance_public(kind: str, public: bool) -> None:
    promise = {"1": {"kind": "not-attack", "until": 20}}
    secret = {"state": 1, "a": "ecetra", "b": "roma", "bond": kind, "secret": 1, "since": 2, "count": 1}
    match = letter(
        "marry mine filius-1 filius-2", kind="other", filii={"roma": ["son"], "ecetra": ["daughter"]},
        accords={"17": secret | {"terms": promise}},
    )  # fmt: skip
    assert "accords" not in seen(match, "caere")
    events = play(match, "accept roma-1")
    assert ("accord_revealed" in kinds(events)) == public
    assert len(seen(match, "caere")["accords"]) == (2 if public else 1), "besides the accord of the wedding"


@pytest.mark.rule("latium 8.25")
def test_a_foedus_may_be_betrayed() -> None:
    accord = {"1": {"state": 1, "a": "roma", "b": "caere", "bond": "foedus", "since": 2}}
    match = reigning("roma", turn=4, accords=accord)
    events = play(match, "declare caere")
    assert "accord_betrayed" in kinds(events)
    assert match.position.accords[0].state == 3
    assert match.position.accords[0].traitor == 3


@pytest.mark.rule("latium 8.25")
def test_an_accord_with_a_civitas_may_be_renounced() -> None:
    match = reigning("roma", turn=10, reges={"roma": {"ties": tied("foedus")}})
    events = play(match, "renounce-town cures")
    assert "town_betrayed" in kinds(events)
    assert bond(match, "roma", "cures") == "none"
    assert rex(match, "roma").ira == 1


@pytest.mark.rule("latium D15")
@pytest.mark.parametrize(("later", "rule"), [(15, "D15"), (16, "D15"), (17, None)])
def test_friction_lasts_for_six_turns_after_a_betrayal(later: int, rule: str | None) -> None:
    match = reigning("roma", turn=10, reges={"roma": {"ties": tied("pactum")}})
    play(match, "renounce-town cures")
    cold = int(rex(match, "roma").ties[TOWN_NAMES.index("cures")].friction_until)
    match = envoy(turn=later, ties={"cures": {"friction_until": cold}})
    assert refusal(match, "audience legatus-1 cures pactum 0") == rule


@pytest.mark.rule("latium 8.26")
def test_only_the_husband_repudiates() -> None:
    told = {
        "filii": {"roma": ["daughter"], "caere": ["son"]},
        "persons": wedding("filius-2", "filius-1", 2),
    }
    match = reigning("roma", turn=4, **told)
    assert refusal(match, "repudiate filius-1") == "8.26"
    assert refusal(match, "repudiate filius-2") == "8.26", "his wife's father does not"
    match = reigning("caere", turn=5, **told)
    play(match, "repudiate filius-2")
    assert spouse(match, "filius-2") is None


@pytest.mark.rule("latium 8.27")
def test_dolum_kills_a_son_in_law() -> None:
    match = reigning(
        "roma", turn=4, filii={"roma": ["daughter"], "caere": ["son"]}, persons=wedding("filius-2", "filius-1", 2),
        reges={"roma": {"signa": ["dolum"]}},
    )  # fmt: skip
    play(match, "play dolum on filius-2")
    while match.prompt.ask == "fides":
        play(match, "pass")
    assert standing(match, "filius-2") == "dead"
    assert spouse(match, "filius-1") is None


@pytest.mark.rule("latium 8.3")
def test_a_marriage_in_a_foedus_places_the_son_in_law_in_the_line() -> None:
    match = reigning(
        "roma", turn=4, filii={"roma": ["daughter"], "caere": ["son"]}, persons=wedding("filius-2", "filius-1", 2),
        towns={"roma": {"vacant": 1}},
    )  # fmt: skip
    assert match.position.towns[3].rex == 1, "the husband follows where there is no son"


@pytest.mark.rule("latium D47", "latium 8.7")
def test_dated_payments_are_carried_out() -> None:
    match = letter("pay mine 5 at 5")
    play(match, "accept roma-1")
    assert aes(match, "roma") == 40
    events = end_turn(match)
    assert "payment_made" not in kinds(events)
    events = end_turn(match)
    paid = event(events, "payment_made")
    assert (paid["reader"], paid["other"], paid["aes"]) == ("roma", "ecetra", 5)


@pytest.mark.rule("latium D47", "latium 8.7")
def test_a_missed_payment_is_told_to_the_parties() -> None:
    match = letter("pay mine 45 at 5")
    play(match, "accept roma-1")
    end_turn(match)
    events = end_turn(match)
    assert event(events, "payment_missed")["aes"] == 45


@pytest.mark.rule("latium D47")
def test_a_promise_of_conduct_is_only_recorded() -> None:
    match = letter("not-attack mine until 12", to="caere")
    play(match, "accept roma-1")
    end_turn(match)
    until(match, "reign", "roma")
    assert refusal(match, "declare caere") is None
    events = play(match, "declare caere")
    assert event(events, "promise_broken")["clause"] == "not-attack"


@pytest.mark.rule("latium 8.29")
def test_a_controlled_civitas_sends_the_legati_of_its_rex() -> None:
    match = reigning(
        "roma", turn=4, towns={"tusculum": {"holder": "roma"}},
        reges={"roma": {"pieces": {"legatus-1": {"cell": "1010", "origin": "tusculum", "errand": "afield"}}}},
    )  # fmt: skip
    play(match, "move legatus-1 1009")
    assert at(match, "roma", "legatus-1") == "1009"
    play(match, "audience legatus-1 praeneste pactum 0", dice=[2])
    assert at(match, "roma", "legatus-1") == casella(match, "tusculum")
