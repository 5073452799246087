"""Whole wars at random, with every position examined. Run alone it is a fuzzer:

NUMBA_BOUNDSCHECK=1 python -m tests.punic_wars.fuzz --games 1000
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np

from bellona.games.punic_wars import bot
from bellona.games.punic_wars.actions import checking, flow, listing
from bellona.games.punic_wars.actions.moves import Refusal, Verb
from bellona.games.punic_wars.bot.runner import runner_of
from bellona.games.punic_wars.game import GAME
from bellona.games.punic_wars.position.observing import observe
from bellona.games.punic_wars.position.records import (
    HEXES,
    LAND,
    LEADERS,
    NAVAL,
    NONE,
    ROME,
    SYRACUSAN_LAND,
    Ask,
    Phase,
    Status,
    Terrain,
    War,
    World,
)
from bellona.games.punic_wars.rules.c03_components import add_points, combat_points, is_closed, may_end_in, strength
from bellona.games.punic_wars.rules.c05_command import tagged
from bellona.games.punic_wars.rules.c10_towns import holder_of, is_besieged
from bellona.games.punic_wars.rules.c14_control import controller_of, recount
from bellona.games.punic_wars.rules.events import EventKind
from bellona.games.punic_wars.rules.settling import settle
from bellona.kernel.choices import Action, Choices, lists
from bellona.kernel.dice import Dice, dice_from, draw
from bellona.kernel.jit import kernel
from bellona.kernel.log import EVENTS, Log
from bellona.kernel.record import Array, clone, i8, many, one

INVARIANTS = {
    1: "points are fewer than none",
    2: "a fleet is on land, or an army at sea without ships",
    3: "points are at sea or in mountains, and no leader is under way with them",
    4: "points or leaders are in a closed region",
    5: "points are inside where there is no place, or in one that their enemy holds",
    6: "the posture of no points at all is kept",
    7: "control is not what it would be from scratch",
    8: "a siege is not what it would be from scratch",
    9: "totals are not those of the hexes",
    10: "there are more points than counters, or more leaders than the scenario allows",
    11: "a leader is nowhere, or alone among enemies",
    12: "points serve more leaders than there are points, or a force is larger than what serves its leader",
    13: "a treasury is in debt",
    14: "somebody is asked and has no legal action",
    15: "a listed action is refused",
    16: "an action that is not listed is allowed",
    17: "the war does not end",
    18: "strength points came from nowhere or went without being lost",
    19: "treasury points came from nowhere or went without being spent",
    20: "a fleet inside has been trapped and lives",
    21: "nobody is asked, and the war is not over",
}
RESTLESS = 6


@kernel
def hexes_are_wrong(world: World, war: War) -> int:
    """Invariants 1 to 6, and 20."""
    for h in range(HEXES):
        for side in range(2):
            for arm in range(2):
                points = war.points[side, arm, h]
                if points < 0:
                    return 1
                if war.inside[side, arm, h]:
                    if strength(world, war, side, arm, h) == 0:
                        return 6
                    if world.place[h] == NONE or (arm == LAND and holder_of(world, war, h) != side):
                        return 5
                if points > 0:
                    wrong = ground_is_wrong(world, war, side, arm, h)
                    if wrong:
                        return wrong
            trapped = war.inside[side, NAVAL, h] and strength(world, war, side, LAND, h) == 0
            if trapped and strength(world, war, 1 - side, LAND, h) > 0 and war.phase != Phase.OVER:
                return 20
    return 0


@kernel
def ground_is_wrong(world: World, war: War, side: int, arm: int, h: int) -> int:
    """Invariants 2, 3 and 4, for points of one type in a hex."""
    terrain = world.terrain[h]
    inland = terrain == Terrain.LAND or terrain == Terrain.MOUNTAIN
    if arm == NAVAL and inland:
        return 2
    if arm == LAND and terrain == Terrain.SEA and war.points[side, NAVAL, h] < war.points[side, LAND, h]:
        return 2
    led = war.marching != NONE and war.leaders[war.marching].hex == h and side == war.active
    if not may_end_in(world, h) and not led:
        return 3
    return 4 if is_closed(world, war, world.region[h]) else 0


@kernel
def kept_is_wrong(world: World, war: War) -> int:
    """Invariants 7, 8 and 9: what is kept for speed, from scratch."""
    for region in range(world.regions):
        if war.control[region] != controller_of(world, war, region):
            return 7
        for side in range(2):
            land = 0
            for place in range(world.region_hexes[region]):
                land += war.points[side, LAND, world.region_hex[world.region_begin[region] + place]]
            if land != war.land[side, region]:
                return 9
    for side in range(2):
        for place in range(world.places):
            if (war.besieged[side, place] == 1) != is_besieged(world, war, side, i8(world.place_hex[place])):
                return 8
        for arm in range(2):
            total = 0
            for h in range(HEXES):
                total += war.points[side, arm, h]
            if total != war.total[side, arm]:
                return 9
    return 0


@kernel
def leaders_are_wrong(world: World, war: War) -> int:
    """Invariants 10 and 11."""
    for side in range(2):
        present = 0
        for leader in range(LEADERS):
            figure = war.leaders[leader]
            if world.figures[leader].side != side or not world.figures[leader].used:
                continue
            if (figure.status == Status.ON_MAP) != (figure.hex != NONE):
                return 11
            if figure.status != Status.ON_MAP:
                continue
            present += 1
            h = i8(figure.hex)
            enemies = combat_points(world, war, 1 - side, h)
            if combat_points(world, war, side, h) == 0 and enemies > 0 and war.phase != Phase.OVER:
                return 11
            if not may_end_in(world, h) and leader != war.marching:
                return 3
            if is_closed(world, war, world.region[h]):
                return 4
        if present > world.most_leaders[side]:
            return 10
        for arm in range(2):
            if war.total[side, arm] > world.counters[side, arm] or war.syracusans[arm] > world.syracusans[arm]:
                return 10
    return 0


@kernel
def service_is_wrong(world: World, war: War) -> int:
    """Invariants 12 and 13."""
    for side in range(2):
        if war.treasury[side] < 0:
            return 13
    for place in range(war.tag_count):
        tag = war.tags[place]
        if war.phase != Phase.CAMPAIGN and war.phase != Phase.OVER:
            return 12
        for arm in range(2):
            served = 0
            for other in range(war.tag_count):
                if war.tags[other].hex == tag.hex:
                    served += war.tags[other].points[arm]
            if tag.points[arm] < 0 or served > war.points[war.active, arm, tag.hex]:
                return 12
    if war.marching != NONE:
        for arm in range(2):
            h = i8(war.leaders[war.marching].hex)
            if war.force[arm] < 0 or war.force[arm] > tagged(war, war.marching, arm, h):
                return 12
    return 0


@kernel
def broken(world: World, war: War) -> int:
    """The first invariant that a position breaks while no loss is being taken."""
    if war.ask == Ask.NOTHING and war.phase != Phase.OVER:
        return 21
    if war.phase == Phase.SETUP or war.ask == Ask.LOSSES or war.resume_ask == Ask.LOSSES:
        return 0
    wrong = hexes_are_wrong(world, war)
    if not wrong:
        wrong = kept_is_wrong(world, war)
    if not wrong:
        wrong = leaders_are_wrong(world, war)
    return wrong if wrong else service_is_wrong(world, war)


@kernel
def books_are_wrong(before: War, war: War, log: Log) -> int:
    """Invariants 18 and 19: points and money change only by reported amounts."""
    if before.phase == Phase.SETUP or log.count >= EVENTS:
        return 0
    for side in range(2):
        treasury = before.treasury[side]
        points = before.total[side, LAND] + before.total[side, NAVAL]
        for place in range(log.count):
            event = log.events[place]
            if event.kind == EventKind.FUNDS_REVEALED:
                treasury -= event.a if side == ROME else event.b
            if event.a != side:
                continue
            if event.kind == EventKind.TAXED:
                treasury += event.b
            elif event.kind == EventKind.SUPPLIED:
                treasury -= event.b
            elif event.kind == EventKind.RAISED:
                treasury -= 2 * event.b
                points += event.b
            elif event.kind == EventKind.LOST and event.c < SYRACUSAN_LAND:
                points -= event.b
        if points != war.total[side, LAND] + war.total[side, NAVAL]:
            return 18
        if treasury != war.treasury[side]:
            return 19
    return 0


@kernel
def legal_is_not_check(world: World, war: War, choices: Choices, fuzzed: Action, dice: Dice) -> int:
    """Invariants 15 and 16, on the whole list and on invented actions."""
    for place in range(choices.count):
        if checking.check(world, war, choices.actions[place]) != Refusal.NONE:
            return 15
    for _ in range(24):
        sample = choices.actions[draw(dice, choices.count) - 1]
        fuzzed.verb = sample.verb if draw(dice, 2) == 1 else draw(dice, 28) - 2
        fuzzed.unit = sample.unit if draw(dice, 2) == 1 else draw(dice, LEADERS + 4) - 3
        fuzzed.at = sample.at if draw(dice, 2) == 1 else draw(dice, HEXES + 8) - 4
        if draw(dice, 5) == 1:
            fuzzed.at = 0
        fuzzed.extra = sample.extra if draw(dice, 2) == 1 else draw(dice, 14) - 3
        allowed = checking.check(world, war, fuzzed) == Refusal.NONE
        if allowed != lists(choices, fuzzed):
            return 16
    return 0


@kernel
def wilful(choices: Choices, dice: Dice) -> int:
    """A random choice that prefers fights and seldom ends anything, so that much happens."""
    for place in range(choices.count):
        if choices.actions[place].verb == Verb.ATTACK and draw(dice, 2) == 1:
            return place
    place = draw(dice, choices.count) - 1
    for _ in range(RESTLESS):
        verb = choices.actions[place].verb
        ends = verb == Verb.DONE or verb == Verb.FINISH or verb == Verb.OFFER or verb == Verb.AGREE
        if not ends and verb != Verb.DROP and verb != Verb.EMERGE:
            return place
        place = draw(dice, choices.count) - 1
    return place


@kernel
def scatter(world: World, war: War, dice: Dice, log: Log) -> None:
    """Put both sides together around one town, some of them inside, so that sieges and reliefs occur."""
    middle = i8(world.place_hex[draw(dice, world.places) - 1])
    while is_closed(world, war, world.region[middle]):
        middle = i8(world.place_hex[draw(dice, world.places) - 1])
    for h in range(HEXES):
        for side in range(2):
            for arm in range(2):
                war.points[side, arm, h] = 0
                war.inside[side, arm, h] = 0
    for place in range(world.places):
        war.holder[place] = draw(dice, 3) - 1
    recount(world, war)
    for _ in range(14):
        put_somewhere(world, war, near(world, middle, dice), dice)
    for leader in range(LEADERS):
        if war.leaders[leader].status != Status.ON_MAP:
            continue
        war.leaders[leader].hex = NONE
        war.leaders[leader].status = Status.POOL
        h = near(world, middle, dice)
        if combat_points(world, war, world.figures[leader].side, h) > 0:
            war.leaders[leader].hex = h
            war.leaders[leader].status = Status.ON_MAP
    recount(world, war)
    shut_gates(world, war, dice)
    recount(world, war)
    war.ask = Ask.NOTHING
    war.phase = Phase.CAMPAIGN
    war.active = draw(dice, 2) - 1
    for h in range(HEXES):
        settle(world, war, h, log)


@kernel
def near(world: World, middle: int, dice: Dice) -> int:
    """A hex at most three steps away."""
    h = middle
    for _ in range(draw(dice, 4) - 1):
        to = i8(world.neighbour[h, draw(dice, 6) - 1])
        h = to if to >= 0 else h
    return h


@kernel
def put_somewhere(world: World, war: War, h: int, dice: Dice) -> None:
    """A stack of either side where it may stand."""
    side, arm = draw(dice, 2) - 1, draw(dice, 2) - 1
    if not may_end_in(world, h) or is_closed(world, war, world.region[h]) or world.region[h] == world.syracuse:
        return
    if arm == NAVAL and world.terrain[h] != Terrain.COAST:
        return
    number = draw(dice, 5)
    if war.total[side, arm] + number <= world.counters[side, arm]:
        add_points(world, war, side, arm, h, number)


@kernel
def shut_gates(world: World, war: War, dice: Dice) -> None:
    """Some of those who hold a place are inside."""
    for place in range(world.places):
        h = i8(world.place_hex[place])
        side = holder_of(world, war, h)
        if side > 1 or strength(world, war, side, LAND, h) == 0:
            continue
        war.holder[place] = side
        for arm in range(2):
            if strength(world, war, side, arm, h) > 0:
                war.inside[side, arm, h] = draw(dice, 2) - 1


@kernel
def examine_war(
    world: World, wars: Array[War], dice: Dice, log: Log, choices: Choices, bench: bot.Workspace, fuzzed: Action,
    rome: int, carthage: int, fuzz_every: int, melee: bool,
) -> int:  # fmt: skip
    """Play a war between bots and check every position; the number of the broken invariant, or 0."""
    war = wars[0]
    flow.begin(world, war, dice, log)
    if melee:
        fuzzed.verb, fuzzed.unit, fuzzed.at, fuzzed.extra = Verb.SUGGESTED, 0, 0, 0
        while war.phase == Phase.SETUP:
            flow.apply(world, war, fuzzed, dice, log)
        scatter(world, war, dice, log)
        if war.phase != Phase.OVER:
            flow.enter(world, war, dice, log)
    made = 0
    while war.phase != Phase.OVER:
        wars[1] = wars[0]
        seen = wars[1]
        observe(world, seen, war.seat)
        if listing.legal(world, seen, choices) == 0:
            return 14
        if made % fuzz_every == 0:
            wrong = legal_is_not_check(world, seen, choices, fuzzed, dice)
            if wrong:
                return wrong
        level = rome if war.seat == ROME else carthage
        place = wilful(choices, dice) if level < 0 else bot.pick(world, seen, choices, level, dice, bench)
        wars[1] = wars[0]
        log.count = 0
        flow.apply(world, war, choices.actions[place], dice, log)
        wrong = broken(world, war)
        if not wrong:
            wrong = books_are_wrong(wars[1], war, log)
        if wrong:
            return wrong
        made += 1
        if made > 400_000:
            return 17
    return 0


WILFUL = -1
OFTEN = 5
"""One position in this many is fuzzed."""


class Examiner:
    """Plays and examines wars of one scenario."""

    def __init__(self, scenario: str) -> None:
        self.setting = GAME.setting(scenario)
        self.world = clone(self.setting.world)
        self.world.turn_limit = self.setting.data.playout_turns
        self.wars: Any = many(War, 2)
        self.bench: Any = runner_of(scenario).new_scratch()
        self.log, self.choices, self.fuzzed = one(Log), one(Choices), one(Action)

    def examine(
        self, seed: int, levels: tuple[int, int] = (WILFUL, WILFUL), fuzz_every: int = OFTEN, melee: bool = False
    ) -> None:
        """Play the war of a seed; AssertionError with the broken invariant and its place."""
        self.wars[:] = np.zeros(2, self.wars.dtype)
        wrong = examine_war(
            self.world, self.wars, dice_from(seed), self.log, self.choices, self.bench, self.fuzzed,
            *levels, fuzz_every, melee,
        )  # fmt: skip
        war = self.wars[0]
        place = f"{self.setting.scenario}, seed {seed}, turn {war.turn}, {Phase(war.phase).name}"
        assert not wrong, f"{INVARIANTS[wrong]} ({place}, asked {Ask(war.ask).name})"
        assert self.setting.result(war) is not None, place


def main() -> int:
    """Fuzz from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="wilful games")
    parser.add_argument("--random", type=int, default=1000)
    parser.add_argument("--greedy", type=int, default=0, help="greedy games besides")
    parser.add_argument("--every", type=int, default=OFTEN, help="fuzz one position in so many, unless wilful")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--scenario", choices=GAME.scenarios(), help="only this one")
    wanted = parser.parse_args()
    kinds = ((wanted.games, WILFUL), (wanted.random, bot.RANDOM), (wanted.greedy, bot.GREEDY))
    for scenario in [wanted.scenario] if wanted.scenario else GAME.scenarios():
        examiner = Examiner(scenario)
        for games, level in kinds:
            for seed in range(wanted.seed, wanted.seed + games):
                is_melee = level == WILFUL
                examiner.examine(seed, (level, level), OFTEN if is_melee else wanted.every, is_melee)
        told = f"{wanted.games} wilful, {wanted.random} random and {wanted.greedy} greedy games"
        print(f"{scenario}: {told}, nothing broken", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
