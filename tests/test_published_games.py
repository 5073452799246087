"""Games in separate packages: found by their entry points, and left out with one sentence if they cannot be used."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bellona.gamekit.catalog import LANGUAGES
from bellona.registry import game_slugs

SHIPPED = ("de_bello_punico", "punic_wars", "dbsa", "latium")
WORKING = """
from bellona.contract import GamePackage

PACKAGE = GamePackage(slug={slug!r}, module={module!r}, shelf_place=100, rooms={{}}, contract={contract})
"""


def publish(site: Path, module: str, slug: str, package: str = "", **files: str) -> None:
    """Put a game into a folder as if it had been installed there."""
    (site / module).mkdir()
    (site / module / "__init__.py").touch()
    (site / module / "package.py").write_text(package or WORKING.format(slug=slug, module=module, contract=1))
    (site / module / "scenarios.py").write_text("def scenario_slugs():\n    return ('first',)\n")
    for language in LANGUAGES:
        (site / module / f"messages.{language}.ftl").write_text(f"game-title = {slug}\n")
    for name, text in files.items():
        (site / module / f"{name}.py").write_text(text)
    told = site / f"{module}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[bellona.games]\n{slug} = {module}.package:PACKAGE\n")


def python(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A Python to which the folder belongs."""
    path = os.pathsep.join([str(site), *sys.path])
    environment = os.environ | {"PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1"}
    return subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, timeout=120)


def bellona(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return python(site, "-m", "bellona", *arguments)


def test_a_published_game_stands_among_the_others(tmp_path: Path) -> None:
    publish(tmp_path, "hasta", "hasta")
    found = bellona(tmp_path, "games")
    assert "hasta (hasta)\n  first" in found.stdout
    assert found.stderr == ""


@pytest.mark.parametrize(
    ("slug", "package", "sentence"),
    [
        ("hasta", "import nowhere", "cannot be imported (ModuleNotFoundError: "),
        ("hasta", "1 /", "its package hasta cannot be imported (SyntaxError: invalid syntax (package.py, line 1))."),
        ("hasta", "PACKAGE = 1", "names as hasta.package:PACKAGE is not a game of that name and place."),
        ("hasta", WORKING.format(slug="other", module="hasta", contract=1), "is not a game of that name and place."),
        ("hasta", WORKING.format(slug="hasta", module="other", contract=1), "is not a game of that name and place."),
        ("hasta", WORKING.format(slug="hasta", module="hasta", contract=7), "was made for version 7 of the contract"),
        ("dbsa", WORKING.format(slug="dbsa", module="hasta", contract=1), "dbsa has a game of the same name."),
    ],
)  # fmt: skip
def test_what_cannot_be_used_is_left_out_and_the_others_go_on(
    tmp_path: Path, slug: str, package: str, sentence: str
) -> None:
    publish(tmp_path, "hasta", slug, package)
    found = bellona(tmp_path, "games")
    assert found.returncode == 0
    assert found.stderr.startswith(f"The game {slug} ")
    assert found.stderr.endswith(f"{sentence}\n") or sentence in found.stderr
    assert found.stderr.count("\n") == 1
    assert all(f"({name})" in found.stdout for name in SHIPPED)
    assert "(hasta)" not in found.stdout


def test_a_game_without_words_or_scenarios_is_left_out(tmp_path: Path) -> None:
    publish(tmp_path, "alpha", "alpha")
    publish(tmp_path, "beta", "beta", scenarios="1 / 0")
    (tmp_path / "alpha" / "messages.it.ftl").unlink()
    found = bellona(tmp_path, "games")
    assert found.stderr.splitlines() == [
        "The game alpha is left out: its package alpha has no file messages.it.ftl.",
        "The game beta is left out: its package beta cannot be imported (beta cannot be played, since beta.scenarios "
        "cannot be imported: ZeroDivisionError: division by zero).",
    ]
    assert all(f"({name})" in found.stdout for name in SHIPPED)


def test_of_two_packages_with_the_same_game_the_first_by_name_is_played(tmp_path: Path) -> None:
    publish(tmp_path, "alpha", "hasta", WORKING.format(slug="hasta", module="alpha", contract=1))
    publish(tmp_path, "beta", "hasta", WORKING.format(slug="hasta", module="beta", contract=1))
    found = bellona(tmp_path, "games")
    assert "hasta (hasta)" in found.stdout
    assert found.stderr == "The game hasta of the package beta is left out: alpha has a game of the same name.\n"


def test_who_asks_for_a_game_that_was_left_out_is_told_why_in_their_language(tmp_path: Path) -> None:
    publish(tmp_path, "hasta", "hasta", "import nowhere")
    for name in ("hasta", "hasta/first"):
        found = bellona(tmp_path, "play", name, "--lang", "it")
        assert found.returncode == 2
        assert found.stderr.startswith("bellona: Il gioco hasta è escluso: il suo pacchetto hasta non si può importare")
        assert found.stderr.count("\n") == 1
    code = "import bellona; bellona.game('hasta')"
    assert "NotUnderstood: The game hasta is left out" in python(tmp_path, "-c", code).stderr


def test_a_game_whose_rules_are_broken_spoils_no_list_of_games(tmp_path: Path) -> None:
    publish(tmp_path, "hasta", "hasta", game="1 / 0")
    code = "from bellona.server.play.catalogue import games; print([game['slug'] for game in games()])"
    found = python(tmp_path, "-c", code)
    assert found.stdout.strip() == str(list(SHIPPED))
    played = bellona(tmp_path, "play", "hasta")
    assert played.stderr.startswith(
        "bellona: hasta cannot be played, since hasta.game cannot be imported: ZeroDivision"
    )
    assert played.stderr.count("\n") == 1


HASHES = """
from bellona.kernel.rules import enforced
from bellona.kernel.sources import compiled_modules, game_hash, game_of, module_hash
import hasta.rules
print(game_of("hasta.rules"), compiled_modules("hasta"), sorted(enforced("hasta")))
print(module_hash("hasta.rules"), game_hash("hasta"))
"""
RULES = """from bellona.kernel.rules import rule
from . import measures

@rule('1.1')
def one():
    return measures.ONE
"""


@pytest.mark.parametrize("edited", ["rules", "measures"])
def test_an_edit_of_a_published_game_compiles_it_again(tmp_path: Path, edited: str) -> None:
    publish(tmp_path, "hasta", "hasta", rules=RULES, measures="ONE = 1\n", notes="TWO = 2\n")
    first = python(tmp_path, "-c", HASHES).stdout.splitlines()
    assert first[0] == "hasta ['hasta.rules'] ['1.1']"
    (tmp_path / "hasta" / "notes.py").write_text("TWO = 3\n")
    assert python(tmp_path, "-c", HASHES).stdout.splitlines() == first
    file = tmp_path / "hasta" / f"{edited}.py"
    file.write_text(file.read_text() + "\n# edited\n")
    second = python(tmp_path, "-c", HASHES).stdout.splitlines()
    assert second[0] == first[0]
    assert not set(second[1].split()) & set(first[1].split())


def test_the_tests_of_a_published_game_are_found_beside_its_sources(tmp_path: Path) -> None:
    publish(tmp_path, "hasta", "hasta", rules=RULES, measures="ONE = 1\n", game="from . import rules\n\nGAME = rules\n")
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_one.py").write_text("@pytest.mark.rule('hasta 1.1')\ndef test_one(): pass\n")
    (tmp_path / "hasta" / "rulebook.en.md").write_text("## 1 One\n### 1.1 The first\nText.\n")
    found = bellona(tmp_path, "rules", "hasta", "1.1")
    assert "hasta/rules.py:4 one" in found.stdout
    assert "tests/test_one.py:2 test_one" in found.stdout
    assert bellona(tmp_path, "rules", "hasta", "--coverage").returncode == 0


def test_here_the_games_are_the_shipped_ones() -> None:
    assert game_slugs() == SHIPPED
