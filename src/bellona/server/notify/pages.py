"""The links in mails: a page with one button, so that a program that only follows links changes nothing."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Literal

from ..errors import ApiError
from ..words import WORDS

if TYPE_CHECKING:
    from ..state import Server

Purpose = Literal["confirm", "stop"]


def confirm_link(server: Server, subscription_id: str) -> str:
    """The link that confirms a mail address."""
    return _link(server, "confirm", subscription_id)


def stop_link(server: Server, subscription_id: str) -> str:
    """The link to unsubscribe."""
    return _link(server, "stop", subscription_id)


def stop_headers(link: str) -> dict[str, str]:
    """The headers that let mail programs offer an unsubscribe button."""
    return {"List-Unsubscribe": f"<{link}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}


def _link(server: Server, purpose: Purpose, subscription_id: str) -> str:
    signature = server.secrets.sign(f"mail-{purpose}", subscription_id)
    return f"{server.config.base_url}/api/mail/{purpose}/{subscription_id}.{signature}"


def subscription_of(server: Server, purpose: Purpose, signed: str) -> str:
    """The subscription of a link, if this server made the link."""
    subscription_id, _, signature = signed.partition(".")
    if not server.secrets.is_signed(f"mail-{purpose}", subscription_id, signature):
        raise ApiError(403, "bad-link")
    return subscription_id


def button_page(purpose: Purpose, language: str) -> str:
    """A page with a question."""
    button = escape(WORDS.say(f"mail-{purpose}-button", {}, language))
    return _page(language, WORDS.say(f"mail-{purpose}-question", {}, language), f"<button>{button}</button>")


def done_page(purpose: Purpose, language: str) -> str:
    """A page with the result."""
    return _page(language, WORDS.say(f"mail-{purpose}-done", {}, language), "")


def _page(language: str, sentence: str, button: str) -> str:
    form = f'<form method="post">{button}</form>' if button else ""
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Bellona</title>'
        '<body style="font:1.1rem/1.5 system-ui;max-width:36rem;margin:15vh auto;padding:0 1rem">'
        f"<h1>Bellona</h1><p>{escape(sentence)}</p>{form}</body></html>"
    )
