"""Where bots play battles."""

from __future__ import annotations

from typing import Any

from bellona.gamekit import bot_kernels
from bellona.gamekit.bot_kernels import RANDOM
from bellona.gamekit.bot_runner import BotRunner, kept
from bellona.gamekit.judgement import Features
from bellona.gamekit.levels import read_repertoire
from bellona.kernel.dice import dice_from
from bellona.kernel.jit import kernel
from bellona.kernel.plane import along, bearing
from bellona.kernel.record import clone, one

from ..actions import checking, flow
from ..actions.moves import Action, LegKind, Verb
from ..engine import ENGINE
from ..game import GAME, Setting
from ..position import features
from ..position.records import ARMY, DEGREE, PACE, Battle, World
from ..text.notation import SEATS
from . import choose
from .fortune import fortune
from .timing import clock, impulse, is_weighty
from .weights import Weight

MOST_CHOICES = 20_000
LAST_BOUND = 60
"""When a battle between bots is a draw (B4)."""
OPENING = 60
"""After this many choices a battle is in progress."""
FARTHEST, STEP = 250 * PACE, 17 * PACE
WIDEST, TURN_STEP = 60 * DEGREE, 7 * DEGREE
"""The length and turn of invented moves for measuring."""


@kernel
def hides(world: World, position: Battle) -> bool:
    """Nothing is hidden on a table."""
    return False


class Runner(BotRunner):
    """Bots on one field. Whole battles end after LAST_BOUND bounds at the latest."""

    setting: Setting
    kernels = bot_kernels.bound(
        __name__,
        ENGINE,
        choose,
        hides=hides,
        MOST_CHOICES=MOST_CHOICES,
        impulse=impulse,
        clock=clock,
        fortune=fortune,
        is_weighty=is_weighty,
    )
    repertoire = read_repertoire(__package__, Weight)
    features = Features(features.NAMES, features.features)

    def playing_world(self) -> World:
        """The world with a last bound."""
        world: World = clone(self.setting.world)
        world.last_bound = world.last_bound or LAST_BOUND
        return world

    def turns(self, position: Any) -> int:
        """How many bounds a battle has lasted."""
        return int(position.bound)

    def report(self, position: Any) -> dict[str, Any]:
        """The elements that both sides have lost."""
        return {"scores": {"lost": dict(zip(SEATS, position.lost.tolist(), strict=True))}}

    def check_many(self, times: int) -> int:
        """Check free moves in the middle of a battle, for measuring; returns how many are allowed."""
        self._bytes[:] = 0
        battle, dice = self.positions[0], dice_from(1)
        flow.begin(self.world, battle, dice, self.log)
        for _ in range(OPENING):
            place = choose(self.world, battle, self.choices, RANDOM, dice, self.scratch)
            dice.count = self.log.count = 0
            flow.apply(self.world, battle, self.choices.actions[place], dice, self.log)
        return int(check_free_moves(self.world, battle, one(Action), times))


@kernel
def check_free_moves(world: World, battle: Battle, action: Action, times: int) -> int:
    """Check whether each of a side's elements in turn may go somewhere ahead of it, turning on the way."""
    allowed = 0
    action.verb = Verb.MOVE
    action.count = 1
    leg = action.legs[0]
    leg.kind = LegKind.POSE
    for number in range(times):
        n = number % ARMY
        here = battle.elements[battle.active * ARMY + n]
        turn = number * TURN_STEP % (2 * WIDEST) - WIDEST
        x, y = along(here.x, here.y, here.facing + turn, number * STEP % FARTHEST)
        action.movers = 1 << n
        leg.x = x
        leg.y = y
        leg.turn = bearing(here.facing + turn)
        if not checking.check(world, battle, action):
            allowed += 1
    return allowed


LEVELS = Runner.repertoire.names
runner_of = kept(Runner, GAME)

__all__ = ["LEVELS", "Runner", "runner_of", "check_free_moves"]
