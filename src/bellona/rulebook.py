"""A game's rulebook in the project's own words: `rulebook.<language>.md` in its folder, read as chapters and rules.

A chapter begins with `## ID TITLE`, a rule with `### ID TITLE`; everything up to the next heading is its text. A line
`![WORDS](../pictures/GAME/NAME.svg)` names a diagram, drawn by the game's `picture/diagrams.py` and kept in the docs.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

from .gamekit.catalog import LANGUAGES
from .gamekit.values import NotUnderstood
from .registry import package_of

_HEADING = re.compile(r"^(##|###) (\S+) +(.+)$")
_DIAGRAM = re.compile(r"^!\[([^\]]+)\]\(\.\./pictures/\w+/(\w+)\.svg\)$\n*", re.MULTILINE)
_ID_PARTS = re.compile(r"\d+|[A-Za-z]+")


@dataclass(frozen=True)
class Diagram:
    """A small picture for a rule: its name, and its description in words."""

    name: str
    words: str


@dataclass(frozen=True)
class Rule:
    """One rule: its id, its title, its text, the id of its chapter, and its diagrams."""

    id: str
    title: str
    text: str
    chapter: str
    diagrams: tuple[Diagram, ...] = ()


@dataclass(frozen=True)
class Chapter:
    """A chapter and its rules, in the book's order."""

    id: str
    title: str
    text: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """All chapters of a game, in one language."""

    game: str
    language: str
    chapters: tuple[Chapter, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules, in the book's order."""
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all rules."""
        return tuple(rule.id for rule in self.rules)

    def find(self, wanted: str) -> tuple[Rule, ...]:
        """The rule of an id; for a section or chapter, all its rules; empty if there is nothing of that name."""
        exact = tuple(rule for rule in self.rules if rule.id.lower() == wanted.lower())
        if exact:
            return exact
        return tuple(rule for rule in self.rules if is_within(rule.id, wanted))


def is_within(rule_id: str, section: str) -> bool:
    """Whether a rule belongs to a section: 10.4.1 and 10.4a are within 10.4, 10.41 is not."""
    parts, wanted = _ID_PARTS.findall(rule_id.lower()), _ID_PARTS.findall(section.lower())
    return bool(wanted) and parts[: len(wanted)] == wanted


@cache
def load_rulebook(slug: str, language: str = "en") -> Rulebook:
    """The rulebook of a game in a language."""
    if language not in LANGUAGES:
        raise NotUnderstood(f"there is no language {language!r}; choose one of {', '.join(LANGUAGES)}")
    file = resources.files(package_of(slug).module).joinpath(f"rulebook.{language}.md")
    return Rulebook(slug, language, parse(file.read_text(encoding="utf-8")))


def parse(text: str) -> tuple[Chapter, ...]:
    """The chapters of a rulebook's text; the preface before the first chapter is left out."""
    chapters: list[Chapter] = []
    for level, rule_id, title, body in _sections(text):
        if level == "##":
            chapters.append(Chapter(rule_id, title, body, ()))
        elif chapters:
            last = chapters.pop()
            diagrams = tuple(Diagram(name, words) for words, name in _DIAGRAM.findall(body))
            rule = Rule(rule_id, title, _DIAGRAM.sub("", body).strip(), last.id, diagrams)
            chapters.append(Chapter(last.id, last.title, last.text, (*last.rules, rule)))
    return tuple(chapters)


def _sections(text: str) -> list[tuple[str, str, str, str]]:
    """Level, id, title and text of every heading."""
    found: list[tuple[str, str, str, list[str]]] = []
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading:
            found.append((heading[1], heading[2], heading[3].strip(), []))
        elif found:
            found[-1][3].append(line)
    return [(level, rule_id, title, "\n".join(lines).strip()) for level, rule_id, title, lines in found]
