"""All parts in turn: they get ready side by side, and measure one after the other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from queue import Empty, SimpleQueue
from shutil import which
from threading import Thread
from typing import Any, TextIO

from .taking_part import END, READY

ORDER: tuple[tuple[str, float], ...] = (
    ("waves", 80),
    ("ways", 25),
    ("punico", 55),
    ("wars", 45),
    ("latium", 60),
    ("dbsa", 70),
    ("growth", 20),
    ("stepped", 25),
    ("counted", 30),
    ("other waves", 15),
    ("shared", 10),
    ("chess", 15),
    ("trained", 90),
)
"""The parts, and the seconds that each may take; what matters most comes first."""
GRACE = 4.0
"""Seconds after which a part that does not stop by itself is ended: what a GPU has begun cannot be interrupted."""
PATIENCE = 60.0
"""Seconds after which a part should be ready when its turn has come."""
AHEAD = 3
"""So many parts get ready while another measures: each takes memory of the GPU as soon as it is there."""
SHORTEST = 3.0
COUNTING = "counted"
COUNTERS = (
    "gpu__time_duration.sum",
    "launch__registers_per_thread",
    "sm__warps_active.avg.pct_of_peak_sustained_active",
    "smsp__inst_executed.sum",
    "smsp__thread_inst_executed_per_inst_executed.ratio",
    "smsp__issue_active.avg.pct_of_peak_sustained_active",
    "smsp__average_warps_issue_stalled_long_scoreboard_per_issue_active.ratio",
    "smsp__average_warps_issue_stalled_no_instruction_per_issue_active.ratio",
    "smsp__average_warps_issue_stalled_lg_throttle_per_issue_active.ratio",
    "smsp__average_warps_issue_stalled_branch_resolve_per_issue_active.ratio",
    "smsp__average_warps_issue_stalled_wait_per_issue_active.ratio",
    "smsp__average_warps_issue_stalled_short_scoreboard_per_issue_active.ratio",
    "smsp__average_warp_latency_per_inst_issued.ratio",
    "l1tex__t_sector_hit_rate.pct",
    "lts__t_sector_hit_rate.pct",
    "lts__throughput.avg.pct_of_peak_sustained_elapsed",
    "dram__throughput.avg.pct_of_peak_sustained_elapsed",
    "dram__bytes.sum",
    "l1tex__t_sectors.sum",
    "l1tex__t_requests.sum",
)
"""What Nsight Compute is asked for."""


class Player:
    """A part under way."""

    def __init__(self, kit: Path, name: str, errors: TextIO) -> None:
        self.name, self.lines = name, SimpleQueue[str | None]()
        self.process = subprocess.Popen(
            command(kit, name), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True, bufsize=1
        )
        self.is_ready = False
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(None)

    def next_row(self, seconds: float) -> dict[str, Any] | None:
        """What it says next; None if it says nothing for so long, or no more."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                line = self.lines.get(timeout=left)
            except Empty:
                return None
            if line is None:
                return None
            if line.startswith("{"):
                row: dict[str, Any] = json.loads(line)
                return row
        return None

    def begin(self, seconds: float) -> None:
        """Its turn has come."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()


def command(kit: Path, name: str) -> list[str]:
    """What runs a part; Nsight Compute looks at one of them."""
    own = [sys.executable, "-u", "-m", "bench.gpu_kit", "part", str(kit), name]
    ncu = which("ncu")
    if name != COUNTING or ncu is None:
        return own
    words = [ncu, "--clock-control", "none", "--profile-from-start", "off", "--csv", "--metrics", ",".join(COUNTERS)]
    return [*words, "--log-file", str(out() / "counters.csv"), *own]


def out() -> Path:
    """Where to put what is to be kept."""
    return Path(os.environ.get("OUT", "."))


def measure(kit: Path, seconds: float) -> None:
    """Let the parts play; every row is kept as it comes."""
    began = time.monotonic()
    end = began + seconds
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    with (out() / "errors.txt").open("w") as errors, (out() / "rows.jsonl").open("w") as kept:
        waiting = [name for name, _ in ORDER]
        players: list[Player] = []
        for _, most in ORDER:
            while waiting and len(players) <= AHEAD:
                players.append(Player(kit, waiting.pop(0), errors))
            player = players.pop(0)
            left = end - time.monotonic()
            if left < SHORTEST:
                tell(f"{player.name} is left out: there is no more time")
            elif is_ready(player, min(PATIENCE, left)):
                conduct(player, min(most, end - time.monotonic()), kept)
            player.process.kill()


def is_ready(player: Player, patience: float) -> bool:
    """Wait until a part is ready."""
    until = time.monotonic() + patience
    while (row := player.next_row(until - time.monotonic())) is not None:
        if READY in row:
            return True
        tell(json.dumps(row))
    tell(f"{player.name} did not get ready")
    player.process.kill()
    return False


def conduct(player: Player, seconds: float, kept: TextIO, grace: float = GRACE) -> None:
    """One part in its turn."""
    tell(f"{player.name} begins, {seconds:.1f} s")
    player.begin(seconds)
    until = time.monotonic() + seconds + grace
    while (row := player.next_row(until - time.monotonic())) is not None and END not in row:
        kept.write(json.dumps(row) + "\n")
        kept.flush()
        tell(json.dumps({key: value for key, value in row.items() if key != "digests"}))
    if row is None:
        tell(f"{player.name} is ended")
        player.process.kill()
    player.process.wait()


def tell(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)
