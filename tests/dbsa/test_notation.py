"""Actions as text: every form in both directions, and one clear sentence for invalid texts."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bellona
from bellona.games.dbsa.actions.moves import LegKind, Verb
from bellona.games.dbsa.text.notation import ELEMENT_NAMES, read_number, write_number

GAME = bellona.game("dbsa")
DOC: dict[str, Any] = {
    "scenario": "open_plain",
    "elements": {
        "A3": {"type": "Bd", "x": 1200, "y": 600, "facing": 0},
        "T5": {"type": "Bd", "x": 1200, "y": 1600, "facing": 180},
    },
}
MATCH = GAME.load(DOC)
TEXTS = [
    "edges east south", "camp 1200", "camp 1000.25", "deploy A3 1200,600,0", "deploy T12 0.5,2400,359.99",
    "suggested", "ready", "move A3 ahead 150", "move A3 ahead -50", "move A3+A4+A5 ahead 50 left 20 ahead 30.5",
    "move A3 to 1200,800", "move A3 to 1200,800,45", "move A3 ahead 100 line T5 front",
    "move A3 ahead 1 line amber-camp left", "move A3 to -5,2500.01 line teal-camp right",
    "march A3+A4+A5 ahead 100 left 30 ahead 60", "march A3 road 400", "march A3+A4 road 700 extra 2",
    "contract A4+A3+A5 ahead 200", "done", "face T3 A5", "fight A3 T5", "offer", "agree", "refuse",
    "move A1+A12 right 0.01", "move T3+T4 ahead 10", "contract T4+T3 ahead 10",
    "move A3 ahead 1 left 2 right 3 to 4,5 to 6,7,8 line T12 rear",
]  # fmt: skip


def written(text: str) -> str:
    action = MATCH.parse(text)
    return str(MATCH.setting.action(MATCH.position, action.code))


@pytest.mark.parametrize("text", TEXTS)
def test_every_form_reads_and_writes_back(text: str) -> None:
    assert written(text) == text == str(MATCH.parse(text))


def test_the_forms_are_those_of_every_verb() -> None:
    assert {text.split()[0] for text in TEXTS} == {verb.word for verb in Verb.declared()}


def test_every_kind_of_leg_has_a_form() -> None:
    records = [MATCH.setting.engine.codes.filled(MATCH.parse(text).code) for text in TEXTS]
    kinds = {int(record.legs[number].kind) for record in records for number in range(record.count)}
    assert kinds == {kind for kind in LegKind if kind}


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("  move   A5+A3+A4 ahead 50.00 ", "move A3+A4+A5 ahead 50"),
        ("contract A4+A5+A3 ahead 10.50", "contract A4+A3+A5 ahead 10.5"),
        ("deploy A3 1200,600,360", "deploy A3 1200,600,0"),
        ("move A3 to 1200,800,-90", "move A3 to 1200,800,270"),
        ("march A3 road 400 extra 0", "march A3 road 400"),
        ("camp 0900", "camp 900"),
    ],
)
def test_an_action_has_one_text(text: str, normal: str) -> None:
    assert str(MATCH.parse(text)) == normal


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "does not begin with an order"),
        ("conquer A3", "does not begin with an order such as move, march or done"),
        ("edges east", "edges EDGE EDGE is expected"),
        ("edges east up", "'up' is no edge: one of north east south west is expected"),
        ("camp", "camp PLACE is expected"),
        ("camp 1e3", "'1e3' is no number with at most two decimals"),
        ("camp 1.234", "'1.234' is no number"),
        ("camp 100000", "100000 is too large: no number here has more than five digits before the point"),
        ("move A3 ahead -1234567.5", "-1234567.5 is too large"),
        ("deploy A3 1200,600", "'1200,600' is not written X,Y,FACING"),
        ("deploy A13 1200,600,0", "there is no element 'A13'; there are A1 to A12 and T1 to T12"),
        ("deploy A3 1200,,0", "'' is no number"),
        ("move", "move ELEMENTS LEGS is expected"),
        ("move A3+A3 ahead 10", "'A3+A3' names an element twice"),
        ("move A3+ ahead 10", "there is no element ''"),
        ("move A3 ahead", "'ahead' is no leg of a move"),
        ("move A3 back 50", "'back 50' is no leg of a move; there are ahead D"),
        ("move A3 to 1200", "'1200' is not written X,Y"),
        ("move A3 line T5", "'line T5' is no leg"),
        ("move A3 line T5 top", "'top' is no edge of a base: one of front right rear left is expected"),
        (
            "move A3 line red-camp front",
            "there is no element or camp 'red-camp'; there are A1 to A12, T1 to T12, amber-camp and teal-camp",
        ),
        ("move A3 ahead 1 ahead 1 ahead 1 ahead 1 ahead 1 ahead 1 ahead 1", "a move has at most 6 legs"),
        ("march A3 road 400 extra 6", "extra 0 to extra 5 is expected"),
        ("move A3 ahead 10 extra 1", "'extra 1' is no leg of a move"),
        ("fight A3", "fight ELEMENT ENEMY is expected"),
        ("done now", "done is expected"),
    ],
)
def test_what_is_no_action_is_told_in_one_sentence(text: str, complaint: str) -> None:
    with pytest.raises(bellona.NotUnderstood, match=re.escape(complaint)) as caught:
        MATCH.parse(text)
    assert "\n" not in str(caught.value)


@given(st.integers(-9_999_999, 9_999_999))
def test_numbers_read_back(hundredths: int) -> None:
    text = write_number(hundredths)
    assert read_number(text) == hundredths
    assert len(text.partition(".")[2]) <= 2
    assert "e" not in text


def test_names_of_the_elements() -> None:
    assert (ELEMENT_NAMES[0], ELEMENT_NAMES[11], ELEMENT_NAMES[12], ELEMENT_NAMES[23]) == ("A1", "A12", "T1", "T12")
