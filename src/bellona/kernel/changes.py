"""The changes of a step, byte by byte, in each view of a position."""

from __future__ import annotations

from typing import Any

from .jit import kernel


@kernel
def compare(before: Any, after: Any, words: Any, at: Any, old: Any, new: Any, counts: Any, uncovered: Any) -> None:
    """For each view the bytes that differ: where, what they were, what they are. `words` are eight bytes at a time.

    `uncovered` notes the views that have changed where the last of them, from which nothing is hidden, has not.
    """
    everything = words.shape[1] - 1
    for view in range(words.shape[1]):
        count = 0
        uncovered[view] = 0
        for word in range(words.shape[2]):
            if words[0, view, word] != words[1, view, word]:
                for place in range(8 * word, 8 * word + 8):
                    if before[view, place] != after[view, place]:
                        at[view, count] = place
                        old[view, count] = before[view, place]
                        new[view, count] = after[view, place]
                        count += 1
                        if before[everything, place] == after[everything, place]:
                            uncovered[view] = 1
        counts[view] = count


def uncovers(before: Any, after: Any, seen_before: Any, seen_after: Any) -> bool:
    """Whether a view has changed where the position has not: hidden information was revealed there.

    All four are arrays of bytes: the whole position and the view, each before and after a step.
    """
    return bool(((seen_before != seen_after) & (before == after)).any())
