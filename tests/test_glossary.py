"""Glossaries: what they explain exists, in every language, and a broken one says what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bellona.gamekit.catalog import LANGUAGES
from bellona.gamekit.data_files import DataError
from bellona.gamekit.glossary import glossary_in
from bellona.registry import game_slugs, glossary_of
from bellona.rulebook import load_rulebook

SHORT = 330
"""Characters of an explanation that can be read in a moment."""


@pytest.mark.parametrize("slug", [slug for slug in game_slugs() if glossary_of(slug).terms])
def test_every_term_is_short_and_has_its_rule(slug: str) -> None:
    book = load_rulebook(slug)
    rules = {rule.id for rule in book.rules} | {chapter.id for chapter in book.chapters}
    for term in glossary_of(slug).terms:
        assert term.rule in rules, f"{term.id}: there is no rule {term.rule}"
        assert all(len(term.text[language]) <= SHORT for language in LANGUAGES), term.id


def test_a_word_has_one_meaning(tmp_path: Path) -> None:
    term = '[[terms]]\nid = "{0}"\nrule = "1"\nforms = {{ en = ["x"], it = ["{0}"] }}\nplain = {{ en = "", it = "" }}\n'
    text = 'text = { en = "t", it = "t" }\n'
    home: Any = tmp_path
    file = tmp_path / "glossary.toml"
    file.write_text(term.format("a") + text + term.format("b") + text)
    with pytest.raises(DataError, match=r"glossary.toml, terms: en: x is explained 2 times\."):
        glossary_in(home)
    file.write_text(term.format("a") + 'text = { en = "t" }\n')
    with pytest.raises(DataError, match=r"glossary.toml, terms\[0\].text: it is needed in en, it\."):
        glossary_in(home)
