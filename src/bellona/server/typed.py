"""Parts of messages that are described elsewhere: a schema refers to them by the names of their types."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

TYPE_NAME = "x-type"


def called(name: str) -> Meta:
    """Names the browser's type of an object."""
    return Meta(extra_json_schema={TYPE_NAME: name})


Message = Annotated[dict[str, Any], called("Message")]
"""A Fluent message: its name under `$`, and its arguments."""
