"""Nobody reads the bare name of a message: every name that the client and the terminal ask for has its words.

The client looks for a message among the game's own, those of the game's client, the server's and the interface's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from bellona.bots import levels
from bellona.gamekit.catalog import LANGUAGES
from bellona.registry import package_of
from bellona.server.workshop.table_values import open_in, schema_for_anybody, tables_of

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "web" / "src"
SOURCES = ROOT / "src" / "bellona"
GAMES = ("de_bello_punico", "punic_wars", "dbsa", "latium")
SHARED = ("board", "table", "plain")
"""The folders of the client in which a message may be any game's."""
ASKED = re.compile(r"""\bsay\('([\w-]+)'|\$: ?'([\w-]+)'|\bworded\(model, '([\w-]+)'""")
"""A message that the client's sources name in full."""


@cache
def messages(file: Path) -> frozenset[str]:
    """The names in a file of messages."""
    return frozenset(re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE))


def known(game: str, language: str) -> set[str]:
    """Every message that a table of a game can word."""
    return set().union(
        messages(SOURCES / "games" / game / f"messages.{language}.ftl"),
        messages(CLIENT / "games" / game / "text" / f"{language}.ftl"),
        messages(SOURCES / "server" / f"messages.{language}.ftl"),
        messages(CLIENT / "words" / f"{language}.ftl"),
    )


def named_in(*folders: Path) -> Iterator[str]:
    """The messages that some folders of the client name in full."""
    for folder in folders:
        for file in sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")]):
            for names in ASKED.findall(file.read_text(encoding="utf-8")):
                yield "".join(names)


def put_together(game: str) -> Iterator[str]:
    """The messages whose names the client and the terminal make from a game's data."""
    package = package_of(game)
    yield "legend-reconstructed"
    yield from (f"overlay-{layer}" for layer in import_module(f"{package.module}.table.client_facts").OVERLAYS)
    yield from (f"side-{seat}" for seat in package.rules.seats)
    yield from (f"level-{level}" for level in levels(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_table_has_words(game: str, language: str) -> None:
    asked = {*put_together(game), *named_in(CLIENT / "games" / game)}
    assert asked - known(game, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_parts_that_games_share_has_words(language: str) -> None:
    anywhere = set().union(*(known(game, language) for game in GAMES))
    assert set(named_in(*(CLIENT / folder for folder in SHARED))) - anywhere == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_explains_its_signs(game: str, language: str) -> None:
    own = messages(SOURCES / "games" / game / f"messages.{language}.ftl")
    assert {"terminal-legend-unicode", "terminal-legend-ascii"} <= own


def fields(node: object) -> Iterator[str]:
    """The names of all fields in a schema."""
    if isinstance(node, dict):
        yield from node.get("properties", {})
        yield from (name for inner in node.values() for name in fields(inner))
    elif isinstance(node, list):
        yield from (name for inner in node for name in fields(inner))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_scenario_has_a_name_in_the_workshop(game: str, language: str) -> None:
    text = (CLIENT / "workshop" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"^field-(\w+) =", text, re.MULTILINE))
    known = open_in(game)
    assert set(fields(schema_for_anybody(game))) - set(known) - named == set()
    in_tables = set(fields(msgspec.json.schema(type(tables_of(game)))))
    assert {part for path in known for part in path.split(".")} & in_tables - named == set()
