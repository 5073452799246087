"""What a step changed in each view, and how it is read."""

from __future__ import annotations

import numpy as np

from bellona.gamekit.quick_reading import numbers, unpacking
from bellona.kernel.changes import BLOCK, compare

SIZE, VIEWS = 8 * BLOCK, 4


def test_views_with_the_same_changes_are_found():
    seen = np.zeros((2, VIEWS, SIZE), np.uint8)
    at, (old, new) = np.zeros((VIEWS, SIZE), np.int64), np.zeros((2, VIEWS, SIZE), np.uint8)
    found = np.zeros((3, VIEWS), np.int64)
    seen[1, :, 3] = 7
    seen[1, 1:3, 9] = 5, 6  # the last view has it not: it was hidden before
    compare(seen[0], seen[1], seen.view(np.uint64), at, old, new, found)
    changed, uncovered, like = found.tolist()
    assert changed == [1, 2, 2, 1]
    assert uncovered == [0, 1, 1, 0]
    assert like == [0, 1, 2, 0]
    assert [at[view, : changed[view]].tolist() for view in range(VIEWS)] == [[3], [3, 9], [3, 9], [3]]
    assert [new[view, : changed[view]].tolist() for view in range(VIEWS)] == [[7], [7, 5], [7, 6], [7]]


def test_a_record_of_numbers_is_read_whatever_lies_between_them():
    kind = np.dtype({"names": ["a", "b", "c"], "formats": ["<i2", "<i8", "u1"], "offsets": [0, 8, 17], "itemsize": 24})
    array = np.zeros(1, kind)
    array[0] = (-3, 2**40, 200)
    assert unpacking(kind).unpack(array.tobytes()) == (-3, 2**40, 200)
    assert numbers(array["b"]).tolist() == [2**40]
