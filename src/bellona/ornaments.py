"""Shared parts of the pictures of all games: fonts, lines of text, arms of sides, messages in one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from importlib import resources
from string import Template
from textwrap import wrap
from typing import Any, NamedTuple

from .drawing import Content, Element, Markup, Point, chance, discs, el, group, move, place
from .gamekit.catalog import Catalog
from .gamekit.data_files import shipped_document

SANS = "Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif"
SERIF = "Palatino Linotype, Palatino, Book Antiqua, URW Palladio L, Georgia, Liberation Serif, serif"
_ID = re.compile(r'\bid="([^"]+)"')


class Design(NamedTuple):
    """The shield and the hatch of a side."""

    device: str
    is_round: bool
    """Whether the shield is a disc; otherwise it is a square."""
    hatch: str
    """Hatches of different directions can overlap."""
    face_line: float
    hatch_line: float
    hatch_strength: str


EAGLE = Design(
    "M0-7C1.3-7 2-6 1.6-4.9L2.6-3.6C4.6-4.4 7-5.8 11-6.6C10.8-5 10.2-4 9.2-3.4C9.4-2 8.6-1.1 7.4-1"
    "C7.2.3 6.3 1 5.2.9C4.6 2 3.4 2.4 2.4 2.2L3.4 6.4L0 5L-3.4 6.4L-2.4 2.2C-3.4 2.4-4.6 2-5.2.9C-6.3 1-7.2.3-7.4-1"
    "C-8.6-1.1-9.4-2-9.2-3.4C-10.2-4-10.8-5-11-6.6C-7-5.8-4.6-4.4-2.6-3.6L-1.6-4.9C-2-6-1.3-7 0-7Z",
    is_round=False,
    hatch="M-2 11L11-2M-2 2L2-2M7 11L11 7",
    face_line=1.2,
    hatch_line=1.7,
    hatch_strength=".75",
)
TANIT = Design(
    "M-7.4-4.4V-.2H7.4V-4.4H5.8V-1.8H-5.8V-4.4ZM0-.2L6 7.6H-6Z" + discs((0, -5), 3),
    is_round=True,
    hatch="M-2-2L11 11M-2 7L2 11M7-2L11 2",
    face_line=1.4,
    hatch_line=1.5,
    hatch_strength=".8",
)


class Arms(NamedTuple):
    """The arms of a side: its design in its colours."""

    seat: str
    design: Design
    colour: str
    """The colour of its shield in a theme; with `_edge` and `_ink` that of the edge and of the device."""
    zone: str
    """The colour of its hatch."""

    def style(self) -> str:
        """The rules of the style sheet for this side."""
        seat, colour, design = self.seat, self.colour, self.design
        return (
            f".pic-face-{seat}{{fill:${colour};stroke:${colour}_edge;stroke-width:{design.face_line}}}\n"
            f"& .{seat}{{color:${colour}_ink}}\n"
            f".pic-hatch-{seat}{{fill:none;stroke:${self.zone};stroke-width:{design.hatch_line};"
            f"stroke-opacity:{design.hatch_strength}}}\n"
        )


LONGEST = 82
"""Letters in a line of the frame."""
STAR = "M0-5.5L1.5-1.7L5.5-1.5L2.4 1.1L3.4 5L0 2.8L-3.4 5L-2.4 1.1L-5.5-1.5L-1.5-1.7Z"


# What lies in files beside the pictures


def read_themes(package: str) -> Mapping[str, Mapping[str, str]]:
    """The colours of each theme in `themes.toml`; those under `all` are the same in every theme."""
    themes = dict(shipped_document(package, "themes.toml").data)
    shared = themes.pop("all", {})
    return {name: shared | colours for name, colours in themes.items()}


@lru_cache(maxsize=16)
def read_style(package: str, file: str = "style.css") -> str:
    """The rules of a style sheet, with `$` before the names of colours.

    & stands for the picture. For a selector, a copy from the definitions is outside it: classes there begin with pic-.
    """
    return f"\n{resources.files(package).joinpath(file).read_text(encoding='utf-8')}"


def read_shapes(package: str, file: str) -> dict[str, Markup]:
    """The shapes of an SVG file by their ids; each has a line of its own."""
    lines = resources.files(package).joinpath(file).read_text(encoding="utf-8").splitlines()[1:-1]
    return {found[1]: Markup(line) for line in lines if (found := _ID.search(line))}


def style_sheet(rules: str, theme: Mapping[str, str], arms: Collection[Arms] = ()) -> str:
    """The style sheet of a picture: the common rules and its own, in the colours of a theme."""
    common = read_style(__package__, "ornaments.css")
    filled = Template(common + "".join(each.style() for each in arms) + rules).substitute(theme, sans=SANS, serif=SERIF)
    return filled.replace("& ", ".bellona ")


class Speech(NamedTuple):
    """The game's messages in one language."""

    words: Catalog
    language: str

    def __call__(self, name: str, /, **args: Any) -> str:
        return self.words.say(name, args, self.language)

    def knows(self, name: str) -> bool:
        """Whether there is such a message."""
        return self.words.has(name, self.language)


# Whole pictures


def document(
    game: str, theme: str, width: float, height: float, /, *content: Content | None, **attributes: object
) -> str:
    """A picture of a game as an SVG document."""
    look, box = f"bellona {game} {theme}", f"0 0 {width:.0f} {height:.0f}"
    made = el("svg", *content, xmlns="http://www.w3.org/2000/svg", class_=look, viewBox=box, **attributes)
    return f"{made}\n"


def sheet(style: str, shapes: Markup, width: float, height: float) -> tuple[Element, Markup, Element]:
    """The lowest layer of every picture: the style, the shapes, the paper."""
    return el("style", Markup(style)), shapes, el("rect", class_="paper", width=width, height=height)


class Look(NamedTuple):
    """How all pictures of a game look, and what may be asked of them."""

    game: str
    themes: Collection[str]
    overlays: Collection[str]
    style: Callable[[str], str]
    shapes: Callable[[], Markup]

    def refuse_unknown(self, theme: str, overlays: Collection[str]) -> None:
        """Refuse a theme or an overlay that there is not."""
        refuse_unknown("theme", (theme,), self.themes)
        refuse_unknown("overlay", overlays, self.overlays)

    def picture(self, theme: str, area: Point, shown: float, title: str, *content: Content | None, lang: str) -> str:
        """A position on paper of this width and height, shown so many pixels wide."""
        (width, height), scale = area, shown / area[0]
        size = {"width": round(width * scale), "height": round(height * scale)}
        title_and_paper = el("title", title), *self._paper(theme, area)
        return document(self.game, theme, *area, *title_and_paper, *content, **size, role="img", lang=lang)

    def ground(self, theme: str, area: Point, *content: Content | None, **attributes: object) -> str:
        """What lies under a position, on paper of this width and height."""
        return document(self.game, theme, *area, *self._paper(theme, area), *content, **attributes)

    def _paper(self, theme: str, area: Point) -> tuple[Element, Markup, Element]:
        return sheet(self.style(theme), self.shapes(), *area)


def refuse_unknown(what: str, names: Collection[str], known: Collection[str]) -> None:
    """Refuse a theme or an overlay that a picture does not have."""
    for name in names:
        if name not in known:
            raise ValueError(f"there is no {what} {name!r}; choose among {', '.join(known)}")


# Parts of a frame


def text(said: str, at: Point, name: str = "") -> Element:
    """A line of text in the frame."""
    return el("text", said, class_=f"said {name}".strip(), x=at[0], y=at[1])


def choice(phase: str, asked: str, arms: Arms | None, right: float) -> Element:
    """Phase, and who has to choose what, at the upper right corner."""
    edge = right - (58 if arms else 0)
    return group(
        [
            text(phase, (edge, 36), "end strong"),
            *(text(said, (edge, 60 + 18 * number), "end asked") for number, said in enumerate(wrap(asked, LONGEST))),
            shield(arms, (right - 24, 48), 0.74) if arms else None,
        ],
        id="choice",
        data_seat=arms.seat if arms else None,
    )


# Shapes


def emblems(arms: Collection[Arms]) -> list[Element]:
    """The devices of the sides, placed by the names of their seats."""
    return [el("path", id=f"pic-emblem-{each.seat}", class_="pic-fill", d=each.design.device) for each in arms]


def side_hatches(arms: Collection[Arms]) -> list[Element]:
    """Hatches that can overlap."""
    return [
        pattern(f"hatch-{each.seat}", 9, el("path", class_=f"pic-hatch-{each.seat}", d=each.design.hatch))
        for each in arms
    ]


def patches() -> list[Element]:
    """A bright and a dull patch for fills, each strongest in its middle."""
    return [
        el(
            "radialGradient",
            *(el("stop", class_=f"pic-{name}", offset=at, stop_opacity=how) for at, how in ((0, 0.7), (1, 0))),
            id=f"pic-{name}",
        )
        for name in ("bright", "dull")
    ]


def stains(count: int, width: float, height: float, least: Point, more: Point) -> Iterator[Element]:
    """Broad soft patches that keep the ground from looking flat, with random sizes above a minimum."""
    for number in range(count):
        yield el(
            "ellipse",
            fill=f"url(#pic-{('bright', 'dull')[number % 2]})",
            cx=round(width * chance(number, 1)),
            cy=round(height * chance(number, 2)),
            rx=round(least[0] + more[0] * chance(number, 3)),
            ry=round(least[1] + more[1] * chance(number, 4)),
        )


def pattern(name: str, size: int, *drawn: Element) -> Element:
    """A square that is repeated in a fill."""
    return el("pattern", *drawn, id=f"pic-{name}", width=size, height=size, patternUnits="userSpaceOnUse")


def shield(arms: Arms, at: Point, scale: float = 1) -> Element:
    """A side's arms: its device on a square or on a disc."""
    square = {"x": -32, "y": -32, "width": 64, "height": 64, "rx": 5}
    name = f"pic-face-{arms.seat}"
    face = el("circle", class_=name, r=33) if arms.design.is_round else el("rect", class_=name, **square)
    emblem = place(f"emblem-{arms.seat}", transform="scale(2.5)")
    return group([face, emblem], class_=arms.seat, transform=move(at, scale))
