"""A game at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bellona.gamekit.live import Live as LiveMatch
from bellona.gamekit.step_buffers import ServedGame

from ..data.values import SEATS
from ..game import Setting
from ..picture import draw_ground
from ..position.vocabulary import Phase
from ..text.saying import message_of
from .client_facts import ANYWHERE, FACTS, describe
from .serving import EVERYTHING, Desk, look, serve, show


class Live(LiveMatch):
    """A game under way."""

    served = ServedGame(
        engine=Setting.engine,
        seats=SEATS,
        desk=Desk,
        serve=serve,
        look=look,
        show=show,
        facts=FACTS,
        over=int(Phase.OVER),
        anywhere=frozenset(int(verb) for verb in ANYWHERE),
    )

    def board(self) -> dict[str, Any]:
        """What stays the same while it is played."""
        return describe(self.setting)

    def _event(self, event: Sequence[int]) -> dict[str, Any]:
        told = super()._event(event)
        message = told["message"]
        said = {name: value["$"] for name, value in message.items() if isinstance(value, dict) and "$" in value}
        message["$"] = message_of(told["kind"], message["$"], said)
        return told

    def ground(self, theme: str, language: str) -> str:
        """The tabula without counters, as a picture."""
        return draw_ground(self.setting, theme, language)


assert Live.views[EVERYTHING] == "all"
