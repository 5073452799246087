"""The checks of a scenario that somebody has made: the same as those of a scenario file."""

from __future__ import annotations

import json
import re
import time
from typing import Any, NamedTuple

from bellona.gamekit.data_files import (
    LARGEST,
    OWN_FILE,
    DataError,
    Document,
    parsed,
    refuse_deep,
    refuse_faults,
    shortened,
)
from bellona.gamekit.toml_text import toml_text, unwritable
from bellona.registry import game_slugs, package_of, rules_of

from ..errors import ApiError
from .table_values import refuse_closed_values

MOST_LETTERS = 48 * 1024
"""The letters of the largest scenario that is kept, written as JSON."""
SEED = 1
"""The seed of the game that a check plays."""
MOST_SECONDS = 10
"""The seconds of the processor that this game may take; with the shipped scenarios it takes a tenth of one."""
NAME = f"scenario{OWN_FILE}"


class Verdict(NamedTuple):
    """What a check has found: who plays, or a fault with its place."""

    seats: tuple[str, ...]
    place: str = ""
    reason: str = ""

    def require(self) -> tuple[str, ...]:
        """Who plays; a fault is refused."""
        if self.reason:
            raise self.refusal()
        return self.seats

    def refusal(self) -> ApiError:
        """The fault in one sentence with its place."""
        return ApiError(422, "scenario-fault", place=self.place or "-", reason=self.reason)


def require_workshop(slug: str) -> Any:
    """The rules of a game whose scenarios can be made."""
    rules = rules_of(slug) if slug in game_slugs() else None
    if rules is None or rules.scenario_schema() is None or not rules.carries_scenarios:
        raise ApiError(404, "not-found")
    return rules


def plain_document(values: dict[str, Any], file: str = NAME) -> Document:
    """The values of a scenario as a file would hold them; DataError for what no file holds or what is too large."""
    refuse_deep(file, values)
    refuse_faults(file, unwritable(values))
    if len(json.dumps(values)) > MOST_LETTERS:
        raise DataError(file, "", "BadValue", f"it is larger than {MOST_LETTERS // 1024} KiB.")
    return Document(file, values)


def made(slug: str, values: dict[str, Any]) -> Any:
    """The scenario ready to be played; DataError with the place of the first fault."""
    return require_workshop(slug).setting(plain_document(values))


def of_anybody(slug: str, values: dict[str, Any]) -> Any:
    """A scenario that anybody has made, ready to be played."""
    rules = require_workshop(slug)
    document = plain_document(values)
    refuse_closed_values(slug, values, NAME)
    return rules.setting(document)


def fault_of(error: DataError) -> Verdict:
    """A fault as it is told."""
    return Verdict((), printable(shortened(error.place)), printable(shortened(error.sentence)))


def printable(text: str) -> str:
    """A text that may quote anything, made safe to send and show."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def examined(slug: str, values: dict[str, Any]) -> Verdict:
    """The verdict on a scenario, after a game of it between bots; in a bot's process."""
    try:
        setting = of_anybody(slug, values)
        bots = ["random"] * len(setting.playing)
        package_of(slug).bots.Runner(setting).play(bots, SEED, Stopwatch())
    except DataError as error:
        return fault_of(error)
    except RuntimeError:
        return Verdict((), reason="a game of it comes to a standstill.")
    return Verdict(tuple(setting.playing))


class Stopwatch:
    """Ends a game that takes far longer than any of a scenario that is meant to be played."""

    def begins(self, _runner: Any) -> None:
        """The time runs from here."""
        self._until = time.process_time() + MOST_SECONDS

    def chosen(self, _runner: Any, _place: int, _dice: Any) -> None:
        """Look at the clock."""
        if time.process_time() > self._until:
            raise DataError(NAME, "", "BadValue", f"a game of it takes more than {MOST_SECONDS} seconds.")


def read_file(text: str) -> dict[str, Any]:
    """The values of a scenario file."""
    if len(text) > LARGEST:
        raise ApiError(413, "too-large")
    try:
        return plain_document(parsed(NAME, text.encode("utf-8", "replace"))).data
    except DataError as error:
        raise fault_of(error).refusal() from None


def write_file(values: dict[str, Any]) -> str:
    """A scenario as the text of a file."""
    try:
        return toml_text(plain_document(values).data)
    except DataError as error:
        raise fault_of(error).refusal() from None


def file_name(title: str) -> str:
    """The name of a scenario's file, from its title."""
    return (re.sub(r"[^a-z0-9]+", "_", title.lower()).strip("_") or "scenario") + OWN_FILE
