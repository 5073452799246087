"""The arms of both sides, themes, and the style sheet that they fill."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bellona.ornaments import EAGLE, TANIT, Arms, read_style, read_themes, style_sheet

ARMS: Mapping[str, Arms] = {
    "rome": Arms("rome", EAGLE, "rome", "zoc1"),
    "carthage": Arms("carthage", TANIT, "punic", "zoc2"),
}
THEMES = read_themes(__package__)


@lru_cache(maxsize=8)
def style(theme: str) -> str:
    """The style sheet of a theme."""
    return style_sheet(read_style(__package__), THEMES[theme], ARMS.values())
