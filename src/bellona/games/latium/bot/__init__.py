"""How a bot plays."""

from bellona.kernel.bot_runner import GREEDY, RANDOM

from .choosing import choose, rank

__all__ = ["GREEDY", "RANDOM", "choose", "rank"]
