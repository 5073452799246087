"""A position in plain values."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from bellona.gamekit.situation import Situation as SharedSituation
from bellona.gamekit.situation import common_facts

from .position import EMPTY, GRID, SEATS


@dataclass(frozen=True)
class Situation(SharedSituation):
    """The board: whose man stands on each square that is not empty."""

    men: dict[str, str]


def situation(setting: Any, seen: Any, knows: Collection[str | None]) -> Situation:
    """All of it, since nothing is hidden."""
    men = {GRID.name(square): SEATS[man - 1] for square, man in enumerate(seen.squares.tolist()) if man != EMPTY}
    return Situation(**common_facts(setting, seen), men=men)
