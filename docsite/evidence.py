"""What stands behind every rule: the functions that enforce it and the tests that prove it, read once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from bellona.cli.commands.rules import Evidence, covering
from bellona.registry import game_slugs
from bellona.rulebook import load_rulebook

ROOT = Path(__file__).parent.parent


class Place(NamedTuple):
    """A function or a test, with its file in the repository and its line."""

    file: str
    line: int
    name: str


@cache
def evidence(slug: str) -> Evidence:
    """The code and the tests of a game."""
    return Evidence(slug, ROOT / "tests")


def code_of(slug: str, rule_id: str) -> list[Place]:
    """The functions that enforce a rule."""
    found = evidence(slug).code.get(rule_id, ())
    return [Place(f"src/{code.module.replace('.', '/')}.py", code.line, code.function) for code in found]


def tests_of(slug: str, rule_id: str) -> list[Place]:
    """The tests that prove a rule."""
    return [Place(proof.file, proof.line, proof.test) for proof in evidence(slug).tests.get(rule_id, ())]


@cache
def files() -> tuple[str, ...]:
    """All files that stand behind rules."""
    found = {
        place.file
        for slug in game_slugs()
        for rule_id in load_rulebook(slug).ids
        for place in (*code_of(slug, rule_id), *tests_of(slug, rule_id))
    }
    return tuple(sorted(found))


@cache
def coverage(slug: str) -> dict[str, object]:
    """What `bellona rules GAME --coverage --json` says."""
    return covering(load_rulebook(slug), ROOT / "tests")
