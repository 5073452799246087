"""Assumptions of the connections about Uvicorn beyond its public interface."""

from __future__ import annotations

import inspect

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
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
        "handshake_initiated",
    )
    methods = ("run_asgi", "send_receive_event_to_app")
    missing = [name for name in attributes if f"self.{name}" not in source]
    missing += [name for name in methods if not callable(getattr(Protocol, name, None))]
    assert not missing, f"Uvicorn {uvicorn.__version__} has changed: its WebSocket protocol has no {', '.join(missing)}"


def test_uvicorn_is_built_as_connections_that_are_passed_on_expect() -> None:
    assert list(inspect.signature(HttpToolsProtocol.handle_websocket_upgrade).parameters) == ["self"]
    asked = inspect.getsource(HttpToolsProtocol.handle_websocket_upgrade)
    assert all(name in asked for name in ("self.scope[", "self.url", "self.transport"))
    assert list(inspect.signature(HttpToolsProtocol).parameters)[:3] == ["config", "server_state", "app_state"]
    assert "signal.signal(sig, self.handle_exit)" in inspect.getsource(uvicorn.Server.capture_signals)
    assert hasattr(uvicorn.Server(uvicorn.Config("none:none")), "server_state")
    assert "self.lifespan.state" in inspect.getsource(uvicorn.Server)
