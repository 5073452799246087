"""Answers to questions about a position, and what stays the same during a match. Games add what their boards need."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Struct, UnsetType

from ..typed import Message, called

FormPart = Annotated[dict[str, Any], called("FormPart")]
"""An `Argument` or a `Branch`."""
Chance = tuple[int, int]
"""A fraction: so many out of so many."""


class Refusal(Struct, forbid_unknown_fields=True):
    """Why something is not allowed, by which rule, and where."""

    rule: str
    message: Message
    at: list[str]


class Button(Struct, forbid_unknown_fields=True):
    """A choice that is not about a place on the map."""

    action: str
    label: Message
    key: str
    rolls: bool
    reveals: bool
    enabled: bool
    refusal: Refusal | None


class Modifier(Struct, forbid_unknown_fields=True):
    """What counts for or against somebody."""

    label: Message
    value: int
    rule: str


class Outcome(Struct, forbid_unknown_fields=True):
    """What may come of a die."""

    label: Message
    chance: Chance
    effects: dict[str, int]


class Odds(Struct, forbid_unknown_fields=True):
    """The exact odds of an action."""

    action: str
    modifiers: dict[str, list[Modifier]]
    totals: dict[str, int]
    outcomes: list[Outcome]
    chances: dict[str, Chance]


class Way(Struct):
    """A way over the map: what it costs, and the orders that lead along it."""

    cost: int
    orders: list[str]


class Goal(Way):
    """The way to a hex, and where pieces face somewhere the way to each facing there."""

    facings: dict[str, Way] | UnsetType = UNSET


class Act(Struct):
    """Something that a piece can do."""

    action: str
    verb: str
    target: str | None
    odds: Odds | None


class Inspect(Struct):
    """All about a piece or a place."""

    piece: str
    acts: list[Act]
    buttons: list[Button]
    tell: list[Message]
    hex: str | UnsetType | None = UNSET
    moves: dict[str, Goal] | UnsetType = UNSET
    figures: dict[str, Any] | UnsetType | None = UNSET


class Reason(Struct, forbid_unknown_fields=True):
    """What stands against an action; nothing where it is allowed."""

    action: str | None
    refusal: Refusal | None


class Path(Struct, forbid_unknown_fields=True):
    """A path over a table without hexes: where it leads each that moves, and whom they would touch where."""

    action: str
    ghosts: dict[str, tuple[float, float, float]]
    spent: float
    contacts: list[tuple[str, str, str]]
    label: Message | UnsetType = UNSET


class AskedPath(Path, kw_only=True):
    """A path that was wished for, how long it may be, and what stands against it."""

    limit: float
    refusal: Refusal | None
    place: tuple[float, float] | None
    other: str | None


class Plan(Struct, forbid_unknown_fields=True):
    """A path that was wished for, the nearest one that is allowed, and those it could snap to."""

    asked: AskedPath
    legal: Path | None
    snaps: list[Path]
    contacts: list[tuple[str, str, str]]


class Answer(Struct, forbid_unknown_fields=True, kw_only=True):
    """The answer to a question; one of them is there, by the kind of the question."""

    inspect: Inspect | UnsetType = UNSET
    odds: Odds | UnsetType | None = UNSET
    why: list[Reason] | UnsetType = UNSET
    plan: Plan | UnsetType = UNSET
    overlays: dict[str, Any] | UnsetType = UNSET


FieldType = Literal["i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8"]


class Field(Struct, forbid_unknown_fields=True):
    """A field of a record: where its bytes lie and what they are."""

    name: str
    offset: int
    type: FieldType | Schema
    shape: list[int] | None


class Schema(Struct, forbid_unknown_fields=True):
    """The layout of a record."""

    size: int
    fields: list[Field]


class Hex(Struct):
    """A hex: where its middle is drawn, and its neighbours by direction."""

    x: float
    y: float
    near: dict[str, str]


class Piece(Struct):
    """A piece, and where the record has it."""

    index: int
    id: str
    seat: str
    kind: int
    number: int
    label: Message


class Argument(Struct, forbid_unknown_fields=True):
    """A part of an action: a thing of a kind, after the word that announces it. The kind `flag` is its word alone."""

    kind: str
    name: str
    word: str
    optional: bool
    many: bool


class Branch(Struct, forbid_unknown_fields=True):
    """Parts that follow from the word of an earlier part."""

    by: int
    forms: dict[str, list[Argument]]


class VerbForm(Struct, forbid_unknown_fields=True):
    """How the actions of a verb are written, its keys, the questions that it answers, and with which it is gathered."""

    key: str
    keys: dict[str, str]
    form: list[FormPart]
    slots: list[str]
    anywhere: bool
    asks: list[str]
    group: str
    free: bool


class LuckRule(Struct, forbid_unknown_fields=True):
    """A die in an event: whose it is stands in the event's `piece` or `side`, or is always `seat`."""

    die: str
    good: Literal["low", "high"]
    piece: str | UnsetType = UNSET
    side: str | UnsetType = UNSET
    seat: str | UnsetType = UNSET


class Size(Struct, forbid_unknown_fields=True):
    """How large a map is drawn."""

    width: float
    height: float


class Board(Struct):
    """What is the same during a whole match."""

    game: str
    scenario: str
    seats: list[str]
    labels: dict[str, Message]
    leaders: dict[str, str]
    schema: Schema
    size: Size
    order: list[str]
    hexes: dict[str, Hex]
    shape: str
    directions: list[str]
    turns: int
    overlays: list[str]
    verbs: dict[str, VerbForm]
    arguments: dict[str, list[str]]
    pieces: list[Piece]
    luck: dict[str, list[LuckRule]]
    reconstructed: Message | None
    secret: list[str] | UnsetType = UNSET
    plans: bool | UnsetType = UNSET
