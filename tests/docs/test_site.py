"""The site is built strictly, every link on it leads somewhere, and it asks no other host for anything."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from html import unescape
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from docsite.rulebooks import RECONSTRUCTED, chapter_page
from mkdocs.commands.build import build
from mkdocs.config import load_config

from bellona.gamekit.catalog import LANGUAGES
from bellona.registry import game_slugs
from bellona.rulebook import load_rulebook
from tests.browser.chromium import chromium

ROOT = Path(__file__).parents[2]
TAG = re.compile(r"<([a-zA-Z]+)\s[^>]*>")
LINK = re.compile(r'\s(?:href|src)="([^"]*)"')
NAME = re.compile(r'\s(?:id|name)="([^"]*)"')
FETCHED = re.compile(
    r'<(?:script|img|iframe|source|video|audio|embed|object|link)\b[^>]*\s(?:src|href|data)="(//|https?:)'
)
FETCHED_BY_STYLE = re.compile(r"(?:url\(\s*['\"]?|@import\s+['\"])(?:https?:)?//")


@pytest.mark.long
def test_the_site_is_whole_and_needs_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One test, because building the site is most of it."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    config = load_config(str(ROOT / "mkdocs.yml"), site_dir=str(tmp_path), strict=True)
    config.plugins.on_startup(command="build", dirty=False)
    build(config)
    (tmp_path / "404.html").unlink()  # a server shows it at any address, so that its links begin at the root
    texts = {path.relative_to(tmp_path).as_posix(): path.read_text("utf-8") for path in tmp_path.rglob("*.html")}
    assert [*foreign(texts, tmp_path)] == []
    assert [*dead_links(texts, tmp_path)] == []
    for slug in game_slugs():
        for language in LANGUAGES:
            assert_rules_are_there(texts, slug, language)
        assert f'<td style="text-align: right;">{len(load_rulebook(slug).ids)}</td>' in texts["coverage.html"]
    assert_a_rule_is_found(tmp_path)


def foreign(texts: dict[str, str], site: Path) -> Iterator[str]:
    """What a page would fetch from another host."""
    for name, text in texts.items():
        yield from (f"{name}: {found[0]}" for found in FETCHED.finditer(text))
        if 'class="mermaid"' in text:
            yield f"{name}: a diagram whose script is somewhere else"
    for path in site.rglob("*.css"):
        yield from (f"{path.name}: {found[0]}" for found in FETCHED_BY_STYLE.finditer(path.read_text("utf-8")))


def dead_links(texts: dict[str, str], site: Path) -> Iterator[str]:
    """Links to files or places of the site that are not there."""
    names = {name: {unescape(found) for found in NAME.findall(text)} for name, text in texts.items()}
    for name, text in texts.items():
        for link in {found for tag in TAG.finditer(text) for found in LINK.findall(tag[0])}:
            parts = urlsplit(unescape(link))
            if parts.scheme or parts.netloc:
                continue
            target = (site / name).parent / unquote(parts.path) if parts.path else site / name
            if not target.exists():
                yield f"{name}: {link}"
                continue
            page = target.resolve().relative_to(site.resolve()).as_posix()
            place = unquote(parts.fragment)
            if place and page in names and place not in names[page] and not place.startswith("__"):
                yield f"{name}: {link}"


def assert_rules_are_there(texts: dict[str, str], slug: str, language: str) -> None:
    """Every rule of a book is on its page with links to code and tests, and reconstructed values are marked."""
    book = load_rulebook(slug, language)
    for chapter in book.chapters:
        text = texts[chapter_page(slug, language, chapter).replace(".md", ".html")]
        for rule in chapter.rules:
            here = text.partition(f'id="rule-{rule.id}"')[2].partition('id="rule-')[0]
            assert "/source/src/bellona/" in here, rule.id
            assert "/source/tests/" in here, rule.id
        told = "".join([chapter.text, *(rule.text for rule in chapter.rules)])
        assert text.count('<mark class="reconstructed"') == len(RECONSTRUCTED.findall(told))


def assert_a_rule_is_found(site: Path) -> None:
    """In a browser a rule is found by its words, and nothing is asked of another host."""
    with served(site) as address, chromium() as browser:
        page = browser.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{address}/index.html")
        page.keyboard.press("/")
        page.keyboard.type("support comes from the rear")
        found = page.locator(".md-search-result__link", has_text="10.4a").first
        found.wait_for(timeout=45_000)
        found.click()
        page.locator("[id='rule-10.4a']").wait_for()
        assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []


class Quiet(SimpleHTTPRequestHandler):
    """A server of files that does not tell what it is asked."""

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served(site: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
