"""Battles with values of ours: rout levels with which both sides win about as often, or values as calibrated."""

from __future__ import annotations

from bellona.gamekit.catalog import Text
from bellona.gamekit.data_files import Table
from bellona.gamekit.variants import VariantOptions

from .values import SIDES


def say_changes(title: Text, changes: Table) -> Text:
    """A battle with its rout levels or its command points, if they are ours."""
    if "rout_level" in changes:
        return Text("option-levels", scenario=title, **changes["rout_level"])
    points = {side: changes[side]["leader"]["points"] for side in SIDES if side in changes}
    return Text("option-command", scenario=title, **points) if points else title


VARIANTS = VariantOptions(__package__, say_changes)
options, is_composed, title = VARIANTS.options, VARIANTS.is_composed, VARIANTS.title
