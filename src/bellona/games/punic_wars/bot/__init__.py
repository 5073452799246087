"""How a bot judges a war. Everything here looks at a position as its seat knows it."""

from .bench import Bench
from .choosing import choose, pick, rank

__all__ = ["Bench", "choose", "pick", "rank"]
