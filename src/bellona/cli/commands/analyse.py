"""`bellona analyse`: where a match was decided, in the terminal, as JSON or as a page."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated

import typer

from bellona.lab.limits import MOST_JOBS

from ..options import AsJson, Lang, OwnScenario, OwnTables
from ..output import columns, print_json, progress
from ..speech import language, say

if TYPE_CHECKING:
    from bellona.analysis.page import Wording
    from bellona.analysis.report import Report
    from bellona.analysis.scenes import Scene

WIDTH = 40
"""The columns of the curve."""
TEXT, INDENT = 100, " " * 10
"""The columns of what is told of a turning point."""


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0, max=86400)] = 60.0,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = 0,
    threads: Annotated[int, typer.Option("--threads", metavar="N", min=1, max=MOST_JOBS)] = 1,
    html: Annotated[Path | None, typer.Option("--html", metavar="PAGE", show_default=False)] = None,
    scenario: OwnScenario = None,
    tables: OwnTables = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    import msgspec

    from bellona.analysis import analyse
    from bellona.analysis.page import Wording, page
    from bellona.analysis.scenes import DRAWN, scenes_of
    from bellona.replays import Brought, replay

    from ..warmup import warm_up

    match = replay(file, Brought(scenario, tables))
    if match.scenario in match.game.scenarios:
        warm_up(match.game.slug, match.scenario)
    with progress(say("analyse-label")) as tell:
        report = analyse(match, seconds, seed, tell, threads=threads)
    if html is not None:
        html.write_text(page(report, language(), scenes_of(match, report, language(), DRAWN)), encoding="utf-8")
    if json:
        print_json(msgspec.to_builtins(report))
    else:
        print(as_text(report, Wording(report, language()), scenes_of(match, report, language())))


def as_text(report: Report, words: Wording, scenes: Mapping[int, Scene]) -> str:
    """An analysis for a reader."""
    of_whom = f": {words.seat(report.seats[0])}" if len(report.seats) == 2 else ""
    parts = [
        f"{words.title}\n{words.result} {words.say('length', steps=report.steps)}",
        f"{words.say('curve')}{of_whom}\n{columns(curve_rows(report, words))}",
        columns(player_rows(report, words)),
        f"{words.say('turning-points')}\n{turning_points(report, words, scenes) or '  ' + words.say('none')}",
        words.say("how", trials=report.trials, seconds=round(report.seconds)),
    ]
    return "\n\n".join([*parts, words.say("cut")] if report.was_cut else parts)


def curve_rows(report: Report, words: Wording) -> list[tuple[str, ...]]:
    """The expected result of the first of two seats as a bar for each turn; of more seats, all as numbers."""
    rows, seen = list[tuple[str, ...]](), set[int]()
    if len(report.seats) > 2:
        rows.append(("", *map(words.seat, report.seats)))
    for number, point in enumerate(report.curve):
        is_last = number == len(report.curve) - 1
        if point.turn in seen and not is_last:
            continue
        seen.add(point.turn)
        name = words.say("end") if is_last else f"{words.say('turn')} {point.turn}"
        values = [point.values[seat] for seat in report.seats]
        bar = "█" * round(WIDTH * values[0])
        shares = [f"{value:.0%}" for value in values]
        rows.append((name, shares[0], bar) if len(values) == 2 else (name, *shares))
    return rows


def player_rows(report: Report, words: Wording) -> list[tuple[str, ...]]:
    """Accuracy and luck of every seat."""
    head = (words.say("seat"), words.say("accuracy"), words.say("luck"))
    rows = [
        (words.seat(seat), f"{report.accuracy[seat]:.0f}", words.points(report.luck[seat])) for seat in report.seats
    ]
    return [head, *rows]


def turning_points(report: Report, words: Wording, scenes: Mapping[int, Scene]) -> str:
    """Each turning point, and under it what happened."""
    lines = columns(point_rows(report, words)).splitlines()
    for number, point in reversed(list(enumerate(report.turning_points))):
        told = " ".join(scenes[point.step].sentences)
        lines[number + 1 : number + 1] = wrap(told, TEXT, initial_indent=INDENT, subsequent_indent=INDENT)
    return "\n".join(lines)


def point_rows(report: Report, words: Wording) -> list[tuple[str, ...]]:
    """The turning points."""
    from bellona.analysis.page import change_of

    return [
        (
            f"{words.say('turn')} {point.turn}",
            f"#{point.step}",
            words.seat(point.seat),
            words.points(change_of(point)),
            words.turning_point(point),
        )
        for point in report.turning_points
    ]
