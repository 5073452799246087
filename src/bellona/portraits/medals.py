"""Medals: the face of a leader on a field that is ruled as heralds rule the colour of his side."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Literal

from bellona.drawing import Content, Element, Markup, el, group
from bellona.gamekit.data_files import DataTable, convert, shipped_document
from bellona.ornaments import read_shapes, read_style

VARIABLE = re.compile(r"var\(--[\w-]+,([^)]+)\)")
ID = re.compile(r' id="[^"]*"')
SIZE = 96
RIM = 45
ROOMY = "translate(3 8)"
"""Where a head with a helmet lies in its medal."""
NEAR = "translate(1 -2) scale(1.04)"
"""Where a head without one lies."""
AWAY = f"translate({SIZE} 0) scale(-1 1)"
"""Faces are drawn looking to the right; mirrored, they look to the left."""


class Face(DataTable, frozen=True):
    """A face: its layers from the back to the front, and the names of its colours."""

    side: str
    parts: tuple[str, ...]
    hair: str
    skin: str = "pale"
    cloth: str = "linen"
    crest: str = "red"


class Hair(DataTable, frozen=True):
    """The colour of hair, and that of the strokes on it."""

    hair: str
    shine: str


class Side(DataTable, frozen=True):
    """How the medals of a side are told from others: where its men look, and the colours and the way of its ruling."""

    looks: Literal["right", "left"]
    ground: str
    line: str
    ruled: Literal["upright", "level"]


class Colours(DataTable, frozen=True):
    """Colours by what they are for and by name."""

    hair: Mapping[str, Hair]
    skin: Mapping[str, str]
    cloth: Mapping[str, str]


class Faces(DataTable, frozen=True):
    """All faces, and the sides and colours that they name."""

    sides: Mapping[str, Side]
    colours: Colours
    faces: Mapping[str, Face]


@cache
def faces() -> Faces:
    """All faces by the names of the leaders."""
    return convert(shipped_document(__package__, "faces.toml"), Faces)


@cache
def portraits() -> str:
    """All medals as symbols, with all that they are made of."""
    rim = el("clipPath", el("circle", cx=SIZE / 2, cy=SIZE / 2, r=RIM), id="art-rim")
    return sprite(rim, *_parts().values(), *(_medal(face, _copied(face), name) for name, face in faces().faces.items()))


def sprite(*shapes: Content) -> str:
    """Shapes to draw from, in the manner of engravings, as an SVG document."""
    style = el("style", Markup(read_style(__package__, "art.css")))
    return str(el("svg", el("defs", style, *shapes), xmlns="http://www.w3.org/2000/svg"))


def medals(names: Iterable[str]) -> Iterator[Content]:
    """The medals of these leaders, complete and in plain colours, for programs that know no variables in styles."""
    wanted = {name: faces().faces[name] for name in names if name in faces().faces}
    plain = VARIABLE.sub(r"\1", read_style(__package__, "art.css"))
    own = (
        f".art-of-{name} .art-{what}{{fill:{colour}}}"
        for name, face in wanted.items()
        for what, colour in _colours(face).items()
        if what != "shine"
    )
    yield el("style", Markup(plain + "\n".join(own)))
    yield el("clipPath", el("circle", cx=SIZE / 2, cy=SIZE / 2, r=RIM), id="art-rim")
    for name, face in wanted.items():
        whole = group((Markup(ID.sub("", _parts()[f"art-{part}"])) for part in face.parts), class_=f"art-of-{name}")
        yield _medal(face, whole, name)


def _parts() -> Mapping[str, Markup]:
    return read_shapes(__package__, "parts.svg")


def _copied(face: Face) -> Element:
    """The parts of a face, copied, in its colours."""
    colours = ";".join(f"--art-{what}:{colour}" for what, colour in _colours(face).items())
    return group((el("use", href=f"#art-{part}") for part in face.parts), style=colours)


def _medal(face: Face, head: Element, name: str) -> Element:
    """A head on the field of its side."""
    side = faces().sides[face.side]
    circle = {"cx": SIZE / 2, "cy": SIZE / 2}
    place = ROOMY if any(part.startswith("helm-") for part in face.parts) else NEAR
    drawn = [
        el("circle", fill=side.ground, r=RIM, **circle),
        group(
            [
                el("path", class_="art-ruling", d=_ruling(side), stroke=side.line),
                group(
                    [group([head], transform=place)],
                    transform=AWAY if side.looks == "left" else None,
                ),
            ],
            clip_path="url(#art-rim)",
        ),
        el("circle", fill="none", stroke=side.line, stroke_width=5, r=RIM, **circle),
        el("circle", fill="none", stroke="#241a10", stroke_width=1.6, r=RIM + 2, **circle),
    ]
    return el("symbol", *drawn, id=f"art-face-{name}", viewBox=f"0 0 {SIZE} {SIZE}")


def _colours(face: Face) -> dict[str, str]:
    """What the parts take on from the face that they belong to."""
    colours = faces().colours
    hair = colours.hair[face.hair]
    return {
        "hair": hair.hair, "shine": hair.shine, "skin": colours.skin[face.skin], "cloth": colours.cloth[face.cloth],
        "crest": colours.cloth[face.crest],
    }  # fmt: skip


def _ruling(side: Side) -> str:
    return "".join(f"M{at} 0V{SIZE}" if side.ruled == "upright" else f"M0 {at}H{SIZE}" for at in range(6, SIZE, 6))
