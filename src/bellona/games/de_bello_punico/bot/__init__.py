"""How a bot judges a battle. Everything here looks at a position as its seat knows it."""

from .choosing import choose, pick, rank
from .worth import Bench

__all__ = ["Bench", "choose", "pick", "rank"]
