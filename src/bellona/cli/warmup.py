"""The first start of an installation compiles the rules, once, with a progress line.

python -m bellona.cli.warmup [--workers N] [GAME...]
"""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from bellona.gamekit.catalog import Text
from bellona.gamekit.values import NotUnderstood
from bellona.kernel.compiling import compile_game, processors, workers_for
from bellona.kernel.jit import is_warm, mark_warm
from bellona.registry import game_slugs, package_of, require, scenarios_of

from .output import progress
from .speech import say

if TYPE_CHECKING:
    from bellona.match import Match

CHOICES = 12
COMPILED = "compiled"
"""What the command writes when its processors are free again."""


def warm_up(slug: str, scenario: str, workers: int | None = None, compiled: Callable[[], None] | None = None) -> None:
    """Compile everything a match of a game needs, unless that has been done; reports progress to a person.

    It is compiled by so many processes, one for each processor by default; `compiled` is called when they are done, and
    one process does the rest.
    """
    if is_warm(slug):
        return
    if not sys.stderr.isatty():
        print(say("warmup-notice"), file=sys.stderr)
    count = workers or processors()
    with workers_for(slug, count) as pool, progress(say("warmup-label")) as tell:
        compile_game(slug, pool, count + 1, tell)
    if compiled is not None:
        compiled()
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


def warm_up_all(slugs: Sequence[str], workers: int) -> int:
    """Compile games one after the other, each in its own process; returns the worst of their statuses."""
    command = [sys.executable, "-m", "bellona.cli.warmup", "--workers", str(workers)]
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
    read = parser.parse_args()
    try:
        return [require(slug) for slug in read.games] or game_slugs(), read
    except NotUnderstood as error:
        parser.error(str(error))


def main() -> int:
    """Compile the games that are wanted; the worst of their statuses."""
    parser = parser_of_games(__doc__)
    parser.add_argument("--workers", metavar="N", type=int, default=processors(), help="processes at once")
    named, options = read_games(parser)
    if len(named) > 1:
        return warm_up_all(named, options.workers)
    warm_up(named[0], scenarios_of(named[0])[0], options.workers, lambda: print(COMPILED, flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
