"""An event cites the rule that applied in its situation, not one rule for its kind."""

from __future__ import annotations

from typing import Any

import pytest

import bellona
from bellona import Event

from .battles import BYSTANDERS, GAME, SCENARIOS, battle, fight, play

ELEPHANTS = {"C-El-1": "1010 S", "C-F-1": "0503 S"} | BYSTANDERS
NOT_ALONE = {"C-F-4": "2509 S", "R-Ha-4": "2510 N"}


def cited(events: list[Event], kind: str) -> list[str]:
    """The rules that the events of a kind cite."""
    return [event.rule for event in events if event.kind == kind]


def attacked(units: dict[str, str], answers: list[str], dice: list[int], **more: Any) -> list[Event]:
    """The result of an attack of R-Ha-1 on C-F-1, or of the first in either list."""
    attacker = next(name for name in units if name.startswith("R-"))
    target = next(name for name in units if name.startswith("C-"))
    match = fight(units | BYSTANDERS, **more)
    return play(match, f"attack {attacker} {target}", *answers, dice=dice)


@pytest.mark.rule("de_bello_punico 11e")
@pytest.mark.rule("de_bello_punico R24")
def test_foot_that_breaks_flees_by_11e_and_leaves_by_r24():
    assert cited(attacked({"R-Ha-1": "1011 N", "C-F-1": "1010 S disorder 2"}, [], [6, 1]), "fled") == ["11e"]
    events = attacked({"R-Ha-1": "1003 N", "C-F-1": "1002 S disorder 2"}, [], [6, 1])
    assert cited(events, "fled") + cited(events, "left_map") == ["11e", "R24"]


@pytest.mark.rule("de_bello_punico 11.1b")
def test_fugitives_of_an_earlier_turn_run_on_by_11_1b():
    match = fight({"C-F-1": "1010 S panicked", "C-F-2": "1203 S panicked"} | NOT_ALONE | BYSTANDERS)
    events = play(match, "done")
    assert cited(events, "fled") == ["11.1b", "11.1b"]
    assert cited(events, "left_map") == ["11.1b"]


@pytest.mark.rule("de_bello_punico 11.2")
def test_horse_flees_and_leaves_by_11_2():
    events = attacked({"R-Ha-1": "0508 N", "C-E-1": "0507 S disorder 2"}, ["stand"], [3, 3])
    assert cited(events, "fled") == ["11.2"]
    assert cited(events, "left_map") == ["11.2"]


@pytest.mark.parametrize(
    ("mover", "friend", "rule"),
    [
        pytest.param("R-Ha-1", "R-Pr-1", "7.1c", marks=pytest.mark.rule("de_bello_punico 7.1c")),
        pytest.param("R-Pr-1", "R-Ha-1", "7.1c", marks=pytest.mark.rule("de_bello_punico 7.1c")),
        pytest.param("R-Ha-1", "R-Ve-1", "7.1b", marks=pytest.mark.rule("de_bello_punico 7.1b")),
        pytest.param("R-Ve-1", "R-Pr-1", "7.1b", marks=pytest.mark.rule("de_bello_punico 7.1b")),
    ],
)
def test_friends_pass_by_the_rule_of_their_types(mover, friend, rule):
    match = battle({mover: "1011 N", friend: "1010 N"} | BYSTANDERS)
    assert cited(play(match, f"step {mover} N"), "passed_freely") == [rule]


@pytest.mark.rule("de_bello_punico 16c")
@pytest.mark.rule("de_bello_punico 16d")
@pytest.mark.parametrize(("turn", "routed", "rule"), [(3, {"rome": 16, "carthage": 15}, "16c"), (16, {}, "16d")])
def test_a_draw_by_rout_of_both_and_one_by_time(turn, routed, rule):
    match = battle(
        {"R-Ha-1": "1019 N", "C-F-1": "1002 S disorder 1"},
        phase="recovery", active="carthage", first="rome", turn=turn, rout=routed,
        boxes={"carthage": {"recovery": 1}}, commanders={"C-CMD": "1001"},
    )  # fmt: skip
    assert cited(play(match, "done"), "drawn") == [rule]


@pytest.mark.parametrize(
    ("scenario", "rule"),
    [
        pytest.param("trebbia", "17.1.4c", marks=pytest.mark.rule("de_bello_punico 17.1.4c")),
        pytest.param("beneventum", "17.2.3b", marks=pytest.mark.rule("de_bello_punico 17.2.3b")),
    ],
)
def test_a_draw_that_favours_somebody_cites_its_battle(scenario, rule):
    match = battle(
        {"R-Ha-1": "1019 N", "C-F-1": "1002 S disorder 1"},
        phase="recovery", active="carthage", first="rome", turn={"trebbia": 14, "beneventum": 12}[scenario],
        scenario=scenario, boxes={"carthage": {"recovery": 1}}, commanders={"C-CMD": "1001"},
    )  # fmt: skip
    assert cited(play(match, "done"), "draw_favours") == [rule]


@pytest.mark.rule("de_bello_punico 13d")
@pytest.mark.rule("de_bello_punico 13g")
@pytest.mark.rule("de_bello_punico R30")
def test_a_commander_goes_by_the_rule_of_his_case():
    alone = fight({"R-CN-1": "1010 N"} | BYSTANDERS, commanders={"C-CMD": "1009"})
    assert cited(play(alone, "attack R-CN-1 C-CMD", "escape 1008"), "commander_went") == ["13d"]
    units = {"C-Vt-1": "1109 S", "R-Pr-1": "1110 N disorder 2", "R-Tr-1": "1113 N"} | BYSTANDERS
    lost = fight(units, "carthage", commanders={"R-CMD": "1110"})
    assert cited(play(lost, "attack C-Vt-1 R-Pr-1", "stand", dice=[6, 1, 4]), "commander_went") == ["13g"]
    along = fight({"C-F-1": "1009 S", "R-Ve-1": "1010 N"} | BYSTANDERS, "carthage", commanders={"R-CMD": "1010"})
    assert cited(play(along, "attack C-F-1 R-Ve-1", "retreat 1011 with"), "commander_went") == ["R30"]


@pytest.mark.rule("de_bello_punico 13b")
@pytest.mark.rule("de_bello_punico 6b")
def test_units_step_by_6b_and_commanders_by_13b():
    match = battle({"R-Ha-1": "1010 N"} | BYSTANDERS, commanders={"R-CMD": "1012"})
    assert cited(play(match, "step R-Ha-1 N"), "stepped") == ["6b"]
    assert cited(play(match, "halt R-Ha-1", "step R-CMD N"), "stepped") == ["13b"]


@pytest.mark.rule("de_bello_punico 15.1e")
@pytest.mark.rule("de_bello_punico 15.1f")
def test_elephants_move_of_their_own_rage_or_by_the_roman_hand():
    def tested(die: int) -> tuple[list[Event], bellona.Match]:
        match = battle(ELEPHANTS, active="carthage", boxes={"rome": {"elephants": 1}}, commanders={"R-CMD": "3020"})
        return play(match, "test C-El-1", dice=[die]), match

    enraged, _ = tested(5)
    assert cited(enraged, "stepped") == ["15.1e"] * 5
    _, stampeding = tested(6)
    assert cited(play(stampeding, "step C-El-1 S"), "stepped") == ["15.1f"]
    assert cited(play(stampeding, "turn C-El-1 N"), "turned") == ["15.1f"]


@pytest.mark.rule("de_bello_punico R43")
@pytest.mark.rule("de_bello_punico 17.1.4b")
def test_a_commander_leaves_the_trebbia_by_r43_and_a_unit_by_17_1_4b():
    match = battle(
        {"R-Ha-1": "1001 N"} | BYSTANDERS, scenario="trebbia", commanders={"R-CMD": "1201"}, rout={"rome": 4}
    )
    assert cited(play(match, "exit R-Ha-1"), "broke_through") == ["17.1.4b"]
    assert cited(play(match, "exit R-CMD"), "broke_through") == ["R43"]


SETUP = {
    "trebbia": ("17.1.2a", "17.1.2d"),
    "beneventum": ("17.2.2", "R45"),
    "po": ("17.3.2", "17.3.2"),
    "zama": ("17.4.2", "17.4.2"),
}


@pytest.mark.rule("de_bello_punico 17.2.2")
@pytest.mark.rule("de_bello_punico 17.3.2")
@pytest.mark.rule("de_bello_punico 17.4.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_set_up_cites_its_battle_in_events_and_refusals(scenario):
    match = GAME.start(scenario, seed=7)
    deployed, posted = SETUP[scenario]
    events = play(match, "suggested")
    assert set(cited(events, "deployed")) <= {deployed}
    assert cited(events, "posted") == [posted]
    while match.prompt.ask != "post":
        play(match, str(match.legal()[1]))  # anything but the suggestion
    assert match.check("post R-Ha-1").rule == posted


def test_a_battle_of_its_own_cites_no_other_battle(tmp_path):
    shipped = GAME.rules.folder.joinpath("data", "scenarios", "zama.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(shipped, encoding="utf-8")
    match = GAME.start(str(own), seed=1)
    events = play(match, "suggested")
    assert {event.rule for event in events if event.kind in ("deployed", "posted")} == {"17"}
