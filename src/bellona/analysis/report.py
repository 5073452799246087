"""The result of an analysis, as it is stored, sent and written."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

VERSION = 1
Message = dict[str, Any]
"""A Fluent message: its name under `$`, and its arguments."""


class Point(msgspec.Struct, frozen=True):
    """The expected result before a step; the last point is the end."""

    step: int
    turn: int
    values: dict[str, float]
    error: float


class Swing(msgspec.Struct, frozen=True):
    """What a seat's own decisions and what dice and hidden things did to its expected result in a turn."""

    step: int
    turn: int
    seat: str
    dice: float
    decision: float


class TurningPoint(msgspec.Struct, frozen=True):
    """A choice or a roll that changed the expected result of its seat by much."""

    step: int
    turn: int
    seat: str
    action: str
    label: Message
    better: str
    better_label: Message | None
    value: float
    better_value: float
    loss: float
    error: float
    kind: Literal["decision", "dice"]


class Report(msgspec.Struct, frozen=True):
    """An analysis of a match."""

    version: int
    game: str
    scenario: str
    seats: list[str]
    levels: dict[str, str]
    """The levels of the seats that bots played."""
    winner: str | None
    steps: int
    seconds: float
    trials: int
    was_cut: bool
    """Whether it ran out of time, so that a second analysis may differ."""
    curve: list[Point]
    swings: list[Swing]
    turning_points: list[TurningPoint]
    accuracy: dict[str, float]
    luck: dict[str, float]
    is_over: bool = True
    """Whether it was played to an end by the rules."""
