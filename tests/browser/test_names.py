"""Names on the map of Punic Wars stand clear of each other, and of the signs of places."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from bellona.games.punic_wars.game import GAME
from bellona.games.punic_wars.picture import draw_ground

MEETING = """
() => {
    // The letters of a name, or the middle of a sign, as a box in the coordinates of the map, however it is turned.
    const corners = (each, left, top, right, bottom) => {
        const { a, b, c, d, e, f } = each.getCTM();
        const found = [[left, top], [right, top], [right, bottom], [left, bottom]];
        return found.map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]);
    };
    const named = (each) => {
        const { x, width } = each.getBBox();
        const { fontSize, letterSpacing } = getComputedStyle(each);
        const [size, base] = [parseFloat(fontSize), Number(each.getAttribute('y'))];
        const below = /[gjpqy]/.test(each.textContent) ? .2 : .02;
        const right = x + width - (parseFloat(letterSpacing) || 0);
        const box = corners(each, x, base - .74 * size, right, base + below * size);
        return { of: each.textContent, says: each.textContent, box };
    };
    const signed = (each) => {
        const { x, y, width, height } = each.getBBox();
        const of = each.parentNode.textContent;
        return { of, says: `the sign of ${of}`, box: corners(each, x + 2, y + 2, x + width - 2, y + height - 2) };
    };
    const isApart = (one, other) => [one, other].some((box) => box.some(([x, y], n) => {
        const [u, v] = box[(n + 1) % 4];
        const along = (points) => points.map(([s, t]) => (v - y) * s + (x - u) * t);
        const [here, there] = [along(one), along(other)];
        return Math.max(...here) <= Math.min(...there) || Math.max(...there) <= Math.min(...here);
    }));
    const all = (query) => [...document.querySelectorAll(query)];
    const stand = [...all('#names text').map(named), ...all('#names .place use').map(signed)];
    return stand.flatMap((one, n) => stand.slice(n + 1)
        .filter((other) => one.of !== other.of && !isApart(one.box, other.box))
        .map((other) => `${one.says} meets ${other.says}`));
}
"""
"""The picture is scaled as a whole, so names that stand apart at one zoom do so at every other."""


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_two_names_meet(browser: Browser, language: str):
    setting: Any = GAME.setting("second_war")
    page = browser.new_page()
    page.set_content(draw_ground(setting, "light", language))
    assert page.locator("#names text").count() > len(setting.tables.regions)
    assert page.evaluate(MEETING) == []
    page.close()
