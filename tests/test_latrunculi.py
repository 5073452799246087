"""The example game, installed from its folder into a fresh environment and played there."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from bellona.kernel.jit import interpreted
from bellona.kernel.shipped import runs_here

from .fresh import LATRUNCULI, environment_with

Run = Callable[..., str]
"""Runs a module of Python, by default `bellona`, and returns what it prints."""
MOVES = 60
"""More than White makes in a skirmish."""


@pytest.fixture(scope="module")
def bellona(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """`bellona` in an environment in which the game has been installed."""
    folder = tmp_path_factory.mktemp("latrunculi")
    python = environment_with(LATRUNCULI, folder / "venv")
    environment = os.environ | {"XDG_STATE_HOME": str(folder), "COLUMNS": "120"}

    def run(*arguments: str, module: str = "bellona", typed: str = "", **environ: str) -> str:
        done = subprocess.run(
            [python, "-m", module, *arguments], input=typed, capture_output=True, text=True, timeout=300,
            env=environment | environ, cwd=folder,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


@pytest.mark.parametrize(("language", "title"), [("en", "Sixteen men a side"), ("it", "Sedici pedine per parte")])
def test_it_stands_among_the_games(bellona: Run, language: str, title: str) -> None:
    shown = bellona("games", "--lang", language)
    assert "Ludus latrunculorum (latrunculi)" in shown
    assert title in shown


def test_it_is_played_against_greedy_in_the_terminal(bellona: Run, tmp_path: Path) -> None:
    kept = tmp_path / "game.bell.json"
    shown = bellona(
        "play", "latrunculi/skirmish", "--seat", "white", "--bot", "greedy", "--seed", "3", "--plain",
        "--save", str(kept), typed="move d1 d5\nwhy move d5 e6\nreach d5\nmap\n" + "auto\n" * MOVES,
    )  # fmt: skip
    assert "White moves from d1 to d5. [2.2]" in shown
    assert "e6 is not straight ahead of d5" in shown
    assert "d5 can go to" in shown
    assert "■" in shown
    assert "●" in shown
    ended = json.loads(bellona("replay", str(kept), "--json"))
    assert ended["result"] is not None
    assert "verified" in bellona("replay", str(kept), "--verify").lower()


def test_bots_play_it_by_the_hundred(bellona: Run) -> None:
    report = json.loads(
        bellona("sim", "latrunculi", "--bots", "greedy,random", "--games", "100", "--seed", "1", "--json")
    )
    assert report["games"] == 100
    assert report["wins"]["black"] > 90
    assert bellona("sim", "latrunculi", "--bots", "greedy,greedy", "--games", "20", "--seed", "1", "--json")


def test_interpreted_games_are_the_same(bellona: Run) -> None:
    games = ("sim", "latrunculi/skirmish", "--bots", "random,random", "--games", "3", "--seed", "5", "--json")
    compiled, interpreted = json.loads(bellona(*games)), json.loads(bellona(*games, NUMBA_DISABLE_JIT="1"))
    assert compiled["scores"] == interpreted["scores"]
    assert compiled["turns"] == interpreted["turns"]


def test_its_own_tests_pass_and_prove_every_rule(bellona: Run) -> None:
    tests = str(LATRUNCULI / "tests")
    assert " passed" in bellona("-q", "-p", "no:cacheprovider", "--rootdir", str(LATRUNCULI), tests, module="pytest")
    assert "all 12 rules have code and a test" in bellona("rules", "latrunculi", "--coverage", "--tests", tests)


def test_its_rules_and_its_picture_are_shown(bellona: Run) -> None:
    assert "enforced by" in bellona("rules", "latrunculi", "3.1")
    assert 'data-place="d4"' in bellona("render", "latrunculi", "-")


@pytest.mark.skipif(interpreted() or not runs_here(), reason="no code can be shipped for this machine")
def test_shipped_code_plays_the_same_games_and_nothing_is_compiled(bellona: Run, tmp_path: Path) -> None:
    shipped, cache = tmp_path / "shipped", tmp_path / "cache"
    assert str(shipped) in bellona("--to", str(shipped), "latrunculi", module="bellona.cli.ship_compiled")
    simulation = ("sim", "latrunculi", "--bots", "greedy,random", "--games", "20", "--seed", "1", "--json")
    played = bellona(*simulation, BELLONA_SHIPPED=str(shipped), BELLONA_CACHE=str(cache))
    assert not list(cache.rglob("*.nbc")), "what is compiled is stored"
    shipped_report, report = json.loads(played), json.loads(bellona(*simulation))
    assert shipped_report["scores"] == report["scores"]
    assert shipped_report["turns"] == report["turns"]
