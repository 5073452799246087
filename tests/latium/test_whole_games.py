"""Whole games: two, four and six Reges in every length to a result, no invariant broken.

Some games of each; hundreds by `python -m tests.latium.fuzz`.
"""

from __future__ import annotations

import pytest

from ..checked_fuzz import fuzz


@pytest.mark.long
def test_games_end_and_break_nothing_and_no_index_is_out_of_bounds() -> None:
    fuzz("latium", random=5, greedy=1, every=30)
