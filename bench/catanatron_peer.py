"""How fast whole games are simulated here and in catanatron, a simulator of a board game in Python, in the same run.

    python -m bench.catanatron_peer [--seconds 20]

Both play with random players, one game after the other in one process; games and decisions are counted alternately for
as long, so that both have the same machine. `pip install 'bellona[bench]'` has catanatron.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from bellona.registry import game_slugs, package_of, scenarios_of

SLICE = 2.0
"""Seconds that one plays before the next."""
COLOURS = 4


class Count(NamedTuple):
    """Games and decisions in some seconds."""

    games: int
    decisions: int
    seconds: float

    def plus(self, more: Count) -> Count:
        """Both together."""
        return Count(self.games + more.games, self.decisions + more.decisions, self.seconds + more.seconds)

    def __str__(self) -> str:
        games, decisions = self.games / self.seconds, self.decisions / self.seconds
        return f"{games:9.1f} games/s {self.decisions / self.games:8.0f} decisions a game {decisions:11.0f} decisions/s"


def catan() -> Callable[[int], int]:
    """Plays a game of catanatron with four random players; returns its decisions."""
    import catanatron

    peer: Any = catanatron

    def play(seed: int) -> int:
        random.seed(seed)
        game = peer.Game([peer.RandomPlayer(colour) for colour in list(peer.Color)[:COLOURS]], seed=seed)
        game.play()
        return len(game.state.actions)

    return play


def ours(slug: str) -> Callable[[int], int]:
    """Plays a game of ours between random bots; returns its decisions."""
    runner: Any = package_of(slug).bots.runner_of(scenarios_of(slug)[0])
    bots = ["random"] * len(runner.setting.playing)
    return lambda seed: int(runner.play(bots, seed)["choices"])


def played(play: Callable[[int], int], seed: int, seconds: float) -> Count:
    """Play for so long."""
    started, games, decisions = time.perf_counter(), 0, 0
    while time.perf_counter() - started < seconds:
        decisions += play(seed + games)
        games += 1
    return Count(games, decisions, time.perf_counter() - started)


def compare(seconds: float) -> None:
    """All play in turns, each for so many seconds; a line for each."""
    players = {"catanatron": catan()} | {slug: ours(slug) for slug in game_slugs()}
    for play in players.values():
        play(0)
    sums = dict.fromkeys(players, Count(0, 0, 0.0))
    while min(count.seconds for count in sums.values()) < seconds:
        for name, play in players.items():
            more, before = played(play, sums[name].games + 1, SLICE), sums[name]
            sums[name] = before.plus(more)
    for name, count in sums.items():
        print(f"{name:16} {count}", flush=True)


def main() -> None:
    """Compare for as long as is wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0)
    compare(parser.parse_args().seconds)


if __name__ == "__main__":
    main()
