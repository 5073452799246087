"""How well bots guard their camps in De Bellis Societatis Antiquorum: one element walks straight to the enemy's.

    python -m bench.opponents.camp_raid FIELD [--level LEVEL] [--pairs N] [--seed SEED]

Bots of one level lead both sides. One side sends with the first point of each bound the element that can be at the
enemy's camp first straight there, which a player would do at once. Each seed is played with the raid by either side.
"""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterator
from math import atan2, cos, hypot, radians, sin
from typing import Any

from bellona.bots import Bot
from bellona.gamekit.values import NotUnderstood
from bellona.lab.ladder_statistics import interval
from bellona.match import Match, game

GAME = "dbsa"
SEATS = ("amber", "teal")
MOVES = {"LH": 496, "Cv": 396, "Ax": 296, "Sh": 296, "Kn": 296}
"""Who may go, and how far."""
IN_BAD_GOING = 196
TURNS = (0, 15, -15, 30, -30, 50, -50, 75, -75)
"""Degrees off the straight way that are tried in turn."""
NEAR = 150
"""So far off the middle of a camp a march towards it ends; attacks on it are listed."""
LIMIT = 40
"""After so many bounds a battle is a draw."""


class Raider:
    """The element that a side sends."""

    def __init__(self, seat: str) -> None:
        self.seat, self.name = seat, ""

    def order(self, match: Match) -> str | None:
        """Its next march, if it can go on; another element takes the place of one that is lost."""
        seen = match.situation(self.seat)
        camp = seen.camps[next(seat for seat in SEATS if seat != self.seat)]
        free = {
            element.name: element
            for element in seen.elements.values()
            if element.seat == self.seat and element.status == "on_board" and element.kind in MOVES
            if not element.is_general
        }
        if self.name not in free:
            far = {name: hypot(camp.x - e.x, camp.y - e.y) / MOVES[e.kind] for name, e in free.items()}
            self.name = min(far, key=lambda name: far[name], default="")
        if not self.name:
            return None
        orders = (*_attacks(match, self.name, camp), *_marches(free[self.name], camp))
        return next((order for order in orders if _is_allowed(match, order)), None)


def _attacks(match: Match, name: str, camp: Any) -> Iterator[str]:
    """Listed moves of an element that end at a camp."""
    for action in match.legal():
        words = action.text.split()
        if words[:3] == ["move", name, "to"]:
            x, y = map(float, words[3].split(",")[:2])
            if abs(x - camp.x) <= NEAR and abs(y - camp.y) <= NEAR:
                yield action.text


def _marches(here: Any, camp: Any) -> Iterator[str]:
    """Moves towards a camp, the longest and straightest first."""
    far, way = hypot(camp.x - here.x, camp.y - here.y), atan2(camp.y - here.y, camp.x - here.x)
    for move in (MOVES[here.kind], IN_BAD_GOING):
        step = max(min(move, far - NEAR), 20)
        for turn in TURNS:
            to = here.x + step * cos(way + radians(turn)), here.y + step * sin(way + radians(turn))
            yield f"move {here.name} to {to[0]:.0f},{to[1]:.0f}"


def _is_allowed(match: Match, order: str) -> bool:
    try:
        return match.check(order) is None
    except NotUnderstood:
        return False


def play(field: str, level: str, raiding: str, seed: int) -> Match:
    """A battle in which one side raids."""
    match, raider, bound = game(GAME).start(field, seed=seed), Raider(raiding), 0
    bots = {seat: Bot(match, level, seat, seed) for seat in SEATS}
    while match.result is None and match.prompt.turn <= LIMIT:
        order = None
        if match.seat == raiding and match.prompt.ask == "move" and match.prompt.turn != bound:
            bound, order = match.prompt.turn, raider.order(match)
        match.play(order or bots[str(match.seat)].choose())
    return match


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("field")
    parser.add_argument("--level", default="centurio")
    parser.add_argument("--pairs", type=int, default=20, help="seeds, each with a raid by either side (20)")
    parser.add_argument("--seed", type=int, default=500, help="the first seed (500)")
    asked = parser.parse_args()
    scores, camps = list[float](), 0
    for seed in range(asked.seed, asked.seed + asked.pairs):
        pair = 0.0
        for seat in SEATS:
            result = play(asked.field, asked.level, seat, seed).result
            won = result is not None and result.winner == seat
            pair += 1.0 if won else 0.5 if result is None or result.winner is None else 0.0
            camps += won and result is not None and result.reason == "camp"
        scores.append(pair / 2)
        found = interval(scores)
        print(
            f"{2 * len(scores)} battles: raiders {found.mean:.3f} ({found.low:.3f} to {found.high:.3f}), "
            f"{camps} won by the camp",
            flush=True,
        )


if __name__ == "__main__":
    main()
