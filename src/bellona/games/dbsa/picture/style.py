"""Themes, and the style sheet that they fill."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from bellona.ornaments import style_sheet

TONES = 8
"""Tones of a hill from its foot to its top."""
_STANDS = {
    "amber": "#f2c14e", "amber_coat": "#8a3a06", "amber_cloth": "#c8641a", "amber_shield": "#fff3cf",
    "amber_edge": "#3d1a02",
    "teal": "#5fb8b4", "teal_coat": "#06474f", "teal_cloth": "#0f7f86", "teal_shield": "#e6fbf7",
    "teal_edge": "#032a30",
    "metal": "#e9e2d0", "pen": "#1d1a16", "hair": "#b0662c", "horse": "#7a5433", "mane": "#22150b", "shaft": "#2b1c0c",
    "steel": "#f4f1ea", "leather": "#8a5a2b", "bard": "#b9bcc0", "scale": "#5b6066", "hide": "#8d8a86",
    "ear": "#a19c96", "ivory": "#fffbea", "tower": "#b98a4e", "banner": "#f6c945", "star": "#7c1d12",
    "ditch": "#6b5a3a",
    "stake": "#4a3216", "fire": "#e8622a", "fire_edge": "#6b1c06", "ash": "#6f675d", "ruin": "#3e3934",
    "badge": "#fffaf0",
}  # fmt: skip
THEMES: Mapping[str, Mapping[str, str]] = {
    "light": _STANDS | {
        "paper": "#f7f1e3", "card": "#fffaf0", "rule": "#b9a67e", "ink": "#2b2118", "faint": "#6f5f45",
        "shade": "#20160a",
        "grass": "#bfc58d", "bright": "#d3d69f", "dull": "#a9b077", "tuft": "#8f9a58", "tuft_lit": "#dde0ae",
        "gentle_low": "#b9b67a", "gentle_high": "#ecdfae", "steep_low": "#a68f62", "steep_high": "#e0cfa6",
        "contour": "#7d6a3c", "wood": "#7f935a", "leaf0": "#4f7440", "leaf1": "#5f8549", "leaf2": "#3c6149",
        "leaf_lit": "#8fb06a", "leaf_ink": "#25391f", "rough": "#b5a878", "rock": "#9b9284", "rock_lit": "#d3cbbb",
        "rock_ink": "#4d463a", "scrub": "#6d7a3f", "marsh": "#93a886", "pool": "#7fa6ad", "reed": "#4f6434",
        "water": "#7fb0c4", "water_lit": "#c4dfe6", "bank": "#d9c894", "bank_ink": "#57757f", "ford": "#d8c793",
        "road": "#d9c08b", "road_ink": "#8a6d3b", "yard": "#c9b48a", "roof": "#c0684a", "roof_lit": "#db8e6a",
        "roof_ink": "#5a2415", "cliff": "#8d877c", "cliff_ink": "#3f3a33", "mark": "#4f4a2c", "seal": "#f4ecd2",
        "alarm": "#c0281c", "help": "#1f5fa8", "reach": "#1f5fa8", "way": "#20160a", "halo": "#fffaf0",
    },
    "dark": _STANDS | {
        "amber": "#d9a83a", "teal": "#4fa5a2",
        "paper": "#1d1b18", "card": "#292620", "rule": "#5d533f", "ink": "#efe6d2", "faint": "#b5a98f",
        "shade": "#000000",
        "grass": "#434b33", "bright": "#515a3d", "dull": "#383f2b", "tuft": "#5f6a42", "tuft_lit": "#6d7850",
        "gentle_low": "#4b4d34", "gentle_high": "#7d7752", "steep_low": "#4f4534", "steep_high": "#83745a",
        "contour": "#a8966a", "wood": "#33432c", "leaf0": "#2f5030", "leaf1": "#3b5d36", "leaf2": "#264537",
        "leaf_lit": "#587a48", "leaf_ink": "#10190e", "rough": "#4f4834", "rock": "#6d675c", "rock_lit": "#928a7b",
        "rock_ink": "#1e1b16", "scrub": "#4c5830", "marsh": "#384a3b", "pool": "#345661", "reed": "#7d9158",
        "water": "#2f566a", "water_lit": "#5d8699", "bank": "#6b6042", "bank_ink": "#16303b", "ford": "#857750",
        "road": "#7d6a45", "road_ink": "#33291a", "yard": "#544a37", "roof": "#8a4630", "roof_lit": "#a8603f",
        "roof_ink": "#2a0f08", "cliff": "#57534b", "cliff_ink": "#14120f", "mark": "#c9c39a", "seal": "#2b2a20",
        "alarm": "#ff7a66", "help": "#8fc3ff", "reach": "#8fc3ff", "way": "#fff3d6", "halo": "#1d1b18",
    },
}  # fmt: skip

GROUND = """
& .grass{fill:$grass}
.pic-bright{stop-color:$bright}
.pic-dull{stop-color:$dull}
.pic-tuft{fill:none;stroke:$tuft;stroke-opacity:.75;stroke-width:2;stroke-linecap:round}
.pic-tuft-lit{fill:none;stroke:$tuft_lit;stroke-opacity:.8;stroke-width:2;stroke-linecap:round}
& .sward{fill:url(#pic-sward)}
& .cast{fill:$shade;fill-opacity:.2}
& .slope{fill:none;stroke:currentColor;stroke-linejoin:round;stroke-linecap:round}
& .summit{fill:currentColor}
& .contour{fill:none;stroke:$contour;stroke-opacity:.55;stroke-linejoin:round;stroke-linecap:round}
& .foot{fill:none;stroke:$contour;stroke-width:4;stroke-linejoin:round}
& .light{fill:url(#pic-light)}
& .hachures{fill:none;stroke:$contour;stroke-width:3;stroke-linecap:round;stroke-opacity:.75}
& .fringe{fill:none;stroke-width:22;stroke-opacity:.3;stroke-linejoin:round}
& .fringe-wood{stroke:$wood}
& .fringe-rough{stroke:$rough}
& .fringe-marsh{stroke:$marsh}
& .floor-wood{fill:$wood;stroke:$leaf_ink;stroke-width:3;stroke-opacity:.5;stroke-dasharray:14 9}
& .floor-rough{fill:$rough;stroke:$rock_ink;stroke-width:3;stroke-opacity:.45;stroke-dasharray:14 9}
& .floor-marsh{fill:$marsh;stroke:$reed;stroke-width:3;stroke-opacity:.6;stroke-dasharray:14 9}
& .floor-built_up{fill:$yard;stroke:$roof_ink;stroke-width:3;stroke-opacity:.5}
& .floor-cliff{fill:$cliff;stroke:$cliff_ink;stroke-width:5;stroke-linejoin:round}
& .floor-lake{fill:$water;stroke:$bank_ink;stroke-width:5;stroke-linejoin:round}
.pic-shadow{fill:$shade;fill-opacity:.26}
.pic-leaf-0{fill:$leaf0;stroke:$leaf_ink;stroke-width:1.6}
.pic-leaf-1{fill:$leaf1;stroke:$leaf_ink;stroke-width:1.6}
.pic-leaf-2{fill:$leaf2;stroke:$leaf_ink;stroke-width:1.6}
.pic-leaf-lit{fill:$leaf_lit;fill-opacity:.55}
.pic-leaf-vein{fill:none;stroke:$leaf_ink;stroke-width:1.4;stroke-opacity:.6}
.pic-rock{fill:$rock;stroke:$rock_ink;stroke-width:1.8;stroke-linejoin:round}
.pic-rock-lit{fill:$rock_lit}
.pic-scrub{fill:$scrub;stroke:$leaf_ink;stroke-width:1.2}
.pic-pool{fill:$pool;stroke:$bank_ink;stroke-width:1.4;stroke-opacity:.7}
.pic-ripple{fill:none;stroke:$water_lit;stroke-width:2;stroke-linecap:round}
.pic-reed{fill:none;stroke:$reed;stroke-width:2.6;stroke-linecap:round}
.pic-roof{fill:$roof;stroke:$roof_ink;stroke-width:2;stroke-linejoin:round}
.pic-roof-lit{fill:$roof_lit}
.pic-ridge{fill:none;stroke:$roof_ink;stroke-width:1.8}
.pic-crag{fill:none;stroke:$cliff_ink;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
& .band{fill:none;stroke-linejoin:round;stroke-linecap:butt}
& .bank{stroke:$bank;stroke-opacity:.85}
& .brink{stroke:$bank_ink}
& .water{stroke:$water}
& .flow{stroke:$water_lit;stroke-width:3.4;stroke-opacity:.8;stroke-dasharray:46 70 20 64}
& .ford{fill:$ford;fill-opacity:.72;stroke:$road_ink;stroke-width:3;stroke-dasharray:10 8}
.pic-stone{fill:$rock_lit;stroke:$rock_ink;stroke-width:1.4}
& .verge{stroke:$road_ink;stroke-opacity:.8}
& .road{stroke:$road}
& .ruts{stroke:$road_ink;stroke-opacity:.5;stroke-width:2.4;stroke-dasharray:26 12 40 10}
& .strip{fill:none;stroke:$mark;stroke-width:4;stroke-dasharray:26 16;stroke-opacity:.42}
& .ruler{fill:none;stroke:$mark;stroke-width:2.4;stroke-opacity:.75}
& .rim{fill:none;stroke:$mark;stroke-width:6}
& .seal{fill:$seal;stroke:$mark;stroke-width:3;fill-opacity:.85}
& .edge-number{font:700 28px $serif;fill:$mark}
& .scale-dark{fill:$mark}
& .scale-light{fill:$seal;stroke:$mark;stroke-width:2}
& .scale-text{font:600 22px $sans;fill:$mark;paint-order:stroke;stroke:$seal;stroke-width:5;stroke-opacity:.7}
& .north{fill:$mark}
"""
STANDS = """
.stand-base{fill:var(--stand-base);stroke:var(--stand-edge);stroke-width:2}
.stand-weave{fill:var(--stand-weave)}
.stand-front{fill:var(--stand-coat)}
.stand-coat{fill:var(--stand-coat);stroke:var(--stand-edge);stroke-width:1.4}
.stand-cloth{fill:var(--stand-cloth);stroke:var(--stand-edge);stroke-width:1.4}
.stand-shield{fill:var(--stand-shield);stroke:var(--stand-edge);stroke-width:2}
.stand-canvas{fill:var(--stand-shield)}
.stand-fold{fill:none;stroke:var(--stand-edge);stroke-width:1.6;stroke-linejoin:round}
.stand-ring{fill:none;stroke:var(--stand-coat);stroke-width:2.2}
.stand-boss{fill:var(--stand-coat);stroke:var(--stand-coat);stroke-width:2}
.stand-plume{fill:none;stroke:var(--stand-coat);stroke-width:4;stroke-linecap:round}
.stand-dots{fill:$amber_coat;opacity:.32}
.stand-stripes{fill:none;stroke:$teal_coat;stroke-width:2.6;opacity:.3}
.stand-metal{fill:$metal;stroke:$pen;stroke-width:1.5}
.stand-hair{fill:$hair;stroke:$mane;stroke-width:1.4}
.stand-horse{fill:$horse;stroke:$mane;stroke-width:1.6}
.stand-mane{fill:$mane}
.stand-shaft{fill:none;stroke:$shaft;stroke-width:2.8;stroke-linecap:round}
.stand-shaft.pike{stroke-width:3.2}
.stand-shaft.heavy{stroke-width:4}
.stand-point{fill:$steel;stroke:$pen;stroke-width:1.3;stroke-linejoin:round}
.stand-sword{fill:none;stroke:$steel;stroke-width:3.6;stroke-linecap:round}
.stand-guard{fill:none;stroke:$pen;stroke-width:3;stroke-linecap:round}
.stand-quiver{fill:$leather;stroke:$mane;stroke-width:1.4}
.stand-bow{fill:none;stroke:$shaft;stroke-width:4.4;stroke-linecap:round;stroke-linejoin:round}
.stand-string{fill:none;stroke:$steel;stroke-width:1.6}
.stand-bard{fill:$bard;stroke:$pen;stroke-width:2}
.stand-scale{fill:none;stroke:$scale;stroke-width:2.2}
.stand-hide{fill:$hide;stroke:$pen;stroke-width:2;stroke-linejoin:round}
.stand-ear{fill:$ear;stroke:$pen;stroke-width:2}
.stand-ivory{fill:$ivory;stroke:$ditch;stroke-width:1.3}
.stand-eye{fill:$pen}
.stand-tower{fill:$tower;stroke:$shaft;stroke-width:2}
.stand-pole{fill:none;stroke:$shaft;stroke-width:3;stroke-linecap:round}
.stand-banner{fill:$banner;stroke:$shaft;stroke-width:1.8;stroke-linejoin:round}
.stand-star{fill:$star}
.stand-ditch{fill:none;stroke:$ditch;stroke-width:9;opacity:.5}
.stand-stakes{fill:none;stroke:$stake;stroke-width:7;stroke-dasharray:5 2.4}
.stand-fire{fill:$fire;stroke:$fire_edge;stroke-width:1.4}
.stand-ash{fill:$ash;stroke:$pen;stroke-width:2}
.stand-ruin{fill:$ruin;stroke:$pen;stroke-width:1.4}
.stand-ghost{opacity:.55;stroke-dasharray:8 6}
.badge-disc{fill:var(--badge,$badge);stroke:$pen;stroke-width:2}
.badge-sign{fill:$pen}
.badge-line{fill:none;stroke:$pen;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
"""
_SIDE = """
.stand-{0}{{--stand-base:${0};--stand-weave:url(#stand-weave-{0});--stand-coat:${0}_coat;--stand-cloth:${0}_cloth;\
--stand-shield:${0}_shield;--stand-edge:${0}_edge}}
"""
PIECES = """
& .stand-id{font:700 15.5px $sans;fill:var(--stand-edge)}
& .stand-tag{fill:var(--stand-shield);stroke:var(--stand-edge);stroke-width:1.6}
& .roll.waiting{opacity:.45}
& .roll.lost{opacity:.2}
& .reach{fill:$reach;fill-opacity:.13}
& .reach-edge{fill:none;stroke:$reach;stroke-width:9;stroke-opacity:.8;stroke-dasharray:18 10}
& .contact{fill:none;stroke:$alarm;stroke-width:7;stroke-linecap:round}
& .contact-end{fill:$alarm}
& .overlapping{fill:none;stroke:$alarm;stroke-width:5;stroke-dasharray:4 9;stroke-linecap:round}
& .supporting{fill:none;stroke:$help;stroke-width:6;stroke-linecap:round}
& .recoil{fill:$alarm;fill-opacity:.14;stroke:$alarm;stroke-width:3;stroke-dasharray:10 8}
& .way{fill:none;stroke:$way;stroke-width:4.4;stroke-linecap:round;stroke-linejoin:round}
& .way-thin{fill:none;stroke:$way;stroke-width:2.4;stroke-dasharray:7 7}
& .way-tip{fill:$way}
& .note{font:600 29px $sans;fill:$ink;paint-order:stroke;stroke:$halo;stroke-width:7;stroke-linejoin:round}
& .note.strong{font-size:34px}
& .point{fill:$alarm;stroke:$halo;stroke-width:3}
& .strip-amber{stroke:$amber_coat;stroke-opacity:.8}
& .strip-teal{stroke:$teal_coat;stroke-opacity:.8}
& .pip{fill:$card;stroke:$ink;stroke-width:1.4}
& .pip.full{fill:$ink}
& .pip.lost{fill:$alarm}
& .die{fill:$card;stroke:$ink;stroke-width:1.6}
& .spot{fill:$ink}
"""


@lru_cache(maxsize=8)
def style(theme: str) -> str:
    """The style sheet of a theme."""
    colours = dict(THEMES[theme])
    sides = "".join(_SIDE.format(side) for side in ("amber", "teal"))
    rules = "".join((GROUND, *_tones(colours), STANDS, sides, PIECES))
    return style_sheet(rules, colours)


def _tones(colours: Mapping[str, str]) -> Iterator[str]:
    """The tones of hills, from the foot to the top."""
    for hill in ("gentle", "steep"):
        for tone in range(TONES):
            mixed = _mixed(colours[f"{hill}_low"], colours[f"{hill}_high"], tone / (TONES - 1))
            yield f"& .{hill}-{tone}{{color:{mixed}}}\n"


def _mixed(low: str, high: str, share: float) -> str:
    """A colour between two."""
    pairs = (tuple(int(colour[at : at + 2], 16) for colour in (low, high)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
