"""Rules use fields and members in arithmetic without conversions, except where a conversion means something."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bellona

GAMES = Path(bellona.__file__).parent / "games"
WIDTHS = ("i1", "i2", "i4", "i8")
ALLOWED = {"de_bello_punico": 1, "punic_wars": 0, "dbsa": 1, "latium": 0}
"""Necessary widenings: arguments of recursive calls, members of tuples used in loops."""


def compiled_functions(slug: str) -> Iterator[tuple[Path, ast.FunctionDef]]:
    """The functions of a game that are compiled, with their files."""
    for path in sorted((GAMES / slug).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and {_name(each) for each in node.decorator_list} & {"kernel", "rule"}:
                yield path, node


def _name(decorator: ast.expr) -> str:
    found = decorator.func if isinstance(decorator, ast.Call) else decorator
    return found.id if isinstance(found, ast.Name) else ""


def is_widening(node: ast.AST) -> bool:
    """Whether a node converts a number to another width."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WIDTHS


def is_value_of_member(node: ast.AST) -> bool:
    """Whether a node takes the number out of a member of an enumeration."""
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "value"
        and isinstance(node.value, ast.Attribute)
        and node.value.attr.isupper()
    )


@pytest.mark.parametrize("slug", sorted(ALLOWED))
def test_rules_convert_no_numbers(slug: str) -> None:
    found = [
        f"{path.relative_to(GAMES)}:{getattr(node, 'lineno', 0)}"
        for path, function in compiled_functions(slug)
        for node in ast.walk(function)
        if is_widening(node)
    ]
    assert len(found) <= ALLOWED[slug], found


@pytest.mark.parametrize("slug", sorted(ALLOWED))
def test_rules_take_members_of_enumerations_as_numbers(slug: str) -> None:
    assert not [
        f"{path.relative_to(GAMES)}:{getattr(node, 'lineno', 0)}"
        for path, function in compiled_functions(slug)
        for node in ast.walk(function)
        if is_value_of_member(node)
    ]
