"""What each command prints, as text and as one JSON document."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import bellona
from bellona.cli.checkup import CHECKS, Ailment
from bellona.cli.commands.bench import flattened
from bellona.cli.names import Place
from bellona.lab import batch_bench
from bellona.registry import game_slugs, scenarios_of
from bellona.replays import replay

from .conftest import ZAMA, Outcome

Cli = Callable[..., Outcome]


# --- games


def test_games_lists_games_and_scenarios(cli: Cli):
    shown = cli("games").out
    assert "De Bello Punico" in shown
    assert all(name in shown for name in ("zama", "po", "beneventum", "trebbia"))


def test_games_as_json(cli: Cli):
    game = cli("games", "--json").document["games"][0]
    assert game["slug"] == "de_bello_punico"
    assert [each["slug"] for each in game["scenarios"]] == list(bellona.game("de_bello_punico").scenarios)


def test_games_in_italian(cli: Cli):
    assert "a.C." in cli("games", "--lang", "it").out


# --- replay


def test_replay_tells_what_a_file_holds(cli: Cli, saved: Path):
    shown = cli("replay", str(saved))
    assert shown.status == 0
    assert "Zama" in shown.out
    assert "not over" in shown.out


def test_replay_verifies_the_dice(cli: Cli, saved: Path):
    proof = cli("replay", str(saved), "--verify", "--json").document["proof"]
    assert proof["rolls"] > 0
    assert proof["dictated"] == 0


def test_replay_refuses_changed_dice(cli: Cli, saved: Path):
    document = json.loads(saved.read_text())
    rolled = next(step for step in document["steps"] if step.get("rolls"))
    rolled["rolls"][0] = rolled["rolls"][0] % 6 + 1
    saved.write_text(json.dumps(document))
    refused = cli("replay", str(saved), "--verify")
    assert refused.status == 2
    assert str(saved) in refused.err


def test_replay_writes_a_match_out_where_there_is_no_terminal(cli: Cli, saved: Path):
    shown = cli("replay", str(saved), "--watch").out
    assert "[17.4.2]" in shown
    steps = cli("replay", str(saved), "--watch", "--json").document["steps"]
    assert steps[0]["action"] == "suggested"
    assert steps[0]["events"][0]["rule"] == "17.4.2"


def test_replay_of_a_truncated_file_names_the_place(cli: Cli, saved: Path):
    saved.write_text(saved.read_text()[:-40])
    refused = cli("replay", str(saved))
    assert refused.status == 2
    assert "line" in refused.err


# --- render


def picture(path: Path) -> ElementTree.Element:
    return ElementTree.fromstring(path.read_text(encoding="utf-8"))


def test_render_draws_a_scenario_a_position_and_a_replay(cli: Cli, saved: Path, tmp_path: Path):
    position = tmp_path / "position.json"
    position.write_text(json.dumps(replay(saved).dump()))
    out = tmp_path / "out.svg"
    for source in (ZAMA, "beneventum", str(position), str(saved)):
        assert cli("render", source, str(out)).status == 0
        assert picture(out).tag.endswith("svg")
        out.unlink()


def test_render_draws_any_step_and_overlay_of_a_replay(cli: Cli, saved: Path, tmp_path: Path):
    out = tmp_path / "out.svg"
    assert cli("render", str(saved), str(out), "--step", "1", "--overlay", "zoc", "--lang", "it").status == 0
    assert picture(out).tag.endswith("svg")
    beyond = cli("render", str(saved), str(out), "--step", "999")
    assert beyond.status == 2
    assert "999" in beyond.err


def test_render_to_standard_output(cli: Cli):
    assert cli("render", "beneventum", "-").out.startswith("<svg")


@pytest.mark.parametrize("content", ["no json", "[]", "{}", '{"game": "chess"}', '{"game": "de_bello_punico"}'])
def test_render_refuses_what_is_no_position(cli: Cli, tmp_path: Path, content: str):
    bad = tmp_path / "bad.json"
    bad.write_text(content)
    refused = cli("render", str(bad), str(tmp_path / "out.svg"))
    assert refused.status == 2
    assert refused.err.count("\n") == 1


# --- sim, bench


def test_sim_reports_wins(cli: Cli, tmp_path: Path):
    out = str(tmp_path / "run")
    shown = cli("sim", "beneventum", "--bots", "random,random", "--games", "2", "--jobs", "1", "--out", out)
    assert shown.status == 0
    assert "Rome" in shown.out
    again = cli("sim", ZAMA, "--bots", "random,random", "--games", "2", "--jobs", "1", "--json").document
    assert sum(again["wins"].values()) + again["draws"] == 2
    assert set(again["scores"]["rout"]) == {"rome", "carthage"}


def test_sim_tells_of_bots_that_go_from_seat_to_seat_how_often_each_won(cli: Cli):
    shown = cli("sim", "beneventum", "--bots", "greedy,random", "--games", "4", "--jobs", "1", "--rotate")
    assert shown.status == 0
    rows = [line.split() for line in shown.out.splitlines()]
    assert {row[0] for row in rows[1:3]} == {"Rome", "Carthage"}
    assert [row[0] for row in rows[3:6]] == ["greedy", "random", "draws"]
    assert sum(int(row[1]) for row in rows[3:6]) == 4


def test_bench_prints_what_was_measured(cli: Cli, monkeypatch: pytest.MonkeyPatch):
    def measured(places: Sequence[Place], peers: bool, progress: Any) -> dict[str, Any]:
        progress("something")
        return {
            "games": {str(place): {"decisions_per_second": 1} for place in places},
            "peers": {"chess": 9} if peers else {},
        }

    monkeypatch.setattr("bellona.lab.bench.run_bench", measured)
    monkeypatch.setattr("bellona.cli.warmup.warm_up", lambda *place: None)
    every = [f"{slug}/{scenarios_of(slug)[0]}" for slug in game_slugs()]
    assert list(cli("bench", "--json").document["games"]) == every
    assert list(cli("bench", "--game", "beneventum", "--json").document["games"]) == ["de_bello_punico/beneventum"]
    assert "peers.chess" in cli("bench", "--peers").out
    whole = [f"{slug}/{scenario}" for slug in game_slugs() for scenario in scenarios_of(slug)]
    assert list(cli("bench", "--peers", "--json").document["games"]) == whole


def test_bench_steps_games_side_by_side(cli: Cli, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bellona.lab.batch_bench.SECONDS", 0.05)
    monkeypatch.setattr("bellona.lab.batch_bench.GAMES", 8)
    monkeypatch.setattr("bellona.cli.warmup.warm_up", lambda *place: None)
    found = cli("bench", "--batch", "--game", "beneventum", "--json").document
    own = found["games"]["de_bello_punico/beneventum"]
    assert found["processors"] >= 1
    assert own["decisions_per_second"] > 0
    assert own["per_processor_second"] > 0
    assert own["ratios"] == {}


def test_chess_is_stepped_beside_it():
    ours = batch_bench.chess_alone(0.02, 1)
    assert ours.decisions > 0
    assert ours.told()["per_processor_second"] == round(ours.decisions / ours.processor_seconds)


def test_a_nested_report_becomes_rows():
    assert list(flattened({"a": 1000, "b": {"c": "x"}})) == [("a", "1,000"), ("b.c", "x")]


# --- doctor


def test_doctor_finds_everything_in_order(cli: Cli):
    found = cli("doctor", "--json")
    assert found.status == 0
    assert [check["name"] for check in found.document["checks"]] == list(CHECKS)
    assert found.document["ok"]


def test_doctor_names_a_remedy(cli: Cli, monkeypatch: pytest.MonkeyPatch):
    def ailing() -> str:
        raise Ailment("the folder is full", "Empty it.")

    monkeypatch.setitem(CHECKS, "saves", ailing)
    found = cli("doctor")
    assert found.status == 1
    assert "PROBLEM" in found.out
    assert "Empty it." in found.out


def test_doctor_survives_what_nobody_thought_of(cli: Cli, monkeypatch: pytest.MonkeyPatch):
    def broken() -> str:
        raise RuntimeError("surprise")

    monkeypatch.setitem(CHECKS, "browser", broken)
    assert "surprise" in cli("doctor", "--lang", "it").out


def test_doctor_notices_a_folder_that_cannot_be_written(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    (tmp_path / "file").touch()
    monkeypatch.setenv("BELLONA_STATE", str(tmp_path / "file"))
    checks = {check["name"]: check for check in cli("doctor", "--json").document["checks"]}
    assert not checks["saves"]["ok"]
    assert "BELLONA_STATE" in checks["saves"]["remedy"]
