"""Chapter 3: the phases and impulses of a turn."""

from __future__ import annotations

import pytest

from .battles import (
    asked,
    battle,
    decline,
    disorder,
    dump,
    fight,
    impulse,
    initiative,
    lay,
    legal,
    new_turn,
    play,
    refusal,
    rout,
    unit,
    until,
)


@pytest.mark.rule("de_bello_punico 3")
def test_only_the_phasing_player_acts():
    match = battle({"R-Ha-1": "1015 N", "C-F-1": "1005 S"})
    assert match.prompt.seat == "rome"
    assert refusal(match, "step R-Ha-1 N") is None
    assert refusal(match, "step C-F-1 S") in {"3", "3.1C"}
    assert not any("C-F-1" in action for action in legal(match))


@pytest.mark.rule("de_bello_punico 3.1A")
def test_all_points_are_placed_before_the_initiative():
    match = new_turn(turn=3)
    for count in range(10):
        assert impulse(match)[0] == "strategic", f"after {count} markers"
        assert match.prompt.ask == "place"
        decline(match)
    assert match.prompt.ask != "place"


@pytest.mark.rule("de_bello_punico 3.1B")
def test_the_initiative_follows_the_strategic_phase():
    match = new_turn()
    points = "combat combat movement recovery cavalry*"
    lay(match, rome=points, carthage=points, dice=initiative(rome=2, carthage=5))
    assert asked(match) == ("carthage", "order")
    assert impulse(match)[0] == "initiative"


SKIRMISH = {"R-Ve-1": "1010 N disorder 1", "C-Ti-1": "1009 S disorder 1"}


@pytest.mark.rule("de_bello_punico 3.1C")
@pytest.mark.parametrize(("first", "second"), [("rome", "carthage"), ("carthage", "rome")])
def test_the_eight_impulses_come_in_their_order(first, second):
    match = battle(
        SKIRMISH,
        active=first,
        boxes={"rome": {"recovery": 1}, "carthage": {"recovery": 1}},
        commanders={"R-CMD": "1012", "C-CMD": "1007"},
    )
    seen = []
    while dump(match)["turn"] == 1:
        seen.append(asked(match))
        decline(match)
    assert seen == [
        (first, "move"),
        (second, "shoot"),
        (first, "attack"),
        (first, "recover"),
        (second, "move"),
        (first, "shoot"),
        (second, "attack"),
        (second, "recover"),
    ]


@pytest.mark.rule("de_bello_punico 3.1D")
def test_a_rout_in_mid_turn_does_not_end_the_battle():
    match = fight({"R-Ha-1": "1010 N", "C-F-1": "1009 S disorder 2", "C-F-2": "2005 S"}, rout={"carthage": 14})
    play(match, "attack R-Ha-1 C-F-1", dice=[3, 3])
    assert unit(match, "C-F-1").panicked
    assert rout(match, "carthage") == 15
    assert not match.result
    until(match, "carthage", "move")
    match.play("done")
    assert match.result.winner == "rome"


@pytest.mark.rule("de_bello_punico 3.1D")
def test_the_next_turn_begins_with_the_strategic_phase():
    match = battle(
        {"R-Ha-1": "1019 N", "C-F-1": "1002 S disorder 1"},
        phase="recovery",
        active="carthage",
        first="rome",
        turn=5,
        boxes={"rome": {}, "carthage": {"recovery": 1}},
        commanders={"C-CMD": "1001"},
    )
    assert asked(match) == ("carthage", "recover")
    match.play("done")
    assert (dump(match)["turn"], impulse(match)[0]) == (6, "strategic")
    assert asked(match) == ("carthage", "place")
    assert disorder(match, "C-F-1") == [1]
