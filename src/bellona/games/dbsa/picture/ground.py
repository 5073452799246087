"""The field without armies: turf, areas, water, roads, and the marks along its edges."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from bellona.drawing import Element, Point, el, group, move, strokes
from bellona.ornaments import stains

from ..data.values import EDGES
from .areas import areas
from .measures import STEP
from .terrain import Ground
from .ways import rivers, roads

SEAL = 22
SCALE = (0, 100, 200, 400, 600)


def ground_layers(ground: Ground) -> list[Element]:
    """The layers of the ground, the lowest first."""
    box = {"width": ground.width, "height": ground.height}
    turf = [
        el("rect", class_="grass", **box),
        *stains(26, ground.width, ground.height, (160, 120), (360, 260)),
        el("rect", class_="sward", **box),
    ]
    return [
        group([field_clip(ground), *turf], id="turf", clip_path="url(#pic-field)"),
        group([*areas(ground), *rivers(ground), *roads(ground)], id="terrain", clip_path="url(#pic-field)"),
        group(_marks(ground), id="marks"),
    ]


def field_clip(ground: Ground) -> Element:
    """The clip path for everything that crosses the edge."""
    return el("clipPath", el("rect", width=ground.width, height=ground.height), id="pic-field")


def _marks(ground: Ground) -> Iterator[Element]:
    """Rim, ruler, the numbers of the edges, scale and north."""
    yield el("path", class_="ruler", d=strokes(_ticks(ground)))
    yield el("rect", class_="rim", width=ground.width, height=ground.height)
    for number, (edge, at) in enumerate(zip(EDGES, seals(ground), strict=True), 1):
        sign = [el("circle", class_="seal", r=SEAL), el("text", str(number), class_="edge-number", y=9.5)]
        yield group(sign, class_=f"edge-seal {edge}", transform=move(at))
    yield group(_scale(), class_="scale", transform=move((ground.width - 680, ground.height - 34)))
    north = "M0-34L13 14L0 5L-13 14Z"
    yield group([el("path", class_="north", d=north)], transform=move((ground.width - 44, 62)))


def seals(ground: Ground) -> tuple[Point, ...]:
    """Where the numbers of the four edges stand, clockwise from the north."""
    middle, half, inset = ground.width / 2, ground.height / 2, SEAL + 18
    return (middle, inset), (ground.width - inset, half), (middle, ground.height - inset), (inset, half)


def _ticks(ground: Ground) -> Iterator[tuple[Point, Point]]:
    """A short mark every hundred paces, a longer one every six hundred."""
    for at in range(STEP, int(ground.width), STEP):
        long = 30 if at % (6 * STEP) == 0 else 14
        yield (at, 0), (at, long)
        yield (at, ground.height), (at, ground.height - long)
    for at in range(STEP, int(ground.height), STEP):
        long = 30 if at % (6 * STEP) == 0 else 14
        yield (0, ground.height - at), (long, ground.height - at)
        yield (ground.width, ground.height - at), (ground.width - long, ground.height - at)


def _scale() -> Iterator[Element]:
    """A bar of six hundred paces."""
    for number, (start, end) in enumerate(pairwise(SCALE)):
        name = ("scale-dark", "scale-light")[number % 2]
        yield el("rect", class_=name, x=start, width=end - start, height=9)
    for at in SCALE[1:]:
        yield el("text", f"{at}p", class_="scale-text", x=at, y=-8)
