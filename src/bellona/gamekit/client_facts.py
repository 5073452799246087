"""What any table of any game shows: facts that are no rules, buttons, and what stays the same during a match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Literal

import msgspec

from ..kernel.hexes import DIRECTIONS
from ..kernel.record import dtype_of
from .schema import schema_of
from .values import Refusal


class Luck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A die in an event: whose it is stands in the event's `piece` or `side`, or is always `seat`."""

    die: str
    good: Literal["high", "low"]
    piece: str = ""
    side: str = ""
    seat: str = ""


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of choices, the rules behind questions, the dice in events."""

    keys: dict[str, str]
    rules: dict[str, str]
    luck: dict[str, tuple[Luck, ...]]
    twofold: tuple[str, ...] = ()
    """Verbs whose second word belongs to their label."""

    def label(self, action: str) -> dict[str, Any]:
        """What stands on the button of an action."""
        verb, *more = action.split()
        return {"$": f"verb-{verb}-{more[0]}" if verb in self.twofold and more else f"verb-{verb}"}

    def button(self, action: str, rolls: bool = False, refusal: Refusal | None = None) -> dict[str, Any]:
        """A choice as a button."""
        verb, *more = action.split()
        return {
            "action": action,
            "label": self.label(action),
            "key": self.keys.get(" ".join([verb, *more[:1]]), self.keys.get(verb, "")),
            "rolls": rolls,
            "reveals": False,
            "enabled": refusal is None,
            "refusal": refusal and tell_refusal(refusal),
        }


def load_facts(folder: Traversable) -> Facts:
    """The facts in a game's data folder."""
    return msgspec.toml.decode(folder.joinpath("table.toml").read_bytes(), type=Facts)


def tell_refusal(refusal: Refusal) -> dict[str, Any]:
    """A refusal as JSON."""
    return {"rule": refusal.rule, "message": refusal.wire, "at": list(refusal.at)}


def describe_common(
    game: str,
    scenario: str,
    seats: Iterable[str],
    position: type[Any],
    verbs: Mapping[str, tuple[Iterable[str], bool]],
    facts: Facts,
) -> dict[str, Any]:
    """What a client is told of any game; `verbs` gives the slots of each and whether it is no choice of a place."""
    return {
        "game": game,
        "scenario": scenario,
        "seats": list(seats),
        "labels": {seat: {"$": f"side-{seat}"} for seat in seats},
        "schema": schema_of(dtype_of(position)),
        "directions": list(DIRECTIONS),
        "verbs": {
            verb: {"key": facts.keys.get(verb, ""), "slots": list(slots), "anywhere": anywhere}
            for verb, (slots, anywhere) in verbs.items()
        },
        "luck": msgspec.to_builtins(facts.luck),
        "reconstructed": {"$": "legend-reconstructed"},
    }
