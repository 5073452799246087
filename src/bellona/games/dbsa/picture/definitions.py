"""Everything that is drawn more than once: signs, patterns, and the stands of elements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from bellona.drawing import Element, Markup, chance, el, strokes
from bellona.ornaments import patches, pattern, read_shapes

TILE = 470
"""The size of the repeated piece of turf."""
TUFTS = 52
_PLACED = re.compile(r'(?:href="|url\()#([\w-]+)')
_CLASSES = re.compile(r'\bclass="([^"]+)"')
_CLASS = re.compile(r"\.([A-Za-z][\w-]*)")


@lru_cache(maxsize=1)
def definitions() -> Markup:
    """Everything that is drawn more than once."""
    return Markup(el("defs", *shapes().values()))


@lru_cache(maxsize=1)
def shapes() -> dict[str, Markup]:
    """Every shape and pattern by its id."""
    sward = pattern("sward", TILE, _tufts("tuft", 0), _tufts("tuft-lit", 1))
    own = {str(made.attributes["id"]): Markup(made) for made in (*patches(), sward, _light())}
    return own | read_shapes(__package__, "signs.svg") | read_shapes(__package__, "stands.svg")


def compact(style: str, body: str) -> tuple[str, Markup]:
    """The rules of a style sheet and the shapes that a drawing really uses, itself or through each other."""
    rules, used = "", frozenset[str]()
    while True:
        drawn = body + "".join(text for name, text in shapes().items() if name in used)
        rules = "\n".join(_needed(style, drawn))
        found = frozenset(_PLACED.findall(drawn + rules)) & shapes().keys()
        if found == used:
            return rules, Markup(el("defs", *(text for name, text in shapes().items() if name in used)))
        used = found


def _needed(style: str, drawn: str) -> Iterator[str]:
    """The rules whose classes are all present; those for an id of a whole picture are left out."""
    classes = {name for names in _CLASSES.findall(drawn) for name in names.split()} | {"bellona"}
    for rule in style.splitlines():
        selector = rule.partition("{")[0]
        if "#" not in selector and classes.issuperset(_CLASS.findall(selector)):
            yield rule


def _tufts(name: str, key: int) -> Element:
    """Blades of grass in twos and threes."""
    blades = []
    for number in range(TUFTS):
        x, y = (12 + (TILE - 24) * chance(number, key, axis) for axis in (1, 2))
        for lean in (-5, 0, 5)[number % 2 :]:
            blades.append(((x + lean * 0.6, y), (x + lean * 1.4, y - 8 - 3 * chance(number, key, 3))))
    return el("path", class_=f"pic-{name}", d=strokes(blades))


def _light() -> Element:
    """Light from the north-west on a slope, shadow to the south-east."""
    stops = ((0, "#fff", 0.34), (0.5, "#fff", 0), (0.55, "#000", 0), (1, "#000", 0.26))
    drawn = (el("stop", offset=at, stop_color=colour, stop_opacity=how) for at, colour, how in stops)
    return el("linearGradient", *drawn, id="pic-light", x1=0, y1=0, x2=1, y2=1)
