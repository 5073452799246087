"""How a bot plays."""

from .choosing import choose, rank

__all__ = ["choose", "rank"]
