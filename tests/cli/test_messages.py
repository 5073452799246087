"""Every text of the program exists in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

import bellona.cli
from bellona.cli.checkup import CHECKS
from bellona.cli.main import COMMANDS, load_command
from bellona.cli.orders import ORDERS
from bellona.cli.speech import WORDS, language_of, say, speak, split
from bellona.gamekit.catalog import LANGUAGES, Catalog

SOURCES = Path(bellona.cli.__file__).parent


def messages(language: str) -> dict[str, str]:
    text = resources.files("bellona.locale").joinpath(f"messages.{language}.ftl").read_text(encoding="utf-8")
    return dict(split(text))


def said() -> Iterator[tuple[str, str]]:
    """Every message that the sources name literally: file and name."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say" and node.args:
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and re.fullmatch(r"[a-z]+(-[a-z]+)*", str(part.value)):
                        yield path.name, str(part.value)


def test_both_languages_have_the_same_messages():
    assert set(messages("en")) == set(messages("it"))


def test_no_message_is_written_twice():
    for language in LANGUAGES:
        file = resources.files("bellona.locale").joinpath(f"messages.{language}.ftl")
        names = [name for name, _ in split(file.read_text(encoding="utf-8"))]
        assert len(names) == len(set(names))


def test_messages_of_both_languages_take_the_same_arguments():
    for name, text in messages("en").items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", messages("it")[name])), name


def test_every_message_that_the_program_names_exists():
    known = messages("en")
    assert [(file, name) for file, name in said() if name not in known] == []


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_has_help(name: str, language: str):
    speak(language)
    command = load_command(name)
    assert command.help != f"help-{name}"
    assert "bellona" in command.epilog
    for parameter in command.params:
        assert not parameter.help.startswith("help-"), parameter.name


def test_every_order_and_check_has_its_words():
    known = messages("en")
    assert {f"order-{name}" for name in ORDERS} | {f"order-{name}-usage" for name in ORDERS} <= set(known)
    assert {f"doctor-{name}-name" for name in CHECKS} <= set(known)


def test_words_parsed_one_by_one_say_the_same_as_words_parsed_at_once():
    whole = Catalog(resources.files("bellona.locale"))
    for language in LANGUAGES:
        for name in messages(language):
            assert WORDS.say(name, {"count": 2}, language) == whole.say(name, {"count": 2}, language)


@pytest.mark.parametrize(
    ("arguments", "environ", "expected"),
    [
        ([], {}, "en"),
        (["play", "--lang", "it"], {"BELLONA_LANG": "en"}, "it"),
        (["--lang=it", "games"], {}, "it"),
        ([], {"BELLONA_LANG": "it", "LANG": "en_GB.UTF-8"}, "it"),
        ([], {"LC_ALL": "it_IT.UTF-8", "LANG": "en_GB.UTF-8"}, "it"),
        ([], {"LANG": "it_CH.UTF-8"}, "it"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for(arguments: list[str], environ: dict[str, str], expected: str):
    assert language_of(arguments, environ) == expected


def test_the_language_in_use_is_spoken():
    speak("it")
    assert say("key-help") == "Aiuto"
