"""The ground: terrain, the grid over it and the names of the hexes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache

from bellona.drawing import (
    Element,
    Markup,
    Point,
    chance,
    curve,
    el,
    group,
    hachures,
    place,
    polygon,
    rounded,
    scattered,
    strokes,
)
from bellona.ornaments import Speech, stains

from ..position.field import battle_grid
from ..position.records import HEXES
from .measures import BOARD, HEIGHT, RADIUS, WIDTH

# How each ground is drawn: heights of its field, the class of each, and its scattered signs.
GROUND: Mapping[str, tuple[tuple[float, str], ...]] = {
    "bush": ((0.42, "bush-1"),),
    "rocky": ((0.42, "rocky-1"),),
    "hill": ((0.45, "hill-1"), (0.74, "hill-2"), (0.95, "hill-3")),
    "river": ((0.5, "river-1"), (0.86, "river-2"), (0.97, "river-3")),
}
STREWN: Mapping[str, tuple[int, float]] = {"rocky": (9, 0.86), "bush": (11, 0.88)}


@lru_cache(maxsize=16)
def ground(
    say: Speech, rows: tuple[str, ...], legend: tuple[tuple[str, str], ...], costs: tuple[tuple[str, int], ...]
) -> tuple[Markup, Markup, Markup]:
    """The layers that stay the same during a battle: terrain, grid and labels."""
    kinds, price = dict(legend), dict(costs)
    terrain = [kinds[sign] for row in rows for sign in row]
    where = {kind: [h for h in range(HEXES) if terrain[h] == kind] for kind in kinds.values()}
    return (
        Markup(group(_terrain(where, price), id="terrain", clip_path="url(#pic-edge)")),
        Markup(group([*(_hex(h, terrain[h], price, say) for h in range(HEXES)), _edge()], id="grid")),
        Markup(group((_label(h) for h in range(HEXES)), id="labels")),
    )


def _edge() -> Element:
    return el("path", class_="edge", d=polygon(*BOARD.outline(range(HEXES))))


def _hex(h: int, terrain: str, price: Mapping[str, int], say: Speech) -> Element:
    name, cost = battle_grid().name(h), price.get(terrain, 0)
    said = say("picture-hex" if cost else "picture-hex-closed", hex=name, terrain=say(f"terrain-{terrain}"), cost=cost)
    return group([el("title", said), place("hex", BOARD.centre(h))], id=f"hex-{name}", class_=f"hex terrain-{terrain}")


def _label(h: int) -> Element:
    x, y = BOARD.centre(h)
    return el("text", battle_grid().name(h), x=x, y=y - 25.5)


def _terrain(where: Mapping[str, list[int]], price: Mapping[str, int]) -> Iterator[Element]:
    """The ground from the plain up: stains, slopes, water, road, plants, stones; faint where it costs nothing."""
    yield el("rect", class_="plain", width=WIDTH, height=HEIGHT)
    yield from stains(60, WIDTH, HEIGHT, (110, 70), (190, 120))
    yield el("path", class_="tufts", d=_tufts(where.get("open", [])))
    for kind, levels in GROUND.items():
        if where.get(kind):
            yield group(_slopes(where[kind], levels), class_=_weight(kind, price))
    yield from _road(where.get("road", []))
    for kind, (count, spread) in STREWN.items():
        yield group(_strewn(kind, where.get(kind, []), count, spread), class_=_weight(kind, price))


def _weight(kind: str, price: Mapping[str, int]) -> str:
    """Whether ground is drawn in full, or only hinted at because it costs no more than the open."""
    return "faint" if price.get(kind) == price.get("open") else "full"


def _strew(h: int, count: int, spread: float) -> Iterator[Point]:
    """Places about a hex, its label kept free."""
    left, top = BOARD.centre(h)
    for x, y in scattered((left, top), RADIUS * spread, count, h):
        if y > top - 20 or abs(x - left) > 16:
            yield x, y


def _tufts(hexes: Iterable[int]) -> str:
    """A few blades of grass here and there."""
    blades = []
    for h in hexes:
        for x, y in _strew(h, 1 + int(1.6 * chance(h, 7)), 0.8):
            for lean in (-2.2, 0.2, 2.4):
                blades.append(((x + lean / 2, y), (x + lean * 1.3, y - 4 + abs(lean) / 2)))
    return strokes(blades)


def _slopes(hexes: Collection[int], levels: Iterable[tuple[float, str]]) -> Iterator[Element]:
    """Ground that rises or deepens in steps, hills with hachures."""
    heights = BOARD.heights(hexes)
    for level, name in levels:
        loops = BOARD.contours(heights, level)
        if loops:
            yield el("path", class_=name, d=rounded(*loops))
        if name.startswith("hill"):
            size = 9 - 4 * level
            yield el("path", class_="hachures", d=strokes(line for loop in loops for line in hachures(loop, 5.2, size)))


def _road(hexes: Collection[int]) -> Iterator[Element]:
    """One road through all its hexes and on over the map's edge."""
    path = "".join(curve(_strand(strand)) for strand in BOARD.strands(hexes))
    if path:
        for part in ("verge", "bed", "ruts", "crown"):
            yield el("path", class_=f"road road-{part}", d=path)


def _strand(strand: list[int]) -> list[Point]:
    ends = BOARD.beyond(strand[0]), BOARD.beyond(strand[-1])
    return [*filter(None, ends[:1]), *map(BOARD.centre, strand), *filter(None, ends[1:])]


def _strewn(kind: str, hexes: Iterable[int], count: int, spread: float) -> Iterator[Element]:
    """Stones or bushes, the nearer over the farther."""
    spots = [at for h in hexes for at in _strew(h, count, spread)]
    for number, (x, y) in enumerate(sorted(spots, key=lambda at: at[1])):
        yield place(f"{kind}-{int(3 * chance(number, 11))}", (round(x), round(y)))
