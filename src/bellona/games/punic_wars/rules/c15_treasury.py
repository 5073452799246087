"""Chapter 15: taxes."""

from __future__ import annotations

from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..position.records import MOST_TREASURY, NOBODY, War, World
from .c14_control import holds_by_force, renew_control, value_controlled
from .c17_syracuse import change_sides
from .events import Cause, EventKind
from .settling import settle


@rule("15.0a", "15.0b", "15.11", "15.12", "16.34a", "B15")
def tax(world: World, war: War, log: Log) -> None:
    """The values of the regions that a side controls go into its treasury."""
    side = war.active
    income = value_controlled(world, war, side)
    war.treasury[side] = min(war.treasury[side] + income, MOST_TREASURY)
    emit(log, EventKind.TAXED, 0, side, income, war.treasury[side], 0)


@rule("16.42", "16.43", "16.44")
def lift_markers(world: World, war: War, log: Log) -> None:
    """A side that holds by force a region that was its own at the start wins its allegiance back."""
    side = war.active
    for region in range(world.regions):
        if not war.marker[region] or world.region_align[region] != side or world.region_align[region] == NOBODY:
            continue
        if holds_by_force(world, war, side, region):
            war.marker[region] = 0
            emit(log, EventKind.MARKER_LIFTED, 0, side, region, 0, 0)
            if region == world.syracuse:
                change_sides(world, war, side, war.syracuse_by, Cause.RETURNED, log)
                settle(world, war, world.syracuse_hex, log)
            war.align[region] = side
            renew_control(world, war, region, log)
