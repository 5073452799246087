"""The first start of an installation compiles the rules, once, with a progress line.

python -m bellona.cli.warmup [--gently] [GAME...]

The command compiles for this very machine, even where compiled code came with the package.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from typing import TYPE_CHECKING, Any

from bellona.gamekit.catalog import Text
from bellona.gamekit.values import NotUnderstood
from bellona.kernel.compiling import all_processors
from bellona.kernel.jit import cache_folder, is_warm, mark_warm, warm_mark
from bellona.kernel.shipped import use_own_code
from bellona.kernel.sources import functions_to_compile, modules_behind
from bellona.registry import game_slugs, package_of, require, rules_of, scenarios_of

from .output import Tell, progress
from .speech import say

if TYPE_CHECKING:
    from bellona.match import Match

CHOICES = 12
LOOK_EVERY = 0.3
SHORT_THOUGHT = 0.01
LAST = 19
"""How far a process can step back for the others."""


def warm_up(slug: str, scenario: str, playable: Callable[[], None] | None = None) -> None:
    """Compile a game, unless that has been done; reports progress to a person.

    `playable` is called as soon as a table of the game can be opened and played; what is asked at a table and what
    experiments need follows.
    """
    if is_warm(slug):
        return
    if not sys.stderr.isatty():
        print(say("warmup-notice"), file=sys.stderr)
    with all_processors(slug), progress(say("warmup-label")) as tell, counting(slug, tell):
        play_first_steps(slug, scenario)
        if playable is not None:
            playable()
        exercise(slug, scenario)
    mark_warm(slug)


def play_first_steps(slug: str, scenario: str) -> None:
    """Do what a table of people and bots does."""
    from bellona.bots import Bot, levels
    from bellona.gamekit.search import Limits
    from bellona.match import game
    from bellona.server.play.warming import load

    load(slug)
    match = game(slug).start(scenario, seed=1)
    for level in (*levels(slug)[:2], levels(slug)[-1]):
        Bot(match, level, seed=1).choose(Limits(seconds=SHORT_THOUGHT))


def exercise(slug: str, scenario: str) -> None:
    """Call every entry point of the rules, of the bots and of a table once."""
    from bellona.bots import choose, levels
    from bellona.lab.rehearsing import rehearse
    from bellona.match import game

    for name in scenarios_of(slug):
        rules_of(slug).setting(name)  # ground of every kind is laid out
    rehearse(slug, scenario)
    match = game(slug).start(scenario, seed=1)
    package_of(slug).bots.runner_of(scenario).play([levels(slug)[0]] * len(match.setting.playing), 1)
    level = levels(slug)[:2][-1]  # the weakest that thinks: a strong one may take seconds for each choice
    for _ in range(CHOICES):
        action = choose(match, level, 1)
        match.odds(action)
        match.observe(match.seat)
        match.play(action)
    serve_once(match)
    give_a_hint(match)


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


def give_a_hint(match: Match) -> None:
    """Try out what could be done."""
    from bellona.analysis.budget import Budget
    from bellona.analysis.hints import hint
    from bellona.analysis.judge import Judge

    package, seat = package_of(match.game.slug), match.waiting[0]
    runner: Any = package.bots.Runner(match.setting)
    hint(Judge(runner, 1, Budget()), package.queries, match.setting.turned_to(match.observe(seat), seat), seat)


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


@contextmanager
def alone(slug: str) -> Iterator[None]:
    """Wait while another process compiles a game; where files cannot be locked, processes do not wait."""
    path = warm_mark(slug).with_suffix(".lock")
    with ExitStack() as held:
        with suppress(ImportError, OSError):
            from fcntl import LOCK_EX, flock

            path.parent.mkdir(parents=True, exist_ok=True)
            flock(held.enter_context(path.open("w")), LOCK_EX)
        yield


def warm_up_all(slugs: Sequence[str]) -> int:
    """Compile games one after the other, each in its own process; returns the worst of their statuses."""
    command = [sys.executable, "-m", "bellona.cli.warmup"]
    return max(subprocess.run([*command, slug]).returncode for slug in slugs)


def games_wanted(usage: str | None) -> Sequence[str]:
    """The games that a command names, or all."""
    return read_games(parser_of_games(usage))[0]


def parser_of_games(usage: str | None) -> ArgumentParser:
    """A parser of commands that name games."""
    parser = ArgumentParser(description=usage, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("games", metavar="GAME", nargs="*", help=f"all if none is named: {', '.join(game_slugs())}")
    return parser


def read_games(parser: ArgumentParser) -> tuple[Sequence[str], Namespace]:
    """The games that the command line names, or all, and its options."""
    options = parser.parse_args()
    try:
        return [require(slug) for slug in options.games] or game_slugs(), options
    except NotUnderstood as error:
        parser.error(str(error))


def main() -> int:
    """Compile the games that are wanted; the worst of their statuses."""
    parser = parser_of_games(__doc__)
    parser.add_argument("--gently", action="store_true", help="let everything else on this machine go first")
    named, options = read_games(parser)
    if options.gently and hasattr(os, "nice"):
        os.nice(LAST)
    if len(named) > 1:
        return warm_up_all(named)
    slug = named[0]
    use_own_code()
    with alone(slug):
        warm_up(slug, scenarios_of(slug)[0], lambda: print(say("warmup-playable", game=slug), flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
