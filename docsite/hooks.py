"""What MkDocs calls while it builds the site: made pages are added, and rulebooks, coverage and figures filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from bellona.gamekit.catalog import LANGUAGES
from bellona.registry import game_slugs
from docsite import coverage, figures, rulebooks, sources
from docsite.evidence import ROOT

RULES = "Rules"
BOOK = re.compile(r"(\w+)/rulebook\.(\w+)\.md")
OUTSIDE = re.compile(r"\]\((?:\.\./)+(LICENSE|(?:src|examples|tests|deploy|bench)/[^)#]+)\)")
FROM_ROOT = ("CONTRIBUTING.md", "CHANGELOG.md")
"""Documents beside the folder of the documents that belong on the site."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the chapters of all rulebooks into the navigation."""
    for entry in config.nav or ():
        if isinstance(entry, dict) and RULES in entry:
            entry[RULES] = [*entry[RULES], *(_books(slug) for slug in game_slugs())]
    return config


def _books(slug: str) -> dict[str, Any]:
    tables = [{"Tables of your own": f"{slug}/tables.md"}] if (ROOT / "docs" / slug / "tables.md").exists() else []
    books = [rulebooks.navigation(slug, language) for language in LANGUAGES]
    return {coverage.named(slug): [*books, *tables]}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made now."""
    for path, text in _made():
        files.append(File.generated(config, path, content=text))
    return files


def _made() -> Iterator[tuple[str, str]]:
    yield from rulebooks.pages()
    yield "stylesheets/source.css", sources.style()
    for name in FROM_ROOT:
        yield name.lower(), (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Fill in what a page shows of the games and their figures."""
    book = BOOK.fullmatch(page.file.src_uri)
    if book:
        return rulebooks.index(book[1], book[2], markdown)
    filled = figures.filled(coverage.filled(markdown))
    return OUTSIDE.sub(r"](\1)", filled)


def on_post_build(config: MkDocsConfig) -> None:
    """Write the sources that rules are linked to."""
    sources.write(Path(config.site_dir))
