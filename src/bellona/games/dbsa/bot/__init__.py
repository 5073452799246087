"""How a bot plays a battle."""

from bellona.gamekit.bot_kernels import GREEDY, RANDOM

from .choosing import choose, pick, rank
from .workspace import Workspace

__all__ = ["GREEDY", "RANDOM", "Workspace", "choose", "pick", "rank"]
