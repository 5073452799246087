"""Signs as paths: mountains and knolls, towns by their size, gods, the counters of a Rex, the arms on the field."""

from __future__ import annotations

from collections.abc import Mapping

from bellona.drawing import discs
from bellona.ornaments import Sign

PEAKS: tuple[Sign, ...] = (
    (
        ("peak", "M-11 6C-8 2-5-4-2-8.6C-1-10-.2-9.800 .6-8.400C3.400-3.600 7 2.400 11.600 6Z"),
        ("peak-lit", "M-11 6C-8 2-5-4-2-8.600C-1.600-3-.2 2-2 6Z"),
        ("peak-ink", "M-11 6C-8 2-5-4-2-8.600C-1-10-.2-9.800 .6-8.400C3.400-3.600 7 2.400 11.600 6"),
    ),
    (
        ("peak", "M-7.600 5C-5.600 2-3.400-2.800-1-5.600C-.2-6.600 .6-6.200 1.200-5.200C3-2.200 5.200 2.200 8.200 5Z"),
        ("peak-lit", "M-7.600 5C-5.600 2-3.400-2.800-1-5.600C-.8-1.800 .4 2-1.200 5Z"),
        (
            "peak-ink",
            "M-7.600 5C-5.600 2-3.400-2.800-1-5.600C-.2-6.600 .6-6.200 1.200-5.200C3-2.200 5.200 2.200 8.200 5",
        ),
    ),
)
KNOLL: Sign = (("knoll", "M-8 3C-5-2.400-1-2.400 1 2M-1 4C2-.8 6-.8 8 3"),)
WAVE = "M-8 0Q-6-3-4 0T0 0T4 0T8 0"

TOWNS: Mapping[str, Sign] = {
    "vicus": (
        ("roof", "M-7 5V-1L-2.500-5L2-1V5Z"),
        ("roof", "M1 5V1L4.500-2L8 1V5Z"),
        ("dark", "M-3.600 5V1.800H-1.400V5Z"),
    ),
    "oppidum": (
        ("wall", "M-10 7V-2H-7.500V0H-4V-2H4V0H7.500V-2H10V7Z"),
        ("roof", "M-5.500-2L0-7.500L5.500-2Z"),
        ("dark", "M-1.600 7V3.400A1.600 1.600 0 0 1 1.600 3.400V7Z"),
    ),
    "civitas": (
        ("wall", "M-13 8V-6H-10.500V-4H-8.500V-6H-6V-1H6V-6H8.500V-4H10.500V-6H13V8Z"),
        ("roof", "M-6-1L0-9L6-1Z"),
        ("dark", "M-2.200 8V3.600A2.200 2.200 0 0 1 2.200 3.600V8ZM-10.800 1H-9V4H-10.800ZM9 1H10.800V4H9Z"),
    ),
}  # fmt: skip
"""By size: huts, a wall, a wall with towers."""

TEMPLUM: Sign = (
    ("sacred", "M-7-2L0-6.500L7-2ZM-5.500-1H-3.500V4H-5.500ZM-1-1H1V4H-1ZM3.500-1H5.500V4H3.500ZM-7 4H7V6H-7Z"),
)
ARA: Sign = (
    (
        "sacred",
        "M-4.500-2.500H4.500V-.5H3V4H4.500V6H-4.500V4H-3V-.5H-4.500ZM-1.500-3C-3-5 1-5.500 0-8C3-6 2.500-4 1.500-3Z",
    ),
)

COUNTERS: Mapping[str, Sign] = {
    "rex": (("fill", "M-7.500 5.500L-8.500-4.500L-4 -.5L0-7L4-.5L8.500-4.500L7.500 5.500Z"),),
    "dux": (("fill", "M-6.500-5.500Q0-8 6.500-5.500V1C6.500 4.600 3.600 7 0 8.500C-3.600 7-6.500 4.600-6.500 1Z"),),
    "legatus": (("fill", "M-6.500-5H6.500V5H-6.500ZM-6.500-5L0 1L6.500-5L5.500-6H-5.500Z"),),
}
ARMS: Mapping[str, Sign] = {
    "pedites": (("fill", "M-5-5.500H5V1.500C5 4.500 2.500 6.200 0 7C-2.500 6.200-5 4.500-5 1.500Z"),),
    "equites": (
        (
            "fill",
            "M-6 6C-6 1-4-3 0-5L-.5-8L3-5.500C5.500-4 7-1 7.500 1.500L4.500 3L2 .5C1 2.500 2.500 4 2.500 6Z",
        ),
    ),
    "sagittarii": (("pen", "M-4-7C5-4.500 5 4.500-4 7L-4-7M-6 0H8M5.500-2.500L8 0L5.500 2.500"),),
    "leader": COUNTERS["rex"],
}
MARKS: Mapping[str, str] = {
    "roma": "M-6-6H6V6H-6Z",
    "nomentum": discs((0, 0), 7),
    "alatrium": "M0-7.500L7.500 0L0 7.500L-7.500 0Z",
    "nersae": "M0-7L7.500 6H-7.500Z",
    "caere": "M-3.800-6.500H3.800L7.500 0L3.800 6.500H-3.800L-7.500 0Z",
    "ecetra": "M-2.500-7H2.500V-2.500H7V2.500H2.500V7H-2.500V2.500H-7V-2.500H-2.500Z",
    "nobody": discs((0, 0), 6, 3),
}
"""The mark of each Rex, which identifies him without colour."""
