"""Questions at the table: what a piece can do, with what result, and why not."""

from __future__ import annotations

from typing import Any

import pytest

import bellona
from bellona.bots import choose
from bellona.gamekit.values import NotUnderstood
from bellona.games.de_bello_punico.table import queries

DUEL = {
    "scenario": "zama",
    "phase": "combat",
    "active": "rome",
    "units": {"R-Ha-1": "1010 N", "R-Ha-2": "1014 N", "C-F-1": "1009 S"},
}
MARCH = {
    "scenario": "zama",
    "phase": "movement",
    "active": "rome",
    "units": {"R-Ha-1": "1010 N", "R-Ha-2": "1410 N", "C-F-1": "1004 S"},
    "commanders": {"R-CMD": "1010", "C-CMD": "1004"},
}


def load(doc: dict[str, Any]) -> tuple[Any, Any]:
    match = bellona.game("de_bello_punico").load(doc)
    return match.setting, match.position


def reasons(doc: dict[str, Any], piece: str | None, at: str | None) -> dict[str, Any]:
    """Rules by action, None for what is allowed."""
    told = queries.why(*load(doc), piece, at)
    return {entry["action"]: entry["refusal"] and entry["refusal"]["rule"] for entry in told}


def test_a_unit_that_can_attack_shows_target_and_odds() -> None:
    found = queries.inspect(*load(DUEL), "R-Ha-1", own=True)
    (act,) = found["acts"]
    assert (act["verb"], act["target"]) == ("attack", "C-F-1")
    outcomes = act["odds"]["outcomes"]
    assert sum(entry["chance"][0] / entry["chance"][1] for entry in outcomes) == pytest.approx(1)
    assert found["front"] == found["zoc"]
    assert "1009" in found["front"]
    assert found["moves"] == {}


def test_odds_tell_the_answers_that_may_come_first() -> None:
    faster = DUEL | {"units": {"R-Ha-1": "1010 N", "C-CN-1": "1009 S"}, "commanders": {"C-CMD": "1009"}}
    (act,) = queries.inspect(*load(faster), "R-Ha-1", own=True)["acts"]
    walks_away, escapes = act["odds"]["answers"]
    assert (walks_away["rule"], walks_away["chances"]) == ("10.1a", {})
    assert escapes["chances"]["target_commander_dies"] == [0, 1]
    assert act["odds"]["chances"]["target_commander_dies"] != [0, 1]


def test_a_combat_point_is_weighed_with_and_without() -> None:
    match = bellona.game("de_bello_punico").load(
        DUEL | {"boxes": {"rome": {"combat": 1}}, "commanders": {"R-CMD": "1010"}}
    )
    match.play("attack R-Ha-1 C-F-1")
    assert match.prompt.ask == "commit"
    keep, commit = match.odds("keep"), match.odds("commit")
    assert keep is not None
    assert commit is not None
    assert commit.totals["attacker"] == keep.totals["attacker"] + 1
    assert commit.chances["target_hurt"] > keep.chances["target_hurt"]


def test_a_unit_that_cannot_attack_says_why_on_its_button() -> None:
    found = queries.inspect(*load(DUEL), "R-Ha-2", own=True)
    assert found["acts"] == []
    refused = {button["action"]: button["refusal"]["rule"] for button in found["buttons"] if not button["enabled"]}
    assert refused["attack R-Ha-2"] == "10a"


def test_another_seat_learns_what_lies_open_and_no_choices() -> None:
    found = queries.inspect(*load(DUEL), "R-Ha-1", own=False)
    assert found["acts"] == found["buttons"] == []
    assert found["front"]


def test_a_mover_shows_where_it_can_go_at_what_cost() -> None:
    found = queries.inspect(*load(MARCH), "R-Ha-1", own=True)
    assert found["moves"]["1009"]["cost"] == 1
    assert found["moves"]["1009"]["orders"] == ["step R-Ha-1 N"]
    assert "1010" in found["moves"]  # it can turn on the spot


def test_a_commander_shows_his_radius() -> None:
    found = queries.inspect(*load(MARCH), "R-CMD", own=True)
    assert "1010" in found["radius"]
    assert found["front"] == []


def said(doc: dict[str, Any], piece: str, at: str) -> tuple[str | None, str]:
    """The first reason why a piece cannot go to a hex: its action, and its sentence."""
    setting, battle = load(doc)
    action, refusal = next(queries.reasons(setting, battle, piece, at))
    assert refusal is not None
    return action, refusal.text


@pytest.mark.parametrize(
    ("at", "sentence"),
    [
        ("1004", "R-Ha-1 (Hastati) cannot go to 1004: the enemy holds it."),
        ("1410", "R-Ha-1 (Hastati) cannot end its movement in 1410: a friend stands there."),
        ("1020", "R-Ha-1 (Hastati) has 4 MP, and the cheapest way to 1020 takes 11 MP."),
        ("1003", "R-Ha-1 (Hastati) has 4 MP, and the cheapest way to 1003 takes 9 MP."),
    ],
)
def test_why_not_speaks_of_the_whole_way(at: str, sentence: str) -> None:
    assert said(MARCH, "R-Ha-1", at) == (None, sentence)


def test_why_not_names_the_zone_that_stops_a_march() -> None:
    match = bellona.game("de_bello_punico").load(MARCH | {"units": {"R-Ha-1": "1010 N", "C-F-1": "1008 S"}})
    match.play("step R-Ha-1 N")
    (told,) = queries.why(match.setting, match.position, "R-Ha-1", "1013")
    assert (told["refusal"]["rule"], told["refusal"]["message"]["place"]) == ("8.2b", "1009")


def test_a_hex_within_reach_is_not_refused() -> None:
    assert reasons(MARCH, "R-Ha-1", "1009") == {}


def test_an_enemy_too_far_away_is_refused_with_its_rule() -> None:
    assert reasons(DUEL, "R-Ha-2", "C-F-1")["attack R-Ha-2 C-F-1"] == "10a"


def test_pointing_at_the_hex_of_an_enemy_is_pointing_at_the_enemy() -> None:
    assert reasons(DUEL, "R-Ha-2", "1009") == reasons(DUEL, "R-Ha-2", "C-F-1")


def test_an_enemy_piece_cannot_be_ordered() -> None:
    assert "3" in reasons(MARCH, None, "C-F-1").values()


def test_an_unknown_piece_is_told_in_one_sentence() -> None:
    with pytest.raises(NotUnderstood, match="no piece 'R-Xx-9'"):
        queries.inspect(*load(DUEL), "R-Xx-9", own=True)


def test_overlays_are_given_for_both_sides() -> None:
    layers = queries.overlays(*load(MARCH))
    assert set(layers) == {"zoc", "radius", "threat"}
    assert "1009" in layers["zoc"]["rome"]
    assert "1005" in layers["threat"]["carthage"]


@pytest.mark.parametrize("scenario", bellona.game("de_bello_punico").scenarios)
def test_any_question_about_any_piece_has_an_answer(scenario: str) -> None:
    match = bellona.game("de_bello_punico").start(scenario, seed=5)
    asked: set[str] = set()
    while match.result is None and len(match.steps) < 250:
        ask = match.prompt.ask
        if ask not in asked:
            asked.add(ask)
            for piece in ["R-CMD", "C-CMD", *list(match.dump()["units"])[::7]]:
                queries.inspect(match.setting, match.position, piece, own=True)
                queries.why(match.setting, match.position, None, piece)
                queries.why(match.setting, match.position, piece, "1010")
        match.play(choose(match, "greedy", 1))
    assert len(asked) > 5
