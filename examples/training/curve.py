"""Draws the learning curve of a run: `python examples/training/curve.py runs/beneventum curve.svg`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bellona.drawing import el, group, line
from bellona.plots import Frame, sheet

LEFT, TOP, WIDTH, HEIGHT = 64.0, 40.0, 600.0, 260.0
GOAL = 0.95
BOTS = {"random": "#8f1f17", "greedy": "#4d6b2f"}
"""The bots that a network was measured against, with the colours of their curves."""


def drawn(rounds: list[dict[str, Any]]) -> str:
    """The share of games won against two bots, over minutes of processor time spent on learning and measuring."""
    last = rounds[-1]["seconds"] / 60
    frame = Frame(LEFT, TOP, WIDTH, HEIGHT, (0, last), (0, 1))
    minutes = {mark: str(mark) for mark in range(int(last) + 1)}
    goal = [frame.at((minute, GOAL)) for minute in frame.across]
    title = f"Share of games won ({rounds[-1]['games']:,} games in all)"
    parts = [
        el("text", title, x=LEFT, y=TOP - 16),
        frame.scales(minutes, {number / 4: f"{number / 4:.0%}" for number in range(5)}),
        frame.titled("minutes of processor time"),
        el("path", d=line(goal), stroke="#2b618c", stroke_dasharray="6 4"),
        *(part for bot, colour in BOTS.items() for part in course(frame, rounds, bot, colour)),
    ]
    return sheet(frame.right + 24, frame.bottom + 56, parts)


def course(frame: Frame, rounds: list[dict[str, Any]], bot: str, colour: str) -> Iterator[str]:
    """The share of games won against one bot."""
    path = [frame.at((told["seconds"] / 60, told[bot])) for told in rounds]
    yield el("path", d=line(path), fill="none", stroke=colour, stroke_width=2.5)
    yield group((el("circle", cx=x, cy=y, r=3.5) for x, y in path), fill=colour)
    x, y = path[-1]
    is_low = y > (frame.top + frame.bottom) / 2
    yield el("text", f"against {bot}", x=x, y=y - 12 if is_low else y + 20, fill=colour, text_anchor="end")


def main() -> None:
    """Draw it."""
    if len(sys.argv) != 3:
        raise SystemExit("give the folder of a run and a file: curve.py runs/beneventum curve.svg")
    run, picture = map(Path, sys.argv[1:])
    picture.write_text(drawn([json.loads(text) for text in (run / "rounds.jsonl").read_text().splitlines()]))


if __name__ == "__main__":
    main()
