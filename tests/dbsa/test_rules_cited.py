"""Every event cites the rule that caused it."""

from __future__ import annotations

import re

import pytest

import bellona
from bellona.games.dbsa.position.records import DESTROYED, HELD, Grade
from bellona.games.dbsa.rules.events import ROWS, Cause
from bellona.rulebook import load_rulebook

from .battles import MOUNTED, TYPES, any_way, based, battle, clash, duel
from .test_outcome_table import GOINGS, TABLE, dice_for, expected, ground


def row(grade: Grade, own: str, enemy: str, going: str) -> set[str]:
    """The rules of the sheet that may be cited for what becomes of a loser, from their sentences."""
    bad, less = going == "bad", grade == Grade.LESS
    if not less:
        if own == "LH":
            by = {"5.30"} if enemy in MOUNTED else set()
            return by | ({"5.31"} if bad else set()) or {"5.32"}
        if own == "Sh":
            if enemy in ("Ax", "Sh"):
                return {"5.34"}
            return {"5.33"} if enemy in MOUNTED and not bad else {"5.35"}
        return {"5.36"}
    if own == "El":
        return ({"5.15"} if bad else set()) | ({"5.14"} if enemy == "Sh" else set()) or {"5.16"}
    if own == "Kn":
        return ({"5.18"} if bad else set()) | ({"5.17"} if enemy in ("El", "Sh", "LH") else set()) or {"5.19"}
    if own in ("Sp", "Pk"):
        return {"5.27"} if enemy in ("Kn", "Wb") else {"5.28"} if enemy in ("LH", "Sh") else {"5.29"}
    if own == "Bd":
        return {"5.21"} if enemy == "Wb" else {"5.22"} if enemy in ("LH", "Sh") else {"5.23"}
    return {{"Cv": "5.20", "LH": "5.20", "Ax": "5.24", "Sh": "5.25", "Wb": "5.26"}[own]}


@pytest.mark.parametrize("grade", TABLE, ids=lambda grade: grade.name.lower())
def test_every_cell_of_the_table_knows_its_row(grade):
    world = battle("A1 Bd 1200,1200,0").match.setting.world
    for own, name in enumerate(TYPES):
        for enemy, other in enumerate(TYPES):
            for bad, going in enumerate(GOINGS):
                cause = tuple(Cause)[world.outcome_cause[grade, own, enemy, bad]]
                assert cause.rule in row(grade, name, other, going), (name, other, going)


@pytest.mark.parametrize(
    ("grade", "own", "enemy", "going"),
    [
        (Grade.LESS, "El", "Sh", "good"),
        (Grade.LESS, "Kn", "Bd", "bad"),
        (Grade.LESS, "Bd", "LH", "good"),
        (Grade.LESS, "Sp", "Wb", "good"),
        (Grade.LESS, "Ax", "Kn", "bad"),
        (Grade.HALF, "LH", "Bd", "good"),
        (Grade.HALF, "Sh", "Ax", "bad"),
        (Grade.HALF, "Bd", "Sh", "bad"),
    ],
)
def test_what_becomes_of_a_loser_cites_that_row(grade, own, enemy, going):
    mine, theirs, die, other = dice_for(grade, own, enemy, going)
    field = duel(mine, die, theirs, other, terrain=ground(going))
    kind = expected(grade, own, enemy, going).split()[0]
    assert field.event(kind)["rule"] in row(grade, own, enemy, going)


def test_the_most_dangerous_enemy_is_the_one_whose_row_is_cited():
    field = clash("A1 Bd 1200,1000,0", "T1 Sp 1200,1000,180", "T2 Wb 1280,920,270", dice=[1, 3])
    assert (field.event("destroyed")["rule"], field.event("destroyed")["by"]) == ("5.21", "wb")


def test_rows_are_worded_as_the_book_words_them():
    """A row that holds, recoils or destroys says so, in the book and in its cause."""
    book = load_rulebook("dbsa", "en")
    words = battle("A1 Bd 1200,1200,0").match.setting.words
    for rule, cause in ROWS.items():
        told = words.say(f"cause-{cause.word.replace('_', '-')}", {}, "en")
        text = next(each.text for each in book.rules if each.id == rule)
        for stem in ("recoil", "destroy", "held|hold"):
            assert bool(re.search(stem, text.split("Example:")[0])) == bool(re.search(stem, told)), (rule, stem)


@any_way
@pytest.mark.parametrize(
    ("mover", "friend", "rule"),
    [("Sh 1200,940,0", "Pk 1200,1000,0", "3.19"), ("Cv 1200,920,0", "Sh 1200,1000,0", "3.20"),
     ("Bd 1200,920,0", "Sh 1200,1000,0", "3.21")],
)  # fmt: skip
def test_who_passes_through_friends_cites_its_own_right(way, mover, friend, rule):
    field = battle(f"A1 {mover}", f"A2 {friend}", "T1 Bd 1200,1500,180", way=way)
    field.play(f"move A1 ahead {280 if 'Bd' not in mover else 150}")
    assert field.event("passed_through")["rule"] == rule


def test_lining_up_with_a_camp_cites_its_ruling():
    field = battle("A1 LH 1250,2200,0", "A9 Bd 400,400,0", "T1 Bd 400,1900,180", camps={"teal": 1200})
    assert field.play("move A1 ahead 80 line teal-camp front").event("lined_up")["rule"] == "B2"


def test_fights_cite_what_makes_them():
    attack = clash("A1 Sp 1200,100,0", "T1 Bd 1200,120,180", camps={"amber": 1200}, active="teal", dice=[3, 3])
    assert attack.event("fight")["rule"] == "R62"
    assert duel("Bd", 3, "Bd", 3).event("fight")["rule"] == "4.1"


def test_whoever_is_pushed_pushes_on():
    elements = ("A1 Pk 1200,1000,0", "A2 Pk 1200,940,0", "A3 Pk 1200,880,0", "T1 Bd 1200,1000,180")
    told = clash(*elements, dice=[1, 4]).happened("pushed")
    assert [(each["element"], each["friend"], each["rule"]) for each in told] == [
        ("A1", "A2", "5.8"),
        ("A2", "A3", "R54"),
    ]


def test_a_lone_element_that_marches_has_moved():
    field = battle("A1 Bd 1200,1000,0", "A2 Bd 600,600,0")
    assert field.play("march A1 ahead 100").event("moved")["rule"] == "3.1"
    column = battle("A1 Bd 1200,1000,0", "A2 Bd 1200,940,0", "A3 Bd 600,600,0")
    assert column.play("march A1+A2 ahead 100").event("marched")["rule"] == "R20"


@pytest.mark.parametrize(
    ("elements", "lost", "rule"),
    [
        (("A1 Bd 1200,1000,0 general", "T1 Wb 1200,1000,180"), 0, "6.1"),
        (("A1 Bd 1200,1000,0", "T1 Wb 1200,1000,180"), 3, "6.3"),
    ],
)
def test_a_victory_cites_how_it_was_won(elements, lost, rule):
    field = clash(*elements, "A2 Bd 600,600,0", lost={"amber": lost}, dice=[1, 5])
    assert (field.event("won")["rule"], field.event("won")["reason"]) == (
        rule,
        {"6.1": "general", "6.3": "losses"}[rule],
    )


def test_a_victory_by_a_camp_cites_the_camp():
    field = battle("T1 LH 1200,120,180", "A9 Bd 400,900,0", camps={"amber": 1200}, active="teal").play("done")
    assert field.event("won")["rule"] == "6.2"


def test_draws_and_offers_cite_what_allows_them():
    far = ("A1 Bd 600,600,0", "T1 Bd 600,1900,180")
    field = battle(*far, bound=60).play("offer")
    assert field.event("offered")["rule"] == "B4"
    assert field.play("agree").event("drawn")["rule"] == "R72"
    assert battle(*far, bound=60).play("offer", "refuse").event("refused")["rule"] == "B4"
    assert battle(*far, bound=60, limit=60).play("done").event("drawn")["rule"] == "B4"


def test_both_sides_are_ready_each_by_its_rule():
    field = based("south").play("suggested", "ready")
    assert field.event("side_ready")["rule"] == "1.4"
    assert field.play("suggested", "ready").event("side_ready")["rule"] == "1.6"


def test_a_table_of_ones_own_cites_the_rule_that_two_types_decide(tmp_path):
    own = tmp_path / "own.toml"
    own.write_text("[outcomes.less]\nBd = [{ result = 'destroyed' }]\n")
    match = bellona.game("dbsa").start("open_plain", tables=own)
    world = match.setting.world
    assert (world.outcome[Grade.LESS, 4, 5, 0], world.outcome_cause[Grade.LESS, 4, 5, 0]) == (
        DESTROYED,
        Cause.TWO_TYPES,
    )
    assert world.outcome[Grade.LESS, 5, 3, 0] == HELD
