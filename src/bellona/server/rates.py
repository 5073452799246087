"""How often something may be done: `20/minute`, or `off` for no limit."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from .words import Trouble

_RATE = re.compile(r"(\d{1,6})\s*/\s*(second|minute|hour|day)")
_SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}


class Rate(Struct, frozen=True):
    """This many times at once, and as many again in this many seconds; zero times means no limit."""

    count: int
    seconds: int


def parse_rate(text: str) -> Rate | None:
    """The rate that a text names."""
    if text == "off":
        return Rate(0, 1)
    found = _RATE.fullmatch(text)
    if found is None or int(found[1]) == 0:
        return None
    return Rate(int(found[1]), _SECONDS[found[2]])


DEFAULT_RATES: Mapping[str, Rate] = {
    "guest": Rate(60, 600),
    "login": Rate(20, 300),
    "register": Rate(10, 3600),
    "account": Rate(30, 300),
    "table": Rate(30, 600),
    "join": Rate(60, 60),
    "upload": Rate(20, 600),
    "draft": Rate(120, 60),
    "scenario": Rate(30, 300),
    "subscribe": Rate(20, 600),
    "chat": Rate(20, 30),
    "ask": Rate(120, 10),
    "hint": Rate(20, 60),
    "analysis": Rate(10, 600),
    "balance": Rate(10, 600),
    "view": Rate(120, 10),
    "read": Rate(300, 30),
    "action": Rate(120, 10),
    "socket": Rate(60, 60),
}


def read_rates(value: Any, place: str) -> dict[str, Rate]:
    """The default rates with those of a configuration; `off` alone removes all."""
    if value == "off":
        return {kind: Rate(0, 1) for kind in DEFAULT_RATES}
    pairs = dict(_pairs(value)) if isinstance(value, str) else value
    if not isinstance(pairs, Mapping):
        raise Trouble("config-limits", place=place)
    return dict(DEFAULT_RATES) | {kind: _checked_rate(kind, text, place) for kind, text in pairs.items()}


def _pairs(text: str) -> list[tuple[str, str]]:
    """`guest=5/hour, login=off`, the format in the environment."""
    parts = (part.partition("=") for part in text.split(",") if part.strip())
    return [(kind.strip(), rate.strip()) for kind, _, rate in parts]


def _checked_rate(kind: str, text: Any, place: str) -> Rate:
    if kind not in DEFAULT_RATES:
        raise Trouble("config-limit-kind", place=place, kind=kind, kinds=", ".join(DEFAULT_RATES))
    rate = parse_rate(text) if isinstance(text, str) else None
    if rate is None:
        raise Trouble("config-limit-rate", place=place, kind=kind)
    return rate
