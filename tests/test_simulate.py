"""Simulations of any size: counted game by game, within limits, resumed from stored results."""

from __future__ import annotations

import json
import tracemalloc
from pathlib import Path

import pytest

from bellona.gamekit.values import BellonaError, NotUnderstood
from bellona.lab import simulate as simulating
from bellona.lab.limits import MOST_GAMES
from bellona.lab.simulate import simulate
from bellona.lab.tally import Tally

PLACE = ("de_bello_punico", "beneventum", ("random", "random"))


def test_more_games_than_can_be_played_are_refused() -> None:
    with pytest.raises(NotUnderstood, match="10,000,000 games"):
        simulate(*PLACE, games=10**23)
    with pytest.raises(NotUnderstood, match="256 jobs"):
        simulate(*PLACE, jobs=10**9)


def record(seed: int) -> dict[str, object]:
    return {
        "seed": seed, "bots": ["random", "random"], "winner": ("rome", None)[seed % 2], "reason": f"r{seed % 3}",
        "turns": seed % 7, "choices": seed, "scores": {"rout": {"rome": seed % 5, "carthage": 1}},
        "course": {"rout": {"rome": [1] * (seed % 4 + 1), "carthage": [0]}},
    }  # fmt: skip


def test_counting_holds_nothing_of_a_game() -> None:
    tally = Tally(("rome", "carthage"))
    for seed in range(100):
        tally.add(record(seed))
    tracemalloc.start()
    for seed in range(100, 20_000):
        tally.add(record(seed))
    grown, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert grown < 20_000, "not a byte a game"
    report = tally.report("de_bello_punico", "beneventum", ("random", "random"))
    assert (report["games"], report["draws"], report["wins"]) == (20_000, 10_000, {"rome": 10_000, "carthage": 0})
    assert list(report["reasons"]) == ["r0", "r1", "r2"]
    assert report["scores"] == {"rout": {"rome": 2, "carthage": 1}}
    assert report["course"]["games"][0] == 20_000


def test_the_largest_run_lays_nothing_out_in_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    class Enough(Exception):
        """Seen enough."""

    def played(game: str, scenario: str, bots: object, rotate: bool, numbers: list[int]) -> list[dict[str, object]]:
        raise Enough(numbers)

    simulate(*PLACE, games=1)
    monkeypatch.setattr(simulating, "_batch", played)
    tracemalloc.start()
    with pytest.raises(Enough) as caught:
        simulate(*PLACE, games=MOST_GAMES)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert caught.value.args == (list(range(1, 11)),)
    assert most < 3 * MOST_GAMES, "a mark for each game, and no number"


def test_a_run_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    whole = simulate(*PLACE, games=3, seed=5)
    part = simulate(*PLACE, games=2, seed=5, out=tmp_path)
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"seed": 7, "winn\n[1, 2]\n')
    told: list[tuple[int, int]] = []
    again = simulate(*PLACE, games=3, seed=5, out=tmp_path, progress=lambda done, of: told.append((done, of)))
    assert (part["games"], told) == (2, [(2, 3), (3, 3)])
    assert again | {"seconds": 0} == whole | {"seconds": 0}


def test_a_kept_line_that_is_no_game_is_told_in_one_sentence(tmp_path: Path) -> None:
    simulate(*PLACE, games=1, seed=5, out=tmp_path)
    (tmp_path / "games.jsonl").write_text(json.dumps({"seed": 6, "winner": ["?"]}) + "\n")
    with pytest.raises(BellonaError, match="no game of this run"):
        simulate(*PLACE, games=2, seed=5, out=tmp_path)
