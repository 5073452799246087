"""Workers that are killed in mid-run: nothing is lost, and the table of the games is the same to the byte."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from bellona.cli.main import INTERRUPTED
from bellona.gamekit.values import BellonaError
from bellona.lab.job import Unit
from bellona.lab.keeping import LINES, TABLE
from bellona.lab.simulate import simulate

PLACE, GAMES = ("de_bello_punico", "beneventum"), 150
PATIENCE = 240.0
on_linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are found under /proc")


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The table of the same games, played in one process."""
    folder = tmp_path_factory.mktemp("undisturbed")
    simulate(*PLACE, ("greedy", "greedy"), games=GAMES, out=folder)
    return (folder / TABLE).read_bytes()


def descendants(parent: int) -> Iterator[int]:
    """The processes that a process has started, and theirs."""
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and parent_of(int(entry.name)) == parent:
            yield int(entry.name)
            yield from descendants(int(entry.name))


def parent_of(process: int) -> int | None:
    """Who has started a process; None if it is gone."""
    try:
        told = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return None
    return int(told.rpartition(")")[2].split()[1])


def command_of(process: int) -> str:
    """With what a process was started; nothing if it is gone."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""


def killed_in_mid_run(folder: Path, plays: re.Pattern[str], *more: str) -> bytes:
    """Let the games be played, kill a worker when the first have been kept; the table."""
    command = (sys.executable, "-m", "bellona", "sim", "/".join(PLACE), "--games", str(GAMES), "--out", str(folder))
    with subprocess.Popen((*command, *more), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as run:
        try:
            worker = when_some_are_kept(run, folder, plays)
            assert os.getpriority(os.PRIO_PROCESS, worker) == os.getpriority(os.PRIO_PROCESS, 0), "it gives way"
            os.kill(worker, signal.SIGKILL)
            _, told = run.communicate(timeout=PATIENCE)
        finally:
            run.kill()
    assert run.returncode == 0, told
    return (folder / TABLE).read_bytes()


def when_some_are_kept(run: subprocess.Popen[str], folder: Path, plays: re.Pattern[str]) -> int:
    """Wait until games have been kept and most are still to come; a worker."""
    lines, started = folder / LINES, time.monotonic()
    while time.monotonic() - started < PATIENCE:
        assert run.poll() is None, "it was over before a worker could be killed"
        kept = lines.read_text().count("\n") if lines.exists() else 0
        workers = [process for process in descendants(run.pid) if plays.search(command_of(process))]
        if kept and workers:
            assert kept < GAMES - 40, "too late: nearly all games were played"
            return workers[0]
        time.sleep(0.02)
    raise AssertionError("no games were kept")


@on_linux
def test_an_interrupt_while_processes_start_is_told_in_an_empty_line() -> None:
    """As from a terminal: all processes hear of it at once."""
    command = (sys.executable, "-m", "bellona", "sim", "/".join(PLACE), "--games", "100000", "--jobs", "2")
    with subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a background process ignores it
    ) as run:
        try:
            started = time.monotonic()
            while not any("spawn_main" in command_of(process) for process in descendants(run.pid)):
                assert time.monotonic() - started < PATIENCE
                time.sleep(0.02)
            os.killpg(run.pid, signal.SIGINT)
            _, told = run.communicate(timeout=PATIENCE)
        finally:
            run.kill()
    assert "Traceback" not in told
    assert run.returncode == INTERRUPTED


@on_linux
def test_a_killed_process_loses_nothing_and_changes_no_row(tmp_path: Path, undisturbed: bytes) -> None:
    assert killed_in_mid_run(tmp_path, re.compile("spawn_main"), "--jobs", "2") == undisturbed


@on_linux
@pytest.mark.long
def test_a_killed_worker_of_ray_loses_nothing_and_changes_no_row(tmp_path: Path, undisturbed: bytes) -> None:
    pytest.importorskip("ray")
    assert killed_in_mid_run(tmp_path, re.compile("^ray::_play"), "--ray", "local") == undisturbed


@pytest.mark.parametrize(
    ("error", "told"),
    [
        ("LocalRayletDiedError", "the Ray cluster has gone; the games so far are kept"),
        ("WorkerCrashedError", "the workers on the Ray cluster end again and again"),
    ],
)
def test_what_has_gone_is_told_in_one_sentence(error: str, told: str) -> None:
    exceptions = pytest.importorskip("ray.exceptions")
    with pytest.raises(BellonaError, match=told):
        passed_on(getattr(exceptions, error)()).result()


def test_a_refusal_on_another_machine_is_the_same_sentence() -> None:
    exceptions = pytest.importorskip("ray.exceptions")
    refusal = BellonaError("there is no such game")
    with pytest.raises(BellonaError, match=r"^there is no such game$"):
        passed_on(exceptions.RayTaskError("_play", "Traceback", refusal)).result()


def passed_on(error: Exception) -> Future[Unit]:
    """What is told of a unit that ended with an error on a cluster."""
    from bellona.lab.ray_workers import pass_on

    done: Future[Unit] = Future()
    told: Future[Unit] = Future()
    done.set_exception(error)
    pass_on(done, told)
    return told
