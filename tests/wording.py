"""The requirements for the messages of any game: complete, alike in both languages, and valid with their arguments.

A game's own test lists the required messages, as far as possible from its enums, data files and sources.
"""

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from enum import IntEnum
from functools import cache
from importlib import resources
from itertools import chain, product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bellona.gamekit.catalog import LANGUAGES, Catalog
from bellona.registry import workshop_of

Arguments = Mapping[str, str]
"""The arguments of a message, each with its type: `number`, `kind`, or anything else for text."""

SENTENCES = ("refusal-", "event-", "prompt-", "waiting-", "result-", "provenance-")
NUMBERS = (0, 1, 2, 3, 8)


def dashed(member: IntEnum) -> str:
    """The name of a member as messages spell it."""
    return member.name.lower().replace("_", "-")


def real(codes: type[IntEnum]) -> Iterator[tuple[IntEnum, str]]:
    """The members of an enum but its empty one, with their spelling."""
    return ((code, dashed(code)) for code in codes if code.name not in ("NONE", "NOTHING"))


def texts(tree: ast.AST) -> Iterator[str]:
    """Every text constant of a source."""
    return (n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str))


def made_up(call: ast.Call) -> bool:
    """Whether a call puts the name of its message together."""
    return isinstance(call.args[0], ast.JoinedStr)


@cache
def parsed(file: Path) -> ast.Module:
    """A source file, parsed and not run."""
    return ast.parse(file.read_text(encoding="utf-8"))


class Mentioned(Visitor):
    """Collects the variables of a message and the other messages that it calls."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries_of(file: Path) -> tuple[Any, ...]:
    """The entries of a message file but its comments."""
    comments = (ftl.Comment, ftl.GroupComment, ftl.ResourceComment)
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return tuple(entry for entry in body if not isinstance(entry, comments))


@cache
def variables_of(file: Path) -> dict[str, set[str]]:
    """The variables of every message, those of the messages that it calls included."""
    mentions: dict[str, Mentioned] = {}
    for entry in entries_of(file):
        mentions[entry.id.name] = Mentioned()
        mentions[entry.id.name].visit(entry)

    def all_of(name: str) -> set[str]:
        return mentions[name].variables.union(*map(all_of, mentions[name].messages))

    return {name: all_of(name) for name in mentions}


class Wording:
    """The messages of a game, and what its sources and data say of them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.folder = Path(str(resources.files(f"bellona.games.{game}")))
        self.words = Catalog(self.folder)

    def entries(self, language: str) -> tuple[Any, ...]:
        """The entries of a message file but its comments."""
        return entries_of(self.folder.joinpath(f"messages.{language}.ftl"))

    def variables(self, language: str) -> dict[str, set[str]]:
        """The variables of every message."""
        return variables_of(self.folder.joinpath(f"messages.{language}.ftl"))

    def toml(self, name: str) -> dict[str, Any]:
        """A data file."""
        return tomllib.loads(self.folder.joinpath("data", name).read_text(encoding="utf-8"))

    def scenarios(self) -> list[str]:
        """The shipped scenarios."""
        return [file.name.removesuffix(".toml") for file in self.folder.joinpath("data", "scenarios").iterdir()]

    def layers(self) -> set[str]:
        """What stands on the board of the editor of scenarios, as messages."""
        return {f"layer-{layer.name}" for layer in workshop_of(self.game)}

    def source(self, name: str) -> ast.Module:
        """A source file of the game."""
        return parsed(self.folder.joinpath(name))

    def sources(self, *folders: str) -> list[str]:
        """The names of the source files in the game's folder, or in some of its sub-folders."""
        found = ((f"{folder}/" if folder else "", self.folder.joinpath(folder)) for folder in folders or ("",))
        return sorted(
            f"{path}{file.name}" for path, place in found for file in place.iterdir() if file.name[-3:] == ".py"
        )

    def table(self, name: str, variable: str) -> tuple[Any, ...]:
        """A table that a source spells out."""
        bound = (node for node in self.source(name).body if isinstance(node, ast.Assign))
        value = next(node.value for node in bound if ast.unparse(node.targets[0]) == variable)
        return tuple(ast.literal_eval(value))

    def calls(self, *names: str) -> Iterator[ast.Call]:
        """Every call of `say` and `Text` in some sources that names a message, whole or in part."""
        for node in chain.from_iterable(ast.walk(self.source(name)) for name in names):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("say", "Text"):
                if node.args and any(texts(node.args[0])):
                    yield node

    def named(self, counted: set[str], *names: str) -> Iterator[tuple[str, Arguments]]:
        """The messages that some sources name literally, with their arguments; the counted arguments are numbers."""
        for call in self.calls(*names):
            told = {str(given.arg): "number" if given.arg in counted else "text" for given in call.keywords}
            yield from ((name, told) for name in (() if made_up(call) else texts(call.args[0])))

    def kinds(self, *names: str) -> set[str]:
        """The kinds of message whose names some sources make up: what stands before the dash."""
        return {next(texts(call.args[0])).partition("-")[0] for call in self.calls(*names) if made_up(call)}

    def literals(self, kinds: set[str], name: str) -> set[str]:
        """Texts of a source that look like messages of some kinds."""
        return {text for text in texts(self.source(name)) if re.fullmatch(rf"({'|'.join(kinds)})-[a-z-]*[a-z]", text)}


def samples(arguments: Arguments, codes: tuple[str, ...] = ()) -> Iterator[dict[str, Any]]:
    """Arguments to try a message with: every number in turn zero, one, few and many, every kind in turn each code."""
    choices = {"number": NUMBERS, "kind": codes}
    varied = {name: choices[kind] for name, kind in arguments.items() if kind in choices}
    others = {name: f"<{name}>" for name in arguments if name not in varied}
    for values in product(*varied.values()):
        yield others | dict(zip(varied, values, strict=True))


class MessageChecks:
    """The tests of a game's messages; a game's own class says what is needed."""

    wording: Wording
    needed: dict[str, Arguments]
    told: type[IntEnum]
    kinds: tuple[str, ...] = ()
    """The codes that an argument of type `kind` may be."""

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_file_holds_nothing_but_messages_each_once(self, language: str) -> None:
        entries = self.wording.entries(language)
        assert [entry for entry in entries if not isinstance(entry, ftl.Message)] == []
        names = [entry.id.name for entry in entries]
        assert sorted(names) == sorted(set(names))
        assert all(entry.value for entry in entries)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_needed_message_exists_and_no_other(self, language: str) -> None:
        there = set(self.wording.variables(language))
        needed = {*self.needed, "goal-win", "goal-turn", "goal-time", *self.wording.layers()}
        goals = {name for name in there if name.startswith("goal-")}  # each scenario may have its own
        assert needed - there == set(), "messages that are missing"
        assert there - needed - goals == set(), "messages that nothing needs"

    def test_both_languages_have_the_same_messages_and_variables(self) -> None:
        first, second = (self.wording.variables(language) for language in LANGUAGES)
        assert list(first) == list(second)
        assert first == second

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_messages_are_sound_with_their_arguments(self, language: str) -> None:
        bundle = self.wording.words.bundle(language)
        for name, arguments in self.needed.items():
            used = self.wording.variables(language)[name]
            assert used <= set(arguments), name
            for values in samples({key: arguments[key] for key in sorted(used)}, self.kinds):
                text, errors = bundle.format_pattern(bundle.get_message(name).value, values)
                assert errors == [], name
                assert text.strip() == text != "", name
                assert "{" not in text, name
                assert "  " not in text, name

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_sentences_end_and_refusals_name_no_rule(self, language: str) -> None:
        for name, arguments in self.needed.items():
            text = self.wording.words.say(name, next(samples(arguments, self.kinds)), language)
            if name.startswith(SENTENCES):
                assert text.endswith("."), name
            if name.startswith("refusal-"):
                assert not re.search(r"\d+\.\d|\b[RB]\d", text), name
                assert text.count(". ") == 0, f"{name} is more than one sentence"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_events_use_all_that_they_are_told(self, language: str) -> None:
        for _, word in real(self.told):
            assert self.wording.variables(language)[f"event-{word}"] == set(self.needed[f"event-{word}"]), word
