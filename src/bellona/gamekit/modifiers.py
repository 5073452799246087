"""What is added to a die, part by part, as odds tell it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .catalog import Catalog
from .rule_codes import RuleCode, named
from .values import Modifier


def modifiers_of(parts: Iterable[tuple[RuleCode, Any]], words: Catalog) -> tuple[Modifier, ...]:
    """The parts of a die with their values, those left out that add nothing."""
    return tuple(
        Modifier(named("modifier", part), {}, words, value=int(value), rule=part.rule) for part, value in parts if value
    )


def totals(modifiers: Mapping[str, tuple[Modifier, ...]]) -> dict[str, int]:
    """What the parts of each role come to."""
    return {role: sum(part.value for part in given) for role, given in modifiers.items()}
