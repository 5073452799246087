"""The contract of `gamekit.engine`, checked for all games, over positions of whole games between bots."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bellona.gamekit.bot_kernels import GREEDY, LEVELS
from bellona.gamekit.bot_runner import BotRunner
from bellona.gamekit.ranges import refuse_out_of_range
from bellona.kernel.dice import dice_from
from bellona.kernel.log import Log
from bellona.kernel.record import clone, many, one
from bellona.registry import game_slugs, package_of, scenarios_of

from .moments import Moment, moments, waiting

ENDS = {slug: (scenarios_of(slug)[0], scenarios_of(slug)[-1]) for slug in game_slugs()}
GAMES = [(slug, scenario, level) for slug in game_slugs() for scenario in ENDS[slug] for level in LEVELS]
LAST = [(slug, scenarios_of(slug)[-1]) for slug in game_slugs()]
SECRETIVE = ("de_bello_punico", "punic_wars", "latium")
"""The games in which something is hidden."""
every_game = pytest.mark.parametrize(("slug", "scenario", "level"), GAMES)


def runner_of(slug: str, scenario: str) -> BotRunner:
    """Bots at a scenario."""
    found: Any = package_of(slug).bots.runner_of(scenario)
    assert isinstance(found, BotRunner)
    return found


@every_game
def test_what_is_redealt_is_the_same_to_the_seat(slug: str, scenario: str, level: str) -> None:
    for number, moment in enumerate(moments(runner_of(slug, scenario), level)):
        asked = waiting(moment)
        for seat in moment.seats:
            dealt = moment.redealt(seat, number)
            assert moment.seen_by(seat, dealt).tobytes() == moment.seen_by(seat).tobytes()
            refuse_out_of_range(moment.engine.position, dealt, moment.world)
            if seat in asked:
                assert moment.listed(dealt, seat) == moment.listed(moment.position, seat)


@pytest.mark.parametrize(("slug", "scenario"), LAST)
def test_two_deals_differ_where_something_is_hidden(slug: str, scenario: str) -> None:
    different = 0
    for moment in moments(runner_of(slug, scenario), "greedy"):
        for seat in moment.seats:
            one_deal, other = (moment.redealt(seat, seed).tobytes() for seed in (1, 2))
            again = moment.redealt(seat, 1).tobytes()
            assert again == one_deal
            different += one_deal != other
    assert (different > 0) == (slug in SECRETIVE)


@every_game
def test_what_is_redealt_can_be_played_to_its_end(slug: str, scenario: str, level: str) -> None:
    for number, moment in enumerate(moments(runner_of(slug, scenario), level)):
        if number % 40 == 0:
            for seat in moment.seats:
                assert play_to_the_end(moment, moment.redealt(seat, number), number) >= 0


def play_to_the_end(moment: Moment, position: Any, seed: int) -> int:
    """Let random bots play on from a position: the number of choices, negative if they got stuck."""
    return moment.runner.play_from(position, ["random"] * len(moment.runner.playing), seed)


def filled(moment: Moment, value: float) -> Any:
    """A number for each seat."""
    return np.full(moment.engine.seats, value)


@every_game
def test_values_are_shares_of_one_and_the_outcome_at_the_end(slug: str, scenario: str, level: str) -> None:
    for moment in moments(runner_of(slug, scenario), level):
        values, results = filled(moment, 1.0), filled(moment, 1.0)
        moment.engine.evaluate(moment.world, moment.position, values)
        moment.engine.outcome(moment.world, moment.position, results)
        assert values.min() >= 0.0
        assert abs(values.sum() - 1.0) < 1e-9
        if moment.engine.over(moment.position):
            assert (values == results).all()
        else:
            assert not results.any()


@pytest.mark.parametrize(("slug", "scenario"), LAST)
def test_the_outcome_is_the_result(slug: str, scenario: str) -> None:
    runner: Any = package_of(slug).bots.runner_of(scenario)
    setting, engine = runner.setting, runner.setting.engine
    for seed in range(12):
        runner.play(["random"] * len(setting.playing), seed)
        results = np.zeros(engine.seats)
        engine.outcome(runner.world, runner.positions[0], results)
        winner = setting.result(runner.positions[0]).winner
        shares = {seat: 1.0 if seat == winner else 0.0 for seat in setting.seats}
        if winner is None:
            shares = {seat: 1 / len(setting.playing) if seat in setting.playing else 0.0 for seat in setting.seats}
        assert results.tolist() == pytest.approx(list(shares.values()))


@pytest.mark.parametrize(("slug", "scenario"), LAST)
def test_who_stands_better_wins_more_often(slug: str, scenario: str) -> None:
    """In the last third of games between bots the expected victor has the better half of them."""
    right = games = 0
    for seed in range(6):
        course = [(moment, clone(moment.position)) for moment in moments(runner_of(slug, scenario), "greedy", seed)]
        moment, last = course[-1]
        if not moment.engine.over(last):
            continue
        results, values = filled(moment, 0.0), filled(moment, 0.0)
        moment.engine.outcome(moment.world, last, results)
        for _, position in course[2 * len(course) // 3 :]:
            moment.engine.evaluate(moment.world, position, values)
            right += results[values.argmax()] > 0.4
            games += 1
    assert right >= games / 2


@every_game
def test_the_best_of_a_list_is_what_a_greedy_bot_chooses(slug: str, scenario: str, level: str) -> None:
    compared = 0
    for number, moment in enumerate(moments(runner_of(slug, scenario), level)):
        if number % 4 or moment.engine.over(moment.position):
            continue
        engine, seen = moment.engine, moment.seen_by(int(moment.position.seat))
        choices: Any = one(engine.choices)
        listed = moment.listed(seen, int(seen.seat))
        count = engine.legal(moment.world, seen, choices)
        scores: Any = np.full(len(choices.actions), -1.0)
        engine.rank(moment.world, seen, choices, dice_from(number), moment.runner.new_scratch(), scores)
        assert choices.actions[: choices.count].tobytes() == listed
        assert (scores[:count] >= 0.0).all()
        assert (scores[count:] == -1.0).all()
        best = choices.actions[int(scores[:count].argmax())].tobytes()
        place = moment.runner.kernels.choose(
            moment.world, seen, choices, GREEDY, dice_from(number), moment.runner.new_scratch()
        )
        wish = choices.actions[place].tobytes()
        if wish in [listed[start : start + len(wish)] for start in range(0, len(listed), len(wish))]:
            assert best == wish
            compared += 1
    assert compared > 0


@pytest.mark.parametrize(("slug", "scenario"), LAST)
@pytest.mark.parametrize("logged", [False, True])
def test_many_positions_are_stepped_in_one_call(slug: str, scenario: str, logged: bool) -> None:
    runner: Any = package_of(slug).bots.runner_of(scenario)
    engine, world, batch = runner.setting.engine, runner.world, runner.batch(24, 5)
    logs = many(Log, 24) if logged else None
    for _ in range(8):
        assert batch.choose("random") == 24
        alone, dice = many(engine.position, 24), batch.dice.copy()
        alone.view(np.uint8)[:] = batch.positions.view(np.uint8)
        batch.advance(logs)
        for number in range(24):
            log: Any = one(Log)
            dice[number].count = 0
            engine.apply(world, alone[number], batch.actions[number], dice[number], log)
            assert alone[number].tobytes() == batch.positions[number].tobytes()
            if logs is not None:
                told = logs[number]
                assert log.events[: log.count].tobytes() == told.events[: told.count].tobytes()
