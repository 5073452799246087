"""Who is measured: how each server is started, and the adapter the load generator uses for it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from bench.table.stall_trace import FILE as STALLS

HERE = Path(__file__).parent
READY_WITHIN = 30.0
COMPILED_WITHIN = 300.0


@dataclass(frozen=True)
class Contestant:
    """A server under load; `command` takes its port and its own folder."""

    key: str
    label: str
    adapter: str
    command: Callable[[int, Path], list[str]]
    environment: dict[str, str] = field(default_factory=dict)
    ready_within: float = READY_WITHIN
    health: str | None = None
    metrics: str | None = None

    def on(self, database_url: str) -> Contestant:
        """The same on a given database."""
        return replace(self, environment={**self.environment, "BELLONA_DATABASE_URL": database_url})

    def surroundings(self) -> dict[str, str]:
        """The environment the server runs in."""
        return {**os.environ, **self.environment}


def relay(port: int, folder: Path) -> list[str]:
    """A bare relay."""
    return [sys.executable, str(HERE / "servers" / "relay.py"), "--port", str(port)]


def committing_relay(port: int, folder: Path) -> list[str]:
    """A bare relay that commits every message first."""
    return [*relay(port, folder), "--commit", str(folder / "relay.sqlite")]


def boardgame(updates: str, units: int) -> Callable[[int, Path], list[str]]:
    """boardgame.io's server with this many units per side, sending whole states or patches."""
    return lambda port, folder: ["node", str(HERE / "servers" / "boardgame.cjs"), str(port), updates, str(units)]


def bellona(port: int, folder: Path) -> list[str]:
    """Our server, on a database in the folder."""
    command = [str(Path(sys.executable).with_name("bellona")), "serve"]
    return [*command, "--port", str(port), "--data", str(folder)]


def traced_bellona(port: int, folder: Path) -> list[str]:
    """The same, with a watch over its event loop."""
    command = [sys.executable, str(HERE / "servers" / "traced.py"), str(folder / STALLS), "serve"]
    return [*command, "--port", str(port), "--data", str(folder)]


def on_postgresql(workers: int) -> Callable[[int, Path], list[str]]:
    """Our server on the database that `BELLONA_DATABASE_URL` names, in so many processes."""
    return lambda port, folder: [*bellona(port, folder), "--workers", str(workers)]


ARMY = 30
PRODUCTION = {"NODE_ENV": "production"}
UNLIMITED = {"BELLONA_LIMITS": "off", "BELLONA_ANSWER_PAUSE": "0"}
"""Neither are requests limited, nor do answers wait so that their time tells nothing: the peer does neither."""


def ours(key: str, label: str, command: Callable[[int, Path], list[str]]) -> Contestant:
    """A way to run our server."""
    return Contestant(
        key, label, "bellona", command, environment=UNLIMITED, ready_within=COMPILED_WITHIN, health="/readyz",
        metrics="/metrics",
    )  # fmt: skip


CONTESTANTS = {
    contestant.key: contestant
    for contestant in (
        Contestant("boardgame", "boardgame.io 0.50.2, in memory", "boardgame", boardgame("state", ARMY), PRODUCTION),
        Contestant(
            "boardgame-patch", "boardgame.io 0.50.2, patches", "boardgame", boardgame("patch", ARMY), PRODUCTION
        ),
        Contestant("boardgame-toy", "boardgame.io 0.50.2, two units", "boardgame", boardgame("state", 1), PRODUCTION),
        Contestant("relay", "bare relay", "echo", relay),
        Contestant("relay-commit", "bare relay, one SQLite commit a move", "echo", committing_relay),
        ours("bellona", "Bellona, on the disk with every move", bellona),
        ours("bellona-traced", "Bellona, its event loop watched", traced_bellona),
        ours("bellona-postgresql", "Bellona on PostgreSQL", on_postgresql(1)),
        ours("bellona-postgresql-2", "Bellona on PostgreSQL, two processes", on_postgresql(2)),
    )
}
USUAL = ("boardgame", "boardgame-patch", "boardgame-toy", "relay", "relay-commit", "bellona")
"""Who is measured if nobody is named."""
PEERS = ("boardgame", "boardgame-patch")
OURS, ONE_PROCESS, TWO_PROCESSES = "bellona", "bellona-postgresql", "bellona-postgresql-2"
