"""Themes, and the style sheet that they fill."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bellona.ornaments import style_sheet

from ..data.values import SEATS

ARMS: Mapping[str, tuple[str, str, str]] = {
    "nersae": ("#2f6b4a", "#f3ffe8", "#0c2417"),
    "alatrium": ("#dda63a", "#241703", "#4a2f05"),
    "nomentum": ("#8fc5e8", "#0a2747", "#0a2747"),
    "roma": ("#8f1f17", "#fff3dc", "#2e0705"),
    "caere": ("#4b2a5e", "#f6e9ff", "#1d0b29"),
    "ecetra": ("#f2ead8", "#2b2118", "#2b2118"),
    "nobody": ("#8c8474", "#fffaf0", "#3a352c"),
}
"""The face, the ink and the edge of each Rex's counters: dark and light by turns, so that they differ without hue."""

THEMES: Mapping[str, Mapping[str, str]] = {
    "light": {
        "paper": "#f7f1e3", "card": "#fffaf0", "rule": "#b9a67e", "ink": "#2b2118", "faint": "#6f5f45",
        "mare": "#c9dbda", "lacus": "#a9cbd6", "planities": "#eee6c6", "altopiano": "#e2cf9f", "mons": "#cdb892",
        "bright": "#f8efd9", "dull": "#e2d2ac", "grid": "#4f3f26", "river": "#3d83a6", "river_halo": "#f3ecd6",
        "peak": "#d9c79d", "peak_lit": "#f7eed8", "peak_ink": "#6b4f2c", "wave": "#8db0b6", "halo": "#f7efda",
        "place": "#20160c", "stone": "#c9b48c", "shade": "#20160a", "gold": "#e9b949", "alarm": "#c1440e",
        "wood": "#7d9a56", "field": "#e9dfb8", "hill": "#d6bf85",
    },
    "dark": {
        "paper": "#1d1b18", "card": "#292620", "rule": "#5d533f", "ink": "#efe6d2", "faint": "#b5a98f",
        "mare": "#1f3038", "lacus": "#2b4d5c", "planities": "#48452f", "altopiano": "#574c33", "mons": "#5f5340",
        "bright": "#554d3e", "dull": "#3e382d", "grid": "#b3a684", "river": "#63b1d6", "river_halo": "#211d17",
        "peak": "#6c604a", "peak_lit": "#8c7f66", "peak_ink": "#c7ad7c", "wave": "#3d5a63", "halo": "#211d17",
        "place": "#f6ecd6", "stone": "#8f7f60", "shade": "#000000", "gold": "#f2c65a", "alarm": "#ff8a50",
        "wood": "#4f6a36", "field": "#4a4530", "hill": "#655836",
    },
}  # fmt: skip

STYLE = """
& .mare{fill:$mare}
& .lacus{fill:$lacus}
& .planities{fill:$planities}
& .altopiano{fill:$altopiano}
& .mons{fill:$mons}
.pic-bright{stop-color:$bright}
.pic-dull{stop-color:$dull}
& .stains{opacity:.5}
& .waves{fill:none;stroke:$wave;stroke-width:.9;stroke-linecap:round;opacity:.6}
.pic-peak{fill:$peak;stroke:none}
.pic-peak-lit{fill:$peak_lit;stroke:none}
.pic-peak-ink{fill:none;stroke:$peak_ink;stroke-width:1;stroke-linecap:round;stroke-linejoin:round}
.pic-knoll{fill:none;stroke:$peak_ink;stroke-width:.9;stroke-linecap:round;opacity:.7}
& .hexes{fill:none;stroke:$grid;stroke-width:.7;stroke-opacity:.28}
& .hex{fill:none;stroke:none;pointer-events:all}
& .river-halo{fill:none;stroke:$river_halo;stroke-width:6.5;stroke-linecap:round;stroke-linejoin:round;opacity:.75}
& .river{fill:none;stroke:$river;stroke-width:3.6;stroke-linecap:round;stroke-linejoin:round}
& #names text{font-family:$serif;fill:$place;stroke:$halo;stroke-width:3;paint-order:stroke;stroke-linejoin:round}
& #names .caput{font-weight:700;font-size:15px}
& #names .oppidum{font-size:12.5px}
& .town{stroke-linejoin:round}
.pic-roof{fill:$stone;stroke:$place;stroke-width:1.1;stroke-linejoin:round}
.pic-wall{fill:$halo;stroke:$place;stroke-width:1.2;stroke-linejoin:round}
.pic-dark{fill:$place;stroke:none}
.pic-sacred{fill:$gold;stroke:$place;stroke-width:.9;stroke-linejoin:round}
& .blockaded{fill:none;stroke:$alarm;stroke-width:3;stroke-dasharray:5 3.5}
& .counter text{font-weight:700;font-size:11px;fill:currentColor}
& .cives{font-size:9.5px;font-weight:700}
& .layer{fill-opacity:.3;stroke-width:3;stroke-linejoin:round}
& .layer-bonds{fill:none;stroke-dasharray:6 4}
& .layer-blockades{fill:none;stroke-dasharray:2 5;stroke-linecap:round}
& .field{fill:$field}
& .colle{fill:$hill}
& .silva{fill:$wood}
& .stream{fill:$lacus}
& .zone{fill:none;stroke:$grid;stroke-width:1.4;stroke-dasharray:8 6;stroke-opacity:.5}
& .squares{fill:none;stroke:$grid;stroke-width:.6;stroke-opacity:.3}
& .unit text{font-weight:700;fill:currentColor}
& .unit .hurt{fill:$alarm;stroke:#fff;stroke-width:.5}
& .said.figure{font:700 19px $serif}
& .swatch{stroke:$rule;stroke-width:1}
"""


@lru_cache(maxsize=8)
def style(theme: str) -> str:
    """The style sheet of a theme, with the arms of every Rex."""
    return style_sheet(STYLE + "".join(_arms(seat) for seat in (*SEATS, "nobody")), THEMES[theme])


def _arms(seat: str) -> str:
    face, ink, edge = ARMS[seat]
    return (
        f".pic-face-{seat}{{fill:{face};stroke:{edge};stroke-width:1.3}}\n"
        f"& .of-{seat}{{color:{ink}}}\n& .layer-{seat}{{fill:{face};stroke:{face}}}\n"
        f"& .banner-{seat}{{fill:{face};stroke:{edge};stroke-width:1}}\n"
    )
