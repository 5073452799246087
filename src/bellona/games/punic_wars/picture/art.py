"""The portraits of the leaders."""

from bellona.portraits.medals import portraits


def art() -> str:
    """All portraits, for a client to draw from."""
    return portraits()
