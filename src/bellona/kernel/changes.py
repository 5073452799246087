"""The changes of a step, byte by byte, in each view of a position."""

from __future__ import annotations

from typing import Any

from .jit import kernel


@kernel
def compare(before: Any, after: Any, words: Any, at: Any, old: Any, new: Any, counts: Any) -> None:
    """For each view the changed bytes: where, their old and their new values. `words` are eight bytes at a time."""
    for view in range(words.shape[1]):
        count = 0
        for word in range(words.shape[2]):
            if words[0, view, word] != words[1, view, word]:
                for place in range(8 * word, 8 * word + 8):
                    if before[view, place] != after[view, place]:
                        at[view, count] = place
                        old[view, count] = before[view, place]
                        new[view, count] = after[view, place]
                        count += 1
        counts[view] = count


def uncovers(before: Any, after: Any, seen_before: Any, seen_after: Any) -> bool:
    """Whether a view has changed where the position has not: hidden information was revealed there.

    All four are arrays of bytes: the whole position and the view, each before and after a step.
    """
    return bool(((seen_before != seen_after) & (before == after)).any())
