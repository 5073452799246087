"""The game as Bellona finds it."""

from typing import TYPE_CHECKING

from bellona.contract import GamePackage

PACKAGE = GamePackage(slug="latrunculi", module="latrunculi", shelf_place=100, rooms={}, contract=1)

if TYPE_CHECKING:
    from bellona.contract import Parts

    from . import game, live, picture, runner, scenarios, situation, terminal

    PARTS = Parts(
        scenarios=scenarios, game=game, live=live, queries=None, situation=situation, terminal=terminal, reach=None,
        runner=runner, picture=picture,
    )  # fmt: skip
