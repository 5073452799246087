"""A battle at a table."""

from __future__ import annotations

from typing import Any

from bellona.gamekit.live import Live as LiveMatch
from bellona.gamekit.step_buffers import ServedGame

from ..game import Setting
from ..picture import draw_ground
from ..position.records import Phase
from ..text.notation import SEATS
from .client_facts import FACTS, describe
from .serving import SERVING


class Live(LiveMatch):
    """A battle under way."""

    served = ServedGame(engine=Setting.engine, seats=SEATS, **SERVING._asdict(), facts=FACTS, over=int(Phase.OVER))
    draw_ground = staticmethod(draw_ground)

    def meet(self) -> None:
        """Learn the names of the pieces."""
        self.setting.names(self.position)

    def board(self) -> dict[str, Any]:
        """The data that stays the same during the battle."""
        return describe(self.setting, self.position)
