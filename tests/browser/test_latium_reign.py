"""The phase of a Rex on the screen: a legion is enrolled, a legatus goes over the tabula, the Dux leads an army."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from ..latium.games import arms, reigning
from ..server.serving import Running
from .conftest import Come
from .realm import Realm, open_realm, sit_at_realm


@pytest.fixture
def roma(come: Come, server: Running) -> Realm:
    """Roma in his phase, with room in the legion and aes to fill it, among bots."""
    town = {"cives": 28, "garrison": arms(pedites=5, equites=1, sagittarii=1)}
    match = reigning("roma", turn=9, towns={"roma": town}, reges={"roma": {"aes": 60}})
    visitor = come()
    screen = sit_at_realm(visitor, open_realm(server, {"roma": visitor}, match))
    screen.my_turn()
    return screen


def by(screen: Realm, name: str) -> Locator:
    """What has this test id."""
    return screen.page.get_by_test_id(name)


def test_a_legion_is_enrolled_in_a_town(roma: Realm) -> None:
    expect(by(roma, "moment")).to_contain_text("Turn 9 of 60: Phase of Roma.")
    by(roma, "roster-roma").click()
    by(roma, "town-panel").get_by_text("The legion").click()
    by(roma, "recruit-count").locator("input").fill("30")
    expect(by(roma, "recruit-said")).to_contain_text("§ D34")
    expect(by(roma, "recruit-send")).to_be_disabled()
    by(roma, "recruit-count").locator("input").fill("3")
    expect(by(roma, "recruit-send")).to_have_attribute("data-action", "recruit roma pedites 3")
    with roma.stepping():
        by(roma, "recruit-send").click()
    expect(by(roma, "town-legion")).to_contain_text("10 / 14: pedites 8/14")
    expect(by(roma, "aes-roma")).to_have_text("54")
    expect(roma.log.filter(has_text="enrols 3 centuriae of pedites at Roma")).to_have_count(1)


def test_a_legatus_is_sent_by_mouse_and_by_keys_and_the_milia_are_told(roma: Realm) -> None:
    by(roma, "roster-legatus-1-roma").click()
    by(roma, "reach").wait_for(state="attached")
    at = by(roma, "town-tusculum").bounding_box()
    assert at is not None
    spot = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    roma.page.mouse.move(*spot)
    expect(by(roma, "way")).to_have_text("16 milia")
    with roma.stepping():
        roma.page.mouse.click(*spot)
    expect(roma.log.last).to_contain_text("legatus I goes from Roma to Tusculum.")
    expect(by(roma, "counter-panel")).to_contain_text("It has moved in this turn.")
    expect(by(roma, "audience-town")).to_have_value("tusculum")
    roma.page.keyboard.press("Escape")
    expect(by(roma, "audience-town")).to_have_value("tusculum")  # also with nobody in hand
    expect(by(roma, "turn-of")).to_contain_text("Phase of Roma")
    by(roma, "roster-legatus-2-roma").press("Enter")
    by(roma, "journey-town").focus()
    roma.page.keyboard.type("Norba")
    expect(by(roma, "journey-town").locator("option:checked")).to_have_text("Norba: 48 milia")
    with roma.stepping():
        by(roma, "journey-send").press("Enter")
    expect(roma.log.last).to_contain_text("legatus II goes from Roma to Norba.")


def test_the_dux_leads_the_whole_legion_before_a_town(roma: Realm) -> None:
    expect(by(roma, "picks")).to_contain_text("Declare war")
    by(roma, "roster-dux-roma").click()
    by(roma, "muster-all").click()
    expect(by(roma, "counter-panel")).to_contain_text("5 pedites, 1 equites, 1 sagittarii")
    with roma.stepping():
        roma.undo.click()
    expect(by(roma, "counter-panel")).to_contain_text("5 pedites, 1 equites, 0 sagittarii")
    with roma.stepping():
        by(roma, "muster-send").click()
    by(roma, "journey-town").select_option("caere")
    expect(by(roma, "journey-send")).to_have_text("Send before Caere")
    with roma.stepping():
        by(roma, "journey-send").click()
    expect(by(roma, "counter-panel")).to_contain_text("Afield.")
    roma.page.keyboard.press("Escape")
    expect(by(roma, "roster-dux-roma")).to_contain_text("0507")
