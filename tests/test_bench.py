"""What `bellona bench` measures."""

from __future__ import annotations

import pytest

from bellona.lab.bench import under_way
from bellona.match import game
from bellona.registry import game_slugs


@pytest.mark.parametrize("slug", game_slugs())
def test_a_search_is_measured_where_somebody_has_to_choose(slug: str) -> None:
    for scenario in game(slug).scenarios:
        seen = under_way(slug, scenario)
        assert int(seen.seat) >= 0
        assert game(slug).rules.setting(scenario).result(seen) is None
