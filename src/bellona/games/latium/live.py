"""A game at a table."""

from __future__ import annotations

from typing import Any

from bellona.kernel.bench import Works
from bellona.kernel.live import Live as LiveMatch

from .data_values import SEATS
from .desk import SERVING
from .game import Setting
from .picture import draw_ground
from .table import FACTS, describe
from .vocabulary import Phase


class Live(LiveMatch):
    """A game under way."""

    works = Works(
        engine=Setting.engine,
        seats=SEATS,
        **SERVING._asdict(),
        facts=FACTS,
        over=int(Phase.OVER),
    )

    def board(self) -> dict[str, Any]:
        """What stays the same while it is played."""
        return describe(self.setting)

    def ground(self, theme: str, language: str) -> str:
        """The tabula without counters, as a picture."""
        return draw_ground(self.setting, theme, language)
