"""Running the server: one process or several, on a free port, until a stop signal."""

from __future__ import annotations

import errno
import logging
import os
import socket
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .config import WORKER_CONFIG, Config, of_worker, to_worker
from .operate.logs import set_up_logs
from .operate.siblings import FOLDER as SIBLINGS
from .secrets import load_secrets
from .storage.migrate import bring_up_to_date
from .words import Trouble

if TYPE_CHECKING:
    from fastapi import FastAPI

_log = logging.getLogger("bellona.server")
LARGEST_FRAME = 65_536
BACKLOG = 2048
ONLY_OWNER = 0o077
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
LOOK_EVERY, LOOK_FOR = 0.05, 60.0


def serve(config: Config, *, open_browser: bool, tell: Callable[[str], None]) -> None:
    """Serve until a signal comes; `tell` is called with the address as soon as pages are answered."""
    import uvicorn

    os.umask(ONLY_OWNER)
    set_up_logs(config)
    prepare(config)
    listening = bound(config)
    host, port = listening.getsockname()[:2]
    watcher = threading.Thread(target=announce, args=(config, host, port, open_browser, tell), daemon=True)
    watcher.start()
    _log.info("starting", extra={"port": port, "processes": config.workers})
    if config.workers == 1:
        app = worker_app_of(config)
        uvicorn.Server(uvicorn.Config(app, **settings(config))).run(sockets=[listening])
        return
    listening.close()
    os.environ[WORKER_CONFIG] = to_worker(config)
    several = {"factory": True, "workers": config.workers, "host": config.host, "port": port}
    with tempfile.TemporaryDirectory(prefix="bellona-") as folder:
        os.environ[SIBLINGS] = folder
        uvicorn.run("bellona.server.running:worker_app", **several, **settings(config))


def prepare(config: Config) -> None:
    """Create or check the secrets and the database, so that problems are reported before anything is served."""
    load_secrets(config.folder)
    bring_up_to_date(config.database_url)
    offer_scenarios(config)


def offer_scenarios(config: Config) -> None:
    """Offer what is in the operator's folder of scenarios, and nothing that was there before."""
    from .storage.database import open_database
    from .workshop.offered import take_in

    database = open_database(config.database_url, config.database_seconds)
    try:
        take_in(database, Path(config.scenarios) if config.scenarios else None, config.base_url)
    finally:
        database.dispose()


def settings(config: Config) -> dict[str, Any]:
    """The settings of uvicorn: small frames, no compression of them, and an orderly end."""
    from .operate.arriving import ArrivingProtocol
    from .play.lines import DirectProtocol

    return {
        "http": ArrivingProtocol,
        "ws": DirectProtocol,
        "ws_per_message_deflate": False,
        "ws_max_size": LARGEST_FRAME,
        "timeout_graceful_shutdown": config.shutdown_seconds,
        "forwarded_allow_ips": list(config.trusted_proxies),
        "proxy_headers": bool(config.trusted_proxies),
        "server_header": False,
        "access_log": False,
        "log_config": None,
    }


def worker_app() -> FastAPI:
    """The app of a further process, configured by the first one."""
    config = of_worker()
    set_up_logs(config)
    return worker_app_of(config)


def worker_app_of(config: Config) -> FastAPI:
    """The app of this process."""
    from .app import create_app

    return create_app(config)


def bound(config: Config) -> socket.socket:
    """A socket at the configured address, or one sentence why that is not possible."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(
            config.host or None, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        made = socket.socket(family, kind)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(BACKLOG)
    except UnicodeError as error:
        raise Trouble("address-unusable", host=config.host, port=str(config.port), reason=str(error)) from None
    except OSError as error:
        name = "port-in-use" if error.errno == errno.EADDRINUSE else "address-unusable"
        raise Trouble(name, host=config.host, port=str(config.port), reason=error.strerror or str(error)) from None
    return made


def announce(config: Config, host: str, port: int, open_browser: bool, tell: Callable[[str], None]) -> None:
    """Wait until the server answers, then report its address, and open it in the browser if requested."""
    reached = EVERYWHERE.get(host, host)
    until = time.monotonic() + LOOK_FOR
    while not answers(reached, port):
        if time.monotonic() > until:
            return
        time.sleep(LOOK_EVERY)
    local = f"http://{f'[{reached}]' if ':' in reached else 'localhost' if reached == '127.0.0.1' else reached}:{port}"
    tell(config.public_url or local)
    if open_browser:
        webbrowser.open(local)


def answers(host: str, port: int) -> bool:
    """Whether the server reports that it is running."""
    try:
        asked = HTTPConnection(host, port, timeout=LOOK_FOR)
        asked.request("GET", "/healthz")
        return asked.getresponse().status == 200
    except (OSError, HTTPException):
        return False
