"""A real HTTP server for a test, and the requests it receives."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Receiver:
    """The requests that an HTTP server has received."""

    def __init__(self) -> None:
        self.posts: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 204
        self.location = ""
        self.before: Callable[[], object] = lambda: None


@contextmanager
def receiving() -> Iterator[tuple[str, Receiver]]:
    """The URL of a real HTTP server, and the requests it receives."""
    found = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            found.before()
            body = self.rfile.read(int(self.headers["Content-Length"]))
            found.posts.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(found.status)
            if found.location:
                self.send_header("Location", found.location)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", found
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
