"""Rulings on battles: ground, movements, charges, commanders, Signa, and how a battle ends."""

from __future__ import annotations

from typing import Any

import pytest

from bellona import Match

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
    SEATS,
    allowed,
    arms,
    asked,
    at,
    casella,
    event,
    hand,
    happened,
    kinds,
    legal,
    play,
    refusal,
    signa,
)
from .test_ch10_war import FOEDUS, army, marching
from .test_ch11_battle import against_rex, archers, deploying, moved, rolling

# --- the ground


@pytest.mark.rule("latium B34")
def test_what_would_lie_on_another_slips_on_to_the_next_place() -> None:
    terrain = called(cell="0307", dice=[5, 3, 5, 3]).position.battle.terrain.reshape(24, 24)
    assert {(int(row), int(column)) for row, column in zip(*(terrain == 1).nonzero(), strict=True)} == {
        (2, 4), (2, 5), (3, 4), (3, 5),
    }  # fmt: skip
    assert {(int(row), int(column)) for row, column in zip(*(terrain == 2).nonzero(), strict=True)} == {
        (2, 6), (2, 7), (3, 6), (3, 7),
    }  # fmt: skip


@pytest.mark.rule("latium B34")
def test_the_edge_that_the_defender_takes_turns_the_whole_field() -> None:
    fields = []
    for edge in ("far", "near"):
        match = called(cell="0608", dice=[5, 3, 9, 3])
        while match.prompt.ask == "allot":
            play(match, "ready", seat=match.waiting[0])
        assert match.position.battle.stream == 12, "the row beyond the middle"
        play(match, f"edge {edge}")
        fields.append(match.position.battle.terrain.reshape(24, 24)[:24, :16].copy())
        assert match.position.battle.stream == (12 if edge == "far" else 11)
    assert (fields[1] == fields[0][::-1, ::-1]).all()


# --- moving


@pytest.mark.rule("latium B35")
def test_a_unit_does_not_wind_its_way() -> None:
    ways = {"A2": equites("c0703"), "A3": pedites("c0705"), "D2": pedites("c0722")}
    match = fight(**ways)
    assert refusal(match, "advance A2 alone 0 4") == "B35", "straight on stands A3, and it does not go round"
    assert refusal(match, "advance A2 alone 2 4") is None, "slanting first it passes by"
    match = fight(**ways, A4=pedites("c0804"))
    assert refusal(match, "advance A2 alone 2 4") == "B35", "both ways are barred, whatever else is open"


@pytest.mark.rule("latium B36")
def test_a_charge_stops_on_the_first_square_next_to_an_enemy() -> None:
    match = fight(A2=equites("c0710"), A3=pedites("c0103"), D2=pedites("c0716"), D3=pedites("c0713"))
    assert refusal(match, "charge A2 D2 c0715") == "B35", "D3 holds it up"
    assert refusal(match, "charge A2 D3 c0712") is None


@pytest.mark.rule("latium B36")
def test_chargers_stay_where_they_are_if_the_target_is_gone_before_the_blow() -> None:
    shaken = pedites("c0713", centuriae=1, shaken=1)
    match = fight(actions=3, A2=pedites("c0711"), A3=pedites("c0103"), D2=shaken, D3=pedites("c0122"))
    events = play(match, "charge A2 D2 c0712", dice=[1])
    assert "unit_routed" in kinds(events)
    assert "charged" not in kinds(events)
    quiet(match)
    assert (square(match, "A2"), int(match.position.battle.actions)) == ("c0711", 2)


@pytest.mark.rule("latium B36")
def test_a_unit_that_fails_its_own_discrimen_has_spent_the_action() -> None:
    match = fight(
        actions=3, A2=pedites("c0711", centuriae=1, shaken=1), A3=pedites("c0103"), D2=pedites("c0720"),
    )  # fmt: skip
    events = play(match, "advance A2 alone 0 1", dice=[1])
    assert "unit_moved" not in kinds(events)
    quiet(match)
    assert int(match.position.battle.actions) == 2


@pytest.mark.rule("latium B37")
def test_a_schiera_moves_as_a_whole_or_not_at_all() -> None:
    line = {"A2": pedites("c0703", schiera=1), "A3": pedites("c0803", schiera=1)}
    match = fight(actions=9, **line, A4=equites("c0805"), D2=pedites("c0722"))
    assert refusal(match, "advance A2 schiera 0 2") is not None, "A3 has no way"
    moved(match, "advance A2 schiera 0 1")
    assert (square(match, "A2"), square(match, "A3")) == ("c0704", "c0804")
    moved(match, "advance A2 alone -1 0")
    assert troop(match, "A2").schiera != troop(match, "A3").schiera, "who goes alone leaves it"


@pytest.mark.rule("latium B37")
def test_units_side_by_side_may_be_ordered_together_and_are_a_schiera_then() -> None:
    match = fight(actions=9, A2=pedites("c0703"), A3=pedites("c0803"), A4=equites("c0903"), D2=pedites("c0722"))
    assert troop(match, "A2").schiera != troop(match, "A3").schiera
    moved(match, "advance A2 line 0 1")
    assert (square(match, "A2"), square(match, "A3"), square(match, "A4")) == ("c0704", "c0804", "c0903")
    assert troop(match, "A2").schiera == troop(match, "A3").schiera


@pytest.mark.rule("latium B39")
def test_a_unit_keeps_its_facing_and_may_turn_once_after_a_move() -> None:
    match = fight(actions=9, A2=pedites("c0703"), A3=pedites("c0103"), D2=pedites("c0722"))
    assert refusal(match, "turn A2 left") == "B39", "it has not moved"
    moved(match, "advance A2 alone -2 0")
    assert int(troop(match, "A2").facing) == 0
    play(match, "turn A2 left")
    assert int(troop(match, "A2").facing) == 1
    assert refusal(match, "turn A2 back") == "B39", "only once"


@pytest.mark.rule("latium B39")
@pytest.mark.parametrize(
    ("strikes_from", "exposed"), [("c0617", 0), ("c0717", 0), ("c0618", 1), ("c0818", 1), ("c0619", 2), ("c0719", 2)]
)
def test_what_is_flank_and_what_is_rear(strikes_from: str, exposed: int) -> None:
    start = f"c{strikes_from[1:3]}{int(strikes_from[3:]) + (0 if exposed == 1 else 3 if exposed == 2 else -3):02}"
    if exposed == 1:
        start = "c0318" if strikes_from == "c0618" else "c1118"
    match = fight(A2=equites(start), A3=pedites("c0101"), D2=pedites("c0718"), D3=pedites("c1422"))
    events = play(match, f"charge A2 D2 {strikes_from}")
    assert event(events, "charged")["flank"] == exposed


@pytest.mark.rule("latium B39")
def test_chargers_turn_to_their_target() -> None:
    match = fight(A2=equites("c0318"), A3=pedites("c0101"), D2=pedites("c0718"), D3=pedites("c1422"))
    play(match, "charge A2 D2 c0618")
    assert int(troop(match, "A2").facing) == 3, "to the right"


# --- commanders


@pytest.mark.rule("latium B38")
def test_a_commander_goes_with_a_schiera_that_he_stands_next_to() -> None:
    for place, rule in (("c0702", None), ("c0604", None), ("c0701", "B38")):
        match = fight(A1=leader(place), A2=pedites("c0703"), A3=pedites("c0101"), D2=pedites("c0720"))
        assert refusal(match, "advance A2 alone 0 1 led") == rule


@pytest.mark.rule("latium B38")
def test_a_commander_neither_charges_nor_is_shot_at() -> None:
    match = fight(A1=leader("c0712"), A2=pedites("c0101"), D2=pedites("c0714"))
    assert refusal(match, "charge A1 D2 c0713") == "D64"
    match = archers(5, D1=leader("c0817"))
    assert refusal(match, "shoot A2 D1 first") == "11.15"
    assert refusal(match, "shoot A2 D2 first") is None


@pytest.mark.rule("latium B38")
def test_a_clipeus_drives_a_commander_off_and_nothing_is_added_or_counted() -> None:
    match = against_rex(signa={"aggressor": ["damnum"], "defender": []})
    events = duel(match, "C-G-L", "L-G-C")
    assert asked(match)[1] != "damnum"
    assert event(events, "commander_driven_off")["unit"] == "D1"
    assert not marks(events)
    match = against_rex()
    assert marks(duel(match, "L-C-G", "C-G-L")) == [("A2", 1)], "until then he strikes like pedites"
    match = fight(A2=equites("c0313"), A3=pedites("c0101"), D1=leader("c0713"), D2=pedites("c1422"))
    events = play(match, "charge A2 D1 c0613")
    assert event(events, "charged")["flank"] == 0, "he has no flank"


@pytest.mark.rule("latium B48")
def test_a_commander_alone_does_not_hold_the_field() -> None:
    match = fight(
        A1=leader("c0103"), A2=pedites("c0711", centuriae=1), D1=leader("c0120"), D2=pedites("c0713", centuriae=1),
    )  # fmt: skip
    play(match, "charge A2 D2 c0712")
    events = duel(match, "G-C-L", "L-G-C")
    assert event(events, "battle_won")["side"] == "aggressor"


@pytest.mark.rule("latium B48")
def test_if_neither_side_has_a_unit_left_the_battle_is_drawn() -> None:
    both = fight(A1=leader("c0103"), A2=pedites("c0711", standing="routed"), D2=pedites("c0713", standing="routed"))
    assert both.position.battle.stage == 0, "nobody has won, and it is over"
    assert both.prompt.ask != "victory"


# --- Signa


def under(god: str, seat: str) -> dict[str, Any]:
    """A templum in a caput."""
    return {seat: {"sacred": "templum", "god": god}}


def thief(**told: Any) -> Match:
    """Roma, which is to act, has Dolum against two Signa of Caere."""
    units = {"A2": pedites("c0703"), "A3": pedites("c0103"), "D2": pedites("c0720")}
    return fight(signa={"aggressor": ["dolum"], "defender": ["fides", "damnum"]}, **units, **told)


@pytest.mark.rule("latium B40")
def test_a_protector_a_favour_and_fides_stop_dolum() -> None:
    events = play(thief(towns=under("mercurius", "caere")), "play dolum")
    assert event(events, "battle_signum_void")["signum"] == "dolum"
    match = thief(towns={"caere": {"sacred": "ara", "god": "mercurius", "favours": 3}})
    play(match, "play dolum")
    assert {"play fides", "favour caere", "pass"} <= legal(match)
    play(match, "favour caere")
    assert hand(match.position.battle.signa[1]) == ["damnum", "fides"]
    match = thief()
    play(match, "play dolum", "play fides")
    assert hand(match.position.battle.signa[1]) == ["damnum"]
    assert hand(match.position.battle.signa[0]) == []


@pytest.mark.rule("latium B40")
def test_no_favour_stops_defensio() -> None:
    match = archers(
        5, signa={"aggressor": ["damnum"], "defender": ["defensio"]},
        towns={"roma": {"sacred": "ara", "god": "mars", "favours": 3}},
    )  # fmt: skip
    play(match, "shoot A2 D2 first")
    duel(match, "C-G-L", "L-G-C")
    play(match, "play damnum", "play defensio")
    assert match.prompt.ask != "guard"
    assert match.prompt.ask != "shield"


@pytest.mark.rule("latium B40")
def test_mars_makes_inopinatum_void() -> None:
    held = {"roma": {"signa": ["damnum"]}, "caere": {"signa": ["inopinatum"]}}
    match = called(cell="0307", reges=held, towns=under("mars", "roma") | {"caere": {"garrison": arms()}})
    play(match, "ready", seat="roma")
    play(match, "allot inopinatum", seat="caere")
    play(match, "edge far", "pass", dice=[4, 1])
    assert asked(match) == ("caere", "inopinatum")
    events = play(match, "play inopinatum")
    assert event(events, "battle_signum_void")["signum"] == "inopinatum"
    assert match.position.battle.holder == 0


@pytest.mark.rule("latium B41")
def test_only_signa_of_battle_are_taken_into_one_and_come_back_unplayed() -> None:
    held = {"roma": {"signa": ["pax", "damnum"]}, "caere": {"signa": ["charisma"]}}
    match = called(cell="0307", reges=held)
    assert match.check("allot pax", seat="roma").rule == "B41"  # type: ignore[union-attr]
    play(match, "allot damnum", seat="roma")
    events = play(match, "ready", seat="caere")
    assert [(one["side"], one["number"]) for one in happened(events, "signa_allotted")] == [
        ("aggressor", 1), ("defender", 0),
    ]  # fmt: skip
    assert signa(match, "roma") == ["pax"]
    fought = fight(
        A2=pedites("c0711"), D2=pedites("c0720"), signa={"aggressor": ["damnum"], "defender": []},
        reges={"roma": {"signa": ["pax"]}},
    )  # fmt: skip
    play(fought, "abandon")
    assert signa(fought, "roma") == ["pax", "damnum"]


@pytest.mark.rule("latium B42")
def test_equal_totals_are_rolled_again_with_the_same_additions() -> None:
    match = called(cell="0307", reges={"roma": {"signa": ["alacritas"]}})
    play(match, "allot alacritas", seat="roma")
    play(match, "edge far")
    events = play(match, "play alacritas", dice=[1, 3, 2, 1])
    assert [one["total"] for one in happened(events, "initiative_die")] == [5, 5, 6, 3]
    assert match.position.battle.holder == 0


@pytest.mark.rule("latium B42")
def test_after_sixteen_ties_the_defender_has_the_initiative() -> None:
    match = rolling()
    events = play(match, "edge far", dice=[2] * 32)
    assert len(happened(events, "initiative_tied")) == 16
    assert match.position.battle.holder == 1


@pytest.mark.rule("latium B43")
def test_thirty_six_units_stand_and_the_others_stay_in_the_camp() -> None:
    match = deploying(arms(pedites=8), arms(pedites=80))
    play(match, "deploy pedites 24 c0015 right 2", "pass")
    while match.seat != "caere":
        play(match, "pass" if "pass" in legal(match) else "deploy pedites 4 c0503 right 2")
    assert refusal(match, "deploy pedites 13 c0014 right 2") == "11.8"
    play(match, "deploy pedites 12 c0014 right 2")
    stood = [name for name in on_field(match) if name[0] == "D"]
    assert len(stood) == 36
    for seat in ("caere", "roma"):
        assert not allowed(match, "place joins c0013 2"), seat
        assert not allowed(match, "deploy pedites 1 c0013 right 2"), seat
        if match.prompt.ask == "deploy":
            play(match, next(text for text in sorted(legal(match)) if text.startswith("lead")))
    assert len([name for name in on_field(match) if name[0] == "D"]) == 37, "with the Rex"


@pytest.mark.rule("latium B44")
def test_a_centuria_that_falls_back_is_a_unit_by_itself() -> None:
    match = archers(
        5, signa={"aggressor": ["damnum"], "defender": []}, D3=pedites("c0723"), D4=pedites("c0623"),
    )  # fmt: skip
    play(match, "shoot A2 D2 first")
    duel(match, "C-G-L", "L-G-C")
    play(match, "play damnum")
    quiet(match)
    (waiting,) = edge_units(match)
    assert waiting not in ("D2", "D3", "D4")
    assert square(match, waiting) == "c0823", "the nearest free square of its edge"
    assert (alive(match, waiting), alive(match, "D2")) == (1, 1)
    assert troop(match, waiting).schiera != troop(match, "D2").schiera


@pytest.mark.rule("latium B44")
def test_who_waits_at_the_edge_defends_himself() -> None:
    match = fight(
        A2=pedites("c0721"), A3=pedites("c0103"), D2=pedites("c0723", standing="edge", wait=3), D3=pedites("c1422"),
    )  # fmt: skip
    play(match, "charge A2 D2 c0722")
    assert fallen(duel(match, "L-G-C", "G-L-C")) == ["A2"]


@pytest.mark.rule("latium B45")
def test_nobody_falls_back_from_the_gladium_of_sagittarii() -> None:
    match = fight(A2=pedites("c0711", centuriae=1), A3=pedites("c0103"), D2=sagittarii("c0713"), D3=pedites("c0122"))
    play(match, "charge A2 D2 c0712")
    events = duel(match, "L-G-C", "G-L-C")
    assert marks(events) == [("A2", 2)]
    assert "unit_fell_back" not in kinds(events)
    assert (points(match, "A2"), square(match, "A2")) == ((2, 0), "c0712")


@pytest.mark.rule("latium B46")
def test_a_shot_goes_on_after_a_clipeus_into_a_silva() -> None:
    match = archers(5, terrain={"c0718": "silva"})
    play(match, "shoot A2 D2 first")
    events = duel(match, "C-L-G", "L-C-G")
    assert len(happened(events, "arma_shown")) == 3, "no hit has ended it"
    match = archers(5)
    play(match, "shoot A2 D2 first")
    assert len(happened(duel(match, "C-L-G", "L-C-G"), "arma_shown")) == 1


@pytest.mark.rule("latium B47")
def test_the_side_without_the_initiative_is_asked_after_a_loss_whether_it_stays() -> None:
    units = {
        "A2": pedites("c0711", centuriae=1),
        "A3": pedites("c0103"),
        "D2": pedites("c0713"),
        "D3": pedites("c0122"),
    }
    match = fight(**units)
    play(match, "charge A2 D2 c0712")
    duel(match, "G-C-L", "L-G-C")
    assert asked(match) == ("caere", "shoot")
    assert legal(match) == {"pass", "abandon", "delegate"}
    match = fight(**units)
    play(match, "charge A2 D2 c0712")
    duel(match, "G-C-L", "G-C-L")
    assert asked(match) == ("roma", "act"), "nothing was lost"


@pytest.mark.rule("latium B49")
def test_a_civitas_sine_duce_fights_without_commander_and_signa() -> None:
    match = marching("0708", reges={"roma": army("roma", "0708", pedites=8) | {"signa": ["damnum"]}})
    play(match, "call rex veii")
    events = play(match, "ready")
    battle = match.position.battle
    assert (int(battle.seat[1]), int(battle.leader[1])) == (-1, -1)
    while match.prompt.ask not in ("deploy", "alacritas"):
        events += play(match, next(text for text in ("ready", "pass", "edge far") if text in legal(match)))
    if match.prompt.ask == "alacritas":
        events += play(match, "pass", dice=[2, 4])
    dice = happened(events, "initiative_die")
    assert dice[-1]["total"] == dice[-1]["die"], "its die is bare"
    assert int(match.position.battle.signa_count[1]) == 0
    assert match.seat == "roma", "the program orders its units"


@pytest.mark.rule("latium B50")
def test_nobody_shoots_at_a_unit_beside_one_of_his_own() -> None:
    beside = {"A5": sagittarii("c1313"), "D4": pedites("c1318")}
    assert refusal(archers(5, A3=pedites("c0617"), **beside), "shoot A2 D2 first") == "B50"
    assert refusal(archers(5, A3=pedites("c0616"), **beside), "shoot A2 D2 first") is None


@pytest.mark.rule("latium B74")
@pytest.mark.parametrize(("counter", "most"), [("rex", 3), ("dux", 2)])
def test_an_allied_rex_brings_a_signum_and_stays_off_the_field(counter: str, most: int) -> None:
    ally = army("ecetra", "0708", counter, pedites=4)
    held = ["damnum", "damnum", "damnum", "damnum"]
    match = marching(
        "0708", accords=FOEDUS, reges={"ecetra": ally, "roma": army("roma", "0708") | {"signa": held}},
    )  # fmt: skip
    play(match, "call rex caere", "fight rex")
    play(match, "contingent rex-ecetra", seat="roma")
    while match.prompt.ask == "muster":
        play(match, "ready", seat=match.waiting[0])
    play(match, f"join {counter} aggressor")
    for number in range(most):
        play(match, "allot damnum", seat="roma")
        assert ("roma" in match.waiting) == (number < most - 1)
    assert not [unit for unit in match.position.battle.units if unit.seat == SEATS.index("ecetra")]


@pytest.mark.rule("latium B75")
@pytest.mark.parametrize("cell", ["0608", "1901"])
def test_after_a_drawn_battle_nobody_is_captured_far_from_home(cell: str) -> None:
    ranks = {"caere": arms(pedites=2)}
    rex = {"cell": cell, "errand": "afield", "origin": "caere", "ranks": ranks}
    match = fight(
        actions=1, number=12, A2=pedites("c0703"), D2=pedites("c0720"), reges={"caere": {"pieces": {"rex": rex}}}
    )
    events = play(match, "advance A2 alone 0 1")
    assert "battle_drawn" in kinds(events)
    assert "captured" not in kinds(events)
    assert at(match, "caere", "rex") == (casella(match, "caere") if cell == "0608" else cell)
