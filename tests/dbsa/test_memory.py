"""What lists and bots remember of earlier positions changes nothing: buffers in use say the same as new ones."""

from __future__ import annotations

from typing import Any

import pytest

from bellona.games.dbsa.bot import GREEDY, RANDOM, choose
from bellona.games.dbsa.bot.runner import Runner, runner_of
from bellona.games.dbsa.engine import ENGINE
from bellona.games.dbsa.position.records import Ask, Battle
from bellona.kernel.dice import dice_from
from bellona.kernel.log import Log
from bellona.kernel.record import one

FIELDS = ("open_plain", "samnite_valley", "siris_fords")
BATTLES = 2
"""On every field, fought in turn."""
LENGTH = 90


class Bout:
    """A battle that goes on by one choice at a time."""

    def __init__(self, scenario: str, seed: int) -> None:
        self.world, self.battle, self.dice = runner_of(scenario).world, one(Battle), dice_from(seed)
        self.log = one(Log)
        ENGINE.begin(self.world, self.battle, self.dice, self.log)

    def go_on(self, action: Any) -> None:
        """Carry out an action."""
        self.dice.count = self.log.count = 0
        ENGINE.apply(self.world, self.battle, action, self.dice, self.log)


def listed(bout: Bout, choices: Any) -> bytes:
    """The list of a position."""
    count = ENGINE.legal(bout.world, bout.battle, choices)
    found: bytes = choices.actions[:count].tobytes()
    return found


@pytest.mark.parametrize("stay", [1, 7], ids=("in turn", "a few choices each"))
def test_a_used_list_of_choices_says_the_same_as_a_new_one(stay: int) -> None:
    bouts = [Bout(scenario, seed) for scenario in FIELDS for seed in range(BATTLES)]
    used, scratch, own = one(ENGINE.choices), one(ENGINE.scratch), dice_from(9)
    for number in range(LENGTH * len(bouts)):
        bout = bouts[number // stay % len(bouts)]
        if ENGINE.over(bout.battle):
            continue
        assert listed(bout, used) == listed(bout, one(ENGINE.choices))
        place = choose(bout.world, bout.battle, used, RANDOM, own, scratch)
        bout.go_on(used.actions[place])


def test_a_bot_with_a_memory_values_and_chooses_as_a_new_one() -> None:
    """Also when it follows another plan than before."""
    bouts, tried = [Bout(scenario, 5) for scenario in FIELDS], 0
    used: Any = one(ENGINE.choices)
    scratch: Any = one(ENGINE.scratch)
    plans = list(Runner.repertoire.plans.values())
    for number in range(50 * len(bouts)):
        bout = bouts[number // 5 % len(bouts)]
        if ENGINE.over(bout.battle):
            continue
        fresh: Any = one(ENGINE.scratch)
        scratch.plan[:] = fresh.plan[:] = plans[number // 3 % len(plans)]
        place = choose(bout.world, bout.battle, used, GREEDY, dice_from(number), scratch)
        assert choose(bout.world, bout.battle, one(ENGINE.choices), GREEDY, dice_from(number), fresh) == place
        if bout.battle.ask in (Ask.MOVE, Ask.FACE, Ask.FIGHT):
            assert scratch.value[: used.count].tobytes() == fresh.value[: used.count].tobytes()
            tried += 1
        bout.go_on(used.actions[place])
    assert tried > 50
