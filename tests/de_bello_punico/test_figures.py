"""The figures in the rulebooks are those of the data, in both languages."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any, cast

import pytest

from bellona.gamekit.catalog import LANGUAGES
from bellona.games.de_bello_punico.data.scenarios import load_scenario, load_tables
from bellona.games.de_bello_punico.data.values import COLUMNS, ROWS
from bellona.games.de_bello_punico.rules import c10_combat, c13_commanders, c15_special_units

from ..figures_in_rulebooks import Row, chapter_text, numbers_in, said, tables_in, text_of, whole_text
from .battles import SCENARIOS

GAME = "de_bello_punico"
TABLES = load_tables(None)
TYPES = TABLES.types
TITLES = ("types", "missiles", "families", "elephants", "boxes", "terrain", "scenarios")
every_language = pytest.mark.parametrize("language", LANGUAGES)

IMPASSABLE = {"en": "impassable", "it": "vietato"}
DRAWS = {
    "en": {"rome": "a Roman victory", "carthage": "a Carthaginian victory", "nobody": "nobody’s"},
    "it": {"rome": "vittoria romana", "carthage": "vittoria cartaginese", "nobody": "di nessuno"},
}
GROUND = ("open", "road", "rocky", "bush", "hill", "river")
TEMPERS = ("no_effect", "halted", "enraged", "stampede")
CODE = rf"\b({'|'.join(TYPES)})\b(?: \([^)]*\))?"
NUMBER = r"(\d+)"
COUNTER = {
    "en": {"combat": "with combat {}", "movement": "with {} MP(?! left)", "morale": "with VM {}"},
    "it": {
        "combat": "con {} Punt[oi] Combattimento",
        "movement": "(?:con|da) {} PM(?! avanzat| rimast)",
        "morale": "con VM {}",
    },
}
"""How an example states the values of a counter."""
LEVELS = {
    "trebbia": ("17.1.4a", ["rome"]),
    "beneventum": ("17.2.3a", ["carthage", "rome"]),
    "po": ("17.3.3a", ["carthage", "rome"]),
    "zama": ("17.4.3a", ["carthage", "rome"]),
}
"""Where the length and the rout levels of a battle are said, and in which order; 12 for both at the Trebbia."""
COMMAND = {
    "trebbia": ("17.1.2d", ["rome", "carthage"]),
    "beneventum": ("R45", ["rome", "carthage"]),
    "po": ("17.3.2", ["both"]),
    "zama": ("17.4.2", ["both"]),
}
"""Where the command points of a battle are said, and in which order."""


@cache
def tables(language: str) -> dict[str, list[Row]]:
    """The tables of chapter T by what they are about."""
    return dict(zip(TITLES, tables_in(chapter_text(GAME, language, "T")), strict=True))


def cells(row: Row) -> list[str]:
    return list(row.values())


def paragraph(language: str, rule: str, number: int = 0) -> str:
    """A paragraph of a rule."""
    return text_of(GAME, language, rule).split("\n\n")[number]


# --- chapter T


@every_language
def test_the_table_of_unit_types(language):
    rows = tables(language)["types"]
    assert [row[0] for row in map(cells, rows)] == list(TYPES)
    for code, _, _, combat, movement, morale, reach, rout, rear, _ in map(cells, rows):
        kind = TYPES[code]
        assert [int(combat), int(movement), int(morale)] == [kind.combat, kind.movement, kind.morale], code
        assert reach == (str(kind.missile_range) if kind.missile_range else "-"), code
        assert (int(rout), rear) == (kind.rout_points, f"+{kind.rear_bonus}"), code


@every_language
def test_the_missile_table(language):
    rows = tables(language)["missiles"]
    told: dict[Any, Any] = {}
    for row in rows:
        shooter, reach = cells(row)[0].split()[0], int(cells(row)[0].split()[-1])
        for targets, highest in list(row.items())[1:]:
            told |= {(shooter, reach, target): int(highest) for target in targets.split()}
    classes = TABLES.target_classes.classes
    assert told == {
        (shooter, reach, target): highest
        for shooter, row in TABLES.missile.items()
        for reach, line in ((1, row.range1), (2, row.range2))
        for target_class, highest in line.items()
        for target in classes[target_class]
    }


@every_language
def test_the_support_families(language):
    families = [set(types.split(", ")) for _, types in map(cells, tables(language)["families"])]
    own = [{code for code, kind in TYPES.items() if kind.support_family == name} for name in TABLES.support.families]
    assert families == own
    told = {code: family for code, *_, family in map(cells, tables(language)["types"])}
    assert all(len({told[code] for code in family}) == 1 for family in own)


@every_language
def test_the_elephant_table(language):
    results = []
    for temper, row in zip(TEMPERS, tables(language)["elephants"], strict=True):
        faces = numbers_in(cells(row)[0])
        results += [temper] * (faces[-1] - faces[0] + 1)
    assert tuple(results) == TABLES.elephant_table.results
    for rule, temper in (("15.1c", TEMPERS[0]), ("15.1d", TEMPERS[1]), ("15.1e", TEMPERS[2]), ("15.1f", TEMPERS[3])):
        faces = [face for face, result in enumerate(TABLES.elephant_table.results, 1) if result == temper]
        first = paragraph(language, rule)
        assert numbers_in(first)[: len(faces)] == faces, rule


@every_language
def test_the_terrain_costs(language):
    for terrain, row in zip(GROUND, tables(language)["terrain"], strict=True):
        for scenario, cell in zip(SCENARIOS, cells(row)[1:], strict=True):
            cost = load_scenario(scenario, None).terrain_cost.get(terrain)
            expected = "-" if cost is None else IMPASSABLE[language] if cost == 0 else str(cost)
            assert cell == expected, (terrain, scenario)


def map_of(scenario: str) -> str:
    """The map that the file of a battle names."""
    file = resources.files("bellona.games.de_bello_punico").joinpath("data", "scenarios", f"{scenario}.toml")
    return str(tomllib.loads(file.read_text(encoding="utf-8"))["map"])


@every_language
def test_the_table_of_scenarios(language):
    for scenario, row in zip(SCENARIOS, tables(language)["scenarios"], strict=True):
        data = load_scenario(scenario, None)
        name, side, turns, rome, carthage, draw, romans, punics = cells(row)
        assert numbers_in(name) == [data.date.bc]
        assert map_of(scenario) == f"side_{side.lower()}"
        assert [int(turns), int(rome), int(carthage)] == [data.turns, data.rout_level.rome, data.rout_level.carthage]
        assert draw == DRAWS[language][data.draw]
        for leader, told in ((data.rome.leader, romans), (data.carthage.leader, punics)):
            assert told.split()[:2] == [leader.name, str(leader.points)]


# --- sentences


def line_with(language: str, words: str) -> str:
    """The one line of chapter T in which these words stand."""
    (found,) = (line for line in chapter_text(GAME, language, "T").splitlines() if words in line)
    return found


@every_language
def test_the_limits_of_boxes_and_commanders(language):
    boxes, leader = TABLES.command_boxes, TABLES.commander
    limits = [boxes.points_per_box, boxes.exceptions["Fortuna"]]
    assert (
        numbers_in(line_with(language, {"en": "**Command boxes.**", "it": "**Caselle di comando.**"}[language]))[:2]
        == limits
    )
    summary = line_with(language, {"en": "A commander has no", "it": "Il comandante non ha Punti"}[language])
    assert numbers_in(summary)[:3] == [leader.movement, leader.radius_per_point, leader.rout_points]
    least, most = boxes.leader_points
    assert numbers_in(paragraph(language, "4a"))[: most - least + 1] == list(range(least, most + 1))
    assert numbers_in(paragraph(language, "13b")) == [leader.movement]


@every_language
def test_the_values_that_examples_give_to_counters(language):
    text = whole_text(GAME, language)
    for value, form in COUNTER[language].items():
        for code, told in said(text, CODE + " " + form.replace("{}", NUMBER)):
            assert int(told) == getattr(TYPES[code], value), f"{code} {value} {told}"


@every_language
def test_rout_points_and_rear_bonuses_by_type(language):
    for rule, points in (("16.1a", 2), ("16.1b", 1), ("16.1d", 0)):
        assert points_of(rule, language) == {points}
    for rule, bonus in (("10.5a", 2), ("10.5b", 1)):
        first = paragraph(language, rule)
        assert {TYPES[code].rear_bonus for code in re.findall(CODE, first)} == {bonus}
        assert numbers_in(first) == [bonus]
    assert {TYPES[code].rout_points for code in re.findall(CODE, paragraph(language, "R33"))} == {1}
    assert {TYPES[code].rear_bonus for code in re.findall(r"\b(M|SC)\b", paragraph(language, "R34"))} == {1}


def points_of(rule: str, language: str) -> set[int]:
    """What the types named in a rule are worth; a number in it says the same."""
    first = paragraph(language, rule)
    worth = {TYPES[code].rout_points for code in re.findall(CODE, first)}
    assert set(numbers_in(first)) <= worth
    return worth


@every_language
def test_the_commander_costs_his_points(language):
    assert numbers_in(paragraph(language, "16.1c")) == [TABLES.commander.rout_points]
    assert TABLES.commander.dies_on == (1,)
    assert numbers_in(paragraph(language, "13f")) == [1]
    assert c13_commanders.REFUGE_RANGE in numbers_in(text_of(GAME, language, "R30"))


@every_language
def test_the_bonuses_of_combat(language):
    assert numbers_in(paragraph(language, "10.3c"))[0] == c15_special_units.CHARGE_BONUS
    assert set(numbers_in(paragraph(language, "10.3d"))[:2]) == {1, c10_combat.ELEPHANT_RUN}
    price = [c15_special_units.CHARGE_BONUS, c15_special_units.CHARGE_PRICE_FROM, 6, 1]
    assert numbers_in(paragraph(language, "15.2c")) == price


@every_language
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_length_and_the_levels_of_a_battle(language, scenario):
    data, (rule, order) = load_scenario(scenario, None), LEVELS[scenario]
    levels = [data.rout_level.of(cast(Any, side)) for side in order]
    assert numbers_in(paragraph(language, rule)) == [data.turns, *levels]
    assert scenario != "trebbia" or data.rout_level.rome == data.rout_level.carthage


@every_language
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_command_points_of_a_battle(language, scenario):
    data, (rule, order) = load_scenario(scenario, None), COMMAND[scenario]
    points = {"rome": data.rome.leader.points, "carthage": data.carthage.leader.points}
    if order == ["both"]:
        assert len(set(points.values())) == 1
        points = {"both": points["rome"]}
    assert numbers_in(paragraph(language, rule)) == [points[side] for side in order]


@every_language
@pytest.mark.parametrize(
    ("scenario", "rule", "grounds"),
    [
        ("trebbia", "17.1.1a", ["open", "rocky"]),
        ("beneventum", "17.2.1a", ["open", "bush"]),
        ("po", "17.3.1a", ["open", "bush"]),
        ("zama", "17.4.1", ["open"]),
    ],
)
def test_the_costs_that_a_battle_tells(language, scenario, rule, grounds):
    cost = load_scenario(scenario, None).terrain_cost
    assert numbers_in(paragraph(language, rule)) == [cost[ground] for ground in grounds]
    assert scenario == "zama" or cost["hill"] == cost[grounds[-1]]


@every_language
def test_the_map_is_as_large_as_it_is_said_to_be(language):
    assert numbers_in(paragraph(language, "R1"))[:2] == [COLUMNS, ROWS]
