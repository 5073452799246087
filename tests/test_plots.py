"""Plots: values lie where the scales say."""

from __future__ import annotations

from xml.etree import ElementTree

from bellona.plots import Frame, sheet

from .svg import SVG

FRAME = Frame(left=50, top=10, width=200, height=100, across=(0, 4), up=(-1, 1))


def test_values_lie_between_the_edges() -> None:
    assert FRAME.at((0, -1)) == (50, 110)
    assert FRAME.at((4, 1)) == (250, 10)
    assert FRAME.at((1, 0)) == (100, 60)


def test_marks_have_a_line_and_a_word_where_their_value_lies() -> None:
    drawn = [FRAME.scales({0: "none", 4: "all"}, {0: "even"}), FRAME.titled("minutes")]
    picture = ElementTree.fromstring(sheet(300, 160, drawn))
    words = {text.text: (float(text.attrib["x"]), float(text.attrib["y"])) for text in picture.iter(f"{SVG}text")}
    assert words == {"none": (50, 128), "all": (250, 128), "even": (42, 64), "minutes": (150, 150)}
    lines = [path.attrib["d"] for path in picture.iter(f"{SVG}path")]
    assert lines == ["M50 10L50 110", "M250 10L250 110", "M50 60L250 60"]
