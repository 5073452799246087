"""Requests and answers of the lobby, as the documentation of the interface shows them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field, StrictInt

from ..typed import TYPE_NAME
from .opening import Terms
from .pace import check_pace
from .talk import LONGEST

TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,16}$", examples=["k3v9x2mwq7ta"])]
Key = Annotated[str | None, Query(max_length=40, description="The key of the table's invitation.")]
GivenKey = Annotated[str | None, Field(max_length=40, description="The key of the table's invitation.")]
Word = Annotated[str, Field(max_length=40, pattern="^[a-z0-9_-]+$")]
Seat = Annotated[Word, Field(examples=["rome"])]
Level = Annotated[Word, Field(examples=["greedy"])]
Seats = Annotated[
    dict[Word, Annotated[str, Field(max_length=40, pattern="^(me|open|bot:[a-z0-9_-]+)$")]],
    Field(max_length=12, description="For each seat `me`, `open` or `bot:LEVEL`."),
]
Visibility = Literal["open", "invited", "private"]
OnTimeout = Literal["stand-in", "forfeit"]
Hints = Annotated[
    Literal["bots", "all", "off"],
    Field(description="Who may ask for hints: players against bots alone, everybody, or nobody."),
]
Message = Annotated[
    dict[str, Any],
    Field(
        description="A Fluent message: its name under `$`, and its arguments.", json_schema_extra={TYPE_NAME: "Message"}
    ),
]


class Form(BaseModel):
    """A request without unknown fields."""

    model_config = ConfigDict(extra="forbid")


class Pace(Form):
    """The thinking time of each side, in seconds; passing the choice on adds the increment, up to the cap."""

    kind: Literal["none", "live", "days"] = "none"
    clock: StrictInt | None = None
    increment: StrictInt | None = None
    cap: StrictInt | None = None


class Sitting(Form):
    """The terms and players of a new match."""

    seats: Annotated[Seats, Field(examples=[{"rome": "me", "carthage": "bot:greedy"}])]
    visibility: Visibility = "private"
    pace: Pace = Pace()
    on_timeout: OnTimeout = "stand-in"
    hints: Hints = "bots"
    show_expectation: Annotated[bool, Field(description="Whether spectators see the expected result.")] = False

    def terms(self, game: str, scenario: str) -> Terms:
        """The terms of a match of a scenario."""
        pace = check_pace(self.pace.model_dump(exclude_none=True))
        return Terms(game, scenario, self.visibility, pace, self.on_timeout, self.hints, self.show_expectation)


class OwnChoice(Form):
    """A scenario that somebody has made: one's own, or another's with the key of its link."""

    id: Annotated[str, Field(pattern="^[a-z0-9]{1,16}$")]
    key: Annotated[str | None, Field(max_length=40)] = None


class NewTable(Sitting):
    """A table to be opened, with a scenario of the game or one that somebody has made."""

    game: Annotated[Word, Field(examples=["de_bello_punico"])]
    scenario: Annotated[str, Field(max_length=80, pattern="^[a-z0-9_:-]*$", examples=["zama"])] = ""
    own: OwnChoice | None = None
    visibility: Visibility = "open"


class Fork(Sitting):
    """A match that continues from a step of another."""

    n: Annotated[StrictInt, Field(ge=0, le=1_000_000, description="The number of the step after which it begins.")]


class Join(Form):
    """A seat to be taken."""

    seat: Seat
    key: GivenKey = None


class OneSeat(Form):
    """A seat to act on."""

    seat: Seat


class SeatBot(Form):
    """A bot for a seat."""

    seat: Seat
    level: Level


class StandIn(Form):
    """A bot that stands in for a seat, or null to end that."""

    seat: Seat
    level: Level | None


class Rematch(Form):
    """Another match, with the sides changed or not."""

    swap: bool = False


class Line(Form):
    """A line of chat."""

    text: Annotated[str, Field(min_length=1, max_length=4 * LONGEST)]
    to: Annotated[Seat | None, Field(description="The seat of the one player who is to read it.")] = None
    key: GivenKey = None


class Person(BaseModel):
    """A user as others see them."""

    id: str
    name: str


class SeatView(BaseModel):
    """A seat and who holds it."""

    seat: str
    label: Message
    user: Person | None
    bot: str | None
    stand_in: str | None
    online: bool
    offer: Literal["stand-in"] | None


class Result(BaseModel):
    """How a match ended."""

    winner: str | None
    reason: str
    message: Message


class Untimed(BaseModel):
    """No clock."""

    kind: Literal["none"]


class Timed(BaseModel):
    """A clock for each side, in seconds."""

    kind: Literal["live", "days"]
    clock: int
    increment: int
    cap: int


class ChangedValue(BaseModel):
    """A value of the game's tables as a scenario has it, and as the game has it."""

    path: str
    was: Any
    now: Any


class OwnHead(BaseModel):
    """The title and the author of a scenario that is none of the game's, and what it changes in the game's tables."""

    title: str
    author: str
    changes: list[ChangedValue]


class TableView(BaseModel):
    """A table as a viewer sees it."""

    id: str
    game: str
    scenario: str
    title: Message
    own: Annotated[OwnHead | None, Field(description="Whose scenario it is, if it is none of the game's.")]
    kind: Literal["match", "replay"]
    status: Literal["open", "playing", "over"]
    visibility: Visibility
    pace: Untimed | Timed
    pace_words: Message
    on_timeout: OnTimeout
    hints: Hints
    show_expectation: bool
    lesson: str | None
    seats: list[SeatView]
    owner: str | None
    mine: list[str]
    turn_seats: list[str]
    deadline: int | None
    version: int
    created: int
    result: Result | None
    rematch: str | None
    invite: str | None
    watchers: int


class ChatLine(BaseModel):
    """A line of chat for its readers; lines between two players have their own numbers."""

    n: int
    user: Person | None
    to: Person | None
    text: str
    at: int


class Proof(BaseModel):
    """The proof for the dice of a step; seed, key and verdict only when the match is over."""

    n: int
    commitment: str
    rolls: list[int]
    dictated: bool
    action: str | None
    step: int | None
    seed: str | None
    key: str | None
    verified: bool | None
    message: Message
