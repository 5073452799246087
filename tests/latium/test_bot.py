"""The greedy bot: it answers every question, has a reason for its actions, and is unpredictable."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from bellona import Match, bots
from bellona.games.latium.bot.courting import travel
from bellona.games.latium.bot.runner import runner_of
from bellona.games.latium.position.vocabulary import TOWNS
from bellona.games.latium.text.names import CELL_NAMES, TOWN_NAMES
from bellona.kernel.record import clone

from .battles import fight, pedites
from .games import SEATS, arms, fresh, play, reigning
from .test_hidden import scramble, wander

LEGATUS_I = 2

FEW = arms(pedites=2)
POOLED = {"kind": "joint-offer", "a": 3, "b": 3}


def wanted(match: Match, seed: int = 0, seat: str | None = None) -> str:
    """What the bot does."""
    return str(bots.choose(match, "greedy", seed, seat))


def phase(match: Match) -> list[str]:
    """What the bot does in its phase, up to its end or to a question of somebody else."""
    seat = match.seat
    acts: list[str] = []
    while match.seat == seat and match.prompt.ask == "reign" and not (acts and acts[-1].startswith(("done", "call"))):
        acts.append(wanted(match))
        match.play(acts[-1])
    return acts


def begins(acts: list[str], *words: str) -> bool:
    """Whether one of the acts begins with these words."""
    return any(act.split()[: len(words)] == list(words) for act in acts)


def beside(match: Match, name: str) -> str:
    """A casella of land beside a town."""
    world: Any = match.setting.world
    cells = world.neighbour[world.sites[TOWN_NAMES.index(name)].cell]
    return str(next(CELL_NAMES[cell] for cell in cells if world.cost[world.terrain[cell]] > 0))


def before(name: str, *, cives: int, bond: str = "none", ira: int = 0, turn: int = 4, **more: Any) -> Match:
    """Roma's Dux stands with twelve centuriae before a small town."""
    cell = beside(fresh(), name)
    dux = {"cell": cell, "origin": "roma", "errand": "afield", "ranks": {"roma": arms(pedites=12)}}
    roma: dict[str, Any] = {"aes": 0, "ira": ira, "pieces": {"dux": dux}}
    if bond != "none":
        roma["ties"] = {name: {"bond": bond, "since": 1}}
    towns = {"roma": {"garrison": FEW}, name: {"cives": cives, "garrison": FEW}}
    return reigning("roma", turn=turn, reges={"roma": roma}, towns=towns, **more)


# --- every question


@pytest.mark.parametrize("scenario", ["two_kings", "six_kings"])
def test_it_answers_every_question_it_is_asked(scenario):
    match = fresh(scenario, seed=3)
    asked = set()
    for _ in range(150):
        if match.result is not None:
            break
        asked.add(match.prompt.ask)
        match.play(wanted(match), seat=match.seat)
    assert {"offer", "reign"} <= asked


def test_it_answers_wherever_a_game_may_have_gone():
    for match in wander(fresh("four_kings", seed=11), Random(11), 120):
        action = match.setting.choice(match.position, bots.choose(match, "greedy"), match.seat)
        assert match.setting.check(match.position, action) is None, str(action)


# --- reasons


def test_an_evident_gain_is_taken():
    match = reigning("roma", reges={"roma": {"signa": ["commercium"]}})
    assert begins(phase(match), "play", "commercium")


def test_a_debt_is_paid_in_time():
    tie = {"bond": "foedus", "since": 1, "loan": {"aes": 20, "due": 12, "used": 1}}
    match = reigning("roma", turn=11, reges={"roma": {"aes": 60, "ties": {"tibur": tie}}})
    assert begins(phase(match), "repay", "tibur")


def test_a_weak_town_is_attacked():
    assert begins(phase(before("treba", cives=10)), "call", "dux", "treba")


def test_a_foedus_is_kept_where_its_breach_would_rouse_the_people():
    assert not begins(phase(before("treba", cives=10, bond="foedus", ira=1)), "call", "dux", "treba")


ALLIED = {"1": {"state": 1, "a": "roma", "b": "nomentum", "bond": "pactum", "since": 1}}


def test_a_pactum_is_broken_where_the_gain_is_plain_and_the_word_is_old():
    assert begins(phase(before("nomentum", cives=8, turn=6, accords=ALLIED)), "call", "dux", "nomentum")
    assert not begins(phase(before("nomentum", cives=8, turn=4, accords=ALLIED)), "call", "dux", "nomentum")


def test_nobody_gives_his_word_and_marches():
    letters = {"nomentum-1": {"state": 2, "to": "roma", "bond": "pactum", "sent": 3}}
    match = before("nomentum", cives=8, letters=letters)
    assert begins(phase(match), "call", "dux", "nomentum")
    assert match.position.accords[0].state == 0


def test_a_guard_stays_in_the_caput_even_among_socii():
    accords = {str(1 + place): ALLIED["1"] | {"b": seat} for place, seat in enumerate(SEATS) if seat != "roma"}
    match = reigning("roma", turn=4, accords=accords, towns={"antium": {"cives": 6, "garrison": FEW}})
    acts = phase(match)
    assert begins(acts, "muster", "dux")
    assert sum(match.position.towns[SEATS.index("roma")].garrison) >= 2


def test_nobody_leaves_a_caput_that_is_shut_in():
    enemy = {"cell": beside(fresh(), "roma"), "errand": "afield", "ranks": {"caere": arms(pedites=12)}}
    match = reigning(
        "roma",
        turn=4,
        reges={"caere": {"pieces": {"dux": enemy | {"blockades": "roma"}}}},
        towns={"roma": {"garrison": FEW, "blockader": "caere", "blockade_turn": 3}, "antium": {"cives": 2}},
        wars={"1": {"state": 1, "aggressor": "caere", "enemy": "roma", "town": "roma", "declared": 2, "stirred": 3}},
    )
    assert not begins(phase(match), "move", "dux")


def test_a_legatus_beside_a_civitas_has_no_turns_to_go_to_it():
    match = reigning("nersae", turn=3)
    world, now = match.setting.world, clone(match.position)
    civitas = world.sites[TOWNS - 1].cell
    beside = [cell for cell in world.neighbour[civitas].tolist() if cell >= 0 and world.steps[cell, civitas] == 0]
    now.reges[0].pieces[LEGATUS_I].cell = beside[0]
    for way in (travel, getattr(travel, "py_func", travel)):
        mind = runner_of("six_kings").new_scratch()
        assert way(world, now, mind, LEGATUS_I)
        assert mind.wish.b != civitas


def test_the_caput_is_walled_when_there_is_money():
    assert begins(phase(reigning("roma", turn=4, reges={"roma": {"aes": 120}})), "wall", "roma")


def test_a_pactum_with_a_strong_rex_is_kept():
    match = before("nomentum", cives=26, accords=ALLIED)
    assert not begins(phase(match), "call", "dux", "nomentum")


# --- trust


def asked_by_nomentum(**accord: Any) -> Match:
    """Roma has a pactum of Nomentum to answer, with which it had a secret one."""
    old = {"a": "roma", "b": "nomentum", "bond": "pactum", "since": 1, "secret": 1, "state": 2, "ended": 2} | accord
    letters = {"nomentum-1": {"state": 2, "to": "roma", "bond": "pactum", "sent": 3}}
    return reigning("roma", turn=4, letters=letters, accords={"17": old})


def test_a_neighbour_is_trusted_whose_word_has_held():
    assert begins(phase(asked_by_nomentum()), "accept", "nomentum-1")


@pytest.mark.rule("latium D47", "latium D80")
def test_who_broke_a_secret_accord_is_not_trusted_by_him_who_had_it():
    match = asked_by_nomentum(state=3, traitor="nomentum")
    assert match.position.reges[SEATS.index("nomentum")].breaches == 0
    assert begins(phase(match), "decline", "nomentum-1")


def test_one_s_own_breach_is_no_reason_for_distrust():
    assert begins(phase(asked_by_nomentum(state=3, traitor="roma")), "accept", "nomentum-1")


def test_a_breach_is_forgotten_in_time():
    match = reigning("roma", turn=30, letters={"nomentum-1": {"state": 2, "to": "roma", "bond": "pactum", "sent": 29}})
    match.position.accords[16] = asked_by_nomentum(state=3, traitor="nomentum").position.accords[16]
    assert begins(phase(match), "accept", "nomentum-1")


def test_one_joint_offer_at_a_time():
    letters = {
        f"{seat}-1": {"state": 2, "to": "roma", "bond": "other", "sent": 3, "count": 1, "terms": {"1": POOLED}}
        for seat in ("nomentum", "caere")
    }
    acts = phase(reigning("roma", turn=4, reges={"roma": {"aes": 300}}, letters=letters))
    assert begins(acts, "accept", "nomentum-1")
    assert begins(acts, "decline", "caere-1")


def test_a_peace_is_kept_by_him_who_dictated_it():
    peace = ALLIED["1"] | {"bond": "other", "peace": 1, "since": 3, "count": 1}
    peace["terms"] = {"1": {"kind": "not-attack", "giver": 1, "until": 15}}
    assert not begins(phase(before("nomentum", cives=8, accords={"1": peace})), "call", "dux", "nomentum")


# --- duels


def test_nobody_can_read_its_duels():
    sides = {"A2": pedites("c0711"), "A3": pedites("c0103"), "D2": pedites("c0713"), "D3": pedites("c0120")}
    match = fight(**sides)
    play(match, "charge A2 D2 c0712")
    while match.prompt.ask == "struck":
        match.play("name first")
    assert match.prompt.ask == "cards"
    shown = Counter(wanted(match, seed).split()[1] for seed in range(600))
    assert 150 < shown["gladium"] < 250
    assert 250 < shown["clipeus"] < 350
    assert 60 < shown["lorica"] < 140


# --- what it knows


def test_equal_knowledge_gives_equal_choices():
    chance = Random(4)
    for match in wander(fresh("four_kings", seed=4), chance, 60):
        for seat in match.waiting:
            choice = wanted(match, 9, seat)
            other = scramble(match, SEATS.index(seat), chance)
            seen = match.setting.turned_to(match.setting.observe(other, seat), seat)
            code, _ = bots._runner("latium", match.setting).decide(
                seen, "greedy", bots.place_seed(f"9 {len(match.steps)}")
            )
            assert str(match.setting.action(match.position, code)) == choice
