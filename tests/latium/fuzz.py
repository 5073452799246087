"""Whole games between bots, with every position examined. Run alone it is a fuzzer:

NUMBA_BOUNDSCHECK=1 python -m tests.latium.fuzz --random 500 --greedy 100
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from bellona.games.latium import bot
from bellona.games.latium.actions import checking, flow, listing
from bellona.games.latium.actions.moves import Action, Choices, Refusal, Verb
from bellona.games.latium.bot import Mind
from bellona.games.latium.bot.runner import MOST_CHOICES, runner_of
from bellona.games.latium.data.scenarios import AND, NO_EXILE, SEPARATOR, seats_of
from bellona.games.latium.data.values import SEATS as SEAT_NAMES
from bellona.games.latium.document.impossible import faults
from bellona.games.latium.game import GAME
from bellona.games.latium.position.battlefield import ARMS, CARDS, Arma, Stage
from bellona.games.latium.position.observing import observe
from bellona.games.latium.position.records import Realm
from bellona.games.latium.position.vocabulary import (
    EVENTI,
    LEADERS,
    MOST_AES,
    NONE,
    SEAT_COUNT,
    SIGNA_KINDS,
    TOWNS,
    Ask,
    Ending,
    Phase,
    Reign,
)
from bellona.games.latium.position.world_record import World
from bellona.games.latium.rules.c10_war.hostility import answers_to
from bellona.games.latium.rules.events import EventKind
from bellona.kernel.dice import Dice, dice_from, draw
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array, i8, many, one

from .ledger import Books, balances
from .scrambling import scramble

INVARIANTS = {
    1: "there are more or fewer Signa of a kind than the deck has",
    2: "a hand is not as large as all are told",
    3: "a town has lost its last cives",
    4: "a treasury is in debt, or overflows",
    5: "centuriae are fewer than none",
    6: "a Rex reigns without his seat, or has lost it and reigns",
    7: "aes or cives have changed, and nothing tells of it",
    8: "somebody is asked and has no legal action",
    9: "nobody is asked, and the game is not over",
    10: "a listed action is refused",
    11: "an action that is not listed is allowed",
    12: "what a seat sees tells what it may not know",
    13: "the choices of a seat depend on what it may not know",
    14: "the game does not end",
    15: "a refusal tells what a seat may not know",
    16: "an action is listed twice",
    17: "the twelve event cards are not all there, or one of them twice",
    18: "a card of Arma has been used twice in a duel",
    19: "the game ended without a result",
    20: "an event names a casella that nobody can enter",
    21: "a Rex is subject to one who answers to him",
    22: "the position would not be loaded again",
}
LEAST_CIVES = 2
PLACES = np.zeros((len(EventKind), 4), np.bool_)
for told in EventKind:
    for number, (_, kind) in enumerate(told.numbers):
        PLACES[told, number] = kind in ("casella", "cell")
"""Which numbers of an event are caselle."""
FREE = (
    Verb.CLAUSE, Verb.GIVE, Verb.OFFER, Verb.DEPLOY, Verb.PLACE, Verb.ADVANCE, Verb.CHARGE, Verb.DISMISS, Verb.AUDIENCE,
    Verb.MOVE, Verb.REPAY, Verb.ABDICATE, Verb.LEAD,
)  # fmt: skip
"""Verbs of which only a selection is listed."""
LONG_LIST = 600
KINGS = ("two_kings", "four_kings", "six_kings")
LENGTHS = (48, 60, 72)
IS_FREE = tuple(verb in FREE for verb in Verb)
VERBS = len(Verb)


@kernel
def signa_are_wrong(world: World, realm: Realm) -> int:
    """Invariants 1 and 2."""
    for kind in range(1, SIGNA_KINDS):
        total = i8(realm.signa_spent[kind]) + i8(realm.stake[0] == kind) + i8(realm.stake[1] == kind)
        for place in range(i8(realm.signa_place), i8(realm.signa_end)):
            total += i8(realm.signa_deck[place] == kind)
        if realm.battle.stage != Stage.NONE:
            total += i8(realm.battle.signa[0, kind]) + i8(realm.battle.signa[1, kind])
        for seat in range(SEAT_COUNT):
            total += i8(realm.reges[seat].signa[kind])
        if total != i8(world.signs[kind].count):
            return 1
    for seat in range(SEAT_COUNT):
        hand = 0
        for kind in range(1, SIGNA_KINDS):
            hand += i8(realm.reges[seat].signa[kind])
        if hand != i8(realm.reges[seat].signa_count) and realm.ask != Ask.ALLOT:
            return 2
    return 0


@kernel
def cards_are_wrong(realm: Realm) -> int:
    """Invariants 17 and 18."""
    found = 0
    for place in range(EVENTI):
        found |= 1 << i8(realm.event_deck[place])
    if found != ((1 << EVENTI) - 1) << 1:
        return 17
    card = realm.battle.fight.card
    for role in range(2):
        used = 0
        for pair in range(CARDS):
            arma = i8(card[role, pair])
            if realm.battle.stage != Stage.NONE and arma != Arma.NONE and used >> arma & 1:
                return 18
            used |= 1 << arma
    return 0


@kernel
def towns_are_wrong(realm: Realm) -> int:
    """Invariants 3 to 6."""
    for town in range(TOWNS):
        if realm.towns[town].cives < LEAST_CIVES:
            return 3
        for arm in range(ARMS):
            if realm.towns[town].garrison[arm] < 0:
                return 5
    for seat in range(SEAT_COUNT):
        rex = realm.reges[seat]
        if rex.aes < 0 or rex.aes > MOST_AES:
            return 4
        if rex.reign == Reign.REIGNS and realm.ask == Ask.REIGN and realm.towns[rex.court].holder != seat:
            return 6
        for leader in range(LEADERS):
            for town in range(TOWNS):
                for arm in range(ARMS):
                    if rex.pieces[leader].ranks[town, arm] < 0:
                        return 5
    return 0


@kernel
def lords_are_wrong(realm: Realm) -> int:
    """Invariant 21."""
    for seat in range(SEAT_COUNT):
        if answers_to(realm, seat, seat):
            return 21
    return 0


@kernel
def places_are_wrong(world: World, log: Log) -> int:
    """Invariant 20."""
    for place in range(log.count):
        event = log.events[place]
        number = (i8(event.a), i8(event.b), i8(event.c), i8(event.d))
        for which in range(4):
            if PLACES[event.kind, which] and number[which] != NONE:
                if world.cost[world.terrain[number[which]]] == 0:
                    return 20
    return 0


@kernel
def same(one_action: Action, other: Action) -> bool:
    """Whether two actions are the same."""
    return (
        one_action.verb == other.verb
        and one_action.a == other.a
        and one_action.b == other.b
        and one_action.c == other.c
        and one_action.d == other.d
        and one_action.e == other.e
        and one_action.f == other.f
    )


@kernel
def lists(choices: Choices, action: Action) -> bool:
    """Whether an action is listed."""
    for place in range(choices.count):
        if same(choices.actions[place], action):
            return True
    return False


@kernel
def lists_twice(choices: Choices) -> bool:
    """Invariant 16, checked for the actions of short lists."""
    for place in range(choices.count if choices.count < LONG_LIST else 0):
        for later in range(place + 1, i8(choices.count)):
            if same(choices.actions[place], choices.actions[later]):
                return True
    return False


@kernel
def legal_is_not_check(world: World, realm: Realm, true: Realm, choices: Choices, fuzzed: Action, dice: Dice) -> int:
    """Invariants 10, 11 and 15, on the whole list and on invented actions."""
    if lists_twice(choices):
        return 16
    for place in range(choices.count):
        if checking.check(world, realm, choices.actions[place]) != Refusal.NONE:
            return 10
    for _ in range(24):
        sample = choices.actions[draw(dice, i8(choices.count)) - 1]
        fuzzed.verb = sample.verb if draw(dice, 3) > 1 else draw(dice, VERBS + 3) - 2
        fuzzed.a = sample.a if draw(dice, 3) > 1 else draw(dice, 140) - 3
        fuzzed.b = sample.b if draw(dice, 3) > 1 else draw(dice, 40) - 3
        fuzzed.c = sample.c if draw(dice, 3) > 1 else draw(dice, 12) - 3
        fuzzed.d = sample.d if draw(dice, 3) > 1 else draw(dice, 34) - 3
        fuzzed.e = sample.e
        fuzzed.f = sample.f
        fuzzed.g = 0
        refusal = checking.check(world, realm, fuzzed)
        if refusal != checking.check(world, true, fuzzed):
            return 15
        if refusal == Refusal.NONE:
            if not IS_FREE[fuzzed.verb] and not lists(choices, fuzzed):
                return 11
    return 0


@kernel
def apply_and_compare(world: World, realms: Array[Realm], wish: Action, dice: Dice, log: Log, books: Books) -> int:
    """Carry an action out; invariants 7, 20 and 21."""
    realms[2] = realms[0]
    log.count = 0
    dice.count = 0
    flow.apply(world, realms[0], wish, dice, log)
    if not balances(world, realms[2], wish, realms[0], log, books):
        return 7
    wrong = places_are_wrong(world, log)
    return wrong if wrong else lords_are_wrong(realms[0])


@kernel
def examine_position(
    world: World, realms: Array[Realm], choices: Choices, others: Choices, fuzzed: Action, dice: Dice
) -> int:
    """Check the position, and the lists of the Rex who is asked."""
    realm = realms[0]
    wrong = signa_are_wrong(world, realm)
    if not wrong:
        wrong = towns_are_wrong(realm)
    if not wrong:
        wrong = cards_are_wrong(realm)
    if wrong:
        return wrong
    if realm.ask == Ask.NOTHING or realm.seat == NONE:
        return 9
    realms[1] = realms[0]
    observe(world, realms[1], i8(realm.seat))
    if listing.legal(world, realms[1], choices) == 0:
        return 8
    listing.legal(world, realms[0], others)
    if others.count != choices.count:
        return 13
    for place in range(choices.count):
        if not same(choices.actions[place], others.actions[place]):
            return 13
    return legal_is_not_check(world, realms[1], realms[0], choices, fuzzed, dice)


class Examiner:
    """Plays and examines games of one scenario."""

    def __init__(self, scenario: str) -> None:
        self.setting = GAME.setting(scenario)
        self.world = self.setting.world
        self.seats = [SEAT_NAMES.index(seat) for seat in self.setting.data.playing]
        self.realms: Any = many(Realm, 3)
        self.log, self.choices, self.others = one(Log), one(Choices), one(Choices)
        self.fuzzed, self.mind, self.books = one(Action), runner_of(scenario).new_scratch(), one(Books)

    def examine(self, seed: int, level: int = bot.RANDOM, fuzz_every: int = 7) -> int:
        """Play the game of a seed; AssertionError with the broken invariant and its place, else the choices made."""
        self.realms[:] = np.zeros(3, self.realms.dtype)
        dice, invented = dice_from(seed), dice_from(seed + 1_000_000)
        realm, made, wrong = self.realms[0], 0, 0
        flow.begin(self.world, realm, dice, self.log)
        while realm.phase != Phase.OVER and not wrong:
            if made % fuzz_every == 0:
                wrong = self.look(invented)
            if not wrong:
                wrong = play_on(self.world, self.realms, self.choices, level, dice, self.log, self.mind, self.books)
            made += 1
            if made > MOST_CHOICES:
                wrong = 14
        if not wrong and realm.ending == Ending.NOT_YET:
            wrong = 19
        place = f"{self.setting.scenario}, seed {seed}, turn {realm.turn}, choice {made}"
        told = f"asked {Ask(realm.ask).name}, last {self.mind.wish}, invented {self.fuzzed}"
        assert not wrong, f"{INVARIANTS[wrong]} ({place}, {told})"
        return made

    def look(self, dice: Any) -> int:
        """Examine the position, and what every seat and the public see if what is hidden from them were otherwise."""
        found = int(examine_position(self.world, self.realms, self.choices, self.others, self.fuzzed, dice))
        if not found and any(faults(self.world, self.realms[0])):
            print(*faults(self.world, self.realms[0]), sep="\n")
            return 22
        for seat in self.seats if not found else ():
            for place in (1, 2):
                self.realms[place] = self.realms[0]
            scramble(self.realms[2], seat, dice)
            for place in (1, 2):
                observe(self.world, self.realms[place], seat)
            if self.realms[1].tobytes() != self.realms[2].tobytes():
                return 12
        return found


@kernel
def play_on(
    world: World,
    realms: Array[Realm],
    choices: Choices,
    level: int,
    dice: Dice,
    log: Log,
    mind: Mind,
    books: Books,
) -> int:
    """One choice of a bot that sees what its seat may."""
    realms[1] = realms[0]
    observe(world, realms[1], i8(realms[0].seat))
    place = bot.choose(world, realms[1], choices, level, dice, mind)
    if place == NONE:
        return 8
    if checking.check(world, realms[0], choices.actions[place]) != Refusal.NONE:
        return 13
    return apply_and_compare(world, realms, choices.actions[place], dice, log, books)


def tables(lengths: Sequence[int] = LENGTHS) -> list[str]:
    """The names of games with two, four and six Reges in each length."""
    return [SEPARATOR.join((AND.join(seats_of(kings)), str(turns), NO_EXILE)) for kings in KINGS for turns in lengths]


def main() -> int:
    """Fuzz from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=500)
    parser.add_argument("--greedy", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=int, default=7, help="examine one position in so many")
    parser.add_argument("--scenario", action="append", help="only this one")
    wanted = parser.parse_args()
    for scenario in wanted.scenario or tables():
        examiner = Examiner(scenario)
        for name, games, level in (("random", wanted.random, bot.RANDOM), ("greedy", wanted.greedy, bot.GREEDY)):
            made, endings = 0, Counter[str]()
            for seed in range(wanted.seed, wanted.seed + games):
                made += examiner.examine(seed, level, wanted.every)
                endings[Ending(examiner.realms[0].ending).name.lower()] += 1
            told = ", ".join(f"{count} {ending}" for ending, count in endings.most_common())
            print(f"{scenario}: {games} {name} games, {made} choices, nothing broken: {told}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
