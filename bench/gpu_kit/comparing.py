"""The games of the GPU with those of the CPU, which are played now, as far as the GPU played them."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from .playing import DIGEST, WHOLE, digests_of

PIECE = 1024


def compare(kit: Path, found: Path, games: int) -> None:
    """Say of each kind of games how many differ; the CPU's digests are kept in the kit."""
    for line in found.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        if "compared" in row:
            there = np.frombuffer(base64.b64decode(row["digests"]), f"V{DIGEST}")[:games]
            here = expected(kit, row["compared"], row["level"], row["most"] or WHOLE, len(there))
            wrong = int((there != here).sum())
            ways = {key: value for key, value in row.items() if key in ("inlined", "registers", "window", "block")}
            how_far = f"{row['most']:,} choices each" if row["most"] else "to their end"
            tell(f"{row['compared']}, {row['level']}, {how_far}, {ways}: {wrong} of {len(there):,} games differ")


def expected(kit: Path, name: str, level: str, most: int, games: int) -> Any:
    """The digests of games of the CPU."""
    path = kit / f"{name.replace('/', '-')}-{level}-{most}.npy"
    known = np.load(path) if path.exists() else np.zeros(0, f"V{DIGEST}")
    if len(known) < games:
        pieces = [known, *played_here(name, level, most, len(known), games)]
        known = np.concatenate(pieces)
        np.save(path, known)
    return known[:games]


def played_here(name: str, level: str, most: int, first: int, end: int) -> Iterator[Any]:
    """Digests of so many games of the CPU, piece by piece."""
    from bellona.batches import batch

    for begin in range(first, end, PIECE):
        tell(f"{name}: {level}, {begin:,} of {end:,}")
        played = batch(name, min(PIECE, end - begin), seed=begin, workers=1)
        made = played.play_out(level, most)
        yield np.frombuffer(digests_of(played.positions, played.dice, made), f"V{DIGEST}")


def tell(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)
