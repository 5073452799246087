"""How much of a stack a thread needs. A device reserves it, and cannot know it where a function calls itself."""

from __future__ import annotations

import re
from collections.abc import Mapping

TURNS = 32
"""How often functions that call each other in a circle are on the stack at most: a chain of steps within one march."""
_BEGUN = re.compile(r"(?:\.visible |\.weak |\.extern )?\.(?:func|entry)\s+(?:\([^)]*\)\s*)?([\w$]+)")
_FRAME = re.compile(r"Function properties for (\S+)\s+ptxas\s+\.?\s*(\d+) bytes stack frame")
_CALL = re.compile(r"\bcall(?:\.uni)?\s*(.*?);", re.DOTALL)
_NAME = re.compile(r"[\w$]+")


def deepest_stack(ptx: str, remarks: str, entry: str) -> int:
    """The bytes of the longest chain of calls from an entry, by what an assembler said of each function."""
    frames = {name: int(size) for name, size in _FRAME.findall(remarks)}
    return _deepest(entry, calls_in(ptx), frames, [], {})


def calls_in(ptx: str) -> dict[str, set[str]]:
    """Which functions each function calls."""
    bodies: dict[str, str] = {}
    for part in re.split(r"\n(?=(?:\.visible |\.weak |\.extern )?\.(?:func|entry))", ptx):
        begun = _BEGUN.match(part)
        if begun:
            bodies[begun[1]] = part[begun.end() :]
    return {
        name: {word for call in _CALL.findall(body) for word in _NAME.findall(call) if word in bodies}
        for name, body in bodies.items()
    }


def _deepest(
    name: str, calls: Mapping[str, set[str]], frames: Mapping[str, int], above: list[str], known: dict[str, int]
) -> int:
    if name in above:
        return TURNS * sum(frames.get(each, 0) for each in above[above.index(name) :])
    if name not in known:
        below = (_deepest(each, calls, frames, [*above, name], known) for each in calls.get(name, ()))
        known[name] = frames.get(name, 0) + max(below, default=0)
    return known[name]
