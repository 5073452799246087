"""Reading a position document: what is not as it should be is reported with its place, in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from .values import BadPosition, NotUnderstood

T = TypeVar("T")


def only(doc: Mapping[str, Any], known: Sequence[str]) -> None:
    """Complain about a field that no position has."""
    for key in doc:
        if key not in known:
            raise BadPosition(f"{key}: a position has no such field; it may have {', '.join(known)}")


def table_in(doc: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """The object in a field, empty if the field is not there."""
    found = doc.get(name, {})
    if not isinstance(found, Mapping):
        raise BadPosition(f"{name}: an object is expected here, not {found!r}")
    return found


def number_in(doc: Mapping[str, Any], name: str, low: int, high: int, default: int) -> int:
    """The number in a field."""
    found = doc.get(name, default)
    if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
        raise BadPosition(f"{name}: a number from {low} to {high} is expected here, not {found!r}")
    return found


def one_of(place: str, word: Any, words: Sequence[str]) -> int:
    """The number of a word among those that may stand here."""
    if word not in words:
        raise BadPosition(f"{place}: {' or '.join(words)} is expected here, not {word!r}")
    return words.index(word)


def understood(place: str, read: Callable[[str], T], text: Any) -> T:
    """Read a name inside a document; what is not understood is reported with its place."""
    try:
        return read(text)
    except (NotUnderstood, TypeError, AttributeError) as error:
        raise BadPosition(f"{place}: {error}") from None
