"""Reading a position document: every error is reported with its place, in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import numpy as np

from .values import BadPosition, NotUnderstood

T = TypeVar("T")
MOST_DIGITS = 9
MOST_BITS = 128
DEEPEST = 16


def refuse_monsters(doc: Any) -> None:
    """Complain about a document that is nested too deeply, or has a number that is too large."""
    level = [doc]
    for _ in range(DEEPEST):
        inner: list[Any] = []
        for found in level:
            if isinstance(found, (dict, list)):
                inner.extend(found.values() if isinstance(found, dict) else found)
            elif isinstance(found, int) and found.bit_length() > MOST_BITS:
                raise BadPosition("a position has no number with so many digits")
        if not inner:
            return
        level = inner
    raise BadPosition("a position is not nested so deeply")


def only(doc: Mapping[str, Any], known: Sequence[str]) -> None:
    """Complain about a field that no position has."""
    for key in doc:
        if key not in known:
            raise BadPosition(f"{key}: a position has no such field; it may have {', '.join(known)}")


def table_in(doc: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """The object in a field, empty if the field is missing."""
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


def whole_number(text: str) -> int | None:
    """The number of a text in plain digits, not too many; else None."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def put_numbers(place: str, told: Any, record: Any, name: str) -> None:
    """Put an integer into a field, or a list of them into an array; ranges are checked later."""
    kind = record.dtype[name]
    record[name] = _numbers(place, told, kind.shape, int(np.iinfo(kind.base).max))


def _numbers(place: str, told: Any, shape: tuple[int, ...], most: int) -> Any:
    if not shape:
        if not isinstance(told, int) or isinstance(told, bool) or not -most <= told <= most:
            raise BadPosition(f"{place}: a number from -{most} to {most} is expected here, not {told!r}")
        return told
    if not isinstance(told, list) or len(told) != shape[0]:
        raise BadPosition(f"{place}: a list of {shape[0]} is expected here, not {told!r}")
    return [_numbers(f"{place}[{number}]", one, shape[1:], most) for number, one in enumerate(told)]


def one_of(place: str, word: Any, words: Sequence[str]) -> int:
    """The number of a word among those allowed here."""
    if word not in words:
        raise BadPosition(f"{place}: {' or '.join(words)} is expected here, not {word!r}")
    return words.index(word)


def understood(place: str, read: Callable[[str], T], text: Any) -> T:
    """Read a name inside a document; errors are reported with their place."""
    try:
        return read(text)
    except (NotUnderstood, TypeError, AttributeError) as error:
        raise BadPosition(f"{place}: {error}") from None
