"""The server's own messages (`messages.*.ftl`), and errors that use them."""

from __future__ import annotations

from importlib import resources
from typing import Any

from bellona.gamekit.catalog import LANGUAGES, Catalog
from bellona.gamekit.values import BellonaError

WORDS = Catalog(resources.files("bellona.server"))


class Trouble(BellonaError):
    """A problem with the server's configuration or input; one sentence in any language."""

    def __init__(self, name: str, **args: Any) -> None:
        super().__init__(name)
        self.name = name
        self.details = args

    def say(self, language: str) -> str:
        """The sentence in a language."""
        return WORDS.say(self.name, self.details, language)

    def __str__(self) -> str:
        return self.say("en")


def preferred(accept_language: str) -> str:
    """The preferred language of an Accept-Language header, else English."""
    best, best_weight = "en", 0.0
    for entry in accept_language[:200].split(","):
        tag, _, weight_text = entry.partition(";")
        language, weight = tag.strip()[:2].lower(), _weight(weight_text)
        if language in LANGUAGES and weight > best_weight:
            best, best_weight = language, weight
    return best


def _weight(text: str) -> float:
    """The number of `q=0.8`, by default 1."""
    _, equals, number = text.partition("=")
    if not equals:
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0
