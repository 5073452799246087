"""Refusals that no rule of a game makes: for a seat that has nothing to choose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from importlib import resources
from typing import TYPE_CHECKING, Any

from .catalog import Catalog, Text
from .values import Refusal

if TYPE_CHECKING:
    from .setting import Setting


@cache
def _words(game: Catalog) -> Catalog:
    """The messages of a game, and the program's own."""
    return Catalog(*game.folders, resources.files("bellona").joinpath("locale"))


def not_asked(setting: Setting[Any], seat: str, waiting: Sequence[str]) -> Refusal:
    """The refusal of a seat that is not among those who have to choose."""
    if not waiting:
        return Refusal("refusal-over", {"seat": Text(f"side-{seat}")}, _words(setting.words))
    args = {"seat": Text(f"side-{seat}"), "asked": _listed([Text(f"side-{other}") for other in waiting])}
    return Refusal("refusal-not-asked-now", args, _words(setting.words))


def _listed(names: Sequence[Text]) -> Text:
    """Some names as one argument of a sentence."""
    *first, last = names
    return Text("names-and", first=reduce(_beside, first), last=last) if first else last


def _beside(first: Text, last: Text) -> Text:
    return Text("names-comma", first=first, last=last)
