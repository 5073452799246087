"""What every table of every game shows: facts that are not rules, buttons, and the constant data of a match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from importlib.resources.abc import Traversable
from typing import Any, Literal

import msgspec

from ..kernel.hexes import DIRECTIONS
from ..kernel.record import dtype_of
from .notation import Notation
from .schema import schema_of
from .values import Refusal
from .verbs import VerbTable


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A die in an event: its owner is in the event's `piece` or `side`, or is always `seat`."""

    die: str
    good: Literal["high", "low"]
    piece: str = ""
    side: str = ""
    seat: str = ""


class FactsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`data/client_facts.toml`: the rules behind questions, which are formal or hard to judge, the dice in events."""

    rules: dict[str, str]
    luck: dict[str, tuple[Luck, ...]]
    formal: tuple[str, ...] = ()
    decided: tuple[str, ...] = ()


@dataclass(frozen=True)
class Facts:
    """The verbs of a game, the rules behind its questions, the dice in its events."""

    verbs: type[VerbTable]
    rules: Mapping[str, str]
    luck: Mapping[str, tuple[Luck, ...]]
    formal: tuple[str, ...] = ()
    """Questions that are asked whether or not there is a choice, so that nobody learns it."""
    decided: tuple[str, ...] = ()
    """Questions that a newcomer cannot judge: one button answers them as a good opponent would."""

    def button(self, action: str, rolls: bool = False, refusal: Refusal | None = None) -> dict[str, Any]:
        """A choice as a button."""
        word, first = [*action.split(), ""][:2]
        verb = self.verbs.called(word)
        return {
            "action": action,
            "label": {"$": verb.label_for(first) if verb else f"verb-{word}"},
            "key": verb.key_for(first) if verb else "",
            "rolls": rolls,
            "reveals": False,
            "enabled": refusal is None,
            "refusal": refusal and tell_refusal(refusal),
        }


def load_facts(folder: Traversable, verbs: type[VerbTable]) -> Facts:
    """The facts in a game's data folder."""
    told = msgspec.toml.decode(folder.joinpath("client_facts.toml").read_bytes(), type=FactsFile)
    return Facts(verbs, told.rules, told.luck, told.formal, told.decided)


def tell_refusal(refusal: Refusal) -> dict[str, Any]:
    """A refusal as JSON."""
    return {"rule": refusal.rule, "message": refusal.wire, "at": list(refusal.at)}


def portrayed(portrait: str, historical: bool = False) -> dict[str, Any]:
    """A leader as a client shows him: his portrait, who he was, whether history alone gives him his name."""
    return {"portrait": portrait, "label": {"$": f"person-{portrait}"}, "historical": historical}


def word(member: IntEnum) -> str:
    """A member of an enumeration as a client reads it."""
    return member.name.lower()


def words_of(**enums: type[IntEnum]) -> dict[str, list[str]]:
    """The members of enumerations by the names under which a client knows them."""
    return {name: [word(member) for member in kind] for name, kind in enums.items()}


def describe_common(
    game: str,
    scenario: str,
    seats: Iterable[str],
    position: type[Any],
    notation: Notation,
    facts: Facts,
) -> dict[str, Any]:
    """The data about any game that a client gets."""
    return {
        "game": game,
        "scenario": scenario,
        "seats": list(seats),
        "labels": {seat: {"$": f"side-{seat}"} for seat in seats},
        "schema": schema_of(dtype_of(position)),
        "directions": list(DIRECTIONS),
        "verbs": notation.describe_verbs(),
        "arguments": notation.describe_kinds(),
        "luck": msgspec.to_builtins(facts.luck),
        "formal": list(facts.formal),
        "decided": list(facts.decided),
        "reconstructed": {"$": "legend-reconstructed"},
    }
