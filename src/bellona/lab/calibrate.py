"""Calibration: a search for values, among those that no rulebook gives, with which games end as they should.

Every trial plays the same seeds, so that trials differ by their values alone, and is given up early if it is hopeless.
The best values are compared with the present ones in games with other seeds than those by which they were found.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import optuna
from msgspec import to_builtins
from optuna.storages.journal import JournalFileBackend

from bellona.gamekit.data_files import DOUBTFUL, DataError, DataTable
from bellona.gamekit.values import BellonaError

from .experiment import SCENARIO, Experiment
from .explaining import explanation, values_text
from .job import Job
from .keeping import read_json
from .present import Present
from .simulate import check_bots, run
from .sweep import job_with
from .workers import Workers

RUNGS = (8, 4, 2, 1)
"""A trial is looked at after an eighth, a quarter and a half of its games."""
APART = 1_000_000
"""How far the seeds of the comparison are from those of the trials."""
PLAIN = ("draws", "turns")
NAME = "places"
PLAN, TRIALS, VALUES, EXPLANATION, RESULT = "plan.json", "trials.log", "values.toml", "explanation.md", "result.json"
Tell = Callable[[int, int], None]


class Target(DataTable, frozen=True, rename={"wanted": "is"}, kw_only=True):
    """What a result should be: `wins.SEAT`, `draws`, `turns` or `scores.NAME.SEAT`, and why."""

    of: str
    wanted: float
    give: float
    """How far from it a result may be and still be a good one."""
    why: str
    at: str = ""
    """The scenario that it is about, if that is not the plan's own: values that scenarios share are sought for all."""


class Calibration(Experiment, frozen=True, kw_only=True):
    """What is sought, and how long."""

    targets: list[Target]
    trials: int = 60
    check: int = 1000
    """The games of the comparison, for each of both."""
    stay: float = 0.5
    """What it costs to move a value from one end of its range to the other."""

    def scenario_of(self, target: Target) -> str:
        """The scenario that a target is about."""
        return target.at or self.scenario

    @property
    def scenarios(self) -> list[str]:
        """All scenarios with targets."""
        return list(dict.fromkeys(self.scenario_of(target) for target in self.targets))


class Outcome(NamedTuple):
    """The best values, and the games with them and without them."""

    values: Mapping[str, Any]
    before: Mapping[str, Any]
    after: Mapping[str, Any]
    """The reports of both, by scenario."""
    spread: Mapping[str, Sequence[Any]]
    """The place of each value among its choices in the best tenth of the trials."""
    trials: int
    pruned: int


def calibrate(plan: Calibration, out: Path, workers: Workers, tell: Tell | None = None) -> Outcome:
    """Search, compare, and write the values and their explanation; an interrupted search goes on."""
    present = Present(plan.game, plan.scenario, *plan.scenarios)
    _check(plan, present)
    study = _study(plan, out)
    usual = {name: present.value(name) for name in plan.values}
    choices = plan.choices()
    if not study.trials and all(usual[name] in choice for name, choice in choices.items()):
        study.enqueue_trial({name: choice.index(usual[name]) for name, choice in choices.items()})
    done = [trial for trial in study.trials if trial.state.is_finished()]
    for number in range(len(done), plan.trials):
        study.optimize(lambda trial: _try(plan, usual, trial, workers), n_trials=1)
        if tell:
            tell(number + 1, plan.trials)
    found = _compare(plan, out, workers, study)
    told = explanation(plan, present, found)
    (out / VALUES).write_text(values_text(found.values, plan.place), encoding="utf-8")
    (out / EXPLANATION).write_text(told, encoding="utf-8")
    (out / RESULT).write_text(json.dumps(whole_result(plan, present, found), indent=1) + "\n", encoding="utf-8")
    return found


def whole_result(plan: Calibration, present: Present, found: Outcome) -> dict[str, Any]:
    """What was found, with all that it takes to understand it."""
    choices = plan.choices()
    moved = [
        {
            "name": name,
            "before": present.value(name),
            "after": value,
            "best": [choices[name][place] for place in sorted(set(found.spread[name]))],
            "origin": present.origin(name),
        }
        for name, value in found.values.items()
    ]
    sought = [to_builtins(target) | {"at": plan.scenario_of(target)} for target in plan.targets]
    told = {"place": plan.place, "bots": list(plan.bots), "games": plan.games, "check": plan.check}
    return found._asdict() | told | {"moved": moved, "targets": sought}


def _check(plan: Calibration, present: Present) -> None:
    """Refuse what cannot be sought, and values that the rulebook gives."""
    check_bots(plan.game, plan.scenario, plan.bots)
    for name in plan.values:
        origin = present.origin(name)
        if present.value(name) is None:
            raise DataError(plan.place, name, "UnknownKey", "there is no such value.")
        if not origin.startswith(DOUBTFUL):
            raise DataError(plan.place, name, "Locked", f"it is given ({origin or 'by the game'}), and stays.")
    if not plan.targets or not 1 <= plan.trials <= 100_000 or not plan.check >= 1:
        raise DataError(plan.place, "targets", "BadValue", "a calibration has targets, trials and games to check.")
    for target in plan.targets:
        _check_target(plan, target)


def _check_target(plan: Calibration, target: Target) -> None:
    kind, _, rest = target.of.partition(".")
    seats = job_at(plan, {}, plan.scenario_of(target)).seats()
    is_known = rest in seats if kind == "wins" else rest.count(".") == 1 if kind == "scores" else target.of in PLAIN
    if not is_known:
        sentence = "a target is wins.SEAT, draws, turns or scores.NAME.SEAT."
        raise DataError(plan.place, f"targets.{target.of}", "BadValue", sentence)
    if not target.give > 0:
        raise DataError(plan.place, f"targets.{target.of}", "BadValue", "give is more than nothing.")


def job_at(plan: Calibration, values: Mapping[str, Any], scenario: str) -> Job:
    """The games of one of the scenarios with some values changed."""
    check_bots(plan.game, scenario, plan.bots)
    return job_with(plan, {**values, SCENARIO: scenario})


def _study(plan: Calibration, out: Path) -> optuna.Study:
    """The trials that a folder keeps."""
    targets = [[target.at, target.of, target.wanted, target.give] for target in plan.targets]
    told = {"place": plan.place, "bots": list(plan.bots), "seed": plan.seed, "games": plan.games}
    told |= {"values": plan.choices(), "targets": targets}
    try:
        out.mkdir(parents=True, exist_ok=True)
        head = out / PLAN
        if head.exists() and read_json(head.read_text(encoding="utf-8")) != told:
            raise BellonaError(f"{out} holds another calibration; choose another folder")
        head.write_text(json.dumps(told), encoding="utf-8")
    except OSError as error:
        raise BellonaError(f"{out} cannot be used: {error.strerror}") from None
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    backend = JournalFileBackend(str(out / TRIALS))
    return optuna.create_study(
        study_name=NAME,
        storage=optuna.storages.JournalStorage(backend),
        sampler=optuna.samplers.TPESampler(seed=plan.seed, n_startup_trials=min(10, plan.trials)),
        pruner=optuna.pruners.MedianPruner(n_startup_trials=5),
        load_if_exists=True,
    )


def _try(plan: Calibration, usual: Mapping[str, Any], trial: optuna.Trial, workers: Workers) -> float:
    """How far the games with some values are from the targets."""
    places = {name: trial.suggest_categorical(name, range(len(choice))) for name, choice in plan.choices().items()}
    values = picked(plan, places)
    jobs, price = {name: job_at(plan, values, name) for name in plan.scenarios}, price_of(plan, usual, values)
    loss = 0.0
    for rung, part in enumerate(RUNGS):
        seeds = range(plan.seed, plan.seed + max(1, plan.games // part))
        loss = loss_of(plan, {name: run(job, seeds, workers) for name, job in jobs.items()}) + price
        trial.report(loss, rung)
        if part > 1 and trial.should_prune():
            raise optuna.TrialPruned
    return loss


def picked(plan: Calibration, places: Mapping[str, int]) -> dict[str, Any]:
    """The values at these places in the lists of choices, which is what the search knows of them."""
    return {name: choice[places[name]] for name, choice in plan.choices().items()}


def loss_of(plan: Calibration, reports: Mapping[str, Mapping[str, Any]]) -> float:
    """How far the reports of all scenarios are from the targets, in squares of what they give."""
    return sum(
        ((measured(reports[plan.scenario_of(target)], target.of) - target.wanted) / target.give) ** 2
        for target in plan.targets
    )


def price_of(plan: Calibration, usual: Mapping[str, Any], values: Mapping[str, Any]) -> float:
    """What it costs that values are not the present ones."""
    return sum(plan.stay * _moved(choice, usual[name], values[name]) for name, choice in plan.choices().items())


def _moved(choice: Sequence[Any], usual: Any, value: Any) -> float:
    """How far a value has moved in its range, from 0 to 1."""
    if usual in choice and len(choice) > 1:
        return abs(choice.index(value) - choice.index(usual)) / (len(choice) - 1)
    return float(value != usual)


def measured(report: Mapping[str, Any], what: str) -> float:
    """The result that a target is about."""
    kind, *steps = what.split(".")
    if kind == "wins":
        return float(report["wins"][steps[0]] / report["games"])
    if kind == "draws":
        return float(report["draws"] / report["games"])
    if kind == "turns":
        return float(report["turns"]["mean"])
    try:
        return float(report["scores"][steps[0]][steps[1]])
    except (KeyError, IndexError):
        raise DataError("targets", what, "UnknownKey", f"the scores are {', '.join(report['scores'])}.") from None


def _compare(plan: Calibration, out: Path, workers: Workers, study: optuna.Study) -> Outcome:
    """The best values and the present ones in games with other seeds."""
    whole = [trial for trial in study.trials if trial.state == optuna.trial.TrialState.COMPLETE]
    best = sorted(whole, key=lambda trial: trial.value if trial.value is not None else float("inf"))
    top = best[: max(3, len(best) // 10)]
    seeds = range(plan.seed + APART, plan.seed + APART + plan.check)
    values = picked(plan, best[0].params)
    before, after = (
        {name: run(job_at(plan, changed, name), seeds, workers, out / folder / name) for name in plan.scenarios}
        for folder, changed in (("before", {}), ("after", values))
    )
    spread = {name: [trial.params[name] for trial in top] for name in plan.values}
    return Outcome(values, before, after, spread, len(study.trials), len(study.trials) - len(whole))
