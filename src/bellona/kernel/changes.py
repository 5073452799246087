"""The changes of a step, byte by byte, in each view of a position."""

from __future__ import annotations

from typing import Any

from .jit import kernel

BLOCK = 8
"""Words that are compared at once; their number is a multiple of it."""


@kernel
def compare(before: Any, after: Any, words: Any, at: Any, old: Any, new: Any, found: Any) -> None:
    """For each view the bytes that differ: where, what they were, what they are. `words` are eight bytes at a time.

    `found` has for each view how many they are, whether it has changed where the last of all views, from which nothing
    is hidden, has not, and the first view with the same changes.
    """
    everything = words.shape[1] - 1
    counts, uncovered, like = found[0], found[1], found[2]
    for view in range(words.shape[1]):
        count = 0
        uncovered[view] = 0
        for block in range(0, words.shape[2], BLOCK):
            different = words[0, view, block] ^ words[1, view, block]
            for word in range(block + 1, block + BLOCK):
                different |= words[0, view, word] ^ words[1, view, word]
            if different:
                for place in range(8 * block, 8 * (block + BLOCK)):
                    if before[view, place] != after[view, place]:
                        at[view, count] = place
                        old[view, count] = before[view, place]
                        new[view, count] = after[view, place]
                        count += 1
                        if before[everything, place] == after[everything, place]:
                            uncovered[view] = 1
        counts[view] = count
        like[view] = first_alike(at, new, counts, view)


@kernel
def first_alike(at: Any, new: Any, counts: Any, view: int) -> int:
    """The first of the views with the same changes as a view."""
    count = counts[view]
    for other in range(view):
        if counts[other] == count:
            place = 0
            while place < count and at[other, place] == at[view, place] and new[other, place] == new[view, place]:
                place += 1
            if place == count:
                return other
    return view


def uncovers(before: Any, after: Any, seen_before: Any, seen_after: Any) -> bool:
    """Whether a view has changed where the position has not: hidden information was revealed there.

    All four are arrays of bytes: the whole position and the view, each before and after a step.
    """
    return bool(((seen_before != seen_after) & (before == after)).any())
