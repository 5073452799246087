"""Messages in Fluent files, one set for each language, formatted on demand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any

from ..kernel.errors import unknown

LANGUAGES = ("en", "it")


class Catalog:
    """The messages of one part of the program: `messages.en.ftl`, `messages.it.ftl` in its folders."""

    def __init__(self, *folders: Traversable) -> None:
        self.folders = folders

    def __repr__(self) -> str:
        return f"Words({', '.join(folder.name for folder in self.folders)})"

    @cached_property
    def _bundles(self) -> dict[str, Any]:
        return {}

    def bundle(self, language: str) -> Any:
        """The parsed messages of a language."""
        if language not in LANGUAGES:
            raise unknown("language", language, LANGUAGES)
        if language not in self._bundles:
            from fluent.runtime import FluentBundle, FluentResource

            made = FluentBundle([language], use_isolating=False)
            for folder in self.folders:
                text = folder.joinpath(f"messages.{language}.ftl").read_text(encoding="utf-8")
                made.add_resource(FluentResource(text))
            self._bundles[language] = made
        return self._bundles[language]

    def has(self, name: str, language: str) -> bool:
        """Whether a message exists."""
        return bool(self.bundle(language).has_message(name))

    def say(self, name: str, args: Mapping[str, Any] | None = None, language: str = "en") -> str:
        """Format a message; arguments that name a message (`unit-Ha`, `side-nobody`) are formatted too."""
        bundle = self.bundle(language)
        if not bundle.has_message(name):
            return name
        spoken, _ = bundle.format_pattern(bundle.get_message(name).value, self._spoken(args or {}, language))
        return str(spoken)

    def _spoken(self, args: Mapping[str, Any], language: str) -> dict[str, Any]:
        """Arguments for Fluent: nested messages become words, everything else text or numbers."""
        return {
            key: self.say(value.name, value.args, language) if isinstance(value, Text) else value
            for key, value in args.items()
        }


class Text:
    """An argument that is itself a message."""

    def __init__(self, name: str, /, **args: Any) -> None:
        self.name = name
        self.args = args

    def __repr__(self) -> str:
        return f"Text({self.name!r})"

    @cached_property
    def wire(self) -> dict[str, Any]:
        """The message as JSON, for a client that formats it: its name under `$`, and its arguments."""
        return wire(self.name, self.args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and (self.name, self.args) == (other.name, other.args)

    def __hash__(self) -> int:
        return hash(self.name)


def wire(name: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """A message and its arguments as JSON."""
    return {"$": name} | {key: value.wire if isinstance(value, Text) else value for key, value in args.items()}
