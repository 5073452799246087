"""The figures of a rulebook, in tables and in sentences, for comparison with the game's data."""

from __future__ import annotations

import re

from bellona.rulebook import load_rulebook

Row = dict[str, str]


def text_of(slug: str, language: str, rule: str) -> str:
    """The text of one rule."""
    (found,) = (each for each in load_rulebook(slug, language).rules if each.id == rule)
    return found.text


def chapter_text(slug: str, language: str, chapter: str) -> str:
    """What stands in a chapter before its first rule; in one without rules, all of it."""
    (found,) = (each for each in load_rulebook(slug, language).chapters if each.id == chapter)
    return found.text


def whole_text(slug: str, language: str) -> str:
    """All rules and chapters, one after the other."""
    chapters = load_rulebook(slug, language).chapters
    return "\n".join([chapter.text for chapter in chapters] + [r.text for chapter in chapters for r in chapter.rules])


def tables_in(text: str) -> list[list[Row]]:
    """The tables of a text in order, each row by its column's title."""
    blocks = re.findall(r"(?:^\|.*\|$\n?)+", text, re.MULTILINE)
    return [_rows(block) for block in blocks]


def _rows(block: str) -> list[Row]:
    lines = [[cell.strip() for cell in line.strip("| ").split("|")] for line in block.strip().splitlines()]
    head, body = lines[0], lines[2:]
    return [dict(zip(head, line, strict=True)) for line in body]


def numbers_in(text: str) -> list[int]:
    """Every whole number of a text, in order."""
    return [int(number) for number in re.findall(r"\d+", text)]


def said(text: str, pattern: str) -> list[tuple[str, ...]]:
    """What the groups of a pattern are, wherever it stands in a text; there is such a place."""
    found = [match.groups() for match in re.finditer(pattern, text)]
    assert found, f"{pattern!r} is nowhere said"
    return found
