"""Questions at the table: where elements can go, the result of a dragged path, and why not."""

from __future__ import annotations

from typing import Any

import pytest

from bellona.gamekit.values import NotUnderstood
from bellona.games.dbsa.data.options import is_composed, options, title
from bellona.games.dbsa.table import queries
from bellona.games.dbsa.table.reach import reach
from bellona.registry import has_scenario, options_of, title_of

from .battles import GAME, Field, battle, box, road

LINE = ("A1 Bd 1040,1000,0", "A2 Bd 1200,1000,0", "A3 Sp 1360,1000,0", "T1 Wb 1200,1150,180")


def inspect(field: Field, name: str, own: bool = True) -> dict[str, Any]:
    """The answer about an element, a group or a camp."""
    return queries.inspect(field.match.setting, field.match.position, name, own)


def plan(field: Field, action: str, snap: bool = True) -> dict[str, Any]:
    """The answer about a path."""
    return queries.plan(field.match.setting, field.match.position, action, snap)


def labels(found: dict[str, Any]) -> list[str]:
    """What a path may snap to."""
    return [snap["label"]["$"] for snap in found["snaps"]]


# --- inspect


def test_an_element_knows_its_group_its_line_and_its_file() -> None:
    found = inspect(battle(*LINE, "A4 Sh 1200,940,0"), "A2")
    assert found["what"] == "element"
    assert found["group"] == ["A1", "A2", "A3", "A4"]
    assert found["line"] == ["A1", "A2", "A3"]
    assert found["file"] == ["A2", "A4"]


def test_who_is_in_contact_belongs_to_no_group() -> None:
    found = inspect(battle(*LINE[:3], "T1 Wb 1360,1000,180"), "A2")
    assert found["group"] == ["A1", "A2"]


def test_the_reach_goes_as_far_as_the_type_may_go() -> None:
    found = inspect(battle("A1 Cv 1200,1200,0", "T1 Bd 300,300,0"), "A1")
    assert len(found["reach"]) == 48
    far = [((x - 1200) ** 2 + (y - 1200) ** 2) ** 0.5 for x, y in found["reach"]]
    assert all(398 <= each <= 401 for each in far)


def test_the_reach_ends_at_an_enemy() -> None:
    field = battle("A1 Cv 1200,1000,0", "T1 Bd 1200,1150,180")
    ahead = inspect(field, "A1")["reach"][0]
    assert ahead[0] == 1200
    assert 1149 <= ahead[1] <= 1152


def test_the_reach_of_a_group_lies_before_it() -> None:
    found = inspect(battle(*LINE[:3], "T1 Wb 300,2000,180"), "A1+A2+A3")
    assert found["what"] == "group"
    assert found["reach"][0] == [1200, 1000]
    assert max(y for _, y in found["reach"]) == pytest.approx(1200, abs=1.5)
    assert min(y for _, y in found["reach"]) == 1000


def test_choices_that_end_in_contact_come_first_with_their_odds() -> None:
    found = inspect(battle(*LINE), "A2")
    assert found["acts"]
    assert found["acts"][0]["contacts"] == [["A2", "T1", "front"]]
    assert found["acts"][0]["odds"] is not None
    assert all(act["action"].startswith("move A2 ") for act in found["acts"])


def test_nobody_is_told_the_choices_of_another() -> None:
    assert inspect(battle(*LINE), "A2", own=False)["acts"] == []


def test_a_camp_is_told_with_who_holds_it() -> None:
    field = battle("A1 Bd 1200,90,0", "T1 Bd 1200,2000,180", camps={"amber": 1200, "teal": 1200})
    told = [said["$"] for said in inspect(field, "amber-camp")["tell"]]
    assert told[:2] == ["tell-camp", "tell-camp-held"]
    assert [said["$"] for said in inspect(field, "teal-camp")["tell"]] == ["tell-camp", "tell-camp-empty"]


@pytest.mark.parametrize("name", ["A13", "", "A1+T1", "nobody"])
def test_what_there_is_not_cannot_be_inspected(name: str) -> None:
    with pytest.raises(NotUnderstood):
        inspect(battle(*LINE), name)


def test_an_element_is_told_in_words() -> None:
    field = battle("A1 Pk 1200,1200,0", "A2 Pk 1200,1140,0", "T1 Bd 1200,1200,180", "T2 Bd 1360,1200,180")
    told = {said["$"]: said for said in inspect(field, "A1")["tell"]}
    assert told["tell-contact"]["enemy"]["id"] == "T1"
    assert told["tell-supported"]["friend"]["id"] == "A2"
    assert told["tell-overlapped"]["enemy"]["id"] == "T2"


# --- plan


def test_an_allowed_path_is_its_own_nearest() -> None:
    found = plan(battle(*LINE[:3], "T1 Wb 300,2000,180"), "move A1+A2+A3 ahead 100")
    assert found["asked"]["refusal"] is None
    assert found["legal"]["action"] == "move A1+A2+A3 ahead 100"
    assert found["asked"]["ghosts"]["A2"] == [1200, 1100, 0]
    assert (found["asked"]["spent"], found["asked"]["limit"]) == (100, 200)


def test_a_path_that_is_too_long_is_cut_at_the_limit() -> None:
    found = plan(battle(*LINE[:3], "T1 Wb 300,2000,180"), "move A1+A2+A3 ahead 260")
    assert found["asked"]["refusal"]["rule"] == "3.16"
    assert found["legal"]["action"] == "move A1+A2+A3 ahead 200"


def test_the_later_leg_is_cut_first() -> None:
    field = battle(*LINE[:3], "T1 Wb 300,2000,180")
    found = plan(field, "move A1+A2+A3 ahead 150 left 40")
    action = found["legal"]["action"]
    assert action.startswith("move A1+A2+A3 ahead 150 left ")
    assert 5.5 <= float(action.split()[-1]) <= 6.1
    assert field.refusal(action) is None


def test_where_nothing_is_allowed_nothing_is_offered() -> None:
    found = plan(battle(*LINE), "move T1 ahead 10")
    assert found["asked"]["refusal"] is not None
    assert found["legal"] is None
    assert found["snaps"] == []


def test_a_path_into_an_enemy_snaps_to_contact() -> None:
    field = battle(*LINE)
    found = plan(field, "move A1+A2+A3 ahead 170")
    assert found["asked"]["refusal"] is not None
    assert found["asked"]["other"] == "T1"
    assert "snap-contact" in labels(found)
    snap = found["snaps"][labels(found).index("snap-contact")]
    assert snap["ghosts"]["A2"] == [1200, 1150, 0]
    assert snap["contacts"] == [["A2", "T1", "front"]]
    assert field.refusal(snap["action"]) is None


@pytest.mark.parametrize("short", [0, 11, 40])
def test_a_path_that_ends_a_little_short_of_an_enemy_snaps_to_contact(short: int) -> None:
    found = plan(battle(*LINE), f"move A1+A2+A3 ahead {150 - short}")
    assert labels(found)[0] == "snap-contact"
    assert found["snaps"][0]["contacts"] == [["A2", "T1", "front"]]


def test_a_wheel_for_which_nothing_is_left_is_no_part_of_the_path() -> None:
    found = plan(battle(*LINE[:3], "T1 Wb 300,2000,180"), "move A1+A2+A3 ahead 200 right 14", snap=False)
    assert found["asked"]["refusal"]
    assert found["legal"]["action"] == "move A1+A2+A3 ahead 200"


def test_a_single_element_snaps_to_a_flank() -> None:
    field = battle("A1 Cv 1000,1000,90", "T1 Bd 1280,1080,180")
    found = plan(field, "move A1 to 1190,1150,95")
    contacts = [snap["contacts"] for snap in found["snaps"]]
    assert [["A1", "T1", "right"]] in contacts
    for snap in found["snaps"]:
        assert field.refusal(snap["action"]) is None


def test_a_single_element_snaps_beside_and_behind_friends() -> None:
    field = battle("A1 Bd 1200,1000,0", "A2 Bd 1010,900,0", "T1 Bd 300,2000,180")
    assert "snap-beside" in labels(plan(field, "move A2 to 1030,1010"))
    assert "snap-behind" in labels(plan(field, "move A2 to 1180,950"))


def test_a_block_snaps_level_with_a_friend() -> None:
    field = battle("A1 Bd 1000,1000,0", "A2 Bd 1160,1000,0", "A3 Bd 1500,1080,0", "T1 Bd 300,2000,180")
    found = plan(field, "move A1+A2 ahead 60")
    assert found["snaps"][labels(found).index("snap-level")]["action"] == "move A1+A2 ahead 80"


def test_a_block_wheels_until_it_faces_an_enemy() -> None:
    field = battle("A1 Bd 1000,1000,0", "A2 Bd 1160,1000,0", "T1 Bd 1000,1600,170")
    found = plan(field, "move A1+A2 left 7")
    assert found["snaps"][labels(found).index("snap-parallel")]["action"] == "move A1+A2 left 10"


def test_nothing_snaps_unless_asked_to() -> None:
    assert plan(battle(*LINE), "move A1+A2+A3 ahead 170", snap=False)["snaps"] == []


def test_snaps_are_near_and_the_nearest_comes_first() -> None:
    field = battle(*LINE, "A4 Cv 1200,800,0")
    found = plan(field, "move A4 to 1190,905,3")
    wish = found["asked"]["ghosts"]["A4"]
    gaps = []
    for snap in found["snaps"]:
        x, y, facing = snap["ghosts"]["A4"]
        askew = abs((facing - wish[2] + 180) % 360 - 180)
        far = ((x - wish[0]) ** 2 + (y - wish[1]) ** 2) ** 0.5
        assert far <= 60.1
        assert askew <= 30.1
        gaps.append(far + askew)
    assert gaps == sorted(gaps)
    assert 0 < len(gaps) <= 6


def test_a_path_round_a_wood_tells_the_shorter_limit() -> None:
    field = battle("A1 Cv 1200,1000,0", "T1 Bd 300,2000,180", terrain=[box("wood", 1000, 1100, 1400, 1600)])
    found = plan(field, "move A1 ahead 300")
    assert found["asked"]["refusal"]["rule"] == "3.17"
    assert found["asked"]["limit"] == 200
    assert found["legal"]["action"] == "move A1 ahead 200"


@pytest.mark.parametrize(
    ("wish", "limit"),
    [
        ("move A1 ahead 260", 200),
        ("move A1 to 1300,1260", 200),
        ("move A1 to 1300,1200,40", 200),
        ("move A1 ahead -230", 200),
        ("move A1 left 90", 200),
        ("move A1+A2 ahead 230", 200),
        ("move A1+A2 ahead 20 right 60", 200),
        ("march A1+A2 ahead 230", 200),
        ("march A1+A2 ahead 60 left 60", 200),
        ("march A1+A2 road 470", 400),
    ],
)
def test_the_nearest_path_keeps_off_the_tolerance_beyond_the_limit(wish: str, limit: int) -> None:
    way = road((1200, 0), (1200, 2400))
    field = battle("A1 Bd 1200,1000,0", "A2 Bd 1200,940,0", "T1 Bd 300,2000,180", terrain=[way])
    found = plan(field, wish)["legal"]
    assert limit - 2 < found["spent"] <= limit
    assert field.refusal(found["action"]) is None


def test_deploying_is_drawn_into_the_strip() -> None:
    match = GAME.start("open_plain:gallic:parthian", seed=1)
    match.play(match.legal()[0])
    match.play(match.legal()[1])
    edge, letter = match.dump()["edges"][match.seat], "A" if match.seat == "amber" else "T"
    facing = {"south": 0, "west": 90, "north": 180, "east": 270}[edge]
    found = queries.plan(match.setting, match.position, f"deploy {letter}1 1200,1200,{facing}", True)
    assert found["asked"]["refusal"]["rule"] == "1.5"
    assert match.check(found["legal"]["action"]) is None
    x, y, _ = found["legal"]["ghosts"][f"{letter}1"]
    assert {"south": y, "west": x, "north": 2400 - y, "east": 2400 - x}[edge] == 600


def test_a_camp_is_drawn_onto_the_board() -> None:
    match = GAME.start("open_plain:gallic:parthian", seed=1)
    match.play(match.legal()[0])
    found = queries.plan(match.setting, match.position, "camp 20", True)
    assert found["legal"]["action"] == "camp 100"


def test_where_a_neighbour_bars_the_way_straight_ahead_is_the_nearest() -> None:
    field = battle("A1 Sp 1040,1000,0", "A2 Sp 1200,1000,0", "T1 Wb 300,2000,180")
    found = plan(field, "move A1 to 1070,1150", False)
    assert found["asked"]["refusal"]["rule"] == "R27"
    assert found["legal"]["ghosts"] == {"A1": [1040, 1150, 0]}
    assert plan(field, "ready", False)["asked"]["refusal"], "what is no path is refused as it is"


# --- why not?


def reasons(field: Field, piece: str | None, at: str | None) -> list[str | None]:
    """The rules against what is pointed at, None for what is allowed."""
    told = queries.why(field.match.setting, field.match.position, piece, at)
    return [entry["refusal"] and entry["refusal"]["rule"] for entry in told]


def test_what_is_too_far_is_refused_with_its_rule() -> None:
    field = battle("A1 Bd 1200,600,0", "T1 Wb 1200,1800,180")
    assert reasons(field, "A1", "T1") == ["3.16"]
    assert reasons(field, "A1", "1200,1000") == ["3.16"]
    assert reasons(field, "A1", "1200,700") == [None]


def test_who_has_moved_moves_no_more() -> None:
    field = battle("A1 Bd 1200,600,0 moved", "A2 Bd 300,600,0", "T1 Wb 1200,1800,180")
    assert reasons(field, "A1", None) == ["R9"]


def test_a_group_is_asked_for_as_one() -> None:
    assert reasons(battle(*LINE[:3], "T1 Wb 300,2000,180"), "A1+A2+A3", "1200,1500") == ["3.16"]


# --- layers


def test_layers_tell_threats_and_how_everybody_stands() -> None:
    field = battle("A1 Pk 1200,1200,0", "A2 Pk 1200,1140,0", "T1 Bd 1200,1200,180", "T2 Bd 1360,1200,180")
    found = queries.overlays(field.match.setting, field.match.position)
    assert set(found["threat"]["amber"]) == {"A1", "A2"}
    assert ["A1", "T1", "front"] in found["contacts"]
    assert found["supports"] == [["A2", "A1"]]
    assert found["overlaps"] == [["T2", "A1"]]
    assert found["factors"] == {"A1": [["pike_support", 3], ["overlap_right", -1]]}


def factors(field: Field) -> dict[str, dict[str, int]]:
    """What counts for or against each element."""
    found = queries.overlays(field.match.setting, field.match.position, ["factors"])
    assert set(found) == {"factors"}
    return {name: dict(counted) for name, counted in found["factors"].items()}


def test_what_counts_without_an_enemy_is_told_before_a_fight() -> None:
    wood = box("wood", 1000, 1000, 1400, 1400)
    field = battle("A1 Kn 1200,1200,0 general", "A2 Ax 1200,1040,0", "T1 Bd 300,300,0", terrain=[wood])
    assert factors(field) == {"A1": {"general": 1, "bad_going": -2}}


def test_height_counts_once_an_enemy_is_met() -> None:
    hill = box("gentle_hill", 500, 1000, 1900, 1900)
    stands = battle("A1 Bd 1200,700,0", "T1 Bd 1200,1000,180", terrain=[hill])
    fights = battle("A1 Bd 1200,1000,0", "T1 Bd 1200,1000,180", terrain=[hill])
    assert factors(stands) == {}
    assert factors(fights) == {"T1": {"uphill": 1}}


def test_only_the_layers_that_are_wanted_are_told() -> None:
    field = battle(*LINE)
    assert set(queries.overlays(field.match.setting, field.match.position, ["bad", "last"])) == {"bad"}


# --- the terminal's squares


def test_squares_are_reached_by_moves_that_are_allowed() -> None:
    field = battle("A1 Cv 1200,1200,37", "T1 Bd 300,300,0")
    ways = reach(field.match.setting, field.match.position, "A1")
    assert len(ways) > 40
    for way in list(ways.values())[::9]:
        assert field.match.check(way["orders"][0]) is None
        assert 0 <= way["cost"] <= 41


# --- free battles


def test_free_battles_are_put_together_from_options() -> None:
    parts = options()["parts"]
    assert [part["slug"] for part in parts] == ["field", "amber", "teal"]
    assert options_of("dbsa") == options()
    for part in parts:
        assert part["default"] in [value["slug"] for value in part["values"]]
    chosen = ":".join(part["default"] for part in parts)
    assert has_scenario("dbsa", chosen)
    assert GAME.start(chosen, seed=1).prompt.ask == "edges"


@pytest.mark.parametrize("name", ["zama:gallic", "nowhere:gallic:gallic", "zama:gallic:martian", "random-1000000",
                                  "random-07", "random-", "random-x", "../zama:gallic:gallic"])  # fmt: skip
def test_what_cannot_be_put_together_is_no_scenario(name: str) -> None:
    assert not is_composed(name)
    assert not has_scenario("dbsa", name)


def test_free_battles_have_titles() -> None:
    words = GAME.rules.words
    named = title("zama:gallic:parthian")
    assert words.say(named.name, named.args, "en").count("Gallic") == 1
    assert title_of("dbsa", "random-42").args == {"seed": "42"}
    assert title_of("dbsa", "zama").name == "scenario-zama"
