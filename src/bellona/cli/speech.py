"""The language the program speaks, and its own messages (`bellona/locale/messages.*.ftl`).

Parsing a whole message file takes a tenth of a second, and so does importing the parser. Here a message is therefore
parsed when it is used, and plain text without arguments is not parsed at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib import resources
from textwrap import dedent
from typing import Any

from bellona.gamekit.catalog import LANGUAGES, Catalog
from bellona.gamekit.values import BellonaError
from bellona.registry import package_of, title_of

_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.ASCII | re.IGNORECASE | re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_language = "en"


class QuickWords(Catalog):
    """Messages that are parsed when they are used."""

    def bundle(self, language: str) -> Any:
        if language not in self._bundles:
            from fluent.runtime import FluentBundle

            self._bundles[language] = FluentBundle([language], use_isolating=False)
        return self._bundles[language]

    def has(self, name: str, language: str) -> bool:
        return name in self._texts(language)

    def say(self, name: str, args: Mapping[str, Any] | None = None, language: str = "en") -> str:
        source = self._texts(language).get(name)
        if source is None:
            return name
        if "{" not in source:
            return mere_text(source)
        if not self.bundle(language).has_message(name):
            from fluent.runtime import FluentResource

            self.bundle(language).add_resource(FluentResource(source))
        return super().say(name, args, language)

    @cached_property
    def _sources(self) -> dict[str, dict[str, str]]:
        return {}

    def _texts(self, language: str) -> dict[str, str]:
        """The source of every message of a language, by name."""
        if language not in self._sources:
            files = (folder.joinpath(f"messages.{language}.ftl") for folder in self.folders)
            self._sources[language] = dict(pair for file in files for pair in split(file.read_text(encoding="utf-8")))
        return self._sources[language]


def split(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a Fluent text: name and source."""
    text = _COMMENT.sub("", text)
    starts = list(_MESSAGE.finditer(text))
    for start, following in zip(starts, [*starts[1:], None], strict=True):
        yield start[1], text[start.start() : following.start() if following else len(text)]


def mere_text(source: str) -> str:
    """The value of a message without placeables: the text after its name, without the indentation of further lines."""
    first, _, further = source.partition("=")[2].partition("\n")
    return f"{first.strip()}\n{dedent(further)}".strip()


WORDS = QuickWords(resources.files("bellona.locale"))


class Complaint(BellonaError):
    """An impossible request on the command line; its text is one clear sentence."""


def language_of(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """The requested language: by `--lang`, then BELLONA_LANG, then LC_ALL or LANG, else English."""
    for place, word in enumerate(arguments):
        if word == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    for name in ("BELLONA_LANG", "LC_ALL", "LANG"):
        found = environ.get(name, "")[:2].lower()
        if found in LANGUAGES:
            return found
    return "en"


def speak(language: str) -> None:
    """Switch to a language."""
    global _language
    if language not in LANGUAGES:
        raise Complaint(say("error-language", language=language, languages=", ".join(LANGUAGES)))
    _language = language


def language() -> str:
    """The current language."""
    return _language


def say(name: str, /, **args: Any) -> str:
    """Format one of the program's own messages."""
    return WORDS.say(name, args, _language)


def has(name: str) -> bool:
    """Whether the program has a message of that name."""
    return WORDS.has(name, _language)


@cache
def game_words(slug: str) -> Catalog:
    """The messages of a game, read without importing its rules."""
    return QuickWords(resources.files(package_of(slug).module))


def scenario_say(slug: str, scenario: str) -> str:
    """The title of a scenario, shipped or put together; the name of one of the user's own."""
    told, words = title_of(slug, scenario), game_words(slug)
    return words.say(told.name, told.args, _language) if words.has(told.name, _language) else scenario


def game_say(slug: str, name: str, otherwise: str) -> str:
    """Format one of a game's messages, or another text if the game has no message of that name."""
    words = game_words(slug)
    return words.say(name, {}, _language) if words.has(name, _language) else otherwise
