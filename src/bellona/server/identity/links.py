"""A guest's signed login link, which names the guest and the day it expires."""

from __future__ import annotations

from ..errors import ApiError
from ..secrets import Secrets

PURPOSE = "guest-link"


def signed_link(secrets: Secrets, user_id: str, expires: int) -> str:
    """The part of the link after `/enter/`."""
    told = f"{user_id}.{expires}"
    return f"{told}.{secrets.sign(PURPOSE, told)}"


def guest_of(secrets: Secrets, signed: str, at: int) -> str:
    """The guest named by a link, if it was made here and has not expired."""
    told, _, signature = signed.rpartition(".")
    user_id, _, expires = told.rpartition(".")
    if not secrets.is_signed(PURPOSE, told, signature) or at > int(expires):
        raise ApiError(403, "bad-link")
    return user_id
