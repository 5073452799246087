"""How a bot plays."""

from .choosing import MOST_CHOICES, choose, play_out
from .wanting import GREEDY, RANDOM

__all__ = ["GREEDY", "MOST_CHOICES", "RANDOM", "choose", "play_out"]
