"""The command line itself: help, errors in one sentence, exit statuses, a light start."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bellona.cli import main
from bellona.cli.main import COMMANDS, completed

from .conftest import Outcome

Cli = Callable[..., Outcome]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_with_examples(cli: Cli, name: str):
    shown = cli(name, "--help")
    assert shown.status == 0
    assert f"bellona {name}" in shown.out
    assert "Examples:" in shown.out


def test_without_a_command_the_help_is_shown(cli: Cli):
    shown = cli()
    assert shown.status == 0
    assert all(name in shown.out for name in COMMANDS)


def test_help_is_in_the_language_asked_for(cli: Cli):
    assert "Elenca i giochi" in cli("games", "--help", "--lang", "it").out


def test_the_version_is_shown(cli: Cli):
    assert cli("--version").out.startswith("bellona 0.")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["conquer"], "conquer"),
        (["games", "--loud"], "--loud"),
        (["games", "surplus"], "surplus"),
        (["games", "--lang", "fr"], "fr"),
        (["games", "--lang"], "--lang"),
        (["sim"], "GAME/SCENARIO"),
        (["sim", "chess/opening"], "chess"),
        (["sim", "de_bello_punico/cannae"], "cannae"),
        (["sim", "zama"], "de_bello_punico/zama, dbsa/zama"),
        (["sim", "beneventum", "--games", "none"], "--games"),
        (["sim", "beneventum", "--games", "0"], "--games"),
        (["sim", "beneventum", "--games", "1" + "0" * 23], "--games"),
        (["sim", "beneventum", "--jobs", "1" + "0" * 9], "--jobs"),
        (["sim", "beneventum", "--bots", "greedy"], "2 bots"),
        (["rules", "chess"], "chess"),
        (["rules", "de_bello_punico", "99.9"], "99.9"),
        (["rules", "de_bello_punico", "--coverage", "--tests", "/no/such/folder"], "/no/such/folder"),
        (["replay", "/no/such/file"], "/no/such/file"),
        (["render", "nothing.json", "out.svg"], "nothing.json"),
        (["render", "nowhere", "out.svg"], "nowhere"),
        (["play", "nowhere"], "nowhere"),
        (["play", "beneventum", "--seat", "gaul"], "gaul"),
        (["play", "beneventum", "--bot", "genius"], "genius"),
        (["play", "--resume", "/no/such/file"], "/no/such/file"),
        (["play", "--resume"], "state"),
        (["play", "beneventum", "--tables", "/no/such/tables.toml"], "/no/such/tables.toml"),
    ],
)
def test_a_mistake_gets_one_sentence_and_status_2(cli: Cli, arguments: list[str], words: str):
    said = cli(*arguments)
    assert said.status == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("bellona: ")
    assert words in said.err
    assert "Traceback" not in said.err


def test_mistakes_are_told_in_the_language_asked_for(cli: Cli):
    assert "non c’è" in cli("sim", "chess/opening", "--lang", "it").err


@pytest.mark.parametrize(("option", "value", "english", "italian"), [
    ("--games", "none", "--games: a whole number is expected here, not “none”.", "ci vuole un numero intero"),
    ("--games", "1.5", "--games: a whole number is expected here, not “1.5”.", "non “1.5”"),
    ("--games", "0", "--games: the least that can be asked for is 1.", "il minimo che si può chiedere è 1"),
    ("--jobs", "999", "--jobs: the most that can be asked for is 256.", "il massimo che si può chiedere è 256"),
])  # fmt: skip
def test_a_wrong_number_is_told_in_our_own_words(cli: Cli, option: str, value: str, english: str, italian: str):
    assert english in cli("sim", "beneventum", option, value, "--lang", "en").err
    assert italian in cli("sim", "beneventum", option, value, "--lang", "it").err


def test_an_interruption_is_status_130(cli: Cli, monkeypatch: pytest.MonkeyPatch):
    def interrupted() -> tuple[str, ...]:
        raise KeyboardInterrupt

    monkeypatch.setattr("bellona.cli.commands.games.game_slugs", interrupted)
    assert cli("games").status == 130


def test_a_file_that_cannot_be_written_is_named(cli: Cli, saved: Path):
    said = cli("render", str(saved), "/no/such/folder/out.svg")
    assert said.status == 2
    assert "/no/such/folder/out.svg" in said.err


def test_resume_without_a_file_means_the_latest():
    assert completed(["play", "--resume"]) == ["play", "--resume=latest"]
    assert completed(["play", "--resume", "--plain"]) == ["play", "--resume=latest", "--plain"]
    assert completed(["play", "--resume", "x.json"]) == ["play", "--resume", "x.json"]


def test_nothing_heavy_is_imported_to_list_the_games():
    script = (
        "import sys; from bellona.cli.main import run; run(['games', '--json']);"
        "print([name for name in ('numpy', 'numba', 'textual', 'rich') if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"
    assert json.loads(done.stdout)["games"][0]["slug"] == "de_bello_punico"


def test_the_program_is_installed_under_its_name():
    done = subprocess.run([sys.executable, "-m", "bellona", "nothing"], capture_output=True, text=True, check=False)
    assert done.returncode == main.MISTAKE
    assert done.stderr.count("\n") == 1
