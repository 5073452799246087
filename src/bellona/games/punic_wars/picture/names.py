"""Names on the map: regions with their values, seas, towns and cities."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from bellona.drawing import Element, Point, el, group, move, place
from bellona.gamekit.data_files import is_doubtful
from bellona.ornaments import Speech

from ..data.values import HEXES, Tables
from ..position.world import war_grid
from .measures import BOARD, RADIUS

NAME_BELOW = (0.0, 0.69)
"""Where the name of a place stands, from the middle of its hex."""


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where something stands on the map, and how large its letters are."""

    at: str
    shift: tuple[float, float] = (0, 0)
    size: float = 16
    spacing: float = 0
    turn: float = 0

    @property
    def point(self) -> Point:
        """The place on paper."""
        return _shifted(self.at, self.shift)

    @property
    def above(self) -> Point:
        """A place just above the letters."""
        x, y = self.point
        return x, y - self.size - 12


class Labels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where all names and ornaments stand."""

    regions: Mapping[str, Label]
    seas: Mapping[str, Label]
    ornaments: Mapping[str, Label]
    places: Mapping[str, tuple[float, float]]
    place_names: Mapping[str, tuple[float, float]]


@cache
def labels() -> Labels:
    """Where all names and ornaments stand."""
    content = resources.files(__package__).joinpath("..", "data", "labels.toml").read_bytes()
    return msgspec.toml.decode(content, type=Labels)


def names(say: Speech, tables: Tables) -> Element:
    """All names, the small over the large."""
    return group([*_seas(), *_regions(say, tables), *_places(tables)], id="names")


def spot(hex_id: str) -> Point:
    """Where the sign of a place stands: in the middle of its hex, or aside where the land is."""
    return _shifted(hex_id, labels().places.get(hex_id, (0, 0)))


def _shifted(hex_id: str, shift: tuple[float, float]) -> Point:
    x, y = BOARD.centre(war_grid().index(hex_id))
    return x + shift[0] * RADIUS, y + shift[1] * RADIUS


def _seas() -> Iterator[Element]:
    for name, label in labels().seas.items():
        yield _written(label, "sea-name", name)


def _regions(say: Speech, tables: Tables) -> Iterator[Element]:
    for slug, region in tables.regions.items():
        label = labels().regions.get(slug) or Label(_first_hex(tables, slug))
        mark = "*" if is_doubtful(region.provenance, "value") else ""
        worth = el("tspan", f"{region.value}{mark}", class_="region-value", dx=label.size * 0.35)
        name = say(f"region-{slug.replace('_', '-')}").upper()
        yield _written(label, "region-name", name, worth, id=f"region-{slug}")


def _first_hex(tables: Tables, slug: str) -> str:
    return next(hex_id for hex_id in HEXES if tables.region_of(hex_id) == slug)


def _written(label: Label, name: str, *content: Any, **attributes: object) -> Element:
    turned = f"{move(label.point)} rotate({label.turn:g})" if label.turn else move(label.point)
    look = f"font-size:{label.size:g}px;letter-spacing:{label.spacing:g}px"
    return el("text", *content, class_=name, style=look, transform=turned, **attributes)


def _places(tables: Tables) -> Iterator[Element]:
    for hex_id, town in tables.map.places.items():
        x, y = _shifted(hex_id, labels().place_names.get(hex_id, NAME_BELOW))
        yield group(
            [
                place(f"place-{town.walls}", spot(hex_id)),
                el("text", town.name, class_=f"place-name of-{town.walls}", x=x, y=y),
            ],
            id=f"place-{hex_id}",
            class_=f"place {town.walls}",
        )
