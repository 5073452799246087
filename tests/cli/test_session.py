"""The shared controller: whose choice, the bot, undo, secrets, saving."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import bellona
from bellona.cli.commands.play import LATEST, resumed
from bellona.cli.names import Place
from bellona.cli.saving import Table, latest_autosave, load, new_autosave, save, state_folder
from bellona.cli.session import Entry, Session
from bellona.cli.speech import Complaint
from bellona.gamekit.values import Refusal

from .conftest import FIGHT, MARCH, opening, placed, seated

PLACE = Place("de_bello_punico", "zama")


def in_hand(session: Session) -> Session:
    """Let the bot play until it is a person's choice."""
    while session.advance() is not None:
        pass
    return session


# --- playing


def test_a_choice_is_an_entry_or_a_refusal():
    session = placed("movement", MARCH)
    refused = session.play("step R-Ha-1 S")
    assert isinstance(refused, Refusal)
    assert refused.rule == "6c"
    played = session.play("step R-Ha-1 N")
    assert isinstance(played, Entry)
    assert (played.seat, played.action, played.events[0].rule) == ("rome", "step R-Ha-1 N", "6b")


def test_the_bot_plays_until_a_person_has_a_choice():
    session = opening()
    session.play("suggested")
    assert session.is_busy
    in_hand(session)
    assert session.is_mine
    assert {entry.seat for entry in session.journal()} == {"rome", "carthage"}


def test_while_the_bot_chooses_there_is_nothing_to_choose_from():
    session = opening("carthage")
    assert not session.is_mine
    assert session.legal == []
    assert session.menu() == []


def test_the_bot_stands_in_until_the_turn_is_over():
    session = in_hand(opening())
    session.play("suggested")
    in_hand(session)
    assert session.match.prompt.turn == 1
    session.stand_in()
    in_hand(session)
    assert session.match.prompt.turn == 2
    assert session.is_mine


def test_the_same_game_again_gives_the_same_bot_moves():
    def moves() -> list[str]:
        session = opening(seed=3)
        session.play("suggested")
        return [entry.action for entry in in_hand(session).journal()]

    assert moves() == moves()


def test_a_piece_under_way_is_the_chosen_one():
    session = placed("movement", MARCH)
    session.play("step R-Ha-1 N")
    assert session.chosen == "R-Ha-1"
    session.play("halt R-Ha-1")
    assert session.chosen is None


def test_what_the_enemy_moved_is_remembered():
    session = opening()
    session.play("suggested")
    in_hand(session)
    session.stand_in()
    in_hand(session)
    assert session.changed == frozenset(name for name in session.changed if name.startswith("C-"))


def test_actions_that_roll_are_known_before():
    session = placed("missiles", {"R-Ve-1": "1010 N", "C-F-1": "1009 S", "R-Ha-5": "2018 N"})
    shot = session.match.parse("shoot R-Ve-1 C-F-1")
    before = session.match.fingerprint()
    assert session.rolls(shot) == 1
    assert session.match.fingerprint() == before
    assert session.rolls(session.match.parse("done")) == 0


# --- undo


def test_undo_takes_back_own_choices_one_by_one():
    session = placed("movement", MARCH)
    start = session.match.fingerprint()
    session.play("step R-Ha-1 N")
    session.play("step R-Ha-1 NE")
    assert str(session.undo()) == "step R-Ha-1 NE"
    assert session.chosen == "R-Ha-1"
    assert str(session.undo()) == "step R-Ha-1 N"
    assert session.match.fingerprint() == start
    with pytest.raises(Complaint, match="nothing to take back"):
        session.undo()


def test_what_is_shown_is_never_stale():
    session = placed("movement", MARCH)
    session.play("step R-Ha-1 N")
    assert session.board.pieces["R-Ha-1"].hex == "1009"
    session.match.undo()
    session.match.play("step R-Ha-1 NE")
    assert session.board.pieces["R-Ha-1"].hex == "1110"


def test_undo_stops_at_dice():
    session = placed("combat", FIGHT)
    session.play("attack R-Ha-1 C-F-1")
    in_hand(session)
    assert any(step.rolls for step in session.match.steps)
    with pytest.raises(Complaint, match="dice"):
        session.undo()


def test_undo_never_takes_back_the_bots_choice():
    session = opening()
    session.play("suggested")
    in_hand(session)
    assert not session.match.steps[-1].rolls
    with pytest.raises(Complaint, match="Carthage"):
        session.undo()


def test_undo_takes_back_what_the_bot_chose_for_the_person():
    session = placed("movement", MARCH)
    session.play_bot()
    session.undo()
    assert session.match.steps == []


def test_two_persons_may_take_back_either_ones_choice():
    session = opening("rome", "carthage")
    session.play("suggested")
    session.play("suggested")
    session.undo()
    assert session.match.seat == "carthage"


# --- secrets


def laying(*seats: str) -> Session:
    """Both sides place a marker, the first of each the false one."""
    session = opening(*seats)
    for action in ("suggested", "suggested", "place combat false", "place combat false"):
        session.match.play(action)
    return session


def test_the_enemys_false_marker_is_never_told():
    session = laying("rome")
    told = [entry.action for entry in session.journal()]
    assert told == ["suggested", "suggested", "place combat", "place combat false"]
    known = {(store.seat, store.has_false) for store in session.board.stores}
    assert known == {("rome", True), ("carthage", False)}


def test_two_persons_at_one_screen_see_the_false_marker_only_in_their_own_turn():
    session = laying("rome", "carthage")
    assert all("false" not in entry.action for entry in session.journal())
    assert session.eyes == "carthage"
    assert {(store.seat, store.has_false) for store in session.board.stores} == {("rome", False), ("carthage", True)}


def test_equal_knowledge_gives_an_equal_table():
    def table(hidden: str) -> object:
        session = opening()
        for action in ("suggested", "suggested", hidden):
            session.match.play(action)
        return session.board, session.menu(), [(e.seat, e.action, e.rolls) for e in session.journal()]

    assert table("place combat") == table("place combat false")


# --- saving


def test_every_own_choice_is_kept_at_once(tmp_path: Path):
    kept = tmp_path / "kept.bell.json"
    session = opening(autosave=kept)
    session.play("suggested")
    match, table = load(kept)
    assert match.fingerprint() == session.match.fingerprint()
    assert table == Table(("rome",), "greedy")
    in_hand(session)
    session.play("place combat")
    assert load(kept)[0].fingerprint() == session.match.fingerprint()


def test_a_save_is_a_replay_that_verifies(tmp_path: Path):
    from bellona.replays import verify

    session = opening("carthage")
    in_hand(session)
    session.save(tmp_path / "x.bell.json")
    assert verify(tmp_path / "x.bell.json").steps == len(session.match.steps)


def test_resuming_goes_on_with_the_latest_unfinished_game():
    older, newer, over = (new_autosave(opening().match).with_name(f"{name}.bell.json") for name in "abc")
    for age, path in enumerate((over, newer, older)):
        save(opening(seed=age).match, Table(("carthage",), "random"), path)
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    document = json.loads(over.read_text())
    over.write_text(json.dumps(document | {"result": {"winner": None, "reason": "time"}}))
    (state_folder() / "broken.bell.json").write_text("{")
    assert latest_autosave() == newer
    session = resumed(LATEST, None, None, PLACE, None)
    assert session.table == Table(("carthage",), "random")
    assert session.autosave == newer
    assert resumed(LATEST, "rome", "greedy", PLACE, None).table == Table(("rome",), "greedy")


def test_resuming_a_file_elsewhere_leaves_it_as_it_is(saved: Path):
    session = resumed(str(saved), None, None, PLACE, None)
    assert session.table == Table(("rome",), "miles")
    assert session.autosave is not None
    assert session.autosave.parent == state_folder()


def test_a_save_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path):
    with pytest.raises(Complaint, match="nowhere"):
        opening().save(tmp_path / "nowhere" / "x.bell.json")
    assert list(tmp_path.glob("*.part")) == []


def test_a_session_can_take_over_another_match():
    session = opening()
    other = bellona.game("de_bello_punico").start("po", seed=1)
    session.take_over(other, None)
    assert session.match is other
    assert session.board.ground["0101"] == "river"


def test_seats_are_named_in_the_language_in_use():
    from bellona.cli.speech import speak

    speak("it")
    assert seated(opening().match).seat_name("rome") == "Roma"
