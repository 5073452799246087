"""Questions at the table: what a leader can do, what can be done in a hex, with what result, and why not."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bellona import Match
from bellona.gamekit.values import NotUnderstood
from bellona.games.punic_wars.table import queries
from bellona.games.punic_wars.table.reach import reach

from .wars import play, war

LEGION = {"2908": {"rome": "4 land, 2 naval, R-C"}}
SIEGE = {"2908": {"rome": "2 land inside", "carthage": "3 land, C-B"}}


def marching(*orders: str, stacks: Any = LEGION, **more: Any) -> Match:
    """A Roman leader under way after some orders."""
    match = war(stacks, active="rome", **more)
    play(match, "lead R-C", *orders)
    return match


def ask(match: Match, name: str, own: bool = True) -> dict[str, Any]:
    """The answer about a leader or a hex."""
    return queries.inspect(match.setting, match.position, name, own)


def reasons(match: Match, piece: str | None, at: str | None) -> dict[str, Any]:
    """Rules by action, None for what is allowed."""
    told = queries.why(match.setting, match.position, piece, at)
    return {entry["action"]: entry["refusal"] and entry["refusal"]["rule"] for entry in told}


def rules(buttons: list[dict[str, Any]]) -> dict[str, str]:
    """The rules against refused buttons."""
    return {button["action"]: button["refusal"]["rule"] for button in buttons if not button["enabled"]}


# --- where a leader can go


def test_an_army_shows_where_it_can_walk_and_what_that_costs() -> None:
    found = ask(marching("join 4 land"), "R-C")
    way = found["moves"]["2807"]
    assert (way["cost"], way["rolls"], way["by"], way["orders"]) == (1, 0, "land", ["go 2807"])
    assert found["moves"]["2806"]["path"] == ["2807", "2806"]
    assert found["hex"] not in found["moves"]
    assert found["force"] == {
        "points": 20, "land": 4, "naval": 0, "join": {"land": 0, "naval": 2}, "drop": {"land": 4, "naval": 0},
    }  # fmt: skip


def test_every_way_can_be_gone() -> None:
    match = marching("join 2 land", "join 2 naval")
    ways = reach(match.setting, match.position, "R-C")
    for name in list(ways)[::40]:
        tried = marching("join 2 land", "join 2 naval")
        for order in ways[name]["orders"]:
            assert tried.check(order) is None, (name, order)
            tried.play(order)
            if tried.steps[-1].rolls:
                break
        else:
            assert ways[name]["rolls"] == 0


def test_an_army_does_not_walk_on_water_and_a_fleet_not_on_land() -> None:
    army, fleet = ask(marching("join 4 land"), "R-C")["moves"], ask(marching("join 2 naval"), "R-C")["moves"]
    match = marching()
    terrain = {
        name: int(match.setting.world.terrain[cast(Any, match.setting).notation.find_hex(name)])
        for name in army | fleet
    }
    assert all(terrain[name] != 0 for name in army)
    assert any(terrain[name] == 0 for name in fleet)
    assert all(terrain[name] not in (2, 3) for name in fleet)


def test_a_way_over_water_tells_its_dice_and_the_chance_to_come_through() -> None:
    moves = ask(marching("join 2 land", "join 2 naval"), "R-C")["moves"]
    by_sea = [way for way in moves.values() if way["by"] == "sea"]
    assert by_sea
    risky = next(way for way in by_sea if way["rolls"] == 1)
    assert 0 < risky["safe"][0] / risky["safe"][1] < 1
    assert all(way["rolls"] > 0 or way["safe"] == [1, 1] for way in moves.values())


def test_a_way_with_fewer_dice_is_better_than_a_short_one() -> None:
    moves = ask(marching("join 4 land"), "R-C")["moves"]
    for way in moves.values():
        best = min((each["rolls"], each["cost"]) for each in way["ways"].values() if each)
        assert (way["rolls"], way["cost"]) == best


def test_hexes_where_no_move_may_end_are_marked() -> None:
    moves = ask(marching("join 2 naval"), "R-C")["moves"]
    world = marching().setting.world
    notation = cast(Any, marching().setting).notation
    for name, way in moves.items():
        assert way.get("passing", False) == (world.terrain[notation.find_hex(name)] not in (1, 2))


def test_a_waiting_leader_goes_alone_and_begins_by_taking_the_lead() -> None:
    match = war(LEGION, active="rome")
    way = ask(match, "R-C")["moves"]["2807"]
    assert way["orders"] == ["lead R-C", "go 2807"]
    assert ask(match, "R-C")["force"]["land"] == 0


def test_a_waiting_leader_is_shown_where_a_chosen_force_could_go() -> None:
    match = war(LEGION, active="rome")
    found, under_way = ask(match, "R-C 4 land"), ask(marching("join 4 land"), "R-C")
    assert found["piece"] == "R-C 4 land"
    assert found["moves"].keys() == under_way["moves"].keys() != ask(match, "R-C")["moves"].keys()
    way = found["moves"]["2807"]
    assert way["orders"] == way["ways"]["land"]["orders"] == ["lead R-C", "join 4 land", "go 2807"]


def test_a_leader_alone_is_not_led_among_enemies() -> None:
    match = war({**LEGION, "2807": {"carthage": "1 land"}}, active="rome")
    play(match, "lead R-C")
    assert "2807" not in ask(match, "R-C")["moves"]
    assert match.check("go 2807") is None


def test_a_force_that_relieves_a_siege_stops_there() -> None:
    match = war({**SIEGE, "2806": {"rome": "4 land, R-C"}}, active="rome")
    play(match, "lead R-C", "join 4 land")
    ways = reach(match.setting, match.position, "R-C")
    assert "2908" in ways
    assert all("2908" not in way["path"][:-1] for way in ways.values())


def test_nobody_else_is_told_what_a_leader_may_do() -> None:
    found = ask(marching("join 4 land"), "R-C", own=False)
    assert (found["moves"], found["acts"], found["buttons"], found["counts"]) == ({}, [], [], {})
    assert found["tell"]


def test_a_leader_who_has_finished_goes_nowhere() -> None:
    match = marching("finish", stacks={"2908": {"rome": "4 land, R-C, R-D"}})
    found = ask(match, "R-C")
    assert found["moves"] == {}
    assert rules(found["buttons"]) == {"lead R-C": "5.0b"}


# --- what can be done


def test_an_attack_shows_its_exact_odds() -> None:
    match = marching("join 4 land", stacks={"2908": {"rome": "4 land, R-C", "carthage": "2 land"}})
    acts = {act["action"]: act for act in ask(match, "R-C")["acts"]}
    found = acts["attack land"]["odds"]
    assert acts["attack land"]["target"] == "2908"
    assert sum(outcome["chance"][0] / outcome["chance"][1] for outcome in found["outcomes"]) == pytest.approx(1)


def test_an_attack_that_is_not_allowed_says_why() -> None:
    match = marching(stacks={"2908": {"rome": "1 land, R-C", "carthage": "4 land"}})
    assert rules(ask(match, "R-C")["buttons"])["attack land"] == "9.32a"


def test_a_hex_shows_what_may_be_raised_there_and_why_not_more() -> None:
    match = war(LEGION, active="rome", phase="recruitment", treasury={"rome": 20})
    assert ask(match, "2908")["counts"]["raise"] == {"land": 2, "naval": 2}
    assert rules(ask(match, "3007")["buttons"]) == {"raise 1 land 3007": "13.33", "raise 1 naval 3007": "13.32"}


def test_a_hex_is_told_in_words() -> None:
    told = [message["$"] for message in ask(war(SIEGE), "2908")["tell"]]
    assert told[:4] == ["tell-hex", "tell-place", "tell-holder", "tell-region"]
    assert {"tell-inside", "tell-outside", "tell-besieged", "tell-unsupplied", "tell-leaders"} <= set(told)


def test_every_message_of_a_description_exists_in_both_languages() -> None:
    words = war().game.rules.words
    for match in (war(SIEGE), war(LEGION, active="rome"), marching("join 4 land")):
        for name in ("2908", "3315", "0501", "R-C", "R-A", "C-B"):
            for message in ask(match, name)["tell"]:
                assert all(words.has(message["$"], language) for language in ("en", "it")), message


def test_losses_are_counted_by_kind() -> None:
    match = war({"2807": {"carthage": "1 land, 3 naval"}}, phase="supply", dice=[1])
    assert match.prompt.ask == "losses"
    due = int(match.position.due[1].points)
    assert ask(match, "2807")["counts"]["lose"] == {"land": 1, "naval": min(due, 3)}


def test_an_unknown_name_is_refused_in_one_sentence() -> None:
    with pytest.raises(NotUnderstood):
        ask(war(LEGION), "R-Z")


# --- why not


def test_a_march_too_far_is_refused_where_it_ends() -> None:
    match = marching("join 4 land")
    assert list(reasons(match, "R-C", "2410").values()) == ["5.32b"]


def test_a_march_that_is_allowed_is_told_so() -> None:
    assert reasons(marching("join 4 land"), "R-C", "2806") == {"go 2806": None}


def test_a_leader_who_cannot_begin_says_why() -> None:
    match = marching("finish", stacks={"2908": {"rome": "4 land, R-C, R-D"}})
    assert reasons(match, "R-C", "2807") == {"lead R-C": "5.0b"}


def test_a_hex_where_nothing_can_be_raised_says_why() -> None:
    match = war(LEGION, active="rome", phase="recruitment", treasury={"rome": 20})
    assert reasons(match, None, "2516")


# --- overlays


def test_overlays_tell_control_supply_and_sieges() -> None:
    match = war(SIEGE)
    found = queries.overlays(match.setting, match.position)
    assert "2908" in found["control"]["carthage"]
    assert found["sieges"]["rome"] == found["supply"]["rome"] == ["2908"]
