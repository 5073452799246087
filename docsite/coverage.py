"""The page that says which rules are enforced and tested, from what `bellona rules --coverage` finds."""

from __future__ import annotations

from collections.abc import Iterator

from bellona.cli.speech import game_say
from bellona.registry import game_slugs
from bellona.rulebook import Chapter, load_rulebook

from .evidence import code_of, coverage, tests_of
from .rulebooks import chapter_page

PLACE = "<!-- coverage -->"


def filled(text: str) -> str:
    """The page with its tables."""
    return text.replace(PLACE, "\n".join([*_summary(), *(line for slug in game_slugs() for line in _game(slug))]))


def _summary() -> Iterator[str]:
    yield "| game | rules | with code | with tests | places in code | tests |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    for slug in game_slugs():
        ids = load_rulebook(slug).ids
        found = coverage(slug)
        without = [len(list(found[name])) for name in ("without_code", "without_test")]  # type: ignore[call-overload]
        places = {place for rule_id in ids for place in code_of(slug, rule_id)}
        tests = {place for rule_id in ids for place in tests_of(slug, rule_id)}
        counts = (len(ids), len(ids) - without[0], len(ids) - without[1], len(places), len(tests))
        yield f"| [{named(slug)}](#{slug}) | {' | '.join(map(str, counts))} |"
    yield ""


def named(slug: str) -> str:
    """The title of a game."""
    return game_say(slug, "game-title", slug)


def _game(slug: str) -> Iterator[str]:
    yield f"## {named(slug)} {{ #{slug} }}"
    yield ""
    yield "| chapter | rules | functions | tests |"
    yield "| --- | ---: | ---: | ---: |"
    for chapter in load_rulebook(slug).chapters:
        yield _row(slug, chapter)
    yield ""


def _row(slug: str, chapter: Chapter) -> str:
    code = {place for rule in chapter.rules for place in code_of(slug, rule.id)}
    tests = {place for rule in chapter.rules for place in tests_of(slug, rule.id)}
    name = f"[{chapter.id}. {chapter.title}]({chapter_page(slug, 'en', chapter)})"
    return f"| {name} | {len(chapter.rules)} | {len(code)} | {len(tests)} |"
