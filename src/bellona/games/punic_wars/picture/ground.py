"""The ground: sea and land, regions and their borders, mountains, the grid and the numbers of the hexes."""

from __future__ import annotations

from collections.abc import Iterator

from bellona.drawing import (
    Element,
    Point,
    chained,
    chance,
    el,
    group,
    line,
    move,
    place,
    polygon,
    rounded,
    scattered,
    strokes,
)
from bellona.ornaments import Speech, stains

from ..data.values import HEXES, Scenario, Tables, hexes_of_side
from ..position.world import war_grid
from .coast import Shores, on_land, shores
from .measures import BOARD, HEIGHT, RADIUS, WIDTH
from .names import labels, names

BANKS = ((38, "line", 0.35), (36.4, "water", 1), (25, "line", 0.5), (23.2, "water", 1), (13, "line", 0.7),
         (10.8, "water", 1))  # fmt: skip
"""Lines in the water along the shores: how far out, ink or water, how strong."""
WASHES = 6
PEAKS_OF_HEX = 8
MOUNTAINOUS = ("mountain", "coast_mountain")


def ground_layers(say: Speech, scenario: Scenario, tables: Tables) -> list[Element]:
    """The layers that stay the same during a war: terrain, grid, numbers and names."""
    land = shores(tables.map)
    terrain = [*_water(land, tables), *_soil(tables), *_mountains(land, tables), *_closed(scenario, tables)]
    return [
        group(terrain, id="terrain", clip_path="url(#pic-sheet)"),
        group([_margin(), _grid(), *_borders(tables), *_sides(tables)], id="grid"),
        group((_number(h) for h in range(len(HEXES))), id="labels"),
        names(say, tables),
    ]


# Sea and land


def _water(land: Shores, tables: Tables) -> Iterator[Element]:
    """The sea with lines along the shores, waves, a compass rose and a ship."""
    yield el("rect", class_="sea", width=WIDTH, height=HEIGHT)
    yield el("defs", el("path", id="pic-shore", d=rounded(*land)), el("clipPath", place("shore"), id="pic-land"))
    for reach, kind, strength in BANKS:
        yield place("shore", class_=f"banks bank-{kind}", stroke_width=2 * reach, stroke_opacity=strength)
    yield group(_waves(tables), class_="waves")
    for name, label in labels().ornaments.items():
        yield place(name, class_=name, transform=move(label.point))


def _waves(tables: Tables) -> Iterator[Element]:
    """Small waves on the open sea, away from land."""
    cells = war_grid()
    for h in range(len(HEXES)):
        around = [HEXES[n] for n in (h, *cells.neighbour[h]) if n >= 0]
        if all(tables.map.terrain_of(name) == "sea" for name in around):
            for number, (x, y) in enumerate(scattered(BOARD.centre(h), RADIUS * 0.7, 2, h)):
                yield place(f"wave-{int(2 * chance(h, number, 5))}", (round(x), round(y)))


def _soil(tables: Tables) -> Iterator[Element]:
    """The land, stained and washed with the colours of its regions."""
    soil = el("rect", class_="land", width=WIDTH, height=HEIGHT)
    patches = stains(70, WIDTH, HEIGHT, (90, 60), (170, 110))
    yield group([soil, *patches, *_washes(tables)], clip_path="url(#pic-land)")
    yield place("shore", class_="shore")


def _washes(tables: Tables) -> Iterator[Element]:
    """Every region in a pale colour that none of its neighbours has, stronger along its border."""
    colours = _colours(tables)
    for slug, hexes in region_hexes(tables).items():
        outline = polygon(*BOARD.outline(hexes))
        yield el("clipPath", el("path", d=outline), id=f"pic-region-{slug}")
        wash = el("path", class_=f"wash wash-{colours[slug]}", d=outline)
        yield group([wash], clip_path=f"url(#pic-region-{slug})")


def region_hexes(tables: Tables) -> dict[str, list[int]]:
    """The hexes of every region."""
    found: dict[str, list[int]] = {slug: [] for slug in tables.regions}
    for h, hex_id in enumerate(HEXES):
        slug = tables.region_of(hex_id)
        if slug:
            found[slug].append(h)
    return found


def _colours(tables: Tables) -> dict[str, int]:
    """A colour for every region, different from those of its neighbours, as even in number as can be."""
    hexes, colours, used = region_hexes(tables), dict[str, int](), [0] * WASHES
    owner = {h: slug for slug, own in hexes.items() for h in own}
    for slug, own in hexes.items():
        around = {owner.get(int(n)) for h in own for n in war_grid().neighbour[h]} - {slug}
        taken = {colours[other] for other in around if other in colours}
        colours[slug] = min((used[colour], colour) for colour in range(WASHES) if colour not in taken)[1]
        used[colours[slug]] += 1
    return colours


def _mountains(land: Shores, tables: Tables) -> Iterator[Element]:
    """Peaks in every mountain hex, the nearer over the farther."""
    spots = [
        at
        for h, hex_id in enumerate(HEXES)
        if tables.map.terrain_of(hex_id) in MOUNTAINOUS
        for at in scattered(BOARD.centre(h), RADIUS * 0.74, PEAKS_OF_HEX, h)
        if on_land(land, (at[0], at[1] + 5)) and on_land(land, at)
    ]
    for number, (x, y) in enumerate(sorted(spots, key=lambda at: at[1])):
        yield place(f"peak-{int(3 * chance(number, 11))}", (round(x), round(y)))


def _closed(scenario: Scenario, tables: Tables) -> Iterator[Element]:
    """Hatches over the regions that nobody may enter in this war."""
    hexes = region_hexes(tables)
    kinds = (("closed", scenario.closed), ("closed-until", scenario.closed_until_illyrian_war))
    for name, slugs in kinds:
        closed = [h for slug in slugs for h in hexes[slug]]
        if closed:
            hatch = el("path", class_=f"{name}-ground", d=polygon(*BOARD.outline(closed)))
            yield group([hatch], clip_path="url(#pic-land)")


# Grid, borders and sides


def _margin() -> Element:
    """What lies beyond the hexes is paler."""
    frame = [(0.0, 0.0), (WIDTH, 0.0), (WIDTH, HEIGHT), (0.0, HEIGHT)]
    outline = polygon(frame, *BOARD.outline(range(len(HEXES))))
    return el("path", class_="margin", d=outline, fill_rule="evenodd")


def _grid() -> Element:
    """Every side of every hex, drawn once."""
    drawn: list[tuple[Point, Point]] = []
    for h in range(len(HEXES)):
        for d in range(6):
            n = int(war_grid().neighbour[h, d])
            if n < h:
                drawn.append(BOARD.side(h, d))
    return el("path", class_="hexes", d=strokes(drawn))


def _borders(tables: Tables) -> Iterator[Element]:
    """The borders between regions."""
    sides = [
        BOARD.side(h, d)
        for h, hex_id in enumerate(HEXES)
        for d in range(6)
        if (n := int(war_grid().neighbour[h, d])) > h
        and None not in (regions := {tables.region_of(hex_id), tables.region_of(HEXES[n])})
        and len(regions) == 2
    ]
    path = "".join(line(chain) for chain in chained(sides, first=-1))
    for name in ("border-halo", "border"):
        yield group([el("path", class_=name, d=path)], clip_path="url(#pic-land)")


def _sides(tables: Tables) -> Iterator[Element]:
    """Sides between coasts that fleets or armies alone may cross, and the ferries."""
    chart = tables.map
    for name, sides in (("sea-side", chart.sea_sides), ("land-side", chart.land_sides)):
        path = strokes(_shortened(*BOARD.side(*_between(*hexes_of_side(side)))) for side in sides)
        yield el("path", class_="side-halo", d=path)
        yield el("path", class_=name, d=path)
    for ferry, shore in chart.ferries.items():
        yield from _ferry(ferry, shore)


def _between(one: str, other: str) -> tuple[int, int]:
    """A hex and the direction of its neighbour."""
    h, n = war_grid().index(one), war_grid().index(other)
    return h, [int(found) for found in war_grid().neighbour[h]].index(n)


def _shortened(a: Point, b: Point) -> tuple[Point, Point]:
    dx, dy = (b[0] - a[0]) * 0.12, (b[1] - a[1]) * 0.12
    return (a[0] + dx, a[1] + dy), (b[0] - dx, b[1] - dy)


def _ferry(ferry: str, shore: str) -> Iterator[Element]:
    """Two dashed lines from hex to hex, and a boat between them."""
    (ax, ay), (bx, by) = BOARD.centre(war_grid().index(ferry)), BOARD.centre(war_grid().index(shore))
    middle = (ax + bx) / 2, (ay + by) / 2
    ux, uy = (bx - ax) / RADIUS, (by - ay) / RADIUS
    for aside in (-2.2, 2.2):
        ends = [(middle[0] + t * ux * 16 - uy * aside, middle[1] + t * uy * 16 + ux * aside) for t in (-1, 1)]
        yield el("path", class_="ferry", d=line(ends))
    yield place("boat", transform=move(middle))


def _number(h: int) -> Element:
    x, y = BOARD.centre(h)
    return el("text", HEXES[h], x=x, y=y - 26)
