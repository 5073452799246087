"""Chapter 5: who moves first."""

from __future__ import annotations

import pytest

from .battles import asked, battle, decline, dump, impulse, initiative, lay, new_turn, play

POINTS = "combat combat recovery movement cavalry*"
ONE_ON_INITIATIVE = "initiative combat combat movement cavalry*"


@pytest.mark.rule("de_bello_punico 5a")
def test_the_higher_total_wins_the_initiative():
    match = new_turn()
    lay(match, rome=ONE_ON_INITIATIVE, carthage=POINTS, dice=initiative(rome=4, carthage=4))
    assert asked(match) == ("rome", "order")
    match = new_turn()
    lay(match, rome=ONE_ON_INITIATIVE, carthage=POINTS, dice=initiative(rome=3, carthage=5))
    assert asked(match) == ("carthage", "order")


@pytest.mark.rule("de_bello_punico 5b")
@pytest.mark.parametrize(("choice", "mover"), [("first", "rome"), ("second", "carthage")])
def test_the_winner_chooses_the_order(choice, mover):
    match = new_turn()
    lay(match, rome=POINTS, carthage=POINTS, dice=initiative(rome=6, carthage=1))
    play(match, choice)
    assert impulse(match) == ("movement", mover)
    assert dump(match)["first"] == mover


@pytest.mark.rule("de_bello_punico 5c")
def test_a_tie_is_rolled_again_with_the_same_bonus():
    match = new_turn()
    dice = initiative(rome=4, carthage=5) + initiative(rome=4, carthage=4)
    lay(match, rome=ONE_ON_INITIATIVE, carthage=POINTS, dice=dice)
    assert asked(match) == ("rome", "order"), "5 against 5, then 5 against 4"


@pytest.mark.rule("de_bello_punico 5d")
def test_a_side_may_move_twice_running():
    match = battle(
        {"R-Ha-1": "1019 N", "C-F-1": "1002 S"},
        first="carthage",
        commanders={"R-CMD": "dead", "C-CMD": "dead"},
    )
    assert asked(match) == ("rome", "move")
    match.play("done", dice=initiative(rome=6, carthage=1))
    movers: list[tuple[int, str | None]] = []
    while len(movers) < 2:
        if match.prompt.ask == "move":
            movers.append((dump(match)["turn"], match.prompt.seat))
        decline(match)
    assert movers == [(2, "rome"), (2, "carthage")]
