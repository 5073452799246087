"""How a bot plays a battle."""

from bellona.kernel.bot_kernels import GREEDY, RANDOM

from .bench import Bench
from .choosing import choose, pick, rank

__all__ = ["GREEDY", "RANDOM", "Bench", "choose", "pick", "rank"]
