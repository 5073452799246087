"""Every army of De Bellis Societatis Antiquorum against every other, the greedy bot on both sides.

    python -m bench.army_matrix [--games 20] [--jobs 1] [--out build/army-matrix] [--picture FILE.svg]

Two armies meet on generated ground, on each field twice with the sides exchanged; one field in four is the open plain.
Every battle is kept in `battles.csv` as soon as it is over, so an interrupted run continues where it stopped, and a run
with more games adds to the existing ones. `matrix.csv`, `table.md` and the heat map are written at the end.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from bellona.games.dbsa.data.scenarios import army_slugs, load_tables

LEVELS = ("greedy", "greedy")
PLAIN_EVERY = 4
"""One field in this many is the open plain."""
CELL, GAP, LABEL, HEAD = 26, 1, 172, 132
COLD, EVEN, WARM = (43, 97, 140), (246, 243, 234), (178, 74, 42)


class Battle(NamedTuple):
    """One battle of the matrix: two armies, and the number of their meeting."""

    one: str
    two: str
    number: int


class Result(NamedTuple):
    """The result: the winning army or nothing, why, after how many bounds, and the losses of both."""

    battle: Battle
    winner: str
    reason: str
    bounds: int
    lost_one: int
    lost_two: int


class Record(NamedTuple):
    """The results of an army against another."""

    games: int = 0
    won: int = 0
    drawn: int = 0
    bounds: int = 0

    def plus(self, result: Result, army: str) -> Record:
        """With one more battle."""
        won, drawn = result.winner == army, result.winner == ""
        return Record(self.games + 1, self.won + won, self.drawn + drawn, self.bounds + result.bounds)

    @property
    def share(self) -> float:
        """Battles won, draws counted half."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.5


def fought(battle: Battle) -> Result:
    """Fight a battle."""
    from bellona.games.dbsa.bot.runner import runner_of

    field, swapped = divmod(battle.number, 2)
    amber, teal = (battle.two, battle.one) if swapped else (battle.one, battle.two)
    ground = "open_plain" if field % PLAIN_EVERY == 0 else f"random-{field}"
    told = runner_of(f"{ground}:{amber}:{teal}").play(LEVELS, 1 + battle.number)
    armies = {"amber": amber, "teal": teal, None: ""}
    lost = told["scores"]["lost"]
    mine, other = ("teal", "amber") if swapped else ("amber", "teal")
    return Result(battle, armies[told["winner"]], told["reason"], told["turns"], lost[mine], lost[other])


# Keeping


def kept(path: Path) -> list[Result]:
    """The battles of earlier runs."""
    if not path.exists():
        return []
    found = []
    with open(path, encoding="utf-8", newline="") as file:
        for row in csv.reader(file):
            if len(row) == 8 and row[2].isdigit():
                battle = Battle(row[0], row[1], int(row[2]))
                found.append(Result(battle, row[3], row[4], int(row[5]), int(row[6]), int(row[7])))
    return found


def fight_all(wanted: Sequence[Battle], jobs: int) -> Iterator[Result]:
    """The results as they come."""
    if jobs == 1:
        yield from map(fought, wanted)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(fought, wanted, chunksize=4)


def run(games: int, jobs: int, path: Path) -> list[Result]:
    """Fight the missing battles, and store them."""
    results = kept(path)
    done = {result.battle for result in results}
    pairs = list(combinations(army_slugs(), 2))
    wanted = [Battle(*pair, number) for number in range(games) for pair in pairs]
    left = [battle for battle in wanted if battle not in done]
    started = time.monotonic()
    if left and jobs > 1:
        fought(left[0])  # compiles, or loads, once before there are many processes
    with open(path, "a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        for count, result in enumerate(fight_all(left, jobs), 1):
            writer.writerow([*result.battle, *result[1:]])
            file.flush()
            results.append(result)
            show(len(wanted) - len(left) + count, len(wanted), count, time.monotonic() - started)
    return [result for result in results if result.battle in set(wanted)]


def show(done: int, wanted: int, count: int, seconds: float) -> None:
    """Report the progress of the run."""
    rest = (wanted - done) * seconds / count
    sys.stderr.write(f"\r{done}/{wanted}  {count / seconds:.1f} battles/s  {rest / 60:.0f} min left ")
    sys.stderr.flush()


# Reporting


Matrix = dict[tuple[str, str], Record]


def matrix_of(results: Sequence[Result]) -> Matrix:
    """The results of every army against every other."""
    matrix: Matrix = defaultdict(Record)
    for result in results:
        one, two = result.battle.one, result.battle.two
        matrix[one, two] = matrix[one, two].plus(result, one)
        matrix[two, one] = matrix[two, one].plus(result, two)
    return matrix


def strength(matrix: Matrix, army: str) -> float:
    """The mean share of an army over all others."""
    shares = [record.share for (own, _), record in matrix.items() if own == army]
    return sum(shares) / len(shares) if shares else 0.5


def ranked(matrix: Matrix) -> list[str]:
    """The armies, the strongest first."""
    return sorted(army_slugs(), key=lambda army: -strength(matrix, army))


def write_csv(matrix: Matrix, path: Path) -> None:
    """One line for every army against every other."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["army", "against", "games", "won", "drawn", "lost", "mean bounds"])
        for (own, other), record in sorted(matrix.items()):
            lost, bounds = record.games - record.won - record.drawn, record.bounds / record.games
            writer.writerow([own, other, record.games, record.won, record.drawn, lost, f"{bounds:.1f}"])


def table(matrix: Matrix) -> str:
    """The armies by strength, with those they do best and worst against, for the documentation."""
    names = {slug: army.name for slug, army in load_tables().armies.items()}
    lines = ["| army | share | best against | worst against |", "|---|---|---|---|"]
    for army in ranked(matrix):
        met = sorted((record.share, other) for (own, other), record in matrix.items() if own == army)
        best = ", ".join(f"{names[other]} {share:.0%}" for share, other in reversed(met[-2:]))
        worst = ", ".join(f"{names[other]} {share:.0%}" for share, other in met[:2])
        lines.append(f"| {names[army]} | {strength(matrix, army):.0%} | {best} | {worst} |")
    return "\n".join(lines) + "\n"


def colour(share: float) -> str:
    """From cold (always beaten) over pale to warm (always victorious)."""
    end, far = (WARM, 2 * share - 1) if share >= 0.5 else (COLD, 1 - 2 * share)
    mixed = [round(pale + (strong - pale) * far) for pale, strong in zip(EVEN, end, strict=True)]
    return "#" + "".join(f"{part:02x}" for part in mixed)


def picture(matrix: Matrix) -> str:
    """The heat map as SVG: the army of the row against that of the column, in percent of battles won."""
    order = ranked(matrix)
    names = {slug: army.name for slug, army in load_tables().armies.items()}
    span = len(order) * CELL
    width, height = LABEL + span + 64, HEAD + span + 12
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="Georgia, serif"'
        ' font-size="11" fill="#3a332a">',
        f'<rect width="{width}" height="{height}" fill="#fbf9f3"/>',
        f'<text x="{LABEL + span + 10}" y="{HEAD - 6}" font-weight="bold">all</text>',
    ]
    for place, army in enumerate(order):
        x, y = LABEL + place * CELL + CELL / 2 + 4, HEAD + place * CELL + CELL / 2 + 4
        parts.append(f'<text x="{LABEL - 6}" y="{y}" text-anchor="end">{names[army]}</text>')
        parts.append(f'<text transform="translate({x} {HEAD - 6}) rotate(-60)">{names[army]}</text>')
        parts.append(f'<text x="{LABEL + span + 10}" y="{y}">{100 * strength(matrix, army):.0f}</text>')
        parts += [cell(matrix, army, other, row=place, column=column) for column, other in enumerate(order)]
    return "\n".join([*parts, "</svg>"]) + "\n"


def cell(matrix: Matrix, army: str, other: str, row: int, column: int) -> str:
    """One square of the heat map."""
    x, y = LABEL + column * CELL, HEAD + row * CELL
    size = CELL - GAP
    if army == other or (army, other) not in matrix:
        return f'<rect x="{x}" y="{y}" width="{size}" height="{size}" fill="#e7e1d3"/>'
    share = matrix[army, other].share
    ink = "#fff" if abs(share - 0.5) > 0.3 else "#3a332a"
    return (
        f'<rect x="{x}" y="{y}" width="{size}" height="{size}" fill="{colour(share)}"/>'
        f'<text x="{x + size / 2}" y="{y + size / 2 + 3.5}" font-size="10" text-anchor="middle" fill="{ink}">'
        f"{100 * share:.0f}</text>"
    )


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.army_matrix", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="battles of every two armies")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--out", type=Path, default=Path("build/army-matrix"), help="folder for what comes of it")
    parser.add_argument("--picture", type=Path, help="where the heat map goes, if not into that folder")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    results = run(asked.games, asked.jobs, asked.out / "battles.csv")
    matrix = matrix_of(results)
    write_csv(matrix, asked.out / "matrix.csv")
    (asked.out / "table.md").write_text(table(matrix), encoding="utf-8")
    (asked.picture or asked.out / "matrix.svg").write_text(picture(matrix), encoding="utf-8")
    reasons: dict[str, int] = defaultdict(int)
    for result in results:
        reasons[result.reason] += 1
    told = ", ".join(f"{reason} {count}" for reason, count in sorted(reasons.items()))
    print(f"\n{len(results)} battles: {told}; {sum(r.bounds for r in results) / len(results):.1f} bounds\n")
    print(table(matrix))


if __name__ == "__main__":
    main()
