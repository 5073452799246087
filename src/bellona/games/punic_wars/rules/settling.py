"""What happens at once, in any phase, when the points in a hex have changed: 8.31, 10.11, 10.35, 14.1, 18.22, 18.23."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log

from ..position.records import NAVAL, NONE, SYRACUSAN_NAVAL, War, World
from .c03_components import points_of_kind
from .c08_leaders import lose_lone_leaders
from .c10_towns import is_trapped
from .c11_attrition import lose
from .c14_control import renew
from .c18_victory import end_by_capture
from .events import Cause


@kernel
def settle(world: World, war: War, h: int, log: Log) -> None:
    """Trapped fleets, lone leaders, the place and its siege, its region, and the fall of a capital."""
    if war.disturbed == h:
        war.disturbed = NONE
    for side in range(2):
        if is_trapped(world, war, side, h):
            lose(world, war, side, NAVAL, h, points_of_kind(world, war, side, NAVAL, h), Cause.TRAPPED, log)
            syracusans = points_of_kind(world, war, side, SYRACUSAN_NAVAL, h)
            lose(world, war, side, SYRACUSAN_NAVAL, h, syracusans, Cause.TRAPPED, log)
    if war.disturbed == h:
        war.disturbed = NONE
    lose_lone_leaders(world, war, h, log)
    renew(world, war, h, log)
    end_by_capture(world, war, h, log)
