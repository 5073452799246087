"""The server's messages at a table. The browser's types are generated from them, and tests check every message."""

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
    """The viewer."""

    id: str
    name: str
    guest: bool


class Event(Struct, forbid_unknown_fields=True):
    """An event, and its rule."""

    kind: str
    message: Message
    rule: str


class Patch(Struct, forbid_unknown_fields=True):
    """The changed bytes of a position: where, and their new values."""

    at: list[int]
    to: list[int]


class Step(Struct, forbid_unknown_fields=True):
    """A step as a view may know it; `position` is present if the view has changed."""

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
    """The position after step `n` as base64, and the events before the first step."""

    n: int
    position: str
    opening: list[Event] | UnsetType = UNSET


class Prompt(Struct, forbid_unknown_fields=True):
    """The question, and who is asked."""

    message: Message
    seat: str | None
    ask: str
    phase: str
    turn: int
    rule: str
    waiting: list[str]


class Undoing(Struct, forbid_unknown_fields=True):
    """Whether the last step can be taken back, or the reason why not."""

    can: bool
    why: Message | None


class Guiding(Struct, forbid_unknown_fields=True):
    """The number of the lesson's step that is to be done, and how many actions have been played in it."""

    step: int
    played: int


class Now(Struct, forbid_unknown_fields=True):
    """The current state, and the viewer's choices."""

    version: int
    prompt: Prompt
    choices: list[str]
    buttons: list[Button]
    undo: Undoing
    clock: Clock | None
    result: Result | None
    waiting: Literal["bot"] | None
    answered: list[str]
    guide: Guiding | None
    """Where the learner is, if the match is a lesson."""


class Said(Struct, tag_field="t", forbid_unknown_fields=True):
    """Every message has a kind `t`."""


class Hello(Said, tag="hello", kw_only=True, rename={"view": "as"}):
    """Everything a view sees of a table; `start` is null if it continues from a known version.

    With `more` the steps follow in separate messages, the last of which has the current state.
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
    """New steps."""

    steps: list[Step]
    now: Now


class State(Said, tag="state"):
    """The current state, for a client with an outdated one."""

    start: Start
    steps: list[Step]
    now: Now


class TableChanged(Said, tag="table"):
    """The players, the spectators and the status of the match."""

    table: Table


class ChatSaid(Said, tag="chat"):
    """A line of chat."""

    chat: Chat


class Pong(Said, tag="pong"):
    """The answer to a ping."""


class Done(Said, tag="done"):
    """The request has been carried out."""

    id: int
    version: int


class Refused(Said, tag="refused", kw_only=True):
    """The request has not been carried out, and why."""

    id: int
    error: str
    text: str | UnsetType = UNSET
    refusal: Refusal | None
    version: int | UnsetType = UNSET
    why: Message | UnsetType = UNSET
    """Why the last step cannot be taken back."""
    slip: int | UnsetType = UNSET
    """The number of the reply of a lesson's step to this action; -1 where it has none of its own."""


class Answered(Answer, tag_field="t", tag="answer", kw_only=True):
    """The answer to a question."""

    id: int


class Expectation(Said, tag="expectation"):
    """The expected result of each seat, as far as the public can know; for spectators."""

    version: int
    values: dict[str, float]


class Bye(Said, tag="bye"):
    """The connection is closed after this."""

    why: str
    text: str | UnsetType = UNSET


Frame = Hello | More | Steps | State | TableChanged | ChatSaid | Pong | Done | Refused | Answered | Expectation | Bye
