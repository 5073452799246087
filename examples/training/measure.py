"""Measures a network that has been learnt, with games and dice that learning has not used.

python examples/training/measure.py runs/beneventum --games 200
python examples/training/measure.py runs/beneventum --games 50 --bot tiro
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from network import KEPT, load
from player import PLACE, Player
from tables import Table, torch

import bellona
from bellona.bots import Bot
from bellona.gamekit.bot_kernels import LEVELS

SEED = 7_000_000_000_000
"""Far from the seeds of learning, and of what is measured on the way."""


def wins(table: Table, weights: Any, bot: str, seed: int) -> list[tuple[int, int]]:
    """As Rome and as Carthage: how many games the network has won against a bot, and of how many."""
    table.games.reset(seed=seed)
    own = table.numbers % 2
    while bool(((side := table.turns) >= 0).any()):
        table.step(side == own, table.best(weights, side == own), bot)
    won = torch.where(own == 0, table.won(table.games), -table.won(table.games)) > 0
    return [(int(won[own == seat].sum()), int((own == seat).sum())) for seat in (0, 1)]


def share(counted: list[tuple[int, int]]) -> float:
    """The share of games won, with both sides together."""
    return sum(won for won, _ in counted) / sum(played for _, played in counted)


def wins_at_table(run: Path, games: int, bot: str, seed: int) -> list[tuple[int, int]]:
    """The same against a bot that errs and thinks as at the table, one game after another."""
    player, counted = Player(run), [[0, 0], [0, 0]]
    for number in range(games):
        own = number % 2
        counted[own][0] += has_won(player, own, bot, seed + number)
        counted[own][1] += 1
    return [(won, played) for won, played in counted]


def has_won(player: Player, own: int, bot: str, seed: int) -> bool:
    """Whether the network wins a game with one of the sides."""
    match = bellona.game(PLACE[0]).start(PLACE[1], seed=seed)
    mine, other = (match.setting.playing[side] for side in (own, 1 - own))
    opponent = Bot(match, bot, other, seed)
    while match.seat is not None:
        if match.seat == other:
            match.play(opponent.choose(), seat=other)
            continue
        listed = list(match.legal(mine))
        seen = match.setting.observe(match.position, mine)
        best = player.expected(seen, [action.code for action in listed]).argmax() if len(listed) > 1 else 0
        match.play(listed[int(best)], seat=mine)
    return match.result is not None and match.result.winner == mine


def main() -> None:
    """Measure, and tell."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("run", type=Path, help="the folder of the run")
    parser.add_argument("--games", type=int, default=200, help="half of them are played with each side")
    parser.add_argument("--bot", default="random", help="random, greedy, or a level")
    parser.add_argument("--device", default="cpu", help="cpu or cuda")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    if asked.bot in LEVELS:
        table = Table(asked.games, asked.device, asked.seed)
        counted = wins(
            table, {name: table.put(part) for name, part in load(asked.run / KEPT).items()}, asked.bot, asked.seed
        )
    else:
        counted = wins_at_table(asked.run, asked.games, asked.bot, asked.seed)
    for seat, (won, played) in zip(("Rome", "Carthage"), counted, strict=True):
        print(f"as {seat}: {won} of {played} games won against {asked.bot}")


if __name__ == "__main__":
    main()
