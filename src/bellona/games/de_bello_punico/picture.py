"""A battle as a picture: one SVG document with stable ids and classes, for documents, terminals and browsers.

Layers, in this order: terrain, grid, labels, overlays, units, commanders, frame. Rome is dark and square with an eagle
on a band, Carthage light and round with the sign of Tanit beside a disc: hue, luminance and shape all tell them apart.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from string import Template
from textwrap import wrap
from typing import Any, NamedTuple, TypeAlias

from bellona.drawing import (
    Board,
    Element,
    Markup,
    Point,
    chance,
    curve,
    discs,
    el,
    group,
    hachures,
    move,
    place,
    polygon,
    rounded,
    scattered,
    strokes,
)
from bellona.kernel.hexes import DIRECTIONS, is_front
from bellona.kernel.words import LANGUAGES, Words

from .field import battle_grid
from .notation import BOX_NAMES, LETTERS, SEATS
from .position import CARTHAGE, COMMANDER, HEXES, NONE, ROME, UNITS, Battle, Life, Phase, Status

OVERLAYS = ("zoc", "radius", "reach", "arcs")
RADIUS = 40
MARGIN, HEADER, BAND, GAP, FOOTER = 28, 92, 104, 12, 44
BOARD = Board(battle_grid(), RADIUS)
WIDTH, HEIGHT = BOARD.width, BOARD.height

# --- colours ------------------------------------------------------------------------------------------------

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

SANS = "Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif"
SERIF = "Palatino Linotype, Palatino, Book Antiqua, URW Palladio L, Georgia, Liberation Serif, serif"

# & stands for the picture. For a selector, a copy from the definitions is outside it: classes there begin with pic-.
STYLE = Template("""
& text{font-family:$sans;fill:$ink;text-anchor:middle}
& .paper{fill:$paper}
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
.pic-drop{fill:$shade;opacity:.22}
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
& .edge{fill:none;stroke:$ink;stroke-width:2.2;stroke-linejoin:round}
& #labels text{font-size:7.5px;fill:$faint;opacity:.85}
.pic-face-rome{fill:$rome;stroke:$rome_edge;stroke-width:1.2}
.pic-band{fill:$rome_band}
.pic-face-carthage{fill:$punic;stroke:$punic_edge;stroke-width:1.4}
.pic-disc{fill:$punic_disc}
.pic-trim{fill:none;stroke:$gold;stroke-width:.9}
.pic-fill{fill:currentColor;fill-rule:evenodd;stroke:none}
.pic-pen{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.pic-fine{fill:none;stroke:currentColor;stroke-width:1.2;stroke-linecap:round;stroke-linejoin:round}
& .rome{color:$rome_ink}
& .carthage{color:$punic_ink}
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
.pic-hatch-rome{fill:none;stroke:$zoc1;stroke-width:1.7;stroke-opacity:.75}
.pic-hatch-carthage{fill:none;stroke:$zoc2;stroke-width:1.5;stroke-opacity:.8}
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
& .card{fill:$card;stroke:$rule;stroke-width:1.2}
& .said{font-size:13px;text-anchor:start}
& .said.middle{text-anchor:middle}
& .said.end{text-anchor:end}
& .said.title{font:600 44px $serif}
& .said.subtitle{font:italic 17px $serif;fill:$faint}
& .said.name{font:600 25px $serif}
& .said.small{font-size:12px;fill:$faint}
& .said.tiny{font-size:10.5px;fill:$faint}
& .said.strong{font:600 21px $serif}
& .said.asked{font-size:14.5px}
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
& .legend-ink{color:$ink}
""")

# --- signs --------------------------------------------------------------------------------------------------
# Each is a list of (how to draw, path); a unit's sign lies between -13 and 13 across and -11 and 11 down.

Sign: TypeAlias = tuple[tuple[str, str], ...]

_SCUTUM = (
    "M-11-8.5Q-6-11.5-1-8.5V8.5Q-6 11.5-11 8.5Z"
    "M-6.6-9.2V-3.4A3.4 3.4 0 0 0-6.6 3.4V9.2H-5.4V3.4A3.4 3.4 0 0 0-5.4-3.4V-9.2Z"
)
_HORSE = (
    "M-12.5 11C-13.5 3-11-5-4.5-8.2L-4.6-11.6L-1.2-9.2C1.5-8.6 3-6.8 4.2-4L8.6 2.2C9.2 3.6 8.6 5.4 7 5.8"
    "C5.6 6.2 4.4 5.4 3.4 4.6C1.6 4.4.2 4-1.2 3C-1 6 .8 8 1.2 11Z" + discs((1.1, -5.8), 1)
)
SIGNS: Mapping[str, Sign] = {
    "Ha": (("fill", _SCUTUM), ("fill", "M3.4-9H10.4V-7.2H8.4V7.2H10.4V9H3.4V7.2H5.4V-7.2H3.4Z")),
    "Pr": (
        ("fill", _SCUTUM),
        ("fill", "M1.6-9H12.4V-7.2H10.9V7.2H12.4V9H1.6V7.2H3.1V-7.2H1.6ZM5.9-7.2V7.2H8.1V-7.2Z"),
    ),
    "Tr": (
        ("fill", _SCUTUM),
        ("fill", "M.8-9H13.2V-7.2H12.2V7.2H13.2V9H.8V7.2H1.8V-7.2H.8ZM4.3-7.2V7.2H5.8V-7.2ZM8.2-7.2V7.2H9.7V-7.2Z"),
    ),
    "Ve": (
        ("pen", "M-7.5 10.5L7.5-7"),
        ("fill", "M12-11.8L9.8-3.6L4.4-8.2Z"),
        ("fill", discs((-5.4, 2.4), 5.6, 3.8, 1.6)),
    ),
    "Al": (
        ("fill", "M-6.4-11C0-7.5 0 7.5-6.4 11C-12.8 7.5-12.8-7.5-6.4-11Z"
                 "M-7-8V-3A3 3 0 0 0-7 3V8H-5.8V3A3 3 0 0 0-5.8-3V-8Z"),
        ("pen", "M6.4-9.8C12-6.6 12 6.6 6.4 9.8C.8 6.6.8-6.6 6.4-9.8ZM6.4-9V9"),
        ("fill", discs((6.4, 0), 2.5)),
    ),
    "E": (
        ("fill", _HORSE),
        ("pen", "M11.2 11V-7"),
        ("fill", "M11.2-12.4L13-6.6H9.4ZM10.6-5.4L4.4-8L10.6-10.4Z"),
    ),
    "SC": (("fill", _HORSE), ("fill", discs((9.8, -5.6), 4.4, 2.9, 1.2))),
    "CN": (
        ("fill", _HORSE),
        ("fine", "M9.2 11L12-6.5M12.6 11L15.2-4.5"),
        ("fill", "M12.8-12L13.6-5.6L10.4-6.2ZM16-10L16.8-3.8L13.6-4.4Z"),
    ),
    "Vt": (
        ("fill", "M-6.5 10.5C-8 5-7.5-6 .5-6.2C6-6.3 8.2-3 8.4.8L9.2 3.4H6.2V4.6L7.4 10.5H2.6L1 4.6L-.6 10.5Z"
                 "M2.6.2L7 .2V1.8H3.8Z"),
        ("fill", "M-9.6 10.5C-13-4-7-12 3-11.6C6.6-11.4 8.8-10.2 10-8.4C1-9.4-7-6-7.8 10.5Z"),
    ),
    "F": (
        ("fill", discs((-3.9, 0.6), 8.9, 6.7, 5.5, 1.6)),
        ("pen", "M10 11V-6"),
        ("fill", "M10-12.4L12.5-5H7.5Z"),
    ),
    "M": (
        ("fill", "M-6-10.8C1-8 1 8-6 10.8C-13 8-13-8-6-10.8Z"
                 "M-6.6-9.4V-4L-8.6-2.4V2.4L-6.6 4V9.4H-5.4V4L-3.4 2.4V-2.4L-5.4-4V-9.4Z"),
        ("fill", "M6 11L8.6 6.6C11.6 3.4 12.6-.4 11-4.4C10.2-6.8 9.6-9 10.2-11.6"
                 "C5.8-9.4 5.6-5 7.2-2C8.4.4 8 3 6.4 5.2L4 9.8Z"),
        ("fine", "M3.6 5.4L9.4 8"),
    ),
    "Ti": (
        ("pen", "M1-11C10.5-6.5 10.5 6.5 1 11"),
        ("fine", "M1-11L-6.5 0L1 11"),
        ("pen", "M-10.5 0H9"),
        ("fill", "M14 0L7.6 3.4V-3.4ZM-13-3.2H-9.6L-7.6 0L-9.6 3.2H-13L-11 0Z"),
    ),
    "El": (
        ("fill", "M-12.6 10.8V1.6C-13-5.6-7.6-8.8-1.4-8.6C.4-8.6 2-8.2 3.2-7.6C5.4-10 10-9.8 11.2-5.8"
                 "C12.2-2.4 11.4 2.2 12 5.4C12.3 6.6 13.6 6.6 13.8 5.2L15 5.6C15 9.4 10.6 9.8 10 6.2"
                 "C9.6 4 9.6 2 8.8.8C8.2 1.8 7 2.4 5.6 2.4L5.6 10.8H1.4V5.4C-1 6.2-4.4 6.2-6.6 5.4V10.8Z"
                 "M2.2-5.6C.4-3.4.6.4 3.4 1.4C5.2-.2 5.4-3.6 4.4-5.6C3.6-4.4 3-4.4 2.2-5.6Z"),
        ("fine", "M8.6 1.6C10 3.4 12.4 3 14 .6"),
    ),
}  # fmt: skip

EMBLEMS: Mapping[int, str] = {
    ROME: "M0-7C1.3-7 2-6 1.6-4.9L2.6-3.6C4.6-4.4 7-5.8 11-6.6C10.8-5 10.2-4 9.2-3.4C9.4-2 8.6-1.1 7.4-1"
    "C7.2.3 6.3 1 5.2.9C4.6 2 3.4 2.4 2.4 2.2L3.4 6.4L0 5L-3.4 6.4L-2.4 2.2C-3.4 2.4-4.6 2-5.2.9C-6.3 1-7.2.3-7.4-1"
    "C-8.6-1.1-9.4-2-9.2-3.4C-10.2-4-10.8-5-11-6.6C-7-5.8-4.6-4.4-2.6-3.6L-1.6-4.9C-2-6-1.3-7 0-7Z",
    CARTHAGE: "M-7.4-4.4V-.2H7.4V-4.4H5.8V-1.8H-5.8V-4.4ZM0-.2L6 7.6H-6Z" + discs((0, -5), 3),
}

# What may lie on a counter, and on the ground; bushes are one unit wide.
MARKS: Mapping[str, Sign] = {
    "disorder": (("pip", discs((0, 0), 2.9)),),
    "panic": (("pole", "M-3.4 7V-7"), ("flag", "M-3.4-7.4Q0-9.2 2.9-7.4T9.2-7.4V.5Q5.8 2.3 2.9.5T-3.4.5Z")),
    "finis": (
        ("seal", "M-2.2-5.2H2.2L5.2-2.2V2.2L2.2 5.2H-2.2L-5.2 2.2V-2.2Z"),
        ("seal-sign", "M-3.2-1.1H3.2V1.1H-3.2Z"),
    ),
    "stampede": (
        ("burst", "M0-7L1.6-3.6L5-5L3.9-1.5L7.2 0L3.9 1.5L5 5L1.6 3.6L0 7L-1.6 3.6L-5 5L-3.9 1.5L-7.2 0L-3.9-1.5"
                  "L-5-5L-1.6-3.6Z"),
        ("burst-sign", "M-.9-3.6H.9L.5.8H-.5ZM-.9 1.6H.9V3.3H-.9Z"),
    ),
    "missile": (("fine", "M-4 3.6L3-2.6"), ("fill", "M4.8-4.2L3.9.6L-.1-3.9Z")),
}  # fmt: skip
STONES: tuple[Sign, ...] = (
    (
        ("drop", "M-3.8 2.4A4.6 1.5 0 1 0 5.4 2.4A4.6 1.5 0 1 0-3.8 2.4Z"),
        ("stone", "M-4 2L-3-2L1-3.4L4.4-1L3.6 2.4Z"),
        ("stone-light", "M-3-2L1-3.4L2-1.4L-1.6-.4Z"),
    ),
    (
        ("drop", "M-2.2 1.8A3 1.2 0 1 0 3.8 1.8A3 1.2 0 1 0-2.2 1.8Z"),
        ("stone", "M-2.6 1.6L-2-1.4L.6-2.4L2.6-.6L2 1.8Z"),
        ("stone-light", "M-2-1.4L.6-2.4L1.2-.8L-1-.2Z"),
    ),
    (
        ("drop", "M-5.2 2.8A6 1.7 0 1 0 6.8 2.8A6 1.7 0 1 0-5.2 2.8Z"),
        ("stone", "M-5.4 2.6L-4.6-2L-1-4.4L3.4-3.4L5.6 0L4.4 3Z"),
        ("stone-light", "M-4.6-2L-1-4.4L3.4-3.4L1-1.2L-2.6-.6Z"),
    ),
)
BUSH: Sign = (
    ("drop", "M-.8.55A1 .4 0 1 0 1.2.55A1 .4 0 1 0-.8.55Z"),
    ("leaf", "M-1 .35C-1.3-.1-.9-.6-.6-.55C-.5-1.1.3-1.1.45-.7C.9-.8 1.2-.2.9.1C1.1.6.4.8.1.6C-.2.9-.8.8-1 .35Z"),
    ("leaf-light", "M-.6-.1C-.6-.5-.2-.7.1-.6C0-.3-.3-.1-.6-.1Z"),
)
STAR = "M0-5.5L1.5-1.7L5.5-1.5L2.4 1.1L3.4 5L0 2.8L-3.4 5L-2.4 1.1L-5.5-1.5L-1.5-1.7Z"
HALF = 22.5  # of a counter's side
BACK = (5, 7, 7, 5, 7, 7)  # how far a counter stands back from each front, so that its arrow is seen
AHEAD: tuple[Point, ...] = ((0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5))

# Where each ground is drawn: heights of its field, the class of each, and what is strewn on it.
GROUND: Mapping[str, tuple[tuple[float, str], ...]] = {
    "bush": ((0.42, "bush-1"),),
    "rocky": ((0.42, "rocky-1"),),
    "hill": ((0.45, "hill-1"), (0.74, "hill-2"), (0.95, "hill-3")),
    "river": ((0.5, "river-1"), (0.86, "river-2"), (0.97, "river-3")),
}
STREWN: Mapping[str, tuple[int, float]] = {"rocky": (9, 0.86), "bush": (11, 0.88)}

# --- words --------------------------------------------------------------------------------------------------
# What only the picture says; a message of the same name in the game's files goes before.

CAPTIONS: Mapping[str, tuple[str, str]] = {
    "status-waiting": ("To deploy", "Da schierare"),
    "status-held": ("In ambush", "In agguato"),
    "status-pursuing": ("Pursuing", "In inseguimento"),
    "status-gone": ("Lost", "Perdute"),
    "picture-title": ("{name}, {year} BC", "{name}, {year} a.C."),
    "picture-turn": ("Turn {turn} of {turns}", "Turno {turn} di {turns}"),
    "picture-turns": ("{turns} turns", "{turns} turni"),
    "picture-seat": ("{seat} to choose", "Sceglie {seat}"),
    "picture-impulse": ("{phase}: {seat}", "{phase}: {seat}"),
    "picture-winner": ("Victory of {seat}", "Vittoria di {seat}"),
    "picture-draw": ("Nobody has won", "Nessun vincitore"),
    "picture-rout": ("Rout {points} of {level}", "Rotta {points} su {level}"),
    "picture-hand": ("In hand", "In mano"),
    "picture-leader-dead": ("fallen", "caduto"),
    "picture-points": ("{points} command points", "{points} punti comando"),
    "picture-hex": ("{hex}: {terrain}, {cost} MP", "{hex}: {terrain}, {cost} PM"),
    "picture-hex-closed": ("{hex}: {terrain}, impassable", "{hex}: {terrain}, intransitabile"),
    "picture-unit": (
        "{type} {id}: combat {combat}, movement {movement}, morale {morale}",
        "{type} {id}: combattimento {combat}, movimento {movement}, morale {morale}",
    ),
    "picture-at": ("in {hex}, facing {facing}", "in {hex}, fronte {facing}"),
    "picture-leaves": ("off the map from {hex}", "fuori mappa da {hex}"),
    "picture-range": ("range {range}", "gittata {range}"),
    "picture-disorder": ("Disorder {count}", "Disordine {count}"),
    "picture-panicked": ("In fugam (panic)", "In fugam (panico)"),
    "picture-halted": ("Finis (halted)", "Finis (ferma)"),
    "picture-stampeding": ("stampeding", "imbizzarrita"),
    "picture-shot": ("has shot", "ha tirato"),
    "picture-commander": ("{name}, commander", "{name}, comandante"),
    "picture-false": ("Vacuus (false point)", "Vacuus (punto falso)"),
    "legend-disorder": ("Disorder", "Disordine"),
    "legend-panic": ("In fugam", "In fugam"),
    "legend-finis": ("Finis", "Finis"),
    "legend-stampede": ("Stampede", "Imbizzarriti"),
    "legend-missile": ("missiles, range", "tiro, gittata"),
    "legend-commander": ("commander", "comandante"),
    "legend-zoc": ("control, {seat}", "controllo, {seat}"),
    "legend-radius": ("command, {seat}", "comando, {seat}"),
    "legend-reconstructed": ("reconstructed, not in the rulebook", "ricostruito, non nel regolamento"),
    "legend-map": ("map{mark} · MP to enter:", "mappa{mark} · PM per entrare:"),
}


class Speech(NamedTuple):
    """Words in one language: the game's messages, or the captions above."""

    words: Words
    language: str

    def __call__(self, name: str, /, **args: Any) -> str:
        if self.words.has(name, self.language):
            return self.words.say(name, args, self.language)
        return CAPTIONS[name][LANGUAGES.index(self.language)].format(**args) if name in CAPTIONS else ""


# --- the picture --------------------------------------------------------------------------------------------


def draw(
    setting: Any,
    position: Battle,
    *,
    language: str = "en",
    overlays: Collection[str] = (),
    selected: int | str | None = None,
    reach: Mapping[int, int] | Mapping[str, int] | None = None,
    size: int | None = None,
    theme: str = "light",
    framed: bool = True,
) -> str:
    """The position as an SVG document; `size` is its width in pixels, `reach` what hexes cost the selected unit.

    Whatever the position holds is shown, so give it as the viewer's seat observes it.
    """
    for name, known, what in ((theme, THEMES, "theme"), *((name, OVERLAYS, "overlay") for name in overlays)):
        if name not in known:
            raise ValueError(f"there is no {what} {name!r}; choose among {', '.join(known)}")
    scene, chart = Scene(setting, position, language), setting.data.map
    piece = setting.notation.find_piece(position, selected) if isinstance(selected, str) else selected
    costs = {setting.notation.find_hex(h) if isinstance(h, str) else h: cost for h, cost in (reach or {}).items()}
    left, top = (MARGIN, HEADER + BAND + GAP) if framed else (2, 2)
    width = WIDTH + 2 * left
    height = HEIGHT + 2 * top + (FOOTER - HEADER + GAP if framed else 0)
    scale = size / width if size else 1
    layers = [
        *ground(scene.say, chart.rows, _pairs(chart.legend), _pairs(setting.data.terrain_cost)),
        scene.overlays(overlays, piece, costs),
        scene.units(),
        scene.commanders(),
        scene.action(),
    ]
    document = el(
        "svg",
        el("title", scene.title()),
        el("style", Markup(style(theme))),
        definitions(),
        el("rect", class_="paper", width=width, height=height),
        group(layers, id="board", transform=move((left, top))),
        scene.frame(overlays) if framed else None,
        xmlns="http://www.w3.org/2000/svg",
        class_=f"bellona de-bello-punico {theme}",
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        width=round(width * scale),
        height=round(height * scale),
        role="img",
        lang=language,
    )
    return f"{document}\n"


def _pairs(table: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(table.items())


@lru_cache(maxsize=8)
def style(theme: str) -> str:
    """The style sheet of a theme."""
    return STYLE.substitute(THEMES[theme], sans=SANS, serif=SERIF).replace("& ", ".bellona ")


# --- definitions --------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def definitions() -> Markup:
    """Everything that is drawn more than once."""
    shapes = [
        el("path", id="pic-hex", d=polygon(BOARD.shape())),
        el("path", id="pic-front", d="M-18.6-34.2H-5.4L0-40L5.4-34.2H18.6L16.2-30.4H4.6L10-12H-10L-4.6-30.4H-16.2Z"),
        el("clipPath", el("path", d=polygon(*BOARD.outline(range(HEXES)))), id="pic-edge"),
        el("path", id="pic-star", d=STAR),
        el("rect", id="pic-ring", x=-24, y=-24, width=48, height=48, rx=6),
        *(_gradient(name) for name in ("bright", "dull")),
        *_patterns(),
        *_faces(),
        *(_shape(f"sign-{code}", sign) for code, sign in SIGNS.items()),
        *(_shape(f"mark-{name}", sign) for name, sign in MARKS.items()),
        *(_shape(f"rocky-{number}", sign) for number, sign in enumerate(STONES)),
        *(_shape(f"bush-{number}", BUSH, scale) for number, scale in enumerate((4.2, 5.4, 6.6))),
    ]
    return Markup(el("defs", *shapes))


def _gradient(name: str) -> Element:
    """A patch that is strongest in its middle."""
    return el(
        "radialGradient",
        *(el("stop", class_=f"pic-{name}", offset=at, stop_opacity=how) for at, how in ((0, 0.7), (1, 0))),
        id=f"pic-{name}",
    )


def _shape(name: str, sign: Sign, scale: float | None = None) -> Element:
    """A sign to be placed by its name."""
    lines = (el("path", class_=f"pic-{how}", d=path) for how, path in sign)
    return group(lines, id=f"pic-{name}", transform=f"scale({scale})" if scale else None)


def _patterns() -> Iterator[Element]:
    """Hatches that can lie over each other, Rome's rising and Carthage's falling; dots of reach, stripes of flight."""
    for name, size, *drawn in (
        ("hatch-rome", 9, el("path", class_="pic-hatch-rome", d="M-2 11L11-2M-2 2L2-2M7 11L11 7")),
        ("hatch-carthage", 9, el("path", class_="pic-hatch-carthage", d="M-2-2L11 11M-2 7L2 11M7-2L11 2")),
        ("dots", 10, el("circle", class_="pic-dot", cx=5, cy=5, r=1.5)),
        ("flight", 7, el("path", d="M-2 9L9-2M-2 2L2-2M5 9L9 5", stroke="#fff", stroke_opacity=0.45, stroke_width=2.2)),
    ):
        yield el("pattern", *drawn, id=f"pic-{name}", width=size, height=size, patternUnits="userSpaceOnUse")


def _faces() -> Iterator[Element]:
    """The blank counters of both sides, and their emblems."""
    square = {"x": -HALF, "y": -HALF, "width": 2 * HALF, "height": 2 * HALF}
    for side, seat in enumerate(SEATS):
        yield el("path", id=f"pic-emblem-{seat}", class_="pic-fill", d=EMBLEMS[side])
    yield group(
        [
            el("rect", class_="pic-drop", **(square | {"x": 2 - HALF, "y": 2 - HALF}), rx=4),
            el("rect", class_="pic-face-rome", **square, rx=3.5),
            el("path", class_="pic-band", d="M-22-11.4V-19.5Q-22-22-19.5-22H19.5Q22-22 22-19.5V-11.4Z"),
            el("path", class_="pic-trim", d="M-22-11.2H22"),
            place("emblem-rome", transform="translate(13.4 -16.4) scale(.62)"),
        ],
        id="pic-face-rome",
    )
    yield group(
        [
            el("rect", class_="pic-drop", **(square | {"x": 2 - HALF, "y": 2 - HALF}), rx=10),
            el("rect", class_="pic-face-carthage", **square, rx=9),
            el("circle", class_="pic-disc", r=15, cy=-0.2),
            place("emblem-carthage", transform="translate(14.8 -15.2) scale(.62)"),
        ],
        id="pic-face-carthage",
    )


# --- ground -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def ground(
    say: Speech, rows: tuple[str, ...], legend: tuple[tuple[str, str], ...], costs: tuple[tuple[str, int], ...]
) -> tuple[Markup, Markup, Markup]:
    """The layers that stay the same throughout a battle: terrain, grid and labels."""
    kinds, price = dict(legend), dict(costs)
    terrain = [kinds[sign] for row in rows for sign in row]
    where = {kind: [h for h in range(HEXES) if terrain[h] == kind] for kind in kinds.values()}
    return (
        Markup(group(_terrain(where), id="terrain", clip_path="url(#pic-edge)")),
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


def _terrain(where: Mapping[str, list[int]]) -> Iterator[Element]:
    """The ground from the plain up: stains, slopes, water, road, and what grows and lies about."""
    yield el("rect", class_="plain", width=WIDTH, height=HEIGHT)
    yield from _stains()
    yield el("path", class_="tufts", d=_tufts(where.get("open", [])))
    for kind, levels in GROUND.items():
        if where.get(kind):
            yield from _slopes(where[kind], levels)
    yield from _road(where.get("road", []))
    for kind, (count, spread) in STREWN.items():
        yield from _strewn(kind, where.get(kind, []), count, spread)


def _stains() -> Iterator[Element]:
    """Broad soft patches that keep the plain from looking flat."""
    for number in range(60):
        yield el(
            "ellipse",
            fill=f"url(#pic-{('bright', 'dull')[number % 2]})",
            cx=round(WIDTH * chance(number, 1)),
            cy=round(HEIGHT * chance(number, 2)),
            rx=round(110 + 190 * chance(number, 3)),
            ry=round(70 + 120 * chance(number, 4)),
        )


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


# --- what changes -------------------------------------------------------------------------------------------


class Scene:
    """One position being drawn."""

    def __init__(self, setting: Any, battle: Battle, language: str) -> None:
        self.setting = setting
        self.battle = battle
        self.field = setting.field
        self.tables = setting.tables
        self.prompt = setting.prompt(battle)
        self.say = Speech(self.prompt.words, language)
        self.present = [n for n in range(UNITS) if battle.units[n].status != Status.ABSENT]

    def title(self) -> str:
        """The battle's name."""
        data = self.setting.data
        own = {"name": data.id.replace("_", " ").capitalize(), "year": data.date.bc}
        return self.say(f"scenario-{data.id}") or self.say("picture-title", **own)

    def leader(self, side: int) -> Any:
        """What the scenario says of a commander."""
        return self.setting.data.army(SEATS[side]).leader

    # Units

    def units(self) -> Element:
        """All units on the map, guests over their hosts."""
        on_map = [n for n in self.present if self.battle.units[n].status == Status.ON_MAP]
        on_map.sort(key=lambda n: (n == self.battle.guest, self.battle.units[n].hex))
        return group((self.unit(n, move(self._spot(n))) for n in on_map), id="units")

    def _spot(self, number: int) -> Point:
        """Where a counter lies: a little back from its front, a guest aside."""
        unit: Any = self.battle.units[number]
        (x, y), (dx, dy), back = BOARD.centre(int(unit.hex)), AHEAD[unit.facing], BACK[unit.facing]
        return (x + 9, y - 9) if number == self.battle.guest else (x - back * dx, y - back * dy)

    def unit(self, number: int, transform: str) -> Element:
        """A counter."""
        unit: Any = self.battle.units[number]
        seat, name = SEATS[unit.side], self.setting.notation.piece(self.battle, number)
        code = self.setting.notation.codes[unit.kind]
        here = unit.status == Status.ON_MAP
        drawn = [
            el("title", self.tell(number)),
            place("front", class_="front", transform=_turned(int(unit.facing))) if here else None,
            place(f"face-{seat}"),
            el("rect", class_="flight", x=-HALF, y=-11, width=2 * HALF, height=22) if here and unit.panicked else None,
            place(f"sign-{code}") if code in SIGNS else None,
            el("text", f"{code} {unit.number}", class_="code", x=-19, y=-13.4),
            *self._values(unit, code),
            *(self._marks(unit) if unit.status != Status.GONE else ()),
        ]
        states = [flag for flag in ("panicked", "halted", "stampeding", "moved", "shot") if unit[flag]]
        status = Status(unit.status).name.lower().replace("_", "-")
        return group(
            drawn,
            id=f"unit-{name}",
            class_=" ".join(
                ["unit", seat, f"kind-{code}", status, *states, *(["lost"] if unit.status == Status.GONE else [])]
            ),
            data_hex=self.setting.notation.hex(unit.hex) if here else None,
            data_facing=DIRECTIONS[unit.facing] if here else None,
            data_disorder=int(unit.disorder),
            transform=transform,
        )

    def _values(self, unit: Any, code: str) -> Iterator[Element]:
        """Combat, movement and morale, marked if reconstructed, and the reach of missiles."""
        kind = self.field.kinds[unit.kind]
        shoots = kind.reach > 0
        doubtful = _is_doubtful(self.tables.types[code].provenance, "combat", "movement", "morale")
        mark = el("tspan", "°", class_="mark", dy=-2) if doubtful else None
        yield el(
            "text", f"{kind.combat}-{kind.movement}-{kind.morale}", mark, class_="values", x=-7.6 if shoots else 1, y=20
        )
        if shoots:
            spent = " spent" if unit.shot else ""
            yield place("mark-missile", (12, 16.4), class_=f"missile{spent}")
            yield el("text", str(int(kind.reach)), class_="code", x=15.8, y=20)

    def _marks(self, unit: Any) -> Iterator[Element]:
        """Disorder on the right, other states on the left."""
        for number in range(min(int(unit.disorder), 4)):
            yield place("mark-disorder", (18.4, -6.2 + 6.7 * number))
        left = [
            name for name, on in (("panic", unit.panicked), ("finis", unit.halted), ("stampede", unit.stampeding)) if on
        ]
        for number, name in enumerate(left):
            yield place(f"mark-{name}", (-21, -3 + 11 * number))

    def tell(self, number: int) -> str:
        """A unit in words."""
        unit: Any = self.battle.units[number]
        kind, code, say = self.field.kinds[unit.kind], self.setting.notation.codes[unit.kind], self.say
        values = {"combat": int(kind.combat), "movement": int(kind.movement), "morale": int(kind.morale)}
        told = [
            say("picture-unit", type=say(f"unit-{code}"), id=self.setting.notation.piece(self.battle, number), **values)
        ]
        if kind.reach:
            told.append(say("picture-range", range=int(kind.reach)))
        if unit.status == Status.ON_MAP:
            told.append(
                say(
                    "picture-at",
                    hex=self.setting.notation.hex(unit.hex),
                    facing=say(f"facing-{DIRECTIONS[unit.facing]}"),
                )
            )
        else:
            told.append(say(f"status-{Status(unit.status).name.lower()}").lower())
            if unit.exit_hex >= 0:
                told.append(say("picture-leaves", hex=self.setting.notation.hex(unit.exit_hex)))
        if unit.disorder:
            told.append(say("picture-disorder", count=int(unit.disorder)))
        told += [say(f"picture-{state}") for state in ("panicked", "halted", "stampeding", "shot") if unit[state]]
        return "; ".join(told)

    # Commanders

    def commanders(self) -> Element:
        """The leaders on the map, each on a plate behind the unit he is with."""
        return group((self._commander(side) for side in range(2)), id="commanders")

    def _commander(self, side: int) -> Element | None:
        leader: Any = self.battle.commanders[side]
        if leader.life != Life.ALIVE or leader.hex < 0:
            return None
        held = int(self.battle.at[leader.hex])
        with_unit = held != NONE and self.battle.units[held].side == side
        below = self.battle.units[held].facing in (0, 1, 5) if with_unit else True
        x, y = self._spot(held) if with_unit else BOARD.centre(int(leader.hex))
        name = self.leader(side).name
        half = (9 if with_unit else 5) + 2.9 * len(name)
        plate = [
            el("rect", class_="plate", x=-half, y=-6.4, width=2 * half, height=12.8, rx=3),
            place("star", class_="star", transform=f"translate({7 - half:.1f} 0) scale(.8)") if with_unit else None,
            el("text", name, x=5 if with_unit else 0, y=3.4),
        ]
        token = [place("ring", class_="ring-edge"), place("ring", class_="ring")] if with_unit else _token(SEATS[side])
        said = self.say("picture-commander", name=self.leader(side).full_name)
        return group(
            [el("title", f"{said}: {self.setting.notation.hex(leader.hex)}"), *token,
             group(plate, transform=move((0, 28.4 if below else -28.4)))],
            id=f"commander-{LETTERS[side]}-CMD",
            class_=f"commander {SEATS[side]}",
            data_hex=self.setting.notation.hex(leader.hex),
            transform=move((x, y)),
        )  # fmt: skip

    # Overlays

    def overlays(self, names: Collection[str], piece: int | None, reach: Mapping[int, int]) -> Element:
        """What a player asks to see over the ground."""
        layers = [
            group(self._zoc(), id="overlay-zoc") if "zoc" in names else None,
            group(self._radius(), id="overlay-radius") if "radius" in names else None,
            group(_reach(reach), id="overlay-reach") if reach else None,
            group(self._arcs(piece), id="overlay-arcs") if "arcs" in names and piece is not None else None,
            group(self._selection(piece), id="overlay-selected") if piece is not None else None,
        ]
        return group((layer for layer in layers if layer is not None and layer.children), id="overlays")

    def _zoc(self) -> Iterator[Element]:
        for side, seat in enumerate(SEATS):
            hexes = [h for h, count in enumerate(self.battle.zoc[side].tolist()) if count > 0]  # type: ignore[attr-defined]
            if hexes:
                yield el("path", class_=f"zoc-{seat}", d=polygon(*BOARD.outline(hexes)))

    def _radius(self) -> Iterator[Element]:
        for side, seat in enumerate(SEATS):
            leader = self.battle.commanders[side]
            if leader.life == Life.ALIVE and leader.hex >= 0:
                steps = int(self.field.radius_per_point * self.field.points[side])
                hexes = BOARD.within(int(leader.hex), steps)
                yield el("path", class_=f"radius radius-{seat}", d=polygon(*BOARD.outline(hexes)))

    def _where(self, piece: int) -> int:
        if piece >= COMMANDER:
            return int(self.battle.commanders[piece - COMMANDER].hex)
        return int(self.battle.units[piece].hex)

    def _selection(self, piece: int) -> Iterator[Element]:
        h = self._where(piece)
        if h >= 0:
            for name in ("selected-edge", "selected"):
                yield el("path", class_=name, d=polygon(BOARD.corners(h)))

    def _arcs(self, piece: int) -> Iterator[Element]:
        """Before and behind a unit, and how far its missiles fly; a unit in Panic has neither front nor rear."""
        if piece >= COMMANDER or self.battle.units[piece].status != Status.ON_MAP or self.battle.units[piece].panicked:
            return
        unit: Any = self.battle.units[piece]
        sides: dict[str, list[int]] = {"front": [], "rear": []}
        for direction in range(6):
            h = int(self.field.neighbour[unit.hex, direction])
            if h >= 0:
                sides["front" if is_front(int(unit.facing), direction) else "rear"].append(h)
        for name, hexes in sides.items():
            if hexes:
                yield el("path", class_=f"arc arc-{name}", d=polygon(*BOARD.outline(hexes)))
        if self.field.kinds[unit.kind].reach > 1:
            ring = (int(self.field.ring[unit.hex, (2 * unit.facing + turn) % 12]) for turn in range(-2, 3))
            far = [*sides["front"], *(h for h in ring if h >= 0)]
            yield el("path", class_="arc arc-missiles", d=polygon(*BOARD.outline(far)))

    def action(self) -> Element | None:
        """The attack or the shot that is being settled, over everything."""
        blows = list(self._blows())
        return group(blows, id="action") if blows else None

    def _blows(self) -> Iterator[Element]:
        attack = self.battle.attack
        for who, whom, at in (
            (attack.attacker, attack.target, attack.hex), (self.battle.shooter, self.battle.shot_at, NONE),
        ):  # fmt: skip
            if who != NONE and whom != NONE:
                start, end = self._where(int(who)), int(at) if at >= 0 else self._where(int(whom))
                if start >= 0 and end >= 0 and start != end:
                    yield _blow(BOARD.centre(start), BOARD.centre(end))

    # Frame

    def frame(self, overlays: Collection[str]) -> Element:
        """Title, turn and choice; each side's rout, command and units off the map at its own edge; the legend."""
        south = HEADER + BAND + GAP + HEIGHT + GAP
        return group(
            [
                self._heading(),
                self._turns(),
                self._choice(),
                self._army(CARTHAGE, HEADER),
                self._army(ROME, south),
                self._legend(south + BAND + 24, overlays),
            ],
            id="frame",
        )

    def _heading(self) -> Element:
        leaders = " · ".join(self.leader(side).full_name for side in range(2))
        return group(
            [
                _text(self.title(), (MARGIN, 50), "title"),
                _text(f"{self.say('game-title')} · {leaders}", (MARGIN + 2, 76), "subtitle"),
            ],
            id="heading",
        )

    def _turns(self) -> Element:
        """The turn track."""
        turns, now = int(self.field.turns), int(self.battle.turn)
        step = min(32.0, 620 / turns)
        left = MARGIN + (WIDTH - step * turns) / 2
        told = self.say("picture-turn" if now else "picture-turns", turn=now, turns=turns)
        drawn = [_text(told, (left, 30), "small")]
        for turn in range(1, turns + 1):
            state = "now" if turn == now else "past" if turn < now else ""
            x = left + step * (turn - 0.5)
            drawn.append(el("circle", class_=f"cell {state}".strip(), cx=x, cy=56, r=step * 0.42))
            drawn.append(_text(str(turn), (x, 60.5), "middle now-text" if turn == now else "middle small"))
        return group(drawn, id="turns")

    def _choice(self) -> Element:
        """Phase, and who is to choose what; the result when it is over."""
        say, seat = self.say, self.prompt.seat
        phase, active = say(f"phase-{self.prompt.phase}"), self.setting.active(self.battle)
        if active:
            phase = say("picture-impulse", phase=phase, seat=say(f"side-{active}"))
        right = MARGIN + WIDTH - (58 if seat else 0)
        lines = wrap(self._asked(), 82)
        return group(
            [
                _text(phase, (right, 36), "end strong"),
                *(_text(said, (right, 60 + 18 * number), "end asked") for number, said in enumerate(lines)),
                _shield(SEATS.index(seat), (MARGIN + WIDTH - 24, 48), 0.74) if seat else None,
            ],
            id="choice",
            data_seat=seat,
        )

    def _asked(self) -> str:
        said = self.setting.result(self.battle) if self.battle.phase == Phase.OVER else self.prompt
        if self.say.words.has(said.name, self.say.language):
            return str(said.say(self.say.language))
        seat = said.winner if self.battle.phase == Phase.OVER else said.seat
        if seat is None:
            return self.say("picture-draw")
        return self.say(
            "picture-winner" if self.battle.phase == Phase.OVER else "picture-seat", seat=self.say(f"side-{seat}")
        )

    def _army(self, side: int, top: float) -> Element:
        """One side's card."""
        seat = SEATS[side]
        return group(
            [
                el("rect", class_="card", x=MARGIN, width=WIDTH, height=BAND - 8, rx=6),
                self._banner(side),
                self._rout(side),
                self._boxes(side),
                self._tray(side),
            ],
            id=f"army-{seat}",
            class_=seat,
            transform=move((0, top)),
        )

    def _banner(self, side: int) -> Element:
        """Whose card it is, and who leads."""
        leader, life = self.leader(side), self.battle.commanders[side].life
        points = int(self.field.points[side])
        told = self.say("picture-leader-dead") if life == Life.DEAD else ""
        stars = [
            place("star", class_="point-star", transform=f"translate({MARGIN + 96 + 14 * n} 79)") for n in range(points)
        ]
        return group(
            [
                el("title", self.say("picture-points", points=points)),
                _shield(side, (MARGIN + 46, 48)),
                _text(self.say(f"side-{SEATS[side]}"), (MARGIN + 90, 36), "name"),
                _text(" ".join([leader.name, told]).strip(), (MARGIN + 90, 60)),
                group(stars, class_="closed" if life == Life.DEAD else "stars"),
            ],
            class_="banner",
        )

    def _rout(self, side: int) -> Element:
        """Rout points as a track that ends at the level."""
        level, points = int(self.field.rout_level[side]), int(self.battle.rout[side])
        left, step = MARGIN + 262, min(27.0, 420 / level)
        drawn = [_text(self.say("picture-rout", points=points, level=level), (left, 28), "small")]
        for number in range(1, level + 1):
            x = left + step * (number - 1)
            name = f"cell{' lost-cell' if number <= points else ''}{' limit' if number == level else ''}"
            drawn.append(el("rect", class_=name, x=x, y=40, width=step - 3, height=30, rx=3))
            said = "middle lost-text" if number <= points else "middle tiny"
            drawn.append(_text(str(number), (x + (step - 3) / 2, 59), said))
        return group(drawn, class_="rout")

    def _boxes(self, side: int) -> Element:
        """The command boxes with their markers, face down, and what is still in hand."""
        left, step = MARGIN + 706, 84
        boxes = [box.lower() for box in self.tables.command_boxes.of(SEATS[side])]
        drawn = []
        for number, name in enumerate([*boxes, "hand"]):
            box = BOX_NAMES.index(name) if name in BOX_NAMES else NONE
            count = int(self.battle.boxes[side, box]) if box != NONE else int(self.battle.unplaced[side])
            false = count > 0 and box != NONE and self.battle.vacuus[side] == box
            label = self.say(f"box-{name}") if box != NONE else self.say("picture-hand")
            closed = name == "elephants" and not self.field.tests_allowed
            drawn.append(
                group(
                    [
                        el("title", f"{label}: {count}"),
                        el("rect", class_="slot", y=34, width=step - 6, height=42, rx=5) if box != NONE else None,
                        _text(label, ((step - 6) / 2, 28), "middle tiny"),
                        *_markers(SEATS[side], count, false, (step - 6) / 2, self.say("picture-false")),
                    ],
                    class_="box closed" if closed else "box",
                    id=f"box-{SEATS[side]}-{name}",
                    transform=move((left + step * number, 0)),
                )
            )
        return group(drawn, class_="boxes")

    def _tray(self, side: int) -> Element:
        """Units off the map, by why they are off it, in two rows."""
        groups = []
        for status in (Status.WAITING, Status.HELD, Status.PURSUING, Status.GONE):
            units = [
                n for n in self.present if self.battle.units[n].status == status and self.battle.units[n].side == side
            ]
            if units:
                groups.append((status, units))
        left, right = MARGIN + 1392.0, MARGIN + WIDTH - 12
        columns = sum(max(2.2, (len(units) + 1) // 2) + 0.4 for _, units in groups)
        step = min(33.0, (right - left) / columns) if columns else 33.0
        drawn: list[Element] = []
        for status, units in groups:
            drawn.append(_text(self.say(f"status-{status.name.lower()}"), (left, 20), "tiny"))
            for place_in, number in enumerate(units):
                at = left + step * (place_in // 2 + 0.5), 42 + 34 * (place_in % 2)
                drawn.append(self.unit(number, move(at, min(0.7, step / 46))))
            left += step * (max(2.2, (len(units) + 1) // 2) + 0.4)
        return group(drawn, class_="tray")

    # Legend

    def _legend(self, top: float, overlays: Collection[str]) -> Element:
        """What the marks mean, what the ground costs, what lies over it, and what is reconstructed."""
        say, x = self.say, MARGIN + 8.0
        costs = self.setting.data.terrain_cost
        kinds = dict.fromkeys(self.setting.data.map.legend.values())
        priced = " · ".join(f"{say(f'terrain-{kind}').lower()} {costs.get(kind) or '—'}" for kind in kinds)
        keys: list[tuple[Element | None, float, str]] = [
            (place(mark, class_=how, transform="translate(0 -4)"), width, say(f"legend-{name}"))
            for name, mark, how, width in LEGEND
        ]
        doubtful = _is_doubtful(self.setting.data.map.provenance, "rows")
        keys.append((None, 0, f"{say('legend-map', mark='°' if doubtful else '')} {priced}"))
        for name in overlays:
            for seat in SEATS if name in ("zoc", "radius") else ():
                swatch = el("rect", class_=f"{name} {name}-{seat}", x=0, y=-11, width=24, height=14)
                keys.append((swatch, 30, say(f"legend-{name}", seat=say(f"side-{seat}"))))
        drawn = []
        for mark, width, said in keys:
            drawn.append(group([mark, _text(said, (width, 0), "small")], transform=move((x, 0))))
            x += width + 5.6 * len(said) + 26
        drawn.append(_text(f"° {say('legend-reconstructed')}", (MARGIN + WIDTH, 0), "end small"))
        return group(drawn, id="legend", transform=move((0, top)))


# The legend: name, drawing, class, width.
LEGEND = (
    ("disorder", "mark-disorder", None, 9),
    ("panic", "mark-panic", None, 14),
    ("finis", "mark-finis", None, 11),
    ("stampede", "mark-stampede", None, 12),
    ("missile", "mark-missile", "legend-ink", 10),
    ("commander", "star", "point-star", 12),
)


def _shield(side: int, at: Point, scale: float = 1) -> Element:
    """A side's arms: an eagle on a square, Tanit on a disc."""
    square = {"x": -32, "y": -32, "width": 64, "height": 64, "rx": 5}
    face = (
        el("circle", class_="pic-face-carthage", r=33)
        if side == CARTHAGE
        else el("rect", class_="pic-face-rome", **square)
    )
    return group(
        [face, place(f"emblem-{SEATS[side]}", transform="scale(2.5)")], class_=SEATS[side], transform=move(at, scale)
    )


def _text(said: str, at: Point, name: str = "") -> Element:
    return el("text", said, class_=f"said {name}".strip(), x=at[0], y=at[1])


def _markers(seat: str, count: int, false: bool, middle: float, said: str) -> Iterator[Element]:
    """Command points face down; the false one is told only where the position tells it."""
    step = min(22.0, 66 / max(count, 1))
    for number in range(count):
        told = false and number == count - 1
        yield group(
            [
                el("title", said) if told else None,
                el("circle", class_="marker", r=10),
                place(f"emblem-{seat}", transform="scale(.78)")
                if not told
                else el("path", class_="pic-pen", d="M-4-4L4 4M4-4L-4 4"),
            ],
            class_="point false" if told else "point",
            transform=move((middle + step * (number - (count - 1) / 2), 55)),
        )


def _is_doubtful(provenance: Mapping[str, str], *values: str) -> bool:
    """Whether any of these values is reconstructed."""
    return any(provenance.get(value, "").startswith("reconstructed") for value in values)


def _turned(facing: int) -> str:
    """Where a counter's front lies: at the edge of the hex, though the counter stands back from it."""
    return f"rotate({60 * facing}) translate(0 {-BACK[facing]})"


def _token(seat: str) -> list[Element]:
    """A commander without a unit."""
    return [
        el("circle", class_="token", r=17, stroke_width=1.5),
        place("star", class_="token-star", transform="scale(2.3)"),
    ]


def _reach(costs: Mapping[int, int]) -> Iterator[Element]:
    """The hexes a unit can reach, with what each costs."""
    if costs:
        yield el("path", class_="reach", d=polygon(*BOARD.outline(costs)))
    for h, cost in sorted(costs.items()):
        x, y = BOARD.centre(h)
        yield group(
            [el("circle", r=7.5), el("text", str(cost), y=3.6)],
            class_="cost",
            id=f"cost-{battle_grid().name(h)}",
            transform=move((x, y + 24)),
        )


def _blow(start: Point, end: Point) -> Element:
    """An arrow from one hex to another."""
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    long = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / long, dy / long

    def at(along: float, aside: float) -> Point:
        return x + ux * along - uy * aside, y + uy * along + ux * aside

    tip = long - 20
    shape = [at(22, -4), at(tip - 11, -4), at(tip - 11, -9), at(tip, 0), at(tip - 11, 9), at(tip - 11, 4), at(22, 4)]
    return el("path", class_="blow", d=polygon(shape))
