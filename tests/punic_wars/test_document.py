"""Positions as JSON: defaults, what is refused and where, and exactness."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

import bellona
from bellona.games.punic_wars.document.differences import FIELDS
from bellona.games.punic_wars.position.records import War
from bellona.kernel.record import dtype_of

from .wars import (
    GAME,
    align,
    asked,
    control,
    dump,
    flag,
    force,
    fresh,
    holder,
    inside,
    last,
    leader,
    losses,
    marker,
    moving,
    owner,
    phase,
    play,
    points,
    seen,
    started,
    syracusans,
    treasury,
    turn,
    under_way,
    war,
)

ROME_STANDS = {"2908": {"rome": "4 land, R-C"}}


def test_a_document_needs_only_its_scenario() -> None:
    match = GAME.load({"scenario": "second_war", "now": {}})
    assert (turn(match), phase(match)) == (2, ("campaign", "carthage"))
    assert syracusans(match) == (2, 2)
    assert treasury(match, "rome") == losses(match, "carthage") == 0
    assert (align(match, "campania"), align(match, "hispania")) == ("rome", None)
    assert leader(match, "R-A").status == "pool"


def test_everything_that_is_told_stands() -> None:
    match = war(
        {
            "2908": {"rome": "4 land inside, 2 naval, R-C", "carthage": "5 land, C-A"},
            "3110": {"carthage": "2 land inside"},
        },
        active="rome",
        turn=5,
        syracusans="1 land inside, 2 naval",
        align={"campania": "carthage"},
        markers=["campania"],
        holders={"3309": "carthage"},
        last={"hispania": "rome"},
        treasury={"rome": 10, "carthage": 4},
        losses={"rome": 2},
        leaders={"R-A": "gone", "R-B": "lost"},
        south_defected=True,
        syracuse_by="treaty",
        fallen=1,
    )
    assert (asked(match), phase(match), turn(match)) == (("rome", "campaign"), ("campaign", "rome"), 5)
    assert (points(match, "rome", "2908"), inside(match, "rome", "2908")) == ((4, 2), (True, False))
    assert (points(match, "carthage", "2908"), inside(match, "carthage", "2908")) == ((5, 0), (False, False))
    assert leader(match, "R-C") == ("on_map", "2908", 20, "waiting")
    assert (leader(match, "R-A").status, leader(match, "R-B").status) == ("gone", "lost")
    assert (syracusans(match), align(match, "campania"), marker(match, "campania")) == ((1, 2), "carthage", True)
    assert (holder(match, "3309"), last(match, "hispania")) == ("carthage", "rome")
    assert (treasury(match, "rome"), losses(match, "rome")) == (10, 2)
    assert (flag(match, "south_defected"), flag(match, "syracuse_by"), flag(match, "fallen")) == (True, "treaty", 1)


def test_who_is_alone_at_a_place_holds_it_and_others_follow_their_region() -> None:
    match = war({"3110": {"carthage": "1 land"}} | ROME_STANDS)
    assert (holder(match, "3110"), owner(match, "3110")) == ("carthage", "carthage")
    assert (holder(match, "3309"), owner(match, "3309")) == (None, "rome")
    assert control(match, "latium") == "rome"


def test_the_illyrian_war_makes_illyria_carthaginian() -> None:
    assert align(war(ROME_STANDS, illyrian_war=True), "illyria") == "carthage"


def test_a_leader_may_have_spent_movement_points() -> None:
    match = war({"2908": {"rome": "4 land, R-C 4mp, R-D finished"}}, active="rome")
    assert leader(match, "R-C") == ("on_map", "2908", 4, "waiting")
    assert leader(match, "R-D") == ("on_map", "2908", 20, "finished")


def test_a_phase_begins_where_it_begins_and_uses_the_dice() -> None:
    match = war(
        {"2908": {"rome": "4 land"}, "0909": {"carthage": "4 land"}},
        phase="supply",
        active="carthage",
        align={"hispania": "nobody"},
        last={},
        dice=[1],
        treasury={"carthage": 0, "rome": 0},
    )
    assert losses(match, "carthage") > 0


def test_dice_that_are_not_rolled_are_refused() -> None:
    with pytest.raises(bellona.BadPosition, match=r"dice: 2 dice were dictated .* only 0 were rolled"):
        war(ROME_STANDS, active="rome", dice=[1, 2])


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_setup_phase_is_a_fresh_scenario(scenario: str) -> None:
    match = GAME.load({"scenario": scenario, "phase": "setup"})
    assert match.position.tobytes() == fresh(scenario).position.tobytes()


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ({"scenario": "fourth_war"}, "fourth_war"),
        ({"scenario": 2}, "scenario: a position names its scenario"),
        ({"game": "chess"}, "game: this is no position of punic_wars"),
        ({"weather": "fine"}, "weather: a position has no such field"),
        ({"turn": 0}, "turn: a number from 1 to 9999 is expected here, not 0"),
        ({"turn": True}, "turn: a number"),
        ({"phase": "harvest"}, "phase: .* is expected here, not 'harvest'"),
        ({"phase": "over"}, "phase: a war that is over"),
        ({"phase": "elections", "active": "carthage"}, "active: rome is expected here"),
        ({"phase": "diplomacy", "scenario": "third_war"}, "phase: this war has no diplomacy"),
        ({"phase": "setup", "stacks": {}}, "stacks: a war that is still to be set up has none"),
        ({"active": "syracuse"}, "active: rome or carthage is expected here, not 'syracuse'"),
        ({"stacks": []}, "stacks: an object is expected here"),
        ({"stacks": {"9999": {}}}, "stacks.9999: "),
        ({"stacks": {"2908": "4 land"}}, "stacks.2908: an object is expected here"),
        ({"stacks": {"2908": {"gaul": "4 land"}}}, "stacks.2908: rome or carthage is expected here"),
        ({"stacks": {"2908": {"rome": 4}}}, "stacks.2908.rome: a text is expected here, not 4"),
        (
            {"stacks": {"2908": {"rome": "4 horse"}}},
            "'4 horse' is neither points of a type, such as '4 land', nor a leader",
        ),
        ({"stacks": {"2908": {"rome": "4 land, 2 land"}}}, "the land points are told twice"),
        ({"stacks": {"2908": {"rome": "0 land"}}}, "1 to 127 points are expected, not '0'"),
        ({"stacks": {"2908": {"rome": "128 land"}}}, "1 to 127 points are expected, not '128'"),
        ({"stacks": {"2908": {"rome": "4 land asleep"}}}, "only 'inside' may follow, not 'asleep'"),
        ({"stacks": {"2908": {"rome": "C-A"}}}, "C-A is no leader of this side"),
        ({"stacks": {"2908": {"rome": "R-C 21mp"}}}, "'21mp' is not understood of R-C"),
        ({"stacks": {"2908": {"rome": "R-C, R-C"}}}, "R-C is elsewhere already"),
        ({"stacks": {"2908": {"rome": "R-C"}}, "leaders": {"R-C": "lost"}}, "R-C is lost, not on the map"),
        ({"leaders": {"R-Z": "lost"}}, "leaders.R-Z: there is no leader 'R-Z' in this war"),
        ({"leaders": {"R-A": "asleep"}}, "leaders.R-A: pool or drawn or lost or gone is expected here"),
        ({"leaders": {"R-A": "lost"}, "scenario": "first_war"}, "there is no leader 'R-A' in this war"),
        ({"stacks": {"2909": {"rome": "4 land inside"}}}, "there is no town or city to be inside of"),
        ({"stacks": {"0101": {"rome": "1 land, 1 naval"}}}, "stacks.0101: .* nobody is at sea or in mountains"),
        ({"align": {"atlantis": "rome"}}, "align: there is no region 'atlantis'"),
        ({"align": {"latium": "syracuse"}}, "align.latium: rome or carthage or nobody is expected here"),
        ({"markers": "latium"}, "markers: a list of regions is expected here"),
        ({"holders": {"2909": "rome"}}, "holders: "),
        (
            {"holders": {"2908": "carthage"}, "stacks": ROME_STANDS},
            "holders.2908: rome holds it, being alone there or inside, not carthage",
        ),
        ({"last": {"latium": "carthage"}}, "last.latium: carthage was not the last"),
        ({"treasury": {"rome": -1}}, "treasury.rome: a number from 0 to 30000"),
        ({"treasury": {"syracuse": 1}}, "treasury: rome or carthage is expected here"),
        ({"syracusans": "3 land"}, "syracusans: there are no more than 2 land points"),
        ({"syracusans": "1 land inside", "scenario": "first_war"}, "a neutral Syracuse has nobody inside"),
        (
            {"syracusans": "1 land inside", "stacks": {"3315": {"rome": "1 land"}}},
            "syracusans: the land points of rome beside them stand otherwise",
        ),
        ({"may_build": 1}, "may_build: true or false is expected here, not 1"),
        ({"syracuse_by": "fraud"}, "syracuse_by: as_begun or treaty"),
        ({"now": {"mood": 3}}, "now.mood: a position has no such field"),
        ({"now": {"ask": "dance"}}, "now.ask: one of"),
        ({"now": {"force": 3}}, "now.force: an object is expected here"),
        ({"now": {"force": {"air": 3}}}, "now.force: land or naval is expected here, not 'air'"),
        ({"now": {"stage": 1000}}, "now.stage: 1000 is too large"),
        ({"now": {"must_attack": 1}}, "now.must_attack: true or false is expected here"),
        ({"now": {"tags": {}}}, "now.tags: a list of at most 72"),
        ({"now": {"due": {"rome": {"kinds": ["horse"]}}}}, "now.due.rome.kinds: a list of"),
    ],
)
def test_a_bad_document_is_refused_with_its_place(more: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        GAME.load({"scenario": "second_war"} | more)


def test_a_fleet_is_not_laid_inland() -> None:
    setting = fresh("second_war").setting
    samnium = cast(Any, setting).regions.index("samnium")
    inland = [
        h for h in range(setting.world.hexes) if (setting.world.region[h], setting.world.terrain[h]) == (samnium, 2)
    ]
    with pytest.raises(bellona.BadPosition, match="a fleet cannot be inland"):
        war({cast(Any, setting).notation.hex(inland[0]): {"rome": "1 naval"}})


def test_nobody_is_laid_in_a_closed_region() -> None:
    setting = fresh("second_war").setting
    at = next(h for h in range(setting.world.hexes) if setting.world.region[h] == setting.world.illyria)
    with pytest.raises(bellona.BadPosition, match="nobody may be in illyria now"):
        war({cast(Any, setting).notation.hex(at): {"rome": "1 land"}})


def test_the_example_in_the_documentation_is_a_position() -> None:
    text = Path(__file__).parents[2].joinpath("docs", "punic_wars", "notation.md").read_text(encoding="utf-8")
    match = GAME.load(json.loads(text.partition("```json")[2].partition("```")[0]))
    assert asked(match) == ("rome", "campaign")
    assert leader(match, "R-D") == ("on_map", "3008", 9, "waiting")


def test_every_field_of_a_position_has_its_words() -> None:
    assert set(FIELDS) | {"tags", "tag_count"} == set(dtype_of(War).names or ())


def test_a_march_is_dumped_with_its_leader_and_its_force() -> None:
    match = under_way("R-C", {"2908": {"rome": "4 land, 2 naval, R-C"}}, "3 land")
    assert (moving(match), force(match)) == ("R-C", (3, 0))
    document = dump(match)["now"]
    assert document["ask"] == "march"
    held = {"land": 0, "naval": 0}
    assert document["tags"] == [{"leader": "R-C", "hex": "2908", "points": {"land": 3, "naval": 0}, "held": held}]
    assert loads_exactly(match.position, match)


def test_sealed_funds_are_hidden_from_the_other_seat() -> None:
    match = war(ROME_STANDS, phase="diplomacy", treasury={"rome": 9, "carthage": 9})
    play(match, "fund 5")
    assert dump(match)["now"]["funds"] == {"carthage": 5}
    assert seen(match, "rome")["now"]["funds"] == {"carthage": "hidden"}
    assert seen(match, None)["now"]["funds"] == {"carthage": "hidden"}
    assert seen(match, "carthage")["now"]["funds"] == {"carthage": 5}


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_set_up_war_is_loaded_exactly(scenario: str) -> None:
    match = started(scenario)
    assert loads_exactly(match.position, match)
    for seat in ("rome", "carthage", None):
        assert loads_exactly(fresh(scenario).observe(seat), match)


def test_any_record_can_be_written_and_read_back() -> None:
    match = started("second_war")
    strange: Any = match.setting.from_bytes(match.position.tobytes())
    strange.pinned[3], strange.spent[2], strange.veiled[100] = 1, 6, 1
    strange.due[1].points, strange.due[1].kinds, strange.due[1].cause = 3, 15, 4
    strange.inside[0, 0, 55], strange.total[1, 1], strange.status[4] = 1, 7, 2
    strange.leaders[2].points = 13
    assert loads_exactly(strange, match)


def loads_exactly(position: Any, match: bellona.Match) -> bool:
    """Whether a position survives its document to the byte."""
    document = json.loads(json.dumps(match.setting.dump(position)))
    loaded = GAME.load(document).position
    return bool(np.array_equal(loaded, position)) and loaded.tobytes() == position.tobytes()


# --- what cannot be


@pytest.mark.parametrize(
    ("stacks", "more", "complaint"),
    [
        ({"3109": {"rome": "R-C", "carthage": "2 land"}}, {}, r"stacks\.3109: R-C would be lost.*8\.31a"),
        (
            {"2915": {"rome": "2 naval inside", "carthage": "3 land"}},
            {},
            r"stacks\.2915: the naval points of rome inside would be lost.*10\.35",
        ),
        ({"2908": {"carthage": "1 land"}}, {}, r"stacks\.2908: Rome has fallen.*18\.22"),
        ({"2516": {"rome": "1 land"}}, {}, r"stacks\.2516: Carthage has fallen.*18\.23"),
        ({"2908": {"rome": "41 land"}}, {}, "rome has 41 land points, but no more than 40"),
        ({"2516": {"carthage": "6 naval"}, "2515": {"carthage": "5 naval"}}, {}, "carthage has 11 naval points"),
        (
            {"2908": {"rome": "4 land, R-B, R-C, R-D"}},
            {"scenario": "first_war"},
            "rome has 3 leaders in play, but this war allows no more than 2",
        ),
        (
            {"2516": {"carthage": "4 land, C-B, C-C"}},
            {"scenario": "third_war", "leaders": {"C-D": "lost"}},
            "carthage has 3 leaders in play",
        ),
        ({"3109": {"rome": "2 land inside", "carthage": "1 land inside"}}, {}, "both sides cannot be inside"),
        (
            {"3109": {"rome": "2 land inside", "carthage": "1 land"}},
            {"holders": {"3109": "carthage"}},
            r"holders\.3109: rome holds it",
        ),
        ({"3215": {"rome": "1 land"}}, {"scenario": "first_war"}, "Syracuse would not be neutral.*17.11"),
        (ROME_STANDS, {"turn": 0}, "turn: a number from 1"),
        (ROME_STANDS, {"turn": 1, "phase": "elections"}, "phase: the first turn has no elections"),
        (ROME_STANDS, {"turn": 1, "phase": "diplomacy"}, "phase: the first turn has no diplomacy"),
        (ROME_STANDS, {"leaders": {"R-B": "drawn"}}, "no drawn leader waits"),
        (ROME_STANDS, {"scenario": "first_war", "illyrian_war": True}, "there is no Roman-Illyrian War"),
        (ROME_STANDS, {"scenario": "third_war", "south_defected": True}, "southern Italy does not defect"),
        (ROME_STANDS, {"may_build": False}, "Rome can always build fleets"),
    ],
)
def test_what_cannot_be_is_refused(stacks: Any, more: dict[str, Any], complaint: str) -> None:
    with pytest.raises(bellona.BadPosition, match=complaint):
        war(stacks, **more)


def test_what_cannot_be_is_refused_in_the_middle_of_a_phase_too() -> None:
    document = dump(under_way("R-C", ROME_STANDS, "3 land"))
    document["stacks"]["3008"] = {"rome": "R-D", "carthage": "1 land"}
    document["now"].pop("land", None)
    with pytest.raises(bellona.BadPosition, match="R-D would be lost"):
        GAME.load(document)


def test_a_turn_beyond_the_limit_is_refused(tmp_path: Path) -> None:
    own = tmp_path / "short.toml"
    text = (Path(bellona.__file__).parent / "games/punic_wars/data/scenarios/third_war.toml").read_text("utf-8")
    own.write_text(text.replace("turn_limit = 0", "turn_limit = 4"), "utf-8")
    with pytest.raises(bellona.BadPosition, match="turn: this war has 4 turns, so there is no turn 5"):
        war({"2516": {"carthage": "2 land, C-B"}}, scenario=str(own), turn=5)


def test_who_is_inside_a_place_holds_it() -> None:
    match = war({"3109": {"rome": "2 land inside", "carthage": "12 land"}, "2908": {"rome": "1 land, R-C"}})
    assert owner(match, "3109") == "rome"


def test_a_war_that_is_decided_as_its_phase_begins_is_over() -> None:
    roman = dict.fromkeys(cast(Any, fresh("second_war").setting).regions, "rome")
    match = war({"2016": {"rome": "4 land"}}, phase="taxation", active="rome", align=roman)
    assert match.result is not None
    assert match.result.reason == "automatic"


@pytest.mark.parametrize(
    ("stacks", "complaint"),
    [
        ({"2908": {"rome": "R-A"}}, "R-A takes no part in this war; there is R-B"),
        ({"2908": {"rome": "C-B"}}, "C-B is no leader of this side"),
        ({"2908": {"rome": "R-Z"}}, "'R-Z' is neither points of a type, such as '4 land', nor a leader"),
        ({"2908": {"rome": "2 land, 3 land"}}, "the land points are told twice"),
        ({"2908": {"rome": ""}}, "points or leaders are expected here"),
        ({"2908": {"rome": "9" * 5000 + " land"}}, "1 to 127 points are expected"),
        ({"2908": {"rome": "4 land, R-B " + "9" * 50 + "mp"}}, "is not understood of R-B"),
        (
            {2908: {"rome": "4 land"}},
            r"stacks\.2908: a hex is written as a text of four digits such as '2908', not as 2908",
        ),
    ],
)
def test_a_stack_that_is_not_understood_is_explained(stacks: Any, complaint: str) -> None:
    with pytest.raises(bellona.BadPosition, match=complaint):
        war(stacks, scenario="first_war")


def test_a_place_that_is_none_cannot_be_held() -> None:
    with pytest.raises(bellona.BadPosition, match="holders: there is no town or city in '2415'"):
        war(ROME_STANDS, holders={"2415": "rome"})
