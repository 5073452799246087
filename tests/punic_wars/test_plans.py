"""What steers a bot: plans, the time of a war, sealed sums, and what a position is worth."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bellona.gamekit.levels import DEFAULT
from bellona.games.punic_wars.bot.answering import choose_retirement
from bellona.games.punic_wars.bot.bidding import ROUNDS, prize, stake, weigh_sums
from bellona.games.punic_wars.bot.choosing import take_part
from bellona.games.punic_wars.bot.roads import AFLOAT, ALONE, ON_FOOT, find_roads
from bellona.games.punic_wars.bot.runner import runner_of
from bellona.games.punic_wars.bot.timing import clock, impulse
from bellona.games.punic_wars.bot.weights import PARTS, WEIGHTS, PlanWeight, Weight
from bellona.games.punic_wars.bot.workspace import BIDS, FAR
from bellona.games.punic_wars.game import GAME
from bellona.games.punic_wars.position.features import Feature, features, judge
from bellona.games.punic_wars.position.records import CARTHAGE, FEATURES, ROME, Phase
from bellona.games.punic_wars.text.notation import LEADER_NAMES
from bellona.kernel.record import one
from bellona.lab.plan_games import PlanTable

from ..moments import moments
from .wars import war

WARS = GAME.scenarios()


def test_a_plan_has_every_weight_in_each_part() -> None:
    names = [weight.name for weight in PlanWeight]
    assert names == [f"{part}_{weight.name}" for part in PARTS for weight in Weight]


@pytest.mark.parametrize("scenario", WARS)
def test_the_default_plan_plays_as_greedy_does(scenario: str) -> None:
    runner = runner_of(scenario)
    plan = runner.repertoire.plans[DEFAULT]
    for seed in range(3):
        played = PlanTable(runner).play([plan, plan], seed)
        result = runner.play(("greedy", "greedy"), seed)
        assert result["winner"] == {1.0: "rome", 0.0: "carthage", 0.5: None}[float(played[ROME])]


@pytest.mark.parametrize("name", [name for name in runner_of("second_war").repertoire.plans if name != DEFAULT])
def test_every_plan_changes_play(name: str) -> None:
    """Wars of the same luck: a plan that steers anything makes other choices somewhere in them."""
    runner = runner_of("second_war")
    plans = runner.repertoire.plans
    usual = plans[DEFAULT if name == "tuned" else "tuned"]
    assert any(_course(runner, plans[name], seed) != _course(runner, usual, seed) for seed in range(4))


def _course(runner: Any, plan: Any, seed: int) -> bytes:
    table = PlanTable(runner)
    table.play([plan, plan], seed)
    return bytes(table._positions[0].tobytes())


@pytest.mark.parametrize("scenario", WARS)
def test_the_clock_never_goes_back_and_an_impulse_is_one_stretch(scenario: str) -> None:
    runner = runner_of(scenario)
    now, seen = 0, set()
    last: dict[int, int] = {}
    for moment in moments(runner, "greedy", 5):
        position: Any = moment.position
        assert clock(moment.world, position) >= now
        now = clock(moment.world, position)
        if position.phase == Phase.OVER:
            break
        seat, number = int(position.seat), impulse(moment.world, position)
        if number != last.get(seat):
            assert (seat, number) not in seen, "an impulse that was over has begun again"
            seen.add((seat, number))
            last[seat] = number
    assert now >= 4


@pytest.mark.parametrize(("scenario", "first"), [("first_war", "ROME"), ("third_war", "BESIEGER")])
def test_a_bot_follows_the_part_of_its_plan_that_is_for_its_side_and_war(scenario: str, first: str) -> None:
    runner: Any = runner_of(scenario)
    space = runner.new_scratch()
    space.plan[:] = np.arange(len(PlanWeight))
    position: Any = runner.positions[0]
    for seat in (ROME, CARTHAGE):
        position.seat = seat
        take_part(runner.world, position, space)
        part = PARTS.index(first) + seat
        assert list(space.weights) == list(range(part * WEIGHTS, (part + 1) * WEIGHTS))


@pytest.mark.parametrize(("beside", "first"), [(1.0, "R-F"), (0.0, "R-C")])
def test_who_is_not_needed_where_he_stands_steps_down(beside: float, first: str) -> None:
    """Of two consuls before Rome one is enough; the two points in Messana have only one leader."""
    stacks = {"2908": "9 land, R-C, R-D", "1013": "4 land, R-E", "3314": "2 land, R-F"}
    match = war({at: {"rome": text} for at, text in stacks.items()}, phase="elections", active="rome")
    runner: Any = runner_of("second_war")
    space, choices = runner.new_scratch(), one(runner.setting.engine.choices)
    take_part(match.setting.world, match.position, space)
    space.weights[Weight.BESIDE] = beside
    runner.setting.engine.legal(match.setting.world, match.position, choices)
    place = choose_retirement(match.setting.world, match.position, choices, space)
    assert str(list(match.legal())[place]) == f"retire {first}"


@pytest.mark.parametrize("way", [ON_FOOT, AFLOAT])
def test_a_neutral_syracuse_is_left_alone(way: int) -> None:
    """Who enters makes it the ally of his enemy; a leader alone may ride through, and everybody once it has allied."""
    assert _reaches_syracuse(way, neutral=0.0)
    assert not _reaches_syracuse(way, neutral=1.0)
    assert _reaches_syracuse(ALONE, neutral=1.0)
    assert _reaches_syracuse(way, neutral=1.0, align={"syracuse": "carthage"})


def _reaches_syracuse(way: int, neutral: float, **more: Any) -> bool:
    """Whether a force in Messana sees a way there."""
    match = war({"3314": {"rome": "3 land, 3 naval, R-C"}}, active="rome", scenario="first_war", **more)
    space: Any = runner_of("first_war").new_scratch()
    world, position = match.setting.world, match.position
    take_part(world, position, space)
    space.weights[Weight.NEUTRAL] = neutral
    find_roads(world, position, space, int(position.leaders[LEADER_NAMES.index("R-C")].hex), way)
    return bool(space.roads[way].cost[world.syracuse_hex] < FAR)


@pytest.mark.parametrize("lost", [0, 2, 4])
@pytest.mark.parametrize("treasury", [(9, 9), (12, 5), (3, 12)])
def test_who_knows_how_sums_are_drawn_gains_nothing_by_it(treasury: tuple[int, int], lost: int) -> None:
    """Against the mixture of either side no sum is worth much more than what the other side's own mixture gains."""
    runner: Any = runner_of("first_war")
    moment = next(moments(runner, "greedy"))
    position: Any = moment.position
    position.treasury[:] = treasury
    position.losses[:] = lost, 0
    space = runner.new_scratch()
    space.plan[Weight.BID] = space.plan[WEIGHTS + Weight.BID] = 3.0
    take_part(moment.world, position, space)
    weigh_sums(moment.world, position, space)
    behind, ahead = _stakes(moment.world, position, space)
    mixes = [np.array([space.tried[side, bid] for bid in range(BIDS)]) / ROUNDS for side in range(2)]
    table = np.array([[prize(own, other, behind, ahead) - own + other for other in range(BIDS)] for own in range(BIDS)])
    value = mixes[CARTHAGE] @ table @ mixes[ROME]
    allowed = [np.arange(BIDS) <= treasury[side] for side in range(2)]
    assert (table @ mixes[ROME])[allowed[CARTHAGE]].max() - value < 0.35
    assert value - (mixes[CARTHAGE] @ table)[allowed[ROME]].min() < 0.35


def _stakes(world: Any, position: Any, space: Any) -> tuple[float, float]:
    level = stake(world, position, space, 0)
    return level - stake(world, position, space, -1), stake(world, position, space, 1) - level


@pytest.mark.parametrize("scenario", WARS)
def test_a_position_is_judged_by_its_features(scenario: str) -> None:
    runner = runner_of(scenario)
    values: Any = np.zeros(FEATURES)
    shares: Any = np.zeros(2)
    for number, moment in enumerate(moments(runner, "greedy", 3)):
        world: Any = moment.world
        if number % 40 or moment.position.phase == Phase.OVER:
            continue
        features(world, moment.position, values)
        assert values[Feature.CONSTANT] == 1.0
        assert judge(world, moment.position) == pytest.approx(float(values @ world.judgement))
        moment.engine.evaluate(world, moment.position, shares)
        assert shares.sum() == pytest.approx(1.0)
