"""The field record against the general geometry it is made from."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bellona.games.de_bello_punico.game import GAME
from bellona.kernel.hexes import distance, sight


@pytest.mark.rule("de_bello_punico 9.2b")
@pytest.mark.rule("de_bello_punico R16")
def test_lines_of_sight_are_those_of_a_ruler() -> None:
    field: Any = GAME.setting("zama").field
    out = np.zeros((16, 2), np.int16)
    for h in (0, 29, 45, 300, 301, 599, 570):
        for place in range(12):
            target = int(field.ring[h, place])
            if target < 0:
                continue
            assert distance(field.q, field.r, h, target) == 2
            beside = {int(x) for x in field.between[h, place]}
            crossed = {int(x) for x in out[: sight(field.q, field.r, field.neighbour, h, target, out)].ravel()} - {-1}
            assert crossed == (set() if -1 in beside else beside)


def test_the_ring_is_complete_inside_the_map() -> None:
    field: Any = GAME.setting("zama").field
    middle = 9 * 30 + 14
    ring = {int(h) for h in field.ring[middle]}
    assert ring == {h for h in range(field.hexes) if distance(field.q, field.r, middle, h) == 2}
