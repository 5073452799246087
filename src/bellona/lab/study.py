"""What the games of a run say: shares, lengths, losses over time, places, luck, and which games are worth a look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import numpy as np

from bellona.gamekit.data_files import Document
from bellona.gamekit.values import BellonaError

from .intervals import wilson
from .job import Job, Record, written
from .keeping import SETTINGS, games_of, read_json
from .sweep import SUMMARY
from .tally import course

SHOWN = 3
"""How many typical and how many surprising games are shown."""


class Share(NamedTuple):
    """How often something happened, and between which shares the true one probably lies."""

    games: int
    share: float
    low: float
    high: float


class Luck(NamedTuple):
    """What dice did to the results of a seat."""

    explained: float
    """The share of the results' variance that luck explains, from 0 to 1."""
    winners: float
    """What dice gave the seat, in the mean, in the games that it won."""


class Pick(NamedTuple):
    """A game worth a look, and the lowest expectation from which its winner came back."""

    record: Record
    lowest: float | None


class Replay(NamedTuple):
    """A game told again: its file, and the turn with which it begins."""

    text: str
    turn: int


class Study:
    """The games of a folder, and of the cells beside them if it is a sweep."""

    def __init__(self, folder: Path) -> None:
        self.sweep: dict[str, Any] | None = self._read(folder / SUMMARY)
        self.folder = folder / self.sweep["cells"][0]["folder"] if self.sweep else folder
        settings = self._read(self.folder / SETTINGS)
        self.games = games_of(self.folder) if self.folder.is_dir() else []
        if not settings or not self.games:
            raise BellonaError(_without_games(folder))
        self.job = job_in(settings)
        self.seats = self.job.seats()
        self.replays: dict[int, Replay | None] = {}
        """Games that were told again for a page, by their seeds."""

    @staticmethod
    def _read(path: Path) -> dict[str, Any] | None:
        found = read_json(path.read_text(encoding="utf-8", errors="replace")) if path.is_file() else None
        return found if isinstance(found, dict) else None

    # How it went

    @cached_property
    def winners(self) -> dict[str | None, Share]:
        """The share of each seat, and of nobody if that happened."""
        counts = Counter(record["winner"] for record in self.games)
        return {who: self._share(counts[who]) for who in (*self.seats, None) if who or counts[None]}

    @cached_property
    def winning_bots(self) -> dict[str, Share]:
        """The share of each bot, if bots changed seats."""
        if not self.job.rotate:
            return {}
        held = (dict(zip(self.seats, record["bots"], strict=True)).get(record["winner"]) for record in self.games)
        counts = Counter(held)
        return {bot: self._share(counts[bot]) for bot in dict.fromkeys(self.job.bots)}

    @cached_property
    def reasons(self) -> dict[str, Share]:
        """How games ended, the most frequent way first."""
        counts = Counter(record["reason"] for record in self.games)
        return {reason: self._share(count) for reason, count in counts.most_common()}

    def _share(self, count: int) -> Share:
        return Share(count, count / len(self.games), *wilson(count, len(self.games)))

    @cached_property
    def lengths(self) -> dict[int, int]:
        """How many games lasted so many turns."""
        return dict(sorted(Counter(record["turns"] for record in self.games).items()))

    @cached_property
    def course(self) -> dict[str, Any] | None:
        """The mean scores turn by turn, if they were noted."""
        noted = [record["course"] for record in self.games if "course" in record]
        return course(noted) if noted else None

    @cached_property
    def places(self) -> dict[str, dict[tuple[float, float], float]]:
        """How often a place was fought over or saw losses, a game, by what happened and where."""
        found: dict[str, Counter[tuple[float, float]]] = {}
        noted = [record["places"] for record in self.games if "places" in record]
        for places in noted:
            for what, counts in places.items():
                for place, count in counts.items():
                    x, y = place.split()
                    found.setdefault(what, Counter())[float(x), float(y)] += count
        return {what: {at: count / len(noted) for at, count in counts.items()} for what, counts in found.items()}

    @cached_property
    def luck(self) -> dict[str, Luck] | None:
        """Luck against decisions, if it was noted."""
        noted = [record for record in self.games if "luck" in record]
        return {seat: self._luck(noted, seat) for seat in self.seats} if len(noted) > 1 else None

    def _luck(self, noted: Sequence[Record], seat: str) -> Luck:
        """How closely results follow luck."""
        results = np.array([result_of(record, seat, self.seats) for record in noted])
        lucks = np.array([record["luck"][seat] for record in noted])
        varied = results.std() > 0 and lucks.std() > 0
        won = lucks[results == 1]
        explained = float(np.corrcoef(results, lucks)[0, 1] ** 2) if varied else 0.0
        return Luck(explained, float(won.mean()) if won.size else 0.0)

    # Games worth a look

    @cached_property
    def typical(self) -> list[Pick]:
        """Games that ended as most did, nearest to the middle in length and scores."""
        usual = Counter((record["winner"], record["reason"]) for record in self.games).most_common(1)[0][0]
        alike = [record for record in self.games if (record["winner"], record["reason"]) == usual]
        facts = np.array([facts_of(record) for record in alike], float)
        middle = np.array([median(column) for column in facts.T])
        spread = facts.std(axis=0) + 1e-9
        far = (((facts - middle) / spread) ** 2).sum(axis=1)
        return [self._pick(alike[place]) for place in np.argsort(far, kind="stable")[:SHOWN]]

    @cached_property
    def surprising(self) -> list[Pick]:
        """Games whose winner had looked lost, or without expectations won by the side that wins least."""
        won = [self._pick(record) for record in self.games if record["winner"]]
        if any(pick.lowest is not None for pick in won):
            return sorted(won, key=lambda pick: 1.0 if pick.lowest is None else pick.lowest)[:SHOWN]
        return sorted(won, key=lambda pick: self.winners[pick.record["winner"]].games)[:SHOWN]

    def _pick(self, record: Record) -> Pick:
        expected = record.get("expected", {}).get(record["winner"])
        return Pick(record, min(expected) if expected else None)


def _without_games(folder: Path) -> str:
    """What to do with a folder that has no games of its own."""
    if any(played := sorted(folder.glob(f"*/*/{SETTINGS}"))):
        named = ", ".join(str(path.parent) for path in played)
        return f"{folder} holds several runs; choose one of {named}"
    return f"{folder} holds no games: bellona sim ... --out {folder} puts them there"


def result_of(record: Mapping[str, Any], seat: str, seats: Sequence[str]) -> float:
    """The result of a seat: 1 if it won, an equal share if nobody did."""
    return float(record["winner"] == seat) if record["winner"] else 1 / len(seats)


def facts_of(record: Record) -> list[float]:
    """The numbers by which games are compared."""
    scores = [score for seats in record["scores"].values() for score in seats.values()]
    return [record["turns"], record["choices"], *scores]


def job_in(settings: Mapping[str, Any]) -> Job:
    """The job of a folder's settings."""
    try:
        texts = {
            name: written(Document(settings[name]["file"], settings[name]["values"])) if name in settings else ""
            for name in ("tables", "own")
        }
        place, bots = (settings["game"], settings["scenario"]), tuple(settings["bots"])
        return Job(*place, bots, settings["rotate"], settings["watch"], texts["tables"], texts["own"])
    except (KeyError, TypeError):
        raise BellonaError("the settings of these games are damaged") from None
