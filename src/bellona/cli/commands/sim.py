"""`bellona sim`: many games between bots, with a report."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from bellona.lab.limits import MOST_GAMES, MOST_JOBS

from ..names import read_place
from ..options import AsJson, Lang
from ..output import columns, print_json, progress
from ..speech import Complaint, game_say, say


def command(
    place: Annotated[str, typer.Argument(metavar="GAME/SCENARIO", show_default=False)],
    bots: Annotated[str, typer.Option("--bots", metavar="A,B")] = "greedy,greedy",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=MOST_GAMES)] = 100,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", min=1, max=MOST_JOBS)] = 2,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = 1,
    json: AsJson = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", show_default=False)] = None,
    rotate: Annotated[bool, typer.Option("--rotate")] = False,
    lang: Lang = None,
) -> None:
    from bellona.lab.simulate import simulate

    from ..warmup import warm_up

    where, pair = read_place(place), read_bots(bots)
    warm_up(where.game, where.scenario)
    with progress(say("sim-label")) as tell:
        report = simulate(
            where.game,
            where.scenario,
            bots=pair,
            games=games,
            jobs=jobs,
            seed=seed,
            progress=tell,
            out=out,
            rotate=rotate,
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
    return f"{head}\n{columns(wins_of(report))}\n{say('sim-scores')}\n{columns([sides, *scores])}\n{tail}"


def wins_of(report: dict[str, Any]) -> list[tuple[str, ...]]:
    """How often each seat won; with its bot or, if bots changed seats, each bot below."""
    slug, rotated = report["game"], report["rotated"]

    def row(name: str, bot: str, wins: int) -> tuple[str, ...]:
        return (name, bot, str(wins), f"{wins / report['games']:.0%}")

    return [
        *(
            row(game_say(slug, f"side-{seat}", seat), "" if rotated else report["bots"][seat], wins)
            for seat, wins in report["wins"].items()
        ),
        *(row("", bot, wins) for bot, wins in report["wins_by_bot"].items() if rotated),
        row(say("sim-draws"), "", report["draws"]),
    ]
