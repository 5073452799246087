"""The first start of an installation compiles the rules, once, with a progress line.

python -m bellona.cli.warmup [GAME...]
"""

from __future__ import annotations

import subprocess
import sys
import threading
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from bellona.gamekit.catalog import Text
from bellona.gamekit.values import NotUnderstood
from bellona.kernel.jit import cache_folder, is_warm, mark_warm
from bellona.kernel.sources import functions_to_compile, modules_behind
from bellona.registry import game_slugs, package_of, require, scenarios_of

from .output import Tell, progress
from .speech import say

if TYPE_CHECKING:
    from bellona.match import Match

CHOICES = 12
LOOK_EVERY = 0.3


def warm_up(slug: str, scenario: str) -> None:
    """Compile everything a match of a game needs, unless that has been done; reports progress to a person."""
    if is_warm(slug):
        return
    if not sys.stderr.isatty():
        print(say("warmup-notice"), file=sys.stderr)
    with progress(say("warmup-label")) as tell, counting(slug, tell):
        exercise(slug, scenario)
    mark_warm(slug)


def exercise(slug: str, scenario: str) -> None:
    """Call every entry point of the rules, of the bots and of a table once."""
    from bellona.bots import choose, levels
    from bellona.match import game

    match = game(slug).start(scenario, seed=1)
    for level in levels(slug):
        choose(match, level, 1)
    package_of(slug).bots.runner_of(scenario).play([levels(slug)[0]] * len(match.setting.playing), 1)
    for _ in range(CHOICES):
        action = choose(match, levels(slug)[-1], 1)
        match.odds(action)
        match.observe(match.seat)
        match.play(action)
    serve_once(match)


def serve_once(match: Match) -> None:
    """Do what people do at a table: inspect the pieces in question, ask for layers, plan, and choose."""
    game, setting, seen = package_of(match.game.slug), match.setting, match.observe(match.seat)
    live = game.live(setting, match.position)
    for name in pieces_in_question(match, list(live.codes)):
        game.queries.inspect(setting, seen, name, True)
        with suppress(NotUnderstood):  # a place may be asked about like a piece, but cannot move
            game.reaching.reach(setting, seen, name)
    game.queries.overlays(setting, match.observe(None), None)
    if game.planner is not None:
        game.planner.plan(setting, seen, list(live.codes)[-1], True)
    live.play(next(iter(live.codes.values())), 1)


def pieces_in_question(match: Match, choices: list[str]) -> set[str]:
    """The pieces that the prompt names, and the first that acts in one of the choices."""
    named = {said.args["id"] for said in match.prompt.args.values() if isinstance(said, Text) and "id" in said.args}
    board = package_of(match.game.slug).terminal.board(match, match.observe(match.seat), "en")
    acting = [word for text in choices for word in text.split()[1:2] if word in board.pieces]
    return named | set(acting[:1])


@contextmanager
def counting(slug: str, tell: Tell) -> Iterator[None]:
    """While a block compiles, report how many of the functions to compile are in the cache."""
    total, done = functions_to_compile(slug), threading.Event()

    def watch() -> None:
        while not done.wait(LOOK_EVERY):
            tell(min(functions_compiled(slug), total), total)

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        done.set()
        watcher.join()


def functions_compiled(slug: str) -> int:
    """How many of them are in the cache."""
    return sum(1 for module in modules_behind(slug) for _ in cache_folder(module).glob("*.nbc"))


def warm_up_all(slugs: Sequence[str]) -> int:
    """Compile games in parallel, each in its own process; returns the worst of their statuses."""
    command = [sys.executable, "-m", "bellona.cli.warmup"]
    return max(process.wait() for process in [subprocess.Popen([*command, slug]) for slug in slugs])


def games_wanted(usage: str | None) -> Sequence[str]:
    """The games that a command names, or all."""
    parser = ArgumentParser(description=usage, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("games", metavar="GAME", nargs="*", help=f"all if none is named: {', '.join(game_slugs())}")
    named: Sequence[str] = parser.parse_args().games
    try:
        return [require(slug) for slug in named] or game_slugs()
    except NotUnderstood as error:
        parser.error(str(error))


def main() -> int:
    """Compile the games that are wanted; the worst of their statuses."""
    named = games_wanted(__doc__)
    if len(named) > 1:
        return warm_up_all(named)
    warm_up(named[0], scenarios_of(named[0])[0])
    return 0


if __name__ == "__main__":
    sys.exit(main())
