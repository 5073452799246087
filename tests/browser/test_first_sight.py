"""The first sight of De Bellis Societatis Antiquorum and Latium: armies with names, most towns, none under a stack."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .field import approach, deployment, open_after, sit_at_field
from .test_layout import LAPTOPS, SMALL_PHONE, realm, shown

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LEAST_LETTERS = 7.5
"""Pixels of the letters of a name."""
MOST_TOWNS = {"phone": 15, "small phone": 12}

SEEN = """
(own) => {
    const map = document.querySelector('[data-testid=map]').getBoundingClientRect();
    return [...document.querySelectorAll(`[data-testid=board] .pieces [data-piece^="${own}"]`)].filter((piece) => {
        const { left, right, top, bottom } = piece.querySelector('.touch').getBoundingClientRect();
        return left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom;
    }).length;
}
"""
NAMES = """
() => {
    const scale = document.querySelector('[data-testid=board]').getScreenCTM().a;
    const shown = Number(getComputedStyle(document.querySelector('[data-testid=board] .names')).opacity);
    return [...document.querySelectorAll('[data-testid=board] .name text')].map((text) =>
        shown * parseFloat(getComputedStyle(text).fontSize) * scale);
}
"""
DRAWN = """
() => [...document.querySelectorAll('[data-testid=board] .pieces [data-piece]')].map((piece) =>
    ['near', 'far'].reduce((sum, name) => sum + Number(getComputedStyle(piece.querySelector(`.${name}`)).opacity), 0))
"""
UNSCALE = "(value) => document.querySelector('[data-testid=board]').style.setProperty('--unscale', value)"
TOWNS_SEEN = """
(own) => {
    const map = document.querySelector('[data-testid=map]').getBoundingClientRect();
    return [...document.querySelectorAll('.town .house')].filter((house) => {
        const { left, right, top, bottom } = house.getBoundingClientRect();
        return left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom;
    }).length;
}
"""
HIDDEN_TOWNS = """
() => {
    const box = (each) => each.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 2 && a.right > b.left + 2 && a.top < b.bottom - 2 && a.bottom > b.top + 2;
    const counters = [...document.querySelectorAll('[data-testid=board] [data-piece] rect')].map(box);
    return [...document.querySelectorAll('.town')].filter((town) =>
        ['.house', '.name'].some((part) => counters.some((counter) => meet(counter, box(town.querySelector(part))))),
    ).map((town) => town.dataset.testid);
}
"""


@pytest.mark.parametrize(("looks", "whose"), [(PHONE, ""), (SMALL_PHONE, "A")], ids=["390", "360"])
def test_armies_are_whole_and_named_on_a_phone(come: Come, looks: dict[str, Any], whose: str):
    """Both of them, or on a small one at least one's own."""
    fabia = come(**looks)
    field = sit_at_field(fabia, open_after(fabia, *approach(), seats={"amber": "me", "teal": "bot:random"}))
    elements = field.board.locator(f'.pieces [data-piece^="{whose}"]').count()
    field.until(lambda: fabia.page.evaluate(SEEN, whose) == elements, "the elements in sight")
    assert min(fabia.page.evaluate(NAMES)) >= LEAST_LETTERS


def test_an_element_is_drawn_from_near_or_from_afar_and_never_not_at_all(come: Come):
    fabia = come()
    sit_at_field(fabia, open_after(fabia, *deployment()))
    for unscale in (1, 2.5, 2.6, 2.6005, 2.65, 2.6504, 2.7, 4):
        fabia.page.evaluate(UNSCALE, str(unscale))
        assert all(abs(drawn - 1) < 0.01 for drawn in fabia.page.evaluate(DRAWN)), unscale


@pytest.mark.parametrize(("name", "looks"), [("phone", PHONE), ("small phone", SMALL_PHONE)])
def test_half_of_the_towns_are_in_sight_on_a_phone(come: Come, name: str, looks: dict[str, Any]):
    livia = come(**looks)
    screen = shown(livia, realm(livia))
    screen.until(lambda: livia.page.evaluate(TOWNS_SEEN) >= MOST_TOWNS[name], "the towns of half of Latium")


def test_no_stack_hides_a_town(come: Come):
    livia = come(viewport={"width": LAPTOPS[1][0], "height": LAPTOPS[1][1]})
    screen = shown(livia, realm(livia))
    screen.until(lambda: livia.page.evaluate(HIDDEN_TOWNS) == [], "every house and name")


def test_a_ruler_tells_how_far_armies_are_that_have_not_met(come: Come):
    fabia = come()
    sit_at_field(fabia, open_after(fabia, *deployment()))
    expect(fabia.by("gap")).to_contain_text("paces between the lines")
    sit_at_field(fabia, open_after(fabia, *approach()))
    expect(fabia.by("gap")).to_have_count(0)
