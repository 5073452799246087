"""How a bot plays a battle."""

from .bench import Bench
from .choosing import choose, pick, rank

__all__ = ["Bench", "choose", "pick", "rank"]
