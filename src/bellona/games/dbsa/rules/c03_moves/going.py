"""3, tactical moves: the ground. Good and bad going, rivers, fords, hills, impassable ground, the board's edge."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import corner_along, sine_cosine
from bellona.kernel.rules import rule
from bellona.kernel.shapes import band_meets, band_nears, box_meets, height, holds, meets

from ...position.records import HALF, Going, World


@rule("R17")
def in_bad_going(world: World, x: int, y: int, facing: int, depth: int) -> bool:
    """Whether any part of a base is in bad going, beyond the tolerance; rivers and gentle hills do not count."""
    for number in range(world.area_count):
        area = world.areas[number]
        if area.going == Going.BAD and meets(area.outline, x, y, facing, HALF, depth, world.touch):
            return True
    return False


@rule("R47")
def in_river(world: World, x: int, y: int, facing: int, depth: int) -> bool:
    """Whether any part of a base is in a river, at a ford too."""
    for number in range(world.river_count):
        if band_meets(world.rivers[number], x, y, facing, HALF, depth, world.touch):
            return True
    return False


@rule("R46")
def at_ford(world: World, x: int, y: int) -> bool:
    """Whether a point lies in a ford."""
    for number in range(world.ford_count):
        if holds(world.fords[number], x, y):
            return True
    return False


@rule("R77")
def meets_impassable(world: World, x: int, y: int, facing: int, depth: int) -> bool:
    """Whether any part of a base is in lake, sea, cliff or wall, beyond the tolerance."""
    for number in range(world.area_count):
        area = world.areas[number]
        if area.going == Going.IMPASSABLE and meets(area.outline, x, y, facing, HALF, depth, world.touch):
            return True
    return False


@rule("R45")
def height_at(world: World, x: int, y: int) -> int:
    """How high a point lies: how far inside the outline of a hill."""
    highest = 0
    for number in range(world.area_count):
        area = world.areas[number]
        if area.hill:
            highest = max(highest, height(area.outline, x, y))
    return highest


@rule("R66", "R57")
def on_board(world: World, x: int, y: int, facing: int, depth: int) -> bool:
    """Whether a whole base is on the board, within the tolerance."""
    if is_inland(world, x, y, HALF + depth):
        return True
    s, c = sine_cosine(facing)
    for which in range(4):
        cx, cy = corner_along(x, y, s, c, HALF, depth, which)
        if cx < -world.touch or cy < -world.touch or cx > world.width + world.touch or cy > world.height + world.touch:
            return False
    return True


@kernel
def is_open(world: World, left: int, bottom: int, right: int, top: int) -> bool:
    """Whether neither an area, of whatever going, nor a river comes near a rectangle."""
    if is_any_near(world, Going.GOOD, left, bottom, right, top):
        return False
    return is_passable(world, left, bottom, right, top) and is_good(world, left, bottom, right, top)


@kernel
def is_passable(world: World, left: int, bottom: int, right: int, top: int) -> bool:
    """Whether no impassable ground comes near a rectangle."""
    return not is_any_near(world, Going.IMPASSABLE, left, bottom, right, top)


@kernel
def is_good(world: World, left: int, bottom: int, right: int, top: int) -> bool:
    """Whether neither bad going nor a river comes near a rectangle."""
    for number in range(world.river_count):
        if band_nears(world.rivers[number], left, bottom, right, top):
            return False
    return not is_any_near(world, Going.BAD, left, bottom, right, top)


@kernel
def is_any_near(world: World, going: int, left: int, bottom: int, right: int, top: int) -> bool:
    """Whether an area of this going comes near a rectangle."""
    for number in range(world.area_count):
        area = world.areas[number]
        if area.going == going and box_meets(area.outline, left, bottom, right, top):
            return True
    return False


@kernel
def is_inland(world: World, x: int, y: int, reach: int) -> bool:
    """Whether the edge of the board is farther from a place than this."""
    return x >= reach and y >= reach and x <= world.width - reach and y <= world.height - reach
