"""`bellona bench`: how fast the engine plays here, compared with peers in the same run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from bellona.registry import game_slugs, scenarios_of

from ..names import Place, read_place
from ..options import AsJson, Lang
from ..output import columns, print_json, stages
from ..speech import say

GROWTH = ("scenario", "pieces-column", "random", "greedy")


def command(
    game: Annotated[str | None, typer.Option("--game", metavar="GAME[/SCENARIO]", show_default=False)] = None,
    peers: Annotated[bool, typer.Option("--peers")] = False,
    batch: Annotated[bool, typer.Option("--batch")] = False,
    growth: Annotated[bool, typer.Option("--growth")] = False,
    picture: Annotated[Path | None, typer.Option("--picture", metavar="FILE.svg", show_default=False)] = None,
    device: Annotated[str, typer.Option("--device", metavar="cpu|cuda[:N]", show_default=False)] = "cpu",
    games: Annotated[int, typer.Option("--games", metavar="N", min=0, show_default=False)] = 10_000,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from bellona.kernel.shipped import use_own_code
    from bellona.lab.batch_bench import run_batch_bench
    from bellona.lab.bench import run_bench

    from ..warmup import warm_up

    use_own_code()
    if growth:
        report_growth(picture, json)
        return
    places = [read_place(game)] if game else listed(every=peers and not batch)
    for place in places:
        warm_up(place.game, place.scenario)
    if device != "cpu":
        report_gpu(places, device, games, json)
        return
    with stages(say("bench-label")) as tell:
        report = (run_batch_bench if batch else run_bench)(places, peers=peers, progress=tell)
    if json:
        print_json(report)
    else:
        print(columns(list(flattened(report))))


def listed(every: bool) -> list[Place]:
    """Every scenario of every game, or the first of each."""
    return [Place(slug, name) for slug in game_slugs() for name in scenarios_of(slug)[: None if every else 1]]


def report_gpu(places: list[Place], device: str, games: int, json: bool) -> None:
    """Compare games on a GPU with those of the CPU, and measure batches of several sizes."""
    from bellona.lab.gpu_bench import run_gpu_bench

    with stages(say("bench-label")) as tell:
        report = run_gpu_bench([f"{place.game}/{place.scenario}" for place in places], device, games, progress=tell)
    if json:
        print_json(report)
    else:
        print(columns(list(flattened(report))))


def report_growth(picture: Path | None, json: bool) -> None:
    """Measure how the time of a decision grows with the size of each game, and draw it if a picture is wanted."""
    from bellona.lab.growth import run_growth
    from bellona.lab.growth_plot import growth_plot

    from ..warmup import warm_up

    for slug in game_slugs():
        warm_up(slug, scenarios_of(slug)[0])
    with stages(say("bench-label")) as tell:
        report = run_growth(progress=tell)
    if picture is not None:
        picture.write_text(growth_plot(report, say("growth-size"), say("growth-time")), encoding="utf-8")
    if json:
        print_json(report)
    else:
        print(columns([tuple(say(f"growth-{name}") for name in GROWTH), *growth_rows(report)]))


def growth_rows(report: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """A row for each point of each series, and one for what twice the size costs."""
    for name, series in report.items():
        for row in series["rows"]:
            size = say("growth-pieces", count=row["pieces"], size=series["size"])
            yield f"{name.partition('/')[0]}/{row['scenario']}", size, f"{row['random']:,}", f"{row['greedy']:,}"
        doubled = series["doubling"]
        yield name, say("growth-doubling"), *(say("growth-times", by=str(doubled[level])) for level in GROWTH[2:])


def flattened(report: dict[str, Any], above: str = "") -> Iterator[tuple[str, str]]:
    """A nested report as rows of a dotted name and a value."""
    for name, value in report.items():
        if isinstance(value, dict):
            yield from flattened(value, f"{above}{name}.")
        else:
            yield f"{above}{name}", f"{value:,}" if isinstance(value, int | float) else str(value)
