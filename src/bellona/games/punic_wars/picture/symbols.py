"""Signs as paths: mountains, places, boats and what lies about a stack."""

from __future__ import annotations

from collections.abc import Mapping

from bellona.drawing import discs
from bellona.ornaments import EAGLE, TANIT, Arms, Sign

ARMS: Mapping[str, Arms] = {
    "rome": Arms("rome", EAGLE, "rome", "zoc1"),
    "carthage": Arms("carthage", TANIT, "punic", "zoc2"),
}
"""The arms of both sides."""

PEAKS: tuple[Sign, ...] = (
    (
        ("peak", "M-10 6C-7 2-4-5-1-9.5C0-10.8 1-10.4 1.8-9C4-5 7 2 11 6Z"),
        ("peak-lit", "M-10 6C-7 2-4-5-1-9.5C-.6-3 .4 2-1.4 6Z"),
        ("peak-ink", "M-10 6C-7 2-4-5-1-9.5C0-10.8 1-10.4 1.8-9C4-5 7 2 11 6"),
        ("peak-fine", "M1-7L.4 5M3-4.6L3 5.2M5.2-1.4L6 5.6M7.4 2L8.4 5.6"),
    ),
    (
        ("peak", "M-7 5C-5 2-3-3-.6-6C.2-7 1-6.6 1.6-5.6C3.4-2.6 5 2 8 5Z"),
        ("peak-lit", "M-7 5C-5 2-3-3-.6-6C-.4-2 .6 2-1 5Z"),
        ("peak-ink", "M-7 5C-5 2-3-3-.6-6C.2-7 1-6.6 1.6-5.6C3.4-2.6 5 2 8 5"),
        ("peak-fine", "M1-4L.8 4.2M3-1.4L3.4 4.4M5 1.6L5.6 4.4"),
    ),
    (
        ("peak", "M-12 7C-9 3-8-1-5.6-3.4C-4-5-3-8-.6-12C.4-13.4 1.6-13 2.4-11.4C5-6.6 8 2 13 7Z"),
        ("peak-lit", "M-12 7C-9 3-8-1-5.6-3.4C-4-5-3-8-.6-12C.6-5 .8 1-1.4 7Z"),
        ("peak-ink", "M-12 7C-9 3-8-1-5.6-3.4C-4-5-3-8-.6-12C.4-13.4 1.6-13 2.4-11.4C5-6.6 8 2 13 7"),
        ("peak-fine", "M1.2-9L.6 6M3.4-6L3.4 6.2M5.8-2L6.4 6.6M8.4 2L9.6 6.6M-6-1L-7 4"),
    ),
)
PLACES: Mapping[str, Sign] = {
    "town": (("place", discs((0, 0), 4.6)), ("place-core", discs((0, 0), 1.7))),
    "city": (
        ("place", "M-6.2-5.6H-3.6V-3.6H-1.4V-5.6H1.4V-3.6H3.6V-5.6H6.2V6H-6.2Z"),
        ("place-core", "M-1.9 6V2.4A1.9 1.9 0 0 1 1.9 2.4V6Z"),
    ),
    "great_city": (
        ("stone", "M-12-2H-9.6V0H-7.4V-2H-5V-9.4H-2.8V-7.4H-1.2V-9.4H1.2V-7.4H2.8V-9.4H5V-2H7.4V0H9.6V-2H12V8.6H-12Z"),
        ("place-core", "M-2.6 8.6V3.8A2.6 2.6 0 0 1 2.6 3.8V8.6ZM-3.2-4.4H-1.6V-1.4H-3.2ZM1.6-4.4H3.2V-1.4H1.6Z"),
        ("place-core", "M-9.4 2.6H-7.8V5.2H-9.4ZM7.8 2.6H9.4V5.2H7.8Z"),
    ),
}
BOAT: Sign = (
    ("boat", "M-9 1.4H9C8.4 4.8 6 6.6 2.6 6.6H-3.4C-6.4 6.6-8.4 4.6-9 1.4Z"),
    ("boat", "M-.8-8.4C4.6-7 5.6-3 4.4.2H-.8Z"),
)
SHIP: Sign = (
    ("fill", "M-44 8C-50 4-52-6-47-12C-45-8-44-3-39 0H36C42-1 45-6 44-14C50-8 49 2 43 8C38 13 30 15 20 15H-26"
             "C-35 15-40 13-44 8Z"),
    ("fill", "M-47 9L-60 12L-46 15Z"),
    ("fill", "M-20-40C-4-46 14-45 28-39C24-28 24-18 28-8C12-13-4-13-20-8C-16-18-16-28-20-40Z"),
    ("pen", "M3-50V0M-22-41C-4-48 14-47 30-40"),
    ("fine", "M-30 15L-38 26M-20 15L-28 27M-10 15L-18 27M0 15L-8 27M10 15L2 27M20 15L12 27"),
)  # fmt: skip
WAVES = ("M-8 0Q-6-3-4 0T0 0T4 0T8 0", "M-5 0Q-3.4-2.4-1.8 0T1.4 0T4.6 0")
SIEGE: Sign = (
    ("siege", "M-8.4 5V-5L-5.6-8L-2.8-5L0-8L2.8-5L5.6-8L8.4-5V5Z"),
    ("siege-ink", "M-2.8-5V5M2.8-5V5M-8.4 0H8.4"),
)
FLAG: Sign = (("pole", "M-5 9V-9"), ("flag", "M-5-9L8-5.4L-5-1.4Z"))
LAND_SIGN: Sign = (("fill", "M-4.6-5.4Q0-7.2 4.6-5.4V.6C4.6 3.4 2.6 5.4 0 6.4C-2.6 5.4-4.6 3.4-4.6 .6Z"),)  # a shield
NAVAL_SIGN: Sign = (
    ("fill", "M-7.4 1H7.2C6.8 4 4.8 5.6 2 5.6H-3C-5.6 5.6-7 4-7.4 1ZM-.8-6.6C3.8-5.4 4.6-2.6 3.6-.2H-.8Z"),
)
