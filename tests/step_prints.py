"""Print a fingerprint of the position and the legal list at every step of a replay file."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import bellona
from bellona.replays import read_document

LIST_EVERY = 10


def main(path: str) -> None:
    """Play the file through with its recorded rolls."""
    doc = read_document(Path(path))
    match = bellona.game(doc["game"]).start(doc["scenario"], seed=bytes.fromhex(doc["seed"]))
    for number, step in enumerate(doc["steps"]):
        match.apply_trusted(match.parse(step["action"]), step.get("rolls", []))
        line = match.fingerprint()
        if number % LIST_EVERY == 0:
            codes = sorted(match.setting.codes(match.position))
            line += " " + hashlib.sha256(str(codes).encode()).hexdigest()[:16]
        print(line)


if __name__ == "__main__":
    main(sys.argv[1])
