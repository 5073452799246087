"""The court: arms, gods, Signa, events, and the vignettes of great scenes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from bellona.drawing import Content, Element, el, group
from bellona.gamekit.data_files import DataTable, convert, shipped_document
from bellona.ornaments import read_shapes
from bellona.portraits.medals import sprite

from ..data.scenarios import load_tables

SHIELD = "M-24-28H24V2Q24 22 0 31Q-24 22-24 2Z"
BANDS = {
    "chief": "M-24-28H24V-17H-24Z", "base": "M-22 12H22Q16 25 0 31Q-16 25-22 12Z", "fess": "M-24-5H24V6H-24Z",
    "pale": "M-7-28H7V29Q0 32-7 29Z", "bend": "M-24-28H-10L22 12L16 21L-24-14Z",
}  # fmt: skip
RULINGS = {
    "upright": "".join(f"M{x}-28V31" for x in range(-21, 24, 6)),
    "level": "".join(f"M-24 {y}H24" for y in range(-25, 30, 6)),
    "slanting": "".join(f"M{x}-30L{x + 60} 30" for x in range(-80, 24, 8)),
    "crossed": "".join(f"M{at}-28V31M-24 {at}H24" for at in range(-21, 28, 7)),
    "dotted": "".join(f"M{x} {y}h.1" for x in range(-20, 24, 8) for y in range(-24, 30, 8)),
    "": "",
}


class Heraldry(DataTable, frozen=True):
    """Whose arms look how."""

    colours: Mapping[str, tuple[str, str, str]]
    charges: Mapping[str, str]
    divisions: Mapping[str, str]


@cache
def heraldry() -> Heraldry:
    """The arms as the data file has them."""
    return convert(shipped_document(__package__, "arms.toml"), Heraldry)


@cache
def art() -> str:
    """All drawings of the court, for a client to draw from."""
    return sprite(*_clip(), *read_shapes(__package__, "court.svg").values(), *_arms())


def _clip() -> Iterator[Content]:
    yield el("clipPath", el("path", d=SHIELD), id="art-shield-edge")


def _arms() -> Iterator[Element]:
    """The arms of every town, as symbols."""
    for slug, town in load_tables().map.towns.items():
        colours = heraldry().colours[town.people]
        yield _shield(slug, colours, heraldry().charges.get(slug, town.goods), heraldry().divisions.get(slug, ""))


def _shield(slug: str, colours: tuple[str, str, str], charge: str, division: str) -> Element:
    field, ink, ruling = colours
    band = el("path", d=BANDS[division], fill=ink, fill_opacity=0.3) if division else None
    inside = [
        el("path", d=SHIELD, fill=field),
        el("path", d=RULINGS[ruling], fill="none", stroke=ink, stroke_width=1.4, stroke_opacity=0.28,
           stroke_linecap="round"),
        band,
        el("use", href=f"#art-charge-{charge}", style=f"--art-charge:{ink}", transform="translate(0 -3) scale(.92)"),
    ]  # fmt: skip
    edge = el("path", d=SHIELD, fill="none", stroke="#241a10", stroke_width=2.6)
    return el("symbol", group(inside, clip_path="url(#art-shield-edge)"), edge, id=f"art-arms-{slug}",
              viewBox="-26 -30 52 63")  # fmt: skip
