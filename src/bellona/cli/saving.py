"""Saved games: a replay file that also stores who played, and the folder in which they are kept."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path

from bellona.gamekit.data_files import OWN_FILE
from bellona.gamekit.values import BellonaError
from bellona.match import Match
from bellona.replays import NOTHING, Brought, read_document, replay, write_replay

from .speech import Complaint, say

SUFFIX = ".bell.json"


@dataclass(frozen=True)
class Table:
    """Who plays: the seats of the persons, and the level of the bot that plays the others."""

    seats: tuple[str, ...]
    bot: str


def state_folder() -> Path:
    """Where unfinished games are kept."""
    base = os.environ.get("BELLONA_STATE") or os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local/state")
    return Path(base) / "bellona"


def new_autosave(match: Match) -> Path:
    """A file for a new match."""
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return folder / f"{stamp}-{match.game.slug}-{Path(match.scenario).stem}-{os.getpid()}{SUFFIX}"


def latest_autosave() -> Path:
    """The unfinished game that was played last."""
    files = sorted(state_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files:
        try:
            if read_document(path).get("result") is None:
                return path
        except BellonaError:
            continue
    raise Complaint(say("error-no-autosave", folder=str(state_folder())))


def save(match: Match, table: Table, path: Path) -> None:
    """Write a match and its players, completely or not at all."""
    try:
        write_replay(match, path, {"table": asdict(table)})
    except BellonaError as error:
        reason = error.__cause__.strerror if isinstance(error.__cause__, OSError) else str(error)
        raise Complaint(say("error-file", file=str(path), reason=reason or "")) from None


def is_own(path: Path) -> bool:
    """Whether a file is one of the games that this program saved for its user."""
    return path.resolve().parent == state_folder().resolve()


def named_in(path: Path) -> Brought:
    """The files named by a game that was saved here: it was started with them, so they may be read again."""
    doc = read_document(path)
    scenario, tables = doc["scenario"], doc.get("tables")
    is_named = scenario.endswith(OWN_FILE) and not doc.get("own_scenario")
    return Brought(Path(scenario) if is_named else None, Path(tables) if isinstance(tables, str) else None)


def load(path: Path, brought: Brought = NOTHING) -> tuple[Match, Table | None]:
    """A saved match, and its players if the file names them."""
    match = replay(path, named_in(path) if is_own(path) and brought == NOTHING else brought)
    told = read_document(path).get("table")
    if not isinstance(told, dict) or not isinstance(told.get("bot"), str) or not isinstance(told.get("seats"), list):
        return match, None
    seats = tuple(seat for seat in match.setting.playing if seat in told["seats"])
    return match, Table(seats, told["bot"]) if seats else None
