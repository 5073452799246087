"""Passwords: argon2id, a few at a time; a check takes as long for an unknown login as for an existing one."""

from __future__ import annotations

import threading
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from ..errors import ApiError

SHORTEST, LONGEST = 8, 200
_FEWEST_DIFFERENT = 4
_AT_ONCE = threading.BoundedSemaphore(2)
_hasher = PasswordHasher()


def check_strength(password: str, login: str) -> None:
    """Refuse common passwords."""
    if len(set(password)) < _FEWEST_DIFFERENT or password.lower() == login:
        raise ApiError(422, "weak-password")


def hashed(password: str) -> str:
    """The stored form of a password."""
    with _AT_ONCE:
        return _hasher.hash(_clean(password))


def matches(password: str, stored: str | None) -> bool:
    """Whether the password is right; without a stored one the same work is done."""
    with _AT_ONCE:
        try:
            _hasher.verify(stored or _of_nobody(), _clean(password))
        except (Argon2Error, InvalidHashError):
            return False
    return stored is not None


@cache
def _of_nobody() -> str:
    """A password that nobody has, as slow to check as any."""
    return PasswordHasher().hash("nobody")


def is_outdated(stored: str) -> bool:
    """Whether a stored password should be hashed again."""
    return _hasher.check_needs_rehash(stored)


def _clean(password: str) -> bytes:
    return password.encode("utf-8", "replace")
