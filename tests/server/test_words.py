"""Every text of the server exists in both languages, and every error that the sources name has one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import bellona.server
from bellona.cli.speech import split
from bellona.gamekit.catalog import LANGUAGES

SOURCES = Path(bellona.server.__file__).parent


def messages(language: str) -> list[tuple[str, str]]:
    text = resources.files("bellona.server").joinpath(f"messages.{language}.ftl").read_text(encoding="utf-8")
    return list(split(text))


def named() -> Iterator[tuple[str, str]]:
    """Every message that an error of the sources needs: file and name."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            if node.func.id == "ApiError" and len(node.args) > 1:
                yield from ((path.name, f"error-{code}") for code in constants(node.args[1]))
            elif node.func.id in ("Trouble", "Text"):
                yield from ((path.name, name) for name in constants(node.args[0]))


def constants(node: ast.expr) -> list[str]:
    """The texts that an argument can be: one, or one of two by a condition."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_both_languages_have_the_same_messages_once():
    names = [[name for name, _ in messages(language)] for language in LANGUAGES]
    assert set(names[0]) == set(names[1])
    for one in names:
        assert sorted(one) == sorted(set(one))


def test_messages_of_both_languages_take_the_same_arguments():
    italian = dict(messages("it"))
    for name, text in messages("en"):
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", italian[name])), name


def test_every_error_that_the_sources_name_has_its_words():
    known = {name for name, _ in messages("en")}
    assert [(file, name) for file, name in named() if name not in known] == []
