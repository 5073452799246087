"""De Bellis Societatis Antiquorum in the browser: deployment, dragging elements, contacts, fights, keys only."""

from __future__ import annotations

from math import cos, radians, sin

import pytest
from playwright.sync_api import expect

from bellona.replays import to_replay

from .conftest import Come
from .field import PIKES, Field, approach, deployment, open_after, open_battle, played_out, sit_at_field
from .test_accessibility import faults
from .test_keyboard import tab_to


def near(pose: tuple[float, ...], x: float, y: float, facing: float, far: float = 1.0) -> bool:
    """Whether a pose is this one, give or take a pace."""
    turn = (pose[2] - facing + 180) % 360 - 180
    return abs(pose[0] - x) <= far and abs(pose[1] - y) <= far and abs(turn) <= far


def test_edges_camp_and_deployment(come: Come):
    fabia = come()
    screen = sit_at_field(fabia, open_battle(fabia))
    screen.my_turn()
    edges = screen.board.locator("[data-edge]")
    expect(edges).to_have_count(4)
    screen.page.mouse.click(*screen.at((2390, 900)))
    expect(screen.board.locator("[data-edge=east].five")).to_be_visible()
    with screen.stepping():
        screen.page.mouse.click(*screen.at((900, 10)))
    screen.my_turn()
    pitch_camp(screen)
    deploy_by_hand(screen)
    for _ in range(2):
        if screen.button("suggested").count():
            screen.press("suggested")
            screen.my_turn()
        expect(fabia.page.locator("[data-testid^=tray-]")).to_have_count(0)
        screen.press("ready")
        screen.my_turn()
    expect(fabia.by("points").first).to_be_visible()
    expect(screen.board.locator(".pieces [data-piece]")).to_have_count(24)


def pitch_camp(screen: Field) -> None:
    """Pull the camp along the base edge, wherever that is."""
    camp = screen.board.locator("[data-camp]").last
    box = camp.bounding_box()
    assert box
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    lies_wide = box["width"] > box["height"]
    with screen.stepping():
        screen.drag(start, (start[0] + 60, start[1]) if lies_wide else (start[0], start[1] + 60))
    screen.my_turn()


def deploy_by_hand(screen: Field) -> None:
    """Pull an element from the tray onto the strip, beside another; outside of it that is refused."""
    strip = screen.page.get_by_test_id("strip").bounding_box()
    assert strip
    middle = (strip["x"] + strip["width"] / 2, strip["y"] + strip["height"] / 2)
    trays = screen.page.locator("[data-testid^=tray-]")
    expect(trays).to_have_count(12)
    name = (trays.first.get_attribute("data-testid") or "").removeprefix("tray-")
    with screen.stepping():
        drag_from_tray(screen, name, middle)
    expect(screen.piece(name)).to_be_visible()
    first = screen.pose(name)
    with screen.stepping():
        screen.drag(screen.middle(name), (middle[0] + 12, middle[1] + 12))
    screen.until(lambda: screen.pose(name) != first, "the element has another place")
    board = screen.board.bounding_box()
    assert board
    screen.drag(screen.middle(name), (board["x"] + board["width"] / 2, board["y"] + board["height"] / 2))
    expect(screen.refusal).to_contain_text("1.5")
    expect(screen.by("fails-at")).to_have_count(1)
    with screen.stepping():
        screen.drag(screen.middle(name), (middle[0] - 12, middle[1] - 12))
    expect(screen.by("fails-at")).to_have_count(0)


def drag_from_tray(screen: Field, name: str, goal: tuple[float, float]) -> None:
    """Pull an element from the tray to a place of the screen."""
    box = screen.page.get_by_test_id(f"tray-{name}").bounding_box()
    assert box
    screen.drag((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), goal)


OPACITIES = "(all) => all.map((each) => getComputedStyle(each).opacity)"


def test_a_group_wheels(come: Come):
    fabia = come()
    screen = sit_at_field(fabia, open_after(fabia, *approach()))
    screen.my_turn()
    expect(fabia.by("turn-of")).to_contain_text("Bound")
    drawings = screen.piece("A1").locator(".near, .far").evaluate_all(OPACITIES)
    assert sorted(drawings) == ["0", "1"], "men or a device, never both"
    screen.take("A1", "A2", "A5")
    screen.pull_handle("left", (1880, 1340))
    expect(fabia.by("ruler").first).to_contain_text("°")
    screen.planned()
    facing = screen.ghost("A1")[2]
    assert 335 < facing < 358, facing
    assert near(screen.ghost("A2"), *wheeled(facing), facing)
    screen.go()
    assert screen.pose("A1")[2] == pytest.approx(facing)
    assert fabia.by("points").first.get_attribute("data-left") == "5"
    with screen.stepping():
        screen.undo.click()
    screen.until(lambda: screen.pose("A1") == (1820, 1200, 0), "the wheel is taken back")


def wheeled(facing: float) -> tuple[float, float]:
    """Where the front of the left element comes to stand when the line wheels about its left corner."""
    turn = radians(360 - facing)
    return 1420 + 80 * cos(turn), 1200 + 80 * sin(turn)


def test_a_contact_snaps(come: Come):
    fabia = come()
    screen = sit_at_field(fabia, open_after(fabia, *approach()))
    screen.my_turn()
    screen.take("A2")
    screen.pull("A2", (1485, 1295))
    screen.until(lambda: near(screen.ghost("A2"), 1500, 1350, 0), "the ghost in contact")
    expect(screen.plan).to_contain_text("T4")
    screen.key("Escape")
    screen.plan.wait_for(state="detached")
    screen.pull("A2", (1485, 1295), "Alt")
    screen.until(lambda: screen.plan.is_visible() and not near(screen.ghost("A2"), 1500, 1350, 0), "nothing snaps")
    screen.key("Escape")
    screen.pull("A2", (1485, 1295))
    screen.until(lambda: near(screen.ghost("A2"), 1500, 1350, 0), "the ghost in contact")
    expect(fabia.by("chances")).to_contain_text("%")
    screen.go()
    assert near(screen.pose("A2"), 1500, 1350, 0)
    screen.press("done")
    expect(fabia.by("chain").first).to_be_visible()


def test_an_element_falls_in_beside_and_behind_friends(come: Come):
    fabia = come()
    screen = sit_at_field(fabia, open_after(fabia, *deployment()))
    screen.my_turn()
    screen.take("A6")
    screen.pull("A6", (775, 270))
    screen.until(lambda: near(screen.ghost("A6"), 760, 300, 0), "the ghost in line")
    expect(screen.plan).to_contain_text("A10")
    screen.key("Escape")
    screen.plan.wait_for(state="detached")
    screen.pull("A6", (915, 425))
    screen.until(lambda: near(screen.ghost("A6"), 900, 480, 0), "the ghost in the column")
    expect(screen.plan).to_contain_text("A11")


def test_a_flank_attack(come: Come):
    fabia = come()
    screen = sit_at_field(fabia, open_after(fabia, *approach(), f"move {PIKES} ahead 150"))
    screen.my_turn()
    screen.take("A11")
    screen.pull_handle("turn", (1400, 1140))
    screen.planned()
    screen.drag(*ghost_to(screen, "A11", (1050, 1425)))
    screen.until(lambda: near(screen.ghost("A11"), 1120, 1430, 90), "the ghost on the flank")
    expect(screen.plan).to_contain_text("flank")
    screen.go()
    screen.until(lambda: "T3 flank" in screen.badges(), "the sign of a flank attack")
    assert "A3 support" in screen.badges()


def ghost_to(screen: Field, name: str, goal: tuple[float, float]) -> tuple[tuple[float, float], tuple[float, float]]:
    """From the middle of a ghost on the screen to a place of the field."""
    box = screen.board.locator(f'[data-ghost="{name}"] rect.touch').bounding_box()
    assert box
    return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), screen.at(goal)


def test_a_move_is_refused_with_its_reason(come: Come):
    fabia = come()
    screen = sit_at_field(fabia, open_after(fabia, *approach()))
    screen.my_turn()
    screen.take("A5")
    screen.pull("A5", (1660, 1420))
    expect(fabia.by("plan-why")).to_contain_text("3.16")
    expect(screen.plan).to_contain_text("200 of 200")
    screen.planned()
    assert near(screen.ghost("A5"), 1660, 1400, 0)
    screen.key("/")
    fabia.by("command").fill("move A5 ahead 250")
    screen.key("Enter")
    expect(screen.refusal).to_contain_text("3.16")
    screen.take("A2")
    screen.pull("A2", (1500, 1420))
    expect(screen.board.get_by_test_id("fails-at").first).to_be_attached()


def test_a_path_of_several_legs(come: Come):
    fabia = come()
    screen = sit_at_field(fabia, open_after(fabia, *approach()))
    screen.my_turn()
    screen.take("A11")
    screen.pull("A11", (900, 1240))
    screen.planned()
    fabia.by("plan-way-point").click()
    screen.pull_handle("left", (1000, 1420))
    expect(fabia.by("plan-words").locator("li")).to_have_count(2)
    screen.planned()
    screen.go()
    _, y, facing = screen.pose("A11")
    assert y > 1280
    assert 300 < facing < 360


def test_a_column_marches_round_a_corner(come: Come):
    fabia = come()
    screen = sit_at_field(fabia, open_after(fabia, *deployment()))
    screen.my_turn()
    screen.take(*PIKES.split("+"))
    fabia.by("column").click()
    expect(fabia.by("column")).to_contain_text("Marching")
    screen.pull_handle("right", (1150, 720))
    screen.planned()
    fabia.by("plan-way-point").click()
    screen.drag(*ghost_to(screen, "A3", (1250, 660)))
    screen.until(lambda: fabia.by("plan-words").locator("li").count() > 1, "a second leg")
    screen.planned()
    screen.go()
    facings = [screen.pose(name)[2] for name in PIKES.split("+")]
    assert facings == sorted(facings, reverse=True), "those behind follow the track of the leader"
    assert facings[0] > 20
    assert facings[0] > facings[-1]


def test_a_general_goes_by_road(come: Come):
    fabia = come()
    played = deployment(A12="1200,600,0", **elsewhere("A3", "A4", "A7", "A8"))
    screen = sit_at_field(fabia, open_after(fabia, *played, field="samnite_valley"))
    screen.my_turn()
    screen.take("A12")
    fabia.by("column").click()
    screen.pull("A12", (1180, 1100))
    expect(fabia.by("plan-why")).to_contain_text("3.13")
    expect(screen.plan).to_contain_text("of 400 p")
    fabia.by("extra").locator("[data-step=more]").click()
    expect(screen.plan).to_contain_text("of 600")
    screen.go()
    assert near(screen.pose("A12"), 1180, 1160, 358, 5)
    assert fabia.by("points").first.get_attribute("data-left") == "4"


def test_a_line_forms_column_for_a_road(come: Come):
    fabia = come()
    line = {"A2": "1040,600,0", "A5": "1200,600,0", "A1": "1360,600,0", "A11": "700,600,0"}
    played = deployment(**line, **elsewhere("A3", "A4", "A7", "A8"))
    screen = sit_at_field(fabia, open_after(fabia, *played, field="samnite_valley"))
    screen.my_turn()
    screen.take("A1", "A2", "A5")
    fabia.by("column").click()
    screen.pull("A5", (1200, 770))
    screen.planned()
    expect(fabia.by("lead-A5")).to_have_attribute("aria-pressed", "true")
    screen.until(lambda: near(screen.ghost("A5"), 1196, 800, 358, 10), "the leader up the road")
    screen.go()
    assert near(screen.pose("A5"), 1196, 800, 358, 10)
    assert screen.pose("A2") != (1040, 600, 0)
    with screen.stepping():
        screen.undo.click()
    screen.until(lambda: screen.pose("A2") == (1040, 600, 0), "the line again")


def elsewhere(*names: str) -> dict[str, str]:
    """A column away from the road."""
    return {name: f"2100,{600 - 60 * number},0" for number, name in enumerate(names)}


def test_recoil_pushes_those_behind(come: Come):
    fabia = come(reduced_motion="no-preference")
    match = played_out(*approach(), f"move {PIKES} ahead 150", "done: 1 6 4")
    screen = sit_at_field(fabia, fabia.post("/replays", to_replay(match))["id"])
    fabia.by("history-back").click()
    fabia.by("view-only").wait_for()
    pikes = PIKES.split("+")
    assert [screen.pose(name)[1] for name in pikes] == [1350, 1290, 1230, 1170]
    screen.until(lambda: "A3 support" in screen.badges(), "the signs of a step of the past")
    fabia.by("history-play").click()
    expect(fabia.by("recoil-trail")).to_have_count(4)
    screen.until(lambda: [screen.pose(name)[1] for name in pikes] == [1250, 1190, 1130, 1070], "the chain of pikes")


def test_the_order_of_fights_is_chosen_on_the_field(come: Come):
    fabia = come()
    played = (*approach(), f"move {PIKES} ahead 150", "move A2 ahead 150")
    screen = sit_at_field(fabia, open_after(fabia, *played))
    screen.my_turn()
    screen.press("done")
    screen.my_turn()
    assert sorted(screen.pairs()) == ["fight A2 T4", "fight A3 T3"]
    knot = screen.board.locator('[data-pair="fight A2 T4"] .knot')
    knot.hover()
    expect(fabia.by("odds-tip")).to_contain_text("%")
    with screen.stepping():
        knot.click()


def test_who_turns_first_is_chosen(come: Come):
    fabia = come()
    screen = sit_at_field(fabia, open_after(fabia, *approach(), "move A11 to 1120,1430,90"))
    screen.my_turn()
    screen.press("done")
    screen.my_turn()
    assert sorted(screen.pairs()) == ["face T3 A11", "face T5 A11"]
    expect(screen.panel("pairs")).to_contain_text("T5 (Blades) turns to face A11")
    tab_to(fabia.page, fabia.by("map"))
    screen.key("Tab", "Tab")
    expect(screen.board.locator('[data-pair="face T5 A11"].aimed')).to_be_visible()
    with screen.stepping():
        screen.key("Enter")
    screen.until(lambda: "T5 braced" in screen.badges(), "the sign of an element without room to turn")


def test_a_bound_by_keyboard_alone(come: Come):
    fabia = come()
    screen = sit_at_field(fabia, open_after(fabia, *approach()))
    screen.my_turn()
    tab_to(fabia.page, fabia.by("map"))
    screen.key("Tab", "Shift+ArrowLeft", "Shift+ArrowLeft")
    screen.until(lambda: screen.in_hand() == ["A1", "A2", "A5"], "a group in hand")
    legs = fabia.by("plan-words").locator("li")
    screen.key("q", "w")
    expect(legs).to_have_count(2)
    screen.key("Escape")
    expect(legs).to_have_count(0)
    screen.key("w")
    screen.until(lambda: legs.count() == 1, "the path")
    screen.planned()
    assert near(screen.ghost("A1"), 1820, 1250, 0)
    with screen.stepping():
        screen.key("Enter")
    screen.my_turn()
    screen.key("Tab")
    screen.until(lambda: screen.in_hand() == ["A3"], "a single element in hand")
    screen.key("w", "w", "x", "e", "e", "Shift+w")
    expect(legs).to_have_count(3)
    screen.planned()
    with screen.stepping():
        screen.key("Enter")
    assert screen.pose("A3")[2] == pytest.approx(10)
    with screen.stepping():
        screen.key("n")
        if screen.refusal.is_visible():
            screen.key("n")
    expect(screen.prompt_bar).to_contain_text("Teal: bound 8")


def test_deployment_by_keyboard_alone(come: Come):
    fabia = come()
    screen = sit_at_field(fabia, open_battle(fabia))
    screen.my_turn()
    with screen.stepping():
        for edge in ("south", "west"):
            tab_to(fabia.page, fabia.by(f"edge-{edge}"))
            screen.key("Enter")
    screen.my_turn()
    tab_to(fabia.page, fabia.by("map"))
    with screen.stepping():
        screen.key("ArrowRight", "Enter")
    screen.my_turn()
    held = screen.board.locator("[data-laying]")
    screen.key("Tab", "d", "w")
    outside = held.get_attribute("transform")
    screen.key("Enter")
    expect(screen.refusal).to_contain_text("1.5")
    expect(held).not_to_have_attribute("transform", outside or "")
    with screen.stepping():
        screen.key("Enter")
    expect(screen.board.locator(".pieces [data-piece]")).to_have_count(1)


def test_a_contact_by_keyboard(come: Come):
    fabia = come()
    screen = sit_at_field(fabia, open_after(fabia, *approach()))
    screen.my_turn()
    tab_to(fabia.page, fabia.by("map"))
    screen.key("Tab", "Tab")
    screen.until(lambda: screen.in_hand() == ["A2"], "A2 in hand")
    fabia.by("contact").first.wait_for()
    screen.key("s")
    screen.until(lambda: screen.plan.is_visible() and near(screen.ghost("A2"), 1500, 1350, 0), "the contact on offer")
    with screen.stepping():
        screen.key("Enter")
    assert near(screen.pose("A2"), 1500, 1350, 0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_fault(come: Come, theme: str):
    fabia = come(color_scheme=theme)
    found: dict[str, list[str]] = {}
    screen = sit_at_field(fabia, open_battle(fabia))
    screen.my_turn()
    found["edges"] = faults(fabia)
    screen = sit_at_field(fabia, open_after(fabia, *approach()))
    screen.my_turn()
    screen.take("A2")
    screen.pull("A2", (1485, 1295))
    screen.planned()
    found["plan"] = faults(fabia)
    fabia.by("tab-text").click()
    found["text"] = faults(fabia)
    assert {screen: told for screen, told in found.items() if told} == {}
