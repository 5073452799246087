"""Glossaries: the terms of a game, each with a plain word and an explanation; in `data/glossary.toml`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import TypeAlias

from .catalog import LANGUAGES
from .data_files import DataTable, Document, Fault, checked, parsed

Words: TypeAlias = Mapping[str, str]
NAME = "glossary.toml"
FOLDERS = (("data",), ())
"""Where a large and a small game keep it."""


class Term(DataTable, frozen=True):
    """A term and what it means."""

    id: str
    rule: str
    """The rule that says it in full."""
    forms: Mapping[str, tuple[str, ...]]
    """How it is written, by language, the usual form first."""
    plain: Words
    """A plain word for it; empty where the term is one itself."""
    text: Words
    controls: tuple[str, ...] = ()
    """The test names of controls that it explains; `*` stands for anything."""


class Glossary(DataTable, frozen=True):
    """The terms of a game."""

    terms: tuple[Term, ...] = ()


def glossary_in(home: Traversable) -> Glossary:
    """The glossary in the folder of a game, empty if it has none."""
    for path in FOLDERS:
        file = home.joinpath(*path, NAME)
        if file.is_file():
            return checked(Document(NAME, parsed(NAME, file.read_bytes())), Glossary, (_languages, _names))
    return Glossary()


def _languages(glossary: Glossary) -> Iterator[Fault]:
    for number, term in enumerate(glossary.terms):
        for name in ("forms", "plain", "text"):
            told = getattr(term, name)
            if set(told) != set(LANGUAGES) or (name != "plain" and not all(told.values())):
                yield Fault("MissingKey", f"terms[{number}].{name}", f"it is needed in {', '.join(LANGUAGES)}.")


def _names(glossary: Glossary) -> Iterator[Fault]:
    """No name and no form twice: a word has one meaning."""
    ids = Counter(term.id for term in glossary.terms)
    for language in LANGUAGES:
        ids.update(f"{language}: {form.lower()}" for term in glossary.terms for form in set(term.forms[language]))
    for name, count in ids.items():
        if count > 1:
            yield Fault("BadValue", "terms", f"{name} is explained {count} times.")
