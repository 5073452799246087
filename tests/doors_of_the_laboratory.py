"""Which compiled functions the games behind "how balanced is this?" enter from Python that a warm-up has not entered.

    python -m tests.doors_of_the_laboratory GAME

prints one a line. Each of them would be compiled beside a table, in a process of low priority.
"""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bellona.kernel import doors
from bellona.registry import game_slugs

LEVELS = ("random", "greedy", "centurio")
GAMES = 2


def noted(entered: list[str]) -> Callable[..., Any]:
    """Opens doors, and notes to which functions."""
    opened = doors.open_door

    def open_door(dispatcher: Any, *more: Any) -> Any:
        function = dispatcher.py_func
        entered.append(f"{function.__module__}.{function.__qualname__}")
        return opened(dispatcher, *more)

    return open_door


def ask_about(slug: str, scenario: str) -> None:
    """Play the games of an answer at several levels, and draw its report."""
    from bellona.gamekit.catalog import LANGUAGES
    from bellona.lab.job import Job
    from bellona.lab.keeping import Kept
    from bellona.lab.report_page import page_of
    from bellona.lab.study import Study
    from bellona.registry import seats_of

    for level in LEVELS:
        job = Job(slug, scenario, (level,) * len(seats_of(slug, scenario)), watch=True)
        with TemporaryDirectory() as folder:
            kept = Kept(Path(folder), job.settings | {"seed": 1})
            list(kept.read(1, GAMES))
            kept.add(job.play(range(1, 1 + GAMES)).records)
            page_of(Study(Path(folder)), LANGUAGES[0])


def main() -> None:
    """Warm up, ask, and print what only the asking entered."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_slugs())
    slug = parser.parse_args().game
    entered: list[str] = []
    doors.open_door = noted(entered)

    from bellona.cli.warmup import exercise, play_first_steps
    from bellona.registry import scenarios_of

    scenarios = scenarios_of(slug)
    play_first_steps(slug, scenarios[0])
    exercise(slug, scenarios[0])
    before = len(entered)
    ask_about(slug, scenarios[-1])
    print("\n".join(entered[before:]))


if __name__ == "__main__":
    main()
