"""Web push: encrypted for one browser, signed with the server's own key."""

from __future__ import annotations

import json
import time
from email.utils import parseaddr
from typing import Any
from urllib.parse import urlsplit

from ..config import Config
from ..secrets import Secrets
from .deliveries import Gone, Notice, accept
from .mail import sender_of
from .targets import post

KEEP_SECONDS = 24 * 3600
VALID_SECONDS = 12 * 3600


def send_push(config: Config, secrets: Secrets, target: dict[str, Any], notice: Notice) -> None:
    """Send a notice to the push service of a browser."""
    told = {"title": notice.title, "body": notice.text, "url": notice.url, "tag": notice.table_id}
    headers = {
        **_identity(config, secrets, target["endpoint"]),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEEP_SECONDS),
        "Urgency": "normal",
        "Topic": notice.table_id,
    }
    accept(post(target["endpoint"], encrypted(target, json.dumps(told)), headers, config.hooks_private))


def encrypted(target: dict[str, Any], text: str) -> bytes:
    """A text that only the subscribed browser can read."""
    from pywebpush import WebPusher, WebPushException  # type: ignore[import-untyped]

    try:
        body: bytes = WebPusher(target).encode(text.encode(), content_encoding="aes128gcm")["body"]
    except (WebPushException, ValueError, TypeError, LookupError) as error:
        raise Gone(f"the keys of the subscription cannot be used: {error}") from None
    return body


def _identity(config: Config, secrets: Secrets, endpoint: str) -> dict[str, str]:
    """The sender's identity, proved to the push service."""
    from py_vapid import Vapid02

    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "sub": contact_of(config),
        "exp": int(time.time()) + VALID_SECONDS,
    }
    found: dict[str, str] = Vapid02.from_string(secrets.vapid_private).sign(claims)
    return found


def contact_of(config: Config) -> str:
    """The contact of this server for push services: a mail address or a page, as a URL."""
    contact = config.push_contact or sender_of(config)
    return contact if contact.startswith(("mailto:", "https://")) else f"mailto:{parseaddr(contact)[1]}"
