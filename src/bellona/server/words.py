"""The server's own words (`messages.*.ftl`), and troubles that are told in them."""

from __future__ import annotations

from importlib import resources
from typing import Any

from bellona.gamekit.catalog import LANGUAGES, Catalog
from bellona.gamekit.values import BellonaError

WORDS = Catalog(resources.files("bellona.server"))


class Trouble(BellonaError):
    """Something wrong with how the server is set up or fed; one sentence in any language."""

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
    """The language that an Accept-Language header likes best, else English."""
    best, best_weight = "en", 0.0
    for entry in accept_language[:200].split(","):
        tag, _, weight_text = entry.partition(";")
        language, weight = tag.strip()[:2].lower(), _weight(weight_text)
        if language in LANGUAGES and weight > best_weight:
            best, best_weight = language, weight
    return best


def _weight(text: str) -> float:
    """The number of `q=0.8`, 1 where none is given."""
    _, equals, number = text.partition("=")
    if not equals:
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0
