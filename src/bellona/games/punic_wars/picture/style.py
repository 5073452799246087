"""Themes, and the style sheet that they fill."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bellona.ornaments import style_sheet

from .symbols import ARMS

THEMES: Mapping[str, Mapping[str, str]] = {
    "light": {
        "paper": "#f7f1e3", "card": "#fffaf0", "rule": "#b9a67e", "ink": "#2b2118", "faint": "#6f5f45",
        "sea": "#cfdedb", "deep": "#bcd2d2", "bank": "#8fb2b6", "shore": "#4b3a24", "wave": "#8db0b6",
        "land": "#f0e4c8", "bright": "#f8efd9", "dull": "#e2d2ac", "grid": "#4f3f26", "border": "#7b2d1e",
        "wash0": "#d98b6a", "wash1": "#8fae6b", "wash2": "#d8b24e", "wash3": "#8f9fc4", "wash4": "#c48aa6",
        "wash5": "#6fae9f", "peak": "#d9c79d", "peak_lit": "#f7eed8", "peak_ink": "#6b4f2c",
        "name": "#4a3320", "sea_name": "#3f6a75", "place": "#20160c", "halo": "#f7efda", "stone": "#c9b48c",
        "sea_side": "#1f6f8f", "land_side": "#8a5a1c", "ferry": "#1b4f66", "closed": "#6a6256",
        "rome": "#8f1f17", "rome_ink": "#fff3dc", "rome_edge": "#2e0705",
        "punic": "#a5d3ef", "punic_ink": "#0a2747", "punic_edge": "#0a2747",
        "greek": "#dfe6c0", "greek_ink": "#2b3a12", "greek_edge": "#2b3a12",
        "gold": "#e9b949", "alarm": "#e69f00", "shade": "#20160a", "zoc1": "#a3281d", "zoc2": "#1f6fb0",
        "tint1": "#c2402f", "tint2": "#2f86c9",
    },
    "dark": {
        "paper": "#1d1b18", "card": "#292620", "rule": "#5d533f", "ink": "#efe6d2", "faint": "#b5a98f",
        "sea": "#22343b", "deep": "#1b2c33", "bank": "#3d5a63", "shore": "#c9b48a", "wave": "#3d5a63",
        "land": "#4a4336", "bright": "#554d3e", "dull": "#3e382d", "grid": "#b3a684", "border": "#e08a6a",
        "wash0": "#a55a3c", "wash1": "#6f8a4d", "wash2": "#a8862f", "wash3": "#66779f", "wash4": "#94607c",
        "wash5": "#4d8577", "peak": "#5c523f", "peak_lit": "#7c7059", "peak_ink": "#c7ad7c",
        "name": "#e9d9b6", "sea_name": "#8fb9c4", "place": "#f6ecd6", "halo": "#211d17", "stone": "#8f7f60",
        "sea_side": "#6fc3e0", "land_side": "#e0a95c", "ferry": "#9ad4e6", "closed": "#0f0e0c",
        "rome": "#a3271b", "rome_ink": "#fff3dc", "rome_edge": "#ffd9c4",
        "punic": "#a5d3ef", "punic_ink": "#0a2747", "punic_edge": "#06182c",
        "greek": "#dfe6c0", "greek_ink": "#2b3a12", "greek_edge": "#12180a",
        "gold": "#f2c65a", "alarm": "#e69f00", "shade": "#000000", "zoc1": "#f07a5c", "zoc2": "#8fc9f2",
        "tint1": "#e0533c", "tint2": "#4aa3e6",
    },
}  # fmt: skip

STYLE = """
& .sea{fill:$sea}
& .banks{fill:none;stroke-linejoin:round}
& .bank-line{stroke:$bank}
& .bank-water{stroke:$sea}
& .waves{fill:none;stroke:$wave;stroke-width:.9;stroke-linecap:round;opacity:.55}
& .land{fill:$land}
& .shore{fill:none;stroke:$shore;stroke-width:1.5;stroke-linejoin:round}
.pic-bright{stop-color:$bright}
.pic-dull{stop-color:$dull}
& .wash{fill-opacity:.16;stroke-width:15;stroke-opacity:.42;stroke-linejoin:round}
& .wash-0{fill:$wash0;stroke:$wash0}
& .wash-1{fill:$wash1;stroke:$wash1}
& .wash-2{fill:$wash2;stroke:$wash2}
& .wash-3{fill:$wash3;stroke:$wash3}
& .wash-4{fill:$wash4;stroke:$wash4}
& .wash-5{fill:$wash5;stroke:$wash5}
.pic-peak{fill:$peak;stroke:none}
.pic-peak-lit{fill:$peak_lit;stroke:none}
.pic-peak-ink{fill:none;stroke:$peak_ink;stroke-width:1;stroke-linecap:round;stroke-linejoin:round}
.pic-peak-fine{fill:none;stroke:$peak_ink;stroke-width:.6;stroke-linecap:round}
& .margin{fill:$paper;fill-opacity:.72}
& .hexes{fill:none;stroke:$grid;stroke-width:.8;stroke-opacity:.3}
& .hex{fill:none;stroke:none;pointer-events:all}
& .border{fill:none;stroke:$border;stroke-width:2.2;stroke-dasharray:7 4;stroke-linecap:butt;stroke-linejoin:round}
& .border-halo{fill:none;stroke:$halo;stroke-width:4.4;stroke-opacity:.6;stroke-linejoin:round}
& .sea-side{fill:none;stroke:$sea_side;stroke-width:4.4;stroke-linecap:round}
& .land-side{fill:none;stroke:$land_side;stroke-width:4.4;stroke-linecap:round}
& .side-halo{fill:none;stroke:$halo;stroke-width:7;stroke-linecap:round;stroke-opacity:.75}
& .ferry{fill:none;stroke:$ferry;stroke-width:1.5;stroke-dasharray:4 2.6}
.pic-boat{fill:$ferry;stroke:$halo;stroke-width:1}
& .closed-ground{fill:url(#pic-closed);stroke:none}
.pic-closed{fill:none;stroke:$closed;stroke-width:2.2;stroke-opacity:.42}
.pic-closed-thin{fill:none;stroke:$closed;stroke-width:1;stroke-opacity:.55;stroke-dasharray:5 4}
& .closed-until-ground{fill:url(#pic-closed-until);stroke:none}
& .rose{fill:none;stroke:$sea_name;stroke-width:1;opacity:.5}
.pic-rose-dark{fill:$sea_name;stroke:none}
.pic-rose-light{fill:$halo;stroke:$sea_name;stroke-width:.6;stroke-linejoin:round}
.pic-rose-ring{fill:none;stroke:$sea_name;stroke-width:1}
& .ship{opacity:.55;color:$sea_name}
& #names text{paint-order:stroke;stroke:$halo;stroke-linejoin:round}
& #names .region-name{font-family:$serif;font-weight:700;fill:$name;stroke-width:3.2;stroke-opacity:.55;opacity:.86}
& #names .region-value{font-family:$serif;font-weight:700;fill:$name;stroke:none}
& .region-seal{fill:$halo;stroke:$name;stroke-width:1.3}
& #names .sea-name{font-family:$serif;font-style:italic;fill:$sea_name;stroke:none;opacity:.75}
& #names .place-name{font-family:$serif;fill:$place;stroke-width:3;stroke-opacity:.9;font-size:12.5px}
& #names .of-town{font-style:italic}
& #names .of-city{font-weight:700;font-size:13.5px}
& #names .of-great_city{font-weight:700;font-size:16px;letter-spacing:1.2px}
.pic-place{fill:$halo;stroke:$place;stroke-width:1.4;stroke-linejoin:round}
.pic-place-core{fill:$place;stroke:none}
.pic-stone{fill:$stone;stroke:$place;stroke-width:1.2;stroke-linejoin:round}
& .tint{stroke-linejoin:round}
& .tint-rome{fill:$tint1;fill-opacity:.27;stroke:$tint1;stroke-opacity:.75;stroke-width:2.6}
& .tint-carthage{fill:$tint2;fill-opacity:.34;stroke:$tint2;stroke-opacity:.8;stroke-width:2.6}
& .control-rome{fill:url(#pic-hatch-rome);opacity:.6}
& .control-carthage{fill:url(#pic-hatch-carthage);opacity:.6}
& .supply{fill:none;stroke:$alarm;stroke-width:3.4;stroke-dasharray:6 4}
& .supply-carthage{stroke-dasharray:1.5 5;stroke-linecap:round}
& .siege{fill:none;stroke:$alarm;stroke-width:4}
.pic-siege{fill:$alarm;stroke:#111;stroke-width:1;stroke-linejoin:round}
.pic-siege-ink{fill:none;stroke:#111;stroke-width:1.1;stroke-linecap:round}
& .worth{fill:$halo;stroke:$ink;stroke-width:1.4}
& .worth-text{font:700 19px $serif;fill:$ink}
.pic-face-syracuse{fill:$greek;stroke:$greek_edge;stroke-width:1.2}
& .syracuse{color:$greek_ink}
& .stack text{fill:currentColor;font-weight:700;font-size:12.5px}
& .stack .letter{font-size:8.6px}
& .walled{fill:none;stroke:$place;stroke-width:2.6;stroke-dasharray:4.4 2.6}
& .walled-edge{fill:none;stroke:$halo;stroke-width:5}
.pic-trim{fill:none;stroke:$gold;stroke-width:.9}
& .leader-rome{fill:$gold;stroke:$rome_edge;stroke-width:1.2}
& .leader-carthage{fill:$gold;stroke:$punic_edge;stroke-width:1.2}
& .stack .leader-text{fill:#1a1208;font-size:9.4px}
& .defected{fill:$alarm;stroke:#111;stroke-width:1}
.pic-flag{fill:$alarm;stroke:#111;stroke-width:1;stroke-linejoin:round}
.pic-pole{fill:none;stroke:#111;stroke-width:1.8;stroke-linecap:round}
& .said.figure{font:700 30px $serif}
& .track{fill:none;stroke:$rule;stroke-width:1}
& .swatch{stroke:$rule;stroke-width:1}
"""


@lru_cache(maxsize=8)
def style(theme: str) -> str:
    """The style sheet of a theme."""
    return style_sheet(STYLE, THEMES[theme], ARMS.values())
