"""Preparing: rules are compiled in the background, while the server answers pages, and loaded when needed."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
from typing import TYPE_CHECKING

from bellona.kernel.jit import is_warm
from bellona.kernel.sources import functions_to_compile
from bellona.registry import game_slugs, left_out, package_of, rules_of, scenarios_of

if TYPE_CHECKING:
    from .hub import Hub

FIRST_STEPS = 20
SIDE_BY_SIDE = 2
"""The most games that are compiled at the same time; each needs up to 1 GB of memory."""
_log = logging.getLogger("bellona.warming")


async def warm_up(hub: Hub) -> None:
    """Compile the games that are not compiled yet, and open the matches of each as soon as it is ready."""
    for message in left_out():
        _log.warning("%s", message.text)
    free = asyncio.Semaphore(min(SIDE_BY_SIDE, os.cpu_count() or 1))
    await asyncio.gather(*(_prepare(hub, slug, free) for slug in _in_order()))
    _log.info("ready")


def _in_order() -> list[str]:
    """The first game first; then the others, those that take longest before the rest, so that they end together."""
    first, *others = game_slugs()
    return [first, *sorted(others, key=functions_to_compile, reverse=True)]


async def _prepare(hub: Hub, slug: str, free: asyncio.Semaphore) -> None:
    """Compile a game when it is its turn, unless it is compiled, and open its matches."""
    if not is_warm(slug):
        async with free:
            await _compile(slug)
    hub.warming.discard(slug)


async def _compile(slug: str) -> None:
    """Compile a game in a separate process, which ends with this one."""
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


def load(slug: str) -> None:
    """Play the first steps of a game, so that its first players do not delay the others."""
    live = package_of(slug).live(rules_of(slug).setting(scenarios_of(slug)[0]))
    live.begin(1)
    for step in range(2, FIRST_STEPS):
        if live.is_over:
            break
        live.play(next(iter(live.codes.values())), step)
        live.prompt()
    gc.freeze()  # what was loaded stays for good; to look for garbage in it first would hold everybody up
