"""When a terminal closes, the client ends too, and the game is saved."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

from bellona.replays import replay

PATIENCE = 120


def read_until(master: int, words: bytes) -> None:
    """Read what the client shows until it shows these words."""
    shown, started = b"", time.monotonic()
    while words not in shown:
        assert time.monotonic() - started < PATIENCE, shown[-500:]
        shown += os.read(master, 65536)


def test_the_game_is_kept_when_the_terminal_goes_away(tmp_path: Path) -> None:
    master, slave = pty.openpty()
    surroundings = {**os.environ, "BELLONA_STATE": str(tmp_path), "TERM": "xterm-256color", "BELLONA_LANG": "en"}
    client = subprocess.Popen(
        [sys.executable, "-m", "bellona", "play", "--seed", "1"],
        stdin=slave, stdout=slave, stderr=slave, env=surroundings,
    )  # fmt: skip
    try:
        read_until(master, b"Zama")
        time.sleep(1)
        client.send_signal(signal.SIGHUP)
        assert client.wait(timeout=20) == 129
    finally:
        client.kill()
    (kept,) = (tmp_path / "bellona").glob("*.bell.json")
    assert replay(kept).scenario == "zama"
