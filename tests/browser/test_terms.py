"""Terms that are explained, and the terms inside an explanation: by mouse, by finger and by keyboard."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .test_accessibility import faults

TABLE = {"rome": "me", "carthage": "bot:greedy"}


def test_a_term_inside_an_explanation_is_explained_in_its_turn(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_table(**TABLE))
    with screen.stepping():
        screen.button("suggested").click()
    screen.my_turn()
    tips, box = fabia.by("term"), fabia.by("box-rome-combat")
    box.hover()
    tips.get_by_text("Combat box").wait_for()
    tips.locator("[data-term]").first.hover()
    expect(tips).to_have_count(2)
    fabia.page.mouse.move(5, 5)
    expect(tips).to_have_count(0)
    box.hover()
    tips.locator("[data-term]").first.click()
    expect(tips).to_have_count(2)
    fabia.page.mouse.move(5, 5)
    assert faults(fabia) == []
    expect(tips).to_have_count(2)
    fabia.page.keyboard.press("Escape")
    expect(tips).to_have_count(1)
    fabia.by("prompt").click()
    expect(tips).to_have_count(0)
    box.focus()
    fabia.page.keyboard.press("Tab")
    tips.get_by_text("Recovery box").wait_for()
    fabia.page.keyboard.press("F1")
    fabia.page.keyboard.press("Tab")
    fabia.page.keyboard.press("Enter")
    expect(tips).to_have_count(2)
    fabia.page.keyboard.press("Escape")
    expect(tips.locator("[data-term]").first).to_be_focused()
    fabia.page.keyboard.press("Escape")
    expect(tips).to_have_count(0)
    expect(fabia.by("box-rome-recovery")).to_be_focused()


WHERE = """
(words) => {
    const line = document.querySelector('[data-testid=prompt] p');
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const at = node.textContent.indexOf(words);
        if (at < 0) continue;
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + words.length);
        const { x, y, width, height } = range.getClientRects()[0];
        return [x + width / 2, y + height / 2];
    }
}
"""


def test_the_browser_says_nothing_beside_an_explanation(come: Come):
    """What is pointed at has a title of its own: it would cover the explanation."""
    fabia = come()
    screen = fabia.sit_at(fabia.open_table(**TABLE))
    screen.press("suggested")
    screen.my_turn()
    line = fabia.by("prompt").locator("p")
    assert line.get_attribute("title")
    fabia.page.mouse.move(*fabia.page.evaluate(WHERE, "command marker"))
    fabia.by("term").get_by_text("orders").wait_for()
    assert line.get_attribute("title") is None
    fabia.page.mouse.move(5, 5)
    expect(fabia.by("term")).to_have_count(0)
    assert line.get_attribute("title")
