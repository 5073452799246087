"""The expected result for spectators, if the host wants it: of the public view, anew whenever the turn passes on."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary, WeakSet

from .bots import Asked, asked_at, runner_for
from .telling import encode
from .viewers import PUBLIC, Viewer

if TYPE_CHECKING:
    from .hub import Hub
    from .match import TableMatch

SECONDS, SAMPLES = 0.5, 32
PAUSE_SECONDS = 2.0
"""The time between two expectations of one match."""
_log = logging.getLogger("bellona.expectations")


class Bar:
    """What spectators of one match have been told."""

    def __init__(self) -> None:
        self.about: Any = None
        """The turn and the seats in turn that it is for."""
        self.message = b""
        self.told: WeakSet[Viewer] = WeakSet()
        self.is_busy = False


class Expectations:
    """The bars of the matches that are watched here."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._bars: WeakKeyDictionary[TableMatch, Bar] = WeakKeyDictionary()

    def look(self, match: TableMatch) -> None:
        """Show spectators who have come the present expectation, and all of them a new one if the turn has passed."""
        if not match.table["show_expectation"] or not any(map(_watches, match.viewers)):
            return
        bar = self._bars.setdefault(match, Bar())
        if bar.about != _about(match) and not bar.is_busy:
            bar.is_busy = True
            self._hub.loop.create_task(self._renew(match, bar))
        self._tell(match, bar)

    def _tell(self, match: TableMatch, bar: Bar) -> None:
        for viewer in match.viewers:
            if bar.message and _watches(viewer) and not viewer.joining and viewer not in bar.told:
                viewer.line.push(bar.message)
                bar.told.add(viewer)

    async def _renew(self, match: TableMatch, bar: Bar) -> None:
        about, version = _about(match), match.match_log.version
        seen, chance = match.match_log.live.bytes_for(PUBLIC), match.match_log.seed.chance_of_bot("bar", version)
        try:
            values = await self._hub.bots.work(expect, asked_at(match, PUBLIC), seen, chance)
        except Exception as error:
            _log.error("no expectation: %s: %s", type(error).__name__, error)
        else:
            bar.message, bar.told = encode({"t": "expectation", "version": version, "values": values}), WeakSet()
            self._tell(match, bar)
        bar.about = about
        self._hub.loop.call_later(PAUSE_SECONDS, self._rested, match, bar)

    def _rested(self, match: TableMatch, bar: Bar) -> None:
        bar.is_busy = False
        self.look(match)


def _watches(viewer: Viewer) -> bool:
    """Whether a viewer only watches."""
    return not viewer.seats


def _about(match: TableMatch) -> Any:
    return match.match_log.live.prompt(PUBLIC)["turn"], match.match_log.waiting


def expect(asked: Asked, seen: bytes, chance: int) -> dict[str, float]:
    """The expected result of every seat in the public view; in a bot's process."""
    from bellona.analysis.budget import Budget
    from bellona.analysis.judge import Judge
    from bellona.gamekit.engine import PUBLIC as NO_SEAT

    runner = runner_for(asked)
    setting = runner.setting
    judge = Judge(runner, chance, Budget(SECONDS, clock=time.monotonic))
    values = judge.value(setting.from_bytes(seen), SAMPLES, NO_SEAT).values
    return {seat: round(float(values[setting.seats.index(seat)]), 3) for seat in setting.playing}
