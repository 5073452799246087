"""Hostile frames: thousands of spoilt messages over sockets of a stranger and of an opponent, while a match is played.

`python -m bench.attacks.frames --frames 5000`: nothing but the players' own moves is stored, and the match goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from tests.server.guests import PATIENCE, Guest, come_in, pick
from tests.server.serving import Running
from tests.server.test_play_checks import rows_of
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

MESSAGES: tuple[dict[str, Any], ...] = (
    {"t": "act", "id": 1, "version": 0, "actions": ["suggested"], "seat": "rome"},
    {"t": "undo", "id": 2, "version": 0},
    {"t": "chat", "id": 3, "text": "Salve", "to": "rome"},
    {"t": "odds", "id": 4, "action": "done"},
    {"t": "why", "id": 5, "piece": "R-CMD", "at": "0101"},
    {"t": "inspect", "id": 6, "piece": "R-CMD"},
    {"t": "plan", "id": 7, "action": "done", "snap": True},
    {"t": "overlays", "id": 8, "layers": ["supply"], "n": 0},
    {"t": "eyes", "id": 9, "as": "rome"},
    {"t": "seen", "id": 10, "n": 1},
)
VALUES: tuple[Any, ...] = (
    None, True, -1, 2**31, 2**63, 10**40, 1.5, "", "rome", "\u0000", "\u202e", "x" * 5000, [], ["done"] * 100, {},
    [[[[]]]],
)  # fmt: skip
DEEP = b"[" * 20_000
ROUND = 50


def spoilt(dice: Random) -> bytes:
    """One message with something wrong in it."""
    message = dict(dice.choice(MESSAGES))
    for name in dice.sample(list(message), dice.randint(1, 2)):
        message[name] = dice.choice(VALUES)
    told = json.dumps(message).encode()
    kind = dice.randrange(8)
    if kind == 0:
        return told[: dice.randrange(len(told))]
    if kind == 1:
        return bytes(dice.randrange(256) for _ in range(40))
    return DEEP if kind == 2 and dice.random() < 0.1 else told


async def disturb(guest: Guest, table_id: str, frames: int, seed: int) -> int:
    """Send so many spoilt frames, coming back whenever one is shown out; how often that was."""
    dice, left, shown_out = Random(seed), frames, 0
    where = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
    while left > 0:
        async with connect(where, additional_headers=guest.headers, max_size=None, open_timeout=PATIENCE) as socket:
            reading = asyncio.create_task(_read(socket))
            try:
                while left > 0:
                    data = spoilt(dice)
                    await socket.send(data, text=True) if dice.random() < 0.8 else await socket.send(data)
                    left -= 1
                    await asyncio.sleep(0.05 if left % ROUND == 0 else 0)
            except ConnectionClosed:
                shown_out += 1
            reading.cancel()
    return shown_out


async def _read(socket: Any) -> None:
    async for _ in socket:
        pass


async def attack(running: Running, frames: int) -> dict[str, Any]:
    """Play, disturb, and look at what is stored."""
    fabia, gaius, livia = [await come_in(running.url, name) for name in ("Fabia", "Gaius", "Livia")]
    table_id, lines = await fabia.open(carthage="open"), max(1, frames // 2)
    await gaius.join(table_id, "carthage")
    moves: dict[int, str] = {}
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        disturbing = asyncio.gather(disturb(livia, table_id, lines, 1), disturb(gaius, table_id, frames - lines, 2))
        dice = Random(3)
        while not disturbing.done():
            for line in (rome, carthage):
                if line.choices and not line.is_over:
                    action = pick(line.now, dice)
                    answer = await line.act(action)
                    if answer["t"] == "done" and line is rome:
                        moves[answer["version"]] = action
            await asyncio.sleep(0.02)
        shown_out = await disturbing
        asked = await rome.say("overlays")
    stored = {row[0]: row[3] for row in rows_of(running, table_id) if row[2] == "rome"}
    assert moves, "a match is played while the frames come"
    return {
        "frames": frames,
        "shown out": sum(shown_out),
        "moves of the victim": len(moves),
        "made by others": len(stored.items() - moves.items()),
        "still answered": asked["t"] == "answer",
        "tracebacks": running.log.count("Traceback"),
    }


def main() -> int:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=5_000, choices=range(1, 100_001), metavar="N")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder)) as running:
        found = asyncio.run(attack(running, asked.frames))
    print(json.dumps(found))
    return int(bool(found["made by others"] or found["tracebacks"]) or not found["still answered"])


if __name__ == "__main__":
    sys.exit(main())
