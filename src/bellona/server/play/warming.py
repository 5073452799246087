"""Getting ready: rules are compiled beside the server, which answers its pages meanwhile, and loaded when needed."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from typing import TYPE_CHECKING

from bellona.kernel.jit import is_warm
from bellona.registry import game_slugs, left_out, package_of, rules_of, scenarios_of

if TYPE_CHECKING:
    from .hub import Hub

FIRST_STEPS = 20
_log = logging.getLogger("bellona.warming")


async def warm_up(hub: Hub) -> None:
    """Compile the games that are not compiled yet, and let the matches of each begin as soon as it is."""
    for message in left_out():
        _log.warning("%s", message.text)
    warm = await asyncio.to_thread(lambda: {slug: is_warm(slug) for slug in game_slugs()})
    for slug in sorted(warm, key=lambda slug: warm[slug], reverse=True):
        if not warm[slug]:
            await _compile(slug)
        hub.warming.discard(slug)
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


def load(slug: str) -> None:
    """Play the first steps of a game, so that nobody who sits down at its tables holds the others up."""
    live = package_of(slug).live(rules_of(slug).setting(scenarios_of(slug)[0]))
    live.begin(1)
    for step in range(2, FIRST_STEPS):
        if live.is_over:
            break
        live.play(next(iter(live.codes.values())), step)
        live.prompt()
    gc.freeze()  # what was loaded stays for good; to look for garbage in it first would hold everybody up
