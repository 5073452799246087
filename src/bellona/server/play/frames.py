"""What the server says at a table. The browser's types are made from this, and tests hold every message to it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Struct, UnsetType

from ..typed import Message, called
from .answers import Answer, Button, Refusal

Table = Annotated[dict[str, Any], called("TableView")]
Chat = Annotated[dict[str, Any], called("ChatLine")]
Result = Annotated[dict[str, Any], called("Result")]
Clock = Annotated[dict[str, Any], called("Clock")]


class You(Struct, forbid_unknown_fields=True):
    """Whoever looks."""

    id: str
    name: str
    guest: bool


class Event(Struct, forbid_unknown_fields=True):
    """Something that happened, and the rule behind it."""

    kind: str
    message: Message
    rule: str


class Patch(Struct, forbid_unknown_fields=True):
    """The bytes of a position that have changed: where, and what is there now."""

    at: list[int]
    to: list[int]


class Step(Struct, forbid_unknown_fields=True):
    """A step as a view may know it; `position` comes with it where the view has changed."""

    n: int
    kind: Literal["play", "undo", "resign", "timeout"]
    seat: str
    by: Literal["player", "bot", "stand-in", "clock"]
    action: str
    rolls: list[int]
    events: list[Event]
    at: int
    patch: Patch
    position: str | UnsetType = UNSET


class Start(Struct, forbid_unknown_fields=True):
    """The position after step `n` as base64, and what was told before the first step."""

    n: int
    position: str
    opening: list[Event] | UnsetType = UNSET


class Prompt(Struct, forbid_unknown_fields=True):
    """What is asked of whom."""

    message: Message
    seat: str | None
    ask: str
    phase: str
    turn: int
    rule: str
    waiting: list[str]


class Undoing(Struct, forbid_unknown_fields=True):
    """Whether the last step can be taken back, and if not, why."""

    can: bool
    why: Message | None


class Now(Struct, forbid_unknown_fields=True):
    """The present, and what a viewer can do about it."""

    version: int
    prompt: Prompt
    choices: list[str]
    buttons: list[Button]
    undo: Undoing
    clock: Clock | None
    result: Result | None
    waiting: Literal["bot"] | None
    answered: list[str]


class Said(Struct, tag_field="t", forbid_unknown_fields=True):
    """Every message has a kind `t`."""


class Hello(Said, tag="hello", kw_only=True, rename={"view": "as"}):
    """All that a view sees of a table; `start` is null where it goes on from a version already known.

    With `more` the steps follow in messages of their own, the last of which brings the present.
    """

    you: You | None
    view: str
    table: Table
    start: Start | None
    commitment: str
    steps: list[Step]
    now: Now | None
    chat: list[Chat]
    seen: int
    more: Literal[True] | UnsetType = UNSET


class More(Said, tag="more", kw_only=True):
    """Steps of a long greeting."""

    steps: list[Step]
    now: Now | UnsetType = UNSET


class Steps(Said, tag="steps"):
    """What has just happened."""

    steps: list[Step]
    now: Now


class State(Said, tag="state"):
    """The present, whatever was known before."""

    start: Start
    steps: list[Step]
    now: Now


class TableChanged(Said, tag="table"):
    """Who sits and looks on, and how it stands with the match."""

    table: Table


class ChatSaid(Said, tag="chat"):
    """A line of chat."""

    chat: Chat


class Pong(Said, tag="pong"):
    """Still here."""


class Done(Said, tag="done"):
    """What was asked for has been done."""

    id: int
    version: int


class Refused(Said, tag="refused", kw_only=True):
    """What was asked for has not been done, and why."""

    id: int
    error: str
    text: str | UnsetType = UNSET
    refusal: Refusal | None
    version: int | UnsetType = UNSET
    why: Message | UnsetType = UNSET
    """Why the last step cannot be taken back."""


class Answered(Answer, tag_field="t", tag="answer", kw_only=True):
    """The answer to a question."""

    id: int


class Bye(Said, tag="bye"):
    """The line is closed after this."""

    why: str
    text: str | UnsetType = UNSET


Frame = Hello | More | Steps | State | TableChanged | ChatSaid | Pong | Done | Refused | Answered | Bye
