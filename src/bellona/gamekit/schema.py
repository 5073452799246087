"""The layout of a record as JSON, for a client in any language that reads its bytes."""

from __future__ import annotations

from typing import Any

import numpy as np


def schema_of(dtype: np.dtype[Any]) -> dict[str, Any]:
    """Every field with its offset, its type (`i2`, or the layout of a nested record) and the shape of an array."""
    fields = []
    for name, entry in (dtype.fields or {}).items():
        kind, offset = entry[0], entry[1]
        shape = list(kind.shape) or None
        base = kind.base
        fields.append(
            {"name": name, "offset": offset, "type": schema_of(base) if base.fields else base.str[1:], "shape": shape}
        )
    return {"size": dtype.itemsize, "fields": fields}
