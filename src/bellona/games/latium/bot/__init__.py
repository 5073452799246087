"""How a bot plays."""

from bellona.kernel.bot_kernels import GREEDY, RANDOM

from .choosing import choose, rank

__all__ = ["GREEDY", "RANDOM", "choose", "rank"]
