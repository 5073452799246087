"""How a bot judges a battle. Everything here looks at a position as its seat knows it."""

from bellona.gamekit.bot_kernels import GREEDY, RANDOM

from .choosing import choose, pick, rank
from .worth import Workspace

__all__ = ["GREEDY", "RANDOM", "Workspace", "choose", "pick", "rank"]
