"""Values of a game's tables that a scenario brings along: which anybody may change, and what is told at the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from bellona.gamekit.open_values import Change, Schema, changes_in, open_values, refuse_closed
from bellona.gamekit.overrides import OVERRIDES
from bellona.registry import rules_of, scenarios_of


def tables_of(slug: str) -> Any:
    """The tables of a game as they are, None if it has none."""
    return getattr(rules_of(slug).setting(scenarios_of(slug)[0]), "tables", None)


@cache
def open_in(slug: str) -> Mapping[str, Schema]:
    """The values of a game that anybody may change."""
    tables = tables_of(slug)
    return {} if tables is None else open_values(tables)


def refuse_closed_values(slug: str, values: Mapping[str, Any], file: str) -> None:
    """Refuse a scenario of anybody that changes what only an operator may change."""
    if OVERRIDES in values:
        refuse_closed(values[OVERRIDES], file, open_in(slug))


def told_changes(slug: str, values: Mapping[str, Any]) -> list[Change]:
    """What a checked scenario changes in the tables, for those who are to play it."""
    return changes_in(values[OVERRIDES], "", tables_of(slug)) if OVERRIDES in values else []


def schema_for_anybody(slug: str) -> dict[str, Any]:
    """The schema of a game's scenarios, with each value of its tables that anybody may change."""
    schema: dict[str, Any] = rules_of(slug).scenario_schema()
    fields, known = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"], open_in(slug)
    fields.pop(OVERRIDES, None)
    if known:
        fields[OVERRIDES] = {"type": "object", "properties": dict(known), "additionalProperties": False}
    return schema
