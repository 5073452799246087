"""Simulations of any size: counted game by game, within limits, resumed from stored results."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, Future
from pathlib import Path

import polars as pl
import pytest

from bellona.gamekit.data_files import DataError, Document
from bellona.gamekit.values import BellonaError, NotUnderstood
from bellona.lab.dispatch import Pace, played
from bellona.lab.intervals import games_for, half_width, wilson
from bellona.lab.job import Job, Unit, job_of
from bellona.lab.limits import MOST_GAMES
from bellona.lab.simulate import simulate
from bellona.lab.tally import Tally
from bellona.lab.workers import Workers

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

    def played(job: Job, seeds: list[int]) -> Unit:
        if len(seeds) > 1:
            raise Enough(seeds)
        return Unit([record(seeds[0])], 0.1)

    simulate(*PLACE, games=1)
    monkeypatch.setattr(Job, "play", played)
    tracemalloc.start()
    with pytest.raises(Enough) as caught:
        simulate(*PLACE, games=MOST_GAMES)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert caught.value.args == (list(range(3, 13)),), "as many as a second has room for"
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


# --- who plays


def without_time(report: dict[str, object]) -> dict[str, object]:
    return report | {"seconds": 0}


def test_the_same_seeds_give_the_same_table_on_any_number_of_workers(tmp_path: Path) -> None:
    alone = simulate(*PLACE, games=12, seed=3, out=tmp_path / "alone", watch=True)
    together = simulate(*PLACE, games=12, seed=3, jobs=2, out=tmp_path / "together", watch=True)
    assert without_time(alone) == without_time(together)
    tables = [(tmp_path / name / "games.parquet").read_bytes() for name in ("alone", "together")]
    assert tables[0] == tables[1]
    rows = pl.read_parquet(tmp_path / "alone" / "games.parquet")
    assert rows["seed"].to_list() == list(range(3, 15))
    assert {"winner", "turns", "bot_rome", "rout_carthage", "luck_rome", "event_panicked"} <= set(rows.columns)
    assert rows["course_rout_rome"][0].to_list()[-1] == rows["rout_rome"][0]
    lengths = rows["expected_rome"].list.len().to_list()
    assert lengths == [turns + 1 for turns in rows["turns"].to_list()], "where each turn begins, and before the first"


class Fragile(Workers):
    """Workers of which one is lost now and then, with all that was under way."""

    count = 2

    def __init__(self) -> None:
        self.submitted = self.mended = 0

    def submit(self, job: Job, seeds: Sequence[int]) -> Future[Unit]:
        self.submitted += 1
        done: Future[Unit] = Future()
        if self.submitted % 3 == 0:
            done.set_exception(BrokenExecutor())
        else:
            done.set_result(Unit([record(seed) for seed in seeds], 0.4 * len(seeds)))
        return done

    def mend(self) -> None:
        self.mended += 1


def test_a_lost_worker_loses_no_game() -> None:
    workers = Fragile()
    job = Job("de_bello_punico", "beneventum", ("random", "random"))
    found = [one["seed"] for batch in played(job, iter(range(40)), 40, workers) for one in batch]
    assert sorted(found) == list(range(40))
    assert workers.mended > 3


def test_workers_that_are_always_lost_are_given_up() -> None:
    class Hopeless(Fragile):
        def submit(self, job: Job, seeds: Sequence[int]) -> Future[Unit]:
            raise BrokenExecutor

    job = Job("de_bello_punico", "beneventum", ("random", "random"))
    with pytest.raises(BellonaError, match="end again and again"):
        list(played(job, iter(range(4)), 4, Hopeless()))


def test_units_follow_the_measured_speed() -> None:
    pace = Pace()
    assert pace.size(1000, 2) == 1, "nothing is known"
    pace.add(Unit([record(1)], 0.01))
    assert pace.size(1000, 2) == 100, "about a second"
    assert pace.size(40, 2) == 10, "and at the end there is something for everybody"
    pace.add(Unit([record(1)] * 9, 60.0))
    assert pace.size(1000, 2) == 1


# --- how exactly


def test_a_run_ends_when_shares_are_known_well_enough(tmp_path: Path) -> None:
    found = simulate(*PLACE, games=5000, until=0.08, out=tmp_path)
    assert 100 <= found["games"] < 300
    for seat, (low, high) in found["intervals"].items():
        assert high - low <= 0.16, seat
        assert low < found["wins"][seat] / found["games"] < high
    more = simulate(*PLACE, games=found["games"] + 20, out=tmp_path)
    assert more["games"] == found["games"] + 20
    assert without_time(simulate(*PLACE, games=5000, until=0.08, out=tmp_path)) == without_time(found)


def test_wilson_agrees_with_the_textbook() -> None:
    assert wilson(10, 100) == pytest.approx((0.0552, 0.1744), abs=5e-4)
    assert wilson(0, 20)[0] == pytest.approx(0, abs=1e-9)
    wanted = games_for(50, 100, 0.02)
    assert half_width(wanted / 2, wanted) == pytest.approx(0.02, rel=0.01)


@pytest.mark.parametrize("until", [0.0, 0.5, -1.0, float("nan")])
def test_a_share_that_cannot_be_known_is_refused(until: float) -> None:
    with pytest.raises(NotUnderstood, match="a share can be known"):
        simulate(*PLACE, until=until)


# --- what is played


def test_variants_play_with_the_same_dice_and_other_values() -> None:
    weak = Document("weak.toml", {"types": {"Pr": {"combat": 1}, "Ha": {"combat": 1}}})
    usual = simulate("de_bello_punico", "beneventum", games=10)
    changed = simulate("de_bello_punico", "beneventum", games=10, tables=weak)
    assert changed["wins"]["carthage"] > usual["wins"]["carthage"]
    with pytest.raises(DataError, match=r"types.Pr.fury"):
        simulate("de_bello_punico", "beneventum", tables=Document("bad.toml", {"types": {"Pr": {"fury": 1}}}))


def test_a_scenario_file_is_read_once_and_carried_to_the_workers(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('id = "mine"\nplaying = ["roma", "caere"]\ncycles = 4\nexile = false\n')
    job = job_of("latium", str(path), ("random", "random"))
    path.unlink()
    assert job.seats() == ("roma", "caere")
    assert job.play([1]).records[0]["turns"] <= 48
