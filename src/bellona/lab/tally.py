"""The results of many games, counted one by one: only a game's share of the numbers is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any


class Mean:
    """A mean of integers, exact for any count."""

    def __init__(self) -> None:
        self.total = 0
        self.count = 0

    def add(self, number: int) -> None:
        """One more."""
        self.total += number
        self.count += 1

    def rounded(self, digits: int = 2) -> float:
        """The mean so far, an integer if it is one."""
        exact = self.total % self.count == 0
        return self.total // self.count if exact else round(self.total / self.count, digits)


class TurnMeans:
    """The means of each turn over the unfinished games, and the number of these games."""

    def __init__(self) -> None:
        self._turns: dict[tuple[str, str], list[Mean]] = {}

    def add(self, game: Mapping[str, Mapping[str, Sequence[int]]]) -> None:
        """One more game: its numbers by name and seat, turn by turn."""
        for name, seats in game.items():
            for seat, numbers in seats.items():
                turns = self._turns.setdefault((name, seat), [])
                turns.extend(Mean() for _ in range(len(numbers) - len(turns)))
                for mean, number in zip(turns, numbers, strict=False):
                    mean.add(number)

    def report(self) -> dict[str, Any]:
        """The means by name and seat, and the number of games of each turn."""
        found: dict[str, Any] = {"games": [mean.count for mean in next(iter(self._turns.values()))]}
        for (name, seat), turns in self._turns.items():
            found.setdefault(name, {})[seat] = [mean.rounded() for mean in turns]
        return found


class Tally:
    """Winners, reasons, length, and the scores of each side at the end and on the way."""

    def __init__(self, seats: Sequence[str]) -> None:
        self._seats = seats
        self._wins: Counter[str] = Counter()
        self._levels_won: Counter[str] = Counter()
        self._reasons: Counter[str] = Counter()
        self._first: dict[str, int] = {}
        """The first game that ended for a reason: reasons are told in that order, whichever game was over first."""
        self._turns: Counter[int] = Counter()
        self._turn, self._choices = Mean(), Mean()
        self._scores: dict[str, dict[str, Mean]] = {}
        self._course: TurnMeans | None = None
        self._failures: dict[int, dict[str, str]] = {}
        """Why programs that played have failed, in every language, by the seeds of their games."""
        self.games = 0

    def add(self, record: Mapping[str, Any]) -> None:
        """One more game."""
        self.games += 1
        winner, reason = record["winner"], record["reason"]
        self._wins[winner or "draw"] += 1
        if winner:
            self._levels_won[dict(zip(self._seats, record["bots"], strict=True))[winner]] += 1
        self._reasons[reason] += 1
        self._first[reason] = min(record["seed"], self._first.get(reason, record["seed"]))
        self._turns[record["turns"]] += 1
        self._turn.add(record["turns"])
        self._choices.add(record["choices"])
        for name, scores in record["scores"].items():
            for seat in self._seats:
                self._scores.setdefault(name, {}).setdefault(seat, Mean()).add(scores[seat])
        if "failure" in record:
            self._failures[record["seed"]] = record["failure"]
        if "course" in record:
            self._course = self._course or TurnMeans()
            self._course.add(record["course"])

    def wins_of(self, seat: str) -> int:
        """How many games a seat has won."""
        return self._wins[seat]

    def report(self, game: str, scenario: str, bots: Sequence[str]) -> dict[str, Any]:
        """The results of all games."""
        report = {
            "game": game,
            "scenario": scenario,
            "bots": dict(zip(self._seats, bots, strict=True)),
            "games": self.games,
            "wins": {seat: self._wins[seat] for seat in self._seats},
            "wins_by_bot": {level: self._levels_won[level] for level in dict.fromkeys(bots)},
            "draws": self._wins["draw"],
            "reasons": {reason: self._reasons[reason] for reason in sorted(self._first, key=self._first.__getitem__)},
            "turns": {"mean": self._turn.rounded(), "each": dict(sorted(self._turns.items()))},
            "scores": {
                name: {seat: mean.rounded() for seat, mean in means.items()} for name, means in self._scores.items()
            },
            "choices": self._choices.rounded(1),
        }
        if self._failures:
            first = min(self._failures)
            report["failures"] = {"games": len(self._failures), "first": first, "why": self._failures[first]}
        if self._course is not None:
            report["course"] = self._course.report()
        return report


def summarise(
    game: str, scenario: str, seats: Sequence[str], bots: Sequence[str], records: Iterable[Mapping[str, Any]]
) -> dict[str, Any]:
    """The results of some games."""
    tally = Tally(seats)
    for record in records:
        tally.add(record)
    return tally.report(game, scenario, bots)


def course(games: Iterable[Mapping[str, Mapping[str, Sequence[int]]]]) -> dict[str, Any]:
    """The course of some games."""
    found = TurnMeans()
    for game in games:
        found.add(game)
    return found.report()
