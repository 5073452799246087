"""How a bot plays."""

from bellona.gamekit.bot_kernels import GREEDY, RANDOM

from .choosing import choose, rank
from .mind import Mind

__all__ = ["GREEDY", "RANDOM", "Mind", "choose", "rank"]
