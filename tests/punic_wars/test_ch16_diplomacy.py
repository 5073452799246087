"""Chapter 16: funds, losses and what the diplomacy tables bring."""

from __future__ import annotations

from typing import Any

import pytest

from .phases import FAR, campaign, diplomacy, rolls, taxation
from .wars import (
    align,
    allowed,
    asked,
    control,
    dump,
    event,
    flag,
    happened,
    kinds,
    losses,
    marker,
    play,
    refusal,
    seen,
    treasury,
    war,
)

SOUTH = ("campania", "lucania", "bruttium", "apulia_calabria")
BY_TREATY: dict[str, Any] = {"scenario": "first_war", "syracuse_by": "treaty"}


# --- 16.0 to 16.2: the die


@pytest.mark.rule("punic_wars 16.0")
def test_carthage_rolls_one_die_and_the_losses_shift_it():
    match, events = diplomacy(4, losses={"rome": 3})
    assert event(events, "diplomacy_rolled")["die"] == 4
    assert total(events) == 7
    assert align(match, "syracuse") == "carthage", "the result is applied at once"


@pytest.mark.rule("punic_wars 16.0")
def test_there_is_diplomacy_every_year_before_the_taxes_of_carthage():
    match = war(FAR["carthage"], phase="recruitment", active="rome", turn=2, treasury={"rome": 10, "carthage": 10})
    play(match, "done")
    assert asked(match) == ("carthage", "fund")
    play(match, "fund 0", "fund 0", dice=[3])
    assert asked(match) == ("carthage", "campaign")
    assert treasury(match, "carthage") == 10 + 20


@pytest.mark.rule("punic_wars 16.11a")
@pytest.mark.parametrize("seat", ["rome", None])
def test_funds_are_secret_until_both_are_fixed(seat):
    views = [view_after_carthage_funds(amount, seat) for amount in (0, 5)]
    assert views[0] == views[1]


@pytest.mark.rule("punic_wars 16.11a")
def test_a_side_knows_its_own_funds():
    assert view_after_carthage_funds(0, "carthage") != view_after_carthage_funds(5, "carthage")


@pytest.mark.rule("punic_wars 16.11a")
def test_funds_are_revealed_together():
    _, events = diplomacy(3, rome=3, carthage=5)
    revealed = event(events, "funds_revealed")
    assert (revealed["rome"], revealed["carthage"]) == (3, 5)


@pytest.mark.rule("punic_wars 16.11b")
def test_funds_are_paid_when_they_are_revealed():
    match = war(FAR["carthage"], phase="diplomacy", treasury={"rome": 8, "carthage": 9})
    play(match, "fund 5")
    assert treasury(match, "carthage") == 9
    play(match, "fund 3", dice=[3])
    assert treasury(match, "rome") == 5
    assert treasury(match, "carthage") == 4 + 20, "and then Carthage is taxed"


@pytest.mark.rule("punic_wars 16.11b")
def test_nobody_names_more_than_he_has():
    match = war(FAR["carthage"], phase="diplomacy", treasury={"rome": 4, "carthage": 4})
    assert refusal(match, "fund 5") == "16.11b"
    play(match, "fund 4")
    assert refusal(match, "fund 5") == "16.11b"
    assert allowed(match, "fund 4")


@pytest.mark.rule("punic_wars 16.12")
@pytest.mark.parametrize(("rome", "carthage", "shift"), [(3, 5, 1), (0, 0, 0), (5, 3, -1), (4, 4, 0), (0, 20, 1)])
def test_the_higher_spender_shifts_the_die_by_one(rome, carthage, shift):
    _, events = diplomacy(3, rome=rome, carthage=carthage)
    assert total(events) == 3 + shift


@pytest.mark.rule("punic_wars 16.13")
def test_funds_are_lost_whoever_gains():
    match, _ = diplomacy(2, rome=3, carthage=5)
    assert treasury(match, "rome") == 20 - 3
    assert treasury(match, "carthage") == 20 - 5 + 20


@pytest.mark.rule("punic_wars 16.13")
def test_nobody_has_to_spend_and_everything_may_be_spent():
    match = war(FAR["carthage"], phase="diplomacy", treasury={"rome": 20, "carthage": 20})
    assert all(allowed(match, f"fund {amount}") for amount in range(21))


@pytest.mark.rule("punic_wars 16.21a")
def test_losses_by_combat_and_by_attrition_are_counted():
    stacks = {"2806": {"rome": "4 land, R-C", "carthage": "4 land"}, "2908": {"rome": "2 naval, R-D"}}
    match = campaign("rome", stacks)
    play(match, "lead R-C", "attack land", dice=[1])  # 1:1, a modified die of 2: half and a quarter
    assert (losses(match, "rome"), losses(match, "carthage")) == (2, 1)
    play(match, "lead R-D", "join 2 naval", "go 2909", dice=[1])
    assert (losses(match, "rome"), losses(match, "carthage")) == (3, 1)


@pytest.mark.rule("punic_wars 16.21b")
def test_the_count_begins_anew_after_every_diplomacy():
    match, _ = diplomacy(2, losses={"rome": 2, "carthage": 1})
    assert (losses(match, "rome"), losses(match, "carthage")) == (0, 0)


@pytest.mark.rule("punic_wars 16.22")
@pytest.mark.parametrize(("carthage", "result"), [(0, -1), (1, 0)])
def test_the_books_own_example(carthage, result):
    _, events = diplomacy(1, losses={"rome": 4, "carthage": 6}, carthage=carthage)
    assert total(events) == result


# --- 16.31 to 16.35: results


@pytest.mark.rule("punic_wars 16.31")
def test_each_war_has_its_own_table():
    first, _ = diplomacy(6, scenario="first_war")
    assert (align(first, "syracuse"), flag(first, "illyrian_war")) == ("carthage", False)
    second, _ = diplomacy(6, scenario="second_war")
    assert (align(second, "syracuse"), flag(second, "illyrian_war")) == ("rome", True)


@pytest.mark.rule("punic_wars 16.32")
@pytest.mark.parametrize(
    ("scenario", "die"), [("first_war", 3), ("first_war", 4), ("second_war", 2), ("second_war", 3)]
)
def test_no_effect_changes_nothing(scenario, die):
    stacks = {"2908": {"rome": "4 land"}, "2516": {"carthage": "4 land"}} | FAR["carthage"]
    calm = dump(war(stacks, scenario=scenario))
    match, events = diplomacy(die, stacks=stacks, scenario=scenario)
    assert "no_effect" in kinds(events)
    assert all(dump(match)[part] == calm[part] for part in ("stacks", "align", "markers", "syracusans", "holders"))


@pytest.mark.rule("punic_wars 16.33")
def test_a_revolt_strikes_at_once():
    _, events = diplomacy(4, 6, stacks={"2412": {"rome": "1 land"}})
    assert event(events, "revolted")["region"] == "sardinia"
    assert [(roll["side"], roll["hex"]) for roll in happened(events, "attrition")] == [("rome", "2412")]


@pytest.mark.rule("punic_wars 16.33")
@pytest.mark.parametrize(
    ("scenario", "die", "region"),
    [
        ("first_war", 2, "massylii"),
        ("first_war", 5, "etruria"),
        ("second_war", 1, "hispania"),
        ("second_war", 4, "sardinia"),
        ("second_war", 5, "gallia_cisalpina"),
    ],
)
def test_a_revolt_where_nobody_is_does_nothing(scenario, die, region):
    match, events = diplomacy(die, scenario=scenario)
    assert event(events, "revolted")["region"] == region
    assert rolls(match) == (die,)


@pytest.mark.rule("punic_wars 16.34a")
def test_the_illyrian_war_gives_illyria_to_carthage():
    match, _ = diplomacy(6)
    assert align(match, "illyria") == control(match, "illyria") == "carthage"
    assert treasury(match, "carthage") == 20 + 20 + 4


@pytest.mark.rule("punic_wars 16.34a")
def test_rome_may_conquer_illyria_in_the_war():
    war_is_on = {"align": {"illyria": "carthage"}, "illyrian_war": True}
    match = campaign("rome", {"3103": {"rome": "2 land"}}, **war_is_on)
    assert control(match, "illyria") == "rome"
    assert control(campaign("rome", {"3103": {"rome": "1 land"}}, **war_is_on), "illyria") == "carthage"


@pytest.mark.rule("punic_wars 16.34b")
@pytest.mark.parametrize("force", ["R-C", "2 land, R-C", "2 naval, R-C"])
def test_nobody_enters_illyria_before_the_war(force):
    match = campaign("rome", {"3002": {"rome": force}})
    play(match, "lead R-C", *(f"join {part}" for part in force.split(", ")[:-1]))
    assert refusal(match, "go 3003") == "16.34b"


@pytest.mark.rule("punic_wars 16.34b")
def test_both_sides_enter_illyria_in_the_war():
    for side, name in (("rome", "R-C"), ("carthage", "C-B")):
        match = campaign(side, {"3002": {side: f"2 land, {name}"}}, align={"illyria": "carthage"}, illyrian_war=True)
        play(match, f"lead {name}", "join 2 land")
        assert allowed(match, "go 3003")


@pytest.mark.rule("punic_wars 16.34c")
def test_the_illyrian_war_breaks_out_once():
    match, events = diplomacy(6, align={"illyria": "carthage"}, illyrian_war=True)
    assert "no_effect" in kinds(events)
    assert "illyrian_war" not in kinds(events)
    assert align(match, "illyria") == "carthage"


@pytest.mark.rule("punic_wars 16.35a")
@pytest.mark.parametrize(("die", "fallen"), [(1, 0), (1, 1)])
def test_a_neutral_syracuse_allies_with_rome(die, fallen):
    match, _ = diplomacy(die, scenario="first_war", losses={"carthage": fallen})
    assert align(match, "syracuse") == control(match, "syracuse") == "rome"
    assert flag(match, "syracuse_by") == "treaty"


@pytest.mark.rule("punic_wars 16.35b")
@pytest.mark.parametrize(("die", "fallen"), [(6, 0), (6, 1)])
def test_a_neutral_syracuse_allies_with_carthage(die, fallen):
    match, _ = diplomacy(die, scenario="first_war", losses={"rome": fallen})
    assert align(match, "syracuse") == control(match, "syracuse") == "carthage"
    assert flag(match, "syracuse_by") == "treaty"


@pytest.mark.rule("punic_wars 16.35c")
@pytest.mark.parametrize(("ally", "die"), [("rome", 6), ("rome", 1), ("carthage", 1), ("carthage", 6)])
def test_syracuse_makes_one_alliance(ally, die):
    match, events = diplomacy(die, align={"syracuse": ally}, **BY_TREATY)
    assert "no_effect" in kinds(events)
    assert align(match, "syracuse") == ally


# --- 16.36: defections


@pytest.mark.rule("punic_wars 16.36.1a")
@pytest.mark.parametrize(("die", "losses", "ally"), [(6, {"rome": 2}, "carthage"), (1, {"carthage": 2}, "rome")])
def test_a_neutral_syracuse_does_not_defect(die, losses, ally):
    match, events = diplomacy(die, scenario="first_war", losses=losses)
    assert "defected" not in kinds(events)
    assert not marker(match, "syracuse")
    assert align(match, "syracuse") == ally, "the end rows of the table are alliances for a neutral city"
    assert flag(match, "syracuse_by") == "treaty"


@pytest.mark.rule("punic_wars 16.36.1b")
@pytest.mark.parametrize(("carthaginian_losses", "side"), [(2, "rome"), (9, "rome"), (1, "carthage")])
def test_syracuse_defects_to_rome_at_minus_one(carthaginian_losses, side):
    match, _ = diplomacy(1, align={"syracuse": "carthage"}, losses={"carthage": carthaginian_losses}, **BY_TREATY)
    assert align(match, "syracuse") == side
    assert marker(match, "syracuse") == (side == "rome")


@pytest.mark.rule("punic_wars 16.36.1c")
@pytest.mark.parametrize(("roman_losses", "side"), [(2, "carthage"), (9, "carthage"), (1, "rome")])
def test_syracuse_defects_to_carthage_at_eight(roman_losses, side):
    match, _ = diplomacy(6, align={"syracuse": "rome"}, losses={"rome": roman_losses}, **BY_TREATY)
    assert align(match, "syracuse") == side
    assert marker(match, "syracuse") == (side == "carthage")


@pytest.mark.rule("punic_wars 16.36.1c")
def test_the_row_of_the_other_side_does_not_make_an_ally_defect():
    match, events = diplomacy(1, align={"syracuse": "rome"}, losses={"carthage": 2}, **BY_TREATY)
    assert "defected" not in kinds(events)
    assert not marker(match, "syracuse")


@pytest.mark.rule("punic_wars 16.36.1d")
def test_syracuse_defects_once():
    once = BY_TREATY | {"align": {"syracuse": "rome"}, "markers": ["syracuse"], "syracuse_by": "defection"}
    match, events = diplomacy(6, losses={"rome": 5}, **once)
    assert "no_effect" in kinds(events)
    assert align(match, "syracuse") == "rome"


@pytest.mark.rule("punic_wars 16.36.2")
@pytest.mark.parametrize("roman_losses", [1, 2])
def test_syracuse_defects_to_carthage_in_the_second_war(roman_losses):
    match, _ = diplomacy(6, losses={"rome": roman_losses})
    assert align(match, "syracuse") == "carthage"
    assert marker(match, "syracuse")


@pytest.mark.rule("punic_wars 16.36.2")
@pytest.mark.parametrize(("side", "markers"), [("carthage", ["syracuse"]), ("rome", [])])
def test_syracuse_does_not_defect_again_even_if_rome_has_it_back(side, markers):
    again = {"align": {"syracuse": side}, "markers": markers, "defected": ["syracuse"], "syracuse_by": "defection"}
    match, events = diplomacy(6, losses={"rome": 1}, **again)
    assert "no_effect" in kinds(events)
    assert align(match, "syracuse") == side


@pytest.mark.rule("punic_wars 16.36.3")
@pytest.mark.parametrize(("region", "hex_", "fallen"), [("massylii", "2117", 3), ("massaesylii", "1516", 2)])
def test_a_roman_leader_brings_a_numidian_kingdom_over(region, hex_, fallen):
    match, _ = diplomacy(1, stacks={hex_: {"rome": "R-C"}}, losses={"carthage": fallen})
    assert align(match, region) == control(match, region) == "rome"
    assert marker(match, region)


@pytest.mark.rule("punic_wars 16.36.3")
@pytest.mark.parametrize(
    "stacks", [{}, {"2117": {"rome": "1 land"}}, {"1516": {"rome": "R-C"}}, {"2117": {"carthage": "C-B"}}]
)
def test_without_a_roman_leader_in_the_region_nothing_happens(stacks):
    match, events = diplomacy(1, stacks=stacks, losses={"carthage": 3})
    assert "no_effect" in kinds(events)
    assert align(match, "massylii") == "carthage"


@pytest.mark.rule("punic_wars 16.36.3")
def test_a_numidian_kingdom_defects_once():
    match, events = diplomacy(1, stacks={"2117": {"rome": "R-C"}}, losses={"carthage": 3}, defected=["massylii"])
    assert "no_effect" in kinds(events)
    assert align(match, "massylii") == "carthage"


@pytest.mark.rule("punic_wars 16.36.4a")
@pytest.mark.parametrize("hex_", ["3311", "3109", "3512", "3711"])
def test_a_carthaginian_leader_brings_southern_italy_over(hex_):
    match, _ = diplomacy(6, stacks={hex_: {"carthage": "C-B"}}, losses={"rome": 3})
    assert flag(match, "south_defected")
    for region in SOUTH:
        assert align(match, region) == control(match, region) == "carthage"
        assert marker(match, region)


@pytest.mark.rule("punic_wars 16.36.4a")
@pytest.mark.parametrize("stacks", [{}, {"3311": {"carthage": "2 land"}}, {"3208": {"carthage": "C-A"}}])
def test_without_a_carthaginian_leader_southern_italy_stays(stacks):
    match, events = diplomacy(6, stacks=stacks, losses={"rome": 3})
    assert "no_effect" in kinds(events)
    assert {align(match, region) for region in SOUTH} == {"rome"}
    assert not flag(match, "south_defected"), "its one chance is not spent"


@pytest.mark.rule("punic_wars 16.36.4b")
def test_southern_italy_defects_once_even_if_rome_has_it_back():
    match, events = diplomacy(
        6, stacks={"3311": {"carthage": "C-B"}}, losses={"rome": 3}, south_defected=True, defected=list(SOUTH)
    )
    assert "no_effect" in kinds(events)
    assert {align(match, region) for region in SOUTH} == {"rome"}


# --- 16.4: markers


@pytest.mark.rule("punic_wars 16.41")
def test_a_defected_region_is_marked():
    match, events = diplomacy(6, losses={"rome": 1})
    assert (event(events, "defected")["side"], event(events, "defected")["region"]) == ("carthage", "syracuse")
    assert marker(match, "syracuse")


@pytest.mark.rule("punic_wars 16.42")
@pytest.mark.parametrize(
    ("armies", "lifted"),
    [
        ({"rome": "2 land"}, True),
        ({"rome": "1 land"}, False),
        ({"rome": "4 land", "carthage": "2 land"}, True),
        ({"rome": "3 land", "carthage": "2 land"}, False),
        ({"rome": "5 naval"}, False),
    ],
)
def test_the_marker_goes_when_its_first_owner_taxes_the_region(armies, lifted):
    match = taxation("rome", {"3110": armies}, align={"campania": "carthage"}, markers=["campania"])
    assert marker(match, "campania") == (not lifted)


@pytest.mark.rule("punic_wars 16.42")
def test_the_marker_waits_for_the_owners_own_taxation():
    defected = {"align": {"campania": "carthage"}, "markers": ["campania"]}
    match = taxation("carthage", {"3110": {"rome": "2 land"}}, **defected)
    assert marker(match, "campania")
    assert marker(campaign("rome", {"3110": {"rome": "2 land"}}, **defected), "campania")


@pytest.mark.rule("punic_wars 16.42")
def test_carthage_takes_numidia_back_in_the_same_way():
    defected = {"align": {"massylii": "rome"}, "markers": ["massylii"]}
    match = taxation("carthage", {"2117": {"carthage": "2 land"}}, **defected)
    assert not marker(match, "massylii")
    assert align(match, "massylii") == "carthage"
    assert marker(taxation("rome", {"2117": {"carthage": "2 land"}}, **defected), "massylii")


@pytest.mark.rule("punic_wars 16.42")
def test_each_region_of_the_south_is_won_back_by_itself():
    match = taxation("rome", {"3110": {"rome": "2 land"}}, align=dict.fromkeys(SOUTH, "carthage"), markers=list(SOUTH))
    assert [marker(match, region) for region in SOUTH] == [False, True, True, True]


@pytest.mark.rule("punic_wars 16.43")
def test_without_the_marker_the_region_is_what_it_was():
    match = taxation("rome", {"3110": {"rome": "2 land, R-C"}}, align={"campania": "carthage"}, markers=["campania"])
    assert align(match, "campania") == "rome"
    play(match, "lead R-C", "join 2 land", "go 3109", "go 3008")
    assert control(match, "campania") == "rome", "it stays so when the army is gone"


@pytest.mark.rule("punic_wars 16.44")
@pytest.mark.parametrize("side", ["rome", "carthage"])
def test_a_region_that_began_neutral_keeps_its_marker(side):
    defected = {"align": {"syracuse": "rome"}, "markers": ["syracuse"], "syracuse_by": "defection"}
    match = taxation(side, {"3215": {"carthage": "4 land"}}, scenario="first_war", **defected)
    assert control(match, "syracuse") == "carthage"
    assert marker(match, "syracuse")
    assert align(match, "syracuse") == "rome"


# --- helpers


def total(events):
    """The modified die."""
    return event(events, "diplomacy_rolled")["total"]


def view_after_carthage_funds(amount, seat):
    """All that a seat sees when Carthage has fixed its funds and Rome has not."""
    match = war(FAR["carthage"], phase="diplomacy", treasury={"rome": 10, "carthage": 10})
    play(match, f"fund {amount}")
    assert asked(match) == ("rome", "fund")
    told = [str(event) for event in match.steps[-1].events]
    return seen(match, seat), match.view(seat)["history"], told
