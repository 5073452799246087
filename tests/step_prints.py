"""Print fingerprints of a replay: every position, and as many lists of choices as a budget of seconds allows.

The lists are taken from all over the match, so that fewer of them still show every part of it.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from time import process_time

import bellona
from bellona.replays import read_document

LIST_EVERY = 10


def spread(numbers: range) -> list[int]:
    """Numbers in such an order that the first few of them lie far apart: that of their bits read backwards."""
    return sorted(numbers, key=lambda number: f"{number // numbers.step:032b}"[::-1])


def main(path: str, seconds: float) -> None:
    """Play the file through with its recorded rolls."""
    doc = read_document(Path(path))
    match = bellona.game(doc["game"]).start(doc["scenario"], seed=bytes.fromhex(doc["seed"]))
    for number, step in enumerate(doc["steps"]):
        match.apply_trusted(match.parse(step["action"]), step.get("rolls", []))
        print("position", number, match.fingerprint())
    deadline = process_time() + seconds
    for number in spread(range(0, len(match.steps), LIST_EVERY)):
        codes = sorted(match.setting.codes(match.steps[number].before))
        print("list", number, hashlib.sha256(str(codes).encode()).hexdigest()[:16])
        if process_time() > deadline:
            break


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
