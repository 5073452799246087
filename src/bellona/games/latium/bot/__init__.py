"""How a bot plays."""

from .choosing import MOST_CHOICES, RANDOM, choose, play_out

__all__ = ["MOST_CHOICES", "RANDOM", "choose", "play_out"]
