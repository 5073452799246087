"""Battles of Latium between two ways of leading: the same armies, sides swapped, the same luck.

    python -m bench.latium_battles PLAN OTHER [--battles 400] [--first 1]

A plan is one of `levels.toml`, with changes if wanted: tuned:leads=0. Each battle is fought twice, with PLAN on
either side; the same number of battles is fought by either plan against a civitas sine duce, which the program leads.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from bellona.games.latium.actions.flow import apply
from bellona.games.latium.actions.moves import Choices
from bellona.games.latium.bot.fighting import choose_allotment, choose_in_battle
from bellona.games.latium.bot.mind import Mind
from bellona.games.latium.bot.runner import Runner
from bellona.games.latium.game import GAME
from bellona.games.latium.position.battlefield import Stage
from bellona.games.latium.position.observing import observe
from bellona.games.latium.position.records import Realm
from bellona.games.latium.position.vocabulary import Ask
from bellona.games.latium.position.world_record import World
from bellona.games.latium.rules.events import EventKind
from bellona.kernel.dice import Dice, dice_from, dice_of_bots
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array, many, one
from bellona.kernel.results import f8

from .plan_texts import plan_from

Army = tuple[int, int, int]
"""Centuriae of pedites, equites, sagittarii."""
ARMS = ("pedites", "equites", "sagittarii")
PAIRS: Sequence[tuple[Army, Army]] = (
    ((8, 2, 3), (8, 2, 3)),
    ((6, 2, 3), (9, 1, 2)),
    ((12, 3, 5), (11, 4, 4)),
    ((5, 1, 2), (4, 1, 2)),
    ((10, 2, 1), (7, 2, 4)),
    ((18, 4, 7), (17, 5, 6)),
)
SIEGES: Sequence[tuple[Army, Army]] = (
    ((8, 2, 3), (7, 1, 2)),
    ((7, 2, 3), (8, 2, 2)),
    ((10, 2, 3), (10, 1, 2)),
    ((12, 3, 5), (9, 2, 3)),
)
CELLS = ("0300", "0608", "0301", "0500", "0902")
"""Plain, plain with a river, plateau, mountain, plateau with a river."""
LEADERS = ("rex", "dux")
MOST = 5000
DRAWN = 2


class Fought(NamedTuple):
    """The result of a battle."""

    victor: int
    lost: tuple[int, int]
    choices: int


# Setting up


def battle(armies: tuple[Army, Army], cell: str, leaders: tuple[str, str], *, free: bool = False) -> dict[str, Any]:
    """A document: Roma has called Caere, or Veii sine duce, to battle, and both armies are written down."""
    town = "veii" if free else "caere"
    levies = [dict(zip(ARMS, army, strict=True)) for army in armies]
    empty = dict.fromkeys(ARMS, 0)
    reges: dict[str, Any] = {"roma": {"pieces": {leaders[0]: afield(cell, "roma", levies[0])}}}
    towns: dict[str, Any] = {"roma": {"garrison": empty}, "caere": {"garrison": empty}}
    if free:
        towns["veii"] = {"garrison": levies[1]}
    else:
        reges["caere"] = {"pieces": {leaders[1]: afield(cell, "caere", levies[1])}}
    return {
        "game": "latium", "scenario": "two_kings", "phase": "reign", "active": "roma", "turn": 4,
        "towns": towns, "reges": reges,
        "wars": {"1": {
            "state": 1, "aggressor": "roma", "enemy": "none" if free else "caere", "town": town, "declared": 2,
            "stirred": 4,
        }},
        "battle": {
            "stage": "allotment", "cell": cell, "war": 0, "town": town if free else "none",
            "seat": ["roma", "none" if free else "caere"], "leader": [leaders[0], "none" if free else leaders[1]],
            "levy": {"aggressor": {"roma": levies[0]}, "defender": {town: levies[1]}}, "from_town": [-1, -1],
        },
    }  # fmt: skip


def afield(cell: str, origin: str, ranks: Mapping[str, int]) -> dict[str, Any]:
    """A leader in the open with his legion."""
    return {"cell": cell, "errand": "afield", "origin": origin, "ranks": {origin: ranks}}


# Fighting


@kernel
def fight_out(
    world: World,
    positions: Array[Realm],
    plans: Array[f8],
    dice: Dice,
    own: Dice,
    log: Log,
    choices: Choices,
    minds: Array[Mind],
    result: Array[int],
) -> None:
    """Fight a battle to its end, each side by its plan; who won, the losses of both, the choices made."""
    position, seen = positions[0], positions[1]
    for side in range(2):
        for weight in range(len(minds[side].plan)):
            minds[side].plan[weight] = plans[side, weight]
    result[0] = -1
    for made in range(MOST):
        if position.battle.stage == Stage.NONE:
            break
        side = 0 if position.battle.seat[0] == position.seat else 1
        positions[1] = position
        observe(world, seen, position.seat)
        mind = minds[side]
        if seen.ask == Ask.ALLOT:
            choose_allotment(seen, mind)
        else:
            choose_in_battle(world, seen, mind, own)
        dice.count = 0
        log.count = 0
        apply(world, position, mind.wish, dice, log)
        result[3] = made
        note_end(log, result)
        if result[0] >= 0:
            break


@kernel
def note_end(log: Log, result: Array[int]) -> None:
    """What the log says about the end of the battle."""
    for place in range(log.count):
        event = log.events[place]
        if event.kind == EventKind.BATTLE_DRAWN:
            result[0], result[1], result[2] = DRAWN, event.a, event.b
        elif event.kind == EventKind.BATTLE_WON:
            result[0] = event.a
            result[1 + event.a], result[2 - event.a] = event.b, event.c


class Field:
    """Where battles are fought; buffers are made once."""

    def __init__(self) -> None:
        setting = GAME.setting("two_kings")
        self.world = setting.world
        self.positions: Any = many(Realm, 2)
        self.minds: Any = many(Mind, 2)
        self.choices, self.log = one(Choices), one(Log)
        self.result: Any = np.zeros(4, np.int64)

    def fight(self, position: Any, plans: Any, seed: int) -> Fought:
        """A battle from a position."""
        self.positions[0] = position
        fight_out(
            self.world, self.positions, plans, dice_from(seed), dice_of_bots(seed), self.log, self.choices, self.minds,
            self.result,
        )  # fmt: skip
        victor, first, second, choices = (int(number) for number in self.result)
        return Fought(victor, (first, second), choices)


# Reporting


class Tally:
    """Points, and centuriae lost, of one plan."""

    def __init__(self) -> None:
        self.points: list[float] = []
        self.lost = self.killed = self.choices = 0

    def add(self, fought: Fought, side: int) -> None:
        """A battle in which the plan led a side."""
        self.points.append(0.5 if fought.victor == DRAWN else float(fought.victor == side))
        self.lost += fought.lost[side]
        self.killed += fought.lost[1 - side]
        self.choices += fought.choices

    def __str__(self) -> str:
        count = len(self.points)
        mean = sum(self.points) / count
        error = sqrt(sum((point - mean) ** 2 for point in self.points) / count / count)
        return (
            f"{mean:.3f} ± {error:.3f} of {count}, lost {self.lost / count:.2f}, destroyed {self.killed / count:.2f},"
            f" {self.choices / count:.0f} choices"
        )


def plan_of(text: str) -> Any:
    """A plan by its name, with changes."""
    return plan_from(Runner.repertoire, text)


def fields(
    pairs: Sequence[tuple[Army, Army]], battles: int, first: int, *, free: bool = False
) -> Iterator[tuple[Any, int]]:
    """The positions in which battles begin, armies, ground and commanders in turn, each with another seed."""
    setting, log = GAME.setting("two_kings"), one(Log)
    for number in range(battles):
        turn, place = divmod(number, len(pairs))
        around, cell = divmod(turn, len(CELLS))
        leaders = LEADERS[around % 2], LEADERS[around // 2 % 2]
        document = battle(pairs[place], CELLS[cell], leaders, free=free)
        yield setting.enter(document, dice_from(first + number), log), first + number


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.latium_battles", description=__doc__)
    parser.add_argument("plan")
    parser.add_argument("other")
    parser.add_argument("--battles", type=int, default=400, help="how many, each fought twice")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first; each battle takes the next")
    asked = parser.parse_args()
    plans, field = [plan_of(asked.plan), plan_of(asked.other)], Field()
    duel = Tally()
    for position, seed in fields(PAIRS, asked.battles, asked.first):
        for side in range(2):
            duel.add(field.fight(position, np.array([plans[side], plans[1 - side]]), seed), side)
    print(f"{asked.plan} against {asked.other}: {duel}")
    for name, plan in zip((asked.plan, asked.other), plans, strict=True):
        siege = Tally()
        for position, seed in fields(SIEGES, asked.battles, asked.first, free=True):
            siege.add(field.fight(position, np.array([plan, plan]), seed), 0)
        print(f"{name} against civitates: {siege}")


if __name__ == "__main__":
    main()
