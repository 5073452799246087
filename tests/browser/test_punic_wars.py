"""Punic Wars in a real browser: marches, crossings, sieges and sealed sums, by both players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from ..punic_wars.wars import usual_set_up
from ..server.reading import Position, decode
from ..server.serving import Running
from .campaign import Campaign, begin_war, open_after, open_war, sit_at_war
from .conftest import Come
from .test_accessibility import faults
from .test_phone import PHONE, scrolls_sideways
from .visitor import Visitor
from .wire import Wire

USUAL = usual_set_up("second_war")
OF_CARTHAGE = USUAL[:11]
"""Carthage sets up first."""
CARTHAGE, ROME, CARALIS, NARBO = "2516", "2908", "2412", "1606"
PANORMUS = "3013"
CROSSING = ("go 2615: 5", "go 2715: 5", "go 2814: 5", "go 2914", "go 3013")
LANDING = ("lead C-B", "join 3 land", "join 3 naval", *CROSSING, "finish")
IDLE_YEAR = ("done", "done", "done", "done")
SIDES = {"rome": 0, "carthage": 1}
HIDDEN, UNSEALED = -2, -1
BID = 3


# A turn by two people


def test_a_turn_of_the_second_war_in_two_browsers(come: Come, server: Running):
    fabia, gaius = come(), come()
    wires = {"rome": Wire(fabia.page), "carthage": Wire(gaius.page)}
    table = fabia.open_table("me", "open", visibility="open", game="punic_wars", scenario="second_war")
    server.seed(table, 1)
    gaius.post(f"/tables/{table}/join", {"seat": "carthage"})
    rome, carthage = sit_at_war(fabia, table), sit_at_war(gaius, table)
    begin_war(carthage, rome)
    carthage.my_turn()
    march_by_land(carthage)
    cross_the_sea(carthage)
    besiege(carthage, rome)
    end_turn(carthage)
    rome.my_turn()
    expect(rome.panel("summary")).to_contain_text("Carthage, turn 1")
    expect(rome.panel("summary")).to_contain_text("Hannibal (C-A, L3) marched from Emporiae")
    walk_in_italy(rome)
    end_turn(rome)
    seal_sums(carthage, rome)
    check_sealed(wires["rome"], gaius.get(f"/tables/{table}/board")["schema"])


def march_by_land(carthage: Campaign) -> None:
    """Hannibal goes from Emporiae into Gaul, over land that costs nobody."""
    start = carthage.hex_of("C-A")
    carthage.set_out("C-A")
    assert carthage.points("carthage", start) == {"land": 10}
    assert NARBO in carthage.within_reach("land")
    carthage.march("C-A", NARBO)
    assert carthage.points("carthage", NARBO) == {"land": 10}
    assert carthage.points("carthage", start) == {}
    with carthage.stepping():
        carthage.page.get_by_test_id("march-finish").click()


def cross_the_sea(carthage: Campaign) -> None:
    """Another leader takes as many land points as he has ships, and sails to Sardinia."""
    carthage.set_out("C-B")
    assert (carthage.carry("land"), carthage.carry("naval")) == (4, 3)
    with carthage.stepping():
        carthage.step("carry-land", "less")
    carthage.until(lambda: CARALIS in carthage.within_reach("sea"), "the way to Sardinia")
    assert CARALIS not in carthage.within_reach("land")
    carthage.page.mouse.move(*carthage.spot(CARALIS))
    tip = carthage.page.get_by_test_id("tip")
    expect(tip).to_contain_text("By sea")
    expect(tip).to_contain_text("1 die")
    expect(tip).to_contain_text("%")
    carthage.march("C-B", CARALIS)
    expect(carthage.page.get_by_test_id("log")).to_contain_text("Attrition of Carthage")
    landed = carthage.points("carthage", CARALIS)
    assert 1 <= landed["land"] <= landed["naval"] <= 3


def besiege(carthage: Campaign, rome: Campaign) -> None:
    """The garrison is threatened, goes inside, and is besieged."""
    with carthage.stepping():
        carthage.page.get_by_test_id("march-attack land").click()
    rome.my_turn()
    threat = rome.panel("threat")
    expect(threat).to_contain_text("%")
    with rome.stepping():
        rome.page.get_by_test_id("threat-invert").get_by_role("button").click()
    carthage.my_turn()
    for screen in (carthage, rome):
        screen.until(lambda: screen.board.locator(f'[data-siege="{CARALIS}"]').count() == 1, "the siege")  # noqa: B023
    expect(carthage.board.locator(f'[data-stack="rome"][data-hex="{CARALIS}"] .wall')).to_have_count(1)


def walk_in_italy(rome: Campaign) -> None:
    """A consul leaves Rome with half of the garrison."""
    leader = rome.board.locator(f'.pieces [data-piece][data-hex="{ROME}"]').first.get_attribute("data-piece") or ""
    rome.set_out(leader)
    goal = next(name for name in ("2907", "2808", "2807", "2909") if name in rome.within_reach("land"))
    rome.march(leader, goal)


def end_turn(screen: Campaign) -> None:
    """End the campaign, pay whatever is due, and pass recruitment by."""
    screen.press("done")
    for _ in range(12):
        screen.until(lambda: is_asked(screen) or is_waiting(screen), "what comes next")
        if screen.panel("losses").is_visible():
            pay(screen)
            continue
        if screen.panel("recruit").is_visible():
            screen.press("done")
        return
    raise AssertionError("the turn does not end")


def is_asked(screen: Campaign) -> bool:
    """Whether this player has to choose, and nothing is pending."""
    return screen.page.locator("[data-testid=prompt-bar].turn:not(:has(.pending))").count() > 0


def is_waiting(screen: Campaign) -> bool:
    """Whether the other side is to choose."""
    return screen.page.locator("[data-testid=prompt-bar].turn, .pending").count() == 0


def pay(screen: Campaign) -> None:
    """Name losses until all that is due has been named."""
    due = screen.page.get_by_test_id("losses-pay")
    while due.is_disabled():
        screen.panel("losses").locator("[data-step=more]:not(:disabled)").first.click()
    with screen.stepping():
        due.click()


def seal_sums(carthage: Campaign, rome: Campaign) -> None:
    """Both sides fix what they spend on diplomacy; nobody sees the other's sum before both are opened."""
    carthage.my_turn()
    bids, report = carthage.panel("bids").bounding_box(), carthage.panel("summary").bounding_box()
    assert bids is not None
    assert report is None or bids["y"] < report["y"], "the question stands above the report"
    carthage.page.get_by_test_id("bid-sum").fill(str(BID))
    with carthage.stepping():
        carthage.page.get_by_test_id("bid-seal").click()
    expect(carthage.page.get_by_test_id("bid-carthage")).to_contain_text(f"sealed: {BID}")
    rome.my_turn()
    expect(rome.page.get_by_test_id("bid-carthage")).to_have_text("Carthage sealed")
    expect(rome.page.get_by_test_id("sealed-carthage")).to_contain_text("sealed")
    with rome.stepping():
        rome.page.get_by_test_id("bid-seal").click()
    for screen in (carthage, rome):
        expect(screen.page.get_by_test_id("log")).to_contain_text(f"Carthage {BID}")


def positions(schema: dict[str, Any], wire: Wire) -> Iterator[dict[str, Any]]:
    """Every position that came over a wire, decoded, one after another."""
    position = Position("")
    for frame in [*wire.frames, *({"t": "hello", **body} for body in wire.bodies() if "steps" in body)]:
        if frame["t"] not in ("hello", "state", "steps"):
            continue
        if frame.get("start"):
            position = Position(frame["start"]["position"])
        for step in [None, *frame["steps"]]:
            if step is not None:
                position.follow(step)
            yield decode(schema, position.data)


def check_sealed(wire: Wire, schema: dict[str, Any]) -> None:
    """Rome never received Carthage's sealed sum or set-up before everything was opened."""
    setup, diplomacy = 0, 1
    seen = list(positions(schema, wire))
    sums = [war["funds"][SIDES["carthage"]] for war in seen if war["phase"] == diplomacy and war["stage"] == 0]
    assert HIDDEN in sums
    assert set(sums) <= {HIDDEN, UNSEALED}
    for war in seen:
        assert war["phase"] != setup or not any(map(any, war["points"][SIDES["carthage"]]))
    steps = [step for frame in wire.frames for step in frame.get("steps", ())]
    assert not any(step["action"] == f"fund {BID}" for step in steps)
    assert any(step["action"] == "fund" for step in steps)


# Asking, peace, words


def test_a_refusal_with_its_rule(come: Come):
    fabia = come()
    screen = sit_at_war(fabia, open_war(fabia, *USUAL))
    screen.click_piece("C-B")
    screen.informed("C-B")
    assert not screen.within_reach("sea"), "three ships do not carry four points"
    screen.step("take-land", "less")
    screen.until(lambda: PANORMUS in screen.within_reach("sea"), "the reach of a force that the ships can carry")
    screen.set_out("C-A")
    fabia.by("why").click()
    screen.click_hex(CARALIS)
    expect(screen.refusal.get_by_test_id("rule-link").first).to_be_visible()
    expect(screen.refusal).to_contain_text("ships")
    screen.refusal.get_by_test_id("rule-link").first.click()
    expect(fabia.by("rule-text")).to_be_visible()


def test_peace_is_offered_and_agreed(come: Come):
    fabia = come()
    screen = sit_at_war(fabia, open_war(fabia, *USUAL))
    fabia.by("offer-carthage").click()
    expect(fabia.by("offer-dialog")).to_contain_text("draw")
    with screen.stepping():
        fabia.by("offer-sure").click()
    expect(screen.panel("agree")).to_contain_text("victory points")
    with screen.stepping():
        fabia.by("answer-agree").click()
    expect(screen.prompt_bar).to_contain_text("draw")


def test_the_curtain_falls_between_secret_choices(come: Come):
    fabia = come()
    screen = sit_at_war(fabia, open_war(fabia))
    fabia.by("setup-rest").click()
    expect(fabia.by("curtain")).to_be_visible()
    assert screen.board.locator('.pieces [data-stack="carthage"]').count() == 0
    fabia.by("curtain-show").click()
    expect(fabia.by("curtain")).to_be_hidden()


def test_the_set_up_by_mouse(come: Come):
    fabia = come()
    screen = sit_at_war(fabia, open_war(fabia))
    expect(screen.panel("setup")).to_contain_text("10 land points")
    screen.step("setup-count", "less")
    goal = screen.goals()[0]
    with screen.stepping():
        screen.click_hex(goal)
    assert screen.points("carthage", goal) == {"land": 9}
    with screen.stepping():
        fabia.by("setup-usual").click()
    assert len(screen.board.locator('.pieces [data-stack="carthage"]').all()) == 2


def test_recruitment_by_mouse(come: Come):
    fabia = come()
    screen = sit_at_war(fabia, open_war(fabia, *USUAL, "done"))
    expect(screen.panel("recruit")).to_be_visible()
    before = int(fabia.by("treasury-carthage").inner_text())
    screen.panel("recruit").get_by_role("button", name="Carthago", exact=True).click()
    screen.step("raise-land", "more")
    with screen.stepping():
        fabia.by("raise").click()
    expect(fabia.by("treasury-carthage")).to_have_text(str(before - 2))
    assert screen.points("carthage", CARTHAGE)["land"] == 5


def test_losses_by_mouse(come: Come):
    fabia = come()
    screen = sit_at_war(fabia, open_after(fabia, *USUAL, *LANDING, "done: 1"))
    assert screen.points("carthage", PANORMUS) == {"land": 3, "naval": 3}
    expect(screen.panel("losses")).to_contain_text("2 points to lose")
    screen.click_hex(PANORMUS)
    expect(fabia.by("losses-pay")).to_be_disabled()
    screen.step(f"lose-naval-{PANORMUS}", "more")
    with screen.stepping():
        fabia.by("losses-pay").click()
        screen.until(lambda: not screen.panel("losses").is_visible(), "the end of the losses")
    assert screen.points("carthage", PANORMUS) == {"land": 2, "naval": 2}


def test_elections_by_mouse(come: Come):
    fabia = come()
    screen = sit_at_war(fabia, open_after(fabia, *USUAL, *IDLE_YEAR, "fund 0", "fund 0: 3", "done", "done"))
    for left in ("2 leaders", "One leader"):
        expect(screen.panel("retire")).to_contain_text(left)
        with screen.stepping():
            screen.panel("retire").get_by_role("button", name="Step down").first.click()
        screen.my_turn()
    for _ in range(2):
        expect(screen.panel("placing")).to_be_visible()
        with screen.stepping():
            screen.click_hex(ROME)
        screen.my_turn()
    assert screen.board.locator(f'.pieces [data-piece][data-hex="{ROME}"]').count() >= 2


def test_a_war_in_words_alone(come: Come):
    fabia = come()
    screen = sit_at_war(fabia, open_after(fabia, *OF_CARTHAGE))
    fabia.by("tab-text").click()
    text = fabia.by("text-view")
    screen.my_turn()
    while text.locator('[data-action="suggested"]').count():
        with screen.stepping():
            text.locator('[data-action="suggested"]').click()
        screen.my_turn()
    for action in ("lead C-A", "join 10 land", f"go {NARBO}", "finish"):
        screen.my_turn()
        choice = text.locator(f'[data-action="{action}"]')
        assert choice.inner_text()
        with screen.stepping():
            choice.click()
    expect(text).to_contain_text("Latium")
    expect(text).to_contain_text("Regions")


def test_italian(come: Come):
    fabia = come(locale="it-IT")
    screen = sit_at_war(fabia, open_war(fabia, *USUAL))
    expect(fabia.by("prompt")).to_contain_text("Cartagine")
    screen.set_out("C-A")
    expect(screen.panel("march")).to_contain_text("20 PM")
    fabia.by("tab-text").click()
    expect(fabia.by("text-view")).to_contain_text("Regioni")


# Against the computer, by finger, by keyboard


def test_a_war_against_the_computer(come: Come, server: Running):
    fabia = come()
    table = open_war(fabia, rome="open", carthage="bot:greedy", scenario="third_war")
    server.seed(table, 1)
    fabia.post(f"/tables/{table}/join", {"seat": "rome"})
    screen = sit_at_war(fabia, table)
    screen.my_turn()
    with screen.stepping():
        fabia.by("setup-rest").click()
    for _ in range(2):
        answer_until_campaign(screen)
        screen.set_out(screen.actors()[0])
        end_turn(screen)
    screen.my_turn()
    expect(fabia.by("last-turn-carthage")).to_be_visible()
    fabia.by("tab-info").click()
    fabia.by("resign-rome").click()
    fabia.by("resign-sure").click()
    expect(screen.prompt_bar).to_contain_text("Rome gives up")
    expect(fabia.by("download-replay")).to_be_visible()


def answer_until_campaign(screen: Campaign) -> None:
    """Whatever is asked before one's own campaign: peace, walls, elections, losses."""
    for _ in range(20):
        screen.my_turn()
        if screen.actors() and not screen.panel("retire").is_visible():
            return
        if screen.panel("losses").is_visible():
            pay(screen)
        elif screen.panel("placing").is_visible():
            with screen.stepping():
                screen.click_hex(screen.goals()[0])
        elif screen.panel("retire").is_visible():
            with screen.stepping():
                screen.panel("retire").get_by_role("button", name="Step down").first.click()
        else:
            screen.press(next(each for each in ("refuse", "invert", "decline", "done") if screen.button(each).count()))
    raise AssertionError("the campaign never begins")


def test_a_march_with_a_finger(come: Come):
    fabia = come(**PHONE)
    screen = sit_at_war(fabia, open_war(fabia, *USUAL))
    touch = fabia.page.touchscreen
    assert not scrolls_sideways(screen)
    fabia.by("leader-C-B").tap()
    fabia.by("set-out").tap()
    expect(screen.panel("march")).to_be_visible()
    screen.informed("C-B")
    screen.settled()
    goal = next(name for name in ("2416", "2517", "2515") if name in screen.within_reach("land"))
    before = screen.version
    touch.tap(*screen.spot(goal))
    expect(fabia.by("tip")).to_be_visible()
    assert screen.version == before
    with screen.stepping():
        touch.tap(*screen.spot(goal))
    screen.until(lambda: screen.hex_of("C-B") == goal, "the end of the march")
    assert not scrolls_sideways(screen)


def test_a_march_by_keyboard(come: Come):
    fabia = come()
    screen = sit_at_war(fabia, open_war(fabia, *USUAL))
    keys = fabia.page.keyboard
    fabia.by("map").focus()
    keys.press("Tab")
    keys.press("Enter")
    expect(screen.panel("setout")).to_be_visible()
    with screen.stepping():
        fabia.by("set-out").press("Enter")
    screen.informed("C-A")
    fabia.by("map").focus()
    keys.press("Tab")
    with screen.stepping():
        keys.press("Enter")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_fault(come: Come, theme: str):
    fabia = come(color_scheme=theme)
    found: dict[str, list[str]] = {}
    sit_at_war(fabia, open_war(fabia))
    found["set-up"] = faults(fabia)
    screen = sit_at_war(fabia, open_war(fabia, *USUAL))
    screen.set_out("C-B")
    screen.page.mouse.move(*screen.spot(CARALIS))
    found["march"] = faults(fabia)
    fabia.by("legend").click()
    fabia.by("tab-text").click()
    found["text"] = faults(fabia)
    found["recruitment"] = look_at_recruitment(fabia)
    fabia.by("offer-carthage").click()
    found["peace"] = faults(fabia)
    assert {screen: told for screen, told in found.items() if told} == {}


def look_at_recruitment(visitor: Visitor) -> list[str]:
    """What axe-core finds while points are recruited."""
    screen = sit_at_war(visitor, open_war(visitor, *USUAL, "done"))
    expect(screen.panel("recruit")).to_be_visible()
    return faults(visitor)
