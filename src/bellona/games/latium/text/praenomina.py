"""The names of sons and daughters."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from .. import data
from ..position.vocabulary import PERSONS

NUMERALS = ("", " II", " III", " IV", " V", " VI")


@cache
def praenomina(word: str) -> tuple[str, ...]:
    """The names of all sons or of all daughters, by the number of their record."""
    given = tomllib.loads(files(data).joinpath("praenomina.toml").read_text(encoding="utf-8"))[word]
    return tuple(given[number % len(given)] + NUMERALS[number // len(given)] for number in range(PERSONS))
