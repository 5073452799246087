"""How a bot judges a battle. Everything here looks at a position as its seat knows it."""

from bellona.kernel.bot_kernels import GREEDY, RANDOM

from .choosing import choose, pick, rank
from .worth import Bench

__all__ = ["GREEDY", "RANDOM", "Bench", "choose", "pick", "rank"]
