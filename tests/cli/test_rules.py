"""`bellona rules`: the rulebook, the code and the tests behind each rule."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from bellona.cli.rule_proofs import proofs
from bellona.gamekit.values import NotUnderstood
from bellona.rulebook import is_within, load_rulebook, parse

from .conftest import Outcome

Cli = Callable[..., Outcome]
GAME = "de_bello_punico"

BOOK = """\
# A game

A preface.

## 1 First things

An introduction.

### 1.1 A rule

Its text.

Example: more text.

### 1.1a A part

Another text.

## R Rulings
"""


# --- the rulebook


def test_a_rulebook_is_chapters_and_rules():
    first, rulings = parse(BOOK)
    assert (first.id, first.title, first.text) == ("1", "First things", "An introduction.")
    assert [rule.id for rule in first.rules] == ["1.1", "1.1a"]
    assert first.rules[0].text == "Its text.\n\nExample: more text."
    assert rulings.rules == ()


@pytest.mark.parametrize(
    ("rule_id", "section", "expected"),
    [
        ("10.4.1", "10.4", True),
        ("10.4a", "10.4", True),
        ("10.41", "10.4", False),
        ("R12", "R", True),
        ("R1", "", False),
    ],
)
def test_a_section_holds_its_parts(rule_id: str, section: str, expected: bool):
    assert is_within(rule_id, section) is expected


def test_both_rulebooks_have_the_same_rules():
    english, italian = load_rulebook(GAME, "en"), load_rulebook(GAME, "it")
    assert english.ids == italian.ids
    assert len(english.ids) == len(set(english.ids))
    assert all(rule.text and rule.title for book in (english, italian) for rule in book.rules)


def test_a_rule_is_found_by_its_id_or_its_section():
    book = load_rulebook(GAME)
    assert [rule.id for rule in book.find("10.4.1")] == ["10.4.1"]
    assert {"10.4a", "10.4.1"} <= {rule.id for rule in book.find("10.4")}
    assert [rule.id for rule in book.find("r12")] == ["R12"]
    assert book.find("99") == ()


@pytest.mark.parametrize(("language", "word"), [("en", "victory"), ("it", "vittoria")])
@pytest.mark.parametrize("game", ["de_bello_punico", "punic_wars", "dbsa", "latium"])
def test_a_rulebook_begins_with_how_to_win(game: str, language: str, word: str):
    first = load_rulebook(game, language).chapters[0]
    assert (first.id, first.rules) == ("W", ())
    assert word in first.text.lower()


def test_only_known_languages_have_a_rulebook():
    with pytest.raises(NotUnderstood):
        load_rulebook(GAME, "la")


# --- the tests that prove rules

MARKED = """\
import pytest

pytestmark = [pytest.mark.rule("some_game 1"), pytest.mark.slow]


@pytest.mark.rule("some_game 2.1")
@pytest.mark.rule("other_game 9")
def test_plain():
    pass


@pytest.mark.rule("some_game 3")
class TestMany:
    pytestmark = pytest.mark.rule("some_game 4")

    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("some_game 5"))])
    async def test_inside(self, x):
        pass


def helper():
    pass
"""


def test_marks_are_read_from_functions_classes_modules_and_parameters(tmp_path: Path):
    (tmp_path / "test_some.py").write_text(MARKED)
    found = proofs(tmp_path, "some_game")
    assert {rule_id: [proof.test for proof in tests] for rule_id, tests in found.items()} == {
        "1": ["test_plain", "test_inside"],
        "2.1": ["test_plain"],
        "3": ["test_inside"],
        "4": ["test_inside"],
        "5": ["test_inside"],
    }
    assert str(found["2.1"][0]) == f"{tmp_path.name}/test_some.py:8 test_plain"


# --- the command


def test_rules_prints_text_code_and_tests(cli: Cli):
    shown = cli("rules", GAME, "10.4.1")
    assert shown.status == 0
    assert shown.out.startswith("10.4.1  ")
    assert "c10_combat.py" in shown.out
    assert "test_ch10_combat.py" in shown.out


def test_rules_as_json(cli: Cli):
    rules = cli("rules", GAME, "--json").document["rules"]
    assert len(rules) == len(load_rulebook(GAME).ids)
    assert set(rules[0]) == {"id", "title", "chapter", "text", "code", "tests"}


def test_rules_in_italian(cli: Cli):
    italian = load_rulebook(GAME, "it").find("10.4.1")[0]
    assert italian.title in cli("rules", GAME, "10.4.1", "--lang", "it").out


def test_coverage_lists_rules_without_a_test_and_exits_1(cli: Cli, tmp_path: Path):
    (tmp_path / "test_little.py").write_text(
        dedent(f'''\
        import pytest

        @pytest.mark.rule("{GAME} 10.4.1")
        @pytest.mark.rule("{GAME} 77.7")
        def test_something():
            pass
        ''')
    )
    shown = cli("rules", GAME, "--coverage", "--tests", str(tmp_path), "--json")
    assert shown.status == 1
    assert "10.4.1" not in shown.document["without_test"]
    assert "10.4a" in shown.document["without_test"]
    assert shown.document["unknown_in_tests"] == ["77.7"]
    assert "10.4a" in cli("rules", GAME, "--coverage", "--tests", str(tmp_path)).out


def test_coverage_of_everything_exits_0(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    ids = load_rulebook(GAME).ids
    marks = "\n".join(f'@pytest.mark.rule("{GAME} {rule_id}")' for rule_id in ids)
    (tmp_path / "test_all.py").write_text(f"import pytest\n{marks}\ndef test_all(): pass\n")
    monkeypatch.setattr("bellona.cli.commands.rules.enforced", lambda game: dict.fromkeys(ids, ()))
    assert cli("rules", GAME, "--coverage", "--tests", str(tmp_path)).status == 0


def test_coverage_needs_a_folder_of_tests(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    installed = tmp_path / "site-packages" / "bellona" / "games" / GAME
    monkeypatch.setattr("bellona.cli.rule_proofs.source_folders", lambda game: [installed])
    monkeypatch.chdir(tmp_path)
    refused = cli("rules", GAME, "--coverage")
    assert refused.status == 2
    assert refused.err.count("\n") == 1
    assert cli("rules", GAME, "10.4.1", "--json").document["rules"][0]["tests"] == []


def test_tests_that_are_no_python_are_named(cli: Cli, tmp_path: Path):
    (tmp_path / "test_bad.py").write_text("def broken(:\n")
    refused = cli("rules", GAME, "--coverage", "--tests", str(tmp_path))
    assert refused.status == 2
    assert "test_bad.py" in refused.err
