"""Chapter 19: the three wars, their set-ups and special rules."""

from __future__ import annotations

from typing import Any

import pytest

from bellona.games.punic_wars.position.world import region_slugs, war_grid

from .phases import FAR, campaign, end_campaign, recruiting, rows, taxation
from .wars import (
    SCENARIOS,
    align,
    allowed,
    asked,
    control,
    decline,
    dump,
    event,
    flag,
    fresh,
    inside,
    leader,
    legal,
    phase,
    play,
    points,
    refusal,
    score,
    seen,
    started,
    syracusans,
    treasury,
    turn,
    under_way,
    until,
    war,
)

ROMANS = tuple(f"R-{letter}" for letter in "ABCDEFGH")
PUNICS = tuple(f"C-{letter}" for letter in "ABCDE")
VALUE = {"R-A": 3, "R-B": 2, "C-A": 3} | {f"C-{letter}": 2 for letter in "BCDE"}
NEUTRAL = "hispania saguntum tarraconensis narbonensis gallia liguria gallia_cisalpina mauretania"
"""The open regions that begin the second war on nobody's side."""
CLOSED_IN_THE_FIRST_WAR = (
    "hispania",
    "saguntum",
    "tarraconensis",
    "narbonensis",
    "massilia",
    "gallia",
    "liguria",
    "gallia_cisalpina",
    "venetia",
    "illyria",
)


# --- 19.0: for all of them


@pytest.mark.rule("punic_wars 19.0a")
@pytest.mark.parametrize(("scenario", "income"), [("first_war", 28), ("second_war", 34), ("third_war", 0)])
def test_the_first_turn_has_neither_diplomacy_nor_elections(scenario, income):
    match = started(scenario)
    assert asked(match) == ("carthage", "campaign")
    assert treasury(match, "carthage") == income, "it begins with taxation"
    consuls = on_map(match, ROMANS)
    while asked(match) != ("rome", "campaign"):
        assert match.prompt.ask not in ("fund", "retire", "elect", "appoint")
        decline(match)
    assert turn(match) == 1
    assert on_map(match, ROMANS) == consuls


@pytest.mark.rule("punic_wars 19.0a")
def test_the_second_turn_has_both():
    match = until(started("second_war"), "carthage", "fund")
    assert turn(match) == 2
    assert until(match, "rome", "retire")


@pytest.mark.rule("punic_wars 19.0b")
def test_a_region_means_any_hex_of_it():
    match = fresh("first_war")
    play(match, "suggested")
    while "deploy 4 land 2908" not in legal(match):
        decline_nothing(match)
    assert allowed(match, "deploy 4 land 3008")
    assert refusal(match, "deploy 4 land 2807") == "19.0b"
    assert refusal(match, "deploy 5 land 2908") == "19.0b"
    assert refusal(match, "deploy 1 naval 2908") == "19.0b"
    play(match, "deploy 4 land 3008")
    if asked(match) == ("rome", "deploy"):
        play(match, "suggested")
    assert points(match, "rome", "3008") == (4, 0)


@pytest.mark.rule("punic_wars 19.0b")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everybody_begins_outside(scenario):
    match = started(scenario)
    for hex_, sides in dump(match)["stacks"].items():
        for side in sides:
            assert inside(match, side, hex_) == (False, False)


@pytest.mark.rule("punic_wars 19.0c")
@pytest.mark.parametrize("scenario", ["first_war", "second_war"])
def test_the_set_up_of_the_other_side_is_unseen(scenario):
    match = fresh(scenario)
    assert asked(match) == ("carthage", "deploy")
    while asked(match) == ("carthage", "deploy"):
        play(match, "suggested")
    assert asked(match) == ("rome", "deploy")
    assert not any("carthage" in sides for sides in seen(match, "rome")["stacks"].values())
    while asked(match) == ("rome", "deploy"):
        play(match, "suggested")
    assert any("carthage" in sides for sides in seen(match, "rome")["stacks"].values())
    assert any("rome" in sides for sides in seen(match, "carthage")["stacks"].values())


# --- 19.1: the first war


@pytest.mark.rule("punic_wars 19.11")
def test_the_first_war_carthage():
    match = started("first_war")
    assert strength(match, "carthage") == (8, 6)
    assert [strength(match, "carthage", hex_) for hex_ in ("2915", "3015", "3013")] == [(2, 2), (1, 1), (1, 1)]
    assert strength(match, "carthage", "zeugitana") == (2, 2)
    assert strength(match, "carthage", "sardinia") == strength(match, "carthage", "corsica") == (1, 0)
    assert values(match, PUNICS) == {"2915": [2], "zeugitana": [2]}


@pytest.mark.rule("punic_wars 19.12")
def test_the_first_war_rome():
    match = started("first_war")
    assert strength(match, "rome") == (8, 2)
    assert strength(match, "rome", "3314") == (4, 2)
    assert strength(match, "rome", "latium") == (4, 0)
    assert values(match, ROMANS) == {"3314": [1], "latium": [1]}


@pytest.mark.rule("punic_wars 19.13")
@pytest.mark.rule("punic_wars 19.23")
@pytest.mark.rule("punic_wars 19.33")
@pytest.mark.parametrize(("scenario", "ally"), [("first_war", None), ("second_war", "rome"), ("third_war", "rome")])
def test_syracuse_at_the_start(scenario, ally):
    match = started(scenario)
    assert syracusans(match) == (2, 2)
    assert align(match, "syracuse") == ally


@pytest.mark.rule("punic_wars 19.14A")
def test_syracuse_begins_the_first_war_neutral():
    match = started("first_war")
    assert control(match, "syracuse") is None
    assert align(match, "syracuse") is None


@pytest.mark.rule("punic_wars 19.14B")
@pytest.mark.rule("punic_wars 19.34B")
@pytest.mark.parametrize("scenario", ["first_war", "third_war"])
def test_leaders_of_three_are_away(scenario):
    match = started(scenario)
    assert leader(match, "R-A").status == leader(match, "C-A").status == "absent"
    draw = war({"2908": {"rome": "4 land, R-C, R-D"}}, phase="elections", active="rome", scenario=scenario, dice=[1, 1])
    assert asked(draw) == ("rome", "appoint")
    assert {name for name in ROMANS if leader(draw, name).status == "drawn"} == {"R-B", "R-C"}


@pytest.mark.rule("punic_wars 19.14C")
def test_romans_are_poor_sailors_in_the_first_war():
    match = under_way("R-C", {"2908": {"rome": "4 naval, R-C"}}, "4 naval", scenario="first_war")
    assert rows(play(match, "go 2909", dice=[4])) == [3]


@pytest.mark.rule("punic_wars 19.14C")
def test_only_romans_at_sea_are_poor_sailors():
    punic = under_way("C-B", {"2516": {"carthage": "4 naval, C-B"}}, "4 naval", scenario="first_war")
    assert rows(play(punic, "go 2615", dice=[4])) == [6]
    ashore = under_way("R-C", {"2706": {"rome": "4 land, R-C"}}, "4 land", scenario="first_war")
    assert rows(play(ashore, "go 2705", dice=[4])) == [5]
    later = under_way("R-C", {"2908": {"rome": "4 naval, R-C"}}, "4 naval", scenario="second_war")
    assert rows(play(later, "go 2909", dice=[4])) == [5]


@pytest.mark.rule("punic_wars 19.14D1")
@pytest.mark.parametrize(("die", "open_"), [(5, False), (3, False), (2, True), (1, True)])
def test_rome_builds_no_fleet_before_a_one_or_a_two(die, open_):
    match, _ = end_campaign("rome", {}, dice=[die], scenario="first_war")
    assert asked(match) == ("rome", "recruit")
    assert flag(match, "may_build") == open_
    assert refusal(match, "raise 1 naval 2908") == (None if open_ else "19.14D1")
    assert allowed(match, "raise 1 land 2908")


@pytest.mark.rule("punic_wars 19.14D1")
def test_once_rolled_the_shipyards_stay_open():
    match, _ = end_campaign("rome", {}, scenario="first_war", may_build=True)
    assert match.steps[-1].rolls == ()
    assert allowed(match, "raise 1 naval 2908")


@pytest.mark.rule("punic_wars 19.14D1")
def test_carthage_always_builds():
    assert allowed(recruiting("carthage", scenario="first_war"), "raise 1 naval 2516")
    assert allowed(recruiting("rome", scenario="second_war"), "raise 1 naval 2908")


@pytest.mark.rule("punic_wars 19.14D2")
@pytest.mark.parametrize(("die", "open_"), [(1, False), (2, False), (3, True)])
def test_a_disaster_at_sea_closes_the_shipyards(die, open_):
    stacks = {"2908": {"rome": "8 naval, R-C"}}
    match = under_way("R-C", stacks, "8 naval", scenario="first_war", may_build=True)
    play(match, "go 2909", dice=[die])  # rows 0, 1 and 2: three quarters twice, then half
    assert flag(match, "may_build") == open_


@pytest.mark.rule("punic_wars 19.14D2")
def test_a_disaster_ashore_does_not_close_the_shipyards():
    stacks = {"2806": {"rome": "8 land, R-C", "carthage": "8 land, C-B"}}
    match = under_way("R-C", stacks, "8 land", scenario="first_war", may_build=True)
    assert rows(play(match, "go 2706", dice=[1])) == [0]
    assert flag(match, "may_build")


@pytest.mark.rule("punic_wars 19.14D2")
def test_closed_shipyards_open_again_by_the_same_roll():
    match, _ = end_campaign("rome", {}, dice=[6], scenario="first_war", may_build=False)
    assert refusal(match, "raise 1 naval 2908") == "19.14D1"
    match, _ = end_campaign("rome", {}, dice=[2], scenario="first_war", may_build=False)
    assert allowed(match, "raise 1 naval 2908")


@pytest.mark.rule("punic_wars 19.14E1")
@pytest.mark.parametrize("force", ["", "2 land", "2 naval"])
def test_the_north_is_closed_in_the_first_war(force):
    match = under_way(
        "R-C", {"2605": {"rome": ", ".join(filter(None, (force, "R-C")))}}, *filter(None, [force]), scenario="first_war"
    )
    assert refusal(match, "go 2505") == "19.14E1"


@pytest.mark.rule("punic_wars 19.14E1")
def test_a_closed_coast_is_closed_from_the_sea():
    match = under_way("R-C", {"2605": {"rome": "8 naval, R-C"}}, "8 naval", scenario="first_war")
    play(match, "go 2506", dice=[6])
    play(match, "go 2405", dice=[6])
    assert refusal(match, "go 2404") == "19.14E1"


@pytest.mark.rule("punic_wars 19.14E2")
def test_closed_regions_give_neither_recruits_nor_points():
    match = recruiting("carthage", scenario="first_war")
    assert refusal(match, "raise 1 land 0412") == "19.14E2"
    assert (score(match, "rome"), score(match, "carthage")) == (26, 28)
    for region in CLOSED_IN_THE_FIRST_WAR:
        assert control(match, region) is None


@pytest.mark.rule("punic_wars 19.15")
@pytest.mark.parametrize(
    ("gains", "points_", "level"),
    [
        ("mauretania massylii", 31, "draw"),
        ("sicilia mauretania", 32, "marginal"),
        ("sicilia mauretania massylii", 35, "marginal"),
        ("sicilia syracuse sardinia corsica", 36, "substantial"),
        ("sicilia syracuse sardinia corsica massylii", 39, "substantial"),
        ("sicilia syracuse sardinia corsica mauretania byzacium", 40, "decisive"),
    ],
)
def test_levels_of_the_first_war(gains, points_, level):
    agreed("first_war", gains, points_, level)


# --- 19.2: the second war


@pytest.mark.rule("punic_wars 19.21")
def test_the_second_war_carthage():
    match = started("second_war")
    assert strength(match, "carthage") == (20, 6)
    found = {region: strength(match, "carthage", region) for region in ("tarraconensis", "zeugitana", "nova_carthago")}
    assert found == {"tarraconensis": (10, 0), "zeugitana": (4, 3), "nova_carthago": (0, 3)}
    found = {region: strength(match, "carthage", region) for region in ("hispania", "saguntum", "baleares_insulae")}
    assert found == {"hispania": (4, 0), "saguntum": (1, 0), "baleares_insulae": (1, 0)}
    assert values(match, PUNICS) == {"tarraconensis": [3], "zeugitana": [2], "nova_carthago": [2], "hispania": [2]}


@pytest.mark.rule("punic_wars 19.22")
def test_the_second_war_rome():
    match = started("second_war")
    assert strength(match, "rome") == (16, 12)
    found = {region: strength(match, "rome", region) for region in ("massilia", "sicilia", "gallia_cisalpina")}
    assert found == {"massilia": (4, 4), "sicilia": (4, 8), "gallia_cisalpina": (4, 0)}
    found = {region: strength(match, "rome", region) for region in ("latium", "sardinia", "corsica")}
    assert found == {"latium": (2, 0), "sardinia": (1, 0), "corsica": (1, 0)}
    assert values(match, ROMANS) == {"massilia": [1], "sicilia": [1], "gallia_cisalpina": [1], "latium": [1]}


@pytest.mark.rule("punic_wars 19.24A")
def test_syracuse_begins_the_second_war_with_rome():
    assert control(started("second_war"), "syracuse") == "rome"


@pytest.mark.rule("punic_wars 19.24B")
def test_hannibal_is_replaced_by_a_lesser_leader():
    stacks = {"2806": {"rome": "18 land, R-C", "carthage": "1 land, C-A"}, "2516": {"carthage": "4 land"}}
    match = under_way("R-C", stacks, "18 land")
    play(match, "attack land", dice=[3])  # 9:1, die 3 + 1 - 3
    assert leader(match, "C-A").status in ("lost", "gone")
    until(match, "carthage", "return")
    returning = {action.split()[1] for action in legal(match) if action.startswith("return")}
    assert returning
    assert "C-A" not in returning
    name = min(returning)
    play(match, f"return {name} 2516")
    assert leader(match, name)[:3] == ("on_map", "2516", 20)
    assert leader(match, "C-A").status == "gone"
    assert on_map(match, PUNICS) == {name}


@pytest.mark.rule("punic_wars 19.24C1")
def test_all_roman_leaders_are_candidates_in_the_second_war():
    match = election()
    play(match, "retire R-C", "retire R-D", dice=[1, 1])
    assert {name for name in ROMANS if leader(match, name).status == "drawn"} == {"R-A", "R-B"}


@pytest.mark.rule("punic_wars 19.24C2")
def test_the_roman_leader_of_three_is_lost_for_good():
    stacks = {"2806": {"carthage": "18 land, C-B", "rome": "1 land, R-A"}, "2908": {"rome": "4 land"}}
    match = under_way("C-B", stacks, "18 land")
    play(match, "attack land", dice=[3])  # 9:1, die 3 + 2 - 3
    assert leader(match, "R-A").status == "gone"


@pytest.mark.rule("punic_wars 19.24C2")
def test_he_is_never_drawn_again():
    match = election(leaders={"R-A": "gone"})
    play(match, "retire R-C", "retire R-D", dice=[1, 1])
    assert leader(match, "R-A").status == "gone"
    assert {name for name in ROMANS if leader(match, name).status == "drawn"} == {"R-B", "R-C"}


@pytest.mark.rule("punic_wars 19.24D")
@pytest.mark.parametrize("force", ["", "2 naval"])
def test_illyria_is_closed_before_its_war(force):
    match = under_way("C-B", {"3002": {"carthage": ", ".join(filter(None, (force, "C-B")))}}, *filter(None, [force]))
    assert refusal(match, "go 3003") == "16.34b"


@pytest.mark.rule("punic_wars 19.24E")
def test_nobody_recruits_in_illyria():
    match = recruiting("carthage", {"3003": {"carthage": "C-B"}}, align={"illyria": "carthage"}, illyrian_war=True)
    assert refusal(match, "raise 1 land 3003") == "13.24"
    match = recruiting("rome", {"3003": {"rome": "2 land, R-B"}}, align={"illyria": "carthage"}, illyrian_war=True)
    assert refusal(match, "raise 1 land 3003") == "13.25"


@pytest.mark.rule("punic_wars 19.25")
@pytest.mark.parametrize(
    ("gains", "points_", "level"),
    [
        ("hispania gallia massylii", 59, "draw"),
        ("hispania gallia narbonensis", 60, "marginal"),
        ("hispania gallia gallia_cisalpina narbonensis massylii", 69, "marginal"),
        ("hispania gallia gallia_cisalpina narbonensis tarraconensis", 70, "substantial"),
        (f"{NEUTRAL} nova_carthago zeugitana", 84, "substantial"),
        (f"{NEUTRAL} nova_carthago massylii gades", 85, "decisive"),
    ],
)
def test_levels_of_the_second_war(gains, points_, level):
    agreed("second_war", gains, points_, level)


@pytest.mark.rule("punic_wars 19.25")
@pytest.mark.parametrize(("last_gain", "over"), [("zeugitana", False), ("massylii gades", True)])
def test_eighty_five_wins_the_second_war_automatically(last_gain, over):
    match = taxation("rome", align=dict.fromkeys(f"{NEUTRAL} nova_carthago {last_gain}".split(), "rome"))
    assert (match.result is not None) == over


# --- 19.3: the third war


@pytest.mark.rule("punic_wars 19.31")
def test_the_third_war_carthage():
    match = started("third_war")
    assert strength(match, "carthage") == points(match, "carthage", "2516") == (8, 2)
    assert values(match, PUNICS) == {"2516": [2, 2]}
    assert inside(match, "carthage", "2516") == (False, False)


@pytest.mark.rule("punic_wars 19.32")
def test_the_third_war_rome():
    match = started("third_war")
    assert strength(match, "rome") == (25, 10)
    assert strength(match, "rome", "2515") == (17, 8)
    assert strength(match, "rome", "sicilia") == (2, 2)
    assert strength(match, "rome", "latium") == strength(match, "rome", "nova_carthago") == (2, 0)
    assert strength(match, "rome", "sardinia") == strength(match, "rome", "corsica") == (1, 0)
    assert values(match, ROMANS) == {"2515": [1, 1]}


@pytest.mark.rule("punic_wars 19.34A")
def test_nearly_everything_is_roman_in_the_third_war():
    match = started("third_war")
    others = {region for region in region_slugs() if align(match, region) != "rome"}
    assert others == {"hispania", "gallia", "mauretania", "zeugitana"}
    assert align(match, "massylii") == "rome"
    assert align(match, "gallia") is None


@pytest.mark.rule("punic_wars 19.34C")
def test_there_is_no_diplomacy_in_the_third_war():
    match = war(
        FAR["carthage"], phase="recruitment", active="rome", scenario="third_war", treasury={"rome": 9, "carthage": 9}
    )
    play(match, "done")
    assert asked(match) == ("carthage", "campaign")
    assert turn(match) == 3


@pytest.mark.rule("punic_wars 19.34D")
@pytest.mark.parametrize("side", ["rome", "carthage"])
def test_no_number_of_regions_wins_the_third_war(side):
    match = taxation(side, scenario="third_war", align=dict.fromkeys(region_slugs(), side))
    assert score(match, side) == 100
    assert match.result is None
    assert phase(match) == ("campaign", side)


@pytest.mark.rule("punic_wars 19.34D")
def test_the_fall_of_carthage_ends_the_third_war():
    stacks = {"2516": {"carthage": "1 land inside", "rome": "17 land, R-B"}}
    match = under_way("R-B", stacks, "17 land", scenario="third_war", holders={"2516": "carthage"})
    play(match, "attack land", dice=[2])  # 9:1, die 2 + 2 - 3
    assert (match.result.winner, match.result.reason, match.result.level) == ("rome", "fall_of_carthage", "decisive")


# --- helpers


def decline_nothing(match):
    """Set up the line under way in the first place offered."""
    play(match, next(str(action) for action in match.legal() if str(action).startswith("deploy")))


def on_map(match, names):
    return {name for name in names if leader(match, name).status == "on_map"}


def region_of(match, hex_):
    return region_slugs()[match.setting.world.region[war_grid().index(hex_)]]


def strength(match, side, where=None):
    """A side's land and naval points, in all or in one hex or region."""
    hexes = [hex_ for hex_ in dump(match)["stacks"] if where in (None, hex_, region_of(match, hex_))]
    found = [points(match, side, hex_) for hex_ in hexes]
    return sum(land for land, _ in found), sum(naval for _, naval in found)


def values(match, names):
    """The values of the leaders on the map, by the hex or the region of the set-up list."""
    named = {"first_war": ("2915", "3314"), "second_war": (), "third_war": ("2516", "2515")}[match.scenario]
    found: dict[Any, Any] = {}
    for name in sorted(on_map(match, names)):
        hex_ = leader(match, name).hex
        where = hex_ if hex_ in named else region_of(match, hex_)
        found.setdefault(where, []).append(VALUE.get(name, 1))
    return found


def election(**more):
    """The Roman elections of the second war with four consuls on the map."""
    stacks = {"2908": {"rome": "4 land, R-C, R-D"}, "3109": {"rome": "2 land, R-E, R-F"}}
    match = war(stacks, phase="elections", active="rome", **more)
    assert asked(match) == ("rome", "retire")
    return match


def agreed(scenario, gains, points_, level):
    """Rome, with these regions won over, reaches this score and this level when both agree to end the war."""
    match = campaign("carthage", scenario=scenario, align=dict.fromkeys(gains.split(), "rome"))
    scored = event(play(match, "offer", "agree"), "scored")
    assert scored["rome"] == points_
    assert (match.result.winner, match.result.level) == (None if level == "draw" else "rome", level)
