"""How a bot judges a war. Everything here looks at a position as its seat knows it."""

from .bench import GREEDY, RANDOM, Bench
from .choosing import choose, play_out

__all__ = ["GREEDY", "RANDOM", "Bench", "choose", "play_out"]
