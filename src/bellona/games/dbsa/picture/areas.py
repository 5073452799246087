"""Areas of ground: hills in tones of height, woods, rough ground, marsh, buildings, cliffs and lakes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import atan2, degrees

from bellona.drawing import Element, Point, chance, el, group, hachures, line, move, place, polygon, strokes

from .measures import CONTOUR
from .style import TONES
from .terrain import Ground, Patch, strewn

CAST = (9, 11)
"""Where the shadow of higher ground falls."""
ORDER = ("gentle_hill", "steep_hill", "marsh", "rough", "wood", "built_up", "lake", "cliff")


def areas(ground: Ground) -> Iterator[Element]:
    """All areas, hills below their vegetation."""
    numbered = sorted(enumerate(ground.patches), key=lambda item: ORDER.index(item[1].kind))
    for number, patch in numbered:
        yield group(DRAWN[patch.kind](ground, patch, number), class_=f"area {patch.kind}")


# Hills


def _hill(_: Ground, patch: Patch, number: int) -> Iterator[Element]:
    """Tones from the foot to the top: a stroke along the sides is as wide as the ground below a height is deep."""
    kind, shape = patch.kind.removesuffix("_hill"), polygon(patch.loop)
    tones = min(TONES, 1 + int(_top(patch) / CONTOUR))
    sides, clip = "".join(line(side) for side in patch.sides), f"pic-hill-{number}"
    yield el("clipPath", el("path", d=shape), id=clip)
    yield el("path", class_="cast", d=shape, transform=move(CAST))
    slopes = [el("path", class_=f"summit {kind}-{tones - 1}", d=shape)]
    for tone in range(tones - 1, 0, -1):
        width = 2 * CONTOUR * tone
        slopes += [
            el("path", class_="contour", d=sides, stroke_width=width + 4),
            el("path", class_=f"slope {kind}-{tone - 1}", d=sides, stroke_width=width),
        ]
    slopes += [el("path", class_="sward", d=shape), el("path", class_="light", d=shape)]
    yield group(slopes, clip_path=f"url(#{clip})")
    if kind == "steep":
        yield el("path", class_="hachures", clip_path=f"url(#{clip})", d=strokes(_combs(patch)))
    yield el("path", class_="foot", d=sides)


def _top(patch: Patch) -> float:
    """The greatest height, estimated on a raster."""
    return max((patch.depth(at) for _, at in strewn(patch, CONTOUR / 2, 0)), default=0.0)


def _combs(patch: Patch) -> Iterator[tuple[Point, Point]]:
    """Short strokes up the slope along every side that counts."""
    for a, b in patch.sides:
        for stroke in hachures([a, b], 17, 26):
            if patch.holds(stroke[1]):
                yield stroke
            else:
                (x, y), (tip_x, tip_y) = stroke
                yield (x, y), (2 * x - tip_x, 2 * y - tip_y)


# Ground with scattered signs


def _wood(ground: Ground, patch: Patch, _: int) -> Iterator[Element]:
    yield from _overgrown(patch)
    for number, at in strewn(patch, 33, 8):
        if ground.is_bare(at, 16):
            yield place(f"tree-{_pick(number, at, 3)}", at)


def _rough(ground: Ground, patch: Patch, _: int) -> Iterator[Element]:
    yield from _overgrown(patch)
    for number, at in strewn(patch, 35, 13):
        if ground.is_bare(at, 8):
            yield place(f"stone-{_pick(number, at, 3)}", at)


def _marsh(ground: Ground, patch: Patch, _: int) -> Iterator[Element]:
    yield from _overgrown(patch)
    for number, at in strewn(patch, 34, 18):
        if ground.is_bare(at, 8):
            yield place(f"reed-{_pick(number, at, 3)}", at)


def _built_up(ground: Ground, patch: Patch, _: int) -> Iterator[Element]:
    yield _floor(patch)
    (ax, ay), (bx, by) = patch.loop[:2]
    turn = degrees(atan2(by - ay, bx - ax))
    for number, at in strewn(patch, 58, 26, 0.12):
        if ground.is_bare(at, 26):
            turned = turn + 90 * (chance(number, 5) > 0.5)
            yield place(f"house-{_pick(number, at, 2)}", transform=f"{move(at)} rotate({turned:.0f})")


def _cliff(_: Ground, patch: Patch, __: int) -> Iterator[Element]:
    yield el("path", class_="cast", d=polygon(patch.loop), transform=move(CAST))
    yield _floor(patch)
    for number, at in strewn(patch, 38, 17):
        yield place(f"crag-{_pick(number, at, 2)}", at)


def _lake(_: Ground, patch: Patch, __: int) -> Iterator[Element]:
    yield _floor(patch)
    for number, (x, y) in strewn(patch, 70, 26):
        if number % 2:
            yield el("path", class_="pic-ripple", d=f"M{x - 16:.0f} {y:.0f}q8-6 16 0t16 0")


def _overgrown(patch: Patch) -> Iterator[Element]:
    """Ground whose outline is exact and whose edge is soft."""
    yield el("path", class_=f"fringe fringe-{patch.kind}", d=polygon(patch.loop))
    yield _floor(patch)


def _floor(patch: Patch) -> Element:
    return el("path", class_=f"floor-{patch.kind}", d=polygon(patch.loop))


def _pick(number: int, at: Point, kinds: int) -> int:
    """One of several signs, always the same at the same place."""
    return int(kinds * chance(number, round(at[0]), round(at[1])))


DRAWN: Mapping[str, Callable[[Ground, Patch, int], Iterator[Element]]] = {
    "gentle_hill": _hill,
    "steep_hill": _hill,
    "wood": _wood,
    "rough": _rough,
    "marsh": _marsh,
    "built_up": _built_up,
    "cliff": _cliff,
    "lake": _lake,
}
