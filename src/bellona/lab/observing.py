"""What is noted of a watched game: counts of events, places, scores and expectations turn by turn, and luck.

The luck of a step is the expected result after it, less its mean over other rolls of the same choice. Over a game the
lucks of a seat add up to what dice gave it; the rest of its result is due to decisions, and to what the quick estimate
`evaluate` does not see.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from bellona.contract import Spots
from bellona.gamekit.bot_kernels import Chronicle
from bellona.gamekit.bot_runner import BotRunner
from bellona.gamekit.event_table import rows_of
from bellona.kernel.dice import Dice, dice_from, mix
from bellona.kernel.log import Log
from bellona.kernel.record import many, one, u8

OTHER_ROLLS = 8
"""How many other rolls of a choice are tried."""
OTHERWISE = 1 << 44
"""Where the dice of other rolls begin in the stream of a game."""
DIGITS = 4


class Observer:
    """Watches one game."""

    def __init__(self, runner: BotRunner, spots: Spots | None) -> None:
        engine = runner.setting.engine
        self._engine, self._spots = engine, spots
        self._seats, self._playing = runner.setting.playing, runner.playing
        self._tells_no_course = runner.chronicle_record is Chronicle
        self._positions: Any = many(engine.position, 2)
        """The position before the choice, and another way it might have gone."""
        self._log = one(Log)
        self._values: Any = np.zeros(engine.seats)
        self._luck: Any = np.zeros(engine.seats)
        self._events: Counter[int] = Counter()
        self._places: dict[str, Counter[str]] = {}
        self._turn = 0
        self._expected: list[list[float]] = []
        self._scores: list[dict[str, dict[str, int]]] = []
        self._steps = 0

    def begins(self, runner: BotRunner) -> None:
        """The first position."""
        self._positions[0] = runner.positions[0]
        self._turn = runner.turns(runner.positions[0])
        self._note_turn(runner)

    def chosen(self, runner: BotRunner, place: int, dice: Dice) -> None:
        """A choice was carried out."""
        before, after = self._positions[0], runner.positions[0]
        rows = rows_of(runner.log)
        for row in rows:
            self._events[row[0]] += 1
        if self._spots is not None and rows:
            for what, x, y, number in self._spots.spots(runner.setting, before, after, rows):
                self._places.setdefault(what, Counter())[f"{x} {y}"] += number
        if dice.count:
            self._note_luck(runner, place, int(dice.key))
        self._steps += 1
        self._positions[0] = after
        if runner.turns(after) != self._turn:
            self._turn = runner.turns(after)
            self._note_turn(runner)

    def _note_luck(self, runner: BotRunner, place: int, key: int) -> None:
        """What the rolls of a choice were worth, compared with other rolls."""
        engine, world, action = self._engine, runner.world, runner.choices.actions[place]
        usual = np.zeros_like(self._luck)
        for number in range(OTHER_ROLLS):
            self._positions[1] = self._positions[0]
            self._log.count = 0
            other = dice_from(int(mix(u8(key), u8(OTHERWISE + self._steps * OTHER_ROLLS + number))))
            engine.apply(world, self._positions[1], action, other, self._log)
            usual += self._value(runner, self._positions[1])
        self._luck += self._value(runner, runner.positions[0]) - usual / OTHER_ROLLS

    def _value(self, runner: BotRunner, position: Any) -> Any:
        self._engine.evaluate(runner.world, position, self._values)
        return self._values

    def _note_turn(self, runner: BotRunner) -> None:
        position = runner.positions[0]
        self._expected.append(self._value(runner, position)[runner.playing].round(DIGITS).tolist())
        if self._tells_no_course:
            self._scores.append(runner.report(position)["scores"])

    def noted(self, record: dict[str, Any]) -> dict[str, Any]:
        """All that was noted; if the game itself tells its course, that stands."""
        words = [kind.word for kind in self._engine.event_kinds]
        return {
            "events": {words[kind]: self._events[kind] for kind in sorted(self._events)},
            "places": {what: dict(sorted(counts.items())) for what, counts in sorted(self._places.items())},
            "course": self._course(record["scores"]) if self._tells_no_course else record["course"],
            "expected": dict(zip(self._seats, map(list, zip(*self._expected, strict=True)), strict=True)),
            "luck": dict(zip(self._seats, self._luck[self._playing].round(DIGITS).tolist(), strict=True)),
        }

    def _course(self, last: dict[str, dict[str, int]]) -> dict[str, dict[str, list[int]]]:
        """The scores by name and seat, where each turn begins and at the end."""
        turns = [*self._scores, last]
        return {name: {seat: [turn[name][seat] for turn in turns] for seat in seats} for name, seats in last.items()}
