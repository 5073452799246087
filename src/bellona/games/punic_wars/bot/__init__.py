"""How a bot judges a war. Everything here looks at a position as its seat knows it."""

from bellona.gamekit.bot_kernels import GREEDY, RANDOM

from .choosing import choose, pick, rank
from .workspace import Workspace

__all__ = ["GREEDY", "RANDOM", "Workspace", "choose", "pick", "rank"]
