"""Persons, guests or with an account, and their names."""

from __future__ import annotations

import re
import secrets
import unicodedata
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, RowMapping, insert

from ..errors import ApiError
from ..storage.database import now
from ..storage.schema import users
from ..words import WORDS

NAME_LENGTH = 40
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_MARKS = {"Mn", "Me"}
_MARKS_IN_A_ROW = 2
_LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,39}")
_EMAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")


@dataclass(frozen=True)
class User:
    """A person, guest or with an account."""

    id: str
    name: str
    guest: bool
    login: str | None
    email: str | None
    language: str

    def wire(self) -> dict[str, Any]:
        """The data for the person's own browser."""
        return asdict(self)


def user_of(row: RowMapping) -> User:
    """The person of a row of `users`."""
    return User(row["id"], row["name"], row["login"] is None, row["login"], row["email"], row["language"])


def new_guest(connection: Connection, name: str | None, language: str) -> User:
    """A guest, with a chosen name or a number."""
    chosen = (
        checked_name(name)
        if name
        else WORDS.say("guest-name", {"number": str(secrets.randbelow(9000) + 1000)}, language)
    )
    made = User(new_id(), chosen, True, None, None, language)
    connection.execute(insert(users).values(id=made.id, name=made.name, language=language, created=now()))
    return made


def new_id() -> str:
    """An identity that cannot be guessed."""
    return secrets.token_urlsafe(9)


def checked_name(text: str) -> str:
    """A name that can be shown to others: visible, on one line, and not deceptive."""
    name = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    kinds = [unicodedata.category(sign) for sign in name]
    if not 1 <= len(name) <= NAME_LENGTH or _INVISIBLE & set(kinds) or not any(kind[0] in "LNPS" for kind in kinds):
        raise ApiError(422, "bad-name")
    if kinds[0] in _MARKS or _longest_run(kinds) > _MARKS_IN_A_ROW:
        raise ApiError(422, "bad-name")
    return name


def _longest_run(kinds: list[str]) -> int:
    """The most combining marks on one letter."""
    longest = running = 0
    for kind in kinds:
        running = running + 1 if kind in _MARKS else 0
        longest = max(longest, running)
    return longest


def checked_login(text: str) -> str:
    """A login as it is stored; capital letters do not matter."""
    login = text.strip().lower()
    if not _LOGIN.fullmatch(login):
        raise ApiError(422, "bad-login")
    return login


def checked_email(text: str | None) -> str | None:
    """An address that mail can be sent to, or none."""
    if not text:
        return None
    if not _EMAIL.fullmatch(text) or len(text) > 200:
        raise ApiError(422, "bad-email")
    return text
