"""The secret of a match, the source of its dice."""

from __future__ import annotations

import hashlib
import hmac
import secrets


class Seed:
    """A match's secret: committed to at the start, revealed at the end."""

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        if seed is None:
            self.secret = secrets.token_bytes(32)
        elif isinstance(seed, bytes):
            self.secret = seed
        else:
            self.secret = hashlib.sha256(f"seed {seed}".encode()).digest()

    def commitment(self, *about: str) -> str:
        """A hash that binds the seed to a game without revealing it."""
        return hashlib.sha256(b"\0".join([b"bellona", *(part.encode() for part in about), self.secret])).hexdigest()

    def key(self, step: int) -> int:
        """The key of one step's dice: the rolls of one step reveal nothing about those of another."""
        digest = hashlib.sha256(b"roll\0" + self.secret + step.to_bytes(8, "big")).digest()
        return int.from_bytes(digest[:8], "big")

    def chance_of_bot(self, seat: str, place: int) -> int:
        """The bot's dice at one step of a match: nobody can predict them without the seed.

        It is a keyed hash: a bot's choices reveal nothing about the seed or the dice.
        """
        digest = hmac.new(self.secret, f"bot\0{seat}\0{place}".encode(), hashlib.sha256).digest()
        return int.from_bytes(digest[:8], "big")
