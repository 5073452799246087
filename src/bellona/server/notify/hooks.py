"""Web hooks: a JSON document, signed so that its receiver knows who sent it."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

from ..config import Config
from ..storage.database import now
from .deliveries import Notice, accept
from .targets import post


def send_hook(config: Config, target: dict[str, Any], notice: Notice) -> None:
    """Post a notice to a player's program."""
    body = json.dumps(
        {
            "event": "your-turn",
            "table": notice.table_id,
            "game": notice.game,
            "scenario": notice.scenario,
            "seat": notice.seat,
            "deadline": notice.deadline,
            "title": notice.title,
            "text": notice.text,
            "url": notice.url,
        }
    ).encode()
    accept(post(target["url"], body, signed_headers(target["secret"], body, now()), config.hooks_private))


def signed_headers(secret: str, body: bytes, at: int) -> dict[str, str]:
    """The time and a signature over the time and the body."""
    signature = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return {
        "Content-Type": "application/json",
        "User-Agent": "Bellona",
        "X-Bellona-Timestamp": str(at),
        "X-Bellona-Signature": f"sha256={signature}",
    }
