"""A battle at a table."""

from __future__ import annotations

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
    describe = staticmethod(describe)
    draw_ground = staticmethod(draw_ground)
