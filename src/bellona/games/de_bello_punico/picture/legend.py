"""The legend: the marks, the costs of the ground, the overlays, and the reconstructed values."""

from __future__ import annotations

from collections.abc import Collection

from bellona.drawing import Element, el, group, move, place
from bellona.gamekit.data_files import is_doubtful
from bellona.ornaments import text

from ..text.notation import SEATS
from .measures import MARGIN, WIDTH
from .overlays import SIDED
from .scene import Scene

# What the marks mean: name, drawing, class, width.
MARKED = (
    ("disorder", "mark-disorder", None, 9),
    ("panic", "mark-panic", None, 14),
    ("finis", "mark-finis", None, 11),
    ("stampede", "mark-stampede", None, 12),
    ("missile", "mark-missile", "legend-ink", 10),
    ("commander", "star", "point-star", 12),
)


def legend(scene: Scene, top: float, overlays: Collection[str]) -> Element:
    """One line below the map."""
    say, x = scene.say, MARGIN + 8.0
    costs = scene.setting.data.terrain_cost
    kinds = dict.fromkeys(scene.setting.data.map.legend.values())
    priced = " · ".join(f"{say(f'terrain-{kind}').lower()} {costs.get(kind) or '—'}" for kind in kinds)
    keys: list[tuple[Element | None, float, str]] = [
        (place(mark, class_=how, transform="translate(0 -4)"), width, say(f"legend-{name}"))
        for name, mark, how, width in MARKED
    ]
    doubtful = is_doubtful(scene.setting.data.map.provenance, "rows")
    keys.append((None, 0, f"{say('legend-map', mark='°' if doubtful else '')} {priced}"))
    for name in overlays:
        for seat in SEATS if name in SIDED else ():
            swatch = el("rect", class_=f"{name} {name}-{seat}", x=0, y=-11, width=24, height=14)
            keys.append((swatch, 30, say(f"legend-{name}", seat=say(f"side-{seat}"))))
    drawn = []
    for mark, width, said in keys:
        drawn.append(group([mark, text(said, (width, 0), "small")], transform=move((x, 0))))
        x += width + 5.6 * len(said) + 26
    drawn.append(text(f"° {say('legend-reconstructed')}", (MARGIN + WIDTH, 0), "end small"))
    return group(drawn, id="legend", transform=move((0, top)))
