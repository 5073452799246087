"""First choices tried out in a game whose bots follow no plans: each is carried out, and what follows is judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from bellona.gamekit.search import Code, Samples
from bellona.gamekit.search_kernels import GAME, OWN
from bellona.kernel.dice import dice_from, mix
from bellona.kernel.log import Log
from bellona.kernel.record import clone, one, u8


class Glances:
    """The quick estimate of a position one choice later."""

    def __init__(self, setting: Any) -> None:
        self._engine, self._world, self._log = setting.engine, setting.world, one(Log)

    def try_out(
        self, position: Any, plan: Any, firsts: Sequence[Code | None], how: Samples, own: Sequence[Any] = ()
    ) -> Any:
        """The results of all seats by sample and first choice, as `Search.try_out` gives them."""
        values = np.zeros((len(how.keys), len(firsts), self._engine.seats))
        for sample, key in enumerate(how.keys):
            for number, code in enumerate(firsts):
                trial = clone(position)
                if how.seat is not None:
                    self._engine.redeal(self._world, trial, how.seat, dice_from(int(mix(u8(key), OWN))))
                if code is not None:
                    self._log.count = 0
                    dice = dice_from(int(mix(u8(key), GAME)))
                    self._engine.apply(self._world, trial, self._engine.codes.filled(code), dice, self._log)
                self._engine.evaluate(self._world, trial, values[sample, number])
        return values
