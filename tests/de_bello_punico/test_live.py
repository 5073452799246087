"""What a table of De Bello Punico shows and hides; that it plays the match itself is in tests/test_live.py."""

from __future__ import annotations

from typing import Any, cast

import pytest

import bellona
from bellona.games.de_bello_punico.table.client_facts import describe
from bellona.games.de_bello_punico.table.live import Live

SCENARIOS = bellona.game("de_bello_punico").scenarios


def test_only_the_owner_is_told_which_marker_is_false() -> None:
    live = Live(bellona.game("de_bello_punico").rules.setting("zama"))
    assert live.mask("place combat false", "rome", "rome") == "place combat false"
    assert live.mask("place combat false", "carthage", "rome") == "place combat"
    assert live.mask("place combat false", "public", "rome") == "place combat"
    assert live.mask("place combat false", "all", "rome") == "place combat false"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_prompt_of_the_set_up_cites_its_battle(scenario: str) -> None:
    live = Live(bellona.game("de_bello_punico").rules.setting(scenario))
    live.begin(1)
    rules = {
        "trebbia": {"deploy": "17.1.2a"},
        "beneventum": {"deploy": "17.2.2", "post": "R45"},
        "po": {"deploy": "17.3.2", "post": "17.3.2"},
        "zama": {"post": "17.4.2"},
    }
    assert live.prompt()["rule"] == rules[scenario][live.prompt()["ask"]]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_names_everything_that_the_record_counts(scenario: str) -> None:
    match = bellona.game("de_bello_punico").start(scenario, seed=1)
    board = describe(match.setting, match.position)
    for piece in board["pieces"]:
        assert piece["id"] == cast(Any, match.setting).notation.piece(match.position, piece["index"])
        assert board["kinds"][piece["kind"]]["code"] == piece["id"].split("-")[1]
    assert len(board["order"]) == len(board["hexes"]) == 600
