"""Themes, and the style sheet that they fill."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bellona.ornaments import style_sheet

from .symbols import ARMS

THEMES: Mapping[str, Mapping[str, str]] = {
    "light": {
        "paper": "#f7f1e3", "card": "#fffaf0", "rule": "#b9a67e", "ink": "#2b2118", "faint": "#6f5f45",
        "plain": "#eadfc3", "bright": "#f4ecd8", "dull": "#dccda8", "tuft": "#a8985f", "grid": "#5d4b2c",
        "hill1": "#dcc89c", "hill2": "#d0b886", "hill3": "#c5a973", "hachure": "#7a5d33",
        "rocky": "#dad0bb", "stone": "#bdb4a5", "stone_light": "#e2dcd1", "stone_dark": "#70685c",
        "bush": "#d3d6ab", "leaf": "#8a9a60", "leaf_light": "#aebb83", "leaf_dark": "#5f6d40",
        "bank": "#5b8291", "water": "#a8c8d2", "water2": "#97bbc8", "ripple": "#d3e5e9",
        "verge": "#8d7148", "road": "#e6d5ac", "rut": "#b99d6e",
        "rome": "#8f1f17", "rome_band": "#5b0f0c", "rome_ink": "#fff3dc", "rome_edge": "#2e0705",
        "punic": "#a5d3ef", "punic_disc": "#e0f1fb", "punic_ink": "#0a2747", "punic_edge": "#0a2747",
        "gold": "#e9b949", "pip": "#f0e442", "alarm": "#e69f00", "halo": "#fffdf5", "shade": "#20160a",
        "reach": "#6a3d8f", "front": "#0b6e55", "rear": "#7a4a12", "zoc1": "#8f1f17", "zoc2": "#1f6fb0",
    },
    "dark": {
        "paper": "#1d1b18", "card": "#292620", "rule": "#5d533f", "ink": "#efe6d2", "faint": "#b5a98f",
        "plain": "#454034", "bright": "#4e483b", "dull": "#3b372d", "tuft": "#6d664e", "grid": "#a3967a",
        "hill1": "#544b39", "hill2": "#60553f", "hill3": "#6d6047", "hachure": "#b39a6c",
        "rocky": "#4d4a43", "stone": "#75706a", "stone_light": "#94908a", "stone_dark": "#2b2926",
        "bush": "#454a33", "leaf": "#66754a", "leaf_light": "#84945f", "leaf_dark": "#2e3622",
        "bank": "#7fa5b3", "water": "#2f4a56", "water2": "#294450", "ripple": "#54747f",
        "verge": "#2a251c", "road": "#7d6f52", "rut": "#5c5039",
        "rome": "#a3271b", "rome_band": "#6b1410", "rome_ink": "#fff3dc", "rome_edge": "#ffd9c4",
        "punic": "#a5d3ef", "punic_disc": "#e0f1fb", "punic_ink": "#0a2747", "punic_edge": "#06182c",
        "gold": "#f2c65a", "pip": "#f0e442", "alarm": "#e69f00", "halo": "#14120f", "shade": "#000000",
        "reach": "#d9b8f5", "front": "#7fe0c3", "rear": "#f0c487", "zoc1": "#f07a5c", "zoc2": "#8fc9f2",
    },
}  # fmt: skip

STYLE = """
& .plain{fill:$plain}
.pic-bright{stop-color:$bright}
.pic-dull{stop-color:$dull}
& .tufts{fill:none;stroke:$tuft;stroke-width:.9;stroke-linecap:round;opacity:.55}
& .hill-1{fill:$hill1}
& .hill-2{fill:$hill2}
& .hill-3{fill:$hill3}
& .hachures{fill:none;stroke:$hachure;stroke-width:.9;stroke-linecap:round;opacity:.6}
& .rocky-1{fill:$rocky}
& .bush-1{fill:$bush}
.pic-stone{fill:$stone;stroke:$stone_dark;stroke-width:.7;stroke-linejoin:round}
.pic-stone-light{fill:$stone_light}
.pic-leaf{fill:$leaf;stroke:$leaf_dark;stroke-width:.13}
.pic-leaf-light{fill:$leaf_light}
& .river-1{fill:$water;stroke:$bank;stroke-width:2}
& .river-2{fill:$water2}
& .river-3{fill:none;stroke:$ripple;stroke-width:1.1;stroke-dasharray:16 9 5 11;stroke-linecap:round}
& .road{fill:none;stroke-linecap:round;stroke-linejoin:round}
& .road-verge{stroke:$verge;stroke-width:13;opacity:.7}
& .road-bed{stroke:$road;stroke-width:10.4}
& .road-ruts{stroke:$rut;stroke-width:5;stroke-dasharray:9 4 5 6;stroke-linecap:butt;opacity:.55}
& .road-crown{stroke:$road;stroke-width:3}
& .hex{fill:none;stroke:$grid;stroke-width:.8;stroke-opacity:.38;pointer-events:all}
.pic-band{fill:$rome_band}
.pic-disc{fill:$punic_disc}
.pic-trim{fill:none;stroke:$gold;stroke-width:.9}
& .unit text{fill:currentColor;font-weight:700}
& .unit .code{font-size:8.8px;text-anchor:start}
& .unit .values{font-size:10.6px}
& .unit .mark{font-size:7px;font-weight:400}
& .front{stroke-width:1.3;stroke-linejoin:round}
& .rome .front{fill:$rome;stroke:$rome_edge}
& .carthage .front{fill:$punic;stroke:$punic_edge}
.pic-pip{fill:$pip;stroke:#111;stroke-width:1.1}
.pic-pole{fill:none;stroke:#111;stroke-width:2;stroke-linecap:round}
.pic-flag{fill:#fff;stroke:#111;stroke-width:1}
& .flight{fill:url(#pic-flight)}
& .panicked .front{fill:none;stroke-dasharray:2.5 2}
.pic-seal{fill:#111;stroke:#fff;stroke-width:.8}
.pic-seal-sign{fill:#fff}
.pic-burst{fill:$alarm;stroke:#111;stroke-width:.9;stroke-linejoin:round}
.pic-burst-sign{fill:#111}
& .missile{color:inherit}
& .spent{opacity:.35}
& .lost{opacity:.5}
& .ring{fill:none;stroke:$gold;stroke-width:2.6}
& .ring-edge{fill:none;stroke:#1a1208;stroke-width:4.4}
& .plate{fill:$gold;stroke:#1a1208;stroke-width:1}
& .commander text{font-size:9.5px;font-weight:700;fill:#1a1208}
& .star{fill:#1a1208}
& .rome .token{fill:$rome;stroke:$rome_edge}
& .carthage .token{fill:$punic;stroke:$punic_edge}
& .point-star{fill:$gold;stroke:$ink;stroke-width:.6}
& .token-star{fill:$gold;stroke:#1a1208;stroke-width:.8}
& .zoc-rome{fill:url(#pic-hatch-rome);stroke:$zoc1;stroke-width:1.6;stroke-opacity:.75}
& .zoc-carthage{fill:url(#pic-hatch-carthage);stroke:$zoc2;stroke-width:1.6;stroke-dasharray:5 3}
& .radius{fill:none;stroke-width:2.6;stroke-linejoin:round}
& .radius-rome{stroke:$zoc1;stroke-dasharray:10 4}
& .radius-carthage{stroke:$zoc2;stroke-dasharray:2 5;stroke-linecap:round}
& .reach{fill:url(#pic-dots);stroke:$reach;stroke-width:2.4;stroke-linejoin:round}
.pic-dot{fill:$reach;fill-opacity:.55}
& .cost circle{fill:$halo;stroke:$reach;stroke-width:1}
& .cost text{font-size:10px;font-weight:700;fill:$reach}
& .arc{fill-opacity:.16;stroke-width:2.2;stroke-linejoin:round}
& .arc-front{fill:$front;stroke:$front}
& .arc-rear{fill:$rear;stroke:$rear;stroke-dasharray:3 4}
& .arc-missiles{fill:none;stroke:$front;stroke-dasharray:9 5}
& .selected-edge{fill:none;stroke:$halo;stroke-width:6}
& .selected{fill:none;stroke:$ink;stroke-width:2.6;stroke-dasharray:7 4}
& .blow{fill:$alarm;stroke:#111;stroke-width:1.2;stroke-linejoin:round}
& .cell{fill:none;stroke:$rule;stroke-width:1}
& .past{fill:$rule;fill-opacity:.45}
& .now{fill:$ink}
& .said.now-text{fill:$paper;font-weight:700}
& .limit{stroke:$ink;stroke-width:2.2}
& .rome .lost-cell{fill:$rome}
& .carthage .lost-cell{fill:$punic;stroke:$punic_edge}
& .said.lost-text{fill:currentColor;font-weight:700}
& .slot{fill:$paper;stroke:$rule;stroke-width:1}
& .closed{opacity:.4}
& .rome .marker{fill:$rome;stroke:$rome_edge}
& .carthage .marker{fill:$punic;stroke:$punic_edge}
& .false .marker{fill:$card;stroke-dasharray:2 2}
& .false{color:$ink}
"""


@lru_cache(maxsize=8)
def style(theme: str) -> str:
    """The style sheet of a theme."""
    return style_sheet(STYLE, THEMES[theme], ARMS.values())
