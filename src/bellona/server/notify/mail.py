"""Mail by an SMTP URL: smtp://USER:PASSWORD@HOST:PORT, encrypted by STARTTLS, or smtps://, encrypted from the start."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from ..words import Trouble
from .deliveries import Failed

if TYPE_CHECKING:
    from ..config import Config

SECONDS = 10
LOCAL = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Post:
    """The mail server."""

    host: str
    port: int
    encrypted: bool
    user: str
    password: str

    def __repr__(self) -> str:
        return f"Post({self.host}:{self.port})"


def read_smtp_url(url: str) -> Post:
    """The parts of an SMTP URL; a Trouble with one sentence if it is not valid."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Trouble("config-smtp-url") from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or port == 0 or not url.isprintable():
        raise Trouble("config-smtp-url")
    encrypted = parts.scheme == "smtps"
    usual = 465 if encrypted else 587 if parts.username else 25
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Post(parts.hostname, port or usual, encrypted, user, password)


def send_mail(config: Config, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> None:
    """Send one mail; Failed if that does not work."""
    message = EmailMessage()
    message["From"] = sender_of(config)
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender_of(config).rpartition("@")[2].rstrip(">"))
    message["Auto-Submitted"] = "auto-generated"
    for name, value in (headers or {}).items():
        message[name] = value
    message.set_content(text)
    try:
        _hand_over(read_smtp_url(config.smtp_url), message)
    except (smtplib.SMTPException, OSError) as error:
        raise Failed(f"{type(error).__name__}: {error}"[:200]) from None


def sender_of(config: Config) -> str:
    """The sender of mail."""
    return config.mail_from or f"bellona@{urlsplit(config.base_url).hostname}"


def _hand_over(post: Post, message: EmailMessage) -> None:
    """A password is never sent unencrypted, except within the machine."""
    context = ssl.create_default_context()
    if post.encrypted:
        with smtplib.SMTP_SSL(post.host, post.port, timeout=SECONDS, context=context) as smtp:
            _log_in_and_send(smtp, post, message)
        return
    with smtplib.SMTP(post.host, post.port, timeout=SECONDS) as smtp:
        smtp.ehlo()
        if smtp.has_extn("starttls"):
            smtp.starttls(context=context)
        elif post.user and post.host not in LOCAL:
            raise smtplib.SMTPNotSupportedError("the mail server offers no encryption for the password")
        _log_in_and_send(smtp, post, message)


def _log_in_and_send(smtp: smtplib.SMTP, post: Post, message: EmailMessage) -> None:
    if post.user:
        smtp.login(post.user, post.password)
    smtp.send_message(message)
