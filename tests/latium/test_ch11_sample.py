"""11, 12: the battle of the guide, step by step."""

from __future__ import annotations

import pytest

from bellona import Event, Match

from . import sample
from .battles import alive, duel, edge_units, fallen, marks, on_field, points, square, troop
from .games import asked, event, hand, happened, kinds, legal, play
from .sample import at_column, hold_fire, shot


def signa_of(match: Match, side: int) -> list[str]:
    """The Signa that a side has in the battle."""
    return hand(match.position.battle.signa[side])


@pytest.mark.rule("latium 11.1", "latium 11.9")
def test_the_armies() -> None:
    match = sample.allotted()
    battle = match.position.battle
    assert [int(battle.levy[side].sum()) for side in (0, 1)] == [13, 13]
    assert (signa_of(match, 0), signa_of(match, 1)) == (["alacritas", "opportunitas"], ["damnum", "damnum"])
    assert (battle.front, battle.depth) == (16, 24), "15 units"


@pytest.mark.rule("latium 11.2", "latium 11.3", "latium 11.4", "latium 11.5")
def test_seven_against_five() -> None:
    match, events = sample.decided()
    rolled = [(one["side"], one["die"], one["total"]) for one in happened(events, "initiative_die")]
    assert rolled == [("aggressor", 3, 7), ("defender", 3, 5)]
    assert event(events, "initiative_held")["side"] == "aggressor"
    assert [one["number"] for one in happened(events, "modifier")] == [2, 2, 2]
    assert match.position.battle.holder == 0


@pytest.mark.rule("latium 11.6", "latium 3.10")
def test_opportunitas_is_exchanged() -> None:
    match = sample.exchanged()
    assert signa_of(match, 0) == ["damnum", "defensio", "dolum"]
    assert hand(match.position.signa_spent) == ["alacritas", "opportunitas"]


@pytest.mark.rule("latium 11.7", "latium 11.8", "latium 11.10", "latium 11.11", "latium 11.12", "latium 11.13")
def test_the_deployment() -> None:
    match = sample.exchanged()
    assert asked(match) == ("caere", "deploy")
    match = sample.deployed()
    battle = match.position.battle
    schiere: dict[tuple[str, int], int] = {}
    for name in on_field(match):
        unit = troop(match, name)
        if unit.arm != 3:
            key = (name[0], int(unit.schiera))
            schiere[key] = schiere.get(key, 0) + 1
    assert sorted(schiere.values()) == [1, 1, 1, 2, 2, 2, 3, 3]
    assert battle.terrain[18 * 24 + 11] == 1, "one centuria on the colle"
    assert battle.terrain[18 * 24 + 8] == 2, "two in the silva"
    assert (square(match, "D1"), square(match, "A1")) == ("c0817", "c0606")
    assert asked(match) == ("roma", "act")
    assert (battle.number, battle.actions) == (1, 7)


@pytest.mark.rule("latium 11.14", "latium 3.7", "latium 3.11")
def test_dolum_takes_a_damnum() -> None:
    match = sample.plundered()
    assert signa_of(match, 0) == ["damnum", "damnum", "defensio"]
    assert signa_of(match, 1) == ["damnum"]


def first_volleys() -> Match:
    """Actions 1 to 3: the sagittarii of both wings shoot, and the first schiera of pedites comes on."""
    match = sample.plundered()
    right, left = at_column(match, "A", "sagittarii", 12), at_column(match, "A", "sagittarii", 4)
    prey, pedites = at_column(match, "D", "equites", 12), at_column(match, "D", "pedites", 6)
    events = play(match, f"advance {right} alone 0 4")
    assert event(events, "engaged")["side"] == "defender"
    assert not fallen(shot(match, right, prey, ("L-G-C", "L-C-G")))
    hold_fire(match)
    play(match, f"advance {left} alone 0 4")
    events = shot(match, left, pedites, ("G-C-L", "G-C-L"))
    assert not marks(events)
    hold_fire(match)
    play(match, f"advance {at_column(match, 'A', 'pedites', 7)} schiera 0 3")
    events = shot(match, right, prey, ("C-G-L", "C-L-G"))
    assert fallen(events) == [prey]
    assert prey not in on_field(match)
    return match


@pytest.mark.rule(
    "latium 11.15",
    "latium 11.16",
    "latium 11.17",
    "latium 11.18",
    "latium 11.19",
    "latium 11.27",
    "latium 11.29",
    "latium 11.30",
    "latium 11.41",
    "latium D66",
)
def test_the_first_shots_of_roma() -> None:
    match = first_volleys()
    assert match.position.battle.actions == 4
    assert match.position.battle.suffered[1] == 1


def pedites_come_on() -> Match:
    """Actions 4 to 6: the pedites come to charge distance, and Caere shoots from hill and wood."""
    match = first_volleys()
    hold_fire(match)
    play(match, f"advance {at_column(match, 'A', 'pedites', 7)} schiera 0 4")
    hold_fire(match, "roma")
    assert asked(match) == ("caere", "shoot")
    hill, wood = at_column(match, "D", "sagittarii", 11), at_column(match, "D", "sagittarii", 8)
    events = shot(match, hill, at_column(match, "A", "pedites", 9), ("C-G-L", "L-G-C"))
    events += play(match, "pass")
    assert marks(events) == [(at_column(match, "A", "pedites", 9), 1)]
    guard = at_column(match, "A", "pedites", 8)
    assert not marks(shot(match, wood, guard, ("G-L-C", "C-L-G")))
    events = shot(match, wood, guard, ("C-G-L", "L-G-C"), "second")
    events += play(match, "pass")
    assert marks(events) == [(guard, 1)]
    second = at_column(match, "A", "pedites", 6)
    for squares in (3, 4):
        hold_fire(match)
        play(match, f"advance {second} alone 0 {squares} led")
    hold_fire(match)
    return match


@pytest.mark.rule(
    "latium 11.20", "latium 11.21", "latium 11.22", "latium 11.24", "latium 11.25", "latium 11.26", "latium 11.42"
)
def test_the_pedites_come_on_under_the_arrows_of_caere() -> None:
    match = pedites_come_on()
    assert {square(match, at_column(match, "A", "pedites", column)) for column in (6, 7, 8, 9)} == {
        "c0614", "c0714", "c0814", "c0914",
    }  # fmt: skip
    assert square(match, "A1") == "c0613", "directly behind the second schiera"
    assert match.position.battle.actions == 1


def equites_strike() -> Match:
    """Action 7: the second duel of the equites is won by the clipeus and both Damnum."""
    match = pedites_come_on()
    riders, prey = at_column(match, "A", "equites", 3), at_column(match, "D", "equites", 3)
    play(match, f"charge {riders} {prey} c0315")
    assert not marks(duel(match, "L-C-G", "L-C-G"))
    duel(match, "G-C-L", "G-L-C")
    for _ in range(2):
        play(match, "play damnum")
        play(match, "pass")
    events = hold_fire_in_duel(match)
    assert marks(events) == [(prey, 2)]
    return match


def hold_fire_in_duel(match: Match) -> list[Event]:
    """No more Signa are played in this duel."""
    events: list[Event] = []
    while match.prompt.ask in ("damnum", "defensio"):
        events += play(match, "pass")
    return events


@pytest.mark.rule("latium 11.32", "latium 11.33", "latium 11.34", "latium 11.35", "latium 11.43", "latium D64")
def test_the_duels_of_the_equites() -> None:
    match = equites_strike()
    (prey,) = edge_units(match)
    assert troop(match, prey).arm == 1
    assert square(match, prey) == "c0323"
    assert sum(points(match, prey)) == 2
    assert troop(match, prey).wait == 3
    assert signa_of(match, 0) == ["defensio"]


def second_volleys() -> Match:
    """A new phase, which Roma keeps: both sides shoot again."""
    match = equites_strike()
    hold_fire(match, "roma")
    while match.position.battle.number == 1:
        play(match, "pass")
    assert (match.position.battle.number, match.position.battle.holder) == (2, 0)
    assert asked(match) == ("roma", "shoot")
    left, right = at_column(match, "A", "sagittarii", 4), at_column(match, "A", "sagittarii", 12)
    wing, other = at_column(match, "D", "pedites", 6), at_column(match, "D", "pedites", 9)
    for shooter, target, place in ((left, wing, "first"), (left, wing, "second"), (right, other, "first")):
        assert not marks(shot(match, shooter, target, ("C-L-G", "G-L-C"), place))
    hold_fire(match, "roma")
    assert asked(match) == ("caere", "shoot")
    hill, wood = at_column(match, "D", "sagittarii", 11), at_column(match, "D", "sagittarii", 8)
    riders = at_column(match, "A", "equites", 3)
    assert not marks(shot(match, wood, riders, ("G-C-L", "G-C-L")))
    shot(match, wood, riders, ("C-G-L", "L-G-C"), "second")
    play(match, "play damnum")
    assert asked(match) == ("roma", "defensio")
    events = play(match, "play defensio")
    assert marks(events) == [(riders, 1)]
    assert not marks(shot(match, hill, at_column(match, "A", "pedites", 9), ("G-C-L", "G-C-L")))
    hold_fire(match)
    return match


@pytest.mark.rule(
    "latium 11.36", "latium 11.44", "latium 11.45", "latium 4.14", "latium D62", "latium D66", "latium D72"
)
def test_the_second_volleys() -> None:
    match = second_volleys()
    riders = at_column(match, "A", "equites", 3)
    assert square(match, riders) == "c0315", "they do not fall back"
    assert sorted(points(match, riders)) == [0, 1]
    assert asked(match) == ("roma", "act")


@pytest.mark.rule(
    "latium 11.23",
    "latium 11.37",
    "latium 11.38",
    "latium 11.39",
    "latium 11.40",
    "latium 11.46",
    "latium 12.1",
    "latium 12.4",
    "latium 12.7",
)
def test_the_flank_the_rout_and_the_end() -> None:
    match = second_volleys()
    riders, wing = at_column(match, "A", "equites", 3), at_column(match, "D", "pedites", 6)
    events = play(match, f"charge {riders} {wing} c0516")
    assert event(events, "charged")["flank"] == 1
    assert fallen(duel(match, "G-C-L", "L-G-C")) == [wing]
    assert alive(match, wing) == 1
    assert not fallen(duel(match, "G-C-L", "G-C-L"))
    hold_fire(match)
    events = play(match, f"charge {at_column(match, 'A', 'pedites', 6)} {wing} c0615", dice=[2])
    stood = event(events, "discrimen_stood")
    assert (stood["unit"], stood["die"], stood["score"]) == (wing, 2, 1)
    assert "unit_routed" in kinds(events)
    assert wing not in on_field(match)
    hold_fire(match, "roma")
    assert asked(match) == ("caere", "shoot"), "he has lost, and may leave"
    assert "abandon" in legal(match)
    events = play(match, "abandon")
    assert event(events, "battle_won")["side"] == "aggressor"
    assert asked(match) == ("roma", "victory")
