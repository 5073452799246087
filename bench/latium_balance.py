"""Games of Latium in which bots play every seat: who wins, how games end, and the path of the winner.

    python -m bench.latium_balance SCENARIO [--games 1000] [--first 0] [--bot greedy] [--picture FILE.svg]

The path of a winner is the source of most of his points besides his own seat: towns taken (conquest), civitates in
accord and Reges subject to him (alliance), or towns that came by marriage (dynasty).
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from bellona.games.latium.bot.runner import Runner, runner_of
from bellona.games.latium.position.vocabulary import NONE, SEAT_COUNT, TOWNS, Bond, Hold, Reign
from bellona.games.latium.rules.c14_victory import Points

PATHS = ("conquest", "alliance", "dynasty")
COLOURS = {"conquest": "#b24a2a", "alliance": "#2b618c", "dynasty": "#c9a227"}
BAR, GAP, LABEL, UNIT, HEAD, FOOT = 24, 10, 96, 16, 34, 34
MARK = 30
"""The maximum share of one people, in percent."""


class Outcome(NamedTuple):
    """The result of a game."""

    winner: str
    reason: str
    turns: int
    path: str
    towns: tuple[int, int, int, int]
    """Of the winner: taken, by marriage, in foedus, in pactum."""


def played(table: Runner, bot: str, seed: int) -> Outcome:
    """Play a game."""
    told = table.play([bot] * len(table.playing), seed)
    realm: Any = table.positions[0]
    if realm.winner == NONE:
        return Outcome("nobody", told["reason"], told["turns"], "none", (0, 0, 0, 0))
    towns = winnings(realm, int(realm.winner))
    return Outcome(told["winner"], told["reason"], told["turns"], path_of(table, realm, towns), towns)


def winnings(realm: Any, seat: int) -> tuple[int, int, int, int]:
    """The towns of a Rex besides his seat, by how he holds them."""
    found: Counter[str] = Counter()
    for town in range(TOWNS):
        held, bond = realm.towns[town], realm.reges[seat].ties[town].bond
        if held.holder == seat and realm.reges[seat].court != town:
            found["dynasty" if held.hold == Hold.DYNASTY else "conquest"] += 1
        elif held.holder == NONE and bond in (Bond.FOEDUS, Bond.PACTUM):
            found["foedus" if bond == Bond.FOEDUS else "pactum"] += 1
    return found["conquest"], found["dynasty"], found["foedus"], found["pactum"]


def path_of(table: Runner, realm: Any, towns: tuple[int, int, int, int]) -> str:
    """The source of most of the winner's points."""
    score = table.setting.world.score
    subjects = sum(
        realm.reges[seat].lord == realm.winner and realm.reges[seat].reign == Reign.REIGNS for seat in range(SEAT_COUNT)
    )
    worth = {
        "conquest": towns[0] * int(score[Points.COLONIA]),
        "alliance": towns[2] * int(score[Points.FOEDUS_CIVITAS])
        + towns[3] * int(score[Points.PACTUM_CIVITAS])
        + subjects * int(score[Points.SUBJECT_REX]),
        "dynasty": towns[1] * int(score[Points.DYNASTIC_TOWN]),
    }
    return max(PATHS, key=lambda path: worth[path])


# Reporting


def share(count: int, games: int) -> str:
    """A share in percent with the error of its estimate."""
    part = count / games
    return f"{100 * part:.1f} ± {100 * sqrt(part * (1 - part) / games):.1f}"


def report(outcomes: list[Outcome]) -> str:
    """Winners, endings, turns and paths."""
    games = len(outcomes)
    turns = sorted(outcome.turns for outcome in outcomes)
    lines = [
        ", ".join(f"{who} {share(won, games)}" for who, won in Counter(o.winner for o in outcomes).most_common()),
        ", ".join(f"{why} {share(count, games)}" for why, count in Counter(o.reason for o in outcomes).most_common()),
        f"turns {sum(turns) / games:.1f}, half of the games {turns[games // 2]} or more",
        ", ".join(f"{path} {share(count, games)}" for path, count in Counter(o.path for o in outcomes).most_common()),
    ]
    means = [sum(outcome.towns[place] for outcome in outcomes) / games for place in range(4)]
    lines.append("the winner's towns: taken {:.1f}, by marriage {:.1f}, foedus {:.1f}, pactum {:.1f}".format(*means))
    return "\n".join(lines)


def picture(outcomes: list[Outcome], title: str) -> str:
    """Wins of every people as bars, cut by path."""
    games, won = len(outcomes), Counter((outcome.winner, outcome.path) for outcome in outcomes)
    order = [who for who, _ in Counter(outcome.winner for outcome in outcomes).most_common()]
    width, height = LABEL + UNIT * (MARK + 8), HEAD + len(order) * (BAR + GAP) + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="Georgia, serif"'
        ' font-size="13" fill="#3a332a">',
        f'<rect width="{width}" height="{height}" fill="#fbf9f3"/>',
        f'<text x="{LABEL}" y="20">{title}</text>',
    ]
    for row, who in enumerate(order):
        x, y = float(LABEL), HEAD + row * (BAR + GAP)
        parts.append(f'<text x="{LABEL - 8}" y="{y + 17}" text-anchor="end">{who.capitalize()}</text>')
        for path in PATHS:
            long = UNIT * 100 * won[who, path] / games
            parts.append(f'<rect x="{x:.1f}" y="{y}" width="{long:.1f}" height="{BAR}" fill="{COLOURS[path]}"/>')
            x += long
        percent = 100 * sum(won[who, path] for path in PATHS) / games
        parts.append(f'<text x="{x + 6:.1f}" y="{y + 17}">{percent:.1f}</text>')
    mark, foot = LABEL + UNIT * MARK, height - 12
    parts.append(
        f'<line x1="{mark}" y1="{HEAD - 4}" x2="{mark}" y2="{height - FOOT}" stroke="#3a332a" stroke-dasharray="4 3"/>'
    )
    for place, path in enumerate(PATHS):
        left = LABEL + 110 * place
        parts.append(f'<rect x="{left}" y="{foot - 11}" width="12" height="12" fill="{COLOURS[path]}"/>')
        parts.append(f'<text x="{left + 18}" y="{foot}">{path}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.latium_balance", description=__doc__)
    parser.add_argument("scenario", help="six_kings, two_kings, ...")
    parser.add_argument("--games", type=int, default=1000, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first; each game takes the next")
    parser.add_argument("--bot", default="greedy", help="random, greedy, or a rank")
    parser.add_argument("--picture", type=Path, help="where a picture of the wins goes")
    asked = parser.parse_args()
    table = runner_of(asked.scenario)
    outcomes = [played(table, asked.bot, seed) for seed in range(asked.first, asked.first + asked.games)]
    print(f"{asked.scenario}, {asked.games} games\n{report(outcomes)}")
    if asked.picture:
        title = f"Wins in percent of {asked.games} games, by people and path ({asked.scenario})"
        asked.picture.write_text(picture(outcomes, title), encoding="utf-8")


if __name__ == "__main__":
    main()
