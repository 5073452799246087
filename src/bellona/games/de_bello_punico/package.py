"""The game as the rest of the program finds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bellona.contract import GamePackage

PACKAGE = GamePackage(slug="de_bello_punico", module=__package__, shelf_place=1)

if TYPE_CHECKING:
    from bellona.contract import Parts

    from . import arena, asking, board, game, live, picture, reach, scenario, situation

    PARTS = Parts(scenario, game, live, asking, situation, board, reach, arena, picture)
