"""How much of the window the map has, how large things are at first sight, and that nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from ..punic_wars.wars import usual_set_up
from .campaign import open_war
from .conftest import Come
from .field import deployment, open_after
from .screen import Screen
from .visitor import Visitor

MAP_SHARE, PHONE_HEIGHT = 0.7, 0.5
LAPTOPS = ((1280, 720), (1366, 768))
SMALL_PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
LEGIBLE = 32
MEASURE = """
() => {
    const map = document.querySelector('[data-testid=map]').getBoundingClientRect();
    const sizes = [...document.querySelectorAll('[data-testid=board] [data-piece]')].map((piece) => {
        const { width, height } = piece.getBoundingClientRect();
        return Math.max(width, height);
    });
    return {
        share: (map.width * map.height) / (innerWidth * innerHeight),
        high: map.height / innerHeight,
        smallest: Math.min(...sizes),
        wide: document.documentElement.scrollWidth <= innerWidth,
    };
}
"""
TOWNS = 30
IN_SIGHT = """
() => {
    const { left, right, top, bottom } = document.querySelector('[data-testid=map]').getBoundingClientRect();
    return [...document.querySelectorAll('.town')].filter((town) => {
        const box = town.getBoundingClientRect();
        return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    }).length;
}
"""
CUT_OFF = """
() => {
    const style = (each) => getComputedStyle(each);
    const overflows = (each) => each.scrollWidth > each.clientWidth;
    const scrolls = (each) => ['auto', 'scroll'].includes(style(each).overflowX) && overflows(each);
    const isScrolled = (each) => each !== null && (scrolls(each) || isScrolled(each.parentElement));
    const isCutOff = (each) => {
        const { left, right, width, height } = each.getBoundingClientRect();
        const isClipped = each.closest('[data-testid=map], .out') || style(each).clipPath !== 'none';
        const isHidden = !width || !height || isClipped;
        return !isHidden && !isScrolled(each) && (left < -1 || right > innerWidth + 1);
    };
    const shown = document.querySelectorAll('button, a, dt, dd, p, h1, h2, strong, label');
    return [...shown].filter(isCutOff).map((each) => each.outerHTML.slice(0, 120));
}
"""

SQUEEZED = """
() => [...document.querySelectorAll('header .languages, header .brand')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.textContent)
"""

PROMPT_CUT = """
() => {
    const words = document.querySelector('[data-testid=prompt] p');
    return words.scrollHeight > words.clientHeight + 1 ? words.textContent.trim() : null;
}
"""

COVERED_NAMES = """
() => [...document.querySelectorAll('[data-named]')].filter((name) => {
    const { named } = name.dataset;
    const tiles = [...document.querySelectorAll(`[data-stack][data-hex="${named}"] .face`)];
    const ground = document.querySelector(`#place-${named} .place-name`);
    const isUnder = tiles.some((tile) => tile.getBoundingClientRect().bottom > name.getBoundingClientRect().top + 6);
    return isUnder || getComputedStyle(ground).visibility !== 'hidden';
}).map((name) => name.textContent)
"""

ENEMIES_IN_SIGHT = """
(seat) => {
    const map = document.querySelector('[data-testid=map]').getBoundingClientRect();
    return [...document.querySelectorAll(`[data-testid=board] [data-piece^="${seat}-"]`)].filter((piece) => {
        const box = piece.getBoundingClientRect();
        return box.top >= map.top - 2 && box.bottom <= map.bottom && box.left >= map.left && box.right <= map.right;
    }).length;
}
"""

OUTSIDE = """
() => [...document.querySelectorAll('[data-testid=prompt-bar] button')]
    .filter((each) => each.getBoundingClientRect().right > innerWidth)
    .map((each) => each.dataset.testid)
"""

TABS_IN_SIGHT = """
() => document.querySelector('[data-testid=tab-log]').getBoundingClientRect().bottom <= innerHeight
"""

GOAL_FROM_THE_TOP = """
() => {
    const card = document.querySelector('[data-testid=goal-card]').getBoundingClientRect();
    const { top } = document.querySelector('[data-testid=goal-card] h3').getBoundingClientRect();
    const { bottom } = document.querySelector('[data-testid=goal-done]').getBoundingClientRect();
    return top > card.top && top < bottom && bottom <= card.bottom;
}
"""

SHORTENED = """
() => [...document.querySelectorAll('header .who')]
    .filter((name) => name.clientWidth > 1 && name.scrollWidth > name.clientWidth + 1)
    .map((name) => name.textContent)
"""

SPILLED = """
() => [...document.querySelectorAll('[data-testid^=tracks-] dd')].filter((fact) => {
    const card = fact.closest('section').getBoundingClientRect();
    return fact.getBoundingClientRect().right > card.right + .5 || fact.scrollWidth > fact.clientWidth + 1;
}).map((fact) => fact.closest('section').textContent)
"""


def battle(visitor: Visitor) -> str:
    return visitor.open_before("carthage", "step", rome="bot:random")


def war(visitor: Visitor) -> str:
    return open_war(visitor, *usual_set_up("second_war"))


def field(visitor: Visitor) -> str:
    return open_after(visitor, *deployment())


def realm(visitor: Visitor) -> str:
    seats = dict.fromkeys(("nersae", "alatrium", "nomentum", "caere", "ecetra"), "bot:random") | {"roma": "me"}
    terms: dict[str, Any] = {"game": "latium", "scenario": "six_kings", "seats": seats}
    return str(visitor.post("/tables", terms)["id"])


GAMES = {"de_bello_punico": battle, "punic_wars": war, "dbsa": field, "latium": realm}


@pytest.mark.parametrize("game", GAMES)
def test_the_board_has_the_screen(come: Come, game: str):
    fabia = come(viewport={"width": LAPTOPS[0][0], "height": LAPTOPS[0][1]})
    table = GAMES[game](fabia)
    screen = shown(fabia, table)
    assert measured(screen)["smallest"] > LEGIBLE - 0.5, "too small at first sight"
    if game == "latium":
        assert fabia.page.evaluate(IN_SIGHT) == TOWNS, "the whole of Latium is in sight"
    for width, height in LAPTOPS:
        fabia.page.set_viewport_size({"width": width, "height": height})
        screen.until(lambda: measured(screen)["share"] >= MAP_SHARE, "most of the window for the map")
        assert fabia.page.evaluate(SPILLED) == []
    fabia.by("fold").click()
    expect(fabia.page.locator("#panel")).to_be_hidden()
    screen.until(lambda: measured(screen)["share"] > MAP_SHARE, "more of the window for the map")
    fabia.by("tab-rules").click()
    expect(fabia.page.locator("#panel")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_on_a_small_phone(come: Come, game: str):
    livia = come(locale="it-IT", **SMALL_PHONE)
    screen = shown(livia, GAMES[game](livia))
    for language in ("it", "en"):
        livia.by("keys").tap()
        livia.by(f"lang-{language}").tap()
        livia.page.keyboard.press("Escape")
        expect(livia.page.locator("html")).to_have_attribute("lang", language)
        screen.until(lambda: measured(screen)["high"] >= PHONE_HEIGHT, "half of the height for the map")
        assert measured(screen)["wide"]
        assert livia.page.evaluate(CUT_OFF) == []
        assert livia.page.evaluate(SHORTENED) == []
        assert livia.page.evaluate(TABS_IN_SIGHT)


@pytest.mark.parametrize("locale", ["en-US", "it-IT"])
@pytest.mark.parametrize("width", [360, 1280])
def test_long_prompts_are_read_whole_on_small_screens(come: Come, width: int, locale: str):
    """With two units by name and all that may be answered: the longest sentences of this game."""
    looks: dict[str, Any] = SMALL_PHONE if width < LAPTOPS[0][0] else {"viewport": {"width": width, "height": 720}}
    livia = come(locale=locale, **looks)
    for verb in ("suggested", "place", "retreat", "support", "commit"):
        screen = shown(livia, livia.open_before("rome", verb))
        screen.my_turn()
        screen.until(lambda: livia.page.evaluate(PROMPT_CUT) is None, f"the whole prompt of {verb}")
        screen.until(lambda: livia.page.evaluate(OUTSIDE) == [], "all buttons and the rule in sight")
        assert livia.page.evaluate(TABS_IN_SIGHT), verb


@pytest.mark.parametrize("locale", ["en-US", "it-IT"])
def test_the_prompt_of_a_march_is_read_whole_on_a_small_phone(come: Come, locale: str):
    """A leader, a place, both kinds of points and what is left to march: the longest sentence of this game."""
    livia = come(locale=locale, **SMALL_PHONE)
    table = war(livia)
    for order in ("lead C-B", "join 3 land", "join 3 naval"):
        livia.post(
            f"/tables/{table}/actions",
            {"version": livia.get(f"/tables/{table}/view")["now"]["version"], "actions": [order]},
        )
    screen = shown(livia, table)
    screen.until(lambda: "(2516)" in screen.prompt, "the march")
    screen.until(lambda: livia.page.evaluate(PROMPT_CUT) is None, "the whole prompt")


def test_a_side_that_may_build_no_fleets_needs_no_more_room(come: Come):
    livia = come(locale="it-IT", **SMALL_PHONE)
    screen = shown(livia, open_war(livia, *usual_set_up("first_war"), scenario="first_war"))
    screen.until(lambda: measured(screen)["high"] >= PHONE_HEIGHT, "half of the height for the map")
    assert livia.page.evaluate(TABS_IN_SIGHT)
    expect(livia.by("tracks-rome").get_by_role("img", name="Flotte")).to_be_visible()


def test_counters_leave_the_names_of_their_places_to_be_read(come: Come):
    fabia = come()
    screen = shown(fabia, war(fabia))
    fabia.page.locator("[data-named]").first.wait_for()
    screen.until(lambda: fabia.page.evaluate(COVERED_NAMES) == [], "every name below what stands there, once")
    fabia.page.keyboard.press("h")
    expect(fabia.page.locator("[data-named]")).to_have_count(0)
    expect(fabia.page.locator("#place-2516 .place-name")).to_be_visible()


def test_the_enemy_is_in_sight_on_a_phone(come: Come):
    livia = come(**SMALL_PHONE | {"viewport": {"width": 390, "height": 844}})
    screen = shown(livia, livia.open_before("rome", "step", carthage="bot:random"))
    screen.until(lambda: livia.page.evaluate(ENEMIES_IN_SIGHT, "C") > 0, "an enemy at first sight")


@pytest.mark.parametrize("locale", ["en-US", "it-IT"])
def test_the_first_page_fits_a_small_phone(come: Come, locale: str):
    livia = come(locale=locale, **SMALL_PHONE)
    for path in ("/", "/learn", "/account"):
        livia.visit(path)
        livia.page.get_by_role("heading").first.wait_for()
        for language in ("en", "it"):
            livia.by(f"lang-{language}").tap()
            assert livia.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
            assert livia.page.evaluate(CUT_OFF) == []
            assert livia.page.evaluate(SQUEEZED) == []


@pytest.mark.parametrize("locale", ["en-US", "it-IT"])
def test_the_first_screen_of_a_newcomer_fits_a_small_phone(come: Come, locale: str):
    """With more buttons and units to set up than fit beside each other."""
    livia = come(locale=locale, ask_always=False, **SMALL_PHONE)
    screen = shown(livia, livia.open_table(carthage="bot:random"))
    screen.my_turn()
    assert measured(screen)["wide"]
    assert livia.page.evaluate("innerWidth") == SMALL_PHONE["viewport"]["width"]
    assert livia.page.evaluate(CUT_OFF) == []
    screen.until(lambda: livia.page.evaluate(OUTSIDE) == [], "all buttons and the rule in sight")
    livia.by("goal").tap()
    livia.by("goal-card").wait_for()
    assert livia.page.evaluate(GOAL_FROM_THE_TOP), "it is read from its beginning"


def test_one_gesture_moves_an_army_and_one_undo_takes_it_back(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_before("rome", "step"))
    screen.my_turn()
    before = {unit: screen.hex_of(unit) for unit in screen.actors()}
    fabia.by("troop").click()
    fabia.by("troop-all").click()
    expect(screen.board.locator("[data-gathered]")).to_have_count(len(before))
    foremost = min(before.values(), key=lambda name: int(name[2:]))
    screen.click_hex(f"{foremost[:2]}{int(foremost[2:]) - 2:02}")
    moved: Callable[[], int] = lambda: sum(screen.hex_of(unit) != place for unit, place in before.items())  # noqa: E731
    screen.until(lambda: moved() > len(before) // 2 and not fabia.by("troop-all").count(), "the march of many")
    screen.my_turn()
    expect(screen.undo).to_have_attribute("aria-disabled", "false")
    screen.undo.click()
    screen.until(lambda: moved() == 0, "everybody back")
    assert sum(frame["t"] == "undo" for frame in screen.wire.asked) == 1


def test_the_own_side_is_at_the_bottom_and_the_board_turns(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_before("carthage", "step", rome="bot:random"))
    screen.my_turn()

    def is_low(own: str, other: str) -> bool:
        boxes = [screen.piece(name).bounding_box() for name in (own, other)]
        return bool(boxes[0] and boxes[1] and boxes[0]["y"] > boxes[1]["y"])

    assert is_low("C-F-1", "R-Ha-1")
    screen.select("C-F-1")
    fabia.by("turn-board").click()
    screen.until(lambda: not is_low("C-F-1", "R-Ha-1"), "the board turned")
    fabia.page.reload()
    screen.ready()
    screen.until(lambda: not is_low("C-F-1", "R-Ha-1"), "the board turned as before")


HALF_DRAWN = """
() => {
    window.bare = 0;
    const look = () => {
        const board = document.querySelector('[data-testid=board]');
        if (board && !document.querySelector('.ground svg')) window.bare += 1;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}
"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_half_drawn_is_shown_on_a_slow_line(come: Come, game: str):
    fabia = come()
    table = GAMES[game](fabia)
    slow = fabia.context.new_cdp_session(fabia.page)
    slow.send("Network.enable")
    terms = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 100_000}
    slow.send("Network.emulateNetworkConditions", terms)
    fabia.page.add_init_script(f"({HALF_DRAWN})()")
    fabia.visit(f"/t/{table}")
    fabia.by("skeleton").wait_for()
    fabia.by("board").wait_for()
    assert fabia.page.evaluate("window.bare") == 0


def shown(visitor: Visitor, table: str) -> Screen:
    """The table, once it is there, whatever its game."""
    screen = Screen(visitor.page)
    visitor.visit(f"/t/{table}")
    screen.board.wait_for()
    screen.board.locator("[data-piece]").first.wait_for(state="attached")
    return screen


def measured(screen: Screen) -> dict[str, Any]:
    """The figures of the page as it is."""
    found: dict[str, Any] = screen.page.evaluate(MEASURE)
    return found


OUTSIDE_THE_PANEL = """
() => {
    const panel = document.querySelector('#panel');
    return panel.scrollWidth > panel.clientWidth + 1 ? panel.textContent.trim().slice(0, 60) : null;
}
"""


@pytest.mark.parametrize("locale", ["en-US", "it-IT"])
def test_the_panels_have_room_beside_the_map(come: Come, locale: str):
    """With all that a finished match has to tell: eyes, dice, the replay."""
    width, height = LAPTOPS[0]
    livia = come(locale=locale, viewport={"width": width, "height": height})
    screen = shown(livia, livia.open_replay())
    for tab in ("log", "text", "info", "analysis"):  # tables of the rulebook are wider, and scrolled
        livia.by(f"tab-{tab}").click()
        screen.until(lambda: livia.page.evaluate(OUTSIDE_THE_PANEL) is None, f"all of {tab} within the panel")
