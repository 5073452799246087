"""What a table of Punic Wars shows and hides; that it plays the match itself is in tests/test_live.py."""

from __future__ import annotations

from typing import Any, cast

import pytest
from msgspec.json import decode

import bellona
from bellona.games.punic_wars.table.client_facts import FACTS, describe
from bellona.games.punic_wars.table.live import Live
from bellona.rulebook import load_rulebook

from .wars import GAME, SCENARIOS, war


def opened(scenario: str = "second_war") -> Live:
    """A table at the beginning of a war."""
    live = Live(GAME.rules.setting(scenario))
    live.begin(1)
    return live


def test_secret_choices_are_told_to_their_owner_alone() -> None:
    live = opened()
    assert live.mask("fund 5", "carthage", "carthage") == "fund 5"
    assert live.mask("fund 5", "rome", "carthage") == live.mask("fund 5", "public", "carthage") == "fund"
    assert live.mask("deploy 4 land 1607", "rome", "carthage") == "deploy"
    assert live.mask("deploy 4 land 1607", "all", "carthage") == "deploy 4 land 1607"
    assert live.mask("go 2908", "rome", "carthage") == "go 2908"


def test_the_other_seat_is_not_told_how_a_set_up_goes() -> None:
    live = opened()
    before = live.prompt("rome")
    assert live.prompt("carthage")["message"]["number"] == 10
    assert "number" not in before["message"]
    live.play(live.codes["deploy 4 land 1607"], 2)
    assert live.prompt("carthage")["message"]["number"] == 6
    assert live.prompt("rome") == live.prompt("public") == before


def test_a_set_up_changes_nothing_in_the_eyes_of_the_other() -> None:
    live = opened()
    live.play(live.codes["deploy 10 land 1607"], 2)
    assert live.patch("carthage")["at"]
    assert live.patch("rome") == live.patch("public") == {"at": [], "to": []}


def test_funds_are_sealed_until_both_are_fixed() -> None:
    match = war(phase="diplomacy", treasury={"rome": 9, "carthage": 9})
    live = Live(match.setting, match.position)
    seen = live.bytes_for("rome")
    _, told = live.play(live.codes["fund 5"], 2)
    assert [event.kind for event in told] == ["funded"]
    five = live.bytes_for("rome")
    live.undo(live.change())
    assert live.bytes_for("rome") == seen
    live.play(live.codes["fund 6"], 2)
    assert live.bytes_for("rome") == five


def test_buttons_are_what_names_neither_hex_nor_leader_nor_number() -> None:
    match = war({"2908": {"rome": "4 land, R-C", "carthage": "1 land"}}, active="rome")
    match.play("lead R-C")
    live = Live(match.setting, match.position)
    buttons = {button["action"]: button for button in map(decode, live.buttons())}
    assert set(buttons) == {"attack land", "finish", "done", "offer"}
    assert buttons["attack land"]["label"] == {"$": "verb-attack-land"}
    assert buttons["attack land"]["key"] == "f"
    assert buttons["done"]["rolls"]
    assert not buttons["offer"]["rolls"]


def test_events_link_places_and_leaders() -> None:
    match = war({"2908": {"rome": "4 land, R-C"}}, active="rome")
    live = Live(match.setting, match.position)
    _, (led,) = live.play(live.codes["lead R-C"], 1)
    assert led.said["message"]["hex"] == {"$": "hex-place", "id": "2908", "place": "Roma"}
    named = {"$": "piece-leader-named", "id": "R-C", "value": 1, "name": {"$": "name-scipio-elder"}}
    assert led.said["message"]["leader"] == named
    live.play(live.codes["go 2807"], 2)
    _, (went,) = live.play(live.codes["go 2806"], 3)
    assert went.said["message"]["to"] == {"hex": "2806"} or went.said["message"]["to"]["id"] == "2806"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_names_everything_that_the_record_counts(scenario: str) -> None:
    match = bellona.game("punic_wars").start(scenario, seed=1)
    board, world = describe(match.setting), match.setting.world
    assert len(board["order"]) == 722
    assert len(board["regions"]) == world.regions == 30
    for region in board["regions"]:
        assert all(board["hexes"][name]["region"] == region["slug"] for name in region["hexes"])
        assert region["value"] == world.region_value[region["index"]]
    for place in board["places"]:
        assert board["hexes"][place["hex"]]["place"] == place["name"]
    for piece in board["pieces"]:
        assert world.figures[piece["index"]].used
        assert piece["id"] == cast(Any, match.setting).notation.leader(piece["index"])
    assert [line["seat"] for line in board["setup"]] == sorted(line["seat"] for line in board["setup"])
    assert {ferry["hex"] for ferry in board["ferries"]} == {"3314", "2408", "0214"}


def test_reconstructed_values_are_marked() -> None:
    board = describe(GAME.rules.setting("second_war"))
    marked = {region["slug"]: region["reconstructed"] for region in board["regions"]}
    assert marked["latium"]
    assert not marked["hispania"]


def test_the_rules_behind_questions_are_rules() -> None:
    ids = set(load_rulebook("punic_wars").ids)
    assert set(FACTS.rules.values()) <= ids
