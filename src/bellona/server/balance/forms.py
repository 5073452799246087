"""Requests and answers about balance, as the documentation of the interface shows them."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path
from pydantic import BaseModel, Field

from ..lobby.forms import Form, GivenKey, Message, OwnChoice, Word

BalanceId = Annotated[str, Path(pattern="^[a-z0-9]{1,16}$", examples=["k3v9x2mwq7ta"])]


class Subject(Form):
    """A scenario of a game, one that somebody has made, or that of a table; and the level of the bots."""

    game: Annotated[str, Field(max_length=40)] = ""
    scenario: Annotated[str, Field(max_length=80)] = ""
    own: OwnChoice | None = None
    table: Annotated[str | None, Field(pattern="^[a-z0-9]{1,16}$")] = None
    key: GivenKey = None
    level: Word | Literal[""] = ""


class ShareView(BaseModel):
    """How many games a seat has won, or nobody, and in which interval the true share probably lies (Wilson, 95 %)."""

    seat: str | None
    label: Message | None
    games: int
    share: float
    low: float
    high: float


class BalanceView(BaseModel):
    """How far the games are, in percent, and what they say so far."""

    id: str | None
    state: Literal["off", "none", "waiting", "running", "done", "failed", "cancelled"]
    level: str
    mine: bool
    progress: int
    games: int
    turns: float | None
    shares: list[ShareView]
    report: Annotated[bool, Field(description="Whether the whole report can be opened.")]
