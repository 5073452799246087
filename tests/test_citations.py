"""An event cites a rule that covers it: a table for each game lists them, by kind and cause.

The tables are `tests/<game>/citations.toml`: kind of event, word of its cause ("none" where it has none), rule ids.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bellona
from bellona import Event, Match
from bellona.bots import choose
from bellona.gamekit.event_table import EventTable
from bellona.registry import game_slugs
from bellona.rulebook import load_rulebook

Table = dict[str, dict[str, list[str]]]

HERE = Path(__file__).parent
TABLED = [slug for slug in game_slugs() if HERE.joinpath(slug, "citations.toml").exists()]
SCENARIOS = [(slug, scenario) for slug in TABLED for scenario in bellona.game(slug).scenarios]
NONE = "none"
STEPS = 1200
GAMES = (("random", 1), ("random", 2), ("greedy", 1))


@cache
def table(slug: str) -> Table:
    """Which rules the events of a game may cite."""
    found: Table = tomllib.loads(HERE.joinpath(slug, "citations.toml").read_text(encoding="utf-8"))
    return found


def engine(slug: str) -> Any:
    """The compiled part of a game, with the enumerations of its codes."""
    return bellona.game(slug).rules.setting(bellona.game(slug).scenarios[0]).engine


def entries(slug: str) -> Iterator[tuple[str, str, list[str]]]:
    """The table line by line."""
    for kind, causes in table(slug).items():
        for cause, rules in causes.items():
            yield kind, cause, rules


def cause_of(event: Event) -> str:
    """The word of an event's cause."""
    cause = event.args.get("cause")
    return cause.name.removeprefix("cause-").replace("-", "_") if cause is not None else NONE


def events_of(match: Match, level: str, seed: int) -> Iterator[Event]:
    """The events of a game that bots of a level play, to its end or for this many steps."""
    yield from match.opening
    while match.result is None and len(match.steps) < STEPS:
        yield from match.play(choose(match, level, seed))


@pytest.mark.parametrize("slug", TABLED)
def test_every_kind_and_cause_is_in_the_table_and_nothing_else(slug: str) -> None:
    kinds = {told.word for told in engine(slug).event_kinds if told}
    causes = {cause.word for cause in engine(slug).causes if cause}
    assert set(table(slug)) == kinds
    assert {cause for _, cause, _ in entries(slug)} - {NONE} == causes


@pytest.mark.parametrize("slug", TABLED)
def test_the_table_names_rules_of_the_rulebook(slug: str) -> None:
    known = set(load_rulebook(slug).ids)
    assert {rule for _, _, rules in entries(slug) for rule in rules} <= known
    assert all(rules for _, _, rules in entries(slug))


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_every_scenario_cites_by_the_table(slug: str, scenario: str) -> None:
    setting = bellona.game(slug).rules.setting(scenario)
    engine, table = setting.engine, EventTable(setting.engine)
    told = {code.word: place for place, code in enumerate(engine.event_kinds)}
    causes = {code.word: place for place, code in enumerate(engine.causes)} | {NONE: 0}
    parts = range(1, len(engine.parts))
    for kind, cause, rules in entries(slug):
        for part in parts if kind == "modifier" else (0,):
            numbers = [part if place == engine.part_place else 0 for place in range(4)]
            cited = table.read(setting, (told[kind], causes[cause], *numbers)).rule
            assert cited in rules, f"{kind} by {cause} cites {cited}"


@pytest.mark.parametrize(("level", "seed"), GAMES)
@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_no_event_of_a_game_cites_another_rule(slug: str, scenario: str, level: str, seed: int) -> None:
    match = bellona.game(slug).start(scenario, seed=seed)
    allowed = {(kind, cause): rules for kind, cause, rules in entries(slug)}
    for event in events_of(match, level, seed):
        place = (event.kind, cause_of(event))
        assert event.rule in allowed.get(place, ()), f"{event.text} ({place}) cites {event.rule}"
