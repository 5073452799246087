"""A level of our bots against OpenSpiel's MCTS bot, with the same processor time for a game.

    python -m bench.opponents.open_spiel_mcts GAME/SCENARIO [--level LEVEL] [--pairs N]

The adapter is thin: OpenSpiel's tree search sees the actions of our complete legal lists as numbers, and positions of
our rules. It gets a compiled evaluator (games played at random to their end, valued by their outcome), without which it
would spend its time in Python. It searches a position in which what its seat cannot see is dealt at random, and dice
are rolled anew in every simulation. Its simulations per choice are set after a few games so that it takes at least as
much time for a game as our bot does; both times are printed.
"""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter

from bellona.lab.ladder_statistics import interval

PILOTS = 2
"""Games after which the simulations of a choice are set."""


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("place", metavar="GAME/SCENARIO")
    parser.add_argument("--level", default="legatus")
    parser.add_argument("--pairs", type=int, default=50, help="pairs of games with sides swapped (50)")
    asked = parser.parse_args()
    from .tree_search import Duel  # needs OpenSpiel

    game, _, scenario = asked.place.partition("/")
    duel = Duel(game, scenario, asked.level)
    for seed in range(PILOTS):
        duel.play(seed % 2, 90_000 + seed)
    spent = duel.seconds
    duel.simulations = max(2, round(duel.simulations * 1.1 * spent["ours"] / max(spent["mcts"], 1e-9)))
    duel.seconds = {"ours": 0.0, "mcts": 0.0}
    scores = []
    for pair in range(asked.pairs):
        scores.append(sum(duel.play(seat, 1_000 + pair) for seat in (0, 1)) / 2)
        found = interval(scores)
        print(
            f"{2 * len(scores)} games: {asked.level} {found.mean:.3f} ({found.low:.3f} to {found.high:.3f}); seconds: "
            f"{asked.level} {duel.seconds['ours'] / 2 / len(scores):.2f}, "
            f"MCTS with {duel.simulations} simulations {duel.seconds['mcts'] / 2 / len(scores):.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
