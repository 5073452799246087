"""The ground: sea, plain, plateau and mountains, the grid, the rivers, and the names of the towns."""

from __future__ import annotations

from collections.abc import Iterator

from bellona.drawing import Element, Point, chained, chance, curve, el, group, place, rounded, scattered, strokes
from bellona.ornaments import Speech, stains, text

from ..data.values import COLUMNS, ROWS, SEATS, TERRAINS, Tables
from ..position.tabula import casella, neighbours
from ..position.vocabulary import CELLS
from ..text.names import CELL_NAMES, TOWN_NAMES
from .measures import HALF, HEIGHT, RADIUS, WIDTH, centre, outline, side

PEAKS_OF_CELL = 6
KNOLLS_OF_CELL = 3
BELOW = {"caput": 38, "oppidum": 25}
"""How far under its casella's middle a town's name stands."""


def ground_layers(say: Speech, world: object, tables: Tables) -> list[Element]:
    """The layers that stay the same during a game."""
    kinds = cells_by_terrain(world)
    terrain = [*_washes(kinds), *_relief(kinds)]
    return [
        group(terrain, id="terrain", clip_path="url(#pic-sheet)"),
        group([_grid(), *_rivers(tables)], id="grid"),
        group((text(CELL_NAMES[cell], _corner(cell)) for cell in range(CELLS)), id="labels"),
        names(say, tables),
    ]


def cells_by_terrain(world: object) -> dict[str, list[int]]:
    """The caselle of each kind of ground."""
    found: dict[str, list[int]] = {kind: [] for kind in TERRAINS}
    for cell in range(CELLS):
        found[TERRAINS[world.terrain[cell]]].append(cell)  # type: ignore[attr-defined]
    return found


def _washes(kinds: dict[str, list[int]]) -> Iterator[Element]:
    """Each kind of ground in its colour, with rounded shores."""
    yield el("rect", class_="planities", width=WIDTH, height=HEIGHT)
    yield group(stains(60, WIDTH, HEIGHT, (80, 50), (140, 90)), class_="stains")
    for kind in ("altopiano", "mons", "lacus", "mare"):
        yield el("path", class_=kind, d=rounded(*outline(kinds[kind])))
    yield from _beyond(kinds["mare"])


def _beyond(sea: list[int]) -> Iterator[Element]:
    """The strips at the edge of the sheet where the sea continues."""
    for cell in sea:
        x, y = centre(cell)
        if cell % COLUMNS == 0:
            yield el("rect", class_="mare", width=x, y=y - RADIUS * 0.8, height=RADIUS * 1.6)
        if cell // COLUMNS == ROWS - 1:
            yield el("rect", class_="mare", x=x - HALF, y=y, width=2 * HALF, height=HEIGHT - y)


def _relief(kinds: dict[str, list[int]]) -> Iterator[Element]:
    """Waves, knolls and peaks, the nearer over the farther."""
    yield group(
        (
            place("wave", (round(x), round(y)))
            for cell in kinds["mare"]
            for x, y in scattered(centre(cell), 22, 2, cell)
        ),
        class_="waves",
    )
    spots = [
        (at, kind)
        for kind, many in (("altopiano", KNOLLS_OF_CELL), ("mons", PEAKS_OF_CELL))
        for cell in kinds[kind]
        for at in scattered(centre(cell), RADIUS * 0.7, many, cell)
    ]
    for number, ((x, y), kind) in enumerate(sorted(spots, key=lambda spot: spot[0][1])):
        name = "knoll" if kind == "altopiano" else f"peak-{int(2 * chance(number, 11))}"
        yield place(name, (round(x), round(y)))


# Grid and rivers


def _grid() -> Element:
    """Every side of every casella, drawn once."""
    sides = [
        side(cell, number) for cell in range(CELLS) for number, beside in enumerate(neighbours(cell)) if beside < cell
    ]
    return el("path", class_="hexes", d=strokes(sides))


def _rivers(tables: Tables) -> Iterator[Element]:
    """Rivers along the sides of caselle, as one line each."""
    for sides in tables.map.rivers.values():
        path = "".join(curve(chain) for chain in chained([_between(*written.split("/")) for written in sides]))
        yield el("path", class_="river-halo", d=path)
        yield el("path", class_="river", d=path)


def _between(one: str, other: str) -> tuple[Point, Point]:
    cell = casella(one)
    return side(cell, neighbours(cell).index(casella(other)))


# Names


def _corner(cell: int) -> Point:
    x, y = centre(cell)
    return x, y - RADIUS * 0.66


def names(say: Speech, tables: Tables) -> Element:
    """The names of the towns under them, capita in larger letters."""
    drawn = []
    for slug in TOWN_NAMES:
        x, y = centre(casella(tables.map.towns[slug].at))
        kind = "caput" if slug in SEATS else "oppidum"
        drawn.append(el("text", say(f"town-{slug}"), class_=kind, x=x, y=y + BELOW[kind]))
    return group(drawn, id="names")
