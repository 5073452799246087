"""Rivers with their banks and fords, and roads."""

from __future__ import annotations

from collections.abc import Iterator

from bellona.drawing import Element, el, group, line, place, polygon

from .terrain import Band, Ground, Patch, strewn


def rivers(ground: Ground) -> Iterator[Element]:
    """Water between banks, with streaks that run with it."""
    for river in ground.rivers:
        course = line(river.line)
        bands = [
            _band("bank", course, river.width + 22),
            _band("brink", course, river.width + 5),
            _band("water", course, river.width),
            *_flow(river),
        ]
        yield group(bands, class_="river")
    for ford in ground.fords:
        yield group([el("path", class_="ford", d=polygon(ford.loop)), *_stones(ground, ford)], class_="ford-place")


def _flow(river: Band) -> Iterator[Element]:
    for number, shift in enumerate((-0.3, 0.04, 0.3)):
        yield el("path", class_="band flow", d=line(river.beside(shift * river.width)), stroke_dashoffset=83 * number)


def _stones(ground: Ground, ford: Patch) -> Iterator[Element]:
    """Stones in the water."""
    for _, at in strewn(ford, 24, 0):
        if any(river.gap(at) < river.width / 2 for river in ground.rivers):
            yield place("stepping", at)


def roads(ground: Ground) -> Iterator[Element]:
    """Beaten earth with the ruts of wheels."""
    for road in ground.roads:
        course = line(road.line)
        ruts = (el("path", class_="band ruts", d=line(road.beside(shift))) for shift in (-_rut(road), _rut(road)))
        yield group(
            [_band("verge", course, road.width + 5), _band("road", course, road.width), *ruts], class_="road-way"
        )


def _rut(road: Band) -> float:
    return road.width * 0.22


def _band(name: str, course: str, width: float) -> Element:
    return el("path", class_=f"band {name}", d=course, stroke_width=width)
