"""How a bot judges a war. Everything here looks at a position as its seat knows it."""

from bellona.kernel.bot_kernels import GREEDY, RANDOM

from .bench import Bench
from .choosing import choose, pick, rank

__all__ = ["GREEDY", "RANDOM", "Bench", "choose", "pick", "rank"]
