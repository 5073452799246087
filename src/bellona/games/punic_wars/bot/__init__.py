"""How a bot judges a war. Everything here looks at a position as its seat knows it."""

from .choosing import choose, play_out
from .workspace import GREEDY, RANDOM, Workspace

__all__ = ["GREEDY", "RANDOM", "Workspace", "choose", "play_out"]
