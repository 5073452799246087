"""Why a program that plays has failed, as one sentence in any language."""

from __future__ import annotations

from functools import cache
from importlib import resources

from bellona.gamekit.catalog import LANGUAGES, Catalog
from bellona.gamekit.values import BellonaError, Message

LONGEST = 80
"""So much is quoted of what a program says."""


class BotFailed(BellonaError):
    """A bot has not started, has not answered in time, or has answered nonsense; the text is one sentence."""

    def __init__(self, reason: str, **details: str | Message) -> None:
        self.reason, self.details = reason, details
        super().__init__(self.say("en"))

    def say(self, language: str) -> str:
        """The sentence in a language."""
        told = {
            key: value.say(language) if isinstance(value, Message) else value for key, value in self.details.items()
        }
        return _words().say(f"bot-failed-{self.reason}", told, language)

    @property
    def texts(self) -> dict[str, str]:
        """The sentence in every language."""
        return {language: self.say(language) for language in LANGUAGES}


def quoted(said: str | bytes) -> str:
    """The beginning of what a program says, readable on any screen."""
    return repr(said[:LONGEST])


@cache
def _words() -> Catalog:
    return Catalog(resources.files("bellona.locale"))
