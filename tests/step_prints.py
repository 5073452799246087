"""Print fingerprints of a replay: every position, and as many lists of choices as a budget of seconds allows.

The lists are taken from all over the match, so that fewer of them still show every part of it.
"""

from __future__ import annotations

import hashlib
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterator
from pathlib import Path
from time import process_time

import bellona
from bellona.replays import read_document

LIST_EVERY = 10


def spread(numbers: range) -> list[int]:
    """Numbers in such an order that the first few of them lie far apart: that of their bits read backwards."""
    return sorted(numbers, key=lambda number: f"{number // numbers.step:032b}"[::-1])


def prints(path: Path, seconds: float) -> Iterator[str]:
    """Play the file through with its recorded rolls; a line for every position and every list."""
    doc = read_document(path)
    match = bellona.game(doc["game"]).start(doc["scenario"], seed=bytes.fromhex(doc["seed"]))
    for number, step in enumerate(doc["steps"]):
        match.apply_trusted(match.parse(step["action"]), step.get("rolls", []))
        yield f"position {number} {match.fingerprint()}"
    deadline = process_time() + seconds
    for number in spread(range(0, len(match.steps), LIST_EVERY)):
        codes = sorted(match.setting.codes(match.steps[number].before))
        yield f"list {number} {hashlib.sha256(str(codes).encode()).hexdigest()[:16]}"
        if process_time() > deadline:
            break


def main() -> None:
    """Print those of the file that the command names."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("replay", metavar="FILE", type=Path)
    parser.add_argument("seconds", metavar="SECONDS", type=float, help="for the lists of choices")
    wanted = parser.parse_args()
    print(*prints(wanted.replay, wanted.seconds), sep="\n")


if __name__ == "__main__":
    main()
