"""Which tests prove which rules: marks such as `@pytest.mark.rule("de_bello_punico 10.4.1")`, read statically."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bellona.kernel.sources import source_folders

from .speech import Complaint, say


class Proof(NamedTuple):
    """A test that carries a rule's mark."""

    file: str
    test: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.test}"


def tests_folder(asked: Path | None, game: str) -> Path:
    """The folder of a game's tests: the given one, else `tests` beside its sources or here."""
    candidates = [asked] if asked else [*_beside_the_sources(game), Path("tests")]
    for folder in candidates:
        if folder.is_dir():
            return folder
    raise Complaint(say("error-tests", folder=str(asked or "tests")))


def _beside_the_sources(game: str) -> Iterator[Path]:
    """Folders of tests in a game's project: a source tree with a `pyproject.toml` that contains its code."""
    for folder in source_folders(game):
        for above in folder.parents:
            if (above / "pyproject.toml").is_file():
                yield above / "tests"
                break


def proofs(folder: Path, game: str) -> dict[str, tuple[Proof, ...]]:
    """The tests of every rule of a game that has any, by rule id."""
    found: dict[str, list[Proof]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        for test, marks in _marked_tests(_parsed(path)):
            for slug, rule_id in (mark.split(maxsplit=1) for mark in marks if " " in mark):
                if slug == game:
                    proof = Proof(path.relative_to(folder.parent).as_posix(), test.name, test.lineno)
                    found[rule_id.strip()].append(proof)
    return {rule_id: tuple(tests) for rule_id, tests in found.items()}


Test = ast.FunctionDef | ast.AsyncFunctionDef


def _parsed(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_text(encoding="utf-8"), str(path))
    except SyntaxError as error:
        raise Complaint(say("error-python", file=str(path), line=error.lineno or 0)) from None


def _marked_tests(tree: ast.Module) -> Iterator[tuple[Test, list[str]]]:
    """Every test of a module with its own marks, its class's and its module's."""
    yield from _marked_in(tree.body, _pytestmark(tree.body))


def _marked_in(body: list[ast.stmt], inherited: list[str]) -> Iterator[tuple[Test, list[str]]]:
    for node in body:
        if isinstance(node, Test) and node.name.startswith("test"):
            yield node, inherited + _marks(node.decorator_list)
        elif isinstance(node, ast.ClassDef):
            own = _marks(node.decorator_list) + _pytestmark(node.body)
            yield from _marked_in(node.body, inherited + own)


def _pytestmark(body: list[ast.stmt]) -> list[str]:
    """The marks that a module or class gives to all its tests."""
    return [
        mark
        for node in body
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)
        for mark in _marks([node.value])
    ]


def _marks(expressions: list[ast.expr]) -> list[str]:
    """The texts of all `mark.rule(...)` calls inside expressions, those of parametrized cases included."""
    return [
        argument.value
        for expression in expressions
        for call in ast.walk(expression)
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("mark.rule")
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
