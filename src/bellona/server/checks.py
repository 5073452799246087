"""Checks of settings beyond their types; complaints do not repeat secrets."""

from __future__ import annotations

import os
import re
from email.utils import parseaddr
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from bellona.gamekit.values import BellonaError

from .words import Trouble

if TYPE_CHECKING:
    from .config import Config

_PUBLIC_URL = re.compile(r"https?://[^/?#\s@]+")
_ADDRESS = re.compile(r"[^\s@<>]+@[^\s@<>]+")
_HOST = re.compile(r"[^\s/?#@:\[\]]{0,253}")
HIGHEST_PORT = 65535
IPV6 = 6


def check_settings(config: Config) -> None:
    """One sentence about the first unusable setting."""
    if not is_host(config.host):
        raise Trouble("config-host")
    if config.public_url and not is_public_url(config.public_url):
        raise Trouble("config-public-url", url=config.public_url)
    if not is_database_url(config.database_url):
        raise Trouble("config-database-url")
    if config.mail_from and not is_sender(config.mail_from):
        raise Trouble("config-mail-from")
    if config.push_contact and not is_contact(config.push_contact):
        raise Trouble("config-push-contact")
    if config.scenarios and not os.path.isdir(config.scenarios):
        raise Trouble("config-scenarios", folder=config.scenarios)
    if config.smtp_url:
        from .notify.mail import read_smtp_url

        read_smtp_url(config.smtp_url)


def is_host(text: str) -> bool:
    """Whether a text is a name, an address, or empty, which means all addresses."""
    if ":" not in text:
        return text.isprintable() and bool(_HOST.fullmatch(text))
    try:
        return ip_address(text).version == IPV6
    except ValueError:
        return False


def is_public_url(url: str) -> bool:
    """Whether a browser could open this address, which has no path."""
    try:
        parts = urlsplit(url)
        return bool(url.isprintable() and _PUBLIC_URL.fullmatch(url) and parts.hostname) and parts.port != 0
    except ValueError:
        return False


def is_database_url(url: str) -> bool:
    """Whether a URL names a database: an SQLite file, or a PostgreSQL server."""
    from sqlalchemy.exc import SQLAlchemyError

    from .storage.database import is_sqlite, open_database

    try:
        engine = open_database(url)
    except ModuleNotFoundError as error:
        if error.name == "psycopg":  # the URL is valid, the extra for it is missing
            raise
        return False
    except (BellonaError, SQLAlchemyError, ImportError, ValueError, TypeError):
        return False
    engine.dispose()
    return is_file_name(engine.url.database) if is_sqlite(engine) else (engine.url.port or 0) <= HIGHEST_PORT


def is_file_name(text: str | None) -> bool:
    """Whether a text names a file; a database in memory would be lost."""
    return bool(text) and "\0" not in (text or "") and not (text or "").startswith((":memory:", "file::memory:"))


def is_sender(text: str) -> bool:
    """Whether mail can be sent from this: an address, or a name and an address."""
    return text.isprintable() and bool(_ADDRESS.fullmatch(parseaddr(text)[1]))


def is_contact(text: str) -> bool:
    """Whether a push service can write to this: an address, or a page."""
    if text.startswith("https://"):
        return is_public_url(text.split("/", 3)[0] + "//" + text.split("/", 3)[2]) and text.isprintable()
    return is_sender(text.removeprefix("mailto:"))
