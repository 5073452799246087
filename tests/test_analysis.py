"""The analyst: decisions and dice add up, noise counts as nothing, the same seed gives the same analysis."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from html import escape
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import numpy as np
import pytest

from bellona.analysis import analyse
from bellona.analysis.analyst import Analyst
from bellona.analysis.budget import Budget
from bellona.analysis.calibration import calibrated, fitted
from bellona.analysis.decomposition import Stand, accuracy_of, luck_of, swings_of
from bellona.analysis.hints import Candidate, hint, reasons
from bellona.analysis.judge import Judge
from bellona.analysis.losses import Loss, losses_of
from bellona.analysis.moments import Moment, moments_of
from bellona.analysis.page import page
from bellona.analysis.report import Point, Report, TurningPoint
from bellona.analysis.scenes import scenes_of, sentences
from bellona.analysis.suspects import Suspect
from bellona.analysis.trial_games import Arena, Blunder
from bellona.analysis.validate import as_text, brier, brier_by_turn, gathered, plot, reliability, sharpened
from bellona.bots import choose
from bellona.gamekit.bot_runner import BotRunner
from bellona.gamekit.values import NotUnderstood
from bellona.match import Match, game
from bellona.registry import package_of

BATTLE = ("de_bello_punico", "beneventum")
CHOICES = 24


def played(choices: int) -> Match:
    match = game(BATTLE[0]).start(BATTLE[1], seed=3)
    for _ in range(choices):
        match.play(choose(match, "random", seed=2))
    return match


def judge_of(match: Match, **options: Any) -> Judge:
    return Judge(cast(BotRunner, package_of(BATTLE[0]).bots.Runner(match.setting)), horizon=1, **options)


@pytest.fixture(scope="module")
def match() -> Match:
    return played(CHOICES)


@pytest.fixture(scope="module")
def report(match: Match) -> Report:
    return Analyst(match, judge_of(match)).report({"carthage": "greedy"})


# The whole analysis


def test_decisions_and_dice_add_up_to_the_change_of_the_expected_result(report: Report) -> None:
    starts = [point for point in report.curve if point.step in {swing.step for swing in report.swings}]
    ends = [*starts[1:], report.curve[-1]]
    assert len(report.swings) == 2 * len(starts)
    for begin, end in zip(starts, ends, strict=True):
        rome, carthage = (swing for swing in report.swings if swing.step == begin.step)
        change = end.values["rome"] - begin.values["rome"]
        assert change == pytest.approx(rome.decision - carthage.decision + rome.dice, abs=2e-4)
        assert rome.dice == pytest.approx(-carthage.dice, abs=1e-9)


def test_an_analysis_has_all_that_is_told_of_a_match(report: Report) -> None:
    assert (report.game, report.scenario) == BATTLE
    assert report.steps == CHOICES
    assert [report.curve[0].step, report.curve[-1].step] == [0, CHOICES]
    assert all(sum(point.values.values()) == pytest.approx(1, abs=1e-3) for point in report.curve)
    assert set(report.accuracy) == set(report.luck) == {"rome", "carthage"}
    assert all(0 <= value <= 100 for value in report.accuracy.values())
    losses = [abs(point.loss) for point in report.turning_points]
    assert losses == sorted(losses, reverse=True)
    assert {point.step for point in report.turning_points} <= {point.step for point in report.curve}


def test_the_same_seed_gives_the_same_analysis(match: Match, report: Report) -> None:
    again = Analyst(match, judge_of(match)).report({"carthage": "greedy"})
    same = msgspec.structs.replace(again, seconds=report.seconds)
    assert same == report
    assert not report.was_cut


def test_time_that_runs_out_leaves_a_smaller_analysis(match: Match) -> None:
    found = analyse(match, seconds=0.01)
    assert found.was_cut
    assert found.curve[-1].step == CHOICES
    assert found.seconds < 10


def test_progress_is_told_up_to_the_end(match: Match) -> None:
    told: list[tuple[int, int]] = []
    analyse(match, seconds=0.01, tell=lambda done, total: told.append((done, total)))
    assert told[-1] == (100, 100)
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_where_nothing_was_played_there_is_nothing_to_analyse() -> None:
    with pytest.raises(NotUnderstood):
        analyse(game(BATTLE[0]).start(BATTLE[1], seed=1))


def test_without_plans_the_quick_estimate_is_all_there_is(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    kind: Any = package_of(BATTLE[0]).bots.Runner
    monkeypatch.setattr(kind, "kernels", kind.kernels._replace(search=None))
    found = analyse(match, seconds=0)
    assert found.trials > 0
    judge = judge_of(match)
    first = judge.glance(match.steps[0].before)
    assert found.curve[0].values["rome"] == pytest.approx(first[0], abs=1e-4)
    seen = hint(judge, package_of(BATTLE[0]).queries, match.observe(match.seat), str(match.seat))
    assert not seen.thinking
    assert all(suggestion.action in match.legal(match.seat) for suggestion in seen.plans)


def test_a_finished_game_is_worth_its_result() -> None:
    finished = game(BATTLE[0]).start(BATTLE[1], seed=3)
    judge = judge_of(finished)
    judge.runner.play(["greedy", "greedy"], 4)
    values = judge.value(judge.runner.positions[0], samples=8)
    assert sorted(values.values) in ([0.0, 1.0], [0.5, 0.5])
    assert (values.error, values.trials) == (0.0, 0)


# Losses


def suspect(differences: Any, step: int = 0, seat: str = "rome", unheard_of: bool = True) -> Suspect:
    """A choice that cost its seat so much in each sample."""
    number = ("rome", "carthage").index(seat)
    moment = Moment(step, 1, seat, number, "halt", (1,), None, None, False)
    values = np.full((len(differences), 2, 2), 0.5)
    values[:, 0, number] += differences
    values[:, 0, 1 - number] -= differences
    if not unheard_of:
        values = values[:, [0, 1, 0]]
    return Suspect(moment, None, (2,), "" if unheard_of else "default", results=[values])


def test_what_does_not_stand_out_from_the_noise_counts_as_nothing() -> None:
    noise = np.random.default_rng(1).normal(0, 0.2, 64)  # a fixed seed: the mean is within one standard error
    (found,) = losses_of([suspect(noise - noise.mean() - 0.03)])
    assert found.loss == 0
    assert not found.effect.any()


def test_what_is_sure_counts_almost_whole() -> None:
    (found,) = losses_of([suspect(np.full(64, -0.3) + np.tile([0.01, -0.01], 32))])
    assert found.loss == pytest.approx(0.3, abs=0.01)
    assert found.effect == pytest.approx([-0.3, 0.3], abs=0.01)


def test_a_choice_of_a_good_plan_needs_more_evidence() -> None:
    differences = np.tile([0.1, -0.2], 24)
    unheard_of, heard_of = losses_of([suspect(differences, unheard_of=True), suspect(differences, 1, unheard_of=False)])
    assert unheard_of.loss > heard_of.loss


def test_a_good_choice_costs_nothing() -> None:
    (found,) = losses_of([suspect(np.full(16, 0.2))])
    assert found.loss == 0


def lost(seat: str, step: int, loss: float) -> Loss:
    made = suspect(np.array([-loss, -loss]), step, seat)
    effect = np.array([-loss, loss]) if seat == "rome" else np.array([loss, -loss])
    return Loss(made, loss, 0.0, effect, 0.5 - loss, 0.5)


def test_swings_tell_decisions_of_both_sides_from_dice() -> None:
    stands = [Stand(0, 1, np.array([0.5, 0.5]), 0), Stand(10, 2, np.array([0.7, 0.3]), 0)]
    swings = swings_of({"rome": 0, "carthage": 1}, stands, [lost("rome", 2, 0.1), lost("carthage", 3, 0.05)])
    rome, carthage = swings
    assert (rome.decision, carthage.decision) == (-0.1, -0.05)
    assert (rome.dice, carthage.dice) == (pytest.approx(0.25), pytest.approx(-0.25))
    assert luck_of(["rome"], swings) == {"rome": 0.25}


def test_accuracy_falls_with_the_mean_loss_in_a_turn(match: Match) -> None:
    moments = moments_of(match)
    turns = len({moment.turn for moment in moments if moment.seat == "rome"})
    assert accuracy_of(["rome", "carthage"], moments, []) == {"rome": 100.0, "carthage": 100.0}
    found = accuracy_of(["rome", "carthage"], moments, [lost("rome", 1, 0.1 * turns)])
    assert found == {"rome": 36.8, "carthage": 100.0}


# Hints


def test_hints_can_be_played_and_say_why(match: Match) -> None:
    judge, seat = judge_of(match, budget=Budget(0.5)), str(match.seat)
    found = hint(judge, package_of(BATTLE[0]).queries, match.observe(seat), seat)
    assert 1 <= len(found.plans) <= 3
    assert found.thinking
    assert len({suggestion.action for suggestion in found.plans}) == len(found.plans)
    for suggestion in found.plans:
        assert suggestion.action in match.legal(seat)
        assert suggestion.line[0] == suggestion.action
        assert 0 <= suggestion.value <= 1
        assert len(suggestion.why) <= 3
    assert msgspec.json.decode(msgspec.json.encode(found), type=type(found)) == found


def test_a_hint_is_as_sure_as_the_analysis(match: Match) -> None:
    """Both raise the odds of what trials came to to the sharpness of the game."""
    seat, queries = str(match.seat), package_of(BATTLE[0]).queries
    plain, drawn = (hint(judge_of(match, sharpness=power), queries, match.observe(seat), seat) for power in (1.0, 0.5))
    values = {suggestion.action: suggestion.value for suggestion in drawn.plans}
    alike = [suggestion for suggestion in plain.plans if suggestion.action in values]
    assert alike
    for suggestion in alike:
        assert values[suggestion.action] == pytest.approx(
            calibrated([suggestion.value, 1 - suggestion.value], 0.5)[0], abs=2e-3
        )


def test_a_choice_that_did_better_with_the_same_luck_stands_before_the_usual_one(match: Match) -> None:
    """However much luck decides, and however few trials the usual one had; a difference within the noise does not."""
    judge, usual, better, other = judge_of(match), *(Candidate((number,), "default", 0) for number in range(3))
    luck = np.array([[share, 1 - share] for share in (0.1, 0.8, 0.2, 0.6)])
    usual.add(judge, luck)
    better.add(judge, luck + np.array([0.05, -0.05]))
    other.add(judge, luck + np.array([[0.3, -0.3], [-0.3, 0.3], [0.1, -0.1], [0.0, 0.0]]))
    assert better.is_clearly_above(usual)
    assert not other.is_clearly_above(usual)
    assert not usual.is_clearly_above(better)


def test_a_choice_promises_more_than_others_only_where_that_is_not_luck(match: Match) -> None:
    """Ahead by luck, it promises about the same."""
    judge, usual, lucky, better = judge_of(match), *(Candidate((number,), "default", 0) for number in range(3))
    luck = np.array([[share, 1 - share] for share in (0.1, 0.8, 0.2, 0.6)])
    usual.add(judge, luck)
    lucky.add(judge, luck + np.array([[0.5, -0.5], [-0.3, 0.3], [0.0, 0.0], [0.0, 0.0]]))
    better.add(judge, luck + np.array([0.1, -0.1]))
    said = [reasons(1, [usual, other], None, is_usual=False)[0]["$"] for other in (lucky, better)]
    assert said == ["hint-why-close", "hint-why-clear"]


# The page


@pytest.mark.parametrize(("language", "word"), [("en", "Turning points"), ("it", "Punti di svolta")])
def test_a_page_needs_nothing_else(report: Report, language: str, word: str) -> None:
    text = page(report, language)
    assert word in text
    assert "href=" not in text
    assert "src=" not in text
    assert "analysis-" not in text
    parsed = ElementTree.fromstring(text.removeprefix("<!doctype html>\n"))
    assert len(parsed.findall(".//svg")) == 2


def test_a_page_tells_and_shows_what_happened(match: Match, report: Report) -> None:
    step = next(number for number, made in enumerate(match.steps) if made.rolls)
    point = TurningPoint(
        step, 1, "rome", str(match.steps[step].action), {"$": "verb-halt"}, "", None, 0.4, 0.5, -0.1, 0.02, "dice"
    )
    told = msgspec.structs.replace(report, turning_points=[point], curve=[Point(step, 1, {"rome": 0.5}, 0.0)] * 2)
    told = msgspec.structs.replace(told, seats=["rome"])
    for drawn in (0, 1):
        found = scenes_of(match, told, "en", drawn)
        assert found[step].sentences[0] == match.steps[step].events[0].say("en")
        text = page(told, "en", found)
        assert escape(found[step].sentences[0]) in text
        assert text.count("data:image/svg+xml;base64,") == drawn
        assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


def test_what_happened_is_told_briefly(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    event = SimpleNamespace(say=lambda language: f"It happened in {language}.")
    monkeypatch.setattr(match, "steps", [SimpleNamespace(events=[event] * 9)])
    assert sentences(match, 0, "it") == (*["It happened in it."] * 6, "…")


def test_a_page_escapes_what_a_replay_brings(report: Report) -> None:
    scenario = "<script>alert(1)</script>"
    assert scenario not in page(msgspec.structs.replace(report, scenario=scenario))


# The validation


def row(turn: int, first: float, won: float, seed: int = 0) -> dict[str, Any]:
    """A position of a game of two."""
    return {"seed": seed, "turn": turn, "values": [first, 1 - first], "glanced": [0.5, 0.5], "results": [won, 1 - won]}


def test_reliability_and_brier_score() -> None:
    rows = [row(1, 0.85, 1.0), row(1, 0.85, 0.0), row(2, 0.0, 0.0)]
    assert reliability(rows) == [(0.0, 0.0, 1), (0.85, 0.5, 2)]
    scores = brier_by_turn(rows)
    assert scores[1]["trials"] == pytest.approx((0.15**2 + 0.85**2) / 2)
    assert scores[2] == {"games": 1, "trials": 0.0, "glance": 0.25, "mean": 0.0}
    assert ElementTree.fromstring(plot(reliability(rows), "expected", "reached")).tag.endswith("svg")


def test_the_games_of_a_seed_do_not_depend_on_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A level that may hardly think at a table thinks as long as it wants in the games of a validation."""
    kind: Any = package_of(BATTLE[0]).bots.Runner
    levels = kind.repertoire.levels

    def last_position(seconds: float) -> bytes:
        hurried = msgspec.structs.replace(levels["legatus"], errs=0.0, horizon=2, seconds=seconds)
        monkeypatch.setattr(kind, "repertoire", kind.repertoire._replace(levels={**levels, "legatus": hurried}))
        position: bytes = Arena(*BATTLE, "legatus").play(1).position.tobytes()
        return position

    assert last_position(1e-9) == last_position(0.0)


def test_a_mistake_that_ends_the_game_at_once_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is replaced is a mistake, after which two more choices are made; only after the fifth it is three."""
    arena, replaced = Arena(*BATTLE, "random"), list[int]()

    def mistake(
        _judge: Judge, _played: object, step: int, _rng: object, sudden: set[str]
    ) -> tuple[tuple[int, ...], Blunder]:
        assert sudden == ({"halt"} if replaced else set())
        replaced.append(step)
        return (1,), Blunder(step, "rome", "halt here", 0.1)

    def play(_seed: int, begun: Sequence[tuple[str, tuple[int, ...]]] = ()) -> SimpleNamespace:
        made = SimpleNamespace(seat="rome", action=SimpleNamespace(code=(1,)))
        return SimpleNamespace(steps=[made] * (30 if not begun else len(begun) + (3 if len(begun) == 5 else 2)))

    monkeypatch.setattr(arena, "_replaced", mistake)
    monkeypatch.setattr(arena, "play", play)
    found = arena.blunder(1)
    assert found is not None
    assert found[1].step == replaced[-1] == 4
    assert len(replaced) > 1


@pytest.mark.parametrize(("last", "counts"), [(0.2, True), (0.0, False)])
def test_a_choice_that_only_seemed_worse_is_no_mistake(
    last: float, counts: bool, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It costs .2 in all trials but the last ones."""
    judge, met = judge_of(match), list[range]()

    def try_out(_seen: object, _codes: object, numbers: range, seat: int) -> Any:
        loss = last if met and len(met) == 2 else 0.2
        met.append(numbers)
        values = np.full((len(numbers), 2, 2), 0.5)
        values[:, 1, seat] -= loss
        return values

    monkeypatch.setattr(judge, "try_out", try_out)
    found = Arena(*BATTLE, "random")._replaced(judge, match, CHOICES - 1, np.random.default_rng(1), set())
    assert (found is not None) == counts
    assert sum(map(len, met)) == len(set().union(*met))


def test_games_are_kept_and_told_of(tmp_path: Path) -> None:
    made, told = list[int](), list[tuple[int, int]]()

    def make(seed: int) -> list[dict[str, Any]]:
        made.append(seed)
        return [{"seed": seed}]

    for count in (2, 3):
        rows = gathered(tmp_path / "games.jsonl", range(7, 7 + count), make, lambda *how: told.append(how))
        assert [row["seed"] for row in rows] == list(range(7, 7 + count))
    assert made == [7, 8, 9]
    assert told == [(1, 2), (2, 2), (1, 3), (2, 3), (3, 3)]


def test_trials_that_are_too_sure_are_drawn_together() -> None:
    """Of ten positions that promise .9, seven are won: the odds are 7 to 3, not 9 to 1."""
    rows = [row(1, 0.9, float(number < 7), number) for number in range(10)]
    power = fitted(rows)
    assert calibrated([0.9, 0.1], power)[0] == pytest.approx(0.7, abs=0.01)
    assert calibrated([1.0, 0.0], power)[0] < 1.0
    assert calibrated([0.5, 0.5, 0.0], power).tolist() == [0.5, 0.5, 0.0]
    assert calibrated([0.6, 0.4], 1.0).tolist() == [0.6, 0.4]
    assert brier(sharpened(rows, power)) < brier(rows)
    assert "sharpness = " in as_text(rows, [])
