"""Themes, and the style sheet that they fill."""

from __future__ import annotations

from functools import lru_cache

from bellona.ornaments import read_style, read_themes, style_sheet

from ..data.values import SEATS

THEMES = read_themes(__package__)
_OF_SEAT = """\
.pic-face-{0}{{fill:${0};stroke:${0}_edge;stroke-width:1.3}}
& .of-{0}{{color:${0}_ink}}
& .layer-{0}{{fill:${0};stroke:${0}}}
& .banner-{0}{{fill:${0};stroke:${0}_edge;stroke-width:1}}
"""
"""The counters of a Rex: dark and light by turns, so that they differ without hue."""


@lru_cache(maxsize=8)
def style(theme: str) -> str:
    """The style sheet of a theme, with the arms of every Rex."""
    arms = (_OF_SEAT.format(seat) for seat in (*SEATS, "nobody"))
    return style_sheet(read_style(__package__) + "".join(arms), THEMES[theme])
