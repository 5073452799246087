"""How a bot plays a battle."""

from .choosing import choose, play_out
from .workspace import GREEDY, RANDOM, Workspace

__all__ = ["GREEDY", "RANDOM", "Workspace", "choose", "play_out"]
