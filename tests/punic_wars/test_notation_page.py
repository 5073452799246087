"""The page on the notation names every field that is written and read, every answer, and no other field."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bellona.games.punic_wars.document.codec import TOP
from bellona.games.punic_wars.document.differences import FIELDS, TAG
from bellona.games.punic_wars.position.records import Ask

from .wars import dump, started

PAGE = (Path(__file__).parents[2] / "docs/punic_wars/notation.md").read_text("utf-8")
POSITIONS = PAGE[PAGE.index("## Positions") :]
WORDS = set(re.findall(r"`([a-z_]+)`", POSITIONS))


def inner_fields(spec: Any) -> Iterator[str]:
    """The names of the fields of records inside a field."""
    if isinstance(spec, Mapping):
        yield from spec
    elif isinstance(spec, tuple):
        yield from inner_fields(spec[1])


def named_in_table(heading: str) -> set[str]:
    """The fields in the first column of a table."""
    table = POSITIONS[POSITIONS.index(heading) :].split("\n\n")[0]
    return {name for row in table.splitlines()[2:] for name in re.findall(r"`([a-z_]+)`", row.split("|")[1])}


def test_every_field_of_a_position_is_named() -> None:
    assert set(TOP) <= WORDS | {"game", "scenario"}
    assert {"game", "scenario"} <= set(re.findall(r'"([a-z_]+)":', POSITIONS))


def test_every_field_of_now_is_in_its_table_and_nothing_else() -> None:
    assert named_in_table("| field of `now`") == {*FIELDS, "tags"}


@pytest.mark.parametrize("spec", [*FIELDS.values(), TAG])
def test_every_field_of_an_inner_record_is_named(spec: Any) -> None:
    assert set(inner_fields(spec)) <= WORDS


def test_every_derived_field_is_named() -> None:
    assert set(dump(started("first_war"))["derived"]) <= WORDS


def test_every_question_is_in_the_table_of_actions() -> None:
    actions = PAGE[PAGE.index("## Actions") : PAGE.index("## Dice")]
    assert {ask.name.lower() for ask in Ask if ask} <= set(re.findall(r"`([a-z]+)`", actions))
