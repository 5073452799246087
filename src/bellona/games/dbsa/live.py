"""A battle at a table."""

from __future__ import annotations

from typing import Any

from bellona.kernel.bench import Works
from bellona.kernel.live import Live as LiveMatch

from .desk import EVERYTHING, Desk, look, serve, show
from .game import Setting
from .notation import SEATS
from .picture import draw_ground
from .position import Phase
from .table import FACTS, describe


class Live(LiveMatch):
    """A battle under way."""

    works = Works(
        engine=Setting.engine,
        seats=SEATS,
        desk=Desk,
        serve=serve,
        look=look,
        show=show,
        facts=FACTS,
        over=int(Phase.OVER),
    )

    def board(self) -> dict[str, Any]:
        """What stays the same while it is fought."""
        return describe(self.setting)

    def ground(self, theme: str, language: str) -> str:
        """The field without armies, as a picture."""
        return draw_ground(self.setting, theme, language)


assert Live.views[EVERYTHING] == "all"
