"""No screen shows the bare name of a message instead of its words, in neither language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from .conftest import Come
from .screen import Screen
from .test_layout import GAMES
from .visitor import Visitor

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
RECORDED = {"de_bello_punico": "zama", "punic_wars": "second_war", "dbsa": "cannae", "latium": "three_kings"}
"""Games whose logs are read from end to end."""
PAGES = {"lobby": "/", "learn": "/learn", "account": "/account", "workshop": "/workshop", "nowhere": "/nowhere"}
TABS = ("rules", "text", "chat", "info", "log")
HYPHENED = r"(?<![\w./-])[a-z]+(?:-[a-z0-9_]+)+(?![\w-])"
SAID = f"""
() => {{
    const said = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (!node.parentElement.closest('script, style')) said.push(node.textContent);
    for (const each of document.querySelectorAll('*'))
        for (const name of ['title', 'aria-label', 'placeholder', 'alt']) said.push(each.getAttribute(name) ?? '');
    return [...new Set(said.flatMap((text) => text.match(/{HYPHENED}/g) ?? []))];
}}
"""
"""Words with hyphens: names of messages look like these."""


@cache
def words() -> tuple[frozenset[str], frozenset[str]]:
    """How the names of messages begin, and the words with hyphens that texts have."""
    names: set[str] = set()
    prose: set[str] = set()
    for file in (*ROOT.glob("src/bellona/**/*.ftl"), *ROOT.glob("web/src/**/*.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            told = re.match(r"([a-z][\w-]*) *=(.*)", line)
            names.update({told[1]} if told else ())
            prose.update(re.findall(HYPHENED, re.sub(r"{[^}]*}", "", told[2] if told else line)))
    for pattern in ("rulebook.*.md", "data/glossary.toml", "data/lessons/*.toml"):
        for file in ROOT.glob(f"src/bellona/games/*/{pattern}"):
            prose.update(re.findall(HYPHENED, file.read_text(encoding="utf-8")))
    return frozenset(name.partition("-")[0] for name in names if "-" in name), frozenset(prose - names)


def bare(visitor: Visitor) -> set[str]:
    """The words on the page that are names of messages, or would be if there were such messages."""
    beginnings, prose = words()
    said: list[str] = visitor.page.evaluate(SAID)
    return {word for word in said if word.partition("-")[0] in beginnings and word not in prose}


def test_a_bare_name_is_found(come: Come):
    fabia = come()
    fabia.page.set_content(
        "<p>overlay-contacts</p><button title='prompt-nothing'>set-up, north-east, how-to-play</button>"
    )
    assert bare(fabia) == {"overlay-contacts", "prompt-nothing", "how-to-play"}


@pytest.mark.parametrize("locale", ["en-US", "it-IT"])
def test_pages_say_everything_in_words(come: Come, locale: str):
    fabia = come(locale=locale)
    invitation = fabia.open_table("me", "open")
    for name, path in (PAGES | {"invitation": f"/t/{invitation}"}).items():
        fabia.visit(path)
        fabia.page.get_by_role("heading").first.wait_for()
        fabia.page.wait_for_load_state("networkidle")
        assert bare(fabia) == set(), name


@pytest.mark.parametrize("game", GAMES)
def test_tables_say_everything_in_words(come: Come, game: str):
    fabia = come()
    screen = Screen(fabia.page)
    table, replay = GAMES[game](fabia), fabia.open_replay(GOLDEN / game / f"{RECORDED[game]}.bell.json")
    found: dict[str, set[str]] = {}
    for language in ("en", "it"):
        fabia.visit(f"/t/{table}")
        screen.my_turn()
        fabia.by(f"lang-{language}").click()
        for place in opened(fabia):
            found[f"{place}, {language}"] = bare(fabia)
        fabia.visit(f"/t/{replay}")
        screen.board.wait_for()
        for place in (*opened(fabia), *whole_log(fabia)):
            found[f"{place} of a recorded game, {language}"] = bare(fabia)
    assert {place: names for place, names in found.items() if names} == {}


def opened(visitor: Visitor) -> Iterator[str]:
    """Opens what a table has to read, one after another."""
    for tab in TABS:
        visitor.by(f"tab-{tab}").click()
        visitor.page.wait_for_load_state("networkidle")
        yield tab
    for name in ("overlays", "keys", "goal", "all-choices"):
        if visitor.by(name).count():
            visitor.by(name).click()
            window = visitor.page.locator("dialog[open], .layers .menu")
            window.wait_for()
            yield name
            visitor.page.keyboard.press("Escape")
            window.wait_for(state="detached")


def whole_log(visitor: Visitor) -> Iterator[str]:
    """Opens everything that the log has folded away."""
    visitor.by("tab-log").click()
    earlier = visitor.page.locator("#panel > button.link")
    while earlier.count():
        earlier.click()
    for fold in visitor.by("log-fold").all():
        fold.click()
    yield "log"
