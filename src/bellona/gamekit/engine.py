"""The contract between the engine and the rules of a game: the same compiled functions in every game.

All of them are kernels over flat records: they allocate nothing and raise nothing, and run interpreted as well as
compiled. A seat is a number from 0; `PUBLIC` is the view of those who hold no seat. A seat's view is a position of the
same record, so that code that reads a position can also read an observed one.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from ..kernel.dice import Dice
from ..kernel.log import Log
from ..kernel.record import Array, dtype_of
from ..kernel.results import f8
from .action_codec import Codes
from .rule_codes import RuleCode
from .verbs import VerbTable

PUBLIC = -1
"""As a seat: viewers who hold none, and know only what is public."""
NAMED = ("begin", "legal", "apply", "observe", "redeal", "over", "evaluate", "note")
"""The functions that templates call."""
READER = "reader"
"""The kind of an event's number that is a seat which may read it, if others may not."""

W = TypeVar("W")
P = TypeVar("P")
C = TypeVar("C")
A = TypeVar("A")
N = TypeVar("N")
S = TypeVar("S")
World = TypeVar("World", contravariant=True)
Position = TypeVar("Position", contravariant=True)
Choices = TypeVar("Choices", contravariant=True)
Action = TypeVar("Action", contravariant=True)
Facts = TypeVar("Facts", contravariant=True)
Scratch = TypeVar("Scratch", contravariant=True)


class Begin(Protocol[World, Position]):
    """Set up a zeroed position, and advance it to the first choice."""

    def __call__(self, world: World, position: Position, dice: Dice, log: Log, /) -> None: ...


class Legal(Protocol[World, Position, Choices]):
    """Write the actions of the seat in turn into `choices`; returns their number. Free verbs are listed in part."""

    def __call__(self, world: World, position: Position, choices: Choices, /) -> int: ...


class Check(Protocol[World, Position, Action]):
    """Why the seat in turn may not choose an action: a code of the game's refusals, 0 if it may."""

    def __call__(self, world: World, position: Position, action: Action, /) -> int: ...


class Apply(Protocol[World, Position, Action]):
    """Carry out an allowed action, and advance to the next choice; events are added to the log."""

    def __call__(self, world: World, position: Position, action: Action, dice: Dice, log: Log, /) -> None: ...


class Observe(Protocol[World, Position]):
    """Hide, in place, what a seat may not know. Does nothing if nothing is hidden."""

    def __call__(self, world: World, position: Position, seat: int, /) -> None: ...


class Redeal(Protocol[World, Position]):
    """Fill in at random, in place, what an observed position hides from a seat; the result can be played on.

    The seat's view and its choices stay the same. The dice are the caller's own. Does nothing if nothing is hidden.
    """

    def __call__(self, world: World, position: Position, seat: int, dice: Dice, /) -> None: ...


class Over(Protocol[Position]):
    """Whether a game has ended."""

    def __call__(self, position: Position, /) -> bool: ...


class Outcome(Protocol[World, Position]):
    """The result of each seat in a finished game: 1 for the winner, 0 for the others.

    If nobody has won, all who play share 1. A seat that nobody plays has 0. Before the end all have 0.
    """

    def __call__(self, world: World, position: Position, results: Array[f8], /) -> None: ...


class Evaluate(Protocol[World, Position]):
    """The expected result of each seat: numbers from 0 to 1 that sum to 1, and the outcome once the game is over.

    It is a quick estimate from countable features, for a whole or an observed position.
    """

    def __call__(self, world: World, position: Position, values: Array[f8], /) -> None: ...


class Rank(Protocol[World, Position, Choices, Scratch]):
    """How promising each listed action is for the seat in turn: more is better, and 0 is hopeless.

    The best is the choice of a greedy bot, if it chooses from the list. `choices` holds the list before and after the
    call; dice and scratch are the bot's own.
    """

    def __call__(
        self, world: World, position: Position, choices: Choices, dice: Dice, scratch: Scratch, scores: Array[f8], /
    ) -> None: ...


class Choose(Protocol[World, Position, Choices, Scratch]):
    """The action of a bot that sees this position: its place in `choices`, -1 if there is nothing to choose.

    It lists the actions itself, as far as it needs the list, and may add one that is not listed. The dice are the bot's
    own, never the game's.
    """

    def __call__(
        self, world: World, position: Position, choices: Choices, level: int, dice: Dice, scratch: Scratch, /
    ) -> int: ...


class Note(Protocol[World, Position, Facts]):
    """Record what a prompt may mention: who has to choose, and about what."""

    def __call__(self, world: World, position: Position, facts: Facts, /) -> None: ...


@dataclass(frozen=True)
class Engine(Generic[W, P, C, A, N, S]):
    """The compiled part of a game: its records, the functions over them, and their codes."""

    seats: int
    """For how many seats the results and values of a position have room."""
    world: type[W]
    position: type[P]
    choices: type[C]
    action: type[A]
    prompt_facts: type[N]
    scratch: type[S]
    """The scratch space of a bot."""
    begin: Begin[W, P]
    legal: Legal[W, P, C]
    check: Check[W, P, A]
    apply: Apply[W, P, A]
    observe: Observe[W, P]
    redeal: Redeal[W, P]
    over: Over[P]
    outcome: Outcome[W, P]
    evaluate: Evaluate[W, P]
    rank: Rank[W, P, C, S]
    note: Note[W, P, N]
    event_kinds: Sequence[RuleCode]
    causes: Sequence[RuleCode]
    parts: Sequence[RuleCode]
    refusals: Sequence[RuleCode]
    verbs: type[VerbTable]

    @cached_property
    def free(self) -> frozenset[int]:
        """The verbs of actions that may be chosen without being listed; the list is then a selection."""
        return frozenset(int(verb) for verb in self.verbs if verb.row.free)

    def names(self) -> dict[str, Any]:
        """The names of a game for templates, as in `game_names.pyi`."""
        records = {"World": self.world, "Position": self.position, "Choices": self.choices, "Action": self.action}
        functions = {name: getattr(self, name) for name in NAMED}
        others = {"PromptFacts": self.prompt_facts, "Scratch": self.scratch, "SEAT_COUNT": self.seats}
        return records | functions | others

    @cached_property
    def codes(self) -> Codes:
        """How actions are turned into numbers and back."""
        return Codes(self.action)

    @cached_property
    def spans(self) -> dict[int, tuple[range, ...]]:
        """For each verb what the numbers of its actions may be."""
        return {int(verb): self.codes.spans(verb) for verb in self.verbs.declared()}

    @cached_property
    def prompt_tuple(self) -> Any:
        """The facts of a prompt as plain numbers: a named tuple of the fields of its record, in their order."""
        return namedtuple("PromptTuple", dtype_of(self.prompt_facts).names or ())

    @cached_property
    def part_place(self) -> int:
        """The number of a modifier that is its part."""
        modifier = next((kind for kind in self.event_kinds if kind.word == "modifier"), None)
        kinds = [kind for _, kind in modifier.numbers] if modifier else []
        return kinds.index("part") if "part" in kinds else 0

    @cached_property
    def readers(self) -> tuple[tuple[int, ...], ...]:
        """For each kind of event, the places of the numbers that name its only readers."""
        return tuple(
            tuple(place for place, (_, kind) in enumerate(event.numbers) if kind == READER)
            for event in self.event_kinds
        )


AnyEngine: TypeAlias = Engine[Any, Any, Any, Any, Any, Any]
