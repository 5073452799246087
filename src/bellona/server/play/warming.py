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
    """Game by game, those compiled before first: compile what is not, load it, and let its matches begin."""
    for slug in sorted(game_slugs(), key=is_warm, reverse=True):
        if not is_warm(slug):
            await _compile(slug)
        try:
            await asyncio.to_thread(_load, slug)
        except Exception:
            _log.exception("%s could not be loaded; its tables stay closed", slug)
        else:
            hub.warming.discard(slug)
    gc.collect()
    gc.freeze()
    _log.info("ready")


async def _compile(slug: str) -> None:
    """Compile a game in a process of its own, which ends with this one."""
    _log.info("compiling %s, once per installation; its matches begin in a minute or two", slug)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bellona.cli.warmup",
        slug,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()


def _load(slug: str) -> None:
    """Lay out every scenario and play its first steps, so that nobody waits for that later."""
    made = import_module(f"bellona.games.{slug}.live").Live
    for scenario in scenarios_of(slug):
        live = made(rules_of(slug).setting(scenario))
        live.begin(1)
        for step in range(2, FIRST_STEPS):
            live.play(next(iter(live.codes.values())), step)
            live.prompt()
