"""Every rule, from the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import bellona

GAME = bellona.game("latrunculi")
EMPTY = "." * 8


def board(mover: str = "white", quiet: int = 0, **rows: str) -> Any:
    """A match on a board of which some rows are not empty: row2="..w....."."""
    laid = [rows.get(f"row{number}", EMPTY) for number in range(8, 0, -1)]
    return GAME.load({"game": "latrunculi", "scenario": "full", "mover": mover, "quiet": quiet, "rows": laid})


def refused(match: Any, action: str) -> str:
    found = match.check(action)
    return found.rule if found else ""


@pytest.mark.rule("latrunculi 1.1")
def test_the_board_has_eight_rows_of_eight_squares() -> None:
    match = board(row1="w......w", row8="b......b")
    assert refused(match, "move a1 a7") == ""
    for action in ("move a1 a9", "move a1 i1", "move a1 a0"):
        with pytest.raises(bellona.NotUnderstood, match="is no square; squares go from a1 to h8"):
            match.check(action)


@pytest.mark.rule("latrunculi 1.2")
@pytest.mark.parametrize(("scenario", "men"), [("full", 16), ("skirmish", 8)])
def test_both_sides_have_the_men_of_the_scenario(scenario: str, men: int) -> None:
    rows = GAME.start(scenario, seed=1).dump()["rows"]
    assert [row.count("b") for row in rows] == [row.count("w") for row in reversed(rows)]
    assert "".join(rows).count("w") == men


@pytest.mark.rule("latrunculi 1.3")
@pytest.mark.rule("latrunculi 2.1")
def test_white_begins_and_each_moves_a_man_of_their_own() -> None:
    match = GAME.start("full", seed=1)
    assert match.seat == "white"
    assert refused(match, "move d7 d6") == "2.1"
    assert refused(match, "move d4 d5") == "2.1"
    match.play("move d2 d3")
    assert match.seat == "black"
    match.play("move d7 d6")
    assert match.seat == "white"
    assert match.dump()["turn"] == 2


@pytest.mark.rule("latrunculi 2.2")
def test_a_man_goes_straight_as_far_as_he_likes() -> None:
    match = board(row4="...w....", row1="w.......", row8="b.b.....")
    for to in ("d1", "d8", "a4", "h4", "d5"):
        assert refused(match, f"move d4 {to}") == ""
    for to in ("e5", "b2", "d4", "c6"):
        assert refused(match, f"move d4 {to}") == "2.2"


@pytest.mark.rule("latrunculi 2.3")
def test_he_goes_neither_over_men_nor_onto_them() -> None:
    match = board(row4="...w.w..", row6="...b....", row8="b.......")
    assert refused(match, "move d4 e4") == ""
    for to in ("f4", "g4", "d6", "d7"):
        assert refused(match, f"move d4 {to}") == "2.3"
    assert "move d4 d5" in match.legal()


@pytest.mark.rule("latrunculi 3.1")
def test_a_man_between_two_enemies_is_captured() -> None:
    match = board(row4="w..bw...", row5="..b.....", row6="..w.....", row8="bb......")
    events = match.play("move a4 c4")
    assert [event.kind for event in events] == ["moved", "captured", "captured"]
    assert {str(event.args["at"]) for event in events[1:]} == {"d4", "c5"}
    assert match.dump()["rows"][4] == "..w.w..."


@pytest.mark.rule("latrunculi 3.1")
def test_two_beside_each_other_are_not_enclosed() -> None:
    match = board(row4="w.bbw...", row8="b.......")
    assert [event.kind for event in match.play("move a4 b4")] == ["moved"]


@pytest.mark.rule("latrunculi 3.1")
def test_who_moves_away_encloses_nobody_with_the_square_he_left() -> None:
    match = board(row4=".wb.....", row5="........", row8="b.......", row1="w.......")
    match.play("move b4 b5")
    match.play("move a8 b8")
    assert [event.kind for event in match.play("move b5 c5")] == ["moved"]


@pytest.mark.rule("latrunculi 3.2")
@pytest.mark.parametrize(
    ("rows", "move", "corner"),
    [
        ({"row1": "bw......", "row3": "w......."}, "move a3 a2", "a1"),
        ({"row8": "......wb", "row5": ".......w"}, "move h5 h7", "h8"),
        ({"row7": "w.......", "row8": "b..w...."}, "move d8 b8", "a8"),
    ],
)
def test_in_a_corner_both_squares_beside_it_enclose(rows: dict[str, str], move: str, corner: str) -> None:
    match = board(**({"row4": "..b.b..."} | rows))
    assert [event.kind for event in match.play(move)] == ["moved", "cornered"]
    assert corner not in {action.text.split()[1] for action in match.legal()}


@pytest.mark.rule("latrunculi 3.3")
def test_who_goes_between_two_enemies_is_not_captured() -> None:
    match = board(row4="b.b.....", row1=".w...w..")
    assert [event.kind for event in match.play("move b1 b4")] == ["moved"]
    assert [event.kind for event in match.play("move c4 c5")] == ["moved"]


@pytest.mark.rule("latrunculi 4.1")
def test_a_side_with_one_man_has_lost() -> None:
    match = board(row4="w.bw....", row8="b.......")
    match.play("move a4 b4")
    assert (match.result.winner, match.result.reason) == ("white", "men")
    assert match.seat is None
    assert refused(match, "move a8 a7") == "4.1"


@pytest.mark.rule("latrunculi 4.2")
def test_a_side_that_cannot_move_has_lost() -> None:
    match = board(row1="bb.w....", row2="ww......", row3="...w....")
    match.play("move d1 c1")
    assert (match.result.winner, match.result.reason) == ("white", "incitus")


@pytest.mark.rule("latrunculi 4.3")
@pytest.mark.parametrize(("row", "winner"), [("b.b.....", None), ("b.b.b...", "black"), ("b.b....w", "white")])
def test_long_without_a_capture_the_game_ends(row: str, winner: str | None) -> None:
    match = board(quiet=39, row1="ww......", row8=row)
    match.play("move b1 c1")
    assert (match.result.winner, match.result.reason) == (winner, "quiet")


@pytest.mark.rule("latrunculi 4.3")
def test_a_capture_begins_the_count_anew() -> None:
    match = board(quiet=39, row4="w.bw....", row8="bbb.....")
    match.play("move a4 b4")
    assert match.result is None
    assert match.dump()["quiet"] == 0


@pytest.mark.rule("latrunculi 1.2")
@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"rows": ["." * 8] * 7}, "rows: 8 rows of 8 squares are expected here"),
        ({"rows": ["x" * 8] * 8}, "rows: 8 rows of 8 squares are expected here"),
        ({"rows": ["w" * 8] * 3 + ["b" * 8] + [EMPTY] * 4}, "white has 16 men at most in full, not 24"),
        ({"rows": ["ww......", "b......."] + [EMPTY] * 6}, "black has too few men to have moved last"),
        ({"quiet": 41}, "quiet: a number from 0 to 40"),
        ({"mover": "grey"}, "mover: black or white is expected here"),
        ({"turn": 0}, "turn: a number from 1 to"),
        ({"dux": 1}, "dux: a position has no such field"),
    ],
)
def test_impossible_positions_are_refused(changes: dict[str, Any], sentence: str) -> None:
    doc = GAME.start("full", seed=1).dump() | changes
    with pytest.raises(bellona.BellonaError, match=sentence):
        GAME.load(doc)


@pytest.mark.rule("latrunculi 2.2")
def test_the_list_holds_all_that_is_allowed_and_nothing_else() -> None:
    match = board(row1="w..w....", row2=".b......", row4="...b..b.", row5="w......b", row8="b......w")
    names = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]
    allowed = {f"move {start} {end}" for start in names for end in names if not refused(match, f"move {start} {end}")}
    assert {action.text for action in match.legal()} == allowed


def test_documents_come_back_as_they_were() -> None:
    match = GAME.start("full", seed=1)
    for action in ("move d2 d6", "move e7 e3", "move c2 c6"):
        match.play(action)
        assert GAME.load(match.dump()).position.tobytes() == match.position.tobytes()


def test_a_scenario_of_ones_own_is_played_and_loaded(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text('rows = ["bb......", "", "", "", "", "", "", "ww......"]\nquiet = 5\n'.replace('""', f'"{EMPTY}"'))
    match = GAME.start(str(file), seed=1)
    match.play("move a1 a4")
    again = GAME.load(match.dump(), scenario_file=file)
    assert again.position.tobytes() == match.position.tobytes()
    with pytest.raises(bellona.BellonaError, match="is a file, and no file is read that only a document names"):
        GAME.load(match.dump())
    file.write_text('rows = ["bb......"]\nquiet = 5\n')
    with pytest.raises(bellona.BellonaError, match="rows: expected 8 rows of 8 squares"):
        GAME.start(str(file), seed=1)


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_bots_play_to_the_end(level: str) -> None:
    from bellona.bots import choose

    match = GAME.start("skirmish", seed=2)
    while match.result is None:
        action = choose(match, level, seed=3)
        assert action in match.legal()
        match.play(action)
    assert match.result.reason in ("men", "incitus", "quiet")


def test_a_greedy_bot_takes_what_it_can() -> None:
    from bellona.bots import choose

    match = board(row4="w.bw....", row8="bbb.....", row1="wwww....")
    assert choose(match, "greedy", seed=1).text == "move a4 b4"


@pytest.mark.parametrize("language", ["en", "it"])
def test_everything_has_words_in_both_languages(language: str) -> None:
    match = GAME.start("full", seed=1)
    said = [match.prompt, match.check("move d2 e4"), *match.play("move d2 d5")]
    said = [message.say(language) for message in said]
    assert all("-" not in sentence and "{" not in sentence for sentence in said)
