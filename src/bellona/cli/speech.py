"""The language the program speaks, and its own messages (`bellona/locale/messages.*.ftl`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from bellona.kernel.values import BellonaError
from bellona.kernel.words import LANGUAGES, Words

WORDS = Words(resources.files("bellona.locale"))
_language = "en"


class Complaint(BellonaError):
    """Something a user asked of the command line that cannot be; its text is one clear sentence."""


def language_of(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language asked for: by `--lang`, then BELLONA_LANG, then LC_ALL or LANG, else English."""
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
    """Use a language from now on."""
    global _language
    if language not in LANGUAGES:
        raise Complaint(say("error-language", language=language, languages=", ".join(LANGUAGES)))
    _language = language


def language() -> str:
    """The language in use."""
    return _language


def say(name: str, /, **args: Any) -> str:
    """Word one of the program's own messages."""
    return WORDS.say(name, args, _language)


def has(name: str) -> bool:
    """Whether the program has a message of that name."""
    return WORDS.has(name, _language)


@cache
def game_words(slug: str) -> Words:
    """The messages of a game, read without importing its rules."""
    return Words(resources.files(f"bellona.games.{slug}"))


def game_say(slug: str, name: str, otherwise: str) -> str:
    """Word one of a game's messages, or something else where the game has none of that name."""
    words = game_words(slug)
    return words.say(name, {}, _language) if words.has(name, _language) else otherwise
