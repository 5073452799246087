"""A match at a table."""

from __future__ import annotations

from typing import Any

from bellona.gamekit import serving
from bellona.gamekit.client_facts import Facts, describe_common
from bellona.gamekit.live import Live as LiveMatch
from bellona.gamekit.step_buffers import ServedGame

from .game import ENGINE
from .picture import draw_ground
from .position import GRID, SEATS, Phase, Position, Verb

FACTS = Facts(Verb, rules={"move": "2.2"}, luck={})


class Live(LiveMatch):
    """A match under way."""

    served = ServedGame(
        engine=ENGINE, seats=SEATS, **serving.bound(__name__, ENGINE, 0)._asdict(), facts=FACTS, over=int(Phase.OVER)
    )

    def board(self) -> dict[str, Any]:
        """The data that stays the same during the match."""
        name, notation = self.setting.scenario, self.setting.notation
        return describe_common("latrunculi", name, SEATS, Position, notation, FACTS) | GRID.describe()

    def ground(self, theme: str, language: str) -> str:
        """The board without men."""
        return draw_ground(self.setting, theme, language)
