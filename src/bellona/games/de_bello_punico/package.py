"""The game as the rest of the program finds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bellona.contract import GamePackage

PACKAGE = GamePackage(slug="de_bello_punico", module=__package__, shelf_place=1)

if TYPE_CHECKING:
    from bellona.contract import Parts

    from . import game, picture
    from .bot import runner
    from .data import options, scenarios
    from .picture import art, spots
    from .table import live, queries, reach, terminal
    from .text import situation

    PARTS = Parts(
        scenarios, game, live, queries, situation, terminal, reach, runner, picture, options, spots=spots, art=art,
    )  # fmt: skip
