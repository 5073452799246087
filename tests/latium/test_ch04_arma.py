"""4: the Arma, and all possible results of a duel or a shot."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bellona import Match
from bellona.games.latium.data.scenarios import load_tables

from .battles import (
    ARMA,
    ORDERS,
    alive,
    duel,
    edge_units,
    equites,
    fallen,
    fight,
    marks,
    on_field,
    pedites,
    points,
    quiet,
    sagittarii,
    shown,
)
from .games import asked, happened, kinds, legal, play, refusal


def charging(arm: str = "pedites", **told: Any) -> Match:
    """One centuria of Roma charges a unit of Caere, and the cards are to be chosen."""
    attacker = pedites("c0711", centuriae=1) if arm == "pedites" else equites("c0711", centuriae=1)
    match = fight(**({"A2": attacker, "A3": pedites("c0103"), "D2": pedites("c0713"), "D3": pedites("c0120")} | told))
    play(match, "charge A2 D2 c0712")
    return match


def shooting(target: dict[str, Any] | None = None, **told: Any) -> Match:
    """One centuria of sagittarii of Roma shoots from 250 passi at a unit of Caere, and the cards are to be chosen."""
    units = {
        "A2": sagittarii("c0708", centuriae=1), "A3": pedites("c0103"), "D2": target or pedites("c0713"),
        "D3": pedites("c0120"),
    }  # fmt: skip
    match = fight(moment="shots", **(units | told))
    play(match, "shoot A2 D2 first")
    return match


def outcome(mine: str, theirs: str) -> str:
    """The guide's result for two orders of pedites or equites."""
    given = [0, 0]
    for a, b in zip(mine.split("-"), theirs.split("-"), strict=True):
        if (a, b) == ("G", "L"):
            return "target destroyed"
        if (a, b) == ("L", "G"):
            return "attacker destroyed"
        given[0] += (a, b) == ("C", "L")
        given[1] += (a, b) == ("L", "C")
    assert given[0] == given[1]
    return "one each" if given[0] else "nothing"


def shot_outcome(mine: str, theirs: str) -> str:
    """The guide's result for a shot: it stops at the first hit, and the target cannot harm."""
    pairs = list(zip(mine.split("-"), theirs.split("-"), strict=True))
    hits = [a for a, b in pairs if b == "L" and a in "GC"]
    return {"G": "destroyed", "C": "one point"}[hits[0]] if hits else "miss"


@pytest.mark.rule("latium 4.1")
def test_each_people_has_arma_of_its_colour() -> None:
    colours = load_tables().cards.arma
    assert colours["latini"] == "red"
    assert colours["etrusci"] == "white"
    assert len(set(colours.values())) == 6


@pytest.mark.rule("latium 4.1", "latium 4.6")
def test_cards_are_shown_as_those_of_their_units() -> None:
    match = charging()
    events = duel(match, "G-C-L", "C-L-G")
    first = happened(events, "arma_shown")[0]
    assert (first["unit"], first["arma"], first["target"], first["other"]) == ("A2", "gladium", "D2", "clipeus")


@pytest.mark.rule("latium 4.2")
def test_each_has_a_gladium_a_clipeus_and_a_lorica() -> None:
    match = charging()
    assert asked(match) == ("roma", "cards")
    for seat in ("roma", "caere"):
        assert legal(match, seat) == {"card gladium", "card clipeus", "card lorica"}


@pytest.mark.rule("latium 4.2")
def test_a_card_is_used_once_in_a_duel() -> None:
    match = charging()
    play(match, "card clipeus", seat="roma")
    play(match, "card clipeus", seat="caere")
    assert legal(match, "roma") == {"card gladium", "card lorica"}
    assert refusal(match, "card clipeus") == "4.2"


@pytest.mark.rule("latium 4.3")
@pytest.mark.parametrize("pair", ["L-L", "G-C", "C-G", "G-G", "C-C"])
def test_only_a_lorica_can_be_struck(pair: str) -> None:
    match = charging()
    mine, theirs = pair.split("-")
    play(match, f"card {ARMA[mine]}", seat="roma")
    events = play(match, f"card {ARMA[theirs]}", seat="caere")
    assert kinds(events) == ["arma_shown"]


@pytest.mark.rule("latium 4.4")
@pytest.mark.parametrize("orders", [("G-C-L", "L-C-G"), ("C-G-L", "L-G-C"), ("G-C-L", "G-C-L")])
def test_no_die_decides_a_duel(orders: tuple[str, str]) -> None:
    for match in (charging(), shooting()):
        before = len(match.steps)
        duel(match, *orders)
        assert len(match.steps) > before
        assert all(not step.rolls for step in match.steps)


@pytest.mark.rule("latium 4.5")
def test_nothing_that_is_said_binds() -> None:
    for card in ARMA.values():
        match = charging()
        assert refusal(match, f"card {card}") is None


@pytest.mark.rule("latium 4.6")
def test_a_card_stays_sealed_until_both_have_chosen() -> None:
    match = charging()
    events = play(match, "card gladium", seat="roma")
    assert "arma_shown" not in kinds(events)
    other = charging()
    play(other, "card lorica", seat="roma")
    for seat in ("caere", "ecetra", None):
        assert match.view(seat) == other.view(seat)
    assert "arma_shown" in kinds(play(match, "card clipeus", seat="caere"))


@pytest.mark.rule("latium 4.6")
def test_the_next_card_is_chosen_after_the_first_pair_was_seen() -> None:
    for second in ("gladium", "lorica"):
        match = charging()
        play(match, "card clipeus", seat="roma")
        play(match, "card gladium", seat="caere")
        play(match, f"card {second}", seat="roma")
        assert match.waiting == ("caere",)


@pytest.mark.rule("latium 4.7", "latium 4.8")
def test_a_gladium_on_a_lorica_ends_the_duel_and_destroys_a_centuria() -> None:
    match = charging()
    events = duel(match, "G-C-L", "L-G-C")
    assert shown(events) == 1
    assert fallen(events) == ["D2"]
    assert alive(match, "D2") == 1


@pytest.mark.rule("latium 4.8")
def test_equites_are_destroyed_and_destroy_alike() -> None:
    match = charging("equites")
    assert fallen(duel(match, "G-C-L", "L-G-C")) == ["D2"]
    match = charging("equites")
    assert fallen(duel(match, "L-C-G", "G-L-C")) == ["A2"]
    assert "A2" not in on_field(match)


@pytest.mark.rule("latium 4.9", "latium 11.34")
def test_a_clipeus_gives_a_point_and_the_duel_goes_on() -> None:
    match = charging()
    events = duel(match, "C-G-L", "L-G-C")
    blows = [(one["unit"], one["points"]) for one in happened(events, "blow_struck")]
    assert blows == [("A2", 1), ("D2", 1)]
    assert shown(events) == 3
    assert not marks(events), "1-1 has no effect"


@pytest.mark.rule("latium 4.10")
def test_the_clipeus_of_sagittarii_does_nothing_in_melee() -> None:
    match = charging(D2=sagittarii("c0713"))
    events = duel(match, "L-C-G", "C-G-L")
    assert "blow_struck" not in kinds(events[:2])
    assert points(match, "A2") == (0, 0)
    assert fallen(events) == ["D2"], "while the gladium of their attackers destroys as ever"


@pytest.mark.rule("latium 4.10", "latium 4.11", "latium 4.7")
@pytest.mark.parametrize("arm", ["pedites", "equites"])
def test_the_gladium_of_sagittarii_gives_two_points_in_melee(arm: str) -> None:
    match = charging(arm, D2=sagittarii("c0713"))
    events = duel(match, "L-C-G", "G-L-C")
    assert shown(events) == 1
    assert not fallen(events)
    assert alive(match, "A2") == 1
    assert points(match, "A2")[0] == 2
    assert not edge_units(match)


@pytest.mark.rule("latium 4.12", "latium 11.26", "latium 11.27")
def test_a_shot_hits_with_gladium_or_clipeus() -> None:
    match = shooting()
    assert fallen(duel(match, "G-C-L", "L-G-C")) == ["D2"]
    match = shooting()
    events = duel(match, "C-G-L", "L-G-C")
    assert marks(events) == [("D2", 1)]
    assert alive(match, "D2") == 2


@pytest.mark.rule("latium 4.13")
def test_a_shot_stops_at_the_first_hit() -> None:
    match = shooting()
    events = duel(match, "C-G-L", "L-C-G")
    assert shown(events) == 1
    assert sum(points(match, "D2")) == 1


@pytest.mark.rule("latium 11.28")
@pytest.mark.parametrize("orders", [("L-G-C", "G-L-C"), ("L-C-G", "G-L-C"), ("L-G-C", "C-G-L")])
def test_the_target_of_a_shot_cannot_harm(orders: tuple[str, str]) -> None:
    match = shooting()
    events = duel(match, *orders)
    assert shown(events) > 1, "the shot goes on"
    assert points(match, "A2") == (0, 0)
    assert alive(match, "A2") == 1


@pytest.mark.rule("latium 11.47", "latium 4.3", "latium 4.7", "latium 4.8", "latium 4.9")
@pytest.mark.parametrize("arm", ["pedites", "equites"])
def test_all_pairs_of_orders_in_melee(arm: str) -> None:
    found: Counter[str] = Counter()
    for mine in ORDERS:
        for theirs in ORDERS:
            match = charging(arm)
            events = duel(match, mine, theirs)
            struck = happened(events, "blow_struck")
            told = {"D2": "target destroyed", "A2": "attacker destroyed"}.get("".join(fallen(events)))
            told = told or (
                "one each" if [one["unit"] for one in struck] in (["A2", "D2"], ["D2", "A2"]) else "nothing"
            )
            assert told == outcome(mine, theirs), f"{mine} against {theirs}"
            if told in ("one each", "nothing"):
                assert points(match, "A2") == points(match, "D2") == (0, 0)
            found[told] += 1
    assert found == {"nothing": 12, "one each": 6, "target destroyed": 9, "attacker destroyed": 9}


@pytest.mark.rule("latium 11.48", "latium 4.12", "latium 4.13", "latium 11.28")
def test_all_pairs_of_orders_in_a_shot() -> None:
    found: Counter[str] = Counter()
    for mine in ORDERS:
        for theirs in ORDERS:
            match = shooting()
            events = duel(match, mine, theirs)
            told = "destroyed" if fallen(events) == ["D2"] else "one point" if marks(events) == [("D2", 1)] else "miss"
            assert told == shot_outcome(mine, theirs), f"{mine} against {theirs}"
            assert (alive(match, "A2"), points(match, "A2")) == (1, (0, 0))
            found[told] += 1
    assert found == {"miss": 12, "one point": 12, "destroyed": 12}


@pytest.mark.rule("latium D68")
def test_points_taken_before_a_gladium_are_kept() -> None:
    match = charging()
    events = duel(match, "C-G-L", "L-C-G")
    assert fallen(events) == ["A2"]
    assert marks(events) == [("D2", 1)]
    assert sum(points(match, "D2")) == 1


@pytest.mark.rule("latium 4.14", "latium D72")
def test_the_holder_keeps_the_initiative_if_only_the_enemy_suffered() -> None:
    match = charging(actions=1)
    duel(match, "G-C-L", "L-G-C")
    events = quiet(match)
    assert match.position.battle.holder == 0
    assert match.position.battle.number == 2
    assert "initiative_die" not in kinds(events)


@pytest.mark.rule("latium 4.14", "latium D72")
def test_the_initiative_passes_if_only_the_holder_suffered() -> None:
    match = charging(actions=1)
    duel(match, "L-C-G", "G-L-C")
    quiet(match)
    assert (match.position.battle.holder, match.position.battle.number) == (1, 2)
