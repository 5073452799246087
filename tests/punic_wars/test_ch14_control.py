"""Chapter 14: who controls a region."""

from __future__ import annotations

import pytest

from .phases import campaign
from .wars import SCENARIOS, align, besieged, control, fresh, play, under_way


@pytest.mark.rule("punic_wars 14.0")
def test_the_land_is_thirty_regions():
    world = fresh("second_war").setting.world
    assert world.regions == 30
    assert all(world.region_value[region] > 0 for region in range(30))


@pytest.mark.rule("punic_wars 14.11")
@pytest.mark.parametrize(
    ("scenario", "sicilia", "syracuse", "zeugitana"),
    [
        ("first_war", "carthage", None, "carthage"),
        ("second_war", "rome", "rome", "carthage"),
        ("third_war", "rome", "rome", "carthage"),
    ],
)
def test_every_region_begins_on_a_side_or_neutral(scenario, sicilia, syracuse, zeugitana):
    match = campaign("carthage", scenario=scenario)
    for region, side in (("sicilia", sicilia), ("syracuse", syracuse), ("zeugitana", zeugitana)):
        assert align(match, region) == control(match, region) == side


@pytest.mark.rule("punic_wars 14.12")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_an_empty_friendly_region_is_controlled(scenario):
    assert control(campaign("carthage", scenario=scenario), "etruria") == "rome"


@pytest.mark.rule("punic_wars 14.12")
def test_a_friendly_region_is_lost_to_a_conqueror_and_back_when_he_leaves():
    match = under_way("C-B", {"3005": {"carthage": "2 land, C-B"}}, "2 land")
    assert control(match, "umbria_picenum") == "carthage"
    play(match, "go 2905", "go 2804")
    assert control(match, "umbria_picenum") == "rome"


@pytest.mark.rule("punic_wars 14.12")
def test_a_region_that_defected_is_no_longer_friendly():
    match = campaign("carthage", align={"campania": "carthage"}, markers=["campania"])
    assert control(match, "campania") == "carthage"


@pytest.mark.rule("punic_wars 14.13")
@pytest.mark.parametrize(("army", "side"), [(2, "carthage"), (1, "rome")])
def test_half_the_value_takes_a_region_without_enemies(army, side):
    assert held("latium", {"3008": {"carthage": f"{army} land"}}) == side


@pytest.mark.rule("punic_wars 14.13")
def test_the_armies_of_all_hexes_are_added():
    assert held("etruria", {"2605": {"carthage": "1 land"}, "2806": {"carthage": "1 land"}}) == "carthage"


@pytest.mark.rule("punic_wars 14.13")
def test_a_neutral_region_is_taken_in_the_same_way():
    assert held("gallia", {"1902": {"rome": "3 land"}}) == "rome"
    assert held("gallia", {"1902": {"rome": "2 land"}}) is None


@pytest.mark.rule("punic_wars 14.13x")
def test_an_army_besieged_in_rome_does_not_hold_latium():
    siege = {"2908": {"rome": "2 land inside", "carthage": "2 land"}}
    match = campaign("carthage", siege, holders={"2908": "rome"})
    assert besieged(match, "rome", "2908")
    assert control(match, "latium") == "carthage"


@pytest.mark.rule("punic_wars 14.13x")
def test_an_army_inside_that_is_not_besieged_holds_its_region():
    match = campaign(
        "carthage", {"2908": {"rome": "2 land inside, 1 naval inside", "carthage": "2 land"}}, holders={"2908": "rome"}
    )
    assert not besieged(match, "rome", "2908")
    assert control(match, "latium") == "rome"


@pytest.mark.rule("punic_wars 14.14")
def test_fleets_take_no_region():
    assert held("sardinia", {"2412": {"carthage": "10 naval"}}) == "rome"


@pytest.mark.rule("punic_wars 14.14")
def test_fleets_hold_no_region():
    assert held("sardinia", {"2412": {"rome": "10 naval"}, "2311": {"carthage": "1 land"}}) == "carthage"


@pytest.mark.rule("punic_wars 14.14")
def test_the_besieged_do_not_hold_a_neutral_region_for_their_side():
    siege = {"0412": {"rome": "5 land inside", "carthage": "5 land"}}
    assert held("hispania", siege, holders={"0412": "rome"}) == "carthage"


@pytest.mark.rule("punic_wars 14.15")
@pytest.mark.parametrize(("romans", "side"), [(10, "rome"), (9, None)])
def test_twice_the_enemy_takes_a_contested_region(romans, side):
    stacks = {"0412": {"rome": f"{romans} land"}, "0514": {"carthage": "5 land"}}
    assert held("hispania", stacks) == side


@pytest.mark.rule("punic_wars 14.15")
def test_twice_the_enemy_is_not_enough_below_half_the_value():
    assert held("hispania", {"0412": {"rome": "3 land"}, "0514": {"carthage": "1 land"}}) is None


@pytest.mark.rule("punic_wars 14.15")
def test_sharing_a_hex_is_no_different():
    assert held("hispania", {"0412": {"rome": "4 land", "carthage": "2 land"}}) == "rome"


@pytest.mark.rule("punic_wars 14.16")
def test_a_neutral_region_that_nobody_controls_stays_neutral():
    assert held("hispania", {"0412": {"rome": "9 land"}, "0514": {"carthage": "5 land"}}) is None
    assert held("hispania", {}) is None


def held(region, stacks, **more):
    """Who controls a region of the second war with these armies on the map."""
    return control(campaign("carthage", stacks, **more), region)
