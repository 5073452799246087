"""Chapter 9: attacks, threats, the die and the losses."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from bellona import Event

from .wars import (
    allowed,
    asked,
    event,
    happened,
    inside,
    leader,
    legal,
    losses,
    phase,
    play,
    points,
    refusal,
    seen,
    under_way,
    until,
    war,
)

FIELD = "2806"  # open land
SHORE = "2707"  # open coast
RICH = {"rome": 50, "carthage": 50}


def field(rome: str, carthage: str, where: str = FIELD, name: str = "R-C", **more):
    """Both sides in one hex, and a leader under way there."""
    return under_way(name, {where: {"rome": rome, "carthage": carthage}} | more.pop("others", {}), **more)


def garrison(where: str, rome: str, carthage: str, **more):
    """A Roman force before a place of Carthage's."""
    return field(rome, carthage, where, holders={where: "carthage"}, **more)


def row(events: list[Event]) -> int:
    """The modified die."""
    return event(events, "totals")["row"]


def odds_of(events: list[Event]) -> str:
    return event(events, "totals")["odds"]


# --- 9.0 general


@pytest.mark.rule("punic_wars 9.0a")
def test_only_the_player_in_phase_attacks():
    match = field("4 land, R-C", "4 land, C-B")
    assert allowed(match, "attack land")
    assert refusal(match, "lead C-B") == "8.21"
    events = play(match, "attack land", dice=[3])
    assert event(events, "attacked")["leader"] == "R-C"


@pytest.mark.rule("punic_wars 9.0a")
def test_combat_may_happen_at_any_moment_of_a_move():
    match = under_way("R-C", {"2706": {"rome": "8 land, R-C"}, FIELD: {"carthage": "4 land"}}, "8 land")
    play(match, f"go {FIELD}", "attack land", dice=[1])
    assert (points(match, "rome", FIELD), points(match, "carthage", FIELD)) == ((6, 0), (3, 0))
    assert asked(match) == ("rome", "march")


@pytest.mark.rule("punic_wars 9.0b")
@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [(11, 4, "2:1"), (5, 3, "1:1"), (3, 5, "1:2"), (4, 4, "1:1"), (8, 4, "2:1"), (2, 4, "1:2"), (26, 3, "8:1")],
)
def test_odds_are_rounded_for_the_defender(attack, defence, odds):
    match = field(f"{attack} land, R-C", f"{defence} land")
    assert odds_of(play(match, "attack land", dice=[4])) == odds


@pytest.mark.rule("punic_wars 9.0c")
def test_both_sides_lose_at_once_from_their_strength_before_the_fight():
    match = field("8 land, R-C", "4 land")
    play(match, "attack land", dice=[2])  # 2:1, 2 + 1: 25 and 50 percent
    assert (points(match, "rome", FIELD), points(match, "carthage", FIELD)) == ((6, 0), (2, 0))
    assert (losses(match, "rome"), losses(match, "carthage")) == (2, 2)
    events = play(match, "attack land", dice=[3])
    assert (event(events, "totals")["attack"], event(events, "totals")["defence"]) == (6, 2)


# --- 9.1 how combat is done


@pytest.mark.rule("punic_wars 9.11")
def test_points_moved_by_another_stay_out():
    stacks = {"2706": {"rome": "4 land, R-D"}, FIELD: {"rome": "2 land, R-C", "carthage": "3 land"}}
    match = under_way("R-D", stacks, "4 land")
    play(match, f"go {FIELD}", "lead R-C")
    assert event(play(match, "attack land", dice=[4]), "totals")["attack"] == 2


@pytest.mark.rule("punic_wars 9.12")
def test_where_stacks_are_hidden_a_leader_who_enters_sees_what_is_there(tmp_path):
    stacks = {"2706": {"rome": "4 land, R-C"}, FIELD: {"carthage": "3 land, C-B"}}
    match = war(stacks, active="rome", scenario=with_hidden_stacks(tmp_path))
    assert "3 land" not in str(seen(match, "rome")["stacks"])
    assert "4 land" not in str(seen(match, "carthage")["stacks"])
    play(match, "lead R-C", "join 4 land", f"go {FIELD}")
    assert "3 land" in seen(match, "rome")["stacks"][FIELD]["carthage"]
    assert "4 land" in seen(match, "carthage")["stacks"][FIELD]["rome"]


def with_hidden_stacks(folder: Path) -> str:
    """The second war with the option to hide strengths."""
    shipped = files("bellona.games.punic_wars") / "data" / "scenarios" / "second_war.toml"
    own = folder / "hidden.toml"
    own.write_text(shipped.read_text().replace("hidden_stacks = false", "hidden_stacks = true"))
    return str(own)


@pytest.mark.rule("punic_wars 9.13a")
def test_an_attack_needs_a_leader():
    match = war({FIELD: {"rome": "5 land", "carthage": "1 land"}, "2908": {"rome": "1 land, R-C"}}, active="rome")
    assert refusal(match, "attack land") == "9.13a"
    play(match, "lead R-C")
    assert refusal(match, "attack land") == "9.15a", "nobody to attack where he is"


@pytest.mark.rule("punic_wars 9.13a")
def test_an_attack_needs_points_of_that_type():
    match = field("2 naval, R-C", "1 land, 1 naval", SHORE)
    assert refusal(match, "attack land") == "9.15a"
    assert allowed(match, "attack naval")


@pytest.mark.rule("punic_wars 9.13a")
def test_a_defender_needs_no_leader():
    match = field("4 land, R-C", "4 land")
    assert row(play(match, "attack land", dice=[4])) == 5


@pytest.mark.rule("punic_wars 9.13b")
def test_the_leader_in_command_pays():
    match = field("9 land, R-C, R-D", "4 land, C-B")
    play(match, "attack land", dice=[4])
    assert leader(match, "R-C").points == 15
    assert leader(match, "R-D").points == 20


@pytest.mark.rule("punic_wars 9.14a")
@pytest.mark.rule("punic_wars 10.33")
def test_an_attack_on_walls_costs_ten():
    match = garrison("2515", "9 land, R-C", "9 land inside")
    play(match, "attack land", dice=[3])
    assert leader(match, "R-C").points == 10
    play(match, "attack land", dice=[3])
    assert leader(match, "R-C").points == 0


@pytest.mark.rule("punic_wars 9.14a")
def test_an_attack_on_the_open_field_costs_five_each_time():
    match = field("9 land, R-C", "9 land")
    play(match, "attack land", dice=[3])
    play(match, "attack land", dice=[3])
    assert leader(match, "R-C").points == 10


@pytest.mark.rule("punic_wars 9.14b")
def test_the_full_cost_is_needed():
    match = under_way(
        "R-C",
        {"2415": {"rome": "9 land, R-C"}, "2515": {"carthage": "9 land inside"}},
        "9 land",
        holders={"2515": "carthage"},
    )
    play(match, *["go 2316", "go 2415"] * 5, "go 2515")
    assert leader(match, "R-C").points == 9
    assert refusal(match, "attack land") == "9.14b"


@pytest.mark.rule("punic_wars 9.14b")
def test_four_points_are_too_few_for_any_attack():
    match = under_way("R-C", {"2706": {"rome": "9 land, R-C"}, FIELD: {"carthage": "1 land"}}, "9 land")
    play(match, *["go 2605", "go 2706"] * 7, "go 2707", f"go {FIELD}")
    assert leader(match, "R-C").points == 4
    assert refusal(match, "attack land") == "9.14b"


@pytest.mark.rule("punic_wars 9.15a")
def test_like_fights_like():
    match = field("4 naval, R-C", "2 land", SHORE)
    assert refusal(match, "attack naval") == "9.15a"
    assert not allowed(match, "attack land")
    match = field("4 land, R-C", "2 naval", SHORE)
    assert refusal(match, "attack land") == "9.15a"


@pytest.mark.rule("punic_wars 9.15b")
def test_both_types_are_attacked_apart():
    match = field("4 land, 4 naval, R-C", "2 land, 4 naval", SHORE)
    first = event(play(match, "attack land", dice=[4]), "totals")
    second = event(play(match, "attack naval", dice=[4]), "totals")
    assert [(totals["attack"], totals["defence"]) for totals in (first, second)] == [(4, 2), (4, 4)]
    assert leader(match, "R-C").points == 10


@pytest.mark.rule("punic_wars 9.15b")
def test_each_type_costs_by_its_own_posture():
    match = garrison("2515", "4 land, 4 naval, R-C", "4 land inside, 4 naval")
    play(match, "attack land", dice=[4])
    assert leader(match, "R-C").points == 10
    play(match, "attack naval")
    if asked(match) == ("carthage", "invert"):
        play(match, "stand", dice=[4])
    assert leader(match, "R-C").points == 5


@pytest.mark.rule("punic_wars 9.16a")
@pytest.mark.rule("punic_wars 10.32")
def test_a_threatened_garrison_is_asked_before_the_die():
    match = garrison("2515", "6 land, R-C", "3 land")
    play(match, "attack land")
    assert match.steps[-1].rolls == ()
    assert asked(match) == ("carthage", "invert")
    assert {"invert", "stand"} <= legal(match)


@pytest.mark.rule("punic_wars 9.16a")
def test_it_is_asked_every_time():
    match = garrison("2515", "6 land, R-C", "6 land")
    play(match, "attack land")
    play(match, "stand", dice=[3])
    assert asked(match) == ("rome", "march")
    play(match, "attack land")
    assert asked(match) == ("carthage", "invert")


@pytest.mark.rule("punic_wars 9.16a")
def test_in_the_open_nobody_is_asked():
    match = field("6 land, R-C", "3 land")
    play(match, "attack land", dice=[3])
    assert asked(match) == ("rome", "march")


@pytest.mark.rule("punic_wars 9.16a")
def test_a_threatened_fleet_may_invert_too():
    match = garrison("2515", "6 naval, R-C", "1 land, 3 naval")
    play(match, "attack naval")
    assert asked(match) == ("carthage", "invert")
    play(match, "invert")
    assert inside(match, "carthage", "2515") == (False, True)


@pytest.mark.rule("punic_wars 9.16b")
def test_a_force_that_stands_is_attacked_at_once():
    match = garrison("2515", "6 land, R-C", "3 land")
    play(match, "attack land")
    events = play(match, "stand", dice=[3])
    assert event(events, "totals")["defence"] == 3
    assert row(events) == 3 + 1, "walls do not help those outside"
    assert leader(match, "R-C").points == 15
    assert asked(match) == ("rome", "march")


@pytest.mark.rule("punic_wars 9.16b")
def test_the_attacker_cannot_call_it_off():
    match = garrison("2515", "6 land, R-C", "3 land")
    play(match, "attack land")
    for action in ("finish", "done", "go 2415"):
        assert refusal(match, action) == "4.1a"


@pytest.mark.rule("punic_wars 9.16c")
def test_the_whole_type_inverts_and_the_other_does_not():
    match = garrison("2515", "6 land, 6 naval, R-C", "3 land, 2 naval")
    play(match, "attack land", "invert")
    assert inside(match, "carthage", "2515") == (True, False)
    assert points(match, "carthage", "2515") == (3, 2)


@pytest.mark.rule("punic_wars 9.16d")
def test_inversion_frees_the_attacker():
    match = garrison("2515", "6 land, R-C", "3 land")
    play(match, "attack land", "invert")
    assert asked(match) == ("rome", "march")
    assert leader(match, "R-C").points == 20
    assert allowed(match, "finish")
    events = play(match, "attack land", dice=[3])
    assert leader(match, "R-C").points == 10
    assert row(events) == 3 + 1 - 2


@pytest.mark.rule("punic_wars 9.16d")
def test_after_inversion_eight_points_buy_no_attack():
    match = under_way(
        "R-C",
        {"2415": {"rome": "9 land, R-C"}, "2515": {"carthage": "3 land"}},
        "9 land",
        holders={"2515": "carthage"},
    )
    play(match, "go 2316", *["go 2315", "go 2316"] * 4, "go 2315", "go 2415", "go 2515")
    assert leader(match, "R-C").points == 8
    play(match, "attack land", "invert")
    assert leader(match, "R-C").points == 8
    assert refusal(match, "attack land") == "9.14b"


@pytest.mark.rule("punic_wars 9.16e")
def test_an_inverted_force_stays_inside_while_it_is_attacked():
    match = garrison("2515", "9 land, R-C, R-D", "9 land")
    play(match, "attack land", "invert")
    for _ in range(2):
        play(match, "attack land", dice=[4])
        assert asked(match) == ("rome", "march"), "nobody is asked to come out"
        assert inside(match, "carthage", "2515")[0]


@pytest.mark.rule("punic_wars 9.16e")
@pytest.mark.rule("punic_wars 10.25")
def test_it_may_come_out_in_its_own_campaign():
    match = garrison("2515", "6 land, R-C", "9 land, C-B", treasury=RICH)
    play(match, "attack land", "invert", "done")
    until(match, "carthage", "campaign")
    assert inside(match, "carthage", "2515")[0]
    play(match, "emerge land 2515")
    assert not inside(match, "carthage", "2515")[0]


@pytest.mark.rule("punic_wars 9.16f")
def test_inverting_needs_no_leader_and_no_points():
    match = garrison("2515", "6 land, R-C", "3 land")
    play(match, "attack land")
    assert allowed(match, "invert")
    match = garrison("2515", "6 land, R-C", "3 land, C-B")
    play(match, "attack land", "invert")
    assert leader(match, "C-B").points in {0, 20}, "no point was spent"


@pytest.mark.rule("punic_wars 9.17")
def test_five_points_for_a_fight_leave_fifteen_hexes():
    match = field("9 land, R-C", "1 land")
    play(match, "attack land", dice=[6])
    play(match, "join 9 land", *["go 2706", f"go {FIELD}"] * 7, "go 2706")
    assert leader(match, "R-C").points == 0


@pytest.mark.rule("punic_wars 9.18")
def test_nobody_has_to_attack():
    match = under_way("R-C", {"2706": {"rome": "9 land, R-C"}, FIELD: {"carthage": "1 land"}}, "9 land", treasury=RICH)
    play(match, f"go {FIELD}", "done")
    assert phase(match) != ("campaign", "rome")
    assert (points(match, "rome", FIELD), points(match, "carthage", FIELD)) == ((9, 0), (1, 0))


@pytest.mark.rule("punic_wars 9.19")
def test_four_attacks_fit_into_one_campaign():
    match = field("20 land, R-C", "20 land")
    for _ in range(4):
        play(match, "attack land", dice=[2])  # 1:1 and 3: a quarter each
    assert leader(match, "R-C").points == 0
    assert refusal(match, "attack land") == "9.14b"


@pytest.mark.rule("punic_wars 9.19")
def test_a_force_may_be_attacked_by_one_leader_after_another():
    stacks = {FIELD: {"rome": "4 land, R-C", "carthage": "8 land"}, "2706": {"rome": "4 land, R-D"}}
    match = under_way("R-C", stacks)
    play(match, "attack land", dice=[5])
    play(match, "lead R-D", "join 4 land", f"go {FIELD}")
    assert event(play(match, "attack land", dice=[5]), "totals")["attack"] == 4


# --- 9.2 the die


@pytest.mark.rule("punic_wars 9.21")
def test_walls_lower_the_die_and_never_change_a_strength():
    events = play(garrison("2515", "6 land, R-C", "3 land inside"), "attack land", dice=[5])
    totals = event(events, "totals")
    assert (totals["attack"], totals["defence"], totals["odds"], totals["row"]) == (6, 3, "2:1", 5 + 1 - 2)


@pytest.mark.rule("punic_wars 9.22")
@pytest.mark.rule("punic_wars 9.23")
@pytest.mark.rule("punic_wars 9.24")
@pytest.mark.rule("punic_wars 10.34")
@pytest.mark.parametrize(
    ("where", "die", "row_"),
    [
        ("3008", 4, 4),  # a town
        ("3109", 3, 2),  # a city
        ("2515", 3, 2),
        ("2516", 3, 1),  # a great city
    ],
)
def test_walls_help_those_inside(where, die, row_):
    match = garrison(where, "6 land, R-C", "3 land inside")
    assert row(play(match, "attack land", dice=[die])) == row_


@pytest.mark.rule("punic_wars 9.24")
def test_rome_and_syracuse_are_great_cities_too():
    rome = under_way("C-B", {"2908": {"carthage": "6 land, C-B", "rome": "3 land inside"}}, holders={"2908": "rome"})
    assert row(play(rome, "attack land", dice=[3])) == 3 + 2 - 3
    syracuse = under_way("C-B", {"3315": {"carthage": "6 land, C-B"}}, syracusans="2 land inside, 2 naval")
    assert row(play(syracuse, "attack land", dice=[3])) == 3 + 2 - 3


@pytest.mark.rule("punic_wars 9.22")
def test_walls_do_not_help_those_outside():
    match = garrison("3008", "6 land, R-C", "3 land")
    play(match, "attack land")
    assert row(play(match, "stand", dice=[4])) == 5


@pytest.mark.rule("punic_wars 9.25a")
def test_the_table_gives_both_losses():
    match = field("12 land, R-C", "4 land")
    play(match, "attack land", dice=[3])  # 3:1 and 4: 25 and 75 percent
    assert (points(match, "rome", FIELD), points(match, "carthage", FIELD)) == ((9, 0), (1, 0))


@pytest.mark.rule("punic_wars 9.25b")
def test_the_die_is_never_below_minus_four():
    match = garrison("2516", "8 land, R-C", "8 land inside, C-A")
    events = play(match, "attack land", dice=[1])
    assert row(events) == 1 + 1 - 3 - 3
    assert points(match, "rome", "2516") == (0, 0), "1:1 and -4: all of them"


@pytest.mark.rule("punic_wars 9.26a")
@pytest.mark.parametrize(
    ("attacker", "defender", "die", "row_"),
    [("R-B", "", 3, 5), ("R-B", "C-B", 3, 3), ("R-A", "C-B", 3, 4), ("R-C", "C-A", 3, 1), ("R-A", "", 6, 9)],
)
def test_leaders_move_the_die(attacker, defender, die, row_):
    carthage = f"4 land, {defender}" if defender else "4 land"
    match = field(f"4 land, {attacker}", carthage, name=attacker)
    assert row(play(match, "attack land", dice=[die])) == row_


@pytest.mark.rule("punic_wars 9.26a")
def test_the_attack_of_two_against_one_on_a_three_is_a_four():
    match = under_way("C-B", {FIELD: {"carthage": "4 land, C-B", "rome": "4 land, R-C"}})
    assert row(play(match, "attack land", dice=[3])) == 4


@pytest.mark.rule("punic_wars 9.26a")
def test_leaders_have_no_strength():
    match = field("4 land, R-A, R-B, R-C", "4 land, C-A, C-B")
    totals = event(play(match, "attack land", dice=[3]), "totals")
    assert (totals["attack"], totals["defence"]) == (4, 4)


@pytest.mark.rule("punic_wars 9.26b")
def test_three_leaders_add_no_more_than_one():
    match = under_way("C-B", {FIELD: {"carthage": "4 land, C-B, C-C, C-D", "rome": "4 land"}})
    assert row(play(match, "attack land", dice=[3])) == 5


@pytest.mark.rule("punic_wars 9.27")
def test_the_modifiers_of_the_rulebooks_example_cancel_out():
    match = under_way(
        "C-B",
        {"3008": {"carthage": "3 land, C-B", "rome": "1 land inside, R-C"}},
        holders={"3008": "rome"},
    )
    events = play(match, "attack land", dice=[4])
    assert (odds_of(events), row(events)) == ("3:1", 4)
    assert sum(modifier["value"] for modifier in happened(events, "modifier")) == 0


# --- 9.3 results


@pytest.mark.rule("punic_wars 9.31")
def test_three_quarters_of_nine_are_seven():
    match = field("9 land, R-C", "9 land, C-A")
    play(match, "attack land", dice=[1])  # 1:1, 1 + 1 - 3
    assert points(match, "rome", FIELD) == (2, 0)
    assert points(match, "carthage", FIELD) == (9, 0)


@pytest.mark.rule("punic_wars 9.31")
def test_only_the_points_in_the_fight_are_counted_and_lost():
    stacks = {"2605": {"rome": "8 land, R-D"}, "2606": {"rome": "4 land, 6 naval, R-C", "carthage": "4 land, 6 naval"}}
    match = under_way("R-D", stacks, "8 land", holders={"2606": "rome"})
    play(match, "go 2606", "lead R-C")
    play(match, "attack land", dice=[2])  # 1:1 and 3: a quarter of four each
    assert points(match, "rome", "2606") == (8 + 3, 6)
    assert points(match, "carthage", "2606") == (3, 6)


@pytest.mark.rule("punic_wars 9.32a")
@pytest.mark.parametrize(("attack", "defence", "rule"), [(2, 5, "9.32a"), (2, 4, None), (1, 2, None), (1, 3, "9.32a")])
def test_nobody_attacks_below_one_to_two(attack, defence, rule):
    match = field(f"{attack} land, R-C", f"{defence} land")
    assert refusal(match, "attack land") == rule


@pytest.mark.rule("punic_wars 9.32b")
@pytest.mark.parametrize("attack", [9, 10, 12, 40])
def test_nothing_is_better_than_nine_to_one(attack):
    match = field(f"{attack} land, R-C", "1 land")
    assert odds_of(play(match, "attack land", dice=[1])) == "9:1"


@pytest.mark.rule("punic_wars 9.32c")
def test_the_true_odds_are_used():
    match = field("6 land, R-C", "2 land")
    assert {action for action in legal(match) if action.startswith("attack")} == {"attack land"}
    assert odds_of(play(match, "attack land", dice=[4])) == "3:1"


@pytest.mark.rule("punic_wars 9.32c")
def test_nobody_is_held_back_to_lower_the_odds():
    match = field("6 land, R-C", "2 land")
    play(match, "join 2 land")
    assert event(play(match, "attack land", dice=[4]), "totals")["attack"] == 6
