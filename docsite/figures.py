"""The page of figures, from the document that `bellona bench --peers --json` has written."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from bellona.cli.speech import game_say

from .evidence import ROOT

PLACE = "<!-- figures -->"
MEASURED = ROOT / "docs" / "figures.json"


def filled(text: str) -> str:
    """The page with its tables."""
    return text.replace(PLACE, "\n".join(_tables())) if PLACE in text else text


def _tables() -> Iterator[str]:
    measured: dict[str, Any] = json.loads(MEASURED.read_text(encoding="utf-8"))
    peers = {name: rate for name, rate in measured["peers"].items() if rate}
    yield "Moves a second of the peers in this run, at random with the complete list at every move:"
    yield ""
    yield from (f"- {name}: {rate:,}" for name, rate in peers.items())
    yield ""
    for level, title in (("random", "At random, with the complete list of choices"), ("greedy", "Greedy bots")):
        yield f"### {title}"
        yield ""
        yield f"| scenario | decisions a second | {' | '.join(f'to {name}' for name in peers)} |"
        yield f"| --- |{' ---: |' * (1 + len(peers))}"
        for place, found in measured["games"].items():
            told = found if level == "random" else found["greedy"]
            ratios = (f"{told['ratios'][name]:.3g}" for name in peers)
            yield f"| {_named(place)} | {told['decisions_per_second']:,} | {' | '.join(ratios)} |"
        yield ""
    if all("clone_nanoseconds" in found for found in measured["games"].values()):
        yield from _engine(measured["games"])


def _engine(games: dict[str, Any]) -> Iterator[str]:
    yield "### The engine"
    yield ""
    yield "| scenario | copy of a position, ns | steps of 4,096 positions a second | memory, MB |"
    yield "| --- | ---: | ---: | ---: |"
    for place, found in games.items():
        numbers = (found["clone_nanoseconds"], found["step_many_per_second"], found["peak_memory_megabytes"])
        yield f"| {_named(place)} | {' | '.join(f'{number:,}' for number in numbers)} |"
    yield ""


def _named(place: str) -> str:
    slug, scenario = place.split("/")
    return f"{game_say(slug, 'game-title', slug)}: {game_say(slug, f'scenario-{scenario}', scenario)}"
