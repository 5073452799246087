"""Chapter 6: there are no zones of control."""

from __future__ import annotations

import pytest

from .wars import leader, play, points, under_way

AROUND_2806 = ("2805", "2907", "2807", "2707", "2706")  # all but the mountain


@pytest.mark.rule("punic_wars 6.0")
def test_a_force_leaves_a_ring_of_enemies_without_cost_or_roll():
    ring = {hex_: {"carthage": "6 land"} for hex_ in AROUND_2806}
    match = under_way("R-C", ring | {"2806": {"rome": "4 land, R-C"}}, "4 land")
    play(match, "go 2707")
    assert match.steps[-1].rolls == ()
    assert leader(match, "R-C").points == 19
    assert points(match, "rome", "2707") == (4, 0)


@pytest.mark.rule("punic_wars 6.0")
def test_a_force_stands_and_passes_beside_enemies():
    stacks = {hex_: {"carthage": "9 land"} for hex_ in ("2706", "2807", "2907")} | {"2805": {"rome": "4 land, R-C"}}
    match = under_way("R-C", stacks, "4 land")
    play(match, "go 2806")
    assert match.steps[-1].rolls == ()
    play(match, "go 2707")
    assert match.steps[-1].rolls == ()
    assert leader(match, "R-C").points == 18
