"""Recorded battles are replayed to the byte, compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from math import inf

import pytest

import bellona
from bellona.registry import game_slugs
from bellona.replays import verify

from .golden import recorded, transcript
from .step_prints import prints, spread

GAMES = [(slug, scenario) for slug in game_slugs() for scenario in bellona.game(slug).scenarios]
LISTING_SECONDS = 5
"""How long interpreted rules list the choices of a golden game; those of a free table take a second each."""


@pytest.mark.parametrize(("slug", "scenario"), GAMES)
def test_a_golden_game_replays_word_for_word(slug: str, scenario: str) -> None:
    match = bellona.replay(recorded(slug, scenario, ".bell.json"))
    assert transcript(match) == recorded(slug, scenario, ".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("slug", "scenario"), GAMES)
def test_every_roll_of_a_golden_game_is_its_seeds_own(slug: str, scenario: str) -> None:
    proof = verify(recorded(slug, scenario, ".bell.json"))
    assert proof.rolls > 30
    assert proof.dictated == 0


@pytest.mark.long
@pytest.mark.parametrize(("slug", "scenario"), GAMES)
def test_interpreted_and_compiled_agree_to_the_byte(slug: str, scenario: str) -> None:
    plain = interpreted(slug, scenario)
    compiled = list(prints(recorded(slug, scenario, ".bell.json"), inf))
    assert plain == compiled[: len(plain)]
    assert len([line for line in plain if line.startswith("position")]) > 60
    assert len([line for line in plain if line.startswith("list")]) > 1


def interpreted(slug: str, scenario: str) -> list[str]:
    """The fingerprints of a golden game by plain Python, with as many lists of choices as it makes in some seconds."""
    path = str(recorded(slug, scenario, ".bell.json"))
    script = [sys.executable, "-m", "tests.step_prints", path, str(LISTING_SECONDS)]
    done = subprocess.run(script, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_lists_are_taken_from_all_over_a_match() -> None:
    assert spread(range(0, 80, 10)) == [0, 40, 20, 60, 10, 50, 30, 70]
