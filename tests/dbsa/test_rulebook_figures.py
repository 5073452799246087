"""The figures that both rulebooks and the messages state are those of the data and of the rules in force."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bellona.gamekit.catalog import LANGUAGES
from bellona.games.dbsa import game as dbsa
from bellona.games.dbsa.data.scenarios import load_field, load_tables, scenario_slugs
from bellona.games.dbsa.data.values import TYPES, OutcomeRow, Tables
from bellona.games.dbsa.position.records import ARMY, HALF, PACE
from bellona.games.dbsa.rules.c01_setup import DIE, EDGES
from bellona.games.dbsa.rules.c02_sequence import FIRST_OFFER
from bellona.games.dbsa.rules.c04_combat import (
    CONTACTED_BEHIND,
    HINDERED,
    IN_CAMP,
    ON_HIGHER_GROUND,
    OVERLAPPED,
    WITH_GENERAL,
)
from bellona.rulebook import load_rulebook

TABLES: Tables = load_tables()
TROOPS: Any = TABLES.troops
TOLERANCE = TABLES.tolerance
T, A = TOLERANCE.distance, TOLERANCE.angle
WIDTH = 2 * HALF // PACE
ALL_ROWS = [
    (name, row) for grade in (TABLES.outcomes.less, TABLES.outcomes.half) for name in TYPES for row in grade[name]
]


def move(*names: str, bad: bool = False) -> list[float]:
    """The one limit of some types."""
    return sorted({TROOPS[name].move_bad if bad else TROOPS[name].move_good for name in names})


def factors(name: str) -> list[float]:
    """The factors of a type, or the one that it has against everybody."""
    both = [TROOPS[name].factor_foot, TROOPS[name].factor_mounted]
    return both[:1] if both[0] == both[1] else [*both]


def support(front: str, rear: str) -> list[float]:
    supported: Any = TABLES.support.of
    return [supported[front][rear].bonus]


def recoil(rule: str) -> list[float]:
    """How far the rows of a rule recoil."""
    return sorted({row.length for _, row in ALL_ROWS if row.rule == rule and row.result == "recoil"})


def river_widths() -> list[float]:
    """The narrowest and the widest river."""
    pieces = [piece for slug in scenario_slugs() for piece in load_field(slug).terrain if piece.kind == "river"]
    pieces += [piece for n in range(40) for piece in load_field(f"random-{n}").terrain if piece.kind == "river"]
    widths = [piece.width or TABLES.terrain["river"].width for piece in pieces]
    return [min(widths), max(widths)]


MOUNTED = [name for name in TYPES if TROOPS[name].mounted]
STATED: dict[str, list[float]] = {
    "R1": [TABLES.board.width, 0, 90, 180, 270, WIDTH / 2, WIDTH / 2],
    "R2": [T, A, A, T, T, TOLERANCE.move_slack],
    "R3": [1, DIE],
    "R4": [1, 2, 3, EDGES],
    "R7": [ARMY],
    "R8": [TABLES.camp.width, TABLES.camp.depth],
    "1.5": [TABLES.board.strip],
    "2.4": [TABLES.road.extra],
    "3.11": move("LH"),
    "3.12": move("Cv"),
    "3.13": [TABLES.road.limit],
    "3.14": move("El", "Kn"),
    "3.15": move("Ax", "Sh"),
    "3.16": move("Bd", "Sp", "Pk", "Wb"),
    "3.17": move(*MOUNTED, bad=True),
    "R14": [A],
    "R17": [T],
    "R18": [T],
    "R23": [TOLERANCE.road_snap, TOLERANCE.road_angle],
    "R29": [T, A],
    "R30": [T, TOLERANCE.line_up],
    "R38": [A, T],
    "R41": [T],
    "R45": [0, T],
    "R46": [T],
    "R47": river_widths(),
    "R51": [T],
    "R56": [A],
    "R57": [T],
    "R61": [T, IN_CAMP],
    "R62": [T, A],
    "4.5": factors("Bd"),
    "4.6": factors("El"),
    "4.7": factors("Sp"),
    "4.8": factors("Kn"),
    "4.9": factors("Pk"),
    "4.10": factors("Cv"),
    "4.11": factors("Wb"),
    "4.12": factors("Ax"),
    "4.13": factors("LH"),
    "4.14": factors("Sh"),
    "4.17": support("Pk", "Pk"),
    "4.18": support("Sp", "Sp"),
    "4.19": support("Bd", "Sh"),
    "4.20": support("Sp", "Sh"),
    "4.22": [IN_CAMP],
    "4.23": [WITH_GENERAL],
    "R70": [WITH_GENERAL],
    "4.24": [ON_HIGHER_GROUND],
    "4.27": [ON_HIGHER_GROUND],
    "R74": [ON_HIGHER_GROUND, 2 * ON_HIGHER_GROUND],
    "4.28": [-OVERLAPPED],
    "4.29": [-CONTACTED_BEHIND],
    "4.30": [-HINDERED],
    "4.31": [-HINDERED],
    "R49": sorted({row.length for _, row in ALL_ROWS if row.length}, reverse=True),
    **{rule: recoil(rule) for rule in ("5.16", "5.19", "5.20", "5.23", "5.24", "5.25", "5.26", "5.29", "5.32", "5.35")},
    "R72": [FIRST_OFFER],
    "B4": [FIRST_OFFER],
}
"""The figures of every rule that states any."""
WITHOUT_DATA = {"1.2", "R48"}
"""Faces of a die, and nothing at all."""


def figures(text: str) -> list[float]:
    """The numbers of a text but for the ids of rules; Italian has a comma where English has a point."""
    text = re.sub(r"(\d),(\dp)", r"\1.\2", text)
    plain = re.sub(r"\b[RB]\d+\b|(?<![\d,])\b[1-6]\.\d+\b(?!p)", "", text)
    return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", plain)]


def statement(text: str) -> str:
    """A rule without its reason and its example."""
    return re.split(r"\n\n(?:!\[|Why: |Example: |Perché: |Esempio: )", text)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_every_rule_are_those_in_force(language: str) -> None:
    book = load_rulebook("dbsa", language)
    stated = {rule.id: figures(statement(rule.text)) for rule in book.rules}
    assert {rule for rule, found in stated.items() if found} - WITHOUT_DATA == set(STATED)
    for rule, expected in STATED.items():
        assert sorted(stated[rule]) == sorted(expected), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_state_the_same_figures_as_their_rules(language: str) -> None:
    for rule in load_rulebook("dbsa", language).rules:
        if rule.id not in WITHOUT_DATA:
            assert set(figures(rule.title)) <= set(figures(statement(rule.text))), rule.id


def test_six_three_counts_as_the_data_do() -> None:
    words = {4: ("fourth", "quart")}[TABLES.losing.elements]
    for language, word in zip(LANGUAGES, words, strict=True):
        (text,) = (rule.text for rule in load_rulebook("dbsa", language).rules if rule.id == "6.3")
        assert word in statement(text)


# --- the tables of chapter T


def tables_of(language: str) -> list[list[list[str]]]:
    """Every table of the last chapter, row by row, without its headings."""
    chapter = next(chapter for chapter in load_rulebook("dbsa", language).chapters if chapter.id == "T")
    blocks = re.findall(r"(?:^\|.*\|$\n?)+", chapter.text, re.MULTILINE)
    return [
        [[cell.strip() for cell in line.strip("|").split("|")] for line in block.splitlines()[2:]] for block in blocks
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_troops(language: str) -> None:
    rows = tables_of(language)[0]
    assert [row[0] for row in rows] == list(TYPES)
    everybody, nobody = {"en": ("everybody", "nobody"), "it": ("tutti", "nessuno")}[language]
    for name, _, *numbers, passes in rows:
        troop = TROOPS[name]
        hindered = HINDERED if troop.hindered else 0
        told = [troop.depth, troop.move_good, troop.move_bad, troop.factor_foot, troop.factor_mounted, hindered]
        assert [float(number) for number in numbers] == told, name
        if len(set(troop.passes)) == len(TYPES):
            assert passes == everybody
        elif not troop.passes:
            assert passes == nobody
        elif troop.passes_most == 1:
            assert set(troop.passes) == set(TYPES) - set(MOUNTED), "one of foot"
        else:
            assert passes.split() == list(troop.passes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_above_the_table_of_troops(language: str) -> None:
    chapter = next(chapter for chapter in load_rulebook("dbsa", language).chapters if chapter.id == "T")
    assert figures(chapter.text.partition("|")[0]) == [WIDTH, TABLES.road.limit]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_factors(language: str) -> None:
    found = [float(row[-1]) for row in tables_of(language)[1]]
    assert found == [
        *support("Pk", "Pk"), *support("Sp", "Sp"), *support("Bd", "Sh"), IN_CAMP, WITH_GENERAL, ON_HIGHER_GROUND,
        OVERLAPPED, CONTACTED_BEHIND, HINDERED,
    ]  # fmt: skip
    assert support("Bd", "Sh") == support("Sp", "Sh")


def cell(rows: tuple[OutcomeRow, ...], enemy: str, bad: bool) -> str:
    """What becomes of a loser, as the book writes it."""
    row = next(row for row in rows if row.fits(enemy, bad))  # type: ignore[arg-type]
    return {"destroyed": "†", "held": "="}.get(row.result, f"{row.length:g}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("grade", ["less", "half"])
def test_the_tables_of_outcomes(language: str, grade: str) -> None:
    rows = tables_of(language)[2 if grade == "less" else 3]
    data = getattr(TABLES.outcomes, grade)
    named = {row[0]: row[1:] for row in rows}
    others = [name for name in TYPES if name not in named]
    for name in TYPES:
        *good, bad = named.get(name) or rows[-1][1:]
        assert good == [cell(data[name], enemy, False) for enemy in TYPES], name
        in_bad = [cell(data[name], enemy, True) for enemy in TYPES]
        if bad in ("the same", "lo stesso"):
            assert in_bad == good, name
        elif bad.startswith("600,"):
            assert {enemy for enemy, told in zip(TYPES, in_bad, strict=True) if told == "†"} == {"Ax", "Sh"}
            assert set(in_bad) == {"600", "†"}
        else:
            assert set(in_bad) == {bad}, name
    assert grade == "half" or not others


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_ground(language: str) -> None:
    rows = tables_of(language)[4]
    bad = {"en": "bad", "it": "cattivo"}[language]
    told = sum(len(row[0].split(",")) for row in rows if row[1] == bad)
    assert told == sum(kind.going == "bad" for kind in TABLES.terrain.values())
    hills = [row for row in rows if "+" in row[2]]
    assert {figure for row in hills for figure in figures(row[2])} == {ON_HIGHER_GROUND}
    assert len(hills) == sum(kind.hill for kind in TABLES.terrain.values()) + 1, "and the bank"


# --- messages that state figures


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("prompt-deploy", [TABLES.board.strip]),
        ("refusal-outside-strip", [TABLES.board.strip]),
        ("refusal-nothing-to-offer", [FIRST_OFFER]),
        ("refusal-off-road", [TOLERANCE.road_snap]),
        ("refusal-wrong-way-on-road", [TOLERANCE.road_angle]),
        ("refusal-line-up-too-far", [TOLERANCE.line_up]),
    ],
)
def test_messages_state_the_figures_in_force(language: str, name: str, expected: list[float]) -> None:
    told = {"seat": "x", "number": 7, "element": "x", "other": "x", "place": "x"}
    assert [figure for figure in figures(dbsa.WORDS.say(name, told, language)) if figure != 7] == expected
