"""Assumptions of the connections about Uvicorn beyond its public interface."""

from __future__ import annotations

import inspect

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Protocol


def test_uvicorn_is_built_as_the_lines_expect() -> None:
    source = inspect.getsource(Protocol)
    attributes = (
        "scope",
        "close_sent",
        "curr_msg_data_type",
        "frames",
        "transport",
        "queue",
        "conn",
        "loop",
        "close_timer",
    )
    methods = ("run_asgi", "send_receive_event_to_app")
    missing = [name for name in attributes if f"self.{name}" not in source]
    missing += [name for name in methods if not callable(getattr(Protocol, name, None))]
    assert not missing, f"Uvicorn {uvicorn.__version__} has changed: its WebSocket protocol has no {', '.join(missing)}"
