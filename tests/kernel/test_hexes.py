"""Hex geometry against slower, simpler implementations."""

from __future__ import annotations

import math
from collections import deque

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bellona.kernel.hexes import UNREACHABLE, direction_to, distance, grid, is_front, least_costs, sight

MAP = grid(30, 20)
HEXES = st.integers(0, MAP.count - 1)


def centre(h: int) -> tuple[float, float]:
    """The centre of a hex on paper."""
    col, row = h % MAP.cols, h // MAP.cols
    return 1.5 * col, math.sqrt(3) * (row + (0.5 if col % 2 else 0))


CENTRES = np.array([centre(h) for h in range(MAP.count)])


def steps_from(start: int) -> dict[int, int]:
    """Steps to every hex, by walking."""
    found, todo = {start: 0}, deque([start])
    while todo:
        here = todo.popleft()
        for there in MAP.neighbour[here]:
            if there >= 0 and int(there) not in found:
                found[int(there)] = found[here] + 1
                todo.append(int(there))
    return found


@pytest.mark.rule("de_bello_punico R1")
def test_neighbours_of_even_and_odd_columns() -> None:
    def around(name: str) -> list[str]:
        return [MAP.name(n) for n in MAP.neighbour[MAP.index(name)]]

    assert around("1010") == ["1009", "1110", "1111", "1011", "0911", "0910"]
    assert around("1110") == ["1109", "1209", "1210", "1111", "1010", "1009"]


def test_neighbours_are_mutual_and_one_hex_apart_on_paper() -> None:
    for h in range(MAP.count):
        for direction in range(6):
            n = MAP.neighbour[h, direction]
            if n >= 0:
                assert MAP.neighbour[n, (direction + 3) % 6] == h
                assert math.dist(centre(h), centre(n)) == pytest.approx(math.sqrt(3))
                assert direction_to(MAP.neighbour, h, n) == direction


@settings(max_examples=30, deadline=None)
@given(HEXES)
def test_distance_is_the_number_of_steps(start: int) -> None:
    walked = steps_from(start)
    assert all(distance(MAP.q, MAP.r, start, h) == steps for h, steps in walked.items())


def test_front_is_three_directions() -> None:
    for facing in range(6):
        front = {d for d in range(6) if is_front(facing, d)}
        assert front == {(facing - 1) % 6, facing, (facing + 1) % 6}


@settings(max_examples=120, deadline=None)
@given(HEXES, HEXES)
def test_sight_crosses_the_hexes_that_a_ruler_crosses(a: int, b: int) -> None:
    out = np.zeros((200, 2), np.int16)
    count = sight(MAP.q, MAP.r, MAP.neighbour, a, b, out)
    crossed = {int(h) for h, other in out[:count] if other < 0}
    beside = {int(h) for row in out[:count] if row[1] >= 0 for h in row}
    ruler = np.linspace(centre(a), centre(b), 400)
    nearest = np.linalg.norm(CENTRES[:, None] - ruler, axis=2).min(axis=1)
    assert {h for h in range(MAP.count) if nearest[h] < 0.8} - {a, b} <= crossed
    assert not crossed & beside


def test_least_costs_go_round_what_cannot_be_entered() -> None:
    cost = np.ones(MAP.count, np.int16)
    for row in range(1, 20):
        cost[MAP.index(f"10{row:02d}")] = 0
    out = np.full(MAP.count, UNREACHABLE, np.int16)
    out[MAP.index("1101")] = 1
    least_costs(MAP.neighbour, cost, out)
    assert out[MAP.index("1105")] == 5
    assert out[MAP.index("0901")] > 30
    assert out[MAP.index("1005")] == UNREACHABLE


@pytest.mark.parametrize("name", ["0001", "3101", "1021", "10 1", "1", "101010", "\u0661\u0660\u0661\u0660"])
def test_a_name_that_is_no_hex_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="hex"):
        MAP.index(name)
