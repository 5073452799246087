"""`bellona serve` as a process: it starts, prints its address, and stops in order."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bellona.registry import game_slugs, scenarios_of, seats_of


@contextmanager
def serving(*options: str, folder: Path | None = None, **environ: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server on a free port, started in a folder; its process and its address."""
    command = [sys.executable, "-m", "bellona", "serve", "--port", "0", "--no-access-log", *options]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=os.environ | environ, cwd=folder)
    try:
        yield process, address(process)
    finally:
        process.kill()
        process.wait()


def address(process: subprocess.Popen[str]) -> str:
    """What the server says as soon as it answers."""
    assert process.stderr is not None
    lines: list[str] = []
    for line in process.stderr:
        lines.append(line)
        if found := re.search(r"Bellona is at (\S+)", line):
            return found[1]
    raise AssertionError("".join(lines))


def until_ready(url: str) -> None:
    """Wait until matches can be played; the rules may have to be compiled first."""
    until = time.monotonic() + 400
    while httpx.get(f"{url}/readyz").status_code != 200:
        assert time.monotonic() < until, "the rules were not compiled"
        time.sleep(0.2)


def complaint(*options: str) -> tuple[int, str]:
    """What a server that cannot start says."""
    command = [sys.executable, "-m", "bellona", "serve", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stderr.splitlines()[-1]


def test_a_server_in_an_empty_folder_with_all_games_at_once_leaves_it_empty(tmp_path: Path):
    (folder := tmp_path / "here").mkdir()
    with serving("--data", str(tmp_path / "data"), folder=folder) as (_, url):
        until_ready(url)
        token = httpx.post(f"{url}/api/guest", json={"name": "Fabia"}).json()["token"]
        known = {"Authorization": f"Bearer {token}"}
        with (
            httpx.Client(base_url=f"{url}/api", headers=known, timeout=400) as guest,
            ThreadPoolExecutor(len(game_slugs())) as pool,
        ):
            assert all(pool.map(partial(opened, guest), game_slugs()))
    assert not list(folder.iterdir())


def opened(guest: httpx.Client, slug: str) -> bool:
    """Open a table against bots, and make the first choice; whether it was made."""
    scenario = scenarios_of(slug)[0]
    own, *others = seats_of(slug, scenario)
    seats = {own: "me"} | dict.fromkeys(others, "bot:greedy")
    table = guest.post("/tables", json={"game": slug, "scenario": scenario, "seats": seats}).json()["id"]
    now: dict[str, Any] = {"choices": [], "version": 0}
    while not now["choices"]:
        now = guest.get(f"/tables/{table}/view", params={"since": now["version"], "wait": 25}).json()["now"]
    made = guest.post(f"/tables/{table}/actions", json={"version": now["version"], "actions": now["choices"][:1]})
    return made.status_code == 200


def test_a_server_starts_without_any_setting_and_ends_when_told(tmp_path: Path):
    with serving("--data", str(tmp_path / "data")) as (process, url):
        assert httpx.get(f"{url}/healthz").text == "ok\n"
        assert httpx.get(f"{url}/api/me").json()["user"] is None
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) in (0, -signal.SIGTERM)
    files = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "data").iterdir() if path.is_file()}
    assert {"secrets.json", "bellona.db"} <= set(files)
    assert set(files.values()) == {0o600}


def last_word(line: ClientConnection) -> tuple[bytes, int | None]:
    """The last frame of a socket, and the code with which it was closed."""
    last = b""
    try:
        while True:
            last = line.recv(timeout=30, decode=False)
    except ConnectionClosed as closed:
        return last, closed.rcvd.code if closed.rcvd else None


def test_sockets_are_told_that_the_server_stops(tmp_path: Path):
    with serving("--data", str(tmp_path / "data")) as (process, url):
        until_ready(url)
        client = httpx.Client(base_url=url)
        token = client.post("/api/guest").json()["token"]
        seats = {"rome": "me", "carthage": "me"}
        wanted = {"game": "de_bello_punico", "scenario": "zama", "seats": seats, "visibility": "private"}
        paced = wanted | {"pace": {"kind": "none"}, "on_timeout": "forfeit"}
        table = client.post("/api/tables", json=paced, headers={"Authorization": f"Bearer {token}"}).json()
        where = f"{url.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
        with connect(where, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as line:
            line.recv(timeout=30)
            process.send_signal(signal.SIGTERM)
            last, code = last_word(line)
        assert b'"bye"' in last
        assert code == 1012
        assert process.wait(30) in (0, -signal.SIGTERM)


def test_several_processes_share_one_postgresql(tmp_path: Path, postgresql: Callable[[], str]):
    options = ("--data", str(tmp_path / "data"), "--workers", "2")
    with serving(*options, BELLONA_DATABASE_URL=postgresql(), BELLONA_METRICS="open") as (process, url):
        token = httpx.post(f"{url}/api/guest", json={"name": "Fabia"}).json()["token"]
        for _ in range(6):
            told = httpx.get(f"{url}/api/me", headers={"Authorization": f"Bearer {token}"}).json()
            assert told["user"]["name"] == "Fabia"
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0


def test_a_port_in_use_is_told_in_one_sentence(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        status, text = complaint("--port", port, "--data", str(tmp_path))
    assert (status, text) == (2, f"bellona: Port {port} of 127.0.0.1 is in use already; choose another with --port.")


def test_what_cannot_be_is_told_in_one_sentence(tmp_path: Path):
    status, text = complaint("--workers", "3", "--data", str(tmp_path), "--lang", "it")
    assert status == 2
    assert text.startswith("bellona: 3 processi non possono condividere un solo file SQLite")


def test_a_wrong_address_of_a_mail_server_is_told_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("BELLONA_SMTP_URL", "mail.example.org")
    command = [sys.executable, "-m", "bellona", "serve", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert done.stderr.startswith("bellona: smtp_url must be of the form smtp://")
