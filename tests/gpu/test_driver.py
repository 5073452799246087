"""A batch through the calls of the CUDA driver."""

from __future__ import annotations

import ctypes
import gc
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bellona
from bellona.batches import runner_of
from bellona.gpu import cuda, driver
from bellona.gpu.batch import DeviceBatch
from bellona.gpu.building import DEEPEST, Code
from bellona.gpu.cuda import CudaDevice
from bellona.gpu.driver import Driver
from bellona.kernel.errors import BellonaError, NotUnderstood
from tests.gpu.stand_in_driver import StandInDriver
from tests.gpu.test_arrays import Tensor

NAME = "de_bello_punico/beneventum"


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> CudaDevice:
    """A device behind a driver; what is compiled for it does not matter."""
    monkeypatch.setattr(cuda, "code_for", lambda runner, entry, processor, making: Code(b"machine code", entry, ""))
    runner: Any = runner_of(NAME)
    return CudaDevice(Driver(StandInDriver(type(runner))))


def on(device: CudaDevice, count: int, seed: int = 0) -> Any:
    runner: Any = runner_of(NAME)
    return DeviceBatch(runner, device, count, seed)


def test_a_batch_through_the_driver_is_the_one_of_the_cpu(device: CudaDevice):
    here, there = bellona.batch(NAME, 70, seed=3), on(device, 70, seed=3)
    assert there.threads == 96  # three warps: 70 games need no more
    assert there.lists().actions.tobytes() == here.lists().actions.tobytes()
    places = here.counts - 1
    here.step(places)
    there.step(places)
    assert there.positions.tobytes() == here.positions.tobytes()
    which = np.arange(70) % 3 == 0
    here.reset(which, seed=40)
    there.reset(Tensor(which, None), seed=40)
    here.step(here.counts // 2)
    there.step(Tensor(there.counts.numpy() // 2, None))
    assert there.positions.tobytes() == here.positions.tobytes()
    assert there.play_out("greedy").tolist() == here.play_out("greedy").tolist()
    assert there.positions.tobytes() == here.positions.tobytes()
    assert there.outcomes.tolist() == here.outcomes.tolist()
    library: Any = device.driver.library
    assert {(blocks, block) for _, blocks, block in library.launches} == {(3, 32)}
    assert device.driver.processor == (9, 0)
    del there
    gc.collect()
    assert library.allocated == {}


def test_there_are_as_many_threads_as_run_at_once_and_as_have_room(device: CudaDevice):
    runner: Any = runner_of(NAME)
    assert device.threads_for(runner, 100_000, 1000) == 2 * 3 * 128
    assert device.threads_for(runner, 100_000, (1 << 30) // 200) == 96
    assert device.threads_for(runner, 1, 1000) == 32
    assert device.threads_for(runner, 100_000, 1 << 31) == 32


def test_waves_have_a_thread_for_each_game_or_as_many_as_have_room(device: CudaDevice):
    assert device.whole_blocks(1000, 1000) == 8 * 128
    assert device.whole_blocks(1000, (1 << 30) // 1000) == 3 * 128
    assert device.whole_blocks(1000, 1 << 31) == 128


def test_what_the_driver_refuses_is_said_in_a_sentence(device: CudaDevice):
    with pytest.raises(BellonaError, match="the GPU has not enough free memory for so many games; take fewer"):
        device.allocate(1 << 31)
    device.driver.library.cuMemcpyDtoH = lambda *_: 7
    with pytest.raises(BellonaError, match=r"refuses cuMemcpyDtoH: out of memory, and more \(error 7\)"):
        device.driver.call("cuMemcpyDtoH", 1, 2, 3)


def test_every_thread_has_the_stack_that_it_needs(device: CudaDevice, monkeypatch: pytest.MonkeyPatch):
    library: Any = device.driver.library
    on(device, 3)
    assert library.stack == 1024  # what a context has by itself is enough for code that says nothing
    said = f"{DEEPEST} 5000 bytes"
    monkeypatch.setattr(cuda, "code_for", lambda runner, entry, processor, making: Code(b"machine code", entry, said))
    on(CudaDevice(device.driver), 3)
    assert library.stack == 5000
    device.driver.ensure_stack(900)
    assert library.stack == 5000


def test_without_a_gpu_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch):
    def nowhere(name: str) -> Any:
        raise OSError(name)

    monkeypatch.setattr(ctypes, "CDLL", nowhere)
    monkeypatch.setattr(driver, "driver", driver.driver.__wrapped__)
    with pytest.raises(NotUnderstood, match="there is no NVIDIA GPU with its driver on this machine"):
        driver.driver(0)
    with pytest.raises(NotUnderstood, match="no device 'cuda:x'"):
        bellona.batch(NAME, 2, device="cuda:x")
    assert np.asarray(bellona.batch(NAME, 2, device="cpu").turns).tolist() == [0, 0]


WITHOUT_NUMBA = """
import sys


class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numba", "numba_cuda", "llvmlite"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Missing())

import bellona
from bellona.batches import runner_of
from bellona.gpu import building, cuda
from bellona.gpu.driver import Driver
from tests.gpu.stand_in_driver import StandInDriver

runner = runner_of(sys.argv[1])
for entry in ("seed", "begin", "advance", "play_out"):
    code = building.Code(b"machine code", entry, "used 9 registers")
    building.keep(building.path_of(runner, entry, (9, 0), building.USUAL), code)
cuda.driver = lambda number: Driver(StandInDriver(type(runner)))
games = bellona.batch(sys.argv[1], 2, seed=5, device="cuda")
print(games.counts.tolist(), games.positions.numpy().tobytes().hex())
"""


def test_a_machine_without_numba_plays_what_is_in_the_cache(tmp_path: Path):
    around = os.environ | {"NUMBA_DISABLE_JIT": "1", "BELLONA_CACHE": str(tmp_path)}
    words, root = [sys.executable, "-c", WITHOUT_NUMBA, NAME], Path(__file__).parents[2]
    told = subprocess.run(words, env=around, cwd=root, check=True, capture_output=True, text=True, timeout=300)
    here = bellona.batch(NAME, 2, seed=5)
    assert told.stdout.strip() == f"{here.counts.tolist()} {here.positions.tobytes().hex()}"
