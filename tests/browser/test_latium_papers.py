"""The papers of Latium in the browser: the clause builder, the ledger, the forms, and unfinished papers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from bellona.match import Match

from ..latium.games import reigning
from ..server.serving import Running
from .conftest import Come
from .realm import Realm, open_realm, sit_at_realm
from .visitor import Visitor

PERIOD = {"kind": "pay", "a": 12, "c": 6, "until": 30}
"""A clause: twelve aes now and every six turns."""


def dealings(**more: Any) -> Match:
    """Roma's phase, with papers on the table and money to deal with."""
    letter = {"state": 2, "to": "roma", "bond": "pactum", "secret": 1, "sent": 8, "count": 1, "terms": {"1": PERIOD}}
    promise = {"kind": "not-attack", "until": 20}
    accord = {"state": 1, "a": "roma", "b": "caere", "bond": "other", "secret": 1, "since": 5, "count": 1}
    loan = {"aes": 24, "due": 14, "used": 1}
    given: dict[str, Any] = {
        "letters": {"caere-1": letter},
        "accords": {"1": accord | {"terms": {"1": promise}}},
        "reges": {
            "roma": {
                "aes": 83,
                "signa": ["pax", "commercium"],
                "ties": {"tibur": {"bond": "foedus", "since": 3, "loan": loan}},
            }
        },
        "filii": {"roma": ["son", "daughter"], "caere": ["daughter"]},
        "towns": {"roma": {"cives": 34, "sacred": "templum", "god": "mars"}},
    }
    return reigning("roma", turn=9, **(given | more))


@pytest.fixture
def pair(come: Come, server: Running) -> tuple[Realm, Realm]:
    """Roma and Caere at two browsers, Roma in his phase."""
    visitors: dict[str, Visitor] = {"roma": come(), "caere": come()}
    table = open_realm(server, visitors, dealings())
    roma, caere = (sit_at_realm(visitor, table) for visitor in visitors.values())
    roma.my_turn()
    return roma, caere


@pytest.fixture
def roma(come: Come, server: Running) -> Realm:
    """Roma in his phase, among bots."""
    visitor = come()
    screen = sit_at_realm(visitor, open_realm(server, {"roma": visitor}, dealings()))
    screen.my_turn()
    return screen


def by(screen: Realm, name: str) -> Locator:
    """What has this test id."""
    return screen.page.get_by_test_id(name)


def test_letters_are_built_in_words_and_reach_the_other_alone(pair: tuple[Realm, Realm]) -> None:
    roma, caere = pair
    roma.part("papers")
    expect(by(roma, "letters-waiting")).to_have_text("1")
    by(roma, "new-letter").locator("summary").click()
    by(roma, "write-to").select_option("caere")
    by(roma, "write-secret").check()
    with roma.stepping():
        by(roma, "write-form-send").click()
    by(roma, "clause-kind").select_option("pay")
    by(roma, "clause-word-0").fill("7")
    by(roma, "clause-word-2").fill("4")
    by(roma, "clause-word-3").fill("25")
    expect(by(roma, "clause-preview")).to_have_text("Roma pays Caere 7 aes at once, then every 4 turns until turn 25.")
    expect(by(roma, "clause-form-send")).to_have_attribute("data-action", "clause pay mine 7 every 4 until 25")
    with roma.stepping():
        by(roma, "clause-form-send").click()
    by(roma, "clause-kind").select_option("marry")
    expect(by(roma, "clause-preview")).to_contain_text("marries")
    by(roma, "clause-kind").select_option("not-attack")
    by(roma, "clause-word-0").fill("3")
    expect(by(roma, "clause-form-said").get_by_test_id("rule-link")).to_be_visible()
    expect(by(roma, "clause-form-send")).to_be_disabled()
    roma.do("send")
    caere.part("papers")
    sent = caere.page.locator('[data-paper="roma-1"]')
    expect(sent).to_contain_text(
        "I shall send you 7 aes as soon as you agree, and as much again every 4 turns until turn 25."
    )
    expect(sent).to_contain_text("secret")


def test_every_kind_of_clause_can_be_written_and_read(roma: Realm) -> None:
    roma.part("papers")
    by(roma, "new-letter").locator("summary").click()
    by(roma, "write-to").select_option("caere")
    kinds = by(roma, "clause-kind").locator("option").evaluate_all("(all) => all.map((each) => each.value)")
    assert len(kinds) == 17
    expect(by(roma, "proposal-form-command")).to_have_count(0)
    by(roma, "keys").click()
    by(roma, "show-commands").check()
    roma.page.keyboard.press("Escape")
    for kind in kinds:
        by(roma, "clause-kind").select_option(kind)
        expect(by(roma, "proposal-form-command")).to_contain_text(f"clause {kind} mine")
        assert "said-" not in by(roma, "clause-preview").inner_text()


def test_the_ledger_tells_own_secret_accords_and_bonds_with_towns(pair: tuple[Realm, Realm]) -> None:
    roma, caere = pair
    for screen in (roma, caere):
        screen.part("papers")
        expect(by(screen, "ledger")).to_contain_text("Roma does not attack Caere until turn 20.")
        expect(by(screen, "ledger")).to_contain_text("secret")
        expect(by(screen, "ledger")).to_contain_text("foedus with Tibur")
    with roma.stepping():
        roma.deed("reveal 0").click()
    expect(by(caere, "ledger").locator('[data-state="on"]')).not_to_contain_text("secret")


def test_sums_that_are_not_listed_are_given_and_repaid(pair: tuple[Realm, Realm]) -> None:
    roma, caere = pair
    roma.part("affairs")
    by(roma, "give-to").select_option("caere")
    by(roma, "give-aes").locator("input").fill("500")
    expect(by(roma, "give-said")).to_contain_text("§ 1.7")
    expect(by(roma, "give-send")).to_be_disabled()
    by(roma, "give-aes").locator("input").fill("13")
    expect(by(roma, "give-send")).to_have_attribute("data-action", "give caere 13")
    with roma.stepping():
        by(roma, "give-send").press("Enter")
    expect(by(roma, "aes-roma")).to_have_text("70")
    by(roma, "repay-tibur-aes").locator("input").fill("11")
    with roma.stepping():
        by(roma, "repay-tibur-send").click()
    expect(by(roma, "repay-tibur")).to_contain_text("13 aes")
    expect(by(caere, "aes-roma")).to_have_count(0)


def test_what_is_half_made_stays_and_says_when_it_is_too_late(pair: tuple[Realm, Realm]) -> None:
    roma, caere = pair
    caere.part("affairs")
    by(caere, "give-to").select_option("roma")
    by(caere, "give-aes").locator("input").fill("9")
    expect(by(caere, "give-said")).to_contain_text("What you fill in here is kept")
    roma.part("affairs")
    by(roma, "give-aes").locator("input").fill("80")
    expect(by(roma, "give-said")).to_have_attribute("aria-busy", "false")
    expect(by(roma, "give-said")).to_be_empty()
    with roma.stepping():
        by(roma, "repay-tibur-send").click()
    expect(by(roma, "give-said")).to_contain_text("No longer possible")
    caere.part("signa")
    caere.part("affairs")
    expect(by(caere, "give-aes").locator("input")).to_have_value("9")


def test_a_signum_that_cannot_be_played_says_why(roma: Realm) -> None:
    roma.part("signa")
    expect(by(roma, "signum-pax")).to_contain_text("§ D19")
    with roma.stepping():
        roma.deed("play commercium").click()
    expect(by(roma, "signum-commercium")).to_have_count(0)


def test_houses_and_gods_tell_what_the_rules_make_of_them(roma: Realm) -> None:
    roma.part("house")
    son = by(roma, "house-roma").locator('[data-kin^="filius-"].heir')
    son.focus()
    expect(by(roma, "house-told")).to_contain_text("The crown falls to him.")
    roma.part("gods")
    expect(by(roma, "god-mars")).to_contain_text("Protector of Roma")
    expect(by(roma, "god-mars")).to_contain_text("3 of 4 areas left")


def test_terms_of_peace_are_written_and_answered_where_they_are_asked(come: Come, server: Running) -> None:
    war = {"state": 1, "aggressor": "roma", "enemy": "caere", "town": "caere", "declared": 6}
    match = dealings(letters={}, peace={"stage": 1, "victor": "roma", "loser": "caere", "war": 0}, wars={"1": war})
    match.play("treat")
    visitors = {"roma": come(), "caere": come()}
    table = open_realm(server, visitors, match)
    roma, caere = (sit_at_realm(visitor, table) for visitor in visitors.values())
    roma.my_turn()
    by(roma, "clause-kind").select_option("leave-needed")
    by(roma, "clause-giver").select_option("theirs")
    with roma.stepping():
        by(roma, "clause-form-send").click()
    roma.do("send")
    expect(by(caere, "paper")).to_contain_text("your letters and audiences need my leave")
    caere.do("accept roma-1")
    roma.part("papers")
    expect(by(roma, "ledger")).to_contain_text("terms of peace, since turn 9")
