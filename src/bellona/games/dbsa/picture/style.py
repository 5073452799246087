"""Themes, and the style sheet that they fill."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bellona.ornaments import read_style, read_themes, style_sheet

TONES = 8
"""Tones of a hill from its foot to its top."""
THEMES = read_themes(__package__)


@lru_cache(maxsize=8)
def style(theme: str) -> str:
    """The style sheet of a theme."""
    colours = THEMES[theme]
    return style_sheet(read_style(__package__), {**colours, **_tones(colours)})


def _tones(colours: Mapping[str, str]) -> dict[str, str]:
    """The tones of hills, from the foot to the top."""
    return {
        f"{hill}_{tone}": _mixed(colours[f"{hill}_low"], colours[f"{hill}_high"], tone / (TONES - 1))
        for hill in ("gentle", "steep")
        for tone in range(TONES)
    }


def _mixed(low: str, high: str, share: float) -> str:
    """A colour between two."""
    pairs = (tuple(int(colour[at : at + 2], 16) for colour in (low, high)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
