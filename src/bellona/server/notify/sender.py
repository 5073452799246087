"""The thread that sends notices."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING

import httpx
from sqlalchemy import RowMapping, select
from sqlalchemy.exc import SQLAlchemyError

from ..storage.database import now
from ..storage.outage import in_brief, outage_of
from ..storage.schema import tables, users
from . import outbox, subscriptions
from .deliveries import Failed, Gone, Notice
from .hooks import send_hook
from .mail import send_mail
from .pages import stop_headers, stop_link
from .push import send_push
from .targets import NotAllowed
from .turns import waited_for
from .wording import notice_of, told_by_mail

if TYPE_CHECKING:
    from ..state import Server

PAUSE_SECONDS = 5.0
ROUND = 100
PRUNE_EVERY = 3_600_000
_log = logging.getLogger("bellona.notify")


class Sender:
    """Sends due notices, in its own thread."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="notices", daemon=True)
        self._pruned = 0

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> None:
        """Stop after the current notice."""
        self._ending.set()
        self._thread.join(timeout=15)

    def _run(self) -> None:
        while not self._ending.wait(PAUSE_SECONDS):
            try:
                self._round(now())
            except SQLAlchemyError as error:
                outage_of(self._server.database).noted(f"notices wait ({in_brief(error)})")

    def _round(self, at: int) -> None:
        deliver_due(self._server, at, self._ending)
        if at - self._pruned > PRUNE_EVERY:
            self._pruned = at
            with self._server.database.begin() as connection:
                outbox.prune(connection, at, self._server.config.notify_tries)


def start(server: Server) -> Sender | None:
    """Start sending, if any channel is configured."""
    if not subscriptions.kinds(server.config):
        return None
    sender = Sender(server)
    sender.start()
    return sender


def deliver_due(server: Server, at: int, ending: threading.Event | None = None) -> int:
    """Send what is due at a time; returns how many notices were processed."""
    for count in range(ROUND):
        row = None if ending and ending.is_set() else outbox.claim(server.database, at, server.config.notify_tries)
        if row is None:
            return count
        _settle(server, row, at)
    return ROUND


def _settle(server: Server, row: RowMapping, at: int) -> None:
    """Try to deliver one notice and store the result."""
    with server.database.begin() as connection:
        player = waited_for(connection, row["table_id"], row["payload"]["seat"])
        subscription = subscriptions.find(connection, row["subscription_id"])
        if subscription is None or player != subscription["user_id"]:
            outbox.drop(connection, row)
            return
        table = connection.execute(select(tables).where(tables.c.id == row["table_id"])).mappings().one()
        language = connection.execute(select(users.c.language).where(users.c.id == player)).scalar_one()
    told = row["payload"]
    notice = notice_of(server.config, table, told["seat"], told.get("deadline"), language, at)
    reason = _deliver(server, subscription, notice)
    with server.database.begin() as connection:
        if reason is None:
            outbox.sent(connection, row, at)
        elif isinstance(reason, Gone):
            _log.info("a %s subscription has ended: %s", subscription["kind"], reason)
            subscriptions.end(connection, subscription["id"])
        else:
            _log.info("a notice by %s did not arrive at try %d: %s", subscription["kind"], row["tries"], reason)
            outbox.failed(connection, row, str(reason), at)


def _deliver(server: Server, subscription: RowMapping, notice: Notice) -> Exception | None:
    """Send a notice through its subscription; None if it arrived, else the reason, whatever it was."""
    config, target = server.config, subscription["target"]
    try:
        if subscription["kind"] == "mail":
            stop = stop_link(server, subscription["id"])
            text = told_by_mail(notice, stop)
            send_mail(config, target["address"], notice.title, text, stop_headers(stop))
        elif subscription["kind"] == "push":
            send_push(config, server.secrets, target, notice)
        else:
            send_hook(config, target, notice)
    except (Failed, Gone, NotAllowed) as error:
        return error
    except (httpx.HTTPError, OSError, TimeoutError) as error:
        return Failed(f"{type(error).__name__}: {error}")
    except Exception as error:
        _log.exception("a notice could not be made ready")
        return Failed(type(error).__name__)
    return None
