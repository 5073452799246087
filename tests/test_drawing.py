"""Elements, hexes on paper and contours."""

from __future__ import annotations

from itertools import pairwise
from math import dist, sqrt
from xml.etree import ElementTree

import pytest

from bellona.drawing import HexPaper, Markup, chance, curve, discs, el, hachures, place, polygon, scattered, written
from bellona.kernel.hexes import grid

BOARD = HexPaper(grid(8, 6), 10)
ALL = range(48)


def at(name: str) -> int:
    return BOARD.grid.index(name)


def test_text_and_attributes_are_escaped_and_markup_is_not() -> None:
    made = str(el("text", "a < b & c", Markup("<b/>"), class_='x"y', data_hex="1010", x=None))
    assert made == '<text class="x&quot;y" data-hex="1010">a &lt; b &amp; c<b/></text>'
    assert ElementTree.fromstring(made).text == "a < b & c"


@pytest.mark.parametrize(("value", "text"), [(3.0, "3"), (3.14, "3.1"), (-0.01, "0"), (7, "7"), ("N", "N")])
def test_numbers_are_written_short(value: object, text: str) -> None:
    assert written(value) == text


def test_an_empty_element_closes_itself() -> None:
    assert str(place("hex", (1.5, 0))) == '<use href="#pic-hex" x="1.5"/>'


def test_neighbours_share_the_side_of_their_direction() -> None:
    for h in ALL:
        corners = BOARD.corners(h)
        for direction in range(6):
            other = int(BOARD.grid.neighbour[h, direction])
            if other >= 0:
                assert dist(BOARD.centre(h), BOARD.centre(other)) == pytest.approx(10 * sqrt(3))
                side = {corners[direction], corners[(direction + 1) % 6]}
                opposite = BOARD.corners(other)
                assert side == {opposite[(direction + 3) % 6], opposite[(direction + 4) % 6]}


def test_the_board_holds_all_its_corners() -> None:
    points = [corner for h in ALL for corner in BOARD.corners(h)]
    assert (min(x for x, _ in points), min(y for _, y in points)) == (0, 0)
    assert max(x for x, _ in points) == BOARD.width
    assert max(y for _, y in points) == BOARD.height


def test_outlines_follow_the_border_only() -> None:
    assert [len(loop) for loop in BOARD.outline([at("0303")])] == [6]
    ring = [h for h in BOARD.within(at("0403"), 1) if h != at("0403")]
    assert sorted(len(loop) for loop in BOARD.outline(ring)) == [6, 18]
    assert len(BOARD.outline([at("0101"), at("0806")])) == 2
    assert len(BOARD.outline(ALL)) == 1


def test_within_counts_steps() -> None:
    assert BOARD.within(at("0403"), 0) == [at("0403")]
    assert len(BOARD.within(at("0403"), 1)) == 7
    assert len(BOARD.within(at("0403"), 2)) == 19


def test_a_road_is_one_strand_and_a_branch_another() -> None:
    road = [at(name) for name in ("0301", "0302", "0303", "0304")]
    assert BOARD.strands(road) == [road]
    fork = [*road, at("0402"), at("0502")]
    strands = BOARD.strands(fork)
    assert {h for strand in strands for h in strand} == set(fork)
    for strand in strands:
        for a, b in pairwise(strand):
            assert b in BOARD.grid.neighbour[a]


def test_only_a_hex_at_the_edge_leads_over_it() -> None:
    assert BOARD.beyond(at("0403")) is None
    assert BOARD.beyond(at("0301")) == (40, 0)


def test_contours_go_around_higher_ground_and_shrink_with_height() -> None:
    heights = BOARD.heights(BOARD.within(at("0403"), 1))
    (low,), (high,) = BOARD.contours(heights, 0.4), BOARD.contours(heights, 0.8)
    assert _area(low) > _area(high) > 0
    centre = BOARD.centre(at("0403"))
    assert max(dist(centre, point) for point in low) < 40
    for start, end in hachures(low, 5, 2):
        assert dist(end, centre) < dist(start, centre) + 0.5


def _area(loop: list[tuple[float, float]]) -> float:
    """Positive for a loop with its inside on its right hand."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(loop, [*loop[1:], loop[0]], strict=True)) / 2


def test_paths() -> None:
    assert polygon([(0, 0), (1, 0), (1, 1.25)]) == "M0 0L1 0L1 1.2Z"
    assert curve([(0, 0), (2, 0)]) == "M0 0L2 0"
    assert curve([(0, 0), (2, 0), (2, 2)]) == "M0 0Q2 0 2 2"
    assert discs((0, 0), 2) == "M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z"


def test_chance_is_even_and_always_the_same() -> None:
    drawn = [chance(key, 3) for key in range(2000)]
    assert drawn == [chance(key, 3) for key in range(2000)]
    assert 0 <= min(drawn) < 0.01
    assert 0.99 < max(drawn) < 1
    assert 0.47 < sum(drawn) / 2000 < 0.53


def test_scattered_points_stay_in_their_disc_and_apart() -> None:
    points = list(scattered((5, 5), 10, 9, key=4))
    assert all(dist(point, (5, 5)) <= 10 for point in points)
    assert min(dist(a, b) for a in points for b in points if a is not b) > 2
