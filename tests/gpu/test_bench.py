"""What is measured on a GPU: games are compared with those of the CPU, and counted."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bellona.cli.main import run
from bellona.gpu import cuda
from bellona.lab import gpu_bench
from bellona.lab.gpu_bench import different, run_gpu_bench
from tests.gpu.stand_in import HostDevice

ROOT = Path(__file__).parents[2]
NAME = "de_bello_punico/beneventum"


class Careless(HostDevice):
    """A device that plays one game of a batch otherwise."""

    def run(self, runner: Any, entry: str, threads: int, arguments: Any) -> None:
        super().run(runner, entry, threads, arguments)
        if entry == "play_out":
            positions = arguments[1]
            self.clear(positions.address + positions.strides[0], 2)
            self.clear(positions.address + 4 * positions.strides[0], positions.strides[0])


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Any:
    found = HostDevice()
    monkeypatch.setattr(cuda, "cuda_device", lambda number: found)
    monkeypatch.setattr(gpu_bench, "device_name", lambda device: "this machine")
    return found


def test_games_are_compared_and_counted(device: Any):
    report = run_gpu_bench([NAME], compared=20, sizes=(8, 16))
    row = report["games"][NAME]
    for level in ("random", "greedy"):
        assert (row[level]["compared"], row[level]["different"]) == (20, 0)
        assert row[level]["decisions_per_second_of_16"] > 0
    assert row["random"]["different_in_waves"] == 0
    assert row["with_lists"]["steps_per_second_of_8"] > 0


def test_a_game_that_is_another_is_noticed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cuda, "cuda_device", lambda number: Careless())
    assert different(NAME, "random", 10, "cuda") in (1, 2)  # the first two bytes of a game may be 0 anyway


def test_what_bounds_a_gpu_is_counted_without_one():
    command = [sys.executable, "-m", "bench.gpu_bounds", NAME, "--decisions", "1", "--apart", "0", "--warps", "2"]
    told = json.loads(subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout)
    assert told["lines"] <= told["lines of the longest"] <= told["lines of the warp"]
    assert told["together"] == pytest.approx(32 * told["lines"] / told["lines of the warp"])
    assert 1 <= told["together"] <= told["dealt"] <= 32  # all games have just begun
    assert 0 < told["sectors"]["position"] < 5182 / 32
    assert told["writes"]["list"] > 0


def test_the_command_needs_a_gpu(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bellona.gpu.driver.LIBRARIES", ())
    assert run(["bench", "--game", NAME, "--device", "cuda", "--lang", "en"]) != 0
    assert "there is no NVIDIA GPU" in capsys.readouterr().err


def test_the_command_prints_what_was_measured(
    capsys: pytest.CaptureFixture[str], device: Any, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(gpu_bench, "run_gpu_bench", partial(run_gpu_bench, sizes=(8,)))
    run(["bench", "--game", NAME, "--device", "cuda", "--games", "2", "--json"])
    assert json.loads(capsys.readouterr().out)["games"][NAME]["random"]["different"] == 0
