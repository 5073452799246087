"""`bellona bench`: how fast the engine plays here, compared with peers in the same run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from bellona.registry import game_slugs, scenarios_of

from ..names import Place, read_place
from ..options import AsJson, Lang
from ..output import columns, print_json, stages
from ..speech import say


def command(
    game: Annotated[str | None, typer.Option("--game", metavar="GAME[/SCENARIO]", show_default=False)] = None,
    peers: Annotated[bool, typer.Option("--peers")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from bellona.lab.bench import run_bench

    from ..warmup import warm_up

    places = [read_place(game)] if game else listed(every=peers)
    for place in places:
        warm_up(place.game, place.scenario)
    with stages(say("bench-label")) as tell:
        report = run_bench(places, peers=peers, progress=tell)
    if json:
        print_json(report)
    else:
        print(columns(list(flattened(report))))


def listed(every: bool) -> list[Place]:
    """Every scenario of every game, or the first of each."""
    return [Place(slug, name) for slug in game_slugs() for name in scenarios_of(slug)[: None if every else 1]]


def flattened(report: dict[str, Any], above: str = "") -> Iterator[tuple[str, str]]:
    """A nested report as rows of a dotted name and a value."""
    for name, value in report.items():
        if isinstance(value, dict):
            yield from flattened(value, f"{above}{name}.")
        else:
            yield f"{above}{name}", f"{value:,}" if isinstance(value, int | float) else str(value)
