"""Positions as documents: what is refused, with which sentence, and what a dump restores."""

from __future__ import annotations

from typing import Any

import pytest

import bellona

from ..wandering import wander
from .battles import GAME, SCENARIOS, battle, fight, play, started

QUIET = {"R-Ha-1": "1010 N", "C-F-1": "1005 S"}


def complaint(**doc: Any) -> str:
    """The complaint about an impossible position of Zama."""
    with pytest.raises(bellona.BadPosition) as caught:
        GAME.load({"scenario": "zama", "units": QUIET} | doc)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# --- pieces


@pytest.mark.rule("de_bello_punico R31")
@pytest.mark.parametrize(
    ("commanders", "said"),
    [
        ({"R-CMD": "1005"}, "commanders.R-CMD: hex 1005 is held by an enemy of Rome"),
        ({"C-CMD": "1010"}, "commanders.C-CMD: hex 1010 is held by an enemy of Carthage"),
        ({"R-CMD": "1212", "C-CMD": "1212"}, "commanders.R-CMD: hex 1212 holds the other commander already"),
        ({"R-CMD": 1212}, 'commanders.R-CMD: 1212 is no text: a hex is written as one, "1010"'),
        ({"R-CMD": "3130"}, "commanders.R-CMD: hex 3130 is not on this map of 30 columns and 20 rows"),
        ({"X-CMD": "1212"}, "commanders.X-CMD: the commanders are R-CMD and C-CMD"),
    ],
)
def test_commanders_who_cannot_be_there(commanders, said):
    assert complaint(commanders=commanders) == said


@pytest.mark.rule("de_bello_punico 17.3.1b")
def test_a_commander_does_not_stand_in_a_river():
    river = next(name for name, hex_ in hexes_of("po").items() if hex_ == 0)
    assert complaint(scenario="po", commanders={"R-CMD": river}) == f"commanders.R-CMD: hex {river} cannot be entered"


def hexes_of(scenario: str) -> dict[str, int]:
    """The cost of every hex of a battle."""
    setting = GAME.rules.setting(scenario)
    return {setting.notation.hex(h): int(setting.field.cost[h]) for h in range(setting.field.hexes)}


@pytest.mark.rule("de_bello_punico 11.2")
@pytest.mark.rule("de_bello_punico 11.1.1")
@pytest.mark.parametrize(
    ("name", "told", "said"),
    [
        ("C-E-1", "0507 S panicked", "cavalry that panics leaves the map at once"),
        ("R-CN-1", "0507 S panicked", "cavalry that panics leaves the map at once"),
        ("C-El-1", "0507 S panicked", "a unit of its type is removed from the game when it panics"),
        ("C-Ti-1", "0507 S panicked", "a unit of its type is removed from the game when it panics"),
        ("R-Ha-2", "0507 S halted", "only elephants are halted or stampede"),
        ("R-Ha-2", "pursuing 0501", "only cavalry pursues off the map"),
        ("R-E-1", "pursuing 0502", "a pursuer's exit hex is on the enemy's edge of the map"),
        ("C-E-1", "pursuing 0501", "a pursuer's exit hex is on the enemy's edge of the map"),
        ("R-E-1", {"hex": "0507", "exit_hex": "0501"}, "only a unit off the map in pursuit has an exit hex"),
        ("C-CN-1", "held", "no such unit is held for an ambush in this battle"),
        ("R-Ha-2", "waiting", "units wait to be placed only during the set-up"),
        ("R-Ha-2", {"facing": "N"}, "a unit on the map has a hex"),
        ("R-Ha-2", {"hex": "1212", "status": "gone"}, "a unit that is not on the map has no hex"),
        ("R-Ha-2", {"hex": 1212}, '1212 is no text: a hex is written as one, "1010"'),
        ("R-Ha-2", {"hex": "1212", "due": 1}, "its flight is due as number 1, and only 0 have been queued"),
        ("C-El-1", {"hex": "1212", "named": 2}, "it is tested as number 2, and only 0 have been named"),
        ("R-Ha-2", "1212 N disorder 3", "with 3 Disorder it would be in Panic"),
        ("R-Ha-2", "1010 N", "hex 1010 holds another unit already"),
        ("R-Ha-02", "1212 N", "a unit is named like R-Ha-1 or C-El-2"),
        ("R-Ha-²", "1212 N", "a unit is named like R-Ha-1 or C-El-2"),
        ("-Ha-2", "1212 N", "a unit is named like R-Ha-1 or C-El-2"),
        ("R-Ha-2", "1212 N disorder ²", "'disorder' is not understood"),
        ("R-Ha-2", f"1212 N disorder {'9' * 5000}", "'disorder' is not understood"),
        ("R-Ha-2", "1212", "a facing is expected after the hex"),
        ("R-Ha-2", 1212, "a text or an object is expected here, not 1212"),
        ("R-Ha-2", {"hex": "1212", "wings": 2}, "a unit has no 'wings'"),
    ],
)
def test_units_that_cannot_be_so(name, told, said):
    assert complaint(units=QUIET | {name: told}) == f"units.{name}: {said}"


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"disorder": "two"}, "disorder: a number from 0 to 32767 is expected here, not 'two'"),
        ({"points": 300}, "points: a number from 0 to 127 is expected here, not 300"),
        ({"run": -1}, "run: a number from 0 to 127 is expected here, not -1"),
        ({"panicked": 2}, "panicked: a number from 0 to 1 is expected here, not 2"),
        ({"status": 7}, "status: on_map or waiting or held or pursuing or gone is expected here, not 7"),
        ({"status": "absent"}, "status: on_map or waiting or held or pursuing or gone is expected here, not 'absent'"),
    ],
)
def test_numbers_and_words_of_a_unit_are_told_with_their_place(told, said):
    assert complaint(units=QUIET | {"R-Ha-2": {"hex": "1212"} | told}) == f"units.R-Ha-2.{said}"


@pytest.mark.rule("de_bello_punico 17.1.3c")
def test_one_numidian_is_held_at_the_trebbia():
    units = QUIET | {"C-CN-1": "held"}
    assert GAME.load({"scenario": "trebbia", "units": units}).position.phase
    two = units | {"C-CN-2": "held"}
    assert complaint(scenario="trebbia", units=two) == "units.C-CN-2: only one unit is held for an ambush"


@pytest.mark.rule("de_bello_punico B4")
def test_a_combat_point_without_a_commander_is_refused():
    units = QUIET | {"R-Ha-1": {"hex": "1010", "backed": True}}
    said = complaint(units=units, commanders={"R-CMD": "dead"})
    assert said == "units.R-Ha-1: its commander is dead, and its Combat point has gone with him"


# --- markers


@pytest.mark.rule("de_bello_punico 4a")
@pytest.mark.rule("de_bello_punico 4.1a")
@pytest.mark.rule("de_bello_punico 4.1c")
@pytest.mark.rule("de_bello_punico 4.9c")
@pytest.mark.parametrize(
    ("boxes", "said"),
    [
        ({"rome": {"furor": 1}}, "boxes.rome.furor: Rome has no such box"),
        ({"carthage": {"elephants": 1}}, "boxes.carthage.elephants: Carthage has no such box"),
        ({"rome": {"combat": 4}}, "boxes.rome.combat: it holds 3 at most, not 4"),
        ({"rome": {"fortuna": 2}}, "boxes.rome.fortuna: it holds 1 at most, not 2"),
        ({"rome": {"combat": 3, "recovery": 2}}, "boxes.rome: 5 markers are too many; there are 4 without a Vacuus"),
        (
            {"rome": {"combat": 3, "recovery": 3, "vacuus": "combat"}},
            "boxes.rome: 6 markers are too many; there are 5 with the Vacuus",
        ),
        ({"rome": {"combat": -1}}, "boxes.rome.combat: a number from 0 to 99 is expected here, not -1"),
        ({"rome": {"combat": 1, "vacuus": "fortuna"}}, "boxes.rome: the Vacuus is in fortuna, which holds no marker"),
        ({"gaul": {}}, "boxes: rome or carthage is expected here, not 'gaul'"),
    ],
)
def test_markers_that_cannot_lie_there(boxes, said):
    assert complaint(boxes=boxes) == said


@pytest.mark.rule("de_bello_punico 4b")
def test_all_markers_are_in_hand_when_a_turn_begins():
    said = complaint(phase="strategic", boxes={"rome": {"combat": 1}})
    assert said == "boxes.rome: at the beginning of the strategic phase all markers are in hand"


# --- turns and ends


@pytest.mark.parametrize("turn", [0, -1, 17, 99, 1.5, "1", True])
def test_turns_that_a_battle_does_not_have(turn):
    assert complaint(turn=turn) == f"turn: a number from 1 to 16 is expected here, not {turn!r}"


@pytest.mark.rule("de_bello_punico 16b")
@pytest.mark.parametrize("phase", ["strategic", "initiative", "movement"])
def test_no_turn_begins_after_a_lost_battle(phase):
    said = complaint(phase=phase, rout={"rome": 16})
    assert said == "rout.rome: with 16 rout points the battle ended before this turn began"


@pytest.mark.rule("de_bello_punico 3.1D")
def test_a_side_that_has_routed_fights_on_to_the_end_of_the_turn():
    match = fight(QUIET | {"C-F-2": "1009 S"}, rout={"rome": 16})
    assert match.result is None


@pytest.mark.parametrize("change", [{"winner": 0}, {"winner": 2}])
def test_a_battle_does_not_end_otherwise_than_by_its_figures(change):
    match = battle(
        {"R-Ha-1": "1019 N", "C-F-1": "1002 S disorder 1"},
        phase="recovery", active="carthage", first="rome", rout={"rome": 16},
        boxes={"carthage": {"recovery": 1}}, commanders={"C-CMD": "1001"},
    )  # fmt: skip
    play(match, "done")
    over = match.dump()
    assert GAME.load(over).result.winner == "carthage"
    with pytest.raises(bellona.BadPosition, match=r"^now\.winner: by its turn and rout points"):
        GAME.load(over | {"now": over["now"] | change})


# --- in mid-step


def rerolled() -> dict[str, Any]:
    """A position in which a die waits for a decision about Fortuna."""
    match = battle({"R-Ve-1": "1010 N", "C-F-1": "1009 S"}, phase="missiles", boxes={"rome": {"fortuna": 1}})
    play(match, "shoot R-Ve-1 C-F-1", dice=[3])
    assert match.prompt.ask == "reroll"
    return match.dump()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"die_value": 7}, "die_value: a number from 0 to 6 is expected here, not 7"),
        ({"die_value": 0}, "now.die_value: a die shows 1 to 6"),
        ({"initiative": [1, 9]}, "initiative[1]: a number from 0 to 6 is expected here, not 9"),
        ({"initiative": [1]}, "now.initiative: a list of 2 is expected here, not [1]"),
        ({"turn": 99}, "now.turn: a position has no such field here"),
        ({"at": [0]}, "now.at: a position has no such field here"),
        ({"wings": 1}, "now.wings: a position has no such field here"),
        ({"ask": "fly"}, "now.ask: "),
        ({"ask": "place"}, "now.ask: 'place' is not asked in the phase 'operations'"),
        ({"ask": "retreat"}, "now.attack: the question 'retreat' is about an attack under way"),
        ({"ask": "stampede"}, "now.testing: no elephants are under test"),
        ({"ask": "pursuit"}, "now.pursuer: nobody is about to pursue"),
        ({"ask": "escape"}, "now.attack: the question 'escape' is about an attack under way"),
        ({"ask": "refuge"}, "now.seat: the commander who has to go is not on the map"),
        ({"seat": "gaul"}, "now.seat: rome or carthage is expected here, not 'gaul'"),
        ({"seat": "none"}, "seat: a number from 0 to 1, with this ask, is expected here, not -1"),
        ({"shooter": "R-CMD"}, "shooter: a number from -1 to 63 is expected here, not 64"),
        ({"shooter": "R-Ha-9"}, "now.shooter: there is no piece 'R-Ha-9' in this battle"),
        ({"shot_at": "none"}, "now.shooter: somebody shoots if a missile die lies there, and nobody if not"),
        ({"guest": "R-Ve-1"}, "now.guest: it is in no friend's hex"),
        ({"impulse": 3}, "now.impulse: 3 is no impulse of the kind that phase names"),
        ({"ask": "boost", "moving": "R-Ve-1"}, "now.moving: nobody is under way yet where 'boost' is asked"),
        ({"impulse": 9}, "now.impulse: 9 is no impulse of the kind that phase names"),
        ({"impulse": 6}, "active: in impulse 6 it is carthage"),
        ({"trail": "1010"}, "now.trail: a list of at most 96 hexes is expected here"),
        ({"trail": [1010]}, 'now.trail: 1010 is no text: a hex is written as one, "1010"'),
        ({"attack": 3}, "attack: an object is expected here, not 3"),
        ({"attack": {"dice": [7, 1]}}, "attack.dice[0]: a number from 0 to 6 is expected here, not 7"),
        ({"attack": {"stage": "won"}}, "now.attack.stage: "),
        ({"R-CMD": {"life": 1}}, "now.R-CMD.life: this is not how the commanders are said to be"),
        ({"R-CMD": {"hex": "1010"}}, "now.R-CMD.hex: where a commander is stands under commanders"),
        ({"R-CMD": {"points": 400}}, "now.R-CMD.points: a number from -127 to 127 is expected here, not 400"),
    ],
)  # fmt: skip
def test_moments_that_cannot_be(change, said):
    doc = rerolled()
    with pytest.raises(bellona.BadPosition) as caught:
        GAME.load(doc | {"now": doc["now"] | change, "commanders": {}})
    told = str(caught.value)
    assert told == said or (said.endswith(": ") and told.startswith(said))


def test_only_the_armies_of_the_battle_are_set_up():
    doc = GAME.start("zama", seed=1).dump()
    assert GAME.load(doc).prompt.ask == "post"
    others = dict(doc["units"])
    others.pop("R-Ha-1")
    with pytest.raises(bellona.BadPosition, match=r"^units: this battle is set up with its own \d+ units$"):
        GAME.load(doc | {"units": others})
    turned = dict(reversed(doc["units"].items()))
    with pytest.raises(bellona.BadPosition, match=r"only the units of the battle, in their order, are set up$"):
        GAME.load(doc | {"units": turned})


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_position_of_a_game_is_possible(scenario):
    assert GAME.load(started(scenario).dump()).prompt.ask == "place"
    for match in wander(GAME, scenario, seed=21, steps=400, every=25):
        again = GAME.load(match.dump())
        assert again.position.tobytes() == match.position.tobytes()
        for seat in GAME.seats:
            assert GAME.load(match.view(seat)["position"]).dump() == match.view(seat)["position"]
