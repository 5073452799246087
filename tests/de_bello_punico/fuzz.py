"""Whole games at random, with every position examined. Run alone it is a fuzzer:

NUMBA_BOUNDSCHECK=1 python -m tests.de_bello_punico.fuzz --games 1000
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np

from bellona.games.de_bello_punico import bot
from bellona.games.de_bello_punico.actions import checking, flow, listing
from bellona.games.de_bello_punico.actions.moves import Refusal
from bellona.games.de_bello_punico.bot.runner import runner_of
from bellona.games.de_bello_punico.game import GAME
from bellona.games.de_bello_punico.position.observing import observe
from bellona.games.de_bello_punico.position.records import (
    BOXES,
    CAVALRY,
    COMMANDER,
    NONE,
    ROME,
    UNITS,
    Ask,
    Battle,
    Field,
    Life,
    Phase,
    Status,
)
from bellona.kernel.choices import Action, Choices, lists
from bellona.kernel.dice import Dice, dice_from, draw
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array, many, one

INVARIANTS = {
    1: "a unit on the map does not hold its hex, and is no guest",
    2: "a hex is held by a unit that is not there",
    3: "zones of control are not those of the units",
    4: "a unit has more Disorder than it can bear, or less than none",
    5: "a unit and an enemy commander share a hex",
    6: "a box holds too many markers, or fewer than none",
    7: "the Vacuus lies in a box without markers",
    8: "a unit stands where nobody can",
    9: "rout points are not those of the units in Panic",
    10: "a unit in Panic that should have left is on the map",
    11: "nobody is asked, and the battle is not over",
    12: "movement points are negative",
    13: "a dead commander is on the map or has markers",
    14: "more than one choice is open without a legal action",
    15: "a listed action is refused",
    16: "an action that is not listed is allowed",
    17: "the battle does not end",
}


@kernel
def holders_are_wrong(field: Field, battle: Battle) -> int:
    """Invariants 1 and 2, and 8."""
    for unit in range(field.unit_count):
        soldier = battle.units[unit]
        if soldier.status == Status.ON_MAP:
            if soldier.hex < 0 or soldier.hex >= field.hexes or field.cost[soldier.hex] == 0:
                return 8
            if battle.at[soldier.hex] != unit and battle.guest != unit:
                return 1
        elif soldier.hex != NONE:
            return 2
    for h in range(field.hexes):
        holder = battle.at[h]
        if holder != NONE and (battle.units[holder].status != Status.ON_MAP or battle.units[holder].hex != h):
            return 2
    return 0


@kernel
def zones_are_wrong(field: Field, battle: Battle, log: Log) -> int:
    """Invariant 3, from scratch."""
    for side in range(2):
        for h in range(field.hexes):
            log.scratch[h] = 0
        for unit in range(field.unit_count):
            soldier = battle.units[unit]
            if soldier.status == Status.ON_MAP and soldier.side == side and not soldier.panicked:
                for swing in range(-1, 2):
                    front = field.neighbour[soldier.hex, (soldier.facing + swing + 6) % 6]
                    if front >= 0:
                        log.scratch[front] += 1
        for h in range(field.hexes):
            if log.scratch[h] != battle.zoc[side, h]:
                return 3
    return 0


@kernel
def units_are_wrong(field: Field, battle: Battle) -> int:
    """Invariants 4, 5, 10 and 12."""
    for unit in range(field.unit_count):
        soldier = battle.units[unit]
        kind = field.kinds[soldier.kind]
        if soldier.points < 0:
            return 12
        if soldier.status != Status.ON_MAP:
            continue
        if soldier.disorder < 0 or (soldier.disorder >= kind.morale and not soldier.panicked):
            return 4
        if soldier.panicked and soldier.due == 0 and (kind.vanishes or kind.arm == CAVALRY):
            return 10
        enemy = battle.commanders[1 - soldier.side]
        if enemy.life == Life.ALIVE and enemy.hex == soldier.hex:
            return 5
    return 0


@kernel
def points_are_wrong(field: Field, battle: Battle) -> int:
    """Invariants 6, 7, 9 and 13."""
    for side in range(2):
        for box in range(BOXES):
            if battle.boxes[side, box] < 0 or battle.boxes[side, box] > field.box_limit[side, box]:
                return 6
        if battle.vacuus[side] >= 0 and battle.boxes[side, battle.vacuus[side]] == 0:
            return 7
        leader = battle.commanders[side]
        booked = 0
        if leader.life == Life.DEAD:
            booked = field.commander_rout_points
            if leader.hex != NONE or battle.unplaced[side] > 0:
                return 13
        for unit in range(field.unit_count):
            if battle.units[unit].side == side and battle.units[unit].panicked:
                booked += field.kinds[battle.units[unit].kind].rout_points
        if battle.rout[side] < 0 or battle.rout[side] > booked:
            return 9
        if battle.rout[side] != booked and not (field.breakthrough and side == ROME):
            return 9
    return 0


@kernel
def broken(field: Field, battle: Battle, log: Log) -> int:
    """The number of a broken invariant, or 0."""
    wrong = holders_are_wrong(field, battle)
    if wrong == 0:
        wrong = zones_are_wrong(field, battle, log)
    if wrong == 0:
        wrong = units_are_wrong(field, battle)
    if wrong == 0:
        wrong = points_are_wrong(field, battle)
    if wrong == 0 and battle.ask == Ask.NOTHING and battle.phase != Phase.OVER:
        wrong = 11
    return wrong


@kernel
def legal_is_not_check(field: Field, battle: Battle, choices: Choices, fuzzed: Action, dice: Dice) -> int:
    """Invariants 15 and 16, on the whole list and on invented actions."""
    for place in range(choices.count):
        if checking.check(field, battle, choices.actions[place]) != Refusal.NONE:
            return 15
    for _ in range(24):
        sample = choices.actions[draw(dice, choices.count) - 1]
        near = draw(dice, 2) == 1
        fuzzed.verb = sample.verb if near else draw(dice, 40) - 3
        fuzzed.unit = sample.unit if draw(dice, 2) == 1 else draw(dice, UNITS + 6) - 3
        fuzzed.at = sample.at if draw(dice, 3) == 1 else draw(dice, 12) - 3
        if draw(dice, 4) == 1:
            fuzzed.at = draw(dice, field.hexes + 8) - 4
        if draw(dice, 6) == 1:
            fuzzed.at = COMMANDER + draw(dice, 2) - 1
        fuzzed.extra = sample.extra if draw(dice, 2) == 1 else draw(dice, 10) - 2
        allowed = checking.check(field, battle, fuzzed) == Refusal.NONE
        if allowed != lists(choices, fuzzed):
            return 16
    return 0


@kernel
def examine_game(
    field: Field, battles: Array[Battle], dice: Dice, log: Log, choices: Choices, bench: bot.Workspace, fuzzed: Action,
    rome: int, carthage: int, fuzz_every: int,
) -> int:  # fmt: skip
    """Play a game between bots and check every position; the number of the broken invariant, or 0."""
    battle = battles[0]
    flow.begin(field, battle, dice, log)
    made = 0
    while battle.phase != Phase.OVER:
        battles[1] = battles[0]
        seen = battles[1]
        observe(field, seen, battle.seat)
        if listing.legal(field, seen, choices) == 0:
            return 14
        if made % fuzz_every == 0:
            wrong = legal_is_not_check(field, seen, choices, fuzzed, dice)
            if wrong:
                return wrong
        level = rome if battle.seat == ROME else carthage
        action = choices.actions[bot.pick(field, seen, choices, level, dice, bench)]
        log.count = 0
        flow.apply(field, battle, action, dice, log)
        wrong = broken(field, battle, log)
        if wrong:
            return wrong
        made += 1
        if made > 60_000:
            return 17
    return 0


class Examiner:
    """Plays and examines games of one scenario."""

    def __init__(self, scenario: str) -> None:
        self.setting = GAME.setting(scenario)
        self.battles: Any = many(Battle, 2)
        self.bench: Any = one(bot.Workspace)
        plan: Any = self.bench.plan
        plan[:] = runner_of(scenario).repertoire.plans["default"]
        self.log, self.choices, self.fuzzed = one(Log), one(Choices), one(Action)

    def examine(self, seed: int, levels: tuple[int, int] = (bot.RANDOM, bot.RANDOM), fuzz_every: int = 5) -> None:
        """Play the game of a seed; AssertionError with the broken invariant and its place."""
        self.battles[:] = np.zeros(2, self.battles.dtype)
        wrong = examine_game(
            self.setting.field, self.battles, dice_from(seed), self.log, self.choices, self.bench, self.fuzzed,
            *levels, fuzz_every,
        )  # fmt: skip
        battle = self.battles[0]
        place = f"{self.setting.scenario}, seed {seed}, turn {battle.turn}, impulse {battle.impulse}"
        assert not wrong, f"{INVARIANTS[wrong]} ({place}, asked {Ask(battle.ask).name})"
        assert self.setting.result(battle) is not None, place


def main() -> int:
    """Fuzz from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--greedy", type=int, default=0, help="greedy games besides")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--scenario", choices=GAME.scenarios(), help="only this one")
    wanted = parser.parse_args()
    for scenario in [wanted.scenario] if wanted.scenario else GAME.scenarios():
        examiner = Examiner(scenario)
        for seed in range(wanted.seed, wanted.seed + wanted.games):
            examiner.examine(seed)
        for seed in range(wanted.seed, wanted.seed + wanted.greedy):
            examiner.examine(seed, (bot.GREEDY, bot.GREEDY))
        print(f"{scenario}: {wanted.games} random and {wanted.greedy} greedy games, nothing broken", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
