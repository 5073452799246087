"""How the chances of a Rex are judged: coefficients fitted from games."""

from __future__ import annotations

from collections.abc import Mapping

from bellona.gamekit.data_files import DataError, DataTable, convert, shipped_document

from ..position.vocabulary import Feature

FILE = "judgement.toml"


class Judgement(DataTable, frozen=True):
    """The contents of `judgement.toml`."""

    made: Mapping[str, str]
    """From what games, and how well it foretells others."""
    features: Mapping[str, tuple[float, float]]
    """What each feature adds at the beginning of a game, and at its end."""


def load_judgement() -> list[tuple[float, float]]:
    """The coefficients in the order of the features."""
    found = convert(shipped_document(__package__, FILE), Judgement).features
    names = [feature.name.lower() for feature in Feature]
    if set(names) != set(found):
        odd = ", ".join(sorted(set(names) ^ set(found)))
        raise DataError(FILE, "features", "UnknownKey", f"every feature has coefficients, and nothing else: {odd}.")
    return [found[name] for name in names]
