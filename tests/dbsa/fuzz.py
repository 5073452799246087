"""Whole battles between bots, with every position examined. Run alone it is a fuzzer, with every index checked too:

NUMBA_BOUNDSCHECK=1 python -m tests.dbsa.fuzz --games 1000 --greedy 300
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np

from bellona.games.dbsa import bot
from bellona.games.dbsa.actions import checking, flow, listing
from bellona.games.dbsa.actions.moves import LEGS, Action, Choices, Verb
from bellona.games.dbsa.bot.runner import runner_of
from bellona.games.dbsa.game import GAME
from bellona.games.dbsa.position.bases import are_in_file, depth_of, is_there, penetration_of, side_of
from bellona.games.dbsa.position.records import (
    ARMY,
    ELEMENTS,
    NONE,
    Ask,
    Battle,
    CampState,
    Contact,
    Phase,
    Status,
    World,
)
from bellona.games.dbsa.rules.c03_moves.going import meets_impassable, on_board
from bellona.games.dbsa.rules.c04_contact import contact, is_inside_camp
from bellona.kernel.dice import Dice, dice_from
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array, i8, many, one

INVARIANTS = {
    1: "two bases overlap that are not neighbours in a column",
    2: "a base is off the board or in impassable ground",
    3: "a front contact is not mutual",
    4: "losses are not those of the elements",
    5: "something is left over from a trial",
    6: "there are more die points than the die showed",
    7: "somebody is asked and has no choice, or may not hold",
    8: "a listed action is refused",
    9: "the battle does not end",
    10: "nobody is asked, and the battle is not over",
    11: "an element follows one that is not there",
    12: "two elements stand in one camp",
    13: "a choice is listed twice",
}
ROUNDING = 4
"""Hundredths of a pace by which rounded poses may differ from exact ones."""
LONGEST = 20_000


@kernel
def element_is_wrong(world: World, battle: Battle, e: int) -> int:
    """Invariants 1 to 3, 5 and 11 for one element."""
    here = battle.elements[e]
    if here.shift or here.to_x or here.to_y or here.to_facing:
        return 5
    if not is_there(battle, e):
        return 0
    x, y, facing, depth = i8(here.x), i8(here.y), i8(here.facing), depth_of(world, battle, e)
    if not on_board(world, x, y, facing, depth) or meets_impassable(world, x, y, facing, depth):
        return 2
    if here.follows != NONE and not is_there(battle, i8(here.follows)):
        return 11
    for other in range(e):
        if not is_there(battle, other):
            continue
        if penetration_of(world, battle, e, other) > world.touch + ROUNDING and not are_in_file(battle, e, other):
            return 1
        if side_of(other) != side_of(e):
            one_way = contact(world, battle, e, other) == Contact.FRONT
            if one_way != (contact(world, battle, other, e) == Contact.FRONT):
                return 3
    return 0


@kernel
def is_crowded(world: World, battle: Battle, side: int) -> bool:
    """Invariant 12 for one camp."""
    inside = 0
    for e in range(side * ARMY, side * ARMY + ARMY):
        if battle.camps[side].state == CampState.STANDS and is_there(battle, e) and is_inside_camp(world, battle, e):
            inside += 1
    return inside > 1


@kernel
def position_is_wrong(world: World, battle: Battle) -> int:
    """Invariants 1 to 6 and 10 to 12."""
    lost_amber, lost_teal = 0, 0
    for side in range(2):
        if is_crowded(world, battle, side):
            return 12
    for e in range(ELEMENTS):
        wrong = element_is_wrong(world, battle, e)
        if wrong:
            return wrong
        if battle.elements[e].status == Status.LOST:
            lost_amber += 1 - side_of(e)
            lost_teal += side_of(e)
    if battle.lost[0] != lost_amber or battle.lost[1] != lost_teal:
        return 4
    if battle.points < 0 or battle.points > battle.die:
        return 6
    return 10 if battle.ask == Ask.NOTHING and battle.phase != Phase.OVER else 0


@kernel
def list_is_wrong(world: World, battle: Battle, choices: Choices) -> int:
    """Invariants 7, 8 and 13."""
    if listing.legal(world, battle, choices) < 1:
        return 7
    if battle.ask == Ask.MOVE and choices.actions[0].verb != Verb.DONE:
        return 7
    for place in range(choices.count):
        if checking.check(world, battle, choices.actions[place]):
            return 8
        for other in range(place):
            if are_same(choices.actions[place], choices.actions[other]):
                return 13
    return 0


@kernel
def are_same(action: Action, other: Action) -> bool:
    """Whether two actions are one."""
    if action.verb != other.verb or action.movers != other.movers or action.count != other.count:
        return False
    if action.lead != other.lead or action.extra != other.extra:
        return False
    for number in range(LEGS):
        leg, its = action.legs[number], other.legs[number]
        if leg.kind != its.kind or leg.x != its.x or leg.y != its.y or leg.turn != its.turn:
            return False
    return True


@kernel
def examine_battle(
    world: World,
    battles: Array[Battle],
    dice: Dice,
    log: Log,
    choices: Choices,
    bench: bot.Workspace,
    amber: int,
    teal: int,
) -> int:
    """Play a battle between two bots and check every position; returns the broken invariant, or 0."""
    battle = battles[0]
    flow.begin(world, battle, dice, log)
    battle.limit = 60
    for _ in range(LONGEST):
        wrong = position_is_wrong(world, battle)
        if not wrong and battle.phase == Phase.OVER:
            return 0
        if not wrong:
            wrong = list_is_wrong(world, battle, choices)
        if wrong:
            return wrong
        level = amber if battle.seat == 0 else teal
        place = bot.pick(world, battle, choices, level, dice, bench)
        dice.count = 0
        log.count = 0
        flow.apply(world, battle, choices.actions[place], dice, log)
    return 9


class Examiner:
    """Plays and examines battles of one scenario."""

    def __init__(self, scenario: str) -> None:
        self.setting = GAME.setting(scenario)
        self.battles: Any = many(Battle, 1)
        self.bench: Any = runner_of(scenario).new_scratch()
        self.log, self.choices = one(Log), one(Choices)

    def examine(self, seed: int, levels: tuple[int, int]) -> None:
        """Play the battle of a seed; AssertionError with the broken invariant and its place."""
        self.battles[:] = np.zeros(1, self.battles.dtype)
        wrong = examine_battle(
            self.setting.world, self.battles, dice_from(seed), self.log, self.choices, self.bench, *levels
        )
        battle = self.battles[0]
        place = f"{self.setting.scenario}, seed {seed}, bound {battle.bound}, asked {Ask(battle.ask).name}"
        assert not wrong, f"{INVARIANTS[wrong]} ({place})"
        assert self.setting.result(battle) is not None, place


def pairs(count: int) -> list[str]:
    """Free battles of this many pairs of armies, over all fields and generated grounds in turn."""
    from bellona.games.dbsa.data.scenarios import army_slugs

    armies = army_slugs()
    fields = (*GAME.scenarios(), "random-1", "random-2", "random-3")
    return [
        f"{fields[n % len(fields)]}:{armies[n % len(armies)]}:{armies[(5 * n + 7) % len(armies)]}" for n in range(count)
    ]


def main() -> int:
    """Fuzz from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="random games")
    parser.add_argument("--greedy", type=int, default=0, help="greedy games besides")
    parser.add_argument("--pairs", type=int, default=40, help="free battles besides the shipped fields")
    wanted = parser.parse_args()
    scenarios = [*GAME.scenarios(), *pairs(wanted.pairs)]
    examiners = [Examiner(scenario) for scenario in scenarios]
    broken = 0
    for games, level in ((wanted.games, bot.RANDOM), (wanted.greedy, bot.GREEDY)):
        for seed in range(games):
            try:
                examiners[seed % len(examiners)].examine(seed, (level, level))
            except AssertionError as wrong:
                print(wrong, flush=True)
                broken += 1
    print(f"{wanted.games} random and {wanted.greedy} greedy games of {len(scenarios)} battles, {broken} broken")
    return min(broken, 1)


if __name__ == "__main__":
    sys.exit(main())
