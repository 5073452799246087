"""A battle at a table: free moves besides the listed ones, and the data about the field."""

from __future__ import annotations

import pytest
from msgspec.json import decode

import bellona
from bellona.games.dbsa.actions.verbs import Verb
from bellona.games.dbsa.table.client_facts import FACTS, describe
from bellona.games.dbsa.table.live import Live
from bellona.rulebook import load_rulebook

from .battles import GAME, SCENARIOS


def opened(scenario: str = "zama") -> Live:
    """A table at the beginning of a battle."""
    live = Live(GAME.rules.setting(scenario))
    live.begin(1)
    return live


# --- free actions


def test_a_move_that_is_not_listed_is_taken_if_the_rules_allow_it() -> None:
    live = opened()
    assert "move T1 ahead 123.45" not in live.codes
    code = live.code_of("move T1 ahead 123.45")
    assert code is not None
    live.play(code, 2)
    assert live.setting.dump(live.position)["elements"]["T1"]["y"] == 1676.55


@pytest.mark.parametrize(
    "text", ["move T1 ahead 400", "move A1 ahead 10", "move T1", "nonsense", "fight T1 A1", "ready"]
)
def test_what_the_rules_do_not_allow_is_not_taken(text: str) -> None:
    assert opened().code_of(text) is None


def test_an_action_is_kept_in_its_one_written_form() -> None:
    live = opened()
    code = live.code_of("move  T1   ahead 100.50")
    assert code is not None
    assert live.text_of(code) == "move T1 ahead 100.5"
    assert live.code_of("move T1 ahead 100.5") == code
    together = live.code_of("move T3+T1+T4 ahead 50")
    assert together is not None
    assert live.text_of(together) == "move T1+T3+T4 ahead 50"


def test_a_listed_choice_has_the_key_that_its_text_reads_as() -> None:
    live = opened()
    for text, code in live.codes.items():
        action = live.setting.read(live.position, text)
        assert live.served.engine.codes.key_of(action.code) == code, text


def test_the_match_takes_the_same_free_moves() -> None:
    match = GAME.start("zama", seed=1)
    assert "move T1 ahead 123.45" in match.legal()
    assert "move T1 ahead 400" not in match.legal()
    assert "move T1 ahead 123.45" not in [str(action) for action in match.legal()]
    match.play("move T1 ahead 123.45")
    assert str(match.steps[-1].action) == "move T1 ahead 123.45"


def test_a_free_move_is_undone_to_the_last_byte() -> None:
    live = opened()
    before, choices = live.raw(), dict(live.codes)
    code = live.code_of("move T1+T2+T3+T4 ahead 60 left 5")
    assert code is not None
    live.play(code, 2)
    live.undo(live.change())
    assert (live.raw(), live.codes) == (before, choices)


# --- setting up


def test_a_free_battle_is_set_up_by_dragging() -> None:
    live = opened("open_plain:gallic:parthian")
    live.play(next(iter(live.codes.values())), 2)
    assert live.prompt()["ask"] == "camp"
    camp = live.code_of("camp 777.5")
    assert camp is not None
    live.play(camp, 3)
    assert live.prompt()["ask"] == "deploy"


def test_buttons_tell_whether_they_roll() -> None:
    live = opened()
    assert {button["action"]: button["rolls"] for button in map(decode, live.buttons())} == {"done": True}


# --- the board


@pytest.mark.parametrize("scenario", [*SCENARIOS, "random-7", "zama:gallic:parthian"])
def test_the_board_tells_the_field_and_the_armies(scenario: str) -> None:
    setting = GAME.rules.setting(scenario)
    board = describe(setting)
    assert board["size"] == {"width": 2400, "height": 2400}
    assert [piece["id"] for piece in board["pieces"]] == [f"{side}{n}" for side in "AT" for n in range(1, 13)]
    assert sum(piece["general"] for piece in board["pieces"]) == 2
    assert len(board["kinds"]) == 10
    assert board["plans"] is True
    for piece in board["terrain"]:
        assert ("polygon" in piece) != ("polyline" in piece)


def test_every_rule_behind_a_question_is_in_the_rulebook() -> None:
    known = {rule.id for rule in load_rulebook("dbsa", "en").rules}
    assert set(FACTS.rules.values()) <= known


def test_keys_are_told_with_their_buttons() -> None:
    keys = [verb.row.key for verb in Verb if verb.row.key and verb != Verb.FACE]
    assert len(keys) == len(set(keys))


def test_nobody_sees_more_than_another() -> None:
    live = opened()
    assert len({live.bytes_for(view) for view in live.views}) == 1
    assert live.mask("move T1 ahead 10", "amber", "teal") == "move T1 ahead 10"


def test_what_was_played_freely_is_replayed(tmp_path: object) -> None:
    match = GAME.start("zama", seed=3)
    match.play("move T1+T2+T3+T4 ahead 61.25 left 3.5")
    match.play("done")
    path = f"{tmp_path}/free.bell.json"
    match.save(path)
    assert bellona.replay(path).fingerprint() == match.fingerprint()
