"""How a bot plays."""

from bellona.gamekit.bot_kernels import GREEDY, RANDOM

from .choosing import choose, rank

__all__ = ["GREEDY", "RANDOM", "choose", "rank"]
