"""Getting ready: the rules are compiled beside the server, which answers its pages meanwhile."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from bellona.kernel.jit import is_warm
from bellona.registry import game_slugs, rules_of, scenarios_of

if TYPE_CHECKING:
    from .hub import Hub

FIRST_STEPS = 20
_log = logging.getLogger("bellona.warming")


async def warm_up(hub: Hub) -> None:
    """Compile what has not been compiled on this machine, load it, and let matches begin."""
    if not is_warm():
        _log.info("compiling the rules, once per installation; matches begin in a minute or two")
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bellona.cli.warmup",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
    await asyncio.to_thread(_load)
    gc.collect()
    gc.freeze()
    hub.warming = False
    _log.info("ready")


def _load() -> None:
    """Lay out every scenario and play its first steps, so that nobody waits for that later."""
    for slug in game_slugs():
        made = import_module(f"bellona.games.{slug}.live").Live
        for scenario in scenarios_of(slug):
            live = made(rules_of(slug).setting(scenario))
            live.begin(1)
            for step in range(2, FIRST_STEPS):
                live.play(next(iter(live.codes.values())), step)
                live.prompt()
