"""The example game, installed from its folder into a fresh environment and played there."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from .fresh import LATRUNCULI, environment_with

Run = Callable[..., str]
MOVES = 60
"""More than White makes in a skirmish."""


@pytest.fixture(scope="module")
def bellona(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """`bellona` in an environment in which the game has been installed."""
    folder = tmp_path_factory.mktemp("latrunculi")
    python = environment_with(LATRUNCULI, folder / "venv")
    environment = os.environ | {"XDG_STATE_HOME": str(folder), "COLUMNS": "120"}

    def run(*arguments: str, typed: str = "") -> str:
        done = subprocess.run(
            [python, "-m", "bellona", *arguments], input=typed, capture_output=True, text=True, timeout=300,
            env=environment, cwd=folder,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
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


def test_its_rules_its_picture_and_its_health(bellona: Run) -> None:
    assert "enforced by" in bellona("rules", "latrunculi", "3.1")
    assert 'data-place="d4"' in bellona("render", "latrunculi", "-")
