"""The figures that both rulebooks state are those by which the game is played."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bellona.gamekit.catalog import LANGUAGES
from bellona.games.latium.data.options import LENGTHS
from bellona.games.latium.data.scenarios import load_tables
from bellona.games.latium.data.values import SEATS, TOWNS, Effect
from bellona.games.latium.game import FOLDER
from bellona.games.latium.position.battlefield import CARDS, CENTURIAE
from bellona.games.latium.position.records import CLAIMS
from bellona.games.latium.position.vocabulary import ACCORDS, CLAUSES, LETTERS_EACH, MOST_AES, PERSONS, WARS
from bellona.games.latium.rules.c01_turn.sequence import MOST_ACTS
from bellona.games.latium.rules.c03_signa.offers import ROUNDS
from bellona.games.latium.rules.c04_arma import ARCHER_POINTS, CLIPEUS_POINTS
from bellona.games.latium.rules.c05_growth import IRA_STOPS_GROWTH
from bellona.games.latium.rules.c05_legion import CIVES_A_CENTURIA
from bellona.games.latium.rules.c07_houses.exile import HELP
from bellona.games.latium.rules.c07_houses.family import MOST_FILII
from bellona.games.latium.rules.c08_diplomacy.audience import SULLEN, TRANSIT_TURNS
from bellona.games.latium.rules.c08_diplomacy.letters import LAPSES_AFTER
from bellona.games.latium.rules.c10_war.captives import BREAKS_ON
from bellona.games.latium.rules.c10_war.declaring import HELP_WITHIN
from bellona.games.latium.rules.c10_war.hostility import PATIENCE
from bellona.games.latium.rules.c11_battle.deployment import MOST_UNITS
from bellona.games.latium.rules.c11_battle.end import CAPTURE_DISTANCE, CAPTURED_AT, PHASES
from bellona.games.latium.rules.c11_battle.field import COLLES, FEATURE, FEW_UNITS, MANY_UNITS, SILVAE, measure
from bellona.games.latium.rules.c11_battle.initiative import DUX_ADDS, MOST_TIES, REX_ADDS
from bellona.games.latium.rules.c11_battle.losses import DESTROYED_AT, FALLS_BACK_AT, WAITS
from bellona.games.latium.rules.c11_battle.movement import (
    ALLOWANCE,
    MOST_ACTIONS,
    RANGE,
    RANGE_FROM_COLLE,
    REACH,
    SILVA_COST,
)
from bellona.games.latium.rules.c11_battle.shots import REST, VOLLEYS
from bellona.games.latium.rules.c11_battle.signa import DUX_SET, REX_SET
from bellona.games.latium.rules.c12_discrimen import FALL_BACK_AT, ROUT_AT, TABLE
from bellona.games.latium.rules.c14_victory import AES_A_POINT, CIVES_A_POINT
from bellona.rulebook import Rule, load_rulebook

TABLES = load_tables()
MAP, CARDS_OF, ECONOMY = TABLES.map, TABLES.cards, TABLES.economy
MARCH, LEVEL, WAR, AUDIENCE, NEED = MAP.march, ECONOMY.level, ECONOMY.war, ECONOMY.audience, ECONOMY.audience.need
CYCLE, SEMESTER = ECONOMY.calendar.cycle, ECONOMY.calendar.semester
SIGNA, EVENTI = CARDS_OF.signa, CARDS_OF.eventi
PASSI = 50
SMALL, MIDDLE, WIDE = (measure(units) for units in (FEW_UNITS - 1, FEW_UNITS, MANY_UNITS + 1))

STATED: dict[str, tuple[int, ...]] = {
    "2.1": (len(EVENTI),),
    "2.10": (CYCLE,),
    "2.12": (*(turns // CYCLE for turns in LENGTHS[:3]), *LENGTHS[:3]),
    "4.9": (CLIPEUS_POINTS,),
    "4.11": (ARCHER_POINTS,),
    "8.5": (ECONOMY.loan.turns,),
    "8.13": (ECONOMY.ira.limit - 1,),
    "8.14": (HELP,),
    "8.25": (AUDIENCE.friction,),
    "9.1": (MARCH.planities, MARCH.allowance),
    "9.2": (MARCH.altopiano,),
    "9.3": (MARCH.mons,),
    "9.4": (MARCH.river,),
    "9.14": (MARCH.allowance,),
    "10.8": (MARCH.allies,),
    "10.22": (FEW_UNITS,),
    "10.23": (MANY_UNITS,),
    "11.3": (REX_ADDS, DUX_ADDS),
    "11.4": (SIGNA["alacritas"].plain,),
    "11.9": (CENTURIAE,),
    "11.13": (FEATURE, FEATURE, SILVA_COST, COLLES[1], SILVAE[1], COLLES[2], SILVAE[2]),
    "11.17": (PASSI, PASSI * ALLOWANCE[0], ALLOWANCE[0]),
    "11.18": (PASSI * RANGE,),
    "11.19": (PASSI * (ALLOWANCE[0] - 1), PASSI * ALLOWANCE[0], PASSI * ALLOWANCE[2]),
    "11.20": (MOST_ACTIONS,),
    "11.26": (CLIPEUS_POINTS,),
    "11.33": (SIGNA["damnum"].plain,),
    "11.34": (FALLS_BACK_AT,),
    "12.3": (1, -TABLE[0]),
    "12.4": (2, -TABLE[1]),
    "12.5": (3, TABLE[2]),
    "12.6": (4, TABLE[3]),
    "12.7": (ROUT_AT, 2, 2, -TABLE[1], 2 + TABLE[1]),
    "D1": (2, len(SEATS)),
    "D4": (SEMESTER,),
    "D6": (MAP.towns["roma"].cives, ECONOMY.start.aes, *ECONOMY.start.legion.all),
    "D10": (MARCH.river,),
    "D11": (MARCH.allowance,),
    "D15": (AUDIENCE.friction,),
    "D21": (sum(len(card.results) for card in EVENTI.values()),),
    "D22": (sum(sign.count for sign in SIGNA.values()),),
    "D25": (REX_SET, DUX_SET, 1),
    "D26": (*LEVEL.caps, ECONOMY.areae.cap, ECONOMY.areae.step),
    "D27": (ECONOMY.areae.cost, *LEVEL.costs[1:]),
    "D28": (ECONOMY.production.per_civis,),
    "D29": (1, IRA_STOPS_GROWTH),
    "D30": (ECONOMY.feeding.cost, 1),
    "D31": (ECONOMY.ira.limit,),
    "D32": (1,),
    "D33": (ECONOMY.ira.ludi, 1),
    "D35": (*ECONOMY.milites.cost.all, ECONOMY.milites.pay),
    "D37": (ECONOMY.sacra.templum, ECONOMY.sacra.ara, ECONOMY.sacra.upgrade),
    "D40": (
        1, AUDIENCE.money_step, AUDIENCE.money_most, SIGNA["eloquentia"].plain, SIGNA["eloquentia"].raised, 1, 1,
        SULLEN, 1, NEED["pactum"], NEED["foedus"], NEED["matrimonium"], NEED["loan"], NEED["transit"],
    ),
    "D42": (1, AUDIENCE.offence),
    "D45": (HELP_WITHIN, MARCH.allowance),
    "D46": (AUDIENCE.friction,),
    "D47": (WAR.slave, MARCH.allies),
    "D50": (0,),
    "D52": (WAR.claim,),
    "D53": (MARCH.allowance,),
    "D56": (MARCH.allowance,),
    "D57": (WAR.terms,),
    "D58": (WAR.spoils, WAR.sack, 100, WAR.slave),
    "D60": (*SMALL[:2], FEW_UNITS, MANY_UNITS, *MIDDLE[:2], MANY_UNITS, *WIDE[:2]),
    "D61": (SMALL[1] - 2 * SMALL[2] + 1,),
    "D63": (ALLOWANCE[0], ALLOWANCE[1], 1),
    "D64": (REACH[0], REACH[1]),
    "D65": (RANGE, RANGE_FROM_COLLE),
    "D67": (DESTROYED_AT,),
    "D70": (ROUT_AT, ROUT_AT + 1, FALL_BACK_AT, FALL_BACK_AT + 1),
    "D73": (PHASES,),
    "D74": (CAPTURE_DISTANCE, CAPTURED_AT),
    "D75": (WAR.ransom_rex, WAR.ransom_filius, WAR.captivity, BREAKS_ON),
    "D77": (ECONOMY.victory.towns, TOWNS, ECONOMY.victory.capita),
    "B43": (MOST_UNITS,),
    "B75": (MARCH.allowance,),
    "B78": (MOST_AES,),
}  # fmt: skip
"""The numerals of a rule, outside its example and its table, as the game has them."""

TOLD_ELSEWHERE = {
    "9.8", "9.10", "9.11", "9.13", "11.1", "11.5", "11.42", "11.43", "11.45", "11.47", "11.48", "11.37", "D7", "D69",
    "B76",
}  # fmt: skip
"""Journeys, the battle of the guide, duels and dice with their own tests, which count them out."""

IN_WORDS: dict[str, tuple[int, ...]] = {
    "1.5": (CARDS,),
    "2.3": (4,),
    "2.4": (4,),
    "3.3": (2,),
    "3.10": (SIGNA["opportunitas"].plain,),
    "4.6": (CARDS,),
    "6.6": (ECONOMY.sacra.favours,),
    "6.12": (ECONOMY.sacra.favours,),
    "6.13": (ECONOMY.sacra.areas,),
    "7.4": (MOST_FILII,),
    "11.30": (REST,),
    "11.35": (WAITS,),
    "D29": (ECONOMY.growth.divisor,),
    "D34": (CIVES_A_CENTURIA,),
    "B10": (len(SEATS),),
    "B12": (MOST_ACTS,),
    "B17": (ROUNDS,),
    "B18": (ECONOMY.sacra.favours,),
    "B19": (ECONOMY.sacra.areas,),
    "B31": (CYCLE,),
    "B42": (MOST_TIES,),
    "B45": (ARCHER_POINTS,),
    "B54": (TRANSIT_TURNS,),
    "B57": (LETTERS_EACH, LAPSES_AFTER),
    "B59": (PATIENCE,),
    "B65": (MARCH.allies,),
    "B72": (ACCORDS, WARS, CLAIMS, PERSONS),
    "D78": (CIVES_A_POINT,),
}
PARTS: dict[str, tuple[int, ...]] = {
    "D2": (SEMESTER,),
    "D34": (ECONOMY.milites.equites_divisor, ECONOMY.milites.sagittarii_divisor),
    "D44": (ECONOMY.accords.foedus, ECONOMY.accords.contingent),
    "D59": (ECONOMY.accords.tribute,),
    "11.29": (-VOLLEYS,),
    "5.6": (-(CYCLE // SEMESTER),),
}
"""One part in this many; below zero, this many times."""
NUMERALS = {
    "en": {2: "two", 3: "three", 4: "four", 6: "six", 8: "eight", 10: "ten", 12: "twelve", 16: "sixteen",
           24: "twenty-four", 40: "forty", 64: "sixty-four", 96: "ninety-six"},
    "it": {2: "due", 3: "tre", 4: "quattro", 6: "sei", 8: "otto", 10: "dieci", 12: "dodici", 16: "sedici",
           24: "ventiquattro", 40: "quaranta", 64: "sessantaquattro", 96: "novantasei"},
}  # fmt: skip
FRACTIONS = {
    "en": {2: "half", 4: "quarter", 6: "sixth", -2: "twice"},
    "it": {2: "metà", 4: "quarto", 6: "sesto", -2: "due volte"},
}
PERCENTS = {
    "en": {30: "three", 10: "one", 100: "nothing", -50: "halves", 25: "quarter", 50: "half"},
    "it": {30: "tre", 10: "un ", 100: "nulla", -50: "dimezza", 25: "quarto", 50: "metà"},
}
OTHER_IDS = re.compile(r"\b[DB]\d+s?\b|\b\d+\.\d+\b")
EXAMPLE = re.compile(r"^(Example|Esempio): .*$", re.MULTILINE)


def prose(rule: Rule) -> str:
    """The text of a rule without its example, its scores and the ids of other rules; D47 has figures in its table."""
    text = EXAMPLE.sub("", rule.text)
    if rule.id in ("D21", "D22", "D78"):
        text = "\n".join(line for line in text.splitlines() if not line.startswith("|"))
    return OTHER_IDS.sub("", text)


def numbers(text: str) -> tuple[int, ...]:
    """The numerals of a text."""
    return tuple(int(number) for number in re.findall(r"\d+", text))


def rules(language: str) -> dict[str, Rule]:
    """The rules of a rulebook by their ids."""
    return {rule.id: rule for rule in load_rulebook("latium", language).rules}


def rows(rule: Rule) -> Iterator[list[str]]:
    """The cells of a rule's table, without its heading."""
    found = [line for line in rule.text.splitlines() if line.startswith("|")]
    for line in found[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numerals_of_a_rule_are_those_of_the_game(language: str) -> None:
    stated = {name: numbers(prose(rule)) for name, rule in rules(language).items()}
    assert {name: stated[name] for name in STATED} == STATED


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_states_a_numeral_that_is_not_compared(language: str) -> None:
    telling = {name for name, rule in rules(language).items() if numbers(prose(rule))}
    assert telling == STATED.keys() | TOLD_ELSEWHERE


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_in_words_are_those_of_the_game(language: str) -> None:
    book = rules(language)
    for name, figures in IN_WORDS.items():
        for figure in figures:
            assert re.search(rf"\b{NUMERALS[language][figure]}\b", book[name].text, re.IGNORECASE), (name, figure)
    for name, parts in PARTS.items():
        for part in parts:
            assert FRACTIONS[language][part] in book[name].text, (name, part)


def test_no_rule_states_a_figure_above_three_in_words_that_is_not_compared() -> None:
    words = "|".join(word for figure, word in NUMERALS["en"].items() if figure > 3)
    telling = {name for name, rule in rules("en").items() if re.search(rf"\b({words})\b", prose(rule), re.IGNORECASE)}
    assert telling <= IN_WORDS.keys() | TOLD_ELSEWHERE


def test_both_languages_state_the_same_numerals() -> None:
    english, italian = rules("en"), rules("it")
    for name, rule in english.items():
        told = [numbers(OTHER_IDS.sub("", text)) for text in (rule.text, italian[name].text)]
        assert told[0] == told[1], name


@pytest.mark.rule("latium D78")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_final_count_of_the_rulebook_is_that_of_the_game(language: str) -> None:
    told = list(rows(rules(language)["D78"]))
    score = ECONOMY.score
    assert [int(points) for _, points in told] == [getattr(score, name) for name in score.__struct_fields__]
    assert (numbers(told[12][0]), AES_A_POINT) == ((AES_A_POINT,), 25)


@pytest.mark.rule("latium D22")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signa_of_the_rulebook_are_those_of_the_deck(language: str) -> None:
    told = {cells[0].lower(): cells[1:] for cells in rows(rules(language)["D22"])}
    assert list(told) == list(SIGNA)
    for name, sign in SIGNA.items():
        god, count, _, effect = told[name]
        assert (god.lower(), int(count)) == (sign.god, sign.count), name
        in_words = {figure for figure, word in NUMERALS[language].items() if f" {word}" in effect}
        figures = {sign.plain, sign.raised} - {0}
        assert figures - {1} <= set(numbers(effect)) | in_words, name
        assert set(numbers(effect)) <= figures, name


def figures_of(effect: Effect) -> set[int]:
    """What the text of a result has to state of an effect; percents are put in words."""
    if effect.op.endswith("_pct"):
        return set()
    kept = {"filius": (effect.extra,), "cives": (effect.value,), "centuria": (effect.value,)}
    return {abs(figure) for figure in kept.get(effect.op, (effect.value, effect.extra, effect.turns)) if figure}


def named(result: str, gap: str) -> str:
    """The name of a result, which stands before the plain words and the effect."""
    return re.split(r":| \(", result)[0].lower().replace(" ", gap)


@pytest.mark.rule("latium D21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_results_of_the_rulebook_are_those_of_the_cards(language: str) -> None:
    told = list(rows(rules(language)["D21"]))
    assert [cells[0].lower().replace(" ", "_") for cells in told] == list(EVENTI)
    for cells, card in zip(told, EVENTI.values(), strict=True):
        for text, result in zip(cells[2:], card.results, strict=True):
            effect = text.split(":", 1)[1]
            assert named(text, "_") == result.id
            figures = set().union(*(figures_of(one) for one in result.effects))
            assert figures - {1} <= set(numbers(effect)) <= figures, result.id
            for one in result.effects:
                if one.op == "cives_pct":
                    assert PERCENTS[language][abs(one.value)] in effect, result.id
                if one.op == "production_pct":
                    assert PERCENTS[language][100 if one.value == -100 else one.value] in effect, result.id


# --- messages


SAID: dict[str, tuple[int, ...]] = {
    "refusal-two-filii-already": (MOST_FILII,),
    "refusal-letters-full": (LETTERS_EACH,),
    "refusal-clauses-full": (CLAUSES,),
    "refusal-no-area-left": (ECONOMY.sacra.areas,),
    "refusal-term-too-long": (WAR.terms,),
    "refusal-socius-too-far": (MARCH.allies,),
    "refusal-acted-enough": (MOST_ACTIONS,),
    "refusal-must-wait-to-shoot": (REST,),
}


def messages(language: str) -> dict[str, str]:
    """The plain messages of the game."""
    text = FOLDER.joinpath(f"messages.{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+) = (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_say_of_the_cards_what_the_rulebook_says(language: str) -> None:
    said, book = messages(language), rules(language)
    for cells in rows(book["D21"]):
        for text in cells[2:]:
            assert said[f"outcome-{named(text, '-')}"] == text
    for cells in rows(book["D22"]):
        assert said[f"tell-signum-{cells[0].lower()}"] == cells[4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_that_state_a_figure_state_that_of_the_game(language: str) -> None:
    said = messages(language)
    for name, figures in SAID.items():
        for figure in figures:
            word = NUMERALS[language].get(figure, str(figure))
            assert re.search(rf"\b({word}|{figure})\b", said[name], re.IGNORECASE), name
    stating = {name for name, text in said.items() if name.startswith("refusal-") and re.search(r"\d", text)}
    assert stating <= SAID.keys()
