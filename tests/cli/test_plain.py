"""The line mode, played through its standard input."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from bellona.cli.board.glyphs import ASCII, UNICODE
from bellona.cli.plain import Plain
from bellona.cli.saving import latest_autosave, load, state_folder
from bellona.cli.session import Session
from bellona.cli.speech import speak

from .conftest import MARCH, Outcome, last_choice, opening, placed, seated

SETUP = ["", "place combat", "place combat", "place movement", "place recovery", "place cavalry false"]


def play(session: Session, lines: list[str], monkeypatch: pytest.MonkeyPatch, **console: object) -> str:
    """What is printed while these lines are typed."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*lines, ""])))
    Plain(session, UNICODE, Console(file=out, width=120, **console)).run()  # type: ignore[arg-type]
    return out.getvalue()


def test_a_turn_is_played(monkeypatch: pytest.MonkeyPatch):
    session = opening()
    shown = play(session, [*SETUP, "auto turn", "quit"], monkeypatch)
    assert session.match.prompt.turn == 2
    assert session.leaving
    assert "press Enter" in shown
    assert "Rome: place a command marker" in shown
    assert "Carthage placed a marker" in shown
    assert "Turn 2 began. [3]" in shown


def test_the_opponent_is_introduced_unless_nobody_or_the_laboratory_plays(monkeypatch: pytest.MonkeyPatch):
    match = opening().match
    shown = play(seated(match, bot="legatus"), ["quit"], monkeypatch)
    assert "Against you: Adherbal of Lixus (legatus). A commander: weighs several plans" in shown
    for session in (seated(match, bot="greedy"), seated(match, "rome", "carthage", bot="legatus")):
        assert "Against you" not in play(session, ["quit"], monkeypatch)


def test_a_battle_ends_with_its_result(monkeypatch: pytest.MonkeyPatch):
    session = last_choice()
    shown = play(session, ["done", "this is not read any more"], monkeypatch)
    assert session.match.result is not None
    assert session.match.result.text in shown


def test_the_end_of_the_input_is_no_end_of_the_game(monkeypatch: pytest.MonkeyPatch):
    session = opening()
    play(session, [""], monkeypatch)
    assert session.match.result is None


def test_the_question_is_not_repeated_after_asking(monkeypatch: pytest.MonkeyPatch):
    shown = play(placed("movement", MARCH), ["why step R-Ha-1 S", "rule 6c"], monkeypatch)
    assert shown.count("move your units in turn") == 1


def test_a_chosen_unit_is_described(monkeypatch: pytest.MonkeyPatch):
    shown = play(placed("movement", MARCH), ["R-Ha-1"], monkeypatch)
    assert "R-Ha-1  Hastati" in shown
    assert "step R-Ha-1 NE  > 1110" in shown


def test_the_map_is_printed_on_request(monkeypatch: pytest.MonkeyPatch):
    assert "↑Ha1" not in play(placed("movement", MARCH), [], monkeypatch)
    shown = play(placed("movement", MARCH), ["map"], monkeypatch)
    assert "↑Ha1" in shown
    assert "3001" in shown


def test_a_terminal_gets_the_map_of_every_phase(monkeypatch: pytest.MonkeyPatch):
    assert "Ha1" in play(placed("movement", MARCH), [], monkeypatch, force_terminal=True, color_system=None)


def test_many_choices_are_printed_in_columns(monkeypatch: pytest.MonkeyPatch):
    shown = play(opening(), [], monkeypatch)
    assert any(line.count("post R-") == 2 for line in shown.splitlines())


def test_italian(monkeypatch: pytest.MonkeyPatch):
    speak("it")
    shown = play(opening(), ["", "aiuto", "mappa", "esci"], monkeypatch)
    assert "Roma" in shown
    assert "Cartagine" in shown
    assert "annulla" in shown


def test_ascii_is_ascii(monkeypatch: pytest.MonkeyPatch):
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("map\nstep R-Ha-1 N\n"))
    Plain(placed("movement", MARCH), ASCII, Console(file=out, width=120)).run()
    board = [line for line in out.getvalue().splitlines() if "3010" in line or "RHa1" in line]
    assert board
    assert all(line.isascii() for line in board)


# --- the command


def test_play_runs_line_by_line_without_a_terminal(
    cli: Callable[..., Outcome], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(sys, "stdin", io.StringIO("\nplace combat\nquit\n"))
    kept = tmp_path / "mine.bell.json"
    place = "de_bello_punico/zama"
    played = cli("play", place, "--seat", "rome", "--bot", "random", "--seed", "9", "--save", str(kept))
    assert played.status == 0
    assert "Rome placed a marker on Combat" in played.out
    assert str(kept) in played.err
    match, table = load(kept)
    assert [str(step.action) for step in match.steps if step.seat == "rome"] == ["suggested", "place combat"]
    assert table is not None
    assert table.bot == "random"


def test_play_goes_on_where_it_was_left(cli: Callable[..., Outcome], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("\nplace combat\n"))
    assert cli("play", "--seed", "9").status == 0
    kept = latest_autosave()
    steps = len(load(kept)[0].steps)
    monkeypatch.setattr(sys, "stdin", io.StringIO("place fortuna\n"))
    assert cli("play", "--resume").status == 0
    assert latest_autosave() == kept
    assert len(load(kept)[0].steps) > steps


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_an_interrupted_game_is_kept_and_the_status_is_130(tmp_path: Path):
    command = [sys.executable, "-m", "bellona", "play", "--plain", "--seed", "4"]
    game = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"BELLONA_STATE": str(tmp_path / "state"), "PYTHONUNBUFFERED": "1"},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a background process ignores it
    )
    assert game.stdin
    assert game.stdout
    game.stdin.write("\n")
    game.stdin.flush()
    while "Carthage placed a marker" not in (line := game.stdout.readline()):
        assert line
    while "Rome: place" not in (line := game.stdout.readline()):
        assert line
    time.sleep(0.3)
    game.send_signal(signal.SIGINT)
    _, errors = game.communicate(timeout=60)
    assert game.returncode == 130
    assert "Traceback" not in errors
    assert [str(step.action) for step in load(latest_autosave())[0].steps][:2] == ["suggested", "suggested"]
    assert list(state_folder().glob("*.part")) == []
