"""Opponents: the plans that steer them, when they think, how they judge, and the duel that nobody can read."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from bellona import bots
from bellona.games.latium.bot import Mind
from bellona.games.latium.bot.dueling import find_odds, held_by, show
from bellona.games.latium.bot.runner import LEVELS, runner_of
from bellona.games.latium.bot.timing import clock, impulse
from bellona.games.latium.game import WORDS
from bellona.games.latium.position.battlefield import EQUITES, PEDITES, SAGITTARII, Arma, Battle, Clash
from bellona.games.latium.position.judging import evaluate
from bellona.games.latium.position.records import Realm
from bellona.games.latium.position.vocabulary import SEAT_COUNT
from bellona.games.latium.text.names import TOWN_NAMES
from bellona.kernel.record import many, one

from .games import arms, fresh, offering, reigning, stricken
from .games import play as act
from .test_bot import begins, beside, phase

ATTACKER, TARGET = 0, 1
CARDS = (Arma.GLADIUM, Arma.CLIPEUS, Arma.LORICA)


def play(scenario: str, levels: list[str], seed: int) -> tuple[dict[str, Any], bytes]:
    """A game between bots, and the bytes of its end."""
    runner = runner_of(scenario)
    told = runner.play(levels, seed)
    return told, runner.positions[:1].tobytes()


# --- plans


def test_every_level_plays_a_game_and_says_what_it_does():
    assert LEVELS == ("random", "greedy", "tiro", "miles", "centurio", "legatus", "consul")
    told, _ = play("two_kings", ["tiro", "centurio"], 3)
    assert told["winner"] in ("roma", "caere")
    for name in runner_of("two_kings").repertoire.plans:
        assert all(WORDS.has(f"plan-{name}", language) for language in ("en", "it"))


def test_a_plan_changes_play():
    _, greedy = play("two_kings", ["greedy", "greedy"], 5)
    _, tuned = play("two_kings", ["centurio", "greedy"], 5)
    assert greedy != tuned
    assert play("two_kings", ["greedy", "greedy"], 5)[1] == greedy


def test_who_thinks_follows_one_plan_from_his_phase_to_the_next():
    runner = runner_of("two_kings")
    thoughts: list[tuple[int, int]] = []
    runner.told = lambda seat, seconds, intent: thoughts.append((seat, intent.impulse))
    try:
        told = runner.play(["legatus", "greedy"], 2)
    finally:
        runner.told = None
    assert len(thoughts) == len(set(thoughts))
    assert told["turns"] <= len(thoughts) <= told["turns"] + 1


# --- timing


def test_the_clock_never_runs_backwards_and_an_impulse_is_a_turn_of_the_seat():
    runner = runner_of("four_kings")
    world, match = runner.world, fresh("four_kings", seed=5)
    now = 0
    followed: dict[int, int] = {}
    for _ in range(120):
        position = match.position
        assert clock(world, position) >= now
        now, seat, number = clock(world, position), int(position.seat), impulse(world, position)
        assert number >= followed.get(seat, 0)
        assert number in (position.turn, position.turn + 1)
        followed[seat] = number
        match.play(str(bots.choose(match, "greedy", 1)), seat=match.seat)


# --- judgement


@pytest.mark.parametrize("scenario", ["two_kings", "six_kings"])
def test_chances_sum_to_one_and_grow_with_a_town(scenario):
    match = fresh(scenario)
    values: Any = np.zeros(SEAT_COUNT)
    world, position = match.setting.world, match.position
    evaluate(world, position, values)
    before_it = values.copy()
    assert values.sum() == pytest.approx(1.0)
    assert all((values[seat] > 0) == bool(world.played[seat]) for seat in range(SEAT_COUNT))
    position.towns[20].holder = match.setting.seats.index("roma")
    evaluate(world, position, values)
    assert values.sum() == pytest.approx(1.0)
    assert values[3] > before_it[3]


# --- letters


def test_a_letter_that_lacks_little_is_answered_with_a_price():
    asked = {"kind": "attack", "giver": 1, "a": TOWN_NAMES.index("antium"), "until": 12}
    letters = {"nomentum-1": {"state": 2, "to": "roma", "bond": "other", "sent": 3, "count": 1, "terms": {"1": asked}}}
    match = reigning("roma", turn=4, letters=letters)
    acts = done_by(match, haggles=400)
    assert begins(acts, "write", "nomentum")
    assert any(act.startswith("clause pay") for act in acts)
    assert begins(acts, "send")
    assert begins(acts, "decline", "nomentum-1")


def done_by(match: Any, seat: str | None = None, seed: int = 0, **weights: float) -> list[str]:
    """What a bot with another plan does in its phase, or its answer to a question."""
    runner: Any = bots._runner("latium", match.setting)
    plan = runner.repertoire.plans["default"]
    kept = plan.copy()
    try:
        for name, value in weights.items():
            plan[runner.repertoire.weights.index(name)] = value
        return [str(bots.choose(match, "greedy", seed, seat))] if seat else phase(match)
    finally:
        plan[:] = kept


# --- war and offers


def at_war(**caere: Any) -> Any:
    """Roma's phase in a war with Caere; a weak town is near."""
    return reigning(
        "roma",
        turn=4,
        reges={"caere": caere},
        towns={"antium": {"cives": 6, "garrison": arms(pedites=2)}},
        wars={"1": {"state": 1, "aggressor": "caere", "enemy": "roma", "town": "roma", "declared": 2, "stirred": 3}},
    )


def test_an_army_stays_while_an_enemy_could_be_at_the_gates():
    near = {"dux": {"cell": beside(fresh(), "roma"), "errand": "afield", "ranks": {"caere": arms(pedites=12)}}}
    assert begins(done_by(at_war(pieces=near), gates=0), "move", "dux")
    assert not begins(done_by(at_war(pieces=near), gates=0.5), "move", "dux")


def test_less_is_enough_against_a_civitas_that_nobody_leads():
    assert not begins(done_by(reigning("roma", turn=4), upper_hand=3), "move", "dux")
    assert begins(done_by(reigning("roma", turn=4), upper_hand=3, free_hand=0.8), "move", "dux")


def colony(**more: Any) -> Any:
    """Roma's phase, with Antium and money."""
    antium = {"holder": "roma", "hold": "colonia", "cives": 24, "garrison": arms()}
    return reigning("roma", towns={"antium": antium}, reges={"roma": {"aes": 120}}, **more)


def test_a_colony_raises_archers_before_pedites():
    assert not begins(done_by(colony(turn=4)), "recruit", "antium", "sagittarii")
    assert begins(done_by(colony(turn=4), bowmen=1), "recruit", "antium", "sagittarii")


def test_a_bargain_is_followed_beyond_the_usual_share():
    def offered(**weights: float) -> int:
        match = offering(last_offer=4, reges={"roma": {"aes": 12}})
        return max(int(done_by(match, seat="roma", seed=seed, **weights)[0].split()[1]) for seed in range(9))

    assert offered(follows=0) == 2
    assert offered(follows=0.8) == 6


def shut_in(garrison: int, **pieces: Any) -> Any:
    """Roma's phase: nine centuriae of Caere stand before his only town, which falls at the end of the turn."""
    cell = beside(fresh(), "roma")
    dux = {
        "cell": cell,
        "origin": "caere",
        "errand": "afield",
        "blockades": "roma",
        "ranks": {"caere": arms(pedites=9)},
    }
    return reigning(
        "roma",
        turn=4,
        reges={"caere": {"pieces": {"dux": dux}}, "roma": {"aes": 0, "pieces": pieces}},
        towns={
            "roma": {"garrison": arms(pedites=garrison), "blockader": "caere", "blockade_turn": 3},
            "caere": {"garrison": arms(pedites=4)},
        },
        wars={"1": {"state": 1, "aggressor": "caere", "enemy": "roma", "town": "roma", "declared": 2, "stirred": 3}},
    )


def test_who_would_lose_his_seat_sallies_with_all_that_he_has():
    assert not begins(done_by(shut_in(4)), "call")
    acts = done_by(shut_in(4), sallies=0)
    assert begins(acts, "muster", "rex", "pedites", "4")
    assert begins(acts, "call", "rex", "dux-caere")


def test_a_captive_dux_does_not_keep_his_rex_from_a_sally():
    captive = {"errand": "captive", "captor": "caere", "until": 6}
    assert begins(done_by(shut_in(4, dux=captive), sallies=0), "call", "rex", "dux-caere")


def test_a_siege_is_not_given_up_for_a_call_to_battle():
    def answer(**weights: float) -> str:
        match = shut_in(9)
        act(match, "muster rex pedites 9 roma", "call rex dux-caere")
        assert match.prompt.ask == "summons"
        return done_by(match, seat="caere", seed=0, **weights)[0]

    assert answer(hopeless=0.9) == "decline-battle"
    assert answer(hopeless=0.9, holds=2) == "fight dux"


def test_an_event_is_not_sent_to_him_whose_protector_sends_it_back():
    def sent(**weights: float) -> str:
        strong = {"sacred": "templum", "god": "iuppiter", "cives": 60, "level": "civitas"}
        match = stricken(
            "populus",
            "I",
            "roma",
            reges={"roma": {"signa": ["egida"]}},
            towns={"caere": strong, "ecetra": {"cives": 40}},
        )
        return done_by(match, seat="roma", seed=0, **weights)[0]

    assert sent() == "play egida caere"
    assert sent(heeds_gods=1) == "play egida ecetra"


# --- the duel


def duel(clash: int, own: int, other: int, points: tuple[int, ...], flank: int = 0) -> Battle:
    """A duel of two centuriae on an open field."""
    battle: Any = many(Realm, 1)[0].battle
    battle.units[0].arm, battle.units[1].arm = own, other
    battle.units[0].points[0], battle.units[1].points[0] = points
    fight = battle.fight
    fight.clash, fight.attacker, fight.target, fight.flank = clash, 0, 1, flank
    found: Battle = battle
    return found


def value_against(battle: Any, role: int, mind: Any) -> float:
    """What the best answer of the other role leaves to a role that draws its cards as the bot does."""
    find_odds(battle, role, mind)
    odds, own, other = list(mind.odds), cards(battle, role), cards(battle, 1 - role)
    return min(sum(odds[place] * after(battle, role, card, answer, mind) for place, card in enumerate(own))
               for answer in other)  # fmt: skip


def cards(battle: Any, role: int) -> list[int]:
    """The cards that a role holds."""
    return [card for card in CARDS if held_by(battle, role) >> card & 1]


def after(battle: Any, role: int, card: int, answer: int, mind: Any) -> float:
    """The value of a pair to a role, if the other answers as well as it can to the bot's next cards too."""
    fight = battle.fight
    pair, kept = int(fight.pair), [int(number) for number in fight.given]
    mine, theirs = (card, answer) if role == ATTACKER else (answer, card)
    ended, value, given, taken = show(battle, mine, theirs, kept[ATTACKER], kept[TARGET])
    if not ended and pair < 2:
        fight.card[ATTACKER, pair], fight.card[TARGET, pair] = mine, theirs
        fight.pair, fight.given[ATTACKER], fight.given[TARGET] = pair + 1, given, taken
        value = value_against(battle, role, mind)
        fight.pair, fight.given[ATTACKER], fight.given[TARGET] = pair, kept[ATTACKER], kept[TARGET]
        fight.card[ATTACKER, pair], fight.card[TARGET, pair] = 0, 0
        return float(value)
    if not ended:
        value = settled(battle, given, taken)
    return float(value if role == ATTACKER else -value)


def settled(battle: Any, given: int, taken: int) -> float:
    """What the difference of three pairs is worth to the attacker."""
    sound = (6, 5, 3, 0)
    unit = battle.units[1 if given > taken else 0]
    points, before_it = abs(given - taken), int(unit.points[0])
    reached = min(3, before_it + points)
    lost = sound[before_it] - sound[reached] + (1 if points >= 2 and reached < 3 else 0)
    return float(lost if given > taken else -lost)


@pytest.mark.parametrize("clash", [Clash.MELEE, Clash.SHOT])
@pytest.mark.parametrize(("own", "other"), [(PEDITES, PEDITES), (EQUITES, SAGITTARII), (PEDITES, EQUITES)])
def test_who_knows_the_bot_s_code_gains_nothing_by_it_in_a_duel(clash, own, other):
    mind = one(Mind)
    for points in product(range(3), repeat=2):
        for flank in (0, 1):
            battle = duel(clash, own, other, points, flank)
            worth = find_odds(battle, ATTACKER, mind)
            assert find_odds(battle, TARGET, mind) == pytest.approx(-worth, abs=1e-9)
            assert value_against(battle, ATTACKER, mind) == pytest.approx(worth, abs=1e-9)
            assert value_against(battle, TARGET, mind) == pytest.approx(-worth, abs=1e-9)
