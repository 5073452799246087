"""Loading positions in rule tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bellona import Game, Match
from bellona.match import Seed


def loaded(game: Game, doc: Mapping[str, Any], seed: int | str | None, **more: Any) -> Match:
    """A match whose choices roll by a seed; undictated dice of the loading itself are the same for every seed."""
    match = game.load(doc, **more)
    match.seed = Seed(seed)
    return match
