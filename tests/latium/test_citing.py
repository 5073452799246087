"""An event and a refusal cite the rule that applied; tests/latium/citations.toml has them all."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bellona import Event

from .battles import duel, equites, fight, leader, pedites, sagittarii
from .games import close_of, play, realm, refusal, reigning, stricken
from .test_exile import FOEDUS, driven_out, restored


def cited(events: Sequence[Event], kind: str) -> list[str]:
    """The rules that the events of a kind cite."""
    return [event.rule for event in events if event.kind == kind]


# --- blows


def struck(attacker: str, target: str, order: str, against: str) -> list[Event]:
    """A centuria of one arm charges another's: a duel."""
    arms = {"pedites": pedites, "equites": equites, "sagittarii": sagittarii}
    match = fight(
        A2=arms[attacker]("c0713", centuriae=1), A3=pedites("c0103"), D2=arms[target]("c0715"), D3=pedites("c1022"),
    )  # fmt: skip
    play(match, "charge A2 D2 c0714")
    return duel(match, order, against)


@pytest.mark.rule("latium 4.8")
def test_a_gladium_that_destroys_cites_the_gladium() -> None:
    events = struck("pedites", "pedites", "G-C-L", "L-G-C")
    assert (cited(events, "blow_struck"), cited(events, "centuria_destroyed")) == (["4.8"], ["4.8"])


@pytest.mark.rule("latium 4.9")
def test_a_clipeus_that_wounds_cites_the_clipeus() -> None:
    events = struck("pedites", "pedites", "C-G-L", "L-G-C")
    assert cited(events, "blow_struck") == ["4.9", "4.9"]


@pytest.mark.rule("latium 4.11", "latium D68")
def test_the_gladium_of_sagittarii_cites_their_rule() -> None:
    events = struck("pedites", "sagittarii", "L-C-G", "G-L-C")
    assert (cited(events, "blow_struck"), cited(events, "points_marked")) == (["4.11"], ["D68"])


@pytest.mark.rule("latium 11.26", "latium 11.27")
@pytest.mark.parametrize(("order", "rule", "followed"), [("G-C-L", "11.27", "11.27"), ("C-G-L", "11.26", "11.26")])
def test_a_shot_that_hits_cites_the_card_of_a_shot(order: str, rule: str, followed: str) -> None:
    match = fight(
        moment="shots", A2=sagittarii("c0711", centuriae=1), A3=pedites("c0103"), D2=pedites("c0715"),
        D3=pedites("c1022"), engaged=[1, 1],
    )  # fmt: skip
    events = play(match, "shoot A2 D2 first")
    events += duel(match, order, "L-G-C")
    assert cited(events, "blow_struck") == [rule]
    assert cited(events, "centuria_destroyed") + cited(events, "points_marked") == [followed]


@pytest.mark.rule("latium D74")
def test_a_blow_at_a_commander_cites_his_danger() -> None:
    match = fight(A2=pedites("c0713", centuriae=1), A3=pedites("c0103"), D1=leader("c0715"), D2=pedites("c1022"))
    play(match, "charge A2 D1 c0714")
    assert cited(duel(match, "G-C-L", "L-G-C"), "blow_struck") == ["D74"]


@pytest.mark.rule("latium 12.3", "latium 12.4", "latium 12.5", "latium 12.6", "latium D70")
@pytest.mark.parametrize(("die", "rule"), [(1, "12.3"), (2, "12.4"), (3, "12.5"), (4, "12.6")])
def test_the_table_of_the_discrimen_cites_the_row_of_the_die(die: int, rule: str) -> None:
    match = fight(
        A2=equites("c0712"), A3=pedites("c0103"), D2=pedites("c0715", centuriae=1, shaken=1), D3=pedites("c1022"),
    )  # fmt: skip
    events = play(match, "charge A2 D2 c0714", dice=[die])
    assert rule in cited(events, "modifier")


# --- on the tabula


@pytest.mark.rule("latium D12", "latium 9.5", "latium 9.12")
def test_a_refused_way_cites_what_bars_it() -> None:
    at_odds = {"roma": {"ties": {"veii": {"friction_until": 9}}}}
    match = reigning("roma", turn=4, reges=at_odds)
    sea = next(cell for cell, ground in enumerate(match.setting.world.terrain) if ground == 4)
    assert refusal(match, f"move legatus-1 {sea % 20:02}{sea // 20:02}") == "D12"
    assert refusal(match, "move legatus-1 0505") == "9.5"
    assert refusal(match, "move legatus-1 0707") == "9.12"


def carried_out(card: str, result: str) -> list[Event]:
    """An event of Roma's, which Caere lets pass."""
    return play(stricken(card, result, "roma", reges={"caere": {"signa": ["pax"]}}), "pass")


@pytest.mark.rule("latium 3.2")
def test_a_signum_cites_how_it_came() -> None:
    assert cited(carried_out("auspicia", "III"), "signum_gained") == ["3.2"]


@pytest.mark.rule("latium D21", "latium 7.4")
def test_cives_and_children_cite_the_card_that_brought_them() -> None:
    assert cited(carried_out("aquae", "III"), "cives_changed") == ["D21"]
    assert cited(carried_out("domus_regia", "IV"), "born") == ["D21"]
    match = reigning("roma", reges={"roma": {"signa": ["conubium"]}})
    assert cited(play(match, "play conubium"), "born") == ["D22"]


@pytest.mark.rule("latium D5", "latium D77", "latium D78")
def test_a_fall_and_an_end_cite_their_reason() -> None:
    events = play(reigning("roma", scenario="two_kings"), "abdicate")
    assert (cited(events, "abdicated"), cited(events, "rex_fell")) == (["D5"], ["D5"])
    assert cited(events, "game_ended") == ["D77"]
    last = realm(scenario="six_kings", phase="reign", active="nersae", turn=60)
    while last.result is None:
        events = play(last, "done")
    assert cited(events, "game_ended") == ["D78"]


# --- captives, lords, exiles


@pytest.mark.rule("latium B66")
def test_a_civitas_that_lets_a_captive_go_cites_its_own_rule() -> None:
    captive = {"cell": "0708", "errand": "captive", "captor": "none", "until": 7}
    _, events = close_of(7, reges={"caere": {"pieces": {"rex": captive}}})
    assert cited(events, "captive_released") == ["B66"]


@pytest.mark.rule("latium B79", "latium 8.12")
def test_who_brings_his_lord_back_cites_the_return() -> None:
    match, _ = driven_out(accords=FOEDUS)
    match.position.reges[4].lord = 3
    events = restored(match, "roma", "caere")
    assert cited(events, "lord_shaken_off") == ["B79"]


@pytest.mark.rule("latium 8.12")
def test_a_restored_rex_holds_his_caput_by_his_return() -> None:
    match, _ = driven_out(accords=FOEDUS)
    play(match, "ask-socius rex-caere")
    play(match, "join rex aggressor")
    assert cited(restored(match, "roma", "caere"), "control_gained") == ["8.12"]


@pytest.mark.rule("latium B31")
def test_an_exile_whose_socius_refuses_cites_the_ruling_on_exiles() -> None:
    match, _ = driven_out(accords=FOEDUS)
    play(match, "ask-socius rex-caere")
    assert cited(play(match, "pass"), "exile_ended") == ["B31"]
