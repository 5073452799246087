"""How a bot plays a battle."""

from .bench import GREEDY, RANDOM, Bench
from .choosing import choose, play_out

__all__ = ["GREEDY", "RANDOM", "Bench", "choose", "play_out"]
