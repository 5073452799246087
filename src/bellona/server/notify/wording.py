"""Notices in the language of their recipients."""

from __future__ import annotations

from typing import Any

from sqlalchemy import RowMapping

from bellona.gamekit.catalog import Text
from bellona.registry import rules_of

from ..config import Config
from ..lobby.own_scenarios import title_at
from ..words import WORDS
from .deliveries import Notice

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000


def notice_of(config: Config, table: RowMapping, seat: str, deadline: int | None, language: str, at: int) -> Notice:
    """The notice about a table, with its deadline."""
    words, title = rules_of(table["game"]).words, title_at(table)
    args: dict[str, Any] = {
        "scenario": (WORDS if table["own_head"] else words).say(title.name, title.args, language),
        "seat": words.say(f"side-{seat}", {}, language),
    }
    if deadline is not None:
        args["left"] = time_left(deadline - at)
    return Notice(
        table_id=table["id"],
        game=table["game"],
        scenario=table["scenario"],
        seat=seat,
        deadline=deadline,
        title=WORDS.say("notice-title", args, language),
        text=WORDS.say("notice-text" if deadline is None else "notice-text-clock", args, language),
        url=f"{config.base_url}/t/{table['id']}",
        language=language,
    )


def time_left(span: int) -> Text:
    """A remaining time, in a suitable unit, rounded down."""
    if span >= 2 * DAY:
        return Text("span-days", n=span // DAY)
    if span >= 2 * HOUR:
        return Text("span-hours", n=span // HOUR)
    return Text("span-minutes", n=max(0, span // MINUTE))


def told_by_mail(notice: Notice, stop: str) -> str:
    """The text of a mail."""
    return f"{notice.text}\n\n{notice.url}\n\n-- \n{WORDS.say('mail-stop', {'link': stop}, notice.language)}\n"
