"""Recorded battles are replayed to the byte, compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import bellona
from bellona.registry import game_slugs
from bellona.replays import verify

from .golden import recorded, transcript

GAMES = [(slug, scenario) for slug in game_slugs() for scenario in bellona.game(slug).scenarios]


@pytest.mark.parametrize(("slug", "scenario"), GAMES)
def test_a_golden_game_replays_word_for_word(slug: str, scenario: str) -> None:
    match = bellona.replay(recorded(slug, scenario, ".bell.json"))
    assert transcript(match) == recorded(slug, scenario, ".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("slug", "scenario"), GAMES)
def test_every_roll_of_a_golden_game_is_its_seeds_own(slug: str, scenario: str) -> None:
    proof = verify(recorded(slug, scenario, ".bell.json"))
    assert proof.rolls > 30
    assert proof.dictated == 0


@pytest.mark.parametrize(("slug", "scenario"), GAMES)
def test_interpreted_and_compiled_agree_to_the_byte(slug: str, scenario: str) -> None:
    script = [sys.executable, "-m", "tests.step_prints", str(recorded(slug, scenario, ".bell.json"))]
    plain = subprocess.run(script, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True)
    compiled = subprocess.run(script, env=os.environ, capture_output=True, text=True)
    assert plain.returncode == 0, plain.stderr
    assert plain.stdout == compiled.stdout
    assert len(plain.stdout.splitlines()) > 100
