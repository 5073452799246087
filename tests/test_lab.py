"""From a question to an answer: sweeps of values, and the page of a run."""

from __future__ import annotations

import json
import re
import tomllib
from base64 import b64decode
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from bellona.cli.main import run
from bellona.gamekit.catalog import LANGUAGES
from bellona.gamekit.data_files import DataError, Document, outside
from bellona.gamekit.values import BellonaError
from bellona.lab.calibrate import Calibration, calibrate, loss_of, measured, price_of
from bellona.lab.experiment import read_experiment, values_document
from bellona.lab.job import Job
from bellona.lab.job import written as text_of
from bellona.lab.present import Present, changed_in
from bellona.lab.report_page import page_of
from bellona.lab.retelling import retold
from bellona.lab.simulate import simulate
from bellona.lab.study import Study
from bellona.lab.sweep import Sweep, combinations, difference, sample, sweep
from bellona.lab.workers import ThisProcess
from bellona.registry import game_slugs, rules_of, scenarios_of
from bellona.replays import parse_document, replay_document, to_replay

ELEPHANTS = """
place = "de_bello_punico/zama"
bots = ["random", "random"]
games = 4
[values]
"scenarios.zama.carthage.order_of_battle.El.count" = { from = 0, to = 5, step = 5 }
"types.El.combat" = [1]
"""


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "plan.toml"
    path.write_text(text)
    return path


def planned(tmp_path: Path, text: str) -> Sweep:
    return read_experiment(written(tmp_path, text), Sweep)


# --- sweeps


def test_a_sweep_compares_values_in_games_with_the_same_dice(tmp_path: Path) -> None:
    plan = planned(tmp_path, ELEPHANTS)
    summary = sweep(plan, tmp_path / "out", ThisProcess())
    usual, none, same, weak = summary["cells"]
    assert (usual["values"], none["values"]) == ({}, {"scenarios.zama.carthage.order_of_battle.El.count": 0})
    assert same["differences"]["rome"] == {"mean": 0, "low": 0, "high": 0}, "five elephants are what there is"
    assert same["report"]["choices"] == usual["report"]["choices"] != none["report"]["choices"]
    assert weak["report"]["games"] == 4
    assert summary["present"]["types.El.combat"] == 6
    assert summary["origins"]["types.El.combat"].startswith("reconstructed")
    kept = (tmp_path / "out" / "cell-0001" / "games.jsonl").read_bytes()
    sweep(plan, tmp_path / "out", ThisProcess())
    assert (tmp_path / "out" / "cell-0001" / "games.jsonl").read_bytes() == kept, "nothing is played twice"
    with pytest.raises(BellonaError, match="holds another sweep"):
        sweep(planned(tmp_path, ELEPHANTS.replace("[1]", "[2]")), tmp_path / "out", ThisProcess())


def test_values_are_combined_by_design(tmp_path: Path) -> None:
    plan = planned(tmp_path, ELEPHANTS)
    assert len(combinations(plan)) == 1 + 2 + 1
    grid = planned(tmp_path, f'design = "grid"\n{ELEPHANTS}')
    assert len(combinations(grid)) == 1 + 2 * 1
    choices: dict[str, list[int | str]] = {"a": [1, 2, 3, 4], "b": ["x", "y"]}
    spread = sample(choices, 8, seed=3)
    assert sorted(point["a"] for point in spread) == [1, 1, 2, 2, 3, 3, 4, 4]
    assert sorted(point["b"] for point in spread) == ["x"] * 4 + ["y"] * 4
    assert spread == sample(choices, 8, seed=3)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (('"de_bello_punico/zama"', '"chess/opening"'), "place"),
        (("games = 4", "games = 0"), "games"),
        (("games = 4", "games = 4\nmoon = 1"), "moon"),
        (("[1]", "[]"), "values.types.El.combat"),
        (("from = 0, to = 5", "from = 5, to = 0"), "El.count"),
        (("step = 5", "step = 0"), "El.count"),
        (("from = 0, to = 5, step = 5", "from = 0, to = 1e300"), "El.count"),
        (("[1]", "[[1]]"), "values"),
        (("El.combat", "El.fury"), "types.El.fury"),
        (("El.combat", "combat"), "types.combat"),
        (('"types.El.combat" = [1]', '"types.El.combat" = ["strong"]'), "types.El.combat"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_with_its_place(
    tmp_path: Path, change: tuple[str, str], place: str
) -> None:
    with pytest.raises(DataError) as caught:
        sweep(planned(tmp_path, ELEPHANTS.replace(*change)), tmp_path / "out", ThisProcess())
    assert place in str(caught.value)
    assert not (tmp_path / "out").exists()


def test_differences_have_the_interval_of_paired_results() -> None:
    usual, other = np.array([0.0, 1, 0, 1, 0, 1, 0, 1]), np.array([1.0, 1, 0, 1, 1, 1, 0, 1])
    found = difference(other, usual)
    assert found["mean"] == 0.25
    assert found["low"] < 0 < found["high"]
    assert difference(usual, usual) == {"mean": 0, "low": 0, "high": 0}


def test_the_origin_of_a_value_is_the_nearest_provenance() -> None:
    present = Present("de_bello_punico", "zama")
    assert present.value("scenarios.zama.rout_level.rome") == 16
    assert present.origin("scenarios.zama.rout_level.rome").startswith("seed")
    assert present.origin("scenarios.zama.rome.order_of_battle.Ha.count").startswith("reconstructed")
    assert present.value("types.Ha.wings") is None
    with pytest.raises(DataError, match="a value above it"):
        values_document({"a.b": 1, "a.b.c": 2}, "values")


# --- the page


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of a battle that were watched."""
    folder = tmp_path_factory.mktemp("watched")
    simulate("de_bello_punico", "beneventum", ("greedy", "greedy"), games=12, watch=True, out=folder)
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_answers_in_words_and_needs_nothing_else(watched: Path, language: str) -> None:
    page = page_of(Study(watched), language)
    assert "http" not in re.sub(r"base64,[\w+/=]+", "", page).replace("http://www.w3.org/2000/svg", "")
    assert not re.findall(r">(?:report|side|score|reason|scenario)-[\w-]+<", page), "no bare message names"
    for word in {"en": ("Rome", "95 %", "Luck and decisions"), "it": ("Roma", "95 %", "Fortuna e decisioni")}[language]:
        assert word in page
    assert page.count("<circle") > 20, "heat"
    assert set(re.findall(r"var\((--[\w-]+)\)", page)) <= set(re.findall(r"(--[\w-]+):", page)), "colours"


def test_the_games_of_a_page_are_replays(watched: Path) -> None:
    study = Study(watched)
    links = re.findall(r'href="data:application/json;base64,([\w+/=]+)" download="game-(\d+)', page_of(study))
    assert len(links) == 6
    for coded, seed in links[:2]:
        match = replay_document(parse_document(b64decode(coded).decode(), "game"), "game")
        record = next(record for record in study.games if record["seed"] == int(seed))
        assert (match.result.winner, match.result.reason) == (record["winner"], record["reason"])
        assert (watched / "replays" / f"game-{seed}.bell.json").read_bytes() == b64decode(coded)


def test_luck_adds_up_to_nothing_and_goes_with_victory(watched: Path) -> None:
    study = Study(watched)
    for record in study.games:
        assert sum(record["luck"].values()) == pytest.approx(0, abs=1e-3)
    assert study.luck is not None
    assert all(0 <= luck.explained <= 1 for luck in study.luck.values())
    assert max(luck.winners for luck in study.luck.values()) > 0


@pytest.mark.parametrize("slug", game_slugs())
def test_a_watched_game_is_the_same_game(slug: str) -> None:
    scenario = {"latium": "two_kings", "punic_wars": "third_war"}.get(slug)
    job = Job(slug, scenario or scenarios_of(slug)[0], ("random", "random"))
    plain, seen = job.play([7]).records[0], Job(job.game, job.scenario, job.bots, watch=True).play([7]).records[0]
    assert {name: seen[name] for name in plain if name != "course"} == {
        name: value for name, value in plain.items() if name != "course"
    }
    assert sum(seen["events"].values()) > 0
    match = retold(job, 7)
    assert match is None or match.result is None or match.result.winner == plain["winner"]


def test_of_a_game_with_hidden_cards_the_end_is_told() -> None:
    job = Job("latium", "two_kings", ("greedy", "greedy"))
    match = retold(job, 2)
    assert match is not None
    assert match.result is not None
    assert match.result.winner == job.play([2]).records[0]["winner"]
    assert match.setting.prompt(match.steps[0].before).turn == 17
    assert replay_document(to_replay(match), "game").fingerprint() == match.fingerprint()


def test_a_page_tells_which_values_were_changed_and_that_bots_changed_seats(tmp_path: Path) -> None:
    values = Document("mine.toml", {"types": {"Ha": {"combat": 5}}, "scenarios": {"zama": {"turns": 9}}})
    bots = ("greedy", "random")
    simulate("de_bello_punico", "zama", bots, games=4, rotate=True, tables=values, out=tmp_path)
    study = Study(tmp_path)
    assert changed_in(study.job) == [("types.Ha.combat", 4, 5), ("scenarios.zama.turns", 16, 9)]
    assert study.winning_bots["greedy"].games == 4
    page = page_of(study)
    assert "Values that were changed" in page
    assert "changed seats from game to game" in page


def test_what_variants_and_scenarios_of_ones_own_change_is_known() -> None:
    assert changed_in(Job("de_bello_punico", "zama", ("random", "random"))) == []
    balanced = changed_in(Job("de_bello_punico", "zama:balanced", ("random", "random")))
    assert balanced == [("scenarios.zama.rout_level.rome", 16, 19), ("scenarios.zama.rout_level.carthage", 15, 13)]
    doc = tomllib.loads(rules_of("de_bello_punico").scenario_text("zama")) | {"overrides": {"types.Ha.combat": 5}}
    own = Job("de_bello_punico", "mine.toml", ("random", "random"), own=text_of(Document("mine.toml", doc)))
    assert changed_in(own) == [("types.Ha.combat", 4, 5)]
    for slug in game_slugs():
        assert changed_in(Job(slug, scenarios_of(slug)[0], ("random",))) == []


def test_a_folder_without_games_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BellonaError, match="holds no games"):
        Study(tmp_path)
    with pytest.raises(BellonaError, match="holds no games"):
        Study(tmp_path / "nowhere")


# --- calibration

SOUGHT = """
place = "de_bello_punico/beneventum"
bots = ["random", "random"]
games = 8
trials = 4
check = 6
[values]
"types.Ha.combat" = { from = 3, to = 5 }
"types.El.combat" = [5, 6]
[[targets]]
of = "wins.rome"
is = 0.5
give = 0.1
why = "to see what it does"
"""


def test_a_calibration_finds_values_and_says_why(tmp_path: Path) -> None:
    plan = read_experiment(written(tmp_path, SOUGHT), Calibration)
    out = tmp_path / "out"
    calibrate(replace(plan, trials=2), out, ThisProcess())
    found = calibrate(plan, out, ThisProcess())
    assert found.trials == 4, "two were kept from before"
    assert found.before["beneventum"]["games"] == found.after["beneventum"]["games"] == 6
    tables = tomllib.loads((out / "values.toml").read_text())
    assert tables == {"types": {"Ha": {"combat": found.values["types.Ha.combat"]}, "El": tables["types"]["El"]}}
    assert simulate("de_bello_punico", "beneventum", ("random", "random"), games=1, tables=outside(out / "values.toml"))
    told = (out / "explanation.md").read_text()
    assert "| beneventum: wins.rome | 0.5 ± 0.1 |" in told
    assert "reconstructed" in told
    assert len(Study(out / "after" / "beneventum").games) == 6
    with pytest.raises(BellonaError, match="holds another calibration"):
        calibrate(replace(plan, seed=9), out, ThisProcess())


def test_values_of_each_scenario_with_a_target_may_be_sought(tmp_path: Path) -> None:
    points = '"scenarios.beneventum.rome.leader.points" = [2, 4]'
    sought = SOUGHT.replace('"types.El.combat" = [5, 6]', points).replace("/beneventum", "/zama")
    plan = read_experiment(
        written(tmp_path, sought.replace("[[targets]]", '[[targets]]\nat = "beneventum"')), Calibration
    )
    found = calibrate(plan, tmp_path / "out", ThisProcess())
    moved = {value["name"]: value for value in json.loads((tmp_path / "out" / "result.json").read_text())["moved"]}
    value = moved["scenarios.beneventum.rome.leader.points"]
    assert (value["before"], value["origin"].startswith("reconstructed")) == (3, True)
    mine = outside(tmp_path / "out" / "values.toml")
    points = rules_of("de_bello_punico").setting("beneventum", mine).data.rome.leader.points
    assert points == found.values["scenarios.beneventum.rome.leader.points"]
    with pytest.raises(DataError, match="there is no such value"):
        calibrate(read_experiment(written(tmp_path, sought), Calibration), tmp_path / "none", ThisProcess())


@pytest.fixture(scope="module")
def calibrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A calibration of shares, of length and of losses, of a value that moves and one that does not."""
    out = tmp_path_factory.mktemp("calibrated")
    more = "".join(
        f'[[targets]]\nof = "{of}"\nis = {wanted}\ngive = 1.0\nwhy = "because of {of}"\n'
        for of, wanted in (("draws", 0.0), ("turns", 9.0), ("scores.rout.rome", 5.0))
    )
    calibrate(read_experiment(written(out, SOUGHT + more), Calibration), out, ThisProcess())
    return out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_calibration_has_a_page_that_tells_all_of_it_in_words(calibrated: Path, language: str) -> None:
    page = calibrated / "report.html"
    assert run(["report", str(calibrated), "--lang", language]) == 0
    text = page.read_text(encoding="utf-8")
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert not re.findall(r">(?:report|side|score|reason|scenario)-[\w-]+<", text), "no bare message names"
    found = json.loads((calibrated / "result.json").read_text())
    for told in (*(target["why"] for target in found["targets"]), *(value["name"] for value in found["moved"])):
        assert told in text
    answer = {"en": r"of 4 results were as wanted .* (\d) are", "it": r"(\d) risultati su 4"}[language]
    assert re.search(answer, text)
    assert text.count('class="wanted"') == 1, "one share of this scenario is sought"


def test_a_damaged_calibration_is_told_in_one_sentence(calibrated: Path, tmp_path: Path, capsys) -> None:
    found = json.loads((calibrated / "result.json").read_text())
    damages: list[Any] = [None, [], {}, found | {"targets": 3}, found | {"before": {}}, found | {"place": "chess/x"}]
    for damaged in damages:
        (tmp_path / "result.json").write_text(json.dumps(damaged))
        assert run(["report", str(tmp_path)]) == 2
        told = capsys.readouterr().err
        assert told.count("\n") == 1, told


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (('"types.El.combat" = [5, 6]', '"types.Ha.rout_points" = [1, 2]'), "it is given (seed 16.1), and stays"),
        (('"types.El.combat" = [5, 6]', '"types.Ha.wings" = [1, 2]'), "there is no such value"),
        (("wins.rome", "wins.gaul"), "a target is wins.SEAT"),
        (("wins.rome", "moon"), "a target is wins.SEAT"),
        (("give = 0.1", "give = 0.0"), "more than nothing"),
        (("trials = 4", "trials = 0"), "has targets, trials"),
        (("is = 0.5", 'is = "half"'), "targets[0].is"),
    ],
)
def test_a_calibration_that_cannot_be_done_is_refused(tmp_path: Path, change, sentence: str) -> None:
    with pytest.raises(DataError) as caught:
        calibrate(read_experiment(written(tmp_path, SOUGHT.replace(*change)), Calibration), tmp_path, ThisProcess())
    assert sentence in str(caught.value)


def test_the_distance_from_targets_and_the_price_of_moving(tmp_path: Path) -> None:
    plan = read_experiment(written(tmp_path, SOUGHT), Calibration)
    report = {"games": 10, "wins": {"rome": 7}, "draws": 1, "turns": {"mean": 5.5}, "scores": {"rout": {"rome": 3}}}
    assert loss_of(plan, {"beneventum": report}) == pytest.approx(4)
    assert [measured(report, what) for what in ("draws", "turns", "scores.rout.rome")] == [0.1, 5.5, 3]
    usual = {"types.Ha.combat": 4, "types.El.combat": 6}
    assert price_of(plan, usual, usual) == 0
    assert price_of(plan, usual, {"types.Ha.combat": 5, "types.El.combat": 5}) == pytest.approx(0.5 * 0.5 + 0.5)
