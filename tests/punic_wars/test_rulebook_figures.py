"""The figures that both rulebooks state are those of the data."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from bellona.gamekit.catalog import LANGUAGES, Catalog
from bellona.games.punic_wars.actions.moves import MOST_FUNDS
from bellona.games.punic_wars.data.scenarios import load_scenario, load_tables
from bellona.games.punic_wars.data.values import (
    ATTRITION_DICE,
    COLUMNS,
    COMBAT_DICE,
    ODDS,
    ROWS,
    SIDES,
    DiplomacyTable,
    Scenario,
)
from bellona.games.punic_wars.position.records import MOST_TREASURY, MOVEMENT_POINTS, STEP_DOWN
from bellona.games.punic_wars.rules.c10_towns import AGAINST_WALLS, IN_THE_OPEN
from bellona.games.punic_wars.rules.c11_attrition import SHIPWRECK, loss_of
from bellona.games.punic_wars.rules.c13_recruitment import PRICE
from bellona.rulebook import load_rulebook

from .wars import GAME, SCENARIOS

TABLES = load_tables(None)
WARS = tuple(load_scenario(slug, None) for slug in SCENARIOS)
FIRST, SECOND, THIRD = WARS
WORDS: Catalog = GAME.rules.words
NEUTRAL = {"en": "neutral", "it": "neutrale"}
CLOSED = {"en": "closed", "it": "chius"}
NUMBER = re.compile(r"\bL(\d)|(?<![\w:.])(-?\d+)(?!\w|:\d|\.\d)")
HEX = re.compile(r"\b\d{4}\b")

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


# --- reading the books


def text_of(rule: str, language: str) -> str:
    """The text of one rule."""
    found = [each for each in load_rulebook("punic_wars", language).find(rule) if each.id == rule]
    return found[0].text


def figures(text: str) -> list[int]:
    """All numbers in a text but those of rules, ratios and what stands in brackets."""
    bare = re.sub(r"\([^)]*\)", "", text)
    return [int(level or number) for level, number in NUMBER.findall(bare)]


def stated(rule: str, language: str, paragraph: int = 0) -> list[int]:
    """The numbers of one paragraph of a rule."""
    return figures(text_of(rule, language).split("\n\n")[paragraph])


@cache
def tables_of(language: str) -> tuple[list[list[str]], ...]:
    """The tables of chapter T, in the order of the book, without their headings."""
    book = load_rulebook("punic_wars", language)
    text = next(chapter.text for chapter in book.chapters if chapter.id == "T")
    blocks = re.findall(r"(?:^\|.*\n?)+", text, re.MULTILINE)
    return tuple(
        [[cell.strip() for cell in row.strip("|").split("|")] for row in block.splitlines()[2:]] for block in blocks
    )


COMBAT, MODIFIERS, LOSSES, ATTRITION, ONE, TWO, TERRAIN, REGIONS, PLACES, POINTS, LEADERS, LEVELS = range(12)


# --- chapter T


def test_the_combat_table(language: str) -> None:
    rows = tables_of(language)[COMBAT]
    assert [int(row[0]) for row in rows] == list(COMBAT_DICE)
    for place, odds in enumerate(ODDS, 1):
        assert [row[place] for row in rows] == TABLES.combat.cells(odds)


def test_the_modifiers_of_walls(language: str) -> None:
    walls = TABLES.walls
    assert [int(row[1]) for row in tables_of(language)[MODIFIERS][2:]] == [walls.town, walls.city, walls.great_city]


def test_the_percent_losses(language: str) -> None:
    for row in tables_of(language)[LOSSES]:
        strength, *lost = map(int, row)
        assert lost == [loss_of(percent, strength) for percent in (25, 50, 75)]
    assert loss_of(75, 9) == 7


def covered(label: str, first: bool, last: bool, dice: range) -> Iterator[int]:
    """The dice for which a row of a table stands."""
    low, high = min(figures(label)), max(figures(label))
    yield from (die for die in dice if (first or die >= low) and (last or die <= high))


def test_the_attrition_table(language: str) -> None:
    rows = tables_of(language)[ATTRITION]
    found = {}
    for place, (label, percent) in enumerate(rows):
        for die in covered(label, place == 0, place == len(rows) - 1, ATTRITION_DICE):
            assert die not in found
            found[die] = int(percent.rstrip("%"))
    assert [found[die] for die in ATTRITION_DICE] == list(TABLES.attrition.percents)


@pytest.mark.parametrize(("place", "table"), [(ONE, TABLES.diplomacy.one), (TWO, TABLES.diplomacy.two)])
def test_the_diplomacy_tables(language: str, place: int, table: DiplomacyTable) -> None:
    rows = tables_of(language)[place]
    assert len(rows) == len(table.rows)
    lowest = None
    for (label, result), row in zip(rows, table.rows, strict=True):
        numbers = figures(label)
        if row.highest is not None:
            assert max(numbers) == row.highest
        if lowest is not None:
            assert min(numbers) == lowest
        lowest = None if row.highest is None else row.highest + 1
        if row.region:
            assert WORDS.say(f"region-{row.region.replace('_', '-')}", {}, language) in result


def test_the_regions(language: str) -> None:
    rows = tables_of(language)[REGIONS]
    assert len(rows) == len(TABLES.regions)
    for (name, value, *sides), (slug, region) in zip(rows, TABLES.regions.items(), strict=True):
        assert name == WORDS.say(f"region-{slug.replace('_', '-')}", {}, language)
        assert int(value) == region.value
        for told, scenario in zip(sides, WARS, strict=True):
            assert told.startswith(begins(scenario, slug, language)), (name, scenario.id)
            assert (CLOSED[language] in told) == (slug in (*scenario.closed, *scenario.closed_until_illyrian_war))


def begins(scenario: Scenario, region: str, language: str) -> str:
    """Whom a region favours at the start, in words."""
    if region in scenario.closed:
        return CLOSED[language]
    side = scenario.starting_side(region)
    return WORDS.say(f"side-{side}", {}, language) if side else NEUTRAL[language]


def test_the_towns_and_cities(language: str) -> None:
    for (_, cities, towns), slug in zip(tables_of(language)[PLACES], TABLES.regions, strict=True):
        here = {hex_id: place for hex_id, place in TABLES.map.places.items() if TABLES.region_of(hex_id) == slug}
        assert set(HEX.findall(cities)) == {hex_id for hex_id, place in here.items() if place.walls != "town"}
        assert set(HEX.findall(towns)) == {hex_id for hex_id, place in here.items() if place.walls == "town"}


def test_the_most_points(language: str) -> None:
    counters = TABLES.counters
    limits = [[limit.land, limit.naval] for limit in (counters.rome, counters.carthage, counters.syracuse)]
    assert [list(map(int, row[1:])) for row in tables_of(language)[POINTS]] == limits
    assert stated("7.35b", language) == [number for limit in limits for number in limit]


def test_the_leaders(language: str) -> None:
    for row, side in zip(tables_of(language)[LEADERS], SIDES, strict=True):
        for cell, value in zip(row[1:4], (3, 2, 1), strict=True):
            named = re.findall(r"[RC]-[A-H]", cell)
            letters = [
                name for name, worth in TABLES.leaders.values.items() if worth == value and name[0] == side[0].upper()
            ]
            assert (named[:1], named[-1:]) == (letters[:1], letters[-1:])
        assert figures(row[4]) == [scenario.most_leaders.of(side) for scenario in WARS]
    assert stated("8.41", language) == [scenario.most_leaders.rome for scenario in WARS]


def levels_of(scenario: Scenario) -> list[list[int]]:
    """The stated numbers of each level of victory."""
    victory = scenario.victory
    assert victory is not None
    low, middle, high = victory.marginal, victory.substantial, victory.decisive
    return [[low - 1], [low, middle - 1], [middle, high - 1], [high]]


def test_the_levels_of_victory(language: str) -> None:
    rows = tables_of(language)[LEVELS]
    for column, (scenario, rule) in enumerate(((FIRST, "19.15"), (SECOND, "19.25")), 1):
        assert [figures(row[column]) for row in rows] == levels_of(scenario)
        assert stated(rule, language) == [number for level in levels_of(scenario) for number in level]
    assert stated("18.21", language) == [scenario.victory.automatic for scenario in (FIRST, SECOND) if scenario.victory]


# --- set-ups


SETUPS = [
    (FIRST, "carthage", "19.11"), (FIRST, "rome", "19.12"), (FIRST, "syracuse", "19.13"),
    (SECOND, "carthage", "19.21"), (SECOND, "rome", "19.22"), (SECOND, "syracuse", "19.23"),
    (THIRD, "carthage", "19.31"), (THIRD, "rome", "19.32"), (THIRD, "syracuse", "19.33"),
]  # fmt: skip


@pytest.mark.parametrize(("scenario", "owner", "rule"), SETUPS)
def test_the_set_ups(language: str, scenario: Scenario, owner: str, rule: str) -> None:
    lines = [line for line in scenario.setup if line.side == owner]
    wanted: list[int] = []
    for line in lines:
        wanted += [*filter(None, (line.land, line.naval)), *values(line.leaders)]
        wanted += [] if line.region else [int(line.hex)]
    assert stated(rule, language) == wanted
    if len(lines) > 1:
        total = [sum(line.land for line in lines), sum(line.naval for line in lines)]
        assert stated(rule, language, 1) == total + values([name for line in lines for name in line.leaders])


def values(leaders: Sequence[str]) -> list[int]:
    """The values of some leaders, each once."""
    return sorted({TABLES.leaders.values[name] for name in leaders}, reverse=True)


# --- numbers in the rules


def figures_of_rules() -> dict[str, list[int]]:
    """What the first paragraph of a rule counts."""
    chart, walls, special = TABLES.map, TABLES.walls, FIRST.special
    one = TABLES.diplomacy.one.rows
    assert one[0].highest is not None
    assert one[-2].highest is not None
    return {
        "3.1": [COLUMNS, ROWS],
        "3.2b": [MOVEMENT_POINTS],
        "9.14a": [IN_THE_OPEN, AGAINST_WALLS],
        "9.22": [-walls.town],
        "9.23": [-walls.city],
        "9.24": [-walls.great_city, -walls.city],
        "9.25b": [COMBAT_DICE[0], COMBAT_DICE[-1], 6, 3],
        "10.33": [AGAINST_WALLS, IN_THE_OPEN],
        "13.11": [PRICE],
        "15.11": [FIRST.treasury.rome],
        "16.36.1b": [one[0].highest],
        "16.36.1c": [one[-2].highest + 1],
        "19.14C": [-special.roman_seamanship],
        "19.14D1": [1, special.shipyards_wanted],
        "19.14D2": [SHIPWRECK, 1, special.shipyards_wanted],
        "B2": [MOST_FUNDS],
        "B15": [MOST_TREASURY],
        "R18": [IN_THE_OPEN],
        "R24": [IN_THE_OPEN],
        "R26": [AGAINST_WALLS],
        "17.0a": [FIRST.setup[-1].land, FIRST.setup[-1].naval, int(chart.syracuse)],
    }  # fmt: skip


@pytest.mark.parametrize("rule", figures_of_rules())
def test_the_numbers_of_a_rule(language: str, rule: str) -> None:
    assert stated(rule, language) == figures_of_rules()[rule]


def test_the_value_of_all_regions(language: str) -> None:
    value = {slug: region.value for slug, region in TABLES.regions.items()}
    assert stated("14.0", language, 1) == [value["latium"], value["hispania"], sum(value.values())]


def test_the_ferries(language: str) -> None:
    named = HEX.findall(text_of("5.37a", language).split("\n\n")[0])
    assert named[:3] == list(TABLES.map.ferries)
    assert set(TABLES.map.ferries.values()) <= set(named)


def test_two_consuls_step_down(language: str) -> None:
    assert STEP_DOWN == 2
    assert {"en": "two", "it": "due"}[language] in text_of("8.4a", language).lower()


@pytest.mark.parametrize(
    ("message", "wanted"),
    [
        ("refusal-funds-too-high", [MOST_FUNDS]),
        ("refusal-relief-too-slow", [IN_THE_OPEN]),
        ("refusal-too-few-points-to-attack", [IN_THE_OPEN, AGAINST_WALLS]),
        ("refusal-treasury-too-low", [PRICE]),
        ("prompt-recruit", [PRICE]),
        ("refusal-no-shipyards", [1, FIRST.special.shipyards_wanted]),
        ("event-shipyards-closed", [1, FIRST.special.shipyards_wanted]),
    ],
)
def test_the_numbers_of_a_message(language: str, message: str, wanted: list[int]) -> None:
    file = (GAME.rules.folder / f"messages.{language}.ftl").read_text("utf-8")
    line = next(line for line in file.splitlines() if line.startswith(f"{message} ="))
    assert figures(re.sub(r"\{[^}]*\}", "", line.partition("=")[2])) == wanted
