"""Playing: over a socket and over plain HTTP, against a bot and against people, with one's own eyes and others'."""

from __future__ import annotations

import asyncio
from random import Random

from .guests import Guest, Line, come_in, pick
from .serving import Running


async def play_on(line: Line, dice: Random, most: int = 10_000) -> None:
    """Play one's own choices, whichever seats they are of, until the match is over or so many steps are made."""
    while not line.is_over and line.version < most:
        await line.until(lambda: bool(line.choices) or line.is_over)
        if not line.is_over:
            await line.played(pick(line.now, dice))


async def test_a_whole_battle_against_a_bot(table: Running):
    fabia = await come_in(table.url)
    table_id = await fabia.open(carthage="bot:greedy")
    async with fabia.sit(table_id) as line:
        await play_on(line, Random(1))
        print(len(line.steps), line.now["result"], line.states)
        assert line.states == 0
