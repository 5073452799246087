"""A scenario of each game: made on the board and in the form, kept, shared by link, opened elsewhere and played."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from bellona.gamekit.toml_text import toml_text, unwritable

from ..hostile_scenarios import corrupted, sources
from .conftest import Come
from .screen import Screen
from .test_accessibility import faults
from .visitor import Visitor

GAMES = {
    "de_bello_punico": ("turns", "5"),
    "dbsa": ("last_bound", "40"),
    "latium": ("cycles", "4"),
    "punic_wars": ("turn_limit", "9"),
}
"""A number of every game's scenarios, and another value for it."""


def begin(visitor: Visitor, slug: str) -> None:
    """Begin with the first scenario of a game."""
    begin_with(visitor, slug, "")


def begin_with(visitor: Visitor, slug: str, scenario: str) -> None:
    """Begin with a scenario of a game, by default with the first."""
    visitor.visit("/workshop")
    visitor.by("workshop-game").select_option(slug)
    expect(visitor.by("workshop-start").locator("option").first).to_be_attached()
    if scenario:
        visitor.by("workshop-start").select_option(scenario)
    visitor.by("workshop-begin").click()
    expect(visitor.by("workshop-fine")).to_be_visible()


def change_a_number(visitor: Visitor, field: str, value: str) -> None:
    """Give a field of the form another value."""
    add = visitor.by(f"add-{field}")
    if add.count():
        add.click()
    visitor.by(f"field-{field}").fill(value)
    visitor.by(f"field-{field}").press("Enter")


@pytest.mark.parametrize("slug", GAMES)
def test_a_scenario_is_made_balanced_shared_and_played_elsewhere(come: Come, slug: str) -> None:
    fabia = come()
    begin(fabia, slug)
    change_a_number(fabia, *GAMES[slug])
    expect(fabia.by("workshop-undo")).to_be_enabled()
    fabia.by("workshop-undo").click()
    fabia.by("workshop-redo").click()
    fabia.by("workshop-title").fill("Fabia's own")
    fabia.by("workshop-keep").click()
    link = fabia.by("workshop-link")
    expect(link).to_have_value(re.compile("/workshop/.*key="))
    how_balanced(fabia)

    gaius = come()
    screen = Screen(gaius.page)
    gaius.visit(link.input_value().removeprefix(gaius.url))
    expect(gaius.by("workshop-author")).to_contain_text("unofficial")
    expect(gaius.by(f"field-{GAMES[slug][0]}")).to_have_value(GAMES[slug][1])
    gaius.by("workshop-try").click()
    expect(gaius.page).to_have_url(re.compile("/t/"))
    expect(gaius.page).to_have_title(re.compile("unofficial"))
    gaius.by("tab-text").click()
    screen.my_turn()
    choices = gaius.by("text-view").get_by_test_id("text-choice")
    with screen.stepping():
        choices.first.click()
        if screen.refusal.is_visible():
            choices.first.click()


def how_balanced(visitor: Visitor) -> None:
    """Have bots play what is on the bench, to the end of all their games."""
    visitor.by("balance-open").click()
    visitor.by("balance-level").select_option("random")
    visitor.by("balance-start").click()
    expect(visitor.by("balance-shares").locator("li").first).to_contain_text("%")
    expect(visitor.by("balance")).to_have_attribute("data-state", "done")
    expect(visitor.by("balance-report")).to_be_visible()


def test_another_value_of_the_game_is_found_by_name_and_told_to_whoever_plays(come: Come) -> None:
    fabia = come()
    begin(fabia, "de_bello_punico")
    fabia.by("other-values").click()
    fabia.by("value-wanted").fill("types.El.combat")
    fabia.by("value-wanted").press("Enter")
    expect(fabia.by("usual-types.El.combat")).to_have_text("6 in the game")
    strength = fabia.by("field-overrides.types.El.combat")
    expect(strength).to_have_value("6")
    strength.fill("100")
    strength.press("Enter")
    expect(fabia.by("workshop-fault")).to_contain_text("overrides.types.El.combat")
    strength.fill("4")
    strength.press("Enter")
    expect(fabia.by("workshop-fine")).to_be_visible()
    assert faults(fabia) == []
    fabia.by("workshop-friends").click()
    expect(fabia.by("own-values")).to_contain_text(re.compile("types . El . combat: 4 in place of 6"))
    assert faults(fabia) == []


BROKEN: dict[str, str | bytes] = {
    "no.toml": "not = = toml",
    "binary.toml": bytes(range(256)) * 40,
    "page.toml": "<script>document.title = 'taken'</script>",
    "deep.toml": "a = " + "[" * 500 + "]" * 500,
    "large.toml": "a = '" + "x" * (1 << 20) + "'",
    "date.toml": "turns = 1979-05-27",
}
"""Files that hold no scenario."""


def test_files_that_hold_no_scenario_are_refused_and_the_next_one_opens(come: Come) -> None:
    fabia = come()
    fabia.visit("/workshop")
    fabia.by("workshop-game").select_option("de_bello_punico")
    expect(fabia.by("workshop-begin")).to_be_enabled()
    for name, content in BROKEN.items():
        told = fabia.page.get_by_role("alert")
        choose_file(fabia, name, content)
        expect(told).to_have_count(1)
        assert 10 < len(told.inner_text()) < 600, name
        fabia.page.reload()
        expect(fabia.by("workshop-begin")).to_be_enabled()
    choose_file(fabia, "no.toml", BROKEN["no.toml"])
    expect(fabia.page.get_by_role("alert")).to_have_count(1)
    choose_file(fabia, "mine.toml", toml_text(sources("de_bello_punico")[0]))
    expect(fabia.by("workshop-fine")).to_be_visible()
    expect(fabia.page.get_by_role("alert")).to_have_count(0)


def choose_file(visitor: Visitor, name: str, content: str | bytes) -> None:
    """Open a file in the workshop."""
    body = content.encode() if isinstance(content, str) else content
    visitor.by("workshop-file").set_input_files({"name": name, "mimeType": "application/toml", "buffer": body})


@pytest.mark.parametrize("slug", GAMES)
def test_corrupted_scenarios_open_with_their_fault_and_never_break_the_page(come: Come, slug: str) -> None:
    fabia, chance, source = come(), random.Random(6), sources(slug)[0]
    for number in range(8):
        values = corrupted(source, chance)
        if any(unwritable(values)):
            continue
        fabia.visit("/workshop")
        fabia.by("workshop-game").select_option(slug)
        expect(fabia.by("workshop-begin")).to_be_enabled()
        choose_file(fabia, f"corrupted_{number}.toml", toml_text(values))
        expect(fabia.by("workshop-fault").or_(fabia.by("workshop-fine"))).to_be_visible()
        fabia.page.locator("[data-testid^=part-]").evaluate_all("parts => parts.forEach((part) => part.click())")
        assert fabia.troubles == [], values
    assert fabia.page.title() != "taken"


def test_a_host_sees_how_balanced_a_table_is_after_a_reload_and_opens_the_report(come: Come) -> None:
    fabia = come()
    terms = {"game": "dbsa", "scenario": "open_plain", "seats": {"amber": "me"}}
    table = fabia.post("/tables", terms)["id"]
    fabia.visit(f"/t/{table}")
    fabia.by("balance-open").click()
    fabia.by("balance-level").select_option("random")
    fabia.by("balance-start").click()
    expect(fabia.by("balance-shares").locator("li").first).to_contain_text("%")
    fabia.page.reload()
    fabia.by("balance-open").click()
    expect(fabia.by("balance-shares").locator("li").first).to_contain_text("%")
    assert faults(fabia) == []
    expect(fabia.by("balance")).to_have_attribute("data-state", "done")
    with fabia.context.expect_page() as opened:
        fabia.by("balance-report").click()
    expect(opened.value.locator("h1")).to_contain_text("How balanced")


def test_games_in_the_editor_are_about_what_is_shown_and_can_be_stopped(come: Come) -> None:
    fabia = come()
    begin(fabia, "de_bello_punico")
    fabia.by("balance-keep").click()
    fabia.by("balance-level").select_option("centurio")
    fabia.by("balance-start").click()
    fabia.by("balance-cancel").click()
    expect(fabia.by("balance")).to_have_attribute("data-state", "cancelled")
    change_a_number(fabia, "turns", "3")
    expect(fabia.by("balance")).not_to_be_attached()


def test_a_unit_is_placed_moved_turned_and_removed_with_mouse_and_keys(come: Come) -> None:
    fabia = come()
    begin(fabia, "de_bello_punico")
    unit = fabia.by("handle-rome.setup.Ve.0")
    label = unit.get_attribute("aria-label") or ""
    unit.focus()
    fabia.page.keyboard.press("ArrowUp")
    expect(unit).not_to_have_attribute("aria-label", label)
    fabia.page.keyboard.press("Control+z")
    expect(unit).to_have_attribute("aria-label", label)
    fabia.page.keyboard.press("r")
    expect(fabia.by("workshop-undo")).to_be_enabled()
    fabia.by("tool-add").click()
    board = fabia.by("workshop-board")
    box = board.bounding_box()
    assert box
    board.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(fabia.by("handle-rome.setup.Ve.4")).to_be_attached()
    fabia.by("tool-move").click()
    fabia.by("handle-rome.setup.Ve.4").focus()
    fabia.page.keyboard.press("Delete")
    expect(fabia.by("handle-rome.setup.Ve.4")).not_to_be_attached()


def test_the_keyboard_places_units_and_paints_ground(come: Come) -> None:
    fabia = come()
    begin(fabia, "de_bello_punico")
    fabia.by("tool-add").press("Enter")
    cross = fabia.by("workshop-cross")
    label = cross.get_attribute("aria-label") or ""
    cross.press("ArrowLeft")
    expect(cross).not_to_have_attribute("aria-label", label)
    place = re.findall(r"\d{4}", cross.get_attribute("aria-label") or "")[0]
    cross.press("Enter")
    expect(fabia.by("handle-rome.setup.Ve.4")).to_have_attribute("aria-label", re.compile(place))
    expect(cross).to_be_focused()
    assert faults(fabia) == []
    fabia.by("workshop-layer").select_option("ground")
    word = fabia.by("workshop-word").locator("option").last.get_attribute("value")
    fabia.by("workshop-word").select_option(word)
    fabia.by("part-map").click()
    rows = fabia.by("field-map.rows")
    before = rows.input_value()
    cross.press("Enter")
    expect(rows).not_to_have_value(before)
    fabia.page.keyboard.press("Control+z")
    expect(rows).to_have_value(before)


def test_what_was_not_saved_survives_a_reload_and_deleting_is_asked_twice(come: Come) -> None:
    fabia = come()
    begin(fabia, "punic_wars")
    fabia.by("handle-setup.1").focus()
    chosen = fabia.by("workshop-chosen")
    expect(chosen).to_contain_text("2915")
    land = chosen.get_by_label("Land points", exact=True)
    land.fill("5")
    land.press("Enter")
    fabia.page.reload()
    fabia.by("workshop-go-on").click()
    fabia.by("handle-setup.1").focus()
    expect(land).to_have_value("5")
    fabia.by("workshop-keep").click()
    expect(fabia.by("workshop-link")).to_be_visible()
    change_a_number(fabia, "turn_limit", "9")
    fabia.page.reload()
    expect(fabia.by("field-turn_limit")).to_have_value("9")
    fabia.by("workshop-undo").click()
    expect(fabia.by("field-turn_limit")).to_have_value("0")
    fabia.by("workshop-delete").click()
    fabia.by("workshop-delete").click()
    expect(fabia.by("workshop-begin")).to_be_visible()
    assert fabia.get("/scenarios") == []


def test_elements_and_ground_are_dragged_and_added(come: Come) -> None:
    fabia = come()
    begin(fabia, "dbsa")
    fabia.by("handle-amber.elements.0").focus()
    for _ in range(3):
        fabia.page.keyboard.press("ArrowUp")
    fabia.by("workshop-layer").select_option("areas")
    fabia.by("tool-add").click()
    fabia.by("workshop-board").click(position={"x": 200, "y": 200})
    expect(fabia.by("handle-terrain.0.polygon")).to_be_attached()
    fabia.by("tool-move").click()
    corner = fabia.by("handle-terrain.0.polygon.0")
    before = corner.get_attribute("transform") or ""
    box = corner.bounding_box()
    assert box
    fabia.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fabia.page.mouse.down()
    fabia.page.mouse.move(box["x"] - 20, box["y"] - 20, steps=3)
    fabia.page.mouse.up()
    expect(corner).not_to_have_attribute("transform", before)


def test_a_fault_stands_beside_its_field_and_nothing_faulty_is_kept(come: Come) -> None:
    fabia = come()
    begin(fabia, "de_bello_punico")
    change_a_number(fabia, "turns", "0")
    expect(fabia.by("workshop-fault")).to_contain_text("turns")
    expect(fabia.by("fault-here")).to_be_visible()
    expect(fabia.by("workshop-keep")).to_be_disabled()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_workshop_has_no_serious_fault(come: Come, theme: str) -> None:
    fabia = come(color_scheme=theme)
    fabia.visit("/workshop")
    expect(fabia.by("workshop-begin")).to_be_enabled()
    assert faults(fabia) == []
    begin(fabia, "de_bello_punico")
    fabia.by("part-rome").click()
    assert faults(fabia) == []


def middle(visitor: Visitor, testid: str) -> tuple[float, float]:
    """The middle of something on the page."""
    box = visitor.by(testid).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_ground_is_painted_while_the_mouse_is_pressed_and_taken_back_at_once(come: Come) -> None:
    fabia = come()
    begin(fabia, "de_bello_punico")
    fabia.by("workshop-layer").select_option("ground")
    word = fabia.by("workshop-word").locator("option").last.get_attribute("value")
    assert word
    fabia.by("workshop-word").select_option(word)
    fabia.by("part-map").click()
    rows = fabia.by("field-map.rows")
    before = rows.input_value()
    x, y = middle(fabia, "workshop-board")
    fabia.page.mouse.move(x - 60, y)
    fabia.page.mouse.down()
    fabia.page.mouse.move(x + 60, y, steps=2)
    fabia.page.mouse.up()
    expect(rows).not_to_have_value(before)
    after = rows.input_value()
    painted = sum(was != now for was, now in zip(before, after, strict=True))
    assert painted >= 4, "all that the mouse went over, and not only where it was told to be"
    assert {now for was, now in zip(before, after, strict=True) if was != now} == {word}
    fabia.by("workshop-undo").click()
    expect(rows).to_have_value(before)
    expect(fabia.by("workshop-undo")).to_be_disabled()


def test_what_stands_on_the_board_is_chosen_whichever_layer_it_is_of(come: Come) -> None:
    fabia = come()
    begin(fabia, "de_bello_punico")
    fabia.by("workshop-layer").select_option("carthage")
    place = middle(fabia, "handle-carthage.setup.El.0")
    fabia.by("workshop-layer").select_option("rome")
    fabia.page.mouse.click(*place)
    expect(fabia.by("workshop-layer")).to_have_value("carthage")
    expect(fabia.by("handle-carthage.setup.El.0")).to_have_attribute("aria-pressed", "true")
    expect(fabia.by("workshop-chosen")).to_be_visible()
    label = fabia.by("handle-carthage.setup.El.0").get_attribute("aria-label") or ""
    fabia.page.keyboard.press("ArrowDown")
    expect(fabia.by("handle-carthage.setup.El.0")).not_to_have_attribute("aria-label", label)


def test_a_unit_takes_its_suggested_place_along(come: Come) -> None:
    fabia = come()
    begin_with(fabia, "de_bello_punico", "trebbia")
    unit = fabia.by("handle-rome.setup.Tr.0")
    label = unit.get_attribute("aria-label") or ""
    unit.focus()
    with fabia.page.expect_response(re.compile("/workshop/look")) as looked:
        fabia.page.keyboard.press("ArrowDown")
    expect(unit).not_to_have_attribute("aria-label", label)
    assert looked.value.json()["fault"] is None


def test_names_that_other_armies_use_are_offered(come: Come) -> None:
    fabia = come()
    begin_with(fabia, "de_bello_punico", "zama")
    fabia.by("part-rome").click()
    fabia.by("part-rome.order_of_battle").click()
    offered = fabia.by("name-rome.order_of_battle").get_attribute("list")
    names = fabia.page.locator(f"[id='{offered}'] option").evaluate_all("all => all.map((each) => each.value)")
    assert "SC" in names, "which stands at the Trebbia"
    assert "Ha" not in names, "who are there already"
    fabia.by("name-rome.order_of_battle").fill("SC")
    fabia.by("name-add-rome.order_of_battle").click()
    expect(fabia.by("part-rome.order_of_battle.SC")).to_be_visible()


def test_one_may_begin_with_a_battle_that_has_values_of_ours(come: Come) -> None:
    fabia = come()
    begin_with(fabia, "de_bello_punico", "trebbia:balanced")
    fabia.by("part-rout_level").click()
    expect(fabia.by("field-rout_level.rome")).to_have_value("28")
    fabia.visit("/workshop")
    begin_with(fabia, "punic_wars", "third_war:calibrated")
    expect(fabia.by("other-values")).to_contain_text(re.compile(r"[1-9]"))
