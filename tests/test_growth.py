"""How the time of a decision grows with the size of a game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from bellona.cli.main import run
from bellona.lab import growth
from bellona.lab.growth_plot import growth_plot
from bellona.registry import game_slugs, seats_of

from .svg import SVG

REPORT: dict[str, Any] = {
    "a/b": {
        "size": "units",
        "rows": [
            {"scenario": "b", "pieces": 10, "random": 1.0, "greedy": 8.0},
            {"scenario": "b", "pieces": 20, "random": 1.5, "greedy": 16.0},
            {"scenario": "b", "pieces": 40, "random": 2.25, "greedy": 32.0},
        ],
        "doubling": {"random": 1.5, "greedy": 2.0},
    }
}


def test_twice_the_size_costs_what_the_points_say() -> None:
    assert growth.doubling(REPORT["a/b"]["rows"]) == REPORT["a/b"]["doubling"]
    assert growth.slope([(1.0, 2.0), (1.0, 5.0)]) == 0


@pytest.mark.parametrize("slug", game_slugs())
def test_every_game_grows_by_at_least_two_steps(slug: str) -> None:
    series = growth.series_of(slug)
    assert series
    for each in series:
        places = list(growth.places_of(slug, each))
        sizes = [place.pieces for place in places]
        assert sizes == sorted(sizes)
        assert sizes[-1] > sizes[0]
        assert len(sizes) > 2


def test_a_position_keeps_as_many_pieces_as_are_wanted() -> None:
    document = {"units": {name: {} for name in "abcdefgh"}, "turn": 1}
    assert growth.with_fewer(document, "units", 4) == {"units": {"a": {}, "c": {}, "e": {}, "g": {}}, "turn": 1}


@pytest.mark.parametrize("slug", game_slugs())
def test_the_smallest_of_each_series_is_measured(slug: str) -> None:
    for series in growth.series_of(slug):
        place = next(growth.places_of(slug, series))
        row = growth.measure(place, 0.0)
        assert row["random"] > 0
        assert row["greedy"] > 0
        assert row["pieces"] == place.pieces


def test_games_from_a_thinned_position_are_played_to_their_end() -> None:
    series = growth.series_of("de_bello_punico")[1]
    place = next(growth.places_of("de_bello_punico", series))
    runner = growth.runner_at(place)
    levels = ["random"] * len(seats_of(place.game, place.scenario))
    assert growth.play_from(runner, place.beginning, levels, 1) > 10
    assert runner.setting.engine.over(runner.positions[0])


def test_the_picture_has_a_curve_for_every_level() -> None:
    drawn = ElementTree.fromstring(growth_plot(REPORT, "size", "time"))
    words = {text.text for text in drawn.iter(f"{SVG}text")}
    assert {"size", "time", "a/b random", "a/b greedy", "4", "1"} <= words


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_command_reports_and_draws(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bellona.cli.warmup.warm_up", lambda *place: None)
    monkeypatch.setattr("bellona.lab.growth.run_growth", lambda progress: REPORT)
    picture = tmp_path / "growth.svg"
    assert run(["bench", "--growth", "--picture", str(picture), "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert "× 1.5" in shown  # noqa: RUF001
    assert ("20 units" if lang == "en" else "20 unità") in shown
    assert picture.read_text().startswith("<svg")
    assert run(["bench", "--growth", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == REPORT
