"""Signs as paths: what stands on the ground."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin

from bellona.drawing import Point, discs, polygon, rounded
from bellona.ornaments import Sign


def _crown(points: int, out: float, dent: float, turn: float = 0) -> list[Point]:
    """A ring of points that go out and in."""
    radii = (out, dent)
    angles = (turn + pi * n / points for n in range(2 * points))
    return [(radii[n % 2] * cos(angle), radii[n % 2] * sin(angle)) for n, angle in enumerate(angles)]


TREES: tuple[Sign, ...] = (
    (
        ("shadow", discs((8, 9), 22)),
        ("leaf-0", rounded(_crown(9, 27, 20))),
        ("leaf-lit", rounded([(x * 0.5 - 6, y * 0.5 - 7) for x, y in _crown(6, 24, 19, 0.4)])),
    ),
    (
        ("shadow", discs((7, 8), 18)),
        ("leaf-1", rounded(_crown(7, 22, 16, 0.5))),
        ("leaf-lit", rounded([(x * 0.5 - 5, y * 0.5 - 6) for x, y in _crown(5, 20, 15)])),
    ),
    (
        ("shadow", discs((8, 9), 15)),
        ("leaf-2", polygon(_crown(8, 21, 11, 0.2))),
        ("leaf-vein", "M0 0L17 4M0 0L-17-4M0 0L4-17M0 0L-4 17M0 0L14-12M0 0L-14 12"),
    ),
)
STONES: tuple[Sign, ...] = (
    (("shadow", "M-12 4L14 12L20 6L8-2Z"),
     ("rock", "M-14 6L-10-7L2-11L13-4L14 7L2 11Z"), ("rock-lit", "M-9-6L2-10L5-3L-6 1Z")),
    (("rock", "M-9 4L-6-6L5-7L9 1L4 7Z"), ("rock-lit", "M-6-5L4-6L3-1L-4 1Z")),
    (("shadow", discs((4, 4), 8)), ("scrub", rounded(_crown(6, 11, 6)))),
)  # fmt: skip
REEDS: tuple[Sign, ...] = (
    (("pool", "M-24 1C-24-7-8-10 4-9C18-8 26-3 25 2C24 9 8 11-4 10C-16 10-24 8-24 1Z"),
     ("ripple", "M-12 0Q-7-3-2 0T8 0M0 5Q5 2 10 5")),
    (("reed", "M-8 7L-9-5M-3 8L-3-10M2 8L4-8M7 7L11-4"),),
    (("reed", "M-6 6L-9-6M-1 7L-1-9M5 6L8-5"), ("ripple", "M-13 9Q-7 6-1 9T11 9")),
)  # fmt: skip
HOUSES: tuple[Sign, ...] = (
    (("shadow", "M-20-12H28V22H-20Z"), ("roof", "M-24-16H24V16H-24Z"),
     ("roof-lit", "M-23-15H23L14 0H-14Z"), ("ridge", "M-24-16L-14 0H14L24-16M-24 16L-14 0M24 16L14 0")),
    (("shadow", "M-12-14H20V24H-12Z"), ("roof", "M-16-19H16V19H-16Z"),
     ("roof-lit", "M-15-18H0V18H-15Z"), ("ridge", "M0-19V19")),
)  # fmt: skip
CRAGS: tuple[Sign, ...] = (
    (("crag", "M-16 8L-6-10L2-2L9-12L18 8M-4 4L0-4"), ("rock-lit", "M-12 5L-6-6L-3-3L-5 5Z")),
    (("crag", "M-10 6L-2-8L10 6M0 3L3 8"),),
)
STEPPING: Sign = (("stone", "M-6 2C-7-3-2-6 3-5C8-4 8 3 3 5C-1 6-5 5-6 2Z"),)
SIGNS: Mapping[str, tuple[Sign, ...]] = {"tree": TREES, "stone": STONES, "reed": REEDS, "house": HOUSES, "crag": CRAGS}
