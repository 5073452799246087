"""One game as environments play it: agents are seats, actions are places in the list of legal ones."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from bellona.batches import runner_of
from bellona.gamekit.batch import Batch
from bellona.gamekit.planning import Intent
from bellona.kernel.dice import ASIDE, mix
from bellona.kernel.record import u8
from bellona.registry import package_of

from .encoding import Encoding

RENDER_MODES = ("svg", "rgb_array")
SANS, SERIF = "DejaVu Sans", "DejaVu Serif"
"""The fonts of pictures; on a machine without them numbers and names are missing."""


class Seated:
    """A game of a scenario, and how it looks from each seat."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.batch: Batch = runner_of(name).batch(1, workers=1)
        self.setting = self.batch.runner.setting
        self.encoding = Encoding(self.setting)
        self.agents: tuple[str, ...] = self.setting.playing
        self.width = self.batch.width
        self.intents: dict[int, Intent | None] = {}
        """What bots intend in their impulses, by their seats."""
        self._seed, self._made = 0, 0

    def reset(self, seed: int) -> None:
        """Begin again, with the dice of a seed."""
        self.batch.reset(seed=seed)
        self._seed, self._made = seed, 0
        self.intents.clear()

    @property
    def turn(self) -> str | None:
        """The seat in turn, None when the game is over."""
        seat = int(self.batch.turns[0])
        return None if seat < 0 else self.setting.seats[seat]

    @property
    def count(self) -> int:
        """How many actions the seat in turn has."""
        return int(self.batch.counts[0])

    def play(self, place: int) -> None:
        """Carry out the action at a place of the list."""
        self.batch.step([place])

    def let_bot_play(self, level: str) -> None:
        """Let a bot of a level choose for the seat in turn; it thinks and errs as at the table."""
        seat = int(self.batch.turns[0])
        chance = int(mix(u8(self._seed), u8(ASIDE + self._made)))
        code, intent = self.batch.runner.decide(self.batch.observe()[0], level, chance, self.intents.get(seat))
        self.intents[seat] = intent
        self._made += 1
        self.batch.actions[0] = self.setting.engine.codes.filled(code)
        self.batch.moves[0] = 1
        self.batch.advance()

    def observation(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do."""
        row = self.encoding.observations(self.batch.observe(agent))[0]
        count = self.count if self.turn == agent else 0
        mask, actions = np.zeros(self.width, np.int8), np.zeros((self.width, self.encoding.action_length), np.int32)
        mask[:count] = 1
        if count:
            actions[:count] = self.encoding.actions(self.batch.lists().actions)
        return {"observation": row, "action_mask": mask, "actions": actions}

    @property
    def rewards(self) -> dict[str, float]:
        """The rewards at the end: 1 for the winner, 0 if nobody has won, and what makes the sum 0 for the others."""
        shares, seats = self.batch.outcomes[0], len(self.agents)
        return {
            agent: float((seats * share - 1) / (seats - 1)) for agent, share in zip(self.agents, shares, strict=True)
        }

    def picture(self) -> str:
        """The board as everybody may see it, as SVG."""
        seen = self.setting.observe(self.batch.positions[0], None)
        drawn: str = self._draw(self.setting, seen, overlays=(), language="en")
        return drawn

    @cached_property
    def _draw(self) -> Any:
        return package_of(self.name.partition("/")[0]).picture.draw


def pixels(svg: str, width: int = 960) -> Any:
    """A picture as an array of red, green and blue."""
    from io import BytesIO

    import resvg_py
    from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, sans_serif_family=SANS, serif_family=SERIF)
    with Image.open(BytesIO(png)) as image:
        return np.asarray(image.convert("RGB"))
