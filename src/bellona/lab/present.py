"""The values of a game as a scenario has them, where they come from, and how those of another setting differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bellona.gamekit.data_files import lay_over, provenance_of
from bellona.gamekit.open_values import Change, changes_in
from bellona.gamekit.overrides import OVERRIDES, lay_paths
from bellona.gamekit.variants import base_of
from bellona.registry import rules_of, scenarios_of, variants_of

from .job import Job, read

UNSAID = ("provenance", "id")
"""What says something about values, and is none."""


def plain(value: Any) -> Any:
    """A value as it can be compared: without gaps in rows of cells, and without keys that say nothing."""
    if isinstance(value, dict):
        return {name: plain(inner) for name, inner in value.items() if inner is not None}
    if isinstance(value, (list, tuple)):
        return [plain(inner) for inner in value]
    return " ".join(value.split()) if isinstance(value, str) else value


def all_values(setting: Any, scenario: str) -> Any:
    """The tables of a setting, with its scenario among them, laid out as in a file of an owner's values."""
    scene = getattr(setting, "data", None) or getattr(setting, "field", None)
    tables = msgspec.to_builtins(getattr(setting, "tables", {}))
    return {**tables, "scenarios": {base_of(scenario): msgspec.to_builtins(scene)}}


class Present:
    """The values of a game's tables and of some of its scenarios as they are, and where they come from."""

    def __init__(self, game: str, scenario: str, *others: str) -> None:
        found = (all_values(rules_of(game).setting(each), each) for each in (*others, scenario))
        self._all: Any = {}
        for each in found:
            lay_over(self._all, each)

    def value(self, path: str) -> Any:
        """The value at a path, None if there is none."""
        node = self._all
        for step in path.split("."):
            node = node.get(step) if isinstance(node, dict) else None
        return plain(node)

    def origin(self, path: str) -> str:
        """Where a value comes from, as the nearest provenance above it says."""
        node, steps, found = self._all, path.split("."), ""
        for depth in range(len(steps)):
            told = node.get("provenance") if isinstance(node, dict) else None
            found = told if isinstance(told, str) else provenance_of(told or {}, ".".join(steps[depth:])) or found
            node = node.get(steps[depth]) if isinstance(node, dict) else None
        told = node.get("provenance") if isinstance(node, dict) else None
        return told if isinstance(told, str) else found


# What is changed


def changed_in(job: Job) -> list[Change]:
    """The values with which a job is played in place of those of the game: an owner's, a variant's, or a scenario's."""
    rules = rules_of(job.game)
    if job.own:
        brought: dict[str, Any] = {}
        lay_paths("", brought, read(job.own).data.get(OVERRIDES, {}))
        lay_paths("", brought, read(job.tables).data if job.tables else {})
        tables = getattr(rules.setting(scenarios_of(job.game)[0]), "tables", None)
        return [change for change in changes_in(brought, "", tables) if change.was != change.now]
    usual = base_of(job.scenario) if job.scenario in variants_of(job.game) else job.scenario
    before, after = (all_values(setting, usual) for setting in (rules.setting(usual), job.runner().setting))
    return list(changes_between(before, after))


def changes_between(before: Any, after: Any, path: tuple[str, ...] = ()) -> Iterator[Change]:
    """The values that differ, by dotted path; whole lists are compared, and what values say of themselves is not."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        if plain(before) != plain(after):
            yield Change(".".join(path), plain(before), plain(after))
        return
    for name in dict.fromkeys((*before, *after)):
        if name not in UNSAID:
            yield from changes_between(before.get(name), after.get(name), (*path, name))
