"""Learns to fight Beneventum by playing against itself, with PyTorch.

python examples/training/learn.py --out runs/beneventum
python examples/training/learn.py --device cuda --games 4096 --out runs/beneventum

A network learns what a battle is worth: first it watches games of a simple bot, then it plays itself. To choose, it
looks one choice ahead: every legal action is carried out on copies of the battle, and the one after which the battle is
worth most is taken. An interrupted run goes on with the same command.
"""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser, Namespace
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from measure import share, wins
from network import KEPT, beginning, judge, load, save
from sight import Sight
from tables import Table, torch

SPACING = 8
"""After so many choices the network remembers what it sees."""
LAMBDA = 0.97
"""How much of what a battle is worth is told by what follows beyond the next memory."""
WATCHED = (0.5, 0.3, 0.2, 0.1) * 8
"""In the first round it watches games of `greedy` in which these shares of the choices are made by chance."""
CURIOSITY = 0.05
"""The share of choices that are made by chance when it plays against itself."""
KEPT_IN_MIND = 8
"""It learns from so many of the latest sets of games, from all of them alike."""
EPOCHS, PART = 4, 256
WATCHING, PLAYING = 1e-3, 3e-4
"""How fast it learns from games that it watches and from its own."""
STEADINESS = 0.995
"""The network that plays is an average of the one that learns over some hundreds of steps."""


class Seen(NamedTuple):
    """What was seen on the way in many games, and what it was worth to the side that saw it."""

    sight: Sight
    aims: Any


class Course:
    """What is noted while games are played."""

    def __init__(self) -> None:
        self.sights: list[Sight] = []
        self.signs: list[Any] = []
        """For every sight and game: 1 if it is seen from Rome, -1 from Carthage;"""
        self.alive: list[Any] = []
        """whether the game goes on,"""
        self.values: list[Any] = []
        """and what it seems to be worth to Rome."""
        self.won: Any = None

    def seen(self) -> Seen:
        """All that was seen in games that went on."""
        alive = torch.stack(self.alive)
        return Seen(Sight(*(torch.stack(parts)[alive] for parts in zip(*self.sights, strict=True))), self.worth[alive])

    @property
    def worth(self) -> Any:
        """What each battle turned out to be worth, to the side that saw it: TD(lambda)."""
        later, found = self.won, []
        for number in reversed(range(len(self.values))):
            found.append(later * self.signs[number])
            later = torch.where(self.alive[number], LAMBDA * later + (1 - LAMBDA) * self.values[number], later)
        return torch.stack(found[::-1])


@torch.no_grad()
def play(table: Table, curiosity: float, weights: Any = None) -> Course:
    """Games to their ends: those of a network, or without one games of `greedy` that are watched."""
    course, choices = Course(), 0
    table.games.reset()
    while bool(((side := table.turns) >= 0).any()):
        is_curious = torch.rand(len(side), device=table.device, generator=table.dice) < curiosity
        if weights is None:
            table.step(is_curious, table.by_chance(), "greedy")
        else:
            table.step(~is_curious, table.best(weights, ~is_curious & (side >= 0)), "random")
        choices += 1
        if choices % SPACING == 0:
            note(table, course, side, weights)
    course.won = table.won(table.games)
    return course


def note(table: Table, course: Course, side: Any, weights: Any) -> None:
    """Remember the games as they are, each as the side sees it that has just chosen."""
    sight, ahead = table.look(side.clip(0))
    sign = torch.where(side == 0, 1.0, -1.0)
    course.sights.append(sight)
    course.signs.append(sign)
    course.alive.append(side >= 0)
    course.values.append(ahead if weights is None else judge(torch, weights, sight) * sign)


class Learner:
    """The network that learns, and the average of its weights, which plays."""

    def __init__(self, table: Table, weights: Any, average: Any) -> None:
        self.weights = {name: table.put(part).requires_grad_() for name, part in weights.items()}
        self.average = {name: table.put(part).clone() for name, part in average.items()}
        self.optimiser = torch.optim.Adam(list(self.weights.values()))
        self.mind: deque[Seen] = deque(maxlen=KEPT_IN_MIND)

    def learn(self, seen: Seen, rate: float) -> float:
        """Make the network's values truer; returns the mean square of its errors."""
        self.mind.append(seen)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        errors = [self._step() for _ in range(max(1, EPOCHS * len(seen.aims) // PART))]
        return float(torch.stack(errors).mean())

    def _step(self) -> Any:
        sight, aims = self._some()
        loss = (judge(torch, self.weights, sight) - aims).square().mean()
        self.optimiser.zero_grad()
        loss.backward()
        self.optimiser.step()
        with torch.no_grad():
            for name, part in self.average.items():
                part.lerp_(self.weights[name], 1 - STEADINESS)
        return loss.detach()

    def _some(self) -> Seen:
        """As many memories of each set of games, taken at random."""
        found = []
        for sight, aims in self.mind:
            rows = torch.randint(len(aims), (PART // len(self.mind),), device=aims.device)
            found.append((*(part[rows] for part in sight), aims[rows]))
        *sights, aims = (torch.cat(parts) for parts in zip(*found, strict=True))
        return Seen(Sight(*sights), aims)


class Progress:
    """A run in a folder: its latest weights and those that won most, the optimiser's state, a line for every round."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.best, self.average, self.latest = folder / KEPT, folder / "average.npz", folder / "latest.npz"
        self.state, self.lines = folder / "optimiser.pt", folder / "rounds.jsonl"

    @property
    def rounds(self) -> list[dict[str, Any]]:
        """What has been noted."""
        return [json.loads(line) for line in self.lines.read_text().splitlines()] if self.lines.exists() else []

    def learner(self, table: Table, seed: int) -> Learner:
        """The network as it was left, or one that knows nothing."""
        if not self.rounds:
            made = beginning(table.look(table.turns)[0], seed)
            return Learner(table, made, made)
        found = Learner(table, load(self.latest), load(self.average))
        found.optimiser.load_state_dict(torch.load(self.state))
        return found

    def note(self, learner: Learner, told: dict[str, Any]) -> None:
        """Keep what has been learnt in a round."""
        save(self.latest, {name: part.detach().cpu().numpy() for name, part in learner.weights.items()})
        average = {name: part.cpu().numpy() for name, part in learner.average.items()}
        save(self.average, average)
        if all(standing(told) >= standing(earlier) for earlier in self.rounds):
            save(self.best, average)
        torch.save(learner.optimiser.state_dict(), self.state)
        with self.lines.open("a") as file:
            file.write(json.dumps(told) + "\n")
        print("  ".join(f"{name} {value:,.4g}" if isinstance(value, float) else f"{name} {value:,}"
                        for name, value in told.items()), flush=True)  # fmt: skip


def standing(told: dict[str, Any]) -> float:
    """How strong a network is, by what was measured."""
    return float(told["random"] + told["greedy"])


def train(asked: Namespace) -> Iterator[dict[str, Any]]:
    """Learn round after round, at first by watching; after each, tell how it went."""
    torch.set_num_threads(asked.threads)
    progress = Progress(asked.out)
    done = progress.rounds
    torch.manual_seed(asked.seed + len(done))
    table = Table(asked.games, asked.device, asked.seed + (len(done) << 20))
    judges = Table(asked.judge, asked.device, asked.seed)
    learner = progress.learner(table, asked.seed)
    told = done[-1] if done else {"round": 0, "games": 0, "choices": 0, "seconds": 0.0}
    spent, began = told["seconds"], time.process_time()
    for number in range(len(done) + 1, asked.rounds + 1):
        told = told | {"round": number}
        for curiosity in WATCHED if number == 1 else (CURIOSITY,):
            course = play(table, curiosity, None if number == 1 else learner.average)
            told["error"] = learner.learn(course.seen(), WATCHING if number == 1 else PLAYING)
            told["games"] += asked.games
            told["choices"] += int(torch.stack(course.alive).sum()) * SPACING
        for bot in ("random", "greedy"):
            told[bot] = share(wins(judges, learner.average, bot, seed=1 << 40))
        told["seconds"] = round(spent + time.process_time() - began, 1)
        progress.note(learner, told)
        yield told


def main() -> None:
    """Read what is asked, and learn."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=96, help="how many are played side by side in a round")
    parser.add_argument("--judge", type=int, default=48, help="games against each of two bots that measure it")
    parser.add_argument("--device", default="cpu", help="cpu or cuda")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    for _ in train(parser.parse_args()):
        pass


if __name__ == "__main__":
    main()
