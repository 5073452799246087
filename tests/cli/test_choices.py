"""The menu: numbered, gathered by piece, filtered."""

from __future__ import annotations

from bellona.cli.choices import FLAT, menu
from bellona.gamekit.values import Action

PIECES = {f"R-Ha-{number}" for number in range(1, 9)}
MANY = [
    Action("done"),
    *(Action(f"{verb} R-Ha-{n} {to}") for n in range(1, 9) for verb in ("step", "turn") for to in "NS"),
]


def test_few_choices_are_listed_as_they_are_and_done_comes_last():
    lines = menu(MANY[:5], PIECES)
    assert [line.number for line in lines] == [1, 2, 3, 4, 5]
    assert lines[0].text == "step R-Ha-1 N"
    assert lines[-1].text == "done"
    assert not any(line.is_piece for line in lines)


def test_many_choices_are_gathered_by_piece():
    lines = menu(MANY, PIECES)
    assert len(MANY) > FLAT >= len(lines)
    assert [line.text for line in lines] == [*sorted(PIECES), "done"]
    assert lines[0].is_piece
    assert lines[0].verbs == ("step", "turn")
    assert len(lines[0].actions) == 4


def test_a_chosen_piece_shows_its_own_choices():
    assert [line.text for line in menu(MANY, PIECES, "R-Ha-2")] == [
        "step R-Ha-2 N", "step R-Ha-2 S", "turn R-Ha-2 N", "turn R-Ha-2 S",
    ]  # fmt: skip


def test_a_chosen_piece_without_choices_hides_nothing():
    assert len(menu(MANY, PIECES, "C-F-1")) == len(menu(MANY, PIECES))


def test_a_piece_with_one_choice_needs_no_second_question():
    actions = [*MANY, Action("boost R-Ha-9")]
    assert "boost R-Ha-9" in [line.text for line in menu(actions, PIECES | {"R-Ha-9"})]


def test_what_is_suggested_comes_first():
    assert menu([Action("post R-Ha-1"), Action("suggested")], PIECES)[0].text == "suggested"


def test_typing_filters_by_all_words_in_any_order():
    assert [line.text for line in menu(MANY, PIECES, sought="ha-3")] == ["R-Ha-3"]
    assert [line.text for line in menu(MANY, PIECES, "R-Ha-3", "3 TURN")] == ["turn R-Ha-3 N", "turn R-Ha-3 S"]
    assert menu(MANY, PIECES, sought="elephant") == []


POINTS = [Action(f"{verb} {number} land") for verb in ("join", "drop") for number in range(1, 13)]


def test_choices_that_differ_by_a_number_share_a_line():
    lines = menu([*POINTS, Action("go 2909"), Action("done")], PIECES)
    assert [line.text for line in lines] == ["join N land", "drop N land", "go 2909", "done"]
    assert not any(line.is_piece for line in lines)
    assert len(lines[0].actions) == 12


def test_a_line_for_any_number_opens_into_its_numbers():
    assert [line.text for line in menu(POINTS, PIECES, sought="join N land")][:2] == ["join 1 land", "join 2 land"]
    assert [line.text for line in menu(POINTS, PIECES, sought="join 7")] == ["join 7 land"]
