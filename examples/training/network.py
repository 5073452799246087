"""The network: it says what a battle is worth to a side.

`judge` is written for arrays of NumPy and of PyTorch alike: it learns with PyTorch and plays without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from sight import VERSION, Sight

EYES, MIND, LAST = 32, 64, 32
"""How many numbers describe a unit, the battle, and what it is worth."""
KEPT = "network.npz"
"""The file of the weights in the folder of a run."""
Weights = Mapping[str, Any]


def beginning(sight: Sight, seed: int) -> dict[str, Any]:
    """Weights that know nothing yet: every battle is worth 0."""
    dice = np.random.default_rng(seed)
    shapes = {
        "unit": (sight.units.shape[-1] + 1, EYES),
        "battle": (sight.whole.shape[-1] + 2 * EYES + 1, MIND),
        "value": (MIND + 1, LAST),
        "last": (LAST + 1, 1),
    }
    made = {name: dice.standard_normal(shape) * np.sqrt(2.0 / shape[0]) for name, shape in shapes.items()}
    return {name: (part * (name != "last")).astype(np.float32) for name, part in made.items()}


def judge(xp: Any, weights: Weights, sight: Sight) -> Any:
    """What every battle is worth to the side that sees it (1: won, -1: lost)."""
    units = _rectified(_linear(sight.units, weights["unit"]))
    pools = [(units * present[..., None]).sum(1) / 10 for present in (sight.own, sight.enemy)]
    battle = _rectified(_linear(xp.concatenate([sight.whole, *pools], -1), weights["battle"]))
    return xp.tanh(_linear(_rectified(_linear(battle, weights["value"])), weights["last"])[:, 0])


def save(path: Path, weights: Weights) -> None:
    """Keep weights in a file."""
    np.savez_compressed(path, version=VERSION, **{name: np.asarray(part, np.float32) for name, part in weights.items()})


def load(path: Path) -> dict[str, Any]:
    """The weights of a file."""
    if not path.exists():
        raise SystemExit(f"there is no network at {path}; examples/training/learn.py --out {path.parent} learns one")
    with np.load(path) as kept:
        if int(kept["version"]) != VERSION:
            raise SystemExit(f"{path} was learnt with another version of what the network sees; train it again")
        return {name: kept[name] for name in kept.files if name != "version"}


def _linear(values: Any, weights: Any) -> Any:
    return values @ weights[:-1] + weights[-1]


def _rectified(values: Any) -> Any:
    return values.clip(0)
