"""What the frame is made of: lines of text and the arms of both sides."""

from __future__ import annotations

from bellona.drawing import Element, Point, el, group, move, place

from ..notation import SEATS
from ..position import CARTHAGE


def text(said: str, at: Point, name: str = "") -> Element:
    return el("text", said, class_=f"said {name}".strip(), x=at[0], y=at[1])


def shield(side: int, at: Point, scale: float = 1) -> Element:
    """A side's arms: an eagle on a square, Tanit on a disc."""
    square = {"x": -32, "y": -32, "width": 64, "height": 64, "rx": 5}
    face = (
        el("circle", class_="pic-face-carthage", r=33)
        if side == CARTHAGE
        else el("rect", class_="pic-face-rome", **square)
    )
    return group(
        [face, place(f"emblem-{SEATS[side]}", transform="scale(2.5)")], class_=SEATS[side], transform=move(at, scale)
    )
