"""The game as the rest of the program finds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bellona.contract import GamePackage

PACKAGE = GamePackage(slug="punic_wars", module=__package__, shelf_place=2)

if TYPE_CHECKING:
    from bellona.contract import Parts

    from . import game, picture
    from .bot import runner as arena
    from .data import scenarios as scenario
    from .table import live, reach
    from .table import queries as asking
    from .table import terminal as board
    from .text import situation

    PARTS = Parts(scenario, game, live, asking, situation, board, reach, arena, picture)
