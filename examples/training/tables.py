"""Many games of Beneventum side by side, and copies of them on which a network looks ahead, with PyTorch."""

from __future__ import annotations

from typing import Any

import numpy as np
from network import judge
from player import ROLLS, WHERE
from sight import Battlefield, Sight, fields, lead, look

import bellona

try:
    import torch
except ModuleNotFoundError:
    raise SystemExit("PyTorch is missing; install it with pip install 'bellona[train]'") from None

COPIES = 16
"""For so many actions a game there are copies to look ahead on; longer lists are looked at in parts."""


class Table:
    """Many games side by side, and copies of them to look ahead on; all numbers stay on the device."""

    def __init__(self, games: int, device: str, seed: int) -> None:
        self.device = torch.device(device)
        workers = torch.get_num_threads()
        self.games = bellona.batch(WHERE, games, seed=seed, device=device, workers=workers)
        self.copies = bellona.batch(WHERE, COPIES * games, seed=seed + (1 << 32), device=device, workers=workers)
        self.field = Battlefield(self.games.runner.setting, torch, self.put)
        self.numbers = torch.arange(games, device=self.device)
        self.dice = torch.Generator(self.device).manual_seed(seed)

    def put(self, values: Any) -> Any:
        """An array as a tensor on the device; one that is there already is shared."""
        packed = np.ascontiguousarray(values) if isinstance(values, np.ndarray) else values
        return torch.as_tensor(packed, device=self.device)

    def whole(self, values: Any) -> Any:
        """Whole numbers of an array of any width."""
        return self.put(values).long()

    def bytes(self, records: Any) -> Any:
        """Records as rows of bytes, shared."""
        plain = isinstance(records, np.ndarray)
        return self.put(records.view(np.uint8).reshape(len(records), -1) if plain else records.bytes)

    @property
    def turns(self) -> Any:
        """The seat in turn of each game, -1 where it is over."""
        return self.whole(self.games.turns).clone()

    def won(self, games: Any) -> Any:
        """What each game that is over was for Rome: 1 won, -1 lost."""
        shares = self.put(games.outcomes).float()
        return shares[:, 0] - shares[:, 1]

    def look(self, side: Any) -> tuple[Sight, Any]:
        """What a side of each game sees, and how far Rome is ahead."""
        seen = fields(self.games.positions, self.field.units, self.whole)
        return look(self.field, seen, side), lead(self.field, seen)

    @torch.no_grad()
    def best(self, weights: Any, which: Any) -> Any:
        """The places of the best actions in the games named by a truth for each; 0 in the others."""
        every = self.whole(self.games.counts)
        which = which & (every > 1)
        counts = every * which
        listed = self.bytes(self.games.lists().actions)[torch.repeat_interleave(which, every)]
        game = torch.repeat_interleave(self.numbers, counts)
        place = torch.arange(len(game), device=self.device) - (counts.cumsum(0) - counts)[game]
        values = torch.full((len(counts), max(1, int(counts.max()))), -torch.inf, device=self.device)
        seen, side = self.bytes(self.games.observe()), self.turns
        for first in range(0, len(game), len(self.copies)):
            part = slice(first, first + len(self.copies))
            mine = game[part]
            values[mine, place[part]] = self.expected(weights, seen[mine], listed[part], side[mine])
        return values.argmax(1)

    def expected(self, weights: Any, seen: Any, actions: Any, side: Any) -> Any:
        """What battles are worth to sides after actions, on average over the dice that these roll."""
        worth, rolled = self.after(weights, seen, actions, side)
        again = rolled.nonzero()[:, 0]
        if len(again):
            others = [self.after(weights, seen[again], actions[again], side[again])[0] for _ in range(ROLLS - 1)]
            worth[again] = torch.stack([worth[again], *others]).mean(0)
        return worth

    def after(self, weights: Any, seen: Any, actions: Any, side: Any) -> tuple[Any, Any]:
        """What battles are worth to sides after actions, and which of these rolled dice, each copy its own."""
        count, copies = len(side), self.copies
        self.bytes(copies.positions)[:count] = seen
        self.bytes(copies.actions)[:count] = actions
        moves = self.put(copies.moves)
        moves[:] = 0
        moves[:count] = 1
        copies.advance()
        found = fields(copies.positions[:count], self.field.units, self.whole)
        worth = judge(torch, weights, look(self.field, found, side))
        over, won = self.put(copies.over)[:count], self.won(copies)[:count]
        rolled = self.whole(copies.dice["count"])[:count] > 0
        return torch.where(over, torch.where(side == 0, won, -won), worth), rolled

    def by_chance(self) -> Any:
        """The place of any action in each game."""
        counts = self.whole(self.games.counts)
        return (torch.rand(len(counts), device=self.device, generator=self.dice) * counts).long()

    def step(self, which: Any, places: Any, bot: str) -> None:
        """Carry out the actions at places of the lists in the games of `which`, and in the others those of a bot."""
        self.games.choose(bot)
        lists = self.games.lists()
        starts = self.whole(lists.starts)[:-1]
        mine = self.numbers[which & (self.turns >= 0)]
        self.bytes(self.games.actions)[mine] = self.bytes(lists.actions)[(starts + places)[mine]]
        self.games.advance()
