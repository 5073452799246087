"""Preparing: rules are compiled in the background, while the server answers pages, and loaded when needed."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import Callable
from tempfile import TemporaryFile
from typing import IO, TYPE_CHECKING

from bellona.kernel.jit import is_compiled_here, is_warm
from bellona.registry import game_slugs, left_out, package_of, rules_of, scenarios_of

if TYPE_CHECKING:
    from .hub import Hub

FIRST_STEPS = 20
COMMAND = (sys.executable, "-m", "bellona.cli.warmup")
"""Compiles a game; its first line says that the game can be played."""
PAUSE, LONGEST_PAUSE = 5.0, 600.0
"""How many seconds pass before a game that could not be compiled is tried again, twice as many each time."""
QUIET = 60.0
"""How many seconds after the start shipped code begins to be replaced."""
_log = logging.getLogger("bellona.warming")


async def warm_up(hub: Hub) -> None:
    """Compile the games that are not compiled yet, and open the matches of each as soon as it can be played.

    Each game is compiled by all processors; the next begins when the one before can be played.
    """
    for message in left_out():
        _log.warning("%s", message.text)
    await find_compiled(hub)
    async with asyncio.TaskGroup() as under_way:
        for slug in [slug for slug in game_slugs() if slug in hub.warming]:
            tried = asyncio.Event()
            under_way.create_task(_prepare(hub, slug, tried))
            await tried.wait()
    _log.info("ready")
    await _replace_shipped()


async def find_compiled(hub: Hub) -> None:
    """Open the matches of the games that were compiled before."""

    def compiled_before() -> list[str]:
        return [slug for slug in game_slugs() if is_warm(slug)]

    hub.warming.difference_update(await asyncio.to_thread(compiled_before))


async def _replace_shipped() -> None:
    """Compile for this very machine the games that came compiled for a common one; the next start uses that code."""
    await asyncio.sleep(QUIET)
    for slug in game_slugs():
        if not is_compiled_here(slug) and (reason := await _compile(slug, lambda: None, "--gently")):
            _log.warning("%s could not be compiled for this machine and stays as it was shipped: %s", slug, reason)


async def _prepare(hub: Hub, slug: str, tried: asyncio.Event) -> None:
    """Compile a game, and open its matches; if that fails, try again later. `tried` is set when others may follow."""
    pause = PAUSE

    def open_matches() -> None:
        hub.warming.discard(slug)
        hub.uncompiled.discard(slug)
        tried.set()

    _log.info("compiling %s, once per installation; its matches begin within a minute or two", slug)
    while reason := await _compile(slug, open_matches):
        tried.set()
        if slug not in hub.warming:
            _log.error("%s can be played, but parts of it are compiled when they are used: %s", slug, reason)
            return
        hub.uncompiled.add(slug)
        _log.error("%s could not be compiled and is tried again in %.0f s: %s", slug, pause, reason)
        await asyncio.sleep(pause)
        pause = min(LONGEST_PAUSE, pause * 2)
    open_matches()


async def _compile(slug: str, playable: Callable[[], None], *options: str) -> str:
    """Compile a game in a separate process, which ends with this one; why that failed, or nothing."""
    with TemporaryFile() as errors:
        process = await asyncio.create_subprocess_exec(
            *COMMAND, *options, slug, stdout=asyncio.subprocess.PIPE, stderr=errors
        )
        try:
            if process.stdout is not None and await process.stdout.readline():
                playable()
            status = await process.wait()
            return _last_line(errors, status) if status else ""
        finally:
            if process.returncode is None:
                process.kill()
            await process.communicate()  # until those it started have ended too


def _last_line(errors: IO[bytes], status: int) -> str:
    """What a failed process said last, or how it ended."""
    errors.seek(0)
    lines = errors.read().decode(errors="replace").strip().splitlines()
    return lines[-1] if lines else f"it ended with status {status}"


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
