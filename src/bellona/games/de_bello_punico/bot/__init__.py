"""How a bot judges a battle. Everything here looks at a position as its seat knows it."""

from .choosing import choose, play_out
from .worth import GREEDY, RANDOM, Workspace

__all__ = ["GREEDY", "RANDOM", "Workspace", "choose", "play_out"]
