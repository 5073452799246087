"""`bellona analyse`: a summary, a document or a page, and one clear sentence about a file that cannot be analysed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bellona.bots import choose
from bellona.match import game
from bellona.registry import game_slugs, scenarios_of

from .conftest import Outcome

Cli = Callable[..., Outcome]


@pytest.fixture(scope="module")
def replay_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = game("de_bello_punico").start("beneventum", seed=3)
    for _ in range(16):
        match.play(choose(match, "random", seed=2))
    path = tmp_path_factory.mktemp("analyse") / "match.bell.json"
    match.save(path)
    return path


def test_a_summary_and_a_page(cli: Cli, replay_file: Path, tmp_path: Path) -> None:
    page = tmp_path / "match.html"
    shown = cli("analyse", str(replay_file), "--seconds", "0.5", "--html", str(page))
    assert shown.status == 0
    assert "Expected result: Rome" in shown.out
    assert "16 choices were made." in shown.out
    assert "It was not played to its end." in shown.out
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize("slug", game_slugs())
@pytest.mark.parametrize("lang", ["en", "it"])
def test_matches_of_every_game_are_analysed(cli: Cli, tmp_path: Path, slug: str, lang: str) -> None:
    match = game(slug).start(scenarios_of(slug)[-1], seed=5)
    while len(match.steps) < 12:
        seat = match.waiting[0]
        match.play(choose(match, "greedy", seed=1, seat=seat), seat=seat)
    path, page = tmp_path / "match.bell.json", tmp_path / "match.html"
    match.save(path)
    shown = cli("analyse", str(path), "--seconds", "0.4", "--html", str(page), "--lang", lang)
    assert shown.status == 0, shown.err
    assert "12" in shown.out
    assert "analysis-" not in shown.out + page.read_text(encoding="utf-8")
    for seat in match.setting.playing[: 1 if len(match.setting.playing) == 2 else None]:
        assert shown.out.count(match.game.rules.words.say(f"side-{seat}", {}, lang)) >= 2, "in the curve and below it"


def test_as_one_document(cli: Cli, replay_file: Path) -> None:
    found = cli("analyse", str(replay_file), "--seconds", "0.5", "--json").document
    assert (found["version"], found["game"], found["steps"]) == (1, "de_bello_punico", 16)
    assert set(found["accuracy"]) == {"rome", "carthage"}


def test_in_italian(cli: Cli, replay_file: Path) -> None:
    assert "Punti di svolta" in cli("analyse", str(replay_file), "--seconds", "0.5", "--lang", "it").out


@pytest.mark.parametrize("content", ["", "[]", '{"bellona": 1}', "\x00\x01"])
def test_a_bad_file_is_answered_with_one_sentence(cli: Cli, tmp_path: Path, content: str) -> None:
    path = tmp_path / "bad.bell.json"
    path.write_text(content)
    shown = cli("analyse", str(path))
    assert shown.status == 2
    assert shown.out == ""
    assert shown.err.count("\n") == 1


def test_a_page_that_cannot_be_written_is_one_sentence(cli: Cli, replay_file: Path, tmp_path: Path) -> None:
    shown = cli("analyse", str(replay_file), "--seconds", "0.1", "--html", str(tmp_path / "nowhere" / "page.html"))
    assert shown.status == 2
    assert shown.err.count("\n") == 1
