"""A trained network as a bot: it answers questions in lines of JSON, as docs/bots.md says. It needs no PyTorch.

bellona bot-check "python3 examples/training/player.py runs/beneventum" --at de_bello_punico/beneventum
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np
from network import KEPT, judge, load
from sight import Battlefield, fields, look

import bellona

PLACE = ("de_bello_punico", "beneventum")
WHERE = "/".join(PLACE)
ROLLS = 4
"""An action that rolls dice is carried out so often, and is worth what it is worth on average."""


class Player:
    """The network in a seat of a battle."""

    def __init__(self, run: Path) -> None:
        self.weights = load(run / KEPT)
        self.rules = bellona.game(PLACE[0])
        self.copies = bellona.batch(WHERE, 1, seed=1, workers=1)
        self.field = Battlefield(self.copies.runner.setting)

    def choose(self, question: dict[str, Any]) -> str:
        """The choice after which the battle is worth most."""
        choices: list[str] = question["choices"]
        if len(choices) == 1:
            return choices[0]
        match = self.rules.load(question["position"])
        worth = self.expected(match.position, [match.parse(choice).code for choice in choices])
        return choices[int(worth.argmax())]

    def expected(self, position: Any, codes: list[tuple[int, ...]]) -> Any:
        """What the battle is worth to the seat in turn after actions, on average over the dice that these roll."""
        worth, rolled = self.after(position, codes)
        again = np.flatnonzero(rolled)
        if len(again):
            repeated = [codes[place] for place in again] * (ROLLS - 1)
            others = self.after(position, repeated)[0].reshape(ROLLS - 1, -1)
            worth[again] = (worth[again] + others.sum(0)) / ROLLS
        return worth

    def after(self, position: Any, codes: list[tuple[int, ...]]) -> tuple[Any, Any]:
        """What the battle is worth after each of several actions, carried out on copies, and which rolled dice."""
        if len(codes) > len(self.copies):
            self.copies = bellona.batch(WHERE, 2 * len(codes), seed=1, workers=1)
        copies, count = self.copies, len(codes)
        copies.positions[:count] = position
        for place, name in enumerate(("verb", "unit", "at", "extra")):
            copies.actions[name][:count] = [code[place] for code in codes]
        copies.moves[:] = np.arange(len(copies)) < count
        copies.advance()
        side = np.full(count, position["seat"], np.int64)
        seen = fields(copies.positions[:count], self.field.units, self.field.whole)
        shares = copies.outcomes[:count]
        own, enemy = (shares[np.arange(count), each] for each in (side, 1 - side))
        worth = np.where(copies.over[:count], own - enemy, judge(np, self.weights, look(self.field, seen, side)))
        return worth, copies.dice["count"][:count] > 0


def main() -> None:
    """Answer until the game is over."""
    if len(sys.argv) != 2:
        raise SystemExit("give the folder of a run: python3 examples/training/player.py runs/beneventum")
    player = None
    for line in sys.stdin:
        told = json.loads(line)
        if told["t"] == "hello":
            if (told["game"], told["scenario"]) != PLACE:
                raise SystemExit("this network has learnt only de_bello_punico/beneventum")
            player = Player(Path(sys.argv[1]))
            answer: dict[str, Any] = {"t": "ready", "name": "Network"}
        elif told["t"] == "choose" and player is not None:
            answer = {"t": "play", "id": told["id"], "action": player.choose(told)}
        elif told["t"] == "quit":
            os._exit(0)  # at once: taking compiled rules down in order takes a busy machine seconds
        else:
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
