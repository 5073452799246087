"""Games on the GPU: in which way they are played, for how long, and what they come to."""

from __future__ import annotations

import base64
import time
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, NamedTuple

import numpy as np

from bellona.batches import runner_of
from bellona.gpu.batch import DeviceBatch
from bellona.gpu.building import Code, Making, code_for, path_of
from bellona.gpu.cuda import BLOCK, CudaDevice
from bellona.gpu.driver import Function, driver
from bellona.gpu.waves import Waves
from bellona.kernel.errors import BellonaError

from .contents import FAR, VARIED
from .taking_part import say

WHOLE = 1_000_000
"""So many choices end every game."""
CARVEOUT, LEAST_SHARED = 9, 0
"""The number of an attribute of a function: how much of the nearest memory is not to be cache."""
DIGEST = 8


class How(NamedTuple):
    """In which way games are played."""

    making: Making = FAR
    block: int = BLOCK
    carves: bool = False
    """Whether all of the nearest memory is asked for as cache."""
    window: int = 0
    """In waves with so many games at once; 0 if each thread plays one game after another."""

    def told(self) -> dict[str, Any]:
        """What differs from the usual way."""
        making = {name: value for name, value in self.making._asdict().items() if value != getattr(FAR, name)}
        rest = {name: value for name, value in self._asdict().items() if name != "making" and value}
        return making | rest


USUAL = How()


class KitDevice(CudaDevice):
    """A device whose playing entries are made in some way, and that takes PTX where machine code is refused."""

    def __init__(self, how: How) -> None:
        super().__init__(driver(), how.block, how.making)
        self.how = how

    def _function(self, runner: Any, entry: str) -> Function:
        key = type(runner), entry
        if key not in self._loaded:
            making = self.how.making if entry in VARIED else FAR
            code = code_for(runner, entry, self.driver.processor, making)
            self.driver.ensure_stack(code.stack)
            self._loaded[key] = self._load(runner, code, making)
        return self._loaded[key]

    def _load(self, runner: Any, code: Code, making: Making) -> Function:
        try:
            found = self.driver.load(code.machine, code.name)
        except BellonaError as refusal:
            say({"refused": code.name, "because": str(refusal)})
            ptx = path_of(runner, code.name, self.driver.processor, making).with_suffix(".ptx")
            found = self.driver.load(ptx.read_bytes() + b"\0", code.name)
        if self.how.carves:
            self.driver.library.cuFuncSetAttribute(found.handle, CARVEOUT, LEAST_SHARED)
        return found


@cache
def device_of(how: How) -> KitDevice:
    """A device that loads each entry once."""
    return KitDevice(how)


def games_of(name: str, size: int, seed: int, how: How = USUAL) -> DeviceBatch:
    """A batch whose games are played in some way."""
    runner: Any = runner_of(name)
    return DeviceBatch(runner, device_of(how._replace(window=0)), size, seed)


def player_of(games: DeviceBatch, how: How) -> Callable[[str, int], Any]:
    """What plays them out: a level, and the most choices."""
    return Waves(games, how.window).play_out if how.window else games.play_out


def get_ready(name: str, entries: Sequence[str], hows: Sequence[How] = (USUAL,)) -> None:
    """Load code before it is needed."""
    runner: Any = runner_of(name)
    for how in hows:
        device = device_of(how._replace(window=0))
        for entry in entries:
            device._function(runner, entry)


class Played(NamedTuple):
    """How far games have been played."""

    made: Any
    """The choices in each game."""
    most: int
    """The most choices in a game that were asked for; 0 if all games have ended."""
    slices: list[tuple[int, int, float]]
    """Of each slice how many choices a game were asked for, how many were made in all, and in how many seconds."""

    def told(self) -> dict[str, Any]:
        """As a row."""
        total, seconds = int(self.made.sum()), sum(spent for _, _, spent in self.slices)
        told = {"choices": total, "longest": int(self.made.max()), "most": self.most, "seconds": round(seconds, 4)}
        return told | {"rate": round(total / seconds), "slices": self.slices}


def play(games: DeviceBatch, level: str, seconds: float, first: int, player: Callable[[str, int], Any]) -> Played:
    """Play games until all have ended, or for about so many seconds, in slices of more and more choices."""
    made, slices, wanted, left = np.zeros(games.count, np.int64), [], first, seconds
    while wanted:
        games.device.wait()
        started = time.perf_counter()
        fresh = player(level, wanted)
        games.device.wait()
        spent = time.perf_counter() - started
        now = fresh.numpy()
        made += now
        left -= spent
        slices.append((wanted, int(now.sum()), round(spent, 4)))
        if (now < wanted).all():
            return Played(made, 0, slices)
        wanted = max(min(2 * wanted, int(0.8 * left * wanted / spent)), 0)
    return Played(made, sum(asked for asked, _, _ in slices), slices)


def digests_of(positions: Any, dice: Any, made: Any) -> bytes:
    """A short digest of each game."""
    rows = zip(positions, dice, made.tolist(), strict=True)
    return b"".join(
        blake2b(p.tobytes() + d.tobytes() + str(m).encode(), digest_size=DIGEST).digest() for p, d, m in rows
    )


def as_text(digests: bytes) -> str:
    return base64.b64encode(digests).decode()
