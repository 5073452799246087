"""The command language that both clients understand."""

from __future__ import annotations

from pathlib import Path

import pytest

from bellona.cli.board.glyphs import ASCII, UNICODE
from bellona.cli.digest import digested
from bellona.cli.orders import ORDERS, Orders
from bellona.cli.session import Session
from bellona.cli.speech import speak

from .conftest import FIGHT, MARCH, opening, placed, texts


def orders(session: Session) -> Orders:
    return Orders(session, UNICODE)


@pytest.fixture
def march() -> Orders:
    return orders(placed("movement", MARCH))


@pytest.fixture
def fight() -> Orders:
    return orders(placed("combat", FIGHT))


def played(given: Orders) -> list[str]:
    return [str(step.action) for step in given.session.match.steps]


# --- choosing


def test_enter_takes_the_suggested_set_up():
    given = orders(opening())
    texts(given, "")
    assert played(given) == ["suggested"]


def test_enter_alone_never_ends_an_impulse(march: Orders):
    assert "number" in texts(march, "")
    assert played(march) == []


def test_a_number_takes_a_choice(fight: Orders):
    assert texts(fight, "1").startswith("Rome: attack R-Ha-1 C-F-1")
    assert "[10a]" in texts(orders(placed("combat", FIGHT)), "1")


def test_a_number_beyond_the_menu_is_explained(fight: Orders):
    assert "99" in texts(fight, "99")


def test_notation_is_understood_in_any_case(march: Orders):
    texts(march, "STEP r-ha-1 ne")
    assert played(march) == ["step R-Ha-1 NE"]


def test_a_unit_is_chosen_by_name_and_left_again(march: Orders):
    texts(march, "r-ha-2")
    assert march.session.chosen == "R-Ha-2"
    assert all("R-Ha-2" in choice.text for choice in march.session.menu())
    texts(march, "back")
    assert march.session.chosen is None


def test_a_part_of_a_choice_finds_it(fight: Orders):
    texts(fight, "ha-2")
    assert played(fight) == ["attack R-Ha-2 C-F-2"]


def test_a_part_of_several_choices_leaves_those_in_the_menu(fight: Orders):
    assert "2 choices" in texts(fight, "attack r-ha")
    assert [choice.text for choice in fight.session.menu()] == ["attack R-Ha-1 C-F-1", "attack R-Ha-2 C-F-2"]


def test_what_is_nothing_is_said_to_be_nothing(march: Orders):
    assert "“frobnicate” is neither" in texts(march, "frobnicate")


def test_a_refusal_names_its_rule_and_gives_its_text(march: Orders):
    answer = texts(march, "step R-Ha-1 S")
    assert "6c" in answer
    assert "front" in answer
    assert "Example:" in answer
    assert played(march) == []


# --- advice


def suggested(told: str) -> list[str]:
    """The actions of advice, in its order."""
    return [line[4:] for line in told.splitlines() if line[:2].strip().isdigit()]


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice takes the time that it needs, however busy the machine is."""
    monkeypatch.setattr("bellona.analysis.hints.SECONDS", 60.0)


@pytest.mark.usefixtures("patient")
def test_advice_names_choices_with_their_worth_and_points_at_the_piece(fight: Orders):
    told = texts(fight, "advice")
    first, *_ = suggested(told)
    assert "What a legatus would do, found by playing it out" in told
    assert set(suggested(told)) <= {str(action) for action in fight.session.legal}
    assert "expected result" in told
    assert fight.session.chosen == (first.split()[1] if " " in first else None)
    assert played(fight) == []


def test_advice_that_was_not_tried_out_promises_nothing(fight: Orders, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bellona.analysis.hints.SECONDS", 1e-9)
    told = texts(fight, "advice")
    assert suggested(told)
    assert "expected result 0" not in told


@pytest.mark.usefixtures("patient")
def test_advice_is_followed_by_its_number(fight: Orders):
    second = suggested(texts(fight, "advice"))[1]
    texts(fight, "advice 2")
    assert played(fight) == [second]


@pytest.mark.parametrize("line", ["advice 1", "advice 99", "advice loudly", "advice 1 2"])
def test_advice_that_was_not_given_cannot_be_followed(fight: Orders, line: str):
    assert texts(fight, line).startswith("Write advice alone")
    assert played(fight) == []


def test_advice_is_for_one_choice(fight: Orders):
    texts(fight, "advice")
    texts(fight, "advice 1")
    assert texts(fight, "advice 1").startswith(("Write advice alone", "It is not your choice"))
    assert len(played(fight)) == 1


# --- going


def test_go_walks_step_by_step(march: Orders):
    answer = texts(march, "go R-Ha-1 1008")
    assert played(march) == ["step R-Ha-1 N", "step R-Ha-1 N"]
    assert answer.count("\n") == 0
    assert "from 1010 to 1008" in answer


def test_go_ends_with_the_facing_asked_for(march: Orders):
    texts(march, "go r-ha-1 1008 nw")
    piece = march.session.board.pieces["R-Ha-1"]
    assert (piece.hex, piece.facing) == ("1008", "NW")


def test_go_halts_the_piece_that_is_under_way(march: Orders):
    texts(march, "step R-Ha-1 N")
    texts(march, "go R-Ha-2 1208")
    assert played(march)[1] == "halt R-Ha-1"
    assert march.session.board.pieces["R-Ha-2"].hex == "1208"


def test_go_nowhere_halts_nobody(march: Orders):
    texts(march, "step R-Ha-1 N")
    assert "cannot get to 3020" in texts(march, "go R-Ha-2 3020")
    assert played(march) == ["step R-Ha-1 N"]


def test_go_out_of_turn_names_the_rule(fight: Orders):
    assert "rule 3:" in texts(fight, "go R-Ha-1 1011")


def test_go_stops_in_an_enemy_zone_of_control():
    given = orders(placed("movement", MARCH | {"C-F-2": "1007 S"}))
    ways = given.session.reach("R-Ha-1")
    assert "1008" in ways
    assert "1006" not in ways
    assert "cannot get to 1006" in texts(given, "go R-Ha-1 1006")


def test_reach_lists_hexes_with_their_cost(march: Orders):
    answer = texts(march, "reach R-Ha-1")
    assert "1009:1" in answer
    assert "1008:2" in answer
    assert march.session.chosen == "R-Ha-1"


# --- asking


def test_why_explains_and_plays_nothing(march: Orders):
    assert "rule 6c" in texts(march, "why step R-Ha-1 S")
    assert "is allowed" in texts(march, "why step R-Ha-1 N")
    assert played(march) == []


def test_odds_show_modifiers_and_chances(fight: Orders):
    answer = texts(fight, "odds attack R-Ha-1 C-F-1")
    assert "Attacker" in answer
    assert "[10.3a]" in answer
    assert "%" in answer
    assert played(fight) == []


def test_odds_of_what_is_not_allowed_are_a_refusal(fight: Orders):
    assert "rule 10a" in texts(fight, "odds attack R-Ha-1 C-F-2")


def test_odds_of_what_no_die_decides(fight: Orders):
    assert "No die" in texts(fight, "odds done")


def test_rule_opens_the_rulebook(march: Orders):
    assert texts(march, "rule 10.4.1").startswith("10.4.1  ")
    assert "10 Combat" in texts(march, "rule")
    assert "no rule" in texts(march, "rule 99")


def test_look_tells_of_a_hex_and_a_piece(march: Orders):
    assert "Open ground" in texts(march, "look 1010")
    assert "Hastati" in texts(march, "1010")
    assert "facing S" in texts(march, "look C-F-1")
    assert "look 1010" in texts(march, "look somewhere")


def test_log_tells_what_happened(march: Orders):
    texts(march, "step R-Ha-1 N")
    assert "from 1010 to 1009" in texts(march, "log")
    assert "[6b]" in texts(march, "log 1")


def test_help_lists_every_order(march: Orders):
    answer = texts(march, "help")
    assert all(name in answer for name in ORDERS)


def test_what_the_enemy_may_do_is_not_told():
    given = orders(opening("carthage"))
    assert "not your choice" in texts(given, "why place combat")
    assert "not your choice" in texts(given, "odds place combat")
    assert "not your choice" in texts(given, "suggested")
    assert "not your choice" in texts(given, "auto")


@pytest.mark.parametrize("line", ["go", "go R-Ha-1", "why", "odds", "reach", "auto pilot", "save", "load", "look"])
def test_an_order_that_lacks_something_shows_how_it_is_used(march: Orders, line: str):
    (answer,) = march.obey(line)
    assert answer.manner == "error"
    assert f"rite {line.split()[0]}" in answer.text


# --- the table


def test_auto_lets_the_bot_choose_once(march: Orders):
    texts(march, "auto")
    assert len(played(march)) == 1


def test_auto_turn_lets_the_bot_choose_for_the_turn(march: Orders):
    texts(march, "auto turn")
    assert march.session.is_busy


def test_undo_takes_back_and_says_why_not(march: Orders):
    texts(march, "step R-Ha-1 N")
    assert "Taken back: step R-Ha-1 N" in texts(march, "undo")
    assert "nothing" in texts(march, "u")


def test_zoc_shows_and_hides(march: Orders):
    texts(march, "zoc")
    assert march.session.show_control
    texts(march, "zoc")
    assert not march.session.show_control


def test_save_and_load(march: Orders, tmp_path: Path):
    texts(march, "step R-Ha-1 N")
    before = march.session.match.fingerprint()
    assert "Saved" in texts(march, f"save {tmp_path}/My Game.bell.json")
    texts(march, "undo")
    assert "Loaded" in texts(march, f"load {tmp_path}/My Game.bell.json")
    assert march.session.match.fingerprint() == before
    assert "could not be read" in texts(march, f"load {tmp_path}/none.json")
    assert "cannot be used" in texts(march, f"save {tmp_path}/none/x.json")


def test_quit_leaves(march: Orders):
    texts(march, "q")
    assert march.session.leaving


def test_orders_have_italian_names():
    speak("it")
    given = orders(placed("movement", MARCH))
    assert "regola 6c" in texts(given, "perché step R-Ha-1 S")
    texts(given, "vai R-Ha-1 1008")
    assert given.session.board.pieces["R-Ha-1"].hex == "1008"
    assert "Annullato" in texts(given, "annulla")
    assert "Annullato" in texts(given, "undo")
    assert "aiuto" in texts(given, "aiuto")


def test_nothing_that_can_be_typed_raises(march: Orders):
    for line in (
        "'",
        "[b]",
        "1" * 40,
        "-1",
        "step",
        "step R-Ha-1",
        "step X N",
        "rule [",
        "log x",
        "load /",
        "go a b c d",
        "\t",
    ):
        march.obey(line)


def test_ascii_signs_serve_as_well():
    given = Orders(placed("movement", MARCH), ASCII)
    assert texts(given, "step R-Ha-1 N").startswith("R R-Ha-1")


# --- one sentence for a way


def test_the_steps_of_a_piece_are_told_at_once():
    session = placed("movement", MARCH)
    for action in (
        "step R-Ha-1 N",
        "turn R-Ha-1 NE",
        "step R-Ha-1 NE",
        "halt R-Ha-1",
        "step R-Ha-2 N",
        "turn R-Ha-2 S",
    ):
        session.play(action)
    first, second = digested(session.journal())
    assert [event.args.get("from") for event in first.events] == ["1010"]
    assert first.events[0].args["to"] == session.board.pieces["R-Ha-1"].hex
    assert [event.kind for event in second.events] == ["stepped", "turned"]


def test_dice_are_always_told():
    session = placed("combat", FIGHT)
    session.play("attack R-Ha-1 C-F-1")
    while session.advance():
        pass
    assert [entry.rolls for entry in digested(session.journal()) if entry.rolls]
