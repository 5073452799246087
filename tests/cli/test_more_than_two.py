"""More than two at the terminal: bots answer under seal first, and secrets stay with their seat.

They play an auction (see `tests/auction`), a game that only the tests know.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

AUCTION = Path(__file__).parent.parent / "auction"


def play(tmp_path: Path, *arguments: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """`bellona play auction/three --plain` in a process that knows the auction, with what is typed."""
    path = os.pathsep.join(filter(None, (str(AUCTION), os.environ.get("PYTHONPATH", ""))))
    environ = os.environ | {"PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1", "BELLONA_STATE": str(tmp_path)}
    command = [sys.executable, "-m", "bellona", "play", "--plain", "--lang", "en", "--seed", "4", *arguments]
    return subprocess.run(command, input=said, capture_output=True, text=True, env=environ, timeout=300)


def test_bots_answer_first_and_what_they_seal_is_not_told(tmp_path: Path):
    told = play(tmp_path, "auction/three", "--seat", "plum", said="offer 0\n").stdout
    before, _, _ = told.partition("Plum offered 0.")
    assert before.count("Amber, Teal: offer\n") == before.count("offer\n") == 1
    assert "What is offered?" in before
    assert "Amber offered 3." in told
    assert "drew" not in told


def test_a_whole_game_is_played_and_its_secrets_are_told_to_their_seat(tmp_path: Path):
    told = play(tmp_path, "auction/three", "--seat", "amber", said="offer 3\nundo\nkeep\n" * 2).stdout
    assert told.count("Amber drew") == 2
    assert "revealed something hidden" in told
    assert "The best cards win." in told


def test_several_at_one_keyboard_answer_in_turn(tmp_path: Path):
    told = play(tmp_path, "auction/three", "--seat", "plum,amber", said="offer 1\noffer 2\n").stdout
    assert told.index("Teal: offer") < told.index("Amber: offer")
    assert "Plum offered 2." in told


def test_seats_are_those_of_the_scenario(tmp_path: Path):
    refused = play(tmp_path, "auction/pair", "--seat", "teal")
    assert refused.returncode != 0
    assert "amber, plum, all" in refused.stderr
