"""How a bot leads a battle: what it does in one position, and that it beats the way in which the program leads."""

from __future__ import annotations

import numpy as np
from bench.latium_battles import PAIRS, Field, Tally, fields, plan_of

from bellona import Match, bots
from bellona.games.latium.position.battlefield import PEDITES, SAGITTARII
from bellona.games.latium.rules.c11_battle.field import is_troop, row_of, squares_between, strength

from .battles import called, equites, fight, leader, pedites, sagittarii, troop

BATTLES = 60


def ordered(match: Match) -> list[str]:
    """What a bot does up to the end of its phase, or a question of somebody else."""
    seat, acts = match.seat, [""]
    while match.seat == seat and match.prompt.ask in ("act", "shoot") and acts[-1] != "end-phase":
        acts.append(str(bots.choose(match, "centurio", 1)))
        match.play(acts[-1])
    return acts[1:]


def far(match: Match, one: str, other: str) -> int:
    """How many squares two units are apart."""
    return int(squares_between(int(troop(match, one).square), int(troop(match, other).square)))


def test_archers_go_where_they_can_shoot_and_nobody_shoots_back():
    match = fight(
        A1=leader("c0502"), A2=pedites("c0503"), A3=sagittarii("c0703"),
        D1=leader("c0520"), D2=pedites("c0511"), D3=sagittarii("c1411"),
    )  # fmt: skip
    match.play(str(bots.choose(match, "centurio", 1)))
    assert far(match, "A3", "D2") <= 5 < far(match, "A3", "D3")


def test_the_line_waits_while_its_archers_shoot():
    match = fight(
        A1=leader("c0502"), A2=pedites("c0503"), A3=sagittarii("c0706"),
        D1=leader("c0520"), D2=pedites("c0511"), D3=pedites("c0611"),
    )  # fmt: skip
    acts = ordered(match)
    assert any(act.startswith("shoot A3") for act in acts)
    assert far(match, "A2", "D2") >= 7


def test_who_has_no_archers_leads_his_line_on():
    match = fight(
        A1=leader("c0502"), A2=pedites("c0503"), D1=leader("c0520"), D2=pedites("c0511"), D3=sagittarii("c0611"),
    )  # fmt: skip
    assert ordered(match)[0].startswith("advance A2")


def test_an_enemy_at_the_flank_is_struck_at_once():
    match = fight(
        A1=leader("c0103"), A2=pedites("c0505"), A3=pedites("c0405"), D1=leader("c0520"), D2=equites("c0605"),
    )  # fmt: skip
    assert ordered(match)[0].startswith(("charge A2 D2", "charge A3 D2"))


def test_horse_strikes_archers_before_pedites():
    match = fight(
        A1=leader("c0103"), A2=equites("c0505"), A3=pedites("c0105"),
        D1=leader("c0520"), D2=pedites("c0510"), D3=sagittarii("c0810"),
    )  # fmt: skip
    assert ordered(match)[0].startswith("charge A2 D3")


def test_a_commander_goes_away_from_an_enemy_beside_him():
    match = fight(A1=leader("c0506"), A2=pedites("c1006", acted=3), D1=leader("c0520"), D2=pedites("c0507"))
    ordered(match)
    assert far(match, "A1", "D2") > 2


def test_archers_stand_alone_and_behind_the_line_of_him_who_waits():
    match = called(dice=[1, 1, 1, 1])
    while match.prompt.ask in ("allot", "side", "alacritas", "inopinatum", "exchange", "deploy"):
        match.play(str(bots.choose(match, "centurio", 1, match.waiting[0])), seat=match.waiting[0])
    battle = match.position.battle
    rows: dict[int, set[int]] = {}
    for unit in battle.units[:40]:
        if is_troop(unit):
            rows.setdefault(int(unit.arm), set()).add(int(row_of(int(unit.square))))
            assert unit.arm == PEDITES or strength(unit) == 1
    (line,), (archers,) = rows[PEDITES], rows[SAGITTARII]
    if battle.holder == 1:
        assert line - archers == 2
    else:
        assert line == archers


def test_who_leads_himself_beats_the_program_with_the_same_armies():
    """He wins .85 of such battles: with other seeds .6 lies six standard errors off, less than once in a million."""
    plans, field, tally = [plan_of("tuned"), plan_of("tuned:leads=0")], Field(), Tally()
    for position, seed in fields(PAIRS, BATTLES, 1):
        for side in range(2):
            tally.add(field.fight(position, np.array([plans[side], plans[1 - side]]), seed), side)
    assert sum(tally.points) / len(tally.points) > 0.6
