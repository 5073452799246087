"""Wars with values of ours: an end with which both sides win about as often, or tables as calibrated."""

from __future__ import annotations

from bellona.gamekit.catalog import Text
from bellona.gamekit.data_files import Table
from bellona.gamekit.variants import VariantOptions


def say_limit(title: Text, changes: Table) -> Text:
    """A war with its last turn, if that is ours."""
    return Text("option-limit", scenario=title, turns=changes["turn_limit"]) if "turn_limit" in changes else title


VARIANTS = VariantOptions(__package__, say_limit)
options, is_composed, title = VARIANTS.options, VARIANTS.is_composed, VARIANTS.title
