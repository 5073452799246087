"""Preparing: rules are compiled in the background, while the server answers pages, and loaded when needed."""

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
COMMAND = ("-m", "bellona.cli.warmup")
_log = logging.getLogger("bellona.warming")


async def warm_up(hub: Hub) -> None:
    """Compile the games that are not compiled yet, and open the matches of each as soon as it is ready.

    Games are compiled one after the other, each by all processors, and those that somebody waits for come first. The
    next begins while the one before is tried out, which takes one processor.
    """
    for message in left_out():
        _log.warning("%s", message.text)
    hub.warming.difference_update(await asyncio.to_thread(lambda: [slug for slug in game_slugs() if is_warm(slug)]))
    waiting = [slug for slug in game_slugs() if slug in hub.warming]
    async with asyncio.TaskGroup() as trials:
        while waiting:
            slug = next((wanted for wanted in hub.wanted if wanted in waiting), waiting[0])
            waiting.remove(slug)
            compiled = asyncio.Event()
            trials.create_task(_compile(hub, slug, compiled))
            await compiled.wait()
    _log.info("ready")


async def _compile(hub: Hub, slug: str, compiled: asyncio.Event) -> None:
    """Compile a game in a separate process, which ends with this one; `compiled` is set when only its trial is left."""
    _log.info("compiling %s, once per installation; its matches begin in a minute", slug)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *COMMAND,
        slug,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        if process.stdout is not None:
            await process.stdout.readline()
        compiled.set()
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    hub.warming.discard(slug)


def load(slug: str) -> None:
    """Play the first steps of a game, so that its first players do not delay the others."""
    live = package_of(slug).live(rules_of(slug).setting(scenarios_of(slug)[0]))
    live.begin(1)
    for step in range(2, FIRST_STEPS):
        if live.is_over:
            break
        live.play(next(iter(live.codes.values())), step)
        live.prompt()
    gc.freeze()  # the loaded rules stay for good; a collection before it would delay everybody
