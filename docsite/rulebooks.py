"""The rulebooks as pages: a page a chapter, every rule with its code and its tests, reconstructed values marked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bellona.cli.speech import game_say
from bellona.gamekit.catalog import LANGUAGES
from bellona.registry import game_slugs
from bellona.rulebook import Chapter, Rule, Rulebook, load_rulebook

from .evidence import Place, code_of, tests_of

RECONSTRUCTED = re.compile(r"\((reconstructed|ricostruit[oaie])([^()]*)\)")
NAMED = re.compile(r"(?<![\w.\[(#/-])([A-Z]\d+|\d+(?:\.\d+)+[a-z])(?![\w-]|\.\d)")
"""The ids of rules that cannot be taken for a number."""
PICTURE = re.compile(r"^!\[[^\]]+\]\(\.\./pictures/.*$", re.MULTILINE)
WORDS = {
    "en": {
        "rules": "Rules", "contents": "Chapters", "chapter": "Chapter", "code": "Enforced by", "tests": "Proved by",
        "proof": "Code and tests", "mark": "No rulebook gives this value; it was chosen by us",
        "legend": "A value {mark} is not in the printed game: it was chosen by us.", "book": "All chapters",
    },
    "it": {
        "rules": "Regole", "contents": "Capitoli", "chapter": "Capitolo", "code": "Applicata da", "tests": "Provata da",
        "proof": "Codice e prove", "mark": "Nessun regolamento dà questo valore; l'abbiamo scelto noi",
        "legend": "Un valore {mark} non è nel gioco stampato: l'abbiamo scelto noi.", "book": "Tutti i capitoli",
    },
}  # fmt: skip
MARKED = {"en": "(reconstructed)", "it": "(ricostruito)"}


def chapter_page(slug: str, language: str, chapter: Chapter) -> str:
    """The page of a chapter, as a path within the documents."""
    return f"{slug}/rules-{language}/{chapter.id.lower()}.md"


def anchor(rule_id: str) -> str:
    """The place of a rule in its page."""
    return f"rule-{rule_id}"


def pages() -> Iterator[tuple[str, str]]:
    """Every chapter of every rulebook: its page and the text of it."""
    for slug in game_slugs():
        for language in LANGUAGES:
            book = load_rulebook(slug, language)
            homes = {rule.id: chapter for chapter in book.chapters for rule in chapter.rules}
            for chapter in book.chapters:
                yield chapter_page(slug, language, chapter), _chapter(book, chapter, homes)


def navigation(slug: str, language: str) -> dict[str, Any]:
    """The rulebook of a game in the navigation."""
    book = load_rulebook(slug, language)
    chapters = [{f"{chapter.id}. {chapter.title}": chapter_page(slug, language, chapter)} for chapter in book.chapters]
    words = WORDS[language]
    return {words["rules"]: [{words["contents"]: f"{slug}/rulebook.{language}.md"}, *chapters]}


def index(slug: str, language: str, text: str) -> str:
    """The first page of a rulebook: its preface, and all chapters with their rules."""
    words, book = WORDS[language], load_rulebook(slug, language)
    preface = text.split("\n## ", 1)[0].rstrip()
    lines = [preface, "", _legend(language), "", f"## {words['contents']}", ""]
    for chapter in book.chapters:
        page = chapter_page(slug, language, chapter).removeprefix(f"{slug}/")
        lines += [f"**[{chapter.id}. {chapter.title}]({page})**", ""]
        lines += [f"- [{rule.id} {rule.title}]({page}#{anchor(rule.id)})" for rule in chapter.rules]
        lines.append("")
    return "\n".join(lines)


def _legend(language: str) -> str:
    mark = _marked(MARKED[language], language)
    return WORDS[language]["legend"].format(mark=mark)


def _chapter(book: Rulebook, chapter: Chapter, homes: dict[str, Chapter]) -> str:
    words = WORDS[book.language]
    lines = [
        f"# {game_say(book.game, 'game-title', book.game)}: {chapter.id}. {chapter.title}",
        "",
        _linked(chapter.text, book, chapter, "", homes),
        "",
    ]
    for rule in chapter.rules:
        lines += [f"## {rule.id} {rule.title} {{ #{anchor(rule.id)} }}", ""]
        lines += [_linked(_with_pictures(rule, book), book, chapter, rule.id, homes), "", _proof(book, rule), ""]
    lines += [f"[{words['book']}](../rulebook.{book.language}.md)", ""]
    return "\n".join(lines)


def _with_pictures(rule: Rule, book: Rulebook) -> str:
    pictures = [f"![{drawn.words}](../../pictures/{book.game}/{drawn.name}.svg)" for drawn in rule.diagrams]
    return "\n\n".join([rule.text, *pictures])


def _linked(text: str, book: Rulebook, chapter: Chapter, own: str, homes: dict[str, Chapter]) -> str:
    """A text whose references to rules can be followed, and whose reconstructed values are marked."""

    def link(found: re.Match[str]) -> str:
        home = homes.get(found[1])
        if home is None or found[1] == own:
            return found[1]
        page = "" if home.id == chapter.id else f"{home.id.lower()}.md"
        return f"[{found[1]}]({page}#{anchor(found[1])})"

    marked = RECONSTRUCTED.sub(lambda found: _marked(found[0], book.language), text)
    return NAMED.sub(link, marked)


def _marked(text: str, language: str) -> str:
    return f'<mark class="reconstructed" title="{WORDS[language]["mark"]}">{text}</mark>'


def _proof(book: Rulebook, rule: Rule) -> str:
    words = WORDS[book.language]
    lines = [f'??? proof "{words["proof"]}"', ""]
    for label, places in (("code", code_of(book.game, rule.id)), ("tests", tests_of(book.game, rule.id))):
        lines += [f"    {words[label]}", "", *(f"    - {source_link(place, '../../')}" for place in places), ""]
    return "\n".join(lines)


def source_link(place: Place, root: str) -> str:
    """A link from a page to a place in the sources; `root` leads from the page to the site's own root."""
    return f'<a href="{root}source/{place.file}.html#L{place.line}"><code>{place.name}</code></a> {place.file}'
