"""Many games of one scenario side by side, for researchers: `bellona.batch("de_bello_punico/zama", 4096)`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast, overload

from .kernel.errors import NotUnderstood
from .registry import has_scenario, package_of, require, scenarios_of

if TYPE_CHECKING:
    from .contract import GameRunner
    from .gamekit.batch import Batch
    from .gamekit.bot_runner import BotRunner
    from .gpu.batch import DeviceBatch

DEVICES = ("cpu", "cuda")


@overload
def batch(
    name: str, count: int, *, seed: int = 0, device: Literal["cpu"] = "cpu", workers: int | None = None
) -> Batch: ...


@overload
def batch(name: str, count: int, *, seed: int = 0, device: Literal["cuda"]) -> DeviceBatch: ...


@overload
def batch(name: str, count: int, *, seed: int = 0, device: str, workers: int | None = None) -> Batch | DeviceBatch: ...


def batch(
    name: str, count: int, *, seed: int = 0, device: str = "cpu", workers: int | None = None
) -> Batch | DeviceBatch:
    """Many games of a scenario, in arrays; game `n` has the dice of `seed` + n.

    With `device="cuda"` they are played on a GPU, to the same bytes, and the arrays are in its memory; `cuda:1` is the
    second GPU.

    >>> games = batch("de_bello_punico/beneventum", 4, seed=7)
    >>> games.counts.tolist(), games.turns.tolist()
    ([6, 6, 6, 6], [0, 0, 0, 0])
    >>> games.step([0, 1, 2, 3])
    >>> made = games.play_out("random")
    >>> games.outcomes.sum(axis=1).tolist()
    [1.0, 1.0, 1.0, 1.0]
    """
    kind, _, number = device.partition(":")
    if kind not in DEVICES or (number and (kind == "cpu" or not number.isdecimal())):
        raise NotUnderstood(f"there is no device {device!r}; there is {', '.join(DEVICES)}")
    runner = runner_of(name)
    if kind == "cpu":
        return runner.batch(count, seed, workers)
    from .gpu.batch import DeviceBatch
    from .gpu.cuda import cuda_device

    return DeviceBatch(cast("BotRunner", runner), cuda_device(int(number or 0)), count, seed)


def runner_of(name: str) -> GameRunner:
    """Who plays the games of a scenario that is named with its game."""
    game, _, scenario = name.partition("/")
    if not has_scenario(require(game), scenario):
        raise NotUnderstood(f"{game} has no scenario {scenario!r}; it has {', '.join(scenarios_of(game))}")
    return package_of(game).bots.runner_of(scenario)
