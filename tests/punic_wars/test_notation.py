"""Actions as text: every form in both directions, and one clear sentence for invalid texts."""

from __future__ import annotations

import pytest

import bellona
from bellona.games.punic_wars.actions.moves import Verb
from bellona.games.punic_wars.text.notation import LEADER_NAMES

from .wars import fresh, war

FORMS_OF_ACTIONS = [
    "deploy 4 land 2908", "deploy 2 naval 3314", "deploy leader 2908", "suggested", "fund 5", "retire R-C", "elect",
    "decline", "appoint R-B 2908", "return C-B 2516", "lead R-C", "join 4 land", "join 2 naval", "drop 1 land",
    "go 2909", "attack land", "attack naval", "emerge land 2908", "finish", "invert", "stand", "lose 2 land 2908",
    "lose 1 naval 2908", "lose 1 syracusan-land 3315", "lose 1 syracusan-naval 3315", "raise 2 land 2908",
    "raise 1 naval 2908", "done", "offer", "agree", "refuse",
]  # fmt: skip


@pytest.mark.parametrize("text", FORMS_OF_ACTIONS)
def test_every_form_reads_and_writes_back(text: str) -> None:
    match = war({"2908": {"rome": "2 land"}})
    action = match.parse(text)
    assert str(match.setting.action(match.position, action.code)) == text


def test_the_forms_are_those_of_every_verb() -> None:
    assert {text.split()[0] for text in FORMS_OF_ACTIONS} == {verb.word for verb in Verb.declared()}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "does not begin with an order"),
        ("conquer 2908", "does not begin with an order such as lead, go or done"),
        ("go", "go HEX is expected"),
        ("go 2909 2908", "go HEX is expected"),
        ("go 9999", "9999"),
        ("go Roma", "Roma"),
        ("join land 4", "'land' is no number"),
        ("join 4 syracusan-land", "one of land naval is expected"),
        ("join -1 land", "'-1' is no number"),
        ("join 1000 land", "a number from 0 to 999 is expected, and this one is larger"),
        ("join " + "9" * 5000 + " land", "a number from 0 to 999 is expected, and this one is larger"),
        ("join 0 land", "no points at all cannot be named"),
        ("drop 0 naval", "no points at all cannot be named"),
        ("raise 0 land 2908", "no points at all cannot be named"),
        ("lead R-Z", "there is no leader 'R-Z' in this war"),
        ("lose 1 elephant 2908", "one of land naval syracusan-land syracusan-naval is expected"),
        ("deploy leader", "deploy leader HEX is expected"),
        ("done now", "done is expected"),
    ],
)
def test_what_is_no_action_is_told_in_one_sentence(text: str, complaint: str) -> None:
    match = war({"2908": {"rome": "2 land"}})
    with pytest.raises(bellona.NotUnderstood, match=complaint.replace("[", r"\[")):
        match.parse(text)


def test_nothing_may_be_spent_on_diplomacy() -> None:
    match = war({"2908": {"rome": "2 land"}}, phase="diplomacy", treasury={"carthage": 3})
    assert match.check("fund 0") is None


def test_blanks_do_not_matter() -> None:
    match = war({"2908": {"rome": "2 land"}})
    assert str(match.parse("  go   2909 ")) == "go 2909"


def test_leaders_are_named_by_side_and_letter() -> None:
    assert LEADER_NAMES[:9] == ("R-A", "R-B", "R-C", "R-D", "R-E", "R-F", "R-G", "R-H", "C-A")
    with pytest.raises(bellona.NotUnderstood, match="R-A"):
        fresh("first_war").parse("lead R-A")


def test_what_is_set_up_or_spent_in_secret_is_masked() -> None:
    match = fresh("second_war")
    assert str(match.setting.mask(match.parse("fund 5"))) == "fund"
    assert str(match.setting.mask(match.parse("deploy 4 land 2908"))) == "deploy"
    assert str(match.setting.mask(match.parse("go 2908"))) == "go 2908"
