"""Answers to questions about a position, and the constant data of a match. Games add fields for their boards."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Struct, UnsetType

from ..typed import Message, called

FormPart = Annotated[dict[str, Any], called("FormPart")]
"""An `Argument` or a `Branch`."""
Chance = tuple[int, int]
"""A fraction: numerator and denominator."""


class Refusal(Struct, forbid_unknown_fields=True):
    """Why something is not allowed: the rule, a sentence, and the places."""

    rule: str
    message: Message
    at: list[str]


class Button(Struct, forbid_unknown_fields=True):
    """A choice that does not name a place on the map."""

    action: str
    label: Message
    key: str
    rolls: bool
    reveals: bool
    enabled: bool
    refusal: Refusal | None


class Modifier(Struct, forbid_unknown_fields=True):
    """A modifier for or against a side."""

    label: Message
    value: int
    rule: str


class Outcome(Struct, forbid_unknown_fields=True):
    """A possible result of a die."""

    label: Message
    chance: Chance
    effects: dict[str, int]


class AnswerFirst(Struct, forbid_unknown_fields=True):
    """What a player may still answer before the dice, and the chances that follow; none if nobody rolls."""

    label: Message
    rule: str
    chances: dict[str, Chance]


class Odds(Struct, forbid_unknown_fields=True):
    """The exact odds of an action, if nobody answers otherwise."""

    action: str
    modifiers: dict[str, list[Modifier]]
    totals: dict[str, int]
    outcomes: list[Outcome]
    chances: dict[str, Chance]
    answers: list[AnswerFirst]


class Way(Struct):
    """A path over the map: its cost, and its orders."""

    cost: int
    orders: list[str]


class Goal(Way):
    """The path to a hex and, if pieces have a facing, the path to each facing there."""

    facings: dict[str, Way] | UnsetType = UNSET


class Act(Struct):
    """Something that a piece can do."""

    action: str
    verb: str
    target: str | None
    odds: Odds | None


class Inspect(Struct):
    """Everything about a piece or a place."""

    piece: str
    acts: list[Act]
    buttons: list[Button]
    tell: list[Message]
    hex: str | UnsetType | None = UNSET
    moves: dict[str, Goal] | UnsetType = UNSET
    figures: dict[str, Any] | UnsetType | None = UNSET


class Reason(Struct, forbid_unknown_fields=True):
    """The refusal of an action; null if it is allowed."""

    action: str | None
    refusal: Refusal | None


class Path(Struct, forbid_unknown_fields=True):
    """A path over a table without hexes: its end for each moving element, and the contacts."""

    action: str
    ghosts: dict[str, tuple[float, float, float]]
    spent: float
    contacts: list[tuple[str, str, str]]
    label: Message | UnsetType = UNSET


class AskedPath(Path, kw_only=True):
    """A requested path, its maximum length, and its refusal."""

    limit: float
    refusal: Refusal | None
    place: tuple[float, float] | None
    other: str | None


class Plan(Struct, forbid_unknown_fields=True):
    """A requested path, the nearest allowed one, and the paths it could snap to."""

    asked: AskedPath
    legal: Path | None
    snaps: list[Path]
    contacts: list[tuple[str, str, str]]


class Suggestion(Struct, forbid_unknown_fields=True):
    """A choice that can be played as it is: the expected result, the odds of its roll, its plan, and reasons."""

    action: str
    label: Message
    value: float
    error: float
    chance: float | None
    doing: str
    why: list[Message]
    line: list[str]


class Hint(Struct, forbid_unknown_fields=True):
    """The best few choices, the best first; `thinking` if they were tried out, not only ranked."""

    plans: list[Suggestion]
    thinking: bool
    trials: int


class Answer(Struct, forbid_unknown_fields=True, kw_only=True):
    """The answer to a question; one field is present, by the kind of the question."""

    inspect: Inspect | UnsetType = UNSET
    odds: Odds | UnsetType | None = UNSET
    why: list[Reason] | UnsetType = UNSET
    plan: Plan | UnsetType = UNSET
    hint: Hint | UnsetType = UNSET
    overlays: dict[str, Any] | UnsetType = UNSET


FieldType = Literal["i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8"]


class Field(Struct, forbid_unknown_fields=True):
    """A field of a record: the place of its bytes and their type."""

    name: str
    offset: int
    type: FieldType | Schema
    shape: list[int] | None


class Schema(Struct, forbid_unknown_fields=True):
    """The layout of a record."""

    size: int
    fields: list[Field]


class Hex(Struct):
    """A hex: the centre of its drawing, and its neighbours by direction."""

    x: float
    y: float
    near: dict[str, str]


class Piece(Struct):
    """A piece, and its index in the record."""

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
    """Parts that depend on the word of an earlier part."""

    by: int
    forms: dict[str, list[Argument]]


class VerbForm(Struct, forbid_unknown_fields=True):
    """How the actions of a verb are written, its keys, the questions that it answers, and its menu group."""

    key: str
    keys: dict[str, str]
    form: list[FormPart]
    slots: list[str]
    anywhere: bool
    asks: list[str]
    group: str
    free: bool


class LuckRule(Struct, forbid_unknown_fields=True):
    """A die in an event: its owner is in the event's `piece` or `side`, or is always `seat`."""

    die: str
    good: Literal["low", "high"]
    piece: str | UnsetType = UNSET
    side: str | UnsetType = UNSET
    seat: str | UnsetType = UNSET


class Size(Struct, forbid_unknown_fields=True):
    """The size of the drawn map."""

    width: float
    height: float


class Person(Struct):
    """The man whom a piece stands for."""

    portrait: str
    """His face in the drawings of the game, as `art-face-PORTRAIT`."""
    label: Message
    historical: bool
    """Whether his name is from history and not from the rulebook."""


class Board(Struct):
    """The data that stays the same during a match."""

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
    formal: list[str]
    """Questions that are asked whether or not there is a choice."""
    decided: list[str]
    """Questions that a newcomer cannot judge, and may leave to a good opponent."""
    reconstructed: Message | None
    secret: list[str] | UnsetType = UNSET
    people: dict[str, Person] | UnsetType = UNSET
    """By piece."""
    plans: bool | UnsetType = UNSET
