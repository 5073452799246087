"""11: the field, movements, shots, charges and Signa of a battle; D60 to D76."""

from __future__ import annotations

from typing import Any

import pytest

from bellona import Event, Match

from .battles import (
    alive,
    called,
    duel,
    edge_units,
    equites,
    fallen,
    fight,
    leader,
    marks,
    on_field,
    pedites,
    points,
    quiet,
    sagittarii,
    square,
    troop,
)
from .games import (
    arms,
    asked,
    cives,
    event,
    garrison,
    happened,
    ira,
    kinds,
    legal,
    legion,
    play,
    realm,
    refusal,
    reign,
    rex,
)

DAMNA = {"aggressor": ["damnum", "damnum"], "defender": []}


def moved(match: Match, *actions: str) -> Match:
    """Give orders one after the other, nobody shooting."""
    for action in actions:
        play(match, action)
        quiet(match)
    return match


# --- the field


@pytest.mark.rule("latium 10.21", "latium 10.22", "latium 10.23", "latium D60", "latium D61")
@pytest.mark.parametrize(
    ("roma", "caere", "field"),
    [
        (arms(pedites=10), arms(pedites=12), (16, 12)),
        (arms(pedites=12), arms(pedites=12), (16, 24)),
        (arms(pedites=13), arms(pedites=16), (16, 24)),
        (arms(pedites=16, equites=8), arms(pedites=16, equites=8), (16, 24)),
        (arms(pedites=17, equites=8), arms(pedites=16, equites=8), (24, 16)),
    ],
)
def test_the_field_goes_by_the_number_of_units(
    roma: dict[str, int], caere: dict[str, int], field: tuple[int, int]
) -> None:
    battle = called(roma=roma, caere=caere).position.battle
    assert (battle.front, battle.depth) == field
    assert battle.depth - 2 * (battle.zone - 1) - 1 == 9, "the lines are nine squares apart"


@pytest.mark.rule("latium 11.13")
def test_a_hill_and_a_wood_stand_on_a_field_of_plain() -> None:
    terrain = [int(ground) for ground in called(cell="0307").position.battle.terrain]
    assert (terrain.count(1), terrain.count(2)) == (4, 4)
    for column, row in ((place % 24, place // 24) for place, ground in enumerate(terrain) if ground in (1, 2)):
        assert row not in (11, 12)
        assert column < 16


@pytest.mark.rule("latium 10.24")
def test_the_defender_chooses_his_side() -> None:
    match = called(cell="0307")
    while match.prompt.ask == "allot":
        play(match, "ready", seat=match.waiting[0])
    assert asked(match) == ("caere", "side")
    assert legal(match) == {"edge far", "edge near"}


# --- initiative


def rolling(**more: Any) -> Match:
    """A battle of which the initiative is about to be rolled."""
    match = called(cell="0307", **more)
    while match.prompt.ask == "allot":
        play(match, "ready", seat=match.waiting[0])
    return match


@pytest.mark.rule("latium 11.2", "latium 11.3", "latium D71")
def test_the_higher_total_has_the_initiative_and_equals_roll_again() -> None:
    match = rolling()
    events = play(match, "edge far", dice=[2, 2, 1, 4])
    totals = [(one["die"], one["total"]) for one in happened(events, "initiative_die")]
    assert totals == [(2, 4), (2, 4), (1, 3), (4, 6)]
    assert "initiative_tied" in kinds(events)
    assert match.position.battle.holder == 1


@pytest.mark.rule("latium 11.3")
def test_a_dux_adds_less_than_a_rex() -> None:
    match = rolling(leaders=("dux", "rex"))
    events = play(match, "edge far", dice=[3, 3])
    assert [one["total"] for one in happened(events, "initiative_die")] == [4, 5]
    assert match.position.battle.holder == 1


@pytest.mark.rule("latium 11.3", "latium D72")
def test_a_commander_who_is_gone_adds_nothing_any_more() -> None:
    match = fight(actions=1, A1=leader("c0101"), A2=pedites("c0703"), D2=pedites("c0720"))
    events = play(match, "advance A2 alone 0 1", dice=[1, 4])
    assert [one["total"] for one in happened(events, "initiative_die")] == [1 + 2, 4]


@pytest.mark.rule("latium D21", "latium B5")
@pytest.mark.parametrize(("cycle", "totals"), [(1, [1 + 2 + 2, 4 + 2]), (0, [1 + 2, 4 + 2])])
def test_what_an_event_promised_for_the_next_battle_is_used_up_by_it(cycle: int, totals: list[int]) -> None:
    match = rolling(reges={"roma": {"initiative": 2, "discrimen": 1, "war_bonus_cycle": cycle}})
    assert [int(one) for one in match.position.battle.steadiness] == [cycle, 0]
    events = play(match, "edge far", dice=[1, 4])
    assert [one["total"] for one in happened(events, "initiative_die")] == totals
    assert (int(rex(match, "roma").initiative) == 0) == (cycle == 1)


# --- deployment

# --- deployment


def deploying(roma: dict[str, int], caere: dict[str, int]) -> Match:
    """A battle in which Caere is to place his first schiera."""
    match = rolling(roma=roma, caere=caere)
    play(match, "edge far", dice=[4, 1])
    quiet(match)
    while match.prompt.ask == "exchange":
        play(match, "pass", seat=match.waiting[0])
    return match


SMALL = arms(pedites=8, equites=2, sagittarii=3)


@pytest.mark.rule("latium 11.7", "latium 11.8")
def test_the_holder_makes_the_other_deploy_first_and_answers() -> None:
    match = deploying(SMALL, SMALL)
    assert match.position.battle.holder == 0
    assert asked(match) == ("caere", "deploy")
    play(match, "deploy pedites 3 c0716 right 2")
    if match.seat == "caere":
        play(match, "pass")
    assert asked(match) == ("roma", "deploy")


@pytest.mark.rule("latium 11.9")
def test_a_unit_of_pedites_is_two_centuriae() -> None:
    match = deploying(SMALL, SMALL)
    assert refusal(match, "deploy pedites 5 c0516 right 2") is not None, "eight centuriae are four units"
    assert refusal(match, "deploy pedites 2 c0516 right 3") is not None
    assert refusal(match, "deploy pedites 2 c0516 right 1") == "11.9"
    events = play(match, "deploy pedites 4 c0516 right 2")
    assert len(happened(events, "deployed")) == 4


@pytest.mark.rule("latium 11.10", "latium 11.16")
def test_the_units_of_a_schiera_may_stand_apart() -> None:
    match = deploying(SMALL, SMALL)
    play(match, "deploy sagittarii 1 c0316 right 1")
    events = play(match, "place joins c1216 2")
    placed = happened(events, "deployed")[0]["unit"]
    first = next(name for name in on_field(match) if square(match, name) == "c0316")
    assert troop(match, placed).schiera == troop(match, first).schiera


@pytest.mark.rule("latium 11.12")
def test_equites_and_sagittarii_stand_singly_or_by_two() -> None:
    for centuriae in (1, 2):
        match = deploying(SMALL, SMALL)
        assert refusal(match, f"deploy equites 1 c0316 right {centuriae}") is None
        assert refusal(match, f"deploy sagittarii 1 c0316 right {centuriae}") is None


@pytest.mark.rule("latium 11.11")
def test_the_rex_is_placed_as_a_piece() -> None:
    match = deploying(SMALL, SMALL)
    events = play(match, "lead c0718")
    assert event(events, "commander_placed")["square"] == "c0718"


@pytest.mark.rule("latium D61", "latium 11.8")
def test_nobody_deploys_outside_his_zone() -> None:
    match = deploying(SMALL, SMALL)
    assert refusal(match, "deploy pedites 1 c0715 right 2") == "D61"
    assert refusal(match, "lead c0715") == "D61"
    assert refusal(match, "deploy pedites 1 c0716 right 2") is None


@pytest.mark.rule("latium 11.13")
def test_equites_do_not_enter_a_wood_where_others_may_stand() -> None:
    match = rolling()
    play(match, "edge far", dice=[4, 1])
    quiet(match)
    while match.prompt.ask == "exchange":
        play(match, "pass", seat=match.waiting[0])
    terrain = [int(ground) for ground in match.position.battle.terrain]
    woods = [place for place, ground in enumerate(terrain) if ground == 2 and place // 24 >= 16]
    hills = [place for place, ground in enumerate(terrain) if ground == 1 and place // 24 >= 16]
    for place in woods:
        assert refusal(match, f"deploy equites 1 c{place % 24:02}{place // 24:02} right 1") == "11.13"
    for place in (*woods, *hills):
        assert refusal(match, f"deploy sagittarii 1 c{place % 24:02}{place // 24:02} right 1") is None


# --- phases and actions


@pytest.mark.rule("latium D62", "latium 11.15")
def test_an_action_for_every_unit_and_none_for_the_leader() -> None:
    match = fight(
        actions=1, A1=leader("c0305"), D1=leader("c0320"), D2=pedites("c0718"), D3=pedites("c0818"),
        **{f"A{number}": pedites(f"c{number + 3:02}05") for number in range(2, 9)},
    )  # fmt: skip
    play(match, "advance A2 alone 0 1")
    while match.prompt.ask == "alacritas":
        play(match, "pass", seat=match.waiting[0], dice=[4, 1] if len(match.waiting) == 1 else ())
    quiet(match)
    battle = match.position.battle
    assert (battle.number, battle.holder, battle.actions) == (2, 0, 7)


@pytest.mark.rule("latium 11.15", "latium 11.16", "latium 11.10")
def test_a_schiera_may_split_and_its_parts_act_apart() -> None:
    match = fight(
        actions=4, A2=sagittarii("c0407", schiera=1), A3=sagittarii("c1207", schiera=1), D2=pedites("c0718"),
        D3=equites("c1220"),
    )  # fmt: skip
    moved(match, "advance A3 alone 0 3")
    assert (square(match, "A2"), square(match, "A3")) == ("c0407", "c1210")
    assert match.position.battle.actions == 3
    moved(match, "advance A2 alone 0 3")
    assert square(match, "A2") == "c0410"
    assert match.position.battle.actions == 2


@pytest.mark.rule("latium 11.15", "latium 11.25")
def test_a_shot_uses_no_action() -> None:
    match = fight(actions=4, moment="shots", A2=sagittarii("c0708"), A3=pedites("c0103"), D2=pedites("c0713"))
    play(match, "shoot A2 D2 first")
    duel(match, "G-C-L", "G-C-L")
    quiet(match)
    assert asked(match) == ("roma", "act")
    assert match.position.battle.actions == 4


@pytest.mark.rule("latium 11.17", "latium 11.19", "latium D63")
@pytest.mark.parametrize(("arm", "most"), [("pedites", 4), ("sagittarii", 4), ("equites", 8)])
def test_how_far_units_go_in_one_action(arm: str, most: int) -> None:
    make = {"pedites": pedites, "sagittarii": sagittarii, "equites": equites}[arm]
    match = fight(A2=make("c0701"), A3=pedites("c0101"), D2=pedites("c0722"), D3=pedites("c0122"))
    assert refusal(match, f"advance A2 alone 0 {most}") is None
    assert refusal(match, f"advance A2 alone {most // 2} {most}") is None, "a slant counts as one"
    assert refusal(match, f"advance A2 alone 0 {most + 1}") == "D63"


@pytest.mark.rule("latium D63", "latium 11.22")
def test_the_rex_goes_four_squares() -> None:
    match = fight(A1=leader("c0701"), A2=pedites("c0101"), D2=pedites("c0722"))
    assert refusal(match, "advance A1 alone 0 4") is None
    assert refusal(match, "advance A1 alone 0 5") == "D63"


@pytest.mark.rule("latium 11.20", "latium 11.19")
def test_a_schiera_may_act_twice_and_three_times_in_a_phase() -> None:
    match = fight(actions=6, A2=pedites("c0701"), A3=pedites("c0101"), D2=pedites("c0722"), D3=pedites("c0122"))
    moved(match, "advance A2 alone 0 3", "advance A2 alone 0 4")
    assert square(match, "A2") == "c0708"
    moved(match, "advance A2 alone 0 1")
    assert refusal(match, "advance A2 alone 0 1") == "11.20"


@pytest.mark.rule("latium 11.21", "latium D64")
@pytest.mark.parametrize(("arm", "reach"), [("pedites", 2), ("equites", 9)])
def test_how_far_a_charge_reaches(arm: str, reach: int) -> None:
    make = {"pedites": pedites, "equites": equites}[arm]
    for distance, rule in ((reach, None), (reach + 1, "D64")):
        match = fight(A2=make(f"c07{20 - distance:02}"), A3=pedites("c0101"), D2=pedites("c0720"), D3=pedites("c0122"))
        assert refusal(match, "charge A2 D2 c0719") == rule


@pytest.mark.rule("latium D64")
def test_sagittarii_do_not_charge() -> None:
    match = fight(A2=sagittarii("c0711"), A3=pedites("c0101"), D2=pedites("c0713"), D3=pedites("c0122"))
    assert refusal(match, "charge A2 D2 c0712") == "D64"


@pytest.mark.rule("latium 11.21")
def test_pedites_that_advanced_seven_of_nine_squares_may_charge() -> None:
    match = fight(actions=6, A2=pedites("c0707"), A3=pedites("c0101"), D2=pedites("c0716"), D3=pedites("c0122"))
    moved(match, "advance A2 alone 0 3")
    assert refusal(match, "charge A2 D2 c0715") == "D64"
    moved(match, "advance A2 alone 0 4")
    assert refusal(match, "charge A2 D2 c0715") is None


@pytest.mark.rule("latium 11.22")
def test_the_rex_may_go_with_a_schiera() -> None:
    match = fight(A1=leader("c0706"), A2=pedites("c0707"), A3=pedites("c0101"), D2=pedites("c0720"))
    moved(match, "advance A2 alone 0 3 led")
    assert (square(match, "A1"), square(match, "A2")) == ("c0709", "c0710")
    assert match.position.battle.actions == 4, "in one action"


@pytest.mark.rule("latium 11.22")
def test_a_rex_who_is_far_off_does_not_go_with_them() -> None:
    match = fight(A1=leader("c0204"), A2=pedites("c0707"), A3=pedites("c0101"), D2=pedites("c0720"))
    assert refusal(match, "advance A2 alone 0 3 led") is not None


# --- shots


def archers(row: int, **told: Any) -> Match:
    """Two centuriae of sagittarii of Roma, this many squares from a unit of pedites of Caere."""
    units = {
        "A2": sagittarii(f"c07{18 - row:02}"), "A3": pedites("c0103"), "A4": pedites("c0303"), "D2": pedites("c0718"),
        "D3": pedites("c0122"),
    }  # fmt: skip
    return fight(**({"moment": "shots", "actions": 9} | units | told))


@pytest.mark.rule("latium 11.18", "latium D65", "latium 11.17")
def test_sagittarii_shoot_from_two_hundred_and_fifty_passi() -> None:
    match = archers(5)
    assert asked(match) == ("roma", "shoot")
    assert refusal(match, "shoot A2 D2 first") is None
    assert asked(archers(6)) == ("roma", "act"), "six squares are too far"
    assert refusal(archers(6, A5=sagittarii("c0118")), "shoot A2 D2 first") == "D65"


@pytest.mark.rule("latium D65")
def test_a_hill_lets_them_shoot_further() -> None:
    match = archers(6, terrain={"c0712": "colle"})
    assert refusal(match, "shoot A2 D2 first") is None
    match = archers(7, terrain={"c0711": "colle"}, A5=sagittarii("c0118"))
    assert refusal(match, "shoot A2 D2 first") == "D65"


@pytest.mark.rule("latium 11.18")
def test_whoever_comes_within_range_engages_the_enemy() -> None:
    match = fight(A2=sagittarii("c0707"), A3=pedites("c0103"), D2=equites("c0716"))
    events = play(match, "advance A2 alone 0 3")
    assert "engaged" not in kinds(events)
    quiet(match)
    events = play(match, "advance A2 alone 0 1")
    assert event(events, "engaged")["side"] == "defender"


@pytest.mark.rule("latium 11.18", "latium D64")
@pytest.mark.parametrize(("ground", "engaged"), [("open", True), ("colle", False)])
def test_pedites_engage_at_charge_distance_which_is_less_uphill(ground: str, engaged: bool) -> None:
    match = fight(A2=pedites("c0717"), A3=pedites("c0103"), D2=pedites("c0720"), terrain={"c0720": ground})
    assert ("engaged" in kinds(play(match, "advance A2 alone 0 1"))) == engaged


@pytest.mark.rule("latium 11.25")
def test_each_centuria_shoots_once_in_a_volley_at_a_target_of_its_own() -> None:
    match = archers(5, D3=pedites("c0818"))
    play(match, "shoot A2 D2 first")
    duel(match, "G-C-L", "G-C-L")
    assert refusal(match, "shoot A2 D2 first") == "11.25"
    assert refusal(match, "shoot A2 D3 second") is None
    play(match, "shoot A2 D3 second")
    duel(match, "G-C-L", "G-C-L")
    assert asked(match) == ("roma", "act")


@pytest.mark.rule("latium 11.30", "latium D66", "latium 11.31")
def test_two_own_moves_pass_between_two_volleys() -> None:
    match = archers(5, engaged=[1, 1])
    volley(match)
    quiet(match)
    play(match, "advance A3 alone 0 1")
    assert asked(match) == ("roma", "act"), "one move is not enough"
    play(match, "advance A4 alone 0 1")
    assert asked(match) == ("roma", "shoot")
    assert refusal(match, "shoot A2 D2 first") is None


def volley(match: Match, target: str = "D2", shooter: str = "A2") -> list[Event]:
    """Both centuriae of a unit shoot without effect."""
    events: list[Event] = []
    for centuria in ("first", "second"):
        events += play(match, f"shoot {shooter} {target} {centuria}")
        events += duel(match, "G-C-L", "G-C-L")
    return events


@pytest.mark.rule("latium 11.29")
def test_sagittarii_have_two_volleys_in_a_phase() -> None:
    match = archers(5, engaged=[1, 1], A5=sagittarii("c1313"), D4=pedites("c1318"))
    for _ in range(2):
        volley(match)
        quiet(match)
        play(match, "advance A3 alone 0 1")
        quiet(match)
        play(match, "advance A4 alone 0 1")
    assert asked(match) == ("roma", "shoot"), "A5 has not shot"
    assert refusal(match, "shoot A2 D2 first") == "11.29"


@pytest.mark.rule("latium 11.30", "latium 11.24")
def test_the_other_side_waits_for_two_moves_of_its_adversary() -> None:
    match = fight(
        actions=9, engaged=[1, 1], A2=pedites("c0716"), A3=pedites("c0103"), A4=pedites("c0303"),
        D2=sagittarii("c0718"), D3=pedites("c0122"),
    )  # fmt: skip
    play(match, "advance A3 alone 0 1")
    assert asked(match) == ("caere", "shoot"), "in Roma's phase"
    volley(match, "A2", "D2")
    assert asked(match) == ("roma", "act")
    play(match, "advance A3 alone 0 1")
    assert asked(match) == ("roma", "act")
    play(match, "advance A4 alone 0 1")
    assert asked(match) == ("caere", "shoot")


@pytest.mark.rule("latium 11.24", "latium B76")
@pytest.mark.parametrize(("arm", "row", "shot"), [
    (pedites, 15, False), (pedites, 16, True), (equites, 13, True), (sagittarii, 13, True),
])  # fmt: skip
def test_while_the_enemy_acts_only_those_are_shot_at_who_have_engaged(arm: Any, row: int, shot: bool) -> None:
    match = fight(
        actions=9, A2=arm(f"c07{row - 2}"), A3=pedites("c0103"), D2=sagittarii("c0718"), D3=pedites("c0122"),
    )  # fmt: skip
    play(match, "advance A2 alone 0 2")
    if asked(match) == ("roma", "shoot"):
        play(match, "pass")
    assert (asked(match) == ("caere", "shoot")) == shot
    if shot:
        assert refusal(match, "shoot D2 A2 first") is None


@pytest.mark.rule("latium 11.24", "latium B76")
def test_of_two_within_range_only_the_one_that_has_engaged_is_shot_at() -> None:
    match = fight(
        actions=9, A2=pedites("c0714"), A3=pedites("c0516"), A4=pedites("c0103"), D2=sagittarii("c0718"),
        D3=pedites("c0122"),
    )  # fmt: skip
    play(match, "advance A4 alone 0 1")
    assert refusal(match, "shoot D2 A3 first") is None
    assert refusal(match, "shoot D2 A2 first") == "11.24"


@pytest.mark.rule("latium 11.31")
def test_a_move_begun_before_the_engagement_does_not_count() -> None:
    match = fight(
        actions=9, A2=pedites("c0704"), A3=pedites("c0103"), D2=pedites("c0722"),
        D3=pedites("c0122", standing="edge", wait=3),
    )  # fmt: skip
    moved(match, "advance A2 alone 0 1", "advance A3 alone 0 1")
    assert troop(match, "D3").wait == 3


@pytest.mark.rule("latium D66")
def test_a_new_phase_starts_all_volleys_afresh() -> None:
    match = archers(5, engaged=[1, 1], actions=1, D2=pedites("c0718", centuriae=1))
    play(match, "shoot A2 D2 first")
    assert fallen(duel(match, "G-C-L", "L-G-C")) == ["D2"]
    quiet(match)
    match = archers(5, engaged=[1, 1], actions=1, suffered=[0, 1])
    volley(match)
    quiet(match)
    play(match, "advance A3 alone 0 1")
    assert match.position.battle.number == 2
    assert asked(match) == ("roma", "shoot")


# --- duels


@pytest.mark.rule("latium 11.32")
def test_an_attack_of_two_centuriae_is_two_duels() -> None:
    match = fight(A2=equites("c0707"), A3=pedites("c0103"), D2=equites("c0716"), D3=pedites("c0122"))
    play(match, "charge A2 D2 c0715")
    duel(match, "G-C-L", "G-C-L")
    assert match.prompt.ask == "cards"
    duel(match, "G-C-L", "G-C-L")
    quiet(match)
    assert asked(match) == ("roma", "act")


def attack(signa: dict[str, list[str]], attackers: int = 1, **told: Any) -> Match:
    """Equites of Roma charge equites of Caere."""
    units = {
        "A2": equites("c0707", centuriae=attackers), "A3": pedites("c0103"), "D2": equites("c0716", centuriae=1),
        "D3": pedites("c0122"),
    }  # fmt: skip
    match = fight(signa=signa, **(units | told))
    play(match, "charge A2 D2 c0715")
    return match


def with_damnum(match: Match, attacker: str, target: str, number: int) -> list[Event]:
    """Show the orders; at Roma's clipeus this many Damnum are added, nobody answering."""
    events: list[Event] = []
    seats = ("roma", "caere")
    for pair in zip(attacker.split("-"), target.split("-"), strict=True):
        if match.prompt.ask != "cards":
            break
        for seat, card in zip(seats, pair, strict=True):
            events += play(match, "card " + {"G": "gladium", "C": "clipeus", "L": "lorica"}[card], seat=seat)
        while match.prompt.ask in ("damnum", "defensio"):
            add = match.prompt.ask == "damnum" and match.seat == "roma" and number > 0
            number -= add
            events += play(match, "play damnum" if add else "pass")
    return events


@pytest.mark.rule("latium 11.43", "latium 11.33", "latium 11.34")
def test_two_damnum_make_a_difference_of_two_and_the_centuria_falls_back() -> None:
    match = attack(DAMNA)
    events = with_damnum(match, "G-C-L", "G-L-C", 2)
    assert marks(events) == [("D2", 2)]
    assert event(events, "unit_fell_back")["unit"] == "D2"
    assert edge_units(match) == ["D2"]
    assert square(match, "D2").endswith("23")  # type: ignore[union-attr]
    assert points(match, "A2") == (0, 0)
    assert troop(match, "D2").wait == 3


@pytest.mark.rule("latium 11.43", "latium 11.34")
def test_one_damnum_makes_a_difference_of_one() -> None:
    match = attack(DAMNA)
    events = with_damnum(match, "G-C-L", "G-L-C", 1)
    assert marks(events) == [("D2", 1)]
    assert "unit_fell_back" not in kinds(events)
    assert square(match, "D2") == "c0716"


@pytest.mark.rule("latium 11.33", "latium 11.45")
def test_a_damnum_makes_a_shot_of_the_clipeus_two_points() -> None:
    match = archers(5, signa=DAMNA, D2=pedites("c0718"))
    play(match, "shoot A2 D2 first")
    events = with_damnum(match, "C-G-L", "L-G-C", 1)
    assert sum(points for _, points in marks(events)) == 2
    assert "unit_fell_back" in kinds(events)
    assert alive(match, "D2") == 1, "the centuria that fell back left its unit"


@pytest.mark.rule("latium 11.36", "latium 11.45")
def test_defensio_cancels_a_damnum() -> None:
    match = archers(5, signa={"aggressor": ["damnum"], "defender": ["defensio"]})
    play(match, "shoot A2 D2 first")
    events = duel(match, "C-G-L", "L-G-C")
    assert asked(match) == ("roma", "damnum")
    events += play(match, "play damnum")
    assert asked(match) == ("caere", "defensio")
    events += play(match, "play defensio")
    events += quiet(match)
    assert marks(events) == [("D2", 1)]
    assert "unit_fell_back" not in kinds(events)


@pytest.mark.rule("latium 11.35")
def test_who_fell_back_waits_for_three_moves_of_the_adversary() -> None:
    match = fight(
        actions=9, engaged=[1, 1], A2=pedites("c0704"), A3=pedites("c0103"), D2=pedites("c0712"),
        D3=pedites("c0123", standing="edge", wait=3),
    )  # fmt: skip
    for left in (2, 1, 0):
        moved(match, f"advance A{2 + left % 2} alone 0 1")
        assert troop(match, "D3").wait == left
    assert not edge_units(match)


@pytest.mark.rule("latium 11.35")
def test_a_unit_that_waits_at_the_edge_does_not_act() -> None:
    match = fight(A2=pedites("c0704"), A3=pedites("c0100", standing="edge", wait=1), D2=pedites("c0718"))
    assert refusal(match, "advance A3 alone 0 1") == "11.35"


@pytest.mark.rule("latium D67")
def test_three_points_destroy_a_centuria() -> None:
    match = archers(5, D2=pedites("c0718", centuriae=1, points=[2, 0]))
    play(match, "shoot A2 D2 first")
    events = duel(match, "C-G-L", "L-G-C")
    quiet(match)
    assert fallen(events) == ["D2"]
    assert "D2" not in on_field(match)


@pytest.mark.rule("latium 11.37", "latium 11.46")
def test_an_exposed_flank_may_be_attacked() -> None:
    match = fight(A2=equites("c0310"), A3=pedites("c0103"), D2=pedites("c0716"), D3=pedites("c1022"))
    events = play(match, "charge A2 D2 c0616")
    assert event(events, "charged")["flank"] == 1
    events = duel(match, "G-C-L", "L-G-C")
    assert fallen(events) == ["D2"]
    assert alive(match, "D2") == 1
    assert not fallen(duel(match, "G-C-L", "G-C-L"))


@pytest.mark.rule("latium 11.39")
def test_a_routed_unit_is_gone() -> None:
    match = fight(A2=pedites("c0711", centuriae=1), A3=pedites("c0911"), D2=pedites("c0713"), D3=pedites("c0122"))
    play(match, "charge A2 D2 c0712")
    duel(match, "G-C-L", "L-G-C")
    quiet(match)
    events = play(match, "charge A3 D2 c0812", dice=[1])
    assert "unit_routed" in kinds(events)
    assert square(match, "D2") is None


@pytest.mark.rule("latium 11.39", "latium D36")
def test_routed_centuriae_go_home_and_half_of_them_are_lost_with_the_field() -> None:
    units = {"A2": pedites("c0711"), "D2": pedites("c0720"), "D3": pedites("c0716", standing="routed")}
    won = fight(**units)
    play(won, "abandon")
    assert (garrison(won, "caere"), legion(won, "caere")) == ((2, 0, 0), (4, 0, 0))
    assert cives(won, "caere") == 26
    lost = fight(moment="shots", shooter="defender", D4=sagittarii("c0713"), **units)
    play(lost, "abandon")
    assert (garrison(lost, "caere"), legion(lost, "caere")) == ((1, 0, 0), (3, 0, 2))
    assert cives(lost, "caere") == 25


@pytest.mark.rule("latium 11.40", "latium 10.13")
def test_a_side_may_leave_the_field_and_has_lost() -> None:
    match = fight(A2=pedites("c0713"), D2=pedites("c0720"), D3=sagittarii("c0715"), moment="shots", shooter="defender")
    assert asked(match) == ("caere", "shoot")
    events = play(match, "abandon")
    assert event(events, "field_left")["side"] == "defender"
    assert event(events, "battle_won")["side"] == "aggressor"
    assert asked(match) == ("roma", "victory")


@pytest.mark.rule("latium 11.40")
def test_the_holder_may_leave_too() -> None:
    match = fight(A2=pedites("c0711"), D2=pedites("c0720"))
    events = play(match, "abandon")
    assert event(events, "battle_won")["side"] == "defender"


@pytest.mark.rule("latium D72", "latium 4.14")
def test_losses_on_both_sides_or_none_are_rolled_for() -> None:
    for suffered in ([0, 0], [1, 1]):
        match = fight(actions=1, suffered=suffered, A2=pedites("c0703"), D2=pedites("c0720"))
        events = play(match, "advance A2 alone 0 1", dice=[1, 4])
        assert len(happened(events, "initiative_die")) == 2
        assert (match.position.battle.holder, match.position.battle.number) == (1, 2)


@pytest.mark.rule("latium D73")
@pytest.mark.parametrize(("lost", "victor"), [([1, 2], "aggressor"), ([2, 1], "defender"), ([1, 1], None)])
def test_night_falls_after_twelve_phases(lost: list[int], victor: str | None) -> None:
    match = fight(actions=1, number=12, lost=lost, A2=pedites("c0703"), D2=pedites("c0720"))
    events = play(match, "advance A2 alone 0 1")
    assert "night_fell" in kinds(events)
    if victor:
        assert event(events, "battle_won")["side"] == victor
    else:
        assert "battle_drawn" in kinds(events)


def against_rex(**told: Any) -> Match:
    """Pedites of Roma charge the Rex of Caere."""
    match = fight(
        **({"A2": pedites("c0711"), "A3": pedites("c0103"), "D1": leader("c0713"), "D2": pedites("c0122")} | told)
    )
    play(match, "charge A2 D1 c0712")
    return match


@pytest.mark.rule("latium D74", "latium 7.1")
def test_a_gladium_kills_a_rex() -> None:
    match = against_rex()
    events = duel(match, "G-C-L", "L-G-C")
    assert event(events, "commander_killed")["unit"] == "D1"
    assert "D1" not in on_field(match)


@pytest.mark.rule("latium D32", "latium 7.1", "latium D50")
def test_a_rex_who_falls_leaves_no_ira_to_his_son() -> None:
    match = realm(**against_rex(reges={"caere": {"ira": 2}}).dump() | {"filii": {"caere": ["son"]}})
    duel(match, "G-C-L", "L-G-C")
    events = play(match, "abandon")
    assert "rex_fell" not in kinds(events), "the people do not drive out a dead man"
    assert event(events, "succeeded")["town"] == "caere"
    assert (reign(match, "caere"), ira(match, "caere")) == ("reigns", 0)


@pytest.mark.rule("latium D74")
def test_a_clipeus_drives_him_off_and_there_is_one_duel() -> None:
    match = against_rex()
    events = duel(match, "C-G-L", "L-G-C")
    assert event(events, "commander_driven_off")["unit"] == "D1"
    quiet(match)
    assert match.prompt.ask != "cards"
    match = against_rex()
    duel(match, "G-C-L", "G-C-L")
    quiet(match)
    assert asked(match) == ("roma", "act"), "two centuriae attack a commander in one duel"


@pytest.mark.rule("latium D74", "latium D75")
@pytest.mark.parametrize(("die", "caught"), [(1, True), (2, False)])
def test_a_rex_near_the_enemy_may_be_captured(die: int, caught: bool) -> None:
    match = fight(A2=pedites("c0713"), D1=leader("c0614"), D2=sagittarii("c0715"), moment="shots", shooter="defender")
    events = play(match, "abandon", dice=[die])
    assert ("captured" in kinds(events)) == caught
    assert (rex(match, "caere").pieces[0].errand == 3) == caught


@pytest.mark.rule("latium D76")
def test_a_battle_may_be_left_to_the_program() -> None:
    match = fight(A2=pedites("c0711"), A3=pedites("c0811"), D2=pedites("c0713"), D3=pedites("c0813"))
    events = play(match, "delegate")
    assert event(events, "field_delegated")["side"] == "aggressor"
    events += until_settled(match)
    assert {"battle_won", "battle_drawn"} & set(kinds(events))
    assert {"arma_shown", "charged"} & set(kinds(events)), "by the same rules, told in the same way"


def until_settled(match: Match) -> list[Event]:
    """Caere answers everything with the first choice, until the battle is over."""
    events: list[Event] = []
    for _ in range(3000):
        if match.position.battle.stage == 0:
            return events
        seat = match.waiting[0]
        choices = sorted(legal(match, seat) - {"abandon"})
        events += play(match, "pass" if "pass" in choices else choices[0], seat=seat)
    raise AssertionError("the battle does not end")


# --- ground, flanks and lines


@pytest.mark.rule("latium 11.37")
def test_two_loricae_count_against_a_unit_attacked_in_its_flank_once() -> None:
    match = fight(A2=equites("c0310"), A3=pedites("c0103"), D2=pedites("c0716"), D3=pedites("c1022"))
    play(match, "charge A2 D2 c0616")
    assert marks(duel(match, "C-L-G", "G-L-C")) == [("D2", 1)]
    assert not marks(duel(match, "C-L-G", "G-L-C")), "in the first duel only"
    match = fight(A2=equites("c0710"), A3=pedites("c0103"), D2=pedites("c0716"), D3=pedites("c1022"))
    play(match, "charge A2 D2 c0715")
    assert not marks(duel(match, "C-L-G", "G-L-C")), "from the front nothing happens"


@pytest.mark.rule("latium 11.37", "latium D69")
def test_a_loss_from_the_rear_shakes_more() -> None:
    match = fight(
        A2=equites("c0718", centuriae=1), A3=pedites("c0713"), A4=pedites("c0103"), D2=pedites("c0715"),
        D3=pedites("c1022"),
    )  # fmt: skip
    events = play(match, "charge A2 D2 c0716")
    assert event(events, "charged")["flank"] == 2
    duel(match, "G-C-L", "L-G-C")
    quiet(match)
    events = play(match, "charge A3 D2 c0714", dice=[3])
    assert event(events, "discrimen_stood")["score"] == 3 + 1 - 1


@pytest.mark.rule("latium 11.37", "latium D69", "latium D67")
def test_points_from_the_rear_shake_as_much_as_a_gladium() -> None:
    match = fight(
        A2=equites("c0718", centuriae=1), A3=pedites("c0713"), A4=pedites("c0103"), D2=pedites("c0715", points=[2, 0]),
        D3=pedites("c1022"),
    )  # fmt: skip
    play(match, "charge A2 D2 c0716")
    assert fallen(duel(match, "C-L-G", "G-L-C")) == ["D2"], "two loricae, and the third point"
    quiet(match)
    events = play(match, "charge A3 D2 c0714", dice=[3])
    assert event(events, "discrimen_stood")["score"] == 3 + 1 - 1


@pytest.mark.rule("latium 11.38", "latium D69")
@pytest.mark.parametrize(("start", "struck_from", "score"), [("c0718", "c0716", 3), ("c0712", "c0714", 4)])
def test_who_is_charged_from_the_rear_stands_his_discrimen_the_worse(start: str, struck_from: str, score: int) -> None:
    match = fight(
        A2=equites(start), A3=pedites("c0103"), D2=pedites("c0715", centuriae=1, shaken=1), D3=pedites("c1022")
    )
    events = play(match, f"charge A2 D2 {struck_from}", dice=[3])
    assert event(events, "discrimen_stood")["score"] == score


@pytest.mark.rule("latium 11.13")
def test_a_wood_stops_the_clipeus_of_a_shot() -> None:
    match = archers(5, terrain={"c0718": "silva"})
    play(match, "shoot A2 D2 first")
    events = duel(match, "C-G-L", "L-G-C")
    assert not marks(events)
    match = archers(5, terrain={"c0718": "silva"})
    play(match, "shoot A2 D2 first")
    assert fallen(duel(match, "G-C-L", "L-G-C")) == ["D2"]


@pytest.mark.rule("latium D64", "latium 11.13")
@pytest.mark.parametrize(("arm", "reach"), [("pedites", 1), ("equites", 4)])
def test_a_charge_uphill_reaches_half_as_far(arm: str, reach: int) -> None:
    make = {"pedites": pedites, "equites": equites}[arm]
    for distance, rule in ((reach, None), (reach + 1, "D64")):
        start, goal = f"c07{20 - distance:02}", "c0719"
        match = fight(A2=make(start), A3=pedites("c0101"), D2=pedites("c0720"), terrain={"c0720": "colle"})
        assert refusal(match, f"charge A2 D2 {goal}") == rule


@pytest.mark.rule("latium 11.13", "latium D63")
def test_a_wood_costs_pedites_two_squares_and_bars_equites() -> None:
    wood = {"c0704": "silva", "c0705": "silva"}
    match = fight(A2=pedites("c0703"), A3=equites("c0903"), D2=pedites("c0720"), terrain=wood | {"c0906": "silva"})
    assert refusal(match, "advance A2 alone 0 2") is None
    assert refusal(match, "advance A2 alone 0 3") is not None
    assert refusal(match, "advance A3 alone 0 2") is None
    assert refusal(match, "advance A3 alone 0 3") is not None


@pytest.mark.rule("latium 11.13")
def test_a_stream_ends_the_move() -> None:
    stream = {f"c{column:02}12": "stream" for column in range(16)}
    match = fight(A2=pedites("c0710"), A3=pedites("c0103"), D2=pedites("c0720"), terrain=stream, stream=12)
    assert refusal(match, "advance A2 alone 0 2") is None
    assert refusal(match, "advance A2 alone 0 3") is not None


@pytest.mark.rule("latium 11.18", "latium 11.24")
def test_friends_on_the_next_square_and_in_melee_are_not_shot_past() -> None:
    other = {"A5": sagittarii("c1313"), "D4": pedites("c1318")}
    assert refusal(archers(5, A3=pedites("c0714"), **other), "shoot A2 D2 first") == "11.18"
    assert refusal(archers(5, A3=pedites("c0717"), **other), "shoot A2 D2 first") == "B50"


@pytest.mark.rule("latium 11.15")
def test_a_unit_stops_beside_an_enemy() -> None:
    match = fight(A2=equites("c0510"), A3=pedites("c0103"), D2=pedites("c0613"), D3=pedites("c1022"))
    assert refusal(match, "advance A2 alone 0 2") is None
    assert refusal(match, "advance A2 alone 0 4") is not None


@pytest.mark.rule("latium 11.36", "latium 4.6", "latium B13")
def test_who_has_neither_signum_nor_favour_is_not_asked_for_a_defensio() -> None:
    match = archers(5, signa={"aggressor": ["damnum", "damnum"], "defender": []})
    play(match, "shoot A2 D2 first")
    duel(match, "C-G-L", "L-G-C")
    play(match, "play damnum")
    assert asked(match) == ("roma", "damnum"), "he may add the second at once"


@pytest.mark.rule("latium D62", "latium 11.20")
def test_who_acted_three_times_acts_again_in_the_next_phase() -> None:
    match = fight(actions=1, suffered=[0, 1], A2=pedites("c0703", acted=2), A3=pedites("c0103"), D2=pedites("c0722"))
    moved(match, "advance A2 alone 0 1")
    assert (int(match.position.battle.number), int(match.position.battle.holder)) == (2, 0)
    assert refusal(match, "advance A2 alone 0 1") is None
