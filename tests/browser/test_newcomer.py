"""The first minute of a new user."""

from __future__ import annotations

import time

from .conftest import Come
from .screen import Screen

FIRST_PAGE = 250_000
INTERACTIVE = 3_000
"""Milliseconds; half of it on an idle machine."""
WATCH_BUTTON = """
new MutationObserver((_, watch) => {
    const button = document.querySelector('[data-testid=play-now]');
    if (!button || button.disabled) return;
    window.interactive = performance.now();
    watch.disconnect();
}).observe(document, { childList: true, subtree: true });
"""


def test_in_a_battle_within_three_clicks_and_a_minute(come: Come):
    fabia = come(reduced_motion="no-preference")
    began = time.monotonic()
    fabia.visit()
    fabia.by("play-now").click()
    screen = Screen(fabia.page)
    screen.ready()
    with screen.stepping():
        screen.button("suggested").click()
    screen.my_turn()
    took = time.monotonic() - began
    assert "place a command marker" in screen.prompt
    assert screen.board.locator("[data-piece]").count() > 25
    with screen.stepping():
        fabia.by("box-rome-combat").click()
    print(f"from the first page to the first choice of a battle: {took:.1f} s")
    assert took < 60


def test_the_first_page_is_small_and_quick(come: Come):
    for _ in range(3):  # a busy machine is slow once, a slow page is slow each time
        size, ready = first_page(come)
        assert 10_000 < size < FIRST_PAGE
        if ready < INTERACTIVE:
            return
    raise AssertionError(f"it can be used after {ready:.0f} ms")


def first_page(come: Come) -> tuple[int, float]:
    """How large the first page is, and after how many milliseconds it can be used, with an empty cache."""
    fabia = come()
    fabia.page.add_init_script(WATCH_BUTTON)
    network = fabia.context.new_cdp_session(fabia.page)
    sizes: list[int] = []
    network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    network.send("Network.enable")
    fabia.visit()
    fabia.page.wait_for_load_state("networkidle")
    ready = fabia.page.evaluate("window.interactive")
    print(f"first page: {sum(sizes) / 1000:.0f} kB in {len(sizes)} files, interactive after {ready:.0f} ms")
    return sum(sizes), float(ready)
