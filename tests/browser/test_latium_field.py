"""The field of a battle of Latium in the browser: schierae on chosen squares, and the orientation of the field."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import ViewportSize, expect

from bellona.match import Match

from ..latium.battles import called, fight, pedites
from ..latium.games import arms, play, reigning
from ..server.serving import Running
from .conftest import Come
from .realm import Realm, open_realm, sit_at_realm
from .visitor import Visitor

LISTED, FREE, OUTSIDE = "c0411", "c0311", "c0305"
"""Squares for a schiera of Caere: one that is among the choices, one that is not, one that is no place for it."""
OPEN = re.compile(r"\bopen\b")
UPRIGHT: ViewportSize = {"width": 1000, "height": 1500}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LEGIBLE = 32
"""Pixels that a unit measures at least at first sight."""


def deployment() -> Match:
    """Caere, at the far edge, is about to draw up his army."""
    legion = arms(pedites=6, equites=2)
    match = called(roma=legion, caere=legion)
    play(match, "edge far", seat="caere")
    return match


def sit(server: Running, visitor: Visitor, seat: str, match: Match) -> Realm:
    """One at a browser, the others bots."""
    screen = sit_at_realm(visitor, open_realm(server, {seat: visitor}, match, seed=1))
    screen.my_turn()
    return screen


def corner(screen: Realm, square: str) -> tuple[float, float]:
    """Where a square is on the screen."""
    box = screen.page.locator(f'[data-square="{square}"]').bounding_box()
    assert box is not None
    return box["x"], box["y"]


def test_a_call_to_battle_tells_who_calls_and_for_what(come: Come, server: Running) -> None:
    rex = {"cell": "0608", "errand": "afield", "origin": "roma", "ranks": {"roma": arms(pedites=5)}}
    match = reigning("roma", turn=4, reges={"roma": {"pieces": {"rex": rex}}})
    play(match, "call rex caere")
    caere = sit(server, come(), "caere", match)
    summons = caere.page.get_by_test_id("summons")
    expect(summons).to_contain_text("the Rex of Roma, from 0608")
    expect(summons).to_contain_text("With the Rex you would have 13 centuriae there.")
    expect(summons).to_contain_text("At stake: Caere.")


def test_the_field_is_seen_before_its_side_is_chosen(come: Come, server: Running) -> None:
    legion = arms(pedites=6, equites=2)
    caere = sit(server, come(), "caere", called(roma=legion, caere=legion))
    expect(caere.board).to_contain_text("the far side")
    expect(caere.page.locator("[data-square]").first).to_be_visible()
    caere.do("edge far")
    expect(caere.board).not_to_contain_text("the far side")


def test_a_schiera_is_drawn_up_on_squares_that_are_not_listed(come: Come, server: Running) -> None:
    caere = sit(server, come(), "caere", deployment())
    square = {name: caere.page.locator(f'[data-square="{name}"]') for name in (LISTED, FREE, OUTSIDE)}
    expect(square[LISTED]).to_have_class(OPEN)
    expect(square[FREE]).to_have_class(OPEN)
    expect(square[OUTSIDE]).not_to_have_class(OPEN)
    caere.page.get_by_test_id("muster-deploy-pedites-3-right-2").click()
    square[OUTSIDE].click()
    expect(caere.page.get_by_test_id("barred")).to_contain_text("§ D61")
    with caere.stepping():
        square[FREE].click()
    expect(caere.page.locator('[data-piece^="D"]')).to_have_count(3)
    expect(caere.log.filter(has_text="3·11")).not_to_have_count(0)
    caere.my_turn()
    with caere.stepping():
        caere.page.get_by_test_id("muster-all").click()
    expect(caere.page.get_by_test_id("muster")).to_have_count(0)


def test_a_square_may_be_typed_and_a_wrong_one_is_refused_with_its_rule(come: Come, server: Running) -> None:
    caere = sit(server, come(), "caere", deployment())
    caere.page.get_by_test_id("map").press("/")
    caere.page.get_by_test_id("command").fill(f"deploy pedites 3 {OUTSIDE} right 2")
    caere.page.get_by_test_id("command").press("Enter")
    expect(caere.refusal).to_contain_text("outside your zone")
    caere.order(f"deploy pedites 3 {FREE} right 2")
    expect(caere.page.locator('[data-piece^="D"]')).to_have_count(3)


def test_the_field_lies_as_the_screen_does_with_the_own_edge_near(come: Come, server: Running) -> None:
    match = fight(A2=pedites("c0711", centuriae=1), A3=pedites("c0103"), D2=pedites("c0713"), D3=pedites("c0120"))
    visitors = {"roma": come(), "caere": come()}
    table = open_realm(server, visitors, match, seed=1)
    roma, caere = (sit_at_realm(visitor, table) for visitor in visitors.values())
    for screen, ahead in ((roma, 1), (caere, -1)):
        (x, y), (further_x, further_y) = corner(screen, "c0711"), corner(screen, "c0712")
        assert (further_x - x) * ahead > 0, "a wide field lies on its side: ahead is to the right"
        assert further_y == y
    roma.page.set_viewport_size(UPRIGHT)
    roma.until(lambda: corner(roma, "c0712")[1] < corner(roma, "c0711")[1], "the field upright: ahead is up")
    roma.my_turn()
    roma.unit("A2").click()
    with roma.stepping():
        roma.unit("D2").click()
    expect(roma.duel).to_be_visible()


def test_on_a_phone_units_can_be_told_apart_and_duelists_stand_beside_their_cards(come: Come, server: Running) -> None:
    match = fight(A2=pedites("c0711"), A3=pedites("c0610"), D2=pedites("c0713"), D3=pedites("c0814"))
    fabia = come(**PHONE)
    screen = sit_at_realm(fabia, open_realm(server, {"roma": fabia, "caere": fabia}, match, seed=1))
    screen.my_turn()
    expect(fabia.by("panel-folded")).to_be_visible()
    for name in ("A2", "A3", "D2", "D3"):
        box = screen.unit(name).locator("rect:not(.shade)").bounding_box()
        assert box is not None
        assert box["width"] > LEGIBLE - 0.5
        assert 0 <= box["x"] < PHONE["viewport"]["width"]
    screen.unit("A2").tap()
    with screen.stepping():
        screen.unit("D2").tap()
    screen.duel.wait_for()
    screen.until(lambda: all(is_clear(screen, name) for name in ("A2", "D2")), "the duelists beside the cards")


def is_clear(screen: Realm, name: str) -> bool:
    """Whether a unit lies below the cards of the duel."""
    unit, cards = screen.unit(name).locator("rect:not(.shade)").bounding_box(), screen.duel.bounding_box()
    return unit is not None and cards is not None and unit["y"] >= cards["y"] + cards["height"]
