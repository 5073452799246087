"""`bellona sim`: many games between bots, with a report."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from bellona.lab.intervals import wilson
from bellona.lab.limits import MOST_GAMES, MOST_JOBS

from ..names import first_of, read_place
from ..options import AsJson, Lang, OwnTables
from ..output import columns, print_json, progress
from ..speech import Complaint, game_say, language, say

USUAL = 100
"""How many games are played if nobody says."""


def command(
    place: Annotated[str, typer.Argument(metavar="GAME/SCENARIO", show_default=False)],
    bots: Annotated[str, typer.Option("--bots", metavar="A,B")] = "greedy,greedy",
    games: Annotated[
        int | None, typer.Option("--games", metavar="N", min=1, max=MOST_GAMES, show_default=False)
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", min=1, max=MOST_JOBS)] = 2,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = 1,
    json: AsJson = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", show_default=False)] = None,
    rotate: Annotated[bool, typer.Option("--rotate")] = False,
    tables: OwnTables = None,
    until: Annotated[str | None, typer.Option("--until", metavar="SHARE", show_default=False)] = None,
    watch: Annotated[bool, typer.Option("--watch")] = False,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    from bellona.gamekit.data_files import outside
    from bellona.lab.simulate import simulate
    from bellona.registry import rules_of

    from ..warmup import warm_up

    where, pair = read_place(place), read_bots(bots)
    share = None if until is None else read_share(until)
    values = None if tables is None else outside(tables)
    rules_of(where.game).setting(where.scenario, values)  # what cannot be played is refused before rules are compiled
    warm_up(where.game, first_of(where))
    with progress(say("sim-label")) as tell:
        report = simulate(
            where.game,
            where.scenario,
            bots=pair,
            games=games or (MOST_GAMES if share else USUAL),
            jobs=jobs,
            seed=seed,
            progress=tell,
            out=out,
            rotate=rotate,
            tables=values,
            watch=watch,
            until=share,
            ray=ray,
        )
    if json:
        print_json(report)
    else:
        print(as_text(report))


def read_bots(text: str) -> tuple[str, ...]:
    """The levels of the bots, one for each seat."""
    found = tuple(name.strip() for name in text.split(","))
    if not all(found):
        raise Complaint(say("error-bots", bots=text))
    return found


def read_share(text: str) -> float:
    """A share such as `2%` or `.02`."""
    try:
        return float(text[:-1]) / 100 if text.endswith("%") else float(text)
    except ValueError:
        raise Complaint(say("error-share", share=text)) from None


def as_text(report: dict[str, Any]) -> str:
    """A report for a reader."""
    games, slug = report["games"], report["game"]
    scores = [
        (game_say(slug, f"score-{name.replace('_', '-')}", name), *(f"{mean:g}" for mean in means.values()))
        for name, means in report["scores"].items()
    ]
    head = say("sim-head", place=f"{slug}/{report['scenario']}", games=games)
    tail = say("sim-tail", turns=report["turns"]["mean"], choices=report["choices"], seconds=report["seconds"])
    sides = ("", *(game_say(slug, f"side-{seat}", seat) for seat in report["wins"]))
    parts = [head, columns(wins_of(report)), say("sim-scores"), columns([sides, *scores]), tail, *failures_of(report)]
    return "\n".join(parts)


def failures_of(report: dict[str, Any]) -> list[str]:
    """How many games programs have lost because they failed, and why."""
    failed = report.get("failures")
    return (
        [say("sim-failures", games=failed["games"], seed=failed["first"], why=failed["why"][language()])]
        if failed
        else []
    )


def wins_of(report: dict[str, Any]) -> list[tuple[str, ...]]:
    """How often each seat won; with its bot or, if bots changed seats, each bot below."""
    slug, rotated = report["game"], report["rotated"]

    def row(name: str, bot: str, wins: int) -> tuple[str, ...]:
        low, high = wilson(wins, report["games"])
        return (
            name,
            bot,
            str(wins),
            f"{wins / report['games']:.1%}",
            say("sim-interval", low=f"{low:.1%}", high=f"{high:.1%}"),
        )

    return [
        *(
            row(game_say(slug, f"side-{seat}", seat), "" if rotated else report["bots"][seat], wins)
            for seat, wins in report["wins"].items()
        ),
        *(row("", bot, wins) for bot, wins in report["wins_by_bot"].items() if rotated),
        row(say("sim-draws"), "", report["draws"]),
    ]
