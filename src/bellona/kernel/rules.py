"""The registry of the code that enforces each rule."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from .jit import kernel
from .sources import game_of

F = TypeVar("F", bound=Callable[..., Any])


class Code(NamedTuple):
    """A place in the source that enforces a rule."""

    module: str
    function: str
    line: int

    def __str__(self) -> str:
        return f"{self.module.replace('.', '/')}.py:{self.line} {self.function}"


_ENFORCED: dict[str, dict[str, list[Code]]] = defaultdict(lambda: defaultdict(list))


def enforces(*ids: str) -> Callable[[F], F]:
    """Record that a plain Python function (a loader, a notation) enforces these rules."""

    def register(function: F) -> F:
        code = Code(function.__module__, function.__name__, function.__code__.co_firstlineno)
        for rule_id in ids:
            _ENFORCED[game_of(function.__module__)][rule_id].append(code)
        return function

    return register


def rule(*ids: str) -> Callable[[F], F]:
    """Compile a function and record which rules of the game it enforces."""

    def register(function: F) -> F:
        return kernel(enforces(*ids)(function))

    return register


def enforced(game: str) -> dict[str, tuple[Code, ...]]:
    """Every rule id of a game that has code, with that code."""
    return {rule_id: tuple(code) for rule_id, code in _ENFORCED[game].items()}
